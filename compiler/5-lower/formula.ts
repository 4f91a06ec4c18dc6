import type { Reference } from "../3-link/names/scope.ts";
import type { Thing } from "../3-link/names/thing.ts";
import type { CheckedFormula } from "../4-check/expressions/check-formula.ts";
import type { CheckedExpression, CheckedLet, Conversion, GuardConstant } from "../4-check/expressions/expression.ts";
import { narrow, nothingKnown, pathOf } from "../4-check/expressions/narrowing.ts";
import { readsLocal, visitExpressions } from "../4-check/expressions/nodes.ts";
import { holdsObject } from "../4-check/expressions/operand-types.ts";
import type { Path } from "../4-check/expressions/path.ts";
import { helpers, type Pattern } from "../catalogue/helper-catalogue.ts";
import { identifier, paramNames } from "../code.ts";
import type { Type } from "../formula-types.ts";
import { helperFunction, kebabCase } from "../names.ts";
import { isMaybeNothing, union, withoutNothing } from "../value-types.ts";
import type { FormulaCode, FormulaConst } from "./formula-code.ts";
import { hasOwnType, type ListWriter, listCode } from "./list-code.ts";
import type { Import } from "./output-module.ts";
import { printFormula } from "./print-formula.ts";
import { runtime } from "./runtime-names.ts";
import { type RowKeys, selectionOf } from "./selection.ts";
import { type Spelled, withoutValue } from "./spell.ts";

/** A formula ready to be printed, and the imports that its module needs for it. */
export interface LoweredFormula {
  /** The `let`s before the expression. */
  readonly consts: readonly FormulaConst[];
  readonly code: FormulaCode;
  readonly type: Type;
  readonly imports: readonly Import[];
  /** The types that its code names. */
  readonly types: readonly Type[];
  readonly risk: Risk;
  readonly reads: readonly Thing[];
  /** It reads nothing and calls nothing, so its value is constant and it cannot fail. */
  readonly isStatic: boolean;
}

/** Whether a helper in a formula can throw: with values of the checked types, or only with others. */
export type Risk = "none" | "unlikely" | "likely";

/** The module that generated code imports formula helpers from. */
export const helperModule = "trama/runtime/helpers";

/** Returns the file of a helper that runs in the app, from the top of the output folder. */
export const appHelperModule = (name: string): string => `helpers/${kebabCase(name)}`;

/** Runtime functions for generated code, besides the helpers of the catalogue. */
const conversions: Readonly<Record<Exclude<Conversion, "filled">, string>> = {
  text: "textOf",
  "maybe-text": "asText",
  number: "numberOf",
  "maybe-number": "asNumber",
  truth: "isTruthy",
  list: "asList",
  items: "itemsOf",
  fields: "fieldsOf",
  trusted: "trust",
};

const ownNames = ["get", "entry", "same", "plus", "order", "match", "reread"] as const;

/** Every name that a formula may import from the helper module, which its module must not declare. */
export const formulaImportNames: ReadonlySet<string> = new Set([
  ...Array.from(helpers.keys(), helperFunction),
  ...Object.values(conversions),
  ...ownNames,
]);

/** Where a formula is lowered. */
interface FormulaPlace {
  /** Returns how the output names what a formula reads. */
  spell(reference: Reference): Spelled;
  /** The names that the constants of its `let`s may not have. */
  readonly isTaken?: (name: string) => boolean;
  /** The keys of the rows that it is a binding in. */
  readonly rowKeys?: RowKeys | undefined;
  /** Returns the constant of a path of `outer`. */
  readonly outerName?: (path: Path) => string;
  /** Returns the name of a constant that an earlier formula declared. */
  readonly constantName?: (constant: GuardConstant) => string | undefined;
}

/** Lowers a sound formula: its operators, helpers and imports. */
export function lowerFormula(formula: CheckedFormula, place: FormulaPlace): LoweredFormula {
  if (!formula.isSound) throw new Error(`an unsound formula reached lowering: ${formula.linked.text}`);
  const lowerer = new Lowerer(formula, place);
  const consts = lowerer.lets(formula.lets, place.isTaken);
  const code = lowerer.lower(formula.expression);
  return {
    consts,
    code,
    type: formula.type,
    imports: lowerer.imports,
    types: lowerer.types,
    risk: lowerer.risk,
    reads: formula.linked.reads,
    isStatic: formula.linked.reads.length === 0 && !lowerer.hasCalls,
  };
}

