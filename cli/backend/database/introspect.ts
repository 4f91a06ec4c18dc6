import { nearestName } from "../../../compiler/near-names.ts";
import { BackendProblem } from "../problem.ts";
import { byName } from "./overloads.ts";
import type { ColumnInfo, FunctionInfo, RelationInfo, TableInfo, TablesFile } from "./tables-file.ts";

/**
 * Read what `authenticated` may use in the schema `public`, in the format of `tables.json`.
 *
 * Comments add what Postgres does not know: `@key id` and `@notnull a b` on a view, `@notnull` on a column of a view or
 * on a function's single result, and `@json {…}` (with an argument's name before the braces) on a JSON value. Columns
 * that a function returns are not null, except the ones after `@nullable`, or the ones that a `@notnull` leaves out.
 * Tables, views and functions are sorted by name; columns keep the order of the database. A broken `@json`, or a
 * `@notnull` or `@nullable` that names an unknown column or is on a table, is a `BackendProblem`.
 */
export async function readDatabase(backend: Askable): Promise<TablesFile> {
  const columns = await backend.query<ColumnRow>(columnsSql);
  const keys = await backend.query<KeyRow>(foreignKeysSql);
  const relations = await backend.query<RelationRow>(relationsSql);
  const functions = await backend.query<FunctionRow>(functionsSql);
  const types = readTypes(await backend.query<TypeRow>(typesSql));
  const exposed = new Set(relations.map((relation) => relation.name));
  const enums = readEnums(columns, types);
  const tableOf = (relation: RelationRow): readonly [string, TableInfo] => {
    const ways = relationsOf(relation.name, keys, exposed);
    const note = parseComment(relation.comment, `${relation.isView ? "view" : "table"} \`${relation.name}\``);
    const own = columns.filter((column) => column.relation === relation.name);
    checkNotNull(relation, own, note);
    const isReadonly = !own.some((column) => column.isWritable);
    const primaryKey = relation.primaryKey.length > 0 ? relation.primaryKey : note.words("key");
    return [
      relation.name,
      {
        ...(note.text !== "" && { description: note.text }),
        columns: Object.fromEntries(
          own.map((column) => [
            column.name,
            columnOf(column, relation, isReadonly, note.words("notnull"), enums, types),
          ]),
        ),
        ...(primaryKey.length > 0 && { primaryKey }),
        ...(Object.keys(ways).length > 0 && { relations: ways }),
        ...(relation.constraints.length > 0 && { constraints: relation.constraints }),
        ...(isReadonly && { readonly: true }),
        ...(relation.isPublished && { realtime: true }),
      },
    ];
  };
  return {
    tables: Object.fromEntries(relations.filter((relation) => !relation.isView).map(tableOf)),
    views: Object.fromEntries(relations.filter((relation) => relation.isView).map(tableOf)),
    functions: byName(functions.map((row) => [row.name, functionOf(row, types)] as const)),
  };
}

/** Returns the tables without the names of constraints, for a design that has no texts for them. */
export const withoutConstraints = (found: TablesFile): TablesFile => ({
  ...found,
  tables: Object.fromEntries(Object.entries(found.tables).map(([name, { constraints: _, ...table }]) => [name, table])),
  views: Object.fromEntries(Object.entries(found.views).map(([name, { constraints: _, ...view }]) => [name, view])),
});

/** Returns the text of `tables.json`; `trama fmt` determines its layout. */
export function printTables(tables: TablesFile, schema: string): string {
  return `${JSON.stringify({ $schema: schema, ...tables }, null, 2)}\n`;
}

/** Runs queries. */
export interface Askable {
  query<Row extends object>(sql: string): Promise<readonly Row[]>;
}

// Rows of the catalogue --------------------------------------------------------------------------------------------

interface RelationRow {
  readonly name: string;
  readonly isView: boolean;
  readonly isPublished: boolean;
  readonly comment: string | null;
  readonly primaryKey: readonly string[];
  readonly constraints: readonly string[];
}

interface ColumnRow {
  readonly relation: string;
  readonly name: string;
  readonly type: TypeId;
  readonly notNull: boolean;
  readonly hasDefault: boolean;
  readonly isGenerated: boolean;
  readonly isReadable: boolean;
  readonly isWritable: boolean;
  readonly comment: string | null;
  readonly check: string | null;
  /** For a column of a view: the columns of tables with its name and type that the view reads, as `table.column`. */
  readonly origins: readonly string[];
}

