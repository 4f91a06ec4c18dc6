import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { mount } from "./mount.ts";

afterAll(closeBrowser);

const setup = `
app.data = signal([{ id: "a", nome: "Ana", n: { v: 1 } }, { id: "b", nome: "Bia", n: { v: 2 } }, { id: "c", nome: "Caio", n: { v: 3 } }]);
app.busy = signal(false); app.draws = 0; app.grid = handle(DataGrid);
`;
const grid = `<DataGrid id="g" ariaLabel="Pessoas" handle={app.grid} data={() => app.data.value} dataIdPath="id" selectable isFetching={() => app.busy.value}
  skeletonRows={3} emptyText="Nada."
  columns={[{ id: "nome", name: "Nome", path: "nome", sortable: true, width: "minmax(100px, 1fr)" }, { id: "valor", name: "Valor", path: "n.v", sortable: true, sortKey: "valor_total" }, { id: "livre", name: "Livre", type: "custom", hideOn: ["mobile"] }]}
  cells={{ livre: (item) => { app.draws += 1; return <><Text id="c" tag="span" text={() => item.value.nome + "!"} /><Button id="x" text="Agir" onClick={log("agir")} /></>; } }}
  onRowClick={log("linha")} onSort={log("ordem")} onSelectionChange={(run, { selectedRows }) => { noted.push("sel " + selectedRows.map((r) => r.id)); }} />`;

test("cells show values by path and custom cells their slot, drawn once per row", async () => {
  const app = await mount(["DataGrid", "Text", "Button"], setup, grid);
  const { page } = app;
  await page.getByRole("row").nth(3).waitFor();
  await expect.poll(() => page.getByRole("columnheader").allTextContents()).toEqual(["", "Nome", "Valor", "Livre"]);
  await expect
    .poll(() => page.getByRole("gridcell").allTextContents())
    .toEqual(["", "Ana", "1", "Ana!Agir", "", "Bia", "2", "Bia!Agir", "", "Caio", "3", "Caio!Agir"]);
  const draws = await app.evaluate("app.draws");
  await app.evaluate(
    "app.data.value = [{ id: 'z', nome: 'Zé', n: { v: 9 } }, ...app.data.value.map((r) => (r.id === 'b' ? { ...r, nome: 'Beatriz' } : r))]",
  );
  await expect.poll(() => page.getByRole("row").nth(3).textContent()).toBe("Beatriz2Beatriz!Agir");
  await expect.poll(() => app.evaluate("app.draws")).toBe(Number(draws) + 1);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a heading sorts ASC first, DESC when it was ASC, another one ASC", async () => {
  const app = await mount(["DataGrid", "Text", "Button"], setup, grid);
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
  await expect.poll(() => app.evaluate("app.grid.sort.value.name")).toBe("valor");
  await expect.poll(() => page.getByRole("columnheader", { name: "Livre" }).getByRole("button").count()).toBe(0);
  await app.close();
});

test("boxes select rows, the one above all or none, and a row that left leaves the selection", async () => {
  const app = await mount(["DataGrid", "Text", "Button"], setup, grid);
  const { page } = app;
  const all = page.getByLabel("Select all");
  await page.getByLabel("Select row").nth(1).click();
  await expect.poll(() => all.evaluate((node: HTMLInputElement) => node.indeterminate)).toBe(true);
  await all.click();
  await all.click();
  await all.click();
  expect(await app.log()).toEqual(["sel b", "sel a,b,c", "sel ", "sel a,b,c"]);
  await app.evaluate("app.data.value = app.data.value.slice(1)");
  await expect
    .poll(() => app.evaluate("app.grid.selectedRows.value.map((r) => r.value.nome)"))
    .toEqual(["Bia", "Caio"]);
  await app.evaluate("app.grid.actions.clearSelection()");
  await expect.poll(() => app.evaluate("app.grid.selectedRows.value")).toEqual([]);
  await app.close();
});

