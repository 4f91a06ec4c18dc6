import { isMigration } from "../../../project/migrations.ts";
import type { Change, Line } from "../../change.ts";
import { words } from "../../render/words.ts";
import type { Side } from "../../side.ts";
import { compareCode, newAddresses } from "./code.ts";
import { compareConfig, compareLock, comparePackage, compareProject } from "./settings.ts";

/** Compares the files of both designs that are not JSON, and the files of their projects. */
export function compareFiles(base: Side, head: Side, origins: ReadonlySet<string>): readonly Change[] {
  const changes: Change[] = [];
  const emit = (path: string, lines: readonly Line[]): void => {
    for (const line of lines) changes.push({ area: "files", unit: "", where: [path], path, ...line });
  };
  const [was, is] = [base.others, head.others];
  for (const path of [...new Set([...was.keys(), ...is.keys()])].sort())
    if (was.get(path) !== is.get(path)) emit(path, changeOf(path, base.textOf(path), head.textOf(path), origins));
  const [before, after] = [base.project ?? new Map<string, string>(), head.project ?? new Map<string, string>()];
  for (const name of [...new Set([...before.keys(), ...after.keys()])].sort())
    if (plainText(before.get(name)) !== plainText(after.get(name)))
      emit(name, projectChange(name, before.get(name), after.get(name)));
  return changes;
}

/** Ignores line ends: git may change them in the working tree. */
const plainText = (text: string | undefined): string | undefined => text?.replaceAll("\r\n", "\n");

const what = (base: string | undefined, head: string | undefined): string =>
  base === undefined ? "added" : head === undefined ? "removed" : "changed";

const isTest = (path: string): boolean =>
  /(?:[._]test|[._]spec)\.\w+$|(?:^|\/)(?:tests?|__tests__|fixtures)\//.test(path);
const isCode = (path: string): boolean =>
  /^(?:custom|supabase\/functions)\/.*\.(?:[cm]?[jt]sx?|jsonc?|html)$/.test(path) || /^assets\/.*\.[cm]?js$/.test(path);
const isMarkup = (path: string): boolean => /\.(?:svg|html?|xml|css)$/i.test(path);

function changeOf(
  path: string,
  base: string | undefined,
  head: string | undefined,
  origins: ReadonlySet<string>,
): readonly Line[] {
  const plain: Line = { words: [what(base, head)], risks: [] };
  if (path === "supabase/config.toml") {
    const lines = compareConfig(base, head);
    return lines.length > 0 && head !== undefined ? lines : [plain, ...lines];
  }
  if (head === undefined || isMigration(path) || isTest(path)) return [plain];
  if (isCode(path)) return [compareCode(base, head, origins)];
  return isMarkup(path) ? [markupChange(base, head, origins)] : [plain];
}

/** Markup that runs code. */
const running = /<script\b|<foreignObject\b|<iframe\b|\son\w+\s*=|javascript:|@import\b/gi;
/** Addresses that name a format, and load nothing. */
const formats = /\b(?:xmlns(?::\w+)?|rdf:\w+)\s*=\s*["'][^"']*["']|<!DOCTYPE[^>]*>/gi;

function markupChange(base: string | undefined, head: string, origins: ReadonlySet<string>): Line {
  const countIn = (text: string): number => [...text.matchAll(running)].length;
  const isRunning = countIn(head) > countIn(base ?? "");
  const addresses = newAddresses((base ?? "").replaceAll(formats, ""), head.replaceAll(formats, ""), origins);
  return {
    words: words`${what(base, head)}${isRunning ? ", with code or markup that runs" : ""}`,
    risks: [
      ...(isRunning ? (["trusted-html"] as const) : []),
      ...(addresses.length > 0 ? (["new-origin"] as const) : []),
    ],
  };
}

function projectChange(name: string, base: string | undefined, head: string | undefined): readonly Line[] {
  const lines = linesOf(name, base, head);
  return lines.length > 0 ? lines : [{ words: [what(base, head)], risks: [] }];
}

function linesOf(name: string, base: string | undefined, head: string | undefined): readonly Line[] {
  switch (name) {
    case "package.json":
      return comparePackage(base, head);
    case "package-lock.json":
    case "npm-shrinkwrap.json":
      return compareLock(base, head);
    case "trama.config.json":
      return compareProject(base, head);
    default:
      return [{ words: words`${what(base, head)}; its packages are not compared`, risks: ["not-compared"] }];
  }
}
