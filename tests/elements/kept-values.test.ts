import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene, type SceneName } from "./open-scene.ts";

// A control sends what it shows, writes nothing that nobody has changed, and emits for what a person did only.

type Control = Exclude<SceneName<"kept-values">, "grid" | "searched" | "badNumber">;

interface Case {
  readonly name: Control;
  readonly next: unknown;
  /** What the form sends of `next`, if it is something else. */
  readonly sent?: unknown;
}

const cases: readonly Case[] = [
  { name: "checkbox", next: true },
  { name: "text", next: "dois" },
  { name: "area", next: "dois" },
  { name: "number", next: "2", sent: 2 },
  { name: "day", next: "2026-03-14" },
  { name: "bare", next: "dois" },
  { name: "rich", next: "<p>dois</p>" },
  { name: "slider", next: 20 },
  { name: "select", next: "Bia" },
  { name: "plainSelect", next: "Bia" },
  { name: "radio", next: "Bia" },
  { name: "multiselect", next: ["Bia"] },
  { name: "plainMultiselect", next: ["Bia"] },
  { name: "datePicker", next: "2026-03-14" },
  { name: "calendar", next: "2026-03-14" },
  { name: "dateTimePicker", next: "2026-03-14" },
];

const lists = ["select", "plainSelect", "radio", "multiselect", "plainMultiselect"] as const;
const openable: readonly Control[] = [
  "select",
  "plainSelect",
  "multiselect",
  "plainMultiselect",
  "datePicker",
  "dateTimePicker",
];

const send = (page: Page) => page.locator(".p-enviar").click();
const trigger = (page: Page) => page.locator(".p-campo [aria-haspopup]");
const shown = (page: Page) => page.locator(".p-campo").locator("input:checked,.trama-option-label,.trama-tag");
const isList = (name: Control) => name === "multiselect" || name === "plainMultiselect";

/** Set a signal of a scene, whatever type its value has. */
const setValue = (page: Page, values: Readonly<Record<string, unknown>>) =>
  page.evaluate((given) => Reflect.get(window, "scene").set(given), values);

test.each(cases)("$name takes a value from outside without an event, and sends it", async ({ name, next, sent }) => {
  for (const state of ["untouched", "focused", "open"]) {
    if (state === "open" && !openable.includes(name)) continue;
    const { page, log, errors } = await openScene("kept-values", name);
    if (state === "focused") await page.keyboard.press("Tab");
    if (state === "open") {
      await trigger(page).click();
      await expect.poll(() => trigger(page).getAttribute("aria-expanded")).toBe("true");
    }
    await setValue(page, { value: next });
    if (state === "open") await page.keyboard.press("Escape");
    await send(page);
    await expect
      .poll(log, { message: state })
      .toEqual([`envia ${JSON.stringify({ values: { campo: sent ?? next } })}`]);
    expect(errors).toEqual([]);
  }
});

test.each(lists)("%s has no choice while its option is gone", async (name) => {
  for (const state of ["untouched", "opened before", "open"]) {
    const { page, log, set, errors } = await openScene("kept-values", name);
    const isRadio = name === "radio";
    await expect.poll(() => shown(page).count()).toBe(1);
    if (state !== "untouched" && !isRadio) {
      await trigger(page).click();
      await expectVisible(page.getByRole("option", { name: "Bia" }));
      if (state === "opened before") await page.keyboard.press("Escape");
    }
    await set({ options: ["Bia", "Caio"] });
    await expect.poll(() => shown(page).count(), { message: state }).toBe(0);
    if (state === "open" && !isRadio) await page.keyboard.press("Escape");
    await send(page);
    await expect.poll(log, { message: state }).toEqual(["falta"]);
    await set({ options: [] });
    await set({ options: ["Caio", "Ana"] });
    await expect.poll(() => shown(page).count()).toBe(1);
    await send(page);
    await expect
      .poll(log, { message: state })
      .toEqual([`envia ${JSON.stringify({ values: { campo: isList(name) ? ["Ana"] : "Ana" } })}`]);
    expect(errors).toEqual([]);
  }
});

