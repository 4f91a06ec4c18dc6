import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { some } from "../../depth.ts";
import { accessIn, over } from "./session-end.ts";
import { afterContacts, contactRows, demoEnd, people, saleRows, serveVendas, signIn } from "./site.ts";

/** The clock of a device may be wrong, and may be set right at any time. Access tokens last a quarter of a minute here. */

const site = serveVendas({ tokenSeconds: 15 });

test.each(some([1, -1], 2))("work goes on when the clock jumps by %i day", async (days) => {
  const prepare = async (on: Page) => {
    await on.clock.install({ time: demoEnd });
  };
  const page = await site.open("/contatos/", { prepare });
  await signIn(page, people.owner);
  await contactRows(page);
  const sort = (name: string) =>
    afterContacts(page, () => page.getByRole("columnheader", { name }).getByRole("button").first().click());
  await sort("Nome");
  await expect.poll(() => new URL(page.url()).search).toContain("ordem=");
  const before = new URL(page.url()).search;
  const access = await accessIn(page);
  await page.clock.setSystemTime(Date.parse(demoEnd) + days * 86_400_000);
  await sort("Nome");
  await expect.poll(() => new URL(page.url()).search).not.toBe(before);
  await over(site, access);
  const menu = page.getByRole("navigation", { name: "Páginas", exact: true });
  await menu.getByRole("link", { name: /^Transações( \d|$)/ }).click();
  await saleRows(page);
  expect(await accessIn(page)).not.toBe(access);
  await page.reload();
  await saleRows(page);
  site.expectRefusals();
});
