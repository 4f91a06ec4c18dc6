import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contactRows, serveVendas } from "./site.ts";

const site = serveVendas();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Findings {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** What axe finds wrong on the page as it stands, in both themes. */
async function violations(page: Page, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await page.evaluate(`window.axe ?? ${axe}`);
    // A menu that opens beside its button stands at the end of the document, in no region, and is reached by its button.
    const result: Findings = await page.evaluate(
      "axe.run({ exclude: ['[data-base-ui-portal]:has([role=menu])'] }, { resultTypes: ['violations'] })",
    );
    if (await page.getByRole("menu").isVisible()) {
      const menu: Findings = await page.evaluate("axe.run('[role=menu]', { rules: { region: { enabled: false } } })");
      found.push(...menu.violations.map(({ id }) => `${state}, ${theme}: ${id}`));
    }
    for (const { id, nodes } of result.violations) {
      found.push(`${state}, ${theme}: ${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`);
    }
  }
  return found;
}

const sizes = { desktop: { width: 1366, height: 768 }, mobile: { width: 390, height: 844 } };

test.each(Object.entries(sizes))("axe finds nothing before login, on %s", async (_, size) => {
  const page = await site.open("/", { ...size, reducedMotion: true });
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  const enter = page.getByRole("button", { name: "Entrar", exact: true });
  await enter.waitFor();
  await look("login");
  await enter.click();
  await page.getByText("Informe o e-mail.").waitFor();
  await look("login with errors");
  await page.getByRole("button", { name: "Esqueci minha senha" }).click();
  await page.getByRole("dialog", { name: "Esqueci minha senha" }).waitFor();
  await look("alert");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Criar conta" }).click();
  await page.getByRole("textbox", { name: "Seu nome" }).waitFor();
  await look("new account");
  await page.goto(`${site.url}/404`);
  await page.getByRole("heading", { name: "Página não encontrada" }).waitFor();
  await look("404");
  site.takeProblems();
  expect(found).toEqual([]);
});

test.each(Object.entries(sizes))("axe finds nothing in the list of contacts, on %s", async (name, size) => {
  const page = await site.open("/contatos/?porPagina=10", { as: "owner", ...size, reducedMotion: true });
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  const closeTop = async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  await contactRows(page);
  await look("list");
  if (name === "mobile") {
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await page.getByRole("button", { name: "Fechar menu" }).waitFor();
    await look("menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Filtros/ }).click();
  }
  await page.getByRole("combobox", { name: "Responsável" }).click();
  await page.getByRole("option").first().waitFor();
  await look("open select");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Tags" }).click();
  await page.getByRole("checkbox", { name: "Aluno" }).waitFor();
  await look("open filter");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Novo contato" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
  await page.getByText("Preencha este campo.").waitFor();
  await look("new contact with errors");
  await closeTop();
  await page
    .getByRole("button", { name: /^Ações de/ })
    .first()
    .click();
  await page.getByRole("menu").waitFor();
  await look("row menu");
  await page.getByRole("menu").getByText("Excluir").click();
  await page.getByRole("dialog", { name: "Excluir este contato?" }).waitFor();
  await look("confirmation");
  await closeTop();
  await page.getByRole("checkbox", { name: "Selecionar contato" }).first().check();
  await page.getByText("1 selecionado", { exact: true }).waitFor();
  await look("selection");
  await page.getByRole("searchbox").fill("zzzz");
  await page.getByText("Nenhum resultado para os filtros escolhidos.").waitFor();
  await look("empty");
  expect(found).toEqual([]);
});

test.each(Object.entries(sizes))(
  "axe finds nothing in the profile and where nothing may be seen, on %s",
  async (_, size) => {
    const page = await site.open("/", { as: "logistics", ...size, reducedMotion: true });
    const found: string[] = [];
    const look = async (state: string) => found.push(...(await violations(page, state)));
    await page.getByRole("textbox", { name: "Nome" }).waitFor();
    await look("profile");
    await page.getByRole("button", { name: "Salvar" }).click();
    await page.getByText("Dados salvos.").waitFor();
    await look("notice");
    await page.getByRole("tab", { name: "Preferências" }).click();
    await page.getByRole("combobox", { name: "Tema" }).waitFor();
    await look("preferences");
    await page.goto(`${site.url}/contatos/`);
    await page.getByRole("heading", { name: "Você não tem acesso a esta página" }).waitFor();
    await look("no permission");
    expect(found).toEqual([]);
  },
);
