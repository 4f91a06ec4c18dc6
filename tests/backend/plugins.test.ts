import { rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { isPublicAddress } from "../../cli/backend/plugins/addresses.ts";
import { createPlugins, type PluginsParts } from "../../cli/backend/plugins/plugins.ts";
import type { Service } from "../../cli/backend/plugins/rest-proxy.ts";
import { cleanUp } from "../clean-up.ts";
import { clientOf } from "./client.ts";
import { designWith } from "./design.ts";
import { startBackend } from "./start.ts";

/** A request as received by the service. */
interface Seen {
  readonly line: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

let server: Server;
let origin = "";
let port = 0;
let seen: Seen[] = [];
let answer: (response: ServerResponse, request: IncomingMessage) => void;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    // The client has given up, as some tests intend.
    if (body === undefined) return;
    seen.push({
      line: `${request.method} ${request.url}`,
      headers: request.headers,
      body,
    });
    answer(response, request);
  });
  // On all loopback addresses: 127.0.0.2 acts as another host.
  await new Promise<void>((done) => server.listen(0, "0.0.0.0", done));
  port = (server.address() as AddressInfo).port;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  seen = [];
  answer = (response) => void response.writeHead(200, { "content-type": "application/json" }).end('{"ok":true}');
});

const parts = (services: Readonly<Record<string, Service>>, more: Partial<PluginsParts> = {}): PluginsParts => ({
  services: new Map(Object.entries(services)),
  sets: new Map([["lugares", [1, 2, 3, 4, 5]]]),
  secret: (name) => (name === "TOKEN" ? "canario-secreto" : undefined),
  isSignedIn: async ({ headers }) => headers.get("authorization") === "Bearer ana",
  reach: { isReachable: () => true, timeoutMs: 60_000 },
  ...more,
});

/** Send a request to the proxy, signed in by default. */
async function ask(
  services: Readonly<Record<string, Service>>,
  asked: object,
  more: Partial<PluginsParts> = {},
  headers: Readonly<Record<string, string>> = { authorization: "Bearer ana" },
): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string; readonly code: unknown }> {
  const plugins = createPlugins(parts(services, more));
  const request = new Request("http://here/plugins/designs/caso/rest-api/request", {
    method: "POST",
    headers,
    body: JSON.stringify(asked),
  });
  const response = await plugins(request);
  const text = await response.text();
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return { status: response.status, headers: response.headers, text, code };
}

