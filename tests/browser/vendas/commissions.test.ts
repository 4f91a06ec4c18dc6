import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { choose, linesOf, open, path, ready, statusTabs, texts } from "./commissions.ts";
import { demoEnd, people, serveVendas, signIn } from "./site.ts";

const site = serveVendas();

/** Cents of a text such as `R$ 1.234,56`. */
const cents = (text: string): number => Number(text.replace(/[^\d-]/g, ""));

test("scenario 1: a stranger signs in as finance and comes to the commissions", async () => {
  const page = await site.open(path);
  await expectVisible(page.getByRole("button", { name: "Entrar", exact: true }));
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe("/?_source=%2Ffinanceiro%2Fcomissoes%2F");
  await signIn(page, people.finance);
  await expectVisible(page.getByRole("heading", { name: "Comissões" }));
  expect(new URL(page.url()).pathname).toBe(path);
});

test("scenario 3: support sees the sales, but no commissions", async () => {
  const page = await site.open("/vendas/transacoes/", { as: "support", now: demoEnd });
  await expectVisible(page.locator(".transacoes-grade-grade [data-row]").first());
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/comissoes/.test(request.url()) && request.url().includes("/rest/v1/")) asked.push(request.url());
  });
  await page.goto(site.url + path);
  await expectVisible(page.getByRole("heading", { name: "Você não tem acesso a esta página" }));
  expect(asked).toEqual([]);
  const headers = await site.headers("support");
  for (const source of ["vw_comissoes", "comissoes"]) {
    const rows = await fetch(`${site.url}/rest/v1/${source}?select=id`, { headers });
    expect(await rows.json(), source).toEqual([]);
  }
});

test("each status has the sum of its commissions, and each person a row", async () => {
  const page = await open(site);
  await expectVisible(page.locator(".comissoes-pessoas-grade:not([aria-busy]) [data-row]").first());
  const lines = (await linesOf(site, "select=beneficiario_nome,beneficiario_email,status,moeda,valor_centavos")).filter(
    ({ moeda }) => moeda === "BRL",
  );
  const shown = await statusTabs(page).allInnerTexts();
  const sums = ["prevista", "liberada", "paga", "cancelada"].map((status) =>
    lines.filter((line) => line.status === status).reduce((total, line) => total + line.valor_centavos, 0),
  );
  expect(shown.map(cents)).toEqual(sums);
  expect(sums[1]).toBeGreaterThan(0);
  const names = await page.locator(".comissoes-pessoas-grade .comissoes-pessoas-nome").allInnerTexts();
  expect(new Set(names)).toEqual(
    new Set((await linesOf(site, "select=beneficiario_nome")).map((line) => line.beneficiario_nome)),
  );
});

test("a person's row leads to their commissions, and the address shows the same again", async () => {
  const page = await open(site);
  const first = page.locator(".comissoes-pessoas-grade:not([aria-busy]) [data-row]").first();
  const name = await first.locator(".comissoes-pessoas-nome").innerText();
  await first.click();
  await ready(page);
  expect(new Set(await texts(page, "beneficiario"))).toEqual(new Set([name]));
  await expect.poll(() => page.getByRole("tab", { name: "Liberadas" }).getAttribute("aria-selected")).toBe("true");
  const before = await texts(page, "valor");
  const again = await site.openBeside(page, page.url().slice(site.url.length));
  await ready(again);
  expect(await texts(again, "valor")).toEqual(before);
});

test("the count beside the title is the count of the list", async () => {
  const page = await open(site, "&visao=transacoes&aba=canceladas&porPagina=100");
  await ready(page);
  const count = (await texts(page, "valor")).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(100);
  expect(await page.locator(".cabecalho-lista-total").innerText()).toBe(String(count));
});

test("filters and order narrow what is listed", async () => {
  const page = await open(site, "&visao=transacoes&aba=liberadas");
  await ready(page);
  await choose(page, "Papel", "Coprodução");
  await expect.poll(async () => [...new Set(await texts(page, "papel"))]).toEqual(["Coprodução"]);
  await page.getByRole("columnheader", { name: "Valor" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("ordem")).toBe("valor");
  await ready(page);
  const values = async () => (await texts(page, "valor")).map(cents);
  await expect.poll(async () => (await values()).join()).toBe((await values()).toSorted((a, b) => a - b).join());
  await page.getByRole("searchbox", { name: "Buscar comissões" }).fill("ninguém com este nome");
  await expectVisible(page.getByText("Nenhum resultado para os filtros escolhidos."));
  await page.locator(".comissoes-grade-limpar").click();
  await ready(page);
});

test("the search narrows the people, their sums and their count too", async () => {
  const page = await open(site);
  const people = page.locator(".comissoes-pessoas-grade:not([aria-busy]) [data-row]");
  await expectVisible(people.first());
  const columns = "select=beneficiario_nome,status,moeda,valor_centavos";
  const lines = await linesOf(site, `${columns}&busca=like.*estudio%203*`);
  expect(lines.length).toBeGreaterThan(0);
  await page.getByRole("searchbox", { name: "Buscar comissões" }).fill("Estúdio 3");
  const names = page.locator(".comissoes-pessoas-grade:not([aria-busy]) .comissoes-pessoas-nome");
  await expect
    .poll(async () => new Set(await names.allInnerTexts()))
    .toEqual(new Set(lines.map((line) => line.beneficiario_nome)));
  expect(await page.locator(".cabecalho-lista-total").innerText()).toBe(String(lines.length));
  const released = lines.filter(({ moeda, status }) => moeda === "BRL" && status === "liberada");
  const sum = released.reduce((total, line) => total + line.valor_centavos, 0);
  expect(cents((await statusTabs(page).allInnerTexts())[1] ?? "")).toBe(sum);
});

test("a person with access to their own commissions sees only those, and no controls", async () => {
  const page = await open(site, "&visao=transacoes", { as: "traffic" });
  await ready(page);
  expect(new Set(await texts(page, "beneficiario"))).toEqual(new Set(["Felipe Rocha"]));
  await page.getByRole("tab", { name: "Liberadas" }).click();
  await ready(page);
  await expect.poll(() => page.getByRole("checkbox").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Recalcular período" }).count()).toBe(0);
});

test("a failed list is reported with a retry", async () => {
  const page = await open(site, "&visao=transacoes", {
    prepare: (page) => page.route("**/rest/v1/vw_comissoes*", (route) => route.fulfill({ status: 500, body: "{}" })),
  });
  await expectVisible(page.getByText("Não foi possível carregar as comissões."));
  await page.unrouteAll();
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await ready(page);
  site.takeProblems();
});
