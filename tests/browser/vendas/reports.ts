import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../backend/webhooks");

interface Report {
  readonly data: { readonly purchase: Readonly<Record<string, unknown>> };
}

/** A report of Hotmart about an approved sale with this code, made now. */
export function hotmartSale(code: string): object {
  const report: Report = JSON.parse(readFileSync(join(folder, "hotmart.json"), "utf8"));
  const purchase = { ...report.data.purchase, transaction: code, order_date: Date.now(), approved_date: Date.now() };
  return { ...report, id: code, creation_date: Date.now(), data: { ...report.data, purchase } };
}
