import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { hotmartSale } from "./reports.ts";
import { openSettings, saleRows, serveVendas } from "./site.ts";

/** The platforms that report sales: connecting one, its sales, and reports that are not understood. */

const site = serveVendas();

const platform = (page: Page, name: string) =>
  page.getByRole("list", { name: "Integrações" }).getByRole("listitem").filter({ hasText: name });

/** Wait for a notice and close it, so that the next one of the same text is a new one. */
async function dismissNotice(page: Page, text: string): Promise<void> {
  const notice = page.getByRole("status").filter({ hasText: text });
  await notice.getByRole("button", { name: "Fechar aviso" }).click();
  await expectDetached(notice);
}

/** Connect a platform with this token, and return the address for its webhooks. */
async function connect(page: Page, name: string, token: string): Promise<string> {
  await page.getByRole("button", { name: `Conectar ${name}` }).click();
  const added = page.getByRole("dialog", { name: `Conectar ${name}` });
  await added.getByRole("textbox", { name: "Token de segurança" }).fill(token);
  await added.getByRole("button", { name: "Conectar" }).click();
  const dialog = page.getByRole("dialog", { name, exact: true });
  const address = dialog.getByText(/\/functions\/v1\/webhooks\//);
  await expectVisible(address);
  await dismissNotice(page, "Integração salva.");
  const text = await address.innerText();
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await expectDetached(dialog);
  return text;
}

/** Connect Hotmart without the page, which another test may have done; returns the address for its webhooks. */
async function connectHotmart(): Promise<string> {
  const [made] = await site.query<{ codigo: string }>(
    `insert into public.integracoes (conta_id, plataforma, segredo)
    select id, 'hotmart', 'hottok-da-aurora' from public.contas where slug = 'escola-aurora'
    on conflict (conta_id, plataforma) do update set segredo = excluded.segredo, ativa = true returning codigo`,
  );
  return `${site.url}/functions/v1/webhooks/hotmart/${made?.codigo}`;
}

const send = (address: string, token: string, body: object) =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", "x-hotmart-hottok": token },
    body: JSON.stringify(body),
  });

test("a platform is connected, reports a sale, and its token is renewed", async () => {
  const page = await openSettings(site, "Integrações");
  await expectVisible(platform(page, "Hotmart").getByText("Não conectada"));
  await page.getByRole("button", { name: "Conectar Hotmart" }).click();
  const added = page.getByRole("dialog", { name: "Conectar Hotmart" });
  await added.getByRole("button", { name: "Conectar" }).click();
  await expectVisible(added.getByText("Use de 8 a 200 caracteres."));
  expect(await violations(page, "connecting a platform")).toEqual([]);
  await added
    .getByRole("button", { name: "Cancelar" })
    .or(added.getByRole("button", { name: "Fechar" }))
    .click();
  const address = await connect(page, "Hotmart", "hottok-da-aurora");
  expect(address).toMatch(new RegExp(`^${site.url}/functions/v1/webhooks/hotmart/[0-9a-f]{32}$`));
  await expectVisible(platform(page, "Hotmart").getByText("Nenhum aviso ainda"));

  expect((await send(address, "errado", hotmartSale("HP-tela-1"))).status).toBe(401);
  expect((await send(address, "hottok-da-aurora", hotmartSale("HP-tela-1"))).status).toBe(200);
  await page.reload();
  await expectVisible(
    platform(page, "Hotmart").getByText(/^Conectada · Último aviso em \d\d\/\d\d\/\d\d \d\d:\d\d:\d\d$/),
  );

  await page.getByRole("button", { name: "Configurar Hotmart" }).click();
  const dialog = page.getByRole("dialog", { name: "Hotmart", exact: true });
  const token = dialog.getByRole("textbox", { name: "Token de segurança" });
  expect(await token.inputValue()).toBe("");
  await dialog.getByRole("button", { name: "Gerar token" }).click();
  await expect.poll(() => token.inputValue()).toMatch(/^[0-9a-f]{64}$/);
  const renewed = await token.inputValue();
  expect(await violations(page, "a connected platform")).toEqual([]);
  await dialog.getByRole("button", { name: "Testar endereço do webhook" }).click();
  await expectVisible(page.getByText("O endereço responde, e recusa avisos sem o token."));
  site.takeProblems();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByText("Integração salva."));
  await dialog.getByRole("button", { name: "Fechar" }).click();
  expect((await send(address, "hottok-da-aurora", hotmartSale("HP-tela-2"))).status).toBe(401);
  expect((await send(address, renewed, hotmartSale("HP-tela-2"))).status).toBe(200);

  await page.getByRole("link", { name: "Transações", exact: true }).click();
  await page.getByRole("searchbox").fill("HP-tela");
  await expect.poll(async () => (await saleRows(page)).count()).toBe(2);

  await page.goBack();
  await page.getByRole("button", { name: "Configurar Hotmart" }).click();
  await dialog.getByRole("button", { name: "Desconectar" }).click();
  const sure = page.getByRole("dialog", { name: "Desconectar Hotmart?" });
  await sure.getByRole("button", { name: "Desconectar" }).click();
  await expectVisible(platform(page, "Hotmart").getByText("Não conectada"));
  expect((await send(address, renewed, hotmartSale("HP-tela-3"))).status).toBe(401);
});

