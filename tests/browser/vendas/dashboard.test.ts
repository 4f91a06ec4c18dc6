import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { afterNumbers, fail, functions, now, numbersThere, openDashboard } from "./dashboard.ts";
import { serveVendas } from "./site.ts";

const site = serveVendas();

const card = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const block = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The displayed value of a card, without the comparison. */
const shownIn = async (page: Page, name: string): Promise<string> =>
  (await card(page, name).locator(".trama-number-display:visible").innerText()).replaceAll("\u00A0", " ");

interface Sale {
  readonly status: string;
  readonly valor_produto_centavos: number;
  readonly valor_reembolsado_centavos: number;
  readonly minha_comissao_centavos: number;
}

/** The sales approved in a period, fetched row by row as the person on the page. */
function approvedSales(page: Page, filter: string): Promise<readonly Sale[]> {
  return page.evaluate(async (conditions) => {
    const session = /trama-signed-in=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const { backendKey } = JSON.parse(document.querySelector("#trama-env")?.textContent ?? "{}");
    const headers = { apikey: backendKey, "x-trama-session": session };
    const columns = "status,valor_produto_centavos,valor_reembolsado_centavos,minha_comissao_centavos";
    return (await fetch(`/rest/v1/vw_transacoes?select=${columns}&moeda=eq.BRL&${conditions}`, { headers })).json();
  }, filter);
}

const inWindow = "aprovada_em=gte.2025-05-16T03:00:00Z&aprovada_em=lt.2025-06-16T03:00:00Z";

function sumsOf(sales: readonly Sale[]) {
  const kept = sales.filter(({ status }) => !["reembolsada", "chargeback"].includes(status));
  const paidBack = (sale: Sale) => (sale.status === "reembolsada_parcial" ? sale.valor_reembolsado_centavos : 0);
  const sum = (of: (sale: Sale) => number) => kept.reduce((total, sale) => total + of(sale), 0);
  const revenue = sum((sale) => sale.valor_produto_centavos - paidBack(sale));
  const money = (cents: number) =>
    new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" })
      .format(cents / 100)
      .replaceAll("\u00A0", " ");
  return {
    revenue: money(revenue),
    net: money(sum((sale) => sale.minha_comissao_centavos)),
    count: String(kept.length),
    ticket: money(Math.round(revenue / kept.length)),
    returned: String(sales.length - kept.length),
  };
}

test("scenario 6: the dashboard opens on the last 30 days and today, with the sums of their sales", async () => {
  const asked: Record<string, string>[] = [];
  const page = await openDashboard(site, {
    as: "owner",
    prepare: (opening) =>
      opening.on("request", (request) => {
        if (request.url().includes("rpc_dashboard_") && request.method() === "POST")
          asked.push(request.postDataJSON() ?? {});
      }),
  });
  await expect.poll(() => asked).toHaveLength(5);
  for (const one of asked.filter(({ p_inicio }) => p_inicio)) {
    expect(one).toMatchObject({ p_inicio: "2025-05-16", p_fim: "2025-06-16" });
  }
  expect(asked.filter(({ p_inicio }) => p_inicio)).toHaveLength(4);
  await expectVisible(page.getByText("16/05/25 – 15/06/25"));
  await expectVisible(page.getByText("Comparado com 15/04/25 – 15/05/25"));
  const sums = sumsOf(await approvedSales(page, inWindow));
  expect(Number(sums.count)).toBeGreaterThan(0);
  await expect.poll(() => shownIn(page, "Receita aprovada")).toBe(sums.revenue);
  await expect.poll(() => shownIn(page, "Receita líquida")).toBe(sums.net);
  await expect.poll(() => shownIn(page, "Vendas aprovadas")).toBe(sums.count);
  await expect.poll(() => shownIn(page, "Ticket médio")).toBe(sums.ticket);
  await expect.poll(() => shownIn(page, "Reembolsos + chargebacks")).toBe(sums.returned);
  await expect.poll(() => shownIn(page, "Taxa de aprovação do cartão")).toMatch(/^\d{1,3},\d%$/);
});

test("a change is shown by an arrow, a number and a word; more refunds are worse", async () => {
  const page = await openDashboard(site);
  await expect
    .poll(() => card(page, "Vendas aprovadas").locator(".cartao-kpi-comparacao").innerText())
    .toMatch(/^\+\d+ melhor\s+antes \d+$/);
  await expect.poll(() => card(page, "Vendas aprovadas").locator(".cartao-kpi-subiu").count()).toBe(1);
  await expect.poll(() => card(page, "Reembolsos + chargebacks").innerText()).toMatch(/\+\d+ pior/);
  await expect.poll(() => card(page, "Ticket médio").innerText()).toMatch(/\d% (melhor|pior)/);
  await expect.poll(() => card(page, "Reembolsos + chargebacks").locator(".cartao-kpi-subiu").count()).toBe(1);
});

