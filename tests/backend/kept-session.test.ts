import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type KeptSessions, keepSessions } from "../../cli/backend/auth/kept-session.ts";
import type { Backend } from "../../cli/backend/backend.ts";
import { password, startVendas } from "./client.ts";

/** Sessions that the server keeps in a cookie: which requests may use them. */

let backend: Backend;
let sessions: KeptSessions;
const site = "http://localhost:4173";

beforeAll(async () => {
  backend = await startVendas();
  sessions = keepSessions(backend.fetch, { anonKey: backend.anonKey, base: "", hosts: ["app.example"] });
}, 60_000);
afterAll(() => backend?.close());

interface Asking {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask(path: string, { method = "GET", body, headers = {} }: Asking = {}, on = sessions): Promise<Response> {
  const init = { method, headers: { apikey: backend.anonKey, ...headers } };
  const asked = new Request(site + path, body ? { ...init, body: JSON.stringify(body) } : init);
  return on.answer(asked, "127.0.0.1");
}

interface Tokens {
  readonly authToken: string;
  readonly refreshToken: string;
}

async function tokensOf(email: string): Promise<Tokens> {
  return (await ask("/functions/v1/auth/login", { method: "POST", body: { email, password } })).json();
}

/** The `cookie` header of a browser with the cookies of an answer. */
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

interface Session {
  readonly cookie: string;
  readonly name: string;
  readonly tokens: Tokens;
  readonly set: readonly string[];
}

async function signIn(email: string, headers: Readonly<Record<string, string>> = {}, on = sessions): Promise<Session> {
  const tokens = await tokensOf(email);
  const body = { access_token: tokens.authToken, refresh_token: tokens.refreshToken, keep: true };
  const asked = { method: "PUT", body, headers: { "x-trama-session": "new", origin: site, ...headers } };
  const answer = await ask("/auth/v1/session", asked, on);
  expect(answer.status).toBe(200);
  const content: { readonly name: string } = await answer.json();
  expect(Object.keys(content)).toEqual(["name"]);
  return { cookie: cookiesOf(answer), name: content.name, tokens, set: answer.headers.getSetCookie() };
}

const own = ({ cookie, name }: Session) => ({ cookie, "x-trama-session": name });
const people = "/rest/v1/usuarios?select=email&order=email";
const countOf = async (answer: Response): Promise<number> => (await answer.json()).length;

test("scripts can read the name of a session but not its tokens, and both cookies are limited to the app", async () => {
  const { set, name } = await signIn("ana.lima@aurora.example");
  expect(set[0]).toMatch(/^trama-session=[^;]+; HttpOnly; Path=\/; SameSite=Lax; Max-Age=31536000$/);
  expect(set[1]).toBe(`trama-signed-in=${name}; Path=/; SameSite=Lax; Max-Age=31536000`);
  const under = keepSessions(backend.fetch, { anonKey: backend.anonKey, base: "/loja", hosts: [] });
  const byTls = { origin: "https://localhost:4173", "sec-fetch-site": "same-origin" };
  for (const one of (await signIn("bruno.tavares@aurora.example", byTls, under)).set) {
    expect(one).toMatch(/^trama-[a-z-]+%2Floja=/);
    expect(one).toMatch(/; Path=\/loja; SameSite=Lax; Secure; /);
  }
});

test("a request of the app is answered for the user of the cookie, and not cached for others", async () => {
  const ana = await signIn("ana.lima@aurora.example");
  const answer = await ask(people, { headers: own(ana) });
  expect(answer.headers.get("cache-control")).toMatch(/private|no-store/);
  expect(answer.headers.get("vary")).toContain("x-trama-session");
  expect(await countOf(answer)).toBeGreaterThan(3);
  expect(await (await ask("/functions/v1/auth/me", { headers: own(ana) })).json()).toMatchObject({ nome: "Ana Lima" });
  // The key of the project is not a user's.
  const keyed = { ...own(ana), authorization: `Bearer ${backend.anonKey}` };
  expect(await countOf(await ask(people, { headers: keyed }))).toBeGreaterThan(3);
});

test("a token in the request takes precedence over the cookie", async () => {
  const ana = await signIn("ana.lima@aurora.example");
  const { authToken } = await tokensOf("igor.batista@vizinha.example");
  const answer = await ask("/functions/v1/auth/me", { headers: { ...own(ana), authorization: `Bearer ${authToken}` } });
  expect(await answer.json()).toMatchObject({ nome: "Igor Batista" });
  const wrong = { ...own(ana), authorization: "Bearer velho" };
  expect((await ask(people, { headers: wrong })).status).toBe(401);
});

test.each([
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["another port of this host", { origin: "http://localhost:9999", "sec-fetch-site": "same-site" }],
  ["another port, in a browser without Sec-Fetch-Site", { origin: "http://localhost:9999" }],
  ["a frame without an origin", { origin: "null" }],
])("the cookie does not work for a page of %s", async (_, from) => {
  const ana = await signIn("ana.lima@aurora.example");
  const headers = { ...own(ana), ...from };
  expect((await ask(people, { headers })).status).toBe(401);
  for (const method of ["PUT", "POST", "DELETE"]) {
    const answer = await ask("/auth/v1/session", { method, headers, body: { access_token: "x" } });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
  // Without the header, which forms and images cannot send, the cookie is ignored.
  const { "x-trama-session": _name, ...plain } = headers;
  const anonymous = await (await ask(people, { headers: { origin: from.origin } })).json();
  expect(await (await ask(people, { headers: plain })).json()).toEqual(anonymous);
  expect(anonymous).toMatchObject({ code: "42501" });
  expect(sessions.tokenOf(opening(ana, from.origin))).toBe("");
  // The session is as it was.
  expect(await countOf(await ask(people, { headers: own(ana) }))).toBeGreaterThan(3);
});

/** A request for a socket, as a browser sends it. */
function opening({ cookie, name }: Session, origin: string, session = `&session=${name}`): IncomingMessage {
  const url = `/realtime/v1/websocket?apikey=${backend.anonKey}&vsn=1.0.0${session}`;
  return Object.assign(new IncomingMessage(new Socket()), { url, headers: { host: "localhost:4173", origin, cookie } });
}

test("a socket gets the token of the session that it names, and of no other", async () => {
  const ana = await signIn("ana.lima@aurora.example");
  expect(sessions.tokenOf(opening(ana, site))).toBe(ana.tokens.authToken);
  expect(sessions.tokenOf(opening(ana, "https://app.example"))).toBe(ana.tokens.authToken);
  expect(sessions.tokenOf(opening(ana, site, "&session=outra"))).toBe("");
  expect(sessions.tokenOf(opening(ana, site, ""))).toBeUndefined();
});

test("a page of the previous user cannot send anything as the next one", async () => {
  const ana = await signIn("ana.lima@aurora.example");
  const igor = await signIn("igor.batista@vizinha.example");
  const late = { cookie: igor.cookie, "x-trama-session": ana.name };
  const answer = await ask(people, { headers: late });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: "session_ended" }]);
  expect((await ask("/auth/v1/session", { method: "DELETE", headers: { ...late, origin: site } })).status).toBe(401);
});

