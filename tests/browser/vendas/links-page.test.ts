import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { sizes, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { demoEnd, serveVendas } from "./site.ts";

const site = serveVendas();
const path = "/transformador-link-dmg/";

test("links show how they become, are saved with a code, and a taken code is refused", async () => {
  const page = await site.open(path, { as: "traffic", now: demoEnd });
  await page
    .getByRole("textbox", { name: "Links" })
    .fill("https://pay.hotmart.com/A1?off=x&fbclid=1\nhttp://velho.example");
  await page.getByRole("textbox", { name: "Destino" }).fill("curso-prova");
  await page.getByRole("textbox", { name: "Mídia" }).fill("meta");
  await page.getByRole("textbox", { name: "Grupo" }).fill("frio");
  await page.getByRole("combobox", { name: "Mídia pronta" }).click();
  await page.getByRole("option", { name: "Meta Ads" }).click();
  const first = page.locator(".links-transformador-linha").first();
  await expect
    .poll(async () => (await first.locator(".links-transformador-novo").innerText()).replaceAll(/\s/g, ""))
    .toBe("https://pay.hotmart.com/A1?off=x&utm_source=FB&utm_medium=cpc&sck=curso-prova.meta.frio");
  await expectVisible(page.getByText("Use https."));
  await first.getByRole("button", { name: "QR code" }).click();
  await expectVisible(first.locator("svg path").first());

  await page.getByRole("textbox", { name: "Links" }).fill("https://pay.hotmart.com/A1");
  await page.getByRole("textbox", { name: "Nome para salvar" }).fill("Prova fria");
  await page.getByRole("button", { name: "Salvar links" }).click();
  await expectVisible(page.getByText("Link salvo."));
  await expectVisible(page.locator(".links-grade-grade [data-row]").first().getByText("curso-prova.meta.frio"));
  await page.getByRole("button", { name: "Salvar links" }).click();
  await expectVisible(page.getByText("Já existe um link com o código curso-prova.meta.frio."));
  await page.getByRole("checkbox", { name: "Link Prova fria ativo" }).click();
  await expectVisible(page.getByText("Link desativado."));
  site.takeProblems();
});

test.each(Object.entries(sizes))("axe finds nothing in the links, and they fit, on %s", async (_, size) => {
  const page = await site.open(path, { ...size, as: "owner", now: demoEnd });
  await page.getByRole("textbox", { name: "Links" }).fill("https://pay.hotmart.com/A1\nhttps://escola.example/");
  await expect.poll(() => page.locator(".links-transformador-linha").count()).toBe(2);
  expect(await violations(page, "links")).toEqual([]);
  await expectFits(page);
});