test("a signed platform is paused and resumed", async () => {
  const page = await openSettings(site, "Integrações");
  const secret = "segredo-da-kiwify";
  const address = await connect(page, "Kiwify", secret);
  const body = JSON.stringify({ webhook_event_type: "order_approved" });
  const signature = createHmac("sha1", secret).update(body).digest("hex");
  const report = async () =>
    (
      await fetch(`${address}?signature=${signature}`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      })
    ).status;
  expect(await report()).toBe(200);
  const setActive = async (isActive: boolean) => {
    await page.getByRole("button", { name: "Configurar Kiwify" }).click();
    const dialog = page.getByRole("dialog", { name: "Kiwify", exact: true });
    await dialog.getByRole("checkbox", { name: "Recebe avisos" }).setChecked(isActive);
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await dismissNotice(page, "Integração salva.");
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await expectDetached(dialog);
  };
  await setActive(false);
  await expectVisible(platform(page, "Kiwify").getByText("Pausada"));
  expect(await report()).toBe(401);
  await setActive(true);
  expect(await report()).toBe(200);
});

test("an unknown status needs attention on the dashboard until it is dismissed", async () => {
  const page = await openSettings(site, "Integrações");
  const address = await connect(page, "Hotmart", "hottok-da-aurora");
  const odd = { ...hotmartSale("HP-estranha"), event: "PURCHASE_TELEPORTED" };
  expect((await send(address, "hottok-da-aurora", odd)).status).toBe(200);

  await page.getByRole("link", { name: "Dashboard" }).click();
  const line = page.getByRole("link", { name: "Hotmart: Status desconhecido: PURCHASE_TELEPORTED" });
  await expectVisible(line);
  await line.click();
  await page.waitForURL("**/configuracoes/?aba=integracoes");
  const reports = page.getByRole("list", { name: "Avisos de plataformas por resolver" });
  const row = reports.getByRole("listitem").filter({ hasText: "PURCHASE_TELEPORTED" });
  await expectVisible(row.getByText(/^1 aviso, o último em /));
  await expectVisible(
    platform(page, "Hotmart").getByText(/^Último erro em .*: Status desconhecido: PURCHASE_TELEPORTED$/),
  );
  expect(await violations(page, "reports to resolve")).toEqual([]);
  await row.getByRole("button", { name: /^Dispensar/ }).click();
  await expectDetached(row);
  await expectDetached(platform(page, "Hotmart").getByText(/PURCHASE_TELEPORTED/));
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expectVisible(page.getByRole("heading", { name: "Precisa de atenção" }));
  await expectDetached(line);
});

