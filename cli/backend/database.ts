import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { PGlite, QueryOptions } from "@electric-sql/pglite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { bootstrapSql } from "./bootstrap.ts";
import { extensionsFor } from "./extensions.ts";
import { type DatabaseSource, migrate, seed } from "./migrations.ts";

/** An open database, and the connection over it that the REST and auth services speak to. */
export interface Database {
  readonly driver: PGlite;
  readonly connection: PgliteConnection;
  close(): Promise<void>;
}

/**
 * Open the database of a design, in a folder or in memory, with its migrations applied and its demo rows in.
 *
 * A new database is unpacked from a template, a compressed dump kept in the user's cache folder, because `initdb`
 * and the migrations take seconds. The template is named by a hash of all that goes into it.
 */
export async function openDatabase(source: DatabaseSource, folder: string | undefined): Promise<Database> {
  const isNew = folder === undefined || !(await exists(join(folder, "PG_VERSION")));
  if (!isNew) {
    const database = await connect(source, folder, undefined);
    await migrate(database.driver, source.migrations);
    await seed(database.driver, source.seed);
    return database;
  }
  const cached = await readTemplate(source);
  if (cached) {
    return connect(source, folder, cached);
  }
  const built = await connect(source, undefined, await baseTemplate());
  const startedMs = performance.now();
  await migrate(built.driver, source.migrations);
  await seed(built.driver, source.seed);
  const isWorthKeeping = performance.now() - startedMs > 200;
  if (folder === undefined && !isWorthKeeping) {
    return built;
  }
  const template = await built.driver.dumpDataDir("gzip");
  if (isWorthKeeping) {
    await writeTemplate(source, template);
  }
  if (folder === undefined) {
    return built;
  }
  await built.close();
  return connect(source, folder, template);
}

/** A database before its first migration, which is the same for every design. */
async function baseTemplate(): Promise<Blob> {
  const source: DatabaseSource = { migrations: [], seed: "" };
  const cached = await readTemplate(source);
  if (cached) {
    return cached;
  }
  const base = await connect(source, undefined, undefined);
  await base.driver.exec(bootstrapAuth(await import("@supabase/lite")) + bootstrapSql);
  const template = await base.driver.dumpDataDir("gzip");
  await base.close();
  await writeTemplate(source, template);
  return template;
}

async function connect(
  { migrations }: DatabaseSource,
  folder: string | undefined,
  template: Blob | undefined,
): Promise<Database> {
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
      parsers: { [timestampOid]: isoTimestamp, [timestamptzOid]: isoTimestamp },
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
  return { driver: connection.driver, connection, close: () => connection.close() };
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

function bootstrapAuth(lite: { getAuthSchemaSql(): string; SUPABASE_AUTH_HELPERS_SQL: string }): string {
  return `${lite.getAuthSchemaSql()}\n${lite.SUPABASE_AUTH_HELPERS_SQL}\n`;
}

// The REST service joins embedded rows over the first column of a foreign key. A key of tenant and row,
// `(conta_id, x_id) → (conta_id, id)`, is told to it as its last column alone where that is the other table's primary
// key: the same rows, because the constraint has already tied the tenants together.
function withSingleColumnKeys(catalogue: Catalogue): Catalogue {
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
type Catalogue = Awaited<ReturnType<PgliteConnection["introspect"]>>;
type ForeignKeyColumn = Catalogue["foreign_keys"][number];

// PostgREST's answers ----------------------------------------------------------------------------------------------

const timestampOid = 1114;
const timestamptzOid = 1184;

// PostgREST writes times as JSON does, `2025-06-15T12:00:00.5+00:00`; the text of Postgres has a space and `+00`.
function isoTimestamp(value: string): string {
  return value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

/**
 * Give an error of the database in the form in which the REST service passes code, message and status through.
 *
 * It knows the common codes itself; for the rest, among them check constraints and `raise exception`, it would answer
 * 500 where PostgREST says what was wrong with the request.
 */
function asPostgrestError(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") {
    return error;
  }
  const status = statuses.find(([pattern]) => pattern.test(String(error.code)))?.[1];
  if (status === undefined) {
    return error;
  }
  const part = (name: "detail" | "hint"): unknown => Reflect.get(error, name) ?? null;
  const answer = { code: error.code, message: error.message, details: part("detail"), hint: part("hint") };
  return Object.assign(new Error(JSON.stringify(answer)), {
    code: "PGRST",
    detail: JSON.stringify({ status, headers: {} }),
  });
}

const statuses: readonly (readonly [RegExp, number])[] = [
  [/^23(?:514|P01|001|000)$/, 400],
  [/^P0001$/, 400],
  [/^(?:0L|0P|28)/, 403],
  [/^54/, 413],
];

// Templates ---------------------------------------------------------------------------------------------------------

const keptTemplateCount = 6;

async function readTemplate(source: DatabaseSource): Promise<Blob | undefined> {
  const path = join(cacheFolder(), await templateName(source));
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) {
    return undefined;
  }
  // The oldest are dropped by time of use; failing to note it harms nothing.
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
  return new Blob([bytes], { type: "application/x-gzip" });
}

// A cache that cannot be written only costs time.
async function writeTemplate(source: DatabaseSource, template: Blob): Promise<void> {
  try {
    const folder = cacheFolder();
    const path = join(folder, await templateName(source));
    await mkdir(folder, { recursive: true });
    const staged = `${path}.${process.pid}.tmp`;
    await writeFile(staged, new Uint8Array(await template.arrayBuffer()), { mode: 0o600 });
    await rename(staged, path);
    await dropOldTemplates(folder);
  } catch {
    // Built again next time.
  }
}

async function dropOldTemplates(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith("database-"));
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), usedMs: (await stat(join(folder, name))).mtimeMs })),
  );
  files.sort((a, b) => b.usedMs - a.usedMs);
  await Promise.all(files.slice(keptTemplateCount).map((file) => unlink(file.path)));
}

async function templateName(source: DatabaseSource): Promise<string> {
  const hash = createHash("sha256");
  for (const part of [await pgliteVersion(), bootstrapAuth(await import("@supabase/lite")), bootstrapSql]) {
    hash.update(part).update("\0");
  }
  for (const { version, sql } of source.migrations) {
    hash.update(version).update("\0").update(sql).update("\0");
  }
  return `database-${hash.update(source.seed).digest("hex").slice(0, 32)}.tgz`;
}

async function pgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const manifest: unknown = JSON.parse(await readFile(join(dirname(entry), "..", "package.json"), "utf8"));
  return typeof manifest === "object" && manifest !== null && "version" in manifest ? String(manifest.version) : entry;
}

/** `trama` in the cache folder of the user: what can be made again lives there. */
function cacheFolder(): string {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  return join(XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), ".cache"), "trama");
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
