import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { violations } from "../browser/axe.ts";

/** Returns the centre of an element. */
export async function centreOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("nothing to drag");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export interface DragEnd {
  readonly x?: number;
  readonly y?: number;
}

/** Press the mouse on one element, move it to another, and release it. `by` moves the end off the centre. */
export async function drag(page: Page, from: Locator, to: Locator, by: DragEnd = {}): Promise<void> {
  await hold(page, from, to, by);
  await page.mouse.up();
}

/** Does the same without releasing the mouse. */
export async function hold(page: Page, from: Locator, to: Locator, { x = 0, y = 0 }: DragEnd = {}): Promise<void> {
  const start = await centreOf(from);
  const end = await centreOf(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 6);
  await page.mouse.move(end.x + x, end.y + y, { steps: 4 });
}

/** Lift the card whose handle has the focus. Keys that move it work from the next task of the page on. */
export async function lift(page: Page): Promise<void> {
  await page.keyboard.press("Space");
  await expect.poll(() => announced(page)).toMatch(/levantad|lifted/);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Returns the last announcement. */
export const announced = async (page: Page): Promise<string> =>
  (await page.locator("[aria-live]").allTextContents()).find((text) => text !== "") ?? "";

/** Hold a finger on one element, move it to another, and lift it. */
export async function dragByFinger(page: Page, from: Locator, to: Locator, { y = 0 }: DragEnd = {}): Promise<void> {
  const [start, end] = [await centreOf(from), await centreOf(to)];
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: { readonly x: number; readonly y: number }) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await send("touchStart", start);
  await expect.poll(() => page.locator("[data-dragging]").count()).toBeGreaterThan(0);
  await send("touchMove", { x: end.x, y: end.y + y });
  await expect.poll(() => page.locator(".trama-drag-area[data-over]").count()).toBe(1);
  await send("touchMove", { x: end.x + 1, y: end.y + y });
  await send("touchEnd");
}

/** Returns axe's violations in both themes, once transitions have ended. */
export async function axe(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  return violations(page, { tags: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] });
}
