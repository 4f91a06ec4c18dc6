import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { contactPath, openContact, profilePath, serveVendas } from "./site.ts";

const site = serveVendas();

test.each(sizesTried)("axe finds nothing in the forms of a contact, on %s", async (name, size) => {
  const page = await openContact(site, await contactPath(site, 0), { as: "owner", ...size });
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  const closeTop = async () => {
    await page.keyboard.press("Escape");
    await expectDetached(page.getByRole("dialog"));
  };
  if (name === "mobile") {
    for (const part of ["Dados pessoais", "Endereço", /^Tags/]) await page.getByRole("button", { name: part }).click();
  }
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  const data = page.getByRole("form", { name: "Dados pessoais" });
  await data.getByRole("textbox", { name: "Nome" }).fill("");
  await data.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByText("Preencha este campo."));
  await page.getByRole("button", { name: "Editar endereço" }).click();
  await look("forms");
  await page.getByRole("button", { name: "Adicionar tag" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Tags do contato" }));
  await look("tags");
  await closeTop();
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Nova tarefa" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByRole("dialog").getByText("Preencha este campo."));
  await look("task with errors");
  await closeTop();
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Mesclar contato" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Mesclar contato" }));
  await look("merge");
  expect(found).toEqual([]);
});

test.each(sizesTried)("axe finds nothing where the account is looked after, on %s", async (name, size) => {
  const page = await site.open(await profilePath(site, "owner"), { as: "owner", ...size });
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  if (name === "desktop") {
    await page.getByRole("button", { name: "Presença: Online" }).click();
    await expectVisible(page.getByRole("menuitem", { name: "Ausente" }));
    found.push(...(await violations(page, "presence")));
    await page.keyboard.press("Escape");
  }
  await page.getByRole("tab", { name: "Permissões" }).click();
  await page.getByRole("switch", { name: "Cuida da conta" }).uncheck();
  await page.getByRole("button", { name: "Salvar permissões" }).click();
  await expectVisible(page.getByText("Você não pode remover o próprio acesso de responsável."));
  await look("permissions");
  await expectFits(page);
  await page.goto(`${site.url}/configuracoes/?aba=equipe`);
  await expectVisible(page.getByRole("list", { name: "Equipe" }).getByText("Gustavo Pires"));
  await look("team");
  await expectFits(page);
  await page.goto(`${site.url}/configuracoes/`);
  const account = page.getByRole("form", { name: "Conta" });
  await account.getByRole("textbox", { name: "Feriados" }).fill("Natal");
  await account.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(account.getByText("Escreva uma data por linha"));
  await look("account");
  await expectFits(page);
  expect(found).toEqual([]);
});
