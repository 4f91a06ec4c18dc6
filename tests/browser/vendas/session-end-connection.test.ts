import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { createGate } from "../../gate.ts";
import { accessIn, dialog, ended, endSession, note, openAs, over, signInAgain } from "./session-end.ts";
import { contactPath, contactRows, people, serveVendas, signIn } from "./site.ts";

/** Sessions that expire in the middle of work. Access tokens last five seconds here. */

const site = serveVendas({ tokenSeconds: 5 });

test("a user who does not sign in again is asked about unsaved input, then gets to the login page and back", async () => {
  const path = await contactPath(site, 2);
  const page = await openAs(site, people.owner, path);
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(page).fill("Talvez perdido");
  await endSession(site, page);
  const save = page.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" });
  await save.dispatchEvent("click");
  await expectVisible(dialog(page));
  await page.keyboard.press("Escape");
  await dialog(page).getByRole("button", { name: "Sair" }).click();
  const question = page.getByRole("dialog", { name: "Descartar alterações?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  const alert = page.getByRole("dialog", { name: "Não deu certo" });
  await expectVisible(alert.getByText(ended));
  await alert.getByRole("button", { name: "Entendi" }).click();
  expect(await note(page).inputValue()).toBe("Talvez perdido");
  await save.dispatchEvent("click");
  await dialog(page).getByRole("button", { name: "Sair" }).click();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expectVisible(page.getByRole("status").getByText(ended));
  expect(new URL(page.url()).searchParams.get("_source")).toBe(path);
  await signIn(page, people.owner);
  await expectVisible(page.locator(".contato-cabecalho-nome"));
  expect(new URL(page.url()).pathname).toBe(path);
  site.expectRefusals();
});

test("a refused socket asks for the password too, and receives changes again afterwards", async () => {
  const code = "AT-2506-00024";
  const page = await openAs(site, people.support, `/atendimentos/${code}/`);
  await expectVisible(page.locator(".atendimento-cabecalho-assunto"));
  await endSession(site, page);
  await expectVisible(dialog(page).getByText(ended));
  await signInAgain(page);
  await expectDetached(dialog(page));
  const other = await openAs(site, people.owner, `/atendimentos/${code}/`);
  const priority = (on: Page) => on.getByRole("combobox", { name: "Prioridade" });
  const next = (await priority(page).innerText()).includes("Baixa") ? "Alta" : "Baixa";
  await priority(other).click();
  await other.getByRole("option", { name: next, exact: true }).click();
  await expectVisible(priority(page).filter({ hasText: next }));
  const headers = await site.headers("owner");
  const answer = await fetch(`${site.url}/rest/v1/atendimentos?select=prioridade&codigo=eq.${code}`, { headers });
  expect(await answer.json()).toEqual([{ prioridade: next.toLowerCase() }]);
  site.expectRefusals();
});

test.each([
  { status: 503, told: "Algo deu errado do nosso lado. Tente de novo em instantes." },
  { status: 0, told: "Sem conexão. Verifique a internet e tente de novo." },
])("a session that cannot be renewed for now has not ended (status $status)", async ({ status, told }) => {
  const path = await contactPath(site, 2);
  const page = await openAs(site, people.owner, path);
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(page).fill("Guardado depois");
  const renewals = /\/auth\/v1\/session$/;
  await page.route(renewals, (route) =>
    status === 0 ? route.abort() : route.fulfill({ status, contentType: "text/plain", body: "no healthy upstream" }),
  );
  await over(site, await accessIn(page));
  const save = page.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" });
  await save.click();
  const alert = page.getByRole("dialog", { name: "Não deu certo" });
  await expectVisible(alert.getByText(told));
  await alert.getByRole("button", { name: "Entendi" }).click();
  expect([await page.getByText(ended).count(), await note(page).inputValue()]).toEqual([0, "Guardado depois"]);
  await page.unroute(renewals);
  await save.click();
  await expectDetached(note(page));
  await expectVisible(page.getByText("Guardado depois"));
  site.takeProblems();
});

test("a sign-out while the session is renewed is one", async () => {
  const page = await openAs(site, people.owner, "/contatos/");
  await contactRows(page);
  const gate = createGate();
  const isRenewal = (request: Request) => request.method() === "POST" && request.url().endsWith("/auth/v1/session");
  await page.route("**/auth/v1/session", async (route) => {
    if (!isRenewal(route.request())) return route.fallback();
    const response = await route.fetch();
    await gate.opened;
    await route.fulfill({ response });
  });
  const renewal = page.waitForRequest(isRenewal);
  await over(site, await accessIn(page));
  await page.getByRole("columnheader", { name: "Nome" }).getByRole("button").first().click();
  await renewal;
  await page.getByRole("button", { name: "Sair", exact: true }).click();
  const entrance = page.getByRole("button", { name: "Entrar", exact: true });
  await expectVisible(entrance);
  gate.open();
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(names).toEqual([]);
  expect(await dialog(page).count()).toBe(0);
  await page.reload();
  await expectVisible(entrance);
  site.expectRefusals();
});

test("a failed connection does not end the session", async () => {
  const page = await openAs(site, people.owner, await contactPath(site, 4));
  await expectVisible(page.locator(".contato-cabecalho-nome"));
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(page).fill("Sem rede");
  await page.route(/auth\/(?:me|v1)/, (route) => route.abort());
  await over(site, await accessIn(page));
  await page.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" }).click();
  await page.getByRole("dialog", { name: "Não deu certo" }).getByRole("button", { name: "Entendi" }).click();
  expect([await dialog(page).count(), await note(page).inputValue()]).toEqual([0, "Sem rede"]);
  await page.unrouteAll();
  await page.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByText("Contato salvo."));
  expect(site.takeProblems().length).toBeGreaterThan(0);
});
