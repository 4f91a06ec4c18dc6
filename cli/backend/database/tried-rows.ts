import type { CatalogueObject } from "./catalogue.ts";
import type { Statements } from "./engine/driver.ts";
import { quoteName } from "./quote-name.ts";

// Which rows people get at is tried, not read from the text of policies: every table is filled with generated rows, and
// three people read and write them. Two databases have the same rows, so what differs is what a migration changed.

/** Somebody who uses the API. */
interface Person {
  /** The name in the catalogue. */
  readonly name: "visitor" | "user" | "stranger";
  readonly role: "anon" | "authenticated";
  readonly id?: string;
}

/** Ids in rows; each is a user. The stranger's is in none. */
const ids = [1, 2, 3, 4].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
const people: readonly Person[] = [
  { name: "visitor", role: "anon" },
  ...ids.map((id): Person => ({ name: "user", role: "authenticated", id })),
  { name: "stranger", role: "authenticated", id: "00000000-0000-4000-8000-000000000009" },
];

interface Column {
  readonly name: string;
  /** The name of its type, and of what the type is made of: `enum`, or the base of a domain. */
  readonly type: string;
  readonly base: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** Conditions of constraints that are about this column alone. */
  readonly checks: readonly string[];
  /** Texts in constraints of the column, and the values of an enum. */
  readonly texts: readonly string[];
}

interface Rights {
  readonly select: boolean;
  readonly delete: boolean;
  readonly update: readonly string[];
  readonly insert: readonly string[];
}

