import { isUtf8 } from "node:buffer";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { nearestName } from "../../compiler/near-names.ts";
import { CallError, count, type Io, NothingToDo, ReadError } from "../io.ts";
import { DesignState } from "../lsp/workspace.ts";
import { designName, designRoot, shownPath } from "../project/project.ts";
import { readRegular } from "../project/regular-file.ts";
import { type DesignOptions, openSession, reportSession, type Session } from "../project/session.ts";
import { clearFolder, readIfThere, writeOutput } from "../project/write.ts";
import { type DesignText, textsOf } from "../texts/design-texts.ts";
import { type PoEntry, type PoFile, PoProblem, parsePo, printPo } from "../texts/po-file.ts";
import { compareTexts, type Taken, withTranslations } from "../texts/take-texts.ts";
import { type UpdatedFile, updateTexts } from "../texts/update-texts.ts";

export interface TextsOptions extends Pick<DesignOptions, "format"> {
  readonly check?: boolean | undefined;
  readonly overwrite?: boolean | undefined;
  /** The files to take translations from; `true` means the files of the design. */
  readonly import?: readonly string[] | true | undefined;
}

/** What the parts of the command share. */
interface Work {
  readonly io: Io;
  readonly session: Session;
  readonly name: string;
  readonly main: string;
  readonly others: readonly string[];
}

/** A file for translators that was read. */
interface GivenFile {
  readonly path: string;
  readonly language: string;
  readonly file: PoFile;
}

/** `trama texts`: write the texts of a design to files for translators, and take translations from them. */
export async function texts(io: Io, argument: string | undefined, options: TextsOptions): Promise<number> {
  const session = openSession(io, argument, options);
  const examination = session.examine();
  const errors = examination.diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return reportSession(session, { diagnostics: errors });
  const [main = "en", ...others] = examination.phases.linked.design.symbols.languages;
  if (others.length === 0)
    throw new NothingToDo("the design has one language", 'list others in design.json: `"languages": ["pt", "en"]`');
  const work: Work = { io, session, name: designName(session.project.design), main, others };
  const found = textsOf(examination);
  try {
    return options.import ? await take(work, found, options.import) : await update(work, found, options);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    io.err(`${error.message}\n`);
    return 1;
  }
}

/** A file for translators that cannot be read; the message has its place. */
class FileProblem extends Error {}

/** The path of a language's file, inside the design. */
const pathOf = (language: string): string => `texts/${language}.po`;

const fileOf = ({ session }: Work, language: string): string => join(session.project.design, pathOf(language));

async function update(work: Work, found: readonly DesignText[], options: TextsOptions): Promise<number> {
  const { io, session, name, main, others } = work;
  const updates = others.map((language) => {
    const path = fileOf(work, language);
    const before = readPo(io, path);
    const made = updateTexts(found, language, name, main, before?.file);
    return { language, path, before: before?.text, made, text: printPo(made.file) };
  });
  const changed = updates.filter(({ before, text }) => before?.replaceAll("\r\n", "\n") !== text);
  const lost = options.overwrite
    ? []
    : updates.flatMap(({ path, made }) => made.lost.map((entry) => ({ path, entry })));
  if (lost.length > 0) {
    for (const { path, entry } of lost)
      io.err(`${at(io, path, entry)}: the design does not have this translation of ${entry.key}\n`);
    const design = session.shownDesign;
    io.err(`  help: take it with \`trama texts ${design} --import\`, or drop it with \`--overwrite\`\n`);
    return 1;
  }
  if (options.check) {
    for (const { path } of changed) io.out(`${shownPath(path, io.cwd)} does not match the design\n`);
    if (changed.length > 0) io.err(`  help: run \`trama texts ${session.shownDesign}\` and commit what it writes\n`);
    else for (const one of updates) io.out(told(io, one.path, "is up to date", one.made));
    return changed.length > 0 ? 1 : 0;
  }
  await writeIn(
    work,
    changed.map(({ language, text, before }) => ({ path: pathOf(language), text, before })),
  );
  for (const one of updates) io.out(told(io, one.path, changed.includes(one) ? "written" : "is up to date", one.made));
  return 0;
}

function told(io: Io, path: string, what: string, { file, missing, fuzzy }: UpdatedFile): string {
  const all = count(file.entries.length, "text");
  return `${shownPath(path, io.cwd)} ${what}: ${all}, ${missing} without translation, ${fuzzy} to look at again\n`;
}

