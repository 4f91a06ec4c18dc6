import { realpathSync } from "node:fs";
import { join } from "node:path";
import { CallError, count, type Io } from "../io.ts";
import { shownPath } from "../project/project.ts";
import { commitOf, committedTree, pathIn, repositoryOf } from "../project/revision.ts";
import { visible } from "../review/render/outline.ts";
import { type ChangedFile, changesSince } from "./affected.ts";
import { designsAmong, designsBelow } from "./find-designs.ts";

/** Which designs a command is to run for. */
export interface Choice {
  /** The designs that were named; without any, all at or below the current folder. */
  readonly names: readonly string[];
  /** Only those that are affected by what changed since this git revision. */
  readonly since?: string | undefined;
}

/**
 * Returns the folders of the chosen designs, formatted for display. With `since`, prints why each is chosen on stderr.
 */
export function chooseDesigns(io: Io, { names, since }: Choice): readonly string[] {
  const all = names.length > 0 ? [...new Set(names)] : designsBelow(io.cwd).map((design) => shownPath(design, io.cwd));
  if (all.length === 0) throw noDesigns();
  if (since === undefined) return all;
  return affectedSince(io, repositoryOf(io.cwd), since, all);
}

/** Returns the designs that are affected by what changed since a revision, and prints why on stderr. */
function affectedSince(io: Io, repository: string, since: string, names: readonly string[]): readonly string[] {
  const changesOf = changesSince(repository, commitOf(repository, since));
  const found = names.map((name) => ({ name, changes: changesOf(name, io.cwd) }));
  const affected = found.filter(({ changes }) => changes.length > 0);
  const others = found.filter(({ changes }) => changes.length === 0).map(({ name }) => name);
  // A line of its own in the name of a file could be a command to the runner of a workflow.
  for (const { name, changes } of affected) io.err(`${visible(`${name}: ${toldChanges(changes)}`)}\n`);
  if (others.length > 0) io.err(`${visible(`not affected by what changed since ${since}: ${others.join(", ")}`)}\n`);
  return affected.map(({ name }) => name);
}

/** Two sides of a repository: revisions, or the working tree in place of `head`. */
export interface BothSides {
  readonly repository: string;
  readonly base: string;
  readonly head: string | undefined;
  /** Only the designs that are affected by what changed since this revision. */
  readonly since: string | undefined;
}

/** Lists the designs that at least one side has at or below the current folder, as paths from the top of the repository. */
export function designPlaces(io: Io, { repository, base, head, since }: BothSides): readonly string[] {
  const below = pathIn(repository, io.cwd);
  const committed = (revision: string): readonly string[] =>
    designsAmong(
      committedTree(repository, commitOf(repository, revision)).map(({ path }) => path),
      below,
    );
  const before = committed(base);
  const now = head === undefined ? designsBelow(io.cwd).map((design) => pathIn(repository, design)) : committed(head);
  if (before.length === 0 && now.length === 0) throw noDesigns();
  const shown = new Map(now.map((path) => [shownPath(join(repository, path), realpathSync(io.cwd)), path]));
  const kept = since === undefined ? shown.keys() : affectedSince(io, repository, since, [...shown.keys()]);
  const removed = before.filter((path) => !now.includes(path));
  return [...[...kept].flatMap((name) => shown.get(name) ?? []), ...removed].sort();
}

const noDesigns = (): CallError =>
  new CallError("no design at or below this folder", "go to a folder that contains designs, or name them");

function toldChanges([first, ...rest]: readonly ChangedFile[]): string {
  const more = rest.length === 0 ? "" : `, and ${count(rest.length, "more file")}`;
  return first === undefined ? "" : `${first.path} ${first.what}${more}`;
}
