import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { saleRows, serveVendas } from "./site.ts";
import { openSales } from "./transactions.ts";

const site = serveVendas();

test.each(sizesTried)("axe finds nothing in the filters of sales, on %s", async (name, size) => {
  const page = await openSales(site, "?porPagina=10", size);
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  await saleRows(page);
  await look("list");
  if (name === "mobile") await page.getByRole("button", { name: /^Filtros/ }).click();
  await page.getByRole("button", { name: "Mais filtros" }).click();
  await expectVisible(page.getByRole("textbox", { name: "Cupom" }));
  await look("more filters");
  await page.getByRole("combobox", { name: "Status" }).click();
  await expectVisible(page.getByRole("option").first());
  await look("states");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Período/ }).click();
  await expectVisible(page.getByRole("button", { name: "30 dias" }));
  await look("period");
  await page.keyboard.press("Escape");
  await expectDetached(page.getByRole("button", { name: "30 dias" }));
  if (name === "desktop") {
    await page.getByRole("button", { name: "Colunas" }).click();
    await expectVisible(page.getByRole("checkbox", { name: "Código" }));
    found.push(...(await violations(page, "columns")));
    await page.keyboard.press("Escape");
  }
  expect(found).toEqual([]);
});
