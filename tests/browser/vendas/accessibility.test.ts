import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizes, violations } from "./axe.ts";
import { contactPath, contactRows, openContact, profileAddress, serveVendas } from "./site.ts";

const site = serveVendas();

test.each(Object.entries(sizes))("axe finds nothing before login, on %s", async (_, size) => {
  const page = await site.open("/", size);
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  const enter = page.getByRole("button", { name: "Entrar", exact: true });
  await expectVisible(enter);
  await look("login");
  await enter.click();
  await expectVisible(page.getByText("Informe o e-mail."));
  await look("login with errors");
  await page.getByRole("button", { name: "Esqueci minha senha" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Esqueci minha senha" }));
  await look("alert");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Criar conta" }).click();
  await expectVisible(page.getByRole("textbox", { name: "Seu nome" }));
  await look("new account");
  await page.goto(`${site.url}/404`);
  await expectVisible(page.getByRole("heading", { name: "Página não encontrada" }));
  await look("404");
  site.takeProblems();
  expect(found).toEqual([]);
});

test.each(Object.entries(sizes))("axe finds nothing in the list of contacts, on %s", async (name, size) => {
  const page = await site.open("/contatos/?porPagina=10", { as: "owner", ...size });
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  const closeTop = async () => {
    await page.keyboard.press("Escape");
    await expectDetached(page.getByRole("dialog"));
  };
  await contactRows(page);
  await look("list");
  if (name === "mobile") {
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await expectVisible(page.getByRole("button", { name: "Fechar menu" }));
    await look("menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Filtros/ }).click();
  }
  await page.getByRole("combobox", { name: "Responsável" }).click();
  await expectVisible(page.getByRole("option").first());
  await look("open select");
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Tags" }).click();
  await expectVisible(page.getByRole("option", { name: "Aluno" }));
  await look("open filter");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Novo contato" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByText("Preencha este campo."));
  await look("new contact with errors");
  await closeTop();
  await page
    .getByRole("button", { name: /^Ações de/ })
    .first()
    .click();
  await expectVisible(page.getByRole("menu"));
  await look("row menu");
  await page.getByRole("menu").getByText("Excluir").click();
  await expectVisible(page.getByRole("dialog", { name: "Excluir este contato?" }));
  await look("confirmation");
  await closeTop();
  await page.getByRole("checkbox", { name: "Selecionar contato" }).first().check();
  await expectVisible(page.getByText("1 selecionado", { exact: true }));
  await look("selection");
  await page.getByRole("searchbox").fill("zzzz");
  await expectVisible(page.getByText("Nenhum resultado para os filtros escolhidos."));
  await look("empty");
  expect(found).toEqual([]);
});

test.each(Object.entries(sizes))("axe finds nothing in the parts of a contact, on %s", async (_, size) => {
  const page = await openContact(site, await contactPath(site, 0), { as: "owner", ...size });
  const found: string[] = [];
  await expectVisible(page.locator(".contato-evento-titulo").first());
  found.push(...(await violations(page, "time line")));
  for (const tab of ["Compras", "Tarefas"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expectVisible(page.locator("[role=tabpanel]:visible :is([data-row], p)").first());
    found.push(...(await violations(page, tab)));
  }
  const missing = await site.open("/contato/ninguem/", { as: "owner", ...size });
  await expectVisible(missing.getByText("Contato não encontrado."));
  found.push(...(await violations(missing, "not found")));
  expect(found).toEqual([]);
});

test.each(Object.entries(sizes))(
  "axe finds nothing in the profile and where nothing may be seen, on %s",
  async (_, size) => {
    const page = await site.open("/", { as: "logistics", ...size });
    await page.goto(await profileAddress(page));
    const found: string[] = [];
    const look = async (state: string) => found.push(...(await violations(page, state)));
    await expectVisible(page.getByRole("textbox", { name: "Nome" }));
    await look("profile");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expectVisible(page.getByText("Dados salvos."));
    await look("notice");
    await page.getByRole("tab", { name: "Preferências" }).click();
    await expectVisible(page.getByRole("combobox", { name: "Tema" }));
    await look("preferences");
    await page.goto(`${site.url}/contatos/`);
    await expectVisible(page.getByRole("heading", { name: "Você não tem acesso a esta página" }));
    await look("no permission");
    expect(found).toEqual([]);
  },
);
