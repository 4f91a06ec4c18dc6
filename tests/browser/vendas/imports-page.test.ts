import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import { expectFits } from "./measure.ts";
import { demoEnd, serveVendas } from "./site.ts";

const site = serveVendas();
const path = "/financeiro/importar-transacoes/";
const header = "Plataforma;Transação;Status;Data do pedido;Produto;Forma de pagamento;Valor;Nome do comprador;E-mail";
const csv = (code: string, rows: readonly string[]) => ({
  name: `vendas-${code}.csv`,
  mimeType: "text/csv",
  buffer: Buffer.from(`\ufeff${[header, ...rows].join("\r\n")}`),
});
const row = (code: string, value = "10,00") =>
  `Kiwify;${code};Aprovada;01/06/2025 10:00;Livro;Pix;${value};Ana Prova;ana@prova.example`;

test("scenario 13: a file is read, its columns found, its rows checked and written, and the bad ones reported", async () => {
  const page = await site.open(path, { as: "finance", now: demoEnd });
  await expectVisible(page.getByRole("heading", { name: "Escolha o arquivo" }));
  await page.getByRole("button", { name: "Continuar" }).click();
  await expectVisible(page.getByText("Escolha um arquivo."));
  const rows = Array.from({ length: 240 }, (_, index) => row(`PG-${index}`, index % 2 === 0 ? "10,00" : "dez"));
  await page.locator("input[type=file]").setInputFiles(csv("a", rows));
  await page.getByRole("button", { name: "Continuar" }).click();
  await expectVisible(page.getByRole("heading", { name: "Confira as colunas" }));
  await expectVisible(page.getByText("vendas-a.csv: 240 linhas, separadas por ponto e vírgula, UTF-8."));
  await page.getByRole("button", { name: "Conferir linhas" }).click();
  await expectVisible(page.getByRole("heading", { name: "Conferência" }));
  await expectVisible(page.getByText("Valor inválido (E03)").first());
  await expectVisible(page.getByText("Valores lidos como 1.234,56: “10,00” é 10,00."));
  await page.getByRole("button", { name: "Importar 120 linhas" }).click();
  // The import goes on while nobody looks.
  await page.getByRole("link", { name: "Transações", exact: true }).click();
  await page.goBack();
  await expectVisible(page.getByText("120 novas, 0 atualizadas, 0 sem mudança, 120 com erro."));
  await expectVisible(page.getByText("Produtos novos, que ainda não estão à venda: Livro."));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".importacao-resultado-baixar").click(),
  ]);
  expect(download.suggestedFilename()).toBe("erros-vendas-a.csv");
  const [, ...errors] = (await readFile((await download.path()) ?? "", "utf8")).trim().split(/\r?\n/);
  // The header is the first line, so the rows with a wrong value have the odd ones.
  expect(errors.map((error) => Number.parseInt(error, 10))).toEqual(Array.from({ length: 120 }, (_, at) => 2 * at + 3));
  await expectVisible(page.locator(".importacoes-grade-grade [data-row]").first().getByText("Concluída com erros"));

  await page.getByRole("button", { name: "Importar outro arquivo" }).click();
  await page.locator("input[type=file]").setInputFiles(csv("a", rows));
  await page.getByRole("button", { name: "Continuar" }).click();
  const confirmation = page.getByRole("dialog", { name: "Importar de novo?" });
  await expectVisible(confirmation);
  await confirmation.getByRole("button", { name: "Importar de novo" }).click();
  await page.getByRole("button", { name: "Conferir linhas" }).click();
  await expectVisible(page.getByText("Não há nada a gravar neste arquivo."));
});

test("scenario 14: a file of 50,001 rows is refused with its number", async () => {
  const page = await site.open(path, { as: "finance", now: demoEnd });
  await page.locator("input[type=file]").setInputFiles(
    csv(
      "b",
      Array.from({ length: 50_001 }, (_, index) => `k;${index}`),
    ),
  );
  await page.getByRole("button", { name: "Continuar" }).click();
  await expectVisible(page.getByText("Máximo de 50.000 linhas. Este arquivo tem 50.001."));
  site.takeProblems();
});

test("a missing column is named, and choosing it lets the check go on", async () => {
  const page = await site.open(path, { as: "finance", now: demoEnd });
  await page.locator("input[type=file]").setInputFiles({
    name: "outra.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`${header.replace("Valor", "Quanto")}\n${row("PG-x")}`),
  });
  await page.getByRole("button", { name: "Continuar" }).click();
  await expectVisible(page.getByText("Falta escolher: Valor"));
  await expectVisible(page.getByText("Não entram: Quanto."));
  await page.getByRole("button", { name: "Conferir linhas" }).click();
  await expectVisible(page.getByText("Falta mapear: Valor."));
  site.takeProblems();
  await page.getByRole("combobox", { name: "Valor *" }).click();
  await page.getByRole("option", { name: "Quanto" }).click();
  await expectVisible(page.getByText("9 de 9 colunas reconhecidas"));
  await expectVisible(page.locator(".importacao-colunas-exemplo").getByText("10,00"));
  await page.getByRole("button", { name: "Conferir linhas" }).click();
  await expectVisible(page.getByRole("button", { name: "Importar 1 linha" }));
  await page.locator(".importacao-conferencia-desistir").click();
  await page
    .getByRole("dialog", { name: "Cancelar a importação?" })
    .getByRole("button", { name: "Cancelar importação" })
    .click();
  await expectVisible(page.getByRole("heading", { name: "Importação cancelada" }));
});

