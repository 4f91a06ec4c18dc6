import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { dialog, ended, endSession, note, openAs, signInAgain } from "./session-end.ts";
import { contactPath, contactRows, people, serveVendas, signIn } from "./site.ts";

/** Sessions that expire while several tabs are open. Access tokens last five seconds here. */

const site = serveVendas({ tokenSeconds: 5 });

test("signing in again in one tab continues the work in all tabs", async () => {
  const page = await openAs(site, people.owner, "/contatos/");
  await contactRows(page);
  const path = await contactPath(site, 3);
  const beside = await site.openBeside(page, path);
  await beside.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(beside).fill("Na outra aba");
  await endSession(site, page);
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
  site.expectRefusals();
});

test("a sign-in in a new tab continues the work here too, with what was typed", async () => {
  const idle = await openAs(site, people.owner, await contactPath(site, 7));
  await idle.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(idle).fill("Numa aba parada");
  const page = await site.openBeside(idle, await contactPath(site, 5));
  await page.getByRole("button", { name: "Editar dados pessoais" }).click();
  await note(page).fill("Com uma nova aba");
  await endSession(site, page);
  const save = page.getByRole("form", { name: "Dados pessoais" }).getByRole("button", { name: "Salvar" });
  // Without the mouse: a request of the page itself may have found the end already, and the question is over the button.
  await save.dispatchEvent("click");
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
  site.expectRefusals();
});
