import { expect, test } from "vitest";
import { axe, centreOf } from "./drag.ts";
import { expectDetached, expectHidden, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const wide = { width: 1366, height: 800 };
const phone = { width: 390, height: 800 };

test("it opens beside the content, which stays usable, and its button closes it", async () => {
  const { page, read, log, errors } = await openScene("side-panel", "plain");
  await page.setViewportSize(wide);
  const panel = page.getByRole("region", { name: "Venda 1042" });
  await expectHidden(panel);
  expect(await page.getByText("Detalhes da venda").count()).toBe(0);
  await page.getByRole("button", { name: "Abrir" }).click();
  await expectVisible(panel);
  expect([await read("side.value"), await read("side.isFullScreen")]).toEqual([true, false]);
  expect((await panel.boundingBox())?.width).toBe(400);
  await page.getByRole("button", { name: "Outra linha" }).click();
  await page.getByRole("button", { name: "Fechar" }).click();
  await expectHidden(panel);
  expect((await log()).map((line) => line.replace(/ \{"x.*/, ""))).toEqual([
    'muda {"value":true}',
    "linha",
    'muda {"value":false}',
  ]);
  expect(errors).toEqual([]);
});

test("the mouse and the keys change its width within the limits, and the browser remembers it", async () => {
  const { page, read, log, errors, call } = await openScene("side-panel", "plain");
  await page.setViewportSize(wide);
  await call("side.openPanel");
  const handle = page.getByRole("separator", { name: "Largura do painel" });
  await expectVisible(handle);
  const { x, y } = await centreOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 4 });
  await page.mouse.up();
  expect(await read("side.width")).toBe(500);
  await handle.focus();
  await page.keyboard.press("ArrowLeft");
  expect(await read("side.width")).toBe(516);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  expect(await read("side.width")).toBe(436);
  await page.keyboard.press("Home");
  expect(await read("side.width")).toBe(240);
  await page.keyboard.press("End");
  expect(await read("side.width")).toBe(720);
  expect(await handle.getAttribute("aria-valuenow")).toBe("720");
  expect((await log()).at(-1)).toBe('largura {"width":720}');
  expect(await page.evaluate(() => localStorage.getItem("panel-p#s.width"))).toBe("720");
  await page.reload();
  await call("side.openPanel");
  expect(await read("side.width")).toBe(720);
  await call("side.resetWidth");
  await expect.poll(() => read("side.width")).toBe(400);
  expect(await page.evaluate(() => localStorage.getItem("panel-p#s.width"))).toBe(null);
  expect(errors).toEqual([]);
});

test("a finger changes its width; a panel at the start grows to the other side", async () => {
  const { page, read, call, errors } = await openScene("side-panel", "start");
  await page.setViewportSize(wide);
  expect(await page.getByText("Detalhes da venda").count()).toBe(1);
  await call("side.openPanel");
  const handle = page.getByRole("separator", { name: "Largura do painel" });
  await expectVisible(handle);
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const from = await centreOf(handle);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: from.x + 60, y: from.y }] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(() => read("side.width")).toBe(460);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole("textbox", { name: "Nome" }).focus();
  await page.keyboard.press("Escape");
  expect(await read("side.value")).toBe(true);
  expect(errors).toEqual([]);
});

