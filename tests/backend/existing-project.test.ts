import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { clientOf } from "./client.ts";
import { startBackend } from "./start.ts";

/** Migrations of projects that were made for Supabase, with all that a new project has there. */

const start = (...files: readonly string[]): Promise<Backend> =>
  startFolder(Object.fromEntries(files.map((sql, index) => [`migrations/2026010100000${index}_part.sql`, sql])));

/** Start with files of `supabase/`. */
function startFolder(files: Readonly<Record<string, string>>): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), "trama-existing-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "supabase/migrations"), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, "supabase", path), text);
  return startBackend({ designDir: folder, memory: true, port: 0 });
}

/** As `pg_dump` and `supabase db dump` begin and end a file. */
const dump = `\\restrict abcdef
SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET row_security = off;
CREATE EXTENSION IF NOT EXISTS "pg_net" WITH SCHEMA "extensions";
CREATE EXTENSION IF NOT EXISTS "pg_stat_statements" WITH SCHEMA "extensions";
CREATE EXTENSION IF NOT EXISTS "pg_graphql" WITH SCHEMA "graphql";
CREATE EXTENSION IF NOT EXISTS "supabase_vault" WITH SCHEMA "vault";
CREATE EXTENSION IF NOT EXISTS "pgsodium";
COMMENT ON EXTENSION "pgsodium" IS 'keys';
COMMENT ON SCHEMA "public" IS 'standard public schema';
SET default_table_access_method = "heap";
CREATE TABLE IF NOT EXISTS "public"."dumped" ("id" int);
ALTER TABLE "public"."dumped" OWNER TO "postgres";
ALTER PUBLICATION "supabase_realtime" OWNER TO "postgres";
ALTER DEFAULT PRIVILEGES FOR ROLE "postgres" IN SCHEMA "public" GRANT ALL ON TABLES TO "anon";
\\unrestrict abcdef
`;

test("a dump runs, and what it sets is over with its file", async () => {
  const backend = await start(
    dump,
    "create table plain (id int primary key); create index concurrently on plain (id);",
  );
  const names = "select tablename from pg_tables where schemaname = 'public' order by tablename";
  expect(await backend.query(names)).toEqual([{ tablename: "dumped" }, { tablename: "plain" }]);
});

test("a file may begin with a byte-order mark, be a transaction, and leave another role", async () => {
  const backend = await start(
    "\uFEFFbegin;\r\ncreate table first (id int primary key);\r\ncommit;\r\n",
    "set role service_role; set timezone = 'Asia/Tokyo';",
    "create table second (id int references first, at timestamptz default now());",
  );
  expect(await backend.query("select current_user as who, current_setting('timezone') as zone")).toEqual([
    { who: "postgres", zone: "UTC" },
  ]);
});

test("grants to the roles of a project's services run", async () => {
  await start(`
    create function public.hook(event jsonb) returns jsonb language sql as 'select event';
    grant execute on function public.hook to supabase_auth_admin;
    revoke execute on function public.hook from authenticated, anon, public;
    grant usage on schema public to authenticator, supabase_admin, supabase_storage_admin, dashboard_user, pgbouncer;
    alter role authenticator set pgrst.db_schemas = 'public';
    notify pgrst, 'reload config';`);
});

test("functions of the extensions of a new project are there, with and without their schema", async () => {
  const backend = await start(
    `create table keys (
      id uuid primary key default extensions.uuid_generate_v4(),
      other uuid default uuid_generate_v4(),
      token text default encode(extensions.gen_random_bytes(8), 'hex')
    );`,
    'create extension if not exists "uuid-ossp"; create extension if not exists pgcrypto with schema extensions;',
    "insert into keys default values;",
  );
  const [row] = await backend.query<{ token: string }>("select token from keys");
  expect(row?.token).toMatch(/^[0-9a-f]{16}$/);
});

