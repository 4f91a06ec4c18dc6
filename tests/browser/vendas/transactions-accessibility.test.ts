import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizes, violations } from "./axe.ts";
import { afterSales, demoEnd, type OpenSite, saleRows, serveVendas } from "./site.ts";
import { closeTop, openFirst, panel } from "./transactions.ts";

const site = serveVendas();
const path = "/vendas/transacoes/";

const open = (search: string, options: OpenSite) => site.open(path + search, { as: "owner", now: demoEnd, ...options });

test.each(Object.entries(sizes))("axe finds nothing in the list of sales, on %s", async (name, size) => {
  const page = await open("?porPagina=10", size);
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
    await look("columns");
    await page.keyboard.press("Escape");
  }
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

test.each(Object.entries(sizes))("axe finds nothing in the panel and the forms of sales, on %s", async (_, size) => {
  const page = await open("?status=aprovada", size);
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
  await expectVisible(sale.getByText("Valor inválido."));
  await look("manual sale with errors");
  expect(found).toEqual([]);
});