test("a choice that leaves the options is not replaced by the first one", async () => {
  const { page, log, set, errors } = await openScene("kept-values", "plainSelect");
  await trigger(page).click();
  await page.getByRole("option", { name: "Bia" }).click();
  await expect.poll(log).toEqual(['muda {"value":"Bia"}']);
  await trigger(page).click();
  await set({ options: ["Ana", "Caio"] });
  await expect.poll(() => shown(page).count()).toBe(0);
  await page.keyboard.press("Escape");
  await send(page);
  await expect.poll(log).toEqual(["falta"]);
  expect(errors).toEqual([]);
});

test.each(lists)("%s waits for late options, and keeps its value", async (name) => {
  const { page, log, set, errors } = await openScene("kept-values", name);
  await set({ options: [] });
  const value = isList(name) ? ["Caio"] : "Caio";
  await setValue(page, { value });
  await set({ options: ["Caio"] });
  await expect.poll(() => shown(page).count()).toBe(1);
  await send(page);
  await expect.poll(log).toEqual([`envia ${JSON.stringify({ values: { campo: value } })}`]);
  expect(errors).toEqual([]);
});

test("a select that searches in the database shows its choice among other results", async () => {
  const { page, log, set, errors } = await openScene("kept-values", "searched");
  await set({ options: ["Davi"] });
  await send(page);
  await expect.poll(log).toEqual(['envia {"values":{"campo":"Ana"}}']);
  expect(await shown(page).textContent()).toBe("Ana");
  expect(errors).toEqual([]);
});

test.each(["datePicker", "calendar", "dateTimePicker", "day"] as const)(
  "%s is not sent with a day that its bounds have left behind",
  async (name) => {
    const { page, log, set, errors } = await openScene("kept-values", name);
    await set({ min: "2026-03-20" });
    await send(page);
    await expect.poll(log).toEqual(["falta"]);
    await expectVisible(page.locator(".p-campo").getByRole("alert"));
    const text = await page.locator(".p-campo").getByRole("alert").textContent();
    if (name !== "day") expect(text).toMatch(/^Escolha a partir de .*20.*\.$/);
    await setValue(page, { value: "2026-03-21" });
    await send(page);
    await expect.poll(log).toEqual(['envia {"values":{"campo":"2026-03-21"}}']);
    expect(errors).toEqual([]);
  },
);

const row = (page: Page) => page.locator('[data-row="a"]');
const save = async (page: Page, log: () => Promise<readonly string[]>) => {
  await row(page).getByRole("button", { name: "Salvar" }).click();
  const [line = ""] = await log();
  return JSON.parse(line.slice("muda ".length)).value;
};
const editGrid = async () => {
  const app = await openScene("kept-values", "grid");
  await row(app.page).getByRole("button", { name: "Editar" }).click();
  await expectVisible(row(app.page).getByRole("combobox", { name: "Tags" }));
  const [first, ...others] = await app.read("data");
  if (!first) throw new Error("the grid has no rows");
  return { ...app, first, others };
};

/** What another person has saved meanwhile. */
const saved = {
  nome: "Ana Melo",
  texto: "dois",
  preco: 2.25,
  dia: "2026-03-14",
  diaDoMomento: "2026-03-16T02:30:00+00:00",
  momento: "2026-03-15T11:00:00.000Z",
  hora: "09:45",
  ativo: true,
  tipo: "Bia",
  tags: ["Bia"],
  livre: 2,
};

test.each([
  ["Texto", "texto", (page: Page) => row(page).getByLabel("Texto").fill("meu"), "meu"],
  ["Preço", "preco", (page: Page) => row(page).getByLabel("Preço").fill("7,5"), 7.5],
  ["Dia", "dia", (page: Page) => row(page).getByLabel("Dia").fill("2026-05-01"), "2026-05-01"],
  ["Ativo", "ativo", (page: Page) => row(page).getByLabel("Ativo").check(), true],
  ["Tipo", "tipo", (page: Page) => row(page).getByLabel("Tipo").selectOption("Caio"), "Caio"],
] as const)("an edit of %s leaves what others saved in the other cells", async (_label, name, change, value) => {
  const { page, log, set, first, others, errors } = await editGrid();
  await change(page);
  await set({ data: [{ ...first, ...saved, ativo: name === "ativo" ? false : true }, ...others] });
  await expect.poll(() => row(page).getByLabel("Nome").inputValue()).toBe("Ana Melo");
  await expect.poll(() => row(page).getByLabel("Momento").inputValue()).toBe("2026-03-15T08:00");
  expect(await save(page, log)).toEqual({ ...first, ...saved, [name]: value });
  expect(errors).toEqual([]);
});

