import { afterEach, expect, test } from "vitest";
import type { OpenedApp } from "../browser/harness.ts";
import { button, openDesign, page } from "../browser/open-design.ts";

let app: OpenedApp | undefined;
afterEach(() => app?.close());

const addressOf = ({ page }: OpenedApp): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** Opens an app in three languages, in a browser with others. */
async function open(more: object, browserLanguages: readonly string[], path = "/"): Promise<OpenedApp> {
  const languages = `Object.defineProperty(navigator, "languages", { value: ${JSON.stringify(browserLanguages)} })`;
  const sections = [
    button("ingles", [{ action: "setLanguage", language: "en" }]),
    button("portugues", [{ action: "setLanguage", language: "pt-BR" }]),
  ];
  app = await openDesign(
    {
      "design.json": { languages: ["pt-BR", "en", "es"], ...more },
      "pages/inicio.json": page(sections),
      "pages/sobre.json": page(sections, { id: "sobre", path: { "pt-BR": "sobre", en: "about", es: "acerca" } }),
    },
    { path, head: `<script>${languages}</script>` },
  );
  return app;
}

/** Goes to an address as a visitor who types it. */
const goTo = ({ page }: OpenedApp, path: string) => page.goto(new URL(path, page.url()).href);

test("/ opens in the first language of the browser that the app has, once in a tab", async () => {
  const opened = await open({ languageChoice: { browser: true } }, ["de-DE", "en-GB", "pt-BR"], "/?a=1#principal");
  await expect.poll(() => addressOf(opened)).toBe("/en/?a=1#principal");
  expect(await opened.page.locator("html").getAttribute("lang")).toBe("en");
  expect(await opened.page.evaluate("history.length")).toBe(1);
  await goTo(opened, "/");
  await opened.page.locator("html[lang=pt-BR] .inicio-ingles").waitFor();
  expect(addressOf(opened)).toBe("/");
  expect(opened.errors).toEqual([]);
});

test("the language of the browser changes no other address, and none of its languages means the default", async () => {
  const opened = await open({ languageChoice: { browser: true } }, ["en"], "/sobre/");
  await opened.page.locator("html[lang=pt-BR] .sobre-ingles").waitFor();
  expect(addressOf(opened)).toBe("/sobre/");
  await opened.close();
  const other = await open({ languageChoice: { browser: true } }, ["de", "pt-PT"]);
  await other.page.locator("html[lang=pt-BR] .inicio-ingles").waitFor();
  expect(addressOf(other)).toBe("/");
});

test("the chosen language is kept, before the language of the browser", async () => {
  const opened = await open({ languageChoice: { keep: true, browser: true } }, ["es"]);
  await expect.poll(() => addressOf(opened)).toBe("/es/");
  await opened.page.locator(".inicio-ingles").click();
  await expect.poll(() => addressOf(opened)).toBe("/en/");
  await opened.page.evaluate("sessionStorage.clear()");
  await goTo(opened, "/");
  await expect.poll(() => addressOf(opened)).toBe("/en/");
  await goTo(opened, "/es/acerca/");
  await opened.page.locator("html[lang=es] .sobre-portugues").click();
  await expect.poll(() => addressOf(opened)).toBe("/sobre/");
  await goTo(opened, "/");
  await opened.page.locator("html[lang=pt-BR] .inicio-ingles").waitFor();
  expect(addressOf(opened)).toBe("/");
  expect(opened.errors).toEqual([]);
});

test("the default language with a prefix is led to as well, and storage may be refused", async () => {
  const opened = await open({ languageChoice: { keep: true }, prefixDefaultLanguage: true }, ["en"]);
  await expect.poll(() => addressOf(opened)).toBe("/pt-BR/");
  await opened.page.evaluate('localStorage.setItem("language", "xx")');
  await goTo(opened, "/");
  await expect.poll(() => addressOf(opened)).toBe("/pt-BR/");
  await opened.page.addInitScript(
    'Object.defineProperty(window, "localStorage", { get() { throw new Error("no"); } })',
  );
  await goTo(opened, "/");
  await opened.page.locator(".inicio-ingles").click();
  await expect.poll(() => addressOf(opened)).toBe("/en/");
  expect(opened.errors).toEqual([]);
});
