import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Measures, from the first paint on, how much of the page shifts by itself. */
export function watchShifts(): void {
  const shifts: { readonly value: number; readonly moved: string }[] = [];
  Reflect.set(window, "shifts", shifts);
  const told = (source: object): string => {
    const node: Element | null = Reflect.get(source, "node");
    const { x, y, width, height }: DOMRect = Reflect.get(source, "currentRect");
    return `${node?.nodeName} .${node?.className} to ${x},${y} ${width}×${height}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput") !== false) continue;
      const moved: string = Reflect.get(entry, "sources").map(told).join("; ");
      shifts.push({ value: Number(Reflect.get(entry, "value")), moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Expect almost no shifts so far; waits two frames, so that the last shift is counted. */
export async function expectStill(page: Page, limit = 0.02): Promise<void> {
  const [sum, moved] = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    const shifts: readonly { readonly value: number; readonly moved: string }[] = Reflect.get(window, "shifts");
    return [
      shifts.reduce((total, { value }) => total + value, 0),
      shifts.map(({ value, moved }) => `${value}: ${moved}`).join("\n"),
    ];
  });
  expect(sum, moved).toBeLessThan(limit);
}

/** How many pixels of the page are beyond the right edge of the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether an element is between the left and right edges of the screen. */
async function isOnScreen(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0);
}

/** Expect that nothing of a page, or of the given element, is beyond the right edge of the screen. */
export async function expectFits(page: Page, element?: Locator): Promise<void> {
  const message = `${page.url()} at ${page.viewportSize()?.width} px`;
  if (element) await expect.poll(() => isOnScreen(page, element), { message }).toBe(true);
  else await expect.poll(() => overflow(page), { message }).toBe(0);
}

/** Narrow the screen of a page step by step; 683 px is a screen of 1366 px at a zoom of 200 %. */
export async function onEachWidth(page: Page, look: () => Promise<unknown>): Promise<void> {
  for (const width of [1366, 900, 683, 390, 320]) {
    await page.setViewportSize({ width, height: 768 });
    await look();
  }
}
