import { count } from "../io.ts";
import type { Difference, Differences } from "../project/write.ts";

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

/** Indexes of a longest common subsequence in both lists. */
function longestCommon(a: readonly string[], b: readonly string[]): { before: Set<number>; after: Set<number> } {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i];
    if (!row) continue;
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const found = { before: new Set<number>(), after: new Set<number>() };
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      found.before.add(i++);
      found.after.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}
