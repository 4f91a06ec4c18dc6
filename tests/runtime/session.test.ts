import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { configureEnvironment } from "../../runtime/app/env.ts";
import { configureBase } from "../../runtime/app/manifest.ts";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import {
  auth,
  configureAuth,
  loadUser,
  login,
  logout,
  resumeSession,
  signup,
  storeToken,
} from "../../runtime/auth/auth.ts";
import { refreshSession, resendCode, sendCode, verifyCode } from "../../runtime/auth/email-sign-in.ts";
import { sessionOf } from "../../runtime/auth/session.ts";
import { finishLogin, loginWith } from "../../runtime/auth/social-login.ts";
import { fetchCollection } from "../../runtime/data/collections.ts";
import { untilAnswered } from "../../runtime/plugins/request/resend.ts";
import { restCollection } from "../../runtime/plugins/rest.ts";
import { createRun, WorkflowFailure } from "../../runtime/workflow/workflow.ts";
import { createGate } from "../gate.ts";

const run = createRun("teste");
const rows = restCollection({
  id: "linhas",
  autoFetch: false,
  request: () => ({ method: "GET", url: "https://api.example/linhas" }),
});

/** Paths that answer with a failure; all others succeed. */
let broken: string[] = [];
/** Replaces the answer of an address. */
let answerOf: (address: URL) => object | undefined = () => undefined;
/** The status of failures; 0 aborts the request. */
let failure = 403;
/** The owner of the token. */
let person: object = { id: 1 };
/** Delays the server's answer. */
let delay: Promise<void> | undefined;

/** The requests: the path after the service's, and the body. */
let asked: [string, unknown][] = [];

vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
  const address = new URL(String(input instanceof Request ? input.url : input));
  const { pathname } = address;
  asked.push([pathname.replace("/auth/v1/", ""), JSON.parse(String(init?.body ?? "null"))]);
  const answer = answerOf(address);
  if (answer !== undefined) return answer instanceof Response ? answer : Response.json(answer);
  const refusal = broken.some((path) => pathname.endsWith(path)) ? failure : undefined;
  const found = person;
  await delay;
  if (refusal === 0) throw new TypeError("no network");
  if (refusal !== undefined) return Response.json({ message: "não" }, { status: refusal });
  if (pathname.endsWith("/linhas")) return Response.json([{ id: 1 }]);
  return Response.json(pathname.endsWith("/me") ? found : { authToken: "t" });
});
afterAll(async () => {
  await logout(run);
  vi.unstubAllGlobals();
});

const held = () => [auth.accessToken.value, auth.user.value, rows.data.value];
const nothing = [null, null, []];

beforeEach(async () => {
  broken = [];
  failure = 403;
  person = { id: 1 };
  answerOf = () => undefined;
  delay = undefined;
  asked = [];
  configureEnvironment({ backendUrl: "https://api.example", backendKey: "" });
  configureAuth(plainRuntime, { login: "auth/login", signup: "auth/signup", me: "auth/me", oauth: "oauth" });
  storeToken(run, { accessToken: "antigo" });
  await loadUser(run);
  await fetchCollection(run, rows);
  expect(held()).toEqual(["antigo", { id: 1 }, [{ id: 1 }]]);
});

test("pending writes are not sent as another person", async () => {
  vi.useFakeTimers();
  const noAnswer = new WorkflowFailure("no network", { status: 0 });
  const send = vi.fn().mockRejectedValue(noAnswer);
  const refusals = Promise.allSettled([untilAnswered(plainRuntime, send), untilAnswered(plainRuntime, send)]);
  await vi.advanceTimersByTimeAsync(600);
  await logout(run);
  const attempts = send.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await refusals).toMatchObject(
    Array(2).fill({ status: "rejected", reason: { message: "not sent, as the user signed out" } }),
  );
  expect(send).toHaveBeenCalledTimes(attempts);
  send.mockResolvedValue("sent");
  expect(await untilAnswered(plainRuntime, send)).toBe("sent");
});

test("logout clears the token, the user and collections", async () => {
  await logout(run);
  expect(held()).toEqual(nothing);
});

