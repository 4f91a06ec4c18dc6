import type { Driver } from "../../database/engine/driver.ts";
import { arrayLiteral } from "../sql/sql.ts";
import type { Catalogue, CatalogueTable } from "./catalogue.ts";
import { viewColumns } from "./view-columns.ts";

/** The definition of a view, and the names of its columns by their numbers. */
interface ViewRow extends CatalogueTable {
  readonly columns: Readonly<Record<string, string>>;
  readonly definition: string;
}

/** Read the catalogues of a database, of these schemas only where others are not needed to relate their tables. */
export async function readCatalogue(driver: Driver, schemas: readonly string[]): Promise<Catalogue> {
  return driver.transaction(async (transaction) => {
    // Without a search path, the database writes the names of all types with their schemas.
    await transaction.exec("set local search_path = ''");
    const parts = await Promise.all(
      Object.values(catalogueSql).map(async (text) => {
        const [[json] = []] = await transaction.queryTexts(text, [arrayLiteral(schemas)]);
        return JSON.parse(json ?? "[]");
      }),
    );
    const [relations, keys, functions, casts, handlers, settings, views] = parts;
    const origins = views.flatMap(({ columns, definition, ...view }: ViewRow) =>
      viewColumns(definition).map((origin) => ({ view, column: columns[origin.number] ?? "", ...origin })),
    );
    return { relations, keys, functions, casts, handlers, settings, origins };
  });
}

/** Each domain with every type below it; the last is not a domain. */
const domains = `
    with recursive domains as (
      select oid, typbasetype as base from pg_catalog.pg_type where typtype = 'd'
      union all
      select d.oid, t.typbasetype from domains d join pg_catalog.pg_type t on t.oid = d.base and t.typtype = 'd'
    )`;

