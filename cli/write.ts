import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, isAbsolute, join, normalize, relative, sep } from "node:path";
import { codeOf } from "./error-code.ts";
import { type Io, ReadError } from "./io.ts";
import { shownPath } from "./project.ts";

/** A text that the compiler made; `path` is inside the output folder, with `/`. */
export interface OutputText {
  readonly path: string;
  readonly text: string;
}

/** How the output folder differs from what it should hold. */
export interface Differences {
  /** Absolute path of the output folder. */
  readonly folder: string;
  readonly write: readonly Difference[];
  /** Files with our header that are no longer produced. */
  readonly remove: readonly string[];
}

export interface Difference extends OutputText {
  /** What is there now; nothing when the file is new. */
  readonly before: string | undefined;
}

const header = /^(?:\/\/|\/\*) @generated from \S+.*\. Do not edit\./;
const headerBytes = 1024;

/**
 * Compare an output folder with the files it should hold. Nothing is written.
 *
 * Files without our header are never ours: they are left alone, and one in the way of an output is a ReadError.
 */
export function compareOutput(folder: string, files: readonly OutputText[]): Differences {
  const wanted = new Set(files.map((file) => file.path));
  return {
    folder,
    write: files.flatMap((file) => differenceOf(folder, file)),
    remove: existingFiles(folder).filter((path) => !wanted.has(path) && hasHeader(join(folder, path))),
  };
}

export const isUpToDate = ({ write, remove }: Differences): boolean => write.length === 0 && remove.length === 0;

function differenceOf(folder: string, file: OutputText): Difference[] {
  const path = insidePath(folder, file.path);
  const before = readIfThere(path);
  if (before === file.text) return [];
  if (before !== undefined && !header.test(before))
    throw new ReadError(
      `${file.path} in ${folder} was not written by trama and stands where an output belongs; move it away`,
    );
  return [{ ...file, before }];
}

/** An output path must stay in its folder: names come from the design. */
function insidePath(folder: string, path: string): string {
  const clean = normalize(path);
  if (clean.startsWith("..") || clean.startsWith(sep) || /^[a-zA-Z]:/.test(clean))
    throw new Error(`output path leaves the output folder: ${path}`);
  return join(folder, clean);
}

/** The text of a file, or nothing when there is none. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

function existingFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
      .sort();
  } catch (error) {
    if (isNotThere(error)) return [];
    throw error;
  }
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

const isNotThere = (error: unknown): boolean => ["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "");

/**
 * Write one file of a design that is made from something else, or only say whether it is what it should be.
 * Gives the exit code.
 */
