import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

// Each kind of layer inside each other: one press outside, or one Escape, closes the inner one only.

const inner = {
  select: "[role=listbox]",
  "select-search": "[role=listbox]",
  multiselect: "[role=listbox]",
  "multiselect-search": "[role=listbox]",
  "date-picker": ".trama-date-panel",
  "date-time-picker": ".trama-date-panel",
  menu: "text=Item",
  dropdown: "text=Item",
  "hover-dropdown": "text=Item",
} as const;
const kinds = Object.keys(inner) as (keyof typeof inner)[];

/** Opens both layers. */
async function openPair(outer: "modal" | "dropdown" | "hoverDropdown" | "sidePanel", kind: keyof typeof inner) {
  const app = await openScene("layer-pairs", outer, { viewport: { width: 1000, height: 700 } });
  const { page } = app;
  await app.set({ kind });
  await page.getByRole("button", { name: "Mostrar" }).click();
  await expectVisible(page.getByText("Conteúdo"));
  await opener(page).click();
  await expectVisible(page.locator(inner[kind]).first());
  // A layer that has just opened may still move the focus, and take no press yet.
  await page.waitForTimeout(300);
  return { ...app, layers: () => shown(page, kind) };
}

const opener = (page: Page) =>
  page.locator('.trama-select-trigger, .trama-date-trigger, button:has-text("Abrir")').first();

/** Which of the two layers are there. */
const shown = async (page: Page, kind: keyof typeof inner): Promise<string> => {
  const isThere = async (selector: string) => (await page.locator(`${selector} >> visible=true`).count()) > 0;
  return `${(await isThere("text=Conteúdo")) ? "outer" : ""} ${(await isThere(inner[kind])) ? "inner" : ""}`.trim();
};

/** What is there once the inner layer is gone, and a moment later: the outer one would close by the same press. */
async function settled(page: Page, kind: keyof typeof inner): Promise<string> {
  await expect.poll(() => shown(page, kind)).not.toContain("inner");
  await page.waitForTimeout(300);
  return shown(page, kind);
}

// The panel of a hover-dropdown closes when the pointer leaves it, so no press outside finds it open.
describe.each(["modal", "dropdown"] as const)("in %s", (outer) => {
  test.each(kinds)("a press outside of %s closes it alone, and the next press what is around it", async (kind) => {
    const { page, errors } = await openPair(outer, kind);
    await page.mouse.click(5, 5);
    expect(await settled(page, kind)).toBe("outer");
    await page.mouse.click(5, 5);
    await expect.poll(() => shown(page, kind)).toBe("");
    expect(errors).toEqual([]);
  });
});

describe.each(["modal", "dropdown", "hoverDropdown", "sidePanel"] as const)("in %s", (outer) => {
  test.each(kinds)("Escape in %s closes it alone, and the next Escape what is around it", async (kind) => {
    const { page, errors } = await openPair(outer, kind);
    await page.keyboard.press("Escape");
    expect(await settled(page, kind)).toBe("outer");
    await page.keyboard.press("Escape");
    await expect.poll(() => shown(page, kind)).toBe("");
    expect(errors).toEqual([]);
  });
});
