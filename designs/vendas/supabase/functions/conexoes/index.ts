/**
 * O que o app fala com os serviços que a conta conectou em Configurações:
 *
 * - `POST conexoes/testar` pergunta a um serviço quem a chave é, para quem cuida da conta;
 * - `POST conexoes/enviar` manda o que espera nos canais, `conexoes/anuncios` lê os números, e `conexoes/rastreios`
 *   pergunta pelos objetos: para quem trabalha neles;
 * - `conexoes/aviso/{canal}/{codigo}` recebe os avisos da Meta.
 *
 * As chaves estão no banco, que só as mostra à chave de serviço; nenhuma resposta as leva.
 */

import { answer, Recusa, readBody, rpc, text } from "../_shared/entrada.ts";
import { comSessao } from "../_shared/trabalhos.ts";
import { receberAviso } from "./avisos.ts";
import { entrar, eventosDe, testarCorreios } from "./correios.ts";
import {
  contaDeAnuncio,
  mandar,
  numerosDosAnuncios,
  type Saida,
  testarAnuncios,
  testarInstagram,
  testarWhatsapp,
} from "./meta.ts";
import { type Conexao, Falha } from "./servico.ts";

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

const testes: Readonly<Record<string, (conexao: Conexao) => Promise<string>>> = {
  whatsapp: testarWhatsapp,
  instagram: testarInstagram,
  anuncios: testarAnuncios,
  correios: testarCorreios,
};

Deno.serve(async (request) => {
  const { pathname } = new URL(request.url);
  const [, servico, codigo] = /\/conexoes\/aviso\/(whatsapp|instagram)\/([0-9a-f]{32})\/?$/.exec(pathname) ?? [];
  if (servico === undefined || codigo === undefined) {
    return answer("conexoes", request, rota);
  }
  try {
    return await receberAviso(request, servico, codigo);
  } catch (error) {
    console.error("conexoes:", error);
    return new Response(null, { status: 500 });
  }
});

function rota(request: Request): Promise<unknown> {
  const caminho = new URL(request.url).pathname.split("/").at(-1) ?? "";
  if (request.method === "POST") {
    switch (caminho) {
      case "testar":
        return testar(request);
      case "enviar":
        return enviar(request);
      case "anuncios":
        return sincronizar(request);
      case "rastreios":
        return rastrear(request);
    }
  }
  throw new Recusa(404, "nao_encontrado", "Endereço não encontrado.");
}

const contaDe = (request: Request, para: string): Promise<string> =>
  comSessao<string>(request, "rpc_conexao_conta", { p_para: para });

async function conexaoDe(conta: string, servico: string): Promise<Conexao | undefined> {
  const lidas = await rpc<readonly Conexao[]>("rpc_conexao_ler", { p_conta: conta, p_servico: servico });
  return lidas?.[0];
}

/** Guarda o que um serviço disse, e devolve o erro que se mostra; nenhum quando deu certo. */
async function anotando(
  conta: string,
  servico: string,
  fazer: () => Promise<string | undefined>,
): Promise<string | null> {
  let [detalhe, erro]: [string | undefined, string | null] = [undefined, null];
  try {
    detalhe = await fazer();
  } catch (error) {
    if (!(error instanceof Falha)) {
      throw error;
    }
    erro = error.message;
  }
  await rpc("rpc_conexao_situacao", { p_conta: conta, p_servico: servico, p_detalhe: detalhe ?? null, p_erro: erro });
  return erro;
}

async function testar(request: Request): Promise<unknown> {
  const servico = text((await readBody(request))["servico"]);
  const conta = await contaDe(request, "conta");
  const teste = Object.hasOwn(testes, servico) ? testes[servico] : undefined;
  const conexao = teste && (await conexaoDe(conta, servico));
  if (teste === undefined || conexao === undefined) {
    throw new Recusa(404, "nao_encontrado", "Salve as chaves antes de testar.");
  }
  const erro = await anotando(conta, servico, () => teste(conexao));
  if (erro !== null) {
    throw new Recusa(422, "servico_recusou", erro);
  }
  return { ok: true };
}

async function enviar(request: Request): Promise<unknown> {
  const conta = await contaDe(request, "chats");
  const saidas = (await rpc<readonly Saida[]>("rpc_canal_por_enviar", { p_conta: conta })) ?? [];
  for (const canal of new Set(saidas.map((saida) => saida.canal))) {
    const conexao = await conexaoDe(conta, canal);
    for (const saida of saidas.filter((uma) => uma.canal === canal)) {
      await mandarUma(conta, conexao, saida);
    }
  }
  return { mandadas: saidas.length };
}

/** Manda uma mensagem; o que falha fica nela, e uma chave que não vale mais, também na conexão. */
async function mandarUma(conta: string, conexao: Conexao | undefined, saida: Saida): Promise<void> {
  try {
    if (conexao === undefined) {
      throw new Falha("desconectado", "O canal foi desconectado.");
    }
    await rpc("rpc_canal_enviada", { p_mensagem: saida.id, p_msg_id: await mandar(conexao, saida) });
  } catch (error) {
    if (!(error instanceof Falha)) {
      throw error;
    }
    const erro = { p_erro_codigo: error.codigo, p_erro_texto: error.message };
    await rpc("rpc_canal_situacao", { p_mensagem: saida.id, p_status: "falhou", ...erro });
    if (error.codigo === "190") {
      await anotando(conta, saida.canal, () => Promise.reject(error));
    }
  }
}

async function sincronizar(request: Request): Promise<unknown> {
  const conta = await contaDe(request, "anuncios");
  const conexao = await conexaoDe(conta, "anuncios");
  if (conexao === undefined) {
    return { conectada: false };
  }
  const erro = await anotando(conta, "anuncios", async () => {
    const [de, linhas] = await Promise.all([contaDeAnuncio(conexao), numerosDosAnuncios(conexao)]);
    const { nome, moeda, fuso } = de;
    const dados = { p_nome: nome, p_moeda: moeda, p_fuso: fuso, p_linhas: linhas };
    await rpc("rpc_anuncios_receber", { p_conta: conta, p_ref: conexao.identificacao, ...dados });
    return undefined;
  });
  if (erro !== null) {
    await rpc("rpc_anuncios_falhou", { p_conta: conta, p_ref: conexao.identificacao, p_erro: erro });
  }
  return { conectada: true };
}

async function rastrear(request: Request): Promise<unknown> {
  const conta = await contaDe(request, "correios");
  const conexao = await conexaoDe(conta, "correios");
  if (conexao === undefined) {
    return { conectada: false };
  }
  await anotando(conta, "correios", async () => {
    const token = await entrar(conexao);
    const objetos =
      (await rpc<readonly { id: string; codigo: string; transportadora: string }[]>("rpc_rastreios_consultar", {
        p_conta: conta,
      })) ?? [];
    for (const { id, codigo } of objetos.filter((um) => um.transportadora === "correios")) {
      await perguntarPor(token, id, codigo);
    }
    return undefined;
  });
  return { conectada: true };
}

/** Um objeto que os Correios não acham não impede os outros. */
async function perguntarPor(token: string, id: string, codigo: string): Promise<void> {
  try {
    const { eventos, previsto } = await eventosDe(token, codigo);
    await rpc("rpc_rastreio_receber", { p_rastreio: id, p_eventos: eventos, p_previsto: previsto });
  } catch (error) {
    if (!(error instanceof Falha)) {
      throw error;
    }
    await rpc("rpc_rastreio_falhou", { p_rastreio: id });
  }
}
