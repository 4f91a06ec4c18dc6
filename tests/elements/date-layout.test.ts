import { expect, test } from "vitest";
import { violations } from "../browser/axe.ts";
import {
  captions,
  closedCalendar,
  descriptions,
  openCalendar,
  option,
  panel,
  pressDay,
  select,
  swipe,
  typeTime,
} from "./date-parts.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("a calendar alone is always there, and applies its presses", async () => {
  const app = await openScene("date-layout", "inline");
  const { page } = app;
  await expectVisible(page.getByRole("group", { name: "Data" }).getByRole("grid"));
  await expect.poll(() => page.locator(".trama-select-trigger").count()).toBe(0);
  expect(await descriptions(page.getByRole("group", { name: "Data" }))).toEqual(["Só dias úteis"]);
  await pressDay(page, "2025-06-12");
  await expect.poll(() => app.read("d.value")).toBe("2025-06-12");
  await app.call("d.setValue", { value: "2025-06-13" });
  await expect.poll(() => page.locator("[aria-selected=true]").getAttribute("data-day")).toBe("2025-06-13");
  await app.call("d.focus");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("13");
  await app.call("d.open");
  await expect.poll(() => app.read("d.isOpen")).toBe(false);
  expect(await app.log()).toEqual(['muda {"value":"2025-06-12","start":null,"end":null,"values":[]}']);
  expect(app.errors).toEqual([]);
});

test("a calendar alone fills its box or is centred; the button for now chooses today", async () => {
  const app = await openScene("date-layout", "centered");
  const { page } = app;
  const box = async () => (await page.locator(".trama-date-inline").boundingBox()) ?? { x: 0, width: 0 };
  await expectVisible(page.getByRole("grid"));
  const { x, width } = await box();
  expect(Math.abs(x + width / 2 - 683)).toBeLessThan(12);
  expect(width).toBeLessThan(400);
  await page.getByRole("button", { name: "Hoje" }).click();
  const today = await page.locator("[data-today=true]").getAttribute("data-day");
  await select(page).click();
  await expect.poll(() => app.read("d.value")).toBe(today);
  const wide = await openScene("date-layout", "inlineRange");
  await expect.poll(() => captions(wide.page)).toEqual(["junho de 2025", "julho de 2025"]);
  expect((await wide.page.locator(".trama-date-inline").boundingBox())?.width).toBeGreaterThan(1200);
});

test("months move together, or each on its own", async () => {
  const app = await openScene("date-layout", "solo");
  const { page } = app;
  await openCalendar(page);
  await expect.poll(() => captions(page)).toEqual(["junho de 2025", "julho de 2025", "agosto de 2025"]);
  await page.getByRole("button", { name: "Próximo mês" }).nth(1).click();
  await expect.poll(() => captions(page)).toEqual(["junho de 2025", "agosto de 2025", "agosto de 2025"]);
  await page.getByRole("button", { name: "Mês anterior" }).first().click();
  await expect.poll(() => captions(page)).toEqual(["maio de 2025", "agosto de 2025", "agosto de 2025"]);
  const boxes = await page.getByRole("grid").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  expect(new Set(boxes).size).toBe(1);
});

test("months below each other move by the number that is visible, with a transition", async () => {
  const app = await openScene("date-layout", "vertical");
  const { page } = app;
  await openCalendar(page);
  const boxes = await page.getByRole("grid").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(boxes[1]?.y).toBeGreaterThan((boxes[0]?.y ?? 0) + 200);
  await page.getByRole("button", { name: "Próximo mês" }).click();
  await expect.poll(() => captions(page)).toEqual(["agosto de 2025", "setembro de 2025"]);
  await expect.poll(() => page.getByRole("grid").first().getAttribute("data-motion")).toBe("slide-up");
  await page.getByRole("button", { name: "Mês anterior" }).click();
  await expect.poll(() => captions(page)).toEqual(["junho de 2025", "julho de 2025"]);
  await expect.poll(() => page.getByRole("grid").first().getAttribute("data-motion")).toBe("slide-down");
});

