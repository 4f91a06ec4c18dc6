import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "./site.ts";

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

/** Connect Hotmart to the main account, and return a function that sends its reports and returns what became of them. */
export async function connectHotmart(site: Site): Promise<(report: object) => Promise<string>> {
  const secret = "hottok-da-aurora";
  const headers = { ...(await site.headers("owner")), "content-type": "application/json", prefer: "return=minimal" };
  const ask = (path: string, init: RequestInit = {}) => fetch(`${site.url}/rest/v1/${path}`, { headers, ...init });
  await ask("integracoes?plataforma=eq.hotmart", { method: "DELETE" });
  const body = JSON.stringify({ plataforma: "hotmart", segredo: secret });
  const { status } = await ask("integracoes", { method: "POST", body });
  if (status !== 201) throw new Error(`Hotmart was not connected: ${status}`);
  const [made]: { codigo: string }[] = await (await ask("integracoes?select=codigo&plataforma=eq.hotmart")).json();
  return async (report) => {
    const response = await fetch(`${site.url}/functions/v1/webhooks/hotmart/${made?.codigo}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-hotmart-hottok": secret },
      body: JSON.stringify(report),
    });
    const { resultado }: { readonly resultado: string } = await response.json();
    return resultado;
  };
}
