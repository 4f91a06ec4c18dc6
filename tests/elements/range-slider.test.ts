import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe, centreOf } from "./drag.ts";
import { expectAttached, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const thumbs = (page: Page): Locator => page.locator(".trama-slider-thumb");

test("the mouse moves the thumb by steps, and a press on the track jumps there", async () => {
  const { page, read, log, errors } = await openScene("range-slider", "plain");
  await expectVisible(thumbs(page));
  expect(await read("price.value")).toBe(0);
  const track = await page.locator(".trama-slider-track").boundingBox();
  const at = (share: number) => (track?.x ?? 0) + (track?.width ?? 0) * share;
  const { y } = await centreOf(thumbs(page));
  await page.mouse.click(at(0.31), y);
  expect(await read("price.value")).toBe(30);
  expect(await log()).toEqual(['muda {"value":30,"start":30,"end":30}', 'fixa {"value":30,"start":30,"end":30}']);
  await page.mouse.move(at(0.3), y);
  await page.mouse.down();
  await page.mouse.move(at(0.52), y, { steps: 4 });
  await expectAttached(page.locator(".p-s[data-dragging]"));
  expect(await read("price.isDragging")).toBe(true);
  await page.mouse.up();
  expect(await read("price.value")).toBe(50);
  expect(await read("price.isDragging")).toBe(false);
  expect((await log()).at(-1)).toBe('fixa {"value":50,"start":50,"end":50}');
  await expectVisible(page.locator(".trama-slider-value", { hasText: "50" }));
  expect(errors).toEqual([]);
});

test("a finger moves the thumb", async () => {
  const { page, read, errors } = await openScene("range-slider", "plain");
  await expectVisible(thumbs(page));
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const start = await centreOf(thumbs(page));
  const track = await page.locator(".trama-slider-track").boundingBox();
  const end = (track?.x ?? 0) + (track?.width ?? 0) * 0.75;
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: start.x + 40, y: start.y }] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: end, y: start.y }] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(() => read("price.value")).toBe(75);
  expect(errors).toEqual([]);
});

test("keys move the thumb by a step, a large step and to the ends", async () => {
  const { page, read, log, errors } = await openScene("range-slider", "plain");
  await expectVisible(thumbs(page));
  await page.keyboard.press("Tab");
  const moves = [
    ["ArrowRight", 5],
    ["PageUp", 25],
    ["ArrowLeft", 20],
    ["PageDown", 0],
    ["End", 100],
    ["Home", 0],
  ] as const;
  for (const [key, value] of moves) {
    await page.keyboard.press(key);
    expect(await read("price.value"), key).toBe(value);
  }
  expect((await log()).filter((line) => line.startsWith("fixa"))).toHaveLength(moves.length);
  const input = page.getByRole("slider", { name: "Desconto" });
  expect(await input.getAttribute("aria-valuetext")).toBe("0");
  expect(errors).toEqual([]);
});

test("a range has two thumbs that keep their distance, with names and formatted values", async () => {
  const { page, read, log, errors } = await openScene("range-slider", "range");
  await expectVisible(thumbs(page).first());
  const first = page.getByRole("slider", { name: "Desconto: Mínimo" });
  const second = page.getByRole("slider", { name: "Desconto: Máximo" });
  expect([await read("price.start"), await read("price.end")]).toEqual([20, 80]);
  expect((await second.getAttribute("aria-valuetext"))?.replace(/\s/, " ")).toBe("R$ 80");
  await first.focus();
  await page.keyboard.press("End");
  expect(await read("price.start")).toBe(70);
  await page.keyboard.press("ArrowRight");
  expect(await read("price.start")).toBe(70);
  await second.focus();
  await page.keyboard.press("ArrowRight");
  expect(await read("price.end")).toBe(85);
  expect((await log()).at(-1)).toBe('fixa {"value":70,"start":70,"end":85}');
  await expectVisible(page.locator(".trama-slider-value", { hasText: "R$ 70 – R$ 85" }));
  await page.getByRole("button", { name: "Enviar" }).click();
  expect((await log()).at(-1)).toContain('"s":{"start":70,"end":85}');
  expect(errors).toEqual([]);
});

