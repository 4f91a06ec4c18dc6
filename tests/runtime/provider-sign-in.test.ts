import { createHash } from "node:crypto";
import type { Page, Request } from "playwright-core";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { designWith } from "../backend/design.ts";
import { startBackend } from "../backend/start.ts";
import type { Answer, OpenedApp } from "../browser/harness.ts";
import { button, formula, openDesign, page } from "../browser/open-design.ts";

/**
 * Signing in with a provider's identity in a browser, with an auth service that knows one person, and the embedded one.
 */

/** What the auth service was asked: path and query, and the body. */
let asked: [string, unknown][] = [];
/** Replaced answers to some requests, by path and query. */
let answers: Record<string, Answer> = {};

beforeEach(() => {
  asked = [];
  answers = {};
});

const session = { body: { access_token: "a", refresh_token: "r" } };
const company = "https://empresa.example/entrar";

function respond(request: Request): Answer | undefined {
  const url = new URL(request.url());
  if (request.url() === company) return { headers: { "content-type": "text/html" }, body: "<h1>Empresa</h1>" };
  if (url.pathname === "/functions/v1/auth/me") {
    const isKnown = request.headers().authorization === "Bearer a";
    return isKnown ? { body: { email: "ana@aurora.example" } } : { status: 401, body: { message: "não" } };
  }
  if (!url.pathname.startsWith("/auth/v1/")) return undefined;
  const path = url.pathname.slice("/auth/v1/".length);
  asked.push([path + url.search, request.postDataJSON()]);
  return answers[path + url.search] ?? (path === "sso" ? { body: { url: company } } : session);
}

/** Record the outcome of a step, with a number to distinguish it from an equal earlier one. */
const note = (outcome: string) => ({
  action: "setVariable",
  variable: "resultados",
  operation: "push",
  value: formula(outcome),
});
const failed = { onError: [note("toText(error.data.error_code ?? error.message)")] };
const does = (id: string, step: object) => button(id, [step, note("'feito'")], failed);

async function openApp({ url = "", anonKey = "k" } = {}): Promise<OpenedApp> {
  const environment = JSON.stringify({ backendUrl: url, backendKey: anonKey });
  const app = await openDesign(
    {
      "design.json": {
        auth: {
          me: url === "" ? "auth/me" : `${url}/auth/v1/user`,
          user: { type: "object", required: ["email"], properties: { email: { type: "string" } } },
        },
        backend: { kind: "supabase" },
      },
      "variables.json": {
        variables: { resultados: { type: "array", schema: { type: "array", items: { type: "string" } }, default: [] } },
      },
      "pages/inicio.json": page(
        [
          does("bilhete", {
            action: "auth.loginWithIdToken",
            provider: "google",
            idToken: "x.y.z",
            nonce: "n",
            accessToken: { formula: "''" },
            keep: true,
          }),
          does("semBilhete", { action: "auth.loginWithIdToken", provider: "google", idToken: { formula: "''" } }),
          does("empresa", { action: "auth.loginWithSso", domain: " aurora.example ", keep: true }),
          does("provedor", { action: "auth.loginWithSso", providerId: "21648a9d" }),
          does("google", { action: "auth.loginWith", provider: "google", keep: true }),
          does("github", { action: "auth.loginWith", provider: "github" }),
          does("guardar", { action: "auth.storeToken", accessToken: "a" }),
          { id: "quem", type: "text", props: { text: formula("'quem: ' + (auth.user?.email ?? 'ninguém')") } },
          {
            id: "resultado",
            type: "text",
            props: { text: formula("'resultados: ' + join(variables.resultados, ', ')") },
          },
        ],
        {
          on: {
            load: {
              steps: [
                { id: "veio", action: "auth.finishLogin" },
                { action: "if", condition: formula("steps.veio"), then: [note("'voltou'")] },
              ],
              ...failed,
            },
          },
        },
      ),
    },
    {
      path: "/?aba=1",
      head: `<script type="application/json" id="trama-env">${environment}</script>`,
      ...(url === "" && { respond }),
    },
  );
  return app;
}

const press = (on: Page, name: string) => on.getByRole("button", { name, exact: true }).click();
const shows = (on: Page, words: string) => expect.poll(() => on.getByText(words, { exact: true }).count()).toBe(1);
const cookies = async (on: Page) => {
  const all = await on.context().cookies();
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
};

test("an ID token signs in, for a year where that is asked, and goes to the service with its nonce", async () => {
  const { page: on } = await openApp();
  await press(on, "bilhete");
  await shows(on, "resultados: feito");
  await shows(on, "quem: ana@aurora.example");
  expect(asked).toEqual([["token?grant_type=id_token", { provider: "google", id_token: "x.y.z", nonce: "n" }]]);
  await expect.poll(() => cookies(on)).toEqual({ "trama-token": "a", "trama-refresh-token": "r", "trama-keep": "1" });
});

