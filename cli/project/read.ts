import {
  closeSync,
  type Dirent,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { join, relative, sep } from "node:path";
import { gunzipSync } from "node:zlib";
import { designFolders, ownElementOfPath, signaturesPath } from "../../compiler/1-load/load.ts";
import type { CompileInput, CompileOptions } from "../../compiler/compile.ts";
import type { FontFacts } from "../../compiler/font-facts.ts";
import { ReadError } from "../io.ts";
import { notAFolder } from "./folders.ts";
import { readFont } from "./font.ts";
import { packageRoot } from "./project.ts";
import { notAFile, readRegular } from "./regular-file.ts";

/** Larger files are cut here: the compiler rejects them by size, so it never needs the rest. */
export const maxBytes = 50 * 1024 * 1024;

interface ReadFile {
  readonly stamp: string;
  readonly bytes: Uint8Array;
}

/** Reads a design folder repeatedly; an unchanged file keeps its bytes, as the same object. */
export interface DesignReader {
  read(options: CompileOptions): CompileInput;
  /** The icons that the design can use, its own first. */
  iconNames(): readonly string[];
}

/**
 * Create a reader of the design in `folder`.
 *
 * Nothing outside the folder is read: a link that leaves it is refused with a ReadError.
 */
export function designReader(folder: string): DesignReader {
  let known = new Map<string, ReadFile>();
  const icons = iconSource(folder);
  const fonts = fontSource(folder);
  return {
    read(options) {
      const next = new Map<string, ReadFile>();
      if (!existsSync(folder)) throw new ReadError("the folder of the design is not there");
      const home = realpathSync(folder);
      refuseSpecialFiles(folder, "custom");
      for (const path of designFiles(folder)) next.set(path, readOne(home, folder, path, known.get(path)));
      known = next;
      return {
        files: Array.from(next, ([path, { bytes }]) => ({ path, bytes })),
        assets: filesBelow(folder, "assets").map((path) => `assets/${path}`),
        styleSheet: (path) => (existsSync(join(folder, path)) ? readInside(folder, path).toString("utf8") : undefined),
        font: fonts,
        edgeFunctions: edgeFunctionsIn(folder),
        ownElements: ownElementsIn(folder),
        icon: icons,
        options,
      };
    },
    iconNames: () => [
      ...new Set([
        ...filesBelow(folder, "assets/icons").flatMap((name) => /^([a-z0-9-]+)\.svg$/.exec(name)?.[1] ?? []),
        ...iconSet().keys(),
      ]),
    ],
  };
}

/** The edge functions of the design: all folders except shared code, whose names begin with `_`. */
function edgeFunctionsIn(folder: string): readonly string[] | undefined {
  const functions = join(folder, "supabase/functions");
  if (!existsSync(functions)) return undefined;
  return readdirSync(functions, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[^_.]/.test(entry.name))
    .map(({ name }) => name);
}

/** The code of the edge functions, with what they share, below `supabase/functions/`. */
export function readFunctions(folder: string): readonly { readonly path: string; readonly text: string }[] {
  const functions = "supabase/functions";
  return filesBelow(folder, functions)
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !path.includes("node_modules/"))
    .map((path) => ({ path, text: readInside(folder, `${functions}/${path}`).toString("utf8") }));
}

/** The folder of a design's own React components. */
export const ownElementsFolder = "custom/elements";

/** The names of the components in `custom/elements/`, sorted. */
export function ownElementsIn(folder: string): readonly string[] {
  return namesIn(join(folder, ownElementsFolder))
    .flatMap((name) => /^([^.]+)\.tsx$/.exec(name)?.[1] ?? [])
    .sort();
}

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

function designFiles(folder: string): string[] {
  const top = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const inside = designFolders.flatMap((name) => {
    const files = filesBelow(folder, name);
    refuseFoldersAsFiles(folder, name);
    return files.map((path) => `${name}/${path}`);
  });
  const signatures = join(folder, signaturesPath);
  if (existsSync(signatures)) {
    // This is the only file read from the folder, and it may be a link.
    refuseLinkOut(realpathSync(folder), signatures, signaturesPath);
    top.push(signaturesPath);
  }
  // Components may be links to elsewhere; the schemas may not.
  for (const name of namesIn(join(folder, ownElementsFolder))) {
    const path = `${ownElementsFolder}/${name}`;
    if (ownElementOfPath(path) === undefined) continue;
    refuseLinkOut(realpathSync(folder), join(folder, path), path);
    top.push(path);
  }
  return [...top, ...inside.filter((path) => path.endsWith(".json"))].sort();
}

