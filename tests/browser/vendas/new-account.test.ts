import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { violations } from "./axe.ts";
import { password, profileAddress, saleRows, serveVendas } from "./site.ts";

/** The first day of a business: an account of its own, a product, and a sale. */

const site = serveVendas();

test("a new account registers a product, who shares it, its first sale, and completes the first steps", async () => {
  const page = await site.open("/");
  await page.getByRole("tab", { name: "Criar conta" }).click();
  const form = page.getByRole("form", { name: "Criar conta" });
  await form.getByRole("textbox", { name: "Seu nome" }).fill("Lia Prado");
  await form.getByRole("textbox", { name: "Nome da conta" }).fill("Ateliê da Lia");
  await form.getByRole("textbox", { name: "E-mail" }).fill("lia@atelie.example");
  await form.getByLabel("Senha", { exact: true }).fill(password);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Criar conta" }).click();
  await expectVisible(page.getByRole("heading", { name: "Dashboard" }));

  await page.getByRole("button", { name: "Registrar a primeira venda" }).click();
  await page.getByRole("button", { name: "Nova venda manual" }).first().click();
  await page.getByRole("link", { name: /Cadastre o primeiro em Configurações › Produtos/ }).click();
  await page.waitForURL("**/configuracoes/?aba=produtos");
  await expectVisible(page.getByText("Nenhum produto ainda."));
  await page.getByRole("button", { name: "Novo produto" }).click();
  const product = page.getByRole("dialog", { name: "Novo produto" });
  const save = product.getByRole("button", { name: "Salvar" });
  await save.click();
  await expectVisible(product.getByText("Valor inválido."));
  await product.getByRole("textbox", { name: "Nome" }).fill("Curso de bordado");
  await product.getByRole("textbox", { name: "Preço (R$)" }).fill("197,00");
  await product.getByLabel("Garantia, em dias").fill("400");
  await save.click();
  await expectVisible(product.getByText("Use um número de 0 a 365."));
  await product.getByLabel("Garantia, em dias").fill("30");
  expect(await violations(page, "a new product")).toEqual([]);
  await save.click();
  const row = page.getByRole("list", { name: "Produtos" }).getByRole("listitem");
  await expectVisible(row.getByText("Curso · Manual · garantia de 30 dias"));
  await expectVisible(row.getByText(/R\$\s197,00/));

  await row.getByRole("button", { name: "Participantes de Curso de bordado" }).click();
  const sharing = page.getByRole("dialog", { name: "Participantes de Curso de bordado" });
  await expectVisible(sharing.getByText("Ninguém divide as vendas deste produto."));
  await sharing.getByRole("textbox", { name: "Nome" }).fill("Nara Luz");
  await sharing.getByRole("textbox", { name: "E-mail" }).fill("nara@luz.example");
  await sharing.getByRole("textbox", { name: "Parte, em %" }).fill("30");
  await sharing.getByRole("button", { name: "Adicionar" }).click();
  await expectVisible(sharing.getByRole("listitem").filter({ hasText: "Coprodutor · nara@luz.example" }));
  await expect.poll(() => sharing.getByRole("textbox", { name: "Nome" }).inputValue()).toBe("");
  expect(await violations(page, "participants")).toEqual([]);
  await sharing.getByRole("button", { name: "Fechar" }).click();
  await expectDetached(sharing);

  await page.getByRole("link", { name: "Transações", exact: true }).click();
  await page.getByRole("button", { name: "Nova venda manual" }).first().click();
  const sale = page.getByRole("dialog", { name: "Nova venda manual" });
  await sale.getByRole("combobox", { name: "Produto" }).click();
  await page.getByRole("option", { name: "Curso de bordado" }).click();
  await sale.getByRole("textbox", { name: "Comprador" }).fill("Dona Flor");
  await sale.getByRole("textbox", { name: "E-mail" }).fill("flor@correio.example");
  await sale.getByRole("button", { name: "Registrar venda" }).click();
  await expect.poll(async () => (await saleRows(page)).first().innerText()).toContain("Dona Flor");
  expect(await profileAddress(page)).toMatch(/\/perfil\//);

  await page.getByRole("link", { name: "Dashboard" }).click();
  await expectVisible(page.getByText("Primeiros passos (3 de 5)"));
  await page.getByRole("button", { name: "Definir a meta do mês" }).click();
  const goal = page.getByRole("dialog", { name: "Meta do mês" });
  await goal.getByRole("textbox").fill("5000");
  await goal.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByText("Primeiros passos (4 de 5)"));
  await page.getByRole("button", { name: "Convidar a equipe" }).click();
  const invitation = page.getByRole("dialog", { name: "Convidar pessoa" });
  await invitation.getByRole("textbox", { name: "Nome" }).fill("Rui Sá");
  await invitation.getByRole("textbox", { name: "E-mail" }).fill("rui@atelie.example");
  await invitation.getByRole("button", { name: "Convidar" }).click();
  await expectDetached(page.getByText(/^Primeiros passos/));
});
