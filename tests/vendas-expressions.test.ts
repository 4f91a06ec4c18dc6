import { expect, test } from "vitest";
import { parseFormula } from "../compiler/3-link/formula/parse-formula.ts";
import { designs, textOf } from "./all-designs.ts";

/** No workflow of the seller app computes the same expression twice: a `let` names it. */

/** Expressions that compute something; names, members and literals do not. */
const computing = new Set(["call", "binary", "conditional", "template", "unary"]);

/** Calls whose results differ each time. */
const changing = /\b(?:uuid|currentDate|random)\(/;

/** Expressions that are computed again because a step between them may have changed the answer. */
const askedAgain: readonly string[] = [
  "workflows.json atendimentosNovidades: params.vez == variables.atendimentosOuvidos",
  "components/comissao-pagamento.json pagar: variables.comprovante == ''",
  // The opportunity before the write, when the write failed, and as fetched again: what somebody else changed shows.
  "workflows.json oportunidadeGravar: formulas.oportunidadeCampos()",
  // One case of a key runs, and each asks first whether it applies.
  "components/conversa-compositor.json keyDown: formulas.comando()",
  "pages/pg-atendimento.json keydown: formulas.atendimentoTemConversa()",
  "pages/pg-chats.json keydown: variables.chat != '' && formulas.podeEditar()",
  // Whether there is a conversation, then whose it is.
  "components/conversa-cabecalho.json atribuir: formulas.chat()",
];

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Returns the objects in a value that `isFound`, without those inside them. */
function search(value: unknown, isFound: (value: Json) => boolean, name = ""): readonly (readonly [string, Json])[] {
  if (!isObject(value)) return [];
  if (isFound(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => {
    const id = isObject(inner) && typeof inner.id === "string" ? inner.id : key;
    return search(inner, isFound, /^\d+$/.test(id) || id === "on" ? name : id);
  });
}

const isWorkflow = (value: Json): boolean => Array.isArray(value.steps) && !("action" in value);
const isFormula = (value: Json): boolean => typeof value.formula === "string" && Object.keys(value).length === 1;

/** Returns the text of each expression in a formula that computes something, without names of its functions. */
function expressionsIn(formula: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: unknown, params: readonly string[]): void => {
    if (!isObject(node)) return;
    const { kind, start, end, params: declared } = node;
    const own = Array.isArray(declared) ? declared.map((param) => String(param.name)) : [];
    const inside = [...params, ...own];
    if (computing.has(String(kind)) && typeof start === "number" && typeof end === "number") {
      const text = formula.slice(start, end).replaceAll(/\s+/g, " ");
      if (!changing.test(text) && !inside.some((param) => new RegExp(`\\b${param}\\b`).test(text))) found.push(text);
    }
    for (const inner of Object.values(node)) visit(inner, inside);
  };
  const { lets, expression } = parseFormula(formula);
  visit(
    [lets, expression],
    lets.map(({ name }) => name).filter((name) => name !== ""),
  );
  return found;
}

const repeatedIn = (workflow: Json): readonly string[] => {
  const all = search(workflow, isFormula).flatMap(([, { formula }]) => expressionsIn(String(formula)));
  const repeated = [...new Set(all.filter((text, index) => all.indexOf(text) !== index))];
  return repeated.filter((text) => !repeated.some((other) => other !== text && other.includes(text)));
};

test("no expression is computed twice in a workflow of the seller app", () => {
  const files = designs.find(({ name }) => name === "vendas")?.files ?? [];
  const workflows = files.flatMap((file) =>
    file.path.endsWith(".json")
      ? search(JSON.parse(textOf(file)), isWorkflow).map(([name, one]) => [`${file.path} ${name}`, one] as const)
      : [],
  );
  expect(workflows.length).toBeGreaterThan(500);
  const repeated = workflows.flatMap(([name, one]) => repeatedIn(one).map((text) => `${name}: ${text}`));
  expect(repeated.toSorted()).toEqual(askedAgain.toSorted());
});
