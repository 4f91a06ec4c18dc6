import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { hasLoaded } from "../loaded-scripts.ts";
import { numbersThere } from "./dashboard.ts";
import { serveVendas } from "./site.ts";
import { field, notice, tickets } from "./tickets.ts";

const site = serveVendas();

/** The position of the row with the focus, and how many rows there are. */
const row = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll("tbody tr[data-row]")].indexOf(document.activeElement as Element));

test("e resolves a ticket, a takes or hands it over, z puts its conversation off", async () => {
  const page = await site.open(`/atendimentos/${tickets.first}/`, { as: "support" });
  await expectVisible(page.getByRole("button", { name: "Resolver", exact: true }));
  await page.keyboard.press("e");
  const resolve = page.getByRole("dialog", { name: "Resolver atendimento" });
  await expectVisible(resolve);
  // Letters are text there.
  await page.keyboard.type("az");
  expect(await page.getByRole("dialog").count()).toBe(1);
  await resolve.getByRole("textbox", { name: "O que foi feito?" }).fill("");
  await page.keyboard.press("Escape");
  await expect.poll(() => resolve.count()).toBe(0);

  await page.keyboard.press("a");
  await expectVisible(page.getByRole("dialog", { name: "Responsável" }).or(page.getByText("Atendimento assumido.")));
  await page.keyboard.press("Escape");
  await page.locator("h1").click();

  await page.keyboard.press("z");
  const until = page.getByRole("dialog", { name: "Adiar até" });
  await expectVisible(until);
  await page.keyboard.press("Escape");
  await expectDetached(until);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Atalhos do teclado" });
  await expectVisible(list.getByText("Adiar a conversa"));
  await expectVisible(list.getByText("Resolver", { exact: true }));
});

test("a new ticket is resolved in one step, by the person who answered it", async () => {
  const [ticket] = await site.query<{ readonly codigo: string }>(
    "select codigo from public.atendimentos where status = 'novo' and chat_id is null and excluido_em is null limit 1",
  );
  const page = await site.open(`/atendimentos/${ticket?.codigo}/`, { as: "owner" });
  await page.getByRole("button", { name: "Resolver", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Resolver atendimento" });
  await dialog.getByRole("textbox", { name: "O que foi feito?" }).fill("Explicado por telefone.");
  await dialog.getByRole("button", { name: "Resolver" }).click();
  await notice(page, "Atendimento resolvido.");
  await expectVisible(field(page, "Status").filter({ hasText: "Resolvido" }));
  const [after] = await site.query<{ readonly respondeu: boolean }>(
    "select primeira_resposta_em is not null as respondeu from public.atendimentos where codigo = $1",
    [ticket?.codigo],
  );
  expect(after?.respondeu).toBe(true);
});

test.each([
  ["/contatos/", /\/contato\//],
  ["/atendimentos/", /\/atendimentos\/AT-/],
  ["/vendas/recuperacao/", /recuperacao=/],
])("j and k move among the rows of %s, and Enter opens one", async (path, opened) => {
  const page = await site.open(path, { as: "owner" });
  await expectVisible(page.locator("tbody tr[data-row]").nth(1));
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  expect(await row(page)).toBe(1);
  await page.keyboard.press("k");
  expect(await row(page)).toBe(0);
  await page.keyboard.press("Enter");
  await page.waitForURL(opened);
});

test("rows have addresses: Ctrl and the middle button open a second customer beside the first", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  const second = page.locator("tbody tr[data-row]").nth(1);
  await expectVisible(second);
  const id = await second.getAttribute("data-row");
  const cell = second.locator("td").nth(5);
  for (const click of [() => cell.click({ modifiers: ["Control"] }), () => cell.click({ button: "middle" })]) {
    const [other] = await Promise.all([page.context().waitForEvent("page"), click()]);
    await other.waitForURL(new RegExp(`/contato/${id}/`));
    await other.close();
  }
  expect(new URL(page.url()).pathname).toBe("/contatos/");
  await second.getByRole("link").first().click();
  await page.waitForURL(new RegExp(`/contato/${id}/`));
});

test("the global search answers, notes and puts off the open conversation", async () => {
  const [chat] = await site.query<{ readonly id: string }>(
    "select id from public.vw_chats where canal <> 'whatsapp' and status = 'aberto' order by ultima_mensagem_em desc limit 1",
  );
  const page = await site.open(`/chats/?chat=${chat?.id}`, { as: "owner" });
  await expectVisible(page.locator("textarea"));
  const act = async (words: string, action: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox", { name: "Buscar em tudo" }).fill(words);
    await page.getByRole("button", { name: action, exact: true }).click();
  };
  await act("adiar", "Adiar a conversa");
  const until = page.getByRole("dialog", { name: "Adiar até" });
  await expectVisible(until);
  await page.keyboard.press("Escape");
  await expectDetached(until);
  await act("nota", "Escrever uma nota interna");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  await act("responder", "Responder na conversa");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
});

test("a page that opens from the menu has the focus in its main section, under its title", async () => {
  const page = await site.open("/dashboard/", { as: "owner" });
  await numbersThere(page);
  await expect.poll(() => hasLoaded(page, "main[data-section]"), { message: "lost-focus.ts" }).toBe(true);
  await page
    .getByRole("link", { name: /^Contatos/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  const main = page.getByRole("main", { name: "Contatos · Balcão" });
  await expect.poll(() => main.evaluate((node) => node === document.activeElement)).toBe(true);
});

test("words are found in any order, with the ones of a second page of filters, and accents and apostrophes aside", async () => {
  await site.query(
    "update public.contatos set nome = 'Zulmira Quitéria D''Ávila Xexéu' where id = (select id from public.contatos order by criado_em limit 1)",
  );
  const page = await site.open("/contatos/", { as: "owner" });
  for (const words of ["xexeu zulmira", "davila quitéria", "D’Avila  zulm"]) {
    await page.getByRole("searchbox", { name: /Buscar/ }).fill(words);
    await expect.poll(() => page.locator("tbody tr[data-row]").count()).toBe(1);
    await expectVisible(page.getByText("Zulmira Quitéria D'Ávila Xexéu"));
    await page.getByRole("searchbox", { name: /Buscar/ }).fill("");
    await expect.poll(() => page.locator("tbody tr[data-row]").count()).toBeGreaterThan(1);
  }
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox", { name: "Buscar em tudo" }).fill("xexeu zulmira");
  await expectVisible(page.getByRole("dialog").getByText("Zulmira Quitéria D'Ávila Xexéu"));
});
