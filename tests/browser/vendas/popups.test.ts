import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { afterContacts, contactNames, contactRows, keepNotices, menuFocused, nextAnswer, serveVendas } from "./site.ts";

const site = serveVendas();

const isFocused = (node: Element) => node === document.activeElement;

test("a popup traps the focus, closes with Escape and returns the focus", async () => {
  const page = await site.open("/contatos/", { as: "owner", moves: true });
  await contactRows(page);
  const opener = page.getByRole("button", { name: "Novo contato" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Novo contato" });
  await expectVisible(dialog);
  const name = dialog.getByRole("textbox", { name: "Nome" });
  await expect.poll(() => name.evaluate(isFocused)).toBe(true);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expectDetached(dialog);
  await expect.poll(() => opener.evaluate(isFocused)).toBe(true);
});

test("a new contact is checked, created and shown", async () => {
  const page = await site.open("/contatos/", { as: "sales", moves: true, before: keepNotices });
  await expectVisible(page.locator(".contatos-grade-nome").first());
  await page.getByRole("button", { name: "Novo contato" }).click();
  const dialog = page.getByRole("dialog", { name: "Novo contato" });
  const save = dialog.getByRole("button", { name: "Salvar" });
  await save.click();
  await expectVisible(dialog.getByText("Preencha este campo."));
  await expectVisible(dialog.getByText("Informe e-mail ou telefone."));
  await expect.poll(() => dialog.getByRole("textbox", { name: "Nome" }).evaluate(isFocused)).toBe(true);
  await dialog.getByRole("textbox", { name: "Nome" }).fill("Q");
  await expectVisible(dialog.getByText("Use pelo menos 2 caracteres."));
  await dialog.getByRole("textbox", { name: "Telefone" }).fill("123");
  await expectVisible(dialog.getByText("Telefone inválido. Use DDD + número."));
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("quiteria@");
  await expectVisible(dialog.getByText("E-mail inválido."));

  await dialog.getByRole("textbox", { name: "Nome" }).fill("Quitéria D'Ávila");
  await dialog.getByRole("textbox", { name: "Telefone" }).fill("(11) 90999-1234");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("Quiteria@Loja.example");
  await dialog.getByRole("combobox", { name: "Tags" }).click();
  await page.getByRole("option", { name: "Indicação" }).click();
  await page.keyboard.press("Escape");
  await expectVisible(dialog.getByRole("button", { name: "Tirar Indicação" }));
  await save.click();
  await expectDetached(dialog);
  await expectVisible(page.getByRole("status").getByText("Contato criado."));
  await expectVisible(page.getByText("286", { exact: true }));
  await afterContacts(page, () => page.getByRole("searchbox").fill("quiteria"));
  await expect.poll(() => contactNames(page)).toEqual(["Quitéria D'Ávila"]);
  const row = await (await contactRows(page)).first().innerText();
  expect(row).toContain("(11) 90999-1234");
  expect(row).toContain("Indicação");
});

test("an e-mail that is taken never passes, a phone that is taken passes the second time", async () => {
  const page = await site.open("/contatos/?q=alvaro.machado", { as: "owner", before: keepNotices });
  const [taken = ""] = await contactNames(page);
  const email = await page.locator(".contatos-grade-emailDoNome").first().innerText();
  const phone = await page.locator(".contatos-grade-telefone").first().innerText();
  await page.getByRole("button", { name: "Novo contato" }).click();
  const dialog = page.getByRole("dialog", { name: "Novo contato" });
  const save = dialog.getByRole("button", { name: "Salvar" });
  await dialog.getByRole("textbox", { name: "Nome" }).fill("Outra Pessoa");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = nextAnswer(page, "**/rest/v1/contatos*");
    await save.click();
    expect((await answer).request().method()).toBe("GET");
    await expectVisible(dialog.getByText(`Já existe: ${taken}`));
    await expect
      .poll(() => dialog.getByRole("link", { name: "Abrir contato" }).getAttribute("href"))
      .toMatch(/^\/contato\/[\w-]+\/$/);
  }
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("");
  await dialog.getByRole("textbox", { name: "Telefone" }).fill(phone);
  await save.click();
  await expectVisible(dialog.getByText(`Já existe: ${taken}`));
  await save.click();
  await expectDetached(dialog);
  await expectVisible(page.getByRole("status").getByText("Contato criado."));
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await expectVisible(page.getByRole("heading", { level: 1, name: "Outra Pessoa" }));
});

test("leaving a form that was changed asks first", async () => {
  const page = await site.open("/contatos/", { as: "owner", moves: true });
  await contactRows(page);
  await page.getByRole("button", { name: "Novo contato" }).click();
  const dialog = page.getByRole("dialog", { name: "Novo contato" });
  await dialog.getByRole("textbox", { name: "Nome" }).fill("Meio escrito");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Descartar alterações?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expectDetached(question);
  await expect.poll(() => dialog.getByRole("textbox", { name: "Nome" }).inputValue()).toBe("Meio escrito");
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expectDetached(dialog);
  await page.getByRole("button", { name: "Novo contato" }).click();
  await expect.poll(() => dialog.getByRole("textbox", { name: "Nome" }).inputValue()).toBe("");
});

test("deleting asks first, with the focus on the way out", async () => {
  const page = await site.open("/contatos/?q=francisc", { as: "owner", before: keepNotices });
  const [name = ""] = await contactNames(page);
  const count = Number(await page.locator(".pg-contatos-total").innerText());
  const menu = page.getByRole("button", { name: `Ações de ${name}` }).first();
  await menu.click();
  await page.getByRole("menu").getByText("Excluir").click();
  const question = page.getByRole("dialog", { name: "Excluir este contato?" });
  const cancel = question.getByRole("button", { name: "Cancelar" });
  await expect.poll(() => cancel.evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Enter");
  await expectDetached(question);
  await expect.poll(() => page.locator(".pg-contatos-total").innerText()).toBe(String(count));

  await menu.focus();
  await page.keyboard.press("Enter");
  await menuFocused(page);
  await page.keyboard.press("End");
  await expectVisible(page.getByRole("menuitem", { name: "Excluir" }).and(page.locator(":focus")));
  await page.keyboard.press("Enter");
  await afterContacts(page, () => question.getByRole("button", { name: "Excluir" }).click());
  await expectVisible(page.getByText("Contato excluído."));
  // Over the menu, over no row and no paginator.
  const notice = await page.locator(".aviso-cartao").boundingBox();
  expect((notice?.x ?? 0) + (notice?.width ?? 0)).toBeLessThan(240);
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeGreaterThan(700);
  await expect.poll(() => page.locator(".pg-contatos-total").innerText()).toBe(String(count - 1));
});

test("many rows are deleted only after the word, but not those with an open deal", async () => {
  const page = await site.open("/contatos/", { as: "owner", before: keepNotices });
  await contactRows(page);
  const count = Number(await page.locator(".pg-contatos-total").innerText());
  await page.getByRole("checkbox", { name: "Selecionar todos" }).check();
  await page.getByRole("toolbar").getByRole("button", { name: "Excluir" }).click();
  const question = page.getByRole("dialog", { name: "Excluir 25 contatos?" });
  const confirm = question.getByRole("button", { name: "Excluir" });
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await question.getByRole("textbox", { name: "Digite EXCLUIR para confirmar." }).fill("EXCLUIR");
  await afterContacts(page, () => confirm.click());
  const done = await page.getByText(/^\d+ contatos excluídos\.$/).innerText();
  const deleted = Number.parseInt(done, 10);
  expect(deleted).toBeLessThan(25);
  const refused = page.getByRole("dialog", { name: "Não deu certo" });
  await expectVisible(
    refused.getByText(`${25 - deleted} contatos têm oportunidade ou atendimento aberto e não foram excluídos.`),
  );
  await refused.getByRole("button", { name: "Entendi" }).click();
  await expect.poll(() => page.locator(".pg-contatos-total").innerText()).toBe(String(count - deleted));
  await expect.poll(() => page.getByRole("toolbar").count()).toBe(0);
});

test("a refusal of the backend is shown, and the form keeps its values", async () => {
  const page = await site.open("/contatos/", { as: "owner", moves: true });
  await contactRows(page);
  await page.getByRole("button", { name: "Novo contato" }).click();
  const dialog = page.getByRole("dialog", { name: "Novo contato" });
  await dialog.getByRole("textbox", { name: "Nome" }).fill("Sem Rede");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("sem.rede@loja.example");
  await page.route("**/rest/v1/contatos*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await dialog.getByRole("button", { name: "Salvar" }).click();
  const alert = page.getByRole("dialog", { name: "Não deu certo" });
  await expectVisible(alert.getByText("Sem conexão. Verifique a internet e tente de novo."));
  await alert.getByRole("button", { name: "Entendi" }).click();
  await expectDetached(alert);
  await expect.poll(() => dialog.getByRole("textbox", { name: "Nome" }).inputValue()).toBe("Sem Rede");
  expect(site.takeProblems().length).toBeGreaterThan(0);
});
