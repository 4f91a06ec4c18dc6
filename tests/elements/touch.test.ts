import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { elementCatalogue } from "../../compiler/catalogue/element-catalogue.ts";
import { generatedApp } from "../browser/generated-app.ts";
import { type OpenedApp, openApp } from "../browser/harness.ts";

// The pages of the design `galeria` on a touched screen as wide as a tablet, where only the pointer is coarse.

let opened: OpenedApp;

beforeAll(async () => {
  opened = await openApp({ files: generatedApp("galeria"), hasTouch: true, viewport: { width: 1024, height: 900 } });
  return opened.close;
});

/**
 * Links in a text, drawings of a design, thumbs in a track of 44 pixels, rows that only screen readers see, and the slot
 * of a calendar that keys are at, which items may cover.
 */
const exempt = ".trama-text, svg *, .trama-slider-control *, .trama-chart-table *, .trama-calendar-slot";

/** Lists the controls that a finger misses 20 pixels above or below their middle: the outermost pixels may be a border. */
const missed = (page: Page): Promise<readonly string[]> =>
  page.evaluate((exempted) => {
    const roles = "button combobox menuitem option radio switch tab".split(" ").map((role) => `[role=${role}]`);
    const controls = document.querySelectorAll<HTMLElement>(
      `:is(main, body > :not(#root)) :is(a[href], button, input, textarea, ${roles}):not(:disabled, ${exempted})`,
    );
    return [...controls].flatMap((control) => {
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const target = control.closest("label") ?? control;
      const { left, top, width, height } = target.getBoundingClientRect();
      if (height < 2 || !control.checkVisibility({ visibilityProperty: true })) return [];
      const isMissed = (below: number): boolean => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2 + below);
        return !hit || !(target.contains(hit) || hit.closest("label")?.control === control);
      };
      const size = `${Math.round(width)} x ${Math.round(height)}`;
      return [-20, 20].some(isMissed) ? [`${control.tagName} ${control.className}: ${size}`] : [];
    });
  }, exempt);

test.each(Object.keys(elementCatalogue))("%s: its controls are large enough for a finger", async (type) => {
  const { page, url } = opened;
  await page.goto(`${url}/${type}/`, { waitUntil: "load" });
  await page.locator("main h1").waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // What loads late may move the page while it is measured.
  await expect.poll(() => missed(page)).toEqual([]);
});

const layers = [
  ["select", "main .trama-select-trigger", ".trama-option"],
  ["multiselect", "main .trama-select-trigger", ".trama-option"],
  ["dropdown", ".dropdown-mais", ".trama-panel button"],
  ["date-picker", "main .trama-select-trigger", ".trama-day-button"],
] as const;

test.each(layers)("the open layer of %s is large enough for a finger", async (type, opener, inside) => {
  const { page, url } = opened;
  await page.goto(`${url}/${type}/`, { waitUntil: "load" });
  await page.locator(opener).first().tap();
  await page.locator(inside).first().waitFor();
  const controls = page.locator(":is(.trama-panel, .trama-list-popup, .trama-date-panel):visible");
  const heights = () =>
    controls
      .locator(":is(button, [role=menuitem], [role=option]):not(:disabled)")
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height).filter((height) => height > 0));
  expect((await heights()).length).toBeGreaterThan(0);
  // A layer grows as it opens.
  await expect.poll(async () => (await heights()).filter((height) => height < 44)).toEqual([]);
});

test("the box of a checkbox is at the height of its label", async () => {
  const { page, url } = opened;
  await page.goto(`${url}/checkbox/`, { waitUntil: "load" });
  const row = page.locator(".trama-checkbox-row:has(.trama-checkbox-content)").first();
  await row.waitFor();
  const [box, label] = await row.evaluate((node) =>
    Array.from(node.children, (part) => {
      const { top, height } = part.getBoundingClientRect();
      return top + height / 2;
    }),
  );
  expect(Math.abs((box ?? 0) - (label ?? 99))).toBeLessThanOrEqual(1);
});
