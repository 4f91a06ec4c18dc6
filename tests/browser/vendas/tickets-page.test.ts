import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { createGate } from "../../gate.ts";
import { keepNotices, type OpenSite, serveVendas } from "./site.ts";
import { choose, field, notice, shows, tickets } from "./tickets.ts";

const site = serveVendas();

const open = async (code: string, options: OpenSite = {}) => {
  const page = await site.open(`/atendimentos/${code}/`, { as: "support", before: keepNotices, ...options });
  await expectVisible(page.locator(".atendimento-cabecalho-assunto"));
  return page;
};
const closeNotices = async (page: Page) => {
  const buttons = page.getByRole("button", { name: "Fechar aviso" });
  for (let left = await buttons.count(); left > 0; left = await buttons.count()) {
    await buttons.first().click();
    await expect.poll(() => buttons.count()).toBeLessThan(left);
  }
};

test("a choice is saved at once, can be undone, and is in the history", async () => {
  const page = await open(tickets.first.toLowerCase());
  await expect.poll(() => page.title()).toBe(`${tickets.first} · Balcão`);
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
  await expect.poll(() => String(sent)).toContain(`seu atendimento ${tickets.third} foi resolvido.`);
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
