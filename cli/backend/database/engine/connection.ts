import { mkdir } from "node:fs/promises";
import type { PGlite, QueryOptions } from "@electric-sql/pglite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import { sentValue } from "../../rest/filter-values.ts";
import type { DatabaseSource } from "../database-source.ts";
import type { Dump } from "../dump.ts";
import type { Driver } from "./driver.ts";
import { extensionsFor } from "./extensions.ts";

/** An open database, and the connection to it that the REST and auth services use. */
export interface Database {
  readonly driver: Driver;
  readonly connection: PgliteConnection | PostgresConnection;
  /** There is only one connection, so requests must take turns. */
  readonly hasOneConnection: boolean;
  /** Insert rows written as CSV, with `\\N` for null. */
  copy(table: string, columns: readonly string[], csv: string): Promise<void>;
  close(): Promise<void>;
}

/** A database in this process, which can be exported as a dump. */
export interface EmbeddedDatabase extends Database {
  readonly driver: PGlite;
}

/** Keeps the catalogue of a database as text; an invalid one is read again. */
export interface CatalogueCache {
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string): Promise<void>;
  delete(key: string): Promise<void>;
}

interface Opening {
  readonly folder?: string | undefined;
  readonly dump?: Dump | undefined;
  /** For a database that is exactly its template. */
  readonly catalogue?: CatalogueCache | undefined;
}

/**
 * Open a database in a folder, or in memory from a dump; without either, a new one in memory.
 *
 * All differences between the libraries and PostgREST are fixed here and nowhere else.
 */
export async function connect(
  { migrations, seed }: DatabaseSource,
  { folder, dump, catalogue }: Opening,
): Promise<EmbeddedDatabase> {
  const [{ PgliteConnection }, { FolderFiles, MemoryFiles }, extensions] = await Promise.all([
    import("@supabase/lite/pglite"),
    import("./file-systems.ts"),
    extensionsFor([...migrations.map((migration) => migration.sql), seed].join("\n")),
  ]);
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true });
  }
  class Connection extends PgliteConnection {
    override normalizeDbError(error: unknown): unknown {
      return asPostgrestError(error);
    }

    override async introspect(options?: { useCache?: boolean }): Promise<Catalogue> {
      return fittedCatalogue(await super.introspect(options));
    }
  }
  const names = Object.keys(extensions);
  const connection = new Connection({
    ...(folder !== undefined && { url: folder }),
    ...(catalogue !== undefined && { schemaCache: catalogue }),
    pgliteOptions: {
      fs: folder === undefined ? new MemoryFiles(names, dump) : new FolderFiles(folder, names),
      extensions,
      parsers: jsonParsers,
      initDbStartParams: smallDatabase,
    },
  });
  // On the first request the connection would grant everything in `public` to every role, and so undo the column grants
  // of the migrations. This makes it believe that it already has; our own bootstrap created the roles.
  Object.defineProperty(connection, "rlsState", { value: "active" });
  await connection.driver.waitReady;
  repairAfterBadValues(connection.driver);
  // As in PostgREST; times then read the same on every machine.
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

/** The options of `initdb`: the log is in small files, and old ones are deleted, because each dump contains them. */
export const smallDatabase = ["--wal-segsize=1", "--set=wal_recycle=off", "--set=max_wal_size=1GB"];

/**
 * Prevents a value that cannot be sent from breaking all later requests.
 *
 * When a parameter does not fit its type, the driver throws in the middle of writing a message, and appends the next
 * message to the half-written one. A `ROLLBACK` then fails, and the transaction stays open for every later request.
 */
function repairAfterBadValues(driver: PGlite): void {
  const query = driver.query.bind(driver);
  driver.query = async <T>(sql: string, values?: unknown[], options?: QueryOptions) => {
    try {
      return await query<T>(sql, values?.map(asParameter), options);
    } catch (error) {
      if (error instanceof Error && !("code" in error && /^[0-9A-Z]{5}$/.test(String(error.code)))) {
        // Flushes the rest of the message; the result does not matter.
        await query("select 1").catch(() => undefined);
        throw Object.assign(new Error(error.message), { code: "22P02" });
      }
      throw error;
    }
  };
}

// The REST service reads `{}` in a filter as an object, even where the column is an array and `{}` its empty literal.
// As a string it is right for both.
function asParameter(value: unknown): unknown {
  return Object.prototype.toString.call(value) === "[object Object]" ? JSON.stringify(value) : sentValue(value);
}

// The REST service joins embedded rows on the first column of a foreign key. A key of tenant and row,
// `(conta_id, x_id) → (conta_id, id)`, is therefore reduced to its last column where that is the other table's primary
// key. The rows are the same, because the constraint already ties the tenants together.
// For each column of a view, on each request, the service also searches the view's text for a cast to types that only
// SQLite lacks, a tenth of a request's time. Of the text, only the first table that the view reads is needed.
/** Returns the catalogue with keys of tenant and row reduced to keys of the row, and with short texts of views. */
export function fittedCatalogue(catalogue: Catalogue): Catalogue {
  const known = fittedCatalogues.get(catalogue);
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
  const fitted = {
    ...catalogue,
    foreign_keys: catalogue.foreign_keys.filter((key) => isPrimaryKey(key) || !hasSufficientColumn(key)),
    views: catalogue.views.map((view) => ({ ...view, sql: /\bfrom\s+[\w"$.]+/i.exec(view.sql ?? "")?.[0] ?? "" })),
  };
  fittedCatalogues.set(catalogue, fitted);
  return fitted;
}

const fittedCatalogues = new WeakMap<Catalogue, Catalogue>();
/** The REST service's information about the tables. */
export type Catalogue = Awaited<ReturnType<PgliteConnection["introspect"]>>;
type ForeignKeyColumn = Catalogue["foreign_keys"][number];

// PostgREST's answers ----------------------------------------------------------------------------------------------

// Parses values as Postgres writes them in JSON, which is what PostgREST sends. Keyed by the object id of the type.
const jsonParsers: Readonly<Record<number, (value: string) => unknown>> = {
  17: (bytea) => bytea,
  700: jsonNumber,
  701: jsonNumber,
  1114: isoTimestamp,
  1184: isoTimestamp,
  1700: jsonNumber,
};

// JSON has no numbers for `NaN` and the infinities, so they stay strings.
export function jsonNumber(value: string): number | string {
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}

// PostgREST writes times as JSON does, `2025-06-15T12:00:00.5+00:00`; Postgres itself writes a space and `+00`.
export function isoTimestamp(value: string): string {
  return value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

/**
 * Convert an error to a form whose code, message and status the REST service passes through.
 *
 * It knows the common database codes. For others, among them check constraints and `raise exception`, and for some
 * requests that it cannot parse, it would answer 500 where PostgREST reports the error in the request.
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

/** An error that the REST service answers with exactly this status and body. */
const withStatus = (status: number, answer: object): Error =>
  Object.assign(new Error(JSON.stringify(answer)), {
    code: "PGRST",
    detail: JSON.stringify({ status, headers: {} }),
  });

/** Errors of the service for requests that it cannot parse; it would answer 500. */
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
