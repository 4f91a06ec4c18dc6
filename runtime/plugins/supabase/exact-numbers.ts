import { logMessage } from "../../errors/error-log.ts";

/** The columns that have been logged, as `table.column`. */
const logged = new Set<string>();

/**
 * Log the columns with numbers that may have lost digits on their way: integers beyond 2^53, and numbers with more than
 * 15 digits. One line per column.
 *
 * `path` is where `data` came from: a table, a function, or a column with JSON or related rows.
 */
export function logInexactNumbers(path: string, data: unknown): void {
  if (typeof data === "number") log(path, data);
  else if (Array.isArray(data)) for (const item of data) logInexactNumbers(path, item);
  else if (typeof data === "object" && data !== null) checkRow(path, data as Readonly<Record<string, unknown>>);
}

/** Runs for every row of every answer: without a list of its columns. */
function checkRow(path: string, row: Readonly<Record<string, unknown>>): void {
  for (const name in row) {
    const value = row[name];
    if (typeof value === "number" ? !isExact(value) : typeof value === "object" && value !== null)
      logInexactNumbers(`${path}.${name}`, value);
  }
}

function log(path: string, value: number): void {
  if (isExact(value) || logged.has(path)) return;
  logged.add(path);
  logMessage(path, "a number has more digits than JavaScript keeps; read the column with `asText`");
}

/** Texts of at most 15 digits are different numbers; beyond, two may be the same. */
function isExact(value: number): boolean {
  if (Number.isInteger(value)) return Number.isSafeInteger(value);
  // Money and measures: the quick answer.
  if (Math.abs(value) < 1e9 && Math.round(value * 1e4) / 1e4 === value) return true;
  return Number(value.toPrecision(15)) === value;
}
