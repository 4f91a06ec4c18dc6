import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizes, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { demoEnd, type OpenSite, type Person, serveVendas } from "./site.ts";

const site = serveVendas();
const path = "/vendas/pipelines/";

const open = (search = "", options: OpenSite = {}) =>
  site.open(path + search, { as: "owner", now: demoEnd, ...options });
const column = (page: Page, stage: string): Locator =>
  page.locator(".trama-kanban-stack", { has: page.getByRole("heading", { name: stage, exact: true }) });
const card = (page: Page, title: string): Locator => page.locator(".trama-card", { hasText: title });
/** The panel of a card: a region beside the board, a dialog on phones. */
const panel = (page: Page): Locator =>
  page
    .getByRole("region", { name: "Oportunidade", exact: true })
    .or(page.getByRole("dialog", { name: "Oportunidade", exact: true }));

interface Deal {
  readonly id: string;
  readonly status: string;
  readonly etapa_nome: string;
  readonly versao: number;
}

async function rest<T>(query: string, as: Person = "owner", init: RequestInit = {}): Promise<T> {
  const headers = { ...(await site.headers(as)), "content-type": "application/json", prefer: "return=representation" };
  const response = await fetch(`${site.url}/rest/v1/${query}`, { ...init, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text === "" ? (undefined as T) : JSON.parse(text);
}
const rpc = <T>(name: string, args: object): Promise<T> =>
  rest(`rpc/${name}`, "owner", { method: "POST", body: JSON.stringify(args) });

/** Create a card at the top of the first stage of the default pipeline. */
async function create(titulo: string, values: object = {}): Promise<string> {
  const [pipeline] = await rest<{ id: string; etapas: { id: string; ordem: number }[] }[]>(
    "pipelines?select=id,etapas!etapas_conta_id_pipeline_id_fkey(id,ordem)&padrao=is.true",
  );
  const stages = (pipeline?.etapas ?? []).toSorted((a, b) => a.ordem - b.ordem);
  const [contact] = await rest<{ id: string }[]>("vw_contatos?select=id&order=criado_em&limit=1");
  const [made] = await rest<{ id: string }[]>("oportunidades?select=id", "owner", {
    method: "POST",
    body: JSON.stringify({
      titulo,
      pipeline_id: pipeline?.id,
      etapa_id: stages[0]?.id,
      contato_id: contact?.id,
      ...values,
    }),
  });
  return made?.id ?? "";
}
const read = async (id: string): Promise<Deal | undefined> =>
  (await rest<Deal[]>(`vw_oportunidades?select=id,status,etapa_nome,versao&id=eq.${id}`))[0];

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
  // The second does not hear of the move before theirs.
  await second.route("**/rpc/rpc_pipeline_cartoes*", (route) => route.abort());
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
  await move(second, "Conversa").finally(() => second.unrouteAll());
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
  await page.keyboard.press("Space");
  await expectVisible(column(page, "Conversa").locator(".trama-card", { hasText: "Pelo teclado" }));
  await expect.poll(announced).toContainEqual(expect.stringMatching(/^Movida para Conversa, posição \d+ de \d+\.$/));
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

test("scenario 26: a loss needs its reason, leaves the board, and can be undone", async () => {
  const id = await create("Perdida e achada");
  const page = await open();
  await card(page, "Perdida e achada").getByRole("button", { name: "Perdida e achada", exact: true }).click();
  await expectVisible(panel(page).getByRole("textbox", { name: "Título" }));
  await expect.poll(() => new URL(page.url()).searchParams.get("oportunidade")).toBe(id);
  await panel(page).getByRole("button", { name: "Perder" }).click();
  const dialog = page.getByRole("dialog", { name: "Encerrar oportunidade" });
  await dialog.getByRole("button", { name: "Encerrar", exact: true }).click();
  await expectVisible(dialog.getByText("Escolha o motivo da perda."));
  await dialog.getByRole("combobox", { name: "Motivo" }).click();
  await page.getByRole("option", { name: "Preço" }).click();
  await dialog.getByRole("button", { name: "Encerrar", exact: true }).click();
  await expectDetached(dialog);
  await expectVisible(page.getByText("Oportunidade perdida."));
  await expectDetached(card(page, "Perdida e achada"));
  expect(await read(id)).toMatchObject({ status: "perdida" });
  await page.getByRole("tab", { name: "Fechadas" }).click();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect.poll(async () => (await read(id))?.status).toBe("aberta");
  await page.getByRole("tab", { name: "Quadro" }).click();
  await expectVisible(card(page, "Perdida e achada"));
});

test("the panel saves each field, moves stages, and shows what somebody else changed", async () => {
  const id = await create("Campo a campo");
  const page = await open(`?oportunidade=${id}`);
  const title = panel(page).getByRole("textbox", { name: "Título" });
  await title.fill("Campo a campo, mudada");
  await title.press("Enter");
  await expect.poll(async () => (await read(id))?.versao).toBe(2);
  await panel(page).getByRole("button", { name: "Mover para Conversa" }).click();
  await expect.poll(async () => (await read(id))?.etapa_nome).toBe("Conversa");
  await panel(page).getByRole("tab", { name: "Histórico" }).click();
  await expectVisible(panel(page).getByText("Novo lead → Conversa"));
  await panel(page).getByRole("tab", { name: "Resumo" }).click();
  // What it hears of the other's change does not arrive, so it writes with the version of before.
  await page.route(/vw_oportunidades|rpc_pipeline_cartoes/, (route) => route.abort());
  const unheard = page.waitForEvent("requestfailed");
  await rpc("rpc_oportunidade_salvar", { p_id: id, p_dados: { valor_centavos: 12345 }, p_versao: 3 });
  await unheard;
  await page.unrouteAll();
  await title.fill("Campo a campo, de novo");
  await title.press("Enter");
  await expectVisible(page.getByText(/Este registro foi alterado por outra pessoa/));
  await expectVisible(panel(page).getByText("Mudado por outra pessoa agora."));
  expect(await panel(page).getByRole("textbox", { name: "Valor (R$)" }).inputValue()).toMatch(/123[.,]45/);
  site.takeProblems();
});

test("a contact's opportunities open beside the contact", async () => {
  const id = await create("Do contato");
  const [deal] = await rest<{ contato_id: string }[]>(`vw_oportunidades?select=contato_id&id=eq.${id}`);
  const page = await site.open(`/contato/${deal?.contato_id}/`, { as: "support", now: demoEnd });
  await page.getByRole("tab", { name: /Oportunidades/ }).click();
  await page.locator("[data-row]", { hasText: "Do contato" }).click();
  await expectVisible(panel(page).getByRole("textbox", { name: "Título" }));
  expect(await panel(page).getByRole("button", { name: "Ganhar" }).count()).toBe(0);
  await page.goBack();
  await expectDetached(panel(page));
});

test.each(Object.entries(sizes))("axe finds nothing in the pipelines, and they fit, on %s", async (name, size) => {
  const id = await create(`Vista ${name}`);
  const page = await open("", size);
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await violations(page, state)));
  await expectVisible(page.locator(".trama-card").first());
  await look("board");
  await expectFits(page);
  await page.getByRole("tab", { name: "Lista" }).click();
  await expectVisible(page.locator(".pipelines-lista-grade [data-row]").first());
  await look("list");
  await expectFits(page);
  await page.goto(`${site.url}${path}?oportunidade=${id}`);
  await expectVisible(panel(page).getByRole("combobox", { name: "Responsável" }));
  await look("panel");
  await panel(page).getByRole("button", { name: "Ganhar" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Encerrar oportunidade" }));
  await look("closing");
  await page.goto(`${site.url}${path}?ajustes=true`);
  await expectVisible(page.getByRole("textbox", { name: "Nome do pipeline" }));
  await look("settings");
  expect(found).toEqual([]);
});
