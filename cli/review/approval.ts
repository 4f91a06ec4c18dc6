import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, relative, resolve, sep } from "node:path";
import { CallError, ReadError } from "../io.ts";
import { isObject } from "../json.ts";
import { isInside } from "../project/folders.ts";
import { committedAt, knownCommit, readCommitted, repositoryOf } from "../project/revision.ts";
import { rootAbove } from "../project/root.ts";
import { hashOf, type Source, withoutFolder } from "./read-side.ts";

/**
 * Returns the hash of a change: of the paths and contents, before and after, of all files that a review compares and that
 * differ. Any other edit of these files has another hash; line ends do not count.
 */
export function changeHash(base: Source, head: Source): string {
  const [was, is] = [comparedFiles(base), comparedFiles(head)];
  const hash = createHash("sha256");
  for (const path of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const sides = [was.get(path), is.get(path)] as const;
    // Hashing is slow: most files are the same bytes.
    if (sides[0] && sides[1] && Buffer.compare(sides[0], sides[1]) === 0) continue;
    const [before, after] = sides.map((bytes) => (bytes ? hashOf(bytes) : "absent"));
    if (before !== after) hash.update(`${JSON.stringify(path)} ${before} ${after}\n`);
  }
  return hash.digest("hex");
}

const comparedFiles = ({ files, others, project = new Map() }: Source): ReadonlyMap<string, Uint8Array> =>
  new Map([
    ...files.map(({ path, bytes }) => [`design ${path}`, bytes] as const),
    ...Array.from(others, ([path, bytes]) => [`design ${path}`, bytes] as const),
    ...Array.from(project, ([path, bytes]) => [`project ${path}`, bytes] as const),
  ]);

/** Somebody's consent to one exact change. */
export interface Approval {
  readonly change: string;
  readonly by: string;
  readonly reason: string;
}

/**
 * Reads the approvals of a file, for a change in a folder. One inside the repository or project of the folder is read as
 * the base has it, so that a branch cannot approve itself.
 *
 * Throws a CallError if the base lacks it, and a ReadError for a file that is not a list of approvals.
 */
export function readApprovals(path: string, base: string, folder: string, cwd: string): readonly Approval[] {
  const file = resolve(cwd, path);
  const top = topOf(folder);
  if (!isBelow(top, file)) return approvalsIn(path, readOutside(path, file));
  const commit = knownCommit(top, withoutFolder(base));
  if (commit === undefined)
    throw new CallError(
      `\`${path}\` is part of what is reviewed, so it cannot approve it`,
      "name a file outside of the repository, or compare with a git revision: the file is then read from it",
    );
  const name = relative(realpathSync(top), placeIn(realpathSync(top), file))
    .split(sep)
    .join("/");
  const files = committedAt(top, commit, [name]);
  if (files.length === 0)
    throw new CallError(
      `\`${withoutFolder(base)}\` has no file \`${name}\``,
      "the approvals are read from the base, so that a branch cannot approve itself",
    );
  return approvalsIn(path, new TextDecoder().decode(readCommitted(top, files).get(name)));
}

/** The repository or the project of a folder, whose files the author of the change can write. */
function topOf(folder: string): string {
  const start = existsAbove(folder);
  try {
    return repositoryOf(start);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return rootAbove(start) ?? start;
  }
}

/** The nearest folder that exists: a design of a revision may be gone from the working tree. */
const existsAbove = (folder: string): string => (existsSync(folder) ? folder : existsAbove(dirname(folder)));

/** A path without links, also of a file that does not exist. */
const realAbove = (file: string): string =>
  existsSync(file) ? realpathSync(file) : resolve(realAbove(dirname(file)), relative(dirname(file), file));

/** Where a file is in a folder: itself, or what a link from outside leads to. */
function placeIn(top: string, file: string): string {
  const unresolved = resolve(realAbove(dirname(file)), basename(file));
  return isInside(top, unresolved) ? unresolved : realAbove(file);
}

/** Whether a file is in a folder, by its name or by where links lead. */
const isBelow = (top: string, file: string): boolean =>
  isInside(top, file) || isInside(realpathSync(top), file) || isInside(realpathSync(top), realAbove(file));

function readOutside(path: string, file: string): string {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) throw new CallError(`there is no file \`${path}\``);
  return readFileSync(file, "utf8");
}

function approvalsIn(path: string, text: string): readonly Approval[] {
  const wrong = (why: string) =>
    new ReadError(
      `${path}: ${why}; expected { "approved": [{ "change": "<hash>", "by": "<who>", "reason": "<why>" }] }`,
    );
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : "not JSON");
  }
  const list = isObject(json) ? json.approved : undefined;
  if (!Array.isArray(list)) throw wrong("`approved` is not a list");
  return list.map((each: unknown, index) => {
    const { change, by, reason } = isObject(each) ? each : {};
    if (typeof change !== "string" || !/^[0-9a-f]{64}$/.test(change))
      throw wrong(`\`change\` of approval ${index + 1} is not a hash of 64 digits`);
    if (typeof by !== "string" || by === "") throw wrong(`approval ${index + 1} does not say by whom`);
    if (typeof reason !== "string" || reason === "") throw wrong(`approval ${index + 1} has no reason`);
    return { change, by, reason };
  });
}
