import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { type Backend, startBackend } from "../../cli/backend/backend.ts";
import { isObject, parseJson } from "../../cli/json.ts";
import { designWith } from "./design.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";

/* Requests that cannot be parsed are errors of the client: the answer is a 4xx, and the log stays empty. */

const migration = `
create table public.itens (id int primary key, nome text unique, dados jsonb);
create table public.partes (id int primary key, item_id int references public.itens);
create function public.eco(texto text) returns text language sql stable as $$ select texto $$;
insert into public.itens values (1, 'um', '{}'), (2, 'dois', '{}');
insert into public.partes values (1, 1);
insert into storage.buckets (id, name, public) values ('fotos', 'fotos', true);
create policy tudo on storage.objects for all to anon using (true) with check (true);
create policy tudo on storage.buckets for all to anon using (true) with check (true);
create policy tudo on realtime.messages for all to anon using (true) with check (true);
alter publication supabase_realtime add table public.itens;
`;

let postgres: PostgresServer;
let designDir: string;
const written: string[] = [];

beforeAll(async () => {
  designDir = await designWith({ "supabase/migrations/1_itens.sql": migration });
  postgres = await startPostgres();
  // Before the first request, when the backend starts to hold back its library's output.
  vi.spyOn(console, "error").mockImplementation((...parts) => void written.push(parts.map(String).join(" ")));
});
beforeEach(() => {
  written.length = 0;
});
afterAll(() => {
  vi.restoreAllMocks();
  postgres?.stop();
});

const nul = "\0";
const q = encodeURIComponent;

