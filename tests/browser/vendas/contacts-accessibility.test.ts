import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { contactRows, serveVendas } from "./site.ts";

const site = serveVendas();

test.each(sizesTried)("axe finds nothing in the list of contacts, on %s", async (name, size) => {
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
    found.push(...(await violations(page, "menu")));
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