test("signing in again keeps the data; another person finds none of it", async () => {
  await login(run, credentials);
  storeToken(run, { accessToken: "novo" });
  await loadUser(run);
  expect(held()).toEqual(["novo", { id: 1 }, [{ id: 1 }]]);
  person = { id: 2 };
  await login(run, credentials);
  expect(held()).toEqual(["t", { id: 2 }, []]);
  await fetchCollection(run, rows);
  person = { id: 3 };
  storeToken(run, { accessToken: "novo" });
  await loadUser(run);
  expect(held()).toEqual(["novo", { id: 3 }, []]);
  // Without an id a person cannot be recognised.
  person = { nome: "Ana" };
  await login(run, credentials);
  await fetchCollection(run, rows);
  await loadUser(run);
  expect(held()).toEqual(["t", person, [{ id: 1 }]]);
  await login(run, credentials);
  expect(held()).toEqual(["t", person, []]);
});

const credentials = { email: "a@b.example", password: "x" };
test.each([
  ["login", "/login", () => login(run, credentials)],
  ["the user after a login", "/me", () => login(run, credentials)],
  ["signup", "/signup", () => signup(run, credentials)],
  ["the user after a signup", "/me", () => signup(run, credentials)],
  ["user load", "/me", () => loadUser(run)],
])("a failure of %s signs out", async (_, path, act) => {
  broken = [path];
  await expect(act()).rejects.toMatchObject({ message: "não", data: { status: 403 } });
  expect(held()).toEqual(nothing);
});

test("a signup that needs confirmation does not change the session", async () => {
  answerOf = ({ pathname }) =>
    pathname.endsWith("/signup")
      ? { id: "7", email: "a@b.example", confirmation_sent_at: "2026-01-05T12:00:00Z" }
      : undefined;
  const before = held();
  await signup(run, credentials);
  expect(held()).toEqual(before);
});

test("of a provider of the first version of OAuth, a request token is asked for, and its answer signs in", async () => {
  const asked: string[] = [];
  const assign = vi.fn();
  const jar = new Map<string, string>();
  vi.stubGlobal("location", Object.assign(new URL("https://app.example/entrar?aba=1"), { assign }));
  vi.stubGlobal("document", {
    getElementById: () => null,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [pair = ""] = text.split(";", 1);
      jar.set(pair.slice(0, pair.indexOf("=")), /max-age=0\b/.test(text) ? "" : pair.slice(pair.indexOf("=") + 1));
    },
  });
  answerOf = (address) => {
    asked.push(address.pathname);
    return address.pathname.endsWith("/request_token")
      ? { authUrl: "https://api.twitter.example/oauth/authenticate?oauth_token=t1" }
      : undefined;
  };
  await loginWith(run, { provider: "twitter", type: "continue" });
  expect(assign.mock.calls).toEqual([["https://api.twitter.example/oauth/authenticate?oauth_token=t1"]]);
  const back = "https://app.example/entrar?oauth_token=t1&oauth_verifier=v1";
  vi.stubGlobal("location", new URL(back));
  vi.stubGlobal("history", { state: null, replaceState: () => {} });
  let brought: URLSearchParams | undefined;
  answerOf = (address) => {
    if (address.pathname.endsWith("/oauth/twitter/continue")) brought = address.searchParams;
    return undefined;
  };
  expect(await finishLogin(run)).toBe(true);
  expect([brought?.get("oauth_token"), brought?.get("oauth_verifier")]).toEqual(["t1", "v1"]);
  expect(brought?.get("code_verifier")).toMatch(/^[\w-]{43}$/);
  expect(auth.accessToken.value).toBe("t");
  expect(asked).toEqual(["/functions/v1/oauth/twitter/request_token"]);
  vi.stubGlobal("document", undefined);
});

test("a failed social login signs out, and without a pending one nothing happens", async () => {
  expect(await finishLogin(run)).toBe(false);
  expect(auth.accessToken.value).toBe("antigo");
  vi.stubGlobal("location", new URL("https://app.example/?x=1"));
  broken = ["/init"];
  await expect(loginWith(run, { provider: "google" })).rejects.toMatchObject({ message: "não" });
  expect(held()).toEqual(nothing);
  storeToken(run, { accessToken: "antigo" });
  broken = [];
  // The stub returns no address to redirect to.
  await expect(loginWith(run, { provider: "google" })).rejects.toMatchObject({ message: "the answer has no authUrl" });
  expect(auth.accessToken.value).toBeNull();
});

test.each([0, 502, 401, 403])("at a start only a refused token signs out (%i)", async (status) => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", { cookie: "trama-token=antigo", getElementById: () => null });
  broken = ["/me"];
  failure = status;
  await resumeSession(sessionOf(plainRuntime));
  expect(auth.accessToken.value).toBe(status === 401 || status === 403 ? null : "antigo");
  vi.stubGlobal("window", undefined);
  vi.stubGlobal("document", undefined);
});

