import { diagnose } from "../../diagnostics/diagnostic.ts";
import { type Place, within } from "../../span.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedExpression } from "../formula/expression.ts";
import type { LinkedValue } from "../linked-design.ts";

const active = ["javascript:", "vbscript:", "data:text/html"];

/** Schemes that a link may have; runtime/routing/safe-url.ts applies the same rule to bound links. */
const linkSchemes = ["http:", "https:", "mailto:", "tel:", "sms:"];

/** Checks the start of an address. */
type CheckStart = (ctx: LinkContext, address: string, place: Place) => void;

/**
 * Checks the literal part of an address, also inside a formula: the text that each of its branches returns.
 *
 * Reports `url/active` and `asset/missing`.
 */
export const checkAddress = (ctx: LinkContext, linked: LinkedValue): void => checkValue(ctx, linked, checkActive);

/** Checks the target of a link in the same way. Also reports `url/scheme`. */
export const checkLink = (ctx: LinkContext, linked: LinkedValue): void =>
  checkValue(ctx, linked, (_, address, place) => {
    const scheme = schemeOf(address);
    if (!checkActive(ctx, address, place) && scheme !== undefined && !linkSchemes.includes(scheme))
      ctx.report(diagnose("url/scheme", place, scheme));
  });

function checkValue(ctx: LinkContext, linked: LinkedValue, checkStart: CheckStart): void {
  if (linked.kind === "literal" && typeof linked.value === "string") checkText(ctx, linked.value, linked, checkStart);
  else if (linked.kind === "formula") checkResult(ctx, linked.formula.expression, linked, checkStart);
  else if (linked.kind === "localized") for (const { value } of linked.texts) checkValue(ctx, value, checkStart);
}

/** Checks the texts that an expression can return unchanged. */
function checkResult(ctx: LinkContext, expression: LinkedExpression, place: Place, checkStart: CheckStart): void {
  const { kind } = expression;
  if (kind === "literal" && typeof expression.value === "string") {
    checkText(ctx, expression.value, within(place, expression.start, expression.end), checkStart);
  } else if (kind === "template") {
    checkStart(ctx, expression.texts[0] ?? "", within(place, expression.start, expression.end));
  } else if (kind === "conditional") {
    checkResult(ctx, expression.whenTrue, place, checkStart);
    checkResult(ctx, expression.whenFalse, place, checkStart);
  } else if (kind === "binary" && (expression.operator === "??" || expression.operator === "||")) {
    checkResult(ctx, expression.left, place, checkStart);
    checkResult(ctx, expression.right, place, checkStart);
  }
}

function checkText(ctx: LinkContext, address: string, place: Place, checkStart: CheckStart): void {
  checkStart(ctx, address, place);
  if (address.startsWith("assets/") && !ctx.symbols.assets.has(address))
    ctx.report(diagnose("asset/missing", place, address, ctx.symbols.assets));
}

/** Reports an address that runs code. Returns whether it does. */
function checkActive(ctx: LinkContext, address: string, place: Place): boolean {
  const start = plainStart(address).toLowerCase();
  const isActive = active.some((scheme) => start.startsWith(scheme));
  if (isActive) ctx.report(diagnose("url/active", place, address));
  return isActive;
}

const schemeOf = (address: string): string | undefined =>
  /^[a-z][a-z0-9+.-]*:/.exec(plainStart(address).toLowerCase())?.[0];

/** Browsers ignore white space and control characters before and inside the scheme. */
const plainStart = (address: string): string =>
  [...address.slice(0, 200)]
    .filter((character) => character > " ")
    .join("")
    .trim();
