import { diagnose } from "../diagnostics/diagnostic.ts";
import { type Place, within } from "../span.ts";
import type { LinkContext } from "./context.ts";
import type { LinkedExpression } from "./expression.ts";
import type { LinkedValue } from "./types.ts";

const active = ["javascript:", "vbscript:", "data:text/html"];

/**
 * Check an address as far as it is written down, also inside a formula: what one of its branches gives as text.
 *
 * Reports `url/active` and `asset/missing`.
 */
export function checkAddress(ctx: LinkContext, linked: LinkedValue): void {
  if (linked.kind === "literal" && typeof linked.value === "string") checkText(ctx, linked.value, linked);
  else if (linked.kind === "formula") checkResult(ctx, linked.formula.expression, linked);
  else if (linked.kind === "localized") for (const { value } of linked.texts) checkAddress(ctx, value);
}

/** The texts that an expression can give as they are. */
function checkResult(ctx: LinkContext, expression: LinkedExpression, place: Place): void {
  const { kind } = expression;
  if (kind === "literal" && typeof expression.value === "string") {
    checkText(ctx, expression.value, within(place, expression.start, expression.end));
  } else if (kind === "template") {
    checkActive(ctx, expression.texts[0] ?? "", within(place, expression.start, expression.end));
  } else if (kind === "conditional") {
    checkResult(ctx, expression.whenTrue, place);
    checkResult(ctx, expression.whenFalse, place);
  } else if (kind === "binary" && (expression.operator === "??" || expression.operator === "||")) {
    checkResult(ctx, expression.left, place);
    checkResult(ctx, expression.right, place);
  }
}

function checkText(ctx: LinkContext, address: string, place: Place): void {
  checkActive(ctx, address, place);
  if (address.startsWith("assets/") && !ctx.environment.assets.has(address))
    ctx.report(diagnose("asset/missing", place, address));
}

/** Browsers skip white space and control characters before and inside the scheme. */
function checkActive(ctx: LinkContext, address: string, place: Place): void {
  if (!address.includes(":")) return;
  const start = [...address.slice(0, 200)]
    .filter((character) => character > " ")
    .join("")
    .toLowerCase();
  if (active.some((scheme) => start.startsWith(scheme))) ctx.report(diagnose("url/active", place, address));
}
