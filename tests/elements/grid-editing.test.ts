import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);
const edit = (page: Page, id: string) => row(page, id).getByRole("button", { name: "Editar" });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName);

const texts = (page: Page, id: string) => row(page, id).locator("td").allTextContents();

test("a row is edited with the fields of its columns, one row at a time", async () => {
  const { page, read, call, errors } = await openScene("data-grid", "editing");
  await expectVisible(row(page, "a"));
  await expect.poll(() => texts(page, "a")).toEqual(["Ana", "2026-03-01", "Ativo", "2", "", "Ana!", ""]);
  await edit(page, "a").click();
  await expect.poll(() => focused(page)).toBe("Nome");
  await expect.poll(() => read("grid.editingId")).toBe("a");
  await expect.poll(() => edit(page, "b").isDisabled()).toBe(true);
  await call("grid.editRow", { id: "b" });
  await expect.poll(() => read("grid.editingId")).toBe("a");
  expect(errors).toEqual([]);
});

/** Change every field of the first row, and send it. */
async function editFirst() {
  const app = await openScene("data-grid", "editing");
  const { page } = app;
  await edit(page, "a").click();
  await page.getByLabel("Nome").fill("Ana Lima");
  await page.getByLabel("Fim").fill("");
  await page.getByLabel("Status").selectOption("Suspenso");
  await page.getByLabel("Vezes").fill("2.5");
  await row(page, "a").getByLabel("Certo").uncheck();
  await row(page, "a").getByText("Ana!").click();
  await row(page, "a").getByRole("button", { name: "Salvar" }).click();
  return app;
}

test("the changed values of a row are sent in a copy", async () => {
  const { page, log, read, errors } = await editFirst();
  expect(await log()).toEqual([
    'muda {"id":"a","value":{"id":"a","nome":"Ana Lima","fim":{"dia":null},"status":"suspenso","vezes":2.5,"ok":false},"changes":{"nome":"Ana Lima","fim":{"dia":null},"status":"suspenso","vezes":2.5,"ok":false},"index":0,"cancel":"a:1"}',
  ]);
  await expect.poll(() => focused(page)).toBe("Editar: Ana Lima");
  await expect.poll(() => read("grid.editingId")).toBe(null);
  expect((await read("data"))[0]?.fim).toEqual({ dia: "2026-03-01" });
  expect(errors).toEqual([]);
});

test("a number is written in the language of the page, and an unclear one is not saved", async () => {
  const { page, log, read, errors } = await openScene("data-grid", "editing");
  await edit(page, "a").click();
  const field = page.getByLabel("Vezes");
  await field.fill("1.500,5,");
  await field.press("Enter");
  await expect.poll(() => field.evaluate((node: HTMLInputElement) => node.validity.customError)).toBe(true);
  expect(await log()).toEqual([]);
  await field.fill("1.500,5");
  await field.press("Enter");
  await expect.poll(() => read("grid.editingId")).toBe(null);
  expect((await log()).join()).toContain('"vezes":1500.5,');
  expect(errors).toEqual([]);
});

test("until the data says otherwise the new values are shown, and a refusal takes them back", async () => {
  const { page, call, errors } = await editFirst();
  await expect
    .poll(async () => (await texts(page, "a")).slice(0, 4))
    .toEqual(["Ana Lima", "Vitalício", "Suspenso", "2.5"]);
  await call("grid.restoreRow", { id: "a" });
  await expect.poll(async () => (await texts(page, "a")).slice(0, 2)).toEqual(["Ana", "2026-03-01"]);
  expect(errors).toEqual([]);
});

test("the browser refuses invalid values", async () => {
  const { page, log, errors } = await openScene("data-grid", "editing");
  await row(page, "b").focus();
  await page.keyboard.press("F2");
  await page.getByLabel("Nome").fill("");
  await page.keyboard.press("Enter");
  expect(await log()).toEqual([]);
  await expect.poll(() => focused(page)).toBe("Nome");
  await expect
    .poll(() => page.getByLabel("Nome").evaluate((node: HTMLInputElement) => node.validity.valueMissing))
    .toBe(true);
  expect(errors).toEqual([]);
});

