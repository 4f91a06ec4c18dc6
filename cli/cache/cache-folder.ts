import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { isInside } from "../project/folders.ts";
import { ancestors } from "../project/root.ts";

/** `trama` in the user's cache folder, for files that can be made again. */
export function cacheFolder(): string {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  const [folder] = [XDG_CACHE_HOME, LOCALAPPDATA].filter((each) => each && isAbsolute(each));
  return join(folder ?? join(homedir(), ".cache"), "trama");
}

/** Keeps texts by name in a folder of the cache. What is lost, or was damaged, is made again. */
export interface Entries {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
}

/** All entries together are at most this large. The oldest go first. */
const maxBytes = 64 * 1024 * 1024;
/** A file takes this much at least, however short: without it, half a million short results would fit. */
const blockBytes = 4096;

/**
 * Open the entries for a project. Returns undefined where they cannot be trusted or kept: in a folder inside the
 * checkout, which may bring files of its own, in one that others can write to, or in one that cannot be written.
 */
export function openEntries(project: string): Entries | undefined {
  const folder = join(cacheFolder(), "results");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const real = realpathSync(folder);
    if (isInside(realpathSync(checkoutOf(project)), real) || !isOwn(real)) return undefined;
    return entriesIn(real);
  } catch {
    return undefined;
  }
}

/** The repository that a project is in, or the project itself. */
const checkoutOf = (project: string): string =>
  ancestors(project).find((folder) => statSync(join(folder, ".git"), { throwIfNoEntry: false })) ?? project;

function isOwn(folder: string): boolean {
  const { uid, mode } = statSync(folder);
  const user = process.getuid?.();
  return user === undefined || (uid === user && (mode & 0o022) === 0);
}

const entriesIn = (folder: string): Entries => ({
  read(name) {
    try {
      const text = readFileSync(join(folder, name), "utf8");
      const [sum = ""] = text.split("\n", 1);
      const body = text.slice(sum.length + 1);
      return sum === sumOf(body) ? JSON.parse(body) : undefined;
    } catch {
      return undefined;
    }
  },
  write(name, value) {
    const body = JSON.stringify(value);
    const staged = join(folder, `${name}.${process.pid}`);
    try {
      writeFileSync(staged, `${sumOf(body)}\n${body}`, { mode: 0o600 });
      // Another process reads the old entry or the new one, never a half of one.
      renameSync(staged, join(folder, name));
      makeRoom(folder);
    } catch {
      // A full disk or a folder that became read-only: the next command computes again.
      rmSync(staged, { force: true });
    }
  },
});

/** Removes the oldest entries until the rest is small enough. */
function makeRoom(folder: string): void {
  const files = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), stat: statSync(join(folder, name), { throwIfNoEntry: false }) }))
    .sort((a, b) => (b.stat?.mtimeMs ?? 0) - (a.stat?.mtimeMs ?? 0));
  let bytes = 0;
  for (const { path, stat } of files) {
    bytes += Math.max(stat?.size ?? 0, blockBytes);
    if (bytes > maxBytes) rmSync(path, { force: true });
  }
}

export const sumOf = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("base64url");
