import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { createGate } from "../../gate.ts";
import { sizes, violations } from "./axe.ts";
import { bubbles, chatBackend, openChat } from "./chats.ts";
import { overflow } from "./measure.ts";
import { demoEnd, keepNotices, type OpenSite, serveVendas } from "./site.ts";

const site = serveVendas();

/** Tickets of the demo: three with a conversation, and a closed one. */
const tickets = { first: "AT-2506-00005", second: "AT-2506-00024", third: "AT-2506-00039" } as const;

const open = async (code: string, options: OpenSite = {}) => {
  const page = await site.open(`/atendimentos/${code}/`, { as: "support", before: keepNotices, ...options });
  await expectVisible(page.locator(".atendimento-cabecalho-assunto"));
  return page;
};
const field = (page: Page, name: string) => page.getByRole("combobox", { name });
const choose = async (page: Page, name: string, option: string) => {
  await field(page, name).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};
const shows = (page: Page, name: string, value: string) => expectVisible(field(page, name).filter({ hasText: value }));
const notice = (page: Page, text: string) => expectVisible(page.getByText(text, { exact: true }).first());
const closeNotices = async (page: Page) => {
  const buttons = page.getByRole("button", { name: "Fechar aviso" });
  for (let left = await buttons.count(); left > 0; left = await buttons.count()) {
    await buttons.first().click();
    await expect.poll(() => buttons.count()).toBeLessThan(left);
  }
};

test("a choice is saved at once, can be undone, and is in the history", async () => {
  const page = await open(tickets.first.toLowerCase());
  await expect.poll(() => page.title()).toBe("Atendimento · Balcão");
  await shows(page, "Prioridade", "Alta");
  await choose(page, "Prioridade", "Baixa");
  await notice(page, "Prioridade alterada.");
  await page.getByRole("button", { name: /^Histórico/ }).click();
  await expectVisible(page.getByText("Prioridade: Alta → Baixa"));
  await page.getByRole("button", { name: "Desfazer" }).click();
  await shows(page, "Prioridade", "Alta");

  await choose(page, "Status", "Aguardando cliente");
  await expectVisible(
    page
      .getByText(/^Pausado · /)
      .or(page.getByText(/^Estourado há /))
      .first(),
  );
  await notice(page, "Status alterado.");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await shows(page, "Status", "Em atendimento");

  // An unsaved choice is reverted, and the reason is shown.
  await page.route("**/rpc/rpc_atendimento_mudar*", (route) =>
    route.fulfill({ status: 409, json: { code: "conflito_versao", message: "conflito_versao" } }),
  );
  await choose(page, "Categoria", "Entrega");
  const alert = page.getByRole("dialog", { name: "Não deu certo" });
  await expectVisible(alert.getByText(/^Este registro foi alterado por outra pessoa\./));
  await alert.getByRole("button", { name: "Entendi" }).click();
  await shows(page, "Categoria", "Acesso");
  expect(site.takeProblems().length).toBeGreaterThan(0);
});

test("another person's change shines, and waits while the subject is being written", async () => {
  const page = await open(tickets.second);
  const other = await open(tickets.second, { as: "owner" });
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, "shone", seen);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.classList.contains("is-mudou")) seen.push(target.textContent ?? "");
      }
    }).observe(document.body, { attributes: true, attributeFilter: ["class"], subtree: true });
  });
  await choose(other, "Prioridade", "Urgente");
  await shows(page, "Prioridade", "Urgente");
  await expect.poll(() => page.evaluate(() => String(Reflect.get(window, "shone")))).toContain("Prioridade");

  await page.getByRole("button", { name: "Editar assunto" }).click();
  const subject = page.getByRole("textbox", { name: "Assunto" });
  await subject.fill("Assunto meio escrito");
  await choose(other, "Prioridade", "Baixa");
  await expectVisible(page.getByText("Alterado por Ana Lima."));
  await shows(page, "Prioridade", "Urgente");
  await page.getByRole("button", { name: "Ver mudanças" }).click();
  await shows(page, "Prioridade", "Baixa");
  expect(await subject.inputValue()).toBe("Assunto meio escrito");
  await page.getByRole("link", { name: "‹ Atendimentos" }).click();
  await page.getByRole("button", { name: "Continuar editando" }).click();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByRole("heading", { level: 1, name: "Assunto meio escrito" }));
  await expectVisible(other.getByRole("heading", { level: 1, name: "Assunto meio escrito" }));
});

