import { mkdir } from "node:fs/promises";
import type { PGlite, QueryOptions } from "@electric-sql/pglite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import type { DatabaseSource } from "./database-source.ts";
import type { Driver } from "./driver.ts";
import { extensionsFor } from "./extensions.ts";

/** An open database, and the connection over it that the REST and auth services speak to. */
export interface Database {
  readonly driver: Driver;
  readonly connection: PgliteConnection | PostgresConnection;
  /** All share one connection, so that requests must take turns. */
  readonly hasOneConnection: boolean;
  /** Insert rows written as CSV, with `\\N` for nothing. */
  copy(table: string, columns: readonly string[], csv: string): Promise<void>;
  close(): Promise<void>;
}

/** A database in this process, which can be taken along as a dump. */
export interface EmbeddedDatabase extends Database {
  readonly driver: PGlite;
}

/**
 * Open a database in a folder or in memory; an empty one is made, or unpacked from a dump.
 *
 * All that stands between the libraries and what PostgREST does is put right here and nowhere else.
 */
export async function connect(
  { migrations }: DatabaseSource,
  folder: string | undefined,
  template: Blob | undefined,
): Promise<EmbeddedDatabase> {
  const [{ PgliteConnection }, extensions] = await Promise.all([
    import("@supabase/lite/pglite"),
    extensionsFor(migrations.map((migration) => migration.sql).join("\n")),
  ]);
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true });
  }
  class Connection extends PgliteConnection {
    override normalizeDbError(error: unknown): unknown {
      return asPostgrestError(error);
    }

    override async introspect(options?: { useCache?: boolean }): Promise<Catalogue> {
      return withSingleColumnKeys(await super.introspect(options));
    }
  }
  const connection = new Connection({
    ...(folder !== undefined && { url: folder }),
    pgliteOptions: {
      extensions,
      parsers: jsonParsers,
      ...(template && { loadDataDir: template }),
    },
  });
  // On the first request the connection would grant everything in `public` to every role, and so undo the column
  // grants of the migrations. It believes it has done so already; our own bootstrap made the roles.
  Object.defineProperty(connection, "rlsState", { value: "active" });
  await connection.driver.waitReady;
  repairAfterBadValues(connection.driver);
  // As PostgREST does; times are then read the same on every machine.
  await connection.driver.exec("set time zone 'UTC'");
  const { driver } = connection;
  return {
    driver,
    connection,
    hasOneConnection: true,
    copy: async (table, columns, csv) => {
      const copy = `copy ${table} (${columns.join(", ")}) from '/dev/blob' with (format csv, null '\\N')`;
      await driver.query(copy, [], { blob: new Blob([csv]) });
    },
    close: () => connection.close(),
  };
}

/**
 * Keep one value that cannot be sent from spoiling all that follows.
 *
 * When a parameter does not fit its type, the driver throws in the middle of writing a message, and the next message
 * is appended to that half one: a `ROLLBACK` then fails, and the transaction stays open for every later request.
 */
function repairAfterBadValues(driver: PGlite): void {
  const query = driver.query.bind(driver);
  driver.query = async <T>(sql: string, values?: unknown[], options?: QueryOptions) => {
    try {
      return await query<T>(sql, values?.map(asParameter), options);
    } catch (error) {
      if (error instanceof Error && !("code" in error && /^[0-9A-Z]{5}$/.test(String(error.code)))) {
        // Flushes what was left of the message; whether it succeeds is of no interest.
        await query("select 1").catch(() => undefined);
        throw Object.assign(new Error(error.message), { code: "22P02" });
      }
      throw error;
    }
  };
}

// The REST service reads `{}` in a filter as an object, also where the column is a list and `{}` its empty literal.
// As text it is right for both.
function asParameter(value: unknown): unknown {
  return Object.prototype.toString.call(value) === "[object Object]" ? JSON.stringify(value) : value;
}

