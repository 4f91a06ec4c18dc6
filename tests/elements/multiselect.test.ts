import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const open = async (page: Page) => {
  await page.locator(".trama-multiselect-control .trama-select-trigger").click();
  await expectVisible(page.getByRole("listbox"));
};
const listed = (page: Page) => page.getByRole("option").allTextContents();

test("choices are tags, leave the list, and can be taken back; the list stays open", async () => {
  const app = await openScene("multiselect", "tags");
  const { page } = app;
  await expectVisible(page.getByRole("combobox", { name: "Tags Bônus" }));
  await open(page);
  await expect.poll(() => listed(page)).toEqual(["Ação", "Curso", "Desconto"]);
  await page.getByRole("option", { name: "Curso" }).click();
  await expect.poll(() => listed(page)).toEqual(["Ação", "Desconto"]);
  await page.keyboard.type("acao");
  await expect.poll(() => listed(page)).toEqual(["Ação"]);
  await page.keyboard.press("Enter");
  await expect.poll(() => app.read("m.value")).toEqual([2, 3, 1]);
  await page.keyboard.press("Escape");
  await expectDetached(page.getByRole("listbox"));
  await expect.poll(() => page.locator(".trama-tag").allTextContents()).toEqual(["Bônus", "Curso", "Ação"]);
  await page.getByRole("button", { name: "Remover Curso" }).click();
  expect(await app.log()).toEqual(['muda {"value":[2,3]}', 'muda {"value":[2,3,1]}', 'muda {"value":[2,1]}']);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.classList.contains("trama-select-trigger")))
    .toBe(true);
  expect(app.errors).toEqual([]);
});

test("mode multiple counts, keeps choices in the list, and clears", async () => {
  const app = await openScene("multiselect", "counted");
  const { page } = app;
  await expectVisible(page.getByText("2 opção(ões) selecionada(s)"));
  await expectVisible(page.getByText("1 marcados"));
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Ação", selected: true }).click();
  await page.getByRole("option", { name: "Desconto", selected: false }).click();
  expect(await app.log()).toEqual(['muda {"value":[3]}', 'muda {"value":[3,4]}']);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Limpar" }).click();
  await expectVisible(page.getByText("Todos"));
  expect(await app.log()).toEqual(['muda {"value":[]}']);
});

test("no more than max can be chosen, and only when it says so", async () => {
  const app = await openScene("multiselect", "bounded");
  const { page } = app;
  await open(page);
  await page.getByRole("option", { name: "Bônus" }).click();
  await expectVisible(page.locator("[role=option][aria-disabled=true]").first());
  await page.getByRole("option", { name: "Curso" }).click({ force: true });
  expect(await app.read("m.value")).toEqual([1, 2]);
});

test("a missing option can be created if that is allowed", async () => {
  const app = await openScene("multiselect", "creating");
  const { page } = app;
  await open(page);
  await page.keyboard.type("curso");
  await expect.poll(() => listed(page)).toEqual(["Curso"]);
  await page.keyboard.type(" novo");
  await expect.poll(() => listed(page)).toEqual(["Criar “curso novo”"]);
  await page.keyboard.press("Enter");
  await expectDetached(page.getByRole("listbox"));
  await expect.poll(() => page.locator(".trama-tag").allTextContents()).toEqual(["curso novo"]);
  expect(await app.log()).toEqual(["abre", 'muda {"value":["curso novo"]}', 'cria {"value":"curso novo"}', "fecha"]);
  await expect.poll(() => app.read("m.search")).toBe("");
});

test("a bound value is taken again; actions", async () => {
  const app = await openScene("multiselect", "boundAndReadonly");
  const { page } = app;
  const tags = page.locator(".p-m .trama-tag");
  await expect.poll(() => tags.allTextContents()).toEqual(["#Ação"]);
  await app.set({ value: [3, 4] });
  await expect.poll(() => tags.allTextContents()).toEqual(["#Curso", "#Desconto"]);
  await app.call("m.setValue", { value: [2] });
  await expect.poll(() => tags.allTextContents()).toEqual(["#Bônus"]);
  await app.call("m.clear");
  await expect.poll(() => tags.count()).toBe(0);
  expect(await app.log()).toEqual(['novo {"value":[3,4]}']);
});

test("an action opens the list, which says when a search finds nothing", async () => {
  const { page, call } = await openScene("multiselect", "boundAndReadonly");
  await call("m.open");
  await expectVisible(page.getByRole("listbox"));
  await page.keyboard.type("zzz");
  await expectVisible(page.getByText("Nada encontrado"));
});

test("a readonly one does not open, and its choices cannot be taken back", async () => {
  const { page } = await openScene("multiselect", "boundAndReadonly");
  await expect.poll(() => page.locator(".p-n .trama-tag").allTextContents()).toEqual(["Bônus"]);
  await expect.poll(() => page.locator(".p-n .trama-tag button").count()).toBe(0);
  await page.locator(".p-n .trama-select-trigger").click();
  await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
});
