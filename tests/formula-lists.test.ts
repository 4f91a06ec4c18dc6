import fc from "fast-check";
import { expect, test } from "vitest";
import type { Reference, Resolution, Scope } from "../compiler/3-link/names/scope.ts";
import { namedThing, nameOfThing } from "../compiler/3-link/names/thing.ts";
import type { Spelled } from "../compiler/5-lower/spell.ts";
import { boolean, date, number, type Type, text } from "../compiler/formula-types.ts";
import { list, optional, record } from "../compiler/value-types.ts";
import * as helpers from "../runtime/helpers/index.ts";
import { cases, seed } from "./depth.ts";
import { compileFormula, FormulaCache } from "./formula-compiler.ts";
import { placeFor } from "./formula-world.ts";

// A list helper is inlined where its types are known, and called where they are not: both have the same result.

const types: Readonly<Record<string, Type>> = {
  itens: list(
    record({
      id: number,
      nome: text,
      uf: optional(text),
      valor: optional(number),
      peso: number,
      ativo: boolean,
      dia: date,
    }),
  ),
  textos: list(optional(text)),
  numeros: list(number),
  nome: text,
  numero: number,
};

const word = fc.constantFrom("", "a", "b", "SP", "0");
const amount = fc.oneof(fc.constantFrom(0, -0, 1, Number.NaN), fc.integer({ min: -3, max: 3 }), fc.double());
const nothing = fc.constantFrom(null, undefined);
const item = fc.record({
  id: fc.integer({ min: 0, max: 4 }),
  nome: word,
  uf: fc.oneof(word, nothing),
  valor: fc.oneof(amount, nothing),
  peso: amount,
  ativo: fc.boolean(),
  dia: fc.constantFrom("2026-03-09", "2026-03-10"),
});
const values = fc.record({
  itens: fc.array(item, { maxLength: 6 }),
  textos: fc.array(fc.oneof(word, nothing), { maxLength: 5 }),
  numeros: fc.array(amount, { maxLength: 5 }),
  nome: word,
  numero: fc.integer({ min: 0, max: 4 }),
});

const formulas = [
  "map(variables.itens, 'nome')",
  "map(variables.itens, 'valor')",
  "map(variables.itens, (item, index) => item.peso + index)",
  "filter(variables.itens, item => item.uf)",
  "find(variables.itens, item => item.peso > 1)",
  "some(variables.itens, item => item.uf)",
  "every(variables.itens, item => item.valor)",
  "length(variables.itens)",
  "length(variables.nome)",
  "join(variables.textos)",
  "join(variables.numeros, ' e ')",
  "join(map(variables.itens, 'ativo'), variables.nome)",
  "getByIndex(variables.itens, 2)",
  "filterByKey(variables.itens, 'uf')",
  "filterByKey(variables.itens, 'peso')",
  "filterByKey(variables.itens, 'uf', 'SP')",
  "filterByKey(variables.itens, 'peso', 0)",
  "filterByKey(variables.itens, 'ativo', false)",
  "filterByKey(variables.itens, 'id', variables.numero)",
  "removeByKey(variables.itens, 'uf')",
  "removeByKey(variables.itens, 'valor', 1)",
  "removeByKey(variables.itens, 'dia', '2026-03-09')",
  "findIndexByKey(variables.itens, 'uf', variables.nome)",
  "lookup(variables.numero, variables.itens)",
  "lookup(variables.nome, variables.itens, 'uf')",
  "rollup(variables.itens, 'nome')",
  "rollupSum(variables.itens, 'valor')",
  "rollupSum(variables.itens, 'peso')",
];

const spell = ({ thing }: Reference): Spelled => ({ path: ["variables", nameOfThing(thing)] });

const scopeOf = (typeOf: (name: string) => Type): Scope => ({
  key: "lists",
  resolve(_, [name = ""]): Resolution {
    return {
      reference: { thing: namedThing("variable", name), type: typeOf(name) },
      consumed: 1,
    };
  },
});

/** The program text of a formula with these types of names. */
function compiled(formula: string, typeOf: (name: string) => Type): string {
  const report = (one: { readonly message: string }) => expect.fail(`${formula}: ${one.message}`);
  const output = compileFormula(
    formula,
    scopeOf(typeOf),
    undefined,
    placeFor(formula),
    report,
    new FormulaCache(spell),
  );
  return output?.code ?? expect.fail(formula);
}

const evaluator = (code: string) =>
  new Function(...Object.keys(helpers), `return (variables) => (${code});`)(...Object.values(helpers));

test.each(formulas)("%s", (formula) => {
  const written = compiled(formula, (of) => types[of] ?? expect.fail(of));
  // For a nullable list, the types are not precise enough to inline the helper.
  const called = compiled(formula, (of) => optional(types[of] ?? expect.fail(of)));
  expect(written).toMatch(/^variables\./);
  expect(called).toMatch(/^\w+\(/);
  const [one, other] = [evaluator(written), evaluator(called)];
  fc.assert(
    fc.property(values, (variables) => {
      expect(one(variables)).toStrictEqual(other(variables));
    }),
    { numRuns: cases(60, 6000), seed },
  );
});
