import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe, centreOf } from "./drag.ts";
import { expectDetached, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const open = async (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const toast = (page: Page, text: string) => page.locator(".trama-toast", { hasText: text });

test("a message appears in a live region and goes by itself, not while the pointer is on it", async () => {
  const { page, errors } = await openScene("toasts", "all", { isFresh: true });
  await open(page, "curta");
  const message = toast(page, "Some logo");
  await expectVisible(message);
  expect(await page.locator(".trama-toasts").getAttribute("aria-live")).toBe("polite");
  await message.hover();
  await page.waitForTimeout(900);
  await expectVisible(message);
  await page.mouse.move(10, 400);
  await expectDetached(message);
  expect(errors).toEqual([]);
});

test("messages are not printed", async () => {
  const { page } = await openScene("toasts", "all", { isFresh: true });
  await open(page, "curta");
  await expectVisible(toast(page, "Some logo"));
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".trama-toasts").evaluate((node) => getComputedStyle(node).display)).toBe("none");
});

test("its button runs the steps and closes it", async () => {
  const { page, log, errors } = await openScene("toasts", "all", { isFresh: true });
  await open(page, "desfazer");
  await toast(page, "Etiqueta").getByRole("button", { name: "Desfazer" }).click();
  expect(await log()).toEqual([expect.stringMatching(/^desfaz \{"name":".+"\}$/)]);
  await expectDetached(toast(page, "Etiqueta"));
  expect(errors).toEqual([]);
});

test("messages stack, three at most; one of the same name is replaced; steps close them", async () => {
  const { page, call, errors } = await openScene("toasts", "all", { isFresh: true });
  await open(page, "certo");
  await open(page, "atencao");
  await open(page, "nomeada");
  await expectVisible(toast(page, "Enviando"));
  const places = await page.locator(".trama-toast").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const tops = places.map(({ top }) => top).sort((a, b) => a - b);
  expect(new Set(tops).size).toBe(3);
  await open(page, "trocada");
  await expectVisible(toast(page, "Enviado"));
  await expectDetached(toast(page, "Enviando"));
  await open(page, "simples");
  await expectVisible(toast(page, "Contato salvo"));
  expect(await page.locator(".trama-toast:visible").count()).toBe(3);
  await call("close", "envio");
  await expectDetached(toast(page, "Enviado"));
  await call("close");
  await expectDetached(page.locator(".trama-toast").first());
  expect(errors).toEqual([]);
});

test("the keyboard reaches messages, closes them and returns", async () => {
  const { page, errors } = await openScene("toasts", "all", { isFresh: true });
  const button = page.getByRole("button", { name: "certo", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await expectVisible(toast(page, "A venda foi registrada"));
  await page.keyboard.press("F6");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest(".trama-toasts") !== null)).toBe(true);
  await page.getByRole("button", { name: "Fechar" }).press("Enter");
  await expectDetached(toast(page, "A venda"));
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
});

test("a finger swipes a message away", async () => {
  const { page, errors } = await openScene("toasts", "all", { isFresh: true });
  await open(page, "certo");
  const message = toast(page, "A venda");
  await expectVisible(message);
  await page.waitForTimeout(300);
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const { x, y } = await centreOf(message);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x - 60, y }] });
  for (const by of [-40, 0, 60, 120])
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x + by, y }] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expectDetached(message);
  expect(errors).toEqual([]);
});

test("a message does not cover the control with the focus", async () => {
  const { page, errors } = await openScene("toasts", "all", { isFresh: true });
  await open(page, "simples");
  await expectVisible(page.locator(".trama-toasts[data-place=bottom] > .trama-toast"));
  await page.getByRole("button", { name: "No canto" }).focus();
  await expectVisible(page.locator(".trama-toasts[data-place=top] > .trama-toast").first());
  await page.getByRole("button", { name: "erro", exact: true }).focus();
  await expectVisible(page.locator(".trama-toasts[data-place=bottom] > .trama-toast").first());
  expect(errors).toEqual([]);
});

test.each([
  ["wide", 1366],
  ["phone", 390],
])("axe finds nothing on messages of each kind, %s", async (_, width) => {
  const { page } = await openScene("toasts", "all", { isFresh: true, viewport: { width, height: 800 } });
  for (const name of ["certo", "atencao", "erro"]) await open(page, name);
  await expectVisible(toast(page, "Sem conexão"));
  expect(await axe(page)).toEqual([]);
  await page.locator(".trama-toast").first().focus();
  expect(await axe(page)).toEqual([]);
});