export function updateFile(
  io: Io,
  { path, text, isCurrent, command, source, check, differences = [] }: FileUpdate,
): 0 | 1 {
  const shown = shownPath(path, io.cwd);
  if (isCurrent) {
    io.out(`${shown} is up to date\n`);
    return 0;
  }
  if (check) {
    const lines = differences.map((line) => `  ${line}\n`).join("");
    io.out(`${shown} is not what ${source}\n${lines}  help: run \`trama ${command}\` and commit what it writes\n`);
    return 1;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
  io.out(`${shown} written\n`);
  return 0;
}

export interface FileUpdate {
  readonly path: string;
  readonly text: string;
  /** Whether the file says the same already. */
  readonly isCurrent: boolean;
  /** The command that writes the file. */
  readonly command: string;
  /** What the file should be, as in `is not what the database has`. */
  readonly source: string;
  /** Write nothing. */
  readonly check: boolean | undefined;
  /** What is otherwise in the file, one line each; told by a check. */
  readonly differences?: readonly string[];
}

/** What a batch will do, written before its first rename, so that whoever comes next can finish it. */
interface Journal {
  readonly folder: string;
  /** Output paths; the text of the n-th is staged in the file named n. */
  readonly write: readonly string[];
  readonly remove: readonly string[];
}

const journalName = "journal.json";

/**
 * Make the output folder hold what it should, as one batch.
 *
 * Texts are staged in the state folder, then a journal is put beside them, then each is renamed into place.
 * Killed before the journal nothing has changed; killed after it, `finishBatches` completes the batch.
 */
export function writeOutput(state: string, { folder, write, remove }: Differences): void {
  if (write.length === 0 && remove.length === 0) return;
  const batch = join(batchesFolder(state), `${process.pid}-${Date.now().toString(36)}`);
  mkdirSync(batch, { recursive: true });
  for (const [index, file] of write.entries()) writeFileSync(join(batch, String(index)), file.text);
  const journal: Journal = { folder, write: write.map((file) => file.path), remove };
  writeFileSync(join(batch, "journal.new"), JSON.stringify(journal));
  renameSync(join(batch, "journal.new"), join(batch, journalName));
  finish(batch, journal);
}

/**
 * Complete the batches that killed commands left behind; gives how many files that concerned.
 *
 * Only what belongs into `generated`, the folder of all outputs: the state folder may have come with a checkout.
 */
export function finishBatches(state: string, generated: string): number {
  let fileCount = 0;
  for (const { batch, journal } of leftBatches(state, generated)) {
    if (journal) {
      fileCount += journal.write.length + journal.remove.length;
      finish(batch, journal);
    } else {
      rmSync(batch, { recursive: true, force: true });
    }
  }
  return fileCount;
}

/** The output files that killed commands left unfinished, for commands that only look. */
export function pendingFiles(state: string, generated: string): string[] {
  return leftBatches(state, generated).flatMap(({ journal }) =>
    journal ? [...journal.write, ...journal.remove].map((path) => join(journal.folder, path)) : [],
  );
}

const batchesFolder = (state: string): string => join(state, "batches");

function leftBatches(state: string, generated: string): { batch: string; journal: Journal | undefined }[] {
  let names: string[];
  try {
    names = readdirSync(batchesFolder(state));
  } catch (error) {
    if (isNotThere(error)) return [];
    throw error;
  }
  return names
    .filter((name) => !isRunning(Number.parseInt(name, 10)))
    .map((name) => join(batchesFolder(state), name))
    .map((batch) => ({ batch, journal: readJournal(batch, generated) }));
}

/** Whether another process with this id runs: what it left behind so far is its own business. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** Put a staged folder in the place of another, which goes to `old`; it stays where it is when that fails. */
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

function readJournal(batch: string, generated: string): Journal | undefined {
  const text = readIfThere(join(batch, journalName));
  if (text === undefined) return undefined;
  const journal: Journal = JSON.parse(text);
  const place = relative(generated, journal.folder);
  return place === "" || place.startsWith("..") || isAbsolute(place) ? undefined : journal;
}

function finish(batch: string, { folder, write, remove }: Journal): void {
  for (const parent of new Set(write.map((path) => dirname(insidePath(folder, path))))) makeOwnFolder(folder, parent);
  write.forEach((path, index) => {
    try {
      renameSync(join(batch, String(index)), insidePath(folder, path));
    } catch (error) {
      // Already in place: the batch was interrupted behind this file.
      if (!isNotThere(error)) throw error;
    }
  });
  for (const path of remove) removeFile(folder, insidePath(folder, path));
  rmSync(batch, { recursive: true, force: true });
}

/** Make a folder of the output; one that is a link would lead the output elsewhere. */
function makeOwnFolder(top: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (let each = folder; each.length >= top.length; each = dirname(each)) {
    if (each !== top && lstatSync(each).isSymbolicLink())
      throw new ReadError(`${each} is a link; the output needs a folder`);
  }
}

function removeFile(folder: string, path: string): void {
  try {
    if (hasHeader(path)) unlinkSync(path);
    if (dirname(path) !== folder && readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
  } catch (error) {
    if (!isNotThere(error)) throw error;
  }
}
