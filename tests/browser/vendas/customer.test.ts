import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizes, violations } from "./axe.ts";
import { bubbles, type ChatBackend, chatBackend, composer, openChat, rowOf } from "./chats.ts";
import { openContact, serveVendas } from "./site.ts";

const site = serveVendas();
let backend: ChatBackend;
beforeAll(async () => {
  backend = await chatBackend(site);
});

const notice = (page: Page, text: string) => expectVisible(page.getByRole("status").getByText(text));
const field = (dialog: Locator, name: string) => dialog.getByRole("textbox", { name });
const choose = async (page: Page, dialog: Locator, name: string, option: string): Promise<void> => {
  await dialog.getByRole("combobox", { name }).click();
  await page.getByRole("option", { name: option }).click();
};

interface Deal {
  readonly id: string;
  readonly titulo: string;
  readonly etapa_id: string;
  readonly posicao: number;
  readonly valor_centavos: number;
  readonly previsao_em: string | null;
  readonly origem: string;
  readonly responsavel: { readonly nome: string };
  readonly oportunidade_historico: readonly {
    readonly tipo: string;
    readonly para: string;
    readonly usuario: object;
  }[];
}
const dealOf = async (contact: string, title: string): Promise<Deal> => {
  const [deal] = await backend.rows<Deal>(
    `oportunidades?select=*,responsavel:usuarios!oportunidades_conta_id_responsavel_id_fkey(nome),oportunidade_historico(tipo,para,usuario:usuarios(nome))&contato_id=eq.${contact}&titulo=eq.${encodeURIComponent(title)}`,
  );
  if (!deal) throw new Error(`no deal called ${title}`);
  return deal;
};
const contactOf = async (chat: string): Promise<string> => {
  const [row] = await backend.rows<{ readonly contato_id: string }>(`chats?select=contato_id&id=eq.${chat}`);
  return row?.contato_id ?? "";
};