/** The SQL of the catalogues, one statement for each part. Each has the schemas as its parameter. */
export const catalogueSql = {
  relations: `
    ${domains}
    select pg_catalog.json_agg(pg_catalog.json_build_object(
      'oid', c.oid::int8, 'schema', n.nspname, 'name', c.relname, 'isView', c.relkind in ('v', 'm'),
      'columns', coalesce(columns.list, '[]'))
      order by n.nspname, c.relname)::text
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    left join lateral (
      select pg_catalog.json_agg(pg_catalog.json_build_object(
        'name', a.attname,
        'type', pg_catalog.format_type(a.atttypid, a.atttypmod),
        'base', pg_catalog.format_type(coalesce(b.base, a.atttypid), null),
        'default', case
          when a.attidentity = 'd'
            then pg_catalog.format('nextval(%L)', pg_catalog.pg_get_serial_sequence(c.oid::regclass::text, a.attname))
          when a.attgenerated <> '' then null
          when d.adbin is not null then pg_catalog.pg_get_expr(d.adbin, d.adrelid)
          when t.typtype = 'd' then pg_catalog.pg_get_expr(t.typdefaultbin, 0)
        end)
        order by a.attnum) as list
      from pg_catalog.pg_attribute a
      join pg_catalog.pg_type t on t.oid = a.atttypid
      left join domains b on b.oid = a.atttypid and not exists (
        select from pg_catalog.pg_type x where x.oid = b.base and x.typtype = 'd')
      left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) columns on true
    where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition and n.nspname = any ($1::text[])`,

  keys: `
    select pg_catalog.json_agg(pg_catalog.json_build_object(
      'kind', k.contype, 'name', k.conname,
      'table', pg_catalog.json_build_object('oid', k.conrelid::int8, 'schema', n.nspname, 'name', c.relname),
      'columns', (
        select pg_catalog.json_agg(pg_catalog.json_build_object('number', a.attnum, 'name', a.attname) order by x.ord)
        from unnest(k.conkey) with ordinality x (num, ord)
        join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = x.num),
      'target', case when k.contype = 'f' then
        pg_catalog.json_build_object('oid', k.confrelid::int8, 'schema', tn.nspname, 'name', tc.relname) end,
      'targetColumns', (
        select pg_catalog.json_agg(pg_catalog.json_build_object('number', a.attnum, 'name', a.attname) order by x.ord)
        from unnest(k.confkey) with ordinality x (num, ord)
        join pg_catalog.pg_attribute a on a.attrelid = k.confrelid and a.attnum = x.num))
      order by k.conrelid, k.conname)::text
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    left join pg_catalog.pg_class tc on tc.oid = k.confrelid
    left join pg_catalog.pg_namespace tn on tn.oid = tc.relnamespace
    where k.contype in ('p', 'u', 'f') and k.conparentid = 0
      and n.nspname not in ('pg_catalog', 'information_schema') and $1::text[] is not null`,

  functions: `
    ${domains}
    select pg_catalog.json_agg(pg_catalog.json_build_object(
      'schema', n.nspname, 'name', p.proname,
      'args', coalesce((
        select pg_catalog.json_agg(pg_catalog.json_build_object(
          'name', coalesce(x.name, ''),
          'type', case pg_catalog.format_type(x.type, null)
            when 'bit' then 'bit varying' when 'bit[]' then 'bit varying[]'
            when 'character' then 'character varying' when 'character[]' then 'character varying[]'
            else pg_catalog.format_type(x.type, null) end,
          'isRequired', x.number <= p.pronargs - p.pronargdefaults,
          'isVariadic', x.mode is not null and x.mode = 'v')
          order by x.number)
        from (
          select name, type, mode, pg_catalog.row_number() over (order by ord) as number
          from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargnames, p.proargmodes)
            with ordinality y (type, name, mode, ord)
          where mode is null or mode in ('i', 'b', 'v')
        ) x), '[]'),
      'returns', pg_catalog.json_build_object('schema', tn.nspname, 'name', coalesce(tc.relname, t.typname)),
      'returnsSet', p.proretset,
      'returnsRow', t.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false),
      'isVolatile', p.provolatile = 'v',
      'isolation', (select lower(split_part(s, '=', 2)) from unnest(p.proconfig) s
        where s like 'default_transaction_isolation=%'),
      'timeout', (select split_part(s, '=', 2) from unnest(p.proconfig) s where s like 'statement_timeout=%'),
      'computed', (
        select pg_catalog.json_build_object(
          'of', pg_catalog.json_build_object('schema', sn.nspname, 'name', sc.relname),
          'to', pg_catalog.json_build_object('schema', rn.nspname, 'name', rc.relname),
          'isOne', not p.proretset or p.prorows = 1)
        from pg_catalog.pg_class sc
        join pg_catalog.pg_namespace sn on sn.oid = sc.relnamespace
        join pg_catalog.pg_class rc on rc.reltype = p.prorettype and rc.relkind in ('r', 'v', 'm', 'f', 'p')
        join pg_catalog.pg_namespace rn on rn.oid = rc.relnamespace
        where p.pronargs = 1 and sc.reltype = p.proargtypes[0] and sc.relkind in ('r', 'v', 'm', 'f', 'p')))
      order by p.proname, p.pronargs, p.oid)::text
    from pg_catalog.pg_proc p
    join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    left join domains b on b.oid = p.prorettype and not exists (
      select from pg_catalog.pg_type x where x.oid = b.base and x.typtype = 'd')
    join pg_catalog.pg_type t on t.oid = coalesce(b.base, p.prorettype)
    join pg_catalog.pg_namespace tn on tn.oid = t.typnamespace
    left join pg_catalog.pg_class tc on tc.oid = t.typrelid
    where p.prokind = 'f' and t.oid <> 'pg_catalog.trigger'::regtype and n.nspname = any ($1::text[])`,

  casts: `
    select pg_catalog.json_agg(pg_catalog.json_build_object(
      'from', c.castsource::regtype::text, 'to', c.casttarget::regtype::text, 'function', c.castfunc::regproc::text))::text
    from pg_catalog.pg_cast c
    join pg_catalog.pg_type s on s.oid = c.castsource
    join pg_catalog.pg_type t on t.oid = c.casttarget
    where c.castcontext = 'i' and c.castmethod = 'f' and $1::text[] is not null
      and (s.typtype = 'd' and t.typname in ('json', 'text') or t.typtype = 'd' and s.typname in ('json', 'text'))`,

  handlers: `
    with media as (
      select t.oid, n.nspname, t.typname, b.typname = 'bytea' as binary
      from pg_catalog.pg_type t
      join pg_catalog.pg_namespace n on n.oid = t.typnamespace
      join pg_catalog.pg_type b on b.oid = t.typbasetype
      where t.typname ~ '^[A-Za-z0-9.-]+/[A-Za-z0-9.+-]+$' or t.typname = '*/*'
    )
    select pg_catalog.json_agg(pg_catalog.json_build_object(
      'media', lower(m.typname), 'isBinary', m.binary,
      'converter', case when p.prokind = 'a'
        then pg_catalog.json_build_object('schema', n.nspname, 'name', p.proname)
        else pg_catalog.json_build_object('schema', m.nspname, 'name', m.typname) end,
      'of', case when p.prokind = 'f' then pg_catalog.json_build_object('schema', n.nspname, 'name', p.proname)
        when c.oid is not null then pg_catalog.json_build_object('schema', cn.nspname, 'name', c.relname) end))::text
    from media m
    join pg_catalog.pg_proc p on p.prorettype = m.oid and not p.proretset
    join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    left join pg_catalog.pg_class c on c.reltype = p.proargtypes[0] and c.relkind in ('r', 'v', 'm', 'f', 'p')
    left join pg_catalog.pg_namespace cn on cn.oid = c.relnamespace
    where n.nspname = any ($1::text[]) and (p.prokind = 'f' or p.prokind = 'a' and p.pronargs = 1
      and (c.oid is not null or p.proargtypes[0] = 'pg_catalog.anyelement'::regtype))`,

  settings: `
    select pg_catalog.json_agg(pg_catalog.json_build_array(
      pg_catalog.split_part(setting, '=', 1), pg_catalog.substr(setting, pg_catalog.strpos(setting, '=') + 1))
      order by s.setdatabase)::text
    from pg_catalog.pg_db_role_setting s
    join pg_catalog.pg_roles r on r.oid = s.setrole and r.rolname = 'authenticator'
    cross join lateral pg_catalog.unnest(s.setconfig) as setting
    where $1::text[] is not null and setting like 'pgrst.%' and s.setdatabase in (0, (
      select oid from pg_catalog.pg_database where datname = pg_catalog.current_database()))`,

  views: `
    select pg_catalog.json_agg(pg_catalog.json_build_object(
      'oid', c.oid::int8, 'schema', n.nspname, 'name', c.relname, 'definition', r.ev_action::text,
      'columns', (
        select pg_catalog.json_object_agg(a.attnum, a.attname) from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0))
      order by c.relname)::text
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_rewrite r on r.ev_class = c.oid
    where c.relkind in ('v', 'm') and r.ev_type = '1' and n.nspname = any ($1::text[])`,
} as const;
