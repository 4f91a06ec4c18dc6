import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { BackendProblem, type DatabaseRules, loadRules } from "../backend/index.ts";
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
