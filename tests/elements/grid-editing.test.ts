import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { type Mounted, mount } from "./mount.ts";

afterAll(closeBrowser);

const elements = ["DataGrid", "Text", "FormInput", "Button"];
const setup = `
app.data = signal([
  { id: "a", nome: "Ana", fim: { dia: "2026-03-01" }, status: "ativo", vezes: 2, ok: true },
  { id: "b", nome: "Bia", fim: null, status: "suspenso", vezes: null, ok: false },
]);
app.grid = handle(DataGrid); app.open = [];
`;
const grid = (
  extra = "",
) => `<DataGrid id="g" ariaLabel="Acessos" handle={app.grid} data={() => app.data.value} dataIdPath="id" inlineEditing
  columns={[
    { id: "nome", name: "Nome", editable: true, required: true },
    { id: "fim", name: "Fim", path: "fim.dia", editable: true, editableType: "date" },
    { id: "status", name: "Status", editable: true, editableType: "select", options: [{ value: "ativo", label: "Ativo" }, { value: "suspenso", label: "Suspenso" }] },
    { id: "vezes", name: "Vezes", editable: true, editableType: "number" },
    { id: "ok", name: "Certo", editable: () => true, editableType: "checkbox" },
    { id: "livre", name: "Livre", type: "custom", editable: true },
  ]}
  cells={{ fim: (item) => <Text id="f" tag="span" text={() => item.value.fim?.dia ?? "Vitalício"} />, livre: (item) => <Text id="c" tag="span" text={() => item.value.nome + "!"} /> }}
  onUpdateRow={log("muda")} onDeleteRow={log("tira")} onRowClick={log("abre")} ${extra} />`;

const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);
const edit = (page: Page, id: string) => row(page, id).getByRole("button", { name: "Edit" });
const focused = (app: Mounted) =>
  app.page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName);

test("a row is edited with what its columns say, and its changed values are sent in a copy", async () => {
  const app = await mount(elements, setup, grid());
  const { page } = app;
  await row(page, "a").waitFor();
  await expect
    .poll(() => row(page, "a").getByRole("gridcell").allTextContents())
    .toEqual(["Ana", "2026-03-01", "Ativo", "2", "", "Ana!", ""]);
  await edit(page, "a").click();
  await expect.poll(() => focused(app)).toBe("Nome");
  await expect.poll(() => app.evaluate("app.grid.editingId.value")).toBe("a");
  await expect.poll(() => edit(page, "b").isDisabled()).toBe(true);
  await page.getByLabel("Nome").fill("Ana Lima");
  await page.getByLabel("Fim").fill("");
  await page.getByLabel("Status").selectOption("Suspenso");
  await page.getByLabel("Vezes").fill("2.5");
  await row(page, "a").getByLabel("Certo").uncheck();
  await row(page, "a").getByText("Ana!").click();
  await row(page, "a").getByRole("button", { name: "Save" }).click();
  expect(await app.log()).toEqual([
    'muda {"id":"a","value":{"id":"a","nome":"Ana Lima","fim":{"dia":null},"status":"suspenso","vezes":2.5,"ok":false},"index":0}',
  ]);
  await expect.poll(() => focused(app)).toBe("Edit");
  await expect.poll(() => app.evaluate("app.grid.editingId.value")).toBe(null);
  await expect.poll(() => app.evaluate("app.data.value[0].fim.dia")).toBe("2026-03-01");
  // Until the data says otherwise, the new values are shown; a refusal takes them back.
  await expect
    .poll(async () => (await row(page, "a").getByRole("gridcell").allTextContents()).slice(0, 4))
    .toEqual(["Ana Lima", "Vitalício", "Suspenso", "2.5"]);
  await app.evaluate('app.grid.actions.restoreRow({ id: "a" })');
  await expect
    .poll(async () => (await row(page, "a").getByRole("gridcell").allTextContents()).slice(0, 2))
    .toEqual(["Ana", "2026-03-01"]);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("the browser refuses what is not valid, cancel and Escape restore, only one row is edited at a time", async () => {
  const app = await mount(elements, setup, grid());
  const { page } = app;
  await row(page, "b").focus();
  await page.keyboard.press("F2");
  await page.getByLabel("Nome").fill("");
  await page.keyboard.press("Enter");
  expect(await app.log()).toEqual([]);
  await expect.poll(() => focused(app)).toBe("Nome");
  await expect
    .poll(() => page.getByLabel("Nome").evaluate((node: HTMLInputElement) => node.validity.valueMissing))
    .toBe(true);
  await app.evaluate('app.grid.actions.editRow({ id: "a" })');
  await expect.poll(() => app.evaluate("app.grid.editingId.value")).toBe("b");
  await page.getByLabel("Nome").fill("Outra");
  await row(page, "b").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => row(page, "b").getByRole("gridcell").first().textContent()).toBe("Bia");
  await edit(page, "b").click();
  await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("Bia");
  await page.getByLabel("Nome").fill("Outra");
  await page.keyboard.press("Escape");
  await expect.poll(() => row(page, "b").getByRole("gridcell").first().textContent()).toBe("Bia");
  await expect.poll(() => focused(app)).toBe("Edit");
  await edit(page, "b").click();
  await page.keyboard.press("Enter");
  await row(page, "a").getByRole("button", { name: "Delete" }).click();
  expect(await app.log()).toEqual([
    'muda {"id":"b","value":{"id":"b","nome":"Bia","fim":null,"status":"suspenso","vezes":null,"ok":false},"index":1}',
    'tira {"id":"a","value":{"id":"a","nome":"Ana","fim":{"dia":"2026-03-01"},"status":"ativo","vezes":2,"ok":true},"index":0}',
  ]);
  await edit(page, "a").click();
  await app.evaluate("(app.data.value = app.data.value.slice(1))");
  await expect.poll(() => app.evaluate("app.grid.editingId.value")).toBe(null);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("on mobile a card is edited as a list of fields", async () => {
  const app = await mount(
    elements,
    `import { startScreen } from "./runtime/screen.ts"; startScreen(); ${setup}`,
    grid('card={(item) => <Text id="n" tag="span" text={() => item.value.nome} />}'),
    { viewport: { width: 390, height: 700 } },
  );
  const { page } = app;
  await edit(page, "b").click();
  await expect
    .poll(() => row(page, "b").locator(".trama-label").allTextContents())
    .toEqual(["Nome", "Fim", "Status", "Vezes", "Certo"]);
  await page.getByLabel("Fim").fill("2026-05-06");
  await row(page, "b").getByRole("button", { name: "Save" }).click();
  expect(await app.log()).toEqual([
    'muda {"id":"b","value":{"id":"b","nome":"Bia","fim":{"dia":"2026-05-06"},"status":"suspenso","vezes":null,"ok":false},"index":1}',
  ]);
  expect(app.errors).toEqual([]);
  await app.close();
});
