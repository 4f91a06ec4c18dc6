/**
 * Vendas de um arquivo CSV. `POST importacoes/ler` lê os títulos de um arquivo enviado, `importacoes/analisar` confere
 * as linhas sem gravar nada, e `importacoes/executar` grava as que passaram.
 *
 * As duas últimas respondem logo e trabalham depois, aos lotes: quem pediu pode sair da página. As permissões são
 * conferidas pelo banco, com a sessão de quem pede. Se a gravação parar no meio, uma rotina do banco a continua.
 */

import { type Arquivos, arquivosDe } from "../_shared/arquivos.ts";
import { answer, Recusa, readBody, rpc, text } from "../_shared/entrada.ts";
import { resumo } from "../_shared/prova.ts";
import { comSessao, tabela } from "../_shared/trabalhos.ts";
import { type Mapeamento, simples, sugerir } from "./colunas.ts";
import { type Codificacao, decodificar, lerCsv, type Separador, separadorDe, textoEm } from "./csv.ts";
import { type Erro, formatosDoArquivo, type Linha, leitor, mensagens } from "./linhas.ts";

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void };

const balde = "importacoes";
const maximo = 50_000;
const porLote = 500;
/** Quem abre uma página espera, no pior caso, por um passo. */
const linhasPorPasso = 250;

Deno.serve((request) => answer("importacoes", request, route));

async function route(request: Request): Promise<unknown> {
  const passo = /\/importacoes\/([a-z]+)\/?$/.exec(new URL(request.url).pathname)?.[1];
  if (request.method !== "POST") {
    throw new Recusa(405, "metodo_nao_permitido", "Este endereço não aceita este método.");
  }
  const corpo = await readBody(request);
  const id = text(corpo.id);
  switch (passo) {
    case "ler":
      return ler(request, corpo);
    case "analisar": {
      await comSessao(request, "rpc_importacao_mapear", {
        p_id: id,
        p_mapeamento: corpo.mapeamento,
        p_plataforma: text(corpo.plataforma),
        p_modo: text(corpo.modo),
      });
      const status = await statusConhecidos(request);
      await comSessao(request, "rpc_importacao_analisar", { p_id: id });
      EdgeRuntime.waitUntil(
        tentar(id, "Não foi possível conferir as linhas deste arquivo. Tente de novo.", () =>
          analisar(id, arquivosDe(request, balde), status),
        ),
      );
      return { id };
    }
    case "executar":
      await comSessao(request, "rpc_importacao_executar", { p_id: id });
      EdgeRuntime.waitUntil(
        tentar(id, "A gravação parou no meio. O que já entrou ficou; tente de novo para gravar o resto.", () =>
          gravar(id),
        ),
      );
      return { id };
    default:
      throw new Recusa(404, "nao_encontrado", "Endereço não encontrado.");
  }
}

/** Lê um arquivo enviado e guarda o que ele é; um que não serve é apagado e nada fica. */
async function ler(request: Request, corpo: Readonly<Record<string, unknown>>): Promise<unknown> {
  const [, caminho = ""] = /\/storage\/v1\/object\/authenticated\/importacoes\/(.+)$/.exec(text(corpo.url)) ?? [];
  const arquivos = arquivosDe(request, balde);
  const bytes = await arquivos.baixar(caminho);
  if (bytes === undefined) {
    throw new Recusa(404, "nao_encontrado", "O arquivo não chegou. Envie de novo.");
  }
  try {
    return await guardar(request, corpo, caminho, bytes);
  } catch (error) {
    // O arquivo é de quem o enviou: as políticas decidem se quem pede o apaga, e o de uma importação fica.
    if (
      error instanceof Recusa &&
      (await comSessao<boolean>(request, "rpc_importacao_livre", { p_caminho: caminho }))
    ) {
      await arquivos.apagar([caminho]);
    }
    throw error;
  }
}

async function guardar(
  request: Request,
  corpo: Readonly<Record<string, unknown>>,
  caminho: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  const { texto, codificacao } = decodificar(bytes);
  const separador = separadorDe(texto);
  const [cabecalho, ...linhas] = lerCsv(texto, separador);
  if (cabecalho === undefined || linhas.length === 0) {
    throw new Recusa(422, "validacao", "Arquivo vazio.");
  }
  if (linhas.length > maximo) {
    throw new Recusa(422, "validacao", `Máximo de 50.000 linhas. Este arquivo tem ${milhar(linhas.length)}.`);
  }
  const titulos = cabecalho.map((titulo) => titulo.trim());
  const id = await comSessao<string>(request, "rpc_importacao_criar", {
    p_caminho: caminho,
    p_nome: text(corpo.nome),
    p_tamanho: bytes.length,
    p_hash: await resumo(bytes),
    p_total: linhas.length,
    p_cabecalho: titulos,
    p_amostra: linhas.slice(0, 10).map((linha) => titulos.map((_, lugar) => linha[lugar] ?? "")),
    p_separador: separador,
    p_codificacao: codificacao,
    p_mapeamento: sugerir(titulos),
  });
  await comSessao(request, "rpc_importacao_mapear", {
    p_id: id,
    p_mapeamento: sugerir(titulos),
    p_plataforma: text(corpo.plataforma),
    p_modo: text(corpo.modo) || "novas_e_atualizar",
  });
  const repetida = await comSessao<string | null>(request, "rpc_importacao_repetida", { p_id: id });
  return { id, repetida };
}

