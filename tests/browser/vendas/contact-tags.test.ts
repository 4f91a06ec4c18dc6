import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { afterContacts, contactPath, contactRows, keepNotices, openContact, serveVendas } from "./site.ts";

const site = serveVendas();

const notice = (page: Page, text: string) => expectVisible(page.getByRole("status").getByText(text));

test("a tag is taken off at once and put back by the notice; a new one is made where it is chosen", async () => {
  const page = await openContact(site, await contactPath(site, 0), { as: "owner", before: keepNotices });
  const tags = page.locator(".etiqueta-tag-nome");
  await expectVisible(tags.first());
  const before = await tags.allInnerTexts();
  await page.getByRole("button", { name: `Tirar a tag ${before[0]}` }).click();
  await notice(page, `Tag “${before[0]}” tirada.`);
  await expect.poll(() => tags.count()).toBe(before.length - 1);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect.poll(() => tags.allInnerTexts()).toEqual(before);

  await page.getByRole("button", { name: "Adicionar tag" }).click();
  const dialog = page.getByRole("dialog", { name: "Tags do contato" });
  await expectVisible(dialog.getByText(before[0] ?? "").first());
  await dialog.getByRole("combobox", { name: "Tags" }).click();
  await page.getByPlaceholder("Buscar ou criar tag").fill("Quer mentoria");
  await page.getByRole("option", { name: "Criar “Quer mentoria”" }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Roxo" }).click();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await notice(page, "Tags atualizadas.");
  await expect.poll(async () => [...(await tags.allInnerTexts())].sort()).toEqual([...before, "Quer mentoria"].sort());
});

test("tags are put on many contacts at once, and taken off again", async () => {
  const page = await site.open("/contatos/?ordem=nome", { as: "support", before: keepNotices });
  await contactRows(page);
  const bulk = async (mode: string, save: string) => {
    await page.getByRole("checkbox", { name: "Selecionar contato" }).nth(0).check();
    await page.getByRole("checkbox", { name: "Selecionar contato" }).nth(1).check();
    await page.getByRole("button", { name: "Adicionar ou remover tags" }).click();
    const dialog = page.getByRole("dialog", { name: "Tags de 2 contatos" });
    await dialog.getByRole("button", { name: mode, exact: true }).click();
    await dialog.getByRole("button", { name: save }).click();
    await expectVisible(dialog.getByText("Preencha este campo."));
    await dialog.getByRole("combobox", { name: "Tags" }).click();
    await page.getByRole("option", { name: "VIP" }).click();
    await page.keyboard.press("Escape");
    await afterContacts(page, () => dialog.getByRole("button", { name: save }).click());
    await expectDetached(page.getByRole("toolbar"));
  };
  const tagged = async () => {
    const rows = (await contactRows(page)).locator(".contatos-grade-tags");
    const texts = [rows.nth(0), rows.nth(1)].map(
      async (row) =>
        `${await row.innerText()} ${await row.locator("[role=note]").evaluateAll((all) => all.map((note) => note.getAttribute("aria-label")).join())}`,
    );
    return (await Promise.all(texts)).map((text) => text.includes("VIP"));
  };
  await bulk("Adicionar", "Adicionar a 2 contatos");
  await expect.poll(() => tagged()).toEqual([true, true]);
  await notice(page, "Tags atualizadas.");
  await bulk("Remover", "Remover de 2 contatos");
  await expect.poll(() => tagged()).toEqual([false, false]);
});

test.each(["light", "dark"] as const)("whether tags are added or removed is seen, in the %s theme", async (theme) => {
  const page = await site.open("/contatos/", { as: "support", theme });
  await contactRows(page);
  await page.getByRole("checkbox", { name: "Selecionar contato" }).first().check();
  await page.getByRole("button", { name: "Adicionar ou remover tags" }).click();
  const dialog = page.getByRole("dialog", { name: "Tags de 1 contato" });
  const look = (name: string) =>
    dialog.getByRole("button", { name, exact: true }).evaluate((node) => {
      const { backgroundColor, borderTopColor, color } = getComputedStyle(node);
      return { backgroundColor, borderTopColor, color, icons: node.querySelectorAll("svg").length };
    });
  // Colours have a transition.
  const looks = async () => ({ add: await look("Adicionar"), remove: await look("Remover") });
  await expect.poll(async () => (await looks()).add.icons).toBe(1);
  const { add, remove } = await looks();
  expect(add.backgroundColor).not.toBe(remove.backgroundColor);
  expect(add.borderTopColor).not.toBe(remove.borderTopColor);
  expect(add.color).not.toBe(remove.color);
  await dialog.getByRole("button", { name: "Remover", exact: true }).click();
  await dialog.getByRole("heading").hover();
  await expect.poll(looks).toEqual({ add: remove, remove: add });
  await expectVisible(dialog.getByRole("button", { name: "Remover de 1 contato" }));
});
