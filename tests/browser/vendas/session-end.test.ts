import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { contactPath, contactRows, password, people, serveVendas, signIn } from "./site.ts";

/** Sessions that expire in the middle of work. Access tokens last five seconds here. */

const site = serveVendas({ tokenSeconds: 5 });

const ended = "Sua sessão terminou. Entre de novo para continuar.";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Sessão encerrada" });
const note = (page: Page) => page.getByRole("textbox", { name: "Observação" });

/** Open a page as somebody who signs in there. */
async function openAs(email: string, path: string): Promise<Page> {
  const page = await site.open(path);
  await signIn(page, email);
  await expectVisible(page.getByRole("navigation", { name: "Páginas", exact: true }));
  return page;
}

const accessIn = async (page: Page): Promise<string> => {
  const kept = (await page.context().cookies()).find(({ name }) => name === "trama-session")?.value ?? "";
  return decodeURIComponent(kept.split("|")[1] ?? "");
};

/** Wait until a token has expired. */
const over = (token: string): Promise<void> =>
  expect.poll(async () => (await site.ask("/rest/v1/usuarios?select=id", { token })).status).toBe(401);

/** End the session of a page at the auth service, so that it cannot be renewed, and wait until its token has expired. */
async function endSession(page: Page): Promise<void> {
  const end = async () =>
    (await site.ask("/auth/v1/logout?scope=global", { method: "POST", token: await accessIn(page) })).status;
  await expect.poll(end).toBe(204);
  await over(await accessIn(page));
}

async function signInAgain(page: Page, secret = password): Promise<void> {
  await dialog(page).getByRole("textbox", { name: "Senha" }).fill(secret);
  await page.keyboard.press("Enter");
}

/** Take the messages that the browser logs for refused requests. */
const forget401 = (): void => {
  expect(site.takeProblems().filter((problem) => !/40[01]|JWT|session/i.test(problem))).toEqual([]);
};

test("an expired token is renewed, and nothing is shown", async () => {
  const page = await openAs(people.owner, "/atendimentos/");
  const before = await accessIn(page);
  await over(before);
  await page.getByRole("link", { name: "Contatos" }).click();
  await contactRows(page);
  expect(await accessIn(page)).not.toBe(before);
  expect(await dialog(page).count()).toBe(0);
  forget401();
});

test("a save after the end asks for the password over the page, then saves what was typed", async () => {
  const path = await contactPath(site, 2);
  const page = await openAs(people.owner, path);
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(page).fill("Escrito antes do fim");
  await endSession(page);
  await page.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" }).click();
  await expectVisible(dialog(page).getByText(ended));
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await dialog(page).getByRole("textbox", { name: "E-mail" }).inputValue()).toBe(people.owner);
  const secret = dialog(page).getByRole("textbox", { name: "Senha" });
  await expect.poll(() => secret.evaluate((node) => node === document.activeElement)).toBe(true);
  await signInAgain(page, "Errada999");
  await expectVisible(dialog(page).getByText("E-mail ou senha incorretos."));
  expect(await page.locator("textarea").filter({ visible: true }).first().inputValue()).toBe("Escrito antes do fim");
  await signInAgain(page);
  await expectDetached(dialog(page));
  await expectVisible(page.getByText("Contato salvo."));
  await expectVisible(page.locator(".contato-dados-leitura").getByText("Escrito antes do fim"));
  forget401();
});

test("a list after the end asks for the password, then shows its rows", async () => {
  const page = await openAs(people.owner, "/atendimentos/");
  await endSession(page);
  await page.getByRole("link", { name: "Contatos" }).click();
  await expectVisible(dialog(page).getByText(ended));
  expect(new URL(page.url()).pathname).toBe("/contatos/");
  await signInAgain(page);
  await contactRows(page);
  expect(await dialog(page).count()).toBe(0);
  forget401();
});

