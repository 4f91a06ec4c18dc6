/**
 * Entrada por um provedor de identidade: `GET oauth/{provedor}/init` diz para onde levar a pessoa, e
 * `GET oauth/{provedor}/login` (ou `signup`, `continue`) troca o código que ela trouxe de volta por uma sessão.
 *
 * Quem fala com o provedor é o Supabase Auth, com PKCE: o código só vale junto do segredo que ficou no navegador.
 */

import { answer, auth, finish, Recusa, type Session } from "../_shared/entrada.ts";

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

Deno.serve((request) => answer("oauth", request, route));

function route(request: Request): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url);
  const [, provider = "", step = ""] = /\/oauth\/([a-z0-9_]+)\/([a-z]+)\/?$/.exec(pathname) ?? [];
  if (!["init", "login", "signup", "continue"].includes(step)) {
    throw new Recusa(404, "nao_encontrado", "Endereço não encontrado.");
  }
  if (request.method !== "GET") {
    throw new Recusa(405, "metodo_nao_permitido", "Este endereço não aceita este método.");
  }
  return step === "init" ? begin(provider, searchParams) : exchange(searchParams);
}

async function begin(provider: string, given: URLSearchParams): Promise<unknown> {
  const response = await auth("settings");
  const { external = {} }: { external?: Readonly<Record<string, boolean>> } = await response.json();
  if (external[provider] !== true) {
    throw new Recusa(422, "provedor_indisponivel", "A entrada por este provedor não está disponível.");
  }
  const query = new URLSearchParams({
    provider,
    redirect_to: given.get("redirect_uri") ?? "",
    code_challenge: given.get("code_challenge") ?? "",
    code_challenge_method: "s256",
  });
  return { authUrl: `/auth/v1/authorize?${query}` };
}

async function exchange(given: URLSearchParams): Promise<unknown> {
  const response = await auth("token", {
    consulta: { grant_type: "pkce" },
    body: { auth_code: given.get("code") ?? "", code_verifier: given.get("code_verifier") ?? "" },
  });
  if (response.status >= 500) {
    throw new Error(`auth answered ${response.status}`);
  }
  if (!response.ok) {
    throw new Recusa(401, "provedor_recusou", "A entrada não foi concluída. Tente de novo.");
  }
  const session: Session = await response.json();
  return finish(session);
}
