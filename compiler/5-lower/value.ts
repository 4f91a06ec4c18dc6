import type { LinkedFormulaValue, LinkedValue } from "../3-link/linked-design.ts";
import type { Reference } from "../3-link/names/scope.ts";
import { whole } from "../3-link/names/thing.ts";
import type { CheckedFormula } from "../4-check/expressions/check-formula.ts";
import type { CheckedExpression, GuardConstant } from "../4-check/expressions/expression.ts";
import { lastName } from "../4-check/expressions/hoists.ts";
import type { Path } from "../4-check/expressions/path.ts";
import { identifier, literal, objectLiteral, propertyKey } from "../code.ts";
import { kebabCase } from "../names.ts";
import { isTaken } from "../output-names.ts";
import { type Consts, type LowerContext, type LoweredValue, noteImports, use } from "./context.ts";
import { type LoweredFormula, lowerFormula, type Risk } from "./formula.ts";
import type { FormulaCode, FormulaConst, InfixOperator } from "./formula-code.ts";
import type { OutputExpression, OutputStatement } from "./output-module.ts";
import { constHead, printFormula } from "./print-formula.ts";
import { type RowKeys, readsSelection } from "./selection.ts";
import { handleHolder, indexName, itemName, ownImport, spell } from "./spell.ts";
import { noteNames } from "./type-text.ts";

export const code = (text: string): OutputExpression => ({ kind: "code", code: text });

/** Returns the current value, as a step or a list entry needs it. `lowerPart` lowers its parts. */
export function lowerNow(ctx: LowerContext, value: LinkedValue, lowerPart: LowerValue = lowerNow): OutputExpression {
  switch (value.kind) {
    case "literal":
      return Array.isArray(value.value) ? lowerData(value.value) : value;
    case "formula":
      return code(formulaText(ctx, value));
    case "localized":
      return code(textsCode(ctx, value));
    case "record": {
      const condition = riskyCondition(ctx, value);
      const entries = value.entries
        .filter((entry) => entry !== condition)
        .map((entry) => ({ key: entry.name, value: lowerPart(ctx, entry.value), from: entry.value }));
      const object: OutputExpression = { kind: "object", entries };
      return condition ? { kind: "when", condition: bracketed(inline(ctx, condition.value)), value: object } : object;
    }
    case "list":
      return { kind: "list", items: value.items.map((item) => lowerPart(ctx, item)) };
  }
}

/**
 * Returns the `if` of a comparison in a filter whose value may throw: then the value is only computed if the condition
 * holds. The runtime skips other comparisons.
 */
function riskyCondition(ctx: LowerContext, { entries }: Extract<LinkedValue, { kind: "record" }>) {
  const entryOf = (name: string) => entries.find((entry) => entry.name === name);
  const [condition, compared] = [entryOf("if"), entryOf("value")];
  if (condition?.value.kind !== "formula" || !compared || !entryOf("field") || !entryOf("operator")) return undefined;
  return risksOf(ctx, compared.value).some((risk) => risk !== "none") ? condition : undefined;
}

const bracketed = (condition: string): string => (/ \? |=>/.test(condition) ? `(${condition})` : condition);

type LowerValue = (ctx: LowerContext, value: LinkedValue) => OutputExpression;

/** Returns a formula's current value, with `null` for `nothing`. */
export function lowerNowOrNull(ctx: LowerContext, value: LinkedFormulaValue): OutputExpression {
  const right: FormulaCode = { kind: "literal", value: null };
  return code(formulaText(ctx, value, (left) => ({ kind: "infix", operator: "??", left, right })));
}

/** Returns a function that computes a value. Its body begins with the `let`s of the formulas in it. */
export function lowerArrow(
  ctx: LowerContext,
  params: string,
  lower: (inner: LowerContext) => OutputExpression,
): OutputExpression {
  const consts: Consts = { statements: [], declared: new Set() };
  const value = lower({ ...ctx, consts });
  return { kind: "arrow", params, body: withConsts(consts.statements, value) };
}

/** Returns the body of a function: a value, after the statements that it needs. */
export const withConsts = (statements: readonly OutputStatement[], value: OutputExpression) =>
  statements.length === 0 ? value : [...statements, { kind: "do", before: "return ", value } as const];

