import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../cli/main.ts";
import { writePart } from "./cases.ts";
import { filesBelow } from "./designs.ts";

// Each folder of tests/diff is a case: a design before and after an edit, and what `trama diff` prints about it.
// `base/` and `head/` have files to add to tests/defaults/base, or to designs/vendas where `edits.json` says so. That file
// also has replacements of text and the files to remove.

const cases = join(import.meta.dirname, "diff");
const vendas = join(import.meta.dirname, "../designs/vendas");

interface Edit {
  /** A file, or `*` for all JSON files. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Replaces every occurrence; otherwise there must be exactly one. */
  readonly all?: boolean;
}

interface Edits {
  /** The design that the case starts from, instead of the default one. */
  readonly design?: "vendas";
  readonly base?: readonly Edit[];
  readonly head?: readonly Edit[];
  readonly remove?: readonly string[];
}

/** The names of the cases; those with migrations of their own need a database. */
export const caseNames = (needsDatabase: boolean): readonly string[] =>
  readdirSync(cases).filter(
    (name) => filesBelow(join(cases, name)).some((path) => path.endsWith(".sql")) === needsDatabase,
  );

/** The folder of a case. */
export const caseFolder = (name: string): string => join(cases, name);

/** Makes both designs of a case, as `base` and `head` in a new folder; remove it at the end. */
export function makeCase(name: string): string {
  const top = realpathSync(mkdtempSync(join(tmpdir(), "trama-review-")));
  const folder = caseFolder(name);
  const list = join(folder, "edits.json");
  const edits: Edits = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  writeFileSync(join(top, "package.json"), '{ "private": true }\n');
  const [base, head] = [join(top, "base"), join(top, "head")];
  if (edits.design === "vendas") {
    cpSync(vendas, base, { recursive: true, filter: (path) => !/[\\/]supabase[\\/]seed/.test(path) });
    overlay(join(folder, "base"), base);
  } else writePart(folder, "base", base);
  for (const edit of edits.base ?? []) replace(base, edit);
  cpSync(base, head, { recursive: true });
  overlay(join(folder, "head"), head);
  for (const edit of edits.head ?? []) replace(head, edit);
  for (const path of edits.remove ?? []) rmSync(join(head, path));
  return top;
}

function overlay(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}

function replace(folder: string, { file, from, to, all }: Edit): void {
  const paths = file === "*" ? filesBelow(folder).filter((path) => path.endsWith(".json")) : [join(folder, file)];
  for (const path of paths) {
    const text = readFileSync(path, "utf8");
    const count = text.split(from).length - 1;
    if (!all && count !== 1) throw new Error(`${count} matches in ${path}: ${from}`);
    writeFileSync(
      path,
      text.replaceAll(from, () => to),
    );
  }
}

/** What a command printed, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `trama diff` in this process. */
export async function runDiff(cwd: string, ...args: readonly string[]): Promise<Ran> {
  const printed = { out: "", err: "" };
  const code = await main(["diff", ...args], {
    cwd,
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
    color: false,
    progress: false,
  });
  return { code, ...printed };
}

const mayUpdate = process.env.UPDATE === "1" && !process.env.CI;

/** Returns what a case prints as Markdown, and what is expected. */
export async function checkCase(name: string): Promise<{ readonly found: string; readonly expected: string }> {
  const top = makeCase(name);
  try {
    const { code, out, err } = await runDiff(top, "base", "head", "--format", "markdown");
    const found = code === 0 && err === "" ? out : `exit ${code}\n${out}${err.replaceAll(top, "<here>")}`;
    const path = join(caseFolder(name), "expected.md");
    if (mayUpdate) writeFileSync(path, found);
    return { found, expected: readFileSync(path, "utf8") };
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}