test("a user who does not sign in again is asked about unsaved input, then gets to the login page and back", async () => {
  const path = await contactPath(site, 2);
  const page = await openAs(people.owner, path);
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(page).fill("Talvez perdido");
  await endSession(page);
  const save = page.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" });
  await save.click();
  await page.keyboard.press("Escape");
  await dialog(page).getByRole("button", { name: "Sair" }).click();
  const question = page.getByRole("dialog", { name: "Descartar alterações?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  const alert = page.getByRole("dialog", { name: "Não deu certo" });
  await expectVisible(alert.getByText(ended));
  await alert.getByRole("button", { name: "Entendi" }).click();
  expect(await note(page).inputValue()).toBe("Talvez perdido");
  await save.click();
  await dialog(page).getByRole("button", { name: "Sair" }).click();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expectVisible(page.getByRole("status").getByText(ended));
  expect(new URL(page.url()).searchParams.get("_source")).toBe(path);
  await signIn(page, people.owner);
  await expectVisible(page.locator(".contato-cabecalho-nome"));
  expect(new URL(page.url()).pathname).toBe(path);
  forget401();
});

test("a reload after the end shows the login page, which says why and leads back", async () => {
  const page = await openAs(people.owner, "/contatos/?q=a");
  await contactRows(page);
  await endSession(page);
  await page.reload();
  await expectVisible(page.getByRole("status").getByText(ended));
  expect(new URL(page.url()).searchParams.get("_source")).toBe("/contatos/?q=a");
  await signIn(page, people.owner);
  await contactRows(page);
  expect(new URL(page.url()).search).toBe("?q=a");
  forget401();
});

test("a refused socket asks for the password too, and receives changes again afterwards", async () => {
  const code = "AT-2506-00024";
  const page = await openAs(people.support, `/atendimentos/${code}/`);
  await expectVisible(page.locator(".atendimento-cabecalho-assunto"));
  await endSession(page);
  await expectVisible(dialog(page).getByText(ended));
  await signInAgain(page);
  await expectDetached(dialog(page));
  const other = await openAs(people.owner, `/atendimentos/${code}/`);
  const priority = (on: Page) => on.getByRole("combobox", { name: "Prioridade" });
  const next = (await priority(page).innerText()).includes("Baixa") ? "Alta" : "Baixa";
  await priority(other).click();
  await other.getByRole("option", { name: next, exact: true }).click();
  await expectVisible(priority(page).filter({ hasText: next }));
  const headers = await site.headers("owner");
  const answer = await fetch(`${site.url}/rest/v1/atendimentos?select=prioridade&codigo=eq.${code}`, { headers });
  expect(await answer.json()).toEqual([{ prioridade: next.toLowerCase() }]);
  forget401();
});

test("signing in again in one tab continues the work in all tabs", async () => {
  const page = await openAs(people.owner, "/contatos/");
  await contactRows(page);
  const path = await contactPath(site, 3);
  const beside = await site.openBeside(page, path);
  await beside.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(beside).fill("Na outra aba");
  await endSession(page);
  for (const on of [page, beside]) {
    await on.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expectVisible(dialog(on));
  }
  await signInAgain(page);
  await expectDetached(dialog(page));
  await expectDetached(dialog(beside));
  await beside.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" }).click();
  await expectVisible(beside.getByText("Contato salvo."));
  const id = path.split("/")[2];
  const headers = await site.headers("owner");
  const answer = await fetch(`${site.url}/rest/v1/contatos?select=observacao&id=eq.${id}`, { headers });
  expect(await answer.json()).toEqual([{ observacao: "Na outra aba" }]);
  forget401();
});

test("a sign-in in a new tab continues the work here too, with what was typed", async () => {
  const idle = await openAs(people.owner, await contactPath(site, 7));
  await idle.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(idle).fill("Numa aba parada");
  const page = await site.openBeside(idle, await contactPath(site, 5));
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(page).fill("Com uma nova aba");
  await endSession(page);
  await page.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" }).click();
  const opened = page.context().waitForEvent("page");
  await dialog(page).getByRole("link", { name: "Entrar de outra forma" }).click();
  const beside = await opened;
  await expectVisible(beside.getByRole("status").getByText(ended));
  // A wrong password does not sign out.
  await signIn(beside, people.owner, "Errada999");
  await expectVisible(beside.getByText("E-mail ou senha incorretos."));
  for (const on of [page, idle]) await on.evaluate(() => window.dispatchEvent(new Event("focus")));
  await signIn(beside, people.owner);
  await beside.waitForURL("**/dashboard/");
  await expectVisible(page.getByText("Contato salvo."));
  await expectVisible(page.locator(".contato-dados-leitura").getByText("Com uma nova aba"));
  expect(await dialog(page).count()).toBe(0);
  expect(await note(idle).inputValue()).toBe("Numa aba parada");
  await idle.bringToFront();
  await idle.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" }).click();
  await expectVisible(idle.getByText("Contato salvo."));
  forget401();
});

test("a failed connection does not end the session", async () => {
  const page = await openAs(people.owner, await contactPath(site, 4));
  await expectVisible(page.locator(".contato-cabecalho-nome"));
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(page).fill("Sem rede");
  await page.route(/auth\/(?:me|v1)/, (route) => route.abort());
  await over(await accessIn(page));
  await page.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" }).click();
  await page.getByRole("dialog", { name: "Não deu certo" }).getByRole("button", { name: "Entendi" }).click();
  expect([await dialog(page).count(), await note(page).inputValue()]).toEqual([0, "Sem rede"]);
  await page.unrouteAll();
  await page.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByText("Contato salvo."));
  expect(site.takeProblems().length).toBeGreaterThan(0);
});
