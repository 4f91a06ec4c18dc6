import type { RiskKind } from "../../cli/review/change.ts";

/** A small change, and what audit and diff say about it. */
export interface TriedChange {
  readonly sql?: string;
  /** What is there before the change, beyond the common base. */
  readonly before?: string;
  /** Lines of `supabase/config.toml`, instead of SQL. */
  readonly config?: string;
  /** The codes of `trama audit` that are new, without `audit/`. */
  readonly audit?: readonly string[];
  /** Marks of `trama diff` that the change has, beside others. */
  readonly marks?: readonly RiskKind[];
  /** The message with which the migration fails. */
  readonly fails?: RegExp;
}

/** A check of another tool: what shows that ours catches it, or why nothing does. */
export interface DatabaseCheck {
  readonly name: string;
  readonly about: string;
  readonly changes?: readonly TriedChange[];
  /** Why nothing catches it, or what is caught of it. */
  readonly note?: string;
}

/** The database and the design that each change is made in. The design reads `orders`, and deletes `customers`. */
export const base = `
create extension unaccent with schema extensions;
drop extension unaccent;
create type public.order_state as enum ('open', 'paid');
create domain public.cents as bigint;
create schema app;
create table public.customers (id uuid primary key default gen_random_uuid(), owner uuid not null default auth.uid(), name text);
create table public.orders (
  id bigint generated always as identity primary key, customer_id uuid references public.customers, owner uuid,
  note text default '', total numeric(10, 2) not null default 0, state public.order_state, code varchar(20),
  phone text, amount public.cents, constraint not_huge check (total < 1000000)
);
create index orders_customer on public.orders (customer_id);
create index orders_code on public.orders (code);
alter table public.customers enable row level security;
alter table public.orders enable row level security;
create policy own on public.customers for all to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
create policy own on public.orders for all to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
revoke all on public.customers, public.orders from anon, authenticated;
grant select, insert, update, delete on public.customers, public.orders to authenticated;
create view public.order_list with (security_invoker = true) as select id, note, total from public.orders;
create materialized view app.totals as select sum(total) as total from public.orders;
create function public.total() returns numeric language sql stable security definer set search_path = ''
  as $$ select sum(total) from public.orders where owner = auth.uid() $$;
revoke execute on function public.total() from public, anon;
create function app.stamp() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger stamp before update on public.orders for each row execute function app.stamp();
create table app.log (id bigint, at date) partition by range (at);
create table app.log_2026 partition of app.log for values from ('2026-01-01') to ('2027-01-01');
insert into storage.buckets (id, name, public) values ('public-photos', 'public-photos', true), ('bills', 'bills', false);
`;

const closed = "alter table public.news enable row level security; revoke all on public.news from anon, authenticated;";
const news = (columns: string): string => `create table public.news (${columns}); ${closed}`;
const running =
  "Only a running database knows. `trama audit` reads the migrations; the advisors of Supabase read the database.";
const style = "Style: the database works the same either way.";
const shortLock = "The lock is short, whatever the size of the table, so a mark would not help.";
const transaction =
  "Supabase runs a file as one transaction. What cannot run in it fails at once, and changes nothing.";
const nested = "Not looked at: Supabase puts the file into a transaction, so a migration needs none of its own.";

