import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import type { CompileInput, CompileOptions } from "../compiler/compile.ts";
import { ReadError } from "./io.ts";
import { packageRoot } from "./project.ts";

/** Larger files are cut here: the compiler refuses them by size, so their end is never needed. */
const maxBytes = 50 * 1024 * 1024;
const designFolders = ["pages", "sections", "components"];

interface ReadFile {
  readonly stamp: string;
  readonly bytes: Uint8Array;
}

/** Reads a design folder again and again; a file that did not change keeps its bytes, the same object. */
export interface DesignReader {
  read(options: CompileOptions): CompileInput;
}

/**
 * A reader of the design in `folder`.
 *
 * Nothing outside the folder is read: a link that leaves it is refused with a ReadError.
 */
export function designReader(folder: string): DesignReader {
  let known = new Map<string, ReadFile>();
  const icons = iconSource(folder);
  return {
    read(options) {
      const next = new Map<string, ReadFile>();
      const home = realpathSync(folder);
      for (const path of designFiles(folder)) next.set(path, readOne(home, folder, path, known.get(path)));
      known = next;
      return {
        files: Array.from(next, ([path, { bytes }]) => ({ path, bytes })),
        assets: filesBelow(folder, "assets").map((path) => `assets/${path}`),
        icon: icons,
        options,
      };
    },
  };
}

function designFiles(folder: string): string[] {
  const top = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const inside = designFolders.flatMap((name) => filesBelow(folder, name).map((path) => `${name}/${path}`));
  return [...top, ...inside.filter((path) => path.endsWith(".json"))].sort();
}

function readOne(home: string, folder: string, path: string, before: ReadFile | undefined): ReadFile {
  const full = join(folder, path);
  if (lstatSync(full).isSymbolicLink()) refuseLinkOut(home, full, path);
  const { size, mtimeMs, ino } = statSync(full);
  const stamp = `${size} ${mtimeMs} ${ino}`;
  if (before?.stamp === stamp) return before;
  return { stamp, bytes: size > maxBytes ? readStart(full) : readFileSync(full) };
}

function refuseLinkOut(home: string, full: string, path: string): void {
  const target = existsSync(full) ? realpathSync(full) : undefined;
  if (target?.startsWith(home + sep)) return;
  throw new ReadError(`${path} is a link that leaves the design folder`);
}

function readStart(full: string): Uint8Array {
  const bytes = Buffer.alloc(maxBytes + 1);
  const file = openSync(full, "r");
  try {
    readSync(file, bytes, 0, bytes.length, 0);
  } finally {
    closeSync(file);
  }
  return bytes;
}

/** The files under `folder/name`, with `/`, sorted; links to folders are not followed. */
export function filesBelow(folder: string, name: string): string[] {
  const top = join(folder, name);
  const stat = lstatSync(top, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) refuseLinkOut(realpathSync(folder), top, name);
  if (!stat) return [];
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(top, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Icons by name: the design's own under `assets/icons`, else those of the icon set that comes with the tool. */
function iconSource(folder: string): (name: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  let folders: readonly string[] | undefined;
  return (name) => {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return undefined;
    if (!found.has(name)) {
      folders ??= [join(folder, "assets/icons"), iconSetFolder()];
      const path = folders.map((each) => join(each, `${name}.svg`)).find((each) => existsSync(each));
      found.set(name, path === undefined ? undefined : readFileSync(path, "utf8"));
    }
    return found.get(name);
  };
}

function iconSetFolder(): string {
  const require = createRequire(join(packageRoot(), "package.json"));
  return join(dirname(require.resolve("lucide-static/package.json")), "icons");
}
