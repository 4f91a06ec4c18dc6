import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { call, clientOf, connect, connectWith, startVendas } from "./client.ts";

/** Invitations by a link, which only the invited address receives. */

let backend: Backend;
let owner = "";

beforeAll(async () => {
  backend = await startVendas();
  const email = "ana.lima@aurora.example";
  owner = String((await call(backend, "auth/login", { body: { email, password: "Teste1234" } })).answer.authToken);
});
afterAll(() => backend?.close());

const send = (body: object, token = owner) => call(backend, "convites/enviar", { body, token });

const invite = (email: string) => send({ nome: "Nova Colega", email, perfil: "suporte" });

/** Follow the link of the last e-mail to an address: the session and the secret that it carries. */
async function open(email: string): Promise<{ token: string; secret: string }> {
  const mail = backend.mailbox.mails().find(({ to }) => to === email);
  const response = await fetch(mail?.link ?? "", { redirect: "manual" });
  const to = new URL(response.headers.get("location") ?? "about:blank");
  const token = new URLSearchParams(to.hash.slice(1)).get("access_token") ?? "";
  return { token, secret: to.searchParams.get("convite") ?? "" };
}

const accept = (token: string, secret: string, nome = "Nova Colega Silva") =>
  call(backend, "convites/aceitar", { body: { convite: secret, nome }, token });

const account = async (token: string) => (await call(backend, "auth/me", { token })).answer;

test("the e-mail of an invitation is in Portuguese", async () => {
  const email = `${crypto.randomUUID()}@convite.example`;
  expect((await invite(email)).status).toBe(200);
  const mail = backend.mailbox.mails().find(({ to }) => to === email);
  expect(mail?.subject).toBe("Seu convite para o Balcão");
  expect(mail?.text).toContain(`Aceitar o convite: ${mail?.link}`);
});

test("the link of an invitation joins the account, once", async () => {
  const email = "nova@aurora.example";
  expect((await invite("Nova@aurora.example ")).status).toBe(200);
  const ana = await connect(backend, "ana.lima@aurora.example");
  const { data: invited } = await ana.from("usuarios").select("id").eq("email", email).single();
  await ana.from("contatos").update({ responsavel_id: invited?.id }).eq("nome", "Emily Carter");
  expect(await invite(email)).toMatchObject({ status: 409, answer: { code: "duplicado" } });

  const { token, secret } = await open(email);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await account(token)).toMatchObject({ convidado: true, permissoes: [] });
  const waiting = connectWith(backend, token);
  expect((await waiting.from("vw_contatos").select("id")).data).toEqual([]);
  const seen = await call(backend, "convites/ver", { body: { convite: secret }, token });
  expect(seen).toEqual({ status: 200, answer: { nome: "Nova Colega", conta: "Escola Aurora" } });
  expect((await accept(token, secret, "N")).answer).toMatchObject({
    code: "validacao",
    fields: { nome: expect.any(String) },
  });
  expect((await accept(token, secret)).status).toBe(200);
  expect(await account(token)).toMatchObject({
    nome: "Nova Colega Silva",
    perfil: "suporte",
    conta: { nome: "Escola Aurora" },
  });
  const { data } = await ana.from("vw_contatos").select("responsavel_nome").eq("nome", "Emily Carter").single();
  expect(data).toEqual({ responsavel_nome: "Nova Colega Silva" });
  expect(await accept(token, secret)).toMatchObject({ status: 403, answer: { code: "convite_invalido" } });
});

test("signing up with an invited address joins nothing, and the link still does", async () => {
  const email = "alvo@aurora.example";
  const ana = await connect(backend, "ana.lima@aurora.example");
  const { data: id } = await ana.rpc("rpc_usuario_convidar", { p_nome: "Alvo", p_email: email, p_perfil: "suporte" });
  const body = { nome: "Um Estranho", conta: "Conta Alheia", email, password: "Senha123" };
  const { answer } = await call(backend, "auth/signup", { body });
  expect(answer.user).toMatchObject({ perfil: "proprietario", conta: { nome: "Conta Alheia" } });
  const stranger = String(answer.authToken);
  expect((await accept(stranger, "0".repeat(64))).answer).toMatchObject({ code: "convite_invalido" });
  expect(await account(stranger)).toMatchObject({ conta: { nome: "Conta Alheia" } });

  expect((await send({ id })).status).toBe(200);
  const { token, secret } = await open(email);
  expect((await accept(token, secret)).status).toBe(200);
  expect(await account(token)).toMatchObject({ conta: { nome: "Escola Aurora" }, perfil: "suporte" });
  expect(await backend.query("select id from public.contas where nome = 'Conta Alheia'")).toEqual([]);
});