export const splinter: readonly DatabaseCheck[] = [
  {
    name: "0001 unindexed_foreign_keys",
    about: "a foreign key without an index",
    changes: [
      {
        sql: news("id bigint primary key, customer_id uuid references public.customers"),
        audit: ["unindexed-reference"],
      },
    ],
    note: "Where the app, or a function, deletes rows of the other table: elsewhere nobody looks for the rows that refer to one.",
  },
  {
    name: "0002 auth_users_exposed",
    about: "a view shows `auth.users`",
    changes: [
      {
        sql: "create view public.people as select id, email from auth.users",
        audit: ["exposed-users"],
        marks: ["row-security-off"],
      },
    ],
  },
  {
    name: "0003 auth_rls_initplan",
    about: "a policy calls `auth.uid()` for each row",
    changes: [{ sql: "alter policy own on orders using (owner = auth.uid())", audit: ["slow-policy"] }],
  },
  {
    name: "0004 no_primary_key",
    about: "a table without a primary key",
    changes: [{ sql: news("value integer"), audit: ["no-primary-key"] }],
  },
  { name: "0005 unused_index", about: "an index that no query uses", note: running },
  {
    name: "0006 multiple_permissive_policies",
    about: "several policies for the same role and command",
    changes: [
      {
        sql: "create policy shared on orders for select to authenticated using (state = 'paid')",
        audit: ["several-policies"],
        marks: ["access-added"],
      },
    ],
  },
  {
    name: "0007 policy_exists_rls_disabled",
    about: "policies on a table without row-level security",
    changes: [
      { sql: "alter table orders disable row level security", audit: ["no-row-security"], marks: ["row-security-off"] },
      {
        sql: "alter table orders disable row level security; revoke all on orders from authenticated",
        audit: ["idle-policy"],
        marks: ["row-security-off"],
      },
    ],
  },
  {
    name: "0008 rls_enabled_no_policy",
    about: "row-level security without a policy",
    changes: [{ sql: "drop policy own on orders", audit: ["read-without-policy"], marks: ["policy-dropped"] }],
    note: "Where the design reads or writes the table. One that it does not use is closed, as a table of the server should be.",
  },
  {
    name: "0009 duplicate_index",
    about: "two equal indexes",
    changes: [{ sql: "create index by_code on orders (code)", audit: ["duplicate-index"], marks: ["long-lock"] }],
  },
  {
    name: "0010 security_definer_view",
    about: "a view with the rights of its owner",
    changes: [
      {
        sql: "create view public.all_orders as select * from public.orders",
        audit: ["definer-view"],
        marks: ["row-security-off"],
      },
      {
        sql: "alter view order_list set (security_invoker = false)",
        audit: ["definer-view"],
        marks: ["row-security-off"],
      },
      { sql: "alter view order_list reset (security_invoker)", audit: ["definer-view"], marks: ["row-security-off"] },
    ],
  },
  {
    name: "0011 function_search_path_mutable",
    about: "a function without a fixed `search_path`",
    changes: [
      { sql: "alter function total() reset search_path", audit: ["open-search-path"], marks: ["search-path"] },
      {
        sql: "create function app.keep() returns trigger language plpgsql security definer as 'begin return new; end'",
        audit: ["open-search-path"],
        marks: ["search-path"],
      },
    ],
    note: "Functions with the rights of their owner. Another function can do no more than its caller.",
  },
  {
    name: "0012 auth_allow_anonymous_sign_ins",
    about: "people sign in without an account",
    changes: [{ config: "[auth]\nenable_anonymous_sign_ins = true", marks: ["sign-in-weaker"] }],
  },
  {
    name: "0013 rls_disabled_in_public",
    about: "a table of the API without row-level security",
    changes: [
      {
        sql: "create table public.news (id bigint primary key)",
        audit: ["no-row-security"],
        marks: ["row-security-off", "grant-added"],
      },
    ],
  },
  {
    name: "0014 extension_in_public",
    about: "an extension in the schema `public`",
    changes: [{ sql: "create extension unaccent with schema public", audit: ["public-extension"] }],
  },
  {
    name: "0015 rls_references_user_metadata",
    about: "a policy trusts what users write about themselves",
    changes: [
      {
        sql: "alter policy own on orders using ((select auth.jwt()) -> 'user_metadata' ->> 'role' = 'boss')",
        audit: ["user-metadata-policy"],
        marks: ["policy-changed"],
      },
    ],
  },
  {
    name: "0016 materialized_view_in_api",
    about: "a materialized view in the API",
    changes: [
      {
        sql: "create materialized view public.totals as select sum(total) from public.orders",
        audit: ["definer-view"],
        marks: ["row-security-off"],
      },
    ],
  },
  {
    name: "0017 foreign_table_in_api",
    about: "a foreign table in the API",
    changes: [
      {
        before: "create foreign data wrapper far; create server far foreign data wrapper far",
        sql: "create foreign table public.far (id int) server far",
        audit: ["no-row-security"],
        marks: ["row-security-off"],
      },
    ],
  },
  {
    name: "0018 unsupported_reg_types",
    about: "a column of a type such as `regclass`",
    note: "The upgrade of PostgreSQL refuses it and names the column; the app works until then.",
  },
  {
    name: "0019 insecure_queue_exposed_in_api",
    about: "message queues in the API",
    changes: [{ config: '[api]\nschemas = ["public", "pgmq_public"]', marks: ["access-added"] }],
  },
  { name: "0020 table_bloat", about: "a table with much unused space", note: running },
  {
    name: "0021 fkey_to_auth_unique",
    about: "a foreign key to a unique column of `auth`",
    changes: [
      {
        sql: "alter table orders add foreign key (phone) references auth.users (phone)",
        audit: ["auth-reference"],
        marks: ["may-fail", "long-lock"],
      },
    ],
  },
  { name: "0022 extension_versions_outdated", about: "an old version of an extension", note: running },
  {
    name: "0023 sensitive_columns_exposed",
    about: "passwords and the like in a table without row-level security",
    changes: [
      {
        sql: "create table public.logins (id bigint primary key, password text)",
        audit: ["no-row-security"],
        marks: ["row-security-off"],
      },
    ],
  },
  {
    name: "0024 rls_policy_always_true",
    about: "a policy lets people write every row",
    changes: [
      { sql: "alter policy own on orders using (true)", audit: ["open-policy"], marks: ["policy-changed"] },
      { sql: "alter policy own on orders with check (true)", audit: ["open-policy"], marks: ["policy-changed"] },
      {
        sql: `${news("id bigint primary key")} create policy add on public.news for insert with check (true)`,
        audit: ["open-policy"],
      },
    ],
  },
  {
    name: "0025 public_bucket_allows_listing",
    about: "the files of a public bucket can be listed",
    changes: [
      {
        sql: "create policy photos on storage.objects for select using (bucket_id = 'public-photos')",
        audit: ["listed-bucket"],
        marks: ["access-added"],
      },
    ],
  },
  {
    name: "0026 pg_graphql_anon_table_exposed",
    about: "visitors see a table in GraphQL",
    changes: [{ sql: "grant select on orders to anon", marks: ["grant-added"] }],
    note: "GraphQL shows what the API shows: the rules about grants and policies are for both.",
  },
  {
    name: "0027 pg_graphql_authenticated_table_exposed",
    about: "users see a table in GraphQL",
    changes: [
      {
        before: news("id bigint primary key"),
        sql: "grant select on public.news to authenticated",
        marks: ["grant-added"],
      },
    ],
  },
  {
    name: "0028 anon_security_definer_function_executable",
    about: "visitors call a function with the rights of its owner",
    changes: [
      {
        sql: "create function public.all_totals() returns numeric language sql security definer set search_path = '' as 'select sum(total) from public.orders'",
        audit: ["open-definer"],
        marks: ["row-security-off", "grant-added"],
      },
    ],
    note: "Functions that do not ask who calls, also not through another function.",
  },
  {
    name: "0029 authenticated_security_definer_function_executable",
    about: "users call a function with the rights of its owner",
    changes: [
      {
        sql: "create or replace function public.total() returns numeric language sql stable security definer set search_path = '' as 'select sum(total) from public.orders'",
        audit: ["open-definer"],
        marks: ["guard-changed"],
      },
    ],
    note: "Functions that do not ask who calls, also not through another function.",
  },
  {
    name: "rls_policy_null_auth_disjunct",
    about: "a policy holds when nobody is signed in",
    changes: [
      {
        sql: "drop policy own on orders; create policy own on orders for select using (owner = (select auth.uid()) or (select auth.uid()) is null)",
        audit: ["null-user-policy"],
        marks: ["policy-changed"],
      },
    ],
    note: "Not in the current list of Supabase.",
  },
  { name: "invalid_index", about: "an index that could not be built", note: running },
  {
    name: "autovacuum_disabled",
    about: "a table is not cleaned up",
    note: "The change is a line of `trama diff`, without a mark: it is about speed, and nobody does it by accident.",
  },
  { name: "unused_replication_slot", about: "a slot keeps files of the log", note: running },
  {
    name: "pg17_deprecated_extensions",
    about: "extensions that PostgreSQL 17 on Supabase does not have",
    note: "The upgrade of the project names them.",
  },
];