test("resolving asks for a resolution; a resolved ticket can be reopened, and a task created and completed", async () => {
  const sent: unknown[] = [];
  const page = await open(tickets.third, {
    prepare: (opened) =>
      opened.route("**/rpc/rpc_chat_enviar*", async (route) => {
        sent.push(route.request().postDataJSON().p_conteudo);
        await route.fulfill({ json: [] });
      }),
  });
  await choose(page, "Status", "Resolvido");
  const dialog = page.getByRole("dialog", { name: "Resolver atendimento" });
  await dialog.getByRole("textbox", { name: "O que foi feito?" }).fill("Feito.");
  await dialog.getByRole("button", { name: "Resolver" }).click();
  await expectVisible(dialog.getByText("Use pelo menos 10 caracteres."));
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: "Descartar" }).click();
  await expectDetached(dialog);
  await shows(page, "Status", "Em atendimento");

  await choose(page, "Status", "Resolvido");
  await dialog.getByRole("textbox", { name: "O que foi feito?" }).fill("Explicamos o pix e ele foi pago.");
  await dialog.getByRole("checkbox", { name: "Avisar cliente" }).check();
  await dialog.getByRole("button", { name: "Resolver" }).click();
  await expectDetached(dialog);
  await shows(page, "Status", "Resolvido");
  await expect.poll(() => String(sent)).toContain(`Seu atendimento ${tickets.third} foi resolvido.`);
  await expectVisible(page.locator(".atendimento-notas-texto", { hasText: "Explicamos o pix e ele foi pago." }));
  await closeNotices(page);
  await page.getByRole("button", { name: "Reabrir" }).click();
  await expectVisible(page.getByText("Reaberto 1 vez"));

  await page.getByRole("button", { name: "Nova tarefa" }).click();
  const task = page.getByRole("dialog", { name: "Nova tarefa" });
  await task.getByRole("textbox", { name: "Título" }).fill("Conferir o pagamento");
  await task.getByRole("button", { name: "Salvar" }).click();
  await page.getByRole("checkbox", { name: "Concluir Conferir o pagamento" }).check();
  await notice(page, "Tarefa concluída.");
});

test("a customer is notified of a resolved ticket only once it is saved; otherwise the dialog shows the error and stays", async () => {
  const sent: unknown[] = [];
  const gate = createGate();
  const page = await open(tickets.third, {
    prepare: async (opened) => {
      await opened.route("**/rpc/rpc_chat_enviar*", async (route) => {
        sent.push(route.request().postDataJSON());
        await route.fulfill({ json: [] });
      });
      await opened.route("**/rpc/rpc_atendimento_mudar*", async (route) => {
        await gate.opened;
        await route.continue();
      });
    },
  });
  await choose(page, "Prioridade", "Urgente");
  await choose(page, "Status", "Resolvido");
  const dialog = page.getByRole("dialog", { name: "Resolver atendimento" });
  await dialog.getByRole("textbox", { name: "O que foi feito?" }).fill("Trocamos o endereço da entrega.");
  await dialog.getByRole("checkbox", { name: "Avisar cliente" }).check();
  await dialog.getByRole("button", { name: "Resolver" }).click();
  await expectVisible(dialog.getByText("Outra mudança ainda está sendo gravada. Tente de novo em instantes."));
  gate.open();
  await notice(page, "Prioridade alterada.");

  const other = await open(tickets.third, { as: "owner" });
  await choose(other, "Status", "Resolvido");
  const theirs = other.getByRole("dialog", { name: "Resolver atendimento" });
  await theirs.getByRole("textbox", { name: "O que foi feito?" }).fill("A entrega já chegou.");
  await theirs.getByRole("button", { name: "Resolver" }).click();
  await expectDetached(theirs);
  await expectVisible(page.locator("button", { hasText: "Reabrir" }));
  await dialog.getByRole("button", { name: "Resolver" }).click();
  await expectVisible(dialog.getByText(/^Outra pessoa já resolveu este atendimento\./));
  expect(sent).toEqual([]);
});