/** Identifies a type in the database. */
type TypeId = string;

interface TypeRow {
  readonly id: TypeId;
  readonly name: string;
  /** The type that a domain restricts. */
  readonly base: TypeId | null;
  readonly isNotNull: boolean;
  /** The type of an array's items. */
  readonly item: TypeId | null;
  /** The values of an enumerated type. */
  readonly labels: readonly string[] | null;
  /** The names and types of a composite type's fields. */
  readonly fields: readonly (readonly [string, TypeId])[] | null;
}

interface KeyRow {
  readonly constraint: string;
  readonly from: string;
  readonly fromColumns: readonly string[];
  readonly to: string;
  readonly toColumns: readonly string[];
  readonly isOneToOne: boolean;
}

interface FunctionRow {
  readonly name: string;
  readonly comment: string | null;
  readonly argNames: readonly string[];
  readonly argTypes: readonly TypeId[];
  readonly optionalCount: number;
  readonly isSet: boolean;
  readonly returnType: TypeId;
  readonly returnRelation: string | null;
  readonly tableNames: readonly string[];
  readonly tableTypes: readonly TypeId[];
}

const relationsSql = `
  select c.relname as name, c.relkind in ('v', 'm') as "isView",
    exists (select from pg_publication_tables t where t.pubname = 'supabase_realtime'
      and t.schemaname = 'public' and t.tablename = c.relname) as "isPublished",
    obj_description(c.oid, 'pg_class') as comment,
    coalesce((
      select array_agg(a.attname::text order by k.position)
      from pg_constraint p
      cross join lateral unnest(p.conkey) with ordinality as k(attnum, position)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where p.conrelid = c.oid and p.contype = 'p'), '{}') as "primaryKey",
    array(
      select n.name from (
        select k.conname::text as name from pg_constraint k
        where k.contype in ('p', 'u', 'c', 'f', 'x') and (k.conrelid = c.oid or k.confrelid = c.oid)
        union
        select k.conname::text from pg_constraint k
        join pg_attribute a on a.atttypid = k.contypid and a.attrelid = c.oid and not a.attisdropped
        union
        select i.relname::text from pg_index x join pg_class i on i.oid = x.indexrelid
        where x.indrelid = c.oid and x.indisunique
      ) as n order by n.name collate "C") as constraints
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and has_any_column_privilege('authenticated', c.oid, 'select')
  order by c.relname collate "C"`;

const columnsSql = `
  select c.relname as relation, a.attname as name, a.atttypid::text as type,
    a.attnotnull as "notNull",
    a.atthasdef and a.attgenerated = '' or a.attidentity = 'd'
      or (select t.typdefault is not null from pg_type t where t.oid = a.atttypid and t.typtype = 'd') as "hasDefault",
    a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated",
    has_column_privilege('authenticated', c.oid, a.attnum, 'select') as "isReadable",
    has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
      or has_column_privilege('authenticated', c.oid, a.attnum, 'update') as "isWritable",
    col_description(c.oid, a.attnum) as comment,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%ARRAY[%' limit 1) as check,
    coalesce((
      select array_agg(distinct b.relname || '.' || o.attname)
      from pg_rewrite r
      join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
      join pg_class b on b.oid = d.refobjid and b.oid <> c.oid
      join pg_attribute o on o.attrelid = b.oid and o.attnum = d.refobjsubid
      where r.ev_class = c.oid and o.attname = a.attname and o.atttypid = a.atttypid), '{}') as origins
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by c.relname collate "C", a.attnum`;

const typesSql = `
  select t.oid::text as id, format_type(t.oid, null) as name, nullif(t.typbasetype, 0)::text as base,
    t.typnotnull as "isNotNull",
    case when t.typcategory = 'A' and t.typtype = 'b' then nullif(t.typelem, 0)::text end as item,
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as labels,
    case when t.typtype = 'c' then (
      select json_agg(json_build_array(a.attname, a.atttypid::text) order by a.attnum)
      from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped) end as fields
  from pg_type t
  where t.typnamespace <> 'information_schema'::regnamespace and t.typnamespace <> 'pg_toast'::regnamespace`;

