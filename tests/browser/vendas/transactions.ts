import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { demoEnd, type OpenSite, type Site, saleRows } from "./site.ts";

/** Open the list of sales on the last day of the demo. */
export const openSales = (site: Site, search: string, options: OpenSite = {}) =>
  site.open(`/vendas/transacoes/${search}`, { as: "owner", now: demoEnd, ...options });

/** The panel of a sale. */
export const panel = (page: Page) => page.locator(".pg-transacoes-painel[data-open]");

/** Open a row, and return the panel. */
export const openRow = async (page: Page, index: number): Promise<Locator> => {
  await (await saleRows(page)).nth(index).click();
  await expectVisible(panel(page).getByText("Valor cobrado"));
  return panel(page);
};

/** Open the first row. */
export const openFirst = async (page: Page) => {
  await (await saleRows(page)).first().click();
  await expectVisible(panel(page).getByText("Valor cobrado"));
};

/** Close a dialog by Escape. */
export const closeTop = async (page: Page, name: string) => {
  // Escape reaches the dialog once the focus is in it.
  const dialog = page.getByRole("dialog", { name });
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expectDetached(page.getByRole("dialog", { name }));
};
