import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectHidden, expectVisible } from "../../elements/expect-locator.ts";
import { sizes, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { demoEnd, type OpenSite, people, serveVendas, signIn } from "./site.ts";

const site = serveVendas();
const path = "/financeiro/comissoes/";
const period = "?de=2025-05-01&ate=2025-06-15";

const open = (search = "", options: OpenSite = {}) =>
  site.open(path + period + search, { as: "finance", now: demoEnd, ...options });
const grid = ".comissoes-grade-grade:not([aria-busy])";
const ready = (page: Page) => expectVisible(page.locator(`${grid} [data-row]`).first());
const texts = (page: Page, column: string) => page.locator(`${grid} .comissoes-grade-${column}`).allInnerTexts();
const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole("combobox", { name: filter, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

/** Cents of a text such as `R$ 1.234,56`. */
const cents = (text: string): number => Number(text.replace(/[^\d-]/g, ""));

interface Line {
  readonly id: string;
  readonly beneficiario_nome: string;
  readonly status: string;
  readonly moeda: string;
  readonly valor_centavos: number;
}
const linesOf = async (query: string): Promise<readonly Line[]> => {
  const window = "aprovada_em=gte.2025-05-01T03:00:00Z&aprovada_em=lt.2025-06-16T03:00:00Z";
  const response = await fetch(`${site.url}/rest/v1/vw_comissoes?${window}&${query}`, {
    headers: await site.headers("finance"),
  });
  return response.json();
};

test("scenario 1: a stranger signs in as finance and comes to the commissions", async () => {
  const page = await site.open(path);
  await expectVisible(page.getByRole("button", { name: "Entrar", exact: true }));
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe("/?_source=%2Ffinanceiro%2Fcomissoes%2F");
  await signIn(page, people.finance);
  await expectVisible(page.getByRole("heading", { name: "Comissões" }));
  expect(new URL(page.url()).pathname).toBe(path);
});

test("scenario 3: support sees the sales, but no commissions", async () => {
  const page = await site.open("/vendas/transacoes/", { as: "support", now: demoEnd });
  await expectVisible(page.locator(".transacoes-grade-grade [data-row]").first());
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/comissoes/.test(request.url()) && request.url().includes("/rest/v1/")) asked.push(request.url());
  });
  await page.goto(site.url + path);
  await expectVisible(page.getByRole("heading", { name: "Você não tem acesso a esta página" }));
  expect(asked).toEqual([]);
  const rows = await fetch(`${site.url}/rest/v1/vw_comissoes?select=id`, { headers: await site.headers("support") });
  expect(await rows.json()).toEqual([]);
});

test("each status has the sum of its commissions, and each person a row", async () => {
  const page = await open();
  await expectVisible(page.locator(".comissoes-pessoas-grade:not([aria-busy]) [data-row]").first());
  const lines = (await linesOf("select=beneficiario_nome,beneficiario_email,status,moeda,valor_centavos")).filter(
    ({ moeda }) => moeda === "BRL",
  );
  const shown = await page.locator(".comissoes-resumo-faixa dd").allInnerTexts();
  const sums = ["prevista", "liberada", "paga", "cancelada"].map((status) =>
    lines.filter((line) => line.status === status).reduce((total, line) => total + line.valor_centavos, 0),
  );
  expect(shown.map(cents)).toEqual(sums);
  expect(sums[1]).toBeGreaterThan(0);
  const names = await page.locator(".comissoes-pessoas-grade .comissoes-pessoas-nome").allInnerTexts();
  expect(new Set(names)).toEqual(
    new Set((await linesOf("select=beneficiario_nome")).map((line) => line.beneficiario_nome)),
  );
});

test("a person's row leads to their commissions, and the address shows the same again", async () => {
  const page = await open();
  const first = page.locator(".comissoes-pessoas-grade:not([aria-busy]) [data-row]").first();
  const name = await first.locator(".comissoes-pessoas-nome").innerText();
  await first.click();
  await ready(page);
  expect(new Set(await texts(page, "beneficiario"))).toEqual(new Set([name]));
  await expect.poll(() => page.getByRole("tab", { name: "Liberadas" }).getAttribute("aria-selected")).toBe("true");
  const before = await texts(page, "valor");
  const again = await site.openBeside(page, page.url().slice(site.url.length));
  await ready(again);
  expect(await texts(again, "valor")).toEqual(before);
});

