import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { announced, axe, drag, dragByFinger, hold, lift } from "./drag.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

/** Returns the names of the cards, by stack. */
const shown = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll(".trama-kanban .trama-drag-list")].map((list) => [
        list.getAttribute("aria-label"),
        [...list.querySelectorAll(":scope > .trama-card")].map(
          (card) => card.querySelector(".trama-drag-content")?.textContent,
        ),
      ]),
    ),
  );

const card = (page: Page, name: string) => page.locator(".trama-card", { hasText: name });
const stack = (page: Page, name: string) => page.getByRole("list", { name });

test("no style depends on a dragging box around it, as a drag would restyle all cards of a board", () => {
  const css = readFileSync(new URL("../../runtime/styles.css", import.meta.url), "utf8");
  const selectors = css.match(/[^{}]*(?=\{)/g)?.flatMap((list) => list.split(",")) ?? [];
  const last = /\[data-dragging\][^\s>+~]*$/;
  expect(selectors.filter((one) => one.includes("[data-dragging]") && !last.test(one.trim()))).toEqual([]);
});

test("each item is in the stack of its value, and items of no stack are in one of their own", async () => {
  const { page, read, set, call, errors } = await openScene("kanban", "plain");
  await expect.poll(() => shown(page)).toEqual({ Nova: ["Ana", "Bia", "Caio"], Paga: ["Duda"], Entregue: [] });
  await set({ others: true });
  await expect
    .poll(() => shown(page))
    .toEqual({ "Sem categoria": ["Eva"], Nova: ["Ana", "Bia", "Caio"], Paga: ["Duda"], Entregue: [] });
  expect((await read("kanban.stacks")).map(({ value, items }) => [value, items.length])).toEqual([
    [null, 1],
    ["nova", 3],
    ["paga", 1],
    ["entregue", 0],
  ]);
  expect(await page.locator(".trama-kanban-head").allTextContents()).toEqual([
    "Sem categoria1",
    "Nova3",
    "Paga1",
    "Entregue0",
  ]);
  await call("showLanguage", "pt-BR");
  expect(errors).toEqual([]);
});

test("a board without stacks has three stacks of work, named in the language of the page", async () => {
  const { page, errors } = await openScene("kanban", "byDefault");
  await expect.poll(() => shown(page)).toEqual({ "A fazer": [], "Em andamento": ["Ana"], Concluído: [] });
  expect(errors).toEqual([]);
});

test("stacks are ordered by a field of the items, in either direction", async () => {
  const { page, set, errors } = await openScene("kanban", "ordered");
  await expect.poll(async () => (await shown(page)).Nova).toEqual(["Bia", "Caio", "Ana"]);
  await set({ order: "desc" });
  await expect.poll(async () => (await shown(page)).Nova).toEqual(["Ana", "Caio", "Bia"]);
  expect(errors).toEqual([]);
});

test("the mouse moves a card to a position of another stack", async () => {
  const { page, read, log, errors } = await openScene("kanban", "plain");
  await expectVisible(card(page, "Ana"));
  await hold(page, card(page, "Ana"), card(page, "Duda"), { y: 12 });
  await expect.poll(() => announced(page)).toBe("Ana na posição 2 de 2 em Paga.");
  expect(await read("kanban.isDragging")).toBe(true);
  await expectVisible(page.locator(".trama-kanban[data-dragging]"));
  await expectVisible(page.locator(".trama-drag-line[data-shown]"));
  await page.mouse.up();
  await expect.poll(() => shown(page)).toEqual({ Nova: ["Bia", "Caio"], Paga: ["Duda", "Ana"], Entregue: [] });
  const ana = { id: "ana", label: "Ana", etapa: "nova", valor: 30 };
  const duda = { id: "duda", label: "Duda", etapa: "paga", valor: 40 };
  expect((await log()).map((line) => JSON.parse(line.replace("moveu ", "")))).toEqual([
    { item: ana, from: "nova", to: "paga", oldIndex: 0, newIndex: 1, updatedList: [duda, ana] },
  ]);
  await expect.poll(() => read("kanban.isDragging")).toBe(false);
  expect(await page.locator(".trama-drag-line[data-shown], [data-over], .trama-drag-overlay").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("the mouse moves a card within its stack and into an empty one", async () => {
  const { page, log, errors } = await openScene("kanban", "plain");
  await expectVisible(card(page, "Ana"));
  await drag(page, card(page, "Ana"), card(page, "Caio"), { y: 4 });
  await expect.poll(async () => (await shown(page)).Nova).toEqual(["Bia", "Caio", "Ana"]);
  await drag(page, card(page, "Caio"), card(page, "Bia"), { y: -4 });
  await expect.poll(async () => (await shown(page)).Nova).toEqual(["Caio", "Bia", "Ana"]);
  await drag(page, card(page, "Bia"), stack(page, "Entregue"), { y: 20 });
  await expect.poll(() => shown(page)).toEqual({ Nova: ["Caio", "Ana"], Paga: ["Duda"], Entregue: ["Bia"] });
  const moves = (await log()).map((line) => JSON.parse(line.replace("moveu ", "")));
  expect(moves.map(({ from, to, oldIndex, newIndex }) => [from, to, oldIndex, newIndex])).toEqual([
    ["nova", "nova", 0, 2],
    ["nova", "nova", 1, 0],
    ["nova", "entregue", 1, 0],
  ]);
  expect(errors).toEqual([]);
});

test("a card dropped where it was is not moved", async () => {
  const { page, log, errors } = await openScene("kanban", "plain");
  await expectVisible(card(page, "Bia"));
  await drag(page, card(page, "Bia"), card(page, "Bia"), { x: 12 });
  await expectVisible(page.locator(".trama-kanban:not([data-dragging])"));
  expect(await log()).toEqual([]);
  expect((await shown(page)).Nova).toEqual(["Ana", "Bia", "Caio"]);
  expect(errors).toEqual([]);
});

test("the keyboard moves a card between stacks, announces each step and keeps the focus on it", async () => {
  const { page, log, errors } = await openScene("kanban", "plain");
  await page.getByRole("button", { name: "Mover Bia" }).focus();
  await lift(page);
  expect(await announced(page)).toBe("Bia levantado. Posição 2 de 3 em Nova.");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => announced(page)).toBe("Bia na posição 1 de 3 em Nova.");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => announced(page)).toBe("Bia na posição 1 de 2 em Paga.");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => announced(page)).toBe("Bia na posição 2 de 2 em Paga.");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => announced(page)).toBe("Bia na posição 1 de 1 em Entregue.");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => announced(page)).toBe("Bia na posição 1 de 2 em Paga.");
  await page.keyboard.press("Space");
  await expect.poll(() => announced(page)).toBe("Bia solto na posição 1 de 2 em Paga.");
  await expect.poll(() => shown(page)).toEqual({ Nova: ["Ana", "Caio"], Paga: ["Bia", "Duda"], Entregue: [] });
  expect(await log()).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Mover Bia");
  expect(errors).toEqual([]);
});

