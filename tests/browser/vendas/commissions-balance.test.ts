import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { open } from "./commissions.ts";
import { serveVendas } from "./site.ts";

const site = serveVendas();

interface Balance {
  readonly beneficiario_nome: string;
  readonly moeda: string;
  readonly saldo_centavos: number;
  readonly em_disputa_centavos: number;
  readonly prevista_centavos: number;
}

const call = async (name: string, body: object = {}): Promise<readonly Balance[]> => {
  const headers = { ...(await site.headers("finance")), "content-type": "application/json" };
  const response = await fetch(`${site.url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return response.json();
};
const people = ".comissoes-saldos-pessoa";
/** Opens the page and its list of balances. */
async function openBalances(...options: Parameters<typeof open>): Promise<Page> {
  const page = await open(...options);
  await page.getByRole("button", { name: /a receber agora/ }).click();
  await expectVisible(page.locator(people).first());
  return page;
}
const money = (cents: number, currency: string) =>
  (cents / 100).toLocaleString("pt-BR", { style: "currency", currency }).replace(/\s/g, " ");

test("each person has what to pay or to discount now, in words", async () => {
  // A refund of a sale that was paid: its producer owes it.
  const response = await fetch(
    `${site.url}/rest/v1/comissoes?select=transacoes!inner(plataforma,transacao_codigo)&status=eq.paga&papel=eq.afiliado&order=valor_centavos.desc&limit=1`,
    { headers: await site.headers("finance") },
  );
  const [paid]: { readonly transacoes: { readonly plataforma: string; readonly transacao_codigo: string } }[] =
    await response.json();
  await site.reportSale({
    ...{ plataforma: paid?.transacoes.plataforma, codigo: paid?.transacoes.transacao_codigo, chave: "saldo-devolvido" },
    ...{ status_origem: "refunded", status: "reembolsada", ocorrido_em: "2025-06-14T12:00:00Z" },
  });
  const balances = await call("rpc_comissoes_saldos");
  expect(balances.some((one) => one.saldo_centavos > 0)).toBe(true);
  const page = await openBalances(site);
  const shown = await page.locator(people).allInnerTexts();
  expect(shown.map((text) => text.replace(/\s+/g, " "))).toEqual(
    balances.map((one) =>
      [
        one.beneficiario_nome,
        one.saldo_centavos > 0
          ? `A pagar ${money(one.saldo_centavos, one.moeda)}`
          : one.saldo_centavos < 0
            ? `A descontar ${money(-one.saldo_centavos, one.moeda)}`
            : "Nada agora",
        [
          one.em_disputa_centavos !== 0 ? `${money(one.em_disputa_centavos, one.moeda)} em disputa` : "",
          one.prevista_centavos !== 0 ? `${money(one.prevista_centavos, one.moeda)} previstos` : "",
        ]
          .filter((part) => part !== "")
          .join(" · "),
      ]
        .filter((part) => part !== "")
        .join(" "),
    ),
  );
});

test("finance closes the period once, after a question", async () => {
  const page = await open(site);
  await page.getByRole("button", { name: "Fechar período" }).click();
  const question = page.getByRole("dialog", { name: /^Fechar até \d\d\/\d\d\/\d\d\?$/ });
  await expectVisible(question.getByText(/entra no mês seguinte/));
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expectDetached(question);
  await page.getByRole("button", { name: "Fechar período" }).click();
  await question.getByRole("button", { name: "Fechar período" }).click();
  await expectDetached(question);
  await expectVisible(page.getByText(/^Período fechado até \d\d\/\d\d\/\d\d\.$/));
  await expectVisible(page.getByText(/^Fechado até \d\d\/\d\d\/\d\d$/));
  await expect.poll(() => page.getByRole("button", { name: "Fechar período" }).count()).toBe(0);
});

test("a person with access to their own commissions sees their own balance, and closes nothing", async () => {
  const page = await openBalances(site, "", { as: "traffic" });
  const names = await page.locator(".comissoes-saldos-nome").allInnerTexts();
  expect(new Set(names)).toEqual(new Set(["Felipe Rocha"]));
  expect(await page.getByRole("button", { name: "Fechar período" }).count()).toBe(0);
});

test("balances that fail are reported with a retry, and none is said", async () => {
  const source = "**/rest/v1/rpc/rpc_comissoes_saldos*";
  const page = await open(site, "", {
    prepare: (page) => page.route(source, (route) => route.fulfill({ status: 500, body: "{}" })),
  });
  await expectVisible(page.getByRole("region", { name: "Saldo por pessoa" }).getByText("Não foi possível carregar."));
  await page.unrouteAll();
  await page.route(source, (route) => route.fulfill({ json: [] }));
  await page.getByRole("button", { name: "Tentar de novo: Saldo por pessoa" }).click();
  await expectVisible(page.getByText("Nada a pagar nem a descontar."));
  site.takeProblems();
});
