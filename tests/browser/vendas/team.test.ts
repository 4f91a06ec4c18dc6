import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { createGate } from "../../gate.ts";
import { openProfile, openSettings, serveVendas } from "./site.ts";

const site = serveVendas();

test("the profile of another person is read-only, or not there at all", async () => {
  const page = await site.open("/perfil/00000000-0000-0000-0000-000000000000/", { as: "support" });
  await expectVisible(page.getByText("Pessoa não encontrada."));
  await page.getByRole("button", { name: "Ir para o início" }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/perfil/"));
  await expect.poll(() => page.getByRole("heading", { name: "Você não tem acesso a esta página" }).count()).toBe(0);
});

test("permissions are filled in by a profile, changed one by one, and one's own care for the account stays", async () => {
  const page = await openProfile(site, "owner");
  await page.getByRole("tab", { name: "Permissões" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?aba=permissoes");
  const level = (name: string) => page.getByRole("combobox", { name: `Acesso a ${name}`, exact: true });
  const onlyOwn = (name: string) => page.getByRole("checkbox", { name: `Só os próprios: ${name}`, exact: true });
  const save = page.getByRole("button", { name: "Salvar permissões" });
  await expectVisible(level("Dashboard").getByText("Gerir"));
  await expect.poll(() => page.getByRole("combobox", { name: /^Acesso a/ }).count()).toBe(18);
  await expect.poll(() => save.isDisabled()).toBe(true);

  await page.getByRole("combobox", { name: "Usar as permissões de um perfil" }).click();
  await page.getByRole("option", { name: "Comercial" }).click();
  await expectVisible(level("Dashboard").getByText("Ver"));
  await expectVisible(level("Envios").getByText("Sem acesso"));
  await expect.poll(() => onlyOwn("Envios").isDisabled()).toBe(true);
  await expect.poll(() => onlyOwn("Chats").isChecked()).toBe(true);
  await save.click();
  await expectVisible(page.getByText("Você não pode remover o próprio acesso de responsável."));

  await page.getByRole("switch", { name: "Cuida da conta" }).check();
  await level("Chats").click();
  await page.getByRole("option", { name: "Sem acesso" }).click();
  await save.click();
  await expectVisible(page.getByText("Permissões salvas."));
  const menu = page.getByRole("navigation", { name: "Páginas" });
  await expectDetached(menu.getByRole("link", { name: "Chats" }));

  await onlyOwn("Comissões").uncheck();
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("dialog", { name: "Descartar alterações?" }).getByText("Continuar editando").click();
  await page.getByRole("combobox", { name: "Usar as permissões de um perfil" }).click();
  await page.getByRole("option", { name: "Responsável pela conta" }).click();
  await expectVisible(level("Envios").getByText("Gerir"));
  await save.click();
  await expectVisible(menu.getByRole("link", { name: "Chats" }));
});

test("of two profiles chosen one after the other the second fills in the permissions, whichever is answered first", async () => {
  const page = await openProfile(site, "owner");
  await page.getByRole("tab", { name: "Permissões" }).click();
  const envios = page.getByRole("combobox", { name: "Acesso a Envios", exact: true });
  await expectVisible(envios.getByText("Gerir"));
  const gate = createGate();
  let asked = 0;
  await page.route("**/rpc/rpc_perfil_permissoes*", async (route) => {
    asked += 1;
    if (asked === 1) await gate.opened;
    await route.continue();
  });
  for (const [count, profile] of ["Comercial", "Logística"].entries()) {
    await page.getByRole("combobox", { name: "Usar as permissões de um perfil" }).click();
    await page.getByRole("option", { name: profile }).click();
    await expect.poll(() => asked).toBe(count + 1);
  }
  const logistics = "Editar";
  await expectVisible(envios.getByText(logistics));
  const late = page.waitForResponse("**/rpc/rpc_perfil_permissoes*");
  gate.open();
  await (await late).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await envios.innerText()).toBe(logistics);
});

test("the team is shown live, invited and removed, but people cannot remove themselves", async () => {
  const page = await openSettings(site, "Equipe");
  const row = (name: string) =>
    page.getByRole("list", { name: "Equipe" }).getByRole("listitem").filter({ hasText: name });
  await expectVisible(row("Ana Lima").getByText("Online"));
  await expectVisible(row("Ana Lima").getByText("Você"));
  await expect.poll(() => row("Ana Lima").getByRole("button").count()).toBe(0);
  await expectVisible(row("Gustavo Pires").getByText("Acesso desativado"));
  await expectVisible(row("Diego Prado").getByText("Offline"));
  const diego = await site.open("/", { as: "logistics" });
  await expectVisible(row("Diego Prado").getByText("Online"));
  await diego.getByRole("button", { name: "Presença: Online" }).click();
  await diego.getByRole("menuitem", { name: "Ausente" }).click();
  await expectVisible(row("Diego Prado").getByText("Ausente"));

  await page.getByRole("button", { name: "Convidar pessoa" }).click();
  const invitation = page.getByRole("dialog", { name: "Convidar pessoa" });
  await invitation.getByRole("textbox", { name: "Nome" }).fill("Joana Meireles");
  await invitation.getByRole("textbox", { name: "E-mail" }).fill("joana@aurora.example");
  await invitation.getByRole("button", { name: "Convidar" }).click();
  await expectVisible(row("Joana Meireles").getByText("Convite pendente"));

  const shutOut = page.getByRole("button", { name: "Desativar acesso de Joana Meireles" });
  const question = page.getByRole("dialog", { name: "Desativar o acesso de Joana Meireles?" });
  await shutOut.click();
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expectDetached(question);
  await shutOut.click();
  await question.getByRole("button", { name: "Desativar acesso" }).click();
  await expectVisible(row("Joana Meireles").getByText("Acesso desativado"));
  await page.getByRole("button", { name: "Reativar acesso de Joana Meireles" }).click();
  await expectVisible(row("Joana Meireles").getByText("Convite pendente"));
  // Who accepts an invitation has the id of their sign-in from then on.
  await site.query(
    "update public.usuarios set id = gen_random_uuid(), nome = 'Joana Meireles Silva' where email = 'joana@aurora.example'",
  );
  await expectVisible(row("Joana Meireles Silva"));
  await expect.poll(() => row("Joana Meireles").count()).toBe(1);
  await row("Joana Meireles").getByRole("link").click();
  await expectVisible(page.getByRole("heading", { name: "Joana Meireles" }));
});

test("account settings are validated, saved and there after a reload", async () => {
  const page = await openSettings(site, "Conta");
  const form = page.getByRole("form", { name: "Conta" });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const save = () => form.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(form.getByRole("button", { name: "Salvar" }));
  const wrong = { "Domínio dos links": "não é", Fim: "08:00", Feriados: "25/12/2025\n32/01" };
  for (const [name, text] of Object.entries(wrong)) await field(name).fill(text);
  await save();
  for (const error of ["Domínio inválido.", "O fim precisa ser depois do início.", "Escreva uma data por linha"]) {
    await expectVisible(form.getByText(error));
  }
  const right = {
    "Meta do mês, em reais": "12500,5",
    "Imposto sobre as vendas, em %": "7,25",
    "Domínio dos links": "https://Links.Aurora.example/",
    Fim: "17:30",
    Feriados: "25/12/2025\n\n01/01/2026",
  };
  for (const [name, text] of Object.entries(right)) await field(name).fill(text);
  await form.getByRole("combobox", { name: "Dias" }).click();
  await page.getByRole("option", { name: "Sábado" }).click();
  await page.keyboard.press("Escape");
  await save();
  await expectVisible(page.getByText("Conta salva."));
  await page.reload();
  const now = {
    ...right,
    "Meta do mês, em reais": "12.500,50",
    "Domínio dos links": "links.aurora.example",
    Feriados: "25/12/2025\n01/01/2026",
  };
  for (const [name, text] of Object.entries(now)) await expect.poll(() => field(name).inputValue()).toBe(text);
  await expectVisible(form.getByText("Sábado", { exact: true }));
});