test("the count beside the title is the count of the list", async () => {
  const page = await open("&visao=transacoes&aba=canceladas&porPagina=100");
  await ready(page);
  const count = (await texts(page, "valor")).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(100);
  expect(await page.locator(".cabecalho-lista-total").innerText()).toBe(String(count));
});

test("filters and order narrow what is listed", async () => {
  const page = await open("&visao=transacoes&aba=liberadas");
  await ready(page);
  await choose(page, "Papel", "Coprodução");
  await expect.poll(async () => [...new Set(await texts(page, "papel"))]).toEqual(["Coprodução"]);
  await page.getByRole("columnheader", { name: "Valor" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("ordem")).toBe("valor");
  await ready(page);
  const values = async () => (await texts(page, "valor")).map(cents);
  await expect.poll(async () => (await values()).join()).toBe((await values()).toSorted((a, b) => a - b).join());
  await page.getByRole("searchbox", { name: "Buscar comissões" }).fill("ninguém com este nome");
  await expectVisible(page.getByText("Nenhum resultado para os filtros escolhidos."));
  await page.locator(".comissoes-grade-limpar").click();
  await ready(page);
});

test("the search narrows the people, their sums and their count too", async () => {
  const page = await open();
  const people = page.locator(".comissoes-pessoas-grade:not([aria-busy]) [data-row]");
  await expectVisible(people.first());
  const columns = "select=beneficiario_nome,status,moeda,valor_centavos";
  const lines = await linesOf(`${columns}&busca=like.*estudio%203*`);
  expect(lines.length).toBeGreaterThan(0);
  await page.getByRole("searchbox", { name: "Buscar comissões" }).fill("Estúdio 3");
  const names = page.locator(".comissoes-pessoas-grade:not([aria-busy]) .comissoes-pessoas-nome");
  await expect
    .poll(async () => new Set(await names.allInnerTexts()))
    .toEqual(new Set(lines.map((line) => line.beneficiario_nome)));
  expect(await page.locator(".cabecalho-lista-total").innerText()).toBe(String(lines.length));
  const released = lines.filter(({ moeda, status }) => moeda === "BRL" && status === "liberada");
  const sum = released.reduce((total, line) => total + line.valor_centavos, 0);
  expect(cents((await page.locator(".comissoes-resumo-faixa dd").allInnerTexts())[1] ?? "")).toBe(sum);
});

test("released commissions of one person are paid at once, with a receipt", async () => {
  const page = await open("&visao=transacoes&aba=liberadas&porPagina=100");
  await ready(page);
  const lines = await linesOf("select=id,beneficiario_nome,valor_centavos,moeda&status=eq.liberada&moeda=eq.BRL");
  const [one] = lines;
  if (one === undefined) throw new Error("the demo has no released commission");
  const other = lines.find((line) => line.beneficiario_nome !== one.beneficiario_nome);
  const second = lines.find((line) => line.beneficiario_nome === one.beneficiario_nome && line.id !== one.id);
  const box = (line: Line | undefined) =>
    page.locator(`[data-row="${line?.id}"]`).getByRole("checkbox", { name: "Selecionar comissão" });
  await box(one).click();
  await box(other).click();
  await expectVisible(page.getByText("Escolha comissões de um só beneficiário e uma só moeda."));
  await expect.poll(() => page.getByRole("button", { name: "Marcar como pagas" }).count()).toBe(0);
  await box(other).click();
  await box(second).click();
  await page.getByRole("button", { name: "Marcar como pagas" }).click();
  const dialog = page.getByRole("dialog", { name: "Marcar como pagas" });
  const total = (one.valor_centavos + (second?.valor_centavos ?? 0)) / 100;
  const money = total.toLocaleString("pt-BR", { style: "currency", currency: "BRL" });
  await expectVisible(dialog.getByText(`${money} a ${one.beneficiario_nome}, em 2 comissões.`));
  await dialog.getByLabel("Data do pagamento").fill("2999-01-01");
  await dialog.getByRole("button", { name: "Marcar como pagas" }).click();
  await expectVisible(dialog.getByText("A data não pode ser futura."));
  await dialog.getByLabel("Data do pagamento").fill("2025-06-14");
  await dialog.getByLabel("Referência").fill("PIX 77");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "recibo.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 recibo") });
  // One press does not pay: the question takes the place of the form, and Back and Escape return to it.
  const question = page.getByRole("dialog", { name: /^Marcar R\$.* como pagos\?$/ });
  for (const dismiss of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
    await dialog.getByRole("button", { name: "Marcar como pagas" }).click();
    await expectVisible(question.getByText(/em 2 comissões\. Data do pagamento: 14\/06\/25\./));
    await expectHidden(dialog);
    await dismiss();
    await expectDetached(question);
    await expect.poll(() => dialog.getByLabel("Referência").inputValue()).toBe("PIX 77");
  }
  await dialog.getByRole("button", { name: "Marcar como pagas" }).click();
  expect((await linesOf(`select=status&id=eq.${one.id}`))[0]?.status).toBe("liberada");
  await question.getByRole("button", { name: "Marcar como pagas" }).click();
  await expectDetached(question);
  await expectDetached(dialog);
  await expectVisible(page.getByText("2 comissões marcadas como pagas."));
  await expectDetached(page.locator(`[data-row="${one.id}"]`));
  await page.getByRole("tab", { name: "Pagas" }).click();
  await expectVisible(page.locator(`[data-row="${one.id}"]`).getByText("14/06/25"));
  const query = `select=status,pagamento_ref,comprovante:arquivos!comissoes_conta_id_comprovante_arquivo_id_fkey(nome,entidade)`;
  const stored = await fetch(`${site.url}/rest/v1/comissoes?${query}&id=eq.${one.id}`, {
    headers: await site.headers("finance"),
  });
  expect(await stored.json()).toEqual([
    { status: "paga", pagamento_ref: "PIX 77", comprovante: { nome: "recibo.pdf", entidade: "comissao" } },
  ]);
});

