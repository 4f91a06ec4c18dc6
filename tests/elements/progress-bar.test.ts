import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("a value becomes a whole number from 0 to 100, an invalid one 0, and a missing one 65", async () => {
  const app = await openScene("progress-bar", "values");
  const bars = app.page.getByRole("progressbar");
  const values = await bars.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-valuenow")));
  expect(values).toEqual(["65", "33", "42", "0", "0", "100", "0"]);
  const widths = await app.page
    .locator(".trama-progress-done")
    .evaluateAll((nodes) => nodes.map((node) => node.clientWidth / (node.parentElement?.clientWidth ?? 0)));
  expect(widths.map((part) => Math.round(part * 100))).toEqual([65, 33, 42, 0, 0, 100, 0]);
});

test("the label is the percentage, an element or nothing, and the bar says it in words", async () => {
  const app = await openScene("progress-bar", "labels");
  const texts = await app.page.locator(".trama-progress-bar").allTextContents();
  expect(texts).toEqual(["40%", "2 de 5", ""]);
  const bar = app.page.getByRole("progressbar", { name: "Meta do mês" });
  await expect.poll(() => bar.getAttribute("aria-valuetext")).toBe("40%");
});

test("a changed value is emitted, and is a variable", async () => {
  const app = await openScene("progress-bar", "boundValue");
  await expect.poll(() => app.read("barra.value")).toBe(99);
  await app.set({ n: 99.5 });
  expect(await app.log()).toEqual([]);
  await app.set({ n: 100 });
  await expectVisible(app.page.locator(".p-a[data-complete]"));
  expect(await app.log()).toEqual(['muda {"value":100}']);
  await expect.poll(() => app.read("barra.value")).toBe(100);
  const color = await app.page
    .locator(".trama-progress-done")
    .evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(color).toBe("rgb(1, 2, 3)");
  expect(app.errors).toEqual([]);
});
