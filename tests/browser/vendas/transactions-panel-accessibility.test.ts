import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { serveVendas } from "./site.ts";
import { closeTop, openFirst, openSales, panel } from "./transactions.ts";

const site = serveVendas();

test.each(sizesTried)("axe finds nothing in the panel and the forms of sales, on %s", async (_, size) => {
  const page = await openSales(site, "?status=aprovada", size);
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  await openFirst(page);
  for (const tab of ["Resumo", "Histórico", "Origem", "Dados brutos"]) {
    await panel(page).getByRole("tab", { name: tab }).click();
    await look(tab);
  }
  await panel(page).getByRole("button", { name: "Alterar status" }).click();
  const status = page.getByRole("dialog", { name: "Alterar status" });
  await status.getByRole("button", { name: "Alterar status" }).click();
  await expectVisible(status.getByText("Preencha este campo.").first());
  await look("status with errors");
  await closeTop(page, "Alterar status");
  await page.keyboard.press("Escape");
  await expectDetached(panel(page));
  await page.getByRole("button", { name: "Nova venda manual" }).click();
  const sale = page.getByRole("dialog", { name: "Nova venda manual" });
  await sale.getByRole("button", { name: "Registrar venda" }).click();
  await expectVisible(sale.getByText("Preencha este campo.").first());
  await look("manual sale with errors");
  expect(found).toEqual([]);
});
