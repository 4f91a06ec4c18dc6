import { once } from "node:events";
import type postgres from "postgres";
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
import { BackendProblem } from "./problem.ts";

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
