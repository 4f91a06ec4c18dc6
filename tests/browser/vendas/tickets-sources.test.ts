import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { bubbles, chatBackend, openChat } from "./chats.ts";
import { overflow } from "./measure.ts";
import { demoEnd, keepNotices, type OpenSite, serveVendas } from "./site.ts";
import { choose, field, notice, tickets } from "./tickets.ts";

const site = serveVendas();

const open = async (code: string, options: OpenSite = {}) => {
  const page = await site.open(`/atendimentos/${code}/`, { as: "support", before: keepNotices, ...options });
  await expectVisible(page.locator(".atendimento-cabecalho-assunto"));
  return page;
};

test("a read-only person changes nothing; unknown codes and foreign tickets are not found", async () => {
  const reader = await open(tickets.first, { as: "logistics" });
  expect(await field(reader, "Prioridade").isDisabled()).toBe(true);
  expect(await reader.getByRole("button", { name: /^Editar|^Assumir|^Nova tarefa|^Adicionar/ }).count()).toBe(0);
  for (const [code, as] of [
    ["at-9901-00001", "owner"],
    [tickets.first, "neighbour"],
  ] as const) {
    const page = await site.open(`/atendimentos/${code}/`, { as });
    await expectVisible(page.getByRole("heading", { name: `Atendimento ${code.toUpperCase()} não encontrado.` }));
    await expectVisible(page.getByRole("link", { name: "Voltar para atendimentos" }));
  }
  const nobody = await site.open(`/atendimentos/${tickets.first}/`, { as: "finance" });
  await expectVisible(nobody.getByRole("heading", { name: "Você não tem acesso a esta página" }));
});

test("a contact has its tickets: in a tab, in a window with the way to each, and a new one", async () => {
  const ticket = await open(tickets.first, { as: "owner" });
  await ticket.locator(".atendimento-lateral-nome").click();
  await ticket.waitForURL("**/contato/*/");
  await ticket.getByRole("tab", { name: "Atendimentos" }).click();
  await expectVisible(ticket.locator(".contato-atendimentos-codigo").first());
  expect(await ticket.locator(".contato-atendimentos-codigo").allInnerTexts()).toContain(tickets.first);
  await ticket.getByRole("button", { name: "Mais ações" }).click();
  await ticket.getByRole("menuitem", { name: "Ir para atendimentos" }).click();
  const dialog = ticket.getByRole("dialog", { name: /^Atendimentos de / });
  await expectVisible(dialog.getByRole("listitem").filter({ hasText: tickets.first }));
  await expectVisible(dialog.getByRole("button", { name: "Novo atendimento" }));
  await dialog.getByRole("link", { name: "Ver todos do contato" }).click();
  await ticket.waitForURL("**/atendimentos/?q=*");
});

test("scenario 23: opened on Friday at 17:30 it is due on Monday at 9:30, and waiting for the customer stops the bar", async () => {
  const friday = "2025-06-13T17:30:00-03:00";
  await site.setClock(friday);
  const backend = await chatBackend(site);
  const [contact] = await backend.rows<{ readonly id: string }>("vw_contatos?select=id&order=id&limit=1");
  const answer = await fetch(`${site.url}/rest/v1/rpc/rpc_atendimento_abrir`, {
    method: "POST",
    headers: { ...(await site.headers("support")), "content-type": "application/json" },
    body: JSON.stringify({
      p_dados: { contato_id: contact?.id, assunto: "Aberto na sexta", categoria: "conteudo", prioridade: "alta" },
    }),
  });
  const [{ codigo }]: [{ readonly codigo: string }] = await answer.json();
  const page = await open(codigo, { now: friday });
  const bar = async (at: Page, name: string) =>
    at.getByRole("progressbar", { name: new RegExp(`^${name}: `) }).getAttribute("aria-label");
  await expectVisible(page.getByText("16/06/25 09:30"));
  await expect.poll(() => bar(page, "Prazo da primeira resposta")).toBe("Prazo da primeira resposta: 1 h útil");
  await choose(page, "Status", "Em atendimento");
  await notice(page, "Status alterado.");
  await expectVisible(page.getByText("16/06/25 17:30"));
  await choose(page, "Status", "Aguardando cliente");
  const paused = "Prazo da resolução: Pausado · 9 h";
  await expect.poll(() => bar(page, "Prazo da resolução")).toBe(paused);

  const tuesday = "2025-06-17T12:00:00-03:00";
  await site.setClock(tuesday);
  const later = await open(codigo, { now: tuesday });
  await expect.poll(() => bar(later, "Prazo da resolução")).toBe(paused);
});

test("scenario 22: a chat leads to a new ticket, whose page shows the same conversation", async () => {
  await site.setClock(demoEnd);
  const backend = await chatBackend(site);
  const chat = await backend.chat("status=eq.aberto");
  const page = await openChat(site, chat, { before: keepNotices, now: demoEnd });
  const last = await bubbles(page).last().innerText();
  await page.getByRole("button", { name: "Ir para atendimentos" }).click();
  const list = page.getByRole("dialog", { name: `Atendimentos de ${chat.contato_nome}` });
  await list.getByRole("button", { name: "Novo atendimento" }).click();
  const dialog = page.getByRole("dialog", { name: "Novo atendimento" });
  await dialog.getByRole("textbox", { name: "Assunto" }).fill("Veio da conversa");
  await dialog.getByRole("combobox", { name: /^Categoria/ }).click();
  await page.getByRole("option", { name: "Conteúdo" }).click();
  await dialog.getByRole("button", { name: "Abrir atendimento" }).click();
  await expectDetached(list);
  const opened = page.getByText(/^Atendimento AT-2506-\d{5} aberto\.$/);
  await expectVisible(opened);
  const code = /AT-\d{4}-\d{5}/.exec(await opened.innerText())?.[0];
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await page.waitForURL(`**/atendimentos/${code}/`);
  await expect.poll(() => bubbles(page).last().innerText()).toBe(last);
});

test.each(sizesTried)("axe finds nothing on the page of a ticket, and it fits, on %s", async (_, size) => {
  const page = await open(tickets.first, { ...size, now: demoEnd, as: "owner" });
  await expectVisible(page.getByText("Compra", { exact: true }));
  const found = [...(await violations(page, "ticket"))];
  await choose(page, "Status", "Resolvido");
  const dialog = page.getByRole("dialog", { name: "Resolver atendimento" });
  await dialog.getByRole("button", { name: "Resolver" }).click();
  await expectVisible(dialog.getByText("Preencha este campo."));
  found.push(...(await violations(page, "resolving")));
  expect(found).toEqual([]);
  await expect.poll(() => overflow(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => overflow(page)).toBe(0);
});
