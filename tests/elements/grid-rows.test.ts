import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { mount } from "./mount.ts";

afterAll(closeBrowser);

const elements = ["DataGrid", "Text"];
const setup = `
app.data = signal([{ id: "a", nome: "Ana" }, { id: "b", nome: "Bia" }, { id: "c", nome: "Caio" }]);
app.open = signal(null); app.shown = signal(null); app.draws = 0; app.grid = handle(DataGrid);
`;
const grid = `<DataGrid id="g" ariaLabel="Pessoas" handle={app.grid} data={() => app.data.value} dataIdPath="id" currentId={() => app.open.value}
  visibleColumns={() => app.shown.value} hasStickyHeader
  columns={[{ id: "nome", name: "Nome" }, { id: "id", name: "Código" }, { id: "livre", name: "Livre", type: "custom" }]}
  cells={{ livre: (item) => { app.draws += 1; return <Text id="c" tag="span" text={() => item.value.nome + "!"} />; } }}
  onRowClick={(run, { id }) => { noted.push(id); app.open.value = id; }} />`;

test("a list of ids says which columns are shown, and in which order", async () => {
  const app = await mount(elements, setup, grid);
  const { page } = app;
  const headings = () => page.getByRole("columnheader").allTextContents();
  await page.getByRole("row").nth(3).waitFor();
  await expect.poll(() => headings()).toEqual(["Nome", "Código", "Livre"]);
  const draws = await app.evaluate("app.draws");
  await app.evaluate('app.shown.value = ["livre", "nome", "nada", "livre"]');
  await expect.poll(() => headings()).toEqual(["Livre", "Nome"]);
  await expect
    .poll(() => page.getByRole("gridcell").allTextContents())
    .toEqual(["Ana!", "Ana", "Bia!", "Bia", "Caio!", "Caio"]);
  expect(await app.evaluate("app.draws")).toBe(draws);
  await app.evaluate("app.shown.value = null");
  await expect.poll(() => headings()).toEqual(["Nome", "Código", "Livre"]);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a workflow opens the row after or before the one that is open, and stops at the ends", async () => {
  const app = await mount(elements, setup, `${grid}<button type="button">Fora</button>`);
  const { page } = app;
  await page.getByRole("row").nth(3).waitFor();
  await expect.poll(() => app.evaluate("app.grid.activeRow.value")).toBe(null);
  await page.getByRole("button", { name: "Fora" }).focus();
  await app.evaluate("app.grid.actions.openNext()");
  await expect
    .poll(() => app.evaluate("app.grid.activeRow.value"))
    .toEqual({
      id: "a",
      value: { id: "a", nome: "Ana" },
      index: 0,
    });
  await app.evaluate("app.grid.actions.openPrevious()");
  await app.evaluate("app.grid.actions.openNext()");
  await app.evaluate("app.grid.actions.openNext()");
  await app.evaluate("app.grid.actions.openNext()");
  await app.evaluate("app.grid.actions.openPrevious()");
  expect(await app.log()).toEqual(["a", "b", "c", "b"]);
  await expect.poll(() => page.locator("[aria-current]").textContent()).toBe("BiabBia!");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Fora");
  await expect.poll(() => page.locator('tbody tr[tabindex="0"]').getAttribute("data-row")).toBe("b");
  await app.evaluate("(app.data.value = app.data.value.slice(2))");
  await expect.poll(() => app.evaluate("app.grid.activeRow.value")).toBe(null);
  await app.evaluate('app.grid.actions.focusRow({ id: "c" })');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-row"))).toBe("c");
  await expect.poll(() => app.evaluate("app.grid.activeRow.value.index")).toBe(0);
  expect(app.errors).toEqual([]);
  await app.close();
});
