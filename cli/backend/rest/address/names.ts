import type { Scanner } from "./scanner.ts";

/** One step of a path into a JSON value: to a key, or to the item of a list. */
export interface JsonStep {
  /** `->` results in JSON, `->>` in a text. */
  readonly arrow: "->" | "->>";
  readonly to: { readonly key: string } | { readonly index: string };
}

/** A column, or what a path leads to in its JSON value. */
export interface Field {
  readonly name: string;
  readonly path: readonly JsonStep[];
}

/** A field with the names of the embedded relations that lead to it. */
export interface FieldPath {
  readonly relations: readonly string[];
  readonly field: Field;
}

/*
 * The grammar of PostgREST 12, ApiRequest/QueryParams: a name is in quotes, with backslashes, or consists of letters,
 * digits, `_`, `$`, spaces and single dashes.
 */

const identifierPattern = /[\p{L}0-9_ $]+/uy;
const keyPattern = /[^(\-:.,>)]+/uy;
const plainPattern = /[^\\"]+/uy;

/** Returns the text within quotes, without its backslashes. */
export function quoted(scanner: Scanner): string {
  scanner.expect('"');
  let text = "";
  while (!scanner.skips('"')) {
    if (scanner.skips("\\")) {
      const escaped = scanner.match(/./suy);
      text += escaped ?? scanner.fail("any character");
    } else {
      text += scanner.match(plainPattern) ?? scanner.fail('"\\""');
    }
  }
  return text;
}

/** Returns letters, digits, `_`, `$` and spaces, without spaces at the ends: the name of a type or language. */
export const identifier = (scanner: Scanner): string =>
  (scanner.match(identifierPattern) ?? scanner.fail("letter or digit")).trim();

export const fieldName = (scanner: Scanner): string =>
  scanner.sees('"') ? quoted(scanner) : dashed(scanner, identifierPattern, "field name (* or [a..z0..9_$])");

const keyName = (scanner: Scanner): string =>
  scanner.sees('"') ? quoted(scanner) : dashed(scanner, keyPattern, "any non reserved character different from: .,>()");

/** Returns parts with single dashes between them; the dash of an arrow ends the name. */
function dashed(scanner: Scanner, pattern: RegExp, expected: string): string {
  const part = (): string => (scanner.match(pattern) ?? scanner.fail(expected)).trim();
  let name = part();
  while (scanner.sees("-") && !scanner.sees("->")) {
    scanner.expect("-");
    name += `-${part()}`;
  }
  return name;
}

export function jsonPath(scanner: Scanner): readonly JsonStep[] {
  const path: JsonStep[] = [];
  while (scanner.sees("->")) {
    const arrow = scanner.skips("->>") ? "->>" : "->";
    scanner.skips("->");
    const index = scanner.match(/-?\d+(?=->|::|\.|,|$)/y);
    path.push({ arrow, to: index === undefined ? { key: keyName(scanner) } : { index } });
  }
  return path;
}

export function field(scanner: Scanner): Field {
  scanner.skipSpaces();
  const name = fieldName(scanner);
  const path = jsonPath(scanner);
  scanner.skipSpaces();
  return { name, path };
}

/** Parse a key such as `posts.comments.text` or `posts.data->a`. What follows it is ignored, as by PostgREST. */
export function fieldPath(scanner: Scanner): FieldPath {
  const names = scanner.separated(fieldName, ".");
  const name = names.at(-1) ?? "";
  return { relations: names.slice(0, -1), field: { name, path: jsonPath(scanner) } };
}
