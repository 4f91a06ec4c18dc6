import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { variable } from "../../runtime/app/design-runtime.ts";
import { configureEnvironment } from "../../runtime/app/env.ts";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import { auth, configureAuth, loadUser, login, logout, storeToken } from "../../runtime/auth/auth.ts";
import { fetchCollection, readCollection } from "../../runtime/data/collections.ts";
import { gt } from "../../runtime/data/filter.ts";
import { restCollection, restRequest } from "../../runtime/plugins/rest.ts";
import { xanoCollection, xanoRequest } from "../../runtime/plugins/xano.ts";
import { isCancelled } from "../../runtime/workflow/cancelled.ts";
import { createRun, type Run } from "../../runtime/workflow/workflow.ts";
import { createGate } from "../gate.ts";

/** A request as received. */
interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

let server: Server;
let url = "";
let seen: Seen[] = [];
let answer: (seen: Seen, response: ServerResponse) => void;
const last = (): Seen => {
  const one = seen.at(-1);
  if (!one) throw new Error("nothing arrived");
  return one;
};
const answerJson = (body: unknown, status = 200) => {
  answer = (_, response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    // The client has given up, as some tests intend.
    if (body === undefined) return;
    const target = new URL(request.url ?? "/", "http://here");
    const one: Seen = {
      method: request.method ?? "",
      path: target.pathname,
      query: [...target.searchParams],
      headers: request.headers,
      body,
    };
    seen.push(one);
    answer(one, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  seen = [];
  configureEnvironment({ backendUrl: url, backendKey: "publica", backendHeaders: { "x-branch": "live/v1" } });
});

const run = createRun("teste");
/** A run whose page can be left. */
function leavable(): { readonly run: Run; readonly leave: () => void } {
  const controller = new AbortController();
  return { run: { ...run, signal: controller.signal }, leave: () => controller.abort() };
}
const thrown = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail("nothing was thrown"),
    (error: unknown) => error,
  );

