import type { Page } from "playwright-core";
import { isDeep } from "../../depth.ts";
import { violations as violationsOf } from "../axe.ts";

/**
 * Layers that open beside their button are at the end of the document, outside landmarks, and reachable from the
 * button.
 */
const layers = ["[role=menu]", "[role=listbox]:not([role=dialog] *)"];
const regionsBut = layers.map((layer) => `[data-base-ui-portal]:has(${layer})`);

/** Returns axe's violations on the current page, in both themes. */
export async function violations(page: Page, state: string): Promise<readonly string[]> {
  const found = await violationsOf(page, { regionsBut });
  return found.map((violation) => `${state}, ${violation}`);
}

/** The screen sizes of the tests. */
export const sizes = { desktop: { width: 1366, height: 768 }, mobile: { width: 390, height: 844 } };

/** The sizes on which states are looked at: `npm test` has one, as axe is slow. */
export const sizesTried = Object.entries(sizes).filter(([name]) => isDeep || name === "mobile");
