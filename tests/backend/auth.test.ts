import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { configureEnvironment } from "../../runtime/app/env.ts";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import { updatePassword, updateUser } from "../../runtime/auth/account.ts";
import { auth, configureAuth, login as enter, logout } from "../../runtime/auth/auth.ts";
import { createRun } from "../../runtime/workflow/workflow.ts";
import { call, clientOf, password, startVendas } from "./client.ts";

let backend: Backend;

beforeAll(async () => {
  backend = await startVendas();
});
afterEach(() => void vi.useRealTimers());
// Files share a worker, and with it the session of the runtime.
afterAll(async () => {
  await logout(createRun("teste"));
  await backend?.close();
});

const login = (email: string, secret = password) => call(backend, "auth/login", { body: { email, password: secret } });

test("a login returns a token and the person, with permissions and account", async () => {
  const { status, answer } = await login("Ana.Lima@aurora.example ");
  expect(status).toBe(200);
  expect(answer).toEqual({
    authToken: expect.any(String),
    refreshToken: expect.any(String),
    expiresIn: 604800,
    user: expect.objectContaining({ nome: "Ana Lima", conta: expect.objectContaining({ nome: "Escola Aurora" }) }),
  });
  const me = await call(backend, "auth/me", { token: String(answer.authToken) });
  expect(me).toEqual({ status: 200, answer: answer.user });
  expect(me.answer.permissoes).toContainEqual({ pagina: "conta", nivel: "gerir", escopo: "todos" });
});

test("wrong passwords and unknown people look the same", async () => {
  const wrong = await login("carla.nunes@aurora.example", "errada");
  const unknown = await login("ninguem@aurora.example");
  expect(wrong).toEqual({
    status: 401,
    answer: { code: "credenciais_invalidas", message: "E-mail ou senha incorretos." },
  });
  expect(unknown).toEqual(wrong);
});

test("a sign-in takes as much work for an unknown person", async () => {
  // Processor time, as other processes share the machine.
  const least = async (email: string): Promise<number> => {
    const times: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const before = process.cpuUsage();
      const { error } = await clientOf(backend).auth.signInWithPassword({ email, password: "errada123" });
      expect(error?.status).toBe(400);
      const { user, system } = process.cpuUsage(before);
      times.push(user + system);
    }
    return Math.min(...times);
  };
  const known = await least("gustavo.pires@aurora.example");
  // Hashing is nearly all of it: without, it takes a tenth.
  expect(await least("ninguem.mesmo@aurora.example")).toBeGreaterThan(known / 2);
});

test("missing and malformed fields are named", async () => {
  expect(await call(backend, "auth/login", { body: {} })).toEqual({
    status: 422,
    answer: {
      code: "validacao",
      message: "Informe o e-mail.",
      fields: { email: "Informe o e-mail.", password: "Informe a senha." },
    },
  });
  expect((await login("sem-arroba")).answer.message).toBe("E-mail inválido.");
});

test("a person without access is refused after the right password, and with an old token", async () => {
  expect(await login("gustavo.pires@aurora.example")).toMatchObject({
    status: 403,
    answer: { code: "acesso_desativado" },
  });
  const elisa = await login("elisa.moura@aurora.example");
  await backend.query("update public.usuarios set ativo = false where email = 'elisa.moura@aurora.example'");
  const me = await call(backend, "auth/me", { token: String(elisa.answer.authToken) });
  expect(me).toMatchObject({ status: 403, answer: { code: "acesso_desativado" } });
  await backend.query("update public.usuarios set ativo = true where email = 'elisa.moura@aurora.example'");
});

