import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { accessIn, dialog, ended, endSession, note, openAs, over, signInAgain } from "./session-end.ts";
import { contactPath, contactRows, people, serveVendas, signIn } from "./site.ts";

/** Sessions that expire in the middle of work. Access tokens last five seconds here. */

const site = serveVendas({ tokenSeconds: 5 });

test("an expired token is renewed, and nothing is shown", async () => {
  const page = await openAs(site, people.owner, "/atendimentos/");
  const before = await accessIn(page);
  await over(site, before);
  await page.getByRole("link", { name: "Contatos" }).click();
  await contactRows(page);
  expect(await accessIn(page)).not.toBe(before);
  expect(await dialog(page).count()).toBe(0);
  site.expectRefusals();
});

test("a save after the end asks for the password over the page, then saves what was typed", async () => {
  const path = await contactPath(site, 2);
  const page = await openAs(site, people.owner, path);
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(page).fill("Escrito antes do fim");
  await endSession(site, page);
  const save = page.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" });
  // Without the mouse: a request of the page itself may have found the end already, and the question is over the button.
  await save.dispatchEvent("click");
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
  site.expectRefusals();
});

test("a list after the end asks for the password, then shows its rows", async () => {
  const page = await openAs(site, people.owner, "/atendimentos/");
  // A request that is still to come would ask for the password before the link does.
  await expectVisible(page.locator("[data-row]").first());
  await endSession(site, page);
  // Without the mouse, as above.
  await page.getByRole("link", { name: "Contatos" }).dispatchEvent("click");
  await expectVisible(dialog(page).getByText(ended));
  expect(new URL(page.url()).pathname).toBe("/contatos/");
  await signInAgain(page);
  await contactRows(page);
  expect(await dialog(page).count()).toBe(0);
  site.expectRefusals();
});

test("a reload after the end shows the login page, which says why and leads back", async () => {
  const page = await openAs(site, people.owner, "/contatos/?q=a");
  await contactRows(page);
  await endSession(site, page);
  await page.reload();
  await expectVisible(page.getByRole("status").getByText(ended));
  expect(new URL(page.url()).searchParams.get("_source")).toBe("/contatos/?q=a");
  await signIn(page, people.owner);
  await contactRows(page);
  expect(new URL(page.url()).search).toBe("?q=a");
  site.expectRefusals();
});
