import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { newAccount, now, openDashboard } from "./dashboard.ts";
import { afterSales, saleColumn, saleRows, serveVendas } from "./site.ts";

const site = serveVendas();
const block = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("an account without sales sees a notice and its first steps", async () => {
  const page = await site.open("/dashboard/", { token: await newAccount(site, "bia.nova@loja.example"), now });
  await expectVisible(page.getByText("Ainda não há vendas. Importe suas transações ou conecte uma plataforma."));
  await expect.poll(() => page.getByRole("region").count()).toBe(0);
  const steps = page.getByRole("button", { name: "Primeiros passos (1 de 5)" });
  await expectVisible(steps);
  await page.getByRole("button", { name: "Definir a meta do mês" }).click();
  const goal = page.getByRole("dialog", { name: "Meta do mês" });
  await goal.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(goal.getByText("Valor inválido."));
  await goal.getByRole("textbox").fill("25000,50");
  await goal.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByText("Meta salva."));
  await expectVisible(page.getByRole("button", { name: "Primeiros passos (2 de 5)" }));
  await expectVisible(page.getByText("Definir a meta do mês – feito"));
  await page.getByRole("button", { name: "Convidar a equipe" }).click();
  const invitation = page.getByRole("dialog", { name: "Convidar pessoa" });
  await invitation.getByRole("button", { name: "Convidar" }).click();
  await expectVisible(invitation.getByText("Informe o e-mail."));
  await invitation.getByRole("textbox", { name: "Nome" }).fill("Caio Novo");
  await invitation.getByRole("textbox", { name: "E-mail" }).fill("caio.novo@loja.example");
  await invitation.getByRole("button", { name: "Convidar" }).click();
  await expectVisible(page.getByText("Convite feito."));
  await expectVisible(page.getByRole("button", { name: "Primeiros passos (3 de 5)" }));
  await page.getByRole("button", { name: "Dispensar" }).click();
  await expectDetached(page.getByRole("heading", { name: "Primeiros passos" }));
  await page.reload();
  await expectVisible(page.getByText("Ainda não há vendas."));
  await expect.poll(() => page.getByRole("heading", { name: "Primeiros passos" }).count()).toBe(0);
});

test("the goal of the month is shown beside the sales, and edited there", async () => {
  const page = await openDashboard(site);
  const goal = block(page, "Meta do mês");
  await expectVisible(goal.getByText(/^de R\$\s15\.000,00 em junho$/));
  await expectVisible(goal.getByRole("progressbar", { name: "Parte da meta do mês" }));
  const opener = goal.getByRole("button", { name: "Mudar a meta" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Meta do mês" });
  const field = dialog.getByRole("textbox");
  await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
  await field.fill("9000");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Descartar alterações?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect.poll(() => field.inputValue()).toBe("9.000,00");
  await field.fill("12000,5");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expectDetached(dialog);
  await expectVisible(goal.getByText(/^de R\$\s12\.000,50 em junho$/));
  await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
});

test("a long period is summed by week, and the bar of a week keeps to the period", async () => {
  const page = await openDashboard(site);
  await page.getByRole("button", { name: /^Período/ }).click();
  const calendar = page.getByRole("dialog", { name: "Período" });
  for (const month of ["abril", "março", "fevereiro"]) {
    await calendar.getByRole("button", { name: "Mês anterior" }).click();
    await expectVisible(calendar.getByRole("grid", { name: `${month} de 2025` }));
  }
  await calendar.getByRole("button", { name: /, 1 de fevereiro de 2025/ }).click();
  for (const month of ["abril", "maio"]) {
    await calendar.getByRole("button", { name: "Próximo mês" }).click();
    await expectVisible(calendar.getByRole("grid", { name: `${month} de 2025` }));
  }
  await calendar.getByRole("button", { name: /, 15 de maio de 2025/ }).click();
  const [series] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith("rpc_dashboard_serie")),
    calendar.getByRole("button", { name: "Selecionar" }).click(),
  ]);
  expect(series.postDataJSON()).toMatchObject({ p_inicio: "2025-02-01", p_fim: "2025-05-16", p_grao: "semana" });
  const table = page.getByRole("table", { name: "Receita por semana e plataforma" });
  await table.getByRole("button", { name: "27/01" }).focus();
  const [sales] = await Promise.all([
    page.waitForRequest((one) => one.url().includes("/vw_transacoes?") && one.method() === "GET"),
    page.keyboard.press("Enter"),
  ]);
  const conditions = decodeURIComponent(sales.url());
  expect(conditions).toMatch(/aprovada_em.gte.\D?2025-02-01/);
  expect(conditions).toMatch(/aprovada_em.lt.\D?2025-02-03/);
});