class Lowerer implements ListWriter {
  readonly imports: Import[] = [];
  readonly types: Type[] = [];
  risk: Risk = "none";
  hasCalls = false;
  private locals: ReadonlyMap<string, FormulaCode> | undefined;
  /** Literals that have a name. */
  private literals: ReadonlyMap<string, Extract<CheckedExpression, { kind: "literal" }>> = new Map();
  private taken: ReadonlySet<string> | undefined;

  constructor(
    private readonly formula: CheckedFormula,
    private readonly place: FormulaPlace,
  ) {}

  lower(node: CheckedExpression): FormulaCode {
    const outer = this.outerPath(node);
    if (outer !== undefined && this.place.outerName) return { kind: "name", code: this.place.outerName(outer) };
    switch (node.kind) {
      case "literal":
        return { kind: "literal", value: node.value };
      case "reference": {
        const { fallback } = node.reference;
        const name = this.reference(node);
        if (node.isReread) return this.runtimeCall("reread", [{ kind: "arrow", params: [], body: name }]);
        if (fallback === undefined) return name;
        return { kind: "infix", operator: "??", left: name, right: { kind: "literal", value: fallback } };
      }
      case "constant": {
        const { constant } = node;
        return { kind: "name", code: this.place.constantName?.(constant) ?? constant.name };
      }
      case "local":
        return this.locals?.get(node.name) ?? { kind: "name", code: node.name };
      case "template":
        return this.template(node);
      case "member": {
        const { name, isOptional } = node;
        return { kind: "member", object: this.lower(node.object), name, isOptional };
      }
      case "index":
        return {
          kind: "index",
          object: this.lower(node.object),
          index: this.lower(node.index),
          isOptional: node.isOptional,
        };
      case "lookup":
        return this.call("get", [node.object, ...node.path]);
      case "entry":
        return this.call("entry", [node.object, node.key]);
      case "unary":
        return this.unary(node);
      case "binary":
        return this.binary(node);
      case "equality":
        return this.equality(node);
      case "conditional":
        return this.conditional(node);
      case "list":
        return { kind: "list", items: this.all(node.items) };
      case "record":
        return {
          kind: "record",
          entries: node.entries.map(({ name, value }) => ({ name, value: this.lower(value) })),
        };
      case "helper":
        return this.helper(node);
      case "call": {
        this.hasCalls = true;
        const callee = this.reference(node.callee);
        return { kind: "call", callee: callee.code, args: this.all(node.args) };
      }
      case "match":
        return this.match(node);
      case "lambda":
        return this.lambda(node);
      case "spread":
        return { kind: "spread", value: this.lower(node.value) };
      case "conversion":
        return this.conversion(node);
      case "missing":
        throw new Error(`a missing expression reached lowering: ${this.formula.linked.text}`);
    }
  }

  private outerPath(node: CheckedExpression): Path | undefined {
    const { outer } = this.formula;
    const path = outer.size === 0 ? undefined : pathOf(node);
    return path !== undefined && outer.has(path) ? path : undefined;
  }

  private all(nodes: readonly CheckedExpression[]): FormulaCode[] {
    return nodes.map((node) => this.lower(node));
  }

  private reference({ reference }: Extract<CheckedExpression, { kind: "reference" }>) {
    const { path, import: needed } = this.place.spell(reference);
    if (needed) this.import(needed);
    return { kind: "name", code: path.join(".") } as const;
  }

  private import(needed: Import): void {
    if (!this.imports.some((known) => known.name === needed.name && known.from === needed.from)) {
      this.imports.push(needed);
    }
  }

  private call(name: string, args: readonly CheckedExpression[]): FormulaCode {
    return this.runtimeCall(name, this.all(args));
  }

  private runtimeCall(name: string, args: readonly FormulaCode[]): FormulaCode {
    this.hasCalls = true;
    const callee = helperFunction(name);
    this.import(
      helpers.get(name)?.readsApp
        ? { name: callee, from: appHelperModule(name), isOwn: true }
        : { name: callee, from: helperModule },
    );
    return { kind: "call", callee, args };
  }

