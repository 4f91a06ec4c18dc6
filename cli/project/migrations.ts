import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import {
  BackendProblem,
  type BothSidesAnswer,
  type BothSidesTask,
  type Catalogue,
  type DatabaseRules,
  loadBothSides,
  loadRules,
} from "../backend/index.ts";
import { ReadError } from "../io.ts";
import { packageRoot } from "./project.ts";
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

/** How long the migrations of both sides may take, in milliseconds: one may run without end. */
const timeLimitMs = 120_000;

/** Whether this is the built tool, which has the worker as a file. From the sources, migrations run in this thread. */
const isBuilt = import.meta.url.endsWith(".js");

/**
 * Runs two versions of migrations in memory and reads what both databases have; undefined if that takes too long.
 *
 * The databases are in a thread, which ends with its time. Throws a ReadError with the name of the side.
 */
export async function cataloguesOf(
  base: { readonly shown: string; readonly migrations: readonly Migration[] },
  head: { readonly shown: string; readonly migrations: readonly Migration[] },
): Promise<readonly [base: Catalogue, head: Catalogue] | undefined> {
  const task: BothSidesTask = [base.migrations, head.migrations, { base: base.shown, head: head.shown }];
  if (isBuilt) {
    const answer = await inThread(task);
    if (answer && "problem" in answer) throw new ReadError(answer.problem);
    return answer?.catalogues;
  }
  try {
    const { readBothSides } = await loadBothSides();
    return await readBothSides(...task);
  } catch (error) {
    throw error instanceof BackendProblem ? new ReadError(error.message) : error;
  }
}

async function inThread(task: BothSidesTask): Promise<BothSidesAnswer | undefined> {
  const worker = new Worker(join(packageRoot(), "dist/cli/both-sides-worker.js"), { workerData: task });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((done, fail) => {
      timer = setTimeout(() => done(undefined), timeLimitMs);
      worker.once("message", done);
      worker.once("error", fail);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
