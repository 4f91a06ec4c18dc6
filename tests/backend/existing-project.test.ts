import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { clientOf } from "./client.ts";
import { startBackend } from "./start.ts";

/** Migrations of projects that were made for Supabase, with all that a new project has there. */

function start(...files: readonly string[]): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), "trama-existing-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "supabase/migrations"), { recursive: true });
  for (const [index, sql] of files.entries())
    writeFileSync(join(folder, `supabase/migrations/2026010100000${index}_part.sql`), sql);
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
