import type { Type } from "../../formula-types.ts";
import type { LinkedValue } from "../linked-design.ts";

/** The fields that a filter and an order of rows can name. */
export interface NamedFields {
  readonly columns: ReadonlyMap<string, Type>;
  /** The embedded rows, by relation; absent if nothing can be embedded. */
  readonly related?: ReadonlyMap<string, RelatedRows>;
}

/** Rows that are embedded in each row. */
export interface RelatedRows {
  readonly columns: ReadonlyMap<string, Type>;
  /** The columns that are read; absent if all are. */
  readonly read: readonly string[] | undefined;
  /** The columns that are read as text. */
  readonly asText: readonly string[];
  readonly isMany: boolean;
}

/** A field of a filter or an order: a column, of a relation if one is named, or a part of the JSON in it. */
export interface FieldPath {
  readonly relation: string | undefined;
  readonly column: string;
  /** The keys that lead to a part of the JSON. */
  readonly keys: readonly string[];
  /** The keys as written, with their arrows. */
  readonly tail: string;
}

const head = /^(?:"(?:\\.|[^"\\])*"|(?!->).)*/s;
const names = /(?:^|\.)("(?:\\.|[^"\\])*"(?=\.|$)|[^.]*)/gs;
const keys = /->>?("(?:\\.|[^"\\])*"(?=->|$)|(?:(?!->).)*)/gs;

/**
 * Parse a field: `nome`, `conta.nome` of a relation, `dados->endereco->>cidade`. A name with a dot, an arrow or a quote
 * in it is in double quotes; without quotes, what is the name of a column is that column.
 */
export function parseField(field: string, { columns }: NamedFields): FieldPath {
  if (columns.has(field)) return { relation: undefined, column: field, keys: [], tail: "" };
  const [path = ""] = head.exec(field) ?? [];
  const tail = field.slice(path.length);
  const rest = { keys: Array.from(tail.matchAll(keys), ([, key = ""]) => unquoted(key)), tail };
  if (columns.has(path)) return { relation: undefined, column: path, ...rest };
  const [first = "", ...more] = Array.from(path.matchAll(names), ([, name = ""]) => name);
  if (more.length === 0) return { relation: undefined, column: unquoted(first), ...rest };
  return { relation: unquoted(first), column: unquoted(more.join(".")), ...rest };
}

/** Returns the field in the notation of the runtime, which does not know the columns. */
export function spellField(field: string, fields: NamedFields): string {
  const { relation, column, tail } = parseField(field, fields);
  return `${relation === undefined ? "" : `${spellName(relation)}.`}${spellName(column)}${tail}`;
}

const spellName = (name: string): string => (/["\\.]|->/.test(name) ? inQuotes(name) : name);

/** Returns a name in double quotes, with backslashes before quotes and backslashes. */
export const inQuotes = (name: string): string => `"${name.replace(/["\\]/g, "\\$&")}"`;

const unquoted = (name: string): string =>
  name.length > 1 && name.startsWith('"') && name.endsWith('"') ? name.slice(1, -1).replace(/\\(.)/gs, "$1") : name;

/** Returns a filter or an order with its fields in the notation of the runtime. */
export function withSpelledFields(value: LinkedValue, fields: NamedFields): LinkedValue {
  switch (value.kind) {
    case "literal":
      return { ...value, value: spelledJson(value.value, fields) };
    case "list":
      return { ...value, items: value.items.map((item) => withSpelledFields(item, fields)) };
    case "record":
      return {
        ...value,
        entries: value.entries.map((entry) =>
          isField(entry.name) && entry.value.kind === "literal" && typeof entry.value.value === "string"
            ? { ...entry, value: { ...entry.value, value: spellField(entry.value.value, fields) } }
            : isGroup(entry.name)
              ? { ...entry, value: withSpelledFields(entry.value, fields) }
              : entry,
        ),
      };
    default:
      return value;
  }
}

const isField = (name: string): boolean => name === "field" || name === "by";
const isGroup = (name: string): boolean => name === "and" || name === "or";

function spelledJson(json: unknown, fields: NamedFields): unknown {
  if (Array.isArray(json)) return json.map((item) => spelledJson(item, fields));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      isField(name) && typeof value === "string"
        ? spellField(value, fields)
        : isGroup(name)
          ? spelledJson(value, fields)
          : value,
    ]),
  );
}