test("a request sends method, query, headers and a body in each way", async () => {
  answerJson({ dados: { id: 7 } });
  const send = (body: unknown, bodyType?: "json" | "form" | "multipart" | "raw") =>
    restRequest(run, { method: "POST", url: `${url}/a?x=1#y`, body, bodyType });
  const got = await restRequest(run, {
    method: "POST",
    url: `${url}/a?x=1#y`,
    query: { q: "é & ã", lista: [1, 2], nada: null, objeto: { a: 1 } },
    headers: { "X-Um": 1, "x-nada": undefined },
    body: { a: [1], b: null },
    resultPath: "dados.id",
  });
  expect(got).toBe(7);
  expect(last()).toMatchObject({
    method: "POST",
    path: "/a",
    query: [
      ["x", "1"],
      ["q", "é & ã"],
      ["lista", "1"],
      ["lista", "2"],
      ["objeto", '{"a":1}'],
    ],
    body: '{"a":[1],"b":null}',
  });
  expect(last().headers).toMatchObject({ "content-type": "application/json", "x-um": "1" });
  expect(last().headers).not.toHaveProperty("x-nada");

  await send({ a: "á b", b: [1, 2], c: null, d: { e: 1 } }, "form");
  expect(last().body).toBe("a=%C3%A1+b&b=1&b=2&d=%7B%22e%22%3A1%7D");
  expect(last().headers["content-type"]).toBe("application/x-www-form-urlencoded");

  await send({ a: "texto", foto: new File(["bytes"], "foto.png", { type: "image/png" }) }, "multipart");
  expect(last().headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(last().body).toContain('name="a"\r\n\r\ntexto');
  expect(last().body).toContain('name="foto"; filename="foto.png"\r\nContent-Type: image/png\r\n\r\nbytes');

  await send("como está", "raw");
  expect([last().body, last().headers["content-type"]]).toEqual(["como está", "text/plain;charset=utf-8"]);
  await send(new Blob(["x"], { type: "audio/ogg" }), "raw");
  expect([last().body, last().headers["content-type"]]).toEqual(["x", "audio/ogg"]);
  expect(await thrown(send("texto", "form"))).toMatchObject({ message: "the body of a form must be an object" });
});

test("an answer is JSON, text, a file or nothing", async () => {
  const get = () => restRequest(run, { method: "GET", url: `${url}/a` });
  const answerAs = (type: string, body: string) => {
    answer = (_, response) => void response.writeHead(200, type === "" ? {} : { "content-type": type }).end(body);
  };
  answerAs("application/problem+json; charset=utf-8", '{"a":1}');
  expect(await get()).toEqual({ a: 1 });
  answerAs("text/csv", "a,b");
  expect(await get()).toBe("a,b");
  answerAs("", "[1]");
  expect(await get()).toEqual([1]);
  answerAs("application/json", "");
  expect(await get()).toBeNull();
  answerAs("image/png", "bytes");
  expect(await get()).toMatchObject({ size: 5, type: "image/png" });
});

test("an error has its message, status and body", async () => {
  const get = (address: string) => thrown(restRequest(run, { method: "GET", url: address }));
  answerJson({ message: "Cidade desconhecida", code: 12 }, 422);
  expect(await get(`${url}/a`)).toMatchObject({
    message: "Cidade desconhecida",
    data: { status: 422, body: { message: "Cidade desconhecida", code: 12 } },
  });
  answer = (_, response) => void response.writeHead(503, "Service Unavailable").end("<html>");
  expect(await get(`${url}/a`)).toMatchObject({
    message: "Service Unavailable",
    data: { status: 503, body: "<html>" },
  });
  const unreached = { status: 0, code: "no_connection" };
  expect(await get("http://127.0.0.1:1/")).toMatchObject({ message: "No connection. Try again.", data: unreached });
  expect(await get("")).toMatchObject({ message: "the request has no address" });
  expect(await get("javascript:alert(1)")).toMatchObject({ message: "the request has no address" });
});

test("leaving the page ends reads, and reverts no sent write", async () => {
  let closed = 0;
  const arrived = new Promise<void>((resolve) => {
    answer = (one, response) => {
      response.on("close", () => {
        closed += 1;
      });
      if (one.path === "/b") resolve();
    };
  });
  const { run: left, leave } = leavable();
  const reading = thrown(restRequest(left, { method: "GET", url: `${url}/a` }));
  await expect.poll(() => seen.length).toBe(1);
  const writing = thrown(restRequest(left, { method: "POST", url: `${url}/b`, body: 1 }));
  await arrived;
  leave();
  expect(isCancelled(await reading)).toBe(true);
  expect(isCancelled(await writing)).toBe(true);
  await expect.poll(() => closed).toBe(1);
  expect(isCancelled(await thrown(restRequest(left, { method: "GET", url: `${url}/c` })))).toBe(true);
  expect(seen.map(({ path }) => path)).toEqual(["/a", "/b"]);
});

test("a collection filters, sorts and pages the answer", async () => {
  answerJson({ itens: [1, 4, 2, 3, 0].map((id) => ({ id, nome: `n${id}` })) });
  const itens = restCollection<{ readonly id: number }>({
    id: "itens",
    resultPath: "itens",
    request: () => ({ method: "GET", url: `${url}/itens` }),
    filter: () => gt("id", 0),
    sort: () => [{ by: "id", direction: "desc" }],
    limit: () => 2,
    offset: () => 1,
  });
  expect(itens.data.value).toEqual([]);
  await fetchCollection(run, itens);
  expect(itens.data.value.map(({ id }) => id)).toEqual([3, 2]);
  expect([itens.total.value, itens.limit.value, itens.offset.value, itens.isFetched.value]).toEqual([4, 2, 1, true]);
  expect((await readCollection(run, itens)).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  expect(itens.data.value).toHaveLength(2);

  answerJson({ message: "fora do ar" }, 500);
  expect(await thrown(fetchCollection(run, itens))).toMatchObject({ message: "fora do ar" });
  expect(itens.data.value).toHaveLength(2);
  expect(itens.error.value).toMatchObject({ message: "fora do ar", data: { status: 500 } });

  answerJson({ id: 9 });
  const um = restCollection<{ readonly id: number }>({
    id: "um",
    single: true,
    request: () => ({ method: "GET", url: `${url}/um` }),
  });
  await fetchCollection(run, um);
  expect(um.data.value).toEqual({ id: 9 });
});

test("a request through the server goes to its proxy with all that it needs", async () => {
  answerJson([1]);
  const got = await restRequest(run, {
    method: "PUT",
    url: "https://api.frete.example/v2",
    query: { a: 1 },
    headers: { "x-um": 1 },
    body: { b: 2 },
    bodyType: "form",
    throughServer: true,
  });
  expect(got).toEqual([1]);
  expect(last()).toMatchObject({ method: "POST", path: "/functions/v1/plugins/designs/app/rest-api/request" });
  expect(last().headers).toMatchObject({ apikey: "publica", "x-branch": "live/v1" });
  expect(JSON.parse(last().body)).toEqual({
    url: "https://api.frete.example/v2",
    method: "PUT",
    queries: { a: 1 },
    headers: { "x-um": 1 },
    data: { b: 2 },
    dataType: "application/x-www-form-urlencoded",
    useRawBody: false,
  });
});

test("a stream fills variables piece by piece", async () => {
  const texto = variable<string>({ id: "texto", type: "string", default: "" });
  const eventos = variable<readonly unknown[]>({ id: "eventos", type: "array", default: [] });
  const gate = createGate();
  answer = async (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const bytes = Buffer.from('data: Olá\n\n: still here\n\ndata: {"a":\ndata: 1}\r\n\r\n');
    // In the middle of a multi-byte character.
    response.write(bytes.subarray(0, 9));
    await gate.opened;
    response.end(bytes.subarray(9));
  };
  const done = restRequest(run, { method: "POST", url: `${url}/fluxo`, streamText: texto, streamEvents: eventos });
  await expect.poll(() => seen.length).toBe(1);
  gate.open();
  expect(await done).toEqual(["Olá", { a: 1 }]);
  expect([texto.value, eventos.value]).toEqual(['Olá{"a":\n1}', ["Olá", { a: 1 }]]);

  answer = (_, response) => void response.writeHead(200, { "content-type": "text/plain" }).end("um\ndois");
  expect(await restRequest(run, { method: "GET", url: `${url}/linhas`, streamText: texto })).toBe("um\ndois");
  await restRequest(run, { method: "GET", url: `${url}/linhas`, streamEvents: eventos });
  expect([texto.value, eventos.value]).toEqual(["um\ndois", ["um", "dois"]]);
});

test("an endpoint gets its parameters, the session and the place", async () => {
  answer = (one, response) =>
    void response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(one.path.endsWith("/login") ? { authToken: "t0k" } : [{ id: 1 }, { id: 2 }]));
  const group = `${url}/api:Ab12Cd`;
  configureAuth(plainRuntime, { login: `${group}/auth/login`, me: `${group}/auth/me` });
  const request = { group, endpoint: "/pedidos/{id}", method: "GET", pathParams: { id: "a/b" } } as const;
  await xanoRequest(run, request);
  expect(last()).toMatchObject({ path: "/api:Ab12Cd/pedidos/a%2Fb" });
  expect(last().headers).toMatchObject({ "x-branch": "live/v1" });
  expect(last().headers).not.toHaveProperty("authorization");

  await login(run, { email: "a@b.example", password: "x" });
  const pedidos = xanoCollection<{ readonly id: number }>({
    id: "pedidos",
    request: () => ({ ...request, query: { pagina: 2 } }),
    limit: () => 1,
  });
  await fetchCollection(run, pedidos);
  expect(pedidos.data.value).toEqual([{ id: 1 }]);
  expect(last()).toMatchObject({ query: [["pagina", "2"]], headers: { authorization: "Bearer t0k" } });
  await xanoRequest(run, { ...request, headers: { authorization: "Bearer outro" } });
  expect(last().headers.authorization).toBe("Bearer outro");
  expect(() => xanoRequest(run, { ...request, pathParams: { id: null } })).toThrow("the path needs a value for id");
  await logout(run);
  await xanoRequest(run, request);
  expect(last().headers).not.toHaveProperty("authorization");
});

test("a token of another service is kept, carried and forgotten as one of signing in", async () => {
  answerJson({ id: 1, nome: "Ana" });
  configureAuth(plainRuntime, { me: `${url}/eu`, tokenHeader: "X-Auth" });
  expect(() => storeToken(run, { accessToken: "" })).toThrow("the token is missing");
  storeToken(run, { accessToken: "t1", refreshToken: "r1" });
  expect([auth.accessToken.value, auth.refreshToken.value, auth.isAuthenticated.value]).toEqual(["t1", "r1", false]);
  await loadUser(run);
  expect([auth.user.value, auth.isAuthenticated.value]).toEqual([{ id: 1, nome: "Ana" }, true]);
  expect(last().headers).toMatchObject({ "x-auth": "t1" });
  expect(last().headers).not.toHaveProperty("authorization");
  await logout(run);
  expect([auth.accessToken.value, auth.refreshToken.value, auth.user.value]).toEqual([null, null, null]);

  answerJson({ dados: { token: "t2" } });
  configureAuth(plainRuntime, { login: `${url}/entrar`, me: "auth/me", tokenPath: "dados.token" });
  await login(run, { email: "a@b.example", password: "x" });
  expect(seen.at(-2)?.headers).not.toHaveProperty("x-auth");
  // The key of the backend is sent to the backend only.
  expect(last()).toMatchObject({ path: "/functions/v1/auth/me" });
  expect(last().headers).toMatchObject({ authorization: "Bearer t2", apikey: "publica" });
  answerJson({}, 401);
  await thrown(loadUser(run));
  expect(auth.accessToken.value).toBeNull();
  answerJson({ outra: 1 });
  expect(await thrown(login(run, { email: "a", password: "b" }))).toMatchObject({
    message: "the answer has no dados.token",
  });
});
