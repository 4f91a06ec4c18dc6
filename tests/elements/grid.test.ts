import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { watchHeights } from "./heights.ts";
import { openScene } from "./open-scene.ts";

test("cells show values by path and custom cells their slot, drawn once per row", async () => {
  const app = await openScene("data-grid", "threePeople");
  const { page } = app;
  await expectVisible(page.getByRole("row").nth(3));
  await expect.poll(() => page.getByRole("columnheader").allTextContents()).toEqual(["", "Nome", "Valor", "Livre"]);
  await expect
    .poll(() => page.locator("td").allTextContents())
    .toEqual(["", "Ana", "1", "Ana!Agir", "", "Bia", "2", "Bia!Agir", "", "Caio", "3", "Caio!Agir"]);
  const draws = await app.call("draws");
  const people = (await app.read("data")).map((row) => (row.id === "b" ? { ...row, nome: "Beatriz" } : row));
  await app.set({ data: [{ id: "z", nome: "Zé", n: { v: 9 } }, ...people] });
  await expect.poll(() => page.getByRole("row").nth(3).textContent()).toBe("Beatriz2Beatriz!Agir");
  await expect.poll(() => app.call("draws")).toBe(draws + 1);
  expect(app.errors).toEqual([]);
});

test("a heading sorts ASC first, DESC when it was ASC, another one ASC", async () => {
  const app = await openScene("data-grid", "threePeople");
  const { page } = app;
  const heading = (name: string) => page.getByRole("columnheader", { name }).getByRole("button");
  await heading("Nome").click();
  await expect.poll(() => page.getByRole("columnheader", { name: "Nome" }).getAttribute("aria-sort")).toBe("ascending");
  await heading("Nome").click();
  await expect
    .poll(() => page.getByRole("columnheader", { name: "Nome" }).getAttribute("aria-sort"))
    .toBe("descending");
  await heading("Nome").click();
  await heading("Valor").click();
  expect(await app.log()).toEqual([
    'ordem {"name":"nome","key":"nome","order":"ASC"}',
    'ordem {"name":"nome","key":"nome","order":"DESC"}',
    'ordem {"name":"nome","key":"nome","order":"ASC"}',
    'ordem {"name":"valor","key":"valor_total","order":"ASC"}',
  ]);
  await expect.poll(async () => (await app.read("grid.sort")).name).toBe("valor");
  await expect.poll(() => page.getByRole("columnheader", { name: "Livre" }).getByRole("button").count()).toBe(0);
});

test("boxes select rows, the one above all or none, and a row that left leaves the selection", async () => {
  const app = await openScene("data-grid", "threePeople");
  const { page } = app;
  const all = page.getByLabel("Selecionar tudo");
  await page.getByLabel("Selecionar linha").nth(1).click();
  await expect.poll(() => all.evaluate((node: HTMLInputElement) => node.indeterminate)).toBe(true);
  await all.click();
  await all.click();
  await all.click();
  expect(await app.log()).toEqual(["sel b", "sel a,b,c", "sel ", "sel a,b,c"]);
  await app.set({ data: (await app.read("data")).slice(1) });
  await expect
    .poll(async () => (await app.read("grid.selectedRows")).map(({ value }) => value.nome))
    .toEqual(["Bia", "Caio"]);
  await app.call("grid.clearSelection");
  await expect.poll(() => app.read("grid.selectedRows")).toEqual([]);
});

test("with keepSelection rows of other pages stay selected, and the box above is for the rows shown", async () => {
  const app = await openScene("data-grid", "peopleOfPages");
  const { page } = app;
  const all = page.getByLabel("Selecionar tudo");
  const names = async () => (await app.read("grid.selectedRows")).map(({ value }) => value.nome);
  const [ana, bia, caio] = await app.read("data");
  if (!ana || !bia || !caio) throw new Error("the scene has three people");
  await page.getByLabel("Selecionar linha").nth(1).click();
  await app.set({ data: [ana] });
  await expect.poll(() => all.isChecked()).toBe(false);
  expect(await names()).toEqual(["Bia"]);
  await all.click();
  await expect.poll(names).toEqual(["Bia", "Ana"]);
  await app.set({ data: [{ ...bia, nome: "Bia Rocha" }, caio] });
  await expect.poll(names).toEqual(["Ana", "Bia Rocha"]);
  await all.click();
  await all.click();
  await expect.poll(names).toEqual(["Ana"]);
  await app.call("grid.selectAll", { rows: [ana, bia, caio] });
  await expect.poll(names).toEqual(["Ana", "Bia", "Caio"]);
  await expect.poll(() => all.isChecked()).toBe(true);
  expect(app.errors).toEqual([]);
});

test("arrows move over rows, Space selects, Enter opens", async () => {
  const { page, log } = await openScene("data-grid", "threePeople");
  const row = (index: number) => page.getByRole("row").nth(index + 1);
  await expectVisible(row(0));
  await expect.poll(() => page.locator('tbody tr[tabindex="0"]').count()).toBe(1);
  await row(0).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => row(1).evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  expect(await log()).toEqual(["sel b", 'linha {"id":"b","value":{"id":"b","nome":"Bia","n":{"v":2}},"index":1}']);
  await expect.poll(() => row(1).getAttribute("aria-selected")).toBe("true");
});