test.each([
  ["no connection", undefined],
  ["a page", new Response("<h1>Wi-Fi", { headers: { "content-type": "text/html" } })],
  ["a page that forbids", new Response("<h1>Wi-Fi", { status: 403, headers: { "content-type": "text/html" } })],
  ["half an answer", new Response('{"id": 1, "no')],
  ["status 429", Response.json({ message: "não" }, { status: 429 })],
  ["status 500", Response.json({ message: "não" }, { status: 500 })],
  ["status 503", new Response("no healthy upstream", { status: 503 })],
])("a start that gets %s asks again until the backend answers", async (_, answer) => {
  await logout(run);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", { cookie: "trama-token=antigo", getElementById: () => null });
  vi.useFakeTimers();
  answerOf = ({ pathname }) => {
    if (!pathname.endsWith("/me")) return undefined;
    if (answer === undefined) throw new TypeError("no network");
    return answer.clone();
  };
  const session = sessionOf(plainRuntime);
  await resumeSession(session);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([auth.accessToken.value, auth.user.value]).toEqual(["antigo", null]);
  const before = asked.length;
  expect(before).toBeLessThan(12);
  answerOf = () => undefined;
  await vi.advanceTimersByTimeAsync(10_000);
  await session.resuming;
  vi.useRealTimers();
  expect([auth.accessToken.value, auth.user.value]).toEqual(["antigo", { id: 1 }]);
  expect(asked).toHaveLength(before + 1);
  vi.stubGlobal("window", undefined);
  vi.stubGlobal("document", undefined);
});

test("a start whose request gets no answer for long asks again", async () => {
  await logout(run);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", { cookie: "trama-token=antigo", getElementById: () => null });
  vi.useFakeTimers();
  const limits = vi.spyOn(AbortSignal, "timeout").mockImplementation((limitMs) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), limitMs);
    return limit.signal;
  });
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("late", "TimeoutError")));
    });
  });
  const session = sessionOf(plainRuntime);
  const known = resumeSession(session);
  await vi.advanceTimersByTimeAsync(5000);
  await known;
  vi.stubGlobal("fetch", fetch);
  await vi.advanceTimersByTimeAsync(30_000);
  await session.resuming;
  limits.mockRestore();
  vi.useRealTimers();
  expect(held().slice(0, 2)).toEqual(["antigo", { id: 1 }]);
  vi.stubGlobal("window", undefined);
  vi.stubGlobal("document", undefined);
});

test("a user load without an answer leaves the session as it is, even if the token was renewed", async () => {
  storeToken(run, { accessToken: "velho", refreshToken: "troca" });
  answerOf = ({ pathname }) => {
    if (pathname.endsWith("/token")) return { access_token: "novo", refresh_token: "troca 2" };
    if (!pathname.endsWith("/me")) return undefined;
    return Response.json({ message: "não" }, { status: auth.accessToken.peek() === "novo" ? 503 : 401 });
  };
  await expect(loadUser(run)).rejects.toMatchObject({ data: { status: 503 } });
  expect(held()).toEqual(["novo", { id: 1 }, [{ id: 1 }]]);
});

test("a login without an answer leaves the session as it is", async () => {
  failure = 503;
  broken = ["/login"];
  await expect(login(run, credentials)).rejects.toMatchObject({ data: { status: 503 } });
  expect(held()).toEqual(["antigo", { id: 1 }, [{ id: 1 }]]);
  broken = ["/me"];
  await expect(login(run, credentials)).rejects.toMatchObject({ data: { status: 503 } });
  expect(held()).toEqual(nothing);
});

test("a sign-out stays one if the tokens were being renewed", async () => {
  storeToken(run, { accessToken: "antigo", refreshToken: "troca" });
  answerOf = ({ pathname }) =>
    pathname.endsWith("/token") ? { access_token: "novo", refresh_token: "troca 2" } : undefined;
  const gate = createGate();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (...params: Parameters<typeof fetch>) => {
    const answer = await fetch(...params);
    await gate.opened;
    return answer;
  });
  const late = refreshSession(run);
  await vi.waitFor(() => expect(asked.at(-1)?.[0]).toBe("token"));
  await logout(run);
  gate.open();
  await expect(late).rejects.toThrow("the user has signed out");
  vi.stubGlobal("fetch", fetch);
  expect(held()).toEqual(nothing);
});

test.each(["%E0%A4%A", "%E2%82%AC"])("a cookie that holds %s counts as missing", async (value) => {
  await logout(run);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", { cookie: `trama-token=${value}`, getElementById: () => null });
  await resumeSession(sessionOf(plainRuntime));
  expect(held()).toEqual(nothing);
  vi.stubGlobal("window", undefined);
  vi.stubGlobal("document", undefined);
});

