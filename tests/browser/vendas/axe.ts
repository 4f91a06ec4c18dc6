import type { Page } from "playwright-core";
import { violations as violationsOf } from "../axe.ts";

/** Layers that open beside their button stand at the end of the document, in no region, and are reached by it. */
const layers = ["[role=menu]", "[role=listbox]:not([role=dialog] *)"];
const regionsBut = layers.map((layer) => `[data-base-ui-portal]:has(${layer})`);

/** What axe finds wrong on the page as it stands, in both themes. */
export async function violations(page: Page, state: string): Promise<readonly string[]> {
  const found = await violationsOf(page, { regionsBut });
  return found.map((violation) => `${state}, ${violation}`);
}

/** The screens that pages are looked at on. */
export const sizes = { desktop: { width: 1366, height: 768 }, mobile: { width: 390, height: 844 } };