test("the sixth attempt within a minute waits, for this e-mail and address only", async () => {
  const email = "igor.batista@vizinha.example";
  // All at once, so that the minute does not end before the last one on a slow machine.
  const wrong = await Promise.all(Array.from({ length: 5 }, () => login(email, "errada")));
  expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect(await login(email)).toMatchObject({ status: 429, answer: { code: "muitas_tentativas" } });
  const pretended = await fetch(`${backend.url}/functions/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.9" },
    body: JSON.stringify({ email, password }),
  });
  expect(pretended.status).toBe(429);
  expect((await login("bruno.tavares@aurora.example")).status).toBe(200);
  await backend.query("update app.tentativas_entrada set em = em - interval '61 seconds'");
  expect((await login(email)).status).toBe(200);
});

test("direct callers of the auth service wait after ten wrong passwords for one e-mail", async () => {
  const { auth } = clientOf(backend);
  const email = "felipe.rocha@aurora.example";
  const ask = async (secret: string, who = email) =>
    (await auth.signInWithPassword({ email: who, password: secret })).error?.code;
  const wrong = await Promise.all(Array.from({ length: 15 }, () => ask("errada")));
  expect(wrong.filter((code) => code === "invalid_credentials")).toHaveLength(10);
  expect(await ask(password)).toBe("over_request_rate_limit");
  expect(await login(email)).toMatchObject({ status: 429, answer: { code: "muitas_tentativas" } });
  expect(await ask(password, "carla.nunes@aurora.example")).toBeUndefined();
});

test("no spelling of an address leads around the limit of wrong passwords", async () => {
  // The clock stops, so that the minute does not end before the last of them.
  vi.useFakeTimers({ toFake: ["Date"] });
  const email = "diego.prado@aurora.example";
  const ask = async (address: string, secret = password) => {
    const body = JSON.stringify({ email, password: secret });
    const asked = new Request(backend.url + address, { method: "POST", headers: { apikey: backend.anonKey }, body });
    return (await backend.fetch(asked)).status;
  };
  const plain = "/auth/v1/token?grant_type=password";
  const wrong = await Promise.all(Array.from({ length: 10 }, () => ask(plain, "errada")));
  expect(new Set(wrong)).toEqual(new Set([400]));
  for (const same of [
    plain,
    "/auth/v1/x/../token?grant_type=password",
    "/auth\\v1\\token?grant_type=password",
    "/rest/v1/%2e%2e/%2e%2e/auth/v1/token?grant_type=password",
    "/auth/v1/token?grant_type=%70assword",
    "/auth/v1/token?grant%5ftype=password",
    "/auth/v1/token?grant_type=password&grant_type=pkce",
  ])
    expect([same, await ask(same)]).toEqual([same, 429]);
  for (const nowhere of [
    "//auth/v1/token?grant_type=password",
    "/AUTH/v1/token?grant_type=password",
    "/%61uth/v1/token?grant_type=password",
    "/auth%2fv1/token?grant_type=password",
    "/auth/v1%2ftoken?grant_type=password",
    "/auth/v1//token?grant_type=password",
    "/auth/v1/token/?grant_type=password",
    "/auth/v1/%74oken?grant_type=password",
    "/rest/v1//auth/v1/token?grant_type=password",
    "/rest/v1/..%2f..%2fauth/v1/token?grant_type=password",
    "/rest/v1/..%5c..%5cauth/v1/token?grant_type=password",
  ])
    expect([nowhere, await ask(nowhere)]).toEqual([nowhere, 404]);
  for (const another of [
    "/auth/v1/TOKEN?grant_type=password",
    "/auth/v1/token?grant_type=pkce&grant_type=password",
    "/auth/v1/token?grant%5ftype=pkce&grant_type=password",
    "/auth/v1/token?#&grant_type=password",
  ]) {
    const status = await ask(another);
    expect([another, [400, 401].includes(status)]).toEqual([another, true]);
  }
});

test("a body that is too large is answered, also while it is being sent", async () => {
  const body = new Uint8Array(11 * 1024 * 1024);
  const answers = ["rest/v1/contatos", "auth/v1/token", "functions/v1/auth/login"].map(async (path) => {
    const response = await fetch(`${backend.url}/${path}`, {
      method: "POST",
      headers: { apikey: backend.anonKey },
      body,
    });
    return [response.status, (await response.json()).code];
  });
  for (const answer of await Promise.all(answers)) {
    expect(answer).toEqual([413, "payload_too_large"]);
  }
});

test("no token, a broken one and another method are refused", async () => {
  expect(await call(backend, "auth/me")).toMatchObject({ status: 401, answer: { code: "token_invalido" } });
  expect(await call(backend, "auth/me", { token: "abc" })).toMatchObject({
    status: 401,
    answer: { code: "token_invalido" },
  });
  expect(await call(backend, "auth/login")).toMatchObject({ status: 405, answer: { code: "metodo_nao_permitido" } });
  expect(await call(backend, "auth/nada")).toMatchObject({ status: 404, answer: { code: "nao_encontrado" } });
  expect(await call(backend, "nada/login")).toMatchObject({ status: 404, answer: { code: "NOT_FOUND" } });
});

test("a signup makes an account with its owner, tags, a pipeline, loss reasons and quick replies", async () => {
  const body = { nome: "Rita Prates", conta: "Ação & Cia", email: "Rita@acao.example", password: "Senha123" };
  const { status, answer } = await call(backend, "auth/signup", { body });
  expect(status).toBe(200);
  expect(answer.user).toMatchObject({
    perfil: "proprietario",
    email: "rita@acao.example",
    conta: { nome: "Ação & Cia" },
  });
  const rita = await connectWith(String(answer.authToken));
  expect((await rita("tags?select=nome")).length).toBe(6);
  expect(await rita("pipelines?select=nome,padrao,etapas(nome)&etapas.order=ordem")).toEqual([
    {
      nome: "Vendas",
      padrao: true,
      etapas: ["Novo lead", "Conversa", "Proposta", "Negociação", "Aguardando pagamento"].map((nome) => ({ nome })),
    },
  ]);
  expect((await rita("motivos_perda?select=nome&order=ordem")).at(-1)).toEqual({ nome: "Outro" });
  expect(await rita("respostas_rapidas?select=atalho&modelo_aprovado=eq.false")).toHaveLength(6);
  expect((await rita("vw_contatos?select=id")).length).toBe(0);
  expect(await call(backend, "auth/signup", { body })).toMatchObject({ status: 409, answer: { code: "duplicado" } });
});

test("weak passwords and short names are refused by field", async () => {
  const weak = await call(backend, "auth/signup", {
    body: { nome: "Jo", conta: "C", email: "x", password: "semnumero" },
  });
  expect(weak.status).toBe(422);
  expect(Object.keys(Object(weak.answer.fields))).toEqual(["nome", "conta", "email", "password"]);
});

test("sign-ups are limited to thirty per address in five minutes, in every way, and in total", async () => {
  const own = await startVendas();
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    let count = 0;
    const ask = async (path: string, address: string, fields: object = {}) => {
      const email = `pessoa.${++count}@correio.example`;
      const body = JSON.stringify({ nome: "Uma Pessoa", conta: "Conta", email, password: "curta", ...fields });
      const headers = { apikey: own.anonKey, "content-type": "application/json" };
      return own.fetch(new Request(`${own.url}/${path}`, { method: "POST", headers, body }), address);
    };
    // The service refuses a password that is too short without hashing it.
    const signUp = (address: string) => ask("auth/v1/signup", address);
    for (let index = 0; index < 29; index++) expect((await signUp("203.0.113.1")).status).toBe(422);
    expect((await ask("auth/v1/otp", "203.0.113.1")).status).toBe(200);
    const refused = await signUp("203.0.113.1");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await refused.json()).toEqual({
      code: "over_request_rate_limit",
      error_code: "over_request_rate_limit",
      message: "Request rate limit reached",
      msg: "Request rate limit reached",
    });
    expect((await ask("auth/v1/otp", "203.0.113.1")).status).toBe(429);
    // A sign-up by a function counts for its caller, and a person with an account signs in.
    const asFunction = await ask("functions/v1/auth/signup", "203.0.113.1", { password: "Senha123" });
    expect([asFunction.status, (await asFunction.json()).code]).toEqual([429, "muitas_tentativas"]);
    expect((await ask("functions/v1/auth/signup", "203.0.113.2", { password: "Senha123" })).status).toBe(200);
    expect((await ask("auth/v1/otp", "203.0.113.1", { create_user: false })).status).toBe(200);
    vi.setSystemTime(Date.now() + 300_001);
    expect((await signUp("203.0.113.1")).status).toBe(422);

    // 32 of the hour's 600 are used up.
    for (let index = 0; index < 568; index++) expect((await signUp(`198.51.100.${index % 19}`)).status).toBe(422);
    expect((await signUp("192.0.2.1")).status).toBe(429);
    vi.setSystemTime(Date.now() + 3_600_001);
    expect((await signUp("192.0.2.1")).status).toBe(422);
  } finally {
    await own.close();
  }
});

async function connectWith(token: string): Promise<(path: string) => Promise<readonly unknown[]>> {
  return async (path) => {
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${token}` };
    const rows: unknown = await (await fetch(`${backend.url}/rest/v1/${path}`, { headers })).json();
    return Array.isArray(rows) ? rows : [];
  };
}

