import type { Page } from "playwright-core";
import { expectVisible } from "../../elements/expect-locator.ts";
import { demoEnd, keepNotices, type OpenSite, type Site } from "./site.ts";

export const grid = ".envios-grade-grade:not([aria-busy])";
export const path = "/envios-logistica/";

export const rows = (page: Page) => page.locator(`${grid} [data-row]`);
export const panel = (page: Page) => page.getByRole("region", { name: /^(Envio|Novo envio)$/ });
export const query = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Functions that open the page Envios for logistics, with a query; the second waits for its rows. */
export function shipmentsOf(site: Site) {
  const open = async (search = "", options: OpenSite = {}) => {
    await site.setClock(demoEnd);
    return site.open(`${path}${search}`, { as: "logistics", now: demoEnd, before: keepNotices, ...options });
  };
  const openList = async (search = "", options: OpenSite = {}) => {
    const page = await open(search, options);
    await expectVisible(rows(page).first());
    return page;
  };
  return { open, openList };
}
