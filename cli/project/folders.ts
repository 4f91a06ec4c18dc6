import { type Dirent, existsSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { codeOf, isNotThere } from "../error-code.ts";
import { ReadError } from "../io.ts";

/** Whether a path is a folder or something below it. Both are absolute; links are not resolved. */
export function isInside(folder: string, path: string): boolean {
  const place = relative(folder, path);
  return place !== ".." && !place.startsWith(`..${sep}`) && !isAbsolute(place);
}

/**
 * Refuse a path that goes through a link or a file, with a ReadError.
 *
 * Only `root` and paths below it are checked: a checkout can contain links there. Links above it belong to the user.
 */
export function refuseLinks(root: string, path: string): void {
  for (const each of pathsBetween(root, path)) {
    const stat = lstatSync(each, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isSymbolicLink())
      throw new ReadError(`${each} is a link, and trama does not write through links; replace it`);
    if (each !== path && !stat.isDirectory()) throw new ReadError(notAFolder(each));
  }
}

/** Refuse links in a folder and below, with a ReadError. */
export function refuseLinksBelow(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isSymbolicLink()) refuseLinks(entry.parentPath, join(entry.parentPath, entry.name));
}

/** Make a folder and its missing parents; return the folders that were made. Refuses links like `refuseLinks`. */
export function makeFolder(root: string, folder: string): string[] {
  mkdirSync(dirname(root), { recursive: true });
  refuseLinks(root, folder);
  const made = pathsBetween(root, folder).filter(makeOne);
  if (!lstatSync(folder).isDirectory()) throw new ReadError(notAFolder(folder));
  return made;
}

/** Returns whether the folder is new. */
function makeOne(folder: string): boolean {
  if (lstatSync(folder, { throwIfNoEntry: false })) return false;
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    return false;
  }
}

/** What is in a folder; nothing when it does not exist. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isNotThere(error)) return [];
    throw error;
  }
}

export const notAFolder = (shown: string): string => `${shown} is not a folder`;

/** All paths from `root` to `path`, both included, outermost first. */
function pathsBetween(root: string, path: string): string[] {
  if (!isInside(root, path)) throw new Error(`${path} is outside of ${root}`);
  const names = relative(root, path).split(sep);
  return path === root ? [root] : [root, ...names.map((_, index) => join(root, ...names.slice(0, index + 1)))];
}
