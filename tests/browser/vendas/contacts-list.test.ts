import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { stopClock } from "../harness.ts";
import { afterContacts, contactNames, contactRows, serveVendas } from "./site.ts";

const site = serveVendas();

const total = (page: Page) => page.locator(".pg-contatos-total").innerText();
const search = (page: Page) => page.getByRole("searchbox", { name: "Buscar contatos" });
const header = (page: Page, name: string) => page.getByRole("columnheader", { name });
const isInView = (node: Element) => {
  const { top, bottom } = node.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};
const isFocused = (node: Element) => node === document.activeElement;

test("the last purchase comes first, and a header sorts up, down, and hands over to another", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  await expect.poll(() => total(page)).toBe("285");
  await expect.poll(() => header(page, "Última compra").getAttribute("aria-sort")).toBe("descending");

  const up = await afterContacts(page, () => header(page, "Total comprado").getByRole("button").click());
  expect(up.searchParams.get("order")).toBe("total_compras_centavos.asc.nullslast,id.asc");
  await expect.poll(() => header(page, "Total comprado").getAttribute("aria-sort")).toBe("ascending");
  await afterContacts(page, () => header(page, "Total comprado").getByRole("button").click());
  await expect.poll(() => header(page, "Total comprado").getAttribute("aria-sort")).toBe("descending");
  const [first = ""] = await page.locator(".contatos-grade-total").allInnerTexts();
  expect(first).toMatch(/^R\$\s[\d.]+,\d\d$/);

  const names = await afterContacts(page, () => header(page, "Nome").getByRole("button").click());
  expect(names.searchParams.get("order")).toBe("nome.asc.nullslast,id.asc");
  await expect.poll(() => header(page, "Total comprado").getAttribute("aria-sort")).toBeNull();
  await expect.poll(() => new URL(page.url()).search).toBe("?ordem=nome");
});

test("filters are in the address: a reload and a copied address show the same rows", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  await page.getByRole("combobox", { name: "Origem" }).click();
  await afterContacts(page, () => page.getByRole("option", { name: "Chat" }).click());
  await afterContacts(page, () => page.getByRole("checkbox", { name: "Só compradores" }).check());
  await afterContacts(page, () => header(page, "Nome").getByRole("button").click());
  await afterContacts(page, () => header(page, "Nome").getByRole("button").click());
  // The address is updated at most every 320 ms.
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ origem: "chat", compradores: "true", ordem: "nome", direcao: "desc" });
  const names = await contactNames(page);
  const count = await total(page);
  expect(Number(count)).toBeLessThan(285);

  await page.reload();
  await expect.poll(() => contactNames(page)).toEqual(names);
  await expect.poll(() => page.getByRole("combobox", { name: "Origem" }).innerText()).toContain("Chat");
  await expect.poll(() => page.getByRole("checkbox", { name: "Só compradores" }).isChecked()).toBe(true);
  const copy = await site.openBeside(page, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect.poll(() => contactNames(copy)).toEqual(names);
  await expect.poll(() => total(copy)).toBe(count);

  await afterContacts(page, () => page.getByRole("button", { name: "Limpar filtros" }).click());
  await expectVisible(page.getByText("285", { exact: true }));
});

test("tags and the person in charge narrow the list", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  await page.getByRole("combobox", { name: "Tags" }).click();
  await afterContacts(page, () => page.getByRole("option", { name: "Aluno" }).click());
  await page.keyboard.press("Escape");
  await expectVisible(page.getByRole("button", { name: "Tirar Aluno" }));
  const tagged = Number(await total(page));
  expect(tagged).toBeGreaterThan(0);
  expect(tagged).toBeLessThan(285);
  for (const row of await (await contactRows(page)).all()) {
    const tags = row.locator(".contatos-grade-tags");
    const more =
      (await tags.getByRole("note").count()) > 0 ? await tags.getByRole("note").getAttribute("aria-label") : "";
    await expect.poll(async () => `${await tags.innerText()} ${more}`).toContain("Aluno");
  }
  await page.getByRole("combobox", { name: "Responsável" }).click();
  await afterContacts(page, () => page.getByRole("option", { name: "Bruno Tavares" }).click());
  await expect.poll(async () => Number(await total(page))).toBeLessThan(tagged);
});

test("the day of creation narrows the list, and its last day counts", async () => {
  const page = await site.open("/contatos/?criadoDe=2025-03-01&criadoAte=2025-04-01", { as: "owner" });
  await contactRows(page);
  const some = Number(await total(page));
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(285);
  const period = page.getByRole("button", { name: /Criado em/ });
  await expect.poll(() => period.innerText()).toContain("01/03/25 – 31/03/25");
  await afterContacts(page, () => page.getByRole("button", { name: "Limpar filtros" }).click());
  await expectVisible(page.getByText("285", { exact: true }));
});

test("pages and their size; a filter goes back to the first page", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  const first = await contactNames(page);
  expect(first).toHaveLength(25);
  await afterContacts(page, () => page.getByRole("button", { name: "Próxima página" }).click());
  const second = await contactNames(page);
  expect(second).toHaveLength(25);
  expect(second).not.toEqual(first);
  // The next page is shown from its first row, though the button is below the list.
  await expect.poll(() => page.locator("[data-row]").first().evaluate(isInView)).toBe(true);
  await expect.poll(() => new URL(page.url()).search).toBe("?pagina=2");
  await page.reload();
  await expect.poll(() => contactNames(page)).toEqual(second);

  await page.getByRole("combobox", { name: "Linhas por página" }).click();
  await afterContacts(page, () => page.getByRole("option", { name: "50 por página" }).click());
  await expect.poll(() => contactNames(page)).toEqual([...first, ...second]);
  await afterContacts(page, () => page.getByRole("button", { name: "Página 6" }).click());
  await expect.poll(() => contactNames(page)).toHaveLength(35);
  await afterContacts(page, () => page.getByRole("checkbox", { name: "Só compradores" }).check());
  await expect.poll(() => new URL(page.url()).searchParams.get("pagina")).toBeNull();
});

test("a search ignores accents and case, and finds a phone as it is written", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  await page.keyboard.press("/");
  await expect.poll(() => search(page).evaluate(isFocused)).toBe(true);
  const asked = await afterContacts(page, () => page.keyboard.type("ALVARO mach"));
  // The index has found who has the words.
  expect(asked.searchParams.get("id")).toMatch(/^in\./);
  await expect.poll(() => contactNames(page)).toContain("Álvaro Machado");
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("ALVARO mach");
  await afterContacts(page, () => search(page).fill("(21) 90314-3140"));
  await expect.poll(() => contactNames(page)).toEqual(["Álvaro Machado"]);
  await afterContacts(page, () => search(page).fill("ninguém se chama assim"));
  await expectVisible(page.getByText("Nenhum resultado para os filtros escolhidos."));
  await afterContacts(page, () =>
    page.getByRole("main").getByRole("button", { name: "Limpar filtros" }).last().click(),
  );
  await expect.poll(() => contactNames(page)).toHaveLength(25);
  await expect.poll(() => search(page).inputValue()).toBe("");
});

test("typing asks once, after a pause", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("vw_contatos")) asked.push(request.url());
  });
  await search(page).focus();
  await stopClock(page);
  await page.keyboard.type("silva");
  await afterContacts(page, () => page.clock.resume());
  expect(asked).toHaveLength(1);
});