test("Escape closes it while the focus is inside, after an open menu, and the focus returns", async () => {
  const { page, read, errors } = await openScene("side-panel", "plain");
  await page.setViewportSize(wide);
  const opener = page.getByRole("button", { name: "Abrir" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expectVisible(page.getByText("Detalhes da venda"));
  await page.keyboard.press("Escape");
  expect(await read("side.value")).toBe(true);
  const menu = page.getByRole("button", { name: "Mais" });
  await menu.click();
  await expectVisible(page.getByRole("menuitem", { name: "Excluir" }));
  await page.keyboard.press("Escape");
  await expectDetached(page.getByRole("menuitem", { name: "Excluir" }));
  expect(await read("side.value")).toBe(true);
  await menu.focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => read("side.value")).toBe(false);
  expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
});

test("on phones it covers the page and keeps the focus", async () => {
  const { page, read, set, log, errors } = await openScene("side-panel", "plain");
  await page.setViewportSize(phone);
  await set({ open: true });
  const panel = page.getByRole("dialog", { name: "Venda 1042" });
  await expectVisible(panel);
  expect(await log()).toEqual(['recebe {"value":true}']);
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  expect(await read("side.isFullScreen")).toBe(true);
  expect(await panel.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest(".p-lista"))).toBe(null);
  }
  // Wider, it is beside the content again.
  await page.setViewportSize(wide);
  await expectVisible(page.getByRole("region", { name: "Venda 1042" }));
  await page.getByRole("button", { name: "Outra linha" }).click();
  await page.setViewportSize(phone);
  await expectVisible(panel);
  await page.getByRole("button", { name: "Fechar" }).click();
  await expectHidden(panel);
  await page.getByRole("button", { name: "Outra linha" }).click();
  expect(errors).toEqual([]);
});

test("on phones it leaves to the side; it is closed meanwhile, and can open again", async () => {
  const head = "<style>.trama-side-panel { animation-duration: 5s !important }</style>";
  const { page, read, set, errors } = await openScene("side-panel", "plain", { head });
  await page.setViewportSize(phone);
  const leaving = page.locator(".trama-side-panel[data-leaving]");
  const dialog = page.getByRole("dialog", { name: "Venda 1042" });
  for (const turn of ["first", "again"]) {
    await set({ open: true });
    await expectVisible(dialog);
    expect(await leaving.count(), turn).toBe(0);
    await set({ open: false });
    await expect.poll(() => leaving.count()).toBe(1);
    expect(await read("side.value")).toBe(false);
    expect(await leaving.evaluate((node) => node instanceof HTMLElement && node.inert)).toBe(true);
    expect(await leaving.boundingBox()).toMatchObject({ y: 0, height: phone.height });
    await expect.poll(() => leaving.getByText("Venda 1042").count()).toBe(1);
  }
  await page.evaluate(() => {
    for (const one of document.getAnimations()) one.finish();
  });
  await expect.poll(() => leaving.count()).toBe(0);
  await expectHidden(page.locator(".trama-side-panel"));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await set({ open: true });
  await expectVisible(dialog);
  await set({ open: false });
  await expectHidden(page.locator(".trama-side-panel"));
  expect(errors).toEqual([]);
});

test("axe finds nothing on an open panel, beside the content and over it", async () => {
  const { page, set } = await openScene("side-panel", "plain");
  await page.setViewportSize(wide);
  await set({ open: true });
  await expectVisible(page.getByText("Detalhes da venda"));
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(phone);
  await expectVisible(page.getByRole("dialog"));
  expect(await axe(page)).toEqual([]);
});

test("its own names, its limits of width, and neither a handle nor a button", async () => {
  const { page, read, call, set, errors } = await openScene("side-panel", "named");
  await page.setViewportSize(wide);
  await call("side.openPanel");
  await expectVisible(page.getByRole("region", { name: "Filtros", exact: true }));
  expect(await read("side.width"), "maxWidth").toBe(350);
  const handle = page.getByRole("separator", { name: "Largura dos filtros", exact: true });
  await handle.focus();
  await page.keyboard.press("Home");
  expect(await read("side.width"), "minWidth").toBe(300);
  await page.keyboard.press("ArrowRight");
  expect(await read("side.width"), "minWidth").toBe(300);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  expect(await read("side.width"), "maxWidth").toBe(350);
  const limits = await Promise.all(["aria-valuemin", "aria-valuemax"].map((name) => handle.getAttribute(name)));
  expect(limits, "minWidth, maxWidth").toEqual(["300", "350"]);
  await set({ isResizable: false });
  await expectDetached(page.getByRole("separator"));
  await page.getByRole("button", { name: "Recolher", exact: true }).click();
  expect(await read("side.value"), "closeLabel").toBe(false);
  await set({ hasClose: false });
  await call("side.openPanel");
  await expectVisible(page.getByText("Detalhes da venda"));
  expect(await page.locator(".trama-side-panel-head").count(), "closeButton").toBe(0);
  expect(errors).toEqual([]);
});
