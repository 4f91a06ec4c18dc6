/**
 * Entrada do app: `POST auth/login`, `POST auth/signup`, `GET auth/me`.
 *
 * Apoia-se no Supabase Auth, cujo token devolve como `authToken`. A conta de cada pessoa vem de `usuarios` pelo id,
 * nunca do token. Erros são `{ code, message }`, com códigos estáveis.
 */

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly user: AuthUser;
}

interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly user_metadata?: { readonly nome?: unknown; readonly conta?: unknown };
}

interface Usuario {
  readonly id: string;
  readonly ativo: boolean;
}

/** Um erro que vai como resposta. */
class Recusa extends Error {
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

Deno.serve(async (request) => {
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
    console.error("auth:", error);
    return json(500, { code: "erro_interno", message: "Algo deu errado do nosso lado. Tente de novo em instantes." });
  }
});

function route(request: Request): Promise<unknown> {
  const path = new URL(request.url).pathname.replace(/^.*\/auth\//, "").replace(/\/$/, "");
  const call = `${request.method} ${path}`;
  if (call === "POST login") {
    return login(request);
  }
  if (call === "POST signup") {
    return signup(request);
  }
  if (call === "GET me") {
    return me(request);
  }
  if (path === "login" || path === "signup" || path === "me") {
    throw new Recusa(405, "metodo_nao_permitido", "Este endereço não aceita este método.");
  }
  throw new Recusa(404, "nao_encontrado", "Endereço não encontrado.");
}

async function login(request: Request): Promise<unknown> {
  const body = await readBody(request);
  const email = text(body.email).trim().toLowerCase();
  const password = text(body.password);
  const fields = {
    ...(email === "" && { email: "Informe o e-mail." }),
    ...(email !== "" && !isEmail(email) && { email: "E-mail inválido." }),
    ...(password === "" && { password: "Informe a senha." }),
  };
  refuseInvalid(fields);

  const key = `${email}|${addressOf(request)}`;
  if (!(await rpc<boolean>("rpc_entrada_tentar", { p_chave: key }))) {
    throw new Recusa(429, "muitas_tentativas", "Muitas tentativas. Tente de novo em 1 minuto.");
  }
  const response = await auth("token?grant_type=password", { email, password });
  if (response.status === 429) {
    throw new Recusa(429, "muitas_tentativas", "Muitas tentativas. Tente de novo em 1 minuto.");
  }
  if (response.status >= 500) {
    throw new Error(`auth answered ${response.status}`);
  }
  if (!response.ok) {
    throw new Recusa(401, "credenciais_invalidas", "E-mail ou senha incorretos.");
  }
  const session: Session = await response.json();
  await rpc("rpc_entrada_liberar", { p_chave: key });
  return finish(session);
}

async function signup(request: Request): Promise<unknown> {
  const body = await readBody(request);
  const nome = text(body.nome ?? body.name).trim();
  const conta = text(body.conta).trim();
  const email = text(body.email).trim().toLowerCase();
  const password = text(body.password);
  const fields = {
    ...(nome.length < 3 && { nome: "Use pelo menos 3 caracteres." }),
    ...(nome.length > 80 && { nome: "Use até 80 caracteres." }),
    ...(conta.length < 2 && { conta: "Use pelo menos 2 caracteres." }),
    ...(conta.length > 80 && { conta: "Use até 80 caracteres." }),
    ...(!isEmail(email) && { email: email === "" ? "Informe o e-mail." : "E-mail inválido." }),
    ...(!/^(?=.*\p{L})(?=.*\d).{8,}$/su.test(password) && {
      password: "A senha precisa de 8 caracteres ou mais, com letra e número.",
    }),
  };
  refuseInvalid(fields);

  if (!(await rpc<boolean>("rpc_entrada_tentar", { p_chave: `cadastro|${addressOf(request)}` }))) {
    throw new Recusa(429, "muitas_tentativas", "Muitas tentativas. Tente de novo em 1 minuto.");
  }
  const response = await auth("signup", { email, password, data: { nome, conta } });
  if (response.status >= 500) {
    throw new Error(`auth answered ${response.status}`);
  }
  const answer: Partial<Session> & { error_code?: string } = await response.json();
  if (!response.ok) {
    if (answer.error_code === "user_already_exists" || answer.error_code === "email_exists") {
      throw new Recusa(409, "duplicado", "Já existe um registro com este e-mail.", {
        email: "Já existe um registro com este e-mail.",
      });
    }
    if (answer.error_code === "weak_password") {
      refuseInvalid({ password: "A senha precisa de 8 caracteres ou mais, com letra e número." });
    }
    throw new Recusa(422, "validacao", "Não foi possível criar a conta.");
  }
  if (!isSession(answer)) {
    // O projeto pede confirmação do e-mail: a conta nasce na primeira entrada.
    return { authToken: null, confirmarEmail: true };
  }
  return finish(answer);
}

async function me(request: Request): Promise<unknown> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const response = token === undefined ? undefined : await auth("user", undefined, token);
  if (response && response.status >= 500) {
    throw new Error(`auth answered ${response.status}`);
  }
  if (!response?.ok) {
    throw new Recusa(401, "token_invalido", "Seu login expirou. Entre de novo.");
  }
  const user: AuthUser = await response.json();
  return activeUsuario(user.id);
}

