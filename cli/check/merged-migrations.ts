import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { type Diagnostic, diagnose } from "../../compiler/diagnostics/diagnostic.ts";
import { placeInText } from "../../compiler/span.ts";
import { touchedThings } from "../backend/index.ts";
import { CallError, ReadError } from "../io.ts";
import { isMigration, readMigrations } from "../project/migrations.ts";
import { committedFiles, mergedCommits, pathIn, repositoryOf } from "../project/revision.ts";

/**
 * Reports what migrations of both sides of a merge define: they are files of their own, so git merges them without a
 * conflict, and only what runs last counts. Outside of git, and without a merge, nothing is reported.
 */
export function mergedMigrations(design: string): readonly Diagnostic[] {
  const sides = existsSync(join(design, "supabase/migrations")) ? addedBySides(design) : undefined;
  if (!sides) return [];
  const all = readMigrations(design);
  const touchedBy = (paths: ReadonlySet<string>) =>
    all
      .filter(({ path }) => paths.has(path))
      .flatMap(({ path, sql }) => Array.from(touchedThings(sql), ([thing, start]) => ({ path, sql, thing, start })));
  const [ours, theirs] = sides.map(touchedBy);
  return (ours ?? []).flatMap((our) => {
    const their = theirs?.find(({ thing }) => thing === our.thing);
    if (!their) return [];
    const [first, last] = our.path < their.path ? [our, their] : [their, our];
    const file = { path: last.path, text: last.sql, json: {} };
    return [diagnose("migration/both-sides", placeInText(file, last.start, last.start + 1), last.thing, first.path)];
  });
}

/** The migrations that only one of both sides of a merge has. */
function addedBySides(design: string): readonly [ReadonlySet<string>, ReadonlySet<string>] | undefined {
  try {
    const repository = repositoryOf(design);
    const commits = mergedCommits(repository);
    if (!commits) return undefined;
    const folder = pathIn(repository, realpathSync(design));
    const [ours, theirs] = commits.map(
      (commit) => new Set(committedFiles(repository, { commit, folder }, isMigration).map(({ path }) => path)),
    );
    const without = (one = new Set<string>(), other = new Set<string>()): ReadonlySet<string> =>
      new Set([...one].filter((path) => !other.has(path)));
    return [without(ours, theirs), without(theirs, ours)];
  } catch (error) {
    // No repository, or one whose history is not here: there is nothing to compare with.
    if (error instanceof CallError || error instanceof ReadError) return undefined;
    throw error;
  }
}
