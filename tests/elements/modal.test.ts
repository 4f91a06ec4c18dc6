import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const viewport = { width: 1000, height: 700 };
/** The content of 300 by 200 pixels with the padding of the modal. */
const size = { width: 348, height: 248 };

test.each([
  ["topLeft", 16, 16],
  ["topMiddle", 326, 16],
  ["topRight", 636, 16],
  ["middleLeft", 16, 226],
  ["middle", 326, 226],
  ["middleRight", 636, 226],
  ["bottomLeft", 16, 436],
  ["bottomMiddle", 326, 436],
  ["bottomRight", 636, 436],
  ["custom", 100, 80],
] as const)("a modal at %s", async (position, x, y) => {
  const app = await openScene("modal", "placed", { viewport });
  await app.set({ position, on: true });
  const dialog = app.page.getByRole("dialog", { name: "Janela" });
  await expectVisible(dialog);
  await expect.poll(() => dialog.boundingBox()).toEqual({ x, y, ...size });
  expect(app.errors).toEqual([]);
});

test.each([
  ["50%", "25%", 500, 175],
  ["-40px", "-10%", 0, 0],
  ["300%", "5000px", 1000, 700],
] as const)("offsets of %s and %s are between 0 and the size of the page", async (left, top, x, y) => {
  const app = await openScene("modal", "placed", { viewport });
  await app.set({ position: "custom", left, top, on: true });
  const dialog = app.page.getByRole("dialog", { name: "Janela" });
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x, y });
  expect(app.errors).toEqual([]);
});

test.each([
  ["none", { opacity: "1", translate: "none", scale: "none" }],
  ["fade", { opacity: "0", translate: "none", scale: "none" }],
  ["fromTop", { opacity: "0", translate: "0px -24px", scale: "none" }],
  ["fromRight", { opacity: "0", translate: "24px", scale: "none" }],
  ["fromLeft", { opacity: "0", translate: "-24px", scale: "none" }],
  ["fromBottom", { opacity: "0", translate: "0px 24px", scale: "none" }],
  ["zoomIn", { opacity: "0", translate: "none", scale: "0.85" }],
  ["zoomOut", { opacity: "0", translate: "none", scale: "1.15" }],
] as const)("a modal that comes by %s", async (animation, start) => {
  // A paused animation stays at its first frame.
  const head = "<style>.trama-modal { animation-play-state: paused !important }</style>";
  const app = await openScene("modal", "placed", { isFresh: true, head });
  await app.set({ animation, on: true });
  await expect
    .poll(() =>
      app.page.locator(".trama-modal").evaluate((node) => {
        const { opacity, translate, scale } = getComputedStyle(node);
        return { opacity, translate, scale };
      }),
    )
    .toEqual(start);
});

test.each([
  ["all .3s ease", "0.3s", "ease"],
  ["opacity 1s linear, scale 2s", "1s", "linear"],
  ["none", "0s", "ease"],
] as const)("the transition %s is the time of the appearance", async (transition, time, easing) => {
  const app = await openScene("modal", "placed", { viewport });
  await app.set({ transition, on: true });
  const motions = () =>
    app.page.locator(".trama-modal, .trama-backdrop").evaluateAll((nodes) =>
      nodes.map((node) => {
        const { animationDuration, animationTimingFunction } = getComputedStyle(node);
        return [animationDuration.split(",")[0], animationTimingFunction.split(",")[0]];
      }),
    );
  await expect.poll(motions).toEqual([
    [time, easing],
    [time, easing],
  ]);
});

