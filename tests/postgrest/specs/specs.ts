import { createHmac } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { openDatabase } from "../../../cli/backend/database/database.ts";
import { createQueue } from "../../../cli/backend/database/engine/queue.ts";
import { statementsOf } from "../../../cli/backend/database/statements.ts";
import { cacheSchema } from "../../../cli/backend/rest/cache.ts";
import { createRest, type Rest } from "../../../cli/backend/rest/rest.ts";
import { parseJson } from "../../../cli/json.ts";
import { startPostgres } from "../postgres.ts";
import { readSpecs, type Settings, type Spec, specSecret } from "./haskell.ts";

/**
 * `npm run postgrest-specs -- <test/spec of a checkout of PostgREST>`: asks the REST service what PostgREST's own tests
 * ask, and prints how often the answer is the expected one. Where it is not, PostgREST 12 from npm is asked too.
 *
 * The tests are of the newest PostgREST; each of their requests is rolled back.
 */

interface Given {
  readonly status: number;
  readonly body: string;
  readonly headers: Headers;
}

type Ask = (spec: Spec) => Promise<Given>;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("usage: npm run postgrest-specs -- <folder test/spec of a checkout of PostgREST>");
  process.exit(2);
}

const fixtures = ["roles", "schema", "jwt", "jsonschema", "privileges", "data"];

/** Statements for the tool that loads the files. */
const isLeftOut = (sql: string): boolean => /^\\|:"?(?:DBNAME|PGUSER)/.test(sql);

function fixtureStatements(): readonly string[] {
  return fixtures.flatMap((name) => {
    const script = readFileSync(join(folder ?? "", "fixtures", `${name}.sql`), "utf8");
    // Rows after `copy … from stdin` are not SQL.
    const rows = /^COPY (.*?) FROM STDIN CSV DELIMITER '\|';\n(.*?)\n\\\.\n/gms;
    const plain = script.replace(rows, (_, target: string, lines: string) => {
      const values = lines.split("\n").map(
        (line) =>
          `(${line
            .split("|")
            .map((value) => `'${value}'`)
            .join(", ")})`,
      );
      return `insert into ${target} values ${values.join(", ")};\n`;
    });
    return statementsOf(plain).map(({ text }) => text);
  });
}

/** Run the statements of the fixtures; returns the first words of those that failed. */
async function load(run: (sql: string) => Promise<unknown>): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const sql of ["create extension if not exists pgcrypto", ...fixtureStatements()]) {
    if (isLeftOut(sql)) continue;
    await run(sql).catch((error: unknown) => {
      failed.push(`${sql.replace(/\s+/g, " ").slice(0, 70)}: ${error instanceof Error ? error.message : error}`);
    });
  }
  return failed;
}

const schemasOf = ({ configDbSchemas }: Settings): readonly string[] =>
  configDbSchemas === undefined
    ? ["test"]
    : [...configDbSchemas.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([text]) => JSON.parse(text) as string);

const maxRowsOf = ({ configDbMaxRows }: Settings): number | undefined =>
  configDbMaxRows === undefined ? undefined : Number(configDbMaxRows.replace(/\D/g, ""));

/** Settings that a project of ours has, or that change nothing for those who ask. */
const supported = new Set([
  "configDbSchemas",
  "configDbMaxRows",
  "configDbPreparedStatements",
  "configDbExtraSearchPath",
]);

/** Why a request is not asked, by the request. */
function leftOut({ place, settings, request }: Spec): string | undefined {
  const unsupported = Object.keys(settings).find((name) => !supported.has(name));
  if (unsupported !== undefined) return `the setting ${unsupported}`;
  if (request.method === "OPTIONS") return "OPTIONS, which the gateway answers";
  if (/^(?:Auth|OpenApi|Cors|Observability)/.test(place)) return "keys, CORS and OpenAPI, which belong to the gateway";
  if (/^\/(?:rpc\/temp_file_limit|infinite_inserts)/.test(request.path))
    return "a limit of time or space that only a server has";
  if (/EXTRA/.test(settings.configDbExtraSearchPath ?? "")) return "the setting configDbExtraSearchPath";
  const token = request.headers?.authorization;
  if (token !== undefined && !isSigned(token)) return "keys, CORS and OpenAPI, which belong to the gateway";
  if (/"id"/.test(claimsText(token))) return "a function before each request";
  if (needsExtension.test(request.path)) return "an extension that neither database has";
  return undefined;
}

