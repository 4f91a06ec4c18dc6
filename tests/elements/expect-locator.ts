import type { Locator } from "playwright-core";

/** Wait until the element is visible. */
export const expectVisible = (target: Locator): Promise<void> => expectState(target, "visible");

/** Wait until the element is invisible or gone. */
export const expectHidden = (target: Locator): Promise<void> => expectState(target, "hidden");

/** Wait until the element is in the document, visible or not. */
export const expectAttached = (target: Locator): Promise<void> => expectState(target, "attached");

/** Wait until the element is gone from the document. */
export const expectDetached = (target: Locator): Promise<void> => expectState(target, "detached");

/** A failure reports the expected state, the number of matches, and the accessibility tree of the page. */
async function expectState(target: Locator, state: "visible" | "hidden" | "attached" | "detached"): Promise<void> {
  await target.waitFor({ state }).catch(async (cause: unknown) => {
    const count = await target.count();
    const page = await target.page().locator("body").ariaSnapshot();
    throw new Error(`expected ${target} to be ${state}, ${count} found in the page:\n${page}`, { cause });
  });
}
