import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { realtimeSchemaSql } from "../realtime/schema.ts";
import { storageSchemaSql } from "../storage/schema.ts";
import { authExtrasSql, callerFunctionsSql, projectRolesSql, readBootstrap } from "./bootstrap.ts";
import type { DatabaseSource } from "./database-source.ts";
import { type Dump, dumpOf, unpack } from "./dump.ts";
import { connect, type Database, type EmbeddedDatabase } from "./engine/connection.ts";
import type { Driver } from "./engine/driver.ts";
import { catalogueCache, readTemplate, writeTemplate } from "./engine/templates.ts";
import { migrate, seed, seedDemo } from "./migrations.ts";
import { preinstalledFor, standInsFor, withoutStandIns } from "./stand-ins.ts";

/** A database that took longer than this to migrate and fill is kept as a template. */
const worthKeepingMs = 200;

/**
 * Open the database of a design, in a folder or in memory, with its migrations and demo rows applied.
 *
 * A new database is unpacked from a template, a compressed dump in the user's cache folder, because `initdb` and the
 * migrations take seconds. The template's name is a hash of everything that goes into it.
 */
export async function openDatabase(source: DatabaseSource, folder: string | undefined): Promise<Database> {
  if (folder !== undefined && (await exists(join(folder, "PG_VERSION")))) {
    return bringUpToDate(await connect(source, { folder }), source);
  }
  if (source.demo) {
    return openDemo(source, folder);
  }
  const template = await readTemplate(source);
  if (folder === undefined) {
    return template ? connect(source, { dump: template, catalogue: await catalogueCache(source) }) : build(source);
  }
  const staged = await unpackStaged(folder, template ?? (await dumpAndClose(await build(source))));
  await rename(staged, folder);
  return connect(source, { folder });
}

// A generated demo may be large: it is created in its final place, and no template of it is kept.
async function openDemo(source: DatabaseSource, folder: string | undefined): Promise<Database> {
  if (folder === undefined) {
    return bringUpToDate(await connect(source, { dump: await baseTemplate() }), source);
  }
  const staged = await unpackStaged(folder, await baseTemplate());
  const database = await bringUpToDate(await connect(source, { folder: staged }), source);
  await database.close();
  await rename(staged, folder);
  return connect(source, { folder });
}

async function build(source: DatabaseSource): Promise<EmbeddedDatabase> {
  const empty = await connect(source, { dump: await baseTemplate() });
  const startedMs = performance.now();
  const database = await bringUpToDate(empty, source);
  if (performance.now() - startedMs > worthKeepingMs) {
    await writeTemplate(source, await dumpOf(database.pglite));
  }
  return database;
}

/** A database before its first migration, which is the same for every design. */
async function baseTemplate(): Promise<Dump> {
  const nothing: DatabaseSource = { migrations: [], seed: "" };
  const kept = await readTemplate(nothing);
  if (kept) {
    return kept;
  }
  const database = await connect(nothing, {});
  await database.driver.exec(await readBootstrap());
  // Databases to copy new ones from: there is only one here, and they are most of its files.
  for (const name of ["template0", "template1"]) {
    await database.driver.exec(`alter database ${name} is_template false`);
    await database.driver.exec(`drop database ${name}`);
  }
  const template = await dumpAndClose(database);
  await writeTemplate(nothing, template);
  return template;
}

/** Apply what the database lacks: services, migrations, rows. Closes it when that fails. */
export async function bringUpToDate<Kind extends Database>(database: Kind, source: DatabaseSource): Promise<Kind> {
  try {
    await addServices(database);
    await applyMigrations(database, source);
    await (source.demo ? seedDemo(database, source.demo) : seed(database.driver, source.seed));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Apply the migrations that have not run yet; returns how many. */
export async function applyMigrations(database: Database, { migrations, seed }: DatabaseSource): Promise<number> {
  const runnable = await prepareFor(database, [...migrations.map(({ sql }) => sql), seed].join("\n"));
  return migrate(database.driver, migrations, runnable);
}

/**
 * Create the extensions and stand-ins that scripts expect, but for those that the scripts `before` them had created.
 * Returns what makes a script runnable here.
 */
export async function prepareFor({ driver }: Database, scripts: string, before = ""): Promise<(sql: string) => string> {
  const [wanted, preinstalled] = [standInsFor(scripts), preinstalledFor(scripts)];
  const mayBeThere = [...wanted.filter(({ isOurs }) => !isOurs).map(({ name }) => name), ...preinstalled];
  const available = await availableOf(driver, mayBeThere);
  for (const name of preinstalled)
    if (available.has(name)) await driver.exec(`create extension if not exists "${name}" with schema extensions`);
  const standIns = wanted.filter(({ name }) => !available.has(name));
  const isThere = new Set(standInsFor(before).map(({ name }) => name));
  for (const { name, sql } of standIns) if (!isThere.has(name)) await driver.exec(sql);
  return (sql) => withoutStandIns(sql, standIns);
}

/** Returns which of these extensions the database could create. */
async function availableOf(driver: Driver, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const sql = "select name from pg_available_extensions where name = any($1)";
  const { rows } = await driver.query<{ name: string }>(sql, [names]);
  return new Set(rows.map(({ name }) => name));
}

// Adds the tables of services, and what else a project has, to data folders that are older.
async function addServices({ driver }: Database): Promise<void> {
  const asksClaims = "select where pg_get_functiondef('auth.email()'::regprocedure) like '%request.jwt.claims%'";
  if ((await driver.query(asksClaims)).rows.length === 0) await driver.exec(callerFunctionsSql);
  const { rows: lacking } = await driver.query("select where to_regrole('supabase_auth_admin') is null");
  if (lacking.length > 0) await driver.exec(projectRolesSql);
  const { rows: plain } = await driver.query("select where to_regclass('auth.mfa_factors') is null");
  if (plain.length > 0) await driver.exec(authExtrasSql);
  const services = { storage: storageSchemaSql, realtime: realtimeSchemaSql };
  for (const [schema, sql] of Object.entries(services)) {
    const { rows } = await driver.query("select where to_regnamespace($1) is null", [schema]);
    if (rows.length > 0) {
      await driver.exec(sql);
    }
  }
}

async function dumpAndClose(database: EmbeddedDatabase): Promise<Dump> {
  const dump = await dumpOf(database.pglite);
  await database.close();
  return dump;
}

// Unpacks into a folder of another name, so that after a kill the next start begins again.
async function unpackStaged(folder: string, dump: Dump): Promise<string> {
  const staged = `${folder}.new`;
  await rm(staged, { recursive: true, force: true });
  await unpack(dump, staged);
  return staged;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