test("what cannot run here says so when it is called, and a trigger with it stores its row", async () => {
  const backend = await start(`
    create extension if not exists pg_net;
    create extension if not exists pgjwt with schema extensions;
    create extension if not exists moddatetime with schema extensions;
    create table sent (id int, changed timestamptz);
    create function tell() returns trigger language plpgsql as $$
    begin
      perform net.http_post(url := 'http://a.example', body := '{}'::jsonb);
      return new;
    end $$;
    create trigger tell after insert on sent for each row execute function tell();
    create trigger hook after insert on sent for each row
      execute function supabase_functions.http_request('http://a.example', 'POST', '{}', '{}', '1000');
    create trigger changes before update on sent for each row execute procedure extensions.moddatetime(changed);
    select vault.create_secret('hidden', 'name');`);
  await backend.query("insert into sent values (1, null)");
  await backend.query("update sent set id = 2");
  expect(await backend.query("select id, changed is not null as changed from sent")).toEqual([
    { id: 2, changed: true },
  ]);
  expect(await backend.query("select decrypted_secret as s from vault.decrypted_secrets")).toEqual([{ s: "hidden" }]);
  await expect(backend.query("select extensions.sign('{}'::json, 'secret')")).rejects.toThrow(
    "pgjwt does not run in the embedded database",
  );
});

test("a policy asks for any claim of the caller", async () => {
  const claims = [
    "auth.uid()",
    "auth.role()",
    "auth.email()",
    "auth.jwt() ->> 'aud'",
    "auth.jwt() -> 'app_metadata' ->> 'provider'",
  ];
  const backend = await start(`
    create table mine (owner text);
    alter table mine enable row level security;
    create policy own on mine using (owner = auth.email()) with check (owner = auth.email());
    create function who() returns text language sql stable as $$ select concat_ws(' ', ${claims.join(", ")}) $$;
    create function one_claim() returns text language sql as $$ select current_setting('request.jwt.claim.sub') $$;`);
  const client = clientOf(backend);
  const { data } = await client.auth.signUp({ email: "ana@loja.example", password: "Segredo123" });
  expect((await client.from("mine").insert({ owner: "ana@loja.example" })).error).toBeNull();
  expect((await client.from("mine").insert({ owner: "bia@loja.example" })).error?.code).toBe("42501");
  expect((await client.from("mine").select()).data).toEqual([{ owner: "ana@loja.example" }]);
  expect((await client.rpc("who")).data).toBe(`${data.user?.id} authenticated ana@loja.example authenticated email`);
  // A project has no setting for each claim.
  expect((await client.rpc("one_claim")).error?.code).toBe("42704");
});

test("a statement that fails after one that needs a new project's settings is named with its place", async () => {
  const sql = "create table keys (id uuid default uuid_generate_v4());\n\ncreate table a (id int references nothing);";
  await expect(start(sql)).rejects.toThrow(/20260101000000_part\.sql:3:1: relation "nothing" does not exist/);
});

test("an extension that is not there is named with its place and what to do", async () => {
  await expect(start("create table a (id int);\ncreate extension postgis;")).rejects.toThrow(
    /20260101000000_part\.sql:2:1: extension "postgis" is not available[\s\S]*--database-url/,
  );
});

test("vectors, queues and other extensions from packages of their own run, whatever version a dump names", async () => {
  const backend = await start(`
    create extension if not exists vector with schema extensions version '0.7.0';
    create schema if not exists pgmq;
    create extension if not exists "pgmq" with schema "pgmq" version '1.4.4';
    create extension pg_hashids with schema extensions;
    create extension pgtap with schema extensions;
    create table pages (id int primary key, embedding extensions.vector(2));
    create index on pages using hnsw (embedding extensions.vector_cosine_ops);
    insert into pages values (1, '[1,0]'), (2, '[0,1]');
    select pgmq.create('mails');
    select pgmq.send('mails', '{"to": "ana"}');`);
  expect(await backend.query("select id from pages order by embedding <=> '[0.1,0.9]' limit 1")).toEqual([{ id: 2 }]);
  expect(await backend.query("select message from pgmq.read('mails', 30, 1)")).toEqual([{ message: { to: "ana" } }]);
  expect(await backend.query("select id_decode(id_encode(7)) as ids")).toMatchObject([{ ids: [7] }]);
  expect(await backend.query("select plan(1) as told")).toEqual([{ told: "1..1" }]);
});

