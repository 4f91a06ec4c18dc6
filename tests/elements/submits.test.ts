import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openScene } from "./open-scene.ts";

// The submit of a form runs once at a time.

const button = (page: Page) => page.getByRole("button", { name: "Enviar" });
const enter = (page: Page) => page.getByLabel("Nome").press("Enter");
const isBusy = (page: Page) => button(page).getAttribute("aria-busy");

test.each([
  ["a double click", (page: Page) => button(page).dblclick()],
  [
    "Enter twice",
    async (page: Page) => {
      await enter(page);
      await enter(page);
    },
  ],
  [
    "Enter and a click",
    async (page: Page) => {
      await enter(page);
      await button(page).click();
    },
  ],
  [
    "two clicks in one task",
    (page: Page) =>
      button(page).evaluate((node: HTMLElement) => {
        node.focus();
        node.click();
        node.click();
      }),
  ],
] as const)("%s submits once, and the button is busy until the run ends", async (_name, submit) => {
  const { page, log, call, errors } = await openScene("submits", "once");
  await submit(page);
  await call("form.submitForm");
  expect(await log()).toEqual(["envia Ana"]);
  expect(await isBusy(page)).toBe("true");
  const { focus, opacity } = await button(page).evaluate((node: HTMLElement) => {
    node.focus();
    return { focus: document.activeElement === node, opacity: Number(getComputedStyle(node).opacity) };
  });
  expect(focus, "it keeps the focus").toBe(true);
  expect(opacity).toBeLessThan(1);
  await call("finish");
  await expect.poll(() => isBusy(page)).toBe(null);
  await button(page).click();
  expect(await log()).toEqual(["pronto", "envia Ana"]);
  expect(errors).toEqual([]);
});

test("a run that fails frees the form", async () => {
  const { page, log, call } = await openScene("submits", "once");
  await button(page).click();
  await call("fail");
  await expect.poll(() => isBusy(page)).toBe(null);
  await enter(page);
  expect(await log()).toEqual(["envia Ana", "envia Ana"]);
});

test("a run that its page has left frees the form, and its late end frees no other", async () => {
  const { page, log, call, errors } = await openScene("submits", "once");
  await button(page).click();
  await call("leave");
  await expect.poll(() => isBusy(page)).toBe(null);
  await button(page).click();
  expect(await log()).toEqual(["envia Ana", "envia Ana"]);
  await call("finish");
  await expect.poll(log).toEqual(["pronto"]);
  expect(await isBusy(page)).toBe("true");
  expect(errors).toEqual([]);
});

test("a repeatable form sends five quick submits as five", async () => {
  const { page, log, call, errors } = await openScene("submits", "repeatable");
  for (const name of ["a", "b", "c", "d", "e"]) {
    await page.getByLabel("Nome").fill(name);
    await enter(page);
  }
  expect(await log()).toEqual(["envia a", "envia b", "envia c", "envia d", "envia e"]);
  expect(await isBusy(page)).toBe(null);
  for (let index = 0; index < 5; index += 1) await call("finish");
  expect(errors).toEqual([]);
});