test("what was not understood of a sale is seen with its buyer, corrected and tried again", async () => {
  const address = await connectHotmart();
  const report = (code: string, value: unknown): object => {
    const sale = structuredClone(hotmartSale(code)) as { data: { purchase: { price: object } } };
    sale.data.purchase.price = { value, currency_value: "USDT" };
    return sale;
  };
  for (const code of ["HP-corrigir-1", "HP-corrigir-2"]) {
    expect((await send(address, "hottok-da-aurora", report(code, "a combinar"))).status).toBe(200);
  }
  const page = await openSettings(site, "Integrações");
  const reports = page.getByRole("list", { name: "Avisos de plataformas por resolver" });
  const row = reports.getByRole("listitem").filter({ hasText: "Venda registrada sem: Valor, Moeda" });
  await row.getByRole("button", { name: /^Ver/ }).click();
  const dialog = page.getByRole("dialog", { name: "Aviso da Hotmart" });
  await expectVisible(dialog.getByText("1 de 2"));
  await expectVisible(dialog.getByText("Não foi entendido: Valor “a combinar” · Moeda “USDT”."));
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  await expect.poll(() => field("Comprador").inputValue()).toBe("Dora Alves");
  expect(await field("Código da venda").inputValue()).toBe("HP-corrigir-2");
  await dialog.getByRole("button", { name: "Próximo" }).click();
  await expect.poll(() => field("Código da venda").inputValue()).toBe("HP-corrigir-1");
  await dialog.getByRole("button", { name: "Ver o aviso como chegou" }).click();
  await expectVisible(dialog.getByText('"a combinar"'));
  expect(await violations(page, "a report to correct")).toEqual([]);

  await field("Moeda").fill("reais");
  await dialog.getByRole("button", { name: "Tentar de novo" }).click();
  await expectVisible(dialog.getByText("Use três letras, como BRL."));
  site.takeProblems();
  await field("Moeda").fill("brl");
  await dialog.getByRole("button", { name: "Tentar de novo" }).click();
  await expectVisible(dialog.getByRole("alert").getByText("Venda registrada sem: Valor", { exact: true }));
  await field("Valor").fill("297,00");
  await dialog.getByRole("button", { name: "Tentar de novo" }).click();
  // The other one is left.
  await expect.poll(() => field("Código da venda").inputValue()).toBe("HP-corrigir-2");
  await field("Moeda").fill("BRL");
  await field("Valor").fill("10,50");
  await dialog.getByRole("button", { name: "Tentar de novo" }).click();
  await expectDetached(dialog);
  await expectDetached(row);
  expect(
    await site.query(
      "select valor_produto_centavos as value, moeda from public.transacoes where transacao_codigo like 'HP-corrigir-_' order by 1",
    ),
  ).toEqual([
    { value: 1050, moeda: "BRL" },
    { value: 29700, moeda: "BRL" },
  ]);
});

test.each(sizesTried)("axe finds nothing where a report is corrected, and it fits, on %s", async (_, size) => {
  const odd = { ...hotmartSale(`HP-medida-${size.width}`), event: "PURCHASE_MEASURED" };
  expect((await send(await connectHotmart(), "hottok-da-aurora", odd)).status).toBe(200);
  const page = await openSettings(site, "Integrações");
  await page.setViewportSize(size);
  const reports = page.getByRole("list", { name: "Avisos de plataformas por resolver" });
  await reports.getByRole("button", { name: "Ver Hotmart: Status desconhecido: PURCHASE_MEASURED" }).click();
  await expectVisible(page.getByRole("dialog").getByRole("button", { name: "Tentar de novo" }));
  expect(await violations(page, "a report to correct")).toEqual([]);
  await expectFits(page);
});

test("a template that WhatsApp approved is added and changed", async () => {
  const page = await openSettings(site, "Respostas rápidas");
  const templates = page.getByRole("list", { name: "Modelos do WhatsApp" }).getByRole("listitem");
  await page.getByRole("button", { name: "Novo modelo" }).click();
  const added = page.getByRole("dialog", { name: "Novo modelo" });
  await added.getByRole("textbox", { name: "Nome do modelo" }).fill("retomar-conversa");
  await added.getByRole("textbox", { name: "Mensagem" }).fill("Oi, {nome}. Podemos continuar?");
  expect(await violations(page, "a new template")).toEqual([]);
  await added.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(templates.filter({ hasText: "retomar-conversa" }));
  await expectDetached(page.getByRole("list", { name: "Respostas rápidas" }).getByText("retomar-conversa"));
  await page.getByRole("button", { name: "Editar o modelo retomar-conversa" }).click();
  await page.getByRole("dialog", { name: "Modelo" }).getByRole("button", { name: "Excluir" }).click();
  await page.getByRole("dialog", { name: "Excluir este modelo?" }).getByRole("button", { name: "Excluir" }).click();
  await expectDetached(templates.filter({ hasText: "retomar-conversa" }));
  // The steps back of the closed windows are over once another part is open.
  await page.getByRole("navigation", { name: "Partes das configurações" }).getByRole("link", { name: "Conta" }).click();
  await expectVisible(page.getByRole("form", { name: "Conta" }));
});
