import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { connectHotmart, hotmartSale } from "./reports.ts";
import { serveVendas } from "./site.ts";
import { openRow } from "./transactions.ts";

/** Sales as platforms report them, on the page of transactions. */

const site = serveVendas();

/** Opens a sale, and returns its panel. */
const openSale = async (code: string): Promise<Locator> =>
  openRow(await site.open(`/vendas/transacoes/?q=${code}`, { as: "owner" }), 0);

test("scenario 12: a refund that arrives before an older approval stays, and both are in the history", async () => {
  const send = await connectHotmart(site);
  const at = (minutesAgo: number, event: string) => ({
    ...hotmartSale("HP-fora-de-ordem"),
    id: event,
    event,
    creation_date: Date.now() - minutesAgo * 60_000,
  });
  expect(await send(at(5, "PURCHASE_REFUNDED"))).toBe("criada");
  expect(await send(at(10, "PURCHASE_APPROVED"))).toBe("historico");
  const panel = await openSale("HP-fora-de-ordem");
  await expectVisible(panel.getByText("Reembolsada").first());
  await panel.getByRole("tab", { name: "Histórico" }).click();
  await expectVisible(panel.getByRole("tabpanel").getByText("Reembolsada").first());
  await expectVisible(panel.getByRole("tabpanel").getByText("Aprovada").first());
  const response = await fetch(
    `${site.url}/rest/v1/vw_contatos?select=qtd_compras,total_compras_centavos&email=eq.dora@correio.example`,
    { headers: await site.headers("owner") },
  );
  expect(await response.json()).toEqual([{ qtd_compras: 0, total_compras_centavos: 0 }]);
});

test("commissions of a platform that do not add up are marked, and show where each is", async () => {
  const send = await connectHotmart(site);
  const sale = hotmartSale("HP-divergente");
  const commissions = [
    { source: "MARKETPLACE", value: 30.67, currency_value: "BRL" },
    { source: "PRODUCER", value: 250, currency_value: "BRL" },
  ];
  const report = { ...sale, data: { ...Object(Reflect.get(sale, "data")), commissions } };
  expect(await send(report)).toBe("criada");
  const panel = await openSale("HP-divergente");
  await expectVisible(panel.getByText(/^Divergência de -R\$\s16,33$/));
  await expectVisible(panel.getByText("Produção · Prevista"));
});
