import { createHash, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { call, connectWith, startVendas } from "./client.ts";

/*
 * The seller app's `oauth/google/…` on the embedded backend, with an identity provider on this machine in place of
 * Google's servers.
 */

let backend: Backend;
let provider: Server;
/** The person that the provider reports. */
let person = { id: "1", email: "", verified_email: true, name: "" };

const networkFetch = globalThis.fetch;

beforeAll(async () => {
  provider = createServer((request, response) => {
    const answer = request.url === "/token" ? { access_token: "at", token_type: "bearer" } : person;
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const local = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  vi.stubEnv("GOOGLE_CLIENT_ID", "client");
  vi.stubEnv("GOOGLE_CLIENT_SECRET", "canary-secret");
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const { host, pathname } = new URL(input instanceof Request ? input.url : input);
    return host.endsWith("googleapis.com") ? networkFetch(local + pathname, init) : networkFetch(input, init);
  });
  backend = await startVendas();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  provider?.close();
  await backend?.close();
});

beforeEach(() => {
  person = { id: "1", email: "ana.lima@aurora.example", verified_email: true, name: "Ana Lima" };
});

/** Follow all redirects of a sign-in as a browser would; returns the parameters of the code exchange. */
async function comeBack(redirectUri = "http://127.0.0.1:4173/"): Promise<{ code: string; verifier: string }> {
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    redirect_uri: redirectUri,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  });
  const { answer } = await call(backend, `oauth/google/init?${query}`);
  const away = await follow(new URL(String(answer.authUrl), backend.url));
  expect([away.host, away.searchParams.get("client_id")]).toEqual(["accounts.google.com", "client"]);
  const callback = new URL(away.searchParams.get("redirect_uri") ?? "");
  expect(callback.href).toBe(`${backend.url}/auth/v1/callback`);
  callback.searchParams.set("state", away.searchParams.get("state") ?? "");
  callback.searchParams.set("code", "of-the-provider");
  const home = await follow(callback);
  expect(home.origin + home.pathname).toBe("http://127.0.0.1:4173/");
  return { code: home.searchParams.get("code") ?? "", verifier };
}

async function follow(address: URL): Promise<URL> {
  const response = await fetch(address, { redirect: "manual" });
  return new URL(response.headers.get("location") ?? "about:blank");
}

const exchange = ({ code, verifier }: { code: string; verifier: string }) =>
  call(backend, `oauth/google/continue?${new URLSearchParams({ code, code_verifier: verifier })}`);

test("a person whom the account knows by e-mail signs in as themselves", async () => {
  const { status, answer } = await exchange(await comeBack());
  expect([status, answer.user]).toEqual([200, expect.objectContaining({ nome: "Ana Lima", perfil: "proprietario" })]);
  const me = await call(backend, "auth/me", { token: String(answer.authToken) });
  expect(me.answer).toMatchObject({ email: "ana.lima@aurora.example" });
});

test("a new person gets an account under the name that the provider knows", async () => {
  person = { id: "2", email: "nova@correio.example", verified_email: true, name: "Nova Pessoa" };
  const { answer } = await exchange(await comeBack());
  expect(answer.user).toMatchObject({ nome: "Nova Pessoa", conta: { nome: "Nova Pessoa" } });
  const client = connectWith(backend, String(answer.authToken));
  expect((await client.from("contatos").select("id")).data).toEqual([]);
});

test("a code is worth nothing without the secret of the browser that asked, and only once", async () => {
  const { code, verifier } = await comeBack();
  const refused = { status: 401, answer: { code: "provedor_recusou" } };
  expect(await exchange({ code, verifier: randomBytes(32).toString("base64url") })).toMatchObject(refused);
  const whole = await comeBack();
  expect((await exchange(whole)).status).toBe(200);
  expect(await exchange(whole)).toMatchObject(refused);
  expect(await exchange({ code: "", verifier })).toMatchObject(refused);
});

test("a person without access is refused", async () => {
  person = { id: "3", email: "gustavo.pires@aurora.example", verified_email: true, name: "Gustavo Pires" };
  expect(await exchange(await comeBack())).toMatchObject({ status: 403, answer: { code: "acesso_desativado" } });
});

test("sign-ins never redirect to another site", async () => {
  const query = new URLSearchParams({ redirect_uri: "https://evil.example/", code_challenge: "x".repeat(43) });
  const { answer } = await call(backend, `oauth/google/init?${query}`);
  const away = await follow(new URL(String(answer.authUrl), backend.url));
  const callback = new URL(`${backend.url}/auth/v1/callback`);
  callback.search = new URLSearchParams({ state: away.searchParams.get("state") ?? "", code: "x" }).toString();
  expect((await follow(callback)).host).not.toBe("evil.example");
});

test("another provider, another step and another method are refused", async () => {
  expect(await call(backend, "oauth/github/init")).toMatchObject({ answer: { code: "provedor_indisponivel" } });
  expect(await call(backend, "oauth/google/nada")).toMatchObject({ status: 404 });
  expect(await call(backend, "oauth/google/init", { body: {} })).toMatchObject({ status: 405 });
});
