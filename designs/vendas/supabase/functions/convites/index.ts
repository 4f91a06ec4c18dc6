/**
 * Convites para uma conta: `POST convites/enviar` manda o link por e-mail, `POST convites/ver` diz de que conta ele é, e
 * `POST convites/aceitar` liga a ela quem o abriu.
 *
 * O link traz uma sessão, que só quem lê o e-mail recebe, e um segredo, que prova que a sessão veio do link: uma sessão
 * de quem se cadastrou com o mesmo endereço não o tem. Quem convida não o vê.
 */

import { answer, auth, quemPede, Recusa, readBody, rpc, text } from "../_shared/entrada.ts";
import { hex, resumo } from "../_shared/prova.ts";
import { comSessao } from "../_shared/trabalhos.ts";

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

Deno.serve((request) => answer("convites", request, route));

async function route(request: Request): Promise<unknown> {
  const passo = /\/convites\/([a-z]+)\/?$/.exec(new URL(request.url).pathname)?.[1];
  if (passo !== "enviar" && passo !== "ver" && passo !== "aceitar") {
    throw new Recusa(404, "nao_encontrado", "Endereço não encontrado.");
  }
  if (request.method !== "POST") {
    throw new Recusa(405, "metodo_nao_permitido", "Este endereço não aceita este método.");
  }
  const corpo = await readBody(request);
  return passo === "enviar" ? enviar(request, corpo) : responder(request, passo, corpo);
}

type Corpo = Readonly<Record<string, unknown>>;

/** Faz o convite, ou acha o que já existe, e manda o link. As políticas decidem, com a sessão de quem convida. */
async function enviar(request: Request, corpo: Corpo): Promise<unknown> {
  const dados = { p_nome: text(corpo.nome), p_email: text(corpo.email), p_perfil: text(corpo.perfil) };
  const id = text(corpo.id) || (await comSessao<string>(request, "rpc_usuario_convidar", dados));
  const email = await comSessao<string>(request, "rpc_convite_destino", { p_id: id });

  const segredo = hex(crypto.getRandomValues(new Uint8Array(32)));
  await rpc("rpc_convite_guardar", { p_usuario: id, p_hash: await resumo(segredo) });
  // O endereço do app é de onde veio o pedido; o Supabase Auth só aceita os que conhece.
  const origem = request.headers.get("origin") ?? "";
  const app = new URL(URL.canParse(origem) ? origem : request.url).origin;
  const response = await auth("otp", {
    consulta: { redirect_to: `${app}/?convite=${segredo}` },
    body: { email, create_user: true },
  });
  if (response.status === 429) {
    throw new Recusa(429, "muitos_emails", "Muitos e-mails para este endereço. Tente de novo mais tarde.");
  }
  if (!response.ok) {
    throw new Error(`auth answered ${response.status}`);
  }
  return { id };
}

async function responder(request: Request, passo: "ver" | "aceitar", corpo: Corpo): Promise<unknown> {
  const user = await quemPede(request);
  const prova = { p_email: user.email, p_hash: await resumo(text(corpo.convite)) };
  const [convite] = (await rpc<{ nome: string; conta: string }[]>("rpc_convite_ver", prova)) ?? [];
  if (convite === undefined) {
    throw new Recusa(403, "convite_invalido", "Este convite venceu ou já foi usado. Peça outro a quem convidou você.");
  }
  if (passo === "ver") {
    return { nome: convite.nome, conta: convite.conta };
  }
  const nome = text(corpo.nome).trim();
  if (nome.length < 3 || nome.length > 80) {
    throw new Recusa(422, "validacao", "Use de 3 a 80 caracteres.", { nome: "Use de 3 a 80 caracteres." });
  }
  await rpc("rpc_convite_aceitar", { ...prova, p_id: user.id, p_nome: nome });
  return {};
}
