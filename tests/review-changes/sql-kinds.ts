/** A kind of single changes of a database: a query whose rows are the statements of each. */
export interface SqlKind {
  readonly what: string;
  /** Returns rows with `sql`, and reads nothing of Supabase's own. */
  readonly find: string;
}

const own = "n.nspname in ('public', 'app', 'api', 'private')";
const policies = (change: string, where = "true"): string => `
  select format(${change}, p.polname, n.nspname || '.' || c.relname) as sql
  from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
  where ${own} and ${where}`;
const relations = (change: string, where: string): string => `
  select format(${change}, n.nspname || '.' || c.relname) as sql
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${own} and ${where}`;
const tables = (change: string, where = "true"): string => relations(change, `c.relkind = 'r' and ${where}`);
const columns = (change: string, where = "true"): string => `
  select format(${change}, n.nspname || '.' || c.relname, a.attname) as sql
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where ${own} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and ${where}`;
const functions = (change: string, where = "true"): string =>
  rewritten(`format(${change}, p.oid::regprocedure)`, where);
/** Functions in another form, by an expression. */
const rewritten = (sql: string, where: string): string => `
  select ${sql} as sql
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where ${own} and p.prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') and ${where}`;
const triggers = (change: string): string => `
  select format(${change}, t.tgname, n.nspname || '.' || c.relname) as sql
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${own} and not t.tgisinternal`;
const constraints = (change: string, where: string): string => `
  select format(${change}, n.nspname || '.' || c.relname, k.conname) as sql
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${own} and c.relkind = 'r' and ${where}`;
const isPermissive = "p.polpermissive and p.polcmd in ('r', '*')";
const isOpenFunction = "has_function_privilege('authenticated', p.oid, 'execute')";

