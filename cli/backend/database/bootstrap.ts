import { realtimeSchemaSql } from "../realtime/schema.ts";
import { storageSchemaSql } from "../storage/schema.ts";

/** Returns the SQL that turns an empty database into a new Supabase project: the auth service's schema, then ours. */
export async function readBootstrap(): Promise<string> {
  const { getAuthSchemaSql } = await import("@supabase/lite");
  return [
    getAuthSchemaSql(),
    callerFunctionsSql,
    bootstrapSql,
    projectRolesSql,
    authExtrasSql,
    storageSchemaSql,
    realtimeSchemaSql,
  ].join("\n");
}

/*
 * What a Supabase project has before its first migration: roles, schemas and default privileges.
 *
 * The default privileges are as open as Supabase's, so a migration that forgets to restrict a table fails in the same
 * way here. The tables of the `auth` schema come from the auth service itself.
 */
const bootstrapSql = `
do $$
begin
  -- The roles of a server belong to all its databases: another one may have created them.
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
  if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;
  execute format('grant anon, authenticated, service_role to %I', current_user);
end $$;

create schema if not exists extensions;
grant usage on schema public, extensions, auth to anon, authenticated, service_role;
grant execute on all functions in schema auth to anon, authenticated, service_role;

alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

create publication supabase_realtime;

create schema supabase_migrations;
create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
create table supabase_migrations.seed_files (path text primary key, hash text not null);
`;

/**
 * What policies ask about the caller. As in a project, a claim is read from the settings of a transaction: all claims are
 * in one, and a script may set a single one instead.
 */
export const callerFunctionsSql = `
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
`;

/**
 * What the auth schema of a project has beyond the tables of the auth service here: columns and a sequence that seeds fill, and the table of
 * second factors, which policies ask about. Nobody has one.
 */
export const authExtrasSql = `
alter table auth.users add column if not exists instance_id uuid, add column if not exists is_super_admin boolean;
alter table auth.identities alter column id set default gen_random_uuid();
create sequence auth.refresh_tokens_id_seq;
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create table auth.mfa_factors (
  id uuid primary key, user_id uuid not null references auth.users on delete cascade, friendly_name text,
  factor_type auth.factor_type not null, status auth.factor_status not null, created_at timestamptz not null,
  updated_at timestamptz not null, secret text, phone text, last_challenged_at timestamptz
);
`;

/** The other roles of a project. They only receive grants here: its services run in this process. */
export const projectRolesSql = `
do $$
declare
  name text;
begin
  foreach name in array array[
    'postgres', 'authenticator', 'dashboard_user', 'pgbouncer', 'supabase_admin', 'supabase_auth_admin',
    'supabase_storage_admin', 'supabase_functions_admin', 'supabase_realtime_admin', 'supabase_replication_admin',
    'supabase_read_only_user', 'supabase_etl_admin'
  ] loop
    if to_regrole(name) is null then execute format('create role %I nologin', name); end if;
  end loop;
end $$;
`;
