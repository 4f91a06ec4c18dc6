import { locate } from "../1-load/locate.ts";
import type { Place, SourceFile } from "../span.ts";
import type { Diagnostic, Severity } from "./diagnostic.ts";
import { explanations } from "./explanations.ts";

/** A position for tools: lines and columns from 1, offsets from 0, all in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A diagnostic for tools. The shape is public: fields are only added. */
export interface DiagnosticRecord {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly help: string | null;
  readonly file: string;
  readonly start: Position;
  readonly end: Position;
  readonly related: readonly {
    readonly message: string;
    readonly file: string;
    readonly start: Position;
    readonly end: Position;
  }[];
}

/** How diagnostics are rendered. `folder` is the prefix of paths, such as `designs/vendas`. */
export interface RenderOptions {
  readonly color?: boolean;
  readonly folder?: string;
}

/** Returns diagnostics as records, sorted by file and position, without duplicates. */
export function toRecords(diagnostics: readonly Diagnostic[], folder = ""): DiagnosticRecord[] {
  return sorted(diagnostics).map(({ diagnostic, spot }) => recordOf(diagnostic, spot, folder));
}

/** Returns records as a JSON array. */
export const renderJson = (records: readonly DiagnosticRecord[]): string => `${JSON.stringify(records, null, 2)}\n`;

/** How many diagnostics with the same code people see per file; tools see all. */
const repetitionLimit = 100;

/**
 * Returns diagnostics for people: each with its line, the line before and the help, and the totals at the end.
 *
 * Shows the first hundred per code and file, and how many follow.
 */
export function renderPretty(diagnostics: readonly Diagnostic[], options: RenderOptions = {}): string {
  if (diagnostics.length === 0) return "";
  const paint = painter(options.color === true);
  const keyOf = ({ diagnostic, spot }: Entry) => `${diagnostic.code} ${spot.file.path}`;
  const entries = sorted(diagnostics);
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  const shown = new Map<string, number>();
  const blocks: string[] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    const position = (shown.get(key) ?? 0) + 1;
    shown.set(key, position);
    if (position > repetitionLimit) continue;
    const { diagnostic, spot } = entry;
    blocks.push(block(diagnostic, spot, paint, options.folder ?? ""));
    const rest = (counts.get(key) ?? 0) - repetitionLimit;
    if (position === repetitionLimit && rest > 0) blocks.push(restLine(rest, diagnostic.code));
  }
  return `${blocks.join("\n\n")}\n\n${summary(diagnostics)}\n`;
}

const restLine = (count: number, code: string) => `and ${count.toLocaleString("en")} more \`${code}\` in this file`;

/** Counts errors and warnings: `2 errors, 1 warning`. */
export function summary(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Severity) => {
    const found = diagnostics.filter((each) => each.severity === severity).length;
    return found === 0 ? [] : [`${found} ${severity}${found === 1 ? "" : "s"}`];
  };
  return [...count("error"), ...count("warning")].join(", ") || "no errors";
}

/** Returns the explanation of a code: a wrong design, why it is wrong, the right one. */
export function explain(code: string): string | undefined {
  return Object.hasOwn(explanations, code) ? explanations[code] : undefined;
}

/** A place with its lines and columns. */
interface Spot {
  readonly file: SourceFile;
  readonly start: Position;
  readonly end: Position;
}

interface Entry {
  readonly diagnostic: Diagnostic;
  readonly spot: Spot;
}

function sorted(diagnostics: readonly Diagnostic[]): Entry[] {
  const entries = diagnostics.map((diagnostic) => ({ diagnostic, spot: spotOf(diagnostic.place) }));
  entries.sort(
    (a, b) =>
      compare(a.spot.file.path, b.spot.file.path) ||
      a.spot.start.offset - b.spot.start.offset ||
      a.spot.end.offset - b.spot.end.offset ||
      compare(a.diagnostic.code, b.diagnostic.code) ||
      compare(a.diagnostic.message, b.diagnostic.message),
  );
  return entries;
}

/** Compares by UTF-16 units, so that the locale has no effect. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function spotOf(place: Place): Spot {
  const { start, end } = locate(place);
  return { file: place.file, start: positionOf(place.file, start), end: positionOf(place.file, end) };
}

function recordOf(diagnostic: Diagnostic, spot: Spot, folder: string): DiagnosticRecord {
  return {
    code: diagnostic.code,
    severity: diagnostic.severity,
    message: diagnostic.message,
    help: diagnostic.help ?? null,
    file: pathOf(spot.file, folder),
    start: spot.start,
    end: spot.end,
    related: diagnostic.related.map((related) => {
      const other = spotOf(related.place);
      return { message: related.message, file: pathOf(other.file, folder), start: other.start, end: other.end };
    }),
  };
}

const pathOf = (file: SourceFile, folder: string) => (folder === "" ? file.path : `${folder}/${file.path}`);

/** Offsets at which the lines of a file start. They depend only on the file and are kept as long as it is. */
const lineStartsByFile = new WeakMap<SourceFile, readonly number[]>();

