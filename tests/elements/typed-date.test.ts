import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

test("a date is typed, taken when the field is left, and gets its usual form", async () => {
  const app = await openScene("date-picker", "typed");
  const { page } = app;
  const day = field(page, "Dia");
  await expect.poll(() => day.inputValue()).toBe("18/06/2026");
  await day.focus();
  await page.keyboard.press("Tab");
  expect(await app.log(), "what nobody changed is not written").toEqual([]);
  await day.fill("1.7.26");
  await page.keyboard.press("Tab");
  await expect.poll(() => day.inputValue()).toBe("01/07/2026");
  expect(await app.log()).toEqual(['muda {"value":"2026-07-01","start":null,"end":null,"values":[]}']);
  const moment = field(page, "Momento");
  await expect.poll(() => moment.inputValue()).toBe("18/06/2026 18:30");
  await moment.fill("19/06/2026");
  await moment.press("Enter");
  await expect.poll(() => app.read("t.value")).toBe("2026-06-19T21:30:00.000Z");
  expect(app.errors).toEqual([]);
});

test("a text is taken after a rest, and the calendar shows the day", async () => {
  const app = await openScene("date-picker", "typed");
  const { page } = app;
  await field(page, "Dia").fill("02072026");
  await expect.poll(() => app.read("d.value"), { timeout: 4000 }).toBe("2026-07-02");
  await expect.poll(() => field(page, "Dia").inputValue(), { message: "while it is typed it stays" }).toBe("02072026");
  await page.getByRole("button", { name: "Abrir o calendário" }).first().click();
  await expectVisible(page.getByRole("grid", { name: "julho de 2026" }));
  await page.locator('[data-day="2026-07-09"] button').click();
  await page.getByRole("button", { name: "Selecionar" }).click();
  await expect.poll(() => field(page, "Dia").inputValue()).toBe("09/07/2026");
});

test("an unclear text stays, and its form is not sent", async () => {
  const app = await openScene("date-picker", "typed");
  const { page } = app;
  const save = page.getByRole("button", { name: "Salvar" });
  const day = field(page, "Dia");
  await day.fill("31/02/2026");
  await page.keyboard.press("Tab");
  await expectVisible(page.getByText(/Escreva uma data como 31\/12\/\d{4}\./));
  await save.click();
  await expect.poll(() => day.inputValue()).toBe("31/02/2026");
  await expect.poll(() => app.read("d.value")).toBe(null);
  await expectVisible(page.getByText(/Escreva uma data como 31\/12\/\d{4}\./));
  expect((await app.log()).filter((line) => line.startsWith("envia"))).toEqual([]);
  await day.fill("31/12/2025");
  await save.click();
  await expectVisible(page.getByText("Escolha a partir de 01/01/2026."));
  await day.fill("28/02/2026");
  await save.click();
  await expect.poll(async () => (await app.log()).at(-1)).toMatch(/^envia/);
});

test("a choice from elsewhere replaces what was typed", async () => {
  const app = await openScene("date-picker", "typed");
  const { page } = app;
  await field(page, "Dia").fill("algo");
  await app.call("d.setValue", { value: "2026-03-04" });
  await expect.poll(() => field(page, "Dia").inputValue()).toBe("04/03/2026");
});

test("the deprecated date picker has the same field, and its calendar opens beside it", async () => {
  const app = await openScene("date-time-picker", "typed");
  const { page } = app;
  const day = field(page, "Data");
  await day.fill("18 jun 26");
  await day.press("Enter");
  await expect.poll(() => app.read("d.value")).toBe("2026-06-18");
  await day.press("Alt+ArrowDown");
  await expectVisible(page.getByRole("grid", { name: "junho de 2026" }));
  expect(await app.log()).toContain('muda {"value":"2026-06-18","start":null,"end":null}');
});
