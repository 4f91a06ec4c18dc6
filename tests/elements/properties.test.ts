import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { announced } from "./drag.ts";
import { expectAttached, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const style = (target: Locator, name: string) =>
  target.first().evaluate((node, wanted) => getComputedStyle(node).getPropertyValue(wanted), name);
const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error("not shown");
  return box;
};
const validity = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((node: HTMLInputElement) => {
    const { valid, rangeUnderflow, rangeOverflow, tooShort, patternMismatch } = node.validity;
    return { valid, rangeUnderflow, rangeOverflow, tooShort, patternMismatch };
  });

test("fields limit what can be typed", async () => {
  const { page, errors } = await openScene("properties", "fields");
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field("Vezes").fill("2");
  expect(await validity(page, "Vezes")).toMatchObject({ valid: false, rangeUnderflow: true });
  await field("Vezes").fill("10");
  expect(await validity(page, "Vezes")).toMatchObject({ valid: false, rangeOverflow: true });
  await field("Vezes").fill("9");
  expect(await validity(page, "Vezes")).toMatchObject({ valid: true });
  await field("Sigla").pressSequentially("a");
  expect(await validity(page, "Sigla")).toMatchObject({ valid: false, tooShort: true });
  await field("Sigla").pressSequentially("B123");
  expect(await field("Sigla").inputValue()).toBe("aB12");
  expect(await validity(page, "Sigla")).toMatchObject({ valid: false, patternMismatch: true });
  await field("Dia").fill("2025-01-09");
  expect(await validity(page, "Dia")).toMatchObject({ rangeUnderflow: true });
  await field("Dia").fill("2025-02-21");
  expect(await validity(page, "Dia")).toMatchObject({ rangeOverflow: true });
  await field("Curto").pressSequentially("abcde");
  expect(await field("Curto").inputValue()).toBe("abc");
  expect(errors).toEqual([]);
});

test("fields carry hints for the browser, and one has the focus", async () => {
  const { page } = await openScene("properties", "fields");
  const email = page.getByLabel("E-mail");
  await expect.poll(() => email.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await email.getAttribute("autocomplete")).toBe("email");
  expect(await email.getAttribute("inputmode")).toBe("email");
  expect(await page.getByLabel("Senha").getAttribute("type")).toBe("text");
  expect(await style(page.getByLabel("Vezes"), "appearance")).toBe("textfield");
  expect(await style(page.getByLabel("Conta"), "appearance")).not.toBe("textfield");
});

test("a checkbox is partly checked, and its content is on the left", async () => {
  const { page } = await openScene("properties", "fields");
  await expect
    .poll(() => page.getByLabel("Uma parte").evaluate((node: HTMLInputElement) => node.indeterminate))
    .toBe(true);
  const [text, box] = [await boxOf(page.getByText("Antes da caixa")), await boxOf(page.locator(".p-depois input"))];
  expect(text.x + text.width).toBeLessThanOrEqual(box.x);
});