export const squawk: readonly DatabaseCheck[] = [
  {
    name: "adding-field-with-default",
    about: "a new column whose default writes the whole table",
    changes: [{ sql: "alter table orders add column token uuid default gen_random_uuid()", marks: ["long-lock"] }],
    note: "A default that is the same for all rows, such as `now()`, writes nothing since PostgreSQL 11, and has no mark.",
  },
  {
    name: "adding-foreign-key-constraint",
    about: "a foreign key that reads the whole table",
    changes: [
      {
        sql: "alter table orders add foreign key (owner) references auth.users",
        marks: ["may-fail", "long-lock"],
      },
    ],
    note: "One with `not valid` has no mark.",
  },
  {
    name: "adding-not-nullable-field",
    about: "a column becomes required",
    changes: [{ sql: "alter table orders alter note set not null", marks: ["may-fail", "long-lock"] }],
  },
  {
    name: "adding-required-field",
    about: "a new column that must be filled",
    changes: [{ sql: "alter table orders add column channel text not null", marks: ["may-fail", "clients-break"] }],
  },
  {
    name: "adding-serial-primary-key-field",
    about: "a new primary key that counts",
    changes: [
      { before: news("name text"), sql: "alter table news add column id serial primary key", marks: ["long-lock"] },
    ],
  },
  {
    name: "ban-alter-domain-with-add-constraint",
    about: "a new check of a domain",
    changes: [{ sql: "alter domain cents add check (value >= 0)", marks: ["may-fail", "long-lock"] }],
  },
  { name: "ban-char-field", about: "the type `char`", note: style },
  {
    name: "ban-concurrent-index-creation-in-transaction",
    about: "`concurrently` in a transaction",
    note: `${transaction} Such an index needs a file of its own; \`trama dev\` leaves the word out.`,
  },
  { name: "ban-create-domain-with-constraint", about: "a domain with a check", note: style },
  {
    name: "ban-drop-column",
    about: "a column is dropped",
    changes: [{ sql: "alter table orders drop column phone", marks: ["column-dropped"] }],
  },
  {
    name: "ban-drop-database",
    about: "the database is dropped",
    changes: [{ sql: "drop database postgres", fails: /cannot/ }],
    note: transaction,
  },
  {
    name: "ban-drop-not-null",
    about: "a column may be empty again",
    changes: [{ sql: "alter table orders alter total drop not null", marks: ["constraint-dropped"] }],
  },
  {
    name: "ban-drop-table",
    about: "a table is dropped",
    changes: [{ sql: "drop table orders cascade", marks: ["column-dropped"] }],
  },
  {
    name: "ban-duplicate-column-assignments",
    about: "an update sets a column twice",
    changes: [{ sql: "update orders set note = 'a', note = 'b'", fails: /multiple assignments to same column/ }],
  },
  {
    name: "ban-truncate-cascade",
    about: "a table and those that refer to it are emptied",
    changes: [{ sql: "truncate customers cascade", marks: ["data-lost"] }],
  },
  { name: "ban-uncommitted-transaction", about: "`begin` without `commit`", note: nested },
  {
    name: "changing-column-type",
    about: "a type that writes the whole table",
    changes: [
      { sql: "alter table orders alter customer_id type text; ", fails: /cannot be implemented/ },
      { sql: "alter table orders alter code type varchar(5)", marks: ["may-fail", "long-lock"] },
      {
        before: news("id integer primary key"),
        sql: "alter table news alter id type bigint",
        marks: ["long-lock"],
      },
    ],
    note: "Longer text and larger `numeric` write nothing, and have no mark.",
  },
  {
    name: "constraint-missing-not-valid",
    about: "a check that reads the whole table",
    changes: [{ sql: "alter table orders add check (total >= 0)", marks: ["may-fail", "long-lock"] }],
  },
  {
    name: "disallowed-unique-constraint",
    about: "a unique constraint that builds its index",
    changes: [{ sql: "alter table orders add constraint one_code unique (code)", marks: ["may-fail", "long-lock"] }],
  },
  {
    name: "identifier-too-long",
    about: "a name with more than 63 bytes",
    note: "PostgreSQL cuts the name and says so; `trama tables` shows what is left of it, and the design uses that name.",
  },
  { name: "prefer-bigint-over-int", about: "`integer` where `bigint` has room", note: style },
  { name: "prefer-bigint-over-smallint", about: "`smallint` where `bigint` has room", note: style },
  { name: "prefer-identity", about: "`serial` instead of `identity`", note: style },
  {
    name: "prefer-repack",
    about: "`cluster` and `vacuum full` lock the table",
    changes: [{ sql: "cluster orders using orders_pkey", marks: ["long-lock"] }],
  },
  {
    name: "prefer-robust-stmts",
    about: "statements without `if exists`",
    note: "A migration runs as a whole or not at all, so none is left half done.",
  },
  { name: "prefer-text-field", about: "`varchar` instead of `text`", note: style },
  {
    name: "prefer-timestamptz",
    about: "`timestamp` without a zone",
    note: "Right for a time of day on the wall, such as opening hours; the design shows such a column as it is.",
  },
  {
    name: "renaming-column",
    about: "a column has another name",
    changes: [{ sql: "alter table orders rename note to remark", marks: ["column-dropped"] }],
    note: "Open apps still ask for the old name, as if the column was dropped.",
  },
  {
    name: "renaming-table",
    about: "a table has another name",
    changes: [{ sql: "alter table orders rename to sales", marks: ["column-dropped"] }],
    note: "Open apps still ask for the old name, as if the table was dropped.",
  },
  {
    name: "require-concurrent-index-creation",
    about: "an index without `concurrently`",
    changes: [{ sql: "create index by_note on orders (note)", marks: ["long-lock"] }],
    note: "One that is built `concurrently` has no mark.",
  },
  { name: "require-concurrent-index-deletion", about: "an index is dropped without `concurrently`", note: shortLock },
  {
    name: "require-concurrent-partition-detach",
    about: "a part of a table is detached",
    changes: [{ sql: "alter table app.log detach partition app.log_2026", marks: ["clients-break"] }],
  },
  {
    name: "require-concurrent-reindex",
    about: "`reindex` without `concurrently`",
    changes: [{ sql: "reindex table orders", marks: ["long-lock"] }],
  },
  { name: "require-enum-value-ordering", about: "a new value of an enum without a place", note: style },
  {
    name: "require-table-schema",
    about: "a table without its schema",
    note: "The search path of migrations is fixed: such a table is in `public`.",
  },
  {
    name: "require-timeout-settings",
    about: "no limit on waiting for locks",
    note: "A setting of the role that deploys: `alter role postgres set lock_timeout = '5s'`. What waits long has the mark “long lock”.",
  },
  { name: "transaction-nesting", about: "`begin` in a transaction", note: nested },
];

