import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { elementTags, violations } from "../browser/axe.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);
const headings = (page: Page) =>
  page.getByRole("columnheader").evaluateAll((cells) => cells.map((cell) => cell.textContent));
const widthsOf = (page: Page) =>
  page
    .getByRole("columnheader")
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));

test("columns show their type in the format of the page", async () => {
  const { page, errors } = await openScene("data-grid", "everyType");
  await expectVisible(row(page, "b"));
  const texts = (id: string) => row(page, id).locator("td").allTextContents();
  await expect
    .poll(() => texts("a"))
    .toEqual([
      "Canto",
      "1.997,50",
      "01/03/2026",
      expect.stringMatching(/^01\/03\/26 \d\d:20$/),
      "08:30",
      "",
      "Curso",
      "NovoCaro",
      "Um\nDois",
      "★★★★Mais",
      "",
    ]);
  expect(await texts("b")).toEqual(["Voz", "", "", "", "", "", "", "", "", "Mais", ""]);
  await expect.poll(() => row(page, "a").getByLabel("Ativo").isChecked()).toBe(true);
  expect(await row(page, "a").getByRole("listitem").allTextContents()).toEqual(["Novo", "Caro"]);
  await expect
    .poll(() => page.getByRole("columnheader", { name: "Preço" }).evaluate((cell) => getComputedStyle(cell).textAlign))
    .toBe("end");
  expect(errors).toEqual([]);
});

test("every type has its editor, also custom columns and several choices", async () => {
  const { page, log, errors } = await openScene("data-grid", "everyType");
  await row(page, "a").getByRole("button", { name: "Editar" }).click();
  const edited = row(page, "a");
  await edited.getByLabel("Nome").fill("Canto 2");
  await edited.getByLabel("Preço").fill("10");
  await edited.getByLabel("Dia").fill("2026-04-02");
  await edited.getByLabel("Visto").fill("2026-04-03T10:30");
  await edited.getByLabel("Hora").fill("");
  await edited.getByLabel("Ativo").uncheck();
  await edited.getByLabel("Tipo").selectOption("Livro");
  await edited.getByRole("combobox", { name: "Tags" }).click();
  await page.getByRole("option", { name: "Usado" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => edited.getByRole("combobox", { name: "Tags" }).getAttribute("aria-expanded")).toBe("false");
  await edited.getByLabel("Nota").fill("Um");
  await edited.getByLabel("Nota").press("Enter");
  await edited.getByLabel("Nota").pressSequentially("Três");
  await edited.getByRole("button", { name: "Mais" }).click();
  await expectVisible(edited.getByText("★★★★★"));
  expect(await log()).toEqual([]);
  await edited.getByLabel("Nota").press("Control+Enter");
  const [line = ""] = await log();
  const visto = await page.evaluate(() => new Date("2026-04-03T10:30").toISOString());
  expect(JSON.parse(line.slice(5)).value).toEqual({
    id: "a",
    nome: "Canto 2",
    preco: 10,
    dia: "2026-04-02",
    visto,
    hora: null,
    ativo: false,
    tipo: "l",
    tags: [1, 3, 2],
    nota: "Um\nTrês",
    estrelas: 5,
  });
  expect(errors).toEqual([]);
});

test("cancelling drops what a custom column has set", async () => {
  const { page, log, errors } = await openScene("data-grid", "everyType");
  await row(page, "a").getByRole("button", { name: "Editar" }).click();
  await row(page, "a").getByRole("button", { name: "Mais" }).click();
  await expectVisible(row(page, "a").getByText("★★★★★"));
  await page.keyboard.press("Escape");
  await expectVisible(row(page, "a").getByText("★★★★", { exact: true }));
  await row(page, "a").getByRole("button", { name: "Editar" }).click();
  await expectVisible(row(page, "a").getByText("★★★★", { exact: true }));
  expect(await log()).toEqual([]);
  expect(errors).toEqual([]);
});

test("pinned columns stay at their side while the others scroll, in the headings and the rows", async () => {
  const { page, errors } = await openScene("data-grid", "wide");
  await expectVisible(row(page, "c"));
  expect(await headings(page)).toEqual(["", "Nome", "Valor", "Livre", "Fim", "Ações"]);
  const places = () =>
    page.locator(".p-g").evaluate((grid) => {
      const { left } = grid.getBoundingClientRect();
      const of = (cells: HTMLCollection) =>
        [...cells].map((cell) => Math.round(cell.getBoundingClientRect().left - left));
      return [...grid.querySelectorAll("thead tr, [data-row='b']")].map((line) => of(line.children));
    });
  const before = await places();
  expect(before[0]).toEqual(before[1]);
  // The boxes, `Nome`, `Fim` and the buttons stay; 500 px less 80 and 80 is where `Fim` begins.
  expect(before[0]).toEqual([0, 44, 164, 464, 340, 420]);
  await page.locator(".p-g").evaluate((grid) => {
    grid.scrollLeft = 200;
  });
  await expect.poll(places).toEqual([
    [0, 44, -36, 264, 340, 420],
    [0, 44, -36, 264, 340, 420],
  ]);
  const cell = row(page, "b").getByRole("rowheader", { name: "Bia" });
  const cover = () =>
    cell.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + width - 2, top + height / 2));
    });
  await expect.poll(cover).toBe(true);
  expect(await cell.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe("rgb(255, 255, 255)");
  expect(errors).toEqual([]);
});

