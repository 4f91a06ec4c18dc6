import { loadCode } from "../app/reload.ts";
import * as messages from "../messages/parts.ts";
import { untilLeft } from "./cancelled.ts";
import { saveFile } from "./files.ts";
import { type Run, WorkflowFailure } from "./workflow.ts";

export interface CsvOptions {
  readonly data: unknown;
  readonly name?: string | null | undefined;
  readonly columns?: readonly string[] | undefined;
  readonly delimiter?: "," | ";" | "\t" | undefined;
}

/** Save rows as a CSV file. The CSV library is loaded on first use. */
export async function downloadCsv(run: Run, options: CsvOptions): Promise<void> {
  const text = await untilLeft(run.signal, csvText(options));
  const name = options.name || "data";
  // Without this byte order mark, spreadsheets assume a legacy encoding.
  const blob = new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" });
  saveFile(blob, /\.csv$/i.test(name) ? name : `${name}.csv`);
}

/**
 * Format rows as CSV. Arrays and objects inside them are written as JSON.
 *
 * A string that a spreadsheet would run as a formula is prefixed with an apostrophe; numbers and telephone numbers are
 * not.
 */
export async function csvText({ data, columns, delimiter = "," }: CsvOptions): Promise<string> {
  if (!Array.isArray(data)) throw new WorkflowFailure(messages.csvNotList);
  const { unparse } = await loadCode("csv-library", () => import("./csv-library.ts"));
  const rows = data.map((row: unknown) =>
    typeof row === "object" && row !== null && !Array.isArray(row) ? plainRow(row) : { value: plain(row) },
  );
  return unparse(rows, {
    delimiter,
    escapeFormulae: /^(?:[=@\t\r\n＝＋－＠]|[+-](?![\d\s().,-]*$))/,
    columns: [...(columns ?? new Set(rows.flatMap((row) => Object.keys(row))))],
  });
}

const plainRow = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]));

function plain(value: unknown): unknown {
  if (typeof value === "number") return withoutExponent(String(value));
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

/** Spell a number such as `1e+21` in digits, as spreadsheets show it. */
function withoutExponent(number: string): string {
  const [, sign = "", whole = "", fraction = "", exponent] = /^(-?)(\d)\.?(\d*)e([+-]\d+)$/.exec(number) ?? [];
  if (exponent === undefined) return number;
  const digits = whole + fraction;
  const places = Number(exponent);
  return places < 0 ? `${sign}0.${"0".repeat(-places - 1)}${digits}` : sign + digits.padEnd(places + 1, "0");
}
