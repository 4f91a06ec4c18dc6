import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { contactPath, contactRows, openContact, serveVendas } from "./site.ts";

const site = serveVendas();
const isFocused = (node: Element) => node === document.activeElement;

const form = (page: Page, name: string) => page.getByRole("form", { name });
const edit = (page: Page, name: string) => page.getByRole("button", { name: `Editar ${name}` }).click();
const notice = (page: Page, text: string) => expectVisible(page.getByRole("status").getByText(text));

test("without a network a save says so, in a window that was never opened before", async () => {
  const page = await openContact(site, await contactPath(site, 0), { as: "owner", loadsAhead: true });
  // The page has had its time, and with it the code of its windows.
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(),
    );
  for (const code of [/\/alerta-\w+\.js/, /\/confirmacao-\w+\.js/, /\/modal\.view-\w+\.js/]) {
    await expect.poll(loaded).toMatch(code);
  }
  await edit(page, "dados pessoais");
  await form(page, "Dados pessoais").getByRole("textbox", { name: "Observação" }).fill("Escrito sem internet");
  await page.context().setOffline(true);
  await form(page, "Dados pessoais").getByRole("button", { name: "Salvar" }).click();
  const alert = page.getByRole("dialog", { name: "Não deu certo" });
  await expectVisible(alert.getByText("Sem conexão. Verifique a internet e tente de novo."));
  await alert.getByRole("button", { name: "Entendi" }).click();
  expect(await form(page, "Dados pessoais").getByRole("textbox", { name: "Observação" }).inputValue()).toBe(
    "Escrito sem internet",
  );
  await page.getByRole("link", { name: "‹ Contatos" }).click();
  await page.getByRole("dialog", { name: "Descartar alterações?" }).getByText("Continuar editando").click();
  expect(
    site
      .takeProblems()
      .filter((problem) => !/net::ERR_|CSS_CHUNK_LOAD_FAILED|Failed to fetch(?! dynamically)/.test(problem)),
  ).toEqual([]);
});

test("personal data are edited in place; errors appear at their field", async () => {
  const page = await openContact(site, await contactPath(site, 1));
  await edit(page, "dados pessoais");
  const data = form(page, "Dados pessoais");
  const field = (name: string) => data.getByRole("textbox", { name });
  const save = data.getByRole("button", { name: "Salvar" });
  await expect.poll(() => field("Nome").evaluate(isFocused)).toBe(true);
  await field("Nome").fill("A");
  await save.click();
  await expectVisible(data.getByText("Use pelo menos 2 caracteres."));
  await expect.poll(() => field("Nome").evaluate(isFocused)).toBe(true);
  await field("Nome").fill("Nome Novo");
  await field("E-mail").fill("");
  await field("Telefone").fill("");
  await save.click();
  await expectVisible(data.getByText("Informe e-mail ou telefone."));
  await field("Telefone").fill("(11) 1234");
  await save.click();
  await expectVisible(data.getByText("Telefone inválido. Use DDD + número."));
  await field("Telefone").fill("(11) 90999-8877");
  await field("CPF ou CNPJ").fill("111.111.111-11");
  await save.click();
  await expectVisible(data.getByText("CPF inválido."));
  await field("CPF ou CNPJ").fill("11.111.111/1111-11");
  await expectVisible(data.getByText("CNPJ inválido."));
  await field("CPF ou CNPJ").fill("529.982.247-25");

  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") writes.push(request.url());
  });
  await save.dblclick();
  await notice(page, "Contato salvo.");
  // One for the data, one for the document.
  expect(writes).toHaveLength(2);
  await expectVisible(page.getByRole("heading", { level: 1, name: "Nome Novo" }));
  await expectDetached(data);
  await expect.poll(() => page.getByRole("button", { name: "Editar dados pessoais" }).evaluate(isFocused)).toBe(true);
  const read = page.locator(".contato-dados-leitura");
  await expectVisible(read.getByText("(11) 90999-8877"));
  await expectVisible(read.getByText("•••.982.247-••"));
});

