import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Compilation, CompileInput } from "../compiler/compile.ts";
import { readPart } from "./cases.ts";
import { compileFiles, readDesign } from "./designs.ts";

export type Files = CompileInput["files"];

/** A design of this repository: from designs/, or the input of a case in tests/compile. */
export interface KnownDesign {
  readonly name: string;
  readonly folder: string;
  readonly files: Files;
}

const root = join(import.meta.dirname, "..");

const foldersIn = (folder: string): { readonly name: string; readonly path: string }[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, path: join(folder, name) }));

/** The compiler's input: JSON files, and the names of assets. */
const isOfDesign = ({ path }: Files[number]): boolean =>
  (path.endsWith(".json") && !path.startsWith("supabase/")) || path.startsWith("assets/");

/** The designs under designs/. */
export const designs: readonly KnownDesign[] = foldersIn(join(root, "designs")).map(({ name, path }) => ({
  name,
  folder: path,
  files: readDesign(path).filter(isOfDesign),
}));

/** The designs, and the cases of tests/compile. */
export const allDesigns: readonly KnownDesign[] = [
  ...designs,
  ...foldersIn(join(root, "tests/compile")).map(({ name, path }) => ({
    name,
    folder: join(path, "design"),
    files: readPart(path, "design").filter(isOfDesign),
  })),
];

/** Compile files with `custom.*` next to the output, as in a case of tests/compile. */
export const compileCase = (files: Files, previous?: Compilation): Compilation =>
  compileFiles(files, previous, "../design/custom/index");

/** The output as one string, to compare all of it at once. */
export const bytesOf = ({ output }: Compilation): string =>
  (output ?? []).map(({ path, text }) => `=== ${path}\n${text}`).join("");

export const textOf = (file: Files[number]): string => new TextDecoder().decode(file.bytes);

export const fileOf = (path: string, text: string): Files[number] => ({ path, bytes: new TextEncoder().encode(text) });

export const isJson = ({ path }: Files[number]): boolean => path.endsWith(".json");