export const atlas: readonly DatabaseCheck[] = [
  {
    name: "DS101",
    about: "a schema is dropped",
    changes: [{ sql: "drop schema app cascade", marks: ["data-lost", "column-dropped"] }],
  },
  {
    name: "DS102",
    about: "a table is dropped",
    changes: [{ sql: "drop table orders cascade", marks: ["column-dropped"] }],
  },
  {
    name: "DS103",
    about: "a column is dropped",
    changes: [{ sql: "alter table orders drop column phone", marks: ["column-dropped"] }],
  },
  {
    name: "MF101",
    about: "a unique index on columns that are there",
    changes: [{ sql: "create unique index one_phone on orders (phone)", marks: ["may-fail", "long-lock"] }],
  },
  {
    name: "MF102",
    about: "an index becomes unique",
    changes: [
      {
        sql: "drop index orders_code; create unique index orders_code on orders (code)",
        marks: ["may-fail", "constraint-changed"],
      },
    ],
  },
  {
    name: "MF103",
    about: "a new column that must be filled",
    changes: [{ sql: "alter table orders add column channel text not null", marks: ["may-fail", "clients-break"] }],
  },
  {
    name: "MF104",
    about: "a column becomes required",
    changes: [{ sql: "alter table orders alter note set not null", marks: ["may-fail"] }],
  },
  {
    name: "BC101",
    about: "a table has another name",
    changes: [{ sql: "alter table orders rename to sales", marks: ["column-dropped"] }],
  },
  {
    name: "BC102",
    about: "a column has another name",
    changes: [{ sql: "alter table orders rename note to remark", marks: ["column-dropped"] }],
  },
  {
    name: "CD101",
    about: "a foreign key is dropped",
    changes: [{ sql: "alter table orders drop constraint orders_customer_id_fkey", marks: ["constraint-dropped"] }],
  },
  {
    name: "PG101",
    about: "an index without `concurrently`",
    changes: [{ sql: "create index by_note on orders (note)", marks: ["long-lock"] }],
  },
  { name: "PG102", about: "an index is dropped without `concurrently`", note: shortLock },
  {
    name: "PG103",
    about: "`concurrently` in a transaction",
    note: `${transaction} Such an index needs a file of its own.`,
  },
  {
    name: "PG104",
    about: "a primary key that builds its index",
    changes: [
      { before: news("id bigint not null"), sql: "alter table news add primary key (id)", marks: ["long-lock"] },
    ],
  },
  {
    name: "PG105",
    about: "a unique constraint that builds its index",
    changes: [{ sql: "alter table orders add constraint one_phone unique (phone)", marks: ["may-fail", "long-lock"] }],
  },
  { name: "PG110", about: "columns in an order that takes more space", note: style },
  {
    name: "PG301",
    about: "a type that writes the whole table",
    changes: [{ sql: "alter table orders alter phone type varchar(20)", marks: ["long-lock"] }],
  },
  {
    name: "PG302",
    about: "a new column with a default for each row",
    changes: [{ sql: "alter table orders add column roll double precision default random()", marks: ["long-lock"] }],
  },
  {
    name: "PG303",
    about: "a column becomes required, which reads the whole table",
    changes: [{ sql: "alter table orders alter note set not null", marks: ["long-lock"] }],
    note: "With a validated check that says the same, nothing is read, and the change has no such mark.",
  },
  {
    name: "PG304",
    about: "a primary key of columns that may be empty",
    changes: [
      { before: news("id bigint"), sql: "alter table news add primary key (id)", marks: ["may-fail", "long-lock"] },
    ],
  },
  {
    name: "PG305",
    about: "a check that reads the whole table",
    changes: [{ sql: "alter table orders add check (total >= 0)", marks: ["may-fail", "long-lock"] }],
  },
  { name: "NM101–NM106", about: "names of schemas, tables, columns, indexes, keys and checks", note: style },
  { name: "LT101, MY101–MY123", about: "SQLite and MySQL", note: "Trama uses PostgreSQL." },
  {
    name: "non-linear history",
    about: "a migration before one that has run",
    note: "The mark “migration changed” of `trama diff`, from the files alone.",
  },
];

