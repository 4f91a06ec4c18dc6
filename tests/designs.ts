import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The files of a folder as the compiler takes them, paths with `/`. */
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

/** Whether expectations are rewritten instead of compared; CI never does. */
export const isUpdate = process.env.UPDATE === "1";
if (isUpdate && process.env.CI) throw new Error("UPDATE=1 is refused in CI");
