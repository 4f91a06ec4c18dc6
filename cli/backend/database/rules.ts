import { openDatabase } from "./database.ts";
import type { Askable } from "./introspect.ts";
import { migrationsIn } from "./migrations.ts";

/** Who may do what in the database that the migrations create. */
export interface DatabaseRules {
  /** The tables and views of the schemas `public` and `storage`, by name; of `public` without the schema. */
  readonly tables: Readonly<Record<string, TableRules>>;
  /** The functions of the migrations, by name and arguments; of `public` without the schema. */
  readonly functions: Readonly<Record<string, FunctionRules>>;
  /** The names of the storage buckets that anyone may read. */
  readonly publicBuckets: readonly string[];
  /** The columns of `public` with numbers that JavaScript may have to round, as `table.column`. */
  readonly wideNumbers: readonly string[];
  /** The extensions in the schema `public`, whose functions anyone may call. */
  readonly publicExtensions: readonly string[];
}

export interface FunctionRules {
  /** The roles of the API that may call it. */
  readonly roles: readonly string[];
  /** Whether it runs with the rights of its owner, so that row-level security does not apply. */
  readonly isDefiner: boolean;
  /** Whether its comment says `@public`: visitors are meant to call it. */
  readonly isPublic: boolean;
  /** Whether triggers call it, and nobody else can. */
  readonly isTrigger: boolean;
  /** The schemas in which its names are found; null if callers decide. */
  readonly searchPath: string | null;
  readonly source: string;
}

export interface PolicyRules {
  /** Whether it lets people in, rather than limiting other policies. */
  readonly isPermissive: boolean;
  readonly command: "select" | "insert" | "update" | "delete" | "all";
  /** Roles by name; `public` is everybody. */
  readonly roles: readonly string[];
  /** The conditions as PostgreSQL prints them. */
  readonly using: string | null;
  readonly check: string | null;
  /** All of it as SQL. */
  readonly sql: string;
}

/** A foreign key. */
export interface ReferenceRules {
  readonly columns: readonly string[];
  /** The table that it refers to, of `public` without the schema, and the columns there. */
  readonly table: string;
  readonly key: readonly string[];
  /** Whether an index of the table finds the rows that refer to a row. */
  readonly isIndexed: boolean;
}

export interface TableRules {
  readonly kind: "table" | "view";
  readonly hasRowSecurity: boolean;
  readonly policies: Readonly<Record<string, PolicyRules>>;
  /** What roles of the API may do: the columns by role and privilege, such as `anon select`. */
  readonly grants: Readonly<Record<string, readonly string[]>>;
  readonly columns: readonly string[];
  /** The columns of each index, key and unique constraint, in order; an expression is empty. */
  readonly indexes: readonly (readonly string[])[];
  /** The columns of each unique index, key and primary key, in order; an expression is empty. */
  readonly uniqueKeys: readonly (readonly string[])[];
  /** Whether a view reads with the rights of its owner, so that row-level security does not apply; false for a table. */
  readonly readsAsOwner: boolean;
  /** Whether a view is a barrier whose query calls a function of a schema, such as `auth.uid()`, to filter by the reader. */
  readonly filtersItself: boolean;
  readonly hasPrimaryKey: boolean;
  readonly references: readonly ReferenceRules[];
  /** The names of indexes that another index of the table is equal to. */
  readonly duplicateIndexes: readonly string[];
  /** What the query of a view reads, of `public` without the schema. */
  readonly reads: readonly string[];
}

/**
 * Run migrations in a database in memory and read its rules.
 *
 * Rejects with a `BackendProblem` when a migration fails.
 */
export async function rulesOfMigrations(
  files: readonly { readonly path: string; readonly sql: string }[],
): Promise<DatabaseRules> {
  const { driver, close } = await openDatabase({ migrations: migrationsIn(files), seed: "" }, undefined);
  try {
    return await readRules({ query: async <Row extends object>(sql: string) => (await driver.query<Row>(sql)).rows });
  } finally {
    await close();
  }
}

/** Read row-level security, policies and grants of the roles that an app uses. */
export async function readRules(database: Askable): Promise<DatabaseRules> {
  const tables = await database.query<TableRow>(tablesSql);
  const policies = await database.query<PolicyRow>(policiesSql);
  const grants = await database.query<GrantRow>(grantsSql);
  const functions = await database.query<FunctionRow>(functionsSql);
  const buckets = await database.query<{ readonly name: string }>(bucketsSql);
  const numbers = await database.query<NumberRow>(numbersSql);
  const extensions = await database.query<{ readonly name: string }>(extensionsSql);
  const rulesOf = ({ name, isView, ...rules }: TableRow): readonly [string, TableRules] => [
    name,
    {
      ...rules,
      kind: isView ? "view" : "table",
      policies: Object.fromEntries(
        policies
          .filter(({ table }) => table === name)
          .map(({ table: _, name: policy, ...row }) => [policy, { ...row, sql: policySql(row) }]),
      ),
      grants: Object.fromEntries(
        grants
          .filter(({ table }) => table === name)
          .map(({ role, privilege, columns: granted }) => [`${role} ${privilege}`, granted]),
      ),
    },
  ];
  return {
    tables: Object.fromEntries(tables.map(rulesOf)),
    functions: Object.fromEntries(functions.map(({ name, ...rules }) => [name, rules])),
    publicBuckets: buckets.map(({ name }) => name),
    wideNumbers: wideNumbersOf(numbers),
    publicExtensions: extensions.map(({ name }) => name),
  };
}

