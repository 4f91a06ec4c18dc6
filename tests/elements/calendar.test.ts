import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { announced, axe, centreOf } from "./drag.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene, type SceneName, type SceneOptions } from "./open-scene.ts";

const open = async <S extends SceneName<"calendar">>(name: S, options?: SceneOptions) => {
  const app = await openScene("calendar", name, options);
  await expectVisible(app.page.locator(".trama-calendar-scroll"));
  return app;
};

const item = (page: Page, name: string): Locator => page.locator(".trama-calendar-item", { hasText: name }).first();
const column = (page: Page, day: string): Locator => page.locator(`.trama-calendar-column[data-day="${day}"]`);
const cell = (page: Page, day: string): Locator => page.locator(`.trama-calendar-cell[data-day="${day}"]`);

/** Returns the point of a time in a day of the grid. */
async function pointAt(page: Page, day: string, hour: number): Promise<{ readonly x: number; readonly y: number }> {
  const box = await column(page, day).boundingBox();
  if (!box) throw new Error(`no day ${day}`);
  return { x: box.x + box.width / 2, y: box.y + (box.height * hour) / 24 };
}

/** Returns the names of the focused slot or item. */
const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

/** Moves the focus into the days by Tab, from the button before the calendar. */
async function enter(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Mês", exact: true }).focus();
  await page.keyboard.press("Tab");
}

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 3, from.y + 6);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test("a week shows its items in the time zone of the app, and emits its range", async () => {
  const { page, log, read, errors } = await open("plain");
  expect(await log()).toEqual([
    'mostra {"start":"2026-03-09T03:00:00.000Z","end":"2026-03-16T03:00:00.000Z","view":"week"}',
  ]);
  expect(await page.locator(".trama-calendar-title").textContent()).toBe("9 – 15 de mar. de 2026");
  expect(await item(page, "Ana").getAttribute("aria-label")).toBe("Ana, terça-feira, 10 de março, 10:00 – 11:30");
  expect(await item(page, "Feira").getAttribute("aria-label")).toBe(
    "Feira, quarta-feira, 11 de março – sexta-feira, 13 de março, Dia todo",
  );
  // Over midnight: a part in each day, of which one takes the focus.
  const night = page.locator('.trama-calendar-item[data-key="caio"]');
  expect(await night.count()).toBe(2);
  expect(await page.locator('[data-key="caio"][data-stop]').count()).toBe(1);
  // Without an end, an hour; a day or longer, a bar.
  expect(await item(page, "Local").textContent()).toContain("09:00 – 10:00");
  expect(await item(page, "Plantão").getAttribute("data-bar")).toBe("true");
  const [ana, bia] = [await item(page, "Ana").boundingBox(), await item(page, "Bia").boundingBox()];
  expect((ana?.x ?? 0) + (ana?.width ?? 0)).toBeLessThanOrEqual(bia?.x ?? 0);
  expect([await read("calendar.view"), await read("calendar.date"), await read("calendar.start")]).toEqual([
    "week",
    "2026-03-10",
    "2026-03-09T03:00:00.000Z",
  ]);
  expect(errors).toEqual([]);
});

test("the buttons, the properties and the actions show other days", async () => {
  const { page, log, read, set, call } = await open("plain");
  await page.getByRole("button", { name: "Próximo" }).click();
  await expect.poll(() => read("calendar.date")).toBe("2026-03-17");
  await expect.poll(() => announced(page)).toBe("16 – 22 de mar. de 2026");
  await page.getByRole("button", { name: "Mês", exact: true }).click();
  await expect
    .poll(() => log().then((lines) => lines.at(-1)))
    .toBe('mostra {"start":"2026-02-23T03:00:00.000Z","end":"2026-04-06T03:00:00.000Z","view":"month"}');
  expect(await page.locator(".trama-calendar-title").textContent()).toBe("março de 2026");
  await set({ first: 0 });
  await expect.poll(() => read("calendar.start")).toBe("2026-03-01T03:00:00.000Z");
  await call("calendar.showDate", { date: "2026-01-31" });
  await page.getByRole("button", { name: "Próximo" }).click();
  await expect.poll(() => read("calendar.date")).toBe("2026-02-28");
  await call("calendar.setView", { view: "day" });
  await expect.poll(() => read("calendar.end")).toBe("2026-03-01T03:00:00.000Z");
  await set({ view: "month", date: "2026-03-11" });
  await expect.poll(() => read("calendar.view")).toBe("month");
  await expect.poll(() => read("calendar.date")).toBe("2026-03-11");
});