  /** Lowers a template. A template of a single text is that text. */
  private template({ texts, values }: Extract<CheckedExpression, { kind: "template" }>): FormulaCode {
    const [only] = values;
    const isOnly = only?.type.kind === "text" && values.length === 1 && texts.every((part) => part === "");
    return isOnly ? this.lower(only) : { kind: "template", texts, values: this.all(values) };
  }

  private unary(node: Extract<CheckedExpression, { kind: "unary" }>): FormulaCode {
    const { operator } = node;
    const operand = this.lower(node.operand);
    const truth = operator === "!" ? truthOf(operand) : undefined;
    return truth === undefined ? { kind: "prefix", operator, operand } : { kind: "literal", value: !truth };
  }

  private binary(node: Extract<CheckedExpression, { kind: "binary" }>): FormulaCode {
    const { operator, form, left, right } = node;
    if (form === "plus") return this.call("plus", [left, right]);
    if (form === "order") {
      const compared = this.call("order", [left, right]);
      return { kind: "infix", operator, left: compared, right: { kind: "literal", value: 0 } };
    }
    // TypeScript rejects a test with an obvious result.
    const first = this.lower(left);
    if (operator === "&&" || operator === "||") {
      const truth = truthOf(first);
      if (truth !== undefined) return truth === (operator === "&&") ? this.lower(right) : first;
    }
    if (operator === "??" && isWritten(first)) {
      return first.kind === "literal" && first.value === null ? this.lower(right) : first;
    }
    const second = this.lower(right);
    // Linters want an optional chain there, whose value may be `undefined`.
    const isChain = operator === "&&" && right.kind === "helper" && isChainOn(second, printFormula(lastTested(first)));
    return { kind: "infix", operator, left: first, right: isChain ? this.helperCall(right) : second };
  }

  private equality(node: Extract<CheckedExpression, { kind: "equality" }>): FormulaCode {
    const { form, isNegated, left, right } = node;
    const { rowKeys } = this.place;
    const selection = rowKeys && selectionOf(node, rowKeys);
    if (selection) {
      this.hasCalls = true;
      this.import(runtime.isSelected);
      const source = { kind: "name", code: withoutValue(this.place.spell(selection.source)) } as const;
      const call: FormulaCode = {
        kind: "call",
        callee: runtime.isSelected.name,
        args: [source, this.lower(selection.key)],
      };
      return isNegated ? { kind: "prefix", operator: "!", operand: call } : call;
    }
    const values = [this.literalOf(left), this.literalOf(right)] as const;
    if (values[0] && values[1]) return { kind: "literal", value: (values[0].value === values[1].value) !== isNegated };
    if (form === "nothing") {
      const value = this.lower(left);
      if (isWritten(value)) {
        return { kind: "literal", value: isNegated !== (value.kind === "literal" && value.value === null) };
      }
      return { kind: "infix", operator: isNegated ? "!=" : "==", left: value, right: { kind: "literal", value: null } };
    }
    const [first, second] = [this.lower(left), this.lower(right)];
    if (first.kind === "literal" && second.kind === "literal")
      return { kind: "literal", value: (first.value === second.value) !== isNegated };
    // Once a choice is reduced to one of its sides, TypeScript may find that the two never are equal.
    if (form === "same" || isReduced(left, first) || isReduced(right, second)) {
      const same = this.runtimeCall("same", [first, second]);
      return isNegated ? { kind: "prefix", operator: "!", operand: same } : same;
    }
    return { kind: "infix", operator: isNegated ? "!==" : "===", left: first, right: second };
  }

  private conditional(node: Extract<CheckedExpression, { kind: "conditional" }>): FormulaCode {
    const condition = this.lower(node.condition);
    const truth = truthOf(condition);
    if (truth !== undefined) return this.lower(truth ? node.whenTrue : node.whenFalse);
    return {
      kind: "conditional",
      condition,
      whenTrue: this.lower(node.whenTrue),
      whenFalse: this.lower(node.whenFalse),
    };
  }

  private helper(node: Extract<CheckedExpression, { kind: "helper" }>): FormulaCode {
    const plain = listCode(node, this);
    if (plain) {
      this.hasCalls = true;
      return plain;
    }
    return this.helperCall(node);
  }

