import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { stopClock } from "../browser/harness.ts";
import { createGate, type Gate } from "../gate.ts";
import { expectDetached, expectVisible } from "./expect-locator.ts";
import { watchHeights } from "./heights.ts";
import { openScene } from "./open-scene.ts";

const list = (page: Page) => page.locator(".trama-list-popup:visible");

/** Point at selects, and wait for their lists. */
async function expectLists(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.locator(`.p-${name} .trama-select-trigger`).hover();
    // Only the list's own trigger has this.
    await expectVisible(page.locator(`.p-${name} .trama-select-trigger[tabindex="0"]`));
  }
}

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Open the select of `searched` by the keyboard, ready for a search. */
async function openSearched() {
  const app = await openScene("select", "searched");
  const { page } = app;
  const trigger = page.getByRole("combobox", { name: "Quem" });
  await expectLists(page, "quem");
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expectVisible(page.getByRole("option").first());
  await expect.poll(() => focusedTag(page)).toBe("INPUT");
  return { ...app, trigger };
}

test.each([5, 20])("a list of %s options cuts the last that it shows, so that there seem to be more", async (count) => {
  const { page, set } = await openScene("select", "manyOptions");
  await set({ count });
  await page.getByRole("combobox", { name: "Ordem" }).click();
  await expectVisible(page.getByRole("option", { name: "Opção 5" }));
  const lastShown = () =>
    page.locator(".trama-list").evaluate((list) => {
      const { bottom } = list.getBoundingClientRect();
      const shown = [...list.querySelectorAll("[role=option]")].filter(
        (one) => one.getBoundingClientRect().top < bottom,
      );
      const { top = 0, height = 1 } = shown.at(-1)?.getBoundingClientRect() ?? {};
      return { count: shown.length, part: Math.min(1, (bottom - top) / height) };
    });
  const { count: shown, part } = await lastShown();
  expect(shown).toBe(5);
  expect(part).toBeGreaterThan(0.3);
  expect(part).toBeLessThan(0.8);
});

test("a select with search: keyboard, filter, choice", async () => {
  const { page, trigger, log, read, errors } = await openSearched();
  await page.keyboard.type("al");
  await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["Álvaro"]);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("bi");
  await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["Bia"]);
  await page.keyboard.press("Enter");
  await expectDetached(list(page));
  expect(await log()).toEqual(["abre", 'muda {"value":3}', "fecha"]);
  await expect.poll(() => read("quem.value")).toBe(3);
  await expect.poll(() => trigger.textContent()).toBe("Bia");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("combobox");
  expect(errors).toEqual([]);
});

test("a search that finds nothing says so", async () => {
  const { page, errors } = await openSearched();
  await page.keyboard.type("zzz");
  await expectVisible(page.getByText("Nada"));
  expect(errors).toEqual([]);
});

test("a select with search: clearing", async () => {
  const { page, log, read, errors } = await openSearched();
  await page.keyboard.type("bi");
  await page.keyboard.press("Enter");
  await expect.poll(() => read("quem.value")).toBe(3);
  await page.getByRole("button", { name: "Limpar" }).click();
  await expect.poll(() => read("quem.value")).toBe(null);
  expect((await log()).at(-1)).toBe('muda {"value":null}');
  expect(errors).toEqual([]);
});

/** Three selects without search, ready to be opened. */
async function openWithoutSearch() {
  const app = await openScene("select", "withoutSearch");
  await expectLists(app.page, "a", "b", "c");
  return app;
}

test("a select without search: arrows, deselecting", async () => {
  const app = await openWithoutSearch();
  const { page } = app;
  const highlighted = page.locator("[role=option][data-highlighted]");
  await page.getByRole("combobox", { name: "Ordem" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => highlighted.allTextContents()).toEqual(["Nome"]);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => highlighted.allTextContents()).toEqual(["Data"]);
  await page.keyboard.press("Enter");
  await expectDetached(list(page));
  expect(await app.read("a.value")).toBe("Data");
  expect(await app.log()).toEqual(['muda {"value":"Data"}']);
  await page.getByRole("combobox", { name: "Ordem" }).click();
  await page.getByRole("option", { name: "Data" }).click();
  await expect.poll(() => app.read("a.value")).toBe(null);
  expect(app.errors).toEqual([]);
});

