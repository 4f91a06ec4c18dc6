import { once } from "node:events";
import type postgres from "postgres";
import { isLoopback } from "../../../serve/visitors.ts";
import { BackendProblem } from "../../problem.ts";
import { readBootstrap } from "../bootstrap.ts";
import type { Askable } from "../introspect.ts";
import { type Database, isoTimestamp, jsonNumber, projectSearchPath } from "./connection.ts";
import type { Driver, Statements, TextRow, Transaction } from "./driver.ts";

/** Connections for all services but auth, and connections for auth. */
const ownConnections = 14;
const authConnections = 4;

/** Any number; all processes that serve one database must use the same. */
const lockKey = 7_262_612;

/**
 * Open a database of a PostgreSQL server, version 15 or newer; an empty one becomes a new project.
 *
 * Rejects with a `BackendProblem` when the server does not answer, when another process serves the database, or when it
 * has tables that this tool did not create: their rows and privileges are left alone.
 */
export async function openServer(url: string): Promise<Database> {
  const [{ default: connect }, { PostgresConnection }] = await Promise.all([
    import("postgres"),
    import("@supabase/lite/postgres"),
  ]);
  const shown = shownAddress(url);
  const options = {
    onnotice: () => undefined,
    connection: { TimeZone: "UTC", search_path: projectSearchPath },
    connect_timeout: 10,
  };
  const sql = connect(url, { ...options, max: ownConnections, types: { ...answerTypes, json: plainJson, boolean } });
  const close = async (): Promise<void> => {
    await sql.end({ timeout: 5 });
  };
  try {
    await claim(sql, shown);
    await prepare(sql, shown);
  } catch (error) {
    await close();
    throw error instanceof BackendProblem ? error : new BackendProblem(`cannot use ${shown}: ${wordsOf(error)}`);
  }
  const connection = new PostgresConnection({
    url,
    postgresOptions: { ...options, max: authConnections, types: { ...answerTypes, boolean } },
  });
  // As with the embedded database: the roles exist, and the connection must not grant them anything.
  Object.defineProperty(connection, "rlsState", { value: "active" });
  return {
    driver: driverOf(sql),
    connection,
    hasOneConnection: false,
    copy: async (table, columns, csv) => {
      const into = await sql
        .unsafe(`copy ${table} (${columns.join(", ")}) from stdin (format csv, null '\\N')`)
        .writable();
      into.end(csv);
      await once(into, "finish");
    },
    async close() {
      await connection.close();
      await close();
    },
  };
}

/**
 * Query an existing database of a PostgreSQL server. Nothing is written there, whatever `work` does.
 *
 * Rejects with a `BackendProblem`, which never contains the password, when the server does not answer or is not a
 * Supabase project.
 */
export async function readServer<T>(url: string, work: (database: Askable) => Promise<T>): Promise<T> {
  const { default: connect } = await import("postgres");
  const shown = shownAddress(url);
  // Unless the address says otherwise, use TLS for a remote server if it supports it.
  const isSaid = /[?&]ssl(?:mode)?=/.test(url) || isLoopback(new URL(url).hostname);
  const options = { onnotice: () => undefined, connect_timeout: 10, max: 1 };
  const sql = connect(url, isSaid ? options : { ...options, ssl: "prefer" });
  const answers: { readonly value: T }[] = [];
  try {
    await sql.begin("isolation level repeatable read read only", async (transaction) => {
      // As JSON: the driver returns a null inside an array as a string.
      const database: Askable = {
        query: async <Row>(text: string) => {
          const asked = transaction.unsafe<{ rows: Row[] }[]>(
            `select json_agg(row_to_json(r)) as rows from (${text}) r`,
          );
          return (await asked)[0]?.rows ?? [];
        },
      };
      const [role] = await database.query(`select from pg_roles where rolname = 'authenticated'`);
      if (role === undefined) {
        throw new BackendProblem(
          `${shown} has no role \`authenticated\`, so it is not a Supabase project\n  help: tables.json lists what this role may read and write; create it and grant it the tables`,
        );
      }
      answers.push({ value: await work(database) });
    });
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new BackendProblem(`cannot read ${shown}: ${wordsOf(error)}\n  help: ${remedyFor(String(error.code))}`);
  } finally {
    await sql.end({ timeout: 5 });
  }
  const [answer] = answers;
  if (!answer) throw new Error("a transaction ended without its work");
  return answer.value;
}

