import type { LinkedFormula } from "../../compiler/3-link/formula/link-formula.ts";
import { linkFormula } from "../../compiler/3-link/formula/link-formula.ts";
import type { Scope } from "../../compiler/3-link/names/scope.ts";

/** A `let` or parameter of a formula where it is declared or used. Offsets count from the start of the formula. */
export interface LocalName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly declaredAt: number;
  readonly isDefinition: boolean;
  /** It is also the name of a member: `{ total }`. */
  readonly isMember: boolean;
  /** The end of the part of the formula that sees the name. */
  readonly bodyEnd: number;
}

type Body = Pick<LinkedFormula, "lets" | "expression">;
type Expression = LinkedFormula["expression"];

/** Returns the names that a formula declares, and their uses, in text order. */
export function localsIn({ lets, expression }: Body): readonly LocalName[] {
  const found: LocalName[] = [];
  const declare = (name: string, start: number, end: number, bodyEnd: number): void => {
    if (name !== "") found.push({ name, start, end, declaredAt: start, isDefinition: true, isMember: false, bodyEnd });
  };
  const inBody = (body: Body): void => {
    for (const { name, start, end, value } of body.lets) {
      declare(name, start, end, body.expression.end);
      walk(value);
    }
    walk(body.expression);
  };
  const walk = (node: Expression): void => {
    switch (node.kind) {
      case "local": {
        const { name, start, end, declaredAt } = node;
        found.push({ name, start, end, declaredAt, isDefinition: false, isMember: false, bodyEnd: end });
        break;
      }
      case "lambda":
        for (const { name, start, end } of node.params) declare(name, start, end, node.body.end);
        inBody({ lets: node.lets, expression: node.body });
        break;
      case "record":
        for (const entry of node.entries) {
          const from = found.length;
          walk(entry.value);
          const first = found[from];
          if (first && first.start === entry.start && entry.name !== undefined)
            found[from] = { ...first, isMember: true };
        }
        break;
      default:
        for (const child of childrenOf(node)) walk(child);
    }
  };
  inBody({ lets, expression });
  return found.sort((a, b) => a.start - b.start);
}

function childrenOf(node: Exclude<Expression, { kind: "lambda" | "record" }>): readonly Expression[] {
  switch (node.kind) {
    case "template":
      return node.values;
    case "member":
      return [node.object];
    case "index":
      return [node.object, node.index];
    case "unary":
      return [node.operand];
    case "binary":
      return [node.left, node.right];
    case "conditional":
      return [node.condition, node.whenTrue, node.whenFalse];
    case "list":
      return node.items;
    case "helper":
      return node.args;
    case "call":
      return [node.callee, ...node.args];
    case "spread":
      return [node.value];
    default:
      return [];
  }
}

/** Returns the text that replaces a local in a rename. */
export const renamed = ({ name, isMember }: Pick<LocalName, "name" | "isMember">, newName: string): string =>
  isMember ? `${name}: ${newName}` : newName;

/** True if a local may have another name: every name still means the same, and no name is declared that is in scope. */
export function isFreeIn(formula: LinkedFormula, scope: Scope, declaredAt: number, newName: string): boolean {
  const locals = localsIn(formula);
  let text = formula.text;
  for (const one of locals.toReversed())
    if (one.declaredAt === declaredAt) text = text.slice(0, one.start) + renamed(one, newName) + text.slice(one.end);
  const after = linkFormula(text, scope);
  if (after.problems.length > formula.problems.length) return false;
  return String(declarations(localsIn(after))) === String(declarations(locals));
}

/** Which declaration each local has, by its position among all. */
function declarations(locals: readonly LocalName[]): readonly number[] {
  return locals.map(({ declaredAt }) => locals.findIndex(({ start }) => start === declaredAt));
}