test("a click opens a row; controls inside keep their keys and clicks", async () => {
  const { page, log } = await openScene("data-grid", "threePeople");
  const row = page.getByRole("row").nth(3);
  await row.getByText("Caio", { exact: true }).click();
  await row.getByRole("button").click();
  await row.getByRole("button").press("Enter");
  expect((await log()).map((line) => line.replace(/ \{"x".*/, ""))).toEqual([
    'linha {"id":"c","value":{"id":"c","nome":"Caio","n":{"v":3}},"index":2}',
    "agir",
    "agir",
  ]);
});

test("placeholders replace the first rows, and an empty grid has its text", async () => {
  const { page, set } = await openScene("data-grid", "fetching");
  await expectVisible(page.locator(".trama-skeleton").first());
  await expect.poll(() => page.locator("tbody tr").count()).toBe(3);
  await expect.poll(() => page.locator(".p-g").getAttribute("aria-busy")).toBe("true");
  await set({ busy: false });
  await expectVisible(page.getByText("Nada."));
});

test("rows that are fetched again are dimmed, without placeholders", async () => {
  const { page, set } = await openScene("data-grid", "fetching");
  await set({ busy: false });
  await expectVisible(page.getByText("Nada."));
  await set({ data: [{ id: "a", nome: "Ana", n: { v: 1 } }], busy: true });
  await expect.poll(() => page.locator(".p-g").getAttribute("data-fetching")).toBe("true");
  await expect.poll(() => page.getByText("Nada.").count()).toBe(0);
  await expect.poll(() => page.locator(".trama-skeleton").count()).toBe(0);
});

test("many rows that come into an empty grid have their place before they are drawn", async () => {
  const { page, set } = await openScene("data-grid", "fetching");
  const heights = await watchHeights(page.locator(".p-g"));
  await expect.poll(heights).toHaveLength(1);
  await set({ data: Array.from({ length: 30 }, (_, n) => ({ id: `p${n}`, nome: `P${n}`, n: { v: n } })), busy: false });
  await expect.poll(() => page.locator("tbody [data-row]").count()).toBe(30);
  expect(await page.locator(".trama-skeleton, .trama-grid-place").count()).toBe(0);
  expect(await heights()).toHaveLength(2);
  // Their boxes and buttons are no tab stops: only those of the row that Tab reaches.
  const reached = page.locator("tbody :is(input, button):not([tabindex='-1'])");
  expect(await reached.count()).toBe(2);
});

test("a column may be left out on mobile", async () => {
  const { page } = await openScene("data-grid", "onScreens", { viewport: { width: 390, height: 700 } });
  await expectVisible(page.getByRole("row").nth(3));
  await expect.poll(() => page.getByRole("columnheader").allTextContents()).toEqual(["", "Nome", "Valor"]);
});

/** The numbers and gaps of a paginator. */
const numbersOf = async (page: Page, name: string) =>
  (await page.locator(`.p-${name}`).innerText()).split(/\s+/).filter(Boolean).join(" ");

test("a paginator shows first, last, neighbours and gaps", async () => {
  const app = await openScene("paginator", "pages");
  const { page } = app;
  await expect.poll(() => numbersOf(page, "p")).toBe("1 2 … 10");
  await app.set({ offset: 90 });
  await expect.poll(() => numbersOf(page, "p")).toBe("1 … 9 10");
  await app.set({ offset: 40 });
  await expect.poll(() => numbersOf(page, "p")).toBe("1 … 4 5 6 … 10");
  await app.set({ offset: 30 });
  await expect.poll(() => numbersOf(page, "p")).toBe("1 2 3 4 5 … 10");
  await expect.poll(() => page.locator(".p-p [aria-current=page]").textContent()).toBe("4");
  await expect.poll(() => app.read("p.page")).toBe(4);
  await expect.poll(() => app.read("p.pageCount")).toBe(10);
  await expect.poll(() => numbersOf(page, "q")).toBe("1 2");
});

test("a paginator emits the chosen page, and none before the first", async () => {
  const { page, log } = await openScene("paginator", "pages");
  await page.locator(".p-p").getByRole("button", { name: "Página anterior" }).click({ force: true });
  expect(await log()).toEqual([]);
  await page.getByRole("button", { name: "Página 10" }).click();
  expect(await log()).toEqual(['muda {"page":10,"offset":90,"limit":10,"total":95}']);
  await expect.poll(() => numbersOf(page, "p")).toBe("1 … 9 10");
});

test("tabs move by arrows, Home and End, past those that cannot be chosen", async () => {
  const { page, log, read, errors } = await openScene("tabs", "fourTabs");
  await page.getByRole("tab", { name: "Um" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await log()).toEqual(['muda {"value":1,"id":"dois"}']);
  await expect.poll(() => page.getByRole("tabpanel").textContent()).toBe("Segundo");
  await expect.poll(() => read("tabs.currentTab")).toBe("dois");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.getByRole("tab", { name: "Fora" }).click({ force: true });
  expect((await log()).map((line) => JSON.parse(line.slice(5)).id)).toEqual(["tres", "um", "tres", "um"]);
  expect(errors).toEqual([]);
});

test("the position of a tab stays between first and last", async () => {
  const { page, log, set, errors } = await openScene("tabs", "fourTabs");
  await set({ value: 99 });
  expect(await log()).toEqual(['novo {"value":3}']);
  await expect.poll(() => page.getByRole("tabpanel").textContent()).toBe("Terceiro");
  expect(errors).toEqual([]);
});

test("tabs keep their input", async () => {
  const { page, errors } = await openScene("tabs", "fourTabs");
  await page.getByLabel("Nome").fill("Bia");
  await page.getByRole("tab", { name: "Dois" }).click();
  await expect.poll(() => page.getByRole("tabpanel").textContent()).toBe("Segundo");
  await page.getByRole("tab", { name: "Um" }).click();
  await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("Bia");
  expect(errors).toEqual([]);
});
