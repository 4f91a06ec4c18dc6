import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { stopClock } from "../harness.ts";
import { afterSales, demoEnd, keepNotices, nextAnswer, saleColumn, saleRows, serveVendas } from "./site.ts";

const site = serveVendas();
const path = "/vendas/transacoes/";

const open = (search = "") => site.open(path + search, { as: "owner", now: demoEnd, before: keepNotices });
const total = async (page: Page) => Number((await page.locator(".cabecalho-lista-total").innerText()).replace(".", ""));
const search = (page: Page) => page.getByRole("searchbox", { name: "Buscar transações" });
const header = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });
const sortBy = (page: Page, name: string) =>
  afterSales(page, () => header(page, name).getByRole("button", { name }).click());
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
/** The distinct texts of a part of all rows. */
const words = async (page: Page, part: string) => new Set(await (await saleRows(page)).locator(part).allInnerTexts());
const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole("combobox", { name: filter, exact: true }).click();
  return afterSales(page, () => page.getByRole("option", { name: option, exact: true }).click());
};

/** Do something that changes the filter, and return the database's count for the sums below. */
async function countAfter(page: Page, act: () => Promise<unknown>): Promise<number> {
  const [sums] = await Promise.all([nextAnswer(page, "**/rpc/rpc_transacoes_resumo"), afterSales(page, act)]);
  const [first]: { qtd: number }[] = await sums.json();
  return first?.qtd ?? -1;
}

test("scenario 10: a header sorts up, down, and hands over to another; without a choice the last order comes first", async () => {
  const page = await open();
  await saleRows(page);
  await expect.poll(() => header(page, "Pedido em").getAttribute("aria-sort")).toBe("descending");
  expect((await sortBy(page, "Valor")).searchParams.get("order")).toBe("valor_produto_centavos.asc.nullslast,id.asc");
  await expect.poll(() => header(page, "Valor").getAttribute("aria-sort")).toBe("ascending");
  await sortBy(page, "Valor");
  await expect.poll(() => header(page, "Valor").getAttribute("aria-sort")).toBe("descending");
  await sortBy(page, "Comprador");
  await expect.poll(() => header(page, "Comprador").getAttribute("aria-sort")).toBe("ascending");
  await expect.poll(() => header(page, "Valor").getAttribute("aria-sort")).toBeNull();
});

test("scenario 9: the copied address of the third page, sorted by value, shows the same rows in the same order", async () => {
  const page = await open();
  await saleRows(page);
  await sortBy(page, "Valor");
  await sortBy(page, "Valor");
  await afterSales(page, () => page.getByRole("button", { name: "Página 3" }).click());
  await expect.poll(() => parameters(page)).toEqual({ ordem: "valor", direcao: "desc", pagina: "3" });
  const seen = [await saleColumn(page, "pedido"), await saleColumn(page, "comprador")];
  expect(seen[0]).toHaveLength(25);
  const copy = await site.openBeside(page, path + new URL(page.url()).search);
  await expect.poll(async () => [await saleColumn(copy, "pedido"), await saleColumn(copy, "comprador")]).toEqual(seen);
});

test("scenario 8: a search without accents finds names with them, sends one request and is in the address", async () => {
  const page = await open();
  await saleRows(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("vw_transacoes")) asked.push(request.url());
  });
  await page.keyboard.press("/");
  await expect.poll(() => search(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await stopClock(page);
  await page.keyboard.type("bia rocha");
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  const count = await countAfter(page, () => page.clock.resume());
  expect(asked).toHaveLength(1);
  const names = await saleColumn(page, "comprador");
  expect(names).toContain("Bía Róchà");
  expect(names).toContain("Bia Rocha");
  await expect.poll(() => total(page)).toBe(count);
  expect(names).toHaveLength(count);
  await expect.poll(() => parameters(page)).toEqual({ q: "bia rocha" });
});

test("a complete CPF or CNPJ finds its owner's sales, and an unknown one finds none", async () => {
  const page = await open();
  const id = await (await saleRows(page)).nth(1).getAttribute("data-row");
  const revealed = await fetch(`${site.url}/rest/v1/rpc/rpc_documento_revelar`, {
    method: "POST",
    headers: { ...(await site.headers("owner")), "content-type": "application/json" },
    body: JSON.stringify({ p_tabela: "transacoes", p_id: id }),
  });
  const document: string = await revealed.json();
  expect(document).toMatch(/^[0-9A-Z]{11,14}$/);
  const count = await countAfter(page, () => search(page).fill(document));
  expect(count).toBeGreaterThan(0);
  await expect.poll(() => total(page)).toBe(count);
  expect(await countAfter(page, () => search(page).fill("529.982.247-25"))).toBe(0);
  await expectVisible(page.getByText("Nenhum resultado para os filtros escolhidos."));
});