test("arrows move over rows, Space selects, Enter opens; controls inside keep their keys and clicks", async () => {
  const app = await mount(["DataGrid", "Text", "Button"], setup, grid);
  const { page } = app;
  const row = (index: number) => page.getByRole("row").nth(index + 1);
  await row(0).waitFor();
  await expect.poll(() => page.locator('tbody tr[tabindex="0"]').count()).toBe(1);
  await row(0).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => row(1).evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await row(2).getByText("Caio", { exact: true }).click();
  await row(2).getByRole("button").click();
  await row(2).getByRole("button").press("Enter");
  const lines = (await app.log()).map((line) => line.replace(/ \{"x".*/, ""));
  expect(lines).toEqual([
    "sel b",
    'linha {"id":"b","value":{"id":"b","nome":"Bia","n":{"v":2}},"index":1}',
    'linha {"id":"c","value":{"id":"c","nome":"Caio","n":{"v":3}},"index":2}',
    "agir",
    "agir",
  ]);
  await expect.poll(() => row(1).getAttribute("aria-selected")).toBe("true");
  await app.close();
});

test("placeholders stand for the first rows, later ones are dimmed, nothing has its word", async () => {
  const app = await mount(["DataGrid", "Text", "Button"], `${setup} app.data.value = []; app.busy.value = true;`, grid);
  const { page } = app;
  await page.locator(".trama-skeleton").first().waitFor();
  await expect.poll(() => page.locator("tbody tr").count()).toBe(3);
  await expect.poll(() => page.locator(".p-g").getAttribute("aria-busy")).toBe("true");
  await app.evaluate("app.busy.value = false");
  await page.getByText("Nada.").waitFor();
  await app.evaluate("(app.data.value = [{ id: 'a', nome: 'Ana', n: { v: 1 } }], app.busy.value = true)");
  await expect.poll(() => page.locator(".p-g").getAttribute("data-fetching")).toBe("true");
  await expect.poll(() => page.getByText("Nada.").count()).toBe(0);
  await expect.poll(() => page.locator(".trama-skeleton").count()).toBe(0);
  await app.close();
});

test("a column may be left out on mobile", async () => {
  const app = await mount(
    ["DataGrid", "Text", "Button"],
    `import { startScreen } from "./runtime/screen.ts"; startScreen(); ${setup}`,
    grid,
    { viewport: { width: 390, height: 700 } },
  );
  await app.page.getByRole("row").nth(3).waitFor();
  await expect.poll(() => app.page.getByRole("columnheader").allTextContents()).toEqual(["", "Nome", "Valor"]);
  await app.close();
});

test("a paginator shows first, last, neighbours and gaps, and tells the page wanted", async () => {
  const app = await mount(
    ["Paginator"],
    "app.offset = signal(0); app.p = handle(Paginator);",
    '<Paginator id="p" ariaLabel="Páginas" handle={app.p} total={95} limit={10} offset={() => app.offset.value} onChange={[log("muda"), (run, event) => { app.offset.value = event.offset; }]} /><Paginator id="q" ariaLabel="Padrão" />',
  );
  const { page } = app;
  const shown = async () => (await page.locator(".p-p").innerText()).split(/\s+/).filter(Boolean).join(" ");
  await expect.poll(() => shown()).toBe("1 2 … 10");
  await page.locator(".p-p").getByRole("button", { name: "Previous page" }).click({ force: true });
  expect(await app.log()).toEqual([]);
  await page.getByRole("button", { name: "Page 10" }).click();
  expect(await app.log()).toEqual(['muda {"page":10,"offset":90,"limit":10,"total":95}']);
  await expect.poll(() => shown()).toBe("1 … 9 10");
  await app.evaluate("app.offset.value = 40");
  await expect.poll(() => shown()).toBe("1 … 4 5 6 … 10");
  await app.evaluate("app.offset.value = 30");
  await expect.poll(() => shown()).toBe("1 2 3 4 5 … 10");
  await expect.poll(() => page.locator(".p-p [aria-current=page]").textContent()).toBe("4");
  await expect.poll(() => app.evaluate("[app.p.page.value, app.p.pageCount.value]")).toEqual([4, 10]);
  await expect
    .poll(async () => (await page.locator(".p-q").innerText()).split(/\s+/).filter(Boolean).join(" "))
    .toBe("1 2");
  await app.close();
});

test("tabs move by arrows, keep what was typed, stay between first and last", async () => {
  const app = await mount(
    ["Tabs", "FormInput", "Text"],
    "app.tabs = handle(Tabs); app.value = signal(0);",
    `<Tabs id="abas" handle={app.tabs} value={() => app.value.value} onChange={log("muda")} onInitValueChange={log("novo")}
       tabs={[{ id: "um", label: "Um" }, { id: "dois", label: "Dois" }, { id: "off", label: "Fora", disabled: true }, { id: "tres", label: "Três" }]}
       panels={{ um: <FormInput id="nome" label="Nome" />, dois: <Text id="t" text="Segundo" />, tres: <Text id="u" text="Terceiro" /> }} />`,
  );
  const { page } = app;
  await page.getByLabel("Nome").fill("Bia");
  await page.getByRole("tab", { name: "Um" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await app.log()).toEqual(['muda {"value":1,"id":"dois"}']);
  await expect.poll(() => page.getByRole("tabpanel").textContent()).toBe("Segundo");
  await expect.poll(() => app.evaluate("app.tabs.currentTab.value")).toBe("dois");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.getByRole("tab", { name: "Fora" }).click({ force: true });
  expect((await app.log()).map((line) => JSON.parse(line.slice(5)).id)).toEqual(["tres", "um", "tres", "um"]);
  await app.evaluate("app.value.value = 99");
  expect(await app.log()).toEqual(['novo {"value":3}']);
  await expect.poll(() => page.getByRole("tabpanel").textContent()).toBe("Terceiro");
  await page.getByRole("tab", { name: "Um" }).click();
  await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("Bia");
  expect(app.errors).toEqual([]);
  await app.close();
});
