import { expect, test } from "vitest";
import { some } from "../../depth.ts";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { expectFits, expectStill, onEachWidth, watchShifts } from "./measure.ts";
import { grid, openParcels, rows } from "./parcels.ts";
import { type OpenSite, serveVendas } from "./site.ts";

/** The page Rastreios: the list of parcels and the one that is open beside it. */

const site = serveVendas();
const open = (search = "", options: OpenSite = {}) => openParcels(site, search, options);

test("Back closes the parcel on a phone, where it covers the page", async () => {
  const page = await open("", { width: 390, height: 844 });
  const name = await page.locator(".rastreios-grade-nomeCartao").first().innerText();
  await rows(page).first().click();
  const dialog = page.getByRole("dialog", { name: "Rastreio" });
  await expectVisible(dialog.getByText(name));
  await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0);
  await page.goBack();
  await expectDetached(dialog);
  await expectVisible(page.locator(".rastreios-grade-nomeCartao").first());
});

test("a failed list says so, and is fetched again", async () => {
  const page = await open("");
  let isDown = true;
  const failing = { status: 500, json: { message: "x" } };
  await page.route("**/rest/v1/vw_rastreios*", (route) => (isDown ? route.fulfill(failing) : route.fallback()));
  await page.getByRole("tab", { name: /^Entregues/ }).click();
  await expectVisible(page.getByText("Não foi possível carregar os rastreios."));
  expect(await page.getByText("Nenhum objeto entregue.").count()).toBe(0);
  const again = page.getByRole("button", { name: "Tentar de novo" });
  isDown = false;
  // At once: the list is also fetched again when its channel opens, and the button is gone then.
  await again.dispatchEvent("click");
  await expectVisible(page.locator(`${grid} .selo-envio-palavra`).first().getByText("Entregue"));
  site.takeProblems();
});

test.each(some([390, 1366], 2))("nothing of the list of parcels moves or sticks out, %i px wide", async (width) => {
  const page = await open("", { width, before: watchShifts });
  await expectStill(page);
  await onEachWidth(page, () => expectFits(page));
});

test.each(sizesTried)("axe finds nothing in the parcels, on %s", async (_, size) => {
  const page = await open("", size);
  const found = [...(await violations(page, "list"))];
  await rows(page).first().click();
  await expectVisible(page.getByRole("list", { name: "Movimentação" }));
  found.push(...(await violations(page, "panel")));
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Registrar evento manual" }).click();
  await page.getByRole("button", { name: "Registrar", exact: true }).click();
  await expectVisible(page.getByText("Preencha este campo.").first());
  found.push(...(await violations(page, "event with errors")));
  expect(found).toEqual([]);
});