test("filters narrow the rows and the sums alike, and a click takes them all back", async () => {
  const page = await open();
  await saleRows(page);
  const all = await total(page);
  await page.getByRole("combobox", { name: "Status" }).click();
  await afterSales(page, () => page.getByRole("option", { name: "Aprovada" }).click());
  const count = await countAfter(page, () => page.getByRole("option", { name: "Recusada" }).click());
  await page.keyboard.press("Escape");
  await expect.poll(() => words(page, ".selo-status-nome")).toEqual(new Set(["Aprovada", "Recusada"]));
  await expect.poll(() => total(page)).toBe(count);
  expect(count).toBeLessThan(all);
  await choose(page, "Forma de pagamento", "Cartão de crédito");
  await expect.poll(() => words(page, ".forma-pagamento-nome")).toEqual(new Set(["Cartão"]));
  await choose(page, "Plataforma", "Kiwify");
  await choose(page, "Produto", "Canto do Zero");
  await expect.poll(() => words(page, ".transacoes-grade-produto")).toEqual(new Set(["Canto do Zero"]));
  await choose(page, "Data de", "Data da aprovação");
  await expect
    .poll(() => parameters(page))
    .toMatchObject({
      status: "aprovada,recusada",
      forma: "cartao_credito",
      plataforma: "kiwify",
      dataDe: "aprovacao",
    });
  expect(await countAfter(page, () => page.getByRole("button", { name: "Limpar filtros" }).first().click())).toBe(all);
  await expect.poll(() => total(page)).toBe(all);
  await expect.poll(() => parameters(page)).toEqual({});
});

test("more filters look into the affiliate, the coupon, the source and the value", async () => {
  const page = await open();
  await saleRows(page);
  await page.getByRole("button", { name: "Mais filtros" }).click();
  for (const [field, text] of [
    ["Afiliado", "a"],
    ["Origem (utm_source)", "e"],
    ["Valor mínimo (R$)", "97"],
    ["Valor máximo (R$)", "997,5"],
  ] as const) {
    const count = await countAfter(page, () => page.getByRole("textbox", { name: field }).fill(text));
    await expect.poll(() => total(page)).toBe(count);
  }
  await expectVisible(page.getByRole("button", { name: "Mais filtros (4)" }));
  await expect
    .poll(() => parameters(page))
    .toEqual({ afiliado: "a", utm_source: "e", valorMin: "97", valorMax: "997.5" });
  await page.reload();
  await page.getByRole("button", { name: "Mais filtros (4)" }).click();
  await expectVisible(page.getByRole("textbox", { name: "Valor máximo (R$)" }));
  await expect.poll(() => page.getByRole("textbox", { name: "Valor máximo (R$)" }).inputValue()).toMatch(/^997,50?$/);
});

test("the list uses the dashboard's period, and a copied address has its own", async () => {
  const page = await site.open("/dashboard/", { as: "owner", now: demoEnd });
  await page.getByRole("button", { name: /^Período/ }).click();
  await page.getByRole("button", { name: "7 dias" }).click();
  await page.getByRole("link", { name: "Transações", exact: true }).click();
  const days = (await saleColumn(page, "pedido")).map((text) => text.slice(0, 8).split("/").reverse().join("-"));
  expect(days.length).toBeGreaterThan(0);
  expect(days.every((day) => day >= "25-06-09" && day <= "25-06-15")).toBe(true);
  await expect.poll(() => parameters(page)).toEqual({ de: "2025-06-09", ate: "2025-06-15" });
  const copy = await site.openBeside(page, path + new URL(page.url()).search);
  await saleRows(copy);
  await expectVisible(copy.getByRole("button", { name: /09\/06\/25 – 15\/06\/25/ }));
  await expect.poll(() => total(copy)).toBe(await total(page));
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expectVisible(page.getByRole("button", { name: /09\/06\/25 – 15\/06\/25/ }));
});