test("a step may be several months, and never leaves the bounds", async () => {
  const app = await openScene("date-layout", "steps");
  const { page } = app;
  await openCalendar(page);
  const next = page.getByRole("button", { name: "Próximo mês" });
  const motion = () => page.getByRole("grid").getAttribute("data-motion");
  await next.click();
  await expect.poll(() => captions(page)).toEqual(["setembro de 2025"]);
  await expect.poll(motion).toBe("slide-left");
  await next.click();
  await expect.poll(() => captions(page)).toEqual(["outubro de 2025"]);
  await expect.poll(() => next.getAttribute("aria-disabled")).toBe("true");
  const previous = page.getByRole("button", { name: "Mês anterior" });
  for (const month of ["julho", "maio"]) {
    await previous.click();
    await expect.poll(() => captions(page)).toEqual([`${month} de 2025`]);
  }
  await expect.poll(motion).toBe("slide-right");
  await expect.poll(() => previous.getAttribute("aria-disabled")).toBe("true");
});

test("a trimmed month has only its weeks; its name is a text", async () => {
  const app = await openScene("date-layout", "trimmed");
  const { page } = app;
  await openCalendar(page);
  await expect.poll(() => page.getByRole("rowheader").count()).toBe(4);
  await expect.poll(() => page.getByRole("combobox").count()).toBe(0);
  await page.getByRole("button", { name: "Próximo mês" }).click();
  await expect.poll(() => page.getByRole("rowheader").count()).toBe(5);
  await expect.poll(() => page.getByRole("grid").getAttribute("data-motion")).toBe("fade");
});

test("a swipe of a finger shows the next month, a tap and a vertical move do not", async () => {
  const app = await openScene("date-layout", "dragged", { viewport: { width: 390, height: 844 } });
  const { page } = app;
  await openCalendar(page);
  const days = ".trama-month-grid";
  await swipe(page, days, { x: -90 });
  await expect.poll(() => captions(page)).toEqual(["julho de 2025"]);
  await swipe(page, days, { x: 90 });
  await swipe(page, days, { x: 60 });
  await expect.poll(() => captions(page)).toEqual(["maio de 2025"]);
  await swipe(page, days, { x: 20, y: 70 });
  await swipe(page, days, { x: 4 });
  await expect.poll(() => captions(page)).toEqual(["maio de 2025"]);
});

test("dragging the mouse over days chooses a range", async () => {
  const app = await openScene("date-layout", "dragged");
  const { page } = app;
  await openCalendar(page);
  const middle = async (day: string) => {
    const box = await page.locator(`[data-day="${day}"]`).first().boundingBox();
    return [(box?.x ?? 0) + 15, (box?.y ?? 0) + 15] as const;
  };
  await page.mouse.move(...(await middle("2025-06-24")));
  await page.mouse.down();
  await page.mouse.move(...(await middle("2025-06-19")), { steps: 5 });
  await expect.poll(() => page.locator(".trama-day-preview").count()).toBe(6);
  await page.mouse.up();
  await expect.poll(() => panel(page).getByRole("status").last().textContent()).toBe("19/06/2025 – 24/06/2025");
  await select(page).click();
  await closedCalendar(page);
  expect(await app.log()).toEqual(['muda {"value":null,"start":"2025-06-19","end":"2025-06-24","values":[]}']);
});

