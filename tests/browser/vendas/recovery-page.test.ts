import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { demoEnd, type OpenSite, serveVendas } from "./site.ts";

/** The page Recuperação: its queue, the work on one item, who may see it, and how it looks. */

const site = serveVendas();
const path = "/vendas/recuperacao/";
// Monday at 10:00 in São Paulo, the day after the demo: people may be called.
const monday = "2025-06-16T13:00:00Z";

interface Refused {
  readonly code: string;
  readonly amount: number;
  readonly status?: string;
  readonly at?: string;
}

const phoneOf = (code: string): string => `+551190000${code.replace(/\D/g, "").padStart(4, "0")}`;

/** Report a sale of a buyer of its own, refused ten minutes ago. */
const refuse = ({ code, amount, status = "NO_FUNDS", at = "2025-06-16T12:50:00Z" }: Refused): Promise<void> =>
  site.reportSale({
    ...{ plataforma: "hotmart", chave: `${code}${status}`, codigo: code, status_origem: status, ocorrido_em: at },
    ...{ produto_codigo: "R1", produto_nome: "Curso de Recuperação", nome: `Pessoa ${code}`, forma: "cartao_credito" },
    ...{ email: `${code.toLowerCase()}@correio.example`, telefone: phoneOf(code), valor: amount },
  });

/** The queue as the minute job leaves it on Monday. */
async function openQueue(options: OpenSite & { readonly search?: string } = {}): Promise<Page> {
  const { search = "", ...rest } = options;
  await site.setClock(monday);
  await site.runJob("andar recuperações");
  const page = await site.open(path + search, { as: "sales", now: monday, ...rest });
  await expectVisible(page.getByRole("heading", { name: "Recuperação" }));
  return page;
}

/** The panel beside the queue; a dialog on phones. */
const panel = (page: Page) =>
  page
    .getByRole("region", { name: "Recuperação", exact: true })
    .or(page.getByRole("dialog", { name: "Recuperação", exact: true }));
const next = (page: Page) => page.getByRole("button", { name: "Atender próxima", exact: true });

async function register(page: Page, result: string): Promise<void> {
  await panel(page).getByRole("combobox", { name: "Resultado" }).click();
  await page.getByRole("option", { name: result }).click();
  await panel(page).getByRole("button", { name: "Salvar e atender próxima" }).click();
}

test("scenario 27: two who press “Atender próxima” get different items, and an attempt and a sale recover one", async () => {
  await site.setClock(monday);
  await refuse({ code: "RP1", amount: 99700 });
  await refuse({ code: "RP2", amount: 99700 });
  const mine = await openQueue();
  const theirs = await openQueue({ as: "owner" });
  await Promise.all([next(mine).click(), next(theirs).click()]);
  await Promise.all([expectVisible(panel(mine)), expectVisible(panel(theirs))]);
  const names = await Promise.all(
    [mine, theirs].map((page) => panel(page).getByRole("heading", { level: 2 }).innerText()),
  );
  expect([...names].sort()).toEqual(["Pessoa RP1", "Pessoa RP2"]);
  await expectVisible(panel(mine).getByText("Cartão recusado · Curso de Recuperação"));
  expect(await panel(mine).getByRole("link", { name: "Ligar" }).getAttribute("href")).toMatch(
    /^tel:\+55119000000\d\d$/,
  );
  const tried = await panel(mine).getByRole("heading", { level: 2 }).innerText();
  // The notice of the empty queue replaces the one of the attempt.
  const registered = mine.waitForResponse("**/rpc/rpc_recuperacao_registrar");
  await register(mine, "Vai pagar");
  expect((await registered).ok()).toBe(true);
  await refuse({ code: tried.replace("Pessoa ", ""), amount: 99700, status: "PURCHASE_APPROVED", at: monday });
  const after = await openQueue();
  await expectVisible(after.getByRole("row").nth(1));
  await expectDetached(after.getByRole("row", { name: new RegExp(tried) }));
  await after.getByRole("tab", { name: /^Recuperadas/ }).click();
  await expect.poll(() => new URL(after.url()).searchParams.get("aba")).toBe("recuperadas");
  await expectVisible(after.getByRole("tab", { name: /^Recuperadas/, selected: true }));
  await expectVisible(after.getByRole("row", { name: new RegExp(`${tried}.*997,00.*Recuperada`) }));
});

