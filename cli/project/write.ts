import { closeSync, existsSync, lstatSync, openSync, readSync, renameSync } from "node:fs";
import { basename, dirname, join, normalize, sep } from "node:path";
import { openText, type PrintedText } from "../../compiler/printed-text.ts";
import { isNotThere } from "../error-code.ts";
import { type Io, ReadError } from "../io.ts";
import { clearLeftovers, isStagingFolder, writeBatch } from "./batch.ts";
import { entriesOf, refuseLinks } from "./folders.ts";
import { shownPath } from "./project.ts";
import { notAFile, readRegular } from "./regular-file.ts";

/** An output file of the compiler; `path` is inside the output folder, with `/`. */
export interface OutputText {
  readonly path: string;
  readonly text: PrintedText;
}

/** The differences between the output folder and its expected contents. */
export interface Differences {
  /** No link is followed at or below this folder, which contains the output folder. */
  readonly root: string;
  /** Absolute path of the output folder. */
  readonly folder: string;
  readonly write: readonly Difference[];
  /** Files with our header that are no longer produced. */
  readonly remove: readonly string[];
}

export interface Difference {
  readonly path: string;
  readonly text: string;
  /** The current text; undefined when the file is new. */
  readonly before: string | undefined;
}

const header = /^(?:\/\/|\/\*) @generated from \S+.*\. Do not edit\./;
const headerBytes = 1024;

/**
 * Compare an output folder with its expected files. Writes nothing.
 *
 * Files without our header belong to the user: they are left alone, and one at the path of an output is a ReadError. So
 * is a link: it could lead the output elsewhere.
 */
export function compareOutput(root: string, folder: string, files: readonly OutputText[]): Differences {
  const wanted = new Set(files.map((file) => file.path));
  refuseLinks(root, folder);
  const existing = existingFiles(folder).sort();
  return {
    root,
    folder,
    write: files.flatMap((file) => differenceOf(folder, file)),
    remove: existing.filter((path) => !wanted.has(path) && hasHeader(join(folder, path))),
  };
}

export const isUpToDate = ({ write, remove }: Differences): boolean => write.length === 0 && remove.length === 0;

/**
 * Compares bytes: invalid UTF-8, such as half a surrogate pair, would decode to a different text. The line ends of a
 * checkout do not matter.
 */
function differenceOf(folder: string, file: OutputText): Difference[] {
  const path = insidePath(folder, file.path);
  const bytes = readBytes(path);
  const text = openText(file.text);
  if (bytes && withLineFeeds(bytes).equals(Buffer.from(text))) return [];
  const before = bytes?.toString("utf8");
  if (before !== undefined && !header.test(before))
    throw new ReadError(
      `${file.path} in ${folder} was not written by trama but has the path of an output; move it away`,
    );
  return [{ path: file.path, text, before }];
}

const withLineFeeds = (bytes: Buffer): Buffer =>
  bytes.includes("\r\n") ? Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1") : bytes;

/** An output path must stay in its folder: names come from the design. */
function insidePath(folder: string, path: string): string {
  const clean = normalize(path);
  if (clean.startsWith("..") || clean.startsWith(sep) || /^[a-zA-Z]:/.test(clean))
    throw new Error(`output path leaves the output folder: ${path}`);
  return join(folder, clean);
}

/** The text of a file, or undefined when it does not exist. */
export const readIfThere = (path: string): string | undefined => readBytes(path)?.toString("utf8");

function readBytes(path: string): Buffer | undefined {
  try {
    return readRegular(path, path);
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

/** Paths of the files in a folder and below, with `/`. Throws a ReadError for links, pipes and similar files. */
function existingFiles(folder: string, inside = ""): string[] {
  return entriesOf(join(folder, inside)).flatMap((entry) => {
    const path = inside + entry.name;
    if (entry.isFile()) return [path];
    if (!entry.isDirectory()) {
      refuseLinks(folder, join(folder, path));
      throw new ReadError(notAFile(join(folder, path)));
    }
    return inside === "" && isStagingFolder(path) ? [] : existingFiles(folder, `${path}/`);
  });
}

function hasHeader(path: string): boolean {
  const bytes = Buffer.alloc(headerBytes);
  const file = openSync(path, "r");
  try {
    return header.test(bytes.toString("utf8", 0, readSync(file, bytes, 0, headerBytes, 0)));
  } finally {
    closeSync(file);
  }
}

/** Whether a file may be overwritten: it is blank, or has the mark of its command. */
export const isBlankOr = (text: string | undefined, mark: RegExp): boolean => !text?.trim() || mark.test(text);

/** Write the differing files and remove those that are no longer produced. */
export const writeOutput = ({ root, folder, write, remove }: Differences): Promise<void> =>
  writeBatch({ root, folder, write, remove });

/** Whether a file is staged output; it is empty when the command was killed before the first byte. */
export function isStagedOutput(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat === undefined || (stat.isFile() && (stat.size === 0 || hasHeader(path)));
}

/** Remove the leftovers of killed commands that `isOurs` confirms, and report the rest. */
export function clearFolder(io: Io, folder: string, isOurs: (path: string) => boolean = () => false): void {
  for (const path of clearLeftovers(folder, isOurs))
    io.err(`${shownPath(path, io.cwd)} was left by an interrupted command; delete it\n`);
}

/**
 * Write one generated file of a design, or with `check` only report whether it is up to date. Returns the exit code.
 */
export async function updateFile(
  io: Io,
  { root, path, text, isCurrent, isOwn, command, source, check, differences = [] }: FileUpdate,
): Promise<0 | 1> {
  const shown = shownPath(path, io.cwd);
  if (isCurrent) {
    io.out(`${shown} is up to date\n`);
    return 0;
  }
  if (check) {
    const lines = differences.map((line) => `  ${line}\n`).join("");
    io.out(`${shown} does not match ${source}\n${lines}  help: run \`trama ${command}\` and commit what it writes\n`);
    return 1;
  }
  if (!isOwn) throw new ReadError(`${shown} was not written by \`trama ${command}\`; move it away`);
  clearFolder(io, dirname(path));
  await writeBatch({ root, folder: dirname(path), write: [{ path: basename(path), text }] });
  io.out(`${shown} written\n`);
  return 0;
}

export interface FileUpdate {
  /** No link is followed at or below this folder. */
  readonly root: string;
  readonly path: string;
  readonly text: string;
  /** Whether the file already has the expected contents. */
  readonly isCurrent: boolean;
  /** Whether the file is absent or written by this command; other files are never replaced. */
  readonly isOwn: boolean;
  /** The command that writes the file. */
  readonly command: string;
  /** What the file is made from, as in `does not match the database`. */
  readonly source: string;
  /** Only report; write nothing. */
  readonly check: boolean | undefined;
  /** The differences, one line each; printed by a check. */
  readonly differences?: readonly string[];
}

/** Replace a folder with a staged one and move the old one to `old`; if that fails, the old one stays in place. */
export function replaceFolder(folder: string, staged: string, old: string): void {
  const isThere = existsSync(folder);
  if (isThere) renameSync(folder, old);
  try {
    renameSync(staged, folder);
  } catch (error) {
    if (isThere) renameSync(old, folder);
    throw error;
  }
}
