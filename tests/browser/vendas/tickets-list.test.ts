import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { createGate } from "../../gate.ts";
import { demoEnd, keepNotices, type OpenSite, serveVendas } from "./site.ts";

const site = serveVendas();
const grid = ".atendimentos-grade-grade:not([aria-busy])";

const open = (search: string, options: OpenSite = {}) =>
  site.open(`/atendimentos/${search}`, { as: "owner", before: keepNotices, ...options });
const ready = async (page: Page) => {
  await expectVisible(page.locator(`${grid} [data-row]`).first());
  return page.locator(`${grid} [data-row]`);
};
const cells = {
  code: ".atendimentos-grade-codigo",
  priority: ".selo-prioridade-palavra",
  status: ".selo-situacao-palavra",
  deadline: ".sla-barra-resta",
} as const;
const column = (page: Page, name: keyof typeof cells) => page.locator(`${grid} ${cells[name]}`).allInnerTexts();
const total = (page: Page) => page.locator(".cabecalho-lista-total").innerText();
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option }).click();
};
const openTicket = async (page: Page, subject: string) => {
  await page.getByRole("button", { name: "Novo atendimento" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Novo atendimento" });
  await dialog.getByRole("combobox", { name: "Contato" }).click();
  await page.getByPlaceholder("Nome, e-mail ou telefone").fill("madalena");
  await page
    .getByRole("option", { name: /Madalena/ })
    .first()
    .click();
  await dialog.getByRole("textbox", { name: "Assunto" }).fill(subject);
  await dialog.getByRole("combobox", { name: "Categoria Escolha" }).click();
  await page.getByRole("option", { name: "Dúvida" }).click();
  await dialog.getByRole("button", { name: "Abrir atendimento" }).click();
  await expectDetached(dialog);
  const notice = page.getByText(/^Atendimento AT-\d{4}-\d{5} aberto\.$/);
  return /AT-\d{4}-\d{5}/.exec(await notice.innerText())?.[0] ?? "";
};

test("tickets come by their deadline; tab, filters and order live in the address", async () => {
  const page = await open("?porPagina=100", { now: demoEnd });
  await ready(page);
  const deadlines = await column(page, "deadline");
  expect(deadlines[0]).toMatch(/^Estourado há \d+ (?:min|h|d) (?:útil|úteis)$/);
  expect(deadlines.filter((text) => /^(Vence agora|(Estourado há |Pausado · )?\d+ (min|h|d))/.test(text))).toEqual(
    deadlines,
  );
  const all = Number(await total(page));

  await choose(page, "Prioridade", "Alta");
  await expect.poll(async () => new Set(await column(page, "priority"))).toEqual(new Set(["Alta"]));
  await expect.poll(async () => Number(await total(page))).toBeLessThan(all);
  await page.getByRole("button", { name: "Código" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("ordem")).toBe("codigo");
  const inOrder = async () => {
    const codes = await column(page, "code");
    return codes.length > 1 && codes.join() === codes.toSorted().join();
  };
  await expect.poll(inOrder).toBe(true);
  await page.reload();
  await ready(page);
  await expect.poll(async () => new Set(await column(page, "priority"))).toEqual(new Set(["Alta"]));
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  await expect.poll(async () => Number(await total(page))).toBe(all);

  await page.getByRole("tab", { name: "Resolvidos" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("aba")).toBe("resolvidos");
  await expect
    .poll(async () => [...new Set(await column(page, "status"))].toSorted())
    .toEqual(["Fechado", "Resolvido"]);
  await page.getByRole("searchbox").fill("at-2506-0000");
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("at-2506-0000");
  await page.getByRole("searchbox").fill("zzzz");
  await expectVisible(page.getByText("Nenhum resultado para os filtros escolhidos."));
});

test("a new ticket is validated, created and announced by its code, and others see it behind a notice", async () => {
  const watcher = await open("?q=madalena", { as: "support" });
  const rows = await ready(watcher);
  const before = await column(watcher, "code");
  const page = await open("");
  await ready(page);
  await page.getByRole("button", { name: "Novo atendimento" }).click();
  const dialog = page.getByRole("dialog", { name: "Novo atendimento" });
  await dialog.getByRole("button", { name: "Abrir atendimento" }).click();
  await expect.poll(() => dialog.getByText("Preencha este campo.").count()).toBe(3);
  await page.keyboard.press("Escape");
  await expectDetached(dialog);

  const code = await openTicket(page, "Parcelas do curso de violão");
  const notice = watcher.getByRole("button", { name: "1 novo atendimento" });
  await expectVisible(notice);
  expect(await column(watcher, "code")).toEqual(before);
  await notice.click();
  await expect.poll(() => column(watcher, "code")).toContain(code);
  await expectDetached(notice);

  // A change of an existing row appears in place, without a notice.
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await expectVisible(page.getByRole("heading", { level: 1, name: "Parcelas do curso de violão" }));
  await choose(page, "Prioridade", "Urgente");
  const row = rows.filter({ hasText: code });
  await expectVisible(row.getByText("Urgente"));
  await expect.poll(() => watcher.getByRole("button", { name: /novos? atendimento/ }).count()).toBe(0);
});

test("a late answer to an earlier search does not replace newer results", async () => {
  const page = await open("");
  await ready(page);
  const gate = createGate();
  await page.route("**/rest/v1/vw_contatos*", async (route) => {
    const response = await route.fetch();
    if (!route.request().url().includes("madalena")) await gate.opened;
    await route.fulfill({ response }).catch(() => {});
  });
  await page.getByRole("button", { name: "Novo atendimento" }).first().click();
  await page.getByRole("dialog").getByRole("combobox", { name: "Contato" }).click();
  await page.getByPlaceholder("Nome, e-mail ou telefone").fill("madalena");
  const options = page.getByRole("option");
  await expectVisible(options.filter({ hasText: "Madalena" }).first());
  const found = await options.allInnerTexts();
  gate.open();
  await page.unrouteAll({ behavior: "wait" });
  await expectVisible(options.first());
  expect(await options.allInnerTexts()).toEqual(found);
});

test("tickets stay chosen over pages, and not in another tab", async () => {
  const page = await open("?porPagina=10");
  const rows = await ready(page);
  const first = (await column(page, "code"))[0] ?? "";
  await rows.nth(0).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Página 2" }).click();
  await expect.poll(() => column(page, "code")).not.toContain(first);
  await rows.nth(0).getByRole("checkbox").check();
  await expectVisible(page.getByText("2 selecionados"));
  await page.getByRole("button", { name: "Página 1", exact: true }).click();
  await expect.poll(() => column(page, "code")).toContain(first);
  expect(await rows.nth(0).getByRole("checkbox").isChecked()).toBe(true);
  await page.getByRole("tab", { name: "Resolvidos" }).click();
  await expectDetached(page.getByRole("toolbar"));
});

test("only managers assign and prioritise several tickets at once", async () => {
  const page = await open("?q=AT-2506-0000&porPagina=10");
  const rows = await ready(page);
  await rows.nth(0).getByRole("checkbox").check();
  await rows.nth(1).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Mudar prioridade" }).click();
  await page.getByRole("menuitem", { name: "Urgente" }).click();
  await expectVisible(page.getByText("2 atendimentos com prioridade urgente."));
  await expect.poll(async () => (await column(page, "priority")).filter((p) => p === "Urgente").length >= 2).toBe(true);
  await rows.nth(0).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Atribuir" }).click();
  await page.getByRole("menuitem", { name: /Carla/ }).click();
  await expectVisible(page.getByText(/^1 atendimento com Carla/));

  const support = await open("", { as: "support" });
  await ready(support);
  await expect.poll(() => support.getByRole("checkbox").count()).toBe(0);
  await expectVisible(support.getByRole("button", { name: "Novo atendimento" }));
  const reader = await open("", { as: "logistics" });
  await ready(reader);
  await expect.poll(() => reader.getByRole("button", { name: "Novo atendimento" }).count()).toBe(0);
  const nobody = await open("", { as: "finance" });
  await expectVisible(nobody.getByRole("heading", { name: "Você não tem acesso a esta página" }));
});