test("a list of choices and a slot of an edited row write only what someone has changed", async () => {
  const { page, log, set, call, first, others, errors } = await editGrid();
  const tags = row(page).getByRole("combobox", { name: "Tags" });
  await tags.click();
  const choice = page.getByRole("listbox").getByRole("option", { name: "Caio" });
  await choice.click();
  await choice.click();
  await page.keyboard.press("Escape");
  await call("grid.setCell", { column: "livre", value: 5 });
  await call("grid.setCell", { column: "livre", value: 1 });
  await set({ data: [{ ...first, ...saved }, ...others] });
  await expect.poll(() => row(page).locator(".trama-tag").allTextContents()).toEqual(["Bia"]);
  await row(page).getByLabel("Nome").fill("Ana Lima");
  expect(await save(page, log)).toEqual({ ...first, ...saved, nome: "Ana Lima" });
  expect(errors).toEqual([]);
});

test("a text that is typed back is no change", async () => {
  const { page, log, set, first, others, errors } = await editGrid();
  await row(page).getByLabel("Nome").fill("Outra");
  await set({ data: [{ ...first, ...saved }, ...others] });
  await row(page).getByLabel("Nome").fill("Ana");
  await row(page).getByLabel("Texto").focus();
  await expect.poll(() => row(page).getByLabel("Nome").inputValue()).toBe("Ana Melo");
  expect(await save(page, log)).toEqual({ ...first, ...saved });
  expect(errors).toEqual([]);
});

test("a choice of a row is kept by its value when the options change around it", async () => {
  const { page, log, set, first, errors } = await editGrid();
  await row(page).getByLabel("Tipo").selectOption("Bia");
  await set({ options: ["Zoé", "Caio", "Bia"] });
  await expect.poll(() => row(page).getByLabel("Tipo").locator("option").count()).toBe(4);
  expect(await row(page).getByLabel("Tipo").locator("option:checked").textContent()).toBe("Bia");
  expect(await save(page, log)).toEqual({ ...first, tipo: "Bia" });
  await row(page).getByRole("button", { name: "Editar" }).click();
  // Nobody has touched it: the row keeps a value that has left the options.
  await set({ options: ["Zoé"] });
  await row(page).getByLabel("Nome").fill("Ana Lima");
  expect(await save(page, log)).toEqual({ ...first, nome: "Ana Lima", tipo: "Bia" });
  expect(errors).toEqual([]);
});

test("a date cell of moments edits the day that it shows, and keeps the time", async () => {
  const { page, log, first, errors } = await editGrid();
  const when = row(page).getByLabel("Quando");
  expect(await when.inputValue()).toBe("2026-03-12");
  await when.fill("2026-03-20");
  expect(await save(page, log)).toEqual({ ...first, diaDoMomento: "2026-03-21T02:30:00.000Z" });
  await expectVisible(row(page).getByText("20/03/2026", { exact: true }));
  const empty = page.locator('[data-row="b"]');
  await empty.getByRole("button", { name: "Editar" }).click();
  await empty.getByLabel("Quando").fill("2026-03-20");
  await empty.getByLabel("Dia").fill("2026-03-20");
  await empty.getByRole("button", { name: "Salvar" }).click();
  const [line = ""] = await log();
  const { dia, diaDoMomento } = JSON.parse(line.slice("muda ".length)).value;
  expect([dia, diaDoMomento]).toEqual(["2026-03-20", expect.stringMatching(/^2026-03-2\d.*Z$/)]);
  await expect.poll(() => empty.getByText("20/03/2026", { exact: true }).count()).toBe(2);
  expect(errors).toEqual([]);
});

test.each(["-", "e", "--5", "+", "5-"])(
  "a number field is invalid as soon as it reads %s as no number",
  async (text) => {
    const { page, read, errors } = await openScene("kept-values", "badNumber");
    await page.getByLabel("Campo").pressSequentially(text);
    await expect.poll(() => read("own.isValid")).toBe(false);
    for (const _ of text) await page.keyboard.press("Backspace");
    await expect.poll(() => read("own.isValid")).toBe(true);
    expect(errors).toEqual([]);
  },
);
