import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { card, pipelinesOf } from "./pipelines.ts";
import { connectHotmart, hotmartSale } from "./reports.ts";
import { openSettings, serveVendas } from "./site.ts";

/** What takes a seller's time: sales that arrive, sales by hand, recoveries that wait, and work that begins filled. */

const site = serveVendas();
const pipelines = pipelinesOf(site);

test("a sale that arrives is counted, waits above the list until it is asked for, and changes in its row", async () => {
  const send = await connectHotmart(site);
  await send(hotmartSale("HP-ao-vivo-0"));
  const page = await site.open("/vendas/transacoes/", { as: "owner", now: new Date().toISOString() });
  const mine = page.locator("tbody tr[data-row]").filter({ hasText: "Dora Alves" });
  await expect.poll(() => mine.count()).toBe(1);
  await send(hotmartSale("HP-ao-vivo-1"));
  await send(hotmartSale("HP-ao-vivo-2"));
  await page.getByRole("button", { name: "2 vendas novas" }).click();
  await expect.poll(() => mine.count()).toBe(3);
  await send({
    ...hotmartSale("HP-ao-vivo-1"),
    id: "volta",
    event: "PURCHASE_REFUNDED",
    creation_date: Date.now() + 1000,
  });
  await expectVisible(mine.filter({ hasText: "Reembolsada" }).first());
});

