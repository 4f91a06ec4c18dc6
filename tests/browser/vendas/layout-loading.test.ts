import { expect, test } from "vitest";
import { isDeep } from "../../depth.ts";
import { expectAttached, expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { expectStill, watchShifts } from "./measure.ts";
import { contactPath, contactRows, demoEnd, openContact, people, profileAddress, serveVendas, signIn } from "./site.ts";

const site = serveVendas();
const widths = isDeep ? [1366, 900, 390] : [390];

test.each(widths)("nothing moves while pages load, %i px wide", async (width) => {
  const login = await site.open("/", { width, before: watchShifts });
  await expectVisible(login.getByRole("button", { name: "Entrar", exact: true }));
  await expectDetached(login.locator("[data-prerendered]"));
  await expectStill(login);
  const page = await site.open("/contatos/", { as: "owner", width, before: watchShifts });
  await contactRows(page);
  await expectVisible(page.getByRole("navigation", { name: "Páginas da lista" }));
  await expectStill(page);
  await page.goto(await profileAddress(page));
  await expectVisible(page.getByRole("textbox", { name: "Nome" }));
  await expectStill(page);
});

test.each(widths)("nothing moves while a contact loads, %i px wide", async (width) => {
  const page = await openContact(site, await contactPath(site, 0), { as: "owner", width, before: watchShifts });
  await expectVisible(page.locator(".contato-evento-titulo").first());
  await expectAttached(page.locator(".contato-lateral-linhaAcesso").first());
  await expectStill(page);
});

test("over a whole session, almost nothing moves by itself: the login, every page of the menu, a panel", async () => {
  const page = await site.open("/", { width: 1366, now: demoEnd, before: watchShifts });
  await signIn(page, people.owner);
  const links = page.getByRole("navigation").first().getByRole("link");
  await expectVisible(links.first());
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(names.length).toBeGreaterThan(10);
  for (const href of names) {
    // After a click by hand shifts would not count, so a script clicks.
    await page
      .locator(`nav a[href="${href}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expectVisible(page.locator("main").getByRole("heading", { level: 1 }));
    await page.waitForTimeout(300);
  }
  await page
    .locator('nav a[href$="/transacoes/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  // The list makes room for the panel, as an answer to the click.
  await page.locator("main [role=grid] [data-row]").first().click();
  await page.waitForTimeout(500);
  await expectStill(page, 0.05);
});
