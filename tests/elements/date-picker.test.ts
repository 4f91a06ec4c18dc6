import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { descriptions, face, part, typeTime } from "./date-parts.ts";
import { expectDetached, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const panel = (page: Page) => page.getByRole("dialog");
const open = async (page: Page, name = "d") => {
  await page.locator(`.p-${name} .trama-select-trigger`).click();
  await expectVisible(panel(page).getByRole("grid").first());
};
const closed = (page: Page) => expectDetached(panel(page));
const press = (page: Page, day: string) => page.locator(`[data-day="${day}"] button`).first().click();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-day]")?.getAttribute("data-day"));

test("a range is two presses, in either order, and is taken with Select", async () => {
  const app = await openScene("date-picker", "range");
  const { page } = app;
  const control = page.getByRole("button", { name: "Período 16/05/25 – 15/06/25" });
  await expect.poll(() => control.getAttribute("aria-expanded")).toBe("false");
  const before = await control.boundingBox();
  await open(page);
  await expect
    .poll(() => page.getByRole("grid").evaluateAll((grids) => grids.map((grid) => grid.getAttribute("aria-label"))))
    .toEqual(["maio de 2025", "junho de 2025"]);
  await expect.poll(() => control.boundingBox()).toEqual(before);
  await press(page, "2025-06-20");
  await press(page, "2025-06-10");
  await expect.poll(() => panel(page).getByRole("status").last().textContent()).toBe("10/06/25 – 20/06/25");
  expect(await app.log()).toEqual(["abre"]);
  await page.getByRole("button", { name: "Selecionar" }).click();
  await closed(page);
  expect(await app.log()).toEqual(['muda {"value":null,"start":"2025-06-10","end":"2025-06-20","values":[]}', "fecha"]);
  await expectVisible(page.getByRole("button", { name: "Período 10/06/25 – 20/06/25" }));
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-haspopup"))).toBe("dialog");
  await open(page);
  await page.getByRole("button", { name: "Selecionar" }).click();
  await closed(page);
  expect(await app.log()).toEqual(["abre", "fecha"]);
  expect(app.errors).toEqual([]);
});