/** Returns `const name = value;` for each `let` of a formula. */
export const constStatements = (consts: readonly FormulaConst[]): readonly OutputStatement[] =>
  consts.map((one) => ({ kind: "do", before: constHead(one), value: code(printFormula(one.value)) }));

/** Returns the arguments of a call, as the design lists them. */
export function argumentsOf(ctx: LowerContext, given: LinkedValue | undefined): readonly OutputExpression[] {
  if (given?.kind === "list") return given.items.map((item) => lowerNow(ctx, item));
  const items: readonly unknown[] = given?.kind === "literal" && Array.isArray(given.value) ? given.value : [];
  return items.map((item) => ({ kind: "literal", value: item }));
}

/** Returns the value of a property: bound leaves are functions. */
export function lowerBinding(ctx: LowerContext, value: LinkedValue): OutputExpression {
  switch (value.kind) {
    case "literal":
      return Array.isArray(value.value) ? lowerData(value.value) : value;
    case "formula":
      return bindingOf(ctx, value);
    case "localized": {
      const [only] = value.texts;
      if (value.texts.length === 1 && only) return lowerBinding(ctx, only.value);
      return {
        kind: "call",
        callee: use(ctx, ownImport("localized")),
        args: [
          {
            kind: "object",
            entries: value.texts.map((one) => ({
              key: one.language,
              value: lowerBinding(ctx, one.value),
              from: one.value,
            })),
          },
        ],
      };
    }
    case "record":
      return {
        kind: "object",
        entries: value.entries.map((entry) => ({
          key: entry.name,
          value: lowerBinding(ctx, entry.value),
          from: entry.value,
        })),
      };
    case "list":
      return { kind: "list", items: value.items.map((item) => lowerBinding(ctx, item)) };
  }
}

/** Returns the program text of a current value, on one line. */
export function inline(ctx: LowerContext, value: LinkedValue): string {
  switch (value.kind) {
    case "literal":
      return literal(value.value);
    case "formula":
      return formulaText(ctx, value);
    case "localized":
      return textsCode(ctx, value);
    case "record":
      return objectLiteral(value.entries.map((entry) => `${propertyKey(entry.name)}: ${inline(ctx, entry.value)}`));
    case "list":
      return `[${value.items.map((item) => inline(ctx, item)).join(", ")}]`;
  }
}

/** Returns a formula of unknown type without a conversion, for a reader that accepts any value; otherwise undefined. */
export function lowerUnknown(ctx: LowerContext, value: LinkedValue | undefined): OutputExpression | undefined {
  const checked = value?.kind === "formula" && ctx.formulas.get(value);
  if (!checked) return undefined;
  const { expression } = checked;
  const whole = expression.kind === "conversion" ? expression.value : expression;
  if (whole.type.kind !== "unknown") return undefined;
  return code(lowerHere(ctx, { ...checked, expression: whole, type: whole.type }, (formula) => formula).text);
}

/** Returns the program text of a condition; a literal condition is only true or false. */
export function inlineCondition(ctx: LowerContext, value: LinkedValue | undefined): string {
  return value?.kind === "formula" ? inline(ctx, value) : String(isTrue(value));
}

const isTrue = (value: LinkedValue | undefined): boolean =>
  value !== undefined && (value.kind !== "literal" || Boolean(value.value));

/** Returns the program text of a value's negation. */
export function inlineNot(ctx: LowerContext, value: LinkedValue | undefined): string {
  if (value?.kind !== "formula") return String(!isTrue(value));
  return formulaText(ctx, value, opposite);
}

const opposites: Readonly<Partial<Record<InfixOperator, InfixOperator>>> = {
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "&&": "||",
  "||": "&&",
};

const oppositeOrders: Readonly<Partial<Record<InfixOperator, InfixOperator>>> = {
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};

/** Returns what is true exactly when a condition is not; only the truth of the result counts. */
function opposite(formula: FormulaCode): FormulaCode {
  if (formula.kind === "prefix" && formula.operator === "!") return formula.operand;
  if (formula.kind !== "infix") return { kind: "prefix", operator: "!", operand: formula };
  const { left, right } = formula;
  const operator = opposites[formula.operator];
  if (operator === "&&" || operator === "||")
    return { kind: "infix", operator, left: opposite(left), right: opposite(right) };
  if (operator) return { ...formula, operator };
  // Of other numbers, neither an order nor its opposite may hold: `NaN` and nothing are in no order.
  const order = isLength(left) && right.kind === "literal" ? oppositeOrders[formula.operator] : undefined;
  if (order === undefined) return { kind: "prefix", operator: "!", operand: formula };
  const isAny = order === "<=" && right.kind === "literal" && right.value === 0;
  return { kind: "infix", operator: isAny ? "===" : order, left, right };
}

