import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { mount } from "./mount.ts";

afterAll(closeBrowser);

const setup = `
import { showLanguage } from "trama/runtime/language";
configureLanguages(["pt-BR", "en"]); app.showLanguage = showLanguage;
app.items = signal([{ id: "nome", label: "Nome" }, { id: "valor", label: "Valor" }, { id: "status", label: "Status" }]);
app.off = signal(false); app.draws = 0; app.list = handle(DraggableList);
`;
const list = (
  extra = "",
) => `<DraggableList id="l" ariaLabel="Colunas" handle={app.list} items={() => app.items.value} disabled={() => app.off.value}
  item={(item, index) => { app.draws += 1; return <Checkbox id="c" label={() => (index.value + 1) + " " + item.value.label} />; }} onItemMoved={log("ordem")} ${extra} />`;

/** Take the item whose handle has the focus. Keys that move it are heard from the next turn of the page on. */
async function take(page: Page): Promise<void> {
  await page.keyboard.press("Space");
  await expect.poll(() => page.locator("[aria-live]").textContent()).toMatch(/1 (de|of) 3\.$/);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

const shown = (page: Page) => page.getByRole("listitem").allTextContents();

test("the keyboard moves an item by its handle, and each step is told in the page's language", async () => {
  const app = await mount(["DraggableList", "Checkbox"], setup, list());
  const { page } = app;
  const handle = page.getByRole("button", { name: "Mover Nome" });
  await handle.focus();
  const told = page.locator("[aria-live]");
  await take(page);
  expect(await told.textContent()).toBe("Nome na posição 1 de 3.");
  // React may have thrown a first rendering away, but a move draws nothing anew.
  const drawsBefore = await app.evaluate("app.draws");
  await expect.poll(() => app.evaluate("app.list.isDragging.value")).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => told.textContent()).toBe("Nome na posição 2 de 3.");
  await page.keyboard.press("Space");
  await expect.poll(() => told.textContent()).toBe("Nome solto na posição 2 de 3.");
  await expect.poll(() => shown(page)).toEqual(["1 Valor", "2 Nome", "3 Status"]);
  await expect
    .poll(() => app.evaluate("app.list.value.value.map((item) => item.id)"))
    .toEqual(["valor", "nome", "status"]);
  expect(await app.evaluate("app.draws")).toBe(drawsBefore);
  expect(await app.log()).toEqual([
    'ordem {"item":{"id":"nome","label":"Nome"},"oldIndex":0,"newIndex":1,"updatedList":[{"id":"valor","label":"Valor"},{"id":"nome","label":"Nome"},{"id":"status","label":"Status"}]}',
  ]);
  await expect.poll(() => handle.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("Escape puts the item back and keeps the layer around it open; texts may be the design's own", async () => {
  const app = await mount(
    ["DraggableList", "Checkbox", "Dropdown", "Button"],
    setup,
    `<Dropdown id="d" ariaLabel="Colunas" trigger={<Button id="b" text="Colunas" />}
       content={${list('canceledText={() => "De volta: {item}"} handleLabel="Arrastar {item}"')}} />`,
  );
  const { page } = app;
  await app.evaluate('app.showLanguage("en")');
  await page.getByRole("button", { name: "Colunas" }).click();
  await page.getByRole("button", { name: "Arrastar Nome" }).focus();
  const told = page.locator("[aria-live]");
  await take(page);
  expect(await told.textContent()).toBe("Nome at position 1 of 3.");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => told.textContent()).toBe("Nome at position 2 of 3.");
  await page.keyboard.press("Escape");
  await expect.poll(() => told.textContent()).toBe("De volta: Nome");
  await expect.poll(() => shown(page)).toEqual(["1 Nome", "2 Valor", "3 Status"]);
  expect(await app.log()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("list").waitFor({ state: "detached" });
  expect(app.errors).toEqual([]);
  await app.close();
});

/** Press at the middle of one thing, go to the middle of another, and let go there. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await page.locator(from).boundingBox(), await page.locator(to).boundingBox()];
  if (!start || !end) throw new Error("nothing to drag");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 6);
  await page.locator(".p-l[data-dragging]").waitFor();
  await page.mouse.move(start.x + 40, end.y + end.height / 2, { steps: 4 });
  await expect.poll(() => page.locator("[aria-live]").textContent()).toContain("posição 3");
  await page.mouse.up();
  await page.locator(".p-l:not([data-dragging])").waitFor();
}

test("the mouse moves an item by its handle, or by any part of it where the design says so", async () => {
  for (const [extra, from] of [
    ["", "li:first-child .trama-drag-handle"],
    ['dragFrom="item"', "li:first-child .trama-drag-content"],
  ] as const) {
    const app = await mount(["DraggableList", "Checkbox"], setup, list(extra));
    const { page } = app;
    await page.getByRole("listitem").nth(2).waitFor();
    await drag(page, from, "li:last-child");
    await expect.poll(() => shown(page)).toEqual(["1 Valor", "2 Status", "3 Nome"]);
    expect((await app.log()).map((line) => line.replace(/.*"oldIndex"/, ""))).toHaveLength(1);
    await page.getByLabel("2 Status").check();
    await app.evaluate("app.list.actions.reset()");
    await expect.poll(() => shown(page)).toEqual(["1 Nome", "2 Valor", "3 Status"]);
    await app.evaluate('app.items.value = [{ id: "novo", label: "Novo" }, ...app.items.value]');
    await expect.poll(() => shown(page)).toEqual(["1 Novo", "2 Nome", "3 Valor", "4 Status"]);
    await app.evaluate("app.off.value = true");
    await page.locator(".p-l[data-disabled]").waitFor();
    await expect.poll(() => page.getByRole("button").count()).toBe(0);
    expect(app.errors).toEqual([]);
    await app.close();
  }
});

test("a finger moves an item by its handle", async () => {
  const app = await mount(["DraggableList", "Checkbox"], setup, list());
  const { page } = app;
  await page.getByRole("listitem").nth(2).waitFor();
  const start = await page.locator("li:first-child .trama-drag-handle").boundingBox();
  const end = await page.locator("li:last-child").boundingBox();
  if (!start || !end) throw new Error("nothing to drag");
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await send("touchStart", y);
  // Less than this counts as a tap.
  await send("touchMove", y + 24);
  await page.locator(".p-l[data-dragging]").waitFor();
  await send("touchMove", end.y + end.height / 2);
  await expect.poll(() => page.locator("[aria-live]").textContent()).toContain("posição 3");
  await send("touchEnd");
  await page.locator(".p-l:not([data-dragging])").waitFor();
  await expect.poll(() => shown(page)).toEqual(["1 Valor", "2 Status", "3 Nome"]);
  expect(app.errors).toEqual([]);
  await app.close();
});