test("a renewal returns a new name and no token", async () => {
  const ana = await signIn("ana.lima@aurora.example");
  const asked = { method: "POST", body: { keep: false }, headers: { ...own(ana), origin: site } };
  const answer = await ask("/auth/v1/session", asked);
  const text = await answer.text();
  expect(text).toMatch(/^\{"name":"[\w-]{16}"\}$/);
  expect(text).not.toContain(ana.name);
  expect(answer.headers.getSetCookie()[0]).not.toContain("Max-Age");
  const { name }: { readonly name: string } = JSON.parse(text);
  const renewed = { cookie: cookiesOf(answer), "x-trama-session": name };
  expect(renewed.cookie).not.toContain(encodeURIComponent(ana.tokens.refreshToken));
  expect(await countOf(await ask(people, { headers: renewed }))).toBeGreaterThan(3);
});

test.each(["<h1>Wi-Fi", "{", "{}"])("a renewal that was answered with %s leaves the session as it is", async (body) => {
  const ana = await signIn("ana.lima@aurora.example");
  const between = keepSessions(async () => new Response(body), { anonKey: backend.anonKey, base: "", hosts: [] });
  const headers = { ...own(ana), origin: site };
  const answer = await ask("/auth/v1/session", { method: "POST", body: { keep: false }, headers }, between);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([502, []]);
  expect((await ask("/functions/v1/auth/me", { headers: own(ana) })).status).toBe(200);
});

test("signing out ends the session at the auth service and deletes the cookies", async () => {
  const ana = await signIn("ana.lima@aurora.example");
  const answer = await ask("/auth/v1/session", { method: "DELETE", headers: { ...own(ana), origin: site } });
  expect(answer.status).toBe(204);
  for (const one of answer.headers.getSetCookie()) expect(one).toMatch(/^[a-z-]+=;.*Max-Age=0$/);
  const body = { refresh_token: ana.tokens.refreshToken };
  expect((await ask("/auth/v1/token?grant_type=refresh_token", { method: "POST", body })).ok).toBe(false);
  expect((await ask("/functions/v1/auth/me", { headers: own(ana) })).status).toBe(401);
});

test("after an offline sign-out the next request ends the session and deletes the cookie", async () => {
  const ana = await signIn("ana.lima@aurora.example");
  const cookie = ana.cookie.split("; ").filter((one) => one.startsWith("trama-session="))[0] ?? "";
  const answer = await ask("/auth/v1/health", { headers: { cookie } });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^trama-session=; HttpOnly;.*Max-Age=0$/);
  const body = { refresh_token: ana.tokens.refreshToken };
  expect((await ask("/auth/v1/token?grant_type=refresh_token", { method: "POST", body })).ok).toBe(false);
});

test("tokens that are too large for a cookie are refused", async () => {
  const body = { access_token: "x".repeat(4000), keep: true };
  const asked = { method: "PUT", body, headers: { "x-trama-session": "new", origin: site } };
  expect((await ask("/auth/v1/session", asked)).status).toBe(413);
});