test("chosen files are listed with a button to remove them, or not listed", async () => {
  const { page } = await openScene("properties", "fields");
  const file = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") };
  await page.getByLabel("Anexo").setInputFiles(file);
  await page.getByLabel("Oculto").setInputFiles(file);
  await expectVisible(page.locator(".p-anexo").getByText("a.txt"));
  await expect.poll(() => page.locator(".p-oculto").getByText("a.txt").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Tirar a.txt" }).click();
  await expect.poll(() => page.locator(".p-anexo").getByText("a.txt").count()).toBe(0);
});

test("a form without validation is sent as it is, and its fields are not completed", async () => {
  const { page, log } = await openScene("properties", "fields");
  await page.getByRole("button", { name: "Mandar" }).click();
  expect(await log()).toEqual([]);
  await page.getByRole("button", { name: "Enviar" }).click();
  expect((await log()).map((line) => line.slice(0, 5))).toEqual(["envia"]);
  expect(await page.getByRole("form", { name: "Livre" }).getAttribute("autocomplete")).toBe("off");
  expect(await page.getByRole("form", { name: "Presa" }).getAttribute("autocomplete")).not.toBe("off");
});

test("the button and the icon of a search bar are where the design puts them", async () => {
  const { page, set } = await openScene("properties", "search");
  const [input, button] = [page.getByRole("searchbox"), page.getByRole("button", { name: "Procurar" })];
  const control = page.locator(".trama-search-control");
  const places = async () => {
    const [field, go] = [await boxOf(control), await boxOf(button)];
    if (go.x >= field.x + field.width) return "right";
    if (go.x + go.width <= field.x) return "left";
    return go.y < field.y ? "top" : "bottom";
  };
  for (const buttonPosition of ["left", "top", "bottom", "right"] as const) {
    await set({ props: { buttonPosition } });
    await expect.poll(places).toBe(buttonPosition);
  }
  const icon = async () => {
    const [field, drawn] = [await boxOf(input), await boxOf(page.locator(".trama-search-icon"))];
    return drawn.x < field.x + field.width / 2 ? "left" : "right";
  };
  for (const iconPosition of ["left", "right"] as const) {
    await set({ props: { iconPosition } });
    await expect.poll(icon).toBe(iconPosition);
  }
  const tenths = async () => Math.round((await boxOf(control)).width / 10);
  expect(await tenths(), "half of its place").toBe(30);
  await set({ props: { inputWidth: "40%" } });
  await expect.poll(tenths).toBe(24);
});

test("columns divide their row into units, and pictures, icons and dates look as the design says", async () => {
  const { page, errors } = await openScene("properties", "shown");
  const [first, second] = [await boxOf(page.locator(".p-um")), await boxOf(page.locator(".p-dois"))];
  expect(second.y).toBe(first.y);
  expect(Math.round(second.width / first.width)).toBe(3);
  expect(await page.locator(".p-data").textContent()).toBe("2025 de 05");
  expect(await style(page.locator(".p-icone"), "stroke-width")).toBe("5px");
  expect(await style(page.locator(".p-foto img"), "object-fit")).toBe("contain");
  const overlay = await page.locator(".p-foto").evaluate((node) => getComputedStyle(node, "::after").backgroundColor);
  expect(overlay).toBe("rgb(1, 2, 3)");
  expect(errors).toEqual([]);
});

test("a paginator has the names and neighbours of the design, or only the page", async () => {
  const { page } = await openScene("properties", "shown");
  const names = await page
    .locator(".p-paginas button")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
  expect(names).toEqual([
    "Antes",
    ...["1", "9", "10", "11", "12", "13", "20"].map((number) => `Página ${number}`),
    "Depois",
  ]);
  const compact = page.getByRole("navigation", { name: "Curtas" });
  expect(await compact.innerText()).toBe("11 / 20");
  for (const button of await compact.getByRole("button").all()) {
    expect(await button.getAttribute("aria-disabled")).toBe("true");
  }
});

test("the faces of tabs and panels are elements that follow the choice, and keep their names", async () => {
  const { page, errors } = await openScene("properties", "shown");
  const faces = (selector: string) => page.locator(selector).allTextContents();
  await expect.poll(() => faces(".p-abas strong")).toEqual(["Abertas (aqui)", "Fechadas"]);
  expect(await page.locator(".p-abas").getByText("Painel F").count()).toBe(0);
  await page.getByRole("tab", { name: "Fechadas", exact: true }).click();
  await expect.poll(() => faces(".p-abas strong")).toEqual(["Abertas", "Fechadas (aqui)"]);
  expect(await page.locator(".p-abas").getByText("Painel A").count()).toBe(0);
  await expect.poll(() => faces(".p-sanfona em")).toEqual(["Como pagar? +", "Como cancelar? +"]);
  await page.getByRole("button", { name: "Como cancelar?", exact: true }).click();
  await expect.poll(() => faces(".p-sanfona em")).toEqual(["Como pagar? +", "Como cancelar? −"]);
  await expectVisible(page.getByText("Nunca."));
  expect(errors).toEqual([]);
});

test("a hover dropdown has a name, and a film begins where the design says", async () => {
  const { page } = await openScene("properties", "shown");
  await page.getByRole("button", { name: "Ajuda" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Painel de ajuda" }));
  await expect
    .poll(() => page.locator(".p-filme").evaluate((node: HTMLVideoElement) => node.currentTime))
    .toBeCloseTo(0.2, 1);
});

const tableOf = (page: Page, name: string) =>
  page
    .locator(`.p-${name} table tr`)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

test("charts read properties of lists, group, order and name what is empty", async () => {
  const { page, errors } = await openScene("properties", "charts");
  await expectAttached(page.locator(".p-barras table"));
  expect(await tableOf(page, "barras")).toEqual([
    ["", "B", "A"],
    ["ter", "2,00", "—"],
    ["seg", "—", "8,00"],
    ["(sem dia)", "—", "4,00"],
  ]);
  expect((await tableOf(page, "linhas")).map(([label]) => label)).toEqual(["", "ter", "seg", "(sem dia)"]);
  expect((await tableOf(page, "fatias")).slice(1)).toEqual([
    ["ter", expect.stringMatching(/^2[.,]0$/)],
    ["seg", expect.stringMatching(/^8[.,]0$/)],
    ["(sem dia)", expect.stringMatching(/^4[.,]0$/)],
  ]);
  await expectVisible(page.locator(".p-vazia").getByText("Sem vendas."));
  expect(errors).toEqual([]);
});

test("charts have the colours and sizes of the design", async () => {
  const { page } = await openScene("properties", "charts");
  const legend = page.locator(".p-linhas .trama-chart-legend");
  await expectVisible(legend);
  expect(await style(legend, "justify-content")).toMatch(/end/);
  expect(await style(legend.locator("button"), "font-size")).toBe("20px");
  expect(await style(legend.locator("button"), "color")).toBe("rgb(1, 2, 3)");
  await expectVisible(page.locator(".p-linhas svg text").first());
  expect(await style(page.locator(".p-linhas svg text"), "fill")).toBe("rgb(4, 5, 6)");
  expect(await style(page.locator(".p-linhas .trama-chart-line"), "stroke")).toBe("rgb(7, 8, 9)");
  const zero = await page.locator(".p-linhas svg text").allTextContents();
  expect(zero).toContain("0");
  const slices = page.locator(".p-fatias .trama-chart-legend");
  expect(await style(slices, "justify-content")).toMatch(/end/);
  expect(await style(slices.locator("button"), "font-size")).toBe("18px");
});

test.each([
  ["Um", ".p-s"],
  ["Vários", ".p-m"],
] as const)("the list of %s has the colours, pictures and height of the design", async (name, root) => {
  const { page, errors } = await openScene("properties", "lists");
  const trigger = page.locator(`${root} .trama-select-trigger`);
  expect(await page.locator(`${root} .trama-glyph`).count()).toBe(root === ".p-m" ? 1 : 0);
  await trigger.click();
  const popup = page.locator(".trama-list-popup");
  await expectVisible(popup.getByRole("option", { name: "Ana" }));
  expect(await popup.getByRole("option").count(), name).toBe(4);
  expect(await popup.locator("img").count()).toBe(4);
  expect(await style(popup, "background-color")).toBe("rgb(213, 214, 215)");
  expect(await style(popup, "border")).toBe("3px solid rgb(16, 17, 18)");
  expect(await style(popup, "border-radius")).toBe("11px");
  expect((await boxOf(popup.locator(".trama-list"))).height).toBe(70);
  expect(await style(popup.getByRole("option", { name: "Caio" }), "color")).toBe("rgb(4, 5, 6)");
  expect(await style(popup.locator(".trama-list-ring"), "color")).toBe("rgb(1, 2, 3)");
  await popup.getByRole("option", { name: "Ana" }).hover();
  await expect.poll(() => style(popup.getByRole("option", { name: "Ana" }), "background-color")).toBe("rgb(7, 8, 9)");
  await expect
    .poll(() => style(popup.getByRole("option", { name: "Bia" }), "background-color"))
    .toBe("rgb(10, 11, 12)");
  expect(errors).toEqual([]);
});

test("tags have the colours of the design", async () => {
  const { page } = await openScene("properties", "lists");
  const tag = page.locator(".p-m .trama-tag");
  expect(await tag.innerText()).toContain("Bia");
  await expect.poll(() => style(tag, "background-color")).toBe("rgb(219, 220, 221)");
  await expect.poll(() => style(tag, "color")).toBe("rgb(22, 23, 24)");
});

test.each([
  ["livre", "** Bia **"],
  ["livres", "## Bia ##"],
])("the options of %s are elements", async (id, text) => {
  const { page } = await openScene("properties", "lists");
  await page.locator(`.p-${id} .trama-select-trigger`).click();
  await expectVisible(page.getByRole("option").getByText(text));
});

test.each([
  ["vazio", "Sem opções."],
  ["vazios", "Sem escolhas."],
])("%s says that it has no options", async (id, text) => {
  const { page } = await openScene("properties", "lists");
  await page.locator(`.p-${id} .trama-select-trigger`).click();
  await expectVisible(page.getByText(text));
});

test.each([
  ["lista", "Ana", undefined],
  ["quadro", "Ana", "Pegar Ana"],
] as const)("%s announces a move in the words of the design", async (id, name, label) => {
  const { page, errors } = await openScene("properties", "dragged");
  const root = page.locator(`.p-${id}`);
  const card = root.locator(".trama-drag-item").filter({ hasText: name });
  const grip = id === "lista" ? card.locator(".trama-drag-handle") : card;
  await expectVisible(card);
  const described = await card
    .locator("xpath=descendant-or-self::*[@aria-describedby]")
    .first()
    .evaluate((node) => document.getElementById(node.getAttribute("aria-describedby") ?? "")?.textContent);
  expect(described).toBe(id === "lista" ? "Espaço pega." : "Espaço levanta.");
  if (label === undefined) {
    const [text, handle] = [await boxOf(card.getByText(name)), await boxOf(grip)];
    expect(handle.x).toBeGreaterThan(text.x);
    const [one, two] = [await boxOf(card), await boxOf(root.locator(".trama-drag-item").nth(1))];
    expect(Math.round(two.y - one.y - one.height)).toBe(13);
  } else {
    expect(await root.locator(".trama-kanban-label").allTextContents()).toContain("Sem etapa");
    await expectVisible(page.getByRole("button", { name: label }).first());
  }
  const button = card.locator("xpath=descendant-or-self::*[@aria-describedby]").first();
  await button.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => announced(page)).toMatch(/^Ana na mão, 1 de \d\.$/);
  await page.waitForTimeout(50);
  await page.keyboard.press(id === "lista" ? "ArrowDown" : "ArrowRight");
  await expect.poll(() => announced(page)).toMatch(/^Ana vai a \d\.$/);
  await page.keyboard.press("Space");
  await expect.poll(() => announced(page)).toMatch(/^Ana ficou em \d\.$/);
  expect(errors).toEqual([]);
});

test("Escape takes a card of a stack back, in the words of the design", async () => {
  const { page } = await openScene("properties", "dragged");
  const grip = page.locator(".p-pilha [aria-describedby]").first();
  await grip.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => announced(page)).toMatch(/^Ana na mão/);
  await page.waitForTimeout(50);
  await page.keyboard.press("Escape");
  await expect.poll(() => announced(page)).toBe("Ana voltou a 1.");
});

test("a stack is dragged by the part with the class of the design, under its cursor", async () => {
  const { page } = await openScene("properties", "dragged");
  const card = page.locator(".p-pilha .trama-card").first();
  const [text, grip] = [await boxOf(card.getByText("Ana")), await boxOf(card.getByText("Puxe"))];
  const pull = async (from: { x: number; y: number }) => {
    await page.mouse.move(from.x + 4, from.y + 4);
    await page.mouse.down();
    await page.mouse.move(from.x + 4, from.y + 30, { steps: 4 });
    const isDragging = (await page.locator(".p-pilha[data-dragging]").count()) === 1;
    const cursor = await page.evaluate(
      ({ x, y }) => getComputedStyle(document.elementFromPoint(x, y) ?? document.body).cursor,
      { x: from.x + 4, y: from.y + 30 },
    );
    await page.keyboard.press("Escape");
    await page.mouse.up();
    return { isDragging, cursor };
  };
  expect((await pull(text)).isDragging).toBe(false);
  expect(await pull(grip)).toEqual({ isDragging: true, cursor: "crosshair" });
});

test("a popup stays open where the design says so, and has its transition", async () => {
  const { page, call, set, log } = await openScene("properties", "closing");
  await set({ props: { closeOnBackdrop: false, closeOnEscape: false, transition: "opacity 2s linear" } });
  await call("open");
  const dialog = page.getByRole("dialog", { name: "Janela" });
  await expectVisible(dialog);
  expect(await style(dialog, "transition")).toBe("opacity 2s linear");
  await page.mouse.click(5, 5);
  await page.keyboard.press("Escape");
  expect(await log()).toEqual(["fundo", "escape"]);
  await expectVisible(dialog);
  await set({ props: {} });
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await log()).toEqual(["escape", "fechou"]);
});

