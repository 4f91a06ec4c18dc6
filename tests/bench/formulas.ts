import { FormulaLinker } from "../../compiler/3-link/formula/link-formula.ts";
import type { Resolution, Scope } from "../../compiler/3-link/names/scope.ts";
import { namedThing } from "../../compiler/3-link/names/thing.ts";
import { checkFormula } from "../../compiler/4-check/expressions/check-formula.ts";
import { lowerFormula } from "../../compiler/5-lower/formula.ts";
import { printFormula } from "../../compiler/5-lower/print-formula.ts";
import { spell } from "../../compiler/5-lower/spell.ts";
import { boolean, number, type Type, text } from "../../compiler/formula-types.ts";
import { list, optional, record } from "../../compiler/value-types.ts";
import * as helpers from "../../runtime/helpers/index.ts";
import { signal } from "../../runtime/react/signals.ts";

const contact = record({ nome: text, uf: optional(text), total: optional(number), ativo: boolean });
const types: Readonly<Record<string, Type>> = {
  nome: text,
  busca: optional(text),
  total: number,
  contatos: list(contact),
};

const variables = {
  nome: signal("Ana"),
  busca: signal<string | null>(null),
  total: signal(12.5),
  contatos: signal(
    Array.from({ length: 50 }, (_, index) => ({
      nome: `Contato ${index}`,
      uf: index % 3 ? "SP" : null,
      total: index % 2 ? index : null,
      ativo: index % 2 === 0,
    })),
  ),
};

const scope: Scope = {
  key: "bench",
  resolve(root, [name]): Resolution | { problem: "unknown"; member: number; names: string[] } {
    const type = root === "variables" && name !== undefined ? types[name] : undefined;
    if (!type) return { problem: "unknown", member: 0, names: [] };
    return {
      reference: { thing: namedThing("variable", String(name)), type },
      consumed: 1,
    };
  },
};

type World = typeof variables;

/** Typical formulas of designs, and equivalent hand-written code. */
const cases: readonly { readonly formula: string; readonly byHand: (variables: World) => unknown }[] = [
  { formula: "'Olá, ' + variables.nome", byHand: (v) => `Olá, ${v.nome.value}` },
  {
    formula: "variables.total > 10 && variables.nome != '' ? 'muito' : 'pouco'",
    byHand: (v) => (v.total.value > 10 && v.nome.value !== "" ? "muito" : "pouco"),
  },
  {
    formula: "(variables.contatos[3]?.total ?? 0) * 2 + variables.total",
    byHand: (v) => (v.contatos.value[3]?.total ?? 0) * 2 + v.total.value,
  },
  { formula: "ifEmpty(variables.busca, 'tudo')", byHand: (v) => v.busca.value || "tudo" },
  {
    formula: "switch(variables.nome, 'Bia', 1, 'Ana', 2, 3)",
    byHand: (v) => (v.nome.value === "Bia" ? 1 : v.nome.value === "Ana" ? 2 : 3),
  },
  {
    formula: "length(filter(variables.contatos, contato => contato.ativo))",
    byHand: (v) => v.contatos.value.filter((contato) => contato.ativo).length,
  },
  {
    formula: "join(map(variables.contatos, 'nome'), ', ')",
    byHand: (v) => v.contatos.value.map((contato) => contato.nome).join(", "),
  },
  {
    formula: "filterByKey(variables.contatos, 'uf', 'SP')",
    byHand: (v) => v.contatos.value.filter((contato) => contato.uf === "SP"),
  },
  {
    formula: "rollupSum(variables.contatos, 'total')",
    byHand: (v) => v.contatos.value.reduce((total, contato) => total + (contato.total ?? 0), 0),
  },
  {
    formula: "lookup('Contato 40', variables.contatos, 'nome').total",
    byHand: (v) => v.contatos.value.find((contato) => contato.nome === "Contato 40")?.total,
  },
  {
    formula: "removeByKey(variables.contatos, 'nome', variables.nome)",
    byHand: (v) => v.contatos.value.filter((contato) => contato.nome !== v.nome.value),
  },
  {
    formula: "findIndexByKey(variables.contatos, 'nome', 'Contato 40')",
    byHand: (v) => v.contatos.value.findIndex((contato) => contato.nome === "Contato 40"),
  },
  {
    formula: "sort(variables.contatos, 'desc', 'nome')",
    byHand: (v) => [...v.contatos.value].sort((a, b) => (a.nome < b.nome ? 1 : a.nome > b.nome ? -1 : 0)),
  },
  {
    formula: "groupBy(variables.contatos, 'uf')",
    byHand: (v) => {
      const groups: Record<string, unknown[]> = {};
      for (const contato of v.contatos.value) {
        const uf = String(contato.uf);
        groups[uf] ??= [];
        groups[uf].push(contato);
      }
      return groups;
    },
  },
  { formula: "uppercase(variables.nome)", byHand: (v) => v.nome.value.toUpperCase() },
];

