import { createHash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesOf } from "../project/folders.ts";
import { type Entries, sumOf } from "./cache-folder.ts";

/** A file as it was when it was read: its size, its times of change in milliseconds, its inode, and its hash. */
type Known = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number, hash: string];

/** Hashes of files. A file is read again only when its size, a time or its inode has changed. */
export interface Contents {
  /** Returns undefined without a file there; throws `NotPlain` for a link, a pipe and the like. */
  hashOf(path: string): string | undefined;
  /** One hash of the names of all that is below a folder, and of the contents of the files; without the folder, of nothing. */
  hashBelow(folder: string, isLeftOut?: (path: string) => boolean): string;
  /** Keep what is known for the next command. */
  save(): void;
}

/** Thrown for what is neither a file nor a folder: what it leads to is not followed here. */
export class NotPlain extends Error {}

/** A file that changed this recently can change again without a later time: some file systems count in seconds. */
const settledMs = 2500;

/** Opens the hashes that are known under a name. */
export function openContents(entries: Entries, name: string): Contents {
  const known = new Map(Object.entries((entries.read(name) ?? {}) as Record<string, Known>));
  const seen = new Map<string, Known>();
  let isNew = false;
  const hashOf = (path: string): string | undefined => {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (!stat) return undefined;
    if (!stat.isFile()) throw new NotPlain(path);
    const { size, mtimeMs, ctimeMs, ino } = stat;
    const before = known.get(path);
    if (before && before[0] === size && before[1] === mtimeMs && before[2] === ctimeMs && before[3] === ino) {
      seen.set(path, before);
      return before[4];
    }
    const hash = sumOf(readFileSync(path));
    if (Date.now() - Math.max(mtimeMs, ctimeMs) > settledMs) {
      const now: Known = [size, mtimeMs, ctimeMs, ino, hash];
      seen.set(path, now);
      known.set(path, now);
      isNew = true;
    }
    return hash;
  };
  return {
    hashOf,
    hashBelow(folder, isLeftOut = () => false) {
      const all = createHash("sha256");
      for (const path of namesBelow(folder, "", isLeftOut)) {
        const hash = path.endsWith("/") ? "" : hashOf(join(folder, path));
        all.update(`${path}\0${hash}\0`);
      }
      return all.digest("base64url");
    },
    save() {
      if (isNew) entries.write(name, Object.fromEntries(seen));
    },
  };
}

/** The files and folders below a folder, as paths from there, in the order of their names; a folder ends with `/`. */
function* namesBelow(folder: string, inside: string, isLeftOut: (path: string) => boolean): Iterable<string> {
  for (const entry of entriesOf(join(folder, inside)).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${inside}${entry.name}`;
    if (isLeftOut(path)) continue;
    if (!entry.isDirectory()) yield path;
    else {
      yield `${path}/`;
      yield* namesBelow(folder, `${path}/`, isLeftOut);
    }
  }
}
