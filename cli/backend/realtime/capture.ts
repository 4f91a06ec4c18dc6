import { roles } from "../auth/identity.ts";
import type { Driver } from "../database/engine/driver.ts";
import { quoteName } from "../database/quote-name.ts";
import type { Column } from "./filters.ts";

/** A table of the publication. */
export interface PublishedTable {
  readonly id: number;
  readonly schema: string;
  readonly name: string;
  /** Row-level security is on. */
  readonly isSecured: boolean;
  /** `replica identity full`: the old row is known whole, not only by its key. */
  readonly isWhole: boolean;
  readonly columns: readonly Column[];
}

/** Notified once for each transaction that changed a published table. */
export const changesChannel = "realtime_changes";

/**
 * Write changes of the tables of `supabase_realtime` to a queue, and return those tables.
 *
 * Production reads the log of the database instead. A trigger sees the same rows, except that `truncate` is silent, and
 * a table that joins the publication counts from the next start. The queue holds undelivered changes; those that a
 * stopped process left in it are dropped.
 */
export async function captureChanges(database: Driver): Promise<readonly PublishedTable[]> {
  const { rows } = await database.query<PublishedTable & { readonly events: string }>(publishedSql, [[...roles]]);
  const { rows: captured } = await database.query<{ readonly id: number; readonly name: string }>(capturedSql);
  if (rows.length === 0 && captured.length === 0) {
    return [];
  }
  const drops = captured
    .filter(({ id }) => !rows.some((table) => table.id === id))
    .map(({ name }) => `drop trigger ${triggerName} on ${name};`);
  const creates = rows
    .filter(({ events }) => events !== "")
    .map(
      (table) => `create or replace trigger ${triggerName} after ${table.events} on ${fullName(table)}
        for each row execute function _realtime.capture();`,
    );
  await database.exec([queueSql, ...drops, ...creates].join("\n"));
  return rows;
}

/** Returns the quoted name of a table in SQL. */
export function fullName({ schema, name }: Pick<PublishedTable, "schema" | "name">): string {
  return `${quoteName(schema)}.${quoteName(name)}`;
}

// Triggers of a table fire in order of name: this one before those that change other tables, so that changes keep their
// order.
const triggerName = "_realtime_capture";

// The notification has no payload: Postgres then sends one per transaction, however many rows it changed.
const queueSql = `
create schema if not exists _realtime;
create unlogged table if not exists _realtime.changes (
  id bigint generated always as identity primary key,
  table_id int not null,
  type text not null,
  at timestamptz not null default now(),
  record jsonb,
  old_record jsonb
);
truncate _realtime.changes restart identity;
create or replace function _realtime.capture() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
begin
  insert into _realtime.changes (table_id, type, record, old_record) values (
    tg_relid::int,
    tg_op,
    case when tg_op <> 'DELETE' then pg_catalog.to_jsonb(new) end,
    case when tg_op <> 'INSERT' then pg_catalog.to_jsonb(old) end
  );
  perform pg_catalog.pg_notify('${changesChannel}', '');
  return null;
end
$$;
`;

const capturedSql = `
select tgrelid::int as id, tgrelid::regclass::text as name from pg_trigger where tgname = '${triggerName}'
`;

const publishedSql = `
select c.oid::int as id, n.nspname as schema, c.relname as name,
  c.relrowsecurity as "isSecured", c.relreplident = 'f' as "isWhole",
  concat_ws(' or ', case when p.pubinsert then 'insert' end, case when p.pubupdate then 'update' end,
    case when p.pubdelete then 'delete' end) as events,
  (
    select json_agg(json_build_object(
      'name', a.attname,
      'type', t.typname,
      'sqlType', format_type(a.atttypid, null),
      'isKey', coalesce(a.attnum = any(k.indkey), false),
      'readers', array(
        select r.rolname from pg_roles r
        where r.rolname = any($1) and has_schema_privilege(r.oid, n.oid, 'usage')
          and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
      )
    ) order by a.attnum)
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    left join pg_index k on k.indrelid = c.oid and k.indisprimary
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ) as columns
from pg_publication p
join pg_publication_tables pt on pt.pubname = p.pubname
join pg_namespace n on n.nspname = pt.schemaname
join pg_class c on c.relnamespace = n.oid and c.relname = pt.tablename
where p.pubname = 'supabase_realtime'
order by n.nspname, c.relname
`;