  private helperCall(node: Extract<CheckedExpression, { kind: "helper" }>): FormulaCode {
    const { lazyFrom } = node;
    const args = node.args.map((arg, index) =>
      lazyFrom !== undefined && index >= lazyFrom && !isConstant(arg) ? this.thunk(arg) : this.lower(arg),
    );
    this.noteRisk(node);
    const call = this.runtimeCall(node.name, args);
    const { generics, mapType } = node;
    if (mapType && call.kind === "call") return { ...call, types: this.noted([mapType]) };
    return call.kind !== "call" || !generics || hasOwnType(generics[1])
      ? call
      : { ...call, types: this.noted(generics) };
  }

  /** A helper throws for null, for untyped data, and for a text that is not a date. */
  private noteRisk({ name, args }: Extract<CheckedExpression, { kind: "helper" }>): void {
    const helper = helpers.get(name);
    if (!helper?.canFail || this.risk === "likely") return;
    const takesDates = helper.signatures.some(({ params }) => params.some(({ pattern }) => acceptsDate(pattern)));
    const isRisky = ({ kind, type }: CheckedExpression) =>
      kind === "conversion" || isMaybeNothing(type) || (takesDates && type.kind === "text");
    this.risk = args.some(isRisky) ? "likely" : "unlikely";
  }

  noted(types: readonly Type[]): readonly Type[] {
    this.types.push(...types);
    return types;
  }

  private thunk(node: CheckedExpression): FormulaCode {
    return { kind: "arrow", params: [], body: this.lower(node) };
  }

  private match(node: Extract<CheckedExpression, { kind: "match" }>): FormulaCode {
    const cases = node.cases.map(
      ({ when, result }): FormulaCode => ({ kind: "list", items: [this.lower(when), this.thunk(result)] }),
    );
    const fallback = node.fallback ? [this.thunk(node.fallback)] : [];
    const call = this.runtimeCall("match", [this.lower(node.value), { kind: "list", items: cases }, ...fallback]);
    // TypeScript takes the first list or record for the type of all results.
    const results = node.cases.map(({ result }) => result.type);
    if (call.kind !== "call" || !results.some(holdsObject)) return call;
    const type = union(...results, ...(node.fallback ? [node.fallback.type] : []));
    return { ...call, types: this.noted(node.fallback ? [type, type] : [type]) };
  }

  private lambda(node: Extract<CheckedExpression, { kind: "lambda" }>): FormulaCode {
    const { locals: outer, literals } = this;
    const locals = new Map(outer);
    this.locals = locals;
    const params = node.params.map((param) => {
      const name = this.freeName(param);
      locals.set(param, { kind: "name", code: name });
      return { name, isUsed: readsLocal([node.lets, node.body], param) };
    });
    const consts = this.lets(node.lets);
    const body = this.lower(node.body);
    this.locals = outer;
    this.literals = literals;
    return { kind: "arrow", params: paramNames(params), consts, body };
  }

  /** Lowers the `let`s before an expression. A name for `true`, `false` or `null` is that value wherever it is read. */
  lets(lets: readonly CheckedLet[], isTaken?: (name: string) => boolean): readonly FormulaConst[] {
    return lets.flatMap((one): readonly FormulaConst[] => {
      const value = this.lower(one.value);
      if (one.value.kind === "literal") this.literals = new Map(this.literals).set(one.name, one.value);
      const isConstant = value.kind === "literal" && (value.value === null || typeof value.value === "boolean");
      let name = this.freeName(one.name);
      while (isTaken?.(name) || this.usedNames().includes(name)) name = this.freeName(`${name}_`);
      this.locals = new Map(this.locals).set(one.name, isConstant ? value : { kind: "name", code: name });
      const of = one.isHoisted ? { hoisted: one.name } : {};
      return isConstant ? [] : [{ name, type: constType(one.value), value, ...of }];
    });
  }

  /** Returns the literal that an expression is, or that it names. TypeScript rejects a comparison of two of them. */
  private literalOf(node: CheckedExpression): Extract<CheckedExpression, { kind: "literal" }> | undefined {
    if (node.kind === "literal") return node;
    return node.kind === "local" ? this.literals.get(node.name) : undefined;
  }