/** Take translations into the design files, and keep the files of the design in step. */
async function take(work: Work, found: readonly DesignText[], paths: readonly string[] | true): Promise<number> {
  const { io, session, name, main, others } = work;
  const given = filesToTake(work, paths);
  const taken: Taken[] = [];
  const wrong: string[] = [];
  for (const { path, language, file } of given) {
    const compared = compareTexts(found, language, file.entries);
    taken.push(...compared.taken);
    for (const { entry, message } of compared.wrong) wrong.push(`${at(io, path, entry)}: ${message}`);
    for (const entry of compared.unknown) {
      const near = nearestName(
        entry.key,
        found.map(({ key }) => key),
      );
      const hint = near === undefined ? "" : `; did you mean \`${near}\`?`;
      io.err(`${at(io, path, entry)}: no text \`${entry.key}\` in the design, ignored${hint}\n`);
    }
  }
  const files = withTranslations(taken, main);
  const state = new DesignState(session.project.design);
  const before = new Set(state.examine().diagnostics.map(nameOf));
  for (const [path, text] of files) state.setText(path, text);
  const after = state.examine();
  const broken = after.diagnostics.filter((one) => one.severity === "error" && !before.has(nameOf(one)));
  const pathByLanguage = new Map(given.map(({ language, path }) => [language, path]));
  for (const one of broken) wrong.push(toldBroken(io, one, taken, pathByLanguage));
  if (wrong.length > 0) {
    for (const line of new Set(wrong)) io.err(`${line}\n`);
    io.err("nothing was written\n");
    return 1;
  }
  const current = textsOf(after);
  const records = others.flatMap((language) => {
    const own = given.find((one) => one.language === language);
    if (!own) return [];
    const known = readPo(io, fileOf(work, language));
    const made = updateTexts(current, language, name, main, together(known?.file, own.file));
    return [{ path: pathOf(language), text: printPo(made.file), before: known?.text, made, language }];
  });
  const designs = [...files].map(([path, text]) => ({
    path,
    text,
    before: readIfThere(join(session.project.design, path)),
  }));
  await writeIn(work, [...designs, ...records.filter(({ text, before }) => text !== before)]);
  for (const { path, language, made } of records) {
    const own = taken.filter((one) => one.language === language);
    io.out(`${count(own.length, "text")} taken from ${shownPath(pathByLanguage.get(language) ?? path, io.cwd)}\n`);
    io.out(told(io, join(session.project.design, path), "has", made));
  }
  return 0;
}

const nameOf = ({ code, message, place }: Diagnostic): string => `${code} ${message} ${place.file.path}`;

/** The entries of a file that came, and those it lacks. */
const together = (known: PoFile | undefined, own: PoFile): PoFile => {
  const keys = new Set(own.entries.map(({ key }) => key));
  return {
    headers: { ...known?.headers, ...own.headers },
    entries: [...own.entries, ...(known?.entries ?? []).filter(({ key }) => !keys.has(key))],
  };
};

function filesToTake(work: Work, paths: readonly string[] | true): readonly GivenFile[] {
  const { io, others } = work;
  const all =
    paths === true
      ? others.map((language) => fileOf(work, language)).filter((path) => existsSync(path))
      : paths.map((path) => resolve(io.cwd, path));
  if (all.length === 0) throw new NothingToDo("the design has no files for translators", "run `trama texts` first");
  const seen = new Map<string, string>();
  return all.map((path) => {
    const read = readPo(io, path);
    if (!read) throw new CallError(`there is no file \`${shownPath(path, io.cwd)}\``);
    const { file } = read;
    const language = languageOf(file, path).replace("_", "-");
    if (!others.includes(language)) {
      const known = others.map((one) => `\`${one}\``).join(", ");
      throw new FileProblem(
        `${shownPath(path, io.cwd)}:1: the file is for \`${language}\`; translations of the design are in ${known}`,
      );
    }
    const other = seen.get(language);
    if (other !== undefined)
      throw new CallError(`two files for \`${language}\`: ${other} and ${shownPath(path, io.cwd)}`);
    seen.set(language, shownPath(path, io.cwd));
    return { path, language, file };
  });
}

const languageOf = ({ headers }: PoFile, path: string): string =>
  headers.Language || (/([^/\\]+)\.po$/.exec(path)?.[1] ?? "");

/** Returns the text of a file for translators and what it says; undefined if it does not exist. */
function readPo(io: Io, path: string): { readonly text: string; readonly file: PoFile } | undefined {
  if (!existsSync(path)) return undefined;
  const shown = shownPath(path, io.cwd);
  const bytes = readRegular(path, shown);
  if (!isUtf8(bytes)) throw new FileProblem(`${shown}:${damagedLine(bytes)}: not valid UTF-8`);
  const text = bytes.toString("utf8");
  try {
    return { text, file: parsePo(text) };
  } catch (error) {
    if (error instanceof PoProblem) throw new FileProblem(`${shown}:${error.line}: ${error.message}`);
    throw error;
  }
}

/** The first line whose bytes are not UTF-8. A line feed is never part of another character. */
function damagedLine(bytes: Buffer): number {
  const lines = bytes.toString("latin1").split("\n");
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1"))) + 1;
}

const at = (io: Io, path: string, { line }: PoEntry): string => `${shownPath(path, io.cwd)}:${line}`;

/** Describes an error that the design would have, at the entry that causes it. */
function toldBroken(
  io: Io,
  { message, place, help }: Diagnostic,
  taken: readonly Taken[],
  paths: ReadonlyMap<string, string>,
): string {
  const cause =
    taken.find(({ entry }) => mentions(place.owner, entry.translation)) ??
    taken.find(({ text }) => text.at.place.file.path === place.file.path);
  const where = cause ? `${at(io, paths.get(cause.language) ?? "", cause.entry)}: ` : "";
  return `${where}${cause?.entry.key ?? place.file.path}: ${message}${help ? ` (${help})` : ""}`;
}

/** Whether a text is in a value of the design, or the formula in it. */
const mentions = (value: unknown, text: string): boolean =>
  typeof value === "string"
    ? value.includes(text)
    : typeof value === "object" && value !== null && Object.values(value).some((one) => mentions(one, text));

async function writeIn(
  { io, session }: Work,
  write: readonly { readonly path: string; readonly text: string; readonly before: string | undefined }[],
): Promise<void> {
  const { design } = session.project;
  if (!existsSync(design)) throw new ReadError("the folder of the design is not there");
  clearFolder(io, design);
  await writeOutput({ root: designRoot(session.project), folder: design, write, remove: [] });
}
