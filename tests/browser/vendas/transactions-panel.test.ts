import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { demoEnd, keepNotices, type Person, saleColumn, saleRows, serveVendas } from "./site.ts";
import { openRow, panel } from "./transactions.ts";

const site = serveVendas();
const path = "/vendas/transacoes/";

const open = (search = "", as: Person = "owner") => site.open(path + search, { as, now: demoEnd, before: keepNotices });
const isFocused = (node: Element) => node === document.activeElement;

test("arrows move between rows, Enter opens one, J and K step, and Escape returns the focus to the row", async () => {
  const page = await open();
  const rows = await saleRows(page);
  const names = await saleColumn(page, "comprador");
  await rows.nth(0).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => rows.nth(1).evaluate(isFocused)).toBe(true);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => rows.nth(0).evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Enter");
  const title = panel(page).getByRole("heading", { level: 2 });
  await expect.poll(() => title.innerText()).toBe(names[0]);
  await expect.poll(() => rows.nth(0).getAttribute("aria-current")).toBe("true");
  await expect.poll(() => panel(page).getByRole("button", { name: "Transação anterior (K)" }).isDisabled()).toBe(true);
  await page.keyboard.press("k");
  await page.keyboard.press("j");
  await expect.poll(() => title.innerText()).toBe(names[1]);
  await page.keyboard.press("J");
  await expect.poll(() => title.innerText()).toBe(names[2]);
  await page.keyboard.press("k");
  await expect.poll(() => title.innerText()).toBe(names[1]);
  await expect.poll(() => rows.nth(1).getAttribute("aria-current")).toBe("true");
  await panel(page).getByRole("button", { name: "Próxima transação (J)" }).click();
  await expect.poll(() => title.innerText()).toBe(names[2]);
  await page.keyboard.press("Escape");
  await expectDetached(panel(page));
  await expect.poll(() => rows.nth(2).evaluate(isFocused)).toBe(true);
  await expect.poll(() => page.locator("[aria-current=true][data-row]").count()).toBe(0);
});

test("the list stays in use beside the panel, and the address opens the same sale again", async () => {
  const page = await open("?status=aprovada");
  const rows = await saleRows(page);
  const names = await saleColumn(page, "comprador");
  const title = panel(page).getByRole("heading", { level: 2 });
  await rows.nth(0).click();
  await expect.poll(() => title.innerText()).toBe(names[0]);
  expect(await page.locator(".trama-backdrop").count()).toBe(0);
  await rows.nth(3).click();
  await expect.poll(() => title.innerText()).toBe(names[3]);
  const opened = () => new URL(page.url()).searchParams.get("transacao");
  await expect.poll(opened).toBe(await rows.nth(3).getAttribute("data-row"));
  await page.reload();
  await expect.poll(() => title.innerText()).toBe(names[3]);
  await expectVisible(panel(page).getByText("Valor cobrado"));
  await panel(page).getByRole("button", { name: "Fechar painel" }).click();
  await expectDetached(panel(page));
  await expect.poll(() => new URL(page.url()).search).toBe("?status=aprovada");
});

interface Sale {
  readonly id: string;
  readonly contato_id: string;
  readonly transacao_codigo: string;
  readonly comprador_email: string;
  readonly documento_mascara: string;
  readonly moeda: string;
  readonly valor_cobrado_centavos: number;
  readonly taxa_plataforma_centavos: number;
  readonly valor_liquido_centavos: number;
  readonly minha_comissao_centavos: number;
}
interface Share {
  readonly beneficiario_nome: string;
  readonly papel: string;
  readonly valor_centavos: number;
}
const roles = new Map([
  ["produtor", "Produção"],
  ["coprodutor", "Coprodução"],
  ["afiliado", "Afiliado"],
  ["gerente_afiliados", "Gerente de afiliados"],
]);
const rowsOf = async <Row>(query: string): Promise<readonly Row[]> =>
  (await fetch(`${site.url}/rest/v1/${query}`, { headers: await site.headers("owner") })).json();
