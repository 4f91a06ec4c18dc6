import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reference, Resolution, Scope, Unresolved } from "../compiler/3-link/names/scope.ts";
import { type Thing as NamedInDesign, namedThing, rowOf, rowPart } from "../compiler/3-link/names/thing.ts";
import { helperModule } from "../compiler/5-lower/formula.ts";
import { type Spelled, spell } from "../compiler/5-lower/spell.ts";
import { boolean, date, nothing, number, type Type, text, unknown } from "../compiler/formula-types.ts";
import type { Place } from "../compiler/span.ts";
import { list, mapOf, optional, record, tsType } from "../compiler/value-types.ts";
import type { FormulaOutput } from "./formula-compiler.ts";

// The scope of the formulas in tests/formulas: names, their types and their values.

const status: Type = { kind: "text", literals: ["aprovada", "recusada", "em_analise"] };
const city = record({ nome: text, uf: optional(text) });
const client = record({ nome: text, cidade: optional(city), compras: list(number) });
const row = record({ id: number, nome: text, total: optional(number), status, tags: list(text) });
const item = record({
  id: number,
  nome: text,
  apelido: optional(text),
  valor: optional(number),
  ativo: boolean,
  status,
  criado: date,
  visto: optional(date),
  cliente: optional(client),
  tags: list(text),
  livre: unknown,
  aberto: { ...record({ nome: text }), open: true },
});
const contacts = record({ data: list(row), total: optional(number), isFetching: boolean });
const double: Type = {
  kind: "function",
  params: [
    { name: "valor", type: number, optional: false },
    { name: "vezes", type: number, optional: true },
  ],
  result: number,
};

const rows = [
  { id: 1, nome: "Ana", total: 10, status: "aprovada", tags: ["a", "b"] },
  { id: 2, nome: "Bia", total: null, status: "recusada", tags: [] },
  { id: 3, nome: "Caio", total: 5, status: "aprovada", tags: ["b"] },
];

interface Thing {
  readonly type: Type;
  readonly value: unknown;
}

const variables: Readonly<Record<string, Thing>> = {
  contador: { type: number, value: 2 },
  nome: { type: text, value: "Ana" },
  vazio: { type: optional(text), value: null },
  ligado: { type: boolean, value: true },
  desligado: { type: boolean, value: false },
  lista: { type: list(number), value: [3, 1, 2] },
  talvez: { type: optional(list(number)), value: undefined },
  status: { type: status, value: "aprovada" },
  data: { type: date, value: "2026-03-09" },
  livre: { type: unknown, value: { a: { b: 7 }, t: "x", l: [1, 2], zero: 0 } },
  registro: { type: { ...record({}), open: true }, value: { k: 1 } },
  mapa: { type: mapOf(text), value: { a: "um", "b/c": "dois" } },
  precos: { type: mapOf(number), value: { caneta: 2 } },
  "com-traco": { type: text, value: "-" },
};

const itemValue = {
  id: 7,
  nome: "Caneta",
  apelido: null,
  valor: 12.5,
  ativo: true,
  status: "em_analise",
  criado: "2026-01-31",
  visto: undefined,
  cliente: { nome: "Loja", cidade: null, compras: [4, 6] },
  tags: ["x", "y"],
  livre: { nome: "solto", n: 3, lista: [{ id: 1 }] },
  aberto: { nome: "n", outro: 5 },
};

/** The names of that scope in program text, as values. */
export const world: Readonly<Record<string, unknown>> = {
  variables: Object.fromEntries(Object.entries(variables).map(([name, { value }]) => [name, { value }])),
  item: { value: itemValue },
  contatos: { data: { value: rows }, total: { value: 3 }, isFetching: { value: false } },
  dobro: (value: number, times?: number | null) => value * (times ?? 2),
  custom: { soma: (a: number, b: number) => a + b },
};

/** The same names as TypeScript declarations. */
function worldDeclarations(): string {
  const fields = Object.entries(variables).map(
    ([name, { type }]) => `  readonly ${JSON.stringify(name)}: { readonly value: ${tsWorldType(type)} };`,
  );
  const contactFields = [...contacts.fields].map(
    ([name, type]) => `  readonly ${name}: { readonly value: ${tsWorldType(type)} };`,
  );
  return [
    `declare const variables: {\n${fields.join("\n")}\n};`,
    `declare const item: { readonly value: ${tsWorldType(item)} };`,
    `declare const contatos: {\n${contactFields.join("\n")}\n};`,
    "declare const dobro: (value: number, times?: number | null | undefined) => number;",
    "declare const custom: { soma(a: unknown, b: unknown): unknown };",
  ].join("\n");
}