test("an import that was left at its columns goes on from the list, or is cancelled there", async () => {
  const page = await site.open(path, { as: "finance", now: demoEnd });
  await page.locator("input[type=file]").setInputFiles(csv("parada", [row("PG-p")]));
  await page.getByRole("button", { name: "Continuar" }).click();
  await expectVisible(page.getByRole("heading", { name: "Confira as colunas" }));
  await page.goto(site.url + path);
  const left = page.locator(".importacoes-grade-grade [data-row]", { hasText: "vendas-parada.csv" });
  await expectVisible(left.getByText("Falta conferir"));
  await left.getByRole("button", { name: "Ações de vendas-parada.csv" }).click();
  await page.getByRole("menuitem", { name: "Continuar" }).click();
  await expectVisible(page.getByRole("heading", { name: "Confira as colunas" }));
  await page.goto(site.url + path);
  await left.getByRole("button", { name: "Ações de vendas-parada.csv" }).click();
  await page.getByRole("menuitem", { name: "Cancelar importação" }).click();
  await page
    .getByRole("dialog", { name: "Cancelar a importação?" })
    .getByRole("button", { name: "Cancelar importação" })
    .click();
  await expectVisible(left.getByText("Cancelada"));
});

test("an import that stopped in the middle goes on from its page", async () => {
  await site.query(`create function public.para() returns trigger language plpgsql as $$
    begin raise exception 'o servidor parou' using errcode = '57P01'; end $$`);
  await site.query(
    "create trigger para before insert on public.transacoes for each row execute function public.para()",
  );
  const page = await site.open(path, { as: "finance", now: demoEnd });
  await page.locator("input[type=file]").setInputFiles(csv("meio", [row("PG-meio")]));
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("button", { name: "Conferir linhas" }).click();
  await page.getByRole("button", { name: "Importar 1 linha" }).click();
  await expectVisible(page.getByRole("heading", { name: "A importação parou" }));
  await expectVisible(page.getByText("A gravação parou no meio. O que já entrou ficou; tente de novo"));
  await site.query("drop trigger para on public.transacoes");
  site.takeProblems();
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expectVisible(page.getByText("1 novas, 0 atualizadas, 0 sem mudança, 0 com erro."));
});

test("empty cells and a repeated title are shown as they are", async () => {
  const page = await site.open(path, { as: "finance", now: demoEnd });
  await page.locator("input[type=file]").setInputFiles({
    name: "repetida.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`${header};Nota;Nota;Cupom\n${row("PG-r")};;;\n${row("PG-r")};;;\n`),
  });
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("button", { name: "Primeiras linhas do arquivo" }).click();
  const sample = page.getByRole("table");
  await expectVisible(sample);
  expect((await sample.getByRole("columnheader").allInnerTexts()).slice(9)).toEqual(["Nota", "Nota", "Cupom"]);
  expect(await sample.locator("td").count()).toBe(24);
});

test.each(sizesTried)("axe finds nothing in the import, and it fits, on %s", async (name, size) => {
  const page = await site.open(path, { ...size, as: "owner", now: demoEnd });
  await expectVisible(page.getByRole("heading", { name: "Escolha o arquivo" }));
  await page.getByRole("button", { name: "Ver em vídeo" }).click();
  const film = page.getByLabel("Como exportar da sua plataforma");
  await expect.poll(() => film.evaluate((node) => node instanceof HTMLVideoElement && node.duration > 20)).toBe(true);
  expect(
    await film.evaluate((node) => node instanceof HTMLVideoElement && node.controls && node.paused && !node.autoplay),
  ).toBe(true);
  const found = [...(await violations(page, "file"))];
  await expectFits(page);
  await page.locator("input[type=file]").setInputFiles(csv("c", [row(`AXE-${name}`), row("AXE-2", "x")]));
  await page.getByRole("button", { name: "Continuar" }).click();
  await expectVisible(page.getByRole("heading", { name: "Confira as colunas" }));
  found.push(...(await violations(page, "columns")));
  await expectFits(page);
  await page.getByRole("button", { name: "Conferir linhas" }).click();
  await expectVisible(page.getByRole("button", { name: "Importar 1 linha" }));
  found.push(...(await violations(page, "check")));
  expect(found).toEqual([]);
});