test("the mouse moves an item, changes its end and chooses slots; Escape gives up", async () => {
  const { page, log, read, call, set } = await open("plain");
  const items = await read("items");
  await drag(page, await centreOf(item(page, "Ana")), await pointAt(page, "2026-03-12", 14.75));
  expect((await log()).at(-1)).toBe(
    'moveu {"item":{"id":"ana","label":"Ana","start":"2026-03-10T13:00:00Z","end":"2026-03-10T14:30:00Z"},"start":"2026-03-12T17:00:00.000Z","end":"2026-03-12T18:30:00.000Z","oldStart":"2026-03-10T13:00:00Z","oldEnd":"2026-03-10T14:30:00Z"}',
  );
  await expect.poll(() => item(page, "Ana").textContent()).toContain("14:00 – 15:30");
  expect(await read("calendar.isDragging")).toBe(false);
  await call("calendar.reset");
  await expect.poll(() => item(page, "Ana").textContent()).toContain("10:00 – 11:30");
  const local = await item(page, "Local").boundingBox();
  if (!local) throw new Error("no item");
  await drag(
    page,
    { x: local.x + 20, y: local.y + local.height - 3 },
    { x: local.x + 20, y: (await pointAt(page, "2026-03-13", 12)).y },
  );
  // A time without an offset stays one.
  expect((await log()).at(-1)).toContain('"start":"2026-03-13T09:00:00","end":"2026-03-13T12:00:00"');
  await drag(page, await centreOf(item(page, "Feira")), await centreOf(cell(page, "2026-03-13")));
  expect((await log()).at(-1)).toContain('"start":"2026-03-12","end":"2026-03-14","oldStart":"2026-03-11"');
  await drag(page, await pointAt(page, "2026-03-09", 9.1), await pointAt(page, "2026-03-09", 10.7));
  expect((await log()).at(-1)).toBe(
    'escolheu {"start":"2026-03-09T12:00:00.000Z","end":"2026-03-09T14:00:00.000Z","allDay":false}',
  );
  const free = await pointAt(page, "2026-03-09", 15.6);
  await page.mouse.click(free.x, free.y);
  expect((await log()).at(-1)).toBe(
    'escolheu {"start":"2026-03-09T18:30:00.000Z","end":"2026-03-09T19:00:00.000Z","allDay":false}',
  );
  // An item in the slot that has the focus can be moved.
  await set({ items: [{ id: "nova", label: "Nova", start: "2026-03-09T18:30:00Z", end: "2026-03-09T19:00:00Z" }] });
  await drag(page, await centreOf(item(page, "Nova")), await pointAt(page, "2026-03-11", 13.25));
  expect((await log()).at(-1)).toContain('"start":"2026-03-11T16:00:00.000Z"');
  await call("calendar.reset");
  await set({ items });
  const head = await centreOf(cell(page, "2026-03-09"));
  await drag(page, head, await centreOf(cell(page, "2026-03-10")));
  expect((await log()).at(-1)).toBe('escolheu {"start":"2026-03-09","end":"2026-03-10","allDay":true}');
  const bia = await centreOf(item(page, "Bia"));
  await page.mouse.move(bia.x, bia.y);
  await page.mouse.down();
  await page.mouse.move(bia.x, bia.y + 60, { steps: 3 });
  await expect.poll(() => read("calendar.isDragging")).toBe(true);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(() => read("calendar.isDragging")).toBe(false);
  expect(await log()).toEqual([]);
  await item(page, "Bia").click();
  expect((await log()).at(-1)).toContain('abriu {"item":{"id":"bia"');
  await set({ fixed: true });
  await drag(page, bia, { x: bia.x, y: bia.y + 60 });
  await page.mouse.click(free.x, free.y);
  expect(await log()).toEqual([]);
});

