import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { readIfThere } from "../files.ts";
import { BackendProblem } from "../problem.ts";
import { report } from "../report.ts";
import type { DatabaseSource, Migration } from "./database-source.ts";
import type { Demo } from "./demo.ts";
import type { Database } from "./engine/connection.ts";
import type { Driver } from "./engine/driver.ts";
import { describeFailure, freshSettings } from "./script-failure.ts";

/** Read `supabase/migrations/*.sql`, sorted by version, and `supabase/seed.sql`. */
export async function readSource(supabaseDir: string): Promise<DatabaseSource> {
  const folder = join(supabaseDir, "migrations");
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".sql"));
  for (const file of files.filter((each) => !named.test(each)).sort())
    report(`supabase/migrations/${file} does not run: it is not named <version>_<name>.sql, with digits as version`);
  const migrations = migrationsIn(
    await Promise.all(
      files.map(async (file) => ({ path: join(folder, file), sql: await readScript(join(folder, file)) })),
    ),
  );
  return { migrations, seed: await readScript(join(supabaseDir, "seed.sql")) };
}

/** The name of a migration; Supabase leaves out other files as well, such as a seed among them. */
const named = /^(\d+)_(.*)\.sql$/;

/** Reads a script without the byte-order mark that some editors put before it. */
const readScript = async (path: string): Promise<string> => (await readIfThere(path)).replace(/^\uFEFF/, "");

/**
 * Leaves out what only psql reads, as `pg_dump` writes it, and the version of an extension: there is one here. Indexes are
 * built at once: nothing else runs meanwhile, and a script runs in a transaction. Each position stays what it was.
 */
export const plainSql = (sql: string): string =>
  sql
    .replace(/^\\(?:un)?restrict\b.*$/gm, (line) => " ".repeat(line.length))
    .replace(
      /(\bcreate\s+extension\b[^;]*?)(\bversion\s+(?:'[^']*'|"[^"]*"|[\d.]+))/gi,
      (_, before: string, version: string) => before + " ".repeat(version.length),
    )
    .replace(
      /(\b(?:create|drop)\s+(?:unique\s+)?index\s+)concurrently\b/gi,
      (_, before: string) => `${before}${" ".repeat(12)}`,
    );

/** Returns SQL files as migrations, sorted by version. */
export function migrationsIn(files: readonly { readonly path: string; readonly sql: string }[]): readonly Migration[] {
  const migrations = files
    .flatMap(({ path, sql }) => {
      const [, version, name] = named.exec(basename(path)) ?? [];
      return version === undefined || name === undefined ? [] : [{ version, name, sql }];
    })
    .sort((a, b) => (`${a.version}_${a.name}` < `${b.version}_${b.name}` ? -1 : 1));
  for (const [index, migration] of migrations.entries()) {
    if (migrations[index + 1]?.version === migration.version) {
      throw new BackendProblem(`two migrations have the version ${migration.version}`);
    }
  }
  return migrations;
}

/**
 * Run the migrations that have not run yet, each in a separate transaction, and record them as Supabase does. Returns how
 * many ran.
 *
 * A migration that changed after it ran is refused: the database would no longer match the files. An empty one has not
 * run. `runnable` leaves out of a script what this database does not have.
 */
export async function migrate(
  database: Driver,
  migrations: readonly Migration[],
  runnable: (sql: string) => string,
): Promise<number> {
  const { rows } = await database.query<{ version: string; statements: string[] }>(
    "select version, statements from supabase_migrations.schema_migrations",
  );
  const applied = new Map(rows.map((row) => [row.version, row.statements.join("\n")]));
  let count = 0;
  for (const { version, name, sql } of migrations) {
    const recorded = applied.get(version);
    if (recorded !== undefined) {
      if (recorded !== sql) {
        throw new BackendProblem(
          `migration ${version}_${name} changed after it ran; write a new migration, or start over with \`trama dev --reset\``,
        );
      }
      continue;
    }
    // A file that an editor has just created, or is writing: `trama dev` reads it again.
    if (sql.trim() === "") continue;
    await inTransaction(
      database,
      `supabase/migrations/${version}_${name}.sql`,
      plainSql(runnable(sql)),
      async (run) => {
        await run("insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)", [
          version,
          [sql],
          name,
        ]);
      },
    );
    count++;
  }
  return count;
}

/** Insert the demo rows, once in the life of a database. */
export async function seed(database: Driver, sql: string): Promise<void> {
  const { rows } = await database.query("select from supabase_migrations.seed_files");
  if (sql === "" || rows.length > 0) {
    return;
  }
  const hash = createHash("sha256").update(sql).digest("hex");
  await inTransaction(database, "supabase/seed.sql", plainSql(sql), async (run) => {
    await run("insert into supabase_migrations.seed_files (path, hash) values ($1, $2)", ["supabase/seed.sql", hash]);
  });
}

const generator = "supabase/seed/generate.ts";

/**
 * Insert generated demo rows instead of `seed.sql`, once in the life of a database.
 *
 * A database that is already filled keeps its rows, whatever their date; asking for another size is refused.
 */
export async function seedDemo({ driver, copy }: Database, demo: Demo): Promise<void> {
  const path = demo.size === undefined ? generator : `${generator} ${demo.size}`;
  const { rows } = await driver.query<{ path: string }>("select path from supabase_migrations.seed_files");
  const filled = rows[0]?.path;
  if (filled !== undefined) {
    if (demo.size !== undefined && filled !== path) {
      throw new BackendProblem(
        `this database was filled from ${filled}, not with the demo ${demo.size}; ` +
          "use an empty folder with --data, or omit the size",
      );
    }
    return;
  }
  try {
    for (const part of demo.parts()) {
      await ("sql" in part ? driver.exec(part.sql) : copy(part.table, part.columns, part.csv));
    }
  } catch (error) {
    throw new BackendProblem(`the demo data failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  // Recorded last: an interrupted fill is in a folder that no later start opens.
  await driver.query("insert into supabase_migrations.seed_files (path, hash) values ($1, $2)", [path, demo.key]);
}

async function inTransaction(
  database: Driver,
  path: string,
  sql: string,
  record: (run: (sql: string, values: unknown[]) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(freshSettings);
      await transaction.exec(sql);
      await transaction.exec(freshSettings);
      await record((text, values) => transaction.query(text, values));
    });
  } catch (error) {
    throw new BackendProblem(await describeFailure(database, path, sql, error));
  }
}
