import fc from "fast-check";
import { expect, test } from "vitest";
import { sugerir } from "../designs/vendas/supabase/functions/importacoes/colunas.ts";
import { centavos, numero } from "../designs/vendas/supabase/functions/importacoes/formatos.ts";
import { formatosDoArquivo, leitor } from "../designs/vendas/supabase/functions/importacoes/linhas.ts";
import { parseDecimal } from "../runtime/elements/parts/field/decimal.ts";
import { cases, seed } from "./depth.ts";
import { numberCases } from "./number-cases.ts";

/** Imports of the seller app read a number as its fields do, and a file's column in one format. */

test.each(numberCases.filter(([language]) => language === "pt"))("%s: %j is %d", (_, text, number) => {
  expect(numero(text) ?? null).toBe(number);
});

test("an import reads any text as a field in Portuguese does", () => {
  const text = fc.string({ unit: fc.constantFrom(..."0123456789.,.,-−+() '’R$€_a"), maxLength: 12 });
  fc.assert(
    fc.property(text, (one) => {
      const inField = parseDecimal(one, "pt");
      // A zero has no sign in a file.
      expect(numero(one) ?? null).toBe(inField === null ? null : inField + 0);
    }),
    { seed, numRuns: cases(1000, 100_000) },
  );
});

test("an amount has two decimals, no sign and at most ten digits", () => {
  const amounts = ["1.500", "R$ 1.500,5", "(0,00)", "-1", "(1,00)", "1,005", "99.999.999,99", "100.000.000", ""];
  expect(amounts.map((text) => centavos(text))).toEqual([
    ...[150000, 150050, 0, undefined, undefined, undefined, 9999999999, undefined, undefined],
  ]);
});

const columns = ["valor", "taxa", "data_pedido"] as const;
const good = {
  plataforma: "kiwify",
  status: "Aprovada",
  produto: "Livro",
  forma_pagamento: "Pix",
  comprador_nome: "Ana",
};
/** The amounts, fees and days of a file that has these; those that are errors, and how it was read. */
function fileOf(rows: readonly (readonly [valor: string, taxa: string, data: string])[]) {
  const cabecalho = [...Object.keys(good), "comprador_email", "transacao", ...columns];
  const lines = rows.map((cells, index) => [...Object.values(good), "ana@file.example", `V-${index}`, ...cells]);
  const rules = {
    cabecalho,
    mapeamento: sugerir(cabecalho),
    plataforma: null,
    status: new Map([[" aprovada", "aprovada"]]),
  };
  const formats = formatosDoArquivo(rules, lines);
  const read = leitor(rules, formats);
  return {
    said: formats.leitura,
    sales: lines.map((cells, index) => {
      const { venda, erros } = read(cells, index + 2);
      if (!venda) return erros.map(({ codigo, coluna, valor }) => `${codigo} ${coluna} ${valor}`).join("; ");
      const { valor, taxa, pedida_em } = venda.dados;
      return `${valor} ${taxa} ${String(pedida_em).slice(0, 10)}`;
    }),
  };
}
const day = "25/12/2024";

test("what could be either is read as the other values of its column are written", () => {
  const brazilian = fileOf([
    ["1.500", "", day],
    ["12,50", "", day],
  ]);
  expect(brazilian.sales).toEqual(["150000 null 2024-12-25", "1250 null 2024-12-25"]);
  expect(brazilian.said).toBe(
    "Valores lidos como 1.234,56: “1.500” é 1.500,00. Datas lidas como dia/mês/ano: “25/12/2024” é 25 de dezembro de 2024.",
  );
  const american = fileOf([
    ["1,500", "", day],
    ["12.50", "", day],
    ["1.500", "", day],
    ["1,234.56", "", day],
  ]);
  expect(american.sales).toEqual([
    ...["150000 null 2024-12-25", "1250 null 2024-12-25", "E03 valor 1.500", "123456 null 2024-12-25"],
  ]);
  expect(american.said).toMatch(/^Valores lidos como 1,234\.56: “1,500” é 1\.500,00\./);
});

test("a column that says nothing follows the others of its file, and then the language", () => {
  expect(fileOf([["1.500", "10.50", day]]).sales).toEqual(["E03 valor 1.500"]);
  expect(fileOf([["1,500", "10.50", day]]).sales).toEqual(["150000 1050 2024-12-25"]);
  expect(fileOf([["1.500", "", day]]).sales).toEqual(["150000 null 2024-12-25"]);
  expect(fileOf([["1,500", "", day]]).sales).toEqual(["E03 valor 1,500"]);
  const mixed = fileOf([["100,00", "10.50", day]]);
  expect(mixed.sales).toEqual(["10000 1050 2024-12-25"]);
  expect(mixed.said).toContain(
    "Valores lidos em “valor” como 1.234,56: “100,00” é 100,00. Valores lidos em “taxa” como 1,234.56: “10.50” é 10,50.",
  );
});

test("values of a column that contradict the others are errors, never guessed", () => {
  expect(
    fileOf([
      ["12,50", "", day],
      ["1.234,56", "", day],
      ["1,234.56", "", day],
      ["12.5", "", day],
      ["1.234", "", day],
    ]).sales,
  ).toEqual([
    ...[
      "1250 null 2024-12-25",
      "123456 null 2024-12-25",
      "E03 valor 1,234.56",
      "E03 valor 12.5",
      "123400 null 2024-12-25",
    ],
  ]);
  for (const text of ["0.500", "10,50,", "12.03.2026", "1,005", "-5", "abc"]) {
    expect(fileOf([[text, "", day]]).sales).toEqual([`E03 valor ${text}`]);
  }
});

test("the days of a column are in one order", () => {
  const american = fileOf([
    ["1", "", "03/04/2024"],
    ["1", "", "12/25/2024"],
  ]);
  expect(american.sales).toEqual(["100 null 2024-03-04", "100 null 2024-12-25"]);
  expect(american.said).toContain("Datas lidas como mês/dia/ano: “03/04/2024” é 4 de março de 2024.");
  expect(fileOf([["1", "", "03/04/2024"]]).sales).toEqual(["100 null 2024-04-03"]);
  const both = fileOf([
    ["1", "", "25/12/2024"],
    ["1", "", "12/25/2024"],
    ["1", "", "2024-12-25"],
  ]);
  expect(both.sales).toEqual(["100 null 2024-12-25", "E02 data_pedido 12/25/2024", "100 null 2024-12-25"]);
});
