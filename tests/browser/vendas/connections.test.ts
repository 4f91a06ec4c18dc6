import { expect, onTestFinished, test } from "vitest";
import { keys, startTwin } from "../../backend/services-twin.ts";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { openSettings, serveVendas } from "./site.ts";

/** Services that the account connects in its settings: keys, a test of them, and what works with them. */

const site = serveVendas();

async function disconnectAll(): Promise<void> {
  await site.query("delete from app.conexoes");
}

test("WhatsApp is connected with its keys, tested, and its messages go out", async () => {
  startTwin();
  onTestFinished(disconnectAll);
  await site.query("update public.contas set simulacao_desde = null");
  const page = await openSettings(site, "Canais");
  const row = page.getByRole("list", { name: "Canais" }).getByRole("listitem").filter({ hasText: "WhatsApp" });
  await expectVisible(row.getByText("Não conectado"));
  await row.getByRole("button", { name: "Conectar WhatsApp" }).click();
  const form = page.getByRole("dialog").getByRole("form", { name: "Conexão com WhatsApp" });
  await form.getByRole("button", { name: "Conectar" }).click();
  await expectVisible(form.getByText("Preencha este campo.").first());
  await form.getByLabel("Identificação do número de telefone").fill("abc");
  await form.getByLabel("Token de acesso").fill("um-token-errado");
  await form.getByLabel("Chave secreta do app").fill(keys.whatsapp.proof);
  await form.getByRole("button", { name: "Conectar" }).click();
  await expectVisible(form.getByText("Confira a identificação."));
  site.takeProblems();
  await form.getByLabel("Identificação do número de telefone").fill(keys.whatsapp.id);
  await form.getByRole("button", { name: "Conectar" }).click();
  await expectVisible(page.getByRole("dialog").getByText(/^A chave venceu ou foi revogada/));
  site.takeProblems();
  expect(await form.getByLabel("Token de acesso").inputValue()).toBe("");
  await form.getByLabel("Token de acesso").fill(keys.whatsapp.token);
  await form.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByRole("dialog").getByText("Conectado: Escola Aurora · +55 11 90000-0000"));
  await expectVisible(form.getByText("Guardada, termina em en-1. Cole outra para trocar."));
  await expectVisible(form.getByText(/\/functions\/v1\/conexoes\/aviso\/whatsapp\/[0-9a-f]{32}$/));
  await form.getByRole("button", { name: "Fechar" }).click();
  await expectVisible(row.getByText("Conectado · Escola Aurora · +55 11 90000-0000 · testado agora"));
  await expectVisible(row.getByRole("button", { name: "Configurar WhatsApp" }));

  await row.getByRole("button", { name: "Configurar WhatsApp" }).click();
  await form.getByRole("button", { name: "Desconectar" }).click();
  await page
    .getByRole("dialog", { name: "Desconectar WhatsApp?" })
    .getByRole("button", { name: "Desconectar" })
    .click();
  await expectVisible(row.getByText("Não conectado"));
});

test.each(sizesTried)("axe finds nothing in the form of a connection, and it fits, on %s", async (_, size) => {
  startTwin();
  onTestFinished(disconnectAll);
  await site.query(
    `insert into app.conexoes (conta_id, servico, identificacao, chave, prova, erro, erro_em)
    select id, 'whatsapp', '106540352242922', 'uma-chave-qualquer', 'segredo', 'A chave venceu ou foi revogada. Gere outra e salve em Configurações.', now()
    from public.contas where slug = 'escola-aurora'`,
  );
  const page = await site.open("/configuracoes/?aba=canais", { as: "owner", ...size });
  const row = page.getByRole("list", { name: "Canais" }).getByRole("listitem").filter({ hasText: "WhatsApp" });
  await expectVisible(row.getByText(/^Último erro em .*: A chave venceu/));
  await row.getByRole("button", { name: "Configurar WhatsApp" }).click();
  await expectVisible(page.getByRole("form", { name: "Conexão com WhatsApp" }));
  expect(await violations(page, "form of a connection")).toEqual([]);
  await expectFits(page);
  await page.getByRole("button", { name: "Fechar", exact: true }).click();
  await expectDetached(page.getByRole("dialog"));
});

test("what a seller writes goes out through the connected channel", async () => {
  const twin = startTwin();
  onTestFinished(disconnectAll);
  await site.query(
    `insert into app.conexoes (conta_id, servico, identificacao, chave, prova)
    select id, 'whatsapp', $1, $2, $3 from public.contas where slug = 'escola-aurora'`,
    [keys.whatsapp.id, keys.whatsapp.token, keys.whatsapp.proof],
  );
  const [chat] = await site.query<{ id: string }>(
    `update public.chats set janela_ate = now() + interval '20 years', responsavel_id = null where id = (
      select c.id from public.chats c join public.contas k on k.id = c.conta_id
      where k.slug = 'escola-aurora' and c.canal = 'whatsapp' and c.status = 'aberto' order by c.id limit 1)
    returning id`,
  );
  const page = await site.open(`/chats/?chat=${chat?.id}`, { as: "owner" });
  await page.getByRole("textbox", { name: "Mensagem" }).fill("Segue o seu link");
  await page.keyboard.press("Enter");
  const sent = page.getByText("Segue o seu link").last();
  await expectVisible(sent);
  await expect
    .poll(() => twin.asked.filter(({ path }) => path.endsWith("/messages")).map(({ body }) => body))
    .toEqual([expect.objectContaining({ text: { body: "Segue o seu link", preview_url: true } })]);
  await expect
    .poll(() => site.query("select status from public.mensagens where conteudo = 'Segue o seu link'"))
    .toEqual([{ status: "enviada" }]);
});
