import type { Askable } from "./introspect.ts";

/** A thing in a database, as text by property. */
export interface CatalogueObject {
  readonly kind: CatalogueKind;
  /** The table, view or the like that it belongs to, or itself, with its kind: `table pedidos`. */
  readonly unit: string;
  /** Its name in the unit, such as of a column; empty for the unit itself. */
  readonly part: string;
  readonly properties: Readonly<Record<string, Property>>;
}

export type Property = string | boolean | number | null | readonly string[];

/** Everything in a database that migrations may change, but for rows. */
export type Catalogue = readonly CatalogueObject[];

/** What a role may do with a thing. The owner of a thing may do everything, and is left out. */
const granted = (acl: string): string => `
  select case grantee when 0 then 'public' else grantee::regrole::text end as role,
    array_agg(lower(privilege_type) || case when is_grantable then ' with grant option' else '' end
      order by privilege_type) as privileges
  from aclexplode(${acl}) group by grantee`;

/** Leaves out what belongs to an extension. */
const isOwn = (catalogue: string, id: string): string => `
  not exists (select from pg_depend e
    where e.classid = '${catalogue}'::regclass and e.objid = ${id} and e.deptype = 'e')`;

/** Schemas of PostgreSQL itself, and of the record of migrations. */
const isOpenSchema = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'supabase_migrations')`;
/** Objects with lower numbers come with PostgreSQL. */
const firstOwn = 16384;

const named = (name: string): string => `case when n.nspname = 'public' then '' else n.nspname || '.' end || ${name}`;
const relationUnit = `
  case c.relkind when 'v' then 'view ' when 'm' then 'materialized view ' when 'f' then 'foreign table '
    when 'S' then 'sequence ' else 'table ' end || ${named("c.relname")}`;
const relations = `pg_class c join pg_namespace n on n.oid = c.relnamespace`;
const openRelation = `${isOpenSchema} and ${isOwn("pg_class", "c.oid")}`;
const isTable = `c.relkind in ('r', 'p', 'f')`;
const functionUnit = `
  case p.prokind when 'a' then 'aggregate ' when 'p' then 'procedure ' else 'function ' end
    || ${named("p.proname")} || '(' || pg_get_function_identity_arguments(p.oid) || ')'`;
const functions = `pg_proc p join pg_namespace n on n.oid = p.pronamespace`;
const openFunction = `${isOpenSchema} and ${isOwn("pg_proc", "p.oid")}`;
const typeUnit = `
  case t.typtype when 'e' then 'enum ' when 'd' then 'domain ' when 'r' then 'range ' else 'type ' end || ${named("t.typname")}`;
const types = `pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class tc on tc.oid = t.typrelid`;
const openType = `${isOpenSchema} and ${isOwn("pg_type", "t.oid")} and (t.typtype in ('e', 'd', 'r') or tc.relkind = 'c')`;
const enabled = (column: string): string => `
  case ${column} when 'D' then 'no' when 'R' then 'on replicas only' when 'A' then 'always' else 'yes' end`;

/** Catalogues whose objects are compared by all their columns. */
export const plainCatalogues = [
  "pg_cast",
  "pg_collation",
  "pg_conversion",
  "pg_foreign_data_wrapper",
  "pg_foreign_server",
  "pg_language",
  "pg_opclass",
  "pg_operator",
  "pg_opfamily",
  "pg_statistic_ext",
  "pg_subscription",
  "pg_transform",
  "pg_ts_config",
  "pg_ts_dict",
  "pg_ts_parser",
  "pg_ts_template",
  "pg_user_mapping",
] as const;

/** Numbers of objects differ between databases, so they are left out. */
const plainSql = (catalogue: string): string => `
  select 'other objects' as unit, pg_describe_object('${catalogue}'::regclass, o.oid, 0) as part,
    jsonb_build_object('definition', (select jsonb_object_agg(key, value)
      from jsonb_each(to_jsonb(o)) where key <> 'oid' and not (jsonb_typeof(value) = 'number' and value::numeric >= ${firstOwn}))::text)
    as properties
  from ${catalogue} o where o.oid >= ${firstOwn} and ${isOwn(catalogue, "o.oid")}`;

/**
 * The query of each kind of thing: its unit, its part, and its properties as JSON.
 *
 * What is compared is what these return: a new kind, or a new property, needs nothing else.
 */
export const catalogueSql = {
  schema: `
    select 'schema ' || n.nspname as unit, '' as part,
      jsonb_build_object('owner', n.nspowner::regrole::text) as properties
    from pg_namespace n where ${isOpenSchema} and ${isOwn("pg_namespace", "n.oid")}`,
  extension: `
    select 'extension ' || e.extname as unit, '' as part,
      jsonb_build_object('schema', n.nspname, 'version', e.extversion) as properties
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace`,
  table: `
    select ${relationUnit} as unit, '' as part,
      jsonb_build_object('row-level security', c.relrowsecurity, 'row-level security of the owner', c.relforcerowsecurity,
        'persistence', case c.relpersistence when 'u' then 'unlogged' else 'logged' end,
        'options', coalesce(to_jsonb(c.reloptions), '[]'), 'owner', c.relowner::regrole::text,
        'partition key', pg_get_partkeydef(c.oid), 'partition', pg_get_expr(c.relpartbound, c.oid),
        'parents', array(select i.inhparent::regclass::text from pg_inherits i where i.inhrelid = c.oid order by 1),
        'replica identity', c.relreplident::text,
        'disabled foreign keys', (select count(*) from pg_trigger t
          where t.tgrelid = c.oid and t.tgisinternal and t.tgenabled = 'D'),
        'server', (select s.srvname || ' ' || coalesce(f.ftoptions::text, '') from pg_foreign_table f
          join pg_foreign_server s on s.oid = f.ftserver where f.ftrelid = c.oid)) as properties
    from ${relations} where ${openRelation} and ${isTable}`,
  view: `
    select ${relationUnit} as unit, '' as part,
      jsonb_build_object('query', pg_get_viewdef(c.oid), 'owner', c.relowner::regrole::text,
        'security_invoker', coalesce((select o.option_value::boolean from pg_options_to_table(c.reloptions) o
          where o.option_name = 'security_invoker'), false),
        'options', array(select o.option_name || '=' || o.option_value from pg_options_to_table(c.reloptions) o
          where o.option_name <> 'security_invoker' order by 1),
        'columns', array(select a.attname || ' ' || format_type(a.atttypid, a.atttypmod) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum)) as properties
    from ${relations} where ${openRelation} and c.relkind in ('v', 'm')`,
  sequence: `
    select ${relationUnit} as unit, '' as part,
      jsonb_build_object('type', format_type(s.seqtypid, null), 'start', s.seqstart, 'step', s.seqincrement,
        'minimum', s.seqmin, 'maximum', s.seqmax, 'cycles', s.seqcycle, 'owner', c.relowner::regrole::text,
        'column', (select d.refobjid::regclass || '.' || a.attname from pg_depend d
          join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'a')) as properties
    from ${relations} join pg_sequence s on s.seqrelid = c.oid
    where ${openRelation} and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'i')`,
  column: `
    select ${relationUnit} as unit, a.attname::text as part,
      jsonb_build_object('type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull,
        'default', case a.attgenerated when '' then pg_get_expr(d.adbin, d.adrelid) end,
        'generated', case when a.attgenerated <> '' then pg_get_expr(d.adbin, d.adrelid) end,
        'identity', case a.attidentity when 'a' then 'always' when 'd' then 'by default' end,
        'collation', (select l.collname from pg_collation l where l.oid = a.attcollation and l.collname <> 'default'))
      as properties
    from ${relations} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${openRelation} and ${isTable}`,
  // What a column requires is a property of the column.
  constraint: `
    select ${relationUnit} as unit, k.conname::text as part,
      jsonb_build_object('definition', pg_get_constraintdef(k.oid)) as properties
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where ${isOpenSchema} and k.contype not in ('t', 'n') and ${isOwn("pg_constraint", "k.oid")} and ${isOwn("pg_class", "c.oid")}
    union all
    select ${typeUnit}, k.conname::text, jsonb_build_object('definition', pg_get_constraintdef(k.oid))
    from pg_constraint k join pg_type t on t.oid = k.contypid join pg_namespace n on n.oid = t.typnamespace
    where ${isOpenSchema} and ${isOwn("pg_type", "t.oid")}`,
  index: `
    select ${relationUnit} as unit, i.relname::text as part,
      jsonb_build_object('definition', pg_get_indexdef(x.indexrelid), 'unique', x.indisunique, 'valid', x.indisvalid)
      as properties
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    where ${openRelation} and not exists (select from pg_constraint k where k.conindid = x.indexrelid)`,
  policy: `
    select ${relationUnit} as unit, p.polname::text as part,
      jsonb_build_object('permissive', p.polpermissive,
        'command', case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update'
          when 'd' then 'delete' else 'all' end,
        'roles', (select array_agg(case r when 0 then 'public' else r::regrole::text end order by r::regrole::text)
          from unnest(p.polroles) r),
        'using', pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid)) as properties
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
    where ${isOpenSchema}`,
  trigger: `
    select ${relationUnit} as unit, t.tgname::text as part,
      jsonb_build_object('definition', pg_get_triggerdef(t.oid), 'enabled', ${enabled("t.tgenabled")}) as properties
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${openRelation} and not t.tgisinternal`,
  rule: `
    select ${relationUnit} as unit, r.rulename::text as part,
      jsonb_build_object('definition', pg_get_ruledef(r.oid), 'enabled', ${enabled("r.ev_enabled")}) as properties
    from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace
    where ${openRelation} and r.rulename <> '_RETURN'`,
  "event trigger": `
    select 'event trigger ' || t.evtname as unit, '' as part,
      jsonb_build_object('event', t.evtevent, 'function', t.evtfoid::regprocedure::text, 'enabled', ${enabled("t.evtenabled")},
        'tags', coalesce(to_jsonb(t.evttags), '[]')) as properties
    from pg_event_trigger t where ${isOwn("pg_event_trigger", "t.oid")}`,
  function: `
    select ${functionUnit} as unit, '' as part,
      jsonb_build_object('arguments', pg_get_function_arguments(p.oid), 'result', pg_get_function_result(p.oid),
        'language', l.lanname, 'code', coalesce(pg_get_function_sqlbody(p.oid), p.prosrc),
        'security definer', p.prosecdef, 'owner', p.proowner::regrole::text,
        'search_path', (select substr(s, 13) from unnest(p.proconfig) s where s like 'search_path=%'),
        'settings', array(select s from unnest(p.proconfig) s where s not like 'search_path=%' order by 1),
        'volatility', case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
        'strict', p.proisstrict, 'leakproof', p.proleakproof,
        'parallel', case p.proparallel when 's' then 'safe' when 'r' then 'restricted' else 'unsafe' end,
        'window', p.prokind = 'w',
        'aggregate', (select concat_ws(' ', a.aggtransfn, a.aggfinalfn, a.aggcombinefn, a.agginitval)
          from pg_aggregate a where a.aggfnoid = p.oid)) as properties
    from ${functions} join pg_language l on l.oid = p.prolang where ${openFunction}`,
  type: `
    select ${typeUnit} as unit, '' as part,
      jsonb_build_object('owner', t.typowner::regrole::text, 'type',
        case when t.typtype = 'd' then format_type(t.typbasetype, t.typtypmod)
          when t.typtype = 'r' then (select format_type(r.rngsubtype, null) from pg_range r where r.rngtypid = t.oid) end,
        'default', t.typdefault, 'required', t.typnotnull,
        'values', array(select e.enumlabel from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder),
        'attributes', array(select a.attname || ' ' || format_type(a.atttypid, a.atttypmod) from pg_attribute a
          where a.attrelid = nullif(t.typrelid, 0) and a.attnum > 0 and not a.attisdropped order by a.attnum)) as properties
    from ${types} where ${openType}`,
  grant: `
    select unit, g.role as part, jsonb_build_object('privileges', g.privileges) as properties from (
      select ${relationUnit} as unit, c.relowner::regrole::text as owner,
        coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's'::"char" else 'r'::"char" end, c.relowner)) as acl
      from ${relations} where ${openRelation} and c.relkind in ('r', 'p', 'f', 'v', 'm', 'S')
      union all
      select ${functionUnit}, p.proowner::regrole::text, coalesce(p.proacl, acldefault('f', p.proowner))
      from ${functions} where ${openFunction}
      union all
      select 'schema ' || n.nspname, n.nspowner::regrole::text, coalesce(n.nspacl, acldefault('n', n.nspowner))
      from pg_namespace n where ${isOpenSchema} and ${isOwn("pg_namespace", "n.oid")}
      union all
      select ${typeUnit}, t.typowner::regrole::text, coalesce(t.typacl, acldefault('T', t.typowner)) from ${types} where ${openType}
      union all
      select 'language ' || l.lanname, l.lanowner::regrole::text, l.lanacl from pg_language l
      union all
      select 'server ' || s.srvname, s.srvowner::regrole::text, s.srvacl from pg_foreign_server s
      union all
      select 'foreign data wrapper ' || w.fdwname, w.fdwowner::regrole::text, w.fdwacl from pg_foreign_data_wrapper w
      union all
      select 'setting ' || a.parname, '', a.paracl from pg_parameter_acl a
      union all
      select 'database', d.datdba::regrole::text, coalesce(d.datacl, acldefault('d', d.datdba))
      from pg_database d where d.datname = current_database()
    ) things cross join lateral (${granted("acl")}) g where g.role <> owner`,
  "column grant": `
    select ${relationUnit} as unit, g.role || ' ' || privilege as part,
      jsonb_build_object('columns', array_agg(a.attname order by a.attnum)) as properties
    from ${relations} join pg_attribute a on a.attrelid = c.oid and a.attacl is not null and not a.attisdropped
    cross join lateral (${granted("a.attacl")}) g cross join unnest(g.privileges) privilege
    where ${openRelation} and g.role <> c.relowner::regrole::text
    group by 1, 2`,
  "default privilege": `
    select 'default privileges' as unit,
      g.role || ' on ' || case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions'
          when 'T' then 'types' when 'n' then 'schemas' else d.defaclobjtype::text end
        || coalesce(' in schema ' || n.nspname, '') || ' by ' || d.defaclrole::regrole::text as part,
      jsonb_build_object('privileges', g.privileges) as properties
    from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace
    cross join lateral (${granted("d.defaclacl")}) g`,
  publication: `
    select 'publication ' || p.pubname as unit, '' as part,
      jsonb_build_object('all tables', p.puballtables, 'through the root', p.pubviaroot,
        'operations', array_remove(array[case when p.pubinsert then 'insert' end, case when p.pubupdate then 'update' end,
          case when p.pubdelete then 'delete' end, case when p.pubtruncate then 'truncate' end], null),
        'schemas', array(select s.pnnspid::regnamespace::text from pg_publication_namespace s where s.pnpubid = p.oid order by 1),
        'tables', array(select ${named("c.relname")} || coalesce(' (' || (select string_agg(a.attname, ', ' order by a.attnum)
              from pg_attribute a where a.attrelid = c.oid and a.attnum = any (r.prattrs)) || ')', '')
            || coalesce(' where ' || pg_get_expr(r.prqual, r.prrelid), '')
          from pg_publication_rel r join pg_class c on c.oid = r.prrelid join pg_namespace n on n.oid = c.relnamespace
          where r.prpubid = p.oid order by 1)) as properties
    from pg_publication p`,
  role: `
    select 'role ' || r.rolname as unit, '' as part,
      jsonb_build_object('ignores row-level security', r.rolbypassrls, 'superuser', r.rolsuper, 'may log in', r.rolcanlogin,
        'may create roles', r.rolcreaterole, 'may create databases', r.rolcreatedb, 'may replicate', r.rolreplication,
        'inherits', r.rolinherit,
        'member of', array(select m.roleid::regrole::text from pg_auth_members m where m.member = r.oid order by 1),
        'settings', coalesce((select to_jsonb(s.setconfig) from pg_db_role_setting s
          where s.setrole = r.oid and s.setdatabase = 0), '[]')) as properties
    from pg_roles r where r.rolname !~ '^pg_'`,
  setting: `
    select 'database' as unit, coalesce('role ' || nullif(s.setrole, 0)::regrole::text, '') as part,
      jsonb_build_object('settings', s.setconfig) as properties
    from pg_db_role_setting s where s.setdatabase <> 0`,
  bucket: `
    select 'bucket ' || b.id as unit, '' as part,
      jsonb_build_object('public', coalesce(b.public, false), 'name', b.name, 'size limit', b.file_size_limit,
        'types', coalesce(to_jsonb(b.allowed_mime_types), '[]')) as properties
    from storage.buckets b`,
  job: `
    select 'job ' || coalesce(j.jobname, j.command) as unit, '' as part,
      jsonb_build_object('schedule', j.schedule, 'command', j.command, 'active', j.active, 'role', j.username) as properties
    from cron.job j`,
  comment: `
    select 'comments' as unit, pg_describe_object(d.classoid, d.objoid, d.objsubid) as part,
      jsonb_build_object('text', d.description) as properties
    from pg_description d where d.objoid >= ${firstOwn} and d.classoid <> 'pg_extension'::regclass
      and not exists (select from pg_depend e where e.classid = d.classoid and e.objid = d.objoid and e.deptype = 'e')`,
  label: `
    select 'security labels' as unit, s.objname || ' ' || s.provider as part, jsonb_build_object('label', s.label) as properties
    from pg_seclabels s where s.objoid >= ${firstOwn}`,
  other: plainCatalogues.map(plainSql).join("\n    union all\n"),
} as const;

/** A kind of thing that is read from the catalogues, or `rows`: which of a table's rows people get at, as it was tried. */
export type CatalogueKind = keyof typeof catalogueSql | "rows";

/** Tables that only some databases have, by the kind that is read from them. */
const needed: Partial<Record<CatalogueKind, string>> = { job: "cron.job", bucket: "storage.buckets" };

interface Row {
  readonly unit: string;
  readonly part: string;
  readonly properties: Readonly<Record<string, Property>>;
}

/** Reads everything that a database has, sorted by kind, unit and part. */
export async function readCatalogue(database: Askable): Promise<Catalogue> {
  const found: CatalogueObject[] = [];
  // Definitions leave out the schemas of the search path, which a migration may have changed.
  await database.query("set search_path = public");
  for (const [kind, sql] of entries) {
    const table = needed[kind];
    if (table !== undefined && !(await hasTable(database, table))) continue;
    const rows = await database.query<Row>(
      `select * from (${sql}) as things order by unit collate "C", part collate "C"`,
    );
    found.push(...rows.map((row): CatalogueObject => ({ kind, ...row })));
  }
  return found;
}

const kinds = Object.keys(catalogueSql) as readonly (keyof typeof catalogueSql)[];
const entries = kinds.map((kind) => [kind, catalogueSql[kind]] as const);

async function hasTable(database: Askable, name: string): Promise<boolean> {
  const rows = await database.query(`select where to_regclass('${name}') is not null`);
  return rows.length > 0;
}