function compiled(formula: string): string {
  const found: unknown[] = [];
  const place = { file: { path: "bench", text: "", json: {} }, owner: {}, key: "formula" };
  const linked = new FormulaLinker().link(formula, scope, place, (one) => found.push(one));
  const checked = checkFormula(linked, undefined);
  if (found.length > 0 || !checked.isSound) throw new Error(`the formula is wrong: ${formula}`);
  return printFormula(lowerFormula(checked, { spell: (reference) => spell({ customPath: "" }, reference) }).code);
}

/** The code that runs in the page: the printed formula, with the helpers it imports. */
function evaluated(code: string): (variables: World) => unknown {
  const names = Object.keys(helpers);
  const make = new Function(...names, `"use strict"; return (variables) => (${code});`);
  return make(...Object.values(helpers));
}

let sink: unknown;

function timedMs(run: (variables: World) => unknown, times: number): number {
  const start = performance.now();
  for (let count = 0; count < times; count++) sink = run(variables);
  return performance.now() - start;
}

/** The time of each formula relative to the hand-written code, alternating; the median of the ratios of the rounds. */
export function formulaEvaluation(): string {
  const ratios = cases.map(({ formula, byHand }) => {
    const ours = evaluated(compiled(formula));
    // A separate function, created in the same way, so that the engine optimises both alike.
    const theirs: (variables: World) => unknown = new Function(`"use strict"; return ${byHand.toString()};`)();
    const times = Math.max(200, Math.round(2 / Math.max(timedMs(theirs, 100) / 100, 0.00002)));
    const rounds = Array.from({ length: 21 }, () => timedMs(ours, times) / timedMs(theirs, times)).sort(
      (a, b) => a - b,
    );
    return { formula, ratio: rounds[10] ?? Number.NaN };
  });
  if (sink === undefined) throw new Error("nothing was evaluated");
  const mean = Math.exp(ratios.reduce((total, { ratio }) => total + Math.log(ratio), 0) / ratios.length);
  const lines = ratios.map(({ formula, ratio }) => `\n    ${ratio.toFixed(2)} × ${formula}`);
  return `${mean.toFixed(2)} × by hand (target 1.2)${lines.join("")}`;
}

/** All phases for one formula, relative to parsing the same text as JSON. */
export function formulaCompile(): string {
  const formulas = cases.map(({ formula }) => formula);
  const run = () => {
    for (const formula of formulas) compiled(formula);
  };
  for (let round = 0; round < 300; round++) run();
  const best = Math.min(
    ...Array.from({ length: 31 }, () => {
      const start = performance.now();
      for (let round = 0; round < 20; round++) run();
      return (performance.now() - start) / 20 / formulas.length;
    }),
  );
  return `${(best * 1000).toFixed(1)} µs per formula (target 10)`;
}
