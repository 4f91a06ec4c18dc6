import { once } from "node:events";
import type postgres from "postgres";
import { isLoopback } from "../../serve/visitors.ts";
import { BackendProblem } from "../problem.ts";
import { readBootstrap } from "./bootstrap.ts";
import {
  asPostgrestError,
  type Catalogue,
  type Database,
  isoTimestamp,
  jsonNumber,
  withSingleColumnKeys,
} from "./connection.ts";
import type { Driver, Statements } from "./driver.ts";
import type { Askable } from "./introspect.ts";

/** Connections that requests share, and those of our own code. */
const requestConnections = 10;
const ownConnections = 4;

/** Any number; all that serve one database must agree on it. */
const lockKey = 7_262_612;

/**
 * Open a database of a PostgreSQL server, version 15 or newer; an empty one is made into a new project.
 *
 * Rejects with a `BackendProblem` when the server does not answer, when another process serves the database, or when
 * it holds tables that are none of ours: neither their rows nor their privileges are touched.
 */
export async function openServer(url: string): Promise<Database> {
  const [{ default: connect }, { PostgresConnection }] = await Promise.all([
    import("postgres"),
    import("@supabase/lite/postgres"),
  ]);
  const shown = shownAddress(url);
  class Connection extends PostgresConnection {
    override normalizeDbError(error: unknown): unknown {
      return asPostgrestError(error);
    }

    override async introspect(options?: { useCache?: boolean }): Promise<Catalogue> {
      return withSingleColumnKeys(await super.introspect(options));
    }
  }
  const options = { onnotice: () => undefined, connection: { TimeZone: "UTC" }, connect_timeout: 10 };
  const sql = connect(url, { ...options, max: ownConnections, types: { ...answerTypes, json: plainJson } });
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
  const connection = new Connection({
    url,
    postgresOptions: { ...options, max: requestConnections, types: answerTypes },
  });
  // As with the embedded database: the roles are there, and nothing is to be granted to them behind our back.
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
 * Ask a database of a PostgreSQL server that is somebody's own. Nothing is written there, whatever `work` asks.
 *
 * Rejects with a `BackendProblem`, which never holds the password, when the server does not answer or is no project of
 * Supabase.
 */
export async function readServer<T>(url: string, work: (database: Askable) => Promise<T>): Promise<T> {
  const { default: connect } = await import("postgres");
  const shown = shownAddress(url);
  // Whatever the address does not say: a server elsewhere is spoken to in secret if it can.
  const isSaid = /[?&]ssl(?:mode)?=/.test(url) || isLoopback(new URL(url).hostname);
  const options = { onnotice: () => undefined, connect_timeout: 10, max: 1 };
  const sql = connect(url, isSaid ? options : { ...options, ssl: "prefer" });
  const answers: { readonly value: T }[] = [];
  try {
    await sql.begin("isolation level repeatable read read only", async (transaction) => {
      // As JSON: the driver takes nothing in an array for a text.
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
          `${shown} has no role \`authenticated\`, so it is no project of Supabase\n  help: tables.json says what this role may read and write; create it and grant it the tables`,
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

/** What to do about a failure, by its code. */
function remedyFor(code: string): string {
  if (code.startsWith("28"))
    return "the address needs the database's own user and password, postgres://user:password@host:5432/name, or the password stands in PGPASSWORD";
  if (code === "3D000") return "the address ends with the name of the database, which is `postgres` on Supabase";
  return "see that the server runs and can be reached from here; a project of Supabase shows its addresses under Connect, and where there is no IPv6 only that of the session pooler answers";
}

/** Keep others out for as long as this process has the database open; the server lets go when the process ends. */
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
    throw new BackendProblem(`${shown} has tables that are none of this tool's; name an empty database`);
  }
  const bootstrap = await readBootstrap();
  await sql.begin((transaction) => transaction.unsafe(bootstrap).simple());
}

function driverOf(sql: postgres.Sql): Driver {
  return {
    ...statementsOf(sql),
    async transaction<T>(work: (transaction: Statements) => Promise<T>): Promise<T> {
      const results: { readonly value: T }[] = [];
      await sql.begin(async (transaction) => {
        results.push({ value: await work(statementsOf(transaction)) });
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

// Values go as text, which the server reads by the type of the parameter.
type Parameter = postgres.ParameterOrJSON<never>;
const asParameter = (value: unknown): Parameter => (value === undefined ? null : (value as Parameter));

// Rows as they look in JSON made by Postgres, which is what PostgREST sends.
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

// Our own code sends JSON that is text already.
const plainJson = {
  to: 3802,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

function textual<T>(type: number, parse: (text: string) => T) {
  return { to: type, from: [type], serialize: (value: unknown) => String(value), parse };
}

/** The host and the database of an address, without who connects and by which password. */
function shownAddress(url: string): string {
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol)) {
    throw new BackendProblem("a database URL looks like postgres://user:password@host:5432/name");
  }
  const { host, pathname } = new URL(url);
  return `the database ${host}${pathname}`;
}

/** Connections tell their failure by a code alone, where the address has several. */
const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
};
