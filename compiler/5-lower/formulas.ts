import type { LinkedGlobalFormula } from "../3-link/linked-design.ts";
import type { Reference } from "../3-link/names/scope.ts";
import { namedThing, type Thing } from "../3-link/names/thing.ts";
import type { CheckedFormula } from "../4-check/expressions/check-formula.ts";
import { type Type, text, unknown } from "../formula-types.ts";
import { kebabCase } from "../names.ts";
import { thingName } from "../output-names.ts";
import { isMaybeNothing, optional, union } from "../value-types.ts";
import { type LowerBase, type LowerContext, moduleContext, noteImports } from "./context.ts";
import { type LoweredFormula, lowerFormula } from "./formula.ts";
import type { CodeModule, OutputExpression, OutputStatement } from "./output-module.ts";
import { printFormula } from "./print-formula.ts";
import type { Spelled } from "./spell.ts";
import { typeText } from "./type-text.ts";
import { code, constStatements, spelling, withConsts } from "./value.ts";

/** formulas/<name>.ts: a formula of the design as a function. */
export function lowerFormulaModule(base: LowerBase, formula: LinkedGlobalFormula): CodeModule {
  const ctx = moduleContext(base, "../");
  const { params, result, consts, body } = signature(ctx, formula);
  return {
    kind: "code",
    path: `formulas/${kebabCase(formula.named.id)}.ts`,
    source: "formulas.json",
    imports: ctx.imports,
    declarations: [
      {
        kind: "function",
        head: `export function ${thingName("formula", formula.named.id)}(${params}): ${result}`,
        body: [...consts, { kind: "do", before: "return ", value: body, from: formula }],
        doc: formula.named.description,
        from: formula,
      },
    ],
  };
}

/** Keeps literal types that are identifiers, such as enum values. Sentences become plain text. */
function withoutSentences(type: Type): Type {
  if (type.kind === "union") return union(...type.of.map(withoutSentences));
  return type.kind === "text" && type.literals?.some((value) => !/^[\w-]*$/.test(value)) ? text : type;
}

/** Returns a formula of a component as an arrow function. */
export function lowerFormulaFunction(ctx: LowerContext, formula: LinkedGlobalFormula): OutputExpression {
  const { params, result, consts, body } = signature(ctx, formula);
  return { kind: "arrow", params, result, body: withConsts(consts, body) };
}

/** Returns the signature and body. Parameters are plain ones: in the formula, `params.preco` is `preco`. */
function signature(
  ctx: LowerContext,
  formula: LinkedGlobalFormula,
): {
  readonly params: string;
  readonly result: string;
  readonly consts: readonly OutputStatement[];
  readonly body: OutputExpression;
} {
  const checked = ctx.formulas.get(formula);
  if (!checked) throw new Error(`the formula ${formula.named.id} was not checked`);
  const { lowered, names } = withFreeParams(ctx, checked, formula);
  noteImports(ctx, lowered.imports);
  const params = formula.named.params.map(({ name, type, isOptional }) => {
    const whole = isOptional ? optional(type) : type;
    return `${names.get(namedThing("formulaParam", name)) ?? name}${isOptional ? "?" : ""}: ${maybeText(ctx, whole)}`;
  });
  const type = withoutSentences(formula.named.result.type ?? unknown);
  const result = maybeText(ctx, type);
  const consts = constStatements(lowered.consts);
  return { params: params.join(", "), result, consts, body: code(printFormula(lowered.code)) };
}

/** Returns a type in which `nothing` includes both null and undefined. */
const maybeText = (ctx: LowerContext, type: Type): string =>
  `${typeText(ctx, type)}${isMaybeNothing(type) && type.kind !== "unknown" ? " | undefined" : ""}`;

/** Renames a parameter with the same name as an import of the formula, so that it does not shadow the import. */
function withFreeParams(
  ctx: LowerContext,
  checked: CheckedFormula,
  formula: LinkedGlobalFormula,
): { readonly lowered: LoweredFormula; readonly names: ReadonlyMap<Thing, string> } {
  const lowered = lowerFormula(checked, spelling(ctx));
  const taken = new Set(lowered.imports.map(({ name }) => name));
  const names = new Map<Thing, string>();
  for (const { name } of formula.named.params) {
    let free = name;
    while (taken.has(free)) free += "_";
    taken.add(free);
    if (free !== name) names.set(namedThing("formulaParam", name), free);
  }
  if (names.size === 0) return { lowered, names };
  const { spell } = spelling(ctx);
  const renamed = (reference: Reference): Spelled => {
    const free = names.get(reference.thing);
    return free === undefined ? spell(reference) : { path: [free] };
  };
  return { lowered: lowerFormula(checked, { spell: renamed }), names };
}