const isLength = (code: FormulaCode): boolean => code.kind === "member" && code.name === "length" && !code.isOptional;

/** True if any leaf of the value is computed. */
export function isBound(value: LinkedValue): boolean {
  switch (value.kind) {
    case "literal":
      return false;
    case "formula":
      return true;
    case "localized":
      return value.texts.length > 1 || value.texts.some((one) => isBound(one.value));
    case "record":
      return value.entries.some((entry) => isBound(entry.value));
    case "list":
      return value.items.some(isBound);
  }
}

/** Returns the risk of every formula in a value. */
export function risksOf(ctx: LowerContext, value: LinkedValue): readonly Risk[] {
  switch (value.kind) {
    case "literal":
      return [];
    case "formula": {
      const checked = ctx.formulas.get(value);
      return checked ? [(ctx.lowered.get(checked) ?? lowerFormula(checked, spelling(ctx))).risk] : [];
    }
    case "localized":
      return value.texts.flatMap((one) => risksOf(ctx, one.value));
    case "record":
      return value.entries.flatMap((entry) => risksOf(ctx, entry.value));
    case "list":
      return value.items.flatMap((item) => risksOf(ctx, item));
  }
}

/** Returns a function that evaluates a formula: the one that it calls, if it does nothing else. */
function bindingOf(ctx: LowerContext, value: LinkedFormulaValue): OutputExpression {
  const consts: Consts = { statements: [], declared: undefined };
  const { text, callee } = lowerValue({ ...ctx, consts }, value);
  return callee === undefined
    ? { kind: "arrow", params: "", body: withConsts(consts.statements, code(text)) }
    : code(callee);
}

const formulaText = (
  ctx: LowerContext,
  value: LinkedFormulaValue,
  change?: (formula: FormulaCode) => FormulaCode,
): string => lowerValue(ctx, value, change).text;

/** Returns the program text of a formula, changed by `change`, and records its imports and parameters. */
function lowerValue(
  ctx: LowerContext,
  value: LinkedFormulaValue,
  change?: (formula: FormulaCode) => FormulaCode,
): LoweredValue {
  const checked = ctx.formulas.get(value);
  if (!checked) throw new Error("a formula was not checked");
  const isOnlyHere =
    checked.lets.length > 0 ||
    checked.outer.size > 0 ||
    [...checked.known.values()].some(({ constant }) => constant) ||
    rowKeysOf(ctx, checked) !== undefined;
  if (change || isOnlyHere) return lowerHere(ctx, checked, change ?? ((formula) => formula), value);
  const known = ctx.lowered.get(checked);
  const lowered = known ?? noted(checked, lowerFormula(checked, spelling(ctx)));
  if (!known) ctx.lowered.set(checked, lowered);
  noteFormula(ctx, lowered);
  return lowered;
}

/** Returns the keys of the rows around if this is a binding that compares one of them. Steps only read once. */
const rowKeysOf = ({ uses, rowKeys }: LowerContext, checked: CheckedFormula): RowKeys | undefined =>
  uses === undefined && rowKeys && readsSelection(checked, rowKeys) ? rowKeys : undefined;

/** Lowers a formula for this place alone: its `let`s become constants before the current statement. */
function lowerHere(
  ctx: LowerContext,
  checked: CheckedFormula,
  change: (formula: FormulaCode) => FormulaCode,
  value?: LinkedFormulaValue,
): LoweredValue {
  const { consts } = ctx;
  if (checked.lets.length > 0 && !consts) throw new Error(`no statement for the \`let\` of ${checked.linked.text}`);
  const formula = lowerFormula(checked, {
    ...spelling(ctx),
    isTaken: (name) => isDeclared(ctx, name),
    rowKeys: rowKeysOf(ctx, checked),
    outerName: (path) => outerName(ctx, checked, path),
    constantName: (constant) => constantName(ctx, constant),
  });
  const lowered = noted(checked, { ...formula, code: change(formula.code) });
  noteFormula(ctx, lowered);
  consts?.statements.push(...constStatements(formula.consts));
  for (const { name } of formula.consts) consts?.declared?.add(name);
  const hoisted = formula.consts.flatMap(({ name, hoisted: of }) => (of === undefined ? [] : [[of, name] as const]));
  if (value && hoisted.length > 0) ctx.guardConsts?.set(value, new Map(hoisted));
  return lowered;
}

