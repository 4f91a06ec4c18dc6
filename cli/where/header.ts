import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

const header = /^(?:\/\/|\/\*) @generated from (.+)\. Do not edit\./;

/** A file of an output folder, and the design that it comes from. */
export interface GeneratedFile {
  /** The folder of the design. */
  readonly design: string;
  /** Its path in the output folder, with `/`. */
  readonly path: string;
}

/** Finds the design of a file with our header: the first folder above it that has the file that the header names. */
export function generatedFile(path: string): GeneratedFile | undefined {
  // Another kind of file could block forever.
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const [first = ""] = readFileSync(path, "utf8").split("\n", 1);
  const source = header.exec(first)?.[1];
  if (source === undefined) return undefined;
  for (let folder = dirname(path); dirname(folder) !== folder; folder = dirname(folder)) {
    const design = designAbove(join(folder, source));
    if (design !== undefined) return { design, path: pathInOutput(path, folder) };
  }
  return undefined;
}

function designAbove(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  for (let folder = dirname(path); dirname(folder) !== folder; folder = dirname(folder))
    if (existsSync(join(folder, "design.json"))) return folder;
  return undefined;
}

/** `generated/<name>/pages/home.tsx` in a project is `pages/home.tsx` in the output. */
const pathInOutput = (path: string, root: string): string => relative(root, path).split(sep).slice(2).join("/");
