import fc from "fast-check";
import { expect, test } from "vitest";
import { compileFormula, FormulaCache, type FormulaOutput } from "./formula-compiler.ts";
import { placeFor, scope, spellInWorld, typeErrors } from "./formula-world.ts";

const paths = [
  "variables.contador",
  "variables.nome",
  "variables.vazio",
  "variables.ligado",
  "variables.lista",
  "variables.talvez",
  "variables.status",
  "variables.data",
  "variables.livre",
  "variables.livre.a.b",
  "variables.registro",
  "item",
  "item.nome",
  "item.apelido",
  "item.valor",
  "item.status",
  "item.cliente",
  "item.cliente.nome",
  "item.cliente.cidade.uf",
  "item.cliente.compras",
  "item.aberto.outro",
  "collections.contatos",
  "collections.contatos.data",
  "collections.contatos.total",
  "item.visto",
  "variables.lista[i]",
  "item.cliente.compras[i]",
  "collections.contatos[i]",
  "item[k]",
];
const lets = { i: "variables.contador", k: "variables.ligado ? 'nome' : 'apelido'" };
const literals = ["1", "0", "'a'", "''", "'aprovada'", "'nome'", "true", "null", "[]", "['a']", "{}", "{ a: 1 }"];

// Any expression over the scope; most are wrong, and those that the checker accepts must also be valid TypeScript.
const { any } = fc.letrec<{ any: string }>((tie) => {
  const part = tie("any");
  const parts = (...shape: fc.Arbitrary<string>[]) => fc.tuple(...shape).map((all) => all.join(""));
  const is = fc.constant;
  const binary = fc.constantFrom(" + ", " - ", " < ", " == ", " != ", " && ", " || ", " ?? ");
  const name = fc.constantFrom("nome", "cidade", "length", "data", "a", "id");
  const unary = fc.constantFrom(
    "length",
    "toBool",
    "uppercase",
    "toText",
    "reverse",
    "keys",
    "sum",
    "distinct",
    "flat",
    "initials",
    "average",
  );
  const pair = fc.constantFrom(
    "contains",
    "ifEmpty",
    "map",
    "filterByKey",
    "getKeyValue",
    "add",
    "join",
    "formatDate",
    "addDays",
    "getByIndex",
    "merge",
    "lookup",
    "sort",
    "rollup",
    "groupBy",
    "compare",
    "setKeyValue",
    "remove",
    "concatenate",
  );
  const lambda = fc.constantFrom("map", "filter", "find", "some");
  return {
    any: fc.oneof(
      { maxDepth: 4, depthSize: "medium", withCrossShrink: true },
      { weight: 6, arbitrary: fc.constantFrom(...paths) },
      { weight: 2, arbitrary: fc.constantFrom(...literals) },
      { weight: 4, arbitrary: parts(is("("), part, binary, part, is(")")) },
      { weight: 2, arbitrary: fc.constantFrom(...paths).map((path) => `(${path} ? ${path} : ${path})`) },
      { weight: 2, arbitrary: parts(is("("), part, is(" ? "), part, is(" : "), part, is(")")) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom(...paths), fc.constantFrom(...paths), part)
          .map(([path, yes, no]) => `(${path} != null && ${yes} ? ${path} : ${no})`),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.constantFrom(...paths), name).map(([path, member]) => `(${path} && ${path}.${member})`),
      },
      { weight: 1, arbitrary: parts(is("!"), part) },
      { weight: 1, arbitrary: parts(is("`a${"), part, is("}`")) },
      { weight: 1, arbitrary: parts(part, is("."), name) },
      { weight: 1, arbitrary: parts(part, is("["), part, is("]")) },
      { weight: 1, arbitrary: parts(is("[..."), part, is(", "), part, is("]")) },
      { weight: 1, arbitrary: parts(is("{ ..."), part, is(", a: "), part, is(" }")) },
      { weight: 2, arbitrary: parts(unary, is("("), part, is(")")) },
      { weight: 3, arbitrary: parts(pair, is("("), part, is(", "), part, is(")")) },
      {
        weight: 2,
        arbitrary: parts(
          lambda,
          is("("),
          part,
          is(", x => "),
          fc.constantFrom("x", "x.nome", "x.id + 1", "x == 1", "x > 1", "x.tags"),
          is(")"),
        ),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(
            fc.constantFrom("omit", "pick"),
            fc.constantFrom(...paths),
            fc.array(fc.constantFrom("'nome'", "'id'", "'tags'"), { minLength: 1, maxLength: 2 }),
            fc.constantFrom("", ".nome", ".id", ".tags"),
          )
          .map(([helper, path, names, member]) => `${helper}(${path}, ${names.join(", ")})${member}`),
      },
      {
        weight: 1,
        arbitrary: parts(is("setKeyValue("), fc.constantFrom(...paths), is(", 'nome', "), part, is(")")),
      },
      { weight: 1, arbitrary: parts(is("switch("), part, is(", "), part, is(", "), part, is(", "), part, is(")")) },
    ),
  };
});

test("everything the checker accepts, TypeScript accepts too, with the same type", () => {
  const seed = Number(process.env.SEED ?? 4711);
  const numRuns = Number(process.env.RUNS ?? 5000);
  const compiled = new Map<string, FormulaOutput>();
  for (const expression of fc.sample(any, { seed, numRuns })) {
    const used = Object.entries(lets).filter(([name]) => expression.includes(`[${name}]`));
    const formula = [...used.map(([name, value]) => `let ${name} = ${value};`), expression].join(" ");
    const output = compileFormula(
      formula,
      scope,
      undefined,
      placeFor(formula),
      () => {},
      new FormulaCache(spellInWorld),
    );
    if (output && formula.length > 20) compiled.set(formula, output);
  }
  expect(compiled.size).toBeGreaterThan(numRuns / 30);
  const formulas = [...compiled.values()].map((output) => ({ output, type: output.type }));
  expect(typeErrors("fuzz", formulas)).toBe("");
}, 60_000);