test("a finger scrolls, lifts an item after a rest, and drags the grip at once", async () => {
  const { page, log, read } = await open("plain", { viewport: { width: 390, height: 760 } });
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await item(page, "Ana").scrollIntoViewIfNeeded();
  const ana = await centreOf(item(page, "Ana"));
  await send("touchStart", ana);
  await send("touchMove", { x: ana.x, y: ana.y - 30 });
  await send("touchMove", { x: ana.x, y: ana.y - 60 });
  await send("touchEnd");
  expect(await read("calendar.isDragging")).toBe(false);
  await item(page, "Ana").evaluate((node) => node.scrollIntoView({ block: "center" }));
  const hour = ((await column(page, "2026-03-10").boundingBox())?.height ?? 0) / 24;
  const from = await centreOf(item(page, "Ana"));
  await send("touchStart", from);
  await expect.poll(() => page.locator(".trama-calendar-item[data-lifted]").count()).toBe(1);
  await send("touchMove", { x: from.x, y: from.y + hour - 1 });
  await send("touchMove", { x: from.x, y: from.y + hour });
  await send("touchEnd");
  await expect
    .poll(() => log().then((lines) => lines.at(-1)))
    .toContain('"start":"2026-03-10T14:00:00.000Z","end":"2026-03-10T15:30:00.000Z"');
  await item(page, "Ana").evaluate((node) => node.scrollIntoView({ block: "center" }));
  const box = await item(page, "Ana").boundingBox();
  if (!box) throw new Error("no item");
  const grip = { x: box.x + box.width / 2, y: box.y + box.height - 3 };
  await send("touchStart", grip);
  await send("touchMove", { x: grip.x, y: grip.y + hour / 2 - 1 });
  await send("touchMove", { x: grip.x, y: grip.y + hour / 2 });
  await send("touchEnd");
  await expect.poll(() => log().then((lines) => lines.at(-1))).toContain('"end":"2026-03-10T16:00:00.000Z"');
});

test("one tab stop leads to slots and items, which the arrow keys move between", async () => {
  const { page, log } = await open("plain");
  await enter(page);
  expect(await focusedName(page)).toBe("terça-feira, 10 de março, 08:00 – 08:30");
  await press(page, "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown");
  expect(await focusedName(page)).toBe("terça-feira, 10 de março, 10:00 – 10:30");
  await press(page, "ArrowDown");
  expect(await focusedName(page)).toBe("Ana, terça-feira, 10 de março, 10:00 – 11:30");
  await press(page, "Enter");
  expect((await log()).at(-1)).toContain('abriu {"item":{"id":"ana"');
  await press(page, "ArrowRight");
  expect(await focusedName(page)).toBe("quarta-feira, 11 de março, 10:00 – 10:30");
  await press(page, "Enter");
  expect((await log()).at(-1)).toContain('escolheu {"start":"2026-03-11T13:00:00.000Z"');
  await press(page, "Shift+ArrowDown", "Shift+ArrowDown", "Enter");
  expect((await log()).at(-1)).toBe(
    'escolheu {"start":"2026-03-11T13:00:00.000Z","end":"2026-03-11T14:30:00.000Z","allDay":false}',
  );
  await press(page, "Home");
  expect(await focusedName(page)).toBe("segunda-feira, 9 de março, 11:00 – 11:30");
  await press(page, "ArrowLeft");
  await expect.poll(() => focusedName(page)).toBe("domingo, 8 de março, 11:00 – 11:30");
  await press(page, "PageDown");
  await expect.poll(() => focusedName(page)).toBe("domingo, 15 de março, 11:00 – 11:30");
  await press(page, "Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Depois");
  await press(page, "Shift+Tab");
  expect(await focusedName(page)).toBe("domingo, 15 de março, 11:00 – 11:30");
});

