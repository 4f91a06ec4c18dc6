import { applyEdits, modify } from "jsonc-parser";
import type { JsonContainer, Place, SourceFile } from "../../compiler/span.ts";
import { formatDesignFile } from "../format/format.ts";

/** A change of one value: `undefined` removes it. */
export interface Fix {
  readonly place: Place;
  readonly value: unknown;
}

/** Returns the text of a file after its fixes, in the layout of `trama fmt`. */
export function fixedText(file: SourceFile, fixes: readonly Fix[]): string {
  const paths = pathsOf(file.json);
  const text = fixes.reduce((now, { place, value }) => {
    const path = paths.get(place.owner);
    if (path === undefined || place.key === undefined) throw new Error(`a fix without a place in ${file.path}`);
    return applyEdits(now, modify(now, [...path, place.key], value, {}));
  }, file.text);
  return formatDesignFile(file.path, text);
}

/** The path of each object and array of a file. */
export function pathsOf(json: unknown): ReadonlyMap<JsonContainer, readonly (string | number)[]> {
  const found = new Map<JsonContainer, readonly (string | number)[]>();
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value !== "object" || value === null) return;
    found.set(value, path);
    if (Array.isArray(value)) for (const [index, each] of value.entries()) visit(each, [...path, index]);
    else for (const [name, each] of Object.entries(value)) visit(each, [...path, name]);
  };
  visit(json, []);
  return found;
}
