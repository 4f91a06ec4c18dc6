import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { announced, axe, drag, dragByFinger, lift } from "./drag.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const cards = (page: Page, id: string) => page.locator(`.p-${id} .trama-drag-content`).allTextContents();
const card = (page: Page, name: string) => page.locator(".trama-card", { hasText: name });

test("the mouse reorders a stack and moves a card to another of its group", async () => {
  const { page, read, log, errors } = await openScene("stack", "three");
  await expectVisible(card(page, "Abrir"));
  await drag(page, card(page, "Ler"), card(page, "Pagar"), { y: 4 });
  await expect.poll(() => cards(page, "fazer")).toEqual(["1 Ligar", "2 Pagar", "3 Ler"]);
  const [a, b, c, d] = ["Ler", "Ligar", "Pagar", "Abrir"].map((label, index) => ({ id: "abcd"[index], label }));
  const parsed = async () =>
    (await log()).map((line) => [line.slice(0, line.indexOf(" {")), JSON.parse(line.slice(line.indexOf("{")))]);
  expect(await parsed()).toEqual([["fazer move", { item: a, oldIndex: 0, newIndex: 2, updatedList: [b, c, a] }]]);
  await drag(page, card(page, "Pagar"), card(page, "Abrir"), { y: -12 });
  await expect.poll(() => cards(page, "feitas")).toEqual(["Pagar", "Abrir"]);
  expect(await cards(page, "fazer")).toEqual(["1 Ligar", "2 Ler"]);
  expect(await parsed()).toEqual([
    ["feitas recebe", { item: c, newIndex: 0, updatedList: [c, d] }],
    ["fazer perde", { item: c, oldIndex: 1, updatedList: [b, a] }],
  ]);
  expect(await read("todo.value")).toEqual([b, a]);
  expect(await read("done.value")).toEqual([c, d]);
  expect(errors).toEqual([]);
});

test("a card does not move to a stack of another group, nor to a read-only one", async () => {
  const { page, set, log, errors } = await openScene("stack", "three");
  await expectVisible(card(page, "Outra coisa"));
  await drag(page, card(page, "Outra coisa"), card(page, "Abrir"));
  await expectVisible(page.locator(".p-outra:not([data-dragging])"));
  await set({ fixed: true });
  await expectVisible(page.locator(".p-feitas[data-readonly]"));
  await drag(page, card(page, "Ler"), card(page, "Abrir"));
  await expectVisible(page.locator(".p-fazer:not([data-dragging])"));
  expect(await cards(page, "feitas")).toEqual(["Abrir"]);
  expect(await log()).toEqual([]);
  await set({ fixed: false, group: "common" });
  await drag(page, card(page, "Outra coisa"), card(page, "Abrir"), { y: 12 });
  await expect.poll(() => cards(page, "feitas")).toEqual(["Abrir", "Outra coisa"]);
  await expectVisible(page.locator(".p-outra[data-empty]"));
  expect(errors).toEqual([]);
});

test("the keyboard moves a card to another stack, which the header or the label names", async () => {
  const { page, read, log, errors } = await openScene("stack", "three");
  await page.getByRole("button", { name: "Mover Ligar" }).focus();
  await lift(page);
  expect(await announced(page)).toBe("Ligar levantado. Posição 2 de 3 em A fazer.");
  await expect.poll(() => read("todo.isDragging")).toBe(true);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => announced(page)).toBe("Ligar na posição 2 de 2 em Feitas.");
  await page.keyboard.press("Space");
  await expect.poll(() => cards(page, "feitas")).toEqual(["Abrir", "Ligar"]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Mover Ligar");
  expect((await log()).map((line) => line.slice(0, line.indexOf(" {")))).toEqual(["feitas recebe", "fazer perde"]);
  expect(errors).toEqual([]);
});

test("without sorting, the arrows up and down do not move a card", async () => {
  const { page, set, log, errors } = await openScene("stack", "three");
  await set({ sortable: false });
  await page.getByRole("button", { name: "Mover Ler" }).focus();
  await lift(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect.poll(() => announced(page)).toBe("Ler solto na posição 1 de 3 em A fazer.");
  expect(await log()).toEqual([]);
  expect(errors).toEqual([]);
});

test("a finger moves a card, a reset and other items show the items again", async () => {
  const { page, call, set, errors } = await openScene("stack", "three");
  await expectVisible(card(page, "Abrir"));
  await dragByFinger(page, card(page, "Ler"), card(page, "Abrir"), { y: 12 });
  await expect.poll(() => cards(page, "feitas")).toEqual(["Abrir", "Ler"]);
  await call("todo.reset");
  await call("done.reset");
  await expect.poll(() => cards(page, "feitas")).toEqual(["Abrir"]);
  await expect.poll(() => cards(page, "fazer")).toEqual(["1 Ler", "2 Ligar", "3 Pagar"]);
  await set({ items: [{ id: "z", label: "Nova" }] });
  await expect.poll(() => cards(page, "fazer")).toEqual(["1 Nova"]);
  expect(errors).toEqual([]);
});

test("axe finds nothing on stacks", async () => {
  const { page } = await openScene("stack", "three");
  await expectVisible(card(page, "Abrir"));
  expect(await axe(page)).toEqual([]);
});