const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat("pt-BR", { style: "currency", currency }).format(cents / 100);
const facts = (details: Locator): Promise<Record<string, string>> =>
  details
    .locator(".fato-linha")
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((one) => [one.querySelector("dt")?.textContent ?? "", one.querySelector("dd")?.textContent ?? ""]),
      ),
    );

test("the panel shows what was paid, by whom and how it is shared; of the document only the middle", async () => {
  const [sale] = await rowsOf<Sale>(
    "vw_transacoes?select=*&status=eq.aprovada&valor_cobrado_centavos=gt.10000&documento_mascara=not.like.*/*&contato_id=not.is.null&afiliado_nome=not.is.null&order=pedida_em.desc,id.desc&limit=1",
  );
  if (!sale) throw new Error("no approved sale of an affiliate, to a buyer with a CPF");
  const revealed = await fetch(`${site.url}/rest/v1/rpc/rpc_documento_revelar`, {
    method: "POST",
    headers: { ...(await site.headers("owner")), "content-type": "application/json" },
    body: JSON.stringify({ p_tabela: "contatos", p_id: sale.contato_id }),
  });
  const document: string = await revealed.json();
  expect(document).toMatch(/^\d{11}$/);

  const page = await open(`?todoPeriodo=true&q=${sale.transacao_codigo}`);
  const details = await openRow(page, 0);
  await expect
    .poll(() => facts(details))
    .toMatchObject({
      Código: sale.transacao_codigo,
      "Valor cobrado": money(sale.valor_cobrado_centavos, sale.moeda),
      "Taxa da plataforma": money(sale.taxa_plataforma_centavos, sale.moeda),
      Líquido: money(sale.valor_liquido_centavos, sale.moeda),
      "Minha comissão": money(sale.minha_comissao_centavos, sale.moeda),
      "E-mail": sale.comprador_email,
      "CPF/CNPJ": `•••.${document.slice(3, 6)}.${document.slice(6, 9)}-••`,
    });
  expect((await details.innerText()).replace(/[.-]/g, "")).not.toContain(document);

  const shares = await rowsOf<Share>(
    `comissoes?select=beneficiario_nome,papel,valor_centavos&transacao_id=eq.${sale.id}&order=tipo,valor_centavos.desc,id`,
  );
  expect(shares.length).toBeGreaterThan(1);
  const parts = async () => {
    const rows = (await details.locator(".transacao-resumo-parte").allInnerTexts()).map((text) => text.split("\n"));
    return rows.map(([name, role, amount]) => [name, role?.split(" · ")[0], amount]);
  };
  await expect
    .poll(parts)
    .toEqual(
      shares.map(({ beneficiario_nome, papel, valor_centavos }) => [
        beneficiario_nome,
        roles.get(papel),
        money(valor_centavos, sale.moeda),
      ]),
    );
});

test("the panel shows what happened to a sale, and where it came from", async () => {
  const page = await open("?status=aprovada&valorMin=100");
  const id = await (await saleRows(page)).nth(0).getAttribute("data-row");
  const headers = await site.headers("owner");
  const rows = async (query: string) => (await fetch(`${site.url}/rest/v1/${query}`, { headers })).json();
  const events: readonly object[] = await rows(`vw_transacao_eventos?select=id&transacao_id=eq.${id}`);
  const [sale]: { readonly utm_campaign: string | null }[] = await rows(`transacoes?select=utm_campaign&id=eq.${id}`);
  const details = await openRow(page, 0);
  await details.getByRole("tab", { name: "Histórico" }).click();
  await expect.poll(() => details.getByRole("listitem").count()).toBe(events.length);
  await expectVisible(details.getByRole("listitem").first().getByText("Aprovada"));
  await details.getByRole("tab", { name: "Origem" }).click();
  await expectVisible(details.getByText("utm_campaign"));
  if (sale?.utm_campaign) await expectVisible(details.getByText(sale.utm_campaign));
});

