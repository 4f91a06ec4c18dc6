import { createHmac } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBackend } from "../../cli/backend/backend.ts";
import { startPostgres } from "./postgres.ts";

/** A server that answers as PostgREST does, and a way around it to its database. */
export interface Server {
  send(request: SentRequest): Promise<Answer>;
  run(sql: string): Promise<unknown>;
}

/** Who asks: with all rights, a visitor, or one of two people who are signed in. */
export type Person = "service" | "visitor" | "ana" | "bia";

export interface SentRequest {
  readonly method: string;
  /** With all rights when absent. */
  readonly person?: Person;
  /** With the query, encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly range: string | null;
  readonly type: string | null;
  readonly location: string | null;
}

const schema = readFileSync(new URL("schema.sql", import.meta.url), "utf8");

/** What a hosted project has, and the schema needs. */
const roles = `
create schema auth;
create function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::json ->> 'sub')::uuid
$$;
create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
grant usage on schema public, auth to anon, authenticated, service_role;
grant execute on function auth.uid() to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** The ids of the people, as the rows have them. */
const ids = { ana: "00000000-0000-0000-0000-00000000000a", bia: "00000000-0000-0000-0000-00000000000b" };

/** The token of somebody, signed with the secret of both servers. */
function tokenOf(person: Person, secret: string): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const sub = person === "ana" || person === "bia" ? ids[person] : undefined;
  const role = { service: "service_role", visitor: "anon", ana: "authenticated", bia: "authenticated" }[person];
  const payload = { role, aud: "authenticated", exp: 4_000_000_000, ...(sub && { sub }) };
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(payload)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

/** Start PostgREST over PostgreSQL; `close` ends both. */
export async function startPostgrest(secret: string): Promise<{ readonly server: Server; close(): Promise<void> }> {
  const database = await startPostgres();
  await database.query(roles + schema);
  const settings = { "db-schemas": "public", "db-anon-role": "anon", "jwt-secret": secret, "db-max-rows": 1000 };
  const { url, close } = await database.serve(settings, "/authors?limit=0");
  return {
    server: {
      send: (request) =>
        send(
          (made) => fetch(made),
          url,
          (person) => headersOf(person, secret),
          request,
        ),
      run: (sql) => database.query(sql),
    },
    async close() {
      await close();
      await database.close();
    },
  };
}

/** A visitor has no token at PostgREST, and the public key at the embedded backend. */
const headersOf = (person: Person, secret: string): Readonly<Record<string, string>> =>
  person === "visitor" ? {} : { authorization: `Bearer ${tokenOf(person, secret)}` };

/** Start the embedded backend with the same schema; `secret` signs its tokens. */
export async function startEmbedded(): Promise<{
  readonly server: Server;
  readonly secret: string;
  close(): Promise<void>;
}> {
  const design = mkdtempSync(join(tmpdir(), "trama-embedded-"));
  mkdirSync(join(design, "supabase/migrations"), { recursive: true });
  writeFileSync(join(design, "supabase/migrations/20260101000000_library.sql"), schema);
  const dataDir = join(design, "data");
  const backend = await startBackend({ designDir: design, dataDir });
  const { anonKey, jwtSecret: secret } = JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8"));
  const own = (person: Person) => ({ ...headersOf(person, secret), apikey: anonKey });
  return {
    secret,
    server: {
      send: (request) => send((made) => backend.fetch(made), `${backend.url}/rest/v1`, own, request),
      // One statement after the other: the driver takes one at a time.
      run: async (sql) => {
        for (const statement of sql.split(/;\n/)) if (statement.trim()) await backend.query(statement);
      },
    },
    async close() {
      await backend.close();
      rmSync(design, { recursive: true, force: true });
    },
  };
}

async function send(
  ask: (request: Request) => Promise<Response>,
  base: string,
  own: (person: Person) => Readonly<Record<string, string>>,
  { method, path, headers, body, person = "service" }: SentRequest,
): Promise<Answer> {
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const request = new Request(base + path, {
    method,
    headers: { ...own(person), ...type, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const answer = await ask(request);
  return {
    status: answer.status,
    text: await answer.text(),
    range: answer.headers.get("content-range"),
    type: answer.headers.get("content-type"),
    location: answer.headers.get("location"),
  };
}
