import type { LinkedValue } from "../3-link/types.ts";
import type { CheckedExpression } from "../4-check/expressions/expression.ts";
import type { Type } from "../types.ts";
import { isMaybeNothing, withoutNothing } from "../value-types.ts";
import type { LowerContext } from "./context.ts";
import type { OutputExpression } from "./types.ts";
import { lowerNow, lowerNowOrNull } from "./value.ts";

/**
 * A value that a step writes somewhere: what is nothing in a formula is written as `null`.
 *
 * A member of nothing is `undefined` in the output, which whoever stores values takes for "leave it as it is".
 */
export function lowerWritten(ctx: LowerContext, value: LinkedValue): OutputExpression {
  if (value.kind !== "formula") return lowerNow(ctx, value, lowerWritten);
  const checked = ctx.formulas.get(value);
  return checked && mayBeUndefined(ctx, checked.expression) ? lowerNowOrNull(ctx, value) : lowerNow(ctx, value);
}

/** What is given by others, and left out by some of them; variables and collections hold `null`. */
const givenByOthers = /^(param|prop|page|step|item):/;

function mayBeUndefined(ctx: LowerContext, node: CheckedExpression): boolean {
  const again = (inner: CheckedExpression | undefined): boolean => inner === undefined || mayBeUndefined(ctx, inner);
  switch (node.kind) {
    case "reference":
      return isMaybeNothing(node.type) && givenByOthers.test(node.reference.key);
    case "member":
      return node.isOptional || (isMaybeNothing(node.member) && !isTableRow(ctx, node.object.type));
    case "index":
    case "lookup":
    case "entry":
    case "call":
      return isMaybeNothing(node.type);
    case "helper":
      // What is empty gives way to the second value, whatever kind of nothing it is.
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

/** Rows of the database have all their columns; those without a value are `null`. */
function isTableRow(ctx: LowerContext, type: Type): boolean {
  const row = withoutNothing(type);
  if (row?.kind !== "record" || row.name === undefined) return false;
  return [...ctx.environment.tables.values()].some((table) => table.typeName === row.name);
}
