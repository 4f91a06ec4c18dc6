/** A field of a filter or an order of rows: a column, or a part of the JSON in it. */
export interface FieldPath {
  /** The relations that lead to the column; mostly none. */
  readonly relations: readonly string[];
  readonly column: string;
  /** The keys that lead to a part of the JSON in the column. */
  readonly keys: readonly JsonKey[];
}

export interface JsonKey {
  readonly arrow: string;
  readonly key: string;
  /** Written in quotes: `"0"` is the entry of an object, `0` an item of a list. */
  readonly isQuoted: boolean;
}

const parts = /(^|\.|->>?)("(?:\\.|[^"\\])*"(?=\.|->|$)|(?:(?!\.|->).)*)/gs;

/**
 * Parse a field: `nome`, `conta.nome` of a relation, `dados->endereco->>cidade`. A name with a dot, an arrow or a quote
 * in it is in double quotes, with backslashes before quotes and backslashes: `"v1.0"`.
 */
export function fieldPath(field: string): FieldPath {
  const names: string[] = [];
  const keys: JsonKey[] = [];
  for (const [, before = "", written = ""] of field.matchAll(parts)) {
    const isQuoted = written.length > 1 && written.startsWith('"') && written.endsWith('"');
    const name = isQuoted ? written.slice(1, -1).replace(/\\(.)/gs, "$1") : written;
    if (before.startsWith("-")) keys.push({ arrow: before, key: name, isQuoted });
    else names.push(name);
  }
  return { relations: names.slice(0, -1), column: names.at(-1) ?? "", keys };
}

/** Returns the field that a column is, whatever its name. */
export const fieldOfColumn = (column: string): string =>
  /^[^".]*$/s.test(column) && !column.includes("->") ? column : inQuotes(column);

/** Returns a text in double quotes. */
export const inQuotes = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** Returns a function that reads a field of rows. As in the database, `->>` yields a text. */
export function fieldReader(field: string): (row: unknown) => unknown {
  const { relations, column, keys } = fieldPath(field);
  const names = [...relations, column, ...keys.map(({ key }) => key)];
  const isText = keys.at(-1)?.arrow === "->>";
  return (row) => {
    const value = names.reduce(memberOf, row);
    return isText && value != null && typeof value !== "string" ? JSON.stringify(value) : value;
  };
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