interface TableRow extends Omit<TableRules, "kind" | "policies" | "grants"> {
  readonly name: string;
  readonly isView: boolean;
}

interface PolicyRow extends Omit<PolicyRules, "sql"> {
  readonly table: string;
  readonly name: string;
}

interface GrantRow {
  readonly table: string;
  readonly role: string;
  readonly privilege: string;
  readonly columns: readonly string[];
}

interface FunctionRow extends FunctionRules {
  readonly name: string;
}

/** A column of type `bigint`, or `numeric` with more than 15 digits. */
interface NumberRow {
  readonly name: string;
  readonly isInteger: boolean;
  /** The check constraints of the column alone, and of its domain. */
  readonly checks: readonly string[];
  /** For a column of a view: the columns with its name and type that the view reads, as `table.column`. */
  readonly origins: readonly string[] | null;
}

const namedBy = (schema: string, relation: string): string =>
  `case when ${schema}.nspname = 'public' then '' else ${schema}.nspname || '.' end || ${relation}.relname`;
const nameSql = namedBy("n", "c");

/** The names of columns by their numbers, in order. */
const columnNames = (table: string, numbers: string): string => `
    (select jsonb_agg(a.attname order by k.place) from unnest(${numbers}) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`;

/**
 * The foreign keys of a table. An index finds referring rows if it begins with two columns of the key, or with the
 * one that no other key has: with a tenant in each key, it is what differs between rows.
 */
const referencesSql = `
    coalesce((select jsonb_agg(jsonb_build_object('columns', ${columnNames("f.conrelid", "f.conkey")},
        'table', ${namedBy("tn", "t")}, 'key', ${columnNames("f.confrelid", "f.confkey")},
        'isIndexed', exists (select from pg_index i where i.indrelid = f.conrelid and i.indisvalid
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^[(]\\w+ IS NOT NULL[)]$')
          and ((i.indkey::int2[])[0:least(2, cardinality(f.conkey)) - 1] <@ f.conkey
            or i.indkey[0] = any (f.conkey) and not exists (select from pg_constraint o
              where o.conrelid = f.conrelid and o.contype = 'f' and o.oid <> f.oid and i.indkey[0] = any (o.conkey))))
        ) order by f.conname)
      from pg_constraint f join pg_class t on t.oid = f.confrelid join pg_namespace tn on tn.oid = t.relnamespace
      where f.conrelid = c.oid and f.contype = 'f'), '[]')`;

/** The indexes of a table that are like one before them, but for the name. One that is a constraint is never the later. */
const duplicatesSql = `
    array(select x.name from (
      select i.indexrelid::regclass::text as name, row_number() over (
        partition by i.indisunique, i.indkey::text, i.indclass::text, i.indcollation::text, i.indoption::text,
          pg_get_expr(i.indexprs, i.indrelid), pg_get_expr(i.indpred, i.indrelid),
          (select r.relam from pg_class r where r.oid = i.indexrelid)
        order by exists (select from pg_constraint k where k.conindid = i.indexrelid) desc, i.indexrelid) as place
      from pg_index i where i.indrelid = c.oid) x where x.place > 1 order by x.name)`;

const readsSql = `
    array(select distinct ${namedBy("bn", "b")} from pg_rewrite r
      join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
      join pg_class b on b.oid = d.refobjid and b.oid <> c.oid join pg_namespace bn on bn.oid = b.relnamespace
      where r.ev_class = c.oid and c.relkind in ('v', 'm') order by 1)`;

/** The columns of the indexes of a table that meet a condition, as a JSON list of lists. */
const indexColumnsSql = (condition: string) => `
    coalesce((select jsonb_agg(keys.names order by keys.names) from pg_index i cross join lateral (
      select jsonb_agg(coalesce(a.attname, '') order by k.place) as names
      from unnest(i.indkey::int2[]) with ordinality as k(number, place)
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
      where k.place <= i.indnkeyatts) keys
      where i.indrelid = c.oid and ${condition}), '[]')`;

const tablesSql = `
  select ${nameSql} as name, c.relkind in ('v', 'm') as "isView", c.relrowsecurity as "hasRowSecurity",
    coalesce((select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '{}') as columns,
    ${indexColumnsSql("i.indisvalid")} as indexes,
    ${indexColumnsSql("i.indisunique")} as "uniqueKeys",
    c.relkind = 'm' or c.relkind = 'v' and not coalesce((select o.option_value::boolean
      from pg_options_to_table(c.reloptions) o where o.option_name = 'security_invoker'), false) as "readsAsOwner",
    c.relkind = 'v' and coalesce((select o.option_value::boolean
      from pg_options_to_table(c.reloptions) o where o.option_name = 'security_barrier'), false)
      and pg_get_viewdef(c.oid) ~ '\\m\\w+[.]\\w+\\(' as "filtersItself",
    c.relkind = 'f' or exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) as "hasPrimaryKey",
    ${referencesSql} as "references",
    ${duplicatesSql} as "duplicateIndexes",
    ${readsSql} as reads
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'storage') and c.relkind in ('r', 'p', 'f', 'v', 'm')`;