const foreignKeysSql = `
  select k.conname as constraint, f.relname as from, t.relname as to,
    (select array_agg(a.attname::text order by u.position)
      from unnest(k.conkey) with ordinality as u(attnum, position)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.attnum) as "fromColumns",
    (select array_agg(a.attname::text order by u.position)
      from unnest(k.confkey) with ordinality as u(attnum, position)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.attnum) as "toColumns",
    exists (select from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u')
      and u.conkey <@ k.conkey and u.conkey @> k.conkey) as "isOneToOne"
  from pg_constraint k
  join pg_class f on f.oid = k.conrelid
  join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace
  order by k.conname collate "C"`;

const functionsSql = `
  with args as (
    select p.oid, u.position, coalesce(p.proargnames[u.position], '') as name, coalesce(p.proargmodes[u.position], 'i') as mode,
      u.type::text as type
    from pg_proc p
    cross join lateral unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as u(type, position)
  )
  select p.proname as name, obj_description(p.oid, 'pg_proc') as comment,
    coalesce((select array_agg(a.name order by a.position) from args a where a.oid = p.oid and a.mode in ('i', 'b')), '{}')
      as "argNames",
    coalesce((select array_agg(a.type order by a.position) from args a where a.oid = p.oid and a.mode in ('i', 'b')), '{}')
      as "argTypes",
    p.pronargdefaults as "optionalCount", p.proretset as "isSet", p.prorettype::text as "returnType",
    (select c.relname from pg_type t join pg_class c on c.oid = t.typrelid and c.relkind in ('r', 'p', 'v', 'm')
      where t.oid = p.prorettype and c.relnamespace = 'public'::regnamespace) as "returnRelation",
    coalesce((select array_agg(a.name order by a.position) from args a where a.oid = p.oid and a.mode in ('t', 'o', 'b')), '{}')
      as "tableNames",
    coalesce((select array_agg(a.type order by a.position) from args a where a.oid = p.oid and a.mode in ('t', 'o', 'b')), '{}')
      as "tableTypes"
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and has_function_privilege('authenticated', p.oid, 'execute')
    and not exists (select from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by p.proname collate "C", p.pronargs, pg_get_function_identity_arguments(p.oid)`;

// From catalogue to types ------------------------------------------------------------------------------------------

function columnOf(
  column: ColumnRow,
  relation: RelationRow,
  isReadonly: boolean,
  notNull: readonly string[],
  enums: ReadonlyMap<string, AllowedValues>,
  types: Types,
): ColumnInfo {
  const note = parseComment(column.comment, `column \`${column.relation}.${column.name}\``);
  const origins = relation.isView ? column.origins : [`${column.relation}.${column.name}`];
  const found = origins.map((origin) => enums.get(origin));
  // A view may read two columns of the same name: their allowed values are used only when both agree.
  const [checked] = found.every((list) => String(list) === String(found[0])) ? found : [];
  const { info, isNotNull } = types(column.type);
  const isDeclared = note.has("notnull");
  if (isDeclared && !relation.isView && !column.notNull) throw nullableInTable(column);
  const isNullable = !(column.notNull || isNotNull || isDeclared || notNull.includes(column.name));
  return {
    ...(note.text !== "" && { description: note.text }),
    ...(note.shapes.get("") ?? info),
    ...(isNullable && { nullable: true }),
    ...(column.isWritable && column.hasDefault && { hasDefault: true }),
    // A column without write access is computed, from the app's side: the tenant, the times, the totals.
    ...(!isReadonly && (column.isGenerated || !column.isWritable) && { generated: true }),
    ...(!column.isReadable && { writeOnly: true }),
    ...(checked && { enum: checked }),
  };
}

/** Checks that `@notnull` in the comment of a view names columns of it; a table has constraints instead. */
function checkNotNull({ name, isView }: RelationRow, own: readonly ColumnRow[], note: Comment): void {
  const names = own.map((column) => column.name);
  for (const word of note.words("notnull")) {
    const column = own.find((one) => one.name === word);
    if (column === undefined) throw unknownColumn(`${isView ? "view" : "table"} \`${name}\``, "notnull", word, names);
    if (!isView && !column.notNull) throw nullableInTable(column);
  }
}