/** Liga a pessoa à conta quando é a primeira vez, confere que está ativa e devolve o token. */
async function finish(session: Session): Promise<unknown> {
  const { user } = session;
  if (!(await findUsuario(user.id))) {
    await rpc("rpc_cadastro_concluir", {
      p_id: user.id,
      p_email: user.email,
      p_nome: text(user.user_metadata?.nome),
      p_conta: text(user.user_metadata?.conta),
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
    await auth("logout?scope=local", {}, session.access_token);
    throw error;
  }
}

async function activeUsuario(id: string): Promise<Usuario> {
  const usuario = await findUsuario(id);
  if (!usuario?.ativo) {
    throw new Recusa(403, "acesso_desativado", "Seu acesso está desativado. Fale com a pessoa responsável pela conta.");
  }
  return usuario;
}

async function findUsuario(id: string): Promise<Usuario | undefined> {
  const response = await service(`rest/v1/usuarios?select=${colunasDoUsuario}&id=eq.${encodeURIComponent(id)}`);
  const rows: readonly Usuario[] = await response.json();
  return rows[0];
}

// Chamadas ao Supabase -----------------------------------------------------------------------------------------------

function auth(path: string, body: unknown, token?: string): Promise<Response> {
  const key = env("SUPABASE_ANON_KEY");
  return fetch(`${env("SUPABASE_URL")}/auth/v1/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { apikey: key, "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function rpc<T>(name: string, args: Readonly<Record<string, unknown>>): Promise<T | undefined> {
  const response = await service(`rest/v1/rpc/${name}`, args);
  const answer = await response.text();
  return answer === "" ? undefined : JSON.parse(answer);
}

async function service(path: string, body?: unknown): Promise<Response> {
  const key = env("SUPABASE_SERVICE_ROLE_KEY");
  const response = await fetch(`${env("SUPABASE_URL")}/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) {
    return response;
  }
  const { message }: { message?: string } = await response.json().catch(() => ({}));
  if (response.status === 422 && message === "validacao") {
    throw new Recusa(422, "validacao", "Confira os dados.");
  }
  throw new Error(`${path} answered ${response.status}: ${message ?? ""}`);
}

function env(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined) {
    throw new Error(`${name} is not set`);
  }
  return value;
}

// Pedido e resposta --------------------------------------------------------------------------------------------------

async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Recusa(400, "corpo_invalido", "O corpo do pedido deve ser um objeto JSON.");
  }
  return { ...body };
}

// O último endereço é o que o servidor à nossa frente viu; os anteriores quem pede pode inventar.
function addressOf(request: Request): string {
  return (request.headers.get("x-forwarded-for") ?? "").split(",").at(-1)?.trim() ?? "";
}

function refuseInvalid(fields: Readonly<Record<string, string>>): void {
  const first = Object.values(fields)[0];
  if (first !== undefined) {
    throw new Recusa(422, "validacao", first, fields);
  }
}

function isSession(answer: Partial<Session>): answer is Session {
  return typeof answer.access_token === "string" && answer.user !== undefined;
}

function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, "cache-control": "no-store" } });
}

export {};
