import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { violations } from "./axe.ts";
import { contactPath, contactRows, openContact, openSettings, people, serveVendas } from "./site.ts";

/** What the database refuses of a form is shown at its field, with the focus, until the field changes. */

const site = serveVendas();

/** Change columns of the next writes to a table or function, so that the database refuses them. */
async function spoil(page: Page, path: string, columns: object): Promise<void> {
  await page.route(`**/rest/v1/${path}*`, (route) =>
    ["POST", "PATCH"].includes(route.request().method())
      ? route.continue({ postData: { ...route.request().postDataJSON(), ...columns } })
      : route.fallback(),
  );
}

const isFocused = (field: Locator): Promise<boolean> => field.evaluate((node) => node === document.activeElement);

/** Save a form, and expect an error at a field, which keeps its value and loses the error with another one. */
async function expectRefusal(page: Page, form: Locator, save: string, field: Locator, text: string): Promise<void> {
  const typed = await field.inputValue();
  await form.getByRole("button", { name: save, exact: true }).click();
  await expectVisible(form.getByRole("alert").getByText(text, { exact: true }));
  await expect.poll(() => isFocused(field)).toBe(true);
  expect([await field.inputValue(), await field.getAttribute("aria-invalid")]).toEqual([typed, "true"]);
  await expect.poll(() => page.getByRole("dialog", { name: "Não deu certo" }).count()).toBe(0);
  expect(await violations(page, "a refused form")).toEqual([]);
  await field.fill(`1${typed}`);
  await expectDetached(form.getByText(text, { exact: true }));
  expect(site.takeProblems().every((problem) => /40[0-9]|422/.test(problem))).toBe(true);
}

test("a new contact", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  await page.getByRole("button", { name: "Novo contato" }).click();
  const dialog = page.getByRole("dialog", { name: "Novo contato" });
  await dialog.getByRole("textbox", { name: "Nome" }).fill("Uma Pessoa");
  await dialog.getByRole("textbox", { name: "Telefone" }).fill("(11) 90123-4567");
  const email = dialog.getByRole("textbox", { name: "E-mail" });
  await email.fill("uma.pessoa@correio.example");
  // A colleague takes the address between the question and the write.
  const [taken] = await (
    await fetch(`${site.url}/rest/v1/vw_contatos?select=email&email=not.is.null&limit=1`, {
      headers: await site.headers("owner"),
    })
  ).json();
  await spoil(page, "contatos", { email: taken.email });
  await expectRefusal(page, dialog, "Salvar", email, "Já existe um registro com este e-mail.");
});

test("the data of a contact", async () => {
  const page = await openContact(site, await contactPath(site, 5), { as: "owner" });
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  const form = page.getByRole("form", { name: "Dados pessoais" });
  await spoil(page, "contatos", { telefone: "123" });
  await form.getByRole("textbox", { name: "Telefone" }).fill("(11) 90123-4567");
  await expectRefusal(page, form, "Salvar", form.getByRole("textbox", { name: "Telefone" }), "Valor inválido.");
});

test("a product", async () => {
  const page = await openSettings(site, "Produtos");
  await page.getByRole("button", { name: "Novo produto" }).click();
  const dialog = page.getByRole("dialog", { name: "Novo produto" });
  await dialog.getByRole("textbox", { name: "Nome" }).fill("Curso de bordado");
  await dialog.getByRole("textbox", { name: "Preço (R$)" }).fill("197,00");
  await spoil(page, "produtos", { garantia_dias: 366 });
  await expectRefusal(page, dialog, "Salvar", dialog.getByLabel("Garantia, em dias"), "Valor inválido.");
});

test("the settings of the account", async () => {
  const page = await openSettings(site, "Conta");
  const form = page.getByRole("form", { name: "Conta" });
  const tax = form.getByLabel("Imposto sobre as vendas, em %", { exact: true });
  await tax.fill("7,00");
  await spoil(page, "contas", { imposto_bps: 9999 });
  await expectRefusal(page, form, "Salvar", tax, "Valor inválido.");
});

test("an invitation", async () => {
  const page = await openSettings(site, "Equipe");
  await page.getByRole("button", { name: "Convidar pessoa" }).click();
  const dialog = page.getByRole("dialog", { name: "Convidar pessoa" });
  await dialog.getByRole("textbox", { name: "Nome" }).fill("Outra Carla");
  const email = dialog.getByRole("textbox", { name: "E-mail" });
  await email.fill(people.support);
  await expectRefusal(page, dialog, "Convidar", email, "Já existe alguém com este e-mail.");
});

test("a ticket", async () => {
  const page = await openContact(site, await contactPath(site, 5), { as: "owner" });
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Ir para atendimentos" }).click();
  await page
    .getByRole("dialog", { name: /^Atendimentos de / })
    .getByRole("button", { name: "Novo atendimento" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Novo atendimento" });
  const subject = dialog.getByRole("textbox", { name: "Assunto" });
  await subject.fill("Não abre");
  await dialog.getByRole("combobox", { name: "Categoria Escolha" }).click();
  await page.getByRole("option", { name: "Conteúdo" }).click();
  await page.route("**/rest/v1/rpc/rpc_atendimento_abrir*", (route) => {
    const { p_dados } = route.request().postDataJSON();
    return route.continue({ postData: { p_dados: { ...p_dados, assunto: "x" } } });
  });
  await expectRefusal(page, dialog, "Abrir atendimento", subject, "Use pelo menos 3 caracteres.");
});
