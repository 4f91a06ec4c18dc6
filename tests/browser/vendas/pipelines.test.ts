import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { card, pipelinesOf } from "./pipelines.ts";
import { nextAnswer, serveVendas } from "./site.ts";

const site = serveVendas();
const { open, rest, rpc, create, read } = pipelinesOf(site);
const column = (page: Page, stage: string): Locator =>
  page.locator(".trama-kanban-stack", { has: page.getByRole("heading", { name: stage, exact: true }) });

test("the board shows what the sums say, filters narrow both, and the address keeps the view", async () => {
  const page = await open();
  await expectVisible(page.locator(".trama-card").first());
  const sums = (await page.locator(".pipelines-resumo-faixa dd").allInnerTexts()).map((text) =>
    text.replace(/\s/g, " "),
  );
  const deals = await rest<{ valor_centavos: number }[]>("vw_oportunidades?select=valor_centavos&status=eq.aberta");
  expect(sums[0]).toBe(String(deals.length));
  const sum = deals.reduce((total, deal) => total + deal.valor_centavos, 0) / 100;
  expect(sums).toContain(sum.toLocaleString("pt-BR", { style: "currency", currency: "BRL" }).replace(/\s/g, " "));
  const counts = await page.locator(".pipelines-quadro-quantas").allInnerTexts();
  expect(counts.reduce((total, count) => total + Number(count), 0)).toBe(deals.length);
  await create("Só esta aparece");
  await page.getByRole("searchbox", { name: "Buscar oportunidades" }).fill("so ESTA aparece");
  await expect.poll(() => page.locator(".trama-card").count()).toBe(1);
  await page.getByRole("tab", { name: "Lista" }).click();
  await expectVisible(page.locator("[data-row]", { hasText: "Só esta aparece" }));
  await expect.poll(() => page.url()).toContain("visao=lista");
  await page.reload();
  await expectVisible(page.locator("[data-row]", { hasText: "Só esta aparece" }));
  await page.getByRole("searchbox", { name: "Buscar oportunidades" }).fill("ninguém assim");
  await expectVisible(page.getByText("Nenhum resultado para os filtros escolhidos."));
  await page.locator(".pipelines-lista-limpar").click();
  await expect.poll(() => page.locator(".pipelines-lista-grade [data-row]").count()).toBeGreaterThan(10);
});

test("scenario 24: of two who move the same card, the second sees where it is", async () => {
  const id = await create("Movida por dois");
  const [first, second] = [await open(), await open()];
  await expectVisible(card(first, "Movida por dois"));
  await expectVisible(card(second, "Movida por dois"));
  // The second does not hear of the move before theirs, and fetches the cards again after it.
  const cards = "**/rpc/rpc_pipeline_cartoes*";
  await second.route(cards, (route) => route.abort());
  await second.route("**/rpc/rpc_oportunidade_mover*", async (route) => {
    await second.unroute(cards);
    await route.continue();
  });
  const move = async (page: Page, stage: string) => {
    await card(page, "Movida por dois").getByRole("button", { name: "Ações de Movida por dois" }).click();
    await page.getByRole("menuitem", { name: "Mover para…" }).click();
    const dialog = page.getByRole("dialog", { name: "Mover Movida por dois" });
    await dialog.getByRole("combobox", { name: "Etapa" }).click();
    await page.getByRole("option", { name: stage, exact: true }).click();
    await dialog.getByRole("button", { name: "Mover" }).click();
  };
  await move(first, "Proposta");
  await expectVisible(column(first, "Proposta").locator(".trama-card", { hasText: "Movida por dois" }));
  expect(await read(id)).toMatchObject({ etapa_nome: "Proposta", versao: 2 });
  await move(second, "Conversa");
  await expectVisible(second.getByText(/Este registro foi alterado por outra pessoa/));
  await second.getByRole("button", { name: "Entendi" }).click();
  await expectVisible(column(second, "Proposta").locator(".trama-card", { hasText: "Movida por dois" }));
  expect(await read(id)).toMatchObject({ etapa_nome: "Proposta", versao: 2 });
  site.takeProblems();
});

test("a move of someone else appears by itself", async () => {
  const id = await create("Movida de longe");
  const page = await open();
  await expectVisible(column(page, "Novo lead").locator(".trama-card", { hasText: "Movida de longe" }));
  const [stage] = await rest<{ id: string }[]>("etapas?select=id&nome=eq.Proposta&order=criado_em");
  await rpc("rpc_oportunidade_mover", { p_id: id, p_etapa: stage?.id });
  await expectVisible(column(page, "Proposta").locator(".trama-card", { hasText: "Movida de longe" }));
});

test("scenario 25: the keyboard moves a card, and it stays where it was put", async () => {
  await create("Pelo teclado");
  const page = await open();
  await expectVisible(card(page, "Pelo teclado"));
  await page.getByRole("button", { name: "Mover Pelo teclado" }).focus();
  const announced = () => page.locator("[aria-live]").allInnerTexts();
  await page.keyboard.press("Space");
  await expect.poll(announced).toContainEqual(expect.stringMatching(/pega, em Novo lead/));
  // Keys that move the card work from the next task of the page on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press("ArrowRight");
  await expect.poll(announced).toContainEqual(expect.stringMatching(/em Conversa|Conversa, posição/));
  const stored = nextAnswer(page, "**/rpc/rpc_oportunidade_mover");
  await page.keyboard.press("Space");
  await expectVisible(column(page, "Conversa").locator(".trama-card", { hasText: "Pelo teclado" }));
  await expect.poll(announced).toContainEqual(expect.stringMatching(/^Movida para Conversa, posição \d+ de \d+\.$/));
  // The board announces the drop before the backend has it.
  await stored;
  await page.reload();
  await expectVisible(column(page, "Conversa").locator(".trama-card", { hasText: "Pelo teclado" }));
  await card(page, "Pelo teclado").getByRole("button", { name: "Pelo teclado", exact: true }).focus();
  await page.keyboard.press("m");
  await expectVisible(page.getByRole("dialog", { name: "Mover Pelo teclado" }));
});

test("a dragged card stays below the one it was dropped under", async () => {
  await create("Arrasto B");
  await create("Arrasto A");
  // Near the edge of the window the board scrolls under the pointer.
  const page = await open("", { height: 1200 });
  const [a, b] = [card(page, "Arrasto A"), card(page, "Arrasto B")];
  const [from, to] = [await a.boundingBox(), await b.boundingBox()];
  if (!from || !to) throw new Error("a card is not shown");
  await page.mouse.move(from.x + 60, from.y + 34);
  await page.mouse.down();
  await page.mouse.move(to.x + 70, to.y + 34, { steps: 6 });
  await page.mouse.move(to.x + 70, to.y + to.height + 4, { steps: 4 });
  await page.mouse.up();
  const titles = () => column(page, "Novo lead").locator(".pipelines-quadro-abrir").allInnerTexts();
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual(["Arrasto B", "Arrasto A"]);
  await page.reload();
  await expectVisible(a);
  expect((await titles()).slice(0, 2)).toEqual(["Arrasto B", "Arrasto A"]);
});
