import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizes, violations } from "./axe.ts";
import { expectFits, expectStill, onEachWidth, overflow, watchShifts } from "./measure.ts";
import { afterSales, demoEnd, type OpenSite, saleRows, serveVendas } from "./site.ts";

const site = serveVendas();
const path = "/vendas/transacoes/";

const open = (search: string, options: OpenSite) => site.open(path + search, { as: "owner", now: demoEnd, ...options });
const panel = (page: Page) => page.locator(".transacao-painel-janela");
const openFirst = async (page: Page) => {
  await (await saleRows(page)).first().click();
  await expectVisible(panel(page).getByText("Valor cobrado"));
};
const closeTop = async (page: Page, name: string) => {
  // Escape reaches the dialog once the focus is in it.
  const dialog = page.getByRole("dialog", { name });
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expectDetached(page.getByRole("dialog", { name }));
};

test.each(Object.entries(sizes))("axe finds nothing in the list of sales, on %s", async (name, size) => {
  const page = await open("?porPagina=10", { ...size, reducedMotion: true });
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
  const page = await open("?status=aprovada", { ...size, reducedMotion: true });
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

test.each([1366, 900, 390])("nothing moves while the list of sales loads, %i px wide", async (width) => {
  const page = await open("", { width, before: watchShifts });
  await saleRows(page);
  await expectVisible(page.getByRole("navigation", { name: "Páginas da lista" }));
  await expectVisible(page.getByText("Outras moedas"));
  await expectStill(page);
});

test("sales and their panel are no wider than their screen", async () => {
  const page = await open("?valorMin=1", { reducedMotion: true });
  await saleRows(page);
  const status = page.getByRole("dialog", { name: "Alterar status" });
  await onEachWidth(page, async () => {
    await expectFits(page);
    await openFirst(page);
    await expectFits(page, panel(page));
    await expect.poll(() => panel(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await panel(page).getByRole("button", { name: "Alterar status" }).click();
    await expectFits(page, status);
    await closeTop(page, "Alterar status");
    await page.keyboard.press("Escape");
    await expectDetached(panel(page));
  });
});

test("on a phone sales are cards, touch targets are 44 px high and the panel fills the screen", async () => {
  const page = await open("", { width: 390, height: 844, reducedMotion: true });
  const heights = (scope: string) =>
    page
      .locator(scope)
      .evaluateAll((all) =>
        all
          .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 44)
          .map((node) => `${node.className} ${Math.round(node.getBoundingClientRect().height)}`),
      );
  const [card = ""] = await (await saleRows(page)).allInnerTexts();
  expect(card).toMatch(/^Bia Rocha\s+R\$\s0,00\s+Produção em Casa\s+Aprovada\s+15\/06\/25 03:00:00/);
  await page.getByRole("button", { name: /^Filtros/ }).click();
  await page.getByRole("button", { name: "Mais filtros" }).click();
  await expect
    .poll(() => heights("main :is(.trama-button, .trama-control, .trama-page, .trama-disclosure-button)"))
    .toEqual([]);
  await openFirst(page);
  await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect.poll(() => heights("[role=dialog] :is(.trama-button, .trama-control)")).toEqual([]);
});

test("very long names stay in their place", async () => {
  const page = await site.open(path, {
    as: "owner",
    now: demoEnd,
    prepare: (opened) =>
      opened.route("**/rest/v1/vw_transacoes*", async (route) => {
        const response = await route.fetch();
        const rows: Record<string, unknown>[] = await response.json();
        const long = {
          comprador_nome: "Wolfeschlegelsteinhausenbergerdorff".repeat(3),
          produto_nome: "Curso".repeat(40),
          comprador_email: `${"a".repeat(200)}@x.example`,
          transacao_codigo: "X".repeat(80),
        };
        await route.fulfill({ response, json: rows.map((row) => ({ ...row, ...long })) });
      }),
  });
  const rows = await saleRows(page);
  await expect.poll(() => overflow(page)).toBe(0);
  await expect.poll(async () => (await rows.first().boundingBox())?.height).toBeLessThanOrEqual(45);
  await openFirst(page);
  await expect.poll(() => panel(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});

test("reduced motion disables the animation beside the list", async () => {
  const page = await open("", { reducedMotion: true });
  await openFirst(page);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  );
  expect(running).toBe(0);
});
