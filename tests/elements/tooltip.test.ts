import { expect, test } from "vitest";
import { stopClock } from "../browser/harness.ts";
import { axe, centreOf } from "./drag.ts";
import { expectDetached, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("a resting pointer opens it, and it stays while the pointer is on it", async () => {
  const { page, read, log, errors } = await openScene("tooltip", "plain");
  const tip = page.getByRole("tooltip");
  await page.getByRole("button", { name: "Salvar" }).hover();
  await expectVisible(tip);
  expect(await tip.textContent()).toBe("Salva o contato e fecha");
  expect(await read("tip.isOpen")).toBe(true);
  await tip.hover();
  await page.waitForTimeout(300);
  await expectVisible(tip);
  await page.mouse.move(700, 500);
  await expectDetached(tip);
  expect(await log()).toEqual(["abre", "fecha"]);
  expect(errors).toEqual([]);
});

test("a pointer that passes by opens nothing, and a press closes it", async () => {
  const { page, log, errors } = await openScene("tooltip", "plain");
  const button = page.getByRole("button", { name: "Salvar" });
  await button.hover();
  await expectVisible(page.getByRole("tooltip"));
  await button.click();
  await expectDetached(page.getByRole("tooltip"));
  expect(await log()).toEqual(["abre", "fecha", expect.stringMatching(/^salva /)]);
  const { x, y } = await centreOf(button);
  await page.mouse.move(700, 500);
  await stopClock(page);
  await page.mouse.move(x, y);
  await page.clock.runFor(39);
  await page.mouse.move(700, 500);
  await page.clock.runFor(120);
  expect(await log()).toEqual([]);
  expect(errors).toEqual([]);
});

test("keyboard focus opens it at once and names it for screen readers, Escape and the next stop close it", async () => {
  const { page, errors } = await openScene("tooltip", "plain");
  const tip = page.getByRole("tooltip");
  await page.keyboard.press("Tab");
  await expectVisible(tip);
  const button = page.getByRole("button", { name: "Salvar" });
  expect(await button.getAttribute("aria-describedby")).toBe(await tip.getAttribute("id"));
  await page.keyboard.press("Escape");
  await expectDetached(tip);
  expect(await button.getAttribute("aria-describedby")).toBe(null);
  // A trigger without a control has a stop of its own.
  await page.keyboard.press("Tab");
  await expectVisible(page.getByText("O prazo conta em dias úteis"));
  expect(await page.evaluate(() => document.activeElement?.className)).toContain("p-ajuda");
  // A field keeps its hint.
  await page.keyboard.press("Tab");
  await expectVisible(page.getByText("Como está na nota"));
  const field = page.getByRole("textbox", { name: "Nome" });
  expect((await field.getAttribute("aria-describedby"))?.split(" ")).toHaveLength(2);
  await page.keyboard.press("Tab");
  await expectDetached(tip);
  expect((await field.getAttribute("aria-describedby"))?.split(" ")).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("a long press of a finger opens it without pressing the trigger, a tap presses it", async () => {
  const { page, log, errors } = await openScene("tooltip", "plain");
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const at = await centreOf(page.getByRole("button", { name: "Salvar" }));
  const send = (type: "touchStart" | "touchMove" | "touchEnd", point?: { readonly x: number; readonly y: number }) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  await send("touchStart", at);
  await expectVisible(page.getByRole("tooltip"));
  await send("touchEnd");
  await page.waitForTimeout(300);
  await expectVisible(page.getByRole("tooltip"));
  expect(await log()).toEqual(["abre"]);
  await page.touchscreen
    .tap(700, 500)
    .catch(() => touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 700, y: 500 }] }));
  await expectDetached(page.getByRole("tooltip"));
  await log();
  await send("touchEnd");
  await send("touchStart", at);
  await send("touchEnd");
  await expect.poll(log).toEqual([expect.stringMatching(/^salva /)]);
  expect(errors).toEqual([]);
});

test("actions open and close it; without a text or while disabled it stays closed", async () => {
  const { page, call, set, read, errors } = await openScene("tooltip", "plain");
  const tip = page.getByRole("tooltip");
  await call("tip.openTooltip");
  await expectVisible(tip);
  await set({ text: "Outra explicação" });
  await expectVisible(page.getByText("Outra explicação"));
  await call("tip.closeTooltip");
  await expectDetached(tip);
  await set({ text: "" });
  await call("tip.openTooltip");
  expect(await read("tip.isOpen")).toBe(false);
  await set({ text: "De novo", off: true });
  await call("tip.openTooltip");
  expect(await read("tip.isOpen")).toBe(false);
  await expectDetached(tip);
  expect(errors).toEqual([]);
});

test("it can hold elements, on another side", async () => {
  const { page, errors } = await openScene("tooltip", "rich");
  const button = page.getByRole("button", { name: "Salvar" });
  await button.hover();
  const tip = page.getByRole("tooltip");
  await expectVisible(tip.getByText("Ctrl + S"));
  const [below, above] = [await tip.boundingBox(), await button.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  expect(below?.x).toBe(above?.x);
  expect(errors).toEqual([]);
});

test("axe finds nothing on an open tooltip", async () => {
  const { page, call } = await openScene("tooltip", "plain");
  await call("tip.openTooltip");
  await expectVisible(page.getByRole("tooltip"));
  expect(await axe(page)).toEqual([]);
});

test.each([
  ["inRem", 24],
  ["inToken", 21],
] as const)("a distance that is not in pixels: %s", async (name, pixels) => {
  const { page, call, errors } = await openScene("tooltip", name);
  await call("tip.openTooltip");
  const tip = page.getByRole("tooltip");
  await expectVisible(tip);
  const distance = async () => {
    const [above, below] = [await tip.boundingBox(), await page.locator(".p-t").boundingBox()];
    return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
  };
  await expect.poll(distance).toBe(pixels);
  expect(errors).toEqual([]);
});

test("its distance from the trigger and its layer", async () => {
  const { page, call, errors } = await openScene("tooltip", "apart");
  await call("tip.openTooltip");
  const tip = page.getByRole("tooltip");
  await expectVisible(tip);
  const distance = async () => {
    const [above, below] = [await tip.boundingBox(), await page.locator(".p-t").boundingBox()];
    return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
  };
  await expect.poll(distance, { message: "offset" }).toBe(30);
  const layer = await page.locator(".trama-layer").evaluate((node) => getComputedStyle(node).zIndex);
  expect(layer, "zIndex").toBe("4321");
  expect(errors).toEqual([]);
});
