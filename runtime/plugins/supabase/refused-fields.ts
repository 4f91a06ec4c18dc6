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

/**
 * Returns the refused columns of a write: by column, a message of the database's own functions, or the code of the
 * constraint. A constraint that names no column is reported by its own name. Without any, returns null.
 *
 * A function reports messages by column as a JSON object in `details`. Constraints report their columns in words: a
 * unique key in `details`, unless the table has policies, a missing value in the message, and a check in its name,
 * `<table>_<column>_check`.
 */
export function refusedFields({ message, code = "", details }: Refusal): Readonly<Record<string, string>> | null {
  const text = typeof details === "string" ? details : "";
  const own = textsOf(parsedJson(text));
  if (Object.keys(own).length > 0) return own;
  const columns = columnsOf(message, code, text);
  return columns.length === 0 ? null : Object.fromEntries(columns.map((column) => [column, code]));
}

function columnsOf(message: string, code: string, details: string): readonly string[] {
  if (code === "23502") return /null value in column "(.+?)"/.exec(message)?.slice(1) ?? [];
  if (code === "23505") {
    const [, key = ""] = /^Key \((.*?)\)=\(/.exec(details) ?? [];
    const columns = key
      .split(", ")
      .flatMap((part) => /^"?(\w+)"?$|\("?(\w+)"?\b/.exec(part)?.slice(1).find(Boolean) ?? []);
    return columns.length > 0 ? columns : (/unique constraint "(.+?)"/.exec(message)?.slice(1) ?? []);
  }
  if (code !== "23514") return [];
  const [, table = "", name = ""] = /relation "(.+?)" violates check constraint "(.+?)"/.exec(message) ?? [];
  const [, column = name] = name.startsWith(`${table}_`)
    ? (/^(.+?)_check\d*$/.exec(name.slice(table.length + 1)) ?? [])
    : [];
  return [column];
}

const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(objectOf(value)).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