test.each([
  [
    "http",
    "select status from http(('GET', 'http://a.example', array[http_header('a', 'b')], null, null)::http_request)",
  ],
  ["pg_jsonschema", "select jsonb_matches_schema('{}'::json, '{}'::jsonb)"],
  ["dblink", "select * from dblink('dbname=postgres', 'select 1') as t (one int)"],
])("%s is created, and says what it cannot do when it is called", async (name, call) => {
  const backend = await start(`create extension if not exists ${name} with schema extensions;`);
  await expect(backend.query(call)).rejects.toThrow(`${name} does not run in the embedded database`);
});

test("a table that would be split by time keeps all of its rows", async () => {
  const backend = await start(`
    create extension timescaledb with schema extensions;
    create table events (at timestamptz not null);
    select create_hypertable('events', 'at', chunk_time_interval => interval '7 days');
    insert into events values ('2026-01-07T10:20:00Z'), ('2026-01-07T10:40:00Z');`);
  const buckets =
    "select time_bucket('1 hour', at) = '2026-01-07T10:00:00Z' as isHour, count(*)::int from events group by 1";
  expect(await backend.query(buckets)).toEqual([{ ishour: true, count: 2 }]);
});

test("a file that Supabase does not run either is left out with a warning", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const backend = await startFolder({
    "migrations/20260101000000_first.sql": "create table first (id int);",
    "migrations/20260102000000_.sql": "create table second (id int);",
    "migrations/seed.sql": "insert into nothing values (1);",
  });
  const names = "select tablename from pg_tables where schemaname = 'public' order by tablename";
  expect(await backend.query(names)).toEqual([{ tablename: "first" }, { tablename: "second" }]);
  expect(told.mock.calls.flat().join()).toContain("supabase/migrations/seed.sql does not run");
});

test("the schemas of the API are those of the project's settings", async () => {
  const backend = await startFolder({
    "config.toml": '[api]\nschemas = ["public", "shop", "graphql_public"]\n',
    "migrations/20260101000000_shop.sql": `
      create schema shop; grant usage on schema shop to anon;
      create table shop.items (id int primary key); grant select on shop.items to anon;
      create schema hidden; grant usage on schema hidden to anon;
      create table hidden.keys (id int primary key); grant select on hidden.keys to anon;
      insert into shop.items values (1);`,
  });
  const rows = async (table: string, schema: string): Promise<unknown> => {
    const headers = { apikey: backend.anonKey, "accept-profile": schema };
    return (await backend.fetch(new Request(`${backend.url}/rest/v1/${table}`, { headers }))).json();
  };
  expect(await rows("items", "shop")).toEqual([{ id: 1 }]);
  expect(await rows("keys", "hidden")).toMatchObject({ code: "PGRST106" });
  expect(await rows("items", "public")).toMatchObject({ code: "PGRST205" });
});

test("settings of the API that a migration makes hold: a check before each request, the most rows, and rollbacks", async () => {
  const backend = await start(
    `create table items (id int primary key); grant all on items to anon; insert into items values (1), (2), (3);
    create schema private; grant usage on schema private to anon;
    create function private.check_request() returns void language plpgsql as $$
    begin
      if current_setting('request.headers', true)::json ->> 'x-app' is null then
        raise sqlstate 'PT403' using message = 'no app';
      end if;
    end $$;`,
    `alter role authenticator set pgrst.db_pre_request = 'private.check_request';
    alter role authenticator set pgrst.db_max_rows = '2';
    alter role authenticator set pgrst.db_tx_end = 'commit-allow-override';
    notify pgrst, 'reload config';`,
  );
  const ask = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: string) =>
    backend.fetch(
      new Request(`${backend.url}/rest/v1/${path}`, {
        method,
        headers: { apikey: backend.anonKey, "content-type": "application/json", ...headers },
        ...(body !== undefined && { body }),
      }),
    );
  const refused = await ask("GET", "items", {});
  expect([refused.status, await refused.json()]).toMatchObject([403, { message: "no app" }]);
  const app = { "x-app": "yes" };
  expect(await (await ask("GET", "items?order=id", app)).json()).toEqual([{ id: 1 }, { id: 2 }]);
  const undone = await ask("POST", "items", { ...app, prefer: "return=representation, tx=rollback" }, '{"id": 4}');
  expect([undone.status, undone.headers.get("preference-applied"), await undone.json()]).toEqual([
    201,
    "return=representation, tx=rollback",
    [{ id: 4 }],
  ]);
  expect(await backend.query("select count(*)::int from items")).toEqual([{ count: 3 }]);
});