describe("an existing choice is unchanged", () => {
  test.each<[string, (page: Page) => Promise<void>]>([
    ["Escape", (page) => page.keyboard.press("Escape")],
    ["Cancel", (page) => page.getByRole("button", { name: "Cancelar" }).click()],
    ["a press outside", (page) => page.mouse.click(1300, 740)],
    ["a press on the control", (page) => page.locator(".trama-select-trigger").click()],
  ])("by %s", async (_name, leave) => {
    const { page, log, errors } = await openScene("date-picker", "besideText");
    await open(page);
    await press(page, "2025-06-20");
    await leave(page);
    await closed(page);
    await expectVisible(page.getByRole("button", { name: "Período 02/06/2025 – 04/06/2025" }));
    expect(await log()).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test("a range without its end is refused where it has to be whole", async () => {
  const app = await openScene("date-picker", "wholeRange");
  const { page } = app;
  const select = page.getByRole("button", { name: "Selecionar" });
  await open(page);
  await expect.poll(() => select.getAttribute("aria-disabled")).toBe("true");
  await press(page, "2025-06-20");
  await select.click({ force: true });
  expect(await app.log()).toEqual(["incompleto"]);
  await press(page, "2025-06-22");
  await expect.poll(() => select.getAttribute("aria-disabled")).toBe(null);
  await select.click();
  await closed(page);
  expect(await app.log()).toEqual(['muda {"value":null,"start":"2025-06-20","end":"2025-06-22","values":[]}']);
});

test("a range without its end is taken where it may be open", async () => {
  const app = await openScene("date-picker", "wholeRange");
  const { page } = app;
  await open(page, "e");
  await press(page, "2025-06-20");
  await page.getByRole("button", { name: "Selecionar" }).click();
  await closed(page);
  expect(await app.log()).toEqual(['livre {"value":null,"start":"2025-06-20","end":null,"values":[]}']);
});

test("a single day is taken at once with autoApply; pressed again it is cleared", async () => {
  const app = await openScene("date-picker", "singleDays");
  const { page } = app;
  await open(page);
  await expect.poll(() => page.locator("[data-day='2025-06-14']").getAttribute("aria-selected")).toBe("true");
  await expect.poll(() => page.getByRole("button", { name: "Selecionar" }).count()).toBe(0);
  await press(page, "2025-06-18");
  await closed(page);
  await expect.poll(() => app.read("d.value")).toBe("2025-06-18");
  await open(page);
  await press(page, "2025-06-18");
  await closed(page);
  expect(await app.log()).toEqual([
    'muda {"value":"2025-06-18","start":null,"end":null,"values":[]}',
    'muda {"value":null,"start":null,"end":null,"values":[]}',
  ]);
});

test("a required day that is pressed again stays", async () => {
  const { page, log } = await openScene("date-picker", "singleDays");
  await open(page, "e");
  await press(page, "2025-06-14");
  await closed(page);
  expect(await log()).toEqual([]);
  await expectVisible(page.getByRole("button", { name: "Dia 14/06/2025" }));
});

const choosable = (page: Page) =>
  page
    .locator(".trama-day button:enabled")
    .evaluateAll((days) =>
      days.filter((day) => day.getAttribute("aria-disabled") === null).map((day) => Number(day.textContent)),
    );

test("days out of bounds, of a weekday or disabled cannot be chosen", async () => {
  const app = await openScene("date-picker", "boundedDays");
  const { page } = app;
  await open(page);
  await expect.poll(() => choosable(page)).toEqual([3, 4, 5, 6, 9, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27]);
  await expect.poll(() => page.getByRole("button", { name: "Próximo mês" }).getAttribute("aria-disabled")).toBe("true");
  await page.locator("[data-day='2025-06-10'] button").click({ force: true });
  await expect.poll(() => page.locator(".trama-day-chosen").count()).toBe(0);
  expect(await app.log()).toEqual([]);
});

test("only days that are allowed can be chosen", async () => {
  const { page } = await openScene("date-picker", "boundedDays");
  await open(page, "e");
  await expect.poll(() => choosable(page)).toEqual([12, 13]);
});

test("ranges of fixed and of bounded length, and none over disabled days", async () => {
  const app = await openScene("date-picker", "rangeLengths");
  const { page } = app;
  await open(page);
  await press(page, "2025-06-02");
  await press(page, "2025-06-08");
  expect(await app.log()).toEqual([
    'muda {"value":null,"start":"2025-06-02","end":"2025-06-08","values":[]}',
    'não cabe {"start":"2025-06-08","end":"2025-06-14"}',
  ]);
  await app.set({ mode: "minmax" });
  await press(page, "2025-06-10");
  const ends = page.locator(".trama-day button:enabled:not([aria-disabled])");
  await expect.poll(async () => (await ends.allTextContents()).join()).toBe("6,7,8");
  await press(page, "2025-06-07");
  expect(await app.log()).toEqual(['muda {"value":null,"start":"2025-06-07","end":"2025-06-10","values":[]}']);
});

test("one press on a preset takes its range", async () => {
  const app = await openScene("date-picker", "presets");
  const { page } = app;
  await open(page);
  await expect
    .poll(() => page.getByRole("list", { name: "Atalhos" }).getByRole("button").allTextContents())
    .toEqual(["Hoje", "7 dias"]);
  await page.getByRole("button", { name: "7 dias" }).click();
  await closed(page);
  await open(page);
  await expect.poll(() => page.getByRole("button", { name: "7 dias", pressed: true }).count()).toBe(1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Limpar" }).click();
  expect(await app.log()).toEqual([
    'muda {"value":null,"start":"2025-06-09","end":"2025-06-15","values":[]}',
    'muda {"value":null,"start":null,"end":null,"values":[]}',
  ]);
  expect(app.errors).toEqual([]);
});

test("the keyboard walks days, weeks, months and years", async () => {
  const app = await openScene("date-picker", "singleDay");
  const { page } = app;
  await page.getByRole("button", { name: "Dia 18/06/2025" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("2025-06-18");
  for (const [key, day] of [
    ["ArrowRight", "2025-06-19"],
    ["ArrowDown", "2025-06-26"],
    ["Home", "2025-06-23"],
    ["End", "2025-06-29"],
    ["ArrowUp", "2025-06-22"],
    ["ArrowLeft", "2025-06-21"],
    ["PageDown", "2025-07-21"],
    ["PageUp", "2025-06-21"],
    ["Alt+PageDown", "2026-06-21"],
    ["Shift+PageUp", "2025-06-21"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page), { message: key }).toBe(day);
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("status").last().textContent()).toBe("21/06/2025");
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);
    expect(inside, "the focus stays in the dialog").toBe(true);
    if (await page.getByRole("button", { name: "Selecionar" }).evaluate((button) => button === document.activeElement))
      break;
  }
  await page.keyboard.press("Enter");
  await closed(page);
  expect(await app.log()).toEqual(['muda {"value":"2025-06-21","start":null,"end":null,"values":[]}']);
});

const heads = (page: Page) => page.locator("th.trama-weekday").allTextContents();

test("names and the first weekday follow the language", async () => {
  const app = await openScene("date-picker", "languages");
  const { page } = app;
  await open(page);
  await expect.poll(() => heads(page)).toEqual(["dom", "seg", "ter", "qua", "qui", "sex", "sáb"]);
  await page.getByRole("combobox", { name: "Mês" }).selectOption("agosto");
  await page.getByRole("combobox", { name: "Ano" }).selectOption("2024");
  await expectVisible(page.getByRole("grid", { name: "agosto de 2024" }));
  await expect
    .poll(() => page.locator("[data-day='2024-08-31'] button").getAttribute("aria-label"))
    .toBe("sábado, 31 de agosto de 2024");
});

test("its own language names months and days; weeks have their ISO numbers", async () => {
  const { page } = await openScene("date-picker", "languages");
  await open(page, "e");
  await expect.poll(() => heads(page)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
  await expect.poll(() => page.getByRole("rowheader").allTextContents()).toEqual(["22", "23", "24", "25", "26", "27"]);
  await expect.poll(() => page.getByRole("combobox").count()).toBe(0);
  await expect.poll(() => page.locator("[data-outside] button").count()).toBe(0);
  await page.getByRole("button", { name: "Previous month" }).click();
  await expectVisible(page.getByRole("grid", { name: "May 2025" }));
});

test("bound days are taken again; actions", async () => {
  const app = await openScene("date-picker", "boundDays");
  const { page } = app;
  const face = page.locator(".p-d .trama-select-trigger");
  await app.set({ start: "2025-05-01", end: "" });
  await expect.poll(() => face.textContent()).toBe("01/05/2025 – ");
  await app.call("d.setValue", { start: "2025-04-09", end: "2025-04-02" });
  await expect.poll(() => face.textContent()).toBe("02/04/2025 – 09/04/2025");
  await app.call("d.clear");
  await expect.poll(() => app.read("d.start")).toBe(null);
  expect(await app.log()).toEqual([
    'novo {"value":null,"start":"2025-05-01","end":"2025-06-05","values":[]}',
    'novo {"value":null,"start":"2025-05-01","end":null,"values":[]}',
  ]);
});

test("one that becomes readonly closes and does not open", async () => {
  const app = await openScene("date-picker", "boundDays");
  const { page } = app;
  await app.call("d.open");
  await expectVisible(panel(page));
  await app.set({ isReadonly: true });
  await closed(page);
  await app.call("d.open");
  await expect.poll(() => app.read("d.isOpen")).toBe(false);
  expect(await app.log()).toEqual([]);
});

test("on a small screen the calendar is a sheet of one month, as wide as the screen", async () => {
  const app = await openScene("date-picker", "sheet", { viewport: { width: 390, height: 844 } });
  const { page } = app;
  await open(page);
  await expect.poll(() => page.getByRole("grid").count()).toBe(1);
  const box = await panel(page).boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  await page.keyboard.press("Escape");
  await closed(page);
});

test("with a time the value is a moment in ISO, of the time zone of the app", async () => {
  const { page, read, errors } = await openScene("date-picker", "moments");
  await expectVisible(page.getByRole("button", { name: "Vencimento 18/06/25 20:30" }));
  await open(page);
  await page.getByRole("button", { name: "Selecionar" }).click();
  await closed(page);
  await expect.poll(() => read("d.value")).toBe("2025-06-18T23:30:20.000Z");
  expect(errors).toEqual([]);
});

test("a time out of bounds and an empty one are refused", async () => {
  const { page, log, errors } = await openScene("date-picker", "moments");
  const select = page.getByRole("button", { name: "Selecionar" });
  await open(page);
  await typeTime(page, "0900");
  await press(page, "2025-06-17");
  await select.click({ force: true });
  expect(await log()).toEqual(["inválido"]);
  await part(page, "Horas").press("Backspace");
  await expect.poll(() => select.getAttribute("aria-disabled")).toBe("true");
  await typeTime(page, "1800");
  await select.click();
  await closed(page);
  expect(await log()).toEqual(['muda {"value":"2025-06-17T21:00:00.000Z","start":null,"end":null,"values":[]}']);
  expect(errors).toEqual([]);
});

test("a range has two times, of the time zone that is asked for", async () => {
  const { page, log, errors } = await openScene("date-picker", "moments");
  await open(page, "e");
  await press(page, "2025-06-03");
  await press(page, "2025-06-03");
  await typeTime(page, "1200", "Hora final");
  expect((await log()).filter((_, index, all) => index === 0 || index === all.length - 1)).toEqual([
    'entre {"value":null,"start":"2025-06-02T15:00:00.000Z","end":"2025-06-03T14:59:00.000Z","values":[]}',
    'entre {"value":null,"start":"2025-06-02T15:00:00.000Z","end":"2025-06-03T03:00:00.000Z","values":[]}',
  ]);
  expect(errors).toEqual([]);
});

test("its hint describes it, and its placeholder is shown while nothing is chosen", async () => {
  const { page, errors } = await openScene("date-picker", "hinted");
  const control = page.getByRole("button", { name: "Vencimento Escolha um dia" });
  await expectVisible(control);
  await expectVisible(page.getByText("Só dias úteis"));
  expect(await descriptions(control), "hint").toEqual(["Só dias úteis"]);
  await open(page);
  await press(page, "2025-06-20");
  await closed(page);
  await expect.poll(() => face(page).textContent(), { message: "placeholder" }).toBe("20/06/2025");
  await open(page);
  await press(page, "2025-06-20");
  await closed(page);
  await expect.poll(() => face(page).textContent(), { message: "placeholder" }).toBe("Escolha um dia");
  expect(errors).toEqual([]);
});
