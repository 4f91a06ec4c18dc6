import type {
  LinkedElement,
  LinkedGlobalFormula,
  LinkedInstance,
  LinkedNode,
  LinkedSlotContent,
  LinkedUnit,
  LinkedValue,
} from "../3-link/linked-design.ts";
import { sharedPart, type Thing } from "../3-link/names/thing.ts";
import type { FormulaTypes } from "../4-check/check.ts";
import type { CheckedExpression } from "../4-check/expressions/expression.ts";

/** What deciding a condition needs: the checked formulas of its unit, and the global ones by id. */
export interface StrangerContext {
  readonly formulas: FormulaTypes;
  readonly globals: ReadonlyMap<string, LinkedGlobalFormula>;
  readonly globalFormulas: FormulaTypes;
}

/**
 * Returns the components of a public page that a visitor does not see first: their code is loaded when it is mounted.
 *
 * Each use of such a component is under a condition that is false for a visitor who is not signed in, or in a tab other
 * than the first. A use with a handle is loaded with the page: steps may call its actions right after they show it.
 */
export function lateComponents(unit: LinkedUnit, ctx: StrangerContext): readonly string[] {
  const handled = new Set(unit.handles.map(({ id }) => id));
  const [late, early] = [new Set<string>(), new Set<string>()];
  const visit = (nodes: readonly LinkedNode[], isHidden: boolean): void => {
    for (const node of nodes) {
      const isLate = isHidden || (node.condition !== undefined && isFalseForStrangers(ctx, node.condition));
      if (node.kind === "instance") (isLate && !handled.has(node.id) ? late : early).add(node.component);
      if (node.kind === "element" || node.kind === "section") visit(node.children, isLate);
      if (node.kind === "element" || node.kind === "instance")
        for (const slot of node.slots) visit(slot.children, isLate || isClosedTab(node, slot));
    }
  };
  visit(unit.roots, false);
  return [...late].filter((id) => !early.has(id)).sort();
}

/** Whether a slot is the panel of a tab that is closed until somebody opens it. */
function isClosedTab(node: LinkedElement | LinkedInstance, { name }: LinkedSlotContent): boolean {
  if (node.kind !== "element" || node.type !== "tabs") return false;
  if (node.props.some((prop) => prop.name === "value")) return false;
  const tabs = node.props.find((prop) => prop.name === "tabs")?.base;
  const first = firstTab(tabs);
  return first !== undefined && name !== first;
}

function firstTab(tabs: LinkedValue | undefined): unknown {
  if (tabs?.kind === "literal" && Array.isArray(tabs.value)) return tabs.value[0]?.id;
  const [first] = tabs?.kind === "list" ? tabs.items : [];
  if (first?.kind === "literal") return Reflect.get(Object(first.value), "id");
  const id = first?.kind === "record" ? first.entries.find((entry) => entry.name === "id")?.value : undefined;
  return id?.kind === "literal" ? id.value : undefined;
}

function isFalseForStrangers(ctx: StrangerContext, condition: LinkedValue): boolean {
  if (condition.kind !== "formula") return false;
  const checked = ctx.formulas.get(condition);
  return (
    checked?.isSound === true && checked.lets.length === 0 && certainValue(ctx, checked.expression)?.value === false
  );
}

/** A value that is certain for a visitor who is not signed in. */
interface Certain {
  readonly value: string | number | boolean | null;
}

const certain = (value: Certain["value"]): Certain => ({ value });

/** Returns the value of an expression for a visitor who is not signed in; undefined if it depends on anything else. */
function certainValue(ctx: StrangerContext, node: CheckedExpression): Certain | undefined {
  switch (node.kind) {
    case "literal":
      return certain(node.value);
    case "reference":
      return signedOut.get(node.reference.thing);
    case "member":
      return node.isOptional && certainValue(ctx, node.object)?.value === null ? certain(null) : undefined;
    case "unary": {
      const operand = node.operator === "!" ? certainValue(ctx, node.operand) : undefined;
      return operand && certain(!operand.value);
    }
    case "binary": {
      if (node.operator !== "&&" && node.operator !== "||") return undefined;
      const [left, right] = [certainValue(ctx, node.left), certainValue(ctx, node.right)];
      // Either side decides alone: both are booleans.
      const decides = node.operator === "||";
      if (left?.value === decides || right?.value === decides) return certain(decides);
      return left && right;
    }
    case "equality": {
      const [left, right] = [certainValue(ctx, node.left), certainValue(ctx, node.right)];
      return left && right && certain((left.value === right.value) !== node.isNegated);
    }
    case "conditional": {
      const condition = certainValue(ctx, node.condition);
      return condition && certainValue(ctx, condition.value ? node.whenTrue : node.whenFalse);
    }
    case "call":
      return certainResult(ctx, node.callee.reference.thing);
    case "conversion": {
      const value = node.to === "truth" ? certainValue(ctx, node.value) : undefined;
      return value && certain(Boolean(value.value));
    }
    default:
      return undefined;
  }
}

/** What the session is before anyone signs in. */
const signedOut: ReadonlyMap<Thing, Certain> = new Map([
  [sharedPart("auth", "isAuthenticated"), certain(false)],
  [sharedPart("auth", "user"), certain(null)],
]);

/** Returns the value of a global formula that needs none of its parameters. */
function certainResult(ctx: StrangerContext, thing: Thing): Certain | undefined {
  const one = thing.kind === "formula" ? ctx.globals.get(thing.id) : undefined;
  const checked = one && ctx.globalFormulas.get(one);
  return checked?.isSound && checked.lets.length === 0 ? certainValue(ctx, checked.expression) : undefined;
}
