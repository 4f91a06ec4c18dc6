import { expect, test } from "vitest";
import { logEntries } from "../../runtime/errors/error-log.ts";
import { logInexactNumbers } from "../../runtime/plugins/supabase/exact-numbers.ts";

/** Returns the columns that are logged for an answer of a table. */
function logged(table: string, answer: string): readonly string[] {
  const before = logEntries().length;
  logInexactNumbers(table, JSON.parse(answer));
  return logEntries()
    .slice(before)
    .map(({ label }) => label);
}

test("columns whose numbers lost digits are logged once", () => {
  expect(logged("pedidos", '[{"id":9007199254740993,"valor":1.5},{"id":9007199254740995}]')).toEqual(["pedidos.id"]);
  expect(logged("pedidos", '[{"id":9007199254740993}]')).toEqual([]);
  expect(logged("taxas", '{"taxa":0.12345678901234567,"conta":{"saldo":-123456789012345678}}')).toEqual([
    "taxas.taxa",
    "taxas.conta.saldo",
  ]);
  expect(logged("saldo_total", "90071992547409931")).toEqual(["saldo_total"]);
  expect(logged("medidas", '[{"valores":[1,0.1,1234567890123.4567]}]')).toEqual(["medidas.valores"]);
});

test("numbers that kept their digits are not logged", () => {
  const kept = [0, -0, 0.1, 19.9, -1234.5678, 99999999999.99, 0.00012345, 1e-7, 123456789012345, 2 ** 53 - 1];
  expect(logged("precos", JSON.stringify(kept.map((valor) => ({ valor, nome: "9007199254740993" }))))).toEqual([]);
});
