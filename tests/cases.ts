import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readDesign } from "./folders.ts";

/** The case that all others inherit from; tests/defaults/README.md says what that means. */
export const defaults = join(import.meta.dirname, "defaults");

type CaseFile = ReturnType<typeof readDesign>[number];

/**
 * The files in a folder of a case, such as `design` or `expected`: its own ones, and the inherited ones that it has
 * none of its own for. Throws on an own file that only repeats the inherited one.
 */
export function readPart(caseFolder: string, part: string): readonly CaseFile[] {
  const own = readOwn(caseFolder, part);
  const inherited = inheritedBy(caseFolder, part);
  const copies = own.filter((file) => isCopy(file, inherited)).map(({ path }) => join(caseFolder, part, path));
  if (copies.length > 0)
    throw new Error(`these files repeat what the case inherits, remove them:\n${copies.join("\n")}`);
  const files = new Map([...inherited, ...own].map((file) => [file.path, file]));
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Writes the files in a folder of a case to another place, and its links. */
export function writePart(caseFolder: string, part: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const { path, bytes } of readPart(caseFolder, part)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), bytes);
  }
  const own = join(caseFolder, part);
  if (existsSync(own)) cpSync(own, to, { recursive: true });
}

/** What the folder of a case has without files of its own: the defaults that its `without.txt` does not name. */
export function inheritedBy(caseFolder: string, part: string): readonly CaseFile[] {
  if (caseFolder === defaults) return [];
  const list = join(caseFolder, "without.txt");
  const without = existsSync(list) ? readFileSync(list, "utf8").trimEnd().split(/\r?\n/) : [];
  return readOwn(defaults, part).filter(
    ({ path }) => !without.some((left) => left === `${part}/${path}` || `${part}/${path}`.startsWith(`${left}/`)),
  );
}

/** Whether a file is the same as an inherited one, or would be with other line ends. */
export const isCopy = (file: CaseFile, inherited: readonly CaseFile[]): boolean =>
  inherited.some(({ path, bytes }) => path === file.path && withoutReturns(bytes) === withoutReturns(file.bytes));

const withoutReturns = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n");

function readOwn(caseFolder: string, part: string): readonly CaseFile[] {
  const folder = join(caseFolder, part);
  return existsSync(folder) ? readDesign(folder) : [];
}