const milhar = (numero: number): string => String(numero).replace(/\B(?=(\d{3})+$)/g, ".");

/** O que para no meio diz o que parou; o que já se gravou fica, e se continua daí. */
async function tentar(id: string, parou: string, trabalho: () => Promise<void>): Promise<void> {
  try {
    await trabalho();
  } catch (error) {
    console.error("importacoes:", error);
    await rpc("rpc_importacao_falhar", { p_id: id, p_erro: parou });
  }
}

interface Arquivo {
  readonly caminho: string;
  readonly separador: Separador;
  readonly codificacao: Codificacao;
  readonly mapeamento: Mapeamento;
  readonly plataforma: string | null;
}

/** Confere as linhas de um arquivo e as entrega ao banco aos lotes. De linhas repetidas vale a última. */
async function analisar(id: string, arquivos: Arquivos, status: ReadonlyMap<string, string>): Promise<void> {
  const [arquivo] = (await rpc<Arquivo[]>("rpc_importacao_arquivo", { p_id: id })) ?? [];
  if (arquivo === undefined) {
    return;
  }
  const bytes = await arquivos.baixar(arquivo.caminho);
  if (bytes === undefined) {
    await rpc("rpc_importacao_falhar", { p_id: id, p_erro: "O arquivo não existe mais. Envie de novo." });
    return;
  }
  const [cabecalho = [], ...linhas] = lerCsv(textoEm(bytes, arquivo.codificacao), arquivo.separador);
  const regras = {
    cabecalho: cabecalho.map((titulo) => titulo.trim()),
    mapeamento: arquivo.mapeamento,
    plataforma: arquivo.plataforma,
    status,
  };
  const formatos = formatosDoArquivo(regras, linhas);
  await rpc("rpc_importacao_leitura", { p_id: id, p_leitura: formatos.leitura });
  const lerLinha = leitor(regras, formatos);
  const lidas = linhas.map((celulas, lugar) => lerLinha(celulas, lugar + 2));
  const ultimas = new Map(
    lidas.flatMap(({ venda }) => (venda ? [[`${venda.plataforma} ${venda.codigo}`, venda.linha] as const] : [])),
  );
  for (let lugar = 0; lugar < lidas.length; lugar += porLote) {
    const vendas: Linha[] = [];
    const erros: Erro[] = [];
    for (const { venda, erros: seus } of lidas.slice(lugar, lugar + porLote)) {
      erros.push(...seus);
      if (venda === undefined) continue;
      if (ultimas.get(`${venda.plataforma} ${venda.codigo}`) === venda.linha) vendas.push(venda);
      else erros.push({ ...venda, coluna: "transacao", codigo: "E09", mensagem: mensagens.E09, valor: venda.codigo });
    }
    const segue = await rpc<boolean>("rpc_importacao_receber", {
      p_id: id,
      p_linhas: vendas,
      p_erros: erros,
      p_lidas: Math.min(lidas.length, lugar + porLote),
    });
    if (!segue) {
      return;
    }
  }
  await rpc("rpc_importacao_analisada", { p_id: id });
}

/** Os status das plataformas, e os nossos como se leem aqui. */
async function statusConhecidos(request: Request): Promise<ReadonlyMap<string, string>> {
  const mapa = await tabela<{ plataforma: string; status_origem: string; status: string | null }>(
    request,
    "mapa_status_plataforma",
    { select: "plataforma,status_origem,status", status: "not.is.null" },
  );
  return new Map([
    ...mapa.map(
      ({ plataforma, status_origem, status }) => [`${plataforma} ${simples(status_origem)}`, status ?? ""] as const,
    ),
    ...Object.entries(rotulos).flatMap(([status, rotulo]) => [
      [` ${simples(rotulo)}`, status] as const,
      [` ${simples(status)}`, status] as const,
    ]),
  ]);
}

const rotulos = {
  aguardando_pagamento: "Aguardando",
  em_analise: "Em análise",
  aprovada: "Aprovada",
  completa: "Completa",
  recusada: "Recusada",
  cancelada: "Cancelada",
  expirada: "Expirada",
  atrasada: "Atrasada",
  em_disputa: "Em disputa",
  reembolsada: "Reembolsada",
  reembolsada_parcial: "Reembolso parcial",
  chargeback: "Chargeback",
} as const;

async function gravar(id: string): Promise<void> {
  while (await rpc<boolean>("rpc_importacao_passo", { p_id: id, p_limite: linhasPorPasso })) {
    // O banco guarda onde parou.
  }
}
