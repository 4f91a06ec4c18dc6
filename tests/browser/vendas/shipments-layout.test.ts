import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { some } from "../../depth.ts";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { expectFits, expectStill, onEachWidth, watchShifts } from "./measure.ts";
import { panel, path, query, rows, shipmentsOf } from "./shipments.ts";
import { serveVendas } from "./site.ts";

/** The page Envios: the queue, the batch of the day, labels, and the shipment that is open beside the list. */

const site = serveVendas();
const { openList } = shipmentsOf(site);

test("the search has the focus from the start, except on phones and beside an open shipment", async () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("type"));
  const page = await openList();
  await expect.poll(() => focused(page)).toBe("search");
  await page.keyboard.type("ENV-000071");
  await page.keyboard.press("Enter");
  await expectVisible(panel(page).getByText("ENV-000071", { exact: true }));
  // The address follows the panel a moment later.
  await expect.poll(() => query(page, "envio")).not.toBeNull();
  const address = page.url().slice(site.url.length);
  await page.goto(site.url + address);
  await expectVisible(panel(page).getByText("ENV-000071", { exact: true }));
  await expectVisible(rows(page).first());
  expect(await focused(page)).not.toBe("search");
  const phone = await openList("", { width: 390, height: 844 });
  expect(await focused(phone)).not.toBe("search");
});

test("Back closes the shipment on a phone, where it covers the page", async () => {
  const page = await openList("?aba=postados", { width: 390, height: 844 });
  await rows(page).first().click();
  const dialog = page.getByRole("dialog", { name: "Envio" });
  await expectVisible(dialog.getByText("Histórico"));
  await page.goBack();
  await expectDetached(dialog);
  expect(query(page, "aba")).toBe("postados");
});

test("on a phone the search is wide, and the bar of the main action covers nothing at the end of the list", async () => {
  const page = await openList("", { width: 390, height: 844 });
  const field = await page.getByRole("searchbox", { name: "Buscar envios" }).boundingBox();
  expect(field?.width).toBeGreaterThan(300);
  const bar = page.locator(".pg-envios-logistica-barraNovo");
  expect(await bar.boundingBox()).toEqual({ x: 0, y: 783, width: 390, height: 61 });
  // No card is seen beside the button.
  expect(await bar.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe("rgb(255, 255, 255)");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.getByRole("combobox", { name: /página/i }).boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(783);
  await rows(page).getByRole("checkbox").first().check();
  const toolbar = page.getByRole("toolbar", { name: "Envios selecionados" });
  await expectVisible(toolbar.getByRole("button", { name: "Adicionar ao lote" }));
  expect((await toolbar.boundingBox())?.height).toBe(61);
});

test.each(some([1366, 390], 2))("nothing of the list of shipments moves or sticks out, %i px wide", async (width) => {
  const page = await openList("", { width, before: watchShifts });
  await expectStill(page);
  await onEachWidth(page, () => expectFits(page));
  await page.goto(`${site.url}${path}?aba=lote`);
  await expectVisible(page.locator(".envio-cartao-cartao").first());
  await onEachWidth(page, () => expectFits(page));
});

test.each(sizesTried)("axe finds nothing in the shipments, on %s", async (name, size) => {
  const page = await openList("", size);
  const found = [...(await violations(page, "queue"))];
  await rows(page).first().click();
  await expectVisible(page.getByRole("textbox", { name: "Logradouro" }));
  found.push(...(await violations(page, "panel")));
  await page.goto(`${site.url}${path}?aba=lote`);
  await expectVisible(page.locator(".envio-cartao-cartao").first());
  found.push(...(await violations(page, `batch on ${name}`)));
  await page.goto(`${site.url}${path}?aba=etiquetas`);
  await rows(page).first().click();
  await expectVisible(page.getByRole("button", { name: "Marcar como postado" }));
  found.push(...(await violations(page, "label")));
  await page.getByRole("button", { name: "Marcar como postado" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Marcar como postado" }));
  found.push(...(await violations(page, "posting")));
  expect(found).toEqual([]);
});
