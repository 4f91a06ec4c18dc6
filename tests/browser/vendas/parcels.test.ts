import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { grid, openParcels, path, rows } from "./parcels.ts";
import { demoEnd, type OpenSite, serveVendas } from "./site.ts";

/** The page Rastreios: the list of parcels and the one that is open beside it. */

const site = serveVendas();
const open = (search = "", options: OpenSite = {}) => openParcels(site, search, options);
const codes = (page: Page) => page.locator(`${grid} .rastreios-grade-codigo`).allInnerTexts();
const query = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const panel = (page: Page) => page.getByRole("region", { name: "Rastreio", exact: true });
const tabCount = async (page: Page, name: string) => {
  const text = await page.getByRole("tab", { name: new RegExp(`^${name} `) }).innerText();
  return Number(/\((\d+)\)/.exec(text)?.[1]);
};

test("parcels that need attention come first; tab, filters and order live in the address", async () => {
  const page = await open();
  expect(await rows(page).count()).toBe(await tabCount(page, "Precisa de atenção"));
  expect(await page.getByLabel("Precisa de atenção", { exact: true }).count()).toBe(await rows(page).count());
  await page.getByRole("tab", { name: /^Todos/ }).click();
  await expect.poll(() => query(page, "aba")).toBe("todos");
  await expect.poll(() => page.locator(".cabecalho-lista-total").innerText()).toBe("70");
  await page.getByRole("button", { name: "Código", exact: true }).click();
  // The list may show its skeleton for a moment.
  const sorted = async () => {
    const shown = await codes(page);
    return shown.length > 0 && shown.join() === shown.toSorted().join();
  };
  await expect.poll(sorted).toBe(true);
  await expect.poll(() => query(page, "ordem")).toBe("codigo");
  await page.getByRole("combobox", { name: "UF" }).click();
  await page.getByRole("option", { name: "SP", exact: true }).click();
  await expect.poll(() => tabCount(page, "Todos")).toBeLessThan(70);
  const some = await tabCount(page, "Todos");
  await expect.poll(async () => (await codes(page)).length).toBe(Math.min(some, 25));
  await expect.poll(() => query(page, "uf")).toBe("SP");
  const before = await codes(page);
  await page.reload();
  await expect.poll(() => codes(page)).toEqual(before);
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  await expect.poll(() => tabCount(page, "Todos")).toBe(70);
  await page.getByRole("searchbox").fill("ENV-000001");
  await expectVisible(page.getByText("Nenhum resultado para os filtros escolhidos."));
  await page.getByRole("searchbox").fill((before[0] ?? "").toLowerCase());
  await expect.poll(() => codes(page)).toEqual([before[0]]);
});

test("a parcel opens beside the list with its address; Back, Esc and J, K move on", async () => {
  const page = await open("?aba=todos");
  const [first = "", second = ""] = await codes(page);
  await rows(page).first().click();
  await expectVisible(panel(page).getByText(first));
  await expect.poll(() => query(page, "rastreio")).toMatch(/^[\da-f-]{36}$/);
  const firstId = query(page, "rastreio");
  // No scrim: the list stays usable.
  await rows(page).nth(1).click();
  await expectVisible(panel(page).getByText(second));
  await page.keyboard.press("k");
  await expectVisible(panel(page).getByText(first));
  await page.keyboard.press("j");
  await expectVisible(panel(page).getByText(second));
  await expect.poll(() => query(page, "rastreio")).not.toBe(firstId);
  const address = page.url();
  await page.keyboard.press("Escape");
  await expectDetached(panel(page).getByText(second));
  await expect.poll(() => query(page, "rastreio")).toBeNull();
  await page.goto(address);
  await expectVisible(panel(page).getByText(second));
  await expectVisible(panel(page).getByRole("list", { name: "Movimentação" }));
  await page.goto(`${site.url}${path}?aba=todos`);
  await rows(page).first().click();
  await expectVisible(panel(page).getByText(first));
  await page.goBack();
  await expect.poll(() => query(page, "rastreio")).toBeNull();
  expect(query(page, "aba")).toBe("todos");
});

