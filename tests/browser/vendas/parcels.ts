import type { Page } from "playwright-core";
import { expectVisible } from "../../elements/expect-locator.ts";
import { demoEnd, keepNotices, type OpenSite, type Site } from "./site.ts";

export const grid = ".rastreios-grade-grade:not([aria-busy])";
export const path = "/vendas/rastreios-envios/";

export const rows = (page: Page) => page.locator(`${grid} [data-row]`);

/** Open the page Rastreios as the account owner, with a query, and wait for its rows. */
export async function openParcels(site: Site, search = "", options: OpenSite = {}): Promise<Page> {
  await site.setClock(demoEnd);
  const page = await site.open(`${path}${search}`, { as: "owner", now: demoEnd, before: keepNotices, ...options });
  await expectVisible(rows(page).first());
  return page;
}
