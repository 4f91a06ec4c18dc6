import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject, recordOf } from "../../json.ts";
import type { TablesFile } from "./tables-file.ts";

/**
 * Lists the differences between a `tables.json` and the database, one line each: added, removed, changed.
 *
 * `before` is the JSON of the file, which may be invalid. Lines are sorted by name.
 */
export function tablesDifferences(before: unknown, after: TablesFile): readonly string[] {
  const known = recordOf(before);
  return [
    ...things("table", recordOf(known.tables), after.tables, "column", "columns"),
    ...things("view", recordOf(known.views), after.views, "column", "columns"),
    ...things("function", recordOf(known.functions), after.functions, "argument", "args"),
  ];
}

function things(
  noun: string,
  before: JsonObject,
  after: Readonly<Record<string, object>>,
  partNoun: string,
  partsKey: string,
): readonly string[] {
  return namesOf(before, after).flatMap((name) => {
    const now = after[name];
    if (now === undefined) return [`${noun} \`${name}\` is gone`];
    if (!Object.hasOwn(before, name)) return [`${noun} \`${name}\` is new`];
    const { [partsKey]: hadParts, ...had } = recordOf(before[name]);
    const { [partsKey]: hasParts, ...has } = recordOf(now);
    const rest = namesOf(had, has).filter((key) => !isDeepStrictEqual(had[key], has[key]));
    return [
      ...parts(`${partNoun} \`${name}.`, recordOf(hadParts), recordOf(hasParts)),
      ...(rest.length > 0 ? [`${noun} \`${name}\` differs in ${listed(rest)}`] : []),
    ];
  });
}

function parts(start: string, before: JsonObject, after: JsonObject): readonly string[] {
  return namesOf(before, after).flatMap((name) => {
    const [had, has] = [recordOf(before[name]), recordOf(after[name])];
    if (!Object.hasOwn(after, name)) return [`${start}${name}\` is gone`];
    if (!Object.hasOwn(before, name)) return [`${start}${name}\` is new: ${typeWords(has)}`];
    if (isDeepStrictEqual(had, has)) return [];
    const [was, is] = [typeWords(had), typeWords(has)];
    if (was !== is) return [`${start}${name}\` is ${is}, not ${was}`];
    return [
      `${start}${name}\` differs in ${listed(namesOf(had, has).filter((key) => !isDeepStrictEqual(had[key], has[key])))}`,
    ];
  });
}

/** Describes a type: `text or nothing`, `list of number`, `one of "a", "b"`. */
function typeWords({ type, item, enum: values, nullable }: JsonObject): string {
  const named = isObject(item) ? `list of ${typeWords(item)}` : String(type);
  const base = Array.isArray(values) ? `one of ${values.map((value) => JSON.stringify(value)).join(", ")}` : named;
  return nullable === true ? `${base} or nothing` : base;
}

const namesOf = (one: object, other: object): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(", ");