describe.each(["the embedded database", "a PostgreSQL server"])("over %s", (database) => {
  let backend: Backend;

  beforeAll(async () => {
    const where = database === "the embedded database" ? {} : { databaseUrl: postgres.createDatabase("malformed") };
    backend = await startBackend({ designDir, memory: true, port: 0, ...where });
  });
  afterAll(() => backend?.close());

  const ask = async (path: string, method = "GET", body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${backend.url}/${path}`, {
      method,
      headers: { apikey: backend.anonKey, "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const told = parseJson(text);
    return { status: response.status, answer: isObject(told) ? told : { text } };
  };

  test.each([
    ["select", 'itens?select="'],
    ["select of a nested table", 'itens?select=id,partes("id)'],
    ["select after a write", 'itens?id=eq.9&select="', "PATCH", { nome: "x" }, { prefer: "return=representation" }],
    ["select of a function", 'rpc/eco?select="', "POST", { texto: "a" }],
    ["select, too deep", `itens?select=${"partes(".repeat(1800)}`],
    ["order", 'itens?order="'],
    ["or", "itens?or=("],
    ["or, too deep", `itens?or=(${"and(".repeat(3000)}`],
    ["columns", 'itens?columns="', "POST", { id: 9 }],
    ["on_conflict", 'itens?on_conflict="', "POST", { id: 9 }, { prefer: "resolution=merge-duplicates" }],
    ["filter", 'itens?id="'],
    ["list", 'itens?id=in.("'],
    ["range", "itens?select=id", "GET", undefined, { range: "5-2" }],
    ["body", "itens", "POST", '{"id":'],
    ["body, too deep", "itens", "POST", `{"id":9,"dados":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
    ["null in select", `itens?select=id${q(nul)}`],
    ["null in order", `itens?order=${q(nul)}`],
    ["null in the name of a column", `itens?${q(`id${nul}`)}=eq.1`],
    ["null in a filter", `itens?nome=eq.${q(nul)}`],
    ["null in a list", `itens?nome=in.(a,${q(nul)})`],
    ["null in or", `itens?or=(nome.eq.${q(nul)})`],
    ["null in columns", `itens?columns=id,${q(nul)}`, "POST", { id: 9 }],
    [
      "null in on_conflict",
      `itens?on_conflict=${q(nul)}`,
      "POST",
      { id: 9 },
      { prefer: "resolution=merge-duplicates" },
    ],
    ["null in the name of a table", `itens${q(nul)}`],
    ["null in a body", "itens", "POST", { id: 9, nome: nul }],
    ["null in a key of a body", "itens", "POST", { id: 9, [nul]: 1 }],
    ["null in a JSON column", "itens", "POST", { id: 9, dados: { a: nul } }],
    ["null in a change", "itens?id=eq.1", "PATCH", { nome: nul }],
    ["null in CSV", "itens", "POST", `id,nome\n9,${nul}`, { "content-type": "text/csv" }],
    ["null in an argument", `rpc/eco?texto=${q(nul)}`],
    ["null in an argument of a body", "rpc/eco", "POST", { texto: nul }],
    ["half a character in the path", "itens%ED%A0%80"],
    ["an operator that every object has", "itens?id=constructor.1"],
    ["an operator that every object has, negated", "itens?id=not.toString"],
    ["a lone condition with such an operator", "itens?or=id.__proto__.1"],
    ["an argument that reads as such an operator", "rpc/eco?texto=not.__proto__"],
    [
      "a conflict with what every object has",
      "itens?on_conflict=constructor",
      "POST",
      { id: 9 },
      { prefer: "resolution=merge-duplicates" },
    ],
  ])("REST answers 400 to a request that it cannot read: %s", async (what, path, method?, body?, headers?) => {
    const { status, answer } = await ask(`rest/v1/${path}`, method, body, headers);
    expect(status).toBe(what === "range" ? 416 : 400);
    expect(Object.keys(answer).toSorted()).toEqual(["code", "details", "hint", "message"]);
    expect([answer.code, answer.message]).toEqual([expect.stringMatching(/^\w{5,8}$/), expect.any(String)]);
    expect(written).toEqual([]);
    expect((await ask("rest/v1/itens?select=id&order=id&limit=1")).status).toBe(200);
  });

  test.each([
    "itens?__proto__=eq.1",
    'itens?"__proto__"=eq.1',
    "itens?__proto__::text=not.eq.1",
    "itens?constructor=eq.1",
    "itens?toString=eq.1",
    "itens?select=id,partes(id)&partes.__proto__.order=id",
    "itens?select=id,partes(id)&partes.__proto__=eq.1",
  ])("no address of REST changes what every object has, or drops a filter: %s", async (path) => {
    const inherited = () => [Object.prototype, Object, Function.prototype].map(Object.getOwnPropertyNames);
    const before = inherited();
    expect((await ask(`rest/v1/${path}`)).status).toBe(400);
    expect(inherited()).toEqual(before);
    expect((await ask("rest/v1/itens?select=id")).status).toBe(200);
  });

  test("a name that every object has is an ordinary text elsewhere", async () => {
    const { status, answer } = await ask("rest/v1/rpc/eco?texto=constructor");
    expect([status, answer]).toEqual([200, { text: '"constructor"' }]);
    expect((await ask("rest/v1/itens?nome=eq.__proto__&select=id")).status).toBe(200);
    expect((await ask("rest/v1/itens?select=id,__proto__:partes(id)&id=eq.1")).answer).toEqual({
      text: '[{"id":1,"__proto__":[{"id": 1}]}]',
    });
    expect((await ask("rest/v1/itens?nome=in.(constructor,toString)&or=(nome.eq.constructor,id.eq.1)")).status).toBe(
      200,
    );
  });

  test.each([
    ["signup", "POST", { email: `a${nul}@x.example`, password: "Secret-1234" }],
    ["signup", "POST", { email: "a@x.example", password: "Secret-1234", data: { name: nul } }],
    ["signup", "POST", { email: "a@x.example", password: "Secret-1234", data: { name: "\ud800" } }],
    [
      "signup",
      "POST",
      `{"email":"a@x.example","password":"Secret-1234","data":${"[".repeat(9000)}${"]".repeat(9000)}}`,
    ],
    ["token?grant_type=password", "POST", { email: nul, password: nul }],
    ["token?grant_type=refresh_token", "POST", { refresh_token: nul }],
    ["token?grant_type=pkce", "POST", { auth_code: nul, code_verifier: nul }],
    ["verify", "POST", { token_hash: nul, type: "email" }],
    ["resend", "POST", { email: nul, type: "signup" }],
    ["resend", "POST", { email: nul, type: "email_change" }],
    [`authorize?provider=${q(nul)}`, "GET"],
  ])("the auth service answers 400 to what the database cannot store: %s", async (path, method, body?) => {
    const { status, answer } = await ask(`auth/v1/${path}`, method, body);
    expect([status, answer.error_code]).toEqual([400, "validation_failed"]);
    expect(written).toEqual([]);
  });

  test("a text that only looks like a null character signs up", async () => {
    const person = { email: "barra@x.example", password: "Secret-1234", data: { name: "\\u0000" } };
    expect(await ask("auth/v1/signup", "POST", person)).toMatchObject({ status: 200 });
  });

  test.each([
    ["GET", `object/fotos/${q(nul)}`],
    ["GET", `object/info/fotos/${q(nul)}`],
    ["GET", `object/public/fotos/${q(nul)}`],
    ["GET", `object/public/${q(nul)}/a.png`],
    ["GET", `bucket/${q(nul)}`],
    ["POST", `object/fotos/${q(nul)}`, "x"],
    ["DELETE", "object/fotos", { prefixes: [nul] }],
    ["POST", "object/list/fotos", { prefix: nul }],
    ["POST", "object/list/fotos", { prefix: "", search: nul }],
    ["POST", "object/move", { bucketId: "fotos", sourceKey: nul, destinationKey: nul }],
    ["POST", `object/upload/sign/fotos/${q(nul)}`, {}],
    ["POST", "bucket", { name: nul }],
    ["PUT", "bucket/fotos", { public: "no" }],
    ["PUT", "bucket/fotos", { public: nul }],
  ])("storage answers 400 to what the database cannot store: %s %s", async (method, path, body?) => {
    expect((await ask(`storage/v1/${path}`, method, body)).status).toBe(400);
    expect(written).toEqual([]);
  });

  test.each([
    ["a filter", { filter: `nome=eq.${nul}` }],
    ["a list in a filter", { filter: `nome=in.(a,${nul})` }],
    ["a pattern in a filter", { filter: "nome=match.[" }],
    ["the name of a column", { filter: `${nul}=eq.1` }],
    ["the name of a table", { table: nul }],
    ["a schema", { schema: nul }],
    ["columns", { select: [nul] }],
    ["a filter that is no text", { filter: { toString: 1 } }],
    ["an event that is no text", { event: { toString: 1 } }],
    ["a table that is no text", { table: { toString: 1 } }],
    ["columns that are no texts", { select: [{ toString: 1 }] }],
    ["a topic", {}, `realtime:sala${nul}`],
  ])("realtime refuses %s that it cannot read, and the socket goes on", async (_, change, topic = "realtime:sala") => {
    const socket = new WebSocket(
      `${backend.url.replace("http", "ws")}/realtime/v1/websocket?apikey=${backend.anonKey}&vsn=2.0.0`,
    );
    await once(socket, "open");
    const heard: string[] = [];
    socket.on("message", (data) => heard.push(String(data)));
    const wanted = { event: "*", schema: "public", table: "itens", ...change };
    const config = { private: topic.includes(nul), postgres_changes: [wanted] };
    socket.send(JSON.stringify(["1", "1", topic, "phx_join", { config }]));
    await vi.waitFor(() => expect(heard.join()).toContain('"status":"error"'), { timeout: 10_000 });
    socket.send(JSON.stringify([null, "2", "phoenix", "heartbeat", {}]));
    await vi.waitFor(() => expect(heard.at(-1)).toContain('"phoenix"'), { timeout: 10_000 });
    expect(written).toEqual([]);
    socket.close();
  });

  test("a broadcast to a topic that no policy can name is dropped", async () => {
    const message = { topic: nul, event: "x", payload: {}, private: true };
    const { status } = await ask("realtime/v1/api/broadcast", "POST", { messages: [message] });
    expect([status, written]).toEqual([202, []]);
  });
});
