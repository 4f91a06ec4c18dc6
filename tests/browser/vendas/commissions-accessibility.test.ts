import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { open, ready } from "./commissions.ts";
import { expectFits } from "./measure.ts";
import { serveVendas } from "./site.ts";

const site = serveVendas();

test.each(sizesTried)("axe finds nothing in the commissions, and they fit, on %s", async (_, size) => {
  const page = await open(site, "", size);
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  await expectVisible(page.locator(".comissoes-pessoas-grade:not([aria-busy]) [data-row]").first());
  await look("people");
  await expectFits(page);
  await page.getByRole("tab", { name: "Liberadas" }).click();
  await ready(page);
  await page.getByRole("checkbox", { name: "Selecionar comissão" }).first().click();
  await look("list");
  await expectFits(page);
  await page.getByRole("button", { name: "Marcar como pagas" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Marcar como pagas" }));
  await look("payment");
  expect(found).toEqual([]);
});