/** Tables and functions with PostGIS, and a table over a file. */
const needsExtension = /^\/(?:rpc\/get_(?:lines?|shop\w*)|lines|shops|shop_bles|projects_dump)\b/;

function isSigned(authorization: string): boolean {
  const [, header, claims, signature] = /^Bearer ([^.]+)\.([^.]+)\.([^.]+)$/i.exec(authorization) ?? [];
  return createHmac("sha256", specSecret).update(`${header}.${claims}`).digest("base64url") === signature;
}

const claimsText = (authorization = ""): string =>
  Buffer.from(authorization.split(".")[1] ?? "", "base64url").toString("utf8");

function callerOf(headers: Readonly<Record<string, string>> | undefined) {
  const claims = parseJson(claimsText(headers?.authorization)) as Readonly<Record<string, unknown>> | undefined;
  const role = typeof claims?.role === "string" ? claims.role : "anon";
  return { role, claims: claims ?? { role } };
}

/** What a request did is undone, unless it asks otherwise. */
const transactionEnd = "rollback-allow-override";

/** Whether a request changes what the next ones find. */
const isCommitted = (headers: Readonly<Record<string, string>> = {}): boolean =>
  headers.prefer?.includes("tx=commit") === true;

/** Start what each group of settings needs once. */
function byKey<T>(start: (settings: Settings) => Promise<T>): (settings: Settings) => Promise<T> {
  const started = new Map<string, Promise<T>>();
  return (settings) => {
    const key = JSON.stringify([schemasOf(settings), maxRowsOf(settings)]);
    const known = started.get(key) ?? start(settings);
    started.set(key, known);
    return known;
  };
}

/** The tests leave out the first slash, and do not encode `#`. */
const addressOf = (path: string): URL => new URL(path.replace(/^\/?/, "/").replaceAll("#", "%23"), "http://localhost");

async function startOurs(): Promise<{ readonly ask: Ask; readonly failed: readonly string[] }> {
  const extensions = "create extension ltree; create extension isn; create extension pgcrypto;";
  const migration = { version: "1", name: "extensions", sql: extensions };
  const database = await openDatabase({ migrations: [migration], seed: "" }, undefined);
  await database.driver.exec("drop schema public, extensions cascade; drop extension if exists pgcrypto");
  await database.driver.exec("create schema if not exists public");
  // The service knows a visitor by the name of the role.
  const failed = await load((sql) => database.driver.exec(sql.replaceAll("postgrest_test_anonymous", "anon")));
  await database.driver.exec("reset all; set time zone 'UTC'; analyze");
  await database.driver.exec(`alter role authenticator set pgrst.db_tx_end = '${transactionEnd}'`);
  const serial = createQueue();
  const restOf = byKey(async (settings): Promise<Rest> => {
    const schemas = schemasOf(settings);
    const changed = { ...database, catalogue: undefined };
    const maxRows = maxRowsOf(settings) ?? 1_000_000;
    return createRest({ database: changed, schema: cacheSchema(changed, schemas), serial, maxRows, schemas });
  });
  return {
    failed,
    async ask({ request: { method, path, headers = {}, body = "" }, settings }) {
      const rest = await restOf(settings);
      const { pathname, search } = addressOf(path);
      const defaults = body === "" ? {} : { "content-type": "application/json" };
      const http = {
        method,
        path: pathname,
        query: search,
        headers: new Headers({ ...defaults, ...headers }),
        body: new TextEncoder().encode(body),
      };
      const answer = await rest(http, callerOf(headers));
      return { status: answer.status, body: method === "HEAD" ? "" : await answer.text(), headers: answer.headers };
    },
  };
}

async function startTheirs(): Promise<{
  readonly ask: Ask;
  readonly failed: readonly string[];
  close(): Promise<void>;
}> {
  const database = await startPostgres();
  const failed = await load((sql) => database.query(sql));
  await database.query("reset all; analyze");
  const closing: (() => Promise<void>)[] = [];
  const serverOf = byKey(async (settings) => {
    const maxRows = maxRowsOf(settings);
    const server = await database.serve(
      {
        "db-schemas": schemasOf(settings).join(","),
        "db-anon-role": "postgrest_test_anonymous",
        "jwt-secret": specSecret,
        "db-tx-end": transactionEnd,
        "db-extra-search-path": "public,extensions",
        "app.settings.app_host": "localhost",
        ...(maxRows !== undefined && { "db-max-rows": maxRows }),
      },
      "/",
    );
    closing.push(server.close);
    return server;
  });
  return {
    failed,
    async ask({ request: { method, path, headers = {}, body }, settings }) {
      const { url } = await serverOf(settings);
      const { pathname, search } = addressOf(path);
      const defaults = body === undefined ? {} : { "content-type": "application/json" };
      const answer = await fetch(url + pathname + search, {
        method,
        headers: { ...defaults, prefer: "tx=rollback", ...headers },
        ...(body !== undefined && { body }),
      });
      return { status: answer.status, body: await answer.text(), headers: answer.headers };
    },
    async close() {
      for (const close of closing) await close();
      await database.close();
    },
  };
}

