import type { LinkedValue } from "../3-link/linked-design.ts";
import type { Thing } from "../3-link/names/thing.ts";
import type { CheckedFormula } from "../4-check/expressions/check-formula.ts";
import type { CheckedExpression } from "../4-check/expressions/expression.ts";
import type { Type } from "../formula-types.ts";
import { isMaybeNothing, withoutNothing } from "../value-types.ts";
import type { LowerContext } from "./context.ts";
import type { OutputExpression } from "./output-module.ts";
import { lowerNow, lowerNowOrNull } from "./value.ts";

/** Lowers a value that a step writes. Writers treat `undefined` as "no change", so `nothing` is emitted as `null`. */
export function lowerWritten(ctx: LowerContext, value: LinkedValue): OutputExpression {
  if (value.kind !== "formula") return lowerNow(ctx, value, lowerWritten);
  const checked = ctx.formulas.get(value);
  return checked && mayBeUndefined(ctx, checked, checked.expression)
    ? lowerNowOrNull(ctx, value)
    : lowerNow(ctx, value);
}

/** Values from callers, which may omit them; variables and collections hold `null` instead. */
const givenByOthers: ReadonlySet<Thing["kind"]> = new Set([
  "param",
  "formulaParam",
  "prop",
  "page",
  "currentPage",
  "step",
  "item",
]);

function mayBeUndefined(ctx: LowerContext, { lets }: Pick<CheckedFormula, "lets">, node: CheckedExpression): boolean {
  const again = (inner: CheckedExpression | undefined): boolean =>
    inner === undefined || mayBeUndefined(ctx, { lets }, inner);
  switch (node.kind) {
    case "local":
      return isMaybeNothing(node.type) && again(lets.find(({ name }) => name === node.name)?.value);
    case "constant":
      return isMaybeNothing(node.type) && again(node.path);
    case "reference":
      return isMaybeNothing(node.type) && givenByOthers.has(node.reference.thing.kind);
    case "member":
      return node.isOptional || (isMaybeNothing(node.member) && !isTableRow(ctx, node.object.type));
    case "index":
    case "lookup":
    case "entry":
    case "call":
      return isMaybeNothing(node.type);
    case "helper":
      // An empty first value is replaced by the second, whether it is null or undefined.
      return node.name === "ifEmpty" ? again(node.args[1]) : isMaybeNothing(node.type);
    case "conditional":
      return again(node.whenTrue) || again(node.whenFalse);
    case "match":
      return again(node.fallback) || node.cases.some((one) => again(one.result));
    case "binary":
      if (node.operator === "&&") return again(node.left) || again(node.right);
      return (node.operator === "??" || node.operator === "||") && again(node.right);
    case "conversion":
      return node.to === "trusted" && again(node.value);
    default:
      return false;
  }
}

/** Rows of the database have all their columns; columns without a value are `null`. */
function isTableRow(ctx: LowerContext, type: Type): boolean {
  const row = withoutNothing(type);
  if (row?.kind !== "record" || row.name === undefined) return false;
  return [...ctx.symbols.tables.values()].some((table) => table.typeName === row.name);
}