test("Space lifts an item, the arrows move it, Shift changes its end, and what happens is announced", async () => {
  const { page, log, read } = await open("plain");
  await item(page, "Bia").focus();
  await press(page, "Space");
  await expect.poll(() => announced(page)).toBe("Bia levantado, terça-feira, 10 de março, 10:30 – 11:00.");
  expect(await read("calendar.isDragging")).toBe(true);
  await press(page, "ArrowDown", "ArrowRight", "Shift+ArrowDown");
  await expect.poll(() => announced(page)).toBe("Bia, quarta-feira, 11 de março, 11:00 – 12:00.");
  expect(await focusedName(page)).toBe("Bia, quarta-feira, 11 de março, 11:00 – 12:00");
  await press(page, "Space");
  await expect.poll(() => announced(page)).toBe("Bia solto, quarta-feira, 11 de março, 11:00 – 12:00.");
  expect((await log()).at(-1)).toContain('"start":"2026-03-11T14:00:00.000Z","end":"2026-03-11T15:00:00.000Z"');
  await press(page, "Space", "ArrowUp", "Escape");
  await expect.poll(() => announced(page)).toBe("Bia voltou, quarta-feira, 11 de março, 11:00 – 12:00.");
  expect(await log()).toEqual([]);
  // Not out of the week, and not shorter than a slot.
  await press(page, "Space", "Shift+ArrowUp", "Shift+ArrowUp", "Shift+ArrowUp", "Space");
  expect((await log()).at(-1)).toContain('"end":"2026-03-11T14:30:00.000Z"');
  await item(page, "Feira").focus();
  await press(page, "Space", "ArrowLeft", "ArrowLeft", "ArrowLeft", "Shift+ArrowRight", "Enter");
  expect((await log()).at(-1)).toContain('"start":"2026-03-09","end":"2026-03-12"');
  expect(await focusedName(page)).toContain("Feira, segunda-feira, 9 de março");
});

test("a month moves items by days, also between weeks, and leads to a day with more of them", async () => {
  const { page, log, read } = await open("full");
  await expectVisible(page.getByRole("button", { name: /^mais 4, terça-feira/ }));
  await item(page, "Visita 1").focus();
  await press(page, "Space", "ArrowDown");
  await expect.poll(() => focusedName(page)).toBe("Visita 1, terça-feira, 24 de março, 08:00 – 09:00");
  await press(page, "Space");
  expect((await log()).at(-1)).toContain('"start":"2026-03-24T11:00:00.000Z","end":"2026-03-24T12:00:00.000Z"');
  await press(page, "ArrowUp", "ArrowUp");
  expect(await focusedName(page)).toBe("mais 3, terça-feira, 17 de março");
  await drag(page, await centreOf(item(page, "Visita 2")), await centreOf(cell(page, "2026-03-19")));
  expect((await log()).at(-1)).toContain('"start":"2026-03-19T12:00:00.000Z"');
  await cell(page, "2026-03-05").click();
  expect((await log()).at(-1)).toBe('escolheu {"start":"2026-03-05","end":"2026-03-05","allDay":true}');
  await page.getByRole("button", { name: /^mais/ }).click();
  await expect.poll(() => read("calendar.view")).toBe("day");
  expect(await read("calendar.date")).toBe("2026-03-17");
});

test("days on which clocks change have 24 hours, and a moved item keeps its length", async () => {
  const { page, log, set } = await open("clocks");
  expect(await item(page, "Salto").getAttribute("aria-label")).toBe("Salto, domingo, 29 de março, 01:30 – 03:30");
  await item(page, "Véspera").focus();
  await press(page, "Space", "ArrowRight", "Space");
  expect((await log()).at(-1)).toContain('"start":"2026-03-29T08:00:00.000Z","end":"2026-03-29T09:00:00.000Z"');
  await item(page, "Salto").focus();
  await press(page, "Space", "ArrowLeft", "Space");
  expect((await log()).at(-1)).toContain('"start":"2026-03-28T00:30:00.000Z","end":"2026-03-28T01:30:00.000Z"');
  await set({ date: "2026-10-25" });
  await expect
    .poll(() => log().then((lines) => lines.at(-1)))
    .toBe('mostra {"start":"2026-10-18T22:00:00.000Z","end":"2026-10-25T23:00:00.000Z","view":"week"}');
  // It begins at 02:30 of summer and ends at 02:30 of winter.
  await expectVisible(item(page, "Dupla"));
});