test("a deal is created beside a conversation, with the price of its product, on top of its stage", async () => {
  const chat = await backend.chat("status=eq.aberto");
  const contact = await contactOf(chat.id);
  const page = await openChat(site, chat);
  await page.getByRole("button", { name: "Nova oportunidade" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova oportunidade" });
  await expectVisible(dialog.getByRole("combobox", { name: "Etapa" }).getByText("Novo lead"));
  await expectVisible(dialog.getByRole("combobox", { name: "Contato" }).getByText(chat.contato_nome));
  await dialog.getByRole("button", { name: "Criar oportunidade" }).click();
  await expectVisible(dialog.getByText("Preencha este campo."));
  expect(await violations(page, "a deal")).toEqual([]);

  await choose(page, dialog, "Produto", "Kit de Cordas Aurora");
  const title = `Kit de Cordas Aurora – ${chat.contato_nome}`;
  await expect.poll(() => field(dialog, "Título").inputValue()).toBe(title);
  await expect.poll(() => field(dialog, "Valor (R$)").inputValue()).not.toBe("");
  await field(dialog, "Valor (R$)").fill("1500,50");
  await dialog.getByRole("button", { name: "Previsão" }).click();
  await page.getByRole("gridcell").getByText("20", { exact: true }).click();
  await expectVisible(dialog.getByText("20/06/2025"));
  await dialog.getByRole("button", { name: "Criar oportunidade" }).click();
  await expectDetached(dialog);
  await notice(page, "Oportunidade criada.");
  await expectVisible(page.getByText("Novo lead · R$ 1.500,50"));

  const deal = await dealOf(contact, title);
  expect(deal).toMatchObject({ valor_centavos: 150050, previsao_em: "2025-06-20", origem: "chat" });
  expect(deal.responsavel).toEqual({ nome: "Ana Lima" });
  expect(deal.oportunidade_historico).toEqual([{ tipo: "criada", para: "Novo lead", usuario: { nome: "Ana Lima" } }]);
  const [top] = await backend.rows<{ readonly id: string }>(
    `oportunidades?select=id&etapa_id=eq.${deal.etapa_id}&status=eq.aberta&order=posicao&limit=1`,
  );
  expect(top?.id).toBe(deal.id);
});

test("an open deal of the contact is pointed out; a contact made beside the deal has none", async () => {
  const chat = await backend.chat("status=eq.aberto");
  const [stage] = await backend.rows<{ readonly id: string; readonly pipeline_id: string }>(
    "etapas?select=id,pipeline_id,pipelines!inner(padrao)&pipelines.padrao=is.true&order=ordem&limit=1",
  );
  const deal = await fetch(`${site.url}/rest/v1/oportunidades`, {
    method: "POST",
    headers: { ...(await site.headers("owner")), "content-type": "application/json" },
    body: JSON.stringify({
      titulo: "Já aberta",
      contato_id: await contactOf(chat.id),
      pipeline_id: stage?.pipeline_id,
      etapa_id: stage?.id,
      valor_centavos: 10_000,
      origem: "manual",
    }),
  });
  expect(deal.status).toBe(201);
  const page = await openChat(site, chat);
  await page.getByRole("button", { name: "Nova oportunidade" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova oportunidade" });
  const warning = dialog.getByText("Este contato já tem uma oportunidade aberta neste pipeline.");
  await expectVisible(warning);
  await choose(page, dialog, "Produto", "Kit de Cordas Aurora");
  await dialog.getByRole("button", { name: "Novo contato" }).click();
  const quick = page.getByRole("dialog", { name: "Novo contato" });
  await field(quick, "Nome").fill("Úrsula Iguarán");
  await field(quick, "E-mail").fill("ursula@macondo.example");
  await quick.getByRole("button", { name: "Salvar" }).click();
  await expectDetached(quick);
  await expectDetached(warning);
  await expect.poll(() => field(dialog, "Título").inputValue()).toBe("Kit de Cordas Aurora – Úrsula Iguarán");
  await dialog.getByRole("button", { name: "Criar oportunidade" }).click();
  await expectDetached(dialog);
  const [ursula] = await backend.rows<{ readonly id: string; readonly origem: string }>(
    "contatos?select=id,origem&email=eq.ursula@macondo.example",
  );
  expect(ursula?.origem).toBe("chat");
  await dealOf(ursula?.id ?? "", "Kit de Cordas Aurora – Úrsula Iguarán");
});

test("people who see only their own deals create them for themselves, on the page of a contact too", async () => {
  const contact = await contactOf((await backend.chat("status=eq.aberto")).id);
  const page = await openContact(site, `/contato/${contact}/`, {
    as: "sales",
    ...sizes.mobile,
  });
  await page.getByRole("tab", { name: "Oportunidades" }).click();
  await page.getByRole("button", { name: "Nova oportunidade" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova oportunidade" });
  await expectVisible(dialog.getByRole("combobox", { name: "Etapa" }).getByText("Novo lead"));
  const person = dialog.getByRole("combobox", { name: "Responsável" });
  await expect.poll(() => person.isDisabled()).toBe(true);
  expect(await violations(page, "a deal, 390 px")).toEqual([]);
  await field(dialog, "Título").fill("Aulas particulares");
  await dialog.getByRole("button", { name: "Criar oportunidade" }).click();
  await expectDetached(dialog);
  await expectVisible(page.getByRole("tabpanel").getByText("Aulas particulares", { exact: true }));
  const deal = await dealOf(contact, "Aulas particulares");
  expect(deal).toMatchObject({ valor_centavos: 0, origem: "manual", responsavel: { nome: "Bruno Tavares" } });
});

test("from a contact one goes to its conversations, and a new contact has one at once", async () => {
  const chat = await backend.chat("status=eq.aberto");
  const page = await openContact(site, `/contato/${await contactOf(chat.id)}/`, { as: "owner" });
  await page.getByRole("button", { name: "Mensagem" }).click();
  await expectVisible(bubbles(page).first());
  await expect.poll(() => page.url()).toContain(`chat=${chat.id}`);
  await page.goBack();
  await page.getByRole("tab", { name: "Conversas" }).click();
  await expectVisible(rowOf(page, chat));
  expect(await violations(page, "conversations of a contact")).toEqual([]);
  await rowOf(page, chat).click();
  await expectVisible(bubbles(page).first());

  await page.getByRole("button", { name: "Novo contato" }).click();
  const quick = page.getByRole("dialog", { name: "Novo contato" });
  await field(quick, "Nome").fill("Amaranta Buendía");
  await field(quick, "Telefone").fill("(11) 91234-5678");
  await quick.getByRole("button", { name: "Salvar" }).click();
  await notice(page, "Contato criado.");
  await expectVisible(page.getByRole("heading", { name: "Amaranta Buendía" }));
  await expectDetached(composer(page));
  const [made] = await backend.rows<{ readonly canal: string; readonly contato_nome: string }>(
    "vw_chats?select=canal,contato_nome&contato_nome=eq.Amaranta Buendía",
  );
  expect(made?.canal).toBe("whatsapp");
});

test("a ticket is looked at beside its conversation, and opened as a page from there", async () => {
  const [ticket] = await backend.rows<{ readonly codigo: string; readonly assunto: string; readonly chat_id: string }>(
    "vw_atendimentos?select=codigo,assunto,chat_id&chat_id=not.is.null&aberto=is.true&order=codigo&limit=1",
  );
  if (!ticket) throw new Error("no open ticket has a conversation");
  const page = await openChat(site, { id: ticket.chat_id });
  await page.getByRole("button", { name: `Ver ${ticket.codigo}` }).click();
  const dialog = page.getByRole("dialog", { name: ticket.assunto });
  await expectVisible(dialog.getByRole("progressbar", { name: "Prazo da primeira resposta" }));
  const messages = await backend.rows<object>(`mensagens?select=id&chat_id=eq.${ticket.chat_id}&limit=10`);
  await expect.poll(() => dialog.locator(".conversa-mensagem-bolha").count()).toBe(messages.length);
  expect(await violations(page, "a ticket")).toEqual([]);
  await dialog.getByRole("link", { name: "Abrir página completa" }).click();
  await page.waitForURL(`**/atendimentos/${ticket.codigo}/`);
});
