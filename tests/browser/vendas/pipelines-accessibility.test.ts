import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { panel, path, pipelinesOf } from "./pipelines.ts";
import { serveVendas } from "./site.ts";

const site = serveVendas();
const { open, create } = pipelinesOf(site);

test.each(sizesTried)("axe finds nothing in the pipelines, and they fit, on %s", async (name, size) => {
  const id = await create(`Vista ${name}`);
  const page = await open("", size);
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  await expectVisible(page.locator(".trama-card").first());
  await look("board");
  await expectFits(page);
  await page.getByRole("tab", { name: "Lista" }).click();
  await expectVisible(page.locator(".pipelines-lista-grade [data-row]").first());
  await look("list");
  await expectFits(page);
  await page.goto(`${site.url}${path}?oportunidade=${id}`);
  await expectVisible(panel(page).getByRole("combobox", { name: "Responsável" }));
  await look("panel");
  await panel(page).getByRole("button", { name: "Ganhar" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Encerrar oportunidade" }));
  await look("closing");
  await page.goto(`${site.url}${path}?ajustes=true`);
  await expectVisible(page.getByRole("textbox", { name: "Nome do pipeline" }));
  await look("settings");
  expect(found).toEqual([]);
});