test("a sale by hand is of any product, and has the buyer's phone and CPF", async () => {
  const [product] = await site.query<{ readonly nome: string }>(
    `update public.produtos set ativo = false where id = (select p.id from public.produtos p
      join public.contas c on c.id = p.conta_id where c.slug = 'escola-aurora' order by p.nome limit 1) returning nome`,
  );
  const page = await site.open("/vendas/transacoes/", { as: "owner" });
  await page.getByRole("button", { name: "Nova venda manual" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Produto" }).click();
  await page.getByRole("option", { name: product?.nome ?? "" }).click();
  await dialog.getByRole("textbox", { name: "Comprador" }).fill("Noêmia Prata");
  await dialog.getByRole("textbox", { name: "Telefone" }).fill("(11) 90123-9876");
  await dialog.getByRole("textbox", { name: "CPF ou CNPJ" }).fill("111");
  await dialog.getByRole("button", { name: "Registrar venda" }).click();
  await expectVisible(dialog.getByText("CPF ou CNPJ inválido."));
  await dialog.getByRole("textbox", { name: "CPF ou CNPJ" }).fill("111.444.777-35");
  await dialog.getByRole("button", { name: "Registrar venda" }).click();
  await expectVisible(page.getByText("Venda registrada."));
  const [made] = await site.query<object>(
    `select c.telefone, t.comprador_documento as documento, t.produto_nome from public.transacoes t join public.contatos c on c.id = t.contato_id
      where t.comprador_nome = 'Noêmia Prata'`,
  );
  expect(made).toEqual({ telefone: "+5511901239876", documento: "11144477735", produto_nome: product?.nome });
});

test("a sale by hand whose answer is lost is one sale", async () => {
  const page = await site.open("/vendas/transacoes/", { as: "owner" });
  await page.getByRole("button", { name: "Nova venda manual" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Produto" }).click();
  await page.getByRole("option").first().click();
  await dialog.getByRole("textbox", { name: "Comprador" }).fill("Olga Duas Vezes");
  const loseAnswer = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/rest/v1/transacoes*", loseAnswer, { times: 1 });
  await dialog.getByRole("button", { name: "Registrar venda" }).click();
  await expectVisible(page.getByText("Venda registrada."));
  const made = await site.query("select from public.transacoes where comprador_nome = 'Olga Duas Vezes'");
  expect(made).toHaveLength(1);
  expect(site.takeProblems()).toEqual([
    expect.stringMatching(/net::ERR_FAILED .*\/transacoes$/),
    expect.stringMatching(/409 .*\/transacoes$/),
  ]);
});

test("what waits to enter the queue is said with its time, and a cart that arrives too", async () => {
  await site.query(
    "update public.recuperacoes set disponivel_em = now() + interval '90 minutes', expira_em = now() + interval '5 days' where status = 'aguardando'",
  );
  const page = await site.open("/vendas/recuperacao/", { as: "owner", now: new Date().toISOString() });
  await expectVisible(page.getByText(/^R\$\s[\d.,]+ entra(m)? na fila até (\d\d\/\d\d )?\d\d:\d\d$/));
});

test("the message of a recovery is written, and outside the hours it is asked whether to send it", async () => {
  const page = await site.open("/vendas/recuperacao/", { as: "owner", now: "2025-06-15T01:43:00Z" });
  await page.locator("tbody tr[data-row]").first().click();
  const meios = page.getByRole("toolbar", { name: "Falar com o contato" });
  await meios.getByRole("button", { name: "WhatsApp" }).click();
  const question = page.getByRole("dialog", { name: "Fora do horário de contato" });
  await expectVisible(question);
  await question.getByRole("button", { name: "Cancelar" }).click();
  await site.query("update public.contas set simulacao_desde = coalesce(simulacao_desde, now())");
  await page.reload();
  await meios.getByRole("button", { name: "WhatsApp" }).click();
  await page.getByRole("button", { name: "Falar assim mesmo" }).click();
  await page.waitForURL(/\/chats\//);
});

test("where no channel is connected, the message opens in the seller's own WhatsApp", async () => {
  await site.query("update public.contas set simulacao_desde = null");
  const page = await site.open("/vendas/recuperacao/", {
    as: "owner",
    now: "2025-06-13T15:00:00Z",
    before: () => {
      window.open = (url) => {
        document.title = `opened ${url}`;
        return null;
      };
    },
  });
  await page.locator("tbody tr[data-row]").first().click();
  await page.getByRole("toolbar", { name: "Falar com o contato" }).getByRole("button", { name: "WhatsApp" }).click();
  await expect.poll(() => page.title()).toMatch(/^opened https:\/\/wa\.me\/55\d+\?text=Oi%2C%20/);
});

test("a ticket from a chat has its subject, words, category, purchase and person", async () => {
  const [chat] = await site.query<{ readonly id: string; readonly contato: string }>(
    `select c.id, c.contato_id as contato from public.chats c where c.status = 'aberto' and c.canal <> 'whatsapp'
      order by c.ultima_mensagem_em desc limit 1`,
  );
  await site.query(
    `insert into public.mensagens (conta_id, chat_id, direcao, tipo, conteudo, criado_em)
      select conta_id, id, 'entrada', 'texto', 'Quero meu dinheiro de volta', now() from public.chats where id = $1`,
    [chat?.id],
  );
  const page = await site.open(`/chats/?chat=${chat?.id}`, { as: "owner" });
  await expectVisible(page.getByText("Quero meu dinheiro de volta").last());
  await page
    .getByRole("button", { name: /atendimentos$/i })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Novo atendimento/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Novo atendimento" });
  await expect
    .poll(() => dialog.getByRole("textbox", { name: "Assunto" }).inputValue())
    .toBe("Quero meu dinheiro de volta");
  await expectVisible(dialog.getByRole("combobox", { name: "Categoria" }).filter({ hasText: "Reembolso" }));
  await expectVisible(dialog.getByRole("combobox", { name: "Responsável" }).filter({ hasText: "Ana Lima" }));
});

test("a card that was moved can go back to its place", async () => {
  const id = await pipelines.create("Cartão que volta");
  const before = await pipelines.read(id);
  const page = await pipelines.open();
  await expectVisible(card(page, "Cartão que volta"));
  await page.getByRole("button", { name: "Mover Cartão que volta" }).focus();
  await page.keyboard.press("Space");
  // Keys that move the card work from the next task of the page on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect.poll(async () => (await pipelines.read(id))?.etapa_nome).not.toBe(before?.etapa_nome);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect.poll(async () => (await pipelines.read(id))?.etapa_nome).toBe(before?.etapa_nome);
});

test("the time line of a contact calls a purchase only what was paid", async () => {
  const [sale] = await site.query<{ readonly contato: string }>(
    "select contato_id as contato from public.transacoes where status = 'expirada' and contato_id is not null limit 1",
  );
  const page = await site.open(`/contato/${sale?.contato}/`, { as: "owner" });
  await expectVisible(page.getByText(/^Pedido \(expirada\): /).first());
});

test("the count of stalled deals leads to these deals, and a filter shows all again", async () => {
  const page = await site.open("/dashboard/", { as: "owner" });
  const link = page.getByRole("link", { name: /oportunidades? paradas?/ });
  await link.click();
  await page.waitForURL(/paradas=true/);
  const areStalled = async () => {
    const ids = await page
      .locator("tbody tr[data-row]")
      .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-row")));
    const [found] = await site.query<{ readonly all: boolean | null }>(
      "select bool_and(parada) as all from public.vw_oportunidades where id = any ($1)",
      [ids],
    );
    return found?.all;
  };
  await expect.poll(areStalled).toBe(true);
  await page.getByRole("checkbox", { name: "Só paradas" }).uncheck();
  await expect.poll(areStalled).toBe(false);
});

test("a platform that asks for the address first gets it before its token is known", async () => {
  await site.query("delete from public.integracoes where plataforma = 'kiwify'");
  const page = await openSettings(site, "Integrações");
  await page.getByRole("button", { name: "Conectar Kiwify" }).click();
  const dialog = page.getByRole("dialog", { name: "Conectar Kiwify" });
  await dialog.getByRole("button", { name: "Criar o endereço agora" }).click();
  await expectVisible(page.getByRole("dialog").getByText(/\/webhooks\/kiwify\/[0-9a-f]{32}$/));
});
