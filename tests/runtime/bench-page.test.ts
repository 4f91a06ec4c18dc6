import { expect, test } from "vitest";
import { pageDesign } from "../bench/page/page-design.ts";
import { addressOf, type Site, serve } from "../bench/rows/measured-pages.ts";
import { compiledSite, handWrittenSite } from "../bench/sites.ts";
import { watchAnswers } from "../browser/answers.ts";
import { openContext } from "../browser/harness.ts";
import { cleanUp } from "../clean-up.ts";

/** Opens the page, shows its cards and returns them at once, without the ids that React counts. */
async function cardsOf(site: Site): Promise<readonly string[]> {
  const server = await serve(site);
  cleanUp(() => server.close());
  const page = await (await openContext()).newPage();
  const answered = watchAnswers(page);
  await page.goto(addressOf(server));
  await answered();
  const html = await page.locator(".home-toggle").evaluate(async (toggle: HTMLElement) => {
    toggle.click();
    await Promise.resolve();
    const main = document.querySelector("main");
    // Attributes come in the order in which they were set.
    for (const node of main?.querySelectorAll("*") ?? []) {
      const attributes = [...node.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of attributes) node.removeAttribute(name);
      for (const { name, value } of attributes) node.setAttribute(name, value);
    }
    return main?.outerHTML ?? "";
  });
  return html
    .replace(/_r_\w+?_/g, "id")
    .replaceAll("><", ">\n<")
    .split("\n");
}

test("the page of 300 elements is the same as the one by hand", async () => {
  const compiled = await cardsOf(await compiledSite(pageDesign()));
  const byHand = await cardsOf(await handWrittenSite("page/react-page.tsx"));
  expect(compiled).toEqual(byHand);
  expect(compiled.length).toBeGreaterThan(300);
});
