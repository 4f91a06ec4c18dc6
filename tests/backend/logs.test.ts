import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { withQuietErrors } from "../../cli/backend/database/engine/quiet-errors.ts";
import { masked } from "../../cli/backend/report.ts";
import { call, connectWith, startVendas } from "./client.ts";

let backend: Backend;
const written: string[] = [];
const name = randomUUID();
const email = `canario.${name}@correio.example`;
const password = `Segredo9${name}`;

beforeAll(async () => {
  backend = await startVendas();
  for (const method of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      written.push(parts.map((part) => (part instanceof Error ? `${part.stack}` : String(part))).join(" "));
    });
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((piece) => written.push(String(piece)) > 0);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await backend?.close();
});

test("a whole session, with everything that can go wrong in it, leaves no secret in the log", async () => {
  const signup = { nome: "Canário da Silva", conta: "Conta do Canário", email, password };
  const { answer } = await call(backend, "auth/signup", { body: signup });
  const token = String(answer.authToken);
  expect(await call(backend, "auth/signup", { body: signup })).toMatchObject({ status: 409 });
  expect(await call(backend, "auth/login", { body: { email, password: `${password}!` } })).toMatchObject({
    status: 401,
  });
  expect(await call(backend, "auth/login", { body: { email, password } })).toMatchObject({ status: 200 });
  expect(await call(backend, "auth/me", { token })).toMatchObject({ status: 200 });
  expect(await call(backend, "auth/me", { token: `${token}x` })).toMatchObject({ status: 401 });
  expect(await call(backend, "oauth/google/login?code=x&code_verifier=y")).toMatchObject({ status: 401 });

  const client = connectWith(backend, token);
  const contact = { nome: "Contato do Canário", email };
  expect((await client.from("contatos").insert(contact)).error).toBeNull();
  expect((await client.from("contatos").insert(contact)).status).toBe(409);
  expect((await client.from("contatos").select("id").eq("id", email)).error?.code).toBe("22P02");
  expect((await client.rpc("rpc_nada", { p_email: email })).error).not.toBeNull();

  // An internal error of the services is logged, without personal data.
  await backend.query("alter table auth.users rename to fora");
  await backend.query("alter table public.contatos rename column email to fora");
  expect(await call(backend, "auth/login", { body: { email, password } })).toMatchObject({ status: 500 });
  await client.from("contatos").insert({ nome: "Outro", email });
  await backend.query("alter table public.contatos rename column fora to email");
  await backend.query("alter table auth.fora rename to users");

  const log = written.join("\n");
  expect(log).not.toBe("");
  const secrets = { email, password, token, refresh: String(answer.refreshToken), name };
  for (const [what, secret] of Object.entries(secrets)) expect(log.includes(secret), `${what} in ${log}`).toBe(false);
});

test("what a refused request writes is held back, whatever replaced the console since the last one", async () => {
  await withQuietErrors(async () => new Response());
  const seen = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const refuse = (status: number) =>
    withQuietErrors(async () => {
      console.error("refused");
      return new Response(null, { status });
    });
  await refuse(409);
  expect(seen).not.toHaveBeenCalled();
  await refuse(500);
  expect(seen.mock.calls).toEqual([["refused"]]);
});

test.each([
  ["Key (email)=(ana.lima@aurora.example) already exists", "Key (email)=(•••) already exists"],
  ['{"email":"a@b.example","password":"p w","n":1}', '{"email":"•••","password":•••,"n":1}'],
  ["{ senha: 'abc', refresh_token: 'x' }", "{ senha: •••, refresh_token: ••• }"],
  ["authorization: Bearer abc.def", "authorization: Bearer •••"],
  ["token eyJhbGciOi.eyJzdWIi.c2ln here", "token ••• here"],
  ["sb_secret_abc-123", "sb_secret_•••"],
  ["cannot reach postgres://ana:s3nha@h/x", "cannot reach postgres://ana:•••@h/x"],
  ["?code_verifier=abc&x=1", "?code_verifier=•••&x=1"],
  ["nothing to hide at line 12", "nothing to hide at line 12"],
])("%s is shown as %s", (text, shown) => {
  expect(masked(text)).toBe(shown);
});