const policiesSql = `
  select ${nameSql} as table, p.polname::text as name, p.polpermissive as "isPermissive",
    case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end
      as command,
    (select array_agg(case when r = 0 then 'public' else r::regrole::text end order by r::regrole::text)
      from unnest(p.polroles) r) as roles,
    pg_get_expr(p.polqual, p.polrelid) as using, pg_get_expr(p.polwithcheck, p.polrelid) as check
  from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'storage')
  order by p.polname collate "C"`;

const grantsSql = `
  select ${nameSql} as table, role, privilege,
    array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join unnest(array['anon', 'authenticated']) as role
  cross join unnest(array['select', 'insert', 'update']) as privilege
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'f', 'v', 'm')
    and has_column_privilege(role, c.oid, a.attnum, privilege)
  group by 1, 2, 3
  union all
  select ${nameSql}, role, privilege, '{}'
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join unnest(array['anon', 'authenticated']) as role
  cross join unnest(array['delete', 'truncate']) as privilege
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'f', 'v', 'm') and has_table_privilege(role, c.oid, privilege)
  order by 1, 2, 3`;

const functionsSql = `
  select case when n.nspname = 'public' then '' else n.nspname || '.' end || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name,
    array(select role from unnest(array['anon', 'authenticated']) as role
      where has_function_privilege(role, p.oid, 'execute') order by role) as roles,
    p.prosecdef as "isDefiner", coalesce(obj_description(p.oid, 'pg_proc') ~* '(^|\\s)@public\\M', false) as "isPublic",
    p.prorettype = 'trigger'::regtype as "isTrigger",
    (select substr(s, 13) from unnest(p.proconfig) s where s like 'search_path=%') as "searchPath",
    coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) as source
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname !~ '^pg_' and p.prokind = 'f'
    and n.nspname not in ('information_schema', 'auth', 'cron', 'extensions', 'realtime', 'storage')
    and not exists (select from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;

const bucketsSql = `select name from storage.buckets where public order by name collate "C"`;

const extensionsSql = `select extname as name from pg_extension where extnamespace = 'public'::regnamespace order by 1`;

const numbersSql = `
  select c.relname || '.' || a.attname as name, coalesce(nullif(t.typbasetype, 0), t.oid) = 'int8'::regtype as "isInteger",
    array(select pg_get_constraintdef(k.oid) from pg_constraint k where k.contype = 'c'
      and (k.conrelid = c.oid and k.conkey = array[a.attnum] or k.contypid = t.oid)) as checks,
    case when c.relkind in ('v', 'm') then array(
      select distinct b.relname || '.' || o.attname from pg_rewrite r
      join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
      join pg_class b on b.oid = d.refobjid and b.oid <> c.oid
      join pg_attribute o on o.attrelid = b.oid and o.attnum = d.refobjsubid
      where r.ev_class = c.oid and o.attname = a.attname and o.atttypid = a.atttypid) end as origins
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  cross join lateral (select case t.typbasetype when 0 then a.atttypmod else t.typtypmod end as modifier) m
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and (coalesce(nullif(t.typbasetype, 0), t.oid) = 'int8'::regtype
      or coalesce(nullif(t.typbasetype, 0), t.oid) = 'numeric'::regtype
        and (modifier = -1 or ((modifier - 4) >> 16) & 65535 > 15))
  order by c.relname collate "C", a.attnum`;

/** Returns the columns without limits. Of a view only those that it takes over: what it computes is not known. */
function wideNumbersOf(rows: readonly NumberRow[]): readonly string[] {
  const known = new Map(rows.map((row) => [row.name, row]));
  const isWide = ({ isInteger, checks, origins }: NumberRow): boolean =>
    origins === null
      ? !(isInteger && isLimited(checks))
      : origins.some((name) => {
          const row = known.get(name);
          return row !== undefined && isWide(row);
        });
  return rows.filter(isWide).map(({ name }) => name);
}

/** Whether checks keep an integer between numbers that JavaScript has. */
function isLimited(checks: readonly string[]): boolean {
  const limits = (comparison: RegExp): readonly number[] =>
    checks.flatMap((check) => Array.from(check.matchAll(comparison), ([, value]) => Number(value)));
  return [/>=? \(?'?(-?\d+)/g, /<=? \(?'?(-?\d+)/g].every((comparison) =>
    limits(comparison).some((value) => Number.isSafeInteger(value)),
  );
}

function policySql({ isPermissive, command, roles, using, check }: Omit<PolicyRules, "sql">): string {
  return [
    isPermissive ? "" : "as restrictive ",
    `for ${command} to ${roles.join(", ")}`,
    using === null ? "" : ` using (${using})`,
    check === null ? "" : ` with check (${check})`,
  ].join("");
}
