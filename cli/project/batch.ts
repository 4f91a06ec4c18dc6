import { randomBytes } from "node:crypto";
import { lstatSync, mkdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf, isNotThere } from "../error-code.ts";
import { entriesOf, makeFolder, refuseLinks } from "./folders.ts";

/** Files to write and to remove in one folder. Paths are inside that folder, with `/`. */
export interface Batch {
  /** No link is followed at or below this folder, which contains `folder`. */
  readonly root: string;
  readonly folder: string;
  readonly write: readonly BatchFile[];
  readonly remove?: readonly string[];
}

export interface BatchFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Write a batch: stage and sync each file, then rename all into place, in order.
 *
 * Files are staged inside `folder`, so they are on the same filesystem. If the process is killed, each file is either
 * the old one or the new one. Nothing is replayed later: the next command computes its output again and writes the
 * missing files.
 */
export async function writeBatch({ root, folder, write, remove = [] }: Batch): Promise<void> {
  if (write.length === 0 && remove.length === 0) return;
  const targets = write.map(({ path }) => join(folder, path));
  const parents = new Set(targets.map((target) => dirname(target)));
  for (const parent of parents) refuseLinks(root, parent);
  for (const target of targets) refuseLinks(dirname(target), target);
  for (const path of remove) refuseLinks(root, join(folder, path));
  const made = makeFolder(root, folder);
  const staging = makeStagingFolder(folder);
  try {
    await inParallel(write.entries(), ([index, { text }]) => writeSynced(join(staging, String(index)), text));
    for (const parent of parents) made.push(...makeFolder(root, parent));
    for (const [index, target] of targets.entries()) renameSync(join(staging, String(index)), target);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  const changed = new Set([...parents, ...made.map((each) => dirname(each))]);
  for (const path of remove) changed.add(removeFile(folder, join(folder, path)));
  await inParallel(changed, syncFolder);
}

/** Write a new folder and wait until it is on disk. Paths start with `/`. */
export async function writeFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  const folders = new Set([folder]);
  for (const path of files.keys())
    for (let parent = dirname(join(folder, path)); parent !== folder; parent = dirname(parent)) folders.add(parent);
  for (const each of folders) mkdirSync(each, { recursive: true });
  await inParallel(files, ([path, content]) => writeSynced(join(folder, path), content));
  await inParallel(folders, syncFolder);
}

/** Write a file and wait until it is on disk. */
async function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, "w");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Wait until the entries of a folder are on disk. Windows has no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  try {
    const handle = await open(folder, "r");
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    // Another command removed the folder.
    if (!isNotThere(error)) throw error;
  }
}

/** Concurrent syncs share one flush of the disk. */
const parallelCount = 16;

async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items].reverse();
  const worker = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  // Wait for all of them before throwing: the caller may remove the folder that they write to.
  const ended = await Promise.allSettled(Array.from({ length: parallelCount }, worker));
  for (const result of ended) if (result.status === "rejected") throw result.reason;
}

/** Remove a file, and its folder when that is then empty; return the folder that changed. */
function removeFile(top: string, path: string): string {
  const folder = dirname(path);
  rmSync(path, { force: true });
  if (folder === top || entriesOf(folder).length > 0) return folder;
  try {
    rmdirSync(folder);
  } catch (error) {
    // Another command was faster, or wrote a file there.
    if (!isNotThere(error) && codeOf(error) !== "ENOTEMPTY") throw error;
  }
  return dirname(folder);
}

const stagingName = /^\.trama-(\d+)-[0-9a-f]{12}$/;

export const isStagingFolder = (name: string): boolean => stagingName.test(name);

/** Make a folder for files that this process will move into `folder`. */
export function makeStagingFolder(folder: string): string {
  const staging = join(folder, `.trama-${process.pid}-${randomBytes(6).toString("hex")}`);
  mkdirSync(staging, { mode: 0o700 });
  return staging;
}

/**
 * Remove the staging folders that killed commands left in a folder; return the ones that stay.
 *
 * A checkout may contain folders with such names, so only those that `isOurs` confirms are removed.
 */
export function clearLeftovers(folder: string, isOurs: (path: string) => boolean): string[] {
  return entriesOf(folder)
    .map(({ name }) => name)
    .filter((name) => isStagingFolder(name) && !isRunning(Number(stagingName.exec(name)?.[1])))
    .map((name) => join(folder, name))
    .filter((path) => !clearLeftover(path, isOurs));
}

function clearLeftover(path: string, isOurs: (path: string) => boolean): boolean {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
  if (!entriesOf(path).every(({ name }) => isOurs(join(path, name)))) return false;
  rmSync(path, { recursive: true, force: true });
  return true;
}

/** Whether another process with this id is running: its leftovers are still in use. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