test("attention items lead to a list with the same count, whatever the period", async () => {
  const headers = { ...(await site.headers("owner")), "content-type": "application/json" };
  const boleto = {
    produto_nome: "Violão em 30 dias",
    comprador_nome: "Boleto Antigo",
    status: "aguardando_pagamento",
    forma_pagamento: "boleto",
    valor_cobrado_centavos: 9700,
    valor_produto_centavos: 9700,
    pedida_em: "2025-01-10T12:00:00Z",
    vence_em: new Date().toISOString(),
  };
  const made = await fetch(`${site.url}/rest/v1/transacoes`, {
    method: "POST",
    headers,
    body: JSON.stringify([boleto, { ...boleto, vence_em: "2025-01-12T12:00:00Z" }]),
  });
  expect(made.ok).toBe(true);
  const page = await openDashboard(site);
  const list = block(page, "Precisa de atenção").getByRole("listitem");
  for (const [name, address, total] of [
    [/vendas? em disputa/, "**/vendas/transacoes/?todoPeriodo=true&status=em_disputa", ".cabecalho-lista-total"],
    [/boletos? vencem? hoje/, "**/vendas/transacoes/?*venceHoje=true", ".cabecalho-lista-total"],
    [/SLAs? estourados?/, "**/atendimentos/?sla=estourado", ".cabecalho-lista-total"],
    [/sem resposta há mais de 15 min/, "**/chats/?aba=todas&semResposta=true", ".conversa-lista-total"],
  ] as const) {
    const link = list.getByRole("link", { name });
    const [counted] = /\d+/.exec(await link.innerText()) ?? [];
    await link.click();
    await page.waitForURL(address);
    await expect.poll(() => page.locator(total).innerText()).toBe(counted);
    await page.goBack();
  }
  // The dashboard keeps its own period.
  await expectVisible(page.getByText("16/05/25 – 15/06/25"));
});

test("a ticket due within the hour is in the list behind its count", async () => {
  const headers = { ...(await site.headers("owner")), "content-type": "application/json" };
  const ask = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${site.url}/rest/v1/${path}`, { method, headers, body: JSON.stringify(body) });
    expect(answer.ok).toBe(true);
  };
  // Deadlines count business hours; this account is always open.
  const always = { dias: [1, 2, 3, 4, 5, 6, 7], inicio: "00:00", fim: "23:59", feriados: [] };
  await ask("PATCH", "contas?id=not.is.null", { horario_atendimento: always });
  const found = await fetch(`${site.url}/rest/v1/vw_contatos?select=id&limit=1`, { headers });
  const [contact]: { readonly id: string }[] = await found.json();
  const ticket = { contato_id: contact?.id, assunto: "Sem acesso desde ontem", categoria: "acesso" };
  await ask("POST", "rpc/rpc_atendimento_abrir", { p_dados: { ...ticket, prioridade: "urgente" } });
  await ask("POST", "rpc/rpc_atendimento_abrir", { p_dados: { ...ticket, prioridade: "baixa" } });
  const page = await openDashboard(site);
  await page.getByRole("link", { name: "1 SLA vence em 1 h" }).click();
  await page.waitForURL("**/atendimentos/?sla=em_1h");
  await expect.poll(() => page.locator(".cabecalho-lista-total").innerText()).toBe("1");
  await expectVisible(page.getByText("Sem acesso desde ontem"));
  await expectVisible(page.getByRole("combobox", { name: "SLA" }).filter({ hasText: "Vence em 1 h" }));
});

test("a sale found by the search is shown in its list, however old", async () => {
  const query = "select=transacao_codigo,comprador_nome&order=pedida_em.asc&limit=2";
  const found = await fetch(`${site.url}/rest/v1/vw_transacoes?${query}`, { headers: await site.headers("owner") });
  const sales: { readonly transacao_codigo: string; readonly comprador_nome: string }[] = await found.json();
  const page = await openDashboard(site);
  for (const { transacao_codigo: code, comprador_nome: buyer } of sales) {
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Busca global" });
    await dialog.getByRole("searchbox").fill(code);
    await dialog.getByRole("link", { name: code }).click();
    await expectDetached(dialog);
    await expect.poll(async () => (await saleColumn(page, "comprador")).join()).toBe(buyer);
    await expectVisible(page.getByText("A lista mostra só a venda encontrada."));
  }
  await afterSales(page, () => page.getByRole("button", { name: "Ver todas" }).click());
  await expectVisible(page.getByText("16/05/25 – 15/06/25"));
  expect(await (await saleRows(page)).count()).toBeGreaterThan(1);
});
