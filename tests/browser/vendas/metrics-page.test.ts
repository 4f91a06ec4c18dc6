import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { sizes, sizesTried, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { demoEnd, serveVendas } from "./site.ts";

const site = serveVendas();
const path = "/trafego/metricas-facebook/";
const grid = ".trafego-grade-grade:not([aria-busy])";

test("scenario 30: a campaign without impressions has a dash for its CTR, and levels lead into each other", async () => {
  await site.query(
    `insert into public.metricas_facebook (conta_id, conta_anuncio_id, dia, campanha_id, campanha_nome, conjunto_id,
       conjunto_nome, anuncio_id, anuncio_nome)
     select conta_id, id, $1, 'c0', 'Sem impressões', 's0', 'Conjunto parado', 'a0', 'Anúncio parado'
     from public.contas_anuncio where conta_id = (select id from public.contas where slug = 'escola-aurora')
     order by nome limit 1`,
    [demoEnd.slice(0, 10)],
  );
  const page = await site.open(path, { as: "traffic", now: demoEnd });
  await expectVisible(page.locator(`${grid} [data-row]`).first());
  await expectVisible(page.locator(`${grid} [data-row="total"]`));
  await expectVisible(page.getByText(/^Vendas sem origem: \d+/));
  await page.locator(`${grid} .trafego-grade-entrar`).first().click();
  await expect.poll(() => new URL(page.url()).searchParams.get("nivel")).toBe("conjunto");
  expect(new URL(page.url()).searchParams.get("campanha")).not.toBeNull();
  await page.getByRole("button", { name: "Ver tudo" }).click();
  await page.getByRole("tab", { name: "Anúncio", exact: true }).click();
  await page.locator(grid).getByRole("columnheader", { name: "Gasto" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("ordem")).toBe("gasto");
  await page.getByRole("searchbox", { name: "Buscar anúncios" }).fill("Anúncio parado");
  for (const column of ["ctr", "roasReal"])
    await expect.poll(() => page.locator(`${grid} [data-row="a0"] .trafego-grade-${column}`).innerText()).toBe("—");
  await page.getByRole("tab", { name: "Campanha", exact: true }).click();
  await page.getByRole("searchbox", { name: "Buscar anúncios" }).fill("Sem impressões");
  await expect.poll(() => page.locator(`${grid} [data-row="c0"] .trafego-grade-ctr`).innerText()).toBe("—");
  await page.getByRole("searchbox", { name: "Buscar anúncios" }).fill("");
  await page.getByRole("checkbox", { name: "Comparar com período anterior" }).click();
  await expectVisible(page.locator(".cartao-kpi-antes").first());
  await page.getByRole("button", { name: "Vendas e ROAS de perto, com zoom" }).click();
  await expectVisible(page.locator(".apexcharts-zoom-icon"));
});

test.each(Object.entries(sizes))("one list explains the figures without sorting, on %s", async (_, size) => {
  const page = await site.open(path, { ...size, as: "traffic", now: demoEnd });
  await page.getByRole("button", { name: "Como se calcula" }).click();
  await expectVisible(page.getByText("CTR: cliques no link ÷ impressões"));
  await expectVisible(page.getByText("Menos de 1 perde, de 1 a 2 empata, mais de 2 ganha"));
  expect(new URL(page.url()).searchParams.get("ordem")).toBeNull();
});

test("all columns are in sight at 1366 px", async () => {
  const page = await site.open(path, { as: "traffic", now: demoEnd, width: 1366, height: 768 });
  await expectVisible(page.locator(`${grid} [data-row="total"]`));
  const hidden = await page.locator(grid).evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
});

test.each(Object.entries(sizes))("one figure leads the others, on %s", async (_, size) => {
  const page = await site.open(path, { ...size, as: "traffic", now: demoEnd });
  await expectVisible(page.getByText(/de receita para .* de gasto$/));
  const figures = await page
    .getByRole("region", { name: "Números do período" })
    .getByRole("group")
    .evaluateAll((groups) =>
      groups.map((group) => ({
        name: group.ariaLabel,
        size: Math.max(...[...group.querySelectorAll("*")].map((node) => parseFloat(getComputedStyle(node).fontSize))),
      })),
    );
  const [leader, ...others] = figures;
  expect(leader?.name).toBe("ROAS real");
  expect(others).toHaveLength(7);
  for (const { size: other } of others) expect(other * 2).toBeLessThanOrEqual(leader?.size ?? 0);
});

test.each(sizesTried)("axe finds nothing in the metrics, and they fit, on %s", async (_, size) => {
  const page = await site.open(path, { ...size, as: "owner", now: demoEnd });
  await expectVisible(page.locator(`${grid} [data-row]`).first());
  // Money has its currency, also where it is short.
  expect(await page.getByRole("group", { name: "Gasto", exact: true }).innerText()).toContain("R$");
  expect(await violations(page, "metrics")).toEqual([]);
  await expectFits(page);
});
