import type { Page } from "playwright-core";

/** The code for rows of nodes, as a file of a page. A page asks for it once it has a list. */
export const rowCode = /\/row-nodes-[^/]*\.js$/;

/** Wait until the page has run the code for nodes: it asked for it first, and so has it first. */
export async function hasRowCode(page: Page): Promise<void> {
  const address = await page.waitForFunction(
    (source) => performance.getEntriesByType("resource").find(({ name }) => new RegExp(source).test(name))?.name,
    rowCode.source,
  );
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())})`);
}
