import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { stopClock } from "../browser/harness.ts";
import { axe } from "./drag.ts";
import { expectDetached, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Produtos" });
const content = (page: Page) => page.getByText("Um painel largo o bastante");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("a click opens the panel and moves the focus into it, a click on the opener closes it", async () => {
  const { page, read, log, errors } = await openScene("hover-dropdown", "byClick");
  expect(await opener(page).getAttribute("aria-expanded")).toBe("false");
  await opener(page).hover();
  expect(await read("menu.isOpen")).toBe(false);
  await opener(page).click();
  await expectVisible(page.getByRole("dialog", { name: "Produtos" }));
  expect(await opener(page).getAttribute("aria-expanded")).toBe("true");
  await expect.poll(() => focused(page)).toBe("Ver");
  await opener(page).click();
  await expectDetached(content(page));
  expect(await log()).toEqual(["abre", "fecha"]);
  expect(errors).toEqual([]);
});

test("a click inside closes the panel, unless only clicks outside do", async () => {
  const always = await openScene("hover-dropdown", "byClick");
  await opener(always.page).click();
  await always.page.getByRole("button", { name: "Ver" }).click();
  await expectDetached(content(always.page));
  expect((await always.log()).map((line) => line.split(" ")[0])).toEqual(["abre", "ver", "fecha"]);

  const { page, read, errors } = await openScene("hover-dropdown", "outside");
  await opener(page).click();
  await page.getByRole("button", { name: "Ver" }).click();
  await content(page).click();
  expect(await read("menu.isOpen")).toBe(true);
  await page.mouse.click(800, 600);
  await expectDetached(content(page));
  expect(errors).toEqual([]);
});

test("Escape closes the panel and returns the focus to its opener", async () => {
  const { page, read, errors } = await openScene("hover-dropdown", "byClick");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Ver");
  await page.keyboard.press("Escape");
  await expectDetached(content(page));
  await expect.poll(() => focused(page)).toBe("Produtos");
  expect(await read("menu.isOpen")).toBe(false);
  expect(errors).toEqual([]);
});

test("the pointer opens it, and it closes 200 ms after the pointer left", async () => {
  const { page, read, errors } = await openScene("hover-dropdown", "byHover");
  await opener(page).hover();
  await expectVisible(content(page));
  await stopClock(page);
  const box = await content(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 5);
  await page.clock.runFor(400);
  expect(await read("menu.isOpen")).toBe(true);
  await page.mouse.move(900, 600);
  await page.clock.runFor(199);
  expect(await read("menu.isOpen")).toBe(true);
  await page.clock.runFor(1);
  expect(await read("menu.isOpen")).toBe(false);
  expect(errors).toEqual([]);
});

test("with the pointer as trigger, the keyboard reaches the panel from its opener", async () => {
  const { page, read, errors } = await openScene("hover-dropdown", "byHover");
  await page.keyboard.press("Tab");
  await expectVisible(content(page));
  expect(await focused(page)).toBe("Produtos");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Ver");
  await page.keyboard.press("Escape");
  await expect.poll(() => read("menu.isOpen")).toBe(false);
  expect(errors).toEqual([]);
});

/** The first frame of the animation: the styles of a panel that has just been rendered. */
const startOf = (page: Page) =>
  page.locator(".trama-hover-panel").evaluate((panel) => {
    panel.toggleAttribute("data-starting-style", true);
    panel.style.transition = "none";
    const { opacity, translate, scale, transform } = getComputedStyle(panel);
    panel.toggleAttribute("data-starting-style", false);
    return { opacity, translate, scale, isTurned: transform !== "none" };
  });

test.each([
  ["fade", { opacity: "0", translate: "none", scale: "none", isTurned: false }],
  ["slideY", { opacity: "0", translate: "0px -80px", scale: "none", isTurned: false }],
  ["slideX", { opacity: "0", translate: "-80px", scale: "none", isTurned: false }],
  ["scale", { opacity: "0", translate: "none", scale: "0", isTurned: false }],
  ["rotate", { opacity: "0", translate: "none", scale: "none", isTurned: true }],
] as const)("the animation %s starts where its settings say", async (animation, expected) => {
  const { page, set, errors } = await openScene("hover-dropdown", "byClick");
  await set({ animation, slide: -80, angle: 60, duration: 700 });
  await opener(page).click();
  await expectVisible(content(page));
  const style = await page.locator(".trama-hover-panel").evaluate((panel) => {
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(panel);
    return { transitionDuration, transitionTimingFunction };
  });
  expect(style.transitionDuration).toBe("0.7s");
  expect(style.transitionTimingFunction).toBe("linear");
  expect(await startOf(page)).toEqual(expected);
  expect(errors).toEqual([]);
});

test("a panel disappears with its animation; settings out of bounds are clamped", async () => {
  const { page, set, read, errors } = await openScene("hover-dropdown", "byClick");
  await set({ duration: 60_000, slide: 9999, angle: -9999 });
  await opener(page).click();
  await expectVisible(content(page));
  const settings = await page
    .locator(".trama-hover-panel")
    .evaluate((panel) =>
      ["--trama-duration", "--trama-slide", "--trama-angle"].map((name) => panel.style.getPropertyValue(name)),
    );
  expect(settings).toEqual(["5000ms", "300px", "-180deg"]);
  await page.mouse.click(800, 600);
  await expect.poll(() => read("menu.isOpen")).toBe(false);
  await expectVisible(page.locator(".trama-hover-panel[data-ending-style]"));
  expect(errors).toEqual([]);
});

test.each([
  ["start", "left"],
  ["byClick", "centre"],
  ["end", "right"],
] as const)("the panel of %s is aligned with its opener at the %s", async (name, edge) => {
  const { page } = await openScene("hover-dropdown", name);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await opener(page).click();
  await expectVisible(content(page));
  const distance = () =>
    page.evaluate((edge) => {
      const [a, b] = [".p-m", ".trama-hover-panel"].map((selector) => {
        const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return edge === "left" ? left : edge === "right" ? right : (left + right) / 2;
      });
      return Math.abs((a ?? 0) - (b ?? 99));
    }, edge);
  await expect.poll(distance).toBeLessThan(1);
});

test.each([
  ["byClick", 390, true],
  ["byClick", 900, false],
  ["onTablet", 900, true],
  ["onLaptop", 1366, true],
  ["never", 390, false],
] as const)("%s at %i px opens in place: %s", async (name, width, isInline) => {
  const { page, read, errors } = await openScene("hover-dropdown", name, { viewport: { width, height: 700 } });
  await opener(page).click();
  await expectVisible(content(page));
  expect(await page.locator(".p-m .trama-hover-inline").count()).toBe(isInline ? 1 : 0);
  expect(await page.getByRole("dialog").count()).toBe(isInline ? 0 : 1);
  expect(await opener(page).getAttribute("aria-haspopup")).toBe(isInline ? null : "dialog");
  const after = await page.getByText("Depois").boundingBox();
  const inside = await content(page).boundingBox();
  expect((after?.y ?? 0) > (inside?.y ?? 0)).toBe(isInline);
  await page.getByRole("button", { name: "Ver" }).click();
  await expect.poll(() => read("menu.isOpen")).toBe(false);
  expect(errors).toEqual([]);
});

test("steps open and close it, and it stays closed while it is disabled", async () => {
  const { page, call, set, read, errors } = await openScene("hover-dropdown", "byClick");
  await call("menu.openDropdown");
  await expectVisible(content(page));
  await call("menu.closeDropdown");
  await expectDetached(content(page));
  await set({ off: true });
  await opener(page).click();
  expect(await read("menu.isOpen")).toBe(false);
  expect(errors).toEqual([]);
});

test.each([1366, 390])("axe finds nothing on an open panel at %i px", async (width) => {
  const { page } = await openScene("hover-dropdown", "byClick", { viewport: { width, height: 700 } });
  await opener(page).click();
  await expectVisible(content(page));
  expect(await axe(page)).toEqual([]);
});
