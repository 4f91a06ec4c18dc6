import { expect, test } from "vitest";
import { violations } from "../browser/axe.ts";
import { stopClock } from "../browser/harness.ts";
import {
  captions,
  closedCalendar,
  descriptions,
  face,
  openCalendar,
  openOptions,
  option,
  panel,
  part,
  pressDay,
  swipe,
} from "./date-parts.ts";
import { expectDetached, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("a press applies and closes; the same day again clears, unless one is required", async () => {
  const app = await openScene("date-time-picker", "days");
  const { page } = app;
  await openCalendar(page);
  await pressDay(page, "2025-06-20");
  await closedCalendar(page);
  await openCalendar(page);
  await pressDay(page, "2025-06-20");
  await closedCalendar(page);
  expect(await app.log()).toEqual([
    'muda {"value":"2025-06-20","start":null,"end":null}',
    'muda {"value":null,"start":null,"end":null}',
  ]);
  const kept = await openScene("date-time-picker", "required");
  await openCalendar(kept.page);
  await pressDay(kept.page, "2025-06-18");
  expect(await kept.log()).toEqual([]);
  expect(app.errors).toEqual([]);
});

test("on hover the calendar appears at once and goes 110 ms after the pointer", async () => {
  const app = await openScene("date-time-picker", "hovered");
  const { page } = app;
  await face(page).hover();
  await expectVisible(panel(page).getByRole("grid"));
  await page.getByRole("grid").hover();
  await expectVisible(panel(page));
  await stopClock(page);
  await page.mouse.move(1300, 700);
  await page.clock.runFor(109);
  expect(await app.read("d.isOpen")).toBe(true);
  await page.clock.runFor(1);
  expect(await app.read("d.isOpen")).toBe(false);
  await closedCalendar(page);
});

test("a calendar that is always visible moves by its months and stays within its bounds", async () => {
  const app = await openScene("date-time-picker", "always");
  const { page } = app;
  await expect.poll(() => descriptions(page.getByRole("group", { name: "Data" }))).toEqual(["Até janeiro"]);
  const names = (months: readonly string[]) => months.map((month) => `${month} de 2025`);
  await expect.poll(() => captions(page)).toEqual(names(["junho", "julho", "agosto", "setembro"]));
  const tops = await page
    .getByRole("grid")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
  expect([tops[0] === tops[1], (tops[2] ?? 0) > (tops[0] ?? 0) + 150]).toEqual([true, true]);
  await page.getByRole("button", { name: "Próximo mês" }).click();
  await expect.poll(() => captions(page)).toEqual([...names(["outubro", "novembro", "dezembro"]), "janeiro de 2026"]);
  expect(JSON.parse((await app.log())[0]?.replace("páginas ", "") ?? "").pages[0]).toMatchObject({
    key: "2025-10",
    month: 10,
    year: 2025,
    weeks: 5,
    title: "outubro de 2025",
    monthLabel: "outubro",
    yearLabel: "2025",
  });
  await page.getByRole("button", { name: "Mês anterior" }).click();
  await page.getByRole("button", { name: "Mês anterior" }).click();
  await expect.poll(() => captions(page)).toEqual(names(["maio", "junho", "julho", "agosto"]));
  await app.call("d.move", { to: "2025-09-09" });
  await expect.poll(async () => (await captions(page))[0]).toBe("setembro de 2025");
});

test("the name of a month opens its year, and that twelve years; only open ones can be chosen", async () => {
  const app = await openScene("date-time-picker", "always");
  const { page } = app;
  await page.getByRole("button", { name: "Escolher o mês: junho de 2025" }).click();
  await expect.poll(async () => (await openOptions(page)).join()).toBe("mai,jun,jul,ago,set,out,nov,dez");
  await page.getByRole("button", { name: "Escolher o ano: 2025" }).click();
  await expect.poll(() => openOptions(page)).toEqual(["2025", "2026"]);
  await option(page, "2025").click();
  await option(page, "agosto de 2025").click();
  await expect.poll(async () => (await captions(page))[0]).toBe("agosto de 2025");
});

test("a moment has the parts of its time, and only valid hours", async () => {
  const app = await openScene("date-time-picker", "moments");
  const { page } = app;
  const parts = { hours: 18, minutes: 30, seconds: 15, milliseconds: 0, isValid: true };
  await expect.poll(() => app.read("d.valueParts")).toEqual(parts);
  await openCalendar(page);
  await page.getByRole("button", { name: "Hora: Escolher em uma lista" }).click();
  expect(await openOptions(page)).toEqual(["09", "18"]);
  await option(page, "09").click();
  expect(await openOptions(page)).toEqual(["00", "15", "30", "45"]);
  await option(page, "45").click();
  await expect.poll(() => app.read("d.value")).toBe("2025-06-18T12:45:00.000Z");
  await expectVisible(panel(page));
  await app.call("d.clear");
  await expect
    .poll(() => app.read("d.valueParts"))
    .toEqual({ ...parts, hours: 0, minutes: 0, seconds: 0, isValid: false });
});

test("a time alone, with 12 hours", async () => {
  const app = await openScene("date-time-picker", "times");
  const { page } = app;
  await expect.poll(() => face(page).textContent()).toBe("08:30 am");
  await openCalendar(page);
  await part(page, "Horas").press("ArrowUp");
  await expect.poll(() => app.read("d.value")).toBe("09:30:00");
});

test("a range is two presses", async () => {
  const app = await openScene("date-time-picker", "range");
  const { page } = app;
  await openCalendar(page);
  await pressDay(page, "2025-06-20");
  await pressDay(page, "2025-06-12");
  await closedCalendar(page);
  expect(await app.log()).toEqual(['muda {"value":null,"start":"2025-06-12","end":"2025-06-20"}']);
  await expect.poll(() => app.read("d.endParts")).toMatchObject({ hours: 0, isValid: true });
});

test("marks are named, and a press on one says which", async () => {
  const app = await openScene("date-time-picker", "marked");
  const { page } = app;
  await expect.poll(() => captions(page), { message: "the page of a mark is pinned" }).toEqual(["junho de 2025"]);
  await expectVisible(page.getByRole("button", { name: "quinta-feira, 19 de junho de 2025, Corpus Christi" }));
  const classes = (day: string) => page.locator(`[data-day="${day}"]`).getAttribute("class");
  await expect.poll(() => classes("2025-06-19")).toMatch(/trama-mark-highlight.*trama-mark-dot.*trama-mark-blue/);
  await expect.poll(() => classes("2025-06-24")).toMatch(/trama-mark-bar trama-mark-gray/);
  await pressDay(page, "2025-06-19");
  expect(await app.log()).toEqual([
    'dia {"day":"2025-06-19","keys":["feriado","aula"],"customData":[7,null]}',
    'muda {"value":"2025-06-19","start":null,"end":null}',
  ]);
});

test("a mark has a popover while the pointer or the focus is on its day", async () => {
  const app = await openScene("date-time-picker", "masked");
  const { page } = app;
  const popover = page.locator(".trama-day-popover");
  const day = (stamp: string) => page.locator(`[data-day="${stamp}"] button`).first();
  await day("2025-06-20").hover();
  await expectDetached(popover);
  await day("2025-06-18").hover();
  await expect
    .poll(() => popover.locator("span").allTextContents())
    .toEqual(["Wednesday 18", "Festa", "No content provided"]);
  await popover.hover();
  await page.waitForTimeout(200);
  await expectVisible(popover);
  await page.mouse.move(0, 0);
  await expectDetached(popover);
  await day("2025-06-17").focus();
  await page.keyboard.press("ArrowRight");
  await expectVisible(popover);
  await page.keyboard.press("Escape");
  await expectDetached(popover);
  expect(app.errors).toEqual([]);
});

test("masks are the formats of the texts, and a page turn has every visible month", async () => {
  const app = await openScene("date-time-picker", "masked");
  const { page } = app;
  await expect.poll(() => captions(page)).toEqual(["Jun 25", "Jul 25"]);
  await expect.poll(() => page.locator("th.trama-weekday").first().textContent()).toMatch(/^(Su|Mo)$/);
  await page.getByRole("button", { name: "Next month" }).click();
  const keys = async () => (await app.log()).at(-1)?.match(/"key":"[^"]+"/g);
  await expect.poll(keys).toEqual(['"key":"2025-8"', '"key":"2025-9"']);
});

test("content of its own, a language and a first day of the week", async () => {
  const app = await openScene("date-time-picker", "named");
  const { page } = app;
  await expectVisible(face(page).getByText("Escolha o dia"));
  await openCalendar(page);
  await expect.poll(() => page.locator("th.trama-weekday").first().textContent()).toBe("S");
});

test("a bound value, one that is too long, and readonly", async () => {
  const app = await openScene("date-time-picker", "bound");
  await app.set({ value: "2025-07-01" });
  await expect.poll(() => app.read("d.value")).toBe("2025-07-01");
  await app.set({ value: `2025-07-02${" ".repeat(1000)}` });
  await expect.poll(() => app.read("d.value")).toBe(null);
  expect(await app.log()).toEqual([
    'novo {"value":"2025-07-01","start":null,"end":null}',
    'novo {"value":null,"start":null,"end":null}',
  ]);
  await app.call("d.open");
  await expectVisible(panel(app.page));
  await app.set({ isReadonly: true });
  await closedCalendar(app.page);
  await app.call("d.open");
  await expect.poll(() => app.read("d.isOpen")).toBe(false);
});

test("only a long swipe moves", async () => {
  const app = await openScene("date-time-picker", "days", { viewport: { width: 390, height: 844 } });
  const { page } = app;
  await openCalendar(page);
  await swipe(page, ".trama-month-grid", { x: -50 });
  await expect.poll(() => captions(page)).toEqual(["junho de 2025"]);
  await swipe(page, ".trama-month-grid", { x: -90, y: 85 });
  await expect.poll(() => captions(page)).toEqual(["junho de 2025"]);
  await swipe(page, ".trama-month-grid", { x: -90 });
  await expect.poll(() => captions(page)).toEqual(["julho de 2025"]);
});

test.each([
  ["a calendar with marks", () => openScene("date-time-picker", "marked")],
  ["moments in the dark", () => openScene("date-time-picker", "moments")],
])("axe finds nothing in %s, in both themes", async (_name, open) => {
  const { page } = await open();
  await page.addStyleTag({ content: "*,::before,::after{animation:none!important;transition:none!important}" });
  await expectVisible(page.locator(".p-d"));
  if ((await face(page).count()) > 0) await openCalendar(page);
  else await expectVisible(page.getByRole("grid").first());
  expect(await violations(page, { tags: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] })).toEqual([]);
});

