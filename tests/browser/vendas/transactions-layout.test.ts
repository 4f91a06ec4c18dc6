import { expect, test } from "vitest";
import { some } from "../../depth.ts";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { expectFits, expectStill, onEachWidth, overflow, watchShifts } from "./measure.ts";
import { demoEnd, type OpenSite, saleRows, serveVendas } from "./site.ts";
import { closeTop, openFirst, panel } from "./transactions.ts";

const site = serveVendas();
const path = "/vendas/transacoes/";

const open = (search: string, options: OpenSite = {}) =>
  site.open(path + search, { as: "owner", now: demoEnd, ...options });

test.each(some([390, 900, 1366], 3))("nothing moves while the list of sales loads, %i px wide", async (width) => {
  const page = await open("", { width, before: watchShifts });
  await saleRows(page);
  await expectVisible(page.getByRole("navigation", { name: "Páginas da lista" }));
  await expectVisible(page.getByText("Outras moedas"));
  await expectStill(page);
});

test("the row whose panel opens stays where it is", async () => {
  const page = await open("", { width: 1366 });
  const top = async () => (await (await saleRows(page)).nth(3).boundingBox())?.y;
  const before = await top();
  await openFirst(page);
  await expect.poll(top).toBe(before);
});

test("sales and their panel are no wider than their screen", async () => {
  const page = await open("?valorMin=1");
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
  const page = await open("", { width: 390, height: 844 });
  const heights = (scope: string) =>
    page
      .locator(scope)
      .evaluateAll((all) =>
        all
          .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 44)
          .map((node) => `${node.className} ${Math.round(node.getBoundingClientRect().height)}`),
      );
  const [card = ""] = await (await saleRows(page)).allInnerTexts();
  expect(card).toMatch(/^Bia Rocha\s+R\$\s0,00\s+Produção em Casa\s+15\/06 03:00\s+Aprovada/);
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
  await expect.poll(async () => (await rows.first().boundingBox())?.height).toBeLessThanOrEqual(53);
  await openFirst(page);
  await expect.poll(() => panel(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});

test("reduced motion disables the animation beside the list", async () => {
  const page = await open("");
  await openFirst(page);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  );
  expect(running).toBe(0);
});