interface Table {
  readonly unit: string;
  /** With its schema, quoted. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** What each role may do, by the names of columns. */
  readonly rights: Readonly<Record<Person["role"], Rights>>;
  /** The values that a column may have, by its name. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** How many rows of a table are tried, and how many are made: constraints refuse some. */
const wanted = 12;
const attempts = 48;
/** Each costs several statements. */
const triedInserts = 6;

/**
 * Tries which generated rows of each table visitors and users may read, insert, update and delete.
 *
 * The database has only what its migrations wrote, and is unchanged afterwards. Triggers and foreign keys do not take part.
 */
export async function tryRows(driver: Statements): Promise<readonly CatalogueObject[]> {
  await driver.exec("begin");
  try {
    await driver.exec(
      "set local session_replication_role = replica; create temp table tried (number int, result text) on commit drop",
    );
    const tables = await tablesOf(driver);
    const made = await fillAll(driver, tables);
    const found = new Map<string, string[]>();
    for (const person of people) {
      const trials = tables.flatMap((table) => trialsOf(table, made.get(table) ?? new Map(), person));
      const results = await runAll(driver, trials, person);
      for (const [index, { table, command, rowsIn }] of trials.entries()) {
        const key = `${table.unit}\n${person.name} ${command}`;
        const rows = rowsIn(results[index]).map((row) => `${person.id ?? ""}/${row}`);
        found.set(key, [...new Set([...(found.get(key) ?? []), ...rows])]);
      }
    }
    return tables.flatMap((table) =>
      [...new Set(people.map(({ name }) => name))].flatMap((name) =>
        commands.map((command): CatalogueObject => {
          const part = `${name} ${command}`;
          const all = [...(made.get(table)?.values() ?? [])].map(String);
          return {
            kind: "rows",
            unit: table.unit,
            part,
            properties: { all, rows: found.get(`${table.unit}\n${part}`) ?? [] },
          };
        }),
      ),
    );
  } finally {
    await driver.exec("rollback");
  }
}

const commands = ["select", "insert", "update", "delete"] as const;

/** What a role may do with a table `c`, also by grants of columns. */
const rights = (role: Person["role"]): string => {
  const columns = (right: string) => `
    coalesce((select jsonb_agg(r.attname) from pg_attribute r where r.attrelid = c.oid and r.attnum > 0
      and not r.attisdropped and has_column_privilege('${role}', c.oid, r.attnum, '${right}')), '[]')`;
  return `jsonb_build_object('select', has_any_column_privilege('${role}', c.oid, 'select'),
    'delete', has_table_privilege('${role}', c.oid, 'delete'), 'update', ${columns("update")}, 'insert', ${columns("insert")})`;
};

/** The tables of the schemas that an API may reach, without the tables of services. */
async function tablesOf(driver: Statements): Promise<readonly Table[]> {
  const { rows } = await driver.query<Omit<Table, "values">>(`
    select jsonb_build_object('anon', ${rights("anon")}, 'authenticated', ${rights("authenticated")}) as rights, quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
      'table ' || case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as unit,
      jsonb_agg(jsonb_build_object('name', a.attname, 'nullable', not a.attnotnull, 'hasDefault', a.atthasdef,
        'type', format_type(a.atttypid, a.atttypmod),
        'checks', coalesce((select jsonb_agg(pg_get_expr(k.conbin, k.conrelid) order by k.conname) from pg_constraint k
          where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum]), '[]'),
        'base', case when t.typtype = 'd' then format_type(t.typbasetype, null) when t.typtype = 'e' then 'enum'
          else format_type(a.atttypid, null) end,
        'texts', case when t.typtype = 'e'
          then (select jsonb_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)
          else coalesce((select jsonb_agg(distinct m[1] order by m[1]) from pg_constraint k,
            regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''', 'g') m
            where k.contype = 'c' and (k.conrelid = c.oid and a.attnum = any (k.conkey) or k.contypid = t.oid)), '[]') end)
        order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.attidentity = ''
        and not exists (select from pg_attrdef d where d.adrelid = c.oid and d.adnum = a.attnum
          and pg_get_expr(d.adbin, d.adrelid) like 'nextval(%')
      join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and not c.relispartition
      and (has_schema_privilege('anon', n.oid, 'usage') or has_schema_privilege('authenticated', n.oid, 'usage'))
      and n.nspname !~ '^pg_' and n.nspname not in
        ('auth', 'cron', 'extensions', 'graphql', 'graphql_public', 'information_schema', 'net', 'pgmq', 'realtime',
         'storage', 'supabase_functions', 'supabase_migrations', 'vault')
      and not exists (select from pg_depend e
        where e.classid = 'pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')
    group by c.oid, n.nspname, c.relname order by n.nspname, c.relname`);
  const asked = rows.flatMap((table) =>
    table.columns.filter(isLimited).flatMap((column) => valuesOf(column).map((value) => ({ table, column, value }))),
  );
  const answers = await runAll(
    driver,
    asked.map(({ column, value }) => ({ sql: checkOf(column, value) })),
  );
  const allowed = asked.filter((_, index) => answers[index] === "yes");
  return rows.map((table) => ({
    ...table,
    values: new Map(
      table.columns.map((column) => [
        column.name,
        isLimited(column)
          ? allowed.filter((each) => each.column === column).map(({ value }) => value)
          : valuesOf(column),
      ]),
    ),
  }));
}

/** Whether a column has not all values of its type. */
const isLimited = ({ checks, type, base }: Column): boolean => checks.length > 0 || (type !== base && base !== "enum");

const valuesOf = (column: Column): readonly string[] =>
  candidates(column).map((text) => `'${text.replaceAll("'", "''")}'`);

/** Asks whether the type and the constraints of a column alone let a value in. */
const checkOf = (column: Column, value: string): string =>
  `select 'yes' from (select ${value}::${column.type} as ${quoteName(column.name)}) as tried where ${["true", ...column.checks].join(" and ")}`;

/** Values that may meet values of other tables, or fulfil usual constraints. */
function candidates({ base, texts }: Column): readonly string[] {
  switch (base) {
    case "uuid":
      return ids;
    case "enum":
      return texts;
    case "text":
    case "character varying":
    case "character":
    case "citext":
      return texts.length > 0 ? [...texts, ...usualTexts] : [...ids, "a", "b", ...usualTexts];
    case "boolean":
      return ["true", "false"];
    case "smallint":
    case "integer":
    case "bigint":
    case "numeric":
    case "real":
    case "double precision":
      // Ids are numbers as well: small ones meet.
      return Array.from({ length: 14 }, (_, index) => String(index));
    case "date":
    case "timestamp with time zone":
    case "timestamp without time zone":
      return ["2020-01-01", "2024-06-15", "2099-12-31"];
    case "time without time zone":
      return ["09:00", "18:00"];
    case "json":
    case "jsonb":
      return ["{}", "[]"];
    default:
      return base.endsWith("[]") ? ["{}"] : [];
  }
}

/** Texts in forms that constraints ask for. */
const usualTexts = [
  "ana@example.com",
  "bia@example.com",
  "https://example.com/a",
  "#336699",
  "+5511987654321",
  "12345",
  "abc-def",
  "ABC",
  "BRL",
];

/** Fills tables, and returns the numbers of the rows that constraints let in, by their place in the table. */
async function fillAll(
  driver: Statements,
  tables: readonly Table[],
): Promise<ReadonlyMap<Table, ReadonlyMap<string, number>>> {
  const made = new Map<Table, ReadonlyMap<string, number>>();
  for (const table of tables) {
    const inserts = Array.from({ length: attempts }, (_, row) => ({
      sql: `${insertOf(table, table.columns, row)} returning ctid::text`,
    }));
    const places = await runAll(driver, inserts, undefined, wanted);
    made.set(table, new Map(places.flatMap((place, row) => (place === null ? [] : [[place, row] as const]))));
  }
  return made;
}

function insertOf({ unit, name, values }: Table, columns: readonly Column[], row: number): string {
  const given = columns.flatMap((column) => {
    const value = valueIn(`${unit}.${column.name}`, column, values.get(column.name) ?? [], row);
    return value === undefined ? [] : [{ name: quoteName(column.name), value }];
  });
  return given.length === 0
    ? `insert into ${name} default values`
    : `insert into ${name} (${given.map((each) => each.name).join(", ")}) values (${given.map(({ value }) => value).join(", ")})`;
}

/** The value of a column in a row, as SQL, or nothing for its default. It depends on nothing else in the database. */
function valueIn(place: string, column: Column, values: readonly string[], row: number): string | undefined {
  const pick = mixed(`${place} ${row}`);
  const isId = column.base === "uuid";
  if (column.hasDefault && !isId && pick % 5 < 2) return undefined;
  if (column.nullable && pick % 5 < (isId ? 1 : 2)) return "null";
  return values[(pick >>> 3) % values.length];
}

/** A number from a text, spread well: FNV-1a. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A statement that is tried, and undone. */
interface Statement {
  /** Runs first, with all rights. */
  readonly before?: string;
  readonly sql: string;
  /** What is the result, with all rights, instead of what the statement returns. */
  readonly probe?: string;
}

interface Trial extends Statement {
  readonly table: Table;
  readonly command: (typeof commands)[number];
  /** The numbers of the rows that a result is about. */
  readonly rowsIn: (result: Result) => readonly number[];
}

/** What a statement returned; nothing if it was refused. */
type Result = string | null | undefined;

function trialsOf(table: Table, made: ReadonlyMap<string, number>, { role }: Person): readonly Trial[] {
  const { name } = table;
  const right = table.rights[role];
  const places = `select coalesce(json_agg(ctid::text), '[]')::text from ${name}`;
  const numbers = (result: string): readonly number[] =>
    JSON.parse(result).flatMap((place: string) => made.get(place) ?? []);
  /** The rows that are no longer where they were. */
  const touched = (result: Result): readonly number[] => {
    const left = typeof result === "string" ? new Set(numbers(result)) : undefined;
    return left ? [...made.values()].filter((row) => !left.has(row)) : [];
  };
  const updated = table.columns.find((column) => right.update.includes(column.name));
  const update = updated && `update ${name} set ${quoteName(updated.name)} = ${quoteName(updated.name)}`;
  const inserted = table.columns.filter((column) => right.insert.includes(column.name));
  // The places of rows belong to no column: a person who may read some of the columns may read them here.
  const readable = right.select ? { before: `grant select on ${name} to ${role}` } : {};
  return [
    ...(right.select
      ? [
          {
            table,
            command: "select",
            ...readable,
            sql: places,
            rowsIn: (result: Result) => (typeof result === "string" ? numbers(result) : []),
          } as const,
        ]
      : []),
    ...(right.delete
      ? [{ table, command: "delete", ...readable, sql: `delete from ${name}`, probe: places, rowsIn: touched } as const]
      : []),
    // One row that may not stay as it is stops the update of all; one alone can be named only by those who may read.
    ...(update === undefined
      ? []
      : [update, ...Array.from(made.keys(), (place) => `${update} where ctid = '${place}'`)].map(
          (sql) => ({ table, command: "update", ...readable, sql, probe: places, rowsIn: touched }) as const,
        )),
    ...(inserted.length === 0
      ? []
      : [...made].slice(0, triedInserts).map(
          ([place, row]) =>
            ({
              table,
              command: "insert",
              before: `delete from ${name} where ctid = '${place}'`,
              sql: insertOf(table, inserted, row),
              probe: "select 'done'",
              rowsIn: (result: Result) => (result === "done" ? [row] : []),
            }) as const,
        )),
  ];
}

/**
 * Runs statements, each as if it was alone, and returns their results: null for one that is refused.
 *
 * As a person, they are as the REST service runs them, with the role and the claims of the session. With `kept`, so many
 * that succeed are not undone, and no more are run.
 */
async function runAll(
  driver: Statements,
  statements: readonly Statement[],
  person?: Person,
  kept = 0,
): Promise<readonly (string | null)[]> {
  if (statements.length === 0) return [];
  const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
  const list = statements.map(({ before, sql, probe }, number) => ({ number, before, sql, probe }));
  const { role, id } = person ?? {};
  const claims = JSON.stringify({ role, ...(id !== undefined && { sub: id, email: "ana@example.com", aal: "aal1" }) });
  const begin =
    role === undefined
      ? ""
      : `perform set_config('request.jwt.claims', ${text(claims)}, true); execute 'set local role ${role}';`;
  await driver.exec(`
    truncate tried;
    do $tried$
    declare each jsonb; result text; kept int := 0;
    begin
      for each in select value from jsonb_array_elements(${text(JSON.stringify(list))}::jsonb) loop
        result := null;
        begin
          if each ? 'before' then execute each ->> 'before'; end if;
          ${begin}
          if each ? 'probe' then execute each ->> 'sql'; else execute each ->> 'sql' into result; end if;
          ${role === undefined ? "" : "execute 'reset role';"}
          if each ? 'probe' then execute each ->> 'probe' into result; end if;
          if ${kept} = 0 then raise exception using errcode = 'TR001', message = coalesce(result, ''); end if;
          kept := kept + 1;
        exception
          when sqlstate 'TR001' then result := sqlerrm;
          when others then result := null;
        end;
        insert into tried values ((each ->> 'number')::int, result);
        exit when kept = ${kept === 0 ? "null" : kept};
      end loop;
    end $tried$`);
  const { rows } = await driver.query<{ number: number; result: string | null }>("select number, result from tried");
  const results = new Map(rows.map(({ number, result }) => [number, result]));
  return statements.map((_, number) => results.get(number) ?? null);
}
