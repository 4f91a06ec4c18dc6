import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { afterSales, saleRows, serveVendas } from "./site.ts";
import { openSales } from "./transactions.ts";

const site = serveVendas();

test.each(sizesTried)("axe finds nothing in the rows of sales and where there are none, on %s", async (name, size) => {
  const page = await openSales(site, "?porPagina=10", size);
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  await saleRows(page);
  if (name === "mobile") await page.getByRole("button", { name: /^Filtros/ }).click();
  await page
    .getByRole("button", { name: /^Ações da venda/ })
    .first()
    .click();
  await expectVisible(page.getByRole("menu"));
  await look("row menu");
  await page.keyboard.press("Escape");
  await expectDetached(page.getByRole("menu"));
  await afterSales(page, () => page.getByRole("searchbox").fill("zzzz"));
  await expectVisible(page.getByText("Nenhum resultado para os filtros escolhidos."));
  await look("empty");
  await page.route("**/rest/v1/vw_transacoes*", (route) => route.abort());
  await page.getByRole("button", { name: "Limpar filtros" }).last().click();
  await expectVisible(page.getByText("Não foi possível carregar as transações."));
  await look("error");
  expect(site.takeProblems().length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