test("a finger held on a day drags a range, and does not show the next month", async () => {
  const app = await openScene("date-layout", "dragged", { viewport: { width: 390, height: 844 } });
  const { page } = app;
  await openCalendar(page);
  const shown = await captions(page);
  const middle = async (day: string) => {
    const box = await page.locator(`[data-day="${day}"]`).first().boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  await touch("touchStart", [await middle("2025-06-09")]);
  await expect.poll(() => page.locator("[aria-selected=true]").count()).toBe(1);
  for (const day of ["2025-06-10", "2025-06-12"]) await touch("touchMove", [await middle(day)]);
  await expect.poll(() => page.locator(".trama-day-preview").count()).toBe(4);
  await touch("touchEnd", []);
  await session.detach();
  await expect.poll(() => panel(page).getByRole("status").last().textContent()).toBe("09/06/2025 – 12/06/2025");
  expect(await captions(page)).toEqual(shown);
});

test("a guided choice goes from step to step", async () => {
  const app = await openScene("date-layout", "flow");
  const { page } = app;
  await openCalendar(page);
  await option(page, "2026").click();
  await expectVisible(page.getByRole("gridcell", { name: "março de 2026" }));
  await option(page, "março de 2026").click();
  await expect.poll(() => captions(page)).toEqual(["março de 2026"]);
  await pressDay(page, "2026-03-10");
  await expect.poll(() => page.getByRole("grid").count()).toBe(0);
  await typeTime(page, "0800");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect.poll(() => captions(page)).toEqual(["março de 2026"]);
  await select(page).click();
  await closedCalendar(page);
  expect(await app.log()).toEqual([
    'passo {"step":"month"}',
    'passo {"step":"calendar"}',
    'passo {"step":"time"}',
    'muda {"value":"2026-03-10T11:00:00.000Z","start":null,"end":null,"values":[]}',
  ]);
  await openCalendar(page);
  await page.getByRole("button", { name: "Voltar" }).click();
  await expect.poll(() => captions(page)).toEqual(["março de 2026"]);
  expect(app.errors).toEqual([]);
});

test("in a range both ends have their lists, and the last step applies", async () => {
  const app = await openScene("date-layout", "flowOfRange");
  const { page } = app;
  await openCalendar(page);
  await pressDay(page, "2025-06-03");
  await pressDay(page, "2025-06-04");
  for (const [grid, name] of [
    ["Hora inicial: Horas", "09"],
    ["Hora inicial: Minutos", "15"],
    ["Hora final: Horas", "18"],
    ["Hora final: Minutos", "00"],
  ] as const) {
    await expectVisible(page.getByRole("grid", { name: grid }));
    expect((await app.log()).filter((line) => line.startsWith("muda"))).toEqual([]);
    await option(page, name).click();
  }
  await closedCalendar(page);
  expect(await app.log()).toEqual([
    'muda {"value":null,"start":"2025-06-03T12:15:00.000Z","end":"2025-06-04T21:00:00.000Z","values":[]}',
  ]);
});

test("content before and after the calendar; the first takes the place of the presets", async () => {
  const app = await openScene("date-layout", "sidebars");
  const { page } = app;
  await openCalendar(page);
  const left = await panel(page).getByText("à esquerda").boundingBox();
  const right = await panel(page).getByText("à direita").boundingBox();
  const grid = await page.getByRole("grid").boundingBox();
  expect(left?.x).toBeLessThan(grid?.x ?? 0);
  expect(right?.x).toBeGreaterThan(grid?.x ?? 0);
  await expect.poll(() => page.getByRole("button", { name: "Hoje" }).count()).toBe(0);
  await panel(page).getByText("à direita").click();
  expect(await app.log()).toEqual([expect.stringMatching(/^direita/)]);
});

test("texts and labels of the design, and the position of the calendar", async () => {
  const app = await openScene("date-layout", "texts");
  const { page } = app;
  await expectVisible(page.getByRole("button", { name: "Apagar" }));
  await openCalendar(page);
  await expectVisible(page.getByRole("list", { name: "Escolhas" }));
  for (const name of ["Feito", "Deixar", "Já", "Antes", "Depois"])
    await expectVisible(page.getByRole("button", { name, exact: true }));
  const control = await page.locator(".p-d .trama-control").boundingBox();
  const box = await panel(page).boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(Math.round((control?.x ?? 0) + (control?.width ?? 0)));
  expect(Math.round((box?.y ?? 0) - (control?.y ?? 0) - (control?.height ?? 0))).toBe(10);
});

test("custom properties of the element reach its panel", async () => {
  const app = await openScene("date-layout", "look");
  const { page } = app;
  await openCalendar(page);
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node, one) => getComputedStyle(node).getPropertyValue(one), name);
  expect(await style(".trama-day-start > button", "background-color")).toBe("rgb(1, 120, 60)");
  expect(await style(".trama-day-middle", "background-color")).toBe("rgb(200, 230, 210)");
  expect(await style(".trama-day", "height")).toBe("50px");
  expect(await style(".trama-time-part", "font-size")).toBe("30px");
  expect(await style(".trama-date-chosen", "font-size")).toBe("11px");
  expect(await style(".trama-date-panel", "font-size")).toBe("18px");
  expect((await panel(page).boundingBox())?.width).toBeGreaterThanOrEqual(480);
});

test.each([
  ["several calendars", () => openScene("date-layout", "solo")],
  ["a guided choice", () => openScene("date-layout", "flow")],
  ["moments", () => openScene("date-modes", "moments")],
  ["months", () => openScene("date-modes", "months")],
  ["times", () => openScene("date-modes", "times")],
  ["a calendar alone", () => openScene("date-layout", "inlineRange")],
])("axe finds nothing in %s, in both themes", async (_name, open) => {
  const { page } = await open();
  await page.addStyleTag({ content: "*,::before,::after{animation:none!important;transition:none!important}" });
  await expectVisible(page.locator(".p-d"));
  if ((await page.locator(".p-d .trama-select-trigger").count()) > 0) await openCalendar(page);
  else await expectVisible(page.getByRole("grid").first());
  expect(await violations(page, { tags: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] })).toEqual([]);
});
