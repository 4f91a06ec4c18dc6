import { expect, test } from "vitest";
import {
  captions,
  closedCalendar,
  face,
  openCalendar,
  openOptions,
  option,
  panel,
  part,
  pressDay,
  select,
  typeTime,
} from "./date-parts.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("several days are chosen in any order, up to the limit", async () => {
  const app = await openScene("date-modes", "days");
  const { page } = app;
  await expect.poll(() => face(page).textContent()).toBe("03/06/2025, 20/06/2025");
  await openCalendar(page);
  await expect.poll(() => page.locator("[aria-multiselectable=true]").count()).toBe(1);
  await pressDay(page, "2025-06-12");
  await expect
    .poll(() => page.locator("[data-day='2025-06-13'] button").isDisabled(), { message: "the limit is reached" })
    .toBe(true);
  await pressDay(page, "2025-06-03");
  await pressDay(page, "2025-06-01");
  await select(page).click();
  await closedCalendar(page);
  expect(await app.log()).toEqual([
    'muda {"value":null,"start":null,"end":null,"values":["2025-06-01","2025-06-12","2025-06-20"]}',
  ]);
  await app.call("d.setValue", { values: ["2025-07-02", "nunca", "2025-07-01"] });
  await expect.poll(() => app.read("d.values")).toEqual(["2025-07-01", "2025-07-02"]);
  await app.call("d.clear");
  await expect.poll(() => app.read("d.values")).toEqual([]);
  expect(app.errors).toEqual([]);
});

test("the last of several required days stays; each press applies and the calendar stays open", async () => {
  const app = await openScene("date-modes", "requiredDays");
  const { page } = app;
  await openCalendar(page);
  await pressDay(page, "2025-06-20");
  expect(await app.log()).toEqual([]);
  await pressDay(page, "2025-06-21");
  await pressDay(page, "2025-06-20");
  await expect
    .poll(() => app.log())
    .toEqual([
      'muda {"value":null,"start":null,"end":null,"values":["2025-06-20","2025-06-21"]}',
      'muda {"value":null,"start":null,"end":null,"values":["2025-06-21"]}',
    ]);
  await expectVisible(panel(page));
});

test("several moments keep their times until the time is edited", async () => {
  const app = await openScene("date-modes", "moments");
  const { page } = app;
  await openCalendar(page);
  await pressDay(page, "2025-06-10");
  await select(page).click();
  await closedCalendar(page);
  await expect
    .poll(() => app.read("d.values"))
    .toEqual(["2025-06-03T12:00:00.000Z", "2025-06-10T12:00:00.000Z", "2025-06-20T21:30:00.000Z"]);
  await openCalendar(page);
  await typeTime(page, "1015");
  await select(page).click();
  await closedCalendar(page);
  await expect
    .poll(() => app.read("d.values"))
    .toEqual(["2025-06-03T13:15:00.000Z", "2025-06-10T13:15:00.000Z", "2025-06-20T13:15:00.000Z"]);
});

test("bound days of several are applied again, and a form needs one", async () => {
  const app = await openScene("date-modes", "boundDays");
  await expect.poll(() => app.read("form.isValid")).toBe(true);
  await app.set({ given: ["2025-06-05", "2025-06-04"] });
  await expect.poll(() => face(app.page).textContent()).toBe("04/06/2025, 05/06/2025");
  await app.set({ given: [] });
  await expect.poll(() => app.read("form.isValid")).toBe(false);
  expect(await app.log()).toEqual([
    'novo {"value":null,"start":null,"end":null,"values":["2025-06-04","2025-06-05"]}',
    'novo {"value":null,"start":null,"end":null,"values":[]}',
  ]);
});

