import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

/** The distance of a line from the top edge of the box, in pixels. */
const placeOf = (page: Page, text: string) =>
  page.evaluate((line) => {
    const box = document.querySelector(".p-a");
    const found = [...document.querySelectorAll(".p-linha")].find((node) => node.textContent === line);
    return Math.round((found?.getBoundingClientRect().top ?? 0) - (box?.getBoundingClientRect().top ?? 0));
  }, text);

const scrollTo = (page: Page, top: number) =>
  page.locator(".p-a").evaluate((node, to) => {
    node.scrollTop = to;
  }, top);

const atStart = (page: Page) => page.locator(".p-a[data-at-start]");
const atEnd = (page: Page) => page.locator(".p-a[data-at-end]");

test("a reader at the end stays there while lines arrive", async () => {
  const { page, call, read, errors } = await openScene("scroll-area", "stuckToEnd");
  await expectVisible(atEnd(page));
  await expect.poll(() => read("area.isAtStart")).toBe(false);
  await expect.poll(() => read("area.isAtEnd")).toBe(true);
  await call("addAfter", 5);
  await expect.poll(() => placeOf(page, "linha 1044")).toBeLessThan(300);
  await expectVisible(atEnd(page));
  expect(errors).toEqual([]);
});

test("a reader further up is not moved by lines added after or before", async () => {
  const { page, call, errors } = await openScene("scroll-area", "stuckToEnd");
  await expectVisible(atEnd(page));
  await scrollTo(page, 400);
  await expectVisible(page.locator(".p-a:not([data-at-end])"));
  const before = await placeOf(page, "linha 20");
  await call("addAfter", 5);
  await expect.poll(() => page.locator(".p-linha").count()).toBe(45);
  await expect.poll(() => placeOf(page, "linha 20")).toBe(before);
  await call("addBefore", 10);
  await expect.poll(() => page.locator(".p-linha").count()).toBe(55);
  await expect.poll(() => placeOf(page, "linha 20")).toBe(before);
  expect(errors).toEqual([]);
});

test("a workflow scrolls to the start, where older lines do not shift the view, and to the end", async () => {
  const { page, call, errors } = await openScene("scroll-area", "stuckToEnd");
  await expectVisible(atEnd(page));
  await call("area.scrollToStart");
  await expectVisible(atStart(page));
  await call("addBefore", 10);
  await expect.poll(() => page.locator(".p-linha").count()).toBe(50);
  await expect.poll(() => placeOf(page, "linha 0")).toBe(0);
  await call("area.scrollToEnd");
  await expectVisible(atEnd(page));
  expect(errors).toEqual([]);
});

test("it emits once when an end comes near, and again when more arrived and it is still near", async () => {
  const app = await openScene("scroll-area", "withThreshold");
  const heard: string[] = [];
  const told = async () => {
    heard.push(...(await app.log()));
    return heard;
  };
  await expect.poll(told).toEqual(["começo"]);
  await scrollTo(app.page, 300);
  await expectVisible(app.page.locator(".p-a:not([data-at-start])"));
  await scrollTo(app.page, 100_000);
  await expect.poll(told).toEqual(["começo", "fim"]);
  await scrollTo(app.page, 99_990);
  await app.call("addAfter", 1);
  await expect.poll(told).toEqual(["começo", "fim", "fim"]);
  await scrollTo(app.page, 0);
  await expect.poll(told).toEqual(["começo", "fim", "fim", "começo"]);
  expect(app.errors).toEqual([]);
});

test("a textarea grows from its rows to its greatest number of them", async () => {
  const app = await openScene("scroll-area", "growingText");
  const height = () => app.page.locator("textarea").evaluate((node) => node.getBoundingClientRect().height);
  const line = await app.page
    .locator("textarea")
    .evaluate((node) => Number.parseFloat(getComputedStyle(node).lineHeight));
  const one = await height();
  await app.page.locator("textarea").fill("1\n2\n3");
  await expect.poll(height).toBeGreaterThan(one + line);
  await app.page.locator("textarea").fill(Array.from({ length: 20 }, (_, row) => row).join("\n"));
  await expect.poll(async () => Math.round((await height()) / line)).toBe(Math.round((6 * line + 14) / line));
});

test("what is hidden in its lines makes the page no longer", async () => {
  const { page, errors } = await openScene("scroll-area", "hiddenTexts");
  await expectVisible(page.locator(".p-a"));
  const [height, shown] = await page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight]);
  expect(height).toBe(shown);
  expect(errors).toEqual([]);
});