test("a backdrop covers the page in its colour, under the modal", async () => {
  const app = await openScene("modal", "placed", { viewport });
  await app.set({ on: true });
  const backdrop = app.page.locator(".trama-backdrop");
  await expect.poll(() => backdrop.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
  await expect
    .poll(() => backdrop.evaluate((node) => [getComputedStyle(node).backgroundColor, getComputedStyle(node).zIndex]))
    .toEqual(["rgb(1, 2, 3)", "77"]);
  const topmost = await app.page.evaluate(
    () => document.elementFromPoint(500, 350)?.closest(".trama-modal") instanceof HTMLElement,
  );
  expect(topmost, "the modal is above its backdrop").toBe(true);
});

test("a modal without a backdrop leaves the page as it is", async () => {
  const app = await openScene("modal", "placed");
  await app.set({ backdrop: false, on: true });
  await expectVisible(app.page.getByRole("dialog", { name: "Janela" }));
  await expect.poll(() => app.page.locator(".trama-backdrop").count()).toBe(0);
});

/** Slow animations, so that a test sees their middle. */
const slow = "<style>.trama-modal, .trama-backdrop { animation-duration: 3s !important }</style>";

test.each([
  ["fade", { translate: "none", scale: "none" }],
  ["fromTop", { translate: "0px -24px", scale: "none" }],
  ["zoomIn", { translate: "none", scale: "0.85" }],
] as const)("a modal leaves by %s: it is closed at once, and a copy fades away", async (animation, end) => {
  const app = await openScene("modal", "placed", { isFresh: true, head: slow, viewport });
  const { page } = app;
  await app.set({ animation, position: "topLeft", on: true });
  await expectVisible(page.getByRole("dialog", { name: "Janela" }));
  await app.set({ on: false });
  const copy = page.locator(".trama-leaving .trama-modal");
  await expect.poll(() => copy.count()).toBe(1);
  expect(await page.getByRole("dialog").count(), "it stops being a dialog").toBe(0);
  expect(await copy.evaluate((node) => node.closest("[inert][aria-hidden=true]") !== null)).toBe(true);
  expect(await copy.evaluate((node) => node instanceof HTMLElement && node.offsetWidth)).toBe(size.width);
  expect(
    await page.evaluate(() => document.elementFromPoint(100, 100)?.closest(".trama-leaving")),
    "clicks reach the page",
  ).toBe(null);
  // The last frame.
  await copy.evaluate((node) => {
    for (const one of node.getAnimations()) {
      one.pause();
      one.currentTime = 3000;
    }
  });
  const look = copy.evaluate((node) => {
    const { opacity, translate, scale } = getComputedStyle(node);
    return { opacity, translate, scale };
  });
  expect(await look).toEqual({ opacity: "0", ...end });
  await page.evaluate(() => {
    for (const one of document.getAnimations()) one.finish();
  });
  await expect.poll(() => page.locator(".trama-leaving").count()).toBe(0);
  expect(app.errors).toEqual([]);
});

test("a modal without animation, or with reduced motion, leaves nothing behind", async () => {
  const app = await openScene("modal", "placed", { isFresh: true, head: slow });
  const { page } = app;
  const close = async () => {
    await app.set({ on: true });
    await expectVisible(page.getByRole("dialog", { name: "Janela" }));
    await app.set({ on: false });
    await expect.poll(() => page.locator(".trama-modal").count()).toBe(0);
  };
  await close();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await app.set({ animation: "fade" });
  await close();
  expect(app.errors).toEqual([]);
});

test("the focus returns, and the modal opens again, while its copy fades away", async () => {
  const app = await openScene("modal", "opened", { isFresh: true, head: slow });
  const { page } = app;
  const opener = page.getByRole("button", { name: "Abrir" });
  await opener.click();
  await page.getByRole("button", { name: "Um" }).focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".trama-leaving").count()).toBe(1);
  await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expectVisible(page.getByRole("dialog", { name: "Excluir?" }));
  await page.getByRole("button", { name: "Dois" }).focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect((await app.log()).filter((line) => line.startsWith("escape"))).toHaveLength(2);
  expect(app.errors).toEqual([]);
});

test("of two popups that open together the upper one is exposed, and the focus returns into the other", async () => {
  const { page, log, errors } = await openScene("modal", "popups");
  await page.getByRole("button", { name: "Abrir" }).focus();
  await page.evaluate(() => {
    for (const name of ["um", "dois"]) Reflect.get(window, "scene").call("open", [name]);
  });
  await expectVisible(page.getByRole("dialog", { name: "Segundo" }));
  await expect.poll(() => focusIn(page)).toBe("Segundo");
  expect(await page.getByRole("dialog").count(), "the lower one is hidden").toBe(1);
  await page.keyboard.press("Escape");
  await expectVisible(page.getByRole("dialog", { name: "Primeiro" }));
  await expect.poll(() => focusIn(page)).toBe("Primeiro");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Abrir");
  expect(await log()).toEqual(["fechou dois", "fechou um"]);
  expect(errors).toEqual([]);
});

test("one click outside closes one popup", async () => {
  const { page, log, errors } = await openScene("modal", "popups");
  await page.evaluate(() => {
    for (const name of ["um", "dois"]) Reflect.get(window, "scene").call("open", [name]);
  });
  await expectVisible(page.getByRole("dialog", { name: "Segundo" }));
  await page.mouse.click(5, 5);
  await expectVisible(page.getByRole("dialog", { name: "Primeiro" }));
  expect(await log()).toEqual(["fechou dois"]);
  await page.mouse.click(5, 5);
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await log()).toEqual(["fechou um"]);
  expect(errors).toEqual([]);
});

/** The name of the dialog that has the focus. */
const focusIn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[role=dialog]")?.querySelector("h2")?.textContent);