test("a month is chosen from a year, within the bounds; the keyboard walks on to other years", async () => {
  const app = await openScene("date-modes", "month");
  const { page } = app;
  await expect.poll(() => face(page).textContent()).toBe("junho 2025");
  await openCalendar(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("jun");
  for (const [key, name] of [
    ["ArrowRight", "julho de 2025"],
    ["ArrowDown", "outubro de 2025"],
    ["ArrowUp", "julho de 2025"],
    ["Home", "janeiro de 2025"],
    ["ArrowLeft", "dezembro de 2024"],
    ["PageDown", "dezembro de 2025"],
    ["ArrowDown", "março de 2026"],
    ["PageUp", "março de 2025"],
    ["End", "dezembro de 2025"],
  ] as const) {
    await page.keyboard.press(key);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")), { message: key })
      .toBe(name);
  }
  await page.getByRole("button", { name: "Próximo ano" }).click();
  await expect.poll(() => openOptions(page)).toEqual(["jan", "fev"]);
  await page.getByRole("button", { name: "Escolher o ano: 2026" }).click();
  await expect.poll(() => captions(page)).toEqual(["2016 – 2027"]);
  await option(page, "2024").click();
  await expect.poll(async () => (await openOptions(page)).join()).toBe("mar,abr,mai,jun,jul,ago,set,out,nov,dez");
  await option(page, "abril de 2024").click();
  await select(page).click();
  await closedCalendar(page);
  expect(await app.log()).toEqual(['muda {"value":"2024-04","start":null,"end":null,"values":[]}']);
  expect(app.errors).toEqual([]);
});

test("ranges of months: of bounded and of fixed length", async () => {
  const bounded = await openScene("date-modes", "months");
  await openCalendar(bounded.page);
  await option(bounded.page, "abril de 2025").click();
  await expect.poll(() => openOptions(bounded.page)).toEqual(["jan", "fev", "mar", "mai", "jun", "jul"]);
  await option(bounded.page, "fevereiro de 2025").click();
  await expect.poll(() => bounded.page.locator(".trama-option-cell[data-middle]").count()).toBe(3);
  await select(bounded.page).click();
  expect(await bounded.log()).toEqual(['muda {"value":null,"start":"2025-02","end":"2025-04","values":[]}']);

  const fixed = await openScene("date-modes", "quarters");
  await openCalendar(fixed.page);
  await option(fixed.page, "julho de 2025").click();
  await option(fixed.page, "outubro de 2025").click();
  expect(await fixed.log()).toEqual([
    'muda {"value":null,"start":"2025-07","end":"2025-09","values":[]}',
    'não cabe {"start":"2025-10","end":"2025-12"}',
  ]);
});

test("a month out of its bounds cannot be applied", async () => {
  const app = await openScene("date-modes", "wrongMonth");
  await openCalendar(app.page);
  await expect.poll(() => select(app.page).getAttribute("aria-disabled")).toBe("true");
  await select(app.page).click({ force: true });
  expect(await app.log()).toEqual(["inválido"]);
});

test("years come in groups of twelve, from 1900 to 2100 or within the bounds", async () => {
  const app = await openScene("date-modes", "year");
  const { page } = app;
  await openCalendar(page);
  await expect.poll(() => captions(page)).toEqual(["2016 – 2027"]);
  await page.getByRole("button", { name: "Anos anteriores" }).click();
  await expect.poll(() => captions(page)).toEqual(["2004 – 2015"]);
  await expect.poll(() => openOptions(page)).toEqual(["2012", "2013", "2014", "2015"]);
  const before = page.getByRole("button", { name: "Anos anteriores" });
  await expect.poll(() => before.getAttribute("aria-disabled")).toBe("true");
  for (let page12 = 0; page12 < 8; page12++) await page.getByRole("button", { name: "Próximos anos" }).click();
  await expect.poll(() => captions(page)).toEqual(["2100 – 2100"]);
  await option(page, "2100").click();
  await closedCalendar(page);
  expect(await app.log()).toEqual(['muda {"value":"2100","start":null,"end":null,"values":[]}']);
  await expect.poll(() => face(page).textContent()).toBe("2100");
});

test("a range of years", async () => {
  const app = await openScene("date-modes", "years");
  const { page } = app;
  await expect.poll(() => face(page).textContent()).toBe("2019 – 2022");
  await openCalendar(page);
  await option(page, "2024").click();
  await option(page, "2018").hover();
  await expect.poll(() => page.locator(".trama-option-cell[data-middle]").count()).toBe(7);
  await option(page, "2018").click();
  await select(page).click();
  expect(await app.log()).toEqual(['muda {"value":null,"start":"2018","end":"2024","values":[]}']);
});

test("a time alone has no calendar; emptied, it is cleared", async () => {
  const app = await openScene("date-modes", "time");
  const { page } = app;
  await expect.poll(() => face(page).textContent()).toBe("18:30");
  await openCalendar(page);
  await expect.poll(() => page.getByRole("grid").count()).toBe(0);
  await page.keyboard.type("0745");
  await select(page).click();
  await closedCalendar(page);
  await openCalendar(page);
  await part(page, "Horas").press("Delete");
  await expect.poll(() => select(page).getAttribute("aria-disabled")).toBe("true");
  await part(page, "Minutos").press("Delete");
  await select(page).click();
  expect(await app.log()).toEqual([
    'muda {"value":"07:45:00","start":null,"end":null,"values":[]}',
    'muda {"value":null,"start":null,"end":null,"values":[]}',
  ]);
});

test("a range of times has two fields, and the earlier one starts", async () => {
  const app = await openScene("date-modes", "times");
  const { page } = app;
  await expect.poll(() => face(page).textContent()).toBe("9:00:00 AM – 5:30:00 PM");
  await openCalendar(page);
  await part(page, "Horas", "Hora final").press("ArrowUp");
  await page.getByRole("group", { name: "Hora final" }).getByRole("button", { name: "AM ou PM: PM" }).click();
  await select(page).click();
  expect(await app.log()).toEqual(['muda {"value":null,"start":"06:30:00","end":"09:00:00","values":[]}']);
});