function unknownColumn(owner: string, tag: string, word: string, names: readonly string[]): BackendProblem {
  const near = nearestName(word, names);
  return new BackendProblem(
    `the comment on ${owner} has an unknown column in \`@${tag}\`: \`${word}\`\n  help: ${near === undefined ? `list columns of the ${owner.split(" ")[0]} after \`@${tag}\`` : `did you mean \`${near}\`?`}`,
  );
}

const nullableInTable = ({ relation, name }: ColumnRow): BackendProblem =>
  new BackendProblem(
    `\`@notnull\` has no effect on the column \`${relation}.${name}\`: \`${relation}\` is a table\n  help: add the constraint: \`alter table ${relation} alter column ${name} set not null\``,
  );

function functionOf(row: FunctionRow, types: Types): FunctionInfo {
  const note = parseComment(row.comment, `function \`${row.name}\``);
  const firstOptional = row.argNames.length - row.optionalCount;
  const args = row.argNames.map((name, index) => [
    name,
    {
      ...(note.shapes.get(name) ?? types(row.argTypes[index] ?? "").info),
      ...(index >= firstOptional && { optional: true }),
    },
  ]);
  return {
    ...(note.text !== "" && { description: note.text }),
    args: Object.fromEntries(args),
    returns: returnsOf(row, note, types),
  };
}

function returnsOf(row: FunctionRow, note: Comment, types: Types): FunctionInfo["returns"] {
  if (row.returnRelation !== null) {
    return { rows: row.returnRelation };
  }
  if (row.tableNames.length > 0) {
    const nullable = nullableColumns(row, note);
    const table = row.tableNames.map((name, index) => [
      name,
      {
        ...(note.shapes.get(name) ?? types(row.tableTypes[index] ?? "").info),
        ...(nullable.includes(name) && { nullable: true }),
      },
    ]);
    return { table: Object.fromEntries(table) };
  }
  const { info } = types(row.returnType);
  if (info.type === "nothing") return info;
  const result = note.shapes.get("") ?? info;
  if (row.isSet) {
    return { type: "list", item: result };
  }
  return { ...result, ...(!note.has("notnull") && { nullable: true }) };
}

/** Names the columns of a function's rows that can be null. */
function nullableColumns(row: FunctionRow, note: Comment): readonly string[] {
  for (const tag of ["notnull", "nullable"]) {
    const unknown = note.words(tag).find((word) => !row.tableNames.includes(word));
    if (unknown !== undefined) throw unknownColumn(`function \`${row.name}\``, tag, unknown, row.tableNames);
  }
  const notNull = note.words("notnull");
  return notNull.length > 0 ? row.tableNames.filter((name) => !notNull.includes(name)) : note.words("nullable");
}

/** Returns what values of a type are, and whether the type itself, a domain, refuses null. */
type Types = (type: TypeId) => { readonly info: ColumnInfo; readonly isNotNull: boolean };

function readTypes(rows: readonly TypeRow[]): Types {
  const known = new Map(rows.map((row) => [row.id, row]));
  const typeOf = (id: TypeId, depth: number): ReturnType<Types> => {
    const row = known.get(id);
    if (row === undefined) return { info: { type: "text" }, isNotNull: false };
    const { name, base, item, labels, fields, isNotNull } = row;
    if (base !== null) {
      const of = typeOf(base, depth);
      return { ...of, isNotNull: isNotNull || of.isNotNull };
    }
    if (item !== null) return { info: { type: "list", item: typeOf(item, depth).info }, isNotNull };
    if (labels !== null) return { info: { type: "text", enum: labels }, isNotNull };
    if (fields === null) return { info: { type: plainTypeOf(name) }, isNotNull };
    // A row of a table may contain itself.
    if (depth === 3) return { info: { type: "json" }, isNotNull };
    const inside = fields.map(([field, type]) => [field, { ...typeOf(type, depth + 1).info, nullable: true }]);
    return { info: { type: "json", fields: Object.fromEntries(inside) }, isNotNull };
  };
  return (type) => typeOf(type, 0);
}

function plainTypeOf(type: string): ColumnInfo["type"] {
  if (/^(?:smallint|integer|bigint|numeric|real|double precision)$/.test(type)) return "number";
  if (type === "boolean") return "boolean";
  if (type === "void") return "nothing";
  if (/^(?:date|timestamp)\b/.test(type)) return "date";
  return type === "json" || type === "jsonb" ? "json" : "text";
}

type AllowedValues = readonly (string | number)[];

