import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene, type SceneName } from "./open-scene.ts";

// The keys of a text that an input method still composes are its own: Escape takes it back, Enter takes it.

interface Case {
  readonly scene: SceneName<"composition">;
  readonly open?: (page: Page) => Promise<void>;
  readonly name?: string;
}

const cases: readonly Case[] = [
  { scene: "search" },
  { scene: "grid", open: (page) => page.getByRole("button", { name: "Editar" }).click() },
  { scene: "panel" },
  { scene: "modal" },
  {
    scene: "rich",
    name: "Endereço",
    open: async (page) => {
      await page.locator("[contenteditable]").click();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.press("ControlOrMeta+K");
    },
  },
  { scene: "select", open: (page) => page.getByRole("combobox", { name: "Lista" }).click() },
  { scene: "multiselect", open: (page) => page.getByRole("combobox", { name: "Lista" }).click() },
  { scene: "menu", open: (page) => page.getByRole("button", { name: "Abrir" }).click() },
  { scene: "list" },
];

test.each(cases)("a composed text in $scene keeps its keys", async ({ scene, open, name = "Campo" }) => {
  const { page, log, errors } = await openScene("composition", scene);
  await open?.(page);
  const field = page.getByLabel(name, { exact: true }).and(page.locator("input"));
  await expectVisible(field);
  await field.focus();
  const before = await field.inputValue();
  await log();
  for (const key of ["Escape", "Enter", "ArrowDown"]) {
    await field.evaluate((node, pressed) => {
      node.dispatchEvent(
        new KeyboardEvent("keydown", { key: pressed, isComposing: true, bubbles: true, cancelable: true }),
      );
    }, key);
  }
  // A frame later everything that closes has closed.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expectVisible(field);
  expect(await field.inputValue()).toBe(before);
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await log()).toEqual([]);
  expect(errors).toEqual([]);
});

test("a search waits until an input method has composed the text", async () => {
  const { page, log, errors } = await openScene("composition", "search");
  await page.getByLabel("Campo", { exact: true }).and(page.locator("input")).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await log();
  const keys = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keys.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await compose("に");
  await page.waitForTimeout(700);
  await compose("にほ");
  await page.waitForTimeout(700);
  expect(await log()).toEqual([]);
  await keys.send("Input.insertText", { text: "日本" });
  await expect.poll(log).toEqual(['muda {"value":"日本"}']);
  expect(errors).toEqual([]);
});
