/**
 * Entrada do app: `POST auth/login`, `POST auth/signup`, `GET auth/me`.
 *
 * Apoia-se no Supabase Auth, cujo token devolve como `authToken`. A conta de cada pessoa vem de `usuarios` pelo id,
 * nunca do token. Erros são `{ code, message }`, com códigos estáveis.
 */

import {
  activeUsuario,
  answer,
  auth,
  conviteEspera,
  findUsuario,
  finish,
  quemPede,
  Recusa,
  readBody,
  rpc,
  type Session,
  text,
} from "../_shared/entrada.ts";

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

Deno.serve((request) => answer("auth", request, route));

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
  const response = await auth("token", { consulta: { grant_type: "password" }, body: { email, password } });
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
  const response = await auth("signup", { body: { email, password, data: { nome, conta } } });
  if (response.status === 429) {
    throw new Recusa(429, "muitas_tentativas", "Muitas tentativas. Tente de novo mais tarde.");
  }
  if (response.status >= 500) {
    throw new Error(`auth answered ${response.status}`);
  }
  const answer: Partial<Session> & { error_code?: string } = await response.json();
  if (!response.ok) {
    if (answer.error_code === "user_already_exists" || answer.error_code === "email_exists") {
      if (await conviteEspera(email)) {
        throw new Recusa(409, "convite_pendente", "Abra o link do convite que está no seu e-mail.");
      }
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
  const { id, email } = await quemPede(request);
  // Quem abriu o link de um convite ainda não é de conta nenhuma, e não vê nada antes de aceitar.
  if (!(await findUsuario(id)) && (await conviteEspera(email))) {
    return { id, email, conta_id: "", nome: "", cor: "#1D5BD6", perfil: "suporte", permissoes: [], convidado: true };
  }
  return activeUsuario(id);
}

// Pedido e resposta --------------------------------------------------------------------------------------------------

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