// `check (x in ('a', 'b'))` comes back as `CHECK ((x = ANY (ARRAY['a'::text, 'b'::text])))`, and `check (n in (1, -2))`
// as `CHECK ((n = ANY (ARRAY[1, '-2'::integer])))`.
function readEnums(columns: readonly ColumnRow[], types: Types): ReadonlyMap<string, AllowedValues> {
  const enums = new Map<string, AllowedValues>();
  for (const column of columns) {
    const list = /^CHECK \(\((?:\w+|"[^"]+") = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(column.check ?? "")?.[1];
    if (list === undefined) continue;
    const { type } = types(column.type).info;
    const values = type === "number" ? numbersIn(list) : type === "text" ? textsIn(list) : [];
    if (values.length > 0) enums.set(`${column.relation}.${column.name}`, values);
  }
  return enums;
}

const textsIn = (list: string): readonly string[] =>
  [...list.matchAll(/'((?:[^']|'')*)'/g)].map((match) => (match[1] ?? "").replaceAll("''", "'"));

/** Returns none if the list has something else. */
function numbersIn(list: string): readonly number[] {
  const numbers = list.split(", ").map((item) => /^\(?'?(-?[\d.]+)'?\)?(?:::[a-z ]+)?$/.exec(item)?.[1] ?? "");
  return numbers.includes("") ? [] : numbers.map(Number);
}

// Names each relation after its target: `responsavel_id` becomes `responsavel`, and the other side has the name of the
// other table.
function relationsOf(
  table: string,
  keys: readonly KeyRow[],
  exposed: ReadonlySet<string>,
): Record<string, RelationInfo> {
  const found: [string, RelationInfo][] = [];
  for (const key of keys.filter((one) => one.from === table && exposed.has(one.to))) {
    found.push([
      ownName(key),
      { table: key.to, columns: pair(key.fromColumns, key.toColumns), constraint: key.constraint },
    ]);
  }
  const incoming = keys.filter((one) => one.to === table && exposed.has(one.from));
  for (const key of incoming) {
    const isAlone = incoming.filter((other) => other.from === key.from).length === 1;
    found.push([
      isAlone ? key.from : `${key.from}_${ownName(key)}`,
      {
        table: key.from,
        columns: pair(key.toColumns, key.fromColumns),
        ...(!key.isOneToOne && { many: true }),
        constraint: key.constraint,
      },
    ]);
  }
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

// In a key of several columns the last one identifies the row, the ones before it the tenant.
function ownName(key: KeyRow): string {
  const column = key.fromColumns.at(-1) ?? key.constraint;
  return column.endsWith("_id") ? column.slice(0, -"_id".length) : `${column}_${key.to}`;
}

function pair(from: readonly string[], to: readonly string[]): Record<string, string> {
  return Object.fromEntries(from.map((column, index) => [column, to[index] ?? ""]));
}

// Comments ---------------------------------------------------------------------------------------------------------

interface Comment {
  readonly text: string;
  readonly shapes: ReadonlyMap<string, ColumnInfo>;
  has(tag: string): boolean;
  words(tag: string): readonly string[];
}

function parseComment(comment: string | null, owner: string): Comment {
  const [text = "", ...parts] = (comment ?? "").split(/(?:^|\s)@(?=[a-z]+\b)/i);
  const tags = new Map<string, string>();
  const shapes = new Map<string, ColumnInfo>();
  for (const part of parts) {
    const [, word = "", rest = ""] = /^([a-z]+)\s*(.*)$/is.exec(part) ?? [];
    const tag = word.toLowerCase();
    if (tag === "json") {
      const [, name = "", json = ""] = /^([^{]*)(.*)$/s.exec(rest) ?? [];
      shapes.set(name.trim(), parseShape(json, owner));
    } else {
      tags.set(tag, rest);
    }
  }
  return {
    text: text.trim(),
    shapes,
    has: (tag) => tags.has(tag),
    words: (tag) => (tags.get(tag) ?? "").split(/\s+/).filter((word) => word !== ""),
  };
}

function parseShape(json: string, owner: string): ColumnInfo {
  try {
    return JSON.parse(json);
  } catch (error) {
    const wrong = json === "" ? "no braces follow it" : error instanceof Error ? error.message : String(error);
    throw new BackendProblem(
      `the comment on ${owner} has a broken \`@json\`: ${wrong}\n  help: write the type of the JSON value as in tables.json: \`@json {"type": "list", "item": {"type": "text"}}\``,
    );
  }
}