test("a refused or missing ID token is reported; a refusal signs out", async () => {
  answers["token?grant_type=id_token"] = { status: 400, body: { error_code: "bad_id_token", msg: "Bad ID token" } };
  const { page: on } = await openApp();
  await press(on, "guardar");
  await shows(on, "resultados: feito");
  await press(on, "semBilhete");
  await shows(on, "resultados: feito, the ID token is missing");
  expect([asked, Object.keys(await cookies(on))]).toEqual([[], ["trama-token", "trama-keep"]]);
  await press(on, "bilhete");
  await shows(on, "resultados: feito, the ID token is missing, bad_id_token");
  await expect.poll(() => cookies(on)).toEqual({});
});

test("single sign-on leads to the company and back to the page, where a code and a secret yield the session", async () => {
  const { page: on, url } = await openApp();
  await press(on, "empresa");
  await on.waitForURL(company);
  const [[path, body]] = asked.splice(0) as [[string, Record<string, unknown>]];
  expect([path, body]).toEqual([
    "sso",
    {
      domain: "aurora.example",
      redirect_to: `${url}/`,
      skip_http_redirect: true,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "s256",
    },
  ]);
  await on.goto(`${body.redirect_to}?code=c`);
  await shows(on, "resultados: voltou");
  await shows(on, "quem: ana@aurora.example");
  expect(asked).toEqual([
    ["token?grant_type=pkce", { auth_code: "c", code_verifier: expect.stringMatching(/^[\w-]{43}$/) }],
  ]);
  const [[, exchange]] = asked as [[string, Record<string, string>]];
  const proof = createHash("sha256")
    .update(exchange.code_verifier ?? "")
    .digest("base64url");
  expect(proof).toBe(body.code_challenge);
  await expect.poll(() => cookies(on)).toEqual({ "trama-token": "a", "trama-refresh-token": "r", "trama-keep": "1" });
  await expect.poll(() => new URL(on.url()).search).toBe("?aba=1");
});

test("a person refused by their company returns and sees the reason", async () => {
  const { page: on, url } = await openApp();
  await press(on, "provedor");
  await on.waitForURL(company);
  expect(asked.splice(0)).toMatchObject([["sso", { provider_id: "21648a9d" }]]);
  const told = new URLSearchParams({ error: "access_denied", error_code: "saml_assertion_no_email" });
  await on.goto(`${url}/?${told}#${told}`);
  await shows(on, "resultados: saml_assertion_no_email");
  expect(asked).toEqual([]);
  await expect.poll(() => cookies(on)).toEqual({});
});

test("an unknown company is reported at once", async () => {
  answers.sso = { status: 404, body: { error_code: "sso_provider_not_found", msg: "No SSO provider assigned" } };
  const { page: on } = await openApp();
  await press(on, "empresa");
  await shows(on, "resultados: sso_provider_not_found");
  await expect.poll(() => cookies(on)).toEqual({});
  answers.sso = { body: {} };
  await press(on, "empresa");
  await shows(on, "resultados: sso_provider_not_found, the answer has no url");
});

test("the embedded auth service redirects to Google, and completes the sign-in", async () => {
  const person = { id: "1", email: "ana@aurora.example", verified_email: true, name: "Ana" };
  const networkFetch = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { host, pathname } = new URL(input instanceof Request ? input.url : input);
    if (!host.endsWith("googleapis.com")) return networkFetch(input, init);
    return Response.json(pathname === "/token" ? { access_token: "at", token_type: "bearer" } : person);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const provider = '[auth.external.google]\nenabled = true\nclient_id = "a"\nsecret = "b"\n';
  const designDir = await designWith({ "supabase/config.toml": provider });
  const backend = await startBackend({ designDir, memory: true, port: 0 });
  const { page: on, url } = await openApp(backend);
  // Google's answer comes from here: a browser asks no route about the request that a redirect leads to.
  await on.route("**/auth/v1/authorize?provider=google*", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const asked = new URL(response.headers()["location"] ?? "");
    expect(asked.origin).toBe("https://accounts.google.com");
    const back = new URL(asked.searchParams.get("redirect_uri") ?? "");
    back.search = new URLSearchParams({ state: asked.searchParams.get("state") ?? "", code: "c" }).toString();
    await route.fulfill({ status: 302, headers: { location: back.href } });
  });
  await press(on, "google");
  await shows(on, "quem: ana@aurora.example");
  await shows(on, "resultados: voltou");
  await expect.poll(() => on.url()).toBe(`${url}/?aba=1`);
  expect(Object.keys(await cookies(on)).toSorted()).toEqual(["trama-keep", "trama-refresh-token", "trama-token"]);
  // The app reports a disabled provider, and signs out as after every failure.
  await press(on, "github");
  await shows(on, "resultados: voltou, the provider github is not enabled");
  await shows(on, "quem: ninguém");
  // It names the features that it does not support.
  await press(on, "bilhete");
  await shows(on, "resultados: voltou, the provider github is not enabled, feature_not_supported");
});
