import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { grid, panel, path, query, rows, shipmentsOf } from "./shipments.ts";
import { serveVendas } from "./site.ts";

/** The page Envios: the queue, the batch of the day, labels, and the shipment that is open beside the list. */

const site = serveVendas();
const { open, openList } = shipmentsOf(site);
const stack = (page: Page, name: string) => page.locator(".trama-stack", { hasText: name });

test("scenario 4: someone without the role is refused by the router, without a loop", async () => {
  const page = await site.open(path, { as: "support" });
  await expectVisible(page.getByText("Você não tem acesso à página que tentou abrir."));
  const url = new URL(page.url());
  expect([url.pathname, url.searchParams.get("_source")]).toEqual(["/", path]);
  await page.getByRole("button", { name: "Ir para o início" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/chats/");
  expect(await page.getByRole("link", { name: "Envios", exact: true }).count()).toBe(0);
});

test("the queue comes oldest first, and its whole addresses join the batch", async () => {
  const page = await openList();
  const codes = await page.locator(`${grid} .envios-grade-codigo`).allInnerTexts();
  expect(codes).toEqual(codes.toSorted());
  const before = (await rows(page).nth(3).boundingBox())?.y;
  await page.getByRole("checkbox", { name: "Selecionar todos" }).check();
  expect((await rows(page).nth(3).boundingBox())?.y).toBe(before);
  await page.getByRole("button", { name: "Adicionar ao lote" }).click();
  await expectVisible(page.getByText("5 envios no lote de hoje."));
  const refusal = page.getByText("2 envios ficaram de fora: o endereço está incompleto ou eles já saíram.");
  await expectVisible(refusal);
  await page.keyboard.press("Escape");
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByRole("tab", { name: /^Lote de hoje/ }).click();
  await expectVisible(stack(page, "A separar").getByText(codes[0] ?? ""));
  expect(query(page, "aba")).toBe("lote");
});

test("a card moves to Separados by keyboard, and stays there after a reload", async () => {
  const page = await open("?aba=lote");
  const waiting = stack(page, "A separar");
  await expectVisible(waiting.getByText("ENV-000078"));
  await waiting.getByRole("button", { name: /Mover.*Helio Leite/ }).focus();
  const announced = () => page.locator("[aria-live]").allInnerTexts();
  await page.keyboard.press("Space");
  await expect.poll(announced).toContainEqual(expect.stringMatching(/levantad/));
  // Keys that move the card work from the next task of the page on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press("ArrowRight");
  await expect.poll(announced).toContainEqual(expect.stringMatching(/em Separados/));
  const written = page.waitForResponse("**/rpc/rpc_envios_resumo");
  await page.keyboard.press("Space");
  await expectVisible(stack(page, "Separados").getByText("ENV-000078"));
  await written;
  await page.reload();
  await expectVisible(stack(page, "Separados").getByText("ENV-000078"));
});

test("a scanned code checks the package of the batch, and opens any other shipment", async () => {
  const page = await open("?aba=lote");
  await expectVisible(stack(page, "Separados").getByText("ENV-000076"));
  const search = page.getByRole("searchbox");
  await search.fill("env-000076");
  await search.press("Enter");
  await expectVisible(page.getByText("ENV-000076 conferido."));
  await expect.poll(() => search.inputValue()).toBe("");
  await expectVisible(page.getByText(/^1 de \d conferidos$/));
  await search.fill("ENV-000071");
  await search.press("Enter");
  await expectVisible(panel(page).getByText("ENV-000071", { exact: true }));
});

test("a shipment without a sale is written, corrected and cancelled beside the list", async () => {
  const page = await openList();
  await page.getByRole("button", { name: "Novo envio" }).click();
  const drawer = panel(page);
  await drawer.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(drawer.getByText("Preencha este campo."));
  await drawer.getByRole("textbox", { name: "Nome" }).fill("Rita Prova");
  await drawer.getByRole("textbox", { name: "Chave da nota fiscal" }).fill("123");
  await drawer.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(drawer.getByText("A chave da nota tem 44 dígitos."));
  site.takeProblems();
  await drawer.getByRole("textbox", { name: "Chave da nota fiscal" }).fill("");
  await drawer.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(page.getByText("Envio salvo."));
  await expectVisible(drawer.getByText("Endereço incompleto"));
  await expect.poll(() => query(page, "envio")).toMatch(/^[\da-f-]{36}$/);
  const document = drawer.getByRole("textbox", { name: "CPF ou CNPJ" });
  await document.fill("111.444.777-34");
  await drawer.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(drawer.getByText("CPF inválido."));
  await document.fill("111.444.777-35");
  for (const [field, value] of [
    ["Logradouro", "Rua do Sol"],
    ["Número", "12"],
    ["Bairro", "Centro"],
    ["Cidade", "São Paulo"],
  ] as const)
    await drawer.getByRole("textbox", { name: field }).fill(value);
  await page.route("**/functions/v1/cep/**", (route) =>
    route.fulfill({ status: 404, json: { message: "nao_encontrado" } }),
  );
  await drawer.getByRole("textbox", { name: "CEP" }).fill("01310-100");
  await drawer.getByRole("combobox", { name: "UF" }).click();
  await page.getByRole("option", { name: "SP", exact: true }).click();
  await expectVisible(drawer.getByText("CEP não encontrado. Preencha o endereço."));
  await drawer.getByRole("button", { name: "Salvar" }).click();
  await expectVisible(drawer.getByRole("button", { name: "Colocar em separação" }));
  expect(await document.inputValue()).toBe("");
  expect(await document.getAttribute("placeholder")).toBe("•••.444.777-••");
  site.takeProblems();
  await drawer.getByRole("button", { name: "Cancelar envio" }).click();
  const why = page.getByRole("dialog", { name: /^Cancelar ENV-/ });
  await why.getByRole("textbox", { name: "Motivo" }).fill("Repetido");
  await why.getByRole("button", { name: "Cancelar envio" }).click();
  await expectVisible(page.getByText("Envio cancelado."));
  await expectVisible(drawer.getByText("Repetido"));
  await expectVisible(drawer.getByText("•••.444.777-••"));
});

test("what is written about a shipment is not lost without a question", async () => {
  const page = await openList();
  const question = page.getByRole("dialog", { name: "Descartar alterações?" });
  const name = panel(page).getByRole("textbox", { name: "Nome" });
  const district = panel(page).getByRole("textbox", { name: "Bairro" });
  const fetched = page.waitForResponse(/vw_envios\?.*id=eq\./);
  await rows(page).first().click();
  await fetched;
  await expectVisible(panel(page).getByText(/^ENV-\d+$/));
  await expect.poll(() => query(page, "envio")).not.toBeNull();
  const first = query(page, "envio");
  await district.fill("Bairro novo");
  await district.press("Escape");
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await rows(page).nth(1).click();
  await expectVisible(question);
  await page.keyboard.press("Escape");
  await expectDetached(question);
  expect(query(page, "envio")).toBe(first);
  expect(await district.inputValue()).toBe("Bairro novo");
  await page.goBack();
  await question.getByRole("button", { name: "Continuar editando" }).click();
  expect(await district.inputValue()).toBe("Bairro novo");
  await rows(page).nth(1).click();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect.poll(() => query(page, "envio")).not.toBe(first);
  await expectVisible(panel(page).getByText(/^ENV-\d+$/));
  // Nothing was written here, so that closing it asks nothing.
  await panel(page).getByRole("button", { name: "Fechar painel" }).click();
  await expect.poll(() => query(page, "envio")).toBeNull();
  expect(await question.count()).toBe(0);

  await page.getByRole("button", { name: "Novo envio" }).click();
  await name.fill("Rita Rascunho");
  await panel(page).getByRole("button", { name: "Fechar painel" }).click();
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expectDetached(question);
  expect(await name.inputValue()).toBe("Rita Rascunho");
  await panel(page).getByRole("button", { name: "Fechar painel" }).click();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect.poll(() => query(page, "envio")).toBeNull();
  await expectDetached(name);
});

test("labels are shown and printed, each with the bars of its code", async () => {
  const page = await openList("?aba=etiquetas");
  await rows(page).first().click();
  await expectVisible(panel(page).getByRole("group", { name: "Etiqueta" }).locator("svg"));
  const bars = await panel(page).locator("svg[viewBox='0 0 100 75'] rect").count();
  // 13 letters and the start and check symbols have three bars each, the stop symbol four, and the paper is one more.
  expect(bars).toBe(15 * 3 + 4 + 1);
  await page.getByRole("checkbox", { name: "Selecionar todos" }).check();
  await page.getByRole("toolbar").getByRole("button", { name: "Imprimir" }).click();
  const count = await rows(page).count();
  await expect.poll(() => page.locator("iframe[data-etiquetas]").getAttribute("data-etiquetas")).toBe(`${count}`);
});

test("what another person does in the batch appears by itself", async () => {
  const page = await open("?aba=lote");
  const other = await open("?aba=lote", { as: "owner" });
  await expectVisible(stack(page, "Separados").getByText("ENV-000074"));
  const card = other.locator(".envio-cartao-cartao", { hasText: "ENV-000074" });
  await card.getByRole("checkbox", { name: "Conferido" }).check();
  await expect
    .poll(() => page.locator(".envio-cartao-cartao", { hasText: "ENV-000074" }).getByRole("checkbox").isChecked())
    .toBe(true);
});