export const migra: readonly DatabaseCheck[] = [
  {
    name: "refuses `drop`",
    about: "a difference that drops something, without `--unsafe`",
    changes: [
      { sql: "drop view order_list", marks: ["column-dropped"] },
      { sql: "drop function total()", marks: ["clients-break"] },
      { sql: "drop trigger stamp on orders", marks: ["trigger-dropped"] },
      { sql: "drop policy own on customers", audit: ["write-without-policy"], marks: ["policy-dropped"] },
    ],
  },
];

/** Changes of who may do what: tools that check a state do not see them, and those that check changes do not know roles. */
export const access: readonly DatabaseCheck[] = [
  {
    name: "row-level security goes off",
    about: "of a table, or for its owner",
    changes: [
      { sql: "alter table orders disable row level security", audit: ["no-row-security"], marks: ["row-security-off"] },
      {
        before: "alter table orders force row level security",
        sql: "alter table orders no force row level security",
        marks: ["row-security-off"],
      },
    ],
  },
  {
    name: "a policy is added",
    about: "more people read or write",
    changes: [
      {
        sql: "create policy shared on orders for select to anon using (state = 'paid')",
        marks: ["access-added"],
      },
      {
        before: news("id bigint primary key, owner uuid"),
        sql: "create policy add on news for insert to authenticated with check (owner = (select auth.uid()))",
        marks: ["write-added"],
      },
    ],
  },
  {
    name: "a policy is dropped",
    about: "also a restrictive one, which limits the others",
    changes: [
      {
        before: "create policy unpaid on orders as restrictive for delete to authenticated using (state = 'open')",
        sql: "drop policy unpaid on orders",
        marks: ["policy-dropped"],
      },
    ],
  },
  {
    name: "the roles of a policy are widened",
    about: "`to authenticated` becomes `to public`, which is the same as no `to`",
    changes: [{ sql: "alter policy own on orders to public", marks: ["policy-changed"] }],
  },
  {
    name: "visitors may write",
    about: "a policy without `to`, `to public` or `to anon`",
    changes: ["", "to public", "to anon"].map((to) => ({
      before: `${news("id bigint primary key, text text")} grant insert on news to anon`,
      sql: `create policy add on news for insert ${to} with check (length(text) < 500)`,
      audit: ["anonymous-write"],
      marks: ["write-added"] as const,
    })),
  },
  {
    name: "a condition is weaker",
    about: "`using` or `with check`",
    changes: [
      {
        sql: "alter policy own on orders using (owner = (select auth.uid()) or total > 0)",
        marks: ["policy-changed"],
      },
      {
        sql: "drop policy own on orders; create policy own on orders for all to authenticated using (owner = (select auth.uid()))",
        marks: ["policy-changed"],
      },
    ],
  },
  {
    name: "a restrictive policy becomes permissive",
    about: "it no longer limits the others, but adds to them",
    changes: [
      {
        before: "create policy unpaid on orders as restrictive for delete to authenticated using (state = 'open')",
        sql: "drop policy unpaid on orders; create policy unpaid on orders for delete to authenticated using (state = 'open')",
        audit: ["several-policies"],
        marks: ["policy-changed"],
      },
    ],
  },
  {
    name: "an update without `with check`",
    about: "a row may be given to somebody else",
    changes: [
      {
        before: news("id bigint primary key, owner uuid"),
        sql: "create policy change on news for update to authenticated using (owner = (select auth.uid()))",
        marks: ["write-added"],
      },
    ],
    note: "PostgreSQL then checks the new row with `using`. The line of the diff says so.",
  },
  {
    name: "users write the column with their role",
    about: "or with the owner of the row",
    changes: [
      {
        before: `create table public.accounts (id uuid primary key, role text, name text);
          alter table public.accounts enable row level security;
          revoke all on public.accounts from anon, authenticated;
          create policy own on public.accounts for update to authenticated using (id = (select auth.uid()))`,
        sql: "grant update on public.accounts to authenticated",
        audit: ["own-role"],
        marks: ["grant-added"],
      },
    ],
  },
  {
    name: "a grant is added",
    about: "on a table, a column, a schema or everything that comes later",
    changes: [
      { sql: "grant select on orders to anon", marks: ["grant-added"] },
      {
        sql: "revoke update on orders from authenticated; grant update (note) on orders to anon",
        marks: ["grant-added"],
      },
      { sql: "grant usage on schema app to anon", marks: ["grant-added"] },
      { sql: "alter default privileges in schema app grant select on tables to anon", marks: ["grant-added"] },
    ],
  },
  {
    name: "a grant is revoked",
    about: "open apps may need it",
    note: "A line of `trama diff` without a mark: it takes a right from people. `trama audit` reports what the design can no longer write or read.",
  },
  {
    name: "a function gets the rights of its owner",
    about: "`security invoker` becomes `security definer`",
    changes: [
      {
        before:
          "create function public.hello() returns text language sql immutable set search_path = '' as 'select ''hello'''",
        sql: "alter function hello() security definer",
        audit: ["open-definer"],
        marks: ["row-security-off"],
      },
    ],
  },
  {
    name: "`search_path` of a function is dropped",
    about: "callers decide what its names mean",
    changes: [{ sql: "alter function total() reset search_path", audit: ["open-search-path"], marks: ["search-path"] }],
  },
  {
    name: "everybody may call a function",
    about: "`execute` for `public`, or a new function",
    changes: [
      { sql: "grant execute on function total() to public", marks: ["grant-added"] },
      {
        sql: "create function public.hello() returns text language sql immutable as 'select ''hello'''",
        marks: ["grant-added"],
      },
    ],
  },
  {
    name: "code that a policy calls is changed",
    about: "the policy is the same, and lets others in",
    changes: [
      {
        before: `create function app.is_mine(id uuid) returns boolean language sql stable as 'select id = auth.uid()';
          alter policy own on orders using ((select app.is_mine(owner)))`,
        sql: "create or replace function app.is_mine(id uuid) returns boolean language sql stable as 'select true'",
        marks: ["guard-changed"],
      },
    ],
  },
  {
    name: "a schema is exposed",
    about: "by `config.toml`, or by a setting of the role of the API",
    changes: [
      { config: '[api]\nschemas = ["public", "app"]', marks: ["access-added"] },
      { sql: "alter role authenticator set pgrst.db_schemas = 'public, app'", marks: ["access-added"] },
    ],
  },
  {
    name: "a new column is readable by visitors",
    about: "the grant and the policy of the table are for all columns",
    changes: [
      {
        before:
          "grant select on orders to anon; create policy seen on orders for select to anon using (state = 'paid')",
        sql: "alter table orders add column email text",
        marks: ["access-added"],
      },
    ],
  },
  {
    name: "a bucket becomes public",
    about: "anyone may read its files",
    changes: [
      {
        sql: "update storage.buckets set public = true where id = 'bills'",
        audit: ["public-bucket"],
        marks: ["access-added"],
      },
    ],
  },
  {
    name: "a trigger is dropped or disabled",
    about: "what it checked no longer happens",
    changes: [
      { sql: "drop trigger stamp on orders", marks: ["trigger-dropped"] },
      { sql: "alter table orders disable trigger stamp", marks: ["trigger-dropped"] },
    ],
  },
  {
    name: "a role has more rights",
    about: "`bypassrls`, or the rights of another role",
    changes: [
      { sql: "alter role authenticated bypassrls", marks: ["row-security-off"] },
      { sql: "grant service_role to authenticated", marks: ["access-added"] },
    ],
  },
  {
    name: "a table moves to another schema",
    about: "`set schema`",
    changes: [{ sql: "alter table orders set schema app", marks: ["column-dropped"] }],
  },
  {
    name: "a view is replaced",
    about: "it has fewer columns, or shows rows without row-level security",
    changes: [
      {
        sql: "drop view order_list; create view order_list with (security_invoker = true) as select id from orders",
        marks: ["column-dropped"],
      },
    ],
  },
  {
    name: "a publication sends another table",
    about: "realtime has more rows",
    changes: [{ sql: "alter publication supabase_realtime add table orders", marks: ["access-added"] }],
  },
  {
    name: "a check is added that refuses what open apps write",
    about: "also a restrictive policy or a trigger",
    note: "A check that reads the rows has the mark “may fail on data”; whether open apps write such rows is not known.",
  },
];

/** The tools by the heading of their table. */
export const databaseChecks: Readonly<Record<string, readonly DatabaseCheck[]>> = {
  "Supabase splinter": splinter,
  Squawk: squawk,
  "Atlas lint": atlas,
  "@pgkit/migra": migra,
  "Changes of access": access,
};
