import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openScene } from "./open-scene.ts";

/** The edges of an element, in whole pixels. */
const edges = (target: Locator) =>
  target.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) };
  });

test.each([
  ["top", "bottom", "top"],
  ["bottom", "top", "bottom"],
  ["left", "right", "left"],
  ["right", "left", "right"],
] as const)("the list of tabs is at the %s", async (tabsPosition, near, far) => {
  const { page, set, errors } = await openScene("tabs", "laidOut");
  await set({ layout: { tabsPosition } });
  const list = page.getByRole("tablist");
  const isVertical = tabsPosition === "left" || tabsPosition === "right";
  await expect
    .poll(async () => {
      const [bar, panel, box] = [
        await edges(list),
        await edges(page.getByRole("tabpanel")),
        await edges(page.locator(".p-abas")),
      ];
      return { touchesPanel: bar[near] - panel[far], touchesEdge: bar[far] - box[far] };
    })
    .toEqual({ touchesPanel: 0, touchesEdge: 0 });
  await expect.poll(() => list.getAttribute("aria-orientation")).toBe(isVertical ? "vertical" : null);
  const [first, second] = [await edges(page.getByRole("tab").nth(0)), await edges(page.getByRole("tab").nth(1))];
  expect(isVertical ? first.bottom < second.bottom && first.left === second.left : first.top === second.top).toBe(true);
  expect(errors).toEqual([]);
});

test("tabs without panels choose something elsewhere, and control nothing here", async () => {
  const { page, log, errors } = await openScene("tabs", "withoutPanels");
  await page.getByRole("tab", { name: "Abertos" }).click();
  expect(await log()).toEqual(['muda {"value":1,"id":"abertos"}']);
  expect(await page.locator("[role=tabpanel], [aria-controls]").count()).toBe(0);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  expect(errors).toEqual([]);
});

test("arrows go down and up a vertical list, not along it", async () => {
  const { page, set } = await openScene("tabs", "laidOut");
  await set({ layout: { tabsPosition: "left" } });
  await expect.poll(() => page.getByRole("tablist").getAttribute("aria-orientation")).toBe("vertical");
  await page.getByRole("tab", { name: "Um" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await page.getByRole("tabpanel").textContent()).toBe("Primeiro");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.getByRole("tabpanel").textContent()).toBe("Segundo");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => page.getByRole("tabpanel").textContent()).toBe("Primeiro");
});

/** The space before the first tab and after the last one, in pixels. */
async function roomAround(list: Locator, start: "left" | "top", end: "right" | "bottom") {
  const [first, last] = [list.getByRole("tab").first(), list.getByRole("tab").last()];
  const [bar, one, two] = [await edges(list), await edges(first), await edges(last)];
  return { before: one[start] - bar[start], after: bar[end] - two[end] };
}

describe.each([
  ["top", "horizontalAlignment", "left", "right"],
  ["left", "verticalAlignment", "top", "bottom"],
] as const)("tabs at the %s", (tabsPosition, property, start, end) => {
  test.each(["start", "center", "end", "stretch"] as const)("are aligned: %s", async (alignment) => {
    const { page, set } = await openScene("tabs", "laidOut");
    await set({ layout: { tabsPosition, [property]: alignment } });
    await expect
      .poll(async () => {
        const { before, after } = await roomAround(page.getByRole("tablist"), start, end);
        if (before <= 1 && after <= 1) return "stretch";
        if (Math.abs(before - after) <= 1) return "center";
        return before <= 1 ? "start" : after <= 1 ? "end" : { before, after };
      })
      .toBe(alignment);
  });
});

/** A paused animation stays at its first frame. */
const head = "<style>.trama-tab-panel { animation-play-state: paused !important }</style>";

test.each([
  ["none", "1 none", "1 none"],
  ["fade", "0 none", "0 none"],
  ["fadeTopBottom", "0 0px 24px", "0 0px -24px"],
  ["fadeLeftRight", "0 24px", "0 -24px"],
] as const)("panels change by %s, from the side of the new one", async (transition, after, before) => {
  const { page, set } = await openScene("tabs", "laidOut", { head });
  await set({ layout: { transition } });
  const look = () =>
    page.getByRole("tabpanel").evaluate((node) => {
      const { opacity, translate } = getComputedStyle(node);
      return `${node.textContent}: ${opacity} ${translate}`;
    });
  await page.getByRole("tab", { name: "Dois" }).click();
  await expect.poll(look).toBe(`Segundo: ${after}`);
  await page.getByRole("tab", { name: "Um" }).click();
  await expect.poll(look).toBe(`Primeiro: ${before}`);
});

test("a change of panels takes 0.4 seconds, or as long as the design says", async () => {
  const { page, set } = await openScene("tabs", "laidOut");
  const duration = () => page.getByRole("tabpanel").evaluate((node) => getComputedStyle(node).animationDuration);
  await expect.poll(duration).toBe("0.4s");
  await set({ layout: { transitionDuration: 2 } });
  await expect.poll(duration).toBe("2s");
});
