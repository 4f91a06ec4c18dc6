import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { expectDetached, expectHidden, expectVisible } from "../../elements/expect-locator.ts";
import { bubbles, type Chat, chatBackend, rowOf } from "./chats.ts";
import { contactRows, demoEnd, keepNotices, type OpenSite, serveVendas } from "./site.ts";
import { openRow } from "./transactions.ts";

/** Back closes what is open before it leaves the page, and comes back to the place in a list. */

const site = serveVendas();
let chat: Chat;
beforeAll(async () => {
  chat = await (await chatBackend(site)).chat("status=eq.aberto");
});

const pathOf = (page: Page) => new URL(page.url()).pathname;
const goTo = async (page: Page, name: string): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) < 992) await page.getByRole("button", { name: "Abrir menu" }).click();
  await page
    .getByRole("navigation")
    .getByRole("link", { name: new RegExp(`^${name}( \\d|$)`) })
    .click();
};

describe.each([
  { device: "a phone", width: 390, height: 844 },
  { device: "a desktop", width: 1366, height: 768 },
])("on $device", (size) => {
  const open = (path: string) =>
    site.open(path, { as: "owner", now: demoEnd, before: keepNotices, ...size } satisfies OpenSite);

  test("Back closes a conversation, then leaves Chats", async () => {
    const page = await open("/dashboard/");
    await goTo(page, "Chats");
    const row = page.locator(".conversa-item-abrir").first();
    await row.click();
    await expectVisible(bubbles(page).first());
    await expect.poll(() => page.url()).toContain("chat=");
    await page.goBack();
    await expect.poll(() => page.url()).not.toContain("chat=");
    await expectVisible(row);
    expect(await bubbles(page).count()).toBe(0);
    await page.goForward();
    await expectVisible(bubbles(page).first());
    await page.goBack();
    await expectVisible(row);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe("/dashboard/");
  });

  test("Back closes the panel of a sale, then leaves the list", async () => {
    const page = await open("/contatos/");
    await contactRows(page);
    await goTo(page, "Transações");
    const sale = await openRow(page, 1);
    await sale.getByRole("button", { name: "Alterar status" }).click();
    const status = page.getByRole("dialog", { name: "Alterar status" });
    await expectVisible(status);
    await page.goBack();
    await expectDetached(status);
    expect(await sale.isVisible()).toBe(true);
    await page.goBack();
    await expectDetached(sale);
    expect(pathOf(page)).toBe("/vendas/transacoes/");
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe("/contatos/");
  });

  test("Back closes the menu of a contact, then leaves the list", async () => {
    const page = await open("/dashboard/");
    await goTo(page, "Contatos");
    await contactRows(page);
    const opener = page.getByRole("button", { name: /^Ações de/ }).first();
    const menu = page.getByRole("menu");
    await opener.click();
    await expectVisible(menu);
    await page.goBack();
    await expectDetached(menu);
    expect(pathOf(page)).toBe("/contatos/");
    await opener.click();
    await menu.getByText("Ver", { exact: true }).click();
    await expect.poll(() => pathOf(page)).not.toBe("/contatos/");
    await page.goBack();
    await contactRows(page);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe("/dashboard/");
  });

  test("Back comes to the same place of the list of contacts", async () => {
    const page = await open("/contatos/?pagina=2");
    const rows = await contactRows(page);
    await page.evaluate("scrollTo(0, 600)");
    await expect.poll(() => page.evaluate("scrollY")).toBe(600);
    const inView = await rows.evaluateAll((all) =>
      all.findIndex((row) => row.getBoundingClientRect().top > 150 && row.getBoundingClientRect().bottom < 500),
    );
    await rows.nth(inView).locator(".contatos-grade-nome, .contatos-grade-nomeCartao").click();
    await expect.poll(() => pathOf(page)).not.toBe("/contatos/");
    await expectVisible(page.getByRole("heading", { level: 1 }).first());
    await page.goBack();
    await contactRows(page);
    await expect.poll(() => page.evaluate("scrollY")).toBe(600);
    expect(page.url()).toContain("?pagina=2");
  });
});

test("closing the context of a conversation on a phone leaves one entry for the conversation", async () => {
  const page = await site.open("/chats/?aba=todas", { as: "owner", now: demoEnd, width: 390, height: 844 });
  await rowOf(page, chat).click();
  await page.getByRole("button", { name: "Contexto da conversa" }).click();
  await expectVisible(page.getByRole("heading", { name: "Contexto" }));
  await page.goBack();
  await expectHidden(page.getByRole("heading", { name: "Contexto" }));
  expect(await bubbles(page).first().isVisible()).toBe(true);
  await page.getByRole("button", { name: "Voltar às conversas" }).click();
  await expectVisible(rowOf(page, chat));
  await expect.poll(() => page.evaluate("history.state.layers.length")).toBe(0);
});

test("Back on a phone closes the menu before it leaves the page", async () => {
  const page = await site.open("/dashboard/", { as: "owner", now: demoEnd, width: 390, height: 844 });
  await goTo(page, "Chats");
  await expect.poll(() => pathOf(page)).toBe("/chats/");
  const opener = page.getByRole("button", { name: "Abrir menu" });
  const menu = page.getByRole("navigation", { name: "Páginas" });
  await expectHidden(menu);
  await opener.click();
  await expectVisible(menu);
  await page.goBack();
  await expectHidden(menu);
  expect(pathOf(page)).toBe("/chats/");
  // Closed by its button, it leaves no entry behind.
  await opener.click();
  await page.getByRole("button", { name: "Fechar menu" }).click();
  await expect.poll(() => page.evaluate("history.state.layers.length")).toBe(0);
  await opener.click();
  await menu.getByRole("button", { name: "Buscar" }).click();
  await expectVisible(page.getByRole("dialog"));
  await expectHidden(menu);
  await page.goBack();
  await expectDetached(page.getByRole("dialog"));
  expect(pathOf(page)).toBe("/chats/");
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe("/dashboard/");
});
