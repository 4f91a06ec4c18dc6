import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { contactNames, contactPath, contactRows, openContact, password, people, serveVendas, signIn } from "./site.ts";

/** All tabs have the same session. */

const site = serveVendas();

const entrance = (page: Page) => page.getByRole("button", { name: "Entrar", exact: true });

/**
 * Deletes the cookie of the session. Data is answered without the server from here on: a request of the page's own, as
 * for the counts of its menu, would be refused and lead to the login page first.
 */
async function loseCookie(page: Page): Promise<void> {
  await page.route(/\/(?:rest|functions)\/v1\//, (route) => route.fulfill({ json: [] }));
  await page.context().clearCookies();
}

test("signing out in one tab signs out all tabs, even with unsaved input", async () => {
  const path = await contactPath(site, 6);
  const page = await openContact(site, path);
  const name = await page.locator(".contato-cabecalho-nome").innerText();
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  await page.getByRole("textbox", { name: "Observação" }).fill("Ainda não foi salvo");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  const beside = await site.openBeside(page, "/contatos/");
  await contactRows(beside);
  await beside.getByRole("button", { name: "Sair", exact: true }).click();
  await expectVisible(entrance(beside));
  await expectVisible(entrance(page));
  expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ _source: path })}`);
  expect(await page.getByText(name).count()).toBe(0);
  expect(asked).toEqual([]);
  await page.goBack().catch(() => {});
  await expect.poll(() => page.getByText(name).count()).toBe(0);
});

test("a deleted cookie is noticed on the next page, and when the window gets the focus", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  await loseCookie(page);
  await page.getByRole("link", { name: "Transações", exact: true }).click();
  await expectVisible(entrance(page));
  expect(new URL(page.url()).searchParams.get("_source")).toBe("/vendas/transacoes/");

  const other = await site.open("/contatos/?q=a", { as: "owner" });
  await contactRows(other);
  await loseCookie(other);
  await other.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expectVisible(entrance(other));
  expect(new URL(other.url()).searchParams.get("_source")).toBe("/contatos/?q=a");
});

test("signing in in one tab leads the other tabs from the login page back to their pages, as that user", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  const beside = await site.openBeside(page, "/atendimentos/");
  await expectVisible(beside.locator("[data-row]").first());
  // A request that the sign-out overtakes, such as for the rows of a channel that opens, is refused.
  site.expectRefusals();
  await beside.getByRole("button", { name: "Sair", exact: true }).click();
  await expectVisible(entrance(beside));
  await expectVisible(entrance(page));
  await signIn(beside, people.neighbour);
  await beside.waitForURL("**/dashboard/");
  await page.waitForURL("**/contatos/");
  await expectVisible(page.getByRole("navigation", { name: "Páginas", exact: true }).getByText("Igor Batista"));
  const headers = await site.headers("neighbour");
  const answer = await fetch(`${site.url}/rest/v1/vw_contatos?select=nome`, { headers });
  const contacts: readonly { readonly nome: string }[] = await answer.json();
  expect(contacts.map(({ nome }) => nome)).toEqual(expect.arrayContaining(await contactNames(page)));
});

test("after another user has signed in, no tab continues as the previous user", async () => {
  const page = await openContact(site, await contactPath(site, 6));
  const name = await page.locator(".contato-cabecalho-nome").innerText();
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  await page.getByRole("textbox", { name: "Observação" }).fill("Escrito por Ana");
  // A sign-in in the same browser that notifies no tab.
  const body = JSON.stringify({ email: people.neighbour, password });
  const answered = await site.ask("/functions/v1/auth/login", { method: "POST", body });
  const { authToken }: { readonly authToken: string } = await answered.json();
  const began = await page.context().request.put(`${site.url}/auth/v1/session`, {
    headers: { "x-trama-session": "new", origin: site.url },
    data: { access_token: authToken },
  });
  expect(began.status()).toBe(200);
  site.expectRefusals();
  const ofIgor = page.getByRole("navigation", { name: "Páginas", exact: true }).getByText("Igor Batista");
  const save = page.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" });
  // A request for the menu may be refused before the button is pressed, and lead to the other user.
  await Promise.race([save.click().catch(() => {}), expectVisible(ofIgor)]);
  await expectVisible(ofIgor);
  expect(await page.getByText(name).count()).toBe(0);
  // The request of Ana was refused, and not sent again for Igor.
  const written = `${site.url}/rest/v1/contatos?select=id&observacao=eq.Escrito por Ana`;
  for (const person of ["owner", "neighbour"] as const)
    expect(await (await fetch(written, { headers: await site.headers(person) })).json()).toEqual([]);
  const problems = site.takeProblems();
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.every((problem) => problem.includes("401"))).toBe(true);
});
