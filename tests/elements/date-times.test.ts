import { expect, test } from "vitest";
import {
  closedCalendar,
  face,
  openCalendar,
  openOptions,
  option,
  part,
  pressDay,
  select,
  typeTime,
} from "./date-parts.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("the parts of a time are spin buttons with names, for the keyboard", async () => {
  const app = await openScene("date-times", "hours24");
  const { page } = app;
  await expect.poll(() => face(page).textContent()).toBe("18/06 18h30");
  await openCalendar(page);
  await part(page, "Horas").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => part(page, "Horas").getAttribute("aria-valuenow")).toBe("19");
  await expect.poll(() => part(page, "Minutos").inputValue()).toBe("40");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => part(page, "Minutos").inputValue()).toBe("00");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => part(page, "Minutos").inputValue()).toBe("55");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("7");
  // No hour begins with 7, so the minutes are next.
  await page.keyboard.type("07");
  await select(page).click();
  await closedCalendar(page);
  expect(await app.log()).toEqual(['muda {"value":"2025-06-18T10:07:00.000Z","start":null,"end":null,"values":[]}']);
  expect(app.errors).toEqual([]);
});

test("the lists of hours and minutes follow each other and lead back", async () => {
  const app = await openScene("date-times", "hours24");
  const { page } = app;
  await openCalendar(page);
  await page.getByRole("button", { name: "Hora: Escolher em uma lista" }).click();
  await expectVisible(page.getByRole("grid", { name: "Hora: Horas" }));
  expect(await openOptions(page)).toHaveLength(24);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("18");
  await option(page, "06").click();
  await expectVisible(page.getByRole("grid", { name: "Hora: Minutos" }));
  expect(await openOptions(page)).toEqual(["00", "05", "10", "15", "20", "25", "30", "35", "40", "45", "50", "55"]);
  await option(page, "45").click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Hora: Escolher em uma lista");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Voltar" }).click();
  await select(page).click();
  await expect.poll(() => app.read("d.value")).toBe("2025-06-18T09:45:00.000Z");
});

test("with 12 hours the hours are 12 and 1 to 11, with AM and PM", async () => {
  const app = await openScene("date-times", "hours12");
  const { page } = app;
  await expect.poll(() => face(page).textContent()).toBe("jun 18, 2025 6:30 PM");
  await openCalendar(page);
  await expect.poll(() => part(page, "Horas").getAttribute("aria-valuetext")).toBe("6 PM");
  await page.getByRole("button", { name: "Hora: Escolher em uma lista" }).click();
  const names = await openOptions(page);
  expect([names[0], names[1], names[11], names[12], names[23]]).toEqual(["12 AM", "1 AM", "11 AM", "12 PM", "11 PM"]);
  await option(page, "12 AM").click();
  await option(page, "00").click();
  await expect.poll(() => part(page, "Horas").inputValue()).toBe("12");
  await page.getByRole("button", { name: "AM ou PM: AM" }).click();
  await typeTime(page, "1130");
  await select(page).click();
  await expect.poll(() => app.read("d.value")).toBe("2025-06-19T02:30:00.000Z");
});

test("seconds, and the increments of the lists", async () => {
  const app = await openScene("date-times", "seconds");
  const { page } = app;
  await openCalendar(page);
  await page.getByRole("button", { name: "Hora: Escolher em uma lista" }).click();
  await option(page, "18").click();
  expect(await openOptions(page)).toEqual(["00", "15", "30", "45"]);
  await option(page, "15").click();
  expect(await openOptions(page)).toEqual(["00", "20", "40"]);
  await option(page, "40").click();
  await select(page).click();
  await expect.poll(() => app.read("d.value")).toBe("2025-06-18T21:15:40.000Z");
});

test("hours that are not allowed, and times out of bounds, cannot be chosen", async () => {
  const app = await openScene("date-times", "open");
  const { page } = app;
  await openCalendar(page);
  await page.getByRole("button", { name: "Hora: Escolher em uma lista" }).click();
  expect(await openOptions(page)).toEqual(["08", "09", "10", "17"]);
  await option(page, "08").click();
  expect(await openOptions(page)).toEqual(["30", "35", "40", "45", "50", "55"]);
  await option(page, "05").click({ force: true });
  await expectVisible(page.getByRole("grid", { name: "Hora: Minutos" }));
  await option(page, "30").click();
  await typeTime(page, "1100");
  await expect.poll(() => part(page, "Horas").getAttribute("aria-invalid")).toBe("true");
  await select(page).click({ force: true });
  expect(await app.log()).toEqual(["inválido"]);
  await part(page, "Horas").press("ArrowUp");
  await expect.poll(() => part(page, "Horas").inputValue()).toBe("17");
  await select(page).click();
  expect(await app.log()).toEqual(['muda {"value":"17:00:00","start":null,"end":null,"values":[]}']);
});

test("a bound with a time applies to the moment, unless it counts as a day", async () => {
  const bounded = await openScene("date-times", "bounds");
  await openCalendar(bounded.page);
  await typeTime(bounded.page, "1859");
  expect(await bounded.log()).toEqual([]);
  await typeTime(bounded.page, "2010");
  expect((await bounded.log()).at(-1)).toContain("2025-06-18T23:10:00.000Z");
  const whole = await openScene("date-times", "wholeDays");
  await openCalendar(whole.page);
  await typeTime(whole.page, "0700");
  await pressDay(whole.page, "2025-06-18");
  await pressDay(whole.page, "2025-06-18");
  await select(whole.page).click();
  await expect.poll(() => whole.read("d.value")).toBe("2025-06-18T10:00:00.000Z");
});

test("the two times of a range have labels of the design's own", async () => {
  const app = await openScene("date-times", "named");
  const { page } = app;
  await openCalendar(page);
  await expectVisible(part(page, "Horas", "Chegada"));
  await expectVisible(part(page, "Minutos", "Partida"));
});

test("the number of hours may be bound, and the time has a label of its own", async () => {
  const app = await openScene("date-times", "settings");
  const { page } = app;
  await expect.poll(() => face(page).textContent()).toBe("13:05");
  await app.set({ use24: false });
  await expect.poll(() => face(page).textContent()).toBe("1:05 PM");
  await openCalendar(page);
  await expectVisible(part(page, "Horas", "Início"));
});