test("a deal is made of a sale, for its buyer", async () => {
  const page = await open("?status=aprovada&valorMin=100");
  const [name] = await saleColumn(page, "comprador");
  const details = await openRow(page, 0);
  await expect.poll(() => details.getByRole("heading", { level: 2 }).innerText()).toBe(name);
  await details.getByRole("button", { name: "Nova oportunidade" }).click();
  const deal = page.getByRole("dialog", { name: "Nova oportunidade" });
  await expectVisible(deal.getByRole("combobox", { name: "Contato" }).getByText(name ?? ""));
  await expectVisible(deal.getByRole("combobox", { name: "Etapa" }).getByText("Novo lead"));
  await deal.getByRole("textbox", { name: "Título" }).fill("Segunda compra");
  await deal.getByRole("button", { name: "Criar oportunidade" }).click();
  await expectDetached(deal);
  await expectVisible(page.getByRole("status").getByText("Oportunidade criada."));
});

test("the platform's raw data is fetched only when it is opened", async () => {
  const page = await open();
  const asked: string[] = [];
  await page.route("**/rpc/rpc_transacao_payload", (route) => {
    asked.push(route.request().postData() ?? "");
    return route.fulfill({ json: asked.length === 1 ? { event: "PURCHASE_APPROVED", data: { price: 49.9 } } : null });
  });
  const details = await openRow(page, 0);
  await details.getByRole("tab", { name: "Dados brutos" }).click();
  expect(asked).toEqual([]);
  await details.getByRole("button", { name: "Ver dados" }).click();
  await expectVisible(details.getByText('"event": "PURCHASE_APPROVED"'));
  await details.getByRole("button", { name: "Próxima transação (J)" }).click();
  await expect.poll(() => details.getByText("PURCHASE_APPROVED").count()).toBe(0);
  await details.getByRole("button", { name: "Ver dados" }).click();
  await expectVisible(details.getByText("A plataforma não enviou dados desta transação."));
  expect(asked).toHaveLength(2);
});

test("the code is copied from the panel and from the menu of a row", async () => {
  const page = await open();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const details = await openRow(page, 0);
  const code = await details.locator(".transacao-resumo-valores dd").first().innerText();
  await details.getByRole("button", { name: "Copiar código" }).click();
  await expectVisible(page.getByText("Código copiado."));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.keyboard.press("Escape");
  await expectDetached(panel(page));
  await page
    .getByRole("button", { name: /^Ações da venda/ })
    .nth(1)
    .click();
  await page.getByRole("menuitem", { name: "Copiar código" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(code);
  await expect.poll(() => panel(page).count()).toBe(0);
});

test("support sees sales, but no commissions and no controls to change a sale", async () => {
  const page = await open("?status=aprovada", "support");
  await saleRows(page);
  await expect.poll(() => page.getByRole("button", { name: "Nova venda manual" }).count()).toBe(0);
  const [commissions] = await Promise.all([page.waitForResponse("**/rest/v1/comissoes*"), openRow(page, 0)]);
  expect(await commissions.json()).toEqual([]);
  await expect.poll(() => panel(page).getByRole("heading", { name: "Comissões" }).count()).toBe(0);
  await expect.poll(() => panel(page).getByRole("tab", { name: "Dados brutos" }).count()).toBe(0);
  await expect.poll(() => panel(page).getByRole("button", { name: "Alterar status" }).count()).toBe(0);
  await expect.poll(() => panel(page).getByRole("button", { name: "Nova oportunidade" }).count()).toBe(0);
});

test("people who may not see sales get a message, and finance starts there", async () => {
  const refused = await site.open(path, { as: "logistics", now: demoEnd });
  await expectVisible(refused.getByRole("heading", { name: "Você não tem acesso a esta página" }));
  expect(await refused.locator("[data-row]").count()).toBe(0);
  const finance = await site.open("/", { as: "finance", now: demoEnd });
  await expectVisible(finance.getByRole("heading", { name: "Transações" }));
  await expectVisible(finance.getByRole("button", { name: "Nova venda manual" }));
  expect(new URL(finance.url()).pathname).toBe(path);
});
