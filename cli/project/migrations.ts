import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { BackendProblem, type Catalogue, type DatabaseRules, loadBothSides, loadRules } from "../backend/index.ts";
import { ReadError } from "../io.ts";
import { readInside } from "./read.ts";

/** A migration with its path in the design folder. */
export interface Migration {
  readonly path: string;
  readonly sql: string;
}

export const isMigration = (path: string): boolean => /^supabase\/migrations\/[^/]+\.sql$/.test(path);

/** Reads the migrations of a design, in their order. */
export function readMigrations(design: string): readonly Migration[] {
  const folder = "supabase/migrations";
  if (!existsSync(join(design, folder))) return [];
  return readdirSync(join(design, folder))
    .map((name) => `${folder}/${name}`)
    .filter(isMigration)
    .sort()
    .map((path) => ({ path, sql: readInside(design, path).toString("utf8") }));
}

/** Runs migrations in a database in memory and reads its rules. Throws a ReadError that starts with `shown`. */
export async function rulesOf(shown: string, migrations: readonly Migration[]): Promise<DatabaseRules> {
  try {
    const { rulesOfMigrations } = await loadRules();
    return await rulesOfMigrations(migrations);
  } catch (error) {
    throw error instanceof BackendProblem ? new ReadError(`${shown}: ${error.message}`) : error;
  }
}

/** Runs two versions of migrations in memory and reads what both databases have. Throws a ReadError with the name of the side. */
export async function cataloguesOf(
  base: { readonly shown: string; readonly migrations: readonly Migration[] },
  head: { readonly shown: string; readonly migrations: readonly Migration[] },
): Promise<readonly [base: Catalogue, head: Catalogue]> {
  try {
    const { readBothSides } = await loadBothSides();
    return await readBothSides(base.migrations, head.migrations, { base: base.shown, head: head.shown });
  } catch (error) {
    throw error instanceof BackendProblem ? new ReadError(error.message) : error;
  }
}