test("a product and a platform filter the numbers, and are in the address", async () => {
  const page = await openDashboard(site);
  const before = await shownIn(page, "Receita aprovada");
  await page.getByRole("combobox", { name: "Produto" }).click();
  const option = page.getByRole("option").first();
  const name = await option.innerText();
  const asked = await afterNumbers(page, () => option.click());
  expect(asked.p_produto).toMatch(/^[\w-]{36}$/);
  await expect.poll(() => new URL(page.url()).searchParams.get("produto")).toBe(asked.p_produto);
  const sums = sumsOf(await approvedSales(page, `${inWindow}&produto_id=eq.${asked.p_produto}`));
  await expect.poll(() => shownIn(page, "Receita aprovada")).toBe(sums.revenue);
  expect(sums.revenue).not.toBe(before);
  await page.reload();
  await numbersThere(page);
  await expect.poll(() => shownIn(page, "Receita aprovada")).toBe(sums.revenue);
  await expectVisible(page.getByRole("combobox", { name: "Produto" }).getByText(name));
  await afterNumbers(page, () => page.getByRole("button", { name: "Limpar produto" }).click());
  await expect.poll(() => shownIn(page, "Receita aprovada")).toBe(before);
  await page.getByRole("combobox", { name: "Plataforma" }).click();
  expect(await afterNumbers(page, () => page.getByRole("option", { name: "Kiwify" }).click())).toMatchObject({
    p_plataforma: "kiwify",
    p_produto: "",
  });
  const ofKiwify = sumsOf(await approvedSales(page, `${inWindow}&plataforma=eq.kiwify`));
  await expect.poll(() => shownIn(page, "Receita aprovada")).toBe(ofKiwify.revenue);
  await expect.poll(() => new URL(page.url()).search).toBe("?plataforma=kiwify");
});

test("people see the parts that they may see", async () => {
  const page = await openDashboard(site, { as: "sales" });
  await expect.poll(() => page.getByRole("group", { name: "Receita aprovada" }).count()).toBe(1);
  await expect.poll(() => page.getByRole("group", { name: "ROAS real" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("button", { name: "Mudar a meta" }).count()).toBe(0);
  const asked: string[] = [];
  const refused = await site.open("/dashboard/", {
    as: "support",
    now,
    prepare: (opening) => opening.on("request", (request) => asked.push(request.url())),
  });
  await expectVisible(refused.getByRole("heading", { name: "Você não tem acesso a esta página" }));
  await expect.poll(() => refused.getByRole("link", { name: "Dashboard" }).count()).toBe(0);
  expect(asked.filter((url) => url.includes("rpc_dashboard"))).toEqual([]);
});

test("each failed part shows an error in its place and retries alone", async () => {
  const page = await site.open("/dashboard/", {
    as: "owner",
    now,
    prepare: async (opening) => {
      for (const part of ["kpis", "serie", "quebra", "funil", "atencao"]) {
        await opening.route(`**/rpc/rpc_dashboard_${part}`, fail);
      }
    },
  });
  await expectVisible(page.getByText("Não foi possível carregar os números."));
  await expectVisible(page.getByText("Algo deu errado do nosso lado. Tente de novo em instantes."));
  for (const [part, name] of [
    ["serie", "Receita por dia"],
    ["quebra", "Receita por"],
    ["funil", "Funil"],
    ["atencao", "Precisa de atenção"],
  ] as const) {
    await expectVisible(block(page, name).getByText("Não foi possível carregar."));
    await page.unroute(`**/rpc/rpc_dashboard_${part}`);
    await block(page, name)
      .getByRole("button", { name: `Tentar de novo: ${name}` })
      .click();
    await expectDetached(block(page, name).getByText("Não foi possível carregar."));
  }
  await page.unroute("**/rpc/rpc_dashboard_kpis");
  await page.getByRole("button", { name: "Tentar de novo", exact: true }).click();
  await numbersThere(page);
  const value = await shownIn(page, "Receita aprovada");
  await page.route(functions, (route) => route.abort());
  await page.getByRole("button", { name: "Atualizar" }).click();
  await expectVisible(page.getByText("Sem conexão. Verifique a internet e tente de novo."));
  await expect.poll(() => shownIn(page, "Receita aprovada")).toBe(value);
  expect(site.takeProblems().length).toBeGreaterThan(0);
});

test("scenario 7: a chosen period narrows the numbers and the sales, there and back", async () => {
  const page = await openDashboard(site);
  await page.getByRole("button", { name: /^Período/ }).click();
  const asked = await afterNumbers(page, () => page.getByRole("button", { name: "7 dias" }).click());
  expect(asked).toMatchObject({ p_inicio: "2025-06-09", p_fim: "2025-06-16" });
  await expectVisible(page.getByText("09/06/25 – 15/06/25"));
  await expectVisible(page.getByText("Comparado com 02/06/25 – 08/06/25"));
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().includes("/vw_transacoes?") && one.request().method() === "GET"),
    page.getByRole("link", { name: "Transações", exact: true }).click(),
  ]);
  const sales: { readonly pedida_em: string }[] = await answer.json();
  expect(sales.length).toBeGreaterThan(0);
  for (const { pedida_em } of sales) {
    expect(new Date(pedida_em).getTime()).toBeGreaterThanOrEqual(Date.parse("2025-06-09T00:00:00-03:00"));
    expect(new Date(pedida_em).getTime()).toBeLessThan(Date.parse("2025-06-16T00:00:00-03:00"));
  }
  const again = await afterNumbers(page, () => page.getByRole("link", { name: "Dashboard" }).click());
  expect(again).toMatchObject({ p_inicio: "2025-06-09", p_fim: "2025-06-16" });
  await expectVisible(page.getByText("09/06/25 – 15/06/25"));
});

