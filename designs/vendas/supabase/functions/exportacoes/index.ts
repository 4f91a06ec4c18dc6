/**
 * Relatórios em CSV: `POST exportacoes` com tipo, filtros e colunas pede um novo, e com `id` repete um que falhou ou
 * venceu.
 *
 * Responde assim que o pedido está guardado e escreve depois, aos lotes: quem pediu pode sair da página. As permissões
 * são conferidas pelo banco, com a sessão de quem pede.
 */

import { arquivosDoServico } from "../_shared/arquivos.ts";
import { answer, Recusa, readBody, rpc, text } from "../_shared/entrada.ts";
import { comSessao } from "../_shared/trabalhos.ts";

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void };

const balde = "exportacoes";

Deno.serve((request) => answer("exportacoes", request, route));

async function route(request: Request): Promise<unknown> {
  if (request.method !== "POST") {
    throw new Recusa(405, "metodo_nao_permitido", "Este endereço não aceita este método.");
  }
  const { id: anterior, tipo, filtros, colunas } = await readBody(request);
  const id =
    text(anterior) === ""
      ? await comSessao<string>(request, "rpc_exportacao_criar", {
          p_tipo: text(tipo),
          p_filtros: filtros ?? {},
          p_colunas: colunas ?? [],
        })
      : await comSessao<string>(request, "rpc_exportacao_repetir", { p_id: text(anterior) });
  EdgeRuntime.waitUntil(escrever(id));
  return { id };
}

interface Inicio {
  readonly caminho: string;
  readonly nome: string;
  readonly cabecalho: string;
}

interface Lote {
  readonly texto: string;
  readonly linhas: number;
  readonly instante: string;
  readonly ultima: string;
}

/** Escreve o arquivo inteiro, lote a lote; o que dá errado fica no próprio pedido. */
async function escrever(id: string): Promise<void> {
  try {
    const [inicio] = (await rpc<Inicio[]>("rpc_exportacao_iniciar", { p_id: id })) ?? [];
    if (inicio === undefined) {
      return;
    }
    // O Excel só lê acentos em UTF-8 quando o arquivo começa por esta marca.
    const partes = ["\ufeff", inicio.cabecalho, "\r\n"];
    let linhas = 0;
    let lugar: Readonly<Record<string, string>> = {};
    for (;;) {
      const [lote] = (await rpc<Lote[]>("rpc_exportacao_lote", { p_id: id, ...lugar })) ?? [];
      if (lote === undefined) {
        break;
      }
      partes.push(lote.texto, "\r\n");
      linhas += lote.linhas;
      lugar = { p_instante: lote.instante, p_depois: lote.ultima };
      await rpc("rpc_exportacao_avancar", { p_id: id, p_linhas: linhas });
    }
    const arquivo = new Blob(partes, { type: "text/csv" });
    // Os caminhos vêm do banco: ninguém envia a este balde, e quem pede o relatório não diz onde ele fica.
    const arquivos = arquivosDoServico(balde);
    await arquivos.guardar(inicio.caminho, arquivo);
    await rpc("rpc_exportacao_concluir", {
      p_id: id,
      p_caminho: inicio.caminho,
      p_nome: inicio.nome,
      p_bytes: arquivo.size,
      p_linhas: linhas,
    });
    const vencidas = (await rpc<{ caminho: string }[]>("rpc_exportacoes_vencidas", {})) ?? [];
    await arquivos.apagar(vencidas.map(({ caminho }) => caminho));
  } catch (error) {
    console.error("exportacoes:", error);
    await rpc("rpc_exportacao_falhar", { p_id: id, p_erro: "Não foi possível escrever o arquivo." });
  }
}