test("a seed may fill the users and identities of a project, who can sign in", async () => {
  const rows = `\\restrict abc
    SET session_replication_role = replica;
    insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, is_super_admin,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at, confirmation_token, email_change,
      email_change_token_new, recovery_token)
    values ('00000000-0000-0000-0000-000000000000', '7a1e9c52-3a0b-4f0e-9d7b-2f7d1c6b8e01', 'authenticated',
      'authenticated', 'ana@correio.example', crypt('Secret-123', gen_salt('bf')), now(), false,
      '{"provider": "email", "providers": ["email"]}', '{}', now(), now(), '', '', '', '');
    insert into auth.identities (user_id, provider_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    select id, id::text, jsonb_build_object('sub', id, 'email', email), 'email', now(), now(), now() from auth.users;
    SELECT pg_catalog.setval('"auth"."refresh_tokens_id_seq"', 1, false);
    RESET ALL;`;
  const policy = `create table notes (id int primary key);
    create policy careful on notes as restrictive to authenticated using (
      (select auth.jwt() ->> 'aal') = 'aal2' or not exists (select from auth.mfa_factors where user_id = auth.uid()));`;
  const backend = await startFolder({ "migrations/20260101000000_notes.sql": policy, "seed.sql": rows });
  const asked = new Request(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: backend.anonKey, "content-type": "application/json" },
    body: JSON.stringify({ email: "ana@correio.example", password: "Secret-123" }),
  });
  expect(await (await backend.fetch(asked)).json()).toMatchObject({ user: { identities: [{ provider: "email" }] } });
});

test("a hook of a project changes the claims of tokens or refuses one, and hooks that do not run are named", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const backend = await startFolder({
    "config.toml": `
      [auth.hook.custom_access_token]
      enabled = true
      uri = "pg-functions://postgres/public/token_claims"
      [auth.hook.send_email]
      enabled = true
      uri = "https://mail.example/hook"`,
    "migrations/20260101000000_hook.sql": `
      create table public.ranks (email text primary key, rank text);
      insert into public.ranks values ('ana@correio.example', 'chief');
      grant select on public.ranks to supabase_auth_admin;
      grant usage on schema public to supabase_auth_admin;
      create function public.token_claims(event jsonb) returns jsonb language plpgsql stable as $$
      declare who text := event -> 'claims' ->> 'email';
      begin
        if who like 'bia%' then
          return jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', 'not today'));
        end if;
        return jsonb_set(event, '{claims,rank}', to_jsonb((select r.rank from public.ranks r where r.email = who))
          || jsonb_build_array(event ->> 'authentication_method'));
      end $$;
      revoke execute on function public.token_claims from authenticated, anon, public;
      grant execute on function public.token_claims to supabase_auth_admin;`,
  });
  const signUp = async (email: string) => {
    const asked = new Request(`${backend.url}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: backend.anonKey, "content-type": "application/json" },
      body: JSON.stringify({ email, password: "Secret-123" }),
    });
    const answer = await backend.fetch(asked);
    return { status: answer.status, body: await answer.json() };
  };
  const { body } = await signUp("ana@correio.example");
  const [, claims = ""] = String(body.access_token).split(".");
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ rank: ["chief", "password"] });
  expect(await signUp("bia@correio.example")).toMatchObject({ status: 403, body: { msg: "not today" } });
  expect(told.mock.calls.flat().join()).toContain("does not run the hook send_email");
});