test("a period is calculated again for one product, after a confirmation", async () => {
  const page = await open();
  // A calculation is of one product: without one, the button says what is missing.
  const recalculate = page.getByRole("button", { name: "Recalcular período" });
  await expectVisible(recalculate);
  expect(await recalculate.isDisabled()).toBe(true);
  expect(await recalculate.getAttribute("title")).toBe("Escolha um produto no filtro.");
  const response = await fetch(`${site.url}/rest/v1/produtos?select=nome&ativo=is.true&order=nome&limit=1`, {
    headers: await site.headers("finance"),
  });
  const [product]: { readonly nome: string }[] = await response.json();
  await choose(page, "Produto", product?.nome ?? "");
  await page.getByRole("button", { name: "Recalcular período" }).click();
  const confirmation = page.getByRole("dialog", { name: "Recalcular o período?" });
  await expectVisible(confirmation.getByText(/das vendas aprovadas entre 01\/05\/25 e 15\/06\/25/));
  await confirmation.getByRole("button", { name: "Recalcular" }).click();
  await expectVisible(page.getByText(/recalculadas?\.|Nenhuma venda a recalcular\./).first());
});

test("a person with access to their own commissions sees only those, and no controls", async () => {
  const page = await open("&visao=transacoes", { as: "traffic" });
  await ready(page);
  expect(new Set(await texts(page, "beneficiario"))).toEqual(new Set(["Felipe Rocha"]));
  await page.getByRole("tab", { name: "Liberadas" }).click();
  await ready(page);
  await expect.poll(() => page.getByRole("checkbox").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Recalcular período" }).count()).toBe(0);
});

test("a failed list is reported with a retry", async () => {
  const page = await open("&visao=transacoes", {
    prepare: (page) => page.route("**/rest/v1/vw_comissoes*", (route) => route.fulfill({ status: 500, body: "{}" })),
  });
  await expectVisible(page.getByText("Não foi possível carregar as comissões."));
  await page.unrouteAll();
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await ready(page);
  site.takeProblems();
});

test.each(Object.entries(sizes))("axe finds nothing in the commissions, and they fit, on %s", async (_, size) => {
  const page = await open("", size);
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  await expectVisible(page.locator(".comissoes-pessoas-grade:not([aria-busy]) [data-row]").first());
  await look("people");
  await expectFits(page);
  await page.getByRole("tab", { name: "Por transação" }).click();
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

test("scenario 29: a sale is split exactly, its affiliate is paid, and a refund reverses what was paid", async () => {
  const headers = { ...(await site.headers("owner")), "content-type": "application/json", prefer: "return=minimal" };
  const add = async (table: string, row: object) => {
    const made = await fetch(`${site.url}/rest/v1/${table}`, { method: "POST", headers, body: JSON.stringify(row) });
    expect(made.status).toBe(201);
  };
  const product = crypto.randomUUID();
  const named = { nome: "Curso dividido", plataforma: "hotmart", plataforma_produto_id: "DIV-29" };
  await add("produtos", { id: product, ...named, tipo: "curso", preco_centavos: 29700, afiliado_bps: 4000 });
  for (const [nome, percentual_bps] of [
    ["Sócia de quinze", 1500],
    ["Sócio de dez", 1000],
  ] as const) {
    const email = `${percentual_bps}@socios.example`;
    await add("produto_participantes", {
      produto_id: product,
      papel: "coprodutor",
      nome,
      email,
      percentual_bps,
      inicio: "2020-01-01",
    });
  }
  const report = (status: string, at: string) =>
    site.reportSale({
      ...{ plataforma: "hotmart", chave: `C29${status}`, codigo: "C29", status_origem: status, ocorrido_em: at },
      ...{ produto_codigo: "DIV-29", produto_nome: "Curso dividido", nome: "Uma Pessoa", email: "c29@correio.example" },
      ...{ forma: "pix", valor: 29700, taxa: 3067, afiliado_nome: "Afiliada", afiliado_email: "afiliada@c29.example" },
    });
  await report("PURCHASE_APPROVED", "2025-06-10T12:00:00Z");
  const page = await open("&visao=transacoes&q=C29");
  const lines = async () => {
    const [who, values] = await Promise.all([texts(page, "beneficiario"), texts(page, "valor")]);
    return values.map((value, index) => `${who[index]} ${value.replace(/\s/g, " ")}`).toSorted();
  };
  await expect
    .poll(async () => (await lines()).map((line) => line.replace(/^.*(R\$)/, "$1")).toSorted())
    .toEqual(["R$ 106,53", "R$ 119,85", "R$ 15,98", "R$ 23,97"]);
  const shares = await lines();
  expect(shares).toEqual(
    expect.arrayContaining(["Afiliada R$ 106,53", "Sócia de quinze R$ 23,97", "Sócio de dez R$ 15,98"]),
  );
  await report("PURCHASE_COMPLETE", "2025-06-11T12:00:00Z");
  await page.getByRole("tab", { name: "Liberadas" }).click();
  const affiliate = page.locator(`${grid} [data-row]`, { hasText: "Afiliada" });
  await affiliate.getByRole("checkbox", { name: "Selecionar comissão" }).click();
  await page.getByRole("button", { name: "Marcar como pagas" }).click();
  const dialog = page.getByRole("dialog", { name: "Marcar como pagas" });
  await dialog.getByLabel("Data do pagamento").fill("2025-06-12");
  await dialog.getByRole("button", { name: "Marcar como pagas" }).click();
  const question = page.getByRole("dialog", { name: /^Marcar R\$.* como pagos\?$/ });
  await question.getByRole("button", { name: "Marcar como pagas" }).click();
  await expectDetached(question);
  await expectDetached(dialog);
  await report("PURCHASE_REFUNDED", "2025-06-13T12:00:00Z");
  await page.getByRole("tab", { name: "Pagas" }).click();
  await expect.poll(lines).toEqual(["Afiliada R$ 106,53"]);
  await page.getByRole("tab", { name: "Liberadas" }).click();
  await expect.poll(lines).toEqual(["Afiliada -R$ 106,53"]);
  await expectVisible(page.getByText("Estorno de C29"));
  await page.getByRole("tab", { name: "Canceladas" }).click();
  const others = shares.filter((line) => !line.startsWith("Afiliada "));
  expect(others).toHaveLength(3);
  await expect.poll(lines).toEqual(others);
});