function lineStarts(file: SourceFile): readonly number[] {
  let starts = lineStartsByFile.get(file);
  if (starts === undefined) {
    const found = [0];
    for (let at = file.text.indexOf("\n"); at !== -1; at = file.text.indexOf("\n", at + 1)) found.push(at + 1);
    starts = found;
    lineStartsByFile.set(file, starts);
  }
  return starts;
}

/** Returns the line and column of an offset in a file. */
export function positionOf(file: SourceFile, offset: number): Position {
  const starts = lineStarts(file);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, offset };
}

type Paint = (style: "error" | "warning" | "dim" | "bold" | "help", text: string) => string;

const styles = { error: "1;31", warning: "1;33", dim: "2", bold: "1", help: "36" };

const painter =
  (isColored: boolean): Paint =>
  (style, text) =>
    isColored ? `\u001b[${styles[style]}m${text}\u001b[0m` : text;

function block(
  { code, severity, message, help, related }: Diagnostic,
  spot: Spot,
  paint: Paint,
  folder: string,
): string {
  const lines = [
    `${paint(severity, severity)} ${paint("bold", `${code}:`)} ${printable(message)}`,
    `  ${where(spot, folder)}`,
    ...excerpt(spot, severity, paint),
    ...related.map((each) => `  ${printable(each.message)}: ${where(spotOf(each.place), folder)}`),
    ...(help === undefined ? [] : [`  ${paint("help", "help:")} ${printable(help)}`]),
  ];
  return lines.join("\n");
}

function where(spot: Spot, folder: string): string {
  const path = pathOf(spot.file, folder);
  // A file that could not be read has no lines to point at.
  return spot.file.text === "" ? path : `${path}:${spot.start.line}:${spot.start.column}`;
}

/** Longer lines are cut around the place, so that a design on one line stays readable. */
const widthLimit = 100;

/** Returns the line before, for orientation, the line itself and a mark under the place. */
function excerpt({ file, start, end }: Spot, severity: Severity, paint: Paint): string[] {
  if (file.text === "") return [];
  const width = Math.max(4, String(start.line).length);
  const row = (line: number, text: string) =>
    `  ${paint("dim", `${String(line).padStart(width)} |`)} ${text}`.trimEnd();
  const text = lineText(file, start.line);
  const from = start.column - 1;
  const to = end.line === start.line ? end.column - 1 : text.length;
  const cut = text.length > widthLimit ? Math.max(0, Math.min(from - 20, text.length - widthLimit)) : 0;
  const shown = clipped(text, cut);
  const lead = (cut > 0 ? 1 : 0) + columns(text.slice(cut, from));
  const room = columns(shown) - lead;
  const length = Math.max(1, to > cut + widthLimit ? room : Math.min(columns(text.slice(from, to)), room));
  const before = start.line > 1 ? clipped(lineText(file, start.line - 1), 0) : "";
  const context = before.trim() === "" ? [] : [row(start.line - 1, before)];
  const mark = `  ${" ".repeat(width)} ${paint("dim", "|")} ${" ".repeat(lead)}${paint(severity, "^".repeat(length))}`;
  return [...context, row(start.line, shown), mark];
}

function clipped(text: string, cut: number): string {
  const end = cut + widthLimit;
  return `${cut > 0 ? "…" : ""}${printable(text.slice(cut, end))}${text.length > end ? "…" : ""}`;
}

function lineText(file: SourceFile, line: number): string {
  const starts = lineStarts(file);
  const start = starts[line - 1] ?? 0;
  const next = starts[line];
  const text = file.text.slice(start, next === undefined ? file.text.length : next - 1);
  return text.endsWith("\r") ? text.slice(0, -1) : text;
}

/** Returns text of a design for a terminal: tabs become spaces, control and direction characters become dots. */
function printable(text: string): string {
  return text
    .replaceAll("\t", " ")
    .replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, "\u00b7");
}

/** Counts the columns of a text in a terminal: none for combining marks, two for wide letters and most emoji. */
function columns(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let count = 0;
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)) {
    const code = segment.codePointAt(0) ?? 0;
    const isWide =
      /\p{Emoji_Presentation}|\ufe0f/u.test(segment) ||
      (code >= 0x1100 &&
        (code <= 0x115f || (code >= 0x2e80 && code <= 0xa4cf) || (code >= 0xac00 && code <= 0xd7a3))) ||
      (code >= 0xf900 && code <= 0xfaff) ||
      (code >= 0xff00 && code <= 0xff60) ||
      (code >= 0x20000 && code <= 0x3fffd);
    count += isWide ? 2 : 1;
  }
  return count;
}