test("the visitor changes widths with the pointer and the keys, and resets them", async () => {
  const { page, log, set, errors } = await openScene("data-grid", "wide");
  const edge = page.getByRole("separator", { name: "Largura de Nome" });
  await expect.poll(() => edge.getAttribute("aria-valuenow")).toBe("120");
  const box = await edge.boundingBox();
  if (!box) throw new Error("no edge");
  await page.mouse.move(box.x + 4, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 44, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await widthsOf(page))[1]).toBe(160);
  await expect.poll(() => edge.getAttribute("aria-valuenow")).toBe("160");
  // The columns after it have moved on.
  await expect
    .poll(() =>
      row(page, "a")
        .getByRole("rowheader", { name: "Ana" })
        .evaluate((node) => node.clientWidth),
    )
    .toBe(160);
  await edge.press("ArrowLeft");
  await expect.poll(async () => (await widthsOf(page))[1]).toBe(144);
  await edge.dblclick();
  await expect.poll(async () => (await widthsOf(page))[1]).toBe(120);
  expect(await log()).toEqual([
    'largura {"id":"nome","width":160,"widths":[{"id":"nome","width":160}]}',
    'largura {"id":"nome","width":144,"widths":[{"id":"nome","width":144}]}',
    'largura {"id":"nome","width":null,"widths":[]}',
  ]);
  for (let step = 0; step < 9; step += 1) await edge.press("ArrowLeft");
  await expect.poll(async () => (await widthsOf(page))[1]).toBe(48);
  await set({ widths: [{ id: "valor", width: 222 }] });
  await expect.poll(() => widthsOf(page)).toEqual([44, 120, 222, 300, 80, 80]);
  expect(await page.getByRole("separator").count()).toBe(2);
  expect(errors).toEqual([]);
});

test("the visitor shows and hides columns, but not the last one", async () => {
  const { page, log, errors } = await openScene("data-grid", "wide");
  await page.getByRole("button", { name: "Colunas" }).click();
  const box = (name: string) => page.getByRole("dialog", { name: "Colunas" }).getByLabel(name);
  await expect.poll(() => page.getByRole("dialog").getByRole("checkbox").count()).toBe(3);
  await box("Livre").uncheck();
  await expect.poll(() => headings(page)).toEqual(["", "Nome", "Valor", "Fim", "Ações"]);
  await box("Nome").uncheck();
  await box("Livre").check();
  await expect.poll(() => headings(page)).toEqual(["", "Valor", "Livre", "Fim", "Ações"]);
  expect(await log()).toEqual([
    'colunas {"columns":["valor","nome","fim"]}',
    'colunas {"columns":["valor","fim"]}',
    'colunas {"columns":["valor","livre","fim"]}',
  ]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Colunas");
  expect(errors).toEqual([]);
});

test("with visible columns of the design, the picker only emits", async () => {
  const { page, log, set } = await openScene("data-grid", "wide");
  await set({ shown: ["livre"] });
  await expect.poll(() => headings(page)).toEqual(["", "Livre", "Ações"]);
  await page.getByRole("button", { name: "Colunas" }).click();
  await expect.poll(() => page.getByRole("dialog").getByLabel("Livre").isDisabled()).toBe(true);
  await page.getByRole("dialog").getByLabel("Nome").click();
  expect(await log()).toEqual(['colunas {"columns":["livre","nome"]}']);
  await expect.poll(() => headings(page)).toEqual(["", "Livre", "Ações"]);
  await set({ shown: ["livre", "nome"] });
  await expect.poll(() => headings(page)).toEqual(["", "Nome", "Livre", "Ações"]);
});

test("headings, rows and lines have the colours of the design", async () => {
  const { page, set } = await openScene("data-grid", "wide");
  await set({
    props: {
      headerBackgroundColor: "rgb(1, 2, 3)",
      headerColor: "rgb(4, 5, 6)",
      rowBackgroundColor: "rgb(7, 8, 9)",
      alternateBackground: true,
      alternateColor: "rgb(10, 11, 12)",
      rowHoverColor: "rgb(13, 14, 15)",
      rowSelectedColor: "rgb(16, 17, 18)",
      borders: "all",
      borderColor: "rgb(19, 20, 21)",
      borderWidth: "3px",
    },
  });
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node, wanted) => getComputedStyle(node).getPropertyValue(wanted), name);
  await expect.poll(() => style("thead tr", "background-color")).toBe("rgb(1, 2, 3)");
  expect(await style("thead th", "color")).toBe("rgb(4, 5, 6)");
  expect(await style("[data-row=a]", "background-color")).toBe("rgb(7, 8, 9)");
  expect(await style("[data-row=b]", "background-color")).toBe("rgb(10, 11, 12)");
  expect(await style("[data-row=a] td[data-pin]", "background-color")).toBe("rgb(7, 8, 9)");
  expect(await style("[data-row=a]", "border-bottom")).toBe("3px solid rgb(19, 20, 21)");
  expect(await style("[data-row=a] td", "border-right")).toBe("3px solid rgb(19, 20, 21)");
  await row(page, "a").hover();
  await expect.poll(() => style("[data-row=a]", "background-color")).toBe("rgb(13, 14, 15)");
  await row(page, "b").getByLabel("Selecionar linha").check();
  await page.mouse.move(0, 0);
  await expect.poll(() => style("[data-row=b]", "background-color")).toBe("rgb(16, 17, 18)");
  for (const [borders, bottom, right] of [
    ["none", "0px", "0px"],
    ["rows", "3px", "0px"],
    ["columns", "0px", "3px"],
  ] as const) {
    await set({ props: { borders, borderWidth: "3px" } });
    await expect.poll(() => style("[data-row=a]", "border-bottom-width")).toBe(bottom);
    expect(await style("[data-row=a] td", "border-right-width")).toBe(right);
  }
});

