import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringUpToDate } from "../../cli/backend/database/database.ts";
import { openServer } from "../../cli/backend/database/engine/server.ts";
import { readSource } from "../../cli/backend/database/migrations.ts";
import { cacheSchema } from "../../cli/backend/rest/cache.ts";
import { createRest, type Rest } from "../../cli/backend/rest/rest.ts";
import { vendasDir } from "../backend/client.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import type { Recorded } from "./recording.ts";

/**
 * What the tests of the seller app ask for: the REST service of the embedded backend and a real PostgREST answer it over
 * one PostgreSQL, each in a transaction that is undone.
 *
 * `TRAMA_RECORD=<folder> npm test -- vendas` notes the requests, and `UPDATE=1 TRAMA_RECORD=<folder>` with this test
 * takes new ones into the list.
 */

const list = new URL("vendas.jsonl", import.meta.url).pathname;
const secret = "a secret of at least thirty-two bytes";
const maxRows = 1000;
const schemas = ["public"];

let database: Postgres;
let rest: Rest;
let url: string;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await startPostgres();
  closing.unshift(database.close);
  const server = await bringUpToDate(await openServer(database.url), await readSource(join(vendasDir, "supabase")));
  closing.unshift(server.close);
  await server.driver.exec("alter role authenticator set pgrst.db_tx_end = 'rollback'");
  const schema = cacheSchema(server, schemas);
  rest = createRest({ database: server, schema, serial: (task) => task(), maxRows, schemas });
  const postgrest = await database.serve(
    {
      "db-schemas": schemas.join(","),
      "db-anon-role": "anon",
      "db-extra-search-path": "public,extensions",
      "db-max-rows": maxRows,
      "db-tx-end": "rollback",
      "jwt-secret": secret,
    },
    "/",
  );
  closing.unshift(postgrest.close);
  url = postgrest.url;
}, 600_000);
afterAll(async () => {
  for (const close of closing) await close();
});

/** An answer as it is compared: of errors the status and the code. */
interface Compared {
  readonly status: number;
  readonly body: string;
  readonly range: string | null;
}

async function compared({ method, body: asked = "" }: Recorded, answer: Response): Promise<Compared> {
  const text = await answer.text();
  const { status } = answer;
  if (status >= 400) return { status, body: codeOf(text), range: null };
  const body = method === "GET" ? text : withoutNew(text, asked);
  return { status, body: withoutSpaces(body), range: answer.headers.get("content-range") };
}

const codeOf = (text: string): string => /"code":\s*"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 80);

/** Removes the spaces between the parts of JSON text; numbers and texts stay as they were written. */
const withoutSpaces = (text: string): string => text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, quoted = "") => quoted);

/** What a write makes anew, each time another: keys and times that the request does not have. */
const withoutNew = (text: string, asked: string): string =>
  text.replace(/"(?:[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[\d:.+-]+)"/g, (value) =>
    asked.includes(value) ? value : '"new"',
  );

async function ours(request: Recorded): Promise<Compared> {
  const { method, path, headers, claims, body = "" } = request;
  const { pathname, search } = new URL(path, "http://localhost");
  const role = typeof claims?.role === "string" ? claims.role : "anon";
  const http = { method, path: pathname, query: search, headers: new Headers(headers), body: Buffer.from(body) };
  return compared(request, await rest(http, { role, claims: claims ?? { role } }));
}

async function theirs(request: Recorded): Promise<Compared> {
  const { method, path, headers, claims, body } = request;
  const token = claims && (await new SignJWT({ ...claims, exp: 4e9 }).setProtectedHeader({ alg: "HS256" }).sign(key));
  const asked = { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  return compared(request, await fetch(url + path, { method, headers: asked, ...(body !== undefined && { body }) }));
}
const key = new TextEncoder().encode(secret);

const linesOf = (text: string): readonly Recorded[] =>
  text.split("\n").flatMap((line): Recorded[] => (line === "" ? [] : [JSON.parse(line)]));

/** What two requests have in common that are alike but for their values: the fields, operators and headers. */
function shapeOf({ method, path, headers, claims, body = "" }: Recorded): string {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const conditions = [...searchParams].map(([name, value]) =>
    /^(?:select|order|on_conflict|columns)$/.test(name) ? `${name}=${value}` : `${name}=${operators(value)}`,
  );
  const fields = [...body.matchAll(/"(\w+)":/g)].map(([, name]) => name);
  return JSON.stringify([method, pathname, conditions.sort(), fields, headers, claims?.role]);
}

const operators = (value: string): string => value.replace(/\.(?!(?:not|eq|in|is|gte?|lte?|ilike)\b)[^,()]*/g, "");

/** Requests with other values than this many of the same shape are left out. */
const perShape = 3;

function updated(known: readonly Recorded[], folder: string): readonly Recorded[] {
  const shapes = new Map<string, Map<string, Recorded>>();
  const found = readdirSync(folder).flatMap((name) => linesOf(readFileSync(join(folder, name), "utf8")));
  for (const request of [...known, ...found]) {
    const shape = shapeOf(request);
    const alike = shapes.get(shape) ?? new Map<string, Recorded>();
    shapes.set(shape, alike);
    const { claims, ...rest } = request;
    // The rest of a token differs in each run.
    const { sub, role, email } = claims ?? {};
    const kept: Recorded = { ...rest, claims: claims && { sub, role, email, aud: "authenticated" } };
    if (alike.size < perShape) alike.set(JSON.stringify(kept), kept);
  }
  return [...shapes.values()].flatMap((alike) => [...alike.values()]).sort((a, b) => (a.path < b.path ? -1 : 1));
}

test("what the tests of the seller app ask for is answered as PostgREST answers it", async () => {
  const committed = existsSync(list) ? linesOf(readFileSync(list, "utf8")) : [];
  const { UPDATE, TRAMA_RECORD: folder } = process.env;
  const requests = UPDATE && folder !== undefined ? updated(committed, folder) : committed;
  if (requests !== committed) writeFileSync(list, requests.map((request) => `${JSON.stringify(request)}\n`).join(""));
  const differences: object[] = [];
  for (const request of requests) {
    const pairs = async () => [await ours(request), await theirs(request)] as const;
    const [first, second] = await pairs();
    if (JSON.stringify(first) === JSON.stringify(second)) continue;
    // The clock went on between the two.
    const [one, other] = await pairs();
    if (JSON.stringify(one) !== JSON.stringify(other)) {
      differences.push({ method: request.method, path: request.path, body: request.body, ours: one, theirs: other });
    }
  }
  console.info(`requests of the seller app: ${requests.length - differences.length} of ${requests.length} agree`);
  expect(differences).toEqual([]);
});
