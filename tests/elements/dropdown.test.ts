import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

/** Open the panel. Returns a function that measures the trigger and the panel. */
async function openPanel(page: Page) {
  await page.getByRole("button", { name: "Um gatilho que é largo" }).click();
  await expectVisible(page.getByText("Painel"));
  return () =>
    page.evaluate(() => {
      const edges = (selector: string) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (!box) throw new Error(`nothing matches ${selector}`);
        const { left, right, top, bottom } = box;
        return { left, right, top, bottom, middle: (left + right) / 2, centre: (top + bottom) / 2 };
      };
      return { trigger: edges(".p-menu"), panel: edges(".trama-panel") };
    });
}

type Boxes = Awaited<ReturnType<Awaited<ReturnType<typeof openPanel>>>>;

/** The distance of the panel from the trigger, by its side. */
const distances: Readonly<Record<"top" | "right" | "bottom" | "left", (boxes: Boxes) => number>> = {
  top: ({ trigger, panel }) => trigger.top - panel.bottom,
  right: ({ trigger, panel }) => panel.left - trigger.right,
  bottom: ({ trigger, panel }) => panel.top - trigger.bottom,
  left: ({ trigger, panel }) => trigger.left - panel.right,
};

/** The edge that an alignment lines up: beside the trigger, and above or below it. */
const sides = { start: "top", center: "centre", end: "bottom" } as const;
const ends = { start: "left", center: "middle", end: "right" } as const;

describe.each(["top", "right", "bottom", "left"] as const)("a panel at the %s of its trigger", (position) => {
  test.each(["start", "center", "end"] as const)("is aligned at the %s", async (alignment) => {
    const app = await openScene("dropdown", "placed");
    await app.set({ place: { position, alignment }, offsetX: "0px", offsetY: "0px" });
    const boxes = await openPanel(app.page);
    const isBeside = position === "left" || position === "right";
    const edge = (isBeside ? sides : ends)[alignment];
    const misses = async () => {
      const now = await boxes();
      return Math.max(Math.abs(distances[position](now)), Math.abs(now.panel[edge] - now.trigger[edge]));
    };
    await expect.poll(misses).toBeLessThanOrEqual(1);
    expect(app.errors).toEqual([]);
  });
});

test("a panel opens 4 pixels under its trigger, at its start", async () => {
  const { page } = await openScene("dropdown", "placed");
  const boxes = await openPanel(page);
  await expect
    .poll(async () => {
      const { trigger, panel } = await boxes();
      return [Math.round(panel.left - trigger.left), Math.round(panel.top - trigger.bottom)];
    })
    .toEqual([0, 4]);
});

test("a panel is moved along its side and away from it", async () => {
  const app = await openScene("dropdown", "placed");
  await app.set({ offsetX: "30px", offsetY: "12px" });
  const boxes = await openPanel(app.page);
  await expect
    .poll(async () => {
      const { trigger, panel } = await boxes();
      return [Math.round(panel.left - trigger.left), Math.round(panel.top - trigger.bottom)];
    })
    .toEqual([30, 12]);
});

test("offsets may have any unit", async () => {
  const app = await openScene("dropdown", "placed");
  await app.set({ offsetX: "calc(1rem + 4px)", offsetY: "-0.5rem" });
  const boxes = await openPanel(app.page);
  await expect
    .poll(async () => {
      const { trigger, panel } = await boxes();
      return [Math.round(panel.left - trigger.left), Math.round(panel.top - trigger.bottom)];
    })
    .toEqual([20, -8]);
});

test("a panel opens on the other side where its own has no room", async () => {
  const app = await openScene("dropdown", "placed");
  await app.set({ top: "720px" });
  const boxes = await openPanel(app.page);
  await expect.poll(async () => Math.round(distances.top(await boxes()))).toBe(4);
});

test("a panel is as wide as its trigger where the design says so", async () => {
  const app = await openScene("dropdown", "placed");
  const width = ({ left, right }: Boxes["panel"]) => Math.round(right - left);
  const narrow = await (await openPanel(app.page))();
  expect(width(narrow.panel)).toBe(128);
  expect(width(narrow.trigger)).toBeGreaterThan(128);
  await app.page.keyboard.press("Escape");
  await app.set({ place: { matchWidth: true } });
  const wide = await openPanel(app.page);
  await expect.poll(async () => width((await wide()).panel)).toBe(width(narrow.trigger));
});

test("a panel has its layer order, and does not animate if the design sets that", async () => {
  const { page } = await openScene("dropdown", "placed");
  await openPanel(page);
  await expect.poll(() => page.locator(".trama-layer").evaluate((node) => getComputedStyle(node).zIndex)).toBe("77");
  await expect
    .poll(() => page.locator(".trama-panel").evaluate((node) => getComputedStyle(node).animationName))
    .toBe("none");
});

test("a panel comes a little smaller and transparent, and grows", async () => {
  const { page } = await openScene("dropdown", "animated", {
    head: "<style>.trama-panel { animation-play-state: paused !important }</style>",
  });
  await page.getByRole("button", { name: "Mais" }).click();
  const panel = page.locator(".trama-panel");
  await expect
    .poll(() => panel.evaluate((node) => [getComputedStyle(node).opacity, getComputedStyle(node).scale]))
    .toEqual(["0", "0.97"]);
});

test("a panel leaves as it came, and is closed meanwhile", async () => {
  const { page, errors } = await openScene("dropdown", "animated", {
    head: "<style>.trama-panel { animation-duration: 5s !important }</style>",
  });
  const opener = page.getByRole("button", { name: "Mais" });
  await opener.click();
  const panel = page.locator(".trama-panel");
  const before = await panel.evaluate((node) => (node instanceof HTMLElement ? node.offsetWidth : 0));
  await page.keyboard.press("Escape");
  const copy = page.locator(".trama-leaving .trama-panel");
  await expect.poll(() => copy.count()).toBe(1);
  await expect.poll(() => opener.getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => panel.count()).toBe(1);
  expect(await copy.evaluate((node) => node instanceof HTMLElement && node.offsetWidth)).toBe(before);
  expect(await copy.evaluate((node) => getComputedStyle(node).animationDirection)).toBe("reverse");
  await page.evaluate(() => {
    for (const one of document.getAnimations()) one.finish();
  });
  await expect.poll(() => page.locator(".trama-leaving").count()).toBe(0);
  expect(errors).toEqual([]);
});