/** How the module names what its formulas read. */
export const spelling = ({ symbols }: LowerContext) => ({ spell: (reference: Reference) => spell(symbols, reference) });

/** Returns the constant, before the batch around, for a path whose value is known there. */
function outerName(ctx: LowerContext, checked: CheckedFormula, path: Path): string {
  const { outer } = ctx;
  const expression = checked.outer.get(path);
  if (!outer || !expression) throw new Error(`no batch around ${checked.linked.text}`);
  const known = outer.names.get(path);
  if (known !== undefined) return known;
  const isUsed = (one: string) => isDeclared(ctx, one) || isDeclared({ ...ctx, consts: outer.consts }, one);
  let name = identifier(lastName(expression));
  while (isUsed(name)) name += "_";
  outer.names.set(path, name);
  outer.consts.declared?.add(name);
  ctx.consts?.declared?.add(name);
  const lowered = lowerFormula(
    { ...checked, lets: [], outer: new Map(), expression },
    { ...spelling(ctx), constantName: (constant) => constantName(ctx, constant) },
  );
  noteImports(ctx, lowered.imports);
  outer.consts.statements.push(...constStatements([{ name, type: undefined, value: lowered.code }]));
  return name;
}

const constantName = ({ guardConsts }: LowerContext, { guard, name }: GuardConstant): string | undefined =>
  guardConsts?.get(guard)?.get(name);

/** Whether a constant of this name would hide something that the rest of its statement may read. */
function isDeclared({ consts, guardConsts, symbols, repeats = [] }: LowerContext, name: string): boolean {
  if (!consts?.declared) return false;
  for (const names of guardConsts?.values() ?? []) for (const one of names.values()) if (one === name) return true;
  const { collections, formulas, workflows, popups } = symbols;
  const isOfDesign = collections.has(name) || formulas.has(name) || workflows.has(name) || popups.has(kebabCase(name));
  const isOfRow = repeats.some((_, index) => {
    const row = repeats.slice(0, index + 1);
    return [itemName(row), indexName(row), handleHolder(row)].includes(name);
  });
  return isOfDesign || isOfRow || isTaken(name) || consts.declared.has(name);
}

function noted(checked: CheckedFormula, { code: formula, imports, types, risk }: LoweredFormula): LoweredValue {
  const { reads } = checked.linked;
  return {
    text: printFormula(formula),
    callee: calleeOf(checked.expression, formula),
    imports,
    types,
    risk,
    reads,
  };
}

function calleeOf(expression: CheckedExpression, formula: FormulaCode): string | undefined {
  if (expression.kind === "conversion") return calleeOf(expression.value, formula);
  const isCall = expression.kind === "call" && formula.kind === "call" && formula.args.length === 0;
  return isCall ? formula.callee : undefined;
}

function noteFormula(ctx: LowerContext, lowered: Pick<LoweredValue, "imports" | "types" | "reads">): void {
  noteImports(ctx, lowered.imports);
  for (const read of lowered.reads) ctx.read.add(read);
  for (const type of lowered.types) noteNames(ctx, type);
  const { uses } = ctx;
  if (!uses) return;
  uses.event ||= lowered.reads.includes(whole("event"));
  uses.params ||= lowered.reads.some(({ kind }) => kind === "param");
  uses.error ||= lowered.reads.includes(whole("error"));
}

function textsCode(ctx: LowerContext, value: Extract<LinkedValue, { kind: "localized" }>): string {
  const [only] = value.texts;
  if (value.texts.length === 1 && only) return inline(ctx, only.value);
  const texts = value.texts.map(({ language, value: one }) => `${propertyKey(language)}: ${inline(ctx, one)}`);
  return `${use(ctx, ownImport("inLanguage"))}(${objectLiteral(texts)})`;
}

/** Returns JSON data: lists of records have one line per record, everything else is on one line. */
export function lowerData(value: unknown): OutputExpression {
  if (Array.isArray(value) && value.some((item) => typeof item === "object" && item !== null)) {
    return { kind: "list", items: value.map(lowerData) };
  }
  return { kind: "literal", value };
}