test("a select without search: readonly", async () => {
  const { page, errors } = await openWithoutSearch();
  const background = (name: string) =>
    page
      .locator(".trama-control", { has: page.getByRole("combobox", { name }) })
      .evaluate((control) => getComputedStyle(control).backgroundColor);
  expect(await background("Fixo"), "grey like other fields").not.toBe(await background("Muitos"));
  await page.getByRole("combobox", { name: "Fixo" }).click();
  await expect.poll(() => page.getByRole("option").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("a select without search: limit", async () => {
  const { page, errors } = await openWithoutSearch();
  await page.getByRole("combobox", { name: "Muitos" }).click();
  await expectVisible(page.getByRole("option").first());
  await expect.poll(() => page.getByRole("option").count()).toBe(10);
  expect(errors).toEqual([]);
});

test("the focus guards around an open list are exposed, however late the library renders them", async () => {
  const { page, errors } = await openWithoutSearch();
  const hidden = page.locator("[data-base-ui-focus-guard][aria-hidden]");
  await page.getByRole("combobox", { name: "Ordem" }).click();
  await expectVisible(page.getByRole("option").first());
  await expect.poll(() => page.locator("[data-base-ui-focus-guard]").count()).toBeGreaterThan(0);
  expect(await hidden.count()).toBe(0);
  await page.evaluate(() => {
    const late = document.querySelector("[data-base-ui-focus-guard]")?.cloneNode(true);
    if (!(late instanceof Element)) throw new Error("no guard");
    late.setAttribute("aria-hidden", "true");
    document.body.append(late);
  });
  await expect.poll(() => hidden.count()).toBe(0);
  expect(errors).toEqual([]);
});

/** Reload the page with the code of its lists held back until the gate opens; `asked` counts the requests for it. */
async function holdLists(page: Page): Promise<{ readonly gate: Gate; readonly asked: () => number }> {
  const gate = createGate();
  let count = 0;
  await page.route(/\/(?:multi)?select[^/]*view[^/]*$/, async (route) => {
    count += 1;
    await gate.opened;
    await route.fallback();
  });
  await page.reload();
  return { gate, asked: () => count };
}

test("a select whose list is loading keeps the focus, and opens by an earlier key press", async () => {
  const { page, errors } = await openScene("select", "lateLists");
  const { gate, asked } = await holdLists(page);
  const order = page.getByRole("combobox", { name: "Ordem" });
  await order.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(asked).toBeGreaterThan(0);
  gate.open();
  await expectVisible(page.getByRole("option", { name: "Data" }));
  await page.keyboard.press("Escape");
  await expectDetached(list(page));
  await expect.poll(() => order.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
});

describe("a select opens although its list replaces the pressed element", () => {
  test.each([
    ["Ordem", "Nome"],
    ["Loja", "Dois"],
    ["Tags", "Bônus"],
  ])("%s", async (label, option) => {
    const { page, log, errors } = await openScene("select", "pressedLists");
    const { gate, asked } = await holdLists(page);
    await page.getByRole("combobox", { name: label }).hover();
    await page.mouse.down();
    await expect.poll(asked).toBeGreaterThan(0);
    gate.open();
    await expectVisible(page.getByRole("option", { name: option }));
    await page.mouse.up();
    await page.getByRole("option", { name: option }).click();
    await expect.poll(log).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});

describe("a select in a dialog opens when its list comes", () => {
  test.each(["before", "during", "after"])("%s the press", async (moment) => {
    const { page, errors } = await openScene("select", "inDialog");
    const { gate, asked } = await holdLists(page);
    await page.getByRole("button", { name: "Abrir" }).click();
    const trigger = page.getByRole("combobox", { name: "Loja" });
    // The dialog focuses its first field later than it appears.
    await expect.poll(() => trigger.evaluate((node) => node === document.activeElement)).toBe(true);
    await expect.poll(asked).toBeGreaterThan(0);
    await trigger.hover();
    if (moment === "before") gate.open();
    await page.mouse.down();
    if (moment === "during") gate.open();
    await page.mouse.up();
    if (moment === "after") gate.open();
    await page.getByRole("option", { name: "Dois" }).click();
    await expect.poll(() => trigger.innerText()).toBe("Dois");
    expect(errors).toEqual([]);
  });
});

test("with search too, the chosen option clears when it may", async () => {
  const app = await openScene("select", "deselectable");
  const { page } = app;
  await expectLists(page, "a", "b");
  await page.getByRole("combobox", { name: "Livre" }).click();
  await page.getByRole("option", { name: "Data" }).click();
  await expect.poll(() => app.read("a.value")).toBe(null);
  await expect.poll(() => page.getByRole("option").count()).toBe(2);
  await page.keyboard.press("Escape");
  await expectDetached(list(page));
});

test("with search too, the chosen option stays when it may not be cleared", async () => {
  const app = await openScene("select", "deselectable");
  const { page } = app;
  await expectLists(page, "a", "b");
  await page.getByRole("combobox", { name: "Presa" }).click();
  await page.getByRole("option", { name: "Data" }).click();
  await expectDetached(list(page));
  expect(await app.read("b.value")).toBe("Data");
});

test("a design with its own search receives the text and shows all its options; the end of the list asks for more", async () => {
  const { page, log } = await openScene("select", "searchedByDesign");
  await expectLists(page, "a");
  await page.getByRole("combobox", { name: "A" }).click();
  await expect.poll(() => focusedTag(page)).toBe("INPUT");
  await page.keyboard.type("zz");
  await expect.poll(() => page.getByRole("option").count()).toBe(30);
  expect(await log()).toEqual(['busca {"value":"z"}', 'busca {"value":"zz"}']);
  await page.locator(".trama-list").evaluate((node) => node.scrollTo(0, node.scrollHeight));
  await expect.poll(async () => (await log())[0]).toBe("mais");
});

test("a select and its arrow keep their places when its list comes", async () => {
  const { page } = await openScene("select", "chosen");
  const { gate, asked } = await holdLists(page);
  const select = page.locator(".p-a");
  await select.getByRole("combobox").hover();
  await expect.poll(asked).toBeGreaterThan(0);
  const boxes = () => Promise.all([select, select.locator("svg")].map((part) => part.boundingBox()));
  const before = await boxes();
  const heights = await watchHeights(page.locator("#root"));
  gate.open();
  await expectLists(page, "a");
  expect(await boxes()).toEqual(before);
  await expect.poll(heights).toEqual([before[0]?.height]);
});

/** Open a menu by a click on its button. */
async function openMenu() {
  const app = await openScene("dropdown", "menu");
  const { page } = app;
  const trigger = page.getByRole("button", { name: "Mais" });
  const menu = page.getByRole("menu");
  await expect.poll(() => trigger.getAttribute("aria-haspopup")).toBe("menu");
  await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("false");
  await trigger.click();
  await expectVisible(menu);
  await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("true");
  return { ...app, trigger, menu };
}

test("a menu opens and closes by a click", async () => {
  const { trigger, menu, log, read, errors } = await openMenu();
  await trigger.click();
  await expectDetached(menu);
  expect(await log()).toEqual(["abre", "fecha"]);
  await expect.poll(() => read("menu.isOpen")).toBe(false);
  expect(errors).toEqual([]);
});

test("a menu opens by key, moves by arrows and letters, runs and closes", async () => {
  const { page, log, errors } = await openScene("dropdown", "menu");
  await page.getByRole("button", { name: "Mais" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focusedText(page)).toBe("Ver");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focusedText(page)).toBe("Excluir");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focusedText(page)).toBe("Ver");
  await page.keyboard.press("e");
  await page.keyboard.press("Enter");
  await expectDetached(page.getByRole("menu"));
  expect((await log()).map((line) => line.split(" ")[0])).toEqual(["abre", "excluir", "fecha"]);
  await expect.poll(() => focusedText(page)).toBe("Mais");
  expect(errors).toEqual([]);
});

test("a menu closes by Escape", async () => {
  const { page, menu, read, errors } = await openMenu();
  await page.keyboard.press("Escape");
  await expectDetached(menu);
  await expect.poll(() => read("menu.isOpen")).toBe(false);
  expect(errors).toEqual([]);
});

test("a menu closes by a press outside of it", async () => {
  const { page, menu, read, errors } = await openMenu();
  await page.mouse.click(600, 600);
  await expectDetached(menu);
  await expect.poll(() => read("menu.isOpen")).toBe(false);
  expect(errors).toEqual([]);
});

test("a dropdown opens on hover and stays 200 ms after the pointer left", async () => {
  const { page, read } = await openScene("dropdown", "byHover");
  await page.getByRole("button", { name: "Mais" }).hover();
  await expectVisible(page.getByText("Painel"));
  await stopClock(page);
  const panel = await page.locator(".trama-panel").boundingBox();
  await page.mouse.move((panel?.x ?? 0) + 20, (panel?.y ?? 0) + 10);
  await page.clock.runFor(400);
  expect(await read("menu.isOpen")).toBe(true);
  await page.mouse.move(600, 600);
  await page.clock.runFor(199);
  expect(await read("menu.isOpen")).toBe(true);
  await page.clock.runFor(1);
  expect(await read("menu.isOpen")).toBe(false);
  await expectDetached(page.getByText("Painel"));
});

test("a dropdown opens by right click, where it was", async () => {
  const { page, call } = await openScene("dropdown", "byRightClick");
  await page.locator(".p-b").click({ button: "right", position: { x: 60, y: 10 } });
  await expectVisible(page.getByText("Painel"));
  const fromPointer = async () => Math.abs(((await page.locator(".trama-panel").boundingBox())?.x ?? 0) - 60);
  await expect.poll(fromPointer).toBeLessThan(12);
  await call("menu.closeDropdown");
  await expect.poll(() => page.getByText("Painel").count()).toBe(0);
});

test("a dropdown that is off does not open by right click", async () => {
  const { page, set, read } = await openScene("dropdown", "byRightClick");
  await set({ off: true });
  await page.locator(".p-b").click({ button: "right" });
  expect(await read("menu.isOpen")).toBe(false);
});

test("live regions outside a modal are announced, the rest of the page is hidden", async () => {
  const { page, set, errors } = await openScene("modal", "besideNews");
  await expectVisible(page.getByRole("dialog", { name: "Janela" }));
  await expectDetached(page.getByRole("heading", { name: "Resto" }));
  await set({ news: "Salvo." });
  await expectVisible(page.getByRole("status").getByText("Salvo."));
  await expectVisible(page.getByRole("alert").getByText("Sem conexão"));
  expect(errors).toEqual([]);
});

/** Open a modal by a click on the button beside it. */
async function openModal() {
  const app = await openScene("modal", "opened");
  const { page } = app;
  await page.getByRole("button", { name: "Abrir" }).click();
  const dialog = page.getByRole("dialog", { name: "Excluir?" });
  await expectVisible(dialog);
  await expect.poll(() => focusedText(page)).toBe("Um");
  return { ...app, dialog };
}

test("a modal has its bound style", async () => {
  const { dialog } = await openModal();
  await expect.poll(() => dialog.evaluate((node) => node.style.getPropertyValue("--el-width"))).toBe("300px");
});

test("a modal takes the focus and keeps it", async () => {
  const { page, errors } = await openModal();
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedText(page)).toBe("Dois");
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedText(page)).toBe("Um");
  expect(errors).toEqual([]);
});

test("a modal emits Escape, and returns the focus", async () => {
  const { page, dialog, log, errors } = await openModal();
  await page.keyboard.press("Escape");
  await expectDetached(dialog);
  expect(await log()).toEqual(["escape"]);
  await expect.poll(() => focusedText(page)).toBe("Abrir");
  await page.keyboard.press("Enter");
  await expectVisible(dialog);
  expect(errors).toEqual([]);
});

test("a modal emits clicks outside of it", async () => {
  const { page, dialog, log, errors } = await openModal();
  await page.mouse.click(20, 700);
  await expectDetached(dialog);
  expect(await log()).toEqual(["fundo"]);
  expect(errors).toEqual([]);
});

test("a popup closes by its backdrop and by Escape, the one on top first", async () => {
  const { page, call, log, errors } = await openScene("modal", "popups");
  await call("open", "um");
  await expectVisible(page.getByRole("dialog", { name: "Primeiro" }));
  await call("open", "dois");
  const second = page.getByRole("dialog", { name: "Segundo" });
  await expectVisible(second);
  await page.getByRole("button", { name: "B2" }).click();
  await expect.poll(() => second.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await expectDetached(second);
  expect(await log()).toEqual(["fechou dois"]);
  await page.mouse.click(20, 700);
  await expectDetached(page.getByRole("dialog"));
  expect(await log()).toEqual(["fechou um"]);
  expect(errors).toEqual([]);
});

test("the Escape that opens a popup does not close it, the next one does", async () => {
  const { page, log, errors } = await openScene("modal", "popups");
  const dialog = page.getByRole("dialog", { name: "Primeiro" });
  // From the second time on its code is there, so that it is mounted while the key is still on its way up.
  for (let time = 1; time <= 2; time += 1) {
    await page.getByRole("textbox", { name: "Busca" }).press("Escape");
    await expectVisible(dialog);
    await expect.poll(() => focusedText(page)).toBe("B1");
    await page.keyboard.press("Escape");
    await expectDetached(dialog);
    await expect.poll(log).toEqual(["fechou um"]);
  }
  expect(errors).toEqual([]);
});

test("the list of a select begins where its field begins, and is at least as wide", async () => {
  const { page } = await openScene("select", "listWidths");
  const rounded = async (selector: string) => {
    const { x, width } = (await page.locator(selector).boundingBox()) ?? { x: 0, width: 0 };
    return { x: Math.round(x), width: Math.round(width) };
  };
  for (const [id, option] of [
    ["a", "Ganha"],
    ["a", "Perdida porque o cliente desistiu"],
    ["b", "Nome"],
  ] as const) {
    await page.locator(`.p-${id} .trama-select-trigger`).click();
    await expectVisible(page.getByRole("option", { name: option }));
    const field = await rounded(`.p-${id} .trama-control`);
    const list = await rounded(".trama-list-popup:visible");
    expect(list.x).toBe(field.x);
    expect(list.width).toBeGreaterThanOrEqual(field.width);
    await page.getByRole("option", { name: option }).click();
    await expect.poll(() => page.locator(".trama-list-popup:visible").count()).toBe(0);
  }
});

test("a list without options says so, unless more is loading", async () => {
  const { page, set } = await openScene("select", "emptyLists");
  const says = () => page.locator(".trama-list-popup:visible").innerText();
  const press = (name: string) => page.locator(".trama-select-trigger").nth("abc".indexOf(name)).click();
  await press("a");
  await expect.poll(says).toBe("Nenhuma opção");
  await page.keyboard.press("Escape");
  await expectDetached(page.locator(".trama-list-popup:visible"));
  await press("b");
  await expect.poll(says).toBe("Nenhuma opção");
  await page.keyboard.type("z");
  await expect.poll(says).toBe("Nenhum resultado");
  await set({ isFetching: true });
  await expect.poll(says).toBe("");
  await page.keyboard.press("Escape");
  await expectDetached(page.locator(".trama-list-popup:visible"));
  await press("c");
  await expect.poll(says).toBe("Crie uma tag");
});
