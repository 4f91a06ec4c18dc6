import type { Page } from "playwright-core";
import { expectVisible } from "../../elements/expect-locator.ts";
import { demoEnd, type OpenSite, type Site } from "./site.ts";

export const path = "/financeiro/comissoes/";
const period = "?de=2025-05-01&ate=2025-06-15";

/** A list that has loaded. */
export const grid = ".comissoes-grade-grade:not([aria-busy])";

export const open = (site: Site, search = "", options: OpenSite = {}) =>
  site.open(path + period + search, { as: "finance", now: demoEnd, ...options });
export const ready = (page: Page) => expectVisible(page.locator(`${grid} [data-row]`).first());
/** The tabs of the statuses, with the sum of each. */
export const statusTabs = (page: Page) => page.getByRole("tab", { name: /R\$/ });
export const texts = (page: Page, column: string) => page.locator(`${grid} .comissoes-grade-${column}`).allInnerTexts();
export const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole("combobox", { name: filter, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

export interface Line {
  readonly id: string;
  readonly beneficiario_nome: string;
  readonly status: string;
  readonly moeda: string;
  readonly valor_centavos: number;
}

/** The commissions of the period, as the backend has them. */
export const linesOf = async (site: Site, query: string): Promise<readonly Line[]> => {
  const window = "aprovada_em=gte.2025-05-01T03:00:00Z&aprovada_em=lt.2025-06-16T03:00:00Z";
  const response = await fetch(`${site.url}/rest/v1/vw_comissoes?${window}&${query}`, {
    headers: await site.headers("finance"),
  });
  return response.json();
};
