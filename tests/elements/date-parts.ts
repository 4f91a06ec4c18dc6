import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { expectDetached, expectVisible } from "./expect-locator.ts";

// How tests of the date pickers reach the parts of a calendar.

export const panel = (page: Page) => page.getByRole("dialog");

/** Open the calendar of the picker `d`, or of another one. */
export async function openCalendar(page: Page, name = "d"): Promise<void> {
  await page.locator(`.p-${name} .trama-select-trigger`).click();
  await expectVisible(panel(page).locator(".trama-date-main"));
}

export const closedCalendar = (page: Page) => expectDetached(panel(page));

export const pressDay = (page: Page, day: string) => page.locator(`[data-day="${day}"] button`).first().click();

/** A month, year, hour, minute or second of a grid. */
export const option = (page: Page, name: string) =>
  page.getByRole("gridcell", { name, exact: true }).getByRole("button");

export const part = (page: Page, name: string, group = "Hora") =>
  page.getByRole("group", { name: group, exact: true }).getByRole("spinbutton", { name, exact: true });

export async function typeTime(page: Page, digits: string, group = "Hora"): Promise<void> {
  await part(page, "Horas", group).focus();
  await page.keyboard.type(digits);
}

export const select = (page: Page) => page.getByRole("button", { name: "Selecionar" });

export const face = (page: Page, name = "d") => page.locator(`.p-${name} .trama-select-trigger`);

/** The texts of the options of a grid that can be chosen. */
export const openOptions = (page: Page) => page.locator(".trama-option-button:not([aria-disabled])").allTextContents();

export const captions = (page: Page) =>
  page.getByRole("grid").evaluateAll((grids) => grids.map((grid) => grid.getAttribute("aria-label")));

/** What a finger does: it touches at a point and leaves at another. */
export async function swipe(
  page: Page,
  selector: string,
  by: { readonly x: number; readonly y?: number },
): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  expect(box).not.toBeNull();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  await touch("touchStart", [{ x, y }]);
  for (const part of [0.5, 1]) await touch("touchMove", [{ x: x + by.x * part, y: y + (by.y ?? 0) * part }]);
  await touch("touchEnd", []);
  await session.detach();
}

/** The texts that describe a control for screen readers. */
export const descriptions = (control: Locator) =>
  control.evaluate((node) =>
    (node.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent),
  );