test("an item of somebody else is read-only, with the name and the time; one's own is discarded with a reason", async () => {
  await site.setClock(monday);
  await refuse({ code: "RP3", amount: 500000 });
  const page = await openQueue({ search: "?q=rp3" });
  await page.getByRole("row", { name: /Pessoa RP3/ }).click();
  await panel(page).getByRole("button", { name: "Atender" }).click();
  await expectVisible(panel(page).getByRole("form", { name: "Registrar contato" }));
  // The list shows at once who has it.
  await expectVisible(page.getByRole("row", { name: /Pessoa RP3.*Até 10:30 com Bruno Tavares/ }));
  const owner = await openQueue({ as: "owner", search: "?q=rp3" });
  await owner.getByRole("row", { name: /Pessoa RP3.*Até 10:30 com Bruno Tavares/ }).click();
  await expectVisible(panel(owner).getByText("Com Bruno Tavares até 10:30."));
  await expectVisible(panel(owner).getByRole("heading", { name: "Tentativas" }));
  expect(
    await panel(owner)
      .getByRole("button", { name: /^(Atender|Descartar|Salvar)/ })
      .count(),
  ).toBe(0);
  await expectVisible(panel(page).getByRole("button", { name: "Descartar" }));
  await panel(page).getByRole("button", { name: "Descartar" }).click();
  const discard = panel(page).getByRole("form", { name: "Descartar a recuperação" });
  await discard.getByRole("button", { name: "Descartar" }).click();
  await expectVisible(discard.getByText("Preencha este campo."));
  await discard.getByRole("textbox", { name: "Motivo" }).fill("Contato de teste");
  await discard.getByRole("button", { name: "Descartar" }).click();
  await expectVisible(page.getByText("Recuperação descartada."));
});

