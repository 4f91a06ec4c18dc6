import type { Locator, Page } from "playwright-core";

/** Wait until the element is visible. */
export const expectVisible = (target: Locator): Promise<void> => expectState(target, "visible");

/** Wait until the element is invisible or gone. */
export const expectHidden = (target: Locator): Promise<void> => expectState(target, "hidden");

/** Wait until the element is in the document, visible or not. */
export const expectAttached = (target: Locator): Promise<void> => expectState(target, "attached");

/** Wait until the element is gone from the document. */
export const expectDetached = (target: Locator): Promise<void> => expectState(target, "detached");

/** Wait until an expression is true in the page, for example that a script has set a global. */
export async function expectTrue(page: Page, expression: string): Promise<void> {
  await page.waitForFunction(expression).catch((cause: unknown) => fail(page, `expected \`${expression}\``, cause));
}

async function expectState(target: Locator, state: "visible" | "hidden" | "attached" | "detached"): Promise<void> {
  await target.waitFor({ state }).catch(async (cause: unknown) => {
    const page = target.page();
    const count = page.isClosed() ? "the page is closed" : `${await target.count()} found`;
    await fail(page, `expected ${target} to be ${state}, ${count}`, cause);
  });
}

/** Throw a message with the errors of the page and its accessibility tree. */
async function fail(page: Page, message: string, cause: unknown): Promise<never> {
  if (page.isClosed()) throw new Error(message, { cause });
  const logged = (await page.consoleMessages()).filter((entry) => entry.type() === "error");
  const errors = [...logged.map((entry) => entry.text()), ...(await page.pageErrors()).map(String)];
  const tree = await page.locator("body").ariaSnapshot();
  throw new Error([`${message}; ${page.url()}`, ...errors.map((error) => `error: ${error}`), tree].join("\n"), {
    cause,
  });
}
