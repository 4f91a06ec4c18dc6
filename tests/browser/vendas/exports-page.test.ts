import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizes, sizesTried, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { demoEnd, serveVendas } from "./site.ts";

const site = serveVendas();
const path = "/financeiro/exportacoes/";
const grid = ".exportacoes-grade-grade:not([aria-busy])";

test("scenario 15: a report is asked for, written while one looks, and downloaded", async () => {
  const page = await site.open(path, { as: "finance", now: demoEnd });
  await expectVisible(page.locator(grid));
  await page.getByRole("button", { name: "Nova exportação" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Gerar relatório" });
  await dialog.getByRole("button", { name: "Gerar" }).click();
  await expectVisible(dialog.getByText("Preencha este campo."));
  await dialog.getByRole("combobox", { name: "O que exportar" }).click();
  await page.getByRole("option", { name: "Transações", exact: true }).click();
  await expectVisible(dialog.getByText(/^[\d.]+ linhas$/));
  await dialog.getByRole("button", { name: "Colunas" }).click();
  await page.getByRole("checkbox", { name: "Telefone" }).click();
  await page.keyboard.press("Escape");
  await expectVisible(dialog.getByText("30 de 31 colunas · CSV (Excel)"));
  await dialog.getByRole("button", { name: "Gerar" }).click();
  await expectDetached(dialog);
  await expectVisible(page.getByText("Relatório em preparação."));
  const row = page.locator(`${grid} [data-row]`).first();
  await expectVisible(row.getByText("Concluída"));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    row.getByRole("button", { name: /^Baixar/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^balcao_transacoes_\d{8}-\d{4}\.csv$/);
  const text = await readFile((await download.path()) ?? "", "utf8");
  expect(text).toMatch(/^\ufeffPedido em;Aprovada em;Comprador;E-mail;CPF\/CNPJ;Produto;/);
});

test("a list with more rows than a file of it takes leads to a report with its filter", async () => {
  const page = await site.open("/vendas/transacoes/?de=2024-06-20&ate=2025-06-15", {
    as: "finance",
    now: demoEnd,
    prepare: (page) =>
      page.route("**/rest/v1/vw_transacoes*", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), "content-range": "0-24/1234" } });
      }),
  });
  await expectVisible(page.locator(".transacoes-grade-grade:not([aria-busy]) [data-row]").first());
  await page.getByRole("button", { name: "Exportar" }).click();
  const dialog = page.getByRole("dialog", { name: "Gerar relatório" });
  await expectVisible(dialog.getByText("Transações com os filtros da lista aberta."));
  await expectVisible(dialog.getByText(/^[\d.]+ linhas$/));
  await dialog.getByRole("button", { name: "Gerar" }).click();
  await page.getByRole("button", { name: "Ver exportações" }).click();
  await expectVisible(page.locator(`${grid} [data-row]`).first().getByText("20/06/24 – 15/06/25"));
});

test.each(Object.entries(sizes))("a failed report says why, an expired one is made anew, on %s", async (_, size) => {
  const page = await site.open(path, {
    ...size,
    as: "finance",
    now: demoEnd,
    prepare: (page) =>
      page.route("**/rest/v1/vw_exportacoes*", (route) =>
        route.fulfill({
          headers: { "content-range": "0-1/2", "access-control-expose-headers": "content-range" },
          json: ["falhou", "concluida"].map((status, index) => ({
            id: `00000000-0000-4000-8000-00000000000${index}`,
            tipo: "contatos",
            filtros: {},
            status,
            linhas: 5,
            linhas_total: 5,
            expira_em: null,
            erro: status === "falhou" ? "A escrita parou no meio." : null,
            criado_em: "2025-06-01T12:00:00Z",
            criado_por_nome: "Ana",
            caminho: "a/b/c.csv",
            arquivo_nome: "c.csv",
            vencida: status === "concluida",
            produto_nome: null,
          })),
        }),
      ),
  });
  await expectVisible(page.getByText("A escrita parou no meio."));
  await expectVisible(page.getByRole("button", { name: "Tentar de novo" }));
  await expectVisible(page.getByText("Expirada", { exact: true }));
  await expectVisible(page.getByRole("button", { name: "Gerar de novo" }));
});

test.each(sizesTried)("axe finds nothing in exports, and they fit, on %s", async (_, size) => {
  const page = await site.open(path, { ...size, as: "owner", now: demoEnd });
  await expectVisible(page.locator(grid));
  const found = [...(await violations(page, "list"))];
  await expectFits(page);
  await page.getByRole("button", { name: "Nova exportação" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Gerar relatório" });
  await dialog.getByRole("combobox", { name: "O que exportar" }).click();
  await page.getByRole("option", { name: "Comissões", exact: true }).click();
  await expectVisible(dialog.getByText(/linhas$|Nenhuma linha/));
  found.push(...(await violations(page, "report")));
  expect(found).toEqual([]);
});
