import { expect, test } from "vitest";
import { expectHidden, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
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
  await page.getByRole("button", { name: "Parâmetros UTM" }).click();
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

test("a preview that comes late leaves the error of saving, which the next change removes", async () => {
  const page = await site.open(path, { as: "traffic", now: demoEnd });
  const previews: (() => void)[] = [];
  await page.route("**/rpc/rpc_links_transformar", async (route) => {
    await new Promise<void>((answer) => previews.push(answer));
    await route.continue();
  });
  await page.getByRole("textbox", { name: "Destino" }).fill("curso");
  await page.getByRole("textbox", { name: "Mídia" }).fill("instagram");
  await page.getByRole("textbox", { name: "Grupo" }).fill("geral");
  await page.getByRole("textbox", { name: "Nome para salvar" }).fill("De novo");
  await page.getByRole("textbox", { name: "Links" }).fill("https://pay.hotmart.com/A1");
  await expect.poll(() => previews.length).toBe(1);
  await page.getByRole("button", { name: "Salvar links" }).click();
  const error = page.getByText("Já existe um link com o código curso.instagram.geral.");
  await expectVisible(error);
  previews[0]?.();
  await expectVisible(page.locator(".links-transformador-novo").first());
  await expectVisible(error);
  await page.getByRole("textbox", { name: "Grupo" }).fill("novo");
  await expectHidden(error);
  previews[1]?.();
  site.takeProblems();
});

test("several links are saved at once, and invalid lines and the order do not change their codes", async () => {
  const page = await site.open(path, { as: "traffic", now: demoEnd });
  const links = page.getByRole("textbox", { name: "Links" });
  const shown = page.locator(".links-transformador-novo");
  const becomes = async () => (await shown.allInnerTexts()).map((text) => text.replaceAll(/\s/g, ""));
  await page.getByRole("textbox", { name: "Destino" }).fill("cursoy");
  await page.getByRole("textbox", { name: "Mídia" }).fill("meta");
  await page.getByRole("textbox", { name: "Grupo" }).fill("novo");
  await links.fill("https://pay.hotmart.com/B1\nhttps://pay.kiwify.com.br/C1");
  await expect.poll(async () => (await becomes())[1] ?? "").toMatch(/C1\?sck=cursoy\.meta\.novo-[0-9a-f]{6}&s1=/);
  await expectVisible(page.getByText("Código DMG: cursoy.meta.novo, com um final próprio em cada link"));
  const before = await becomes();
  await links.fill("errado\nhttps://pay.kiwify.com.br/C1\nhttps://pay.hotmart.com/B1");
  await expectVisible(page.getByText("Link inválido."));
  expect(await becomes()).toEqual(before.toReversed());

  await links.fill("https://pay.hotmart.com/B1\nhttps://pay.kiwify.com.br/C1");
  await page.getByRole("textbox", { name: "Nome para salvar" }).fill("Meu link");
  await page.route("**/rpc/rpc_links_salvar", (route) => route.fulfill({ status: 500, body: "{}" }), { times: 1 });
  await page.getByRole("button", { name: "Salvar links" }).click();
  await expectVisible(page.getByRole("alert").getByText(/^Algo deu errado/));
  site.takeProblems();
  await page.getByRole("button", { name: "Salvar links" }).click();
  await expectVisible(page.getByText("2 links salvos."));
  await expectVisible(page.locator(".links-grade-grade [data-row]").getByText("Meu link 2"));
});

test.each(sizesTried)("axe finds nothing in the links, and they fit, on %s", async (_, size) => {
  const page = await site.open(path, { ...size, as: "owner", now: demoEnd });
  await page.getByRole("textbox", { name: "Links" }).fill("https://pay.hotmart.com/A1\nhttps://escola.example/");
  await expect.poll(() => page.locator(".links-transformador-linha").count()).toBe(2);
  expect(await violations(page, "links")).toEqual([]);
  await expectFits(page);
});
