import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { demoEnd, serveVendas } from "./site.ts";

const site = serveVendas();
const path = "/vendas/transacoes-antigo/";

test("the old list shows the period in pages of 50, and leads to the new one", async () => {
  const page = await site.open(path, { as: "finance", now: demoEnd });
  await expectVisible(page.locator("[data-row]").first());
  const dates = await page.locator(".transacoes-antigo-lista-data").allInnerTexts();
  expect(dates.length).toBe(50);
  const total = await page.getByRole("status", { name: /no total/ }).innerText();
  await page.locator(".transacoes-antigo-lista-inicio").getByRole("button").first().click();
  await page
    .getByRole("gridcell", { name: "20", exact: true })
    .or(page.getByRole("button", { name: /20 de maio/ }))
    .first()
    .click();
  await expect
    .poll(async () => (await page.getByRole("status", { name: /no total/ }).innerText()) !== total)
    .toBe(true);
  await expectVisible(page.locator(".transacoes-antigo-lista-grade:not([aria-busy]) [data-row]").first());
  await page.getByRole("link", { name: "Abrir a nova" }).click();
  await expectVisible(page.getByRole("heading", { name: "Transações", exact: true }));
  await expectVisible(page.locator(".transacoes-grade-grade [data-row]").first());
  expect(page.url()).toContain("de=2025-05-20");
});

test.each(sizesTried)("axe finds nothing in the old list, and it fits, on %s", async (_, size) => {
  const page = await site.open(path, { as: "finance", now: demoEnd, ...size });
  await expectVisible(page.locator("[data-row]").first());
  expect(await violations(page, "old list")).toEqual([]);
  await expectFits(page);
});