test("what is written about a contact is not lost without a question", async () => {
  await site.setClock(monday);
  await refuse({ code: "RP5", amount: 510000 });
  await refuse({ code: "RP6", amount: 500000 });
  const page = await openQueue({ search: "?q=pessoa" });
  const name = panel(page).getByRole("heading", { level: 2 });
  const note = panel(page).getByRole("textbox", { name: "Observação" });
  const question = page.getByRole("dialog", { name: "Descartar alterações?" });
  const keep = async () => {
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await expectDetached(question);
    expect(await note.inputValue()).toBe("Liga à tarde");
  };
  await page.getByRole("row", { name: /Pessoa RP5/ }).click();
  await panel(page).getByRole("button", { name: "Atender" }).click();
  await note.fill("Liga à tarde");
  await note.press("Escape");
  await keep();
  await note.press("Escape");
  await keep();
  await panel(page).getByRole("button", { name: "Fechar painel" }).click();
  await keep();
  await page.getByRole("row", { name: /Pessoa RP6/ }).click();
  await keep();
  await next(page).click();
  await keep();
  await page.goBack();
  await keep();
  expect(await name.innerText()).toBe("Pessoa RP5");
  await page.getByRole("row", { name: /Pessoa RP6/ }).click();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect.poll(() => name.innerText()).toBe("Pessoa RP6");
  // Nothing was written here, so that closing it asks nothing.
  await panel(page).getByRole("button", { name: "Fechar painel" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("recuperacao")).toBeNull();
  expect(await question.count()).toBe(0);
});

test("the next attempt is chosen in a calendar with a time, and comes with the suggested moment", async () => {
  await site.setClock(monday);
  await refuse({ code: "RP16", amount: 520000 });
  const page = await openQueue({ search: "?q=rp16" });
  await page.getByRole("row", { name: /Pessoa RP16/ }).click();
  await panel(page).getByRole("button", { name: "Atender" }).click();
  await panel(page).getByRole("combobox", { name: "Resultado" }).click();
  await page.getByRole("option", { name: "Sem resposta" }).click();
  const attempt = panel(page).locator(".recuperacao-painel-proxima");
  await expect.poll(() => attempt.innerText()).toMatch(/16\/06\/25 \d\d:\d\d|17\/06\/25 \d\d:\d\d/);
  expect(await attempt.locator("input[type=datetime-local]").count()).toBe(0);
  const sent = page.waitForRequest("**/rpc/rpc_recuperacao_registrar");
  await panel(page).getByRole("button", { name: "Salvar e atender próxima" }).click();
  expect((await sent).postDataJSON().p_proxima).toMatch(/^2025-06-1[67]T\d\d:\d\d/);
});

test("filters, tabs and the address choose what is listed, and the figures say what is open", async () => {
  await site.setClock(monday);
  await refuse({ code: "RP4", amount: 123400 });
  const page = await openQueue({ search: "?q=rp4" });
  await expectVisible(page.getByRole("row", { name: /Pessoa RP4.*Cartão recusado.*1\.234,00.*0 de 4/ }));
  await expectVisible(page.getByRole("tab", { name: /^Fila \(\d+\)$/ }));
  await page.getByRole("textbox", { name: "Valor mínimo em reais" }).fill("5000");
  await expectVisible(page.getByText("Nenhum resultado para os filtros escolhidos."));
  await expect.poll(() => page.url()).toContain("valorMin=5000");
  await page.getByRole("button", { name: "Limpar filtros" }).first().click();
  await page.getByRole("tab", { name: /^Encerradas/ }).click();
  await expect.poll(() => page.url()).toContain("aba=encerradas");
  await expectVisible(page.getByRole("columnheader", { name: "Encerrada em" }));
});

test("on a phone the bar of the panel is at the bottom and covers nothing, and one action is the main one", async () => {
  await site.setClock(monday);
  await refuse({ code: "RP17", amount: 99700 });
  const page = await openQueue({ search: "?q=rp17", width: 390, height: 844 });
  await page.getByText("Pessoa RP17").first().click();
  const bar = panel(page).getByRole("toolbar", { name: "Falar com o contato" });
  const main = panel(page).locator(".primario:visible");
  await expectVisible(panel(page).getByRole("heading", { name: "Tentativas" }));
  // Within the one-pixel border of the panel, also where there is little above the bar.
  await expect.poll(() => bar.evaluate((node) => node.getBoundingClientRect().bottom)).toBe(843);
  expect(await bar.evaluate((node) => node.clientWidth)).toBe(388);
  expect(await main.allInnerTexts()).toEqual(["Atender"]);
  await main.click();
  await expectVisible(panel(page).getByRole("button", { name: "Salvar e atender próxima" }));
  expect(await main.allInnerTexts()).toEqual(["Salvar e atender próxima"]);
  await page.setViewportSize({ width: 390, height: 568 });
  const last = panel(page).getByText("Ninguém procurou este contato ainda.");
  await last.evaluate((node) => node.closest(".trama-side-panel-body")?.scrollTo(0, 9999));
  const [top, end] = [await bar.boundingBox(), await last.boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
});

test("outside the hours a call is asked for first, and answers are registered", async () => {
  await site.setClock(monday);
  await refuse({ code: "RP5", amount: 99700 });
  await openQueue();
  const sunday = await site.open(`${path}?q=rp5`, { as: "sales", now: demoEnd });
  await sunday.getByRole("row", { name: /Pessoa RP5/ }).click();
  await expectVisible(panel(sunday).getByText("Fora do horário de contato. Os botões perguntam antes."));
  await panel(sunday).getByRole("button", { name: "Ligar" }).click();
  const question = sunday.getByRole("dialog", { name: "Fora do horário de contato" });
  await expectVisible(question.getByRole("button", { name: "Falar assim mesmo" }));
  await question.getByRole("button", { name: "Cancelar" }).click();
});

test("a minimum value with cents is asked for in whole cents", async () => {
  const asked: string[] = [];
  await openQueue({
    search: "?valorMin=19.9",
    prepare: (opened) =>
      opened.on("request", (request) => {
        const [, value] = /valor_centavos[.=]gte\.([\d.]+)/.exec(decodeURIComponent(request.url())) ?? [];
        if (value !== undefined) asked.push(value);
      }),
  });
  // 19,9 × 100 is 1989,9999999999998.
  await expect.poll(() => [...new Set(asked)]).toEqual(["1990"]);
});

test("nobody is called on a holiday of the account either", async () => {
  const setHolidays = (days: string) =>
    site.query(
      "update public.contas set horario_atendimento = jsonb_set(horario_atendimento, '{feriados}', $1) where slug = 'escola-aurora'",
      [days],
    );
  await setHolidays('["2025-06-16"]');
  onTestFinished(async () => void (await setHolidays("[]")));
  await site.setClock(monday);
  await refuse({ code: "RP8", amount: 99700 });
  const page = await openQueue({ search: "?q=rp8" });
  await page.getByRole("row", { name: /Pessoa RP8/ }).click();
  await expectVisible(panel(page).getByText("Fora do horário de contato. Os botões perguntam antes."));
});

test("a failed list offers another try, and people without the page see none of it", async () => {
  let fails = true;
  const page = await openQueue({
    prepare: (opened) =>
      opened.route("**/rest/v1/vw_recuperacoes*", (route) =>
        fails ? route.fulfill({ status: 500, json: { message: "x" } }) : route.continue(),
      ),
  });
  await expectVisible(page.getByText("Não foi possível carregar a fila."));
  fails = false;
  await page.getByRole("button", { name: "Tentar de novo" }).first().click();
  await expectVisible(
    page.getByRole("grid", { name: "Recuperações" }).or(page.getByText("Fila zerada. Bom trabalho.")),
  );
  site.takeProblems();
  const support = await site.open(path, { as: "support", now: monday });
  await expectVisible(support.getByText("Você não tem acesso a esta página"));
  expect(await support.getByRole("link", { name: /^Recuperação/ }).count()).toBe(0);
});

test.each(sizesTried)("axe finds nothing in the queue and its panel, on %s", async (_, size) => {
  await site.setClock(monday);
  await refuse({ code: "RP6", amount: 99700 });
  const page = await openQueue({ ...size, search: "?q=rp" });
  await expectVisible(page.getByText(/^Pessoa RP/).first());
  const found = [...(await violations(page, "list"))];
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page
    .getByText(/^Pessoa RP/)
    .first()
    .click();
  await expectVisible(panel(page).getByRole("heading", { name: "Tentativas" }));
  found.push(...(await violations(page, "panel")));
  expect(found).toEqual([]);
});
