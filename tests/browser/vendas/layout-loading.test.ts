import { test } from "vitest";
import { isDeep } from "../../depth.ts";
import { expectAttached, expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { expectStill, watchShifts } from "./measure.ts";
import { contactPath, contactRows, openContact, profileAddress, serveVendas } from "./site.ts";

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
