import { afterEach, expect, test } from "vitest";
import type { OpenedApp } from "../browser/harness.ts";
import { button, openDesign, page } from "../browser/open-design.ts";

let app: OpenedApp | undefined;
afterEach(() => app?.close());

const addressOf = ({ page }: OpenedApp): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

test("all paths begin with their language, and / leads to the home page", async () => {
  const opened = await openDesign({
    "design.json": { languages: ["pt", "en"], prefixDefaultLanguage: true },
    "pages/inicio.json": page([
      { id: "contato", type: "text", props: { text: "Contato" }, link: { page: "contato" } },
      button("ingles", [{ action: "setLanguage", language: "en" }]),
    ]),
    "pages/contato.json": page([{ id: "nome", type: "text", props: { text: "Nome" } }], {
      id: "contato",
      path: { pt: "contato", en: "contact" },
    }),
  });
  app = opened;
  await expect.poll(() => addressOf(opened)).toBe("/pt/");
  await expect.poll(() => opened.page.locator("html").getAttribute("lang")).toBe("pt");
  await opened.page.goto(new URL("/?origem=mapa#principal", opened.page.url()).href);
  await expect.poll(() => addressOf(opened)).toBe("/pt/?origem=mapa#principal");
  await opened.page.locator(".inicio-ingles").click();
  await expect.poll(() => new URL(opened.page.url()).pathname).toBe("/en/");
  expect(await opened.page.locator(".inicio-contato").getAttribute("href")).toBe("/en/contact/");
  await opened.page.locator('link[hreflang="pt"][href$="/pt/"]').waitFor({ state: "attached" });
  expect(opened.errors).toEqual([]);
});
