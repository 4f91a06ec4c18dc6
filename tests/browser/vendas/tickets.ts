import type { Page } from "playwright-core";
import { expectVisible } from "../../elements/expect-locator.ts";

/** Tickets of the demo: three with a conversation, and a closed one. */
export const tickets = { first: "AT-2506-00005", second: "AT-2506-00024", third: "AT-2506-00039" } as const;

/** A field of a ticket. */
export const field = (page: Page, name: string) => page.getByRole("combobox", { name });

/** Choose an option in a field. */
export const choose = async (page: Page, name: string, option: string) => {
  await field(page, name).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

/** Wait until a field shows a value. */
export const shows = (page: Page, name: string, value: string) =>
  expectVisible(field(page, name).filter({ hasText: value }));

/** Wait for a notice. */
export const notice = (page: Page, text: string) => expectVisible(page.getByText(text, { exact: true }).first());