/** The text of JSON with sorted keys, or the text itself. */
function canonical(text: string): string {
  const value = parseJson(text);
  return value === undefined ? text.trim() : JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v)]),
  );
}

/** Headers that the server of HTTP writes. */
const ofTheServer = new Set(["content-length", "server-timing", "date", "transfer-encoding"]);

/** What is not as expected, in a line each. */
function differences({ expected }: Spec, { status, body, headers }: Given): readonly string[] {
  const found: string[] = [];
  if (status !== expected.status) found.push(`status ${status} for ${expected.status}`);
  if (expected.body !== undefined && canonical(body) !== canonical(expected.body)) {
    found.push(`body ${body.slice(0, 300)} for ${canonical(expected.body).slice(0, 300)}`);
  }
  for (const [name, value] of Object.entries(expected.headers)) {
    if (!ofTheServer.has(name) && headers.get(name) !== value) found.push(`${name} ${headers.get(name)} for ${value}`);
  }
  return found;
}

const codeOf = (text: string): unknown => (parseJson(text) as { code?: unknown } | undefined)?.code;

/** Whether two answers refuse in the same way, in other words. */
const isSameRefusal = ({ expected }: Spec, { status, body }: Given): boolean =>
  status === expected.status && status >= 400 && codeOf(body) === codeOf(expected.body ?? "");

const isSame = ({ expected }: Spec, one: Given, other: Given): boolean =>
  one.status === other.status &&
  Object.keys(expected.headers).every(
    (name) => ofTheServer.has(name) || one.headers.get(name) === other.headers.get(name),
  ) &&
  (one.status >= 400 ? codeOf(one.body) === codeOf(other.body) : canonical(one.body) === canonical(other.body));

const files = readdirSync(join(folder, "Feature"), { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".hs"),
);
const read = files.map((name) => {
  const path = join(folder, "Feature", name);
  return readSpecs(relative(join(folder, "Feature"), path), readFileSync(path, "utf8"));
});
const ours = await startOurs();
const theirs = await startTheirs();
console.info("not loaded, embedded:\n ", ours.failed.join("\n  "));
console.info("not loaded, PostgreSQL:\n ", theirs.failed.join("\n  "));

const counts = new Map<string, number>();
const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
for (const { reason } of read.flatMap(({ unread }) => unread)) count(`not read: ${reason}`);
for (const spec of read.flatMap(({ specs }) => specs)) {
  const reason = leftOut(spec);
  if (reason !== undefined) {
    count(`not asked: ${reason}`);
    continue;
  }
  const given = await ours.ask(spec);
  const real = isCommitted(spec.request.headers) ? await theirs.ask(spec) : undefined;
  const found = differences(spec, given);
  if (found.length === 0) {
    count("as expected");
    continue;
  }
  if (isSameRefusal(spec, given)) {
    count("refused as expected, in other words");
    continue;
  }
  if (codeOf(given.body) === "21000") {
    count("refused as a Supabase project refuses it: a change of all rows");
    continue;
  }
  const answer = real ?? (await theirs.ask(spec));
  if (isSame(spec, given, answer)) {
    count("as PostgREST 12 answers");
    continue;
  }
  const theirDifferences = differences(spec, answer);
  const kind = theirDifferences.length === 0 ? "only PostgREST 12 is as expected" : "all three differ";
  count(kind);
  const { method, path, body } = spec.request;
  console.info(`\n${kind}: ${spec.place} ${spec.title}\n  ${method} ${path} ${body ?? ""}`);
  for (const line of found) console.info(`  ours: ${line}`);
  for (const line of theirDifferences) console.info(`  12: ${line}`);
}
console.info();
for (const [name, number] of [...counts].sort((a, b) => b[1] - a[1])) console.info(`${number} ${name}`);
await theirs.close();
process.exit(0);