test("a grid has the names and widths of the design, and the order that the design controls", async () => {
  const { page, set, log, errors } = await openScene("properties", "grid");
  await expectVisible(page.getByRole("columnheader", { name: "Ações" }));
  const { width } = await boxOf(page.getByRole("columnheader").first());
  expect(Math.round(width)).toBe(33);
  expect(Math.round((await boxOf(page.getByRole("columnheader", { name: "Ações" }))).width)).toBe(99);
  await expectVisible(page.getByLabel("Todas"));
  await expectVisible(page.getByLabel("Linha").first());
  await page.getByRole("button", { name: "Tirar" }).first().click();
  expect(await log()).toEqual(["tira"]);
  await page.getByRole("button", { name: "Editar" }).first().click();
  await expectVisible(page.getByRole("button", { name: "Guardar" }));
  await page.getByRole("button", { name: "Desistir" }).click();
  const heading = page.getByRole("columnheader", { name: "Nome" });
  expect(await heading.getAttribute("aria-sort")).toBe("descending");
  await heading.getByRole("button").click();
  expect(await log()).toEqual(['ordem {"name":"nome","key":"nome","order":"ASC"}']);
  expect(await heading.getAttribute("aria-sort")).toBe("descending");
  await set({ order: "ASC" });
  await expect.poll(() => heading.getAttribute("aria-sort")).toBe("ascending");
  expect(errors).toEqual([]);
});

