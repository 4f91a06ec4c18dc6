import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { createGate } from "../../gate.ts";
import { sizesTried, violations } from "./axe.ts";
import { expectStill, overflow, watchShifts } from "./measure.ts";
import { demoEnd, keepNotices, type OpenSite, serveVendas } from "./site.ts";

const site = serveVendas();
const grid = ".atendimentos-grade-grade:not([aria-busy])";

const open = (search: string, options: OpenSite = {}) =>
  site.open(`/atendimentos/${search}`, { as: "owner", before: keepNotices, ...options });
const ready = async (page: Page) => {
  await expectVisible(page.locator(`${grid} [data-row]`).first());
  return page.locator(`${grid} [data-row]`);
};
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option }).click();
};

test("Ctrl+K searches everything; arrows and Enter open a result", async () => {
  const page = await open("", { now: demoEnd });
  await ready(page);
  await page.getByRole("searchbox", { name: "Buscar atendimentos" }).focus();
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Busca global" });
  const field = dialog.getByRole("searchbox");
  await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press("Control+k");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
  await expectVisible(dialog.getByText("Escreva 2 letras ou mais."));
  await field.fill("Transaçoes");
  await expectVisible(dialog.getByRole("link", { name: /^Transações/ }));
  await field.fill("zzzzz");
  await expectVisible(dialog.getByText("Nada encontrado para “zzzzz”."));
  await field.fill("bia rocha");
  for (const group of ["Contatos", "Transações", "Atendimentos"]) {
    await expectVisible(dialog.getByRole("region", { name: group }).getByRole("link").first());
  }
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const first = await dialog.getByRole("link").first().innerText();
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await focused())?.slice(0, 5)).toBe(first.slice(0, 5));
  await page.keyboard.type("x");
  await expect.poll(() => field.inputValue()).toBe("bia rochax");
  await field.fill("at-2506-00005");
  await expectVisible(dialog.getByRole("link", { name: /AT-2506-00005/ }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/atendimentos/AT-2506-00005/");
  await expectDetached(dialog);
  // The address changes before the page.
  await expectVisible(page.locator(".atendimento-cabecalho-assunto"));

  await page.route("**/rpc/rpc_busca_global*", (route) => route.abort());
  await page
    .getByRole("navigation", { name: "Páginas", exact: true })
    .getByRole("button", { name: /^Buscar/ })
    .click();
  await field.fill("bia");
  await expectVisible(dialog.getByText("Não foi possível buscar."));
  expect(site.takeProblems().length).toBeGreaterThan(0);
});

test("a global search shows results for the current text, even if an earlier answer arrives last", async () => {
  const gate = createGate();
  const asked: string[] = [];
  const page = await site.open("/atendimentos/", {
    as: "owner",
    now: demoEnd,
    prepare: (opened) =>
      opened.route("**/rpc/rpc_busca_global*", async (route) => {
        asked.push(route.request().postData() ?? "");
        if (asked.length === 1) await gate.opened;
        await route.continue();
      }),
  });
  await ready(page);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Busca global" });
  const field = dialog.getByRole("searchbox");
  await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
  await field.fill("bia rocha");
  await expect.poll(() => asked.length).toBe(1);
  await field.fill("zzzzz");
  await expect.poll(() => asked.length).toBe(2);
  await expectVisible(dialog.getByText("Nada encontrado para “zzzzz”."));
  gate.open();
  await field.fill("yyyyy");
  await expectVisible(dialog.getByText("Nada encontrado para “yyyyy”."));
});

test("the menu counts late tickets, and keeps the count current", async () => {
  const page = await open("");
  const badge = page.getByRole("link", { name: /^Atendimentos/ }).locator(".item-menu-contador");
  const count = Number(await badge.innerText());
  expect(count).toBeGreaterThan(0);
  await page.goto(`${site.url}/atendimentos/AT-2506-00005/`);
  await choose(page, "Status", "Aguardando cliente");
  await expect.poll(async () => Number(await badge.innerText())).toBe(count - 1);
});

test.each(sizesTried)("axe finds nothing in the list of tickets and in the search, on %s", async (name, size) => {
  const page = await open("?porPagina=10", { ...size, now: demoEnd });
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  await ready(page);
  await look("list");
  if (name === "mobile") await page.getByRole("button", { name: /^Filtros/ }).click();
  await expectVisible(page.getByRole("combobox", { name: "SLA" }));
  if (name === "desktop") {
    const rows = await ready(page);
    await rows.nth(0).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Atribuir" }).click();
    await expectVisible(page.getByRole("menu"));
    found.push(...(await violations(page, "selection")));
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Novo atendimento" }).click();
  const dialog = page.getByRole("dialog", { name: "Novo atendimento" });
  await dialog.getByRole("button", { name: "Abrir atendimento" }).click();
  await expectVisible(dialog.getByText("Preencha este campo.").first());
  await look("new ticket");
  await page.keyboard.press("Escape");
  await expectDetached(dialog);
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Busca global" });
  await search.getByRole("searchbox").fill("bia");
  await expectVisible(search.getByRole("link").first());
  await look("search");
  expect(found).toEqual([]);
});

test("tickets do not shift while they load, and fit the screen", async () => {
  for (const width of [1366, 800, 390, 320]) {
    const page = await open("", { width, now: demoEnd, before: watchShifts });
    await ready(page);
    await expectVisible(page.getByRole("navigation", { name: "Páginas da lista" }));
    await expect.poll(() => overflow(page), { message: `${width} px` }).toBe(0);
    await expectStill(page);
    const inside = await page.locator(grid).evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(inside).toBeLessThanOrEqual(1);
    await page.close();
  }
});
