/** Returns the members of an object; none of anything else. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Returns the value of a JSON text; undefined of another text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Refusal {
  readonly message: string;
  readonly code?: string;
  readonly details?: unknown;
}

/** What a request wrote. */
export interface Write {
  readonly table: string;
  readonly data: unknown;
}

/**
 * Returns the refused columns of a write: by column, a message of the database's own functions, or the code of the
 * constraint. A constraint that names no column is reported by its own name. Without any, returns null.
 *
 * A function reports messages by column as a JSON object in `details`. Constraints report their columns in words: a
 * unique key in `details`, or, if the table has policies, only in its name, `<table>_<columns>_key`; a missing value in
 * the message, and a check in its name, `<table>_<column>_check`.
 */
export function refusedFields(
  { message, code = "", details }: Refusal,
  write?: Write,
): Readonly<Record<string, string>> | null {
  const text = typeof details === "string" ? details : "";
  const own = textsOf(parsedJson(text));
  if (Object.keys(own).length > 0) return own;
  const columns = columnsOf(message, code, text, write);
  return columns.length === 0 ? null : Object.fromEntries(columns.map((column) => [column, code]));
}

function columnsOf(message: string, code: string, details: string, write: Write | undefined): readonly string[] {
  if (code === "23502") return /null value in column "(.+?)"/.exec(message)?.slice(1) ?? [];
  if (code === "23505") {
    const [, key = ""] = /^Key \((.*?)\)=\(/.exec(details) ?? [];
    const columns = key
      .split(", ")
      .flatMap((part) => /^"?(\w+)"?$|\("?(\w+)"?\b/.exec(part)?.slice(1).find(Boolean) ?? []);
    if (columns.length > 0) return columns;
    const [, name] = /unique constraint "(.+?)"/.exec(message) ?? [];
    if (name === undefined) return [];
    const named = write ? columnsInName(name, write) : [];
    return named.length > 0 ? named : [name];
  }
  if (code !== "23514") return [];
  const [, table = "", name = ""] = /relation "(.+?)" violates check constraint "(.+?)"/.exec(message) ?? [];
  const [, column = name] = name.startsWith(`${table}_`)
    ? (/^(.+?)_check\d*$/.exec(name.slice(table.length + 1)) ?? [])
    : [];
  // The check of a domain names no table.
  return column === "" ? [] : [column];
}

/** Returns the written columns with which the name of a unique key ends: `sku` of `products_shop_id_sku_key`. */
function columnsInName(name: string, { table, data }: Write): readonly string[] {
  if (!name.startsWith(`${table}_`)) return [];
  const words = name
    .slice(table.length + 1)
    .replace(/_(?:key|idx)\d*$/, "")
    .split("_");
  const columns = Object.keys(objectOf(Array.isArray(data) ? data[0] : data));
  return (
    words.map((_, start) => joinedTo(words.slice(start).join("_"), columns)).find((found) => found.length > 0) ?? []
  );
}

/** Returns the columns whose names, joined by `_`, are a text, or an empty list. */
function joinedTo(text: string, columns: readonly string[]): readonly string[] {
  for (const column of columns) {
    if (column === text) return [column];
    const rest = text.startsWith(`${column}_`) ? joinedTo(text.slice(column.length + 1), columns) : [];
    if (rest.length > 0) return [column, ...rest];
  }
  return [];
}

const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(objectOf(value)).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