/** The help line for an error code. */
function remedyFor(code: string): string {
  if (code.startsWith("28"))
    return "use the database's own user and password, postgres://user:password@host:5432/name, or set the password in PGPASSWORD";
  if (code === "3D000") return "end the address with the name of the database; on Supabase it is `postgres`";
  return "check that the server is running and reachable; a Supabase project lists its addresses under Connect, and without IPv6 only the session pooler answers";
}

/**
 * Lock the database against other processes while this one has it open; the server releases the lock when the process
 * ends.
 */
async function claim(sql: postgres.Sql, shown: string): Promise<void> {
  const held = await sql.reserve();
  const [row] = await held<{ version: number; isOurs: boolean }[]>`
    select current_setting('server_version_num')::int as version, pg_try_advisory_lock(${lockKey}) as "isOurs"`;
  if (!row || row.version < 150_000) {
    throw new BackendProblem(`${shown} is older than PostgreSQL 15`);
  }
  if (!row.isOurs) {
    throw new BackendProblem(`another process is using ${shown}; stop it, or name another database`);
  }
}

async function prepare(sql: postgres.Sql, shown: string): Promise<void> {
  const [state] = await sql<{ isProject: boolean; isEmpty: boolean }[]>`
    select to_regclass('supabase_migrations.seed_files') is not null as "isProject", not exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^(pg_|information_schema$)' and c.relkind in ('r', 'p', 'v', 'm', 'f')
    ) as "isEmpty"`;
  if (state?.isProject) {
    return;
  }
  if (!state?.isEmpty) {
    throw new BackendProblem(`${shown} has tables that trama did not create; use an empty database`);
  }
  const bootstrap = await readBootstrap();
  await sql.begin((transaction) => transaction.unsafe(bootstrap).simple());
}

function driverOf(sql: postgres.Sql): Driver {
  return {
    ...statementsOf(sql),
    async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
      const results: { readonly value: T }[] = [];
      await sql.begin(async (transaction) => {
        results.push({ value: await work(transactionOf(transaction)) });
      });
      const [result] = results;
      if (!result) throw new Error("a transaction ended without its work");
      return result.value;
    },
    listen: (channel, heard) => sql.listen(channel, heard),
  };
}

const statementsOf = (sql: postgres.ISql): Statements => ({
  async query<Row>(text: string, values: unknown[] = []) {
    const rows: Row[] = [];
    for (const row of await sql.unsafe(text, values.map(asParameter))) rows.push(row as Row);
    return { rows };
  },
  exec: (text) => sql.unsafe(text).simple(),
});

const transactionOf = (sql: postgres.ISql): Transaction => ({
  ...statementsOf(sql),
  async queryTexts(text, values) {
    const rows: TextRow[] = [];
    for (const row of await sql.unsafe(text, [...values]).raw()) {
      rows.push(row.map((column) => (column === null ? null : column.toString())));
    }
    return rows;
  },
});

// Values are sent as text, which the server parses by the parameter's type.
type Parameter = postgres.ParameterOrJSON<never>;
const asParameter = (value: unknown): Parameter => (value === undefined ? null : (value as Parameter));

// Parses values as Postgres writes them in JSON, which is what PostgREST sends.
const answerTypes = {
  bytea: textual(17, (bytea) => bytea),
  float4: textual(700, jsonNumber),
  float8: textual(701, jsonNumber),
  timestamp: textual(1114, isoTimestamp),
  timestamptz: textual(1184, isoTimestamp),
  numeric: textual(1700, jsonNumber),
  bigint: textual(20, Number),
  date: textual(1082, (date) => date),
};

// The driver would send all but `true` as false, also the word "true".
const boolean = textual(16, (letter) => letter === "t");

// Our own code sends JSON that is already a string.
const plainJson = {
  to: 3802,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

function textual<T>(type: number, parse: (text: string) => T) {
  return { to: type, from: [type], serialize: (value: unknown) => String(value), parse };
}

/** Returns the host and database of an address, without user and password. */
function shownAddress(url: string): string {
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol)) {
    throw new BackendProblem("a database URL looks like postgres://user:password@host:5432/name");
  }
  const { host, pathname } = new URL(url);
  return `the database ${host}${pathname}`;
}

/** Connection errors have only a code when the address has several hosts. */
const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
};