test("Escape puts the card back", async () => {
  const { page, log, errors } = await openScene("kanban", "plain");
  await page.getByRole("button", { name: "Mover Ana" }).focus();
  await lift(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => announced(page)).toBe("Ana na posição 1 de 2 em Paga.");
  await page.keyboard.press("Escape");
  await expect.poll(() => announced(page)).toBe("Ana voltou à posição 1 de 3 em Nova.");
  expect(await log()).toEqual([]);
  expect((await shown(page)).Nova).toEqual(["Ana", "Bia", "Caio"]);
  expect(errors).toEqual([]);
});

test("a finger that holds a card moves it", async () => {
  const { page, log, errors } = await openScene("kanban", "plain");
  await expectVisible(card(page, "Caio"));
  await dragByFinger(page, card(page, "Caio"), card(page, "Duda"), { y: -12 });
  await expect.poll(() => shown(page)).toEqual({ Nova: ["Ana", "Bia"], Paga: ["Caio", "Duda"], Entregue: [] });
  expect(await log()).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("cards of a read-only board have no handles and do not move", async () => {
  const { page, set, log, errors } = await openScene("kanban", "plain");
  await expect.poll(() => page.getByRole("button").count()).toBe(4);
  await set({ fixed: true });
  await expectVisible(page.locator(".p-k[data-readonly]"));
  await expect.poll(() => page.getByRole("button").count()).toBe(0);
  await drag(page, card(page, "Ana"), card(page, "Duda"));
  expect(await log()).toEqual([]);
  await set({ fixed: false });
  await drag(page, card(page, "Ana"), card(page, "Duda"), { y: 12 });
  await expect.poll(log).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("without sorting a card moves only to other stacks", async () => {
  const { page, set, log, errors } = await openScene("kanban", "plain");
  await set({ sortable: false });
  await expectVisible(card(page, "Ana"));
  await drag(page, card(page, "Ana"), card(page, "Caio"), { y: 4 });
  await expectVisible(page.locator(".trama-kanban:not([data-dragging])"));
  expect(await log()).toEqual([]);
  await page.getByRole("button", { name: "Mover Ana" }).focus();
  await lift(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => announced(page)).toBe("Ana na posição 1 de 2 em Paga.");
  await page.keyboard.press("Space");
  await expect.poll(async () => (await shown(page)).Paga).toEqual(["Ana", "Duda"]);
  expect(errors).toEqual([]);
});

test("with a custom handle the mouse moves a card only by parts of its class", async () => {
  const { page, log, errors } = await openScene("kanban", "byHandle");
  await expectVisible(card(page, "Ana"));
  await drag(page, card(page, "Ana").getByText("Ana"), card(page, "Duda"), { y: 12 });
  expect(await log()).toEqual([]);
  await drag(page, card(page, "Ana").getByText("Puxe"), card(page, "Duda"), { y: 12 });
  await expect.poll(async () => (await shown(page)).Paga).toEqual(["DudaPuxe", "AnaPuxe"]);
  expect(await log()).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("a move stays until the items change, or until a reset", async () => {
  const { page, set, read, call, errors } = await openScene("kanban", "plain");
  await expectVisible(card(page, "Ana"));
  await drag(page, card(page, "Ana"), card(page, "Duda"), { y: 12 });
  await expect.poll(async () => (await shown(page)).Paga).toEqual(["Duda", "Ana"]);
  await call("kanban.reset");
  await expect.poll(() => shown(page)).toEqual({ Nova: ["Ana", "Bia", "Caio"], Paga: ["Duda"], Entregue: [] });
  await drag(page, card(page, "Ana"), card(page, "Duda"), { y: 12 });
  await set({ items: (await read("items")).map((deal) => ({ ...deal, etapa: "entregue" })) });
  await expect.poll(() => shown(page)).toEqual({ Nova: [], Paga: [], Entregue: ["Ana", "Bia", "Caio", "Duda", "Eva"] });
  expect(errors).toEqual([]);
});

test("cards, heads and feet are elements of the design, and a move draws only the card that changes its stack", async () => {
  const { page, call, log, errors } = await openScene("kanban", "faces");
  await expect
    .poll(() => page.getByRole("heading").allTextContents())
    .toEqual(["1. Nova (3)", "2. Paga (1)", "3. Entregue (0)"]);
  await page.getByRole("button", { name: "Adicionar" }).nth(1).click();
  expect(await log()).toEqual(['nova "paga"']);
  const before = await call("draws");
  await hold(page, card(page, "Ana"), card(page, "Duda"), { y: 12 });
  await expectVisible(page.locator(".trama-drag-overlay"));
  expect(await page.locator(".trama-drag-overlay").evaluate((node) => getComputedStyle(node).cursor)).toBe("move");
  await page.mouse.up();
  await expect
    .poll(() => page.getByRole("heading").allTextContents())
    .toEqual(["1. Nova (2)", "2. Paga (2)", "3. Entregue (0)"]);
  expect(await shown(page)).toEqual({ Nova: ["1 Bia", "2 Caio"], Paga: ["1 Duda", "2 Ana"], Entregue: [] });
  expect(await call("draws")).toBe(before + 1);
  const gap = await stack(page, "Nova").evaluate((list) => getComputedStyle(list).rowGap);
  expect(gap).toBe("20px");
  expect(errors).toEqual([]);
});

test("a board that does not wrap scrolls, one that wraps does not", async () => {
  const viewport = { width: 390, height: 844 };
  const scrolls = (page: Page) =>
    page.locator(".trama-kanban-stacks").evaluate((node) => node.scrollWidth > node.clientWidth);
  const one = await openScene("kanban", "faces", { viewport });
  await expectVisible(card(one.page, "Ana"));
  expect(await scrolls(one.page)).toBe(true);
  const other = await openScene("kanban", "plain", { viewport });
  await expectVisible(card(other.page, "Ana"));
  expect(await scrolls(other.page)).toBe(false);
});

test.each(["plain", "faces"] as const)(
  "axe finds nothing on the board %s, also while a card is moved",
  async (name) => {
    const { page } = await openScene("kanban", name);
    await expectVisible(card(page, "Ana"));
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Mover Ana" }).focus();
    await lift(page);
    expect(await axe(page)).toEqual([]);
  },
);

test("a press on the handle lifts a card, and the next press drops it, without a drag", async () => {
  const { page, log, errors } = await openScene("kanban", "plain");
  const handle = (name: string) => page.getByRole("button", { name: `Mover ${name}` });
  await card(page, "Ana").hover();
  await handle("Ana").click();
  await expect.poll(() => page.locator(".trama-drag-item[data-lifted]").count()).toBe(1);
  const target = await stack(page, "Paga").boundingBox();
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 2);
  await expect.poll(() => page.locator(".trama-drag-area[data-over]").count()).toBe(1);
  await page.mouse.click((target?.x ?? 0) + 40, (target?.y ?? 0) + 2);
  await expect.poll(async () => (await shown(page)).Paga).toEqual(["Ana", "Duda"]);
  await expect.poll(() => page.locator("[data-lifted], [data-over]").count()).toBe(0);
  const moves = async () => (await log()).length;
  await moves();
  await card(page, "Bia").hover();
  await handle("Bia").click();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("[data-lifted]").count()).toBe(0);
  await handle("Bia").click();
  await page.mouse.click(5, 5);
  await expect.poll(() => page.locator("[data-lifted]").count()).toBe(0);
  expect(await moves()).toBe(0);
  expect(errors).toEqual([]);
});