test("an e-mail of another contact is an error, with a link to that contact", async () => {
  const otherPath = await contactPath(site, 2);
  const other = await openContact(site, otherPath);
  const name = await other.locator(".contato-cabecalho-nome").innerText();
  const email = await other.locator(".contato-dados-ligacaoEmail").innerText();
  const page = await openContact(site, await contactPath(site, 3));
  await edit(page, "dados pessoais");
  const data = form(page, "Dados pessoais");
  await data.getByRole("textbox", { name: "E-mail" }).fill(email.toUpperCase());
  await data.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(data.getByText("Já existe um contato com este e-mail."));
  await data.getByRole("link", { name: `Abrir ${name}` }).click();
  const question = page.getByRole("dialog", { name: "Descartar alterações?" });
  await question.getByRole("button", { name: "Descartar" }).click();
  await expectVisible(page.getByRole("heading", { level: 1, name }));
  expect(new URL(page.url()).pathname).toBe(otherPath);
  const answer = await fetch(`${site.url}/rest/v1/contatos?select=nome&email=ilike.${encodeURIComponent(email)}`, {
    headers: await site.headers("owner"),
  });
  expect(await answer.json()).toEqual([{ nome: name }]);
});

test("a refused write keeps the form and its input", async () => {
  const page = await openContact(site, await contactPath(site, 3));
  await edit(page, "dados pessoais");
  const data = form(page, "Dados pessoais");
  await data.getByRole("textbox", { name: "Observação" }).fill("Prefere falar à tarde");
  await page.route("**/rest/v1/contatos*", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.fallback(),
  );
  await data.getByRole("button", { name: "Salvar" }).click();
  const alert = page.getByRole("dialog", { name: "Não deu certo" });
  await expectVisible(alert.getByText("Sem conexão. Verifique a internet e tente de novo."));
  await alert.getByRole("button", { name: "Entendi" }).click();
  await expect.poll(() => data.getByRole("textbox", { name: "Observação" }).inputValue()).toBe("Prefere falar à tarde");
  await page.unroute("**/rest/v1/contatos*");
  await data.getByRole("button", { name: "Salvar" }).click();
  await notice(page, "Contato salvo.");
  await expectVisible(page.locator(".contato-dados-leitura").getByText("Prefere falar à tarde"));
  expect(site.takeProblems().length).toBeGreaterThan(0);
});

test("leaving unsaved input asks first, by cancelling and by a link", async () => {
  const page = await openContact(site, await contactPath(site, 4));
  await edit(page, "dados pessoais");
  const data = form(page, "Dados pessoais");
  await data.getByRole("button", { name: "Cancelar" }).click();
  await expectDetached(data);
  await edit(page, "dados pessoais");
  await data.getByRole("textbox", { name: "Nome" }).fill("Meio escrito");
  const question = page.getByRole("dialog", { name: "Descartar alterações?" });
  await data.getByRole("button", { name: "Cancelar" }).click();
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await page.getByRole("link", { name: "‹ Contatos" }).click();
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expectDetached(question);
  await expect.poll(() => data.getByRole("textbox", { name: "Nome" }).inputValue()).toBe("Meio escrito");
  await page.getByRole("link", { name: "‹ Contatos" }).click();
  await question.getByRole("button", { name: "Descartar" }).click();
  await contactRows(page);
});

test("a CEP fills in the address; without an answer it is written by hand", async () => {
  const page = await openContact(site, await contactPath(site, 4));
  const found = { logradouro: "Avenida Paulista", bairro: "Bela Vista", cidade: "São Paulo", uf: "SP" };
  await page.route("**/functions/v1/cep/*", (route) =>
    route.request().url().endsWith("01310100")
      ? route.fulfill({ json: found })
      : route.fulfill({ status: 404, json: { code: "nao_encontrado", message: "CEP não encontrado." } }),
  );
  await edit(page, "endereço");
  const address = form(page, "Endereço");
  const field = (name: string) => address.getByRole("textbox", { name });
  await field("CEP").fill("01310-10");
  await address.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(address.getByText("CEP inválido. Use 8 dígitos."));
  await field("CEP").fill("99999-999");
  await expectVisible(address.getByText("CEP não encontrado. Preencha o endereço."));
  await field("CEP").fill("01310-100");
  await expect.poll(() => field("Logradouro").inputValue()).toBe("Avenida Paulista");
  await expectVisible(address.getByRole("combobox", { name: "UF" }).filter({ hasText: "SP" }));
  await field("Número").fill("1578");
  await address.getByRole("button", { name: "Salvar" }).click();
  await notice(page, "Endereço salvo.");
  const read = page.locator(".contato-endereco-leitura");
  await expectVisible(read.getByText("Avenida Paulista, 1578"));
  await expect.poll(() => read.innerText()).toContain("Bela Vista\nSão Paulo – SP\n01310-100");
  expect(site.takeProblems().length).toBeGreaterThan(0);
});
