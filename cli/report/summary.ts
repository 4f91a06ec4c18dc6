import { count } from "../io.ts";
import type { Difference, Differences } from "../project/write.ts";
import { longestCommon } from "./common-lines.ts";

const shownLines = 3;
const longMiddle = 2_000;

/** Summarize the outdated output: one line per file, and the first lines that differ. */
export function summarize({ write, remove }: Differences, folder: string): string {
  const lines = [
    ...write.map((file) => summarizeFile(file, folder)),
    ...remove.map((path) => `  no longer produced  ${folder}/${path}\n`),
  ];
  return `${count(write.length + remove.length, "output file")} not up to date\n${lines.join("")}`;
}

function summarizeFile({ path, text, before }: Difference, folder: string): string {
  if (before === undefined) return `  missing  ${folder}/${path}\n`;
  const change = compareLines(before.split("\n"), text.split("\n"));
  const shown = [
    ...change.removed.slice(0, shownLines).map((line) => `    - ${line}\n`),
    ...change.added.slice(0, shownLines).map((line) => `    + ${line}\n`),
  ];
  const where = `line ${change.firstLine}, +${change.added.length} -${change.removed.length}`;
  return `  differs  ${folder}/${path} (${where})\n${shown.join("")}`;
}

/** The first line of a new text that differs from the old one, counted from 1. */
export const firstChangedLine = (before: string, after: string): number =>
  compareLines(before.split("\n"), after.split("\n")).firstLine;

interface LineChange {
  readonly firstLine: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Returns the lines that differ, without the common start and end and without common lines in between. */
function compareLines(before: readonly string[], after: readonly string[]): LineChange {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  if (removed.length > longMiddle || added.length > longMiddle) return { firstLine: start + 1, removed, added };
  const common = longestCommon(removed, added);
  return {
    firstLine: start + 1,
    removed: removed.filter((_, index) => !common.before.has(index)),
    added: added.filter((_, index) => !common.after.has(index)),
  };
}
