import type { Locator } from "playwright-core";

/** Notes each height that an element gets, the present one first. Returns how to read them. */
export async function watchHeights(target: Locator): Promise<() => Promise<readonly number[]>> {
  const heights = await target.evaluateHandle((node) => {
    const seen: number[] = [];
    new ResizeObserver(() => seen.push(node.getBoundingClientRect().height)).observe(node);
    return seen;
  });
  return () => heights.jsonValue();
}
