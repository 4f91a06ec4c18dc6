import { expect, test } from "vitest";
import { axe } from "./drag.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("a drawing that fills its box cuts off the rest", async () => {
  const { page, errors } = await openScene("svg", "shapes");
  const overflow = (id: string) => page.locator(`.p-${id}`).evaluate((node) => getComputedStyle(node).overflow);
  await expect.poll(() => overflow("logo")).toBe("hidden");
  expect(await overflow("enfeite")).toBe("visible");
  expect(errors).toEqual([]);
});

test("each shape is drawn in SVG with its geometry and its colours", async () => {
  const { page, errors } = await openScene("svg", "shapes");
  await expectVisible(page.getByRole("group", { name: "Formas" }));
  const box = (name: string) =>
    page.locator(`.p-${name}`).evaluate((node) => {
      const { x, y, width, height } = node instanceof SVGGraphicsElement ? node.getBBox() : new DOMRect();
      return [x, y, width, height].map(Math.round);
    });
  expect(await box("rect")).toEqual([5, 5, 20, 15]);
  expect(await box("circle")).toEqual([40, 5, 20, 20]);
  expect(await box("ellipse")).toEqual([65, 7, 30, 16]);
  expect(await box("line")).toEqual([5, 35, 90, 0]);
  expect(await box("polyline")).toEqual([5, 45, 40, 10]);
  expect(await box("polygon")).toEqual([60, 60, 30, 30]);
  expect((await box("path"))[2]).toBe(40);
  const colours = (name: string) =>
    page.locator(`.p-${name}`).evaluate((node) => {
      const { fill, stroke } = getComputedStyle(node);
      return [fill, stroke];
    });
  expect((await colours("circle"))[0]).toBe("none");
  expect((await colours("line"))[0]).toBe("none");
  expect(await colours("fundo")).toEqual(["rgb(10, 20, 30)", "none"]);
  expect(errors).toEqual([]);
});

test("bound geometry moves, and other values draw nothing and report nothing", async () => {
  const { page, set, errors } = await openScene("svg", "shapes");
  const circle = page.locator(".p-circle");
  await set({ radius: 4 });
  await expect.poll(() => circle.getAttribute("r")).toBe("4");
  await set({ radius: Number.NaN });
  await expect.poll(() => circle.getAttribute("r")).toBe("0");
  await set({ radius: -3, path: "M 0 0 url(x)", points: [{ x: 1, y: 2 }, { x: "a" }, null] });
  await expect.poll(() => page.locator(".p-path").getAttribute("d")).toBe("");
  expect(await page.locator(".p-polygon").getAttribute("points")).toBe("1,2");
  await set({ points: "javascript:1" });
  await expect.poll(() => page.locator(".p-polygon").getAttribute("points")).toBe("");
  expect(errors).toEqual([]);
});

test("shapes repeat with their list", async () => {
  const { page, set, errors } = await openScene("svg", "shapes");
  const bars = page.locator("rect.p-barra");
  expect(await bars.count()).toBe(2);
  await set({
    bars: [
      { id: "b", altura: 12 },
      { id: "a", altura: 20 },
      { id: "c", altura: 40 },
    ],
  });
  await expect.poll(() => bars.count()).toBe(3);
  const namespaces = await bars.evaluateAll((all) => all.map(({ namespaceURI }) => namespaceURI));
  expect(new Set(namespaces)).toEqual(new Set(["http://www.w3.org/2000/svg"]));
  expect(await bars.first().getAttribute("height")).toBe("3");
  expect(errors).toEqual([]);
});

test("a shape with a click is a button, for mouse, finger and keyboard", async () => {
  const { page, log, errors } = await openScene("svg", "shapes");
  const ellipse = page.getByRole("button", { name: "Elipse" });
  await ellipse.click();
  await ellipse.focus();
  await page.keyboard.press("Enter");
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const place = await ellipse.boundingBox();
  const point = { x: (place?.x ?? 0) + (place?.width ?? 0) / 2, y: (place?.y ?? 0) + (place?.height ?? 0) / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(async () => (await log()).length).toBe(3);
  expect(errors).toEqual([]);
});

test("a drawing with a name is a picture, one without is decorative, titles name shapes; axe finds nothing", async () => {
  const { page } = await openScene("svg", "shapes");
  await expectVisible(page.getByRole("img", { name: "Marca" }));
  expect(await page.locator(".p-enfeite").getAttribute("aria-hidden")).toBe("true");
  expect(await page.locator(".p-rect > title").textContent()).toBe("Caixa");
  expect(await axe(page)).toEqual([]);
});