test("Shift selects the rows between, by clicks and by keys, and a shorter range takes some back", async () => {
  const { page, log } = await openScene("data-grid", "threePeople");
  const box = (position: number) => page.getByLabel("Selecionar linha").nth(position);
  await box(0).click();
  await box(2).click({ modifiers: ["Shift"] });
  await box(1).click({ modifiers: ["Shift"] });
  expect(await log()).toEqual(["sel a", "sel a,b,c", "sel a,b"]);
  await row(page, "c").focus();
  await page.keyboard.press("Shift+Space");
  expect(await log()).toEqual(["sel a,b,c"]);
  await page.keyboard.press("Space");
  await row(page, "b").focus();
  await page.keyboard.press("Shift+Space");
  expect(await log()).toEqual(["sel a,b", "sel a"]);
});

test("Shift with an arrow key selects from the focused row", async () => {
  const { page, log } = await openScene("data-grid", "threePeople");
  await row(page, "a").focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowUp");
  expect(await log()).toEqual(["sel a,b", "sel a,b,c", "sel a,b"]);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
});

test("a help mark in a heading explains the column on hover, focus and tap, and never sorts", async () => {
  const { page, log, errors } = await openScene("data-grid", "hints");
  const marks = page.getByRole("button", { name: /^Sobre / });
  const tooltip = page.getByRole("tooltip");
  await expect.poll(() => marks.count()).toBe(3);
  const mark = page.getByRole("button", { name: "Sobre a coluna Valor" });
  expect(await page.getByRole("columnheader", { name: "Valor", exact: true }).count()).toBe(1);
  await mark.hover();
  await expect.poll(() => tooltip.innerText()).toBe("Receita ÷ gasto.");
  await page.mouse.move(0, 0);
  await expect.poll(() => tooltip.count()).toBe(0);
  await page.getByRole("button", { name: "Valor", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect.poll(() => tooltip.innerText()).toBe("Receita ÷ gasto.");
  const describedBy = await mark.getAttribute("aria-describedby");
  expect(describedBy).toBe(await tooltip.getAttribute("id"));
  expect(await violations(page, { tags: elementTags })).toEqual([]);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect.poll(() => tooltip.count()).toBe(0);
  await mark.click();
  await expect.poll(() => tooltip.innerText()).toBe("Receita ÷ gasto.");
  expect(await log()).toEqual([]);
  await page.getByRole("button", { name: "Valor", exact: true }).click();
  expect(await log()).toEqual(['ordem {"name":"valor","key":"n.v","order":"ASC"}']);
  expect(errors).toEqual([]);
});

test("a help mark without room is above the name, and the names stay on one line", async () => {
  const { page } = await openScene("data-grid", "hints");
  const mark = (name: string) => page.getByRole("button", { name: `Sobre a coluna ${name}` });
  await expect.poll(() => mark("Curta").count()).toBe(1);
  const boxOf = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().toJSON());
  const sort = (name: string) => page.getByRole("button", { name, exact: true });
  const [wide, beside] = [await boxOf(sort("Valor")), await boxOf(mark("Valor"))];
  const [narrow, above] = [await boxOf(sort("Curta")), await boxOf(mark("Curta"))];
  expect(Math.abs(wide.bottom - narrow.bottom)).toBeLessThan(1);
  expect(Math.abs(wide.top - beside.top)).toBeLessThan(1);
  expect(above.bottom).toBeLessThanOrEqual(narrow.top);
});