test("a signed-in person can change their metadata, and their password with the old one", async () => {
  const run = createRun("conta");
  const email = "bruno.tavares@aurora.example";
  configureEnvironment({ backendUrl: backend.url, backendKey: backend.anonKey });
  configureAuth(plainRuntime, { login: "auth/login", me: "auth/me" });
  await enter(run, { email, password });
  const token = auth.accessToken.value;
  await updateUser(run, { email: "", metadata: { cor: "verde" } });
  await updateUser(run, { metadata: { tema: "escuro" } });
  const [kept] = await backend.query("select raw_user_meta_data as dados from auth.users where email = $1", [email]);
  expect(kept).toMatchObject({ dados: { cor: "verde", tema: "escuro" } });
  const phone = updateUser(run, { phone: "+5511900000000" });
  await expect(phone).rejects.toMatchObject({ data: { feature: "sign-in by phone number" } });
  const wrong = updatePassword(run, { oldPassword: "errada", newPassword: "OutraSenha-1" });
  await expect(wrong).rejects.toMatchObject({
    message: "Invalid login credentials",
    data: { status: 400, error_code: "invalid_credentials" },
  });
  await updatePassword(run, { oldPassword: password, newPassword: "OutraSenha-1" });
  // The session stays the same and remains valid.
  await updateUser(run, { metadata: { cor: null } });
  expect([auth.accessToken.value, auth.isAuthenticated.value]).toEqual([token, true]);
  expect((await login(email)).status).toBe(401);
  expect((await login(email, "OutraSenha-1")).status).toBe(200);
});
