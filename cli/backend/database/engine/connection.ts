import { mkdir } from "node:fs/promises";
import type { PGlite, QueryOptions } from "@electric-sql/pglite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import type { DatabaseSource } from "../database-source.ts";
import type { Dump } from "../dump.ts";
import type { Driver } from "./driver.ts";
import { extensionsFor } from "./extensions.ts";
import { limitedNesting, stopAfterCrash } from "./nesting.ts";
import { pgliteDriver } from "./pglite-driver.ts";

/** An open database, and the connection to it that the auth service uses. */
export interface Database {
  readonly driver: Driver;
  readonly connection: PgliteConnection | PostgresConnection;
  /** Keeps what the REST service reads of the catalogues, of a database whose catalogues are known in advance. */
  readonly catalogue?: CatalogueCache | undefined;
  /** There is only one connection, so requests must take turns. */
  readonly hasOneConnection: boolean;
  /** Insert rows written as CSV, with `\\N` for null. */
  copy(table: string, columns: readonly string[], csv: string): Promise<void>;
  close(): Promise<void>;
}

/** A database in this process, which can be exported as a dump. */
export interface EmbeddedDatabase extends Database {
  readonly pglite: PGlite;
}

/** Keeps a text about a database; another version of our code may keep another. */
export interface CatalogueCache {
  get(version: string): Promise<string | undefined>;
  set(version: string, text: string): Promise<void>;
}

interface Opening {
  readonly folder?: string | undefined;
  readonly dump?: Dump | undefined;
  /** For a database that is exactly its template. */
  readonly catalogue?: CatalogueCache | undefined;
}

/** Open a database in a folder, or in memory from a dump; without either, a new one in memory. */
export async function connect(
  { migrations, seed }: DatabaseSource,
  { folder, dump, catalogue }: Opening,
): Promise<EmbeddedDatabase> {
  const [{ PgliteConnection }, { PGlite: Program }, { FolderFiles, MemoryFiles }, extensions] = await Promise.all([
    import("@supabase/lite/pglite"),
    import("@electric-sql/pglite"),
    import("./file-systems.ts"),
    extensionsFor([...migrations.map((migration) => migration.sql), seed].join("\n")),
  ]);
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true });
  }
  const names = Object.keys(extensions);
  const connection = new PgliteConnection({
    ...(folder !== undefined && { url: folder }),
    pgliteOptions: {
      fs: folder === undefined ? new MemoryFiles(names, dump) : new FolderFiles(folder, names),
      extensions,
      parsers: jsonParsers,
      initDbStartParams: smallDatabase,
      startParams: [...Program.defaultStartParams, ...limitedNesting],
    },
  });
  // On the first request the connection would grant everything in `public` to every role, and so undo the column grants
  // of the migrations. This makes it believe that it already has; our own bootstrap created the roles.
  Object.defineProperty(connection, "rlsState", { value: "active" });
  const pglite = connection.driver;
  await pglite.waitReady;
  repairAfterBadValues(pglite);
  stopAfterCrash(pglite);
  // As in PostgREST; times then read the same on every machine. Names are found as in a project.
  await pglite.exec(`set time zone 'UTC'; set search_path = ${projectSearchPath}`);
  return {
    driver: await pgliteDriver(pglite),
    connection,
    pglite,
    catalogue,
    hasOneConnection: true,
    copy: async (table, columns, csv) => {
      const copy = `copy ${table} (${columns.join(", ")}) from '/dev/blob' with (format csv, null '\\N')`;
      await pglite.query(copy, [], { blob: new Blob([csv]) });
    },
    close: () => connection.close(),
  };
}

/** Where a project finds names without a schema. */
export const projectSearchPath = '"$user", public, extensions';

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
      return await query<T>(sql, values, options);
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

// Parses values as Postgres writes them in JSON. Keyed by the object id of the type.
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

// JSON has times as `2025-06-15T12:00:00.5+00:00`; Postgres itself writes a space and `+00`.
export function isoTimestamp(value: string): string {
  return value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}
