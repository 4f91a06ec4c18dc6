import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

// Without the compiler, which takes seconds to import.

/** Returns the files of a folder in the form of the compiler's input, with `/` in paths. */
export function readDesign(folder: string): { readonly path: string; readonly bytes: Uint8Array }[] {
  return filesBelow(folder).map((path) => ({
    path: relative(folder, path).split(sep).join("/"),
    bytes: new Uint8Array(readFileSync(path)),
  }));
}

/** Paths of all files below a folder, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
