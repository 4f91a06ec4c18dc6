import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

/** The names of all buttons and fields, and the texts around them. */
const names = (page: Page) =>
  page
    .locator("#root, body")
    .first()
    .evaluate((body) => [
      // The controls of a row have its name, too.
      ...[...body.querySelectorAll("[aria-label]")].map(
        (node) => node.getAttribute("aria-label")?.split(": ")[0] ?? "",
      ),
      ...(body instanceof HTMLElement ? body.innerText.split("\n") : []).map((line) => line.trim()),
    ]);

const english = [
  ...["Previous page", "Next page", "Page 2"],
  ...["Select all", "Select row", "Actions", "Edit", "Delete", "Columns", "Width of Nome"],
  ...["View as table", "2 option(s) selected", "Todo", "WIP", "Done"],
];
const portuguese = [
  ...["Página anterior", "Próxima página", "Página 2"],
  ...["Selecionar tudo", "Selecionar linha", "Ações", "Editar", "Excluir", "Colunas", "Largura de Nome"],
  ...["Ver como tabela", "2 opção(ões) selecionada(s)", "A fazer", "Em andamento", "Concluído"],
];

test("texts that the design leaves out follow the language of the page", async () => {
  const { page, call, errors } = await openScene("texts", "defaults");
  const missing = async (wanted: readonly string[]) => {
    const found = await names(page);
    return wanted.filter((name) => !found.includes(name));
  };
  await expect.poll(() => missing(english)).toEqual([]);
  await page.getByRole("button", { name: "Edit" }).click();
  await expect.poll(() => missing(["Save", "Cancel"])).toEqual([]);
  await call("showLanguage", "pt-BR");
  await expect.poll(() => missing(["Salvar", "Cancelar"])).toEqual([]);
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect.poll(() => missing(portuguese)).toEqual([]);
  expect(await missing(english)).toEqual(english);
  expect(errors).toEqual([]);
});

test("texts of the design replace them, and an empty text does not", async () => {
  const { page, errors } = await openScene("texts", "own");
  await expectVisible(page.getByText("1 tipos"));
  await expectVisible(page.getByRole("button", { name: "Antes" }));
  await expectVisible(page.getByRole("button", { name: "Próxima página" }));
  await expectVisible(page.getByRole("button", { name: "Folha 2" }));
  expect(errors).toEqual([]);
});

test("the lines of a heading do not overlap, and small headings have the height of text", async () => {
  const { page } = await openScene("texts", "defaults");
  const lineHeight = (size: number): Promise<number> =>
    page.evaluate((px) => {
      const heading = document.createElement("h1");
      heading.style.fontSize = `${px}px`;
      document.body.append(heading);
      const { lineHeight: height } = getComputedStyle(heading);
      heading.remove();
      return Number.parseFloat(height);
    }, size);
  expect(await lineHeight(28)).toBe(35);
  expect(await lineHeight(13)).toBe(20);
});