test("its names and notes, the time of its time zone, its step and its disabled days", async () => {
  const app = await openScene("date-time-picker", "delivery");
  const { page } = app;
  await expectVisible(page.getByRole("button", { name: "Entrega 19/06/2025 06:30" }));
  expect(await descriptions(face(page)), "error, in the place of the hint").toEqual(["A loja fecha às 18h"]);
  expect(await page.getByRole("alert").textContent(), "error").toBe("A loja fecha às 18h");
  expect(await face(page).getAttribute("aria-invalid"), "error").toBe("true");
  await openCalendar(page);
  expect(await part(page, "Horas").getAttribute("aria-valuenow"), "mode, timezone").toBe("6");
  await expect.poll(() => captions(page)).toEqual(["junho de 2025", "julho de 2025"]);
  const disabled = page.locator("[data-day='2025-06-20'] button");
  expect(await disabled.isEnabled(), "disabledDates").toBe(false);
  await disabled.click({ force: true });
  expect(await app.log(), "disabledDates").toEqual([]);
  await pressDay(page, "2025-06-21");
  expect(await app.log(), "mode, timezone").toEqual([
    'muda {"value":"2025-06-20T21:30:00.000Z","start":null,"end":null}',
  ]);
  await page.getByRole("button", { name: "Próximo mês" }).click();
  await expect.poll(() => captions(page), { message: "step" }).toEqual(["julho de 2025", "agosto de 2025"]);
  await app.call("d.clear");
  await expect.poll(() => face(page).textContent(), { message: "placeholder" }).toBe("Sem entrega");
  await expectVisible(page.getByRole("button", { name: "Entrega Sem entrega" }));
  expect(app.errors).toEqual([]);
});