test("an account with contacts is not left behind by an invitation", async () => {
  const email = "com.conta@aurora.example";
  const ana = await connect(backend, "ana.lima@aurora.example");
  const { data: id } = await ana.rpc("rpc_usuario_convidar", { p_nome: "Dono", p_email: email, p_perfil: "suporte" });
  const body = { nome: "Dono Próprio", conta: "Loja Própria", email, password: "Senha123" };
  const own = String((await call(backend, "auth/signup", { body })).answer.authToken);
  await connectWith(backend, own).from("contatos").insert({ nome: "Cliente", email: "cliente@correio.example" });
  await send({ id });
  const { token, secret } = await open(email);
  expect(await accept(token, secret)).toMatchObject({ status: 409, answer: { code: "convite_com_conta" } });
  expect(await account(own)).toMatchObject({ conta: { nome: "Loja Própria" } });
});

test("a session of the auth service without the secret joins nothing and sees nothing", async () => {
  const email = "sem.segredo@aurora.example";
  const { auth } = clientOf(backend);
  const token = (await auth.signUp({ email, password: "Senha123" })).data.session?.access_token ?? "";
  await ownerInvites(email);
  expect(await accept(token, "")).toMatchObject({ status: 403, answer: { code: "convite_invalido" } });
  expect(await account(token)).toEqual({
    ...{ id: expect.any(String), email, conta_id: "", nome: "", cor: "#1D5BD6", perfil: "suporte" },
    ...{ permissoes: [], convidado: true },
  });
  expect((await connectWith(backend, token).from("contas").select("id")).data).toEqual([]);
  const login = await call(backend, "auth/login", { body: { email, password: "Senha123" } });
  expect(login).toMatchObject({ status: 403, answer: { code: "convite_pendente" } });
  const signup = { nome: "Outra Pessoa", conta: "Outra Conta", email, password: "Senha123" };
  expect(await call(backend, "auth/signup", { body: signup })).toMatchObject({
    status: 409,
    answer: { code: "convite_pendente" },
  });
});

test("a secret is worth nothing with another address, after a week, or once another link was sent", async () => {
  const email = "velha@aurora.example";
  await ownerInvites(email);
  const first = await open(email);
  const { token: other } = await (async () => {
    await ownerInvites("outra@aurora.example");
    return open("outra@aurora.example");
  })();
  expect((await accept(other, first.secret)).status).toBe(403);

  await backend.query("update app.convites set expira_em = now()");
  expect((await accept(first.token, first.secret)).status).toBe(403);
  await backend.query("update auth.users set recovery_sent_at = now() - interval '2 minutes' where email = $1", [
    email,
  ]);
  const [{ id } = { id: "" }] = await backend.query<{ id: string }>("select id from public.usuarios where email = $1", [
    email,
  ]);
  expect((await send({ id })).status).toBe(200);
  const second = await open(email);
  expect((await accept(second.token, first.secret)).status).toBe(403);
  expect((await accept(second.token, second.secret)).status).toBe(200);
});

test("only the owner of the account sends invitations", async () => {
  const support = await call(backend, "auth/login", {
    body: { email: "carla.nunes@aurora.example", password: "Teste1234" },
  });
  const refused = await send(
    { nome: "Nova", email: "x@aurora.example", perfil: "suporte" },
    String(support.answer.authToken),
  );
  expect(refused).toMatchObject({ status: 403, answer: { code: "sem_permissao" } });
  expect((await send({ id: "00000000-0000-0000-0000-000000000000" })).status).toBe(404);
});

async function ownerInvites(email: string): Promise<void> {
  expect((await invite(email)).status).toBe(200);
}