test("a closed ticket only reads, and leads to a new one of the same contact", async () => {
  const list = await site.open("/atendimentos/?aba=resolvidos&status=fechado", { as: "support", before: keepNotices });
  await list.locator(".atendimentos-grade-grade:not([aria-busy]) [data-row]").first().click();
  await expectVisible(list.getByText("Este atendimento está fechado e não muda mais."));
  expect(await field(list, "Status").isDisabled()).toBe(true);
  expect(await list.getByRole("button", { name: "Editar assunto" }).count()).toBe(0);
  const person = await list.locator(".atendimento-lateral-nome").innerText();
  await list.getByRole("button", { name: "Abrir novo atendimento ligado" }).click();
  const dialog = list.getByRole("dialog", { name: "Novo atendimento" });
  await expectVisible(dialog.getByText(person, { exact: true }));
  await dialog.getByRole("textbox", { name: "Assunto" }).fill("De novo");
  await dialog.getByRole("combobox", { name: "Categoria Escolha" }).click();
  await list.getByRole("option", { name: "Outro" }).click();
  await dialog.getByRole("button", { name: "Abrir atendimento" }).click();
  await list.getByRole("button", { name: "Abrir", exact: true }).click();
  await expectVisible(list.getByRole("heading", { level: 1, name: "De novo" }));
  await shows(list, "Status", "Novo");
});

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
  await expectVisible(page.getByText("16/06/25 09:30:00"));
  await expect.poll(() => bar(page, "Prazo da primeira resposta")).toBe("Prazo da primeira resposta: 1 h");
  await choose(page, "Status", "Em atendimento");
  await notice(page, "Status alterado.");
  await expectVisible(page.getByText("16/06/25 17:30:00"));
  await choose(page, "Status", "Aguardando cliente");
  const paused = "Prazo da resolução: Pausado · 9 h";
  await expect.poll(() => bar(page, "Prazo da resolução")).toBe(paused);

  const tuesday = "2025-06-17T12:00:00-03:00";
  await site.setClock(tuesday);
  const later = await open(codigo, { now: tuesday });
  await expect.poll(() => bar(later, "Prazo da resolução")).toBe(paused);
});

test("scenario 22: a chat leads to a new ticket, whose page shows the same conversation", async () => {
  const backend = await chatBackend(site);
  const chat = await backend.chat("status=eq.aberto");
  const page = await openChat(site, chat, { before: keepNotices });
  const last = await bubbles(page).last().innerText();
  await page.getByRole("button", { name: "Ir para atendimentos" }).click();
  const list = page.getByRole("dialog", { name: `Atendimentos de ${chat.contato_nome}` });
  await list.getByRole("button", { name: "Novo atendimento" }).click();
  const dialog = page.getByRole("dialog", { name: "Novo atendimento" });
  await dialog.getByRole("textbox", { name: "Assunto" }).fill("Veio da conversa");
  await dialog.getByRole("combobox", { name: "Categoria Escolha" }).click();
  await page.getByRole("option", { name: "Conteúdo" }).click();
  await dialog.getByRole("button", { name: "Abrir atendimento" }).click();
  await expectDetached(list);
  await expectVisible(page.getByText(/^Atendimento AT-\d{4}-\d{5} aberto\.$/));
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await page.waitForURL(/\/atendimentos\/AT-\d{4}-\d{5}\/$/);
  await expect.poll(() => bubbles(page).last().innerText()).toBe(last);
});

test.each(Object.entries(sizes))("axe finds nothing on the page of a ticket, and it fits, on %s", async (_, size) => {
  const page = await open(tickets.first, { ...size, reducedMotion: true, now: demoEnd, as: "owner" });
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