test("an open parcel and the list follow its events live", async () => {
  const page = await open("?aba=transito", { as: "logistics" });
  await rows(page).first().click();
  const opened = panel(page);
  await expectVisible(opened.getByRole("list", { name: "Movimentação" }));
  await expect.poll(() => query(page, "rastreio")).not.toBeNull();
  const id = query(page, "rastreio");
  const { authorization, apikey } = await site.headers("owner");
  const response = await fetch(`${site.url}/rest/v1/rpc/rpc_rastreio_evento`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: authorization ?? "", apikey: apikey ?? "" },
    body: JSON.stringify({ p_id: id, p_status: "entregue", p_em: demoEnd, p_texto: "Entregue na portaria" }),
  });
  expect([response.status, await response.json()]).toEqual([200, "entregue"]);
  await expectVisible(opened.getByText("Entregue na portaria"));
  await expectVisible(opened.locator(".selo-envio-palavra").getByText("Entregue"));
});

test("a code is checked where it is typed, and an event is added by hand", async () => {
  const page = await open("?aba=transito", { as: "logistics" });
  await rows(page).nth(2).click();
  const more = panel(page).getByRole("button", { name: "Mais ações" });
  await more.click();
  await page.getByRole("menuitem", { name: "Trocar código" }).click();
  const change = page.getByRole("dialog", { name: "Trocar código" });
  await change.getByRole("textbox").fill("ZZ473124820BR");
  await change.getByRole("button", { name: "Trocar código" }).click();
  await expectVisible(change.getByText("Código de rastreio inválido. Confira os 13 caracteres."));
  site.takeProblems();
  await change.getByRole("textbox").fill("zz 473124829 br");
  await change.getByRole("button", { name: "Trocar código" }).click();
  await expectVisible(panel(page).getByText("ZZ473124829BR"));
  await more.click();
  await page.getByRole("menuitem", { name: "Registrar evento manual" }).click();
  const add = page.getByRole("dialog", { name: "Registrar evento manual" });
  await add.getByRole("button", { name: "Registrar" }).click();
  await expect.poll(() => add.getByText("Preencha este campo.").count()).toBe(2);
  await add.getByRole("combobox", { name: "O que aconteceu" }).click();
  await page.getByRole("option", { name: "Aguardando retirada" }).click();
  await add.getByRole("textbox", { name: "Texto" }).fill("Na agência do centro");
  await add.getByRole("button", { name: "Registrar" }).click();
  await expectVisible(panel(page).getByText("Na agência do centro"));
  await expectVisible(panel(page).getByText("Registrado à mão"));
});

test("selected parcels are asked for together, and the list is exported", async () => {
  const page = await open("?aba=transito", { as: "logistics" });
  const top = async () => (await rows(page).nth(2).boundingBox())?.y;
  const before = await top();
  const boxes = page.getByRole("checkbox", { name: "Selecionar objeto" });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  expect(await top()).toBe(before);
  await page.getByRole("button", { name: "Atualizar rastreios" }).click();
  await expectVisible(page.getByText("Consulta de 2 objetos pedida."));
  // A backend that returns fewer rows at once than there are, as it does beyond 1,000.
  let pages = 0;
  await page.route(/vw_rastreios\?.*limit=1000/, (route) => {
    pages += 1;
    return route.continue({ url: route.request().url().replace("limit=1000", "limit=7") });
  });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Exportar" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("rastreios-2025-06-15.csv");
  const total = await tabCount(page, "Em trânsito");
  await expectVisible(page.getByText(`${total} objetos exportados.`));
  expect(pages).toBe(Math.ceil(total / 7));
  expect(pages).toBeGreaterThan(1);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(new Set(lines).size).toBe(total + 1);
});

test("a customer is told where the parcel is, in a draft that is not sent", async () => {
  const page = await open("?aba=retirada");
  await rows(page).first().click();
  await panel(page).getByRole("button", { name: "Avisar cliente" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/chats/");
  await expect
    .poll(() => page.getByRole("textbox", { name: /mensagem/i }).inputValue())
    .toMatch(/^Oi, \S+\. Seu pedido com o código ZZ\d{9}BR está esperando você na agência\./);
});

test("support only looks: nothing to select, no code to change", async () => {
  const page = await open("", { as: "support" });
  expect(await page.getByRole("checkbox").count()).toBe(0);
  await rows(page).first().click();
  await panel(page).getByRole("button", { name: "Mais ações" }).click();
  await expectVisible(page.getByRole("menuitem", { name: "Abrir na transportadora" }));
  expect(await page.getByRole("menuitem", { name: "Trocar código" }).count()).toBe(0);
});