test("small things are as the design says", async () => {
  const { page, set } = await openScene("properties", "others");
  expect(await page.getByRole("button", { name: "Dica" }).getAttribute("title")).toBe("Uma dica");
  await expectVisible(page.getByRole("group", { name: "Lado a lado" }));
  expect(await style(page.getByLabel("Longo"), "resize")).toBe("vertical");
  expect(await style(page.getByLabel("Fixo"), "resize")).toBe("none");
  await page.getByRole("button", { name: "Abrir" }).click();
  await page.getByRole("button", { name: "Fica" }).click();
  await expectVisible(page.getByRole("button", { name: "Fica" }));
  const line = page.locator(".p-linha .trama-chart-legend .trama-chart-mark");
  await expectVisible(line.first());
  expect(await style(line, "background-color")).toBe("rgb(1, 2, 3)");
  expect((await tableOf(page, "pizza")).slice(1).map(([label]) => label)).toEqual(["01/03", "02/03"]);
  const chart = page.locator(".p-apex");
  await set({ busy: true });
  await expect.poll(() => chart.getAttribute("aria-busy")).toBe("true");
});

test("an embedded page is loaded again when it is resized, or kept", async () => {
  const { page } = await openScene("properties", "embeds");
  const marked = () =>
    page.locator("[data-marked]").evaluateAll((nodes) => nodes.map((node) => node.getAttribute("data-marked")));
  await expectAttached(page.locator(".p-novo b"));
  await page.locator("b").evaluateAll((nodes) => {
    for (const [index, node] of nodes.entries()) node.setAttribute("data-marked", String(index));
  });
  expect(await marked()).toEqual(["0", "1"]);
  await page.setViewportSize({ width: 700, height: 700 });
  await expect.poll(marked).toEqual(["1"]);
});
