import type { Page, Route } from "playwright-core";
import { expectVisible } from "../../elements/expect-locator.ts";
import { nextAnswer, type OpenSite, type Site } from "./site.ts";

/** The last day of the demo. */
export const now = "2025-06-15T12:00:00-03:00";

/** All database functions of the dashboard. */
export const functions = "**/rest/v1/rpc/rpc_dashboard_*";

/** Open the dashboard on the last day of the demo, with its numbers. */
export async function openDashboard(site: Site, options: OpenSite = { as: "owner" }): Promise<Page> {
  const page = await site.open("/dashboard/", { now, ...options });
  await numbersThere(page);
  return page;
}

/** Wait for the numbers to be on the screen. */
export const numbersThere = (page: Page): Promise<void> =>
  expectVisible(page.locator(".cartao-kpi-comparacao").first());

/** Do something that fetches the numbers, and wait until they are on the screen. Returns the request. */
export async function afterNumbers(page: Page, act: () => Promise<unknown>): Promise<Record<string, string>> {
  const [response] = await Promise.all([
    nextAnswer(page, (request) => request.url().endsWith("rpc_dashboard_kpis") && request.method() === "POST"),
    act(),
  ]);
  await expectVisible(page.locator(".painel-numeros-grade:not(.is-buscando)"));
  return response.request().postDataJSON();
}

/** Answer with the fetched rows, each with these fields replaced. */
export async function answerWith(route: Route, fields: object): Promise<void> {
  const response = await route.fetch();
  const rows: Record<string, unknown>[] = await response.json();
  await route.fulfill({ response, json: rows.map((row) => ({ ...row, ...fields })) });
}

/** Answer with a server error. */
export const fail = (route: Route): Promise<void> => route.fulfill({ status: 500, json: { message: "x" } });

/** Returns the token of a person who has just created an account. */
export async function newAccount(site: Site, email: string): Promise<string> {
  const answer = await fetch(`${site.url}/functions/v1/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ nome: "Bia Nova", conta: `Loja de ${email}`, email, password: "Segredo123" }),
  });
  const { authToken }: { authToken: string } = await answer.json();
  return authToken;
}
