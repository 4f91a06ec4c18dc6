import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAttached, expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { afterSales, demoEnd, keepNotices, saleColumn, saleRows, serveVendas } from "./site.ts";

const site = serveVendas();
const path = "/vendas/transacoes/";

const open = (search = "") => site.open(path + search, { as: "owner", now: demoEnd, before: keepNotices });
const total = async (page: Page) => Number((await page.locator(".cabecalho-lista-total").innerText()).replace(".", ""));
const search = (page: Page) => page.getByRole("searchbox", { name: "Buscar transações" });
const header = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole("combobox", { name: filter, exact: true }).click();
  return afterSales(page, () => page.getByRole("option", { name: option, exact: true }).click());
};

test("a period without sales says so and offers another", async () => {
  const page = await open("?de=2025-06-16&ate=2025-06-16");
  await expectVisible(page.getByText("Nenhuma transação no período."));
  await page.getByRole("button", { name: "Mudar período" }).click();
  await afterSales(page, () => page.getByRole("button", { name: "30 dias" }).click());
  const names = await saleColumn(page, "comprador");
  expect(names.length).toBeGreaterThan(0);
  await expect.poll(() => parameters(page)).not.toMatchObject({ de: "2025-06-16" });
  await afterSales(page, () => search(page).fill("ninguém se chama assim"));
  await expectVisible(page.getByText("Nenhum resultado para os filtros escolhidos."));
  await afterSales(page, () => page.getByRole("button", { name: "Limpar filtros" }).last().click());
  expect(await saleColumn(page, "comprador")).toEqual(names);
  await expect.poll(() => search(page).inputValue()).toBe("");
});

test("columns are chosen and put in order, and stay so in this browser", async () => {
  const page = await open();
  await saleRows(page);
  const headings = async () => (await page.getByRole("columnheader").allInnerTexts()).map((text) => text.trim());
  const start = ["Pedido em", "Comprador", "Produto", "Forma", "Status", "Valor", "Líquido", "Ações"];
  await expect.poll(() => headings()).toEqual(start);
  await page.getByRole("button", { name: "Colunas" }).click();
  await page.getByRole("checkbox", { name: "Código" }).check();
  await page.getByRole("checkbox", { name: "Forma", exact: true }).uncheck();
  await page.getByRole("button", { name: "Mover Produto" }).focus();
  for (const [key, told] of [
    ["Space", "Produto levantado. Posição 3 de 10."],
    ["ArrowUp", "Produto na posição 2 de 10."],
    ["Space", "Produto solto na posição 2 de 10."],
  ] as const) {
    await page.keyboard.press(key);
    await expectAttached(page.getByText(told, { exact: true }));
    // The library hears keys from the next task on.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
  const chosen = ["Pedido em", "Produto", "Comprador", "Status", "Valor", "Líquido", "Código", "Ações"];
  await expect.poll(headings).toEqual(chosen);
  await page.reload();
  await saleRows(page);
  await expect.poll(() => headings()).toEqual(chosen);
  await page.getByRole("button", { name: "Colunas" }).click();
  await page.getByRole("button", { name: "Voltar ao padrão" }).click();
  await expect.poll(headings).toEqual(start);
  // Other lists have columns of their own.
  for (const [path, hidden] of [
    ["contatos", "Responsável"],
    ["atendimentos", "Categoria"],
  ] as const) {
    await page.goto(`${site.url}/${path}/`);
    await expectVisible(page.locator("[data-row]").first());
    await expect.poll(headings).not.toContain(hidden);
    await page.getByRole("button", { name: "Colunas" }).click();
    await page.getByRole("checkbox", { name: hidden }).check();
    await expect.poll(headings).toContain(hidden);
    await page.keyboard.press("Escape");
  }
});

test("all filtered rows are saved as CSV, from all pages", async () => {
  const page = await open();
  await saleRows(page);
  await choose(page, "Forma de pagamento", "Pix");
  const count = await total(page);
  expect(count).toBeGreaterThan(25);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Exportar" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("transacoes-2025-05-16-a-2025-06-15.csv");
  const file = readFileSync(await download.path(), "utf8");
  expect(file).toMatch(/^\uFEFFPedido em;Aprovada em;Comprador;E-mail;Produto;/);
  const [, ...lines] = file.trim().split(/\r?\n/);
  expect(lines).toHaveLength(count);
  expect(lines.every((line) => line.includes("Pix"))).toBe(true);
  expect(lines[0]).toMatch(/\d{2}\/\d{2}\/2025 \d{2}:\d{2}:\d{2}.*;"?\d+,\d\d"?;/);
  await expectVisible(page.getByText(`${count} transações exportadas.`));
  const records = await fetch(`${site.url}/rest/v1/auditoria?select=entidade,detalhe&acao=eq.exportacao`, {
    headers: await site.headers("owner"),
  });
  expect(await records.json()).toEqual([
    { entidade: "transacoes", detalhe: { linhas: count, filtros: expect.objectContaining({ forma: "pix" }) } },
  ]);
});

test("too many rows for a file lead to a report that the backend writes", async () => {
  const page = await open();
  await page.route("**/rest/v1/vw_transacoes*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-range": "0-24/12480" } });
  });
  await page.reload();
  await expectVisible(page.getByText("12.480", { exact: true }));
  let downloadCount = 0;
  page.on("download", () => {
    downloadCount += 1;
  });
  await page.getByRole("button", { name: "Exportar" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Gerar relatório" }));
  expect(downloadCount).toBe(0);
});

test("a list that cannot be read says so, keeps its rows, and is read again at a click", async () => {
  const page = await open();
  const names = await saleColumn(page, "comprador");
  await page.route("**/rest/v1/vw_transacoes*", (route) => route.abort());
  await header(page, "Valor").getByRole("button").click();
  const failure = page.getByRole("alert").filter({ hasText: "Não foi possível carregar as transações." });
  await expectVisible(failure);
  await expect.poll(() => failure.innerText()).toContain("Sem conexão. Verifique a internet e tente de novo.");
  await expect.poll(() => saleColumn(page, "comprador")).toEqual(names);

  // A list that was never read does not claim to be empty.
  await page.reload();
  await expectVisible(failure);
  await expect.poll(() => page.getByText("Nenhuma transação").count()).toBe(0);
  await page.unroute("**/rest/v1/vw_transacoes*");
  await afterSales(page, () => failure.getByRole("button", { name: "Tentar de novo" }).click());
  await expectDetached(failure);
  expect(site.takeProblems().length).toBeGreaterThan(0);
});

test("while rows load, the grid shows placeholders", async () => {
  const page = await site.open("/contatos/", { as: "owner", now: demoEnd });
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/rest/v1/vw_transacoes*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Transações", exact: true }).click();
  await expectVisible(page.locator(".trama-skeleton").first());
  await expect.poll(() => page.getByText("Nenhuma transação").count()).toBe(0);
  answer();
  await saleRows(page);
  await expect.poll(() => page.locator(".trama-skeleton").count()).toBe(0);
});
