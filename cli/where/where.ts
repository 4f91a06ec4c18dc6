import { locate } from "../../compiler/1-load/locate.ts";
import type { OutputFile } from "../../compiler/compile.ts";
import type { Place, Span } from "../../compiler/span.ts";

/** Lines of a file of the output, from 1; `last` is included. */
export interface OutputLines {
  readonly path: string;
  readonly first: number;
  readonly last: number;
}

/** Returns the design value of a line, from 1, or of the nearest line above that has one. */
export function originOf({ origins }: OutputFile, line: number): Place | undefined {
  for (let index = line - 1; index >= 0; index--) if (origins[index]) return origins[index];
  return origins.find((origin) => origin !== undefined);
}

/**
 * Lists the lines of the output that come from a part of a design file, in the order of files and lines.
 *
 * These are the lines whose value starts in the part. If there are none, those of the smallest value around it.
 */
export function linesFrom(files: readonly OutputFile[], wanted: Span): readonly OutputLines[] {
  const all = files.flatMap((file) => locatedLines(file, wanted.file));
  const inside = all.filter(({ span }) => span.start >= wanted.start && span.start < wanted.end);
  if (inside.length > 0) return runsOf(inside);
  const around = all.filter(({ span }) => span.start <= wanted.start && span.end >= wanted.end);
  const smallest = Math.min(...around.map(({ span }) => span.end - span.start));
  return runsOf(around.filter(({ span }) => span.end - span.start === smallest));
}

interface LocatedLine {
  readonly path: string;
  readonly line: number;
  readonly span: Span;
}

/** The lines of a file of the output that come from a file of the design. */
const locatedLines = ({ path, origins }: OutputFile, source: string): readonly LocatedLine[] =>
  origins.flatMap((place, index) =>
    place?.file.path === source ? [{ path, line: index + 1, span: locate(place) }] : [],
  );

function runsOf(lines: readonly LocatedLine[]): readonly OutputLines[] {
  const runs: OutputLines[] = [];
  for (const { path, line } of lines) {
    const last = runs.at(-1);
    if (last?.path === path && line <= last.last + 1) runs[runs.length - 1] = { ...last, last: line };
    else runs.push({ path, first: line, last: line });
  }
  return runs;
}

/** Returns the offsets of a line of a text, from 1, without the space before its content; undefined if there is none. */
export function offsetsOfLine(text: string, line: number): readonly [start: number, end: number] | undefined {
  const lines = text.split("\n");
  const content = lines[line - 1];
  if (content === undefined) return undefined;
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [start + content.length - content.trimStart().length, start + content.length];
}
