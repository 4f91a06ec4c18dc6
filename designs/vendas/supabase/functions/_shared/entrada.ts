/** O que as funções de entrada têm em comum: a sessão do Supabase Auth e a pessoa que ela é no app. */

import { endereco, env } from "./endereco.ts";

/** Uma sessão do Supabase Auth. */
export interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly user: AuthUser;
}

/** Quem tem a sessão. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
  /** O que a pessoa disse ao se cadastrar, ou o que o provedor de identidade sabe dela. */
  readonly user_metadata?: { readonly nome?: unknown; readonly conta?: unknown; readonly full_name?: unknown };
}

/** A pessoa como o app a conhece. */
export interface Usuario {
  readonly id: string;
  readonly ativo: boolean;
}

/** Um erro que vai como resposta. */
export class Recusa extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(status: number, code: string, message: string, fields?: Readonly<Record<string, string>>) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
  "access-control-allow-methods": "GET, POST, OPTIONS",
};

const colunasDoUsuario =
  "id,conta_id,nome,email,telefone,avatar_url,cor,perfil,permissoes,ativo,presenca,som_notificacao,criado_em," +
  "conta:contas!usuarios_conta_id_fkey(id,nome,slug,moeda,fuso,meta_mensal_centavos,horario_atendimento,dominio_link,imposto_bps,modo_teste)";

/** Responde a um pedido: o que `route` dá, uma recusa como ela diz, e o resto como erro nosso. */
export async function answer(
  name: string,
  request: Request,
  route: (request: Request) => Promise<unknown>,
): Promise<Response> {
  if (request.method === "OPTIONS") {
    return new Response(null, { status: 204, headers: corsHeaders });
  }
  try {
    return json(200, await route(request));
  } catch (error) {
    if (error instanceof Recusa) {
      return json(error.status, {
        code: error.code,
        message: error.message,
        ...(error.fields && { fields: error.fields }),
      });
    }
    console.error(`${name}:`, error);
    return json(500, { code: "erro_interno", message: "Algo deu errado do nosso lado. Tente de novo em instantes." });
  }
}

/** Na primeira vez abre a conta da pessoa, confere que ela está ativa e devolve o token. */
export async function finish(session: Session): Promise<unknown> {
  const { user } = session;
  const { nome, conta, full_name } = user.user_metadata ?? {};
  const chamada = text(nome ?? full_name);
  if (!(await findUsuario(user.id))) {
    // Quem pediu uma conta sua a tem; o convite espera que se abra o link.
    if (text(conta) === "" && (await conviteEspera(user.email))) {
      throw new Recusa(403, "convite_pendente", "Abra o link do convite que está no seu e-mail.");
    }
    await rpc("rpc_cadastro_concluir", {
      p_id: user.id,
      p_email: user.email,
      p_nome: chamada,
      p_conta: text(conta) || chamada,
    });
  }
  try {
    const usuario = await activeUsuario(user.id);
    return {
      authToken: session.access_token,
      refreshToken: session.refresh_token,
      expiresIn: session.expires_in,
      user: usuario,
    };
  } catch (error) {
    await auth("logout", { consulta: { scope: "local" }, body: {}, token: session.access_token });
    throw error;
  }
}

/** A pessoa deste id; quem não tem acesso é recusado. */
export async function activeUsuario(id: string): Promise<Usuario> {
  const usuario = await findUsuario(id);
  if (!usuario?.ativo) {
    throw new Recusa(403, "acesso_desativado", "Seu acesso está desativado. Fale com a pessoa responsável pela conta.");
  }
  return usuario;
}

/** Se um convite para este e-mail espera resposta. */
export async function conviteEspera(email: string): Promise<boolean> {
  return (await rpc<boolean>("rpc_convite_espera", { p_email: email })) ?? false;
}

export async function findUsuario(id: string): Promise<Usuario | undefined> {
  const response = await service(["usuarios"], { consulta: { select: colunasDoUsuario, id: `eq.${id}` } });
  const rows: readonly Usuario[] = await response.json();
  return rows[0];
}

// Chamadas ao Supabase -----------------------------------------------------------------------------------------------

interface Pedido {
  readonly consulta?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Um pedido ao Supabase Auth. */
export function auth(
  operacao: "logout" | "otp" | "settings" | "signup" | "token" | "user",
  { token, ...pedido }: Pedido & { readonly token?: string } = {},
): Promise<Response> {
  return pedir(["auth", "v1", operacao], env("SUPABASE_ANON_KEY"), token, pedido);
}

/** Uma função do banco, com todos os direitos. */
export async function rpc<T>(name: string, args: Readonly<Record<string, unknown>>): Promise<T | undefined> {
  const response = await service(["rpc", name], { body: args });
  const answer = await response.text();
  return answer === "" ? undefined : JSON.parse(answer);
}

/** Uma função do banco com a sessão de quem pede; quem chama lê a recusa. */
export function rpcComo(token: string, name: string, args: Readonly<Record<string, unknown>>): Promise<Response> {
  return pedir(["rest", "v1", "rpc", name], env("SUPABASE_ANON_KEY"), token, { body: args });
}

/** Linhas de uma tabela com a sessão de quem pede; quem chama lê a recusa. */
export function lerComo(token: string, tabela: string, consulta: Readonly<Record<string, string>>): Promise<Response> {
  return pedir(["rest", "v1", tabela], env("SUPABASE_ANON_KEY"), token, { consulta });
}

function pedir(
  partes: readonly string[],
  key: string,
  token: string | undefined,
  { consulta, body }: Pedido,
): Promise<Response> {
  return fetch(endereco(partes, consulta), {
    method: body === undefined ? "GET" : "POST",
    headers: {
      apikey: key,
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function service(partes: readonly string[], pedido: Pedido): Promise<Response> {
  const key = env("SUPABASE_SERVICE_ROLE_KEY");
  const response = await pedir(["rest", "v1", ...partes], key, key, pedido);
  if (response.ok) {
    return response;
  }
  const { message }: { message?: string } = await response.json().catch(() => ({}));
  if (response.status === 422 && message === "validacao") {
    throw new Recusa(422, "validacao", "Confira os dados.");
  }
  if (response.status === 409 && message === "convite_com_conta") {
    throw new Recusa(409, message, "Você já usa o Balcão com este e-mail em outra conta.");
  }
  throw new Error(`${partes.join("/")} answered ${response.status}: ${message ?? ""}`);
}

/** O corpo de um pedido, que é um objeto JSON. */
export async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Recusa(400, "corpo_invalido", "O corpo do pedido deve ser um objeto JSON.");
  }
  return { ...body };
}

/** Quem tem o token de um pedido; um vencido é recusado. */
export async function quemPede(request: Request): Promise<AuthUser> {
  const token = tokenDe(request);
  const response = token === undefined ? undefined : await auth("user", { token });
  if (response && response.status >= 500) {
    throw new Error(`auth answered ${response.status}`);
  }
  if (!response?.ok) {
    throw new Recusa(401, "token_invalido", "Seu login expirou. Entre de novo.");
  }
  return response.json();
}

export function tokenDe(request: Request): string | undefined {
  return /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** O texto, ou nenhum. */
export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, "cache-control": "no-store" } });
}