test("the revenue is divided by what is chosen, also after the page is loaded again", async () => {
  const page = await openDashboard(site);
  const card = block(page, "Receita por");
  await expectVisible(card.getByRole("img", { name: "Receita por forma de pagamento" }));
  await card.getByRole("combobox", { name: "Dividir a receita por" }).click();
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().includes("/rpc_dashboard_quebra")),
    page.getByRole("option", { name: "Produto", exact: true }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ p_dimensao: "produto" });
  await expectVisible(card.getByRole("img", { name: "Receita por produto" }));
  await expectVisible(card.getByText("Mentoria", { exact: false }).first());
  await page.reload();
  await expectVisible(card.getByRole("img", { name: "Receita por produto" }));
  expect(new URL(page.url()).searchParams.get("receitaPor")).toBe("produto");
});

test("a period without sales says so in place of each chart, a funnel of zeros too", async () => {
  const page = await openDashboard(site, { as: "owner", now: "2030-06-15T12:00:00-03:00" });
  await expect.poll(() => page.getByText("Sem dados no período.").count()).toBe(3);
  await expect.poll(() => page.locator(".trama-chart-box").count()).toBe(0);
});

test("a bar opens the approved sales of its day, from the keyboard too", async () => {
  const page = await openDashboard(site);
  await afterNumbers(page, async () => {
    await page.getByRole("combobox", { name: "Plataforma" }).click();
    await page.getByRole("option", { name: "Kiwify" }).click();
  });
  // The numbers arrive one by one: the bars may still be for all platforms, or in transition.
  const chart = page.locator(".painel-receita-barras:not([aria-busy])");
  const table = chart.getByRole("table", { name: "Receita por dia e plataforma" });
  await table.getByRole("button", { name: "27/05" }).focus();
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().includes("/vw_transacoes?") && one.method() === "GET"),
    page.keyboard.press("Enter"),
  ]);
  // The list adds its period to the address.
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({
      dataDe: "aprovacao",
      plataforma: "kiwify",
      status: "aprovada",
      de: "2025-05-27",
      ate: "2025-05-27",
    });
  expect(new URL(page.url()).pathname).toBe("/vendas/transacoes/");
  const conditions = decodeURIComponent(request.url());
  expect(conditions).toMatch(/aprovada_em.gte.\D?2025-05-27/);
  expect(conditions).toMatch(/aprovada_em.lt.\D?2025-05-28/);
});

test("Tab goes through the dashboard in reading order", async () => {
  const page = await openDashboard(site);
  await page.getByRole("button", { name: /^Período/ }).focus();
  for (const name of ["Produto", "Plataforma", "Atualizar"]) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe(name);
  }
});

test("permissions that come at the second try bring the numbers too", async () => {
  const page = await site.open("/dashboard/", {
    as: "owner",
    now,
    prepare: (opening) => opening.route("**/rest/v1/vw_permissoes*", fail),
  });
  await expectVisible(page.getByText("Não foi possível carregar suas permissões."));
  await page.unroute("**/rest/v1/vw_permissoes*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await numbersThere(page);
  expect(site.takeProblems().length).toBeGreaterThan(0);
});
