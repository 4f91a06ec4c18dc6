import { cssTokens } from "./css-tokens.ts";

/** What is wrong with the value of a style property. */
export interface WrongValue {
  readonly start: number;
  readonly end: number;
  /** The wrong part; undefined if the value ends too early. */
  readonly found: string | undefined;
  readonly nearest: string | undefined;
  /** What may be there instead: words in backticks, and kinds such as `a length`. Empty if nothing may follow. */
  readonly expected: readonly string[];
  /** The words that may be there instead. */
  readonly words: readonly string[];
}

interface Area {
  readonly from: number;
  readonly to: number;
  lastRow: number;
}

/** Returns the first row of named areas that is shorter or longer than the one before, or breaks a rectangle. */
export function wrongAreas(value: string): WrongValue | undefined {
  const rows = cssTokens(value).filter(({ kind }) => kind === "string");
  const areas = new Map<string, Area>();
  let width: number | undefined;
  for (const [row, { start, end }] of rows.entries()) {
    const names = value.slice(start + 1, end - 1).match(/\.+|[^\s.]+/g) ?? [];
    const wrong = { start, end, found: value.slice(start, end), nearest: undefined, words: [] };
    width ??= names.length;
    if (names.length !== width || width === 0)
      return { ...wrong, expected: [width === 0 ? "at least one area" : `as many areas as before: ${width}`] };
    if (!fits(areas, names, row)) return { ...wrong, expected: ["the name of an area only for one rectangle"] };
  }
  return undefined;
}

/** Adds a row to the areas. Returns whether each of its names continues the rectangle above, or starts one. */
function fits(areas: Map<string, Area>, names: readonly string[], row: number): boolean {
  for (let at = 0; at < names.length; at++) {
    const name = names[at] ?? "";
    if (name.startsWith(".")) continue;
    const from = at;
    while (names[at + 1] === name) at++;
    const known = areas.get(name);
    if (known === undefined) areas.set(name, { from, to: at, lastRow: row });
    else if (known.from !== from || known.to !== at || known.lastRow !== row - 1) return false;
    else known.lastRow = row;
  }
  return true;
}
