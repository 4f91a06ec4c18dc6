import { cronSchemaSql } from "../cron/schema.ts";

// A hosted project has extensions that cannot run here, because they need other programs or the network. Migrations that
// create or use them run all the same: each has a stand-in of SQL, which says what it cannot do when it is called.

interface StandIn {
  /** The name of the extension. */
  readonly name: string;
  /** What a script says that uses it without creating it; absent if it must be created. */
  readonly uses?: RegExp;
  /** Creates its objects; it can be run again. */
  readonly sql: string;
  /** It replaces the extension everywhere, also on a server that has it. */
  readonly isOurs?: boolean;
}

/** A function that fails with a sentence about the extension. */
const failing = (signature: string, returns: string, extension: string): string => `
create or replace function ${signature} returns ${returns} language plpgsql as $stand_in$
begin
  raise exception '${extension} does not run in the embedded database'
    using errcode = '0A000', hint = 'use a project of Supabase, or a server with it and --database-url';
end $stand_in$;`;

/** A function that does nothing but warn: it is called in triggers, which must not fail. */
const warning = (signature: string, returns: string, extension: string, result: string): string => `
create or replace function ${signature} returns ${returns} language plpgsql as $stand_in$
begin
  raise warning '${extension} sends nothing from the embedded database';
  return ${result};
end $stand_in$;`;