// The REST service joins embedded rows over the first column of a foreign key. A key of tenant and row,
// `(conta_id, x_id) → (conta_id, id)`, is told to it as its last column alone where that is the other table's primary
// key: the same rows, because the constraint has already tied the tenants together.
/** The catalogue with keys of tenant and row told as keys of the row. */
export function withSingleColumnKeys(catalogue: Catalogue): Catalogue {
  const known = singleColumnKeys.get(catalogue);
  if (known) {
    return known;
  }
  const isPrimaryKey = (key: ForeignKeyColumn): boolean =>
    catalogue.primary_keys.some(
      ({ schema, table, columns }) =>
        schema === (key.ref_schema ?? key.schema) && table === key.ref_table && String(columns) === key.ref_column,
    );
  const hasSufficientColumn = (key: ForeignKeyColumn): boolean =>
    catalogue.foreign_keys.some(
      (other) =>
        other.schema === key.schema &&
        other.table === key.table &&
        other.foreign_key_name === key.foreign_key_name &&
        isPrimaryKey(other),
    );
  const reduced = {
    ...catalogue,
    foreign_keys: catalogue.foreign_keys.filter((key) => isPrimaryKey(key) || !hasSufficientColumn(key)),
  };
  singleColumnKeys.set(catalogue, reduced);
  return reduced;
}

const singleColumnKeys = new WeakMap<Catalogue, Catalogue>();
/** What the REST service knows of the tables. */
export type Catalogue = Awaited<ReturnType<PgliteConnection["introspect"]>>;
type ForeignKeyColumn = Catalogue["foreign_keys"][number];

// PostgREST's answers ----------------------------------------------------------------------------------------------

// As a row looks in JSON made by Postgres, which is what PostgREST sends. Keyed by the object id of the type.
const jsonParsers: Readonly<Record<number, (value: string) => unknown>> = {
  17: (bytea) => bytea,
  700: jsonNumber,
  701: jsonNumber,
  1114: isoTimestamp,
  1184: isoTimestamp,
  1700: jsonNumber,
};

// `NaN` and the infinities have no number in JSON and stay texts.
export function jsonNumber(value: string): number | string {
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}

// PostgREST writes times as JSON does, `2025-06-15T12:00:00.5+00:00`; the text of Postgres has a space and `+00`.
export function isoTimestamp(value: string): string {
  return value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

/**
 * Give an error in the form in which the REST service passes code, message and status through.
 *
 * It knows the common codes of the database itself; for the rest, among them check constraints and `raise exception`,
 * and for some requests that it cannot read, it would answer 500 where PostgREST says what was wrong with the request.
 */
export function asPostgrestError(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  if (!("code" in error) || typeof error.code !== "string") {
    const message = unreadable.find(([pattern]) => pattern.test(error.message))?.[1];
    return message === undefined ? error : withStatus(400, { code: "PGRST100", message, details: null, hint: null });
  }
  const status = statuses.find(([pattern]) => pattern.test(String(error.code)))?.[1];
  if (status === undefined) {
    return error;
  }
  const part = (name: "detail" | "hint"): unknown => Reflect.get(error, name) ?? null;
  return withStatus(status, {
    code: error.code,
    message: error.message,
    details: part("detail"),
    hint: part("hint"),
  });
}

/** An error that the REST service answers with exactly this. */
const withStatus = (status: number, answer: object): Error =>
  Object.assign(new Error(JSON.stringify(answer)), {
    code: "PGRST",
    detail: JSON.stringify({ status, headers: {} }),
  });

/** What the service throws at requests that it cannot read and would answer 500 to. */
const unreadable: readonly (readonly [RegExp, string])[] = [
  [/^Missing closing quote/, "failed to parse the query: a closing quote is missing"],
  [/^Maximum call stack size exceeded$/, "failed to parse the request: it is nested too deeply"],
];

const statuses: readonly (readonly [RegExp, number])[] = [
  [/^23(?:514|P01|001|000)$/, 400],
  [/^P0001$/, 400],
  [/^(?:0L|0P|28)/, 403],
  [/^54/, 413],
];
