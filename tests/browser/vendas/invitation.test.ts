import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { violations } from "./axe.ts";
import { openSettings, password, people, serveVendas, signIn } from "./site.ts";

/** Links by e-mail: an invitation to an account, and a forgotten password. */

const site = serveVendas();

/** Invite a person to the demo's account, and wait until the e-mail is sent. */
async function invite(name: string, email: string): Promise<Page> {
  const page = await openSettings(site, "Equipe");
  await page.getByRole("button", { name: "Convidar pessoa" }).click();
  const dialog = page.getByRole("dialog", { name: "Convidar pessoa" });
  await expectVisible(dialog.getByText("O link do convite vai só para este e-mail, e vale por 7 dias."));
  await dialog.getByRole("textbox", { name: "Nome" }).fill(name);
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog.getByRole("combobox", { name: "Perfil" }).click();
  await page.getByRole("option", { name: "Suporte" }).click();
  await dialog.getByRole("button", { name: "Convidar" }).click();
  await expectVisible(page.getByText("Convite feito."));
  return page;
}

const open = async (link: string) => site.open(link.slice(site.url.length));

test("an invited person opens the link, chooses a password, and is in the account without naming one", async () => {
  const email = "joana@aurora.example";
  await invite("Joana Meireles", email);
  const page = await open(site.mailedLink(email));
  await expectVisible(page.getByRole("heading", { name: "Entre na conta Escola Aurora" }));
  expect(new URL(page.url()).hash).toBe("");
  const form = page.getByRole("form", { name: "Aceitar convite" });
  expect(await form.getByRole("textbox", { name: "Seu nome" }).inputValue()).toBe("Joana Meireles");
  expect(await form.getByRole("textbox", { name: "Nome da conta" }).count()).toBe(0);
  await form.getByRole("button", { name: "Aceitar convite" }).click();
  await expectVisible(form.getByText("A senha precisa de 8 caracteres ou mais, com letra e número."));
  expect(await violations(page, "an invitation")).toEqual([]);

  await form.getByRole("button", { name: "Ler os termos" }).click();
  const terms = page.getByRole("dialog", { name: "Termos de uso" });
  await expectVisible(terms.getByText(/^Você usa o Balcão para cuidar/));
  expect(await violations(page, "the terms")).toEqual([]);
  await terms.getByRole("button", { name: "Fechar" }).click();
  await form.getByLabel("Senha", { exact: true }).fill(password);
  await form.getByRole("checkbox", { name: "Li e aceito os termos" }).check();
  await form.getByRole("button", { name: "Aceitar convite" }).click();
  await page.waitForURL("**/chats/");
  await expectVisible(page.getByRole("navigation", { name: "Páginas", exact: true }));

  await page.getByRole("button", { name: "Sair" }).click();
  await signIn(page, email);
  await page.waitForURL("**/chats/");
  // What the page still asked for when it signed out is refused.
  site.expectRefusals();

  const again = await open(site.mailedLink(email));
  await expectVisible(again.getByText("Este convite venceu ou já foi usado. Peça outro a quem convidou você."));
});

test("signing up with an invited address joins nothing, and says where the link is", async () => {
  const email = "alvo@aurora.example";
  const owner = await invite("Alvo Certo", email);
  const first = site.mailedLink(email);
  const page = await site.open("/");
  await page.getByRole("tab", { name: "Criar conta" }).click();
  const form = page.getByRole("form", { name: "Criar conta" });
  await form.getByRole("textbox", { name: "Seu nome" }).fill("Um Estranho");
  await form.getByRole("textbox", { name: "Nome da conta" }).fill("Conta Alheia");
  await form.getByRole("textbox", { name: "E-mail" }).fill(email);
  await form.getByLabel("Senha", { exact: true }).fill(password);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Criar conta" }).click();
  await expectVisible(form.getByText("Abra o link do convite que está no seu e-mail."));
  expect(site.takeProblems()).toEqual([expect.stringContaining("409")]);

  const row = owner.getByRole("list", { name: "Equipe" }).getByRole("listitem").filter({ hasText: "Alvo Certo" });
  await expectVisible(row.getByText("Convite pendente"));
  expect(await violations(owner, "a pending invitation")).toEqual([]);
  await row.getByRole("button", { name: "Reenviar convite a Alvo Certo" }).click();
  await expectVisible(owner.getByText("Convite enviado de novo."));
  expect(site.mailedLink(email)).not.toBe(first);
});

test("who forgot the password chooses another by a link", async () => {
  const page = await site.open("/");
  await page.getByRole("textbox", { name: "E-mail" }).fill(people.traffic);
  await page.getByRole("button", { name: "Esqueci minha senha" }).click();
  const dialog = page.getByRole("dialog", { name: "Esqueci minha senha" });
  const email = dialog.getByRole("textbox", { name: "E-mail" });
  expect(await email.inputValue()).toBe(people.traffic);
  await email.fill("felipe");
  await dialog.getByRole("button", { name: "Enviar link" }).click();
  await expectVisible(dialog.getByText("E-mail inválido."));
  expect(await violations(page, "a forgotten password")).toEqual([]);
  await email.fill(people.traffic);
  await dialog.getByRole("button", { name: "Enviar link" }).click();
  await expectVisible(dialog.getByText(/^Se este e-mail tem uma conta/));
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await expectDetached(dialog);

  const opened = await open(site.mailedLink(people.traffic));
  const form = opened.getByRole("form", { name: "Nova senha" });
  await form.getByLabel("Senha nova").fill("curta");
  await form.getByRole("button", { name: "Salvar e entrar" }).click();
  await expectVisible(form.getByText("A senha precisa de 8 caracteres ou mais, com letra e número."));
  expect(await violations(opened, "a new password")).toEqual([]);
  await form.getByLabel("Senha nova").fill("Outra1234");
  await form.getByRole("button", { name: "Salvar e entrar" }).click();
  await opened.waitForURL("**/trafego/metricas-facebook/");

  const used = await open(site.mailedLink(people.traffic));
  await expectVisible(used.getByText(/^Este link venceu ou já foi usado\./));
  await signIn(used, people.traffic, "Outra1234");
  await used.waitForURL("**/trafego/metricas-facebook/");
});