test("a configured value is taken within the bounds, also when these change later; a reset restores it", async () => {
  const { page, read, set, call, log, errors } = await openScene("range-slider", "plain");
  await expectVisible(thumbs(page));
  await set({ given: 400 });
  await expect.poll(() => read("price.value")).toBe(100);
  await set({ max: 500 });
  await expect.poll(() => read("price.value")).toBe(400);
  expect(await log()).toEqual(['recebe {"value":100,"start":100,"end":100}']);
  await call("price.setValue", { value: 250 });
  await expect.poll(() => page.getByRole("slider").inputValue()).toBe("250");
  await call("price.reset");
  await expect.poll(() => read("price.value")).not.toBe(250);
  await call("price.focus");
  expect(await page.getByRole("slider").evaluate((node) => node === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
});

test("a read-only slider keeps its value and its stop of the keyboard, a disabled one has none", async () => {
  const { page, read, set, log, errors } = await openScene("range-slider", "plain");
  await expectVisible(thumbs(page));
  await set({ given: 40, fixed: true });
  await log();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  expect(await read("price.value")).toBe(40);
  expect(await page.getByRole("slider").getAttribute("aria-readonly")).toBe("true");
  await set({ fixed: false, off: true });
  await expectAttached(page.locator(".p-s[data-disabled]"));
  expect(await page.getByRole("slider").isDisabled()).toBe(true);
  expect(await log()).toEqual([]);
  expect(errors).toEqual([]);
});

test("a vertical slider rises with its value, has marks and waits before it reports", async () => {
  const { page, read, log, errors } = await openScene("range-slider", "vertical");
  await expectVisible(thumbs(page));
  const track = await page.locator(".trama-slider-track").boundingBox();
  expect(track?.height).toBeGreaterThan(150);
  await page.mouse.click((track?.x ?? 0) + 2, (track?.y ?? 0) + 2);
  expect(await read("price.value")).toBe(100);
  // Releasing the thumb reports at once.
  expect(await log()).toEqual(['muda {"value":100,"start":100,"end":100}', 'fixa {"value":100,"start":100,"end":100}']);
  const [top, bottom] = [await page.getByText("Tudo").boundingBox(), await page.getByText("Nada").boundingBox()];
  expect(top?.y).toBeLessThan(bottom?.y ?? 0);
  expect(errors).toEqual([]);
});

test("axe finds nothing on a slider and a range, with an error", async () => {
  for (const name of ["plain", "range", "vertical"] as const) {
    const { page, set } = await openScene("range-slider", name);
    await expectVisible(thumbs(page).first());
    expect(await axe(page), name).toEqual([]);
    await set({ error: "Acima do limite." });
    await expectVisible(page.getByRole("alert"));
    expect(await axe(page), name).toEqual([]);
  }
});

test("its bounds, names, shown value and colour", async () => {
  const { page, read, set, errors } = await openScene("range-slider", "distance");
  await expectAttached(page.getByRole("group", { name: "Entrega", exact: true }));
  const first = page.getByRole("slider", { name: "Entrega: A partir de", exact: true });
  await expectAttached(first);
  await expectAttached(page.getByRole("slider", { name: "Entrega: Até", exact: true }));
  const shown = page.locator(".trama-slider-value");
  expect(await shown.textContent(), "unit, fractionDigits").toMatch(/^20,0\skm – 80,0\skm$/);
  expect(await first.getAttribute("aria-valuetext"), "unit, fractionDigits").toMatch(/^20,0\skm$/);
  expect(await first.getAttribute("min"), "min").toBe("10");
  await first.focus();
  await page.keyboard.press("Home");
  expect(await read("price.start"), "min").toBe(10);
  await set({ from: 3 });
  expect(await read("price.start"), "min").toBe(10);
  const colour = await page.locator(".trama-slider-done").evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(colour, "color").toBe("rgb(1, 2, 3)");
  await set({ hasValue: false });
  await expect.poll(() => shown.count(), { message: "showValue" }).toBe(0);
  expect(errors).toEqual([]);
});
