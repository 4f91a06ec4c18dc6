import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { afterSales, demoEnd, keepNotices, type Person, saleRows, serveVendas } from "./site.ts";
import { openRow, panel } from "./transactions.ts";

const site = serveVendas();
const path = "/vendas/transacoes/";

const open = (search = "", as: Person = "owner") => site.open(path + search, { as, now: demoEnd, before: keepNotices });
const isFocused = (node: Element) => node === document.activeElement;
const statusDialog = (page: Page) => page.getByRole("dialog", { name: "Alterar status" });
const openStatus = async (page: Page): Promise<Locator> => {
  await panel(page).getByRole("button", { name: "Alterar status" }).click();
  const dialog = statusDialog(page);
  await expectVisible(dialog.locator(".transacao-status-selo, .selo-status-selo").first());
  return dialog;
};
const fillStatus = async (page: Page, dialog: Locator, status: string, reason: string) => {
  await dialog.getByRole("combobox", { name: "Novo status" }).click();
  await page.getByRole("option", { name: status, exact: true }).click();
  await dialog.getByRole("textbox", { name: "Motivo" }).fill(reason);
};

test("scenario 11: a returned sale has no status to go to, and the server refuses one by its name", async () => {
  const page = await open("?status=reembolsada");
  const details = await openRow(page, 0);
  const id = await (await saleRows(page)).nth(0).getAttribute("data-row");
  let dialog = await openStatus(page);
  await expectVisible(dialog.getByText("Reembolsada é um status final: não há para onde mudar."));
  await expect.poll(() => dialog.getByRole("combobox").count()).toBe(0);
  await dialog.getByRole("button", { name: "Entendi" }).click();
  await expectDetached(dialog);
  await page.keyboard.press("Escape");
  await expectDetached(details);

  await afterSales(page, () => page.getByRole("button", { name: "Limpar filtros" }).click());
  await page.route("**/rpc/rpc_transacao_mudar_status", (route) =>
    route.continue({ postData: { p_id: id, p_status: "aprovada", p_motivo: "tentativa forçada", p_versao: 1 } }),
  );
  await (await saleRows(page)).filter({ hasText: "Recusada" }).first().click();
  await expectVisible(panel(page).getByText("Valor cobrado"));
  dialog = await openStatus(page);
  await fillStatus(page, dialog, "Aprovada", "Pagamento conferido");
  await dialog.getByRole("button", { name: "Alterar status" }).click();
  await expectVisible(page.getByText("Não é possível mudar de “Reembolsada” para “Aprovada”."));
  await page.getByRole("button", { name: "Entendi" }).click();
  await expect.poll(() => dialog.getByRole("textbox", { name: "Motivo" }).inputValue()).toBe("Pagamento conferido");
  expect(site.takeProblems()).toEqual([expect.stringContaining("422")]);
});

test("a status changes with a reason, once however often one clicks, and stands in the history", async () => {
  const page = await open("?status=aguardando_pagamento");
  const details = await openRow(page, 0);
  const dialog = await openStatus(page);
  await dialog.getByRole("combobox", { name: "Novo status" }).click();
  await expect
    .poll(() => page.getByRole("option").allInnerTexts())
    .toEqual(["Em análise", "Aprovada", "Recusada", "Cancelada", "Expirada", "Atrasada"]);
  await page.keyboard.press("Escape");
  const save = dialog.getByRole("button", { name: "Alterar status" });
  await save.click();
  await expectVisible(dialog.getByText("Preencha este campo.").first());
  await fillStatus(page, dialog, "Cancelada", "oi");
  await save.click();
  await expectVisible(dialog.getByText("Use pelo menos 5 caracteres."));
  await expect.poll(() => dialog.getByRole("textbox", { name: "Motivo" }).evaluate(isFocused)).toBe(true);
  await dialog.getByRole("textbox", { name: "Motivo" }).fill("A pessoa desistiu");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("mudar_status")) sent.push(request.url());
  });
  await afterSales(page, () => save.dblclick());
  await expectVisible(page.getByText("Status alterado."));
  expect(sent).toHaveLength(1);
  await expectDetached(dialog);
  await expectVisible(details.getByText("Cancelada").first());
  await details.getByRole("tab", { name: "Histórico" }).click();
  await expectVisible(details.getByText("A pessoa desistiu"));
  await expectVisible(details.getByText("Ana Lima"));
});

test("a partial refund asks how much, up to what is left; a second one adds up", async () => {
  const page = await open("?status=aprovada&valorMin=100");
  const details = await openRow(page, 0);
  const dialog = await openStatus(page);
  await fillStatus(page, dialog, "Em disputa", "Parte do curso não foi usada");
  const amount = dialog.getByRole("textbox", { name: "Valor devolvido (R$)" });
  expect(await amount.count()).toBe(0);
  await fillStatus(page, dialog, "Reembolso parcial", "Parte do curso não foi usada");
  const save = dialog.getByRole("button", { name: "Alterar status" });
  await save.click();
  await expectVisible(dialog.getByText("Preencha este campo."));
  await expect.poll(() => amount.evaluate(isFocused)).toBe(true);
  await amount.fill("0");
  await expectVisible(dialog.getByText("Valor inválido."));
  await amount.fill("999999");
  await expectVisible(dialog.getByText(/^Devolva até R\$/));
  await amount.fill("20,50");
  await afterSales(page, () => save.click());
  await expectDetached(dialog);
  await expectVisible(details.getByText("R$\u00a020,50").first());

  // The notice of the first refund covers the button.
  await details.getByRole("button", { name: "Alterar status" }).press("Enter");
  await dialog.getByRole("combobox", { name: "Novo status" }).click();
  await page.getByRole("option", { name: "Reembolso parcial" }).click();
  await expectVisible(dialog.getByText(/^R\$\s20,50 já devolvidos; restam R\$/));
  await fillStatus(page, dialog, "Reembolso parcial", "Mais um pouco");
  await amount.fill("9,50");
  await afterSales(page, () => save.click());
  await expectVisible(details.getByText("R$\u00a030,00").first());
  await details.getByRole("tab", { name: "Histórico" }).click();
  await expectVisible(details.getByText("R$\u00a09,50"));
  await expectVisible(details.getByText("R$\u00a020,50"));
});

