import { expect, test } from "vitest";
import { expectHidden } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("a single one has at most one panel open, and emits its change", async () => {
  const app = await openScene("accordion", "single");
  const { page } = app;
  const expanded = () =>
    page.getByRole("button").evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-expanded")));
  await expect.poll(() => expanded()).toEqual(["true", "false", "false"]);
  await expect
    .poll(() => page.getByRole("heading", { level: 2 }).allTextContents())
    .toEqual(["Tags", "Abertas", "Acessos"]);
  await expect.poll(() => page.getByRole("region", { name: "Tags" }).textContent()).toBe("As tags");
  await page.getByRole("button", { name: "Abertas" }).click();
  await expect.poll(() => expanded()).toEqual(["false", "true", "false"]);
  await expectHidden(page.getByText("As tags"));
  await page.getByLabel("Nota").fill("algo");
  await page.getByRole("button", { name: "Abertas" }).click();
  await expect.poll(() => expanded()).toEqual(["false", "false", "false"]);
  expect(await app.log()).toEqual([
    'muda {"value":["abertas"],"id":"abertas","isOpen":true}',
    'muda {"value":[],"id":"abertas","isOpen":false}',
  ]);
  await app.call("a.openAccordion", { id: "abertas" });
  await expect.poll(() => page.getByLabel("Nota").inputValue()).toBe("algo");
  expect(app.errors).toEqual([]);
});

test("a multiple one has any number open, in the order of the panels; actions and a bound value too", async () => {
  const app = await openScene("accordion", "multiple");
  const open = () => app.read("a.value");
  await app.page.getByRole("button", { name: "Tags" }).click();
  await expect.poll(open).toEqual(["tags", "acessos"]);
  await app.call("a.toggleAccordion", { id: "tags" });
  await app.call("a.openAccordion", { id: "abertas" });
  await app.call("a.openAccordion", { id: "nenhum" });
  await expect.poll(open).toEqual(["abertas", "acessos"]);
  await app.call("a.closeAccordion", { id: "acessos" });
  await expect.poll(open).toEqual(["abertas"]);
  await app.log();
  await app.set({ value: ["acessos", "tags", "nenhum"] });
  await expect.poll(open).toEqual(["tags", "acessos"]);
  expect(await app.log()).toEqual(['novo {"value":["tags","acessos"]}']);
});

test("arrows, Home and End go round the buttons, not inside of panels", async () => {
  const app = await openScene("accordion", "withoutHeadings");
  const { page } = app;
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole("button", { name: "Tags" }).focus();
  for (const [key, text] of [
    ["ArrowDown", "Abertas"],
    ["End", "Acessos"],
    ["ArrowDown", "Tags"],
    ["ArrowUp", "Acessos"],
    ["Home", "Tags"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focused()).toBe(text);
  }
  expect(await app.log()).toHaveLength(5);
  await page.getByLabel("Nota").press("ArrowDown");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  await expect.poll(() => page.getByRole("heading").count()).toBe(0);
});

test("a horizontal one has its panels side by side; left and right arrows go round its buttons", async () => {
  const { page } = await openScene("accordion", "horizontal");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const boxes = await Promise.all(
    (await page.locator(".trama-accordion-item").all()).map((item) => item.boundingBox()),
  );
  const lefts = boxes.map((box) => box?.x ?? 0);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  expect(boxes[1]?.width ?? 0, "the open panel takes the room").toBeGreaterThan(2 * (boxes[0]?.width ?? 0));
  await page.getByRole("button", { name: "Tags" }).focus();
  for (const [key, text] of [
    ["ArrowRight", "Abertas"],
    ["ArrowDown", "Abertas"],
    ["ArrowLeft", "Tags"],
    ["ArrowLeft", "Acessos"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focused).toBe(text);
  }
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  await page.keyboard.press("ArrowRight");
  await expect.poll(focused).toBe("Abertas");
});

test("panels that are not shown or cannot be opened, and one that must stay open", async () => {
  const app = await openScene("accordion", "someNotShown");
  const { page } = app;
  await expect.poll(() => page.getByRole("button").allTextContents()).toEqual(["Abertas", "Acessos false"]);
  await page.getByRole("button", { name: "Abertas" }).click({ force: true });
  await page.getByRole("button", { name: "Acessos" }).click({ force: true });
  expect(await app.log()).toEqual([]);
  await expect.poll(() => page.locator("input").count()).toBe(0);
  await app.set({ on: true });
  await page.getByRole("button", { name: "Tags" }).click();
  await expect.poll(() => page.getByText("Os acessos").count()).toBe(0);
  await expect.poll(() => page.getByRole("button").allTextContents()).toEqual(["Tags", "Abertas", "Acessos true"]);
});
