import { afterEach, expect, test } from "vitest";
import type { OpenedApp } from "../browser/harness.ts";
import { button, formula, openDesign, page } from "../browser/open-design.ts";

let app: OpenedApp | undefined;
afterEach(() => app?.close());

const link = (id: string, params?: object) => ({
  id,
  type: "text",
  props: { text: id },
  link: { page: "contato", ...(params && { params }) },
});

test("a parameter that a link or step leaves out has its default", async () => {
  app = await openDesign({
    "design.json": { languages: ["pt", "en"] },
    "pages/inicio.json": page([
      link("nada"),
      link("um", { contatoId: "7" }),
      link("tudo", { contatoId: "7", aba: "vendas" }),
      link("vazio", { contatoId: formula("find(['a'], x => x == 'b')"), aba: "vendas" }),
      button("vai", [{ action: "navigate", page: "contato" }]),
    ]),
    "pages/contato.json": {
      id: "contato",
      path: { pt: "contatos/:contatoId/:aba", en: "contacts/:contatoId/:aba" },
      params: { aba: { default: "dados gerais" }, contatoId: { default: "1" } },
      title: "Contato",
      sections: [
        {
          id: "principal",
          children: [
            {
              id: "qual",
              type: "text",
              props: { text: formula("page.params.contatoId + ' ' + uppercase(page.params.aba)") },
            },
            button("ingles", [{ action: "setLanguage", language: "en" }]),
          ],
        },
      ],
    },
  });
  const hrefOf = (id: string) => app?.page.locator(`.inicio-${id}`).getAttribute("href");
  await expect.poll(() => hrefOf("nada")).toBe("/contatos/1/dados%20gerais/");
  expect(await hrefOf("um")).toBe("/contatos/7/dados%20gerais/");
  expect(await hrefOf("tudo")).toBe("/contatos/7/vendas/");
  expect(await hrefOf("vazio"), "a value that is not there yet is not the default").toBe(null);
  await app.page.locator(".inicio-vai").click();
  const shown = app.page.locator(".contato-qual");
  await expect.poll(() => shown.textContent()).toBe("1 DADOS GERAIS");
  await app.page.locator(".contato-ingles").click();
  await expect.poll(() => new URL(app?.page.url() ?? "").pathname).toBe("/en/contacts/1/dados%20gerais/");
  expect(app.errors).toEqual(["inicio#vazio.link: Page not found."]);
});