  private usedNames(): readonly string[] {
    return Array.from(this.locals?.values() ?? [], (one) => (one.kind === "name" ? one.code : ""));
  }

  paramName(...names: readonly [string, ...string[]]): string {
    const used = this.usedNames();
    const isFree = (name: string) => this.freeName(name) === name && !used.includes(name);
    let free = names.find(isFree) ?? names[0];
    while (!isFree(free)) free += "_";
    return free;
  }

  /** Returns the parameter's own name, unless it would shadow something that the formula reads. */
  private freeName(name: string): string {
    this.taken ??= rootNames(this.formula, this.place);
    let free = identifier(name);
    while (this.taken.has(free) || formulaImportNames.has(free)) free += "_";
    return free;
  }

  private conversion(node: Extract<CheckedExpression, { kind: "conversion" }>): FormulaCode {
    if (node.to !== "filled") return this.call(conversions[node.to], [node.value]);
    return { kind: "infix", operator: "??", left: this.lower(node.value), right: { kind: "literal", value: "" } };
  }
}

const acceptsDate = (pattern: Pattern): boolean =>
  pattern.kind === "choice" ? pattern.of.some(acceptsDate) : pattern.kind === "type" && pattern.type.kind === "date";

/** Returns whether a literal value is truthy. */
function truthOf(code: FormulaCode): boolean | undefined {
  if (code.kind === "literal") return Boolean(code.value);
  return isWritten(code) ? true : undefined;
}

/** True for a literal, list or record, whose type TypeScript knows. */
function isWritten(code: FormulaCode): boolean {
  return code.kind === "literal" || code.kind === "list" || code.kind === "record";
}

/** True for a choice of which only one side is left, and for a condition that is a literal by now. */
function isReduced(node: CheckedExpression, code: FormulaCode): boolean {
  if (node.kind === "conditional") return code.kind !== "conditional";
  if (node.kind === "unary" || node.kind === "equality") return code.kind === "literal";
  return node.kind === "binary" && code.kind !== "infix" && code.kind !== "call";
}

function isConstant(node: CheckedExpression): boolean {
  return node.kind === "literal" || (node.kind === "list" && node.items.length === 0);
}

/** Returns what the last operand of a condition finds to be something: `a.b` of `c && a.b != null`. */
function lastTested(code: FormulaCode): FormulaCode {
  if (code.kind !== "infix") return code;
  if (code.operator === "&&") return lastTested(code.right);
  return code.operator === "!=" ? code.left : code;
}

/** Whether code reads members of something or calls methods on them. */
function isChainOn(code: FormulaCode, root: string): boolean {
  if (code.kind !== "method" && code.kind !== "member" && code.kind !== "index") return false;
  return printFormula(code.object) === root || isChainOn(code.object, root);
}

/**
 * Returns the type of a constant, where TypeScript would infer one of several numbers, the items of an empty list, or
 * a condition that narrows what it has tested wherever the constant is tested.
 */
export function constType(value: CheckedExpression): string | undefined {
  const { type } = value;
  if (value.kind === "list" && value.items.length === 0) return "never[]";
  if (withoutNothing(type)?.kind === "boolean" && narrowsConstant(value))
    return isMaybeNothing(type) ? "boolean | null | undefined" : "boolean";
  return value.kind === "conditional" && type.kind === "number" ? "number" : undefined;
}

/** References that are constants and parameters in the output, whose members TypeScript takes for constant. */
const constants: ReadonlySet<Thing["kind"]> = new Set(["item", "step", "param", "formulaParam", "prop", "event"]);

/** Whether the truth of a condition narrows a constant or a parameter, or a member of one. */
function narrowsConstant(value: CheckedExpression): boolean {
  const found = [true, false].flatMap((isTrue) => [...narrow(nothingKnown, value, isTrue).values()]);
  return found.some(({ root, constant }) => root === undefined || constant !== undefined || constants.has(root.kind));
}

/** Returns the first identifiers of everything that a formula reads. */
function rootNames({ lets, expression }: CheckedFormula, { spell }: FormulaPlace): ReadonlySet<string> {
  const names = new Set<string>();
  visitExpressions([lets, expression], (node) => {
    if (node.kind === "reference") names.add(spell(node.reference).path[0]);
  });
  return names;
}