test("a line is at the current time of the app's zone", async () => {
  const { page, call } = await open("plain");
  await call("calendar.showDate", { date: null });
  const line = page.locator(".trama-calendar-now");
  await expectVisible(line);
  const [shown, now] = await line.evaluate((node) => {
    const format = new Intl.DateTimeFormat("en", {
      timeZone: "America/Sao_Paulo",
      hourCycle: "h23",
      hour: "numeric",
      minute: "numeric",
    });
    const [hour = 0, minute = 0] = format.format().split(":").map(Number);
    return [
      (Number.parseFloat(getComputedStyle(node).getPropertyValue("top")) || 0) /
        (node.parentElement?.clientHeight ?? 1),
      (hour * 60 + minute) / 1440,
    ];
  });
  expect(Math.abs((shown ?? 0) - (now ?? 1)) * 1440).toBeLessThanOrEqual(2);
  expect(await page.locator('.trama-calendar-day[data-today="true"]').count()).toBe(1);
});

test("texts, fields and the content of items are the design's; without workflows nothing can be moved", async () => {
  const { page, errors } = await open("shown");
  await expectVisible(page.getByRole("button", { name: "Duda, terça-feira, 10 de março, 09:00 – 10:00" }));
  expect(await item(page, "DUDA").locator("b").textContent()).toBe("DUDA");
  await expectVisible(page.getByRole("button", { name: "Agora" }));
  await expectVisible(page.getByRole("button", { name: "Adiante" }));
  expect(await page.getByRole("button", { name: "Uma semana" }).count()).toBe(0);
  expect(await page.locator(".trama-calendar-allday").textContent()).toBe("inteiro");
  expect(await page.locator(".trama-calendar-grip").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("in English the calendar says the same", async () => {
  const { page, call } = await open("plain");
  await call("showLanguage", "en");
  await expectVisible(page.getByRole("button", { name: "Today" }));
  await item(page, "Ana").focus();
  await press(page, "Space");
  await expect.poll(() => announced(page)).toBe("Ana lifted, Tuesday, March 10, 10:00 AM – 11:30 AM.");
  await press(page, "Escape");
});

test.each(["week", "month", "day"] as const)("axe finds nothing in a %s, in either theme", async (view) => {
  const { page, set } = await open("plain");
  await set({ view });
  await expectVisible(page.locator(`[data-view="${view}"]`));
  expect(await axe(page)).toEqual([]);
  await enter(page);
  expect(await axe(page)).toEqual([]);
});

test("on a phone a week scrolls to its days, with its hours and the names of days in place", async () => {
  const { page, set } = await open("plain", { viewport: { width: 390, height: 760 } });
  const scroller = page.locator(".trama-calendar-scroll");
  expect(await scroller.evaluate((node) => node.scrollLeft)).toBeGreaterThan(50);
  const [grid, head, gutter] = await Promise.all(
    [scroller, page.locator(".trama-calendar-head"), page.locator(".trama-calendar-body > .trama-calendar-gutter")].map(
      (one) => one.boundingBox(),
    ),
  );
  expect(head?.y).toBe(grid?.y);
  expect(gutter?.x).toBe(grid?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await set({ view: "month", date: "2026-03-28" });
  // Weeks are high enough for fingers, so the last ones are below.
  await expect
    .poll(async () => {
      const [week, box] = [await cell(page, "2026-03-28").boundingBox(), await scroller.boundingBox()];
      return week && box && week.y >= box.y && week.y + 60 <= box.y + box.height;
    })
    .toBe(true);
  const small = await page
    .locator(".trama-calendar button")
    .evaluateAll((nodes) =>
      nodes.filter((node) => node.getBoundingClientRect().height < 44).map((node) => node.outerHTML),
    );
  expect(small).toEqual([]);
});