function readOne(home: string, folder: string, path: string, before: ReadFile | undefined): ReadFile {
  const full = join(folder, path);
  if (lstatSync(full).isSymbolicLink()) refuseLinkOut(home, full, path);
  const stat = statSync(full);
  if (!stat.isFile()) throw new ReadError(notAFile(path));
  const { size, mtimeMs, ino } = stat;
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

/** Returns the bytes of a design file; a link that leaves the design is refused with a ReadError. */
export function readInside(folder: string, path: string): Buffer {
  const full = join(folder, path);
  // A parent folder may be the link.
  refuseLinkOut(realpathSync(folder), full, path);
  return readRegular(full, path);
}

/**
 * Refuse pipes, devices and similar files in a folder of code: the type checker and the bundler would wait forever.
 *
 * Code may import from elsewhere, so links may leave the design. Packages are skipped.
 */
export function refuseSpecialFiles(folder: string, name: string): void {
  const path = join(folder, name);
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const shown = `${name}/${entry.name}`;
    const stat = entry.isSymbolicLink() ? statSync(join(folder, shown), { throwIfNoEntry: false }) : entry;
    if (stat && !stat.isFile() && !stat.isDirectory()) throw new ReadError(notAFile(shown));
    if (entry.isDirectory() && entry.name !== "node_modules") refuseSpecialFiles(folder, shown);
  }
}

/** A folder with the name of a design file would be skipped silently. */
function refuseFoldersAsFiles(folder: string, name: string): void {
  const path = join(folder, name);
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory() && entry.name.endsWith(".json")) throw new ReadError(notAFile(`${name}/${entry.name}`));
}

/** The files under `folder/name`, with `/`, sorted; links to folders are not followed. */
export function filesBelow(folder: string, name: string): string[] {
  const top = join(folder, name);
  const stat = lstatSync(top, { throwIfNoEntry: false });
  if (!stat) return [];
  const home = realpathSync(folder);
  if (stat.isSymbolicLink()) refuseLinkOut(home, top, name);
  if (!statSync(top).isDirectory()) throw new ReadError(notAFolder(name));
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: relative(top, join(entry.parentPath, entry.name)).split(sep).join("/") }))
    .filter(({ entry, path }) => isFile(home, entry, join(top, path), `${name}/${path}`))
    .map(({ path }) => path)
    .sort();
}

/** Whether an entry is a file rather than a folder. */
function isFile(home: string, entry: Dirent, full: string, path: string): boolean {
  if (entry.isSymbolicLink()) refuseLinkOut(home, full, path);
  const stat = entry.isSymbolicLink() ? statSync(full) : entry;
  if (!stat.isFile() && !stat.isDirectory()) throw new ReadError(notAFile(path));
  return stat.isFile();
}

/** Finds icons by name: the design's own in `assets/icons`, else the icon set of the tool. */
function iconSource(folder: string): (name: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  const readIcon = (name: string): string | undefined => {
    const own = `assets/icons/${name}.svg`;
    return existsSync(join(folder, own)) ? readInside(folder, own).toString("utf8") : iconSet().get(name);
  };
  return (name) => {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return undefined;
    if (!found.has(name)) {
      found.set(name, readIcon(name));
    }
    return found.get(name);
  };
}

/** Describes fonts by path, and reads one again when its file has changed. */
function fontSource(folder: string): NonNullable<CompileInput["font"]> {
  const found = new Map<string, { readonly state: string; readonly facts: FontFacts | undefined }>();
  return (path) => {
    const stat = statSync(join(folder, path), { throwIfNoEntry: false });
    if (stat === undefined) return undefined;
    const state = `${stat.mtimeMs} ${stat.size}`;
    const known = found.get(path);
    if (known?.state === state) return known.facts;
    const facts = readFont(readInside(folder, path));
    found.set(path, { state, facts });
    return facts;
  };
}

let icons: ReadonlyMap<string, string> | undefined;

/** The icon set of the tool, which the build packs into one file: the markup of an icon's shapes by its name. */
function iconSet(): ReadonlyMap<string, string> {
  icons ??= new Map(
    Object.entries<string>(
      JSON.parse(gunzipSync(readFileSync(join(packageRoot(), "dist/cli/icons.json.gz"))).toString("utf8")),
    ),
  );
  return icons;
}
