import { expect, test } from "vitest";
import { expectAttached } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("a flexbox lays out by its properties, and the next one inside by its own", async () => {
  const app = await openScene("layout", "nestedFlexboxes");
  const style = (selector: string) =>
    app.page.locator(selector).evaluate((node) => {
      const { display, flexDirection, flexWrap, justifyContent, alignItems, rowGap } = getComputedStyle(node);
      return [display, flexDirection, flexWrap, justifyContent, alignItems, rowGap];
    });
  await expect.poll(() => style(".p-a")).toEqual(["flex", "column-reverse", "wrap", "center", "flex-end", "8px"]);
  await expect.poll(() => style(".p-b")).toEqual(["flex", "row", "nowrap", "flex-start", "stretch", "0px"]);
  await expect
    .poll(() =>
      app.page.locator(".p-a").evaluate((node: HTMLElement) => node.style.getPropertyValue("--trama-column-gap")),
    )
    .toBe("var(--e-4)");
});

test("a style of the design wins over a property of the element", async () => {
  const app = await openScene("layout", "column", {
    head: "<style>@layer runtime, classes, base; @layer base { .p-a { flex-direction: row-reverse } }</style>",
  });
  await expect
    .poll(() => app.page.locator(".p-a").evaluate((node) => getComputedStyle(node).flexDirection))
    .toBe("row-reverse");
});

test("columns share a line by units, a mosaic wraps, rows are stacked", async () => {
  const app = await openScene("layout", "columns", { head: "<style>.p-w{width:1210px}</style>" });
  const widths = () =>
    app.page
      .locator(".p-c > *")
      .evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().width)));
  const tops = () =>
    app.page
      .locator(".p-c > *")
      .evaluateAll((nodes) => new Set(nodes.map((node) => Math.round(node.getBoundingClientRect().top))).size);
  await expect.poll(() => widths()).toEqual([198, 595, 397]);
  await app.set({ type: "mosaic" });
  await expect.poll(() => widths()).toEqual([295, 905, 600]);
  await expect.poll(() => tops()).toBe(2);
  await app.set({ type: "rows" });
  await expect.poll(() => tops()).toBe(3);
});

test("the last child is pushed to the far end", async () => {
  const app = await openScene("layout", "pushedLast", {
    head: "<style>.p-f{width:500px}</style>",
  });
  const box = await app.page.locator(".p-b").boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(500);
});

test("an image emits load and error, and is lazy by default", async () => {
  const app = await openScene("layout", "images");
  await expectAttached(app.page.locator('.p-ma[data-failed="true"]'));
  await expect.poll(() => app.page.locator(".p-preguica").getAttribute("loading")).toBe("lazy");
  expect(await app.log()).toContain("falhou");
});

test("an icon draws only shapes, is decoration without a name, and an image with one", async () => {
  const app = await openScene("layout", "icons");
  const { page } = app;
  await expect.poll(() => page.locator(".p-a").innerHTML()).toBe('<path d="M1 1h2"></path>');
  await expect.poll(() => page.locator(".p-a").getAttribute("aria-hidden")).toBe("true");
  await expect.poll(async () => (await page.getByRole("img", { name: "Estrela" }).boundingBox())?.width).toBe(40);
});

test("a date is written in its format, for machines as it came", async () => {
  const app = await openScene("layout", "boundDate");
  const node = app.page.locator(".p-d");
  await expect
    .poll(async () => [await node.textContent(), await node.getAttribute("datetime")])
    .toEqual(["14/06/25 10:22:31", "2025-06-14T10:22:31"]);
  await app.set({ day: null });
  await expect
    .poll(async () => [await node.textContent(), await node.getAttribute("datetime")])
    .toEqual(["sem data", null]);
});

test("arrow keys move the focus along a box that asks for it, and leave fields their own keys", async () => {
  const app = await openScene("layout", "arrowKeys");
  const press = async (key: string) => {
    await app.page.keyboard.press(key);
    return app.page.evaluate(() => document.activeElement?.closest("[class*=p-]")?.className.match(/p-(\w+)/)?.[1]);
  };
  await app.page.getByRole("searchbox").focus();
  const keys = ["Home", "ArrowUp", "ArrowDown", "ArrowRight", "ArrowDown", "End", "ArrowDown", "ArrowUp"];
  const stops: unknown[] = [];
  for (const key of keys) stops.push(await press(key));
  expect(stops).toEqual(["busca", "busca", "um", "um", "dois", "nota", "nota", "nota"]);
  await app.page.getByRole("button", { name: "Um" }).focus();
  expect([await press("Shift+ArrowDown"), await press("Home")]).toEqual(["um", "busca"]);
  expect((await app.log()).length).toBeGreaterThan(keys.length);
});