test("a concurrent change is not overwritten: the form stays, and the current state is offered", async () => {
  const page = await open("?status=em_analise");
  await openRow(page, 0);
  const dialog = await openStatus(page);
  await fillStatus(page, dialog, "Recusada", "Cartão negado");
  const other = await site.openBeside(page, `${path}?status=em_analise`);
  await openRow(other, 0);
  const theirs = await openStatus(other);
  await fillStatus(other, theirs, "Aprovada", "Pagamento confirmado");
  await afterSales(other, () => theirs.getByRole("button", { name: "Alterar status" }).click());

  await dialog.getByRole("button", { name: "Alterar status" }).click();
  await expectVisible(page.getByText("Este registro foi alterado por outra pessoa.", { exact: false }));
  await page.getByRole("button", { name: "Entendi" }).click();
  await expect.poll(() => dialog.getByRole("textbox", { name: "Motivo" }).inputValue()).toBe("Cartão negado");
  await dialog.getByRole("combobox", { name: "Novo status" }).click();
  await page.getByRole("option", { name: "Em disputa" }).click();
  await dialog.getByRole("textbox", { name: "Motivo" }).press("Control+Enter");
  await expectVisible(page.getByText("Status alterado."));
  expect(site.takeProblems()).toEqual([expect.stringContaining("409")]);
});

test("without network the form keeps its input; leaving it asks first", async () => {
  const page = await open("?status=aprovada");
  await openRow(page, 0);
  const dialog = await openStatus(page);
  await fillStatus(page, dialog, "Em disputa", "Pediu o dinheiro de volta");
  await page.route("**/rpc/rpc_transacao_mudar_status", (route) => route.abort());
  await dialog.getByRole("button", { name: "Alterar status" }).click();
  await expectVisible(page.getByText("Sem conexão. Verifique a internet e tente de novo."));
  await page.getByRole("button", { name: "Entendi" }).click();
  await expect
    .poll(() => dialog.getByRole("textbox", { name: "Motivo" }).inputValue())
    .toBe("Pediu o dinheiro de volta");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Continuar editando" }).click();
  await expect
    .poll(() => dialog.getByRole("textbox", { name: "Motivo" }).inputValue())
    .toBe("Pediu o dinheiro de volta");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Descartar" }).click();
  await expectDetached(dialog);
  await expectVisible(panel(page));
  expect(site.takeProblems()).toEqual([expect.stringContaining("ERR_FAILED")]);
});

test("a manual sale is checked, kept once, and stands at the top of the list", async () => {
  const page = await open();
  await saleRows(page);
  await page.getByRole("button", { name: "Nova venda manual" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova venda manual" });
  const save = dialog.getByRole("button", { name: "Registrar venda" });
  await save.click();
  await expect.poll(() => dialog.getByText("Preencha este campo.").count()).toBe(3);
  await dialog.getByRole("textbox", { name: "Valor (R$)" }).fill("0");
  await save.click();
  await expectVisible(dialog.getByText("Valor inválido."));
  await dialog.getByRole("combobox", { name: "Produto" }).click();
  await page.getByRole("option", { name: "Mentoria Palco" }).click();
  await expect.poll(() => dialog.getByRole("textbox", { name: "Valor (R$)" }).inputValue()).toBe("1.997,00");
  await dialog.getByRole("textbox", { name: "Valor (R$)" }).fill("1.234,56");
  await dialog.getByRole("textbox", { name: "Comprador" }).fill("Dona Flor");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("não é e-mail");
  await save.click();
  await expectVisible(dialog.getByText("E-mail inválido."));
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("flor@example.org");
  await dialog.getByLabel("Data").fill("2025-06-15T18:00");
  await save.click();
  await expectVisible(dialog.getByText("A data não pode ficar no futuro."));
  await dialog.getByLabel("Data").fill("2025-06-15T11:59");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/rest/v1/transacoes")) sent.push(request.url());
  });
  await afterSales(page, () => save.dblclick());
  await expectVisible(page.getByText("Venda registrada."));
  expect(sent).toHaveLength(1);
  const first = await (await saleRows(page)).first().innerText();
  expect(first).toContain("Dona Flor");
  expect(first).toMatch(/15\/06\/25\s11:59/);
  expect(first).toMatch(/R\$\s1\.234,56/);
  await openRow(page, 0);
  await expectVisible(panel(page).getByText("flor@example.org"));
});
