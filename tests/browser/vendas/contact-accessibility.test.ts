import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { contactPath, openContact, serveVendas } from "./site.ts";

const site = serveVendas();

test.each(sizesTried)("axe finds nothing in the parts of a contact, on %s", async (_, size) => {
  const page = await openContact(site, await contactPath(site, 0), { as: "owner", ...size });
  const found: string[] = [];
  await expectVisible(page.locator(".contato-evento-titulo").first());
  found.push(...(await violations(page, "time line")));
  for (const tab of ["Compras", "Tarefas"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expectVisible(page.locator("[role=tabpanel]:visible :is([data-row], p)").first());
    found.push(...(await violations(page, tab)));
  }
  const missing = await site.open("/contato/ninguem/", { as: "owner", ...size });
  await expectVisible(missing.getByText("Contato não encontrado."));
  found.push(...(await violations(missing, "not found")));
  expect(found).toEqual([]);
});
