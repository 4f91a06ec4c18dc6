import { expect, test } from "vitest";
import { elementCatalogue } from "../../compiler/catalogue/element-catalogue.ts";
import { elementTags, violations } from "../browser/axe.ts";
import { openGallery, types } from "./shown-gallery.ts";

const gallery = openGallery();

/** Types that the pointer opens after a while: their pictures would depend on the speed of the machine. */
const timed = new Set(["date-time-picker", "hover-dropdown", "tooltip"]);

/** Types with something to press or type in; their first example is hovered, focused and opened. */
const used = types.filter((type) => {
  const { actions, states } = elementCatalogue[type] ?? {};
  return !timed.has(type) && (actions?.focus !== undefined || states?.open !== undefined);
});

const layers = ".trama-panel:visible, .trama-list-popup:visible, .trama-date-sheet:visible";

const control =
  ":is(a[href], button, input, textarea, [tabindex='0'], [contenteditable=true]):not(:disabled, .trama-tag *)";

test.each(used)(
  "%s: hovered, focused and open, each as its baseline, and open without a problem for axe",
  async (type) => {
    const { app, open, isSame, answered } = gallery();
    await app.page.setViewportSize({ width: 360, height: 480 });
    const page = await open(type);
    await answered();
    const first = page.locator(`main .trama-${type}${control}, main .trama-${type} ${control}`).first();
    const changed: string[] = [];
    const compareState = async (state: string) => {
      if (!(await isSame(`${type}-${state}`, page))) changed.push(state);
    };
    await first.hover({ force: true });
    await compareState("hover");
    await page.mouse.move(0, 0);
    // The browser shows the focus of a visitor who uses the keyboard.
    await page.keyboard.press("Shift");
    await first.focus();
    await compareState("focus");
    const selector = elementCatalogue[type]?.states.open?.selector;
    const root = page.locator(`main .trama-${type}`).first();
    const isOpen = () => root.evaluate((node, wanted) => node.matches(wanted), selector ?? "*");
    if (!(await isOpen())) {
      await first.press("Enter");
      await expect.poll(isOpen).toBe(true);
      if (type !== "expandable-section") await expect.poll(() => page.locator(layers).count()).toBeGreaterThan(0);
      await compareState("open");
      expect(await violations(page, { tags: elementTags, inactive: "[data-disabled], [data-fetching]" })).toEqual([]);
    }
    expect(changed, "pictures that differ").toEqual([]);
    expect(app.errors).toEqual([]);
  },
);