/** The type of an output value: a nullable one may be `undefined` too. */
const tsWorldType = (type: Type): string => `${tsType(type)}${mayBeNothing(type) ? " | undefined" : ""}`;

const mayBeNothing = (type: Type) => type === nothing || (type.kind === "union" && type.of.includes(nothing));

const found = (thing: NamedInDesign, type: Type, consumed: number, member?: string): Resolution => ({
  reference: { thing, type, ...(member !== undefined && { member }) },
  consumed,
});

/** How the code of formulas names what they read in this world. */
export function spellInWorld(reference: Reference): Spelled {
  const { thing, member } = reference;
  if (thing.kind === "variable" && !/^\w+$/.test(thing.id)) return { path: [`variables["${thing.id}"]`, "value"] };
  if (thing.kind === "collection") return { path: member === undefined ? [thing.id] : [thing.id, member, "value"] };
  if (thing.kind === "formula") return { path: [thing.id] };
  return spell({ customPath: "" }, reference);
}

function resolve(root: string, [first, second]: readonly string[]): Resolution | Unresolved {
  switch (root) {
    case "variables": {
      if (first === "quebrada") return { problem: "poisoned" };
      const variable = first === undefined ? undefined : variables[first];
      if (first === undefined || !variable) return { problem: "unknown", member: 1, names: Object.keys(variables) };
      return found(namedThing("variable", first), variable.type, 1);
    }
    case "item":
      return found(rowPart("item", [rowOf("row")]), item, 0);
    case "collections": {
      if (first !== "contatos") return { problem: "unknown", member: 1, names: ["contatos"] };
      if (second === undefined) return found(namedThing("collection", "contatos"), contacts, 1);
      const type = contacts.fields.get(second);
      if (!type) return { problem: "unknown", member: 2, names: [...contacts.fields.keys()] };
      return found(namedThing("collection", "contatos"), type, 2, second);
    }
    case "formulas":
      return first === "dobro"
        ? found(namedThing("formula", "dobro"), double, 1)
        : { problem: "unknown", member: 1, names: ["dobro"] };
    case "custom":
      return found(namedThing("custom", String(first)), unknown, 1);
    case "event":
      return { problem: "not-here", where: "in the workflow of an event" };
    case "random":
      return { problem: "not-here", where: "in the steps of a workflow" };
    default:
      return { problem: "unknown", member: 0, names: ["variables", "item", "collections", "formulas", "custom"] };
  }
}

export const scope: Scope = { key: "world", resolve };

/** The place of a test's formula: the whole of a file that contains nothing else. */
export function placeFor(formula: string): Place {
  const json = { formula };
  return { file: { path: "formula.json", text: JSON.stringify(json), json }, owner: json, key: "formula" };
}

/** TypeScript's errors for formulas in one program, each as a function with the given result type; "" for none. */
export function typeErrors(
  name: string,
  formulas: readonly { readonly output: FormulaOutput; readonly type: Type }[],
): string {
  const work = join(import.meta.dirname, `../.trama/test-formulas-${name}`);
  mkdirSync(work, { recursive: true });
  const imports = formulas
    .flatMap(({ output }) => output.imports)
    .filter((one) => one.from === helperModule || one.from.startsWith("helpers/"));
  const lines = formulas.map(({ output, type }) => {
    const body = output.code.startsWith("{") ? `(${output.code})` : output.code;
    const whole = output.setup === "" ? body : `{ ${output.setup}return ${body}; }`;
    return `checks.push((): ${tsWorldType(type)} => ${whole});`;
  });
  const text = [
    `import { ${[...new Set(imports.map((one) => one.name))].join(", ")} } from "${helperModule}";`,
    worldDeclarations(),
    "export const checks: (() => unknown)[] = [];",
    ...lines,
  ].join("\n");
  writeFileSync(join(work, "formulas.ts"), text);
  const config = {
    extends: "../../tsconfig.json",
    include: ["formulas.ts"],
    compilerOptions: { types: [], noUnusedLocals: false },
  };
  writeFileSync(join(work, "tsconfig.json"), JSON.stringify(config));
  const run = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", work], { encoding: "utf8" });
  const at = (line: string) => `${line}: ${text.split("\n")[Number(/\((\d+)/.exec(line)?.[1]) - 1] ?? ""}`;
  const errors = run.stdout
    .split("\n")
    .filter((line) => /error TS/.test(line))
    .map(at);
  if (run.status !== 0 && errors.length === 0) throw new Error(run.stdout + run.stderr);
  rmSync(work, { recursive: true });
  return errors.join("\n");
}
