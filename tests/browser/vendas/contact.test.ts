import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { contactPath, contactRows, openContact, saleColumn, serveVendas } from "./site.ts";

const site = serveVendas();

test("a row of the list opens the contact, and the way back leads to the list", async () => {
  const page = await site.open("/contatos/?ordem=compras&direcao=desc", { as: "owner" });
  const rows = await contactRows(page);
  const name = await page.locator(".contatos-grade-nome").first().innerText();
  const total = await page.locator(".contatos-grade-total").first().innerText();
  await rows.first().focus();
  await page.keyboard.press("Enter");
  await expectVisible(page.getByRole("heading", { level: 1, name }));
  await expect.poll(() => page.title()).toBe(`${name} · Balcão`);
  await expect.poll(() => page.locator(".contato-numeros-valorTotal").innerText()).toBe(total);
  await expect
    .poll(() => page.getByRole("tab").allInnerTexts())
    .toEqual([
      "Linha do tempo",
      "Compras",
      "Conversas",
      "Atendimentos",
      "Oportunidades",
      "Envios",
      "Tarefas",
      "Arquivos",
    ]);
  await expect.poll(() => page.getByRole("link", { name: "Ligar" }).getAttribute("href")).toMatch(/^tel:\+55\d+$/);
  await expect
    .poll(() => page.getByRole("toolbar").getByRole("link", { name: "E-mail" }).getAttribute("href"))
    .toMatch(/^mailto:/);
  await page.getByRole("link", { name: "‹ Contatos" }).click();
  await contactRows(page);
});

test("a tab lives in the address, and a purchase leads to its sale", async () => {
  const page = await openContact(site, await contactPath(site, 0));
  const count = Number(await page.locator(".contato-numeros-valorCompras").innerText());
  await page.getByRole("tab", { name: "Compras" }).click();
  const rows = page.locator(".contato-compras-grade:not([aria-busy]) [data-row]");
  await expectVisible(rows.first());
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(count);
  await expect.poll(() => new URL(page.url()).search).toBe("?aba=compras");
  // What was paid is in view: the grid has nothing to scroll to.
  const grid = page.locator(".contato-compras-grade");
  expect(await grid.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  await page.reload();
  await expectVisible(rows.first());
  await expect.poll(() => page.getByRole("tab", { name: "Compras" }).getAttribute("aria-selected")).toBe("true");
  // The last one is the oldest, outside the default period of the list of sales.
  const bought = await rows.last().locator(".contato-compras-pedida").innerText();
  const product = await rows.last().locator(".contato-compras-produto").innerText();
  await rows.last().click();
  await page.waitForURL("**/vendas/transacoes/?*q=*");
  await expect
    .poll(async () => (await saleColumn(page, "pedido")).map((moment) => moment.replace(/\s+/, " ")))
    .toEqual([bought]);
  await expect.poll(() => saleColumn(page, "produto")).toEqual([product]);
});

test("read-only people change nothing; finance sees a CPF, support does not", async () => {
  const path = await contactPath(site, 5);
  const reader = await openContact(site, path, { as: "finance" });
  await expect
    .poll(() => reader.getByRole("button", { name: /^Editar|^Adicionar|^Mais ações|^Tirar/ }).count())
    .toBe(0);
  await expect.poll(() => reader.getByRole("checkbox", { name: "Aceita receber contato" }).isDisabled()).toBe(true);
  await reader.getByRole("button", { name: "Mostrar CPF" }).click();
  await expectVisible(reader.getByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/));
  await expectDetached(reader.getByRole("button", { name: "Mostrar CPF" }));

  const helper = await openContact(site, path, { as: "support" });
  await expect.poll(() => helper.getByRole("button", { name: "Mostrar CPF" }).count()).toBe(0);
  await helper.getByRole("button", { name: "Mais ações" }).click();
  await expectVisible(helper.getByRole("menu"));
  await expect
    .poll(() => helper.getByRole("menuitem").allInnerTexts())
    .toEqual(["Nova tarefa", "Abrir atendimento", "Ir para atendimentos"]);

  const nobody = await site.open(path, { as: "logistics" });
  await expectVisible(nobody.getByRole("heading", { name: "Você não tem acesso a esta página" }));
});

test("a contact of another account and an unknown one are not found", async () => {
  const path = await contactPath(site, 5);
  for (const page of [
    await site.open(path, { as: "neighbour" }),
    await site.open("/contato/qualquer-coisa/", { as: "owner" }),
  ]) {
    await expectVisible(page.getByText("Contato não encontrado."));
    await expectVisible(page.getByRole("link", { name: "Voltar para contatos" }));
    await expect.poll(() => page.getByRole("tab").count()).toBe(0);
  }
});

test("a part that fails to load says so in its place, with a way to try again", async () => {
  const path = await contactPath(site, 5);
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  const fail = "**/rest/v1/{vw_contato?*,rpc/rpc_contato_linha_tempo*}";
  await page.route(fail, (route) => route.fulfill({ status: 500, json: { message: "x" } }));
  await page.goto(site.url + path);
  await expectVisible(page.getByText("Não foi possível carregar o contato."));
  await expect.poll(() => page.getByText("Contato não encontrado.").count()).toBe(0);
  await page.unroute(fail);
  await page.route("**/rpc/rpc_contato_linha_tempo*", (route) => route.abort());
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expectVisible(page.getByText("Não foi possível carregar a linha do tempo."));
  await page.unroute("**/rpc/rpc_contato_linha_tempo*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expectVisible(page.locator(".contato-evento-titulo").first());
  expect(site.takeProblems().length).toBeGreaterThan(0);
});