describe("addresses", () => {
  test.each(
    (
      "0.0.0.0 10.1.2.3 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255 " +
      "192.0.0.8 192.0.2.1 192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 255.255.255.255 " +
      "::1 :: ::ffff:127.0.0.1 ::ffff:7f00:1 ::127.0.0.1 64:ff9b::7f00:1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 ff02::1 " +
      "2001:db8::1 2001::1 2002:7f00:1:: 2001:2::1 3fff::1 nada 1.2.3 1.2.3.4.5 256.1.1.1 0x7f.1.1.1 2130706433"
    ).split(" "),
  )("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(
    "1.1.1.1 8.8.8.8 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 192.1.1.1 223.255.255.255 2606:4700::1111 2a00:1450:4001::1 2001:4860::8888".split(
      " ",
    ),
  )("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));
});

describe("the proxy refuses", () => {
  const isReachable = isPublicAddress;
  test.each(
    (
      "127.0.0.1 localhost 127.1 2130706433 0x7f000001 0177.0.0.1 0.0.0.0 [::1] [::ffff:127.0.0.1] [::ffff:7f00:1] " +
      "169.254.169.254 10.0.0.1 192.168.0.1 [fd00::1] [fe80::1]"
    ).split(" "),
  )("http://%s, although the design names it", async (host) => {
    const named = new URL(`http://${host}:${port}`).origin;
    const got = await ask(
      { [named]: {} },
      { url: `http://${host}:${port}/`, method: "GET" },
      { reach: { isReachable, timeoutMs: 5000 } },
    );
    expect([got.status, got.code]).toEqual([403, "private_address"]);
    expect(seen).toEqual([]);
  });

  test("requests that the design does not name", async () => {
    const services = { [origin]: { methods: ["GET"], paths: ["/v1/"] } };
    const refused = async (asked: object) => {
      const { status, code } = await ask(services, { method: "GET", ...asked });
      return [status, code];
    };
    expect(await refused({ url: "https://outro.example/v1/a" })).toEqual([403, "not_allowed"]);
    expect(await refused({ url: `http://localhost:${port}/v1/a` })).toEqual([403, "not_allowed"]);
    expect(await refused({ url: `http://ana:x@127.0.0.1:${port}/v1/a` })).toEqual([403, "not_allowed"]);
    expect(await refused({ url: `${origin}/v1/a`, method: "DELETE" })).toEqual([403, "not_allowed"]);
    for (const path of ["/v2/a", "/v1", "/v1/../admin", "/v1/%2e%2e/admin", "/v1/..%2fadmin", "/v1/%5c..", "/"])
      expect(await refused({ url: origin + path }), path).toEqual([403, "not_allowed"]);
    expect(await refused({ url: "file:///etc/passwd" })).toEqual([400, "bad_request"]);
    expect(await refused({ url: `${origin}/v1/a`, method: "TRACE" })).toEqual([400, "bad_request"]);
    expect(await refused({ url: `${origin}/v1/a`, headers: { "x-a": "1\r\nx-b: 2" } })).toEqual([400, "bad_request"]);
    expect(seen).toEqual([]);
    expect((await ask(services, { url: `${origin}/v1/a`, method: "GET" })).status).toBe(200);
  });

  test("a visitor who has not signed in, unless the service is open", async () => {
    const asked = { url: `${origin}/a`, method: "GET" };
    expect(await ask({ [origin]: {} }, asked, {}, {})).toMatchObject({ status: 401, code: "sign_in_needed" });
    expect(await ask({ [origin]: { open: true } }, asked, {}, {})).toMatchObject({ status: 200 });
  });

  test("a redirect to an unnamed or private address, and too many redirects", async () => {
    const other = `http://127.0.0.2:${port}`;
    const asked = { url: `${origin}/a`, method: "GET" };
    answer = (response) => void response.writeHead(302, { location: `${other}/b` }).end();
    expect(await ask({ [origin]: {} }, asked)).toMatchObject({ status: 403, code: "not_allowed" });
    const reach = { isReachable: (address: string) => address === "127.0.0.1", timeoutMs: 5000 };
    expect(await ask({ [origin]: {}, [other]: {} }, asked, { reach })).toMatchObject({ code: "private_address" });
    answer = (response) => void response.writeHead(302, { location: "/c" }).end();
    expect(await ask({ [origin]: {} }, asked)).toMatchObject({ status: 502, code: "too_many_redirects" });
  });

  test("an answer that is too large, or too late", async () => {
    answer = (response) => void response.writeHead(200, { "content-length": 20_000_000 }).end();
    expect(await ask({ [origin]: {} }, { url: origin, method: "GET" })).toMatchObject({ code: "answer_too_large" });
    answer = (response) => {
      const piece = Buffer.alloc(1_000_000);
      const write = (): void => {
        if (!response.destroyed) response.write(piece, write);
      };
      write();
    };
    await expect(ask({ [origin]: {} }, { url: origin, method: "GET" })).rejects.toThrow("too large");
    // A service of its own: the request may still arrive after the proxy has given up, in the middle of the next test.
    const silent = createServer(() => {});
    cleanUp(() => silent.close().closeAllConnections());
    await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const reach = { isReachable: () => true, timeoutMs: 50 };
    expect(await ask({ [url]: {} }, { url, method: "GET" }, { reach })).toMatchObject({ status: 504 });
  });
});

test("a request reaches the service with the design's additions, and without hop-by-hop headers", async () => {
  const service = { headers: { Authorization: "Bearer {TOKEN}" }, query: { chave: "{TOKEN}" } };
  const got = await ask(
    { [origin]: service },
    {
      url: `${origin}/v1?a=1`,
      method: "POST",
      queries: [
        { key: "b", value: 2 },
        { key: "b", value: 3 },
      ],
      headers: { authorization: "Bearer meu", "X-Um": "1", cookie: "a=1", host: "outro", connection: "x-um", te: "x" },
      data: { nome: "é" },
      dataType: "application/json",
    },
  );
  expect(got).toMatchObject({ status: 200, text: '{"ok":true}' });
  expect(got.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(got.headers.get("x-content-type-options")).toBe("nosniff");
  expect(seen[0]).toMatchObject({ line: "POST /v1?a=1&b=2&b=3&chave=canario-secreto", body: '{"nome":"é"}' });
  expect(seen[0]?.headers).toEqual({
    authorization: "Bearer canario-secreto",
    "x-um": "1",
    "content-type": "application/json",
    "content-length": "13",
    "accept-encoding": "identity",
    host: `127.0.0.1:${port}`,
    connection: "close",
  });
});

test("bodies are written in each way", async () => {
  const send = async (data: unknown, dataType: string, useRawBody = false) => {
    await ask({ [origin]: {} }, { url: origin, method: "POST", data, dataType, useRawBody });
    const { headers, body } = seen.at(-1) ?? {};
    return [headers?.["content-type"], body];
  };
  const form = "application/x-www-form-urlencoded";
  expect(await send({ a: "b c", d: [1, 2] }, form)).toEqual([form, "a=b+c&d=1&d=2"]);
  const [type, body] = await send([{ key: "a", value: "b" }], "multipart/form-data");
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain('name="a"\r\n\r\nb\r\n');
  expect(await send("como está", "text/plain", true)).toEqual(["text/plain", "como está"]);
  expect(await send("texto", "application/json")).toEqual(["application/json", '"texto"']);
});

test("an answer comes back with its status and type, and nothing else of it", async () => {
  answer = (response) =>
    void response
      .writeHead(418, { "content-type": "text/html", "set-cookie": "a=1", "x-segredo": "1", location: "/b" })
      .end("<script>");
  const got = await ask({ [origin]: { headers: { "x-chave": "{TOKEN}" } } }, { url: origin, method: "GET" });
  expect([got.status, got.text]).toEqual([418, "<script>"]);
  expect([...got.headers.keys()].sort()).toEqual([
    "access-control-allow-origin",
    "cache-control",
    "content-security-policy",
    "content-type",
    "x-content-type-options",
  ]);
  const missing = await ask({ [origin]: { headers: { a: "{NADA}" } } }, { url: origin, method: "GET" });
  expect([missing.status, missing.code]).toEqual([500, "missing_secret"]);
});

test("a redirect is followed as browsers do, without the visitor's own header to another origin", async () => {
  const other = `http://127.0.0.2:${port}`;
  answer = (response, { url }) =>
    void (url === "/b" ? response.end("fim") : response.writeHead(303, { location: `${other}/b` }).end());
  const services = { [origin]: {}, [other]: { headers: { "x-outro": "{TOKEN}" } } };
  const asked = { url: `${origin}/a`, method: "POST", headers: { authorization: "Bearer meu" }, data: { a: 1 } };
  expect(await ask(services, asked)).toMatchObject({ status: 200, text: "fim" });
  expect(seen.map(({ line, body }) => [line, body])).toEqual([
    ["POST /a", '{"a":1}'],
    ["GET /b", ""],
  ]);
  expect(seen[0]?.headers.authorization).toBe("Bearer meu");
  expect(seen[1]?.headers).not.toHaveProperty("authorization");
  expect(seen[1]?.headers["x-outro"]).toBe("canario-secreto");
});

describe("the embedded backend", () => {
  let backend: Backend;
  let design: string;
  beforeAll(async () => {
    design = await designWith({
      "design.json": JSON.stringify({
        plugins: { rest: { server: { [origin]: { headers: { "x-chave": "{CHAVE}" } } } } },
      }),
      "collections.json": JSON.stringify({
        collections: { lugares: { source: "cms", data: [{ id: 1 }, { id: 2 }, { id: 3 }] } },
      }),
      "supabase/config.toml": "",
      "supabase/functions/.env": '# segredos\nCHAVE="canario-secreto"\nPLUGINS_ALLOW_PRIVATE=true\n',
    });
    backend = await startBackend({ designDir: design, memory: true, port: 0 });
  });
  afterAll(async () => {
    await backend?.close();
    await rm(design, { recursive: true, force: true });
  });

  const post = async (path: string, body: object, headers: Readonly<Record<string, string>>) => {
    const response = await fetch(`${backend.url}/functions/v1/plugins/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const text = await response.text();
    expect(text).not.toContain("canario");
    return { status: response.status, answer: JSON.parse(text) as Readonly<Record<string, unknown>> };
  };

  test("an address that asks too often waits, and no other does; sets are not counted", async () => {
    // The clock is stopped, however long the requests take.
    vi.useFakeTimers({ toFake: ["Date"] });
    const ask = (address: string, path = "designs/caso/rest-api/request") =>
      backend.fetch(
        new Request(`${backend.url}/functions/v1/plugins/${path}`, {
          method: "POST",
          headers: {
            apikey: backend.anonKey,
            authorization: `Bearer ${backend.anonKey}`,
            "x-forwarded-for": "203.0.113.9",
          },
          body: JSON.stringify({ url: "https://outro.example/", method: "GET" }),
        }),
        address,
      );
    try {
      const first = await Promise.all(Array.from({ length: 300 }, () => ask("198.51.100.1")));
      expect(new Set(first.map(({ status }) => status))).toEqual(new Set([403]));
      const refused = await ask("198.51.100.1");
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
      expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
      expect((await ask("198.51.100.1", "ww/cms_data_sets/nenhum/fetch")).status).toBe(404);
      expect((await ask("198.51.100.2")).status).toBe(403);
      vi.setSystemTime(Date.now() + 60_000);
      expect((await ask("198.51.100.1")).status).toBe(403);
    } finally {
      vi.useRealTimers();
    }
  });

  test("sends requests for signed-in visitors, with the secrets of functions", async () => {
    const client = clientOf(backend);
    const { data } = await client.auth.signUp({ email: "ana@loja.example", password: "Teste1234" });
    const asked = { url: `${origin}/a`, method: "GET" };
    const path = "designs/caso/rest-api/request";
    const { status } = await post(path, asked, {});
    expect(status).toBe(401);
    const anonymous = await post(path, asked, { apikey: backend.anonKey, authorization: `Bearer ${backend.anonKey}` });
    expect(anonymous).toMatchObject({ status: 401, answer: { code: "sign_in_needed" } });
    expect(seen).toEqual([]);
    const authorization = `Bearer ${data.session?.access_token}`;
    expect(await post(path, asked, { apikey: backend.anonKey, authorization })).toEqual({
      status: 200,
      answer: { ok: true },
    });
    expect(seen[0]?.headers["x-chave"]).toBe("canario-secreto");
  });

  test("returns a set of records page by page", async () => {
    const fetched = (query: string) =>
      post(`ww/cms_data_sets/lugares/fetch${query}`, { variables: {} }, { apikey: backend.anonKey });
    expect((await fetched("?limit=1&offset=1")).answer).toEqual({ data: [{ id: 2 }], total: 3 });
    expect((await fetched("")).answer).toEqual({ data: [{ id: 1 }, { id: 2 }, { id: 3 }], total: 3 });
    expect((await fetched("?limit=2&offset=9")).answer).toEqual({ data: [], total: 3 });
    const missing = await post("ww/cms_data_sets/nada/fetch", {}, { apikey: backend.anonKey });
    expect(missing).toMatchObject({ status: 404, answer: { code: "not_found" } });
  });
});