test("a token that no header can carry is not a missing connection", async () => {
  storeToken(run, { accessToken: "€" });
  await expect(loadUser(run)).rejects.toThrow(TypeError);
  expect(held()).toEqual(nothing);
});

test("apps of one host have a session each", async () => {
  const jar = { cookie: "trama-token=da-outra; trama-token%2Flojas%2Fcentro=desta" };
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", jar);
  vi.stubGlobal("location", new URL("https://app.example/lojas/centro/"));
  configureBase("/lojas/centro");
  await resumeSession(sessionOf(plainRuntime));
  expect(auth.accessToken.value).toBe("desta");
  await logout(run);
  expect(jar.cookie).toContain("trama-refresh-token%2Flojas%2Fcentro=; path=/lojas/centro;");
  configureBase("");
  vi.stubGlobal("window", undefined);
  vi.stubGlobal("document", undefined);
});

test.each(["/none", "/me"])("a late answer does not affect a newer session (%s fails)", async (path) => {
  const gate = createGate();
  delay = gate.opened;
  broken = [path];
  const late = loadUser(run);
  delay = undefined;
  broken = [];
  await logout(run);
  person = { id: 2 };
  await login(run, credentials);
  gate.open();
  await late;
  expect(held()).toEqual(["t", { id: 2 }, []]);
});

test("a password and a code go with a phone in the words of the auth service", async () => {
  vi.stubGlobal("location", { origin: "https://app.example", pathname: "/entrar/" });
  answerOf = ({ pathname }) => (pathname.endsWith("/verify") ? { access_token: "a", refresh_token: "b" } : undefined);
  asked = [];
  const phone = " +5511900000000 ";
  await login(run, { phone: "+5511900000000", password: "x" });
  await sendCode(run, { phone });
  await verifyCode(run, { phone, code: "123456" });
  expect(auth.refreshToken.value).toBe("b");
  await verifyCode(run, { phone, code: "123456", type: "change" });
  await resendCode(run, { phone, type: "signup" });
  await resendCode(run, { phone, type: "change" });
  vi.stubGlobal("location", undefined);
  const to = { phone: "+5511900000000" };
  expect(asked.filter(([path]) => !path.endsWith("me"))).toEqual([
    ["/functions/v1/auth/login", { ...to, password: "x" }],
    ["otp", { ...to, create_user: true }],
    ["verify", { ...to, type: "sms", token: "123456" }],
    ["verify", { ...to, type: "phone_change", token: "123456" }],
    ["resend", { ...to, type: "sms" }],
    ["resend", { ...to, type: "phone_change" }],
  ]);
});

test("a change that both mailboxes must confirm does not fail after the first one", async () => {
  answerOf = ({ pathname }) => (pathname.endsWith("/verify") ? { code: 200, msg: "accepted" } : undefined);
  await verifyCode(run, { email: "a@b.example", code: "1", type: "change" });
  expect(auth.accessToken.value).toBe("antigo");
  const login = verifyCode(run, { email: "a@b.example", code: "1" });
  await expect(login).rejects.toMatchObject({ message: "the answer has no access_token" });
});

test.each([
  [0, "antigo"],
  [503, "antigo"],
  [400, null],
])("new tokens that are refused with %s leave %s", async (status, left) => {
  storeToken(run, { accessToken: "antigo", refreshToken: "troca" });
  broken = ["/token"];
  failure = status;
  await expect(refreshSession(run)).rejects.toMatchObject({ data: { status } });
  expect(auth.accessToken.value).toBe(left);
});

test("a login by password at the auth service can be renewed", async () => {
  configureAuth(plainRuntime, { login: "https://api.example/auth/v1/token", me: "auth/me", tokenPath: "access_token" });
  answerOf = ({ pathname, search }) => {
    if (!pathname.endsWith("/token")) return undefined;
    return search === "" ? { access_token: "a", refresh_token: "r" } : { access_token: "a2", refresh_token: "r2" };
  };
  await login(run, credentials);
  expect([auth.accessToken.value, auth.refreshToken.value]).toEqual(["a", "r"]);
  asked = [];
  await refreshSession(run);
  expect(asked).toEqual([["token", { refresh_token: "r" }]]);
  expect([auth.accessToken.value, auth.refreshToken.value]).toEqual(["a2", "r2"]);
});

test("who has no refresh token has nothing to renew", async () => {
  await expect(refreshSession(run)).rejects.toThrow("there is no session to refresh");
});