/** Every change of one of these kinds needs a second look. */
export const dangerousSqlKinds: readonly SqlKind[] = [
  { what: "row-level security off", find: tables("'alter table %s disable row level security'", "c.relrowsecurity") },
  { what: "a policy goes", find: policies("'drop policy %I on %s'") },
  {
    what: "a policy has every row",
    find: policies(
      "'alter policy %I on %s using (true)'",
      "p.polqual is not null and pg_get_expr(p.polqual, p.polrelid) <> 'true'",
    ),
  },
  {
    what: "a policy has an alternative",
    find: policies(
      "'alter policy %1$I on %2$s using ((' || pg_get_expr(p.polqual, p.polrelid) || ') or current_setting(''x.y'', true) = ''1'')'",
      "p.polqual is not null",
    ),
  },
  {
    what: "a policy takes every row",
    find: policies(
      "'alter policy %I on %s with check (true)'",
      "p.polwithcheck is not null and pg_get_expr(p.polwithcheck, p.polrelid) <> 'true'",
    ),
  },
  { what: "a policy is for visitors too", find: policies("'alter policy %I on %s to public'", "p.polroles <> '{0}'") },
  {
    what: "a policy beside others lets all read",
    find: tables("'create policy nova on %s for select using (true)'", "c.relrowsecurity"),
  },
  {
    what: "a policy beside others lets all write",
    find: tables(
      "'create policy nova on %s for all to authenticated using (true) with check (true)'",
      "c.relrowsecurity",
    ),
  },
  {
    what: "an update without a check",
    find: tables("'create policy nova on %s for update to authenticated using (true)'", "c.relrowsecurity"),
  },
  {
    what: "a policy by what users may set themselves",
    find: policies(
      "'alter policy %I on %s using (auth.jwt() -> ''user_metadata'' ->> ''papel'' = ''chefe'')'",
      isPermissive,
    ),
  },
  {
    what: "a view with the rights of its owner",
    find: relations(
      "'alter view %s set (security_invoker = false)'",
      "c.relkind = 'v' and exists (select from pg_options_to_table(c.reloptions) o where o.option_name = 'security_invoker' and o.option_value = 'true')",
    ),
  },
  {
    what: "a new view with the rights of its owner",
    find: tables("'create view public.vw_nova as select * from %s; grant select on public.vw_nova to authenticated'"),
  },
  {
    what: "a new materialized view",
    find: tables(
      "'create materialized view public.vw_nova as select * from %s; grant select on public.vw_nova to anon'",
    ),
  },
  {
    what: "a new table without row-level security",
    find: tables("'create table public.nova (like %s); grant select on public.nova to anon'"),
  },
  {
    what: "visitors may read a table",
    find: tables("'grant select on %s to anon'", "not has_table_privilege('anon', c.oid, 'select')"),
  },
  {
    what: "everyone may write a table",
    find: tables("'grant insert, update, delete on %s to public'", "not has_table_privilege('anon', c.oid, 'delete')"),
  },
  {
    what: "a column can be written",
    find: columns(
      "'grant update (%2$I) on %1$s to authenticated'",
      "not has_column_privilege('authenticated', c.oid, a.attnum, 'update')",
    ),
  },
  {
    what: "a column can be read",
    find: columns(
      "'grant select (%2$I) on %1$s to authenticated'",
      "not has_column_privilege('authenticated', c.oid, a.attnum, 'select')",
    ),
  },
  {
    what: "a schema is open",
    find: "select 'grant usage on schema private to anon' as sql",
  },
  {
    what: "new things are open",
    find: "select 'alter default privileges in schema extensions grant execute on functions to anon' as sql",
  },
  {
    what: "a function runs with the rights of its owner",
    find: functions(
      "'alter function %s security definer'",
      `not p.prosecdef and ${isOpenFunction} and p.prorettype <> 'trigger'::regtype`,
    ),
  },
  {
    what: "a function of its owner has an open search path",
    find: functions(
      "'alter function %s reset search_path'",
      "p.prosecdef and exists (select from unnest(p.proconfig) s where s like 'search_path=%')",
    ),
  },
  {
    what: "visitors may call a function",
    find: functions(
      "'grant execute on function %s to anon'",
      "p.prosecdef and not has_function_privilege('anon', p.oid, 'execute') and p.prorettype <> 'trigger'::regtype",
    ),
  },
  {
    what: "everyone may call a function",
    find: functions(
      "'grant execute on function %s to public'",
      "p.prosecdef and not has_function_privilege('anon', p.oid, 'execute')",
    ),
  },
  {
    what: "code of the owner changes",
    find: rewritten(
      "replace(pg_get_functiondef(p.oid), p.prosrc, regexp_replace(p.prosrc, '\\mtrue\\M', '(1 = 1)'))",
      "p.prosecdef and p.prosrc ~ '\\mtrue\\M' and p.prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))",
    ),
  },
  {
    what: "a new function of the owner",
    find: tables(
      "'create function public.rpc_nova() returns setof %1$s language sql security definer as $$ select * from %1$s $$'",
    ),
  },
  { what: "a function goes", find: functions("'drop function %s'", isOpenFunction) },
  { what: "a trigger goes", find: triggers("'drop trigger %I on %s'") },
  { what: "a trigger is off", find: triggers("'alter table %2$s disable trigger %1$I'") },
  {
    what: "triggers are off",
    find: tables(
      "'alter table %s disable trigger user'",
      "exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal)",
    ),
  },
  { what: "a check goes", find: constraints("'alter table %s drop constraint %I'", "k.contype = 'c'") },
  { what: "a foreign key goes", find: constraints("'alter table %s drop constraint %I'", "k.contype = 'f'") },
  { what: "a unique constraint goes", find: constraints("'alter table %s drop constraint %I'", "k.contype = 'u'") },
  {
    what: "a unique index goes",
    find: `select format('drop index %s', i.indexrelid::regclass) as sql from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${own} and i.indisunique and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
  },
  {
    what: "a column may be empty",
    find: columns(
      "'alter table %s alter column %I drop not null'",
      "a.attnotnull and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) and a.attidentity = ''",
    ),
  },
  {
    what: "a column may not be empty",
    find: columns("'alter table %s alter column %I set not null'", "not a.attnotnull"),
  },
  { what: "a column goes", find: columns("'alter table %s drop column %I'") },
  { what: "a column is renamed", find: columns("'alter table %s rename column %I to outro_nome'") },
  { what: "a table goes", find: tables("'drop table %s cascade'") },
  { what: "a table is renamed", find: tables("'alter table %s rename to outra_tabela'") },
  { what: "a view goes", find: relations("'drop view %s cascade'", "c.relkind = 'v'") },
  { what: "a column that must be filled", find: tables("'alter table %s add column nova_coluna text not null'") },
  {
    what: "a constraint that rows may break",
    find: columns("'alter table %1$s add constraint nova check (%2$I is not null)'", "not a.attnotnull"),
  },
  {
    what: "a unique index that rows may break",
    find: columns("'create unique index novo on %s (%I)'", "format_type(a.atttypid, a.atttypmod) in ('text', 'uuid')"),
  },
  {
    what: "a narrower type",
    find: columns(
      "'alter table %s alter column %I type varchar(3)'",
      "format_type(a.atttypid, a.atttypmod) = 'text' and not a.atthasdef and a.attgenerated = ''",
    ),
  },
  {
    what: "an owner by default goes",
    find: columns(
      "'alter table %s alter column %I drop default'",
      "a.atthasdef and a.attgenerated = '' and (select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d where d.adrelid = c.oid and d.adnum = a.attnum) ~ 'auth|app\\.'",
    ),
  },
  {
    what: "files of a bucket are public",
    find: "select format('update storage.buckets set public = true where id = %L', id) as sql from storage.buckets where not public",
  },
  {
    what: "a bucket takes more types",
    find: "select format('update storage.buckets set allowed_mime_types = null where id = %L', id) as sql from storage.buckets where allowed_mime_types is not null",
  },
  {
    what: "a bucket goes",
    find: "select format('delete from storage.buckets where id = %L', id) as sql from storage.buckets",
  },
  {
    what: "a policy of files goes",
    find: "select format('drop policy %I on storage.objects', polname) as sql from pg_policy where polrelid = 'storage.objects'::regclass",
  },
  {
    what: "files can be read by all",
    find: "select 'create policy nova on storage.objects for select using (true)' as sql",
  },
  {
    what: "messages can be sent by all",
    find: "select 'create policy nova on realtime.messages for insert to authenticated with check (true)' as sql",
  },
  {
    what: "changes of a table are sent",
    find: tables(
      "'alter publication supabase_realtime add table %s'",
      "not exists (select from pg_publication_rel r join pg_publication p on p.oid = r.prpubid where r.prrelid = c.oid and p.pubname = 'supabase_realtime')",
    ),
  },
  {
    what: "changes of a table are no longer sent",
    find: tables(
      "'alter publication supabase_realtime drop table %s'",
      "exists (select from pg_publication_rel r join pg_publication p on p.oid = r.prpubid where r.prrelid = c.oid and p.pubname = 'supabase_realtime')",
    ),
  },
  { what: "a user role gets rights of a service", find: "select 'grant service_role to authenticated' as sql" },
  { what: "a role ignores row-level security", find: "select 'alter role authenticated bypassrls' as sql" },
  {
    what: "a value of an enum is renamed",
    find: `select format('alter type %s rename value %L to %L', t.oid::regtype, e.enumlabel, e.enumlabel || '_novo') as sql from pg_enum e join pg_type t on t.oid = e.enumtypid join pg_namespace n on n.oid = t.typnamespace where ${own}`,
  },
  {
    what: "a trigger for every new user",
    find: "select 'create function public.novo_trigger() returns trigger language plpgsql security definer as $$ begin return new; end $$; create trigger novo after insert on auth.users for each row execute function public.novo_trigger()' as sql",
  },
  {
    what: "a table takes no part in its own row-level security",
    find: tables("'alter table %s no force row level security'", "c.relforcerowsecurity"),
  },
  { what: "a right that may be passed on", find: tables("'grant select on %s to authenticated with grant option'") },
  {
    what: "a new role that signs in",
    find: "select 'create role novo login; grant usage on schema public to novo; grant select on all tables in schema public to novo' as sql",
  },
  {
    what: "a new job",
    find: "select 'select cron.schedule(''novo'', ''* * * * *'', ''delete from auth.users'')' as sql where exists (select from pg_namespace where nspname = 'cron')",
  },
  { what: "another owner", find: tables("'alter table %s owner to service_role'") },
  {
    what: "a view without a check",
    find: relations(
      "'alter view %s reset (check_option)'",
      "c.relkind = 'v' and exists (select from pg_options_to_table(c.reloptions) o where o.option_name = 'check_option')",
    ),
  },
  {
    what: "a view has more rows",
    find: relations(
      "'create or replace view %s with (security_invoker = false) as ' || replace(pg_get_viewdef(c.oid), '%', '%%')",
      "c.relkind = 'v' and exists (select from pg_options_to_table(c.reloptions) o where o.option_name = 'security_invoker' and o.option_value = 'true')",
    ),
  },
  {
    what: "an index that locks the table",
    find: columns("'create index novo on %s (%I)'", "format_type(a.atttypid, a.atttypmod) in ('text', 'uuid')"),
  },
  { what: "a row goes elsewhere", find: tables("'create rule nova as on insert to %s do instead nothing'") },
  {
    what: "a call out of the database",
    find: "select 'create function public.rpc_nova() returns void language sql as $$ select net.http_post(''https://novo.example/x'') $$' as sql where exists (select from pg_namespace where nspname = 'net')",
  },
];

/** No change of one of these kinds needs a second look. */
export const harmlessSqlKinds: readonly SqlKind[] = [
  {
    what: "a new index",
    find: columns(
      "'create index concurrently novo on %s (%I)'",
      "format_type(a.atttypid, a.atttypmod) in ('text', 'uuid')",
    ),
  },
  {
    what: "a new column that may be empty",
    find: tables("'alter table %s add column nova_coluna text'", "not has_table_privilege('anon', c.oid, 'select')"),
  },
  { what: "a comment of a table", find: tables("'comment on table %s is ''Outra descrição.'''") },
  { what: "a comment of a column", find: columns("'comment on column %s.%I is ''Outra descrição.'''") },
  { what: "a comment of a function", find: functions("'comment on function %s is ''Outra descrição.'''") },
  { what: "a right goes", find: tables("'revoke delete on %s from authenticated'") },
  {
    what: "a call goes to nobody",
    find: functions("'revoke execute on function %s from public, anon'", "p.prosecdef"),
  },
  { what: "row-level security on", find: tables("'alter table %s enable row level security'", "not c.relrowsecurity") },
  {
    what: "a policy that limits",
    find: tables(
      "'create policy nova on %s as restrictive for select to authenticated using (current_date > date ''2020-01-01'')'",
      "c.relrowsecurity",
    ),
  },
  {
    what: "an index goes",
    find: `select format('drop index %s', i.indexrelid::regclass) as sql from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${own} and not i.indisunique`,
  },
  {
    what: "a new value of an enum",
    find: `select format('alter type %s add value ''novo_valor''', t.oid::regtype) as sql from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${own} and t.typtype = 'e'`,
  },
  {
    what: "a function only looks different",
    find: rewritten(
      "replace(pg_get_functiondef(p.oid), p.prosrc, regexp_replace(p.prosrc, E'\\n', E'\\n\\n   '))",
      "p.prosrc ~ E'\\n'",
    ),
  },
  {
    what: "a table of the schema that the app does not reach",
    find: "select 'create table app.nova (id int)' as sql where exists (select from pg_namespace where nspname = 'app')",
  },
  {
    what: "a bucket takes smaller files",
    find: "select format('update storage.buckets set file_size_limit = 10 where id = %L', id) as sql from storage.buckets",
  },
  {
    what: "a wider type",
    find: columns(
      "'alter table %s alter column %I type text'",
      "format_type(a.atttypid, a.atttypmod) like 'character varying%'",
    ),
  },
  {
    what: "a constraint for new rows",
    find: columns("'alter table %1$s add constraint nova check (%2$I is not null) not valid'", "not a.attnotnull"),
  },
];
