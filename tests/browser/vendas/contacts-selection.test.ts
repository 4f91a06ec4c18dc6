import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { violations } from "./axe.ts";
import { afterContacts, contactNames, contactRows, keepNotices, serveVendas } from "./site.ts";

const site = serveVendas();
const header = (page: Page, name: string) => page.getByRole("columnheader", { name });
const isFocused = (node: Element) => node === document.activeElement;

test("rows are walked with arrows and chosen with Space; the bar says how many", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  const rows = await contactRows(page);
  await rows.nth(0).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => rows.nth(1).evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Space");
  await expectVisible(page.getByText("1 selecionado", { exact: true }));
  await expect.poll(() => rows.nth(1).getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expectVisible(page.getByText("2 selecionados"));
  await page.keyboard.press("End");
  await expect.poll(() => rows.last().evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Home");
  await expect.poll(() => rows.nth(0).evaluate(isFocused)).toBe(true);
  await page.getByRole("checkbox", { name: "Selecionar todos" }).check();
  await expectVisible(page.getByText("25 selecionados"));
  await page.getByRole("button", { name: "Desmarcar" }).click();
  await expect.poll(() => page.getByRole("toolbar").count()).toBe(0);
});

test("rows are chosen over pages, with Shift a range, without moving the list; all of the filter at once", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  const rows = await contactRows(page);
  await expect.poll(() => rows.count()).toBe(25);
  const box = (row: number) => page.getByRole("checkbox", { name: "Selecionar contato" }).nth(row);
  const tops = () => rows.nth(2).evaluate((row) => Math.round(row.getBoundingClientRect().top));
  const before = await tops();
  await box(2).click();
  await expectVisible(page.getByText("1 selecionado", { exact: true }));
  expect(await tops()).toBe(before);
  await box(9).click({ modifiers: ["Shift"] });
  await expectVisible(page.getByText("8 selecionados"));
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  await box(6).click({ modifiers: ["Shift"] });
  await expectVisible(page.getByText("5 selecionados"));
  const total = (await page.getByRole("status", { name: /no total$/ }).innerText()).trim();
  await afterContacts(page, () => page.getByRole("button", { name: "Página 2" }).click());
  await expect.poll(() => box(4).isChecked()).toBe(false);
  await box(4).click({ modifiers: ["Shift"] });
  await expectVisible(page.getByText("6 selecionados"));
  await page.getByRole("checkbox", { name: "Selecionar todos" }).click();
  await expectVisible(page.getByText("30 selecionados"));
  await page.getByRole("button", { name: `Selecionar os ${total}` }).click();
  await expectVisible(page.getByText(`${total} selecionados`));
  await afterContacts(page, () => page.getByRole("button", { name: "Página 1", exact: true }).click());
  await expect.poll(() => box(20).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Desmarcar" }).click();
  await expect.poll(() => page.getByRole("toolbar").count()).toBe(0);
});

test("editors choose rows and set tags, but do not delete; read-only people only open", async () => {
  const page = await site.open("/contatos/", { as: "support" });
  const rows = await contactRows(page);
  await expect.poll(() => rows.count()).toBe(25);
  await page.getByRole("checkbox", { name: "Selecionar contato" }).first().check();
  await expectVisible(page.getByRole("button", { name: "Adicionar ou remover tags" }));
  await expect.poll(() => page.getByRole("toolbar").getByRole("button", { name: "Excluir" }).count()).toBe(0);
  const menu = async (at: Page) => {
    await at
      .getByRole("button", { name: /^Ações de/ })
      .first()
      .click();
    await expectVisible(at.getByRole("menu"));
    return at.getByRole("menuitem").allInnerTexts();
  };
  expect(await menu(page)).toEqual(["Ver", "Enviar mensagem", "Nova tarefa"]);
  await page.keyboard.press("Escape");
  await expectVisible(page.getByRole("button", { name: "Novo contato" }));

  const reader = await site.open("/contatos/", { as: "finance" });
  await expect.poll(async () => (await contactRows(reader)).count()).toBe(25);
  await expect.poll(() => reader.getByRole("checkbox", { name: "Selecionar contato" }).count()).toBe(0);
  await expect.poll(() => reader.getByRole("button", { name: "Novo contato" }).count()).toBe(0);
  expect(await menu(reader)).toEqual(["Ver"]);
});

test("the menu of a row makes a deal of its contact and leads to their conversation", async () => {
  const page = await site.open("/contatos/", { as: "owner", before: keepNotices });
  const [name = ""] = await contactNames(page);
  const choose = async (item: string) => {
    await page
      .getByRole("button", { name: `Ações de ${name}` })
      .first()
      .click();
    await expectVisible(page.getByRole("menuitem", { name: item }));
    expect((await page.getByRole("menu").boundingBox())?.width).toBeLessThan(300);
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("Nova oportunidade");
  const dialog = page.getByRole("dialog", { name: "Nova oportunidade" });
  await expectVisible(dialog.getByRole("combobox", { name: "Contato" }).getByText(name));
  await expectVisible(dialog.getByRole("combobox", { name: "Etapa" }).getByText("Novo lead"));
  await dialog.getByRole("textbox", { name: "Título" }).fill("Turma de agosto");
  await dialog.getByRole("button", { name: "Criar oportunidade" }).click();
  await expectDetached(dialog);
  await expectVisible(page.getByRole("status").getByText("Oportunidade criada."));
  await choose("Enviar mensagem");
  await page.waitForURL("**/chats/?aba=todas&chat=*");
  await expect.poll(() => page.locator(".conversa-cabecalho-nome").innerText()).toBe(name);
});

test("a failed request is reported with a retry, and old rows stay", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  const names = await contactNames(page);
  await page.route("**/rest/v1/vw_contatos*", (route) => route.abort());
  await header(page, "Nome").getByRole("button").click();
  await expectVisible(page.getByText("Não foi possível carregar os contatos."));
  await expectVisible(page.getByText("Sem conexão. Verifique a internet e tente de novo."));
  await expect.poll(() => page.locator(".contatos-grade-nome").allInnerTexts()).toEqual(names);
  await page.unroute("**/rest/v1/vw_contatos*");
  await afterContacts(page, () => page.getByRole("button", { name: "Tentar de novo" }).click());
  await expectDetached(page.getByText("Não foi possível carregar os contatos."));
  await expect.poll(() => contactNames(page)).not.toEqual(names);
  expect(site.takeProblems().length).toBeGreaterThan(0);
});

test("missing permissions are reported with a retry", async () => {
  const page = await site.open("/", { as: "owner" });
  await expectVisible(page.getByRole("heading", { name: "Dashboard" }));
  await page.route("**/rest/v1/vw_permissoes*", (route) => route.fulfill({ status: 500, json: { message: "x" } }));
  await page.goto(`${site.url}/contatos/`);
  await expectVisible(page.getByText("Não foi possível carregar suas permissões."));
  await expect.poll(() => page.getByText("Você não tem acesso").count()).toBe(0);
  await page.unroute("**/rest/v1/vw_permissoes*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await contactRows(page);
  expect(site.takeProblems().length).toBeGreaterThan(0);
});

test("while rows load, the grid shows placeholders", async () => {
  const page = await site.open("/", { as: "owner" });
  await expectVisible(page.getByRole("heading", { name: "Dashboard" }));
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/rest/v1/vw_contatos*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Contatos" }).click();
  await expectVisible(page.locator(".trama-skeleton").first());
  await expect.poll(() => page.getByText("Nenhum contato ainda.").count()).toBe(0);
  answer();
  await contactRows(page);
  await expect.poll(() => page.locator(".trama-skeleton").count()).toBe(0);
});

test("on a phone the bar of chosen rows is one line of named buttons, in the place of the page's action", async () => {
  const page = await site.open("/contatos/", { as: "owner", width: 390, height: 844 });
  const boxes = page.getByRole("checkbox", { name: "Selecionar contato" });
  await expect.poll(() => boxes.count()).toBe(25);
  for (const box of await boxes.all()) await box.check();
  const bar = page.getByRole("toolbar", { name: "Contatos selecionados" });
  await expectVisible(bar.getByText("25 selecionados"));
  expect(await bar.boundingBox()).toEqual({ x: 0, y: 783, width: 390, height: 61 });
  const names = ["Selecionar", "Adicionar ou remover tags", "Exportar", "Excluir", "Desmarcar"];
  expect(await bar.getByRole("button").evaluateAll((found) => found.map((one) => one.ariaLabel))).toEqual(
    names.map((name) => (name.startsWith("Selecionar") ? expect.stringMatching(/^Selecionar os \d+$/) : name)),
  );
  expect(await bar.evaluate((node) => node.scrollWidth)).toBe(390);
  expect(await violations(page, "chosen")).toEqual([]);
  await bar.getByRole("button", { name: "Desmarcar" }).click();
  await expectDetached(bar);
});
