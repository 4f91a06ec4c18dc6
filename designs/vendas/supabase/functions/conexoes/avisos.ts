/**
 * Os avisos da Meta: `conexoes/aviso/{whatsapp|instagram}/{codigo}`, o endereço que a conta cadastra no app da Meta.
 *
 * Ao cadastrar, a Meta pergunta se o endereço é nosso; depois cada aviso vem assinado com a chave secreta do app.
 */

import { rpc } from "../_shared/entrada.ts";
import { hex, hmac, iguais } from "../_shared/prova.ts";
import { fraseDaMeta } from "./meta.ts";
import { type Conexao, em, lista, texto } from "./servico.ts";

const maiorCorpo = 256 * 1024;

interface ComConta extends Conexao {
  readonly conta_id: string;
}

/** Responde a um aviso, ou à pergunta do cadastro. */
export async function receberAviso(request: Request, servico: string, codigo: string): Promise<Response> {
  if (request.method === "GET") {
    const perguntas = new URL(request.url).searchParams;
    return iguais(perguntas.get("hub.verify_token") ?? "", codigo) && (await conexaoDe(servico, codigo))
      ? new Response(perguntas.get("hub.challenge") ?? "")
      : new Response(null, { status: 403 });
  }
  const corpo = await request.text();
  if (corpo.length > maiorCorpo) {
    return new Response(null, { status: 413 });
  }
  const conexao = await conexaoDe(servico, codigo);
  const certa = `sha256=${hex(await hmac("SHA-256", conexao?.prova ?? crypto.randomUUID(), corpo))}`;
  // Um código que não existe e uma assinatura errada se respondem do mesmo jeito.
  if (!iguais(request.headers.get("x-hub-signature-256") ?? "", certa) || conexao === undefined) {
    return new Response(null, { status: 401 });
  }
  const aviso = lerJson(corpo);
  for (const entrada of lista(aviso, "entry")) {
    await (servico === "whatsapp" ? doWhatsapp(conexao, entrada) : doInstagram(conexao, entrada));
  }
  return new Response(null, { status: 200 });
}

async function conexaoDe(servico: string, codigo: string): Promise<ComConta | undefined> {
  const achadas = await rpc<readonly ComConta[]>("rpc_conexao_do_codigo", { p_servico: servico, p_codigo: codigo });
  return achadas?.[0];
}

async function doWhatsapp(conexao: ComConta, entrada: unknown): Promise<void> {
  for (const mudanca of lista(entrada, "changes")) {
    const valor = em(mudanca, "value");
    if (texto(valor, "metadata", "phone_number_id") !== conexao.identificacao) {
      continue;
    }
    const nomes = new Map(lista(valor, "contacts").map((um) => [texto(um, "wa_id"), texto(um, "profile", "name")]));
    for (const mensagem of lista(valor, "messages")) {
      const de = texto(mensagem, "from");
      await chegou(conexao, {
        p_canal: "whatsapp",
        p_ref: telefone(de),
        p_conteudo: textoDoWhatsapp(mensagem),
        p_msg_id: texto(mensagem, "id"),
        p_nome: nomes.get(de) ?? "",
        p_em: instante(Number(texto(mensagem, "timestamp")) * 1000),
      });
    }
    for (const relato of lista(valor, "statuses")) {
      const codigo = texto(relato, "errors", 0, "code");
      await relatar(conexao, texto(relato, "id"), situacoes[texto(relato, "status")], {
        p_erro_codigo: codigo || null,
        p_erro_texto: fraseDaMeta(codigo) ?? (texto(relato, "errors", 0, "title") || null),
      });
    }
  }
}

const situacoes: Readonly<Record<string, string>> = {
  sent: "enviada",
  delivered: "entregue",
  read: "lida",
  failed: "falhou",
};

async function doInstagram(conexao: ComConta, entrada: unknown): Promise<void> {
  for (const evento of lista(entrada, "messaging")) {
    if (texto(evento, "recipient", "id") !== conexao.identificacao || em(evento, "message", "is_echo") === true) {
      continue;
    }
    const lida = texto(evento, "read", "mid");
    if (lida !== "") {
      await relatar(conexao, lida, "lida", {});
    }
    const id = texto(evento, "message", "mid");
    if (id !== "") {
      await chegou(conexao, {
        p_canal: "instagram",
        p_ref: texto(evento, "sender", "id"),
        p_conteudo: texto(evento, "message", "text") || "Anexo. Veja no Instagram.",
        p_msg_id: id,
        p_nome: "",
        p_em: instante(Number(texto(evento, "timestamp"))),
      });
    }
  }
}

async function chegou(conexao: ComConta, mensagem: Readonly<Record<string, unknown>>): Promise<void> {
  if (mensagem["p_ref"] !== "" && mensagem["p_msg_id"] !== "") {
    await rpc("rpc_canal_receber", { p_conta: conexao.conta_id, ...mensagem });
  }
}

async function relatar(
  conexao: ComConta,
  id: string,
  status: string | undefined,
  erro: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (id !== "" && status !== undefined) {
    await rpc("rpc_canal_relatar", { p_conta: conexao.conta_id, p_msg_id: id, p_status: status, ...erro });
  }
}

const anexos: Readonly<Record<string, string>> = {
  image: "Imagem",
  audio: "Áudio",
  video: "Vídeo",
  document: "Documento",
  sticker: "Figurinha",
  location: "Localização",
  contacts: "Contato",
};

/** O texto de uma mensagem; o que não é texto diz o que é, e onde se vê. */
function textoDoWhatsapp(mensagem: unknown): string {
  const tipo = texto(mensagem, "type");
  const dito =
    texto(mensagem, "text", "body") ||
    texto(mensagem, "button", "text") ||
    texto(mensagem, "interactive", "button_reply", "title") ||
    texto(mensagem, "interactive", "list_reply", "title") ||
    texto(mensagem, tipo, "caption");
  const anexo = Object.hasOwn(anexos, tipo) ? `${anexos[tipo]}. Veja no aparelho.` : "";
  return (
    [dito, anexo]
      .filter((parte) => parte !== "")
      .join("\n")
      .slice(0, 4096) || "Mensagem. Veja no aparelho."
  );
}

/** O número em E.164. Celulares do Brasil vêm às vezes sem o nono dígito. */
function telefone(de: string): string {
  const [, ddd, resto] = /^55(\d\d)([6-9]\d{7})$/.exec(de) ?? [];
  return ddd === undefined ? `+${de}` : `+55${ddd}9${resto}`;
}

function instante(ms: number): string | null {
  return Number.isFinite(ms) && ms > 0 ? new Date(Math.min(ms, Date.now())).toISOString() : null;
}

function lerJson(corpo: string): unknown {
  try {
    return JSON.parse(corpo);
  } catch {
    return undefined;
  }
}