const standIns: readonly StandIn[] = [
  { name: "pg_cron", sql: cronSchemaSql, isOurs: true },
  {
    name: "pg_net",
    uses: /\bnet\.http_/i,
    sql: [
      "create schema if not exists net; grant usage on schema net to anon, authenticated, service_role;",
      ...["http_get", "http_delete"].map((name) =>
        warning(
          `net.${name}(url text, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds int default 5000)`,
          "bigint",
          "pg_net",
          "0",
        ),
      ),
      warning(
        "net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds int default 5000)",
        "bigint",
        "pg_net",
        "0",
      ),
    ].join("\n"),
  },
  {
    name: "supabase_functions",
    uses: /\bsupabase_functions\./i,
    sql: [
      "create schema if not exists supabase_functions; grant usage on schema supabase_functions to anon, authenticated, service_role;",
      warning("supabase_functions.http_request()", "trigger", "a database webhook", "coalesce(new, old)"),
    ].join("\n"),
  },
  {
    name: "supabase_vault",
    uses: /\bvault\./i,
    sql: `
create schema if not exists vault;
create table if not exists vault.secrets (
  id uuid primary key default gen_random_uuid(), name text unique, description text not null default '', secret text not null,
  key_id uuid, nonce bytea, created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create or replace view vault.decrypted_secrets as
  select id, name, description, secret, secret as decrypted_secret, key_id, nonce, created_at, updated_at from vault.secrets;
create or replace function vault.create_secret(
  new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
) returns uuid language sql as $stand_in$
  insert into vault.secrets (secret, name, description, key_id) values ($1, $2, $3, $4) returning id
$stand_in$;
create or replace function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null, new_description text default null,
  new_key_id uuid default null
) returns void language sql as $stand_in$
  update vault.secrets set secret = coalesce($2, secret), name = coalesce($3, name),
    description = coalesce($4, description), updated_at = now() where id = $1
$stand_in$;
revoke all on all functions in schema vault from public;
grant usage on schema vault to service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to service_role;
grant execute on all functions in schema vault to service_role;`,
  },
  {
    name: "pg_graphql",
    uses: /\bgraphql(?:_public)?\./i,
    sql: [
      "create schema if not exists graphql; create schema if not exists graphql_public;",
      failing(
        "graphql.resolve(query text, variables jsonb default '{}', \"operationName\" text default null, extensions jsonb default null)",
        "jsonb",
        "pg_graphql",
      ),
      failing(
        'graphql_public.graphql("operationName" text default null, query text default null, variables jsonb default null, extensions jsonb default null)',
        "jsonb",
        "pg_graphql",
      ),
    ].join("\n"),
  },
  {
    name: "pgjwt",
    uses: /\bextensions\.(?:sign|verify|url_encode|url_decode)\s*\(/i,
    sql: [
      failing("extensions.sign(payload json, secret text, algorithm text default 'HS256')", "text", "pgjwt"),
      failing(
        "extensions.verify(token text, secret text, algorithm text default 'HS256', out header json, out payload json, out valid boolean)",
        "record",
        "pgjwt",
      ),
    ].join("\n"),
  },
  {
    name: "http",
    uses: /\bextensions\.http(?:_get|_post|_put|_delete)?\s*\(/i,
    sql: [
      // Types cannot be replaced as functions can.
      `do $stand_in$
begin
  if to_regtype('extensions.http_request') is null then
    create domain extensions.http_method as text;
    create type extensions.http_header as (field varchar, value varchar);
    create type extensions.http_request as
      (method extensions.http_method, uri varchar, headers extensions.http_header[], content_type varchar, content varchar);
    create type extensions.http_response as
      (status int, content_type varchar, headers extensions.http_header[], content varchar);
  end if;
end $stand_in$;
create or replace function extensions.http_header(field varchar, value varchar) returns extensions.http_header
  language sql immutable as $stand_in$ select row(field, value)::extensions.http_header $stand_in$;`,
      ...[
        "http(request extensions.http_request)",
        "http_get(uri varchar)",
        "http_get(uri varchar, data jsonb)",
        "http_head(uri varchar)",
        "http_post(uri varchar, content varchar, content_type varchar)",
        "http_post(uri varchar, data jsonb)",
        "http_put(uri varchar, content varchar, content_type varchar)",
        "http_patch(uri varchar, content varchar, content_type varchar)",
        "http_delete(uri varchar)",
      ].map((signature) => failing(`extensions.${signature}`, "extensions.http_response", "http")),
    ].join("\n"),
  },
  {
    name: "pg_jsonschema",
    uses: /\bextensions\.jsonb?_matches_schema\s*\(/i,
    sql: ["json_matches_schema(schema json, instance json)", "jsonb_matches_schema(schema json, instance jsonb)"]
      .map((signature) => failing(`extensions.${signature}`, "boolean", "pg_jsonschema"))
      .join("\n"),
  },
  {
    name: "dblink",
    uses: /\bextensions\.dblink\w*\s*\(/i,
    sql: [
      ...["dblink(connection text, query text)", "dblink(query text)"].map((signature) =>
        failing(`extensions.${signature}`, "setof record", "dblink"),
      ),
      ...[
        "dblink_connect(name text, connection text)",
        "dblink_connect(connection text)",
        "dblink_exec(connection text, command text)",
        "dblink_exec(command text)",
        "dblink_disconnect(name text)",
        "dblink_disconnect()",
      ].map((signature) => failing(`extensions.${signature}`, "text", "dblink")),
    ].join("\n"),
  },
  {
    // A table that is not split by time has the same rows.
    name: "timescaledb",
    sql: `
create or replace function extensions.create_hypertable(
  relation regclass, time_column_name name, chunk_time_interval interval default null,
  if_not_exists boolean default false, migrate_data boolean default false
) returns void language sql as $stand_in$ $stand_in$;
create or replace function extensions.time_bucket(bucket_width interval, ts timestamptz) returns timestamptz
  language sql immutable as $stand_in$ select date_bin($1, $2, timestamptz '2000-01-03 00:00:00+00') $stand_in$;
create or replace function extensions.time_bucket(bucket_width interval, ts timestamp) returns timestamp
  language sql immutable as $stand_in$ select date_bin($1, $2, timestamp '2000-01-03 00:00:00') $stand_in$;`,
  },
  // Nothing of them is used by the schema of an app.
  ...["pgsodium", "pgaudit", "plpgsql_check", "hypopg", "index_advisor", "pg_repack", "pg_tle", "wrappers"].map(
    (name) => ({
      name,
      uses: new RegExp(`\\b${name}\\.`, "i"),
      sql: `create schema if not exists ${name};`,
    }),
  ),
];

/** The head of a statement that creates an extension. */
const created = (name: string): string => `\\bcreate\\s+extension\\s+(?:if\\s+not\\s+exists\\s+)?"?${name}"?`;

/** Statements about an extension, each up to its semicolon, such as with a schema. */
const statementsOn = (name: string): RegExp =>
  new RegExp(
    `(?:${created(name)}|\\bcomment\\s+on\\s+extension\\s+"?${name}"?|\\bdrop\\s+extension\\s+(?:if\\s+exists\\s+)?"?${name}"?)(?=[\\s;])[^;]*;`,
    "gi",
  );

/** The names of the extensions that a script creates. */
export const createdIn = (sql: string): readonly string[] =>
  [...sql.matchAll(new RegExp(created("([\\w-]+)"), "gi"))].map(([, name = ""]) => name.toLowerCase());

/** The stand-ins for extensions that a script creates or uses. */
export const standInsFor = (sql: string): readonly StandIn[] =>
  standIns.filter(({ name, uses }) => statementsOn(name).test(sql) || uses?.test(sql));

/** Leaves out the statements about extensions that have stand-ins; each position stays what it was. */
export const withoutStandIns = (sql: string, used: readonly StandIn[]): string =>
  used.reduce(
    (text, { name }) => text.replace(statementsOn(name), (statement) => statement.replace(/[^\n]/g, " ")),
    sql,
  );

/** Two extensions that a new project has, in the schema `extensions`, with the functions that name them. */
const preinstalled: Readonly<Record<string, RegExp>> = {
  "uuid-ossp": /\buuid_(?:generate_v\d\w*|nil|ns_\w+)\s*\(/i,
  pgcrypto:
    /\b(?:gen_random_bytes|gen_salt|crypt|digest|hmac|armor|dearmor|pgp_\w+|encrypt(?:_iv)?|decrypt(?:_iv)?)\s*\(/i,
};

/**
 * The names of extensions that scripts use as a new project has them: with the schema, or without creating them. Others
 * create the extension where they want it.
 */
export const preinstalledFor = (sql: string): readonly string[] =>
  Object.entries(preinstalled).flatMap(([name, uses]) => {
    const isQualified = new RegExp(`\\bextensions\\.${uses.source}`, "i").test(sql);
    return isQualified || (uses.test(sql) && !createdIn(sql).includes(name)) ? [name] : [];
  });
