import type { Page, Route } from "playwright-core";
import { nextAnswer, type OpenSite, type Site } from "./site.ts";

/** The day on which the demo ends. */
export const now = "2025-06-15T12:00:00-03:00";

/** All that the dashboard asks of the database. */
export const functions = "**/rest/v1/rpc/rpc_dashboard_*";

/** The dashboard on the day the demo ends, with its numbers. */
export async function openDashboard(site: Site, options: OpenSite = { as: "owner" }): Promise<Page> {
  const page = await site.open("/dashboard/", { now, ...options });
  await numbersThere(page);
  return page;
}

/** Wait for the numbers to be on the screen. */
export const numbersThere = (page: Page): Promise<void> => page.locator(".cartao-kpi-comparacao").first().waitFor();

/** Do something that asks for the numbers, and wait until they are on the screen. Gives what was asked. */
export async function afterNumbers(page: Page, act: () => Promise<unknown>): Promise<Record<string, string>> {
  const [response] = await Promise.all([
    nextAnswer(page, (request) => request.url().endsWith("rpc_dashboard_kpis") && request.method() === "POST"),
    act(),
  ]);
  await page.locator(".painel-numeros-grade:not(.is-buscando)").waitFor();
  return response.request().postDataJSON();
}

/** The rows that were asked for, each with these fields instead of its own. */
export async function answerWith(route: Route, fields: object): Promise<void> {
  const response = await route.fetch();
  const rows: Record<string, unknown>[] = await response.json();
  await route.fulfill({ response, json: rows.map((row) => ({ ...row, ...fields })) });
}

/** A route that fails on the server's side. */
export const fail = (route: Route): Promise<void> => route.fulfill({ status: 500, json: { message: "x" } });

/** The token of someone who has just made an account of their own. */
export async function newAccount(site: Site, email: string): Promise<string> {
  const answer = await fetch(`${site.url}/functions/v1/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ nome: "Bia Nova", conta: `Loja de ${email}`, email, password: "Segredo123" }),
  });
  const { authToken }: { authToken: string } = await answer.json();
  return authToken;
}
