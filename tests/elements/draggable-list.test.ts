import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

/** Pick up the item whose handle has the focus. Keys that move it work from the next task of the page on. */
async function take(page: Page): Promise<void> {
  await page.keyboard.press("Space");
  await expect.poll(() => page.locator("[aria-live]").textContent()).toMatch(/1 (de|of) 3\.$/);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

const shown = (page: Page) => page.getByRole("listitem").allTextContents();

test("the keyboard moves an item by its handle, and each step is announced in the page's language", async () => {
  const app = await openScene("draggable-list", "byHandle");
  const { page } = app;
  const handle = page.getByRole("button", { name: "Mover Nome" });
  await handle.focus();
  const told = page.locator("[aria-live]");
  await take(page);
  expect(await told.textContent()).toBe("Nome levantado. Posição 1 de 3.");
  // React may have discarded a first render, but a move renders nothing again.
  const drawsBefore = await app.call("draws");
  await expect.poll(() => app.read("list.isDragging")).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => told.textContent()).toBe("Nome na posição 2 de 3.");
  await page.keyboard.press("Space");
  await expect.poll(() => told.textContent()).toBe("Nome solto na posição 2 de 3.");
  await expect.poll(() => shown(page)).toEqual(["1 Valor", "2 Nome", "3 Status"]);
  await expect
    .poll(async () => (await app.read("list.value")).map((item) => item.id))
    .toEqual(["valor", "nome", "status"]);
  expect(await app.call("draws")).toBe(drawsBefore);
  expect(await app.log()).toEqual([
    'ordem {"item":{"id":"nome","label":"Nome"},"oldIndex":0,"newIndex":1,"updatedList":[{"id":"valor","label":"Valor"},{"id":"nome","label":"Nome"},{"id":"status","label":"Status"}]}',
  ]);
  await expect.poll(() => handle.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(app.errors).toEqual([]);
});

test("Escape puts the item back and keeps the layer around it open; texts may be the design's own", async () => {
  const app = await openScene("draggable-list", "inLayer");
  const { page } = app;
  await app.call("showLanguage", "en");
  await page.getByRole("button", { name: "Colunas" }).click();
  await page.getByRole("button", { name: "Arrastar Nome" }).focus();
  const told = page.locator("[aria-live]");
  await take(page);
  expect(await told.textContent()).toBe("Nome lifted. Position 1 of 3.");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => told.textContent()).toBe("Nome at position 2 of 3.");
  await page.keyboard.press("Escape");
  await expect.poll(() => told.textContent()).toBe("De volta: Nome");
  await expect.poll(() => shown(page)).toEqual(["1 Nome", "2 Valor", "3 Status"]);
  expect(await app.log()).toEqual([]);
  await page.keyboard.press("Escape");
  await expectDetached(page.getByRole("list"));
  expect(app.errors).toEqual([]);
});

/** Press at the centre of one element, move to the centre of another, and release. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await page.locator(from).boundingBox(), await page.locator(to).boundingBox()];
  if (!start || !end) throw new Error("nothing to drag");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 6);
  await expectVisible(page.locator(".p-l[data-dragging]"));
  await page.mouse.move(start.x + 40, end.y + end.height / 2, { steps: 4 });
  await expect.poll(() => page.locator("[aria-live]").textContent()).toContain("posição 3");
  await page.mouse.up();
  await expectVisible(page.locator(".p-l:not([data-dragging])"));
}

test.each([
  ["its handle", "byHandle", ".trama-drag-handle"],
  ["any part of it where the design says so", "byItem", ".trama-drag-content"],
] as const)("the mouse moves an item by %s", async (_name, scene, part) => {
  const { page, log, errors } = await openScene("draggable-list", scene);
  await expectVisible(page.getByRole("listitem").nth(2));
  await drag(page, `li:first-child ${part}`, "li:last-child");
  await expect.poll(() => shown(page)).toEqual(["1 Valor", "2 Status", "3 Nome"]);
  expect(await log()).toHaveLength(1);
  await page.getByLabel("2 Status").check();
  expect(errors).toEqual([]);
});

test("a reset puts the items back", async () => {
  const { page, call, errors } = await openScene("draggable-list", "byHandle");
  await expectVisible(page.getByRole("listitem").nth(2));
  await drag(page, "li:first-child .trama-drag-handle", "li:last-child");
  await expect.poll(() => shown(page)).toEqual(["1 Valor", "2 Status", "3 Nome"]);
  await call("list.reset");
  await expect.poll(() => shown(page)).toEqual(["1 Nome", "2 Valor", "3 Status"]);
  expect(errors).toEqual([]);
});

test("items that change are shown in their order", async () => {
  const { page, read, set, errors } = await openScene("draggable-list", "byHandle");
  await expectVisible(page.getByRole("listitem").nth(2));
  await set({ items: [{ id: "novo", label: "Novo" }, ...(await read("items"))] });
  await expect.poll(() => shown(page)).toEqual(["1 Novo", "2 Nome", "3 Valor", "4 Status"]);
  expect(errors).toEqual([]);
});

test("a list that is switched off shows no handles", async () => {
  const { page, set, errors } = await openScene("draggable-list", "byHandle");
  await expect.poll(() => page.getByRole("button").count()).toBe(3);
  await set({ off: true });
  await expectVisible(page.locator(".p-l[data-disabled]"));
  await expect.poll(() => page.getByRole("button").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("a finger moves an item by its handle", async () => {
  const app = await openScene("draggable-list", "byHandle");
  const { page } = app;
  const touch = await page.context().newCDPSession(page);
  // Handles are larger for fingers.
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await expectVisible(page.getByRole("listitem").nth(2));
  const start = await page.locator("li:first-child .trama-drag-handle").boundingBox();
  const end = await page.locator("li:last-child").boundingBox();
  if (!start || !end) throw new Error("nothing to drag");
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await send("touchStart", y);
  // A shorter move counts as a tap.
  await send("touchMove", y + 24);
  await expectVisible(page.locator(".p-l[data-dragging]"));
  await send("touchMove", end.y + end.height / 2);
  await expect.poll(() => page.locator("[aria-live]").textContent()).toContain("posição 3");
  await send("touchEnd");
  await expectVisible(page.locator(".p-l:not([data-dragging])"));
  await expect.poll(() => shown(page)).toEqual(["1 Valor", "2 Status", "3 Nome"]);
  expect(app.errors).toEqual([]);
});