test.each([
  ["cancel", (page: Page) => row(page, "b").getByRole("button", { name: "Cancelar" }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
])("%s restores the row", async (_name, leave) => {
  const { page, log, errors } = await openScene("data-grid", "editing");
  await edit(page, "b").click();
  await page.getByLabel("Nome").fill("Outra");
  await leave(page);
  await expect.poll(async () => (await texts(page, "b"))[0]).toBe("Bia");
  await expect.poll(() => focused(page)).toBe("Editar: Bia");
  await edit(page, "b").click();
  await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("Bia");
  expect(await log()).toEqual([]);
  expect(errors).toEqual([]);
});

test("Enter sends a row, and the delete button emits its event", async () => {
  const { page, log, errors } = await openScene("data-grid", "editing", { isFresh: true });
  await edit(page, "b").click();
  await expect.poll(() => focused(page)).toBe("Nome");
  await page.keyboard.press("Enter");
  await row(page, "a").getByRole("button", { name: "Excluir" }).click();
  expect(await log()).toEqual([
    'muda {"id":"b","value":{"id":"b","nome":"Bia","fim":null,"status":"suspenso","vezes":null,"ok":false},"changes":{},"index":1,"cancel":"b:1"}',
    'tira {"id":"a","value":{"id":"a","nome":"Ana","fim":{"dia":"2026-03-01"},"status":"ativo","vezes":2,"ok":true},"index":0}',
  ]);
  expect(errors).toEqual([]);
});

test("an edit ends when its row leaves", async () => {
  const { page, read, set, errors } = await openScene("data-grid", "editing");
  await edit(page, "a").click();
  await expect.poll(() => read("grid.editingId")).toBe("a");
  await set({ data: (await read("data")).slice(1) });
  await expect.poll(() => read("grid.editingId")).toBe(null);
  expect(errors).toEqual([]);
});

test("on mobile a card is edited as a list of fields", async () => {
  const app = await openScene("data-grid", "editingCards", { isFresh: true, viewport: { width: 390, height: 700 } });
  const { page } = app;
  await edit(page, "b").click();
  await expect
    .poll(() => row(page, "b").locator(".trama-label").allTextContents())
    .toEqual(["Nome", "Fim", "Status", "Vezes", "Certo", "Livre"]);
  await page.getByLabel("Fim").fill("2026-05-06");
  await row(page, "b").getByRole("button", { name: "Salvar" }).click();
  expect(await app.log()).toEqual([
    'muda {"id":"b","value":{"id":"b","nome":"Bia","fim":{"dia":"2026-05-06"},"status":"suspenso","vezes":null,"ok":false},"changes":{"fim":{"dia":"2026-05-06"}},"index":1,"cancel":"b:1"}',
  ]);
  expect(app.errors).toEqual([]);
});

test("the event of an edit cancels that edit, and no other", async () => {
  const { page, log, call, set, read, errors } = await openScene("data-grid", "editing");
  const rename = async (name: string) => {
    await edit(page, "a").click();
    await page.getByLabel("Nome").fill(name);
    await page.keyboard.press("Enter");
    const [line = ""] = await log();
    return { cancel: String(JSON.parse(line.slice(5)).cancel) };
  };
  const name = async () => (await texts(page, "a"))[0];
  const first = await rename("Ana Lima");
  const second = await rename("Ana Souza");
  await call("grid.cancelUpdate", second);
  await expect.poll(name).toBe("Ana Lima");
  await call("grid.cancelUpdate", second);
  await expect.poll(name).toBe("Ana Lima");
  await call("grid.cancelUpdate", first);
  await expect.poll(name).toBe("Ana");
  const third = await rename("Ana Melo");
  await set({ data: (await read("data")).map((one) => ({ ...one, nome: `${one.nome}!` })) });
  await expect.poll(name).toBe("Ana!");
  await call("grid.cancelUpdate", third);
  await expect.poll(name).toBe("Ana!");
  expect(errors).toEqual([]);
});

test("Tab stops at one row and its controls, and the arrow keys move to the next", async () => {
  const { page, errors } = await openScene("data-grid", "editing");
  await expectVisible(row(page, "a"));
  const stops = () =>
    page
      .locator("[data-row]")
      .evaluateAll((rows) =>
        rows.map((one) => [one, ...one.querySelectorAll("button")].filter((node) => node.tabIndex === 0).length),
      );
  await expect.poll(stops).toEqual([3, 0]);
  await row(page, "a").focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(stops).toEqual([0, 3]);
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Editar: Bia");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[data-row]"))).toBe(null);
  await edit(page, "b").click();
  await expect.poll(() => page.getByLabel("Nome").evaluate((node: HTMLElement) => node.tabIndex)).toBe(0);
  expect(errors).toEqual([]);
});
