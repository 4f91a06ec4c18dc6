import { wrongValue } from "../../2-validate/css-advice.ts";
import { earlyEnd } from "../../2-validate/css-value.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { type Place, within } from "../../span.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedExpression, LiteralNode } from "../formula/expression.ts";
import type { LinkedFormulaValue } from "../linked-design.ts";

/**
 * Checks a property of an element that has the values of a style property. An empty string means absent.
 *
 * Reports `style/bad-value` and `style/wrong-value`.
 */
export function checkCss(ctx: LinkContext, style: string, name: string, place: Place, value: string): void {
  if (value === "") return;
  const end = earlyEnd(value);
  if (end) {
    ctx.report(diagnose("style/bad-value", within(place, ...end), value.slice(...end)));
    return;
  }
  const wrong = wrongValue(style, value, ctx.rightStyles);
  if (wrong === undefined) return;
  const isPart = wrong.end > wrong.start;
  ctx.report(diagnose("style/wrong-value", isPart ? within(place, wrong.start, wrong.end) : place, name, value, wrong));
}

/** Checks the strings that a bound value of a style property chooses between: `item.isOpen ? 'none' : 'flex'`. */
export function checkCssChoices(ctx: LinkContext, style: string, name: string, bound: LinkedFormulaValue): void {
  for (const { value, start, end } of choicesOf(bound.formula.expression)) {
    if (typeof value !== "string" || value === "") continue;
    const wrong = earlyEnd(value) === undefined ? wrongValue(style, value, ctx.rightStyles) : undefined;
    if (wrong === undefined) continue;
    // With an escape, offsets in the string are not offsets in the formula.
    const isPlain = end - start === value.length + 2;
    const place = isPlain ? within(bound, start + 1 + wrong.start, start + 1 + wrong.end) : within(bound, start, end);
    ctx.report(diagnose("style/wrong-value", place, name, value, wrong));
  }
}

/** Returns the literals that may be the result of an expression. */
function choicesOf(expression: LinkedExpression): readonly LiteralNode[] {
  if (expression.kind === "literal") return [expression];
  if (expression.kind === "conditional") return [...choicesOf(expression.whenTrue), ...choicesOf(expression.whenFalse)];
  if (expression.kind === "helper" && expression.helper.name === "if")
    return expression.args.slice(1).flatMap(choicesOf);
  if (expression.kind === "binary" && (expression.operator === "??" || expression.operator === "||"))
    return [...choicesOf(expression.left), ...choicesOf(expression.right)];
  return [];
}
