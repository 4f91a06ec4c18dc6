import { note, type Problems } from "../../3-link/formula/problem.ts";
import { boolean, nothing, number, type RecordType, type Type, text, unknown } from "../../formula-types.ts";
import { nearestName } from "../../near-names.ts";
import {
  differenceOf,
  emptyList,
  entriesOf,
  isAssignable,
  isMaybeNothing,
  list,
  missingFields,
  optional,
  typeText,
  union,
  withoutNothing,
} from "../../value-types.ts";
import type { CheckedConditional, CheckedExpression } from "./expression.ts";
import { itemsOf } from "./helper-call.ts";
import { convert, missing } from "./nodes.ts";
import { isPrintable } from "./operand-types.ts";

/** The parts of the checker that fitting needs. */
export interface Fitting {
  readonly problems: Problems;
  asList(value: CheckedExpression): CheckedExpression | undefined;
}

/**
 * Returns the value as its place requires it: adds every conversion from `unknown`, and reports values that do not fit.
 *
 * Literal lists, records and conditions are fitted part by part, so that errors point at the smallest part.
 */
export function fitTo(ctx: Fitting, value: CheckedExpression, wanted: Type): CheckedExpression {
  const target = withoutNothing(wanted);
  if (value.kind === "missing" || target?.kind === "unknown") return value;
  if (!target) return fitNothing(ctx, value);
  if (value.kind === "conditional") {
    const before = ctx.problems.length;
    const whenTrue = fitTo(ctx, value.whenTrue, wanted);
    const whenFalse = fitTo(ctx, value.whenFalse, wanted);
    if (isSameMistake(ctx.problems.slice(before), value)) {
      ctx.problems.length = before;
      note(
        ctx.problems,
        value,
        "formula/wrong-type",
        typeText(target),
        typeText(value.type),
        helpFor(value.type, target),
      );
      return missing(value);
    }
    return { ...value, whenTrue, whenFalse, type: union(whenTrue.type, whenFalse.type) };
  }
  const choice = fitChoice(ctx, value, wanted);
  if (choice) return choice;
  if (value.kind === "list" && target.kind === "list") {
    const items = value.items.map((item) => (item.kind === "spread" ? item : fitTo(ctx, item, target.item)));
    if (items.length > 0) return { ...value, items, type: list(union(...items.map(itemType))) };
    return target.item.kind === "unknown" ? value : { ...value, type: list(target.item) };
  }
  if (value.kind === "record" && target.kind === "record") return fitRecord(ctx, value, target);
  if (value.type.kind === "unknown") return fitUnknown(value, target, isMaybeNothing(wanted));
  const given = withoutNothing(value.type);
  if (given && !isAssignable(given, target)) {
    const data = target.kind === "list" ? ctx.asList(value) : undefined;
    if (data) return fitTo(ctx, data, wanted);
    const help = nearLiteral(value, target) ?? differentPart(given, target) ?? helpFor(given, target);
    note(ctx.problems, value, "formula/wrong-type", typeText(target), typeText(given), help);
    return missing(value);
  }
  if (isMaybeNothing(value.type) && !isMaybeNothing(wanted)) {
    note(ctx.problems, value, "formula/maybe-nothing", typeText(value.type));
    return missing(value);
  }
  return given && needsTrust(given, target) ? convert(value, "trusted", wanted) : value;
}

/** Names the member by which two types differ whose texts are the same. */
function differentPart(given: Type, wanted: Type): string | undefined {
  if (typeText(given) !== typeText(wanted)) return undefined;
  const part = differenceOf(given, wanted);
  return part && `\`${part.path}\` is \`${typeText(part.given)}\`, not \`${typeText(part.wanted)}\``;
}

/** True if both sides of a choice have a wrong type, and the same one. */
function isSameMistake(problems: Problems, { whenTrue, whenFalse }: CheckedConditional): boolean {
  const areTypes = problems.length === 2 && problems.every(({ code }) => code === "formula/wrong-type");
  return areTypes && typeText(whenTrue.type) === typeText(whenFalse.type);
}

/** Where only nothing is taken. */
function fitNothing(ctx: Fitting, value: CheckedExpression): CheckedExpression {
  if (value.type.kind === "unknown") return convert(value, "trusted", nothing);
  if (value.type.kind === "nothing") return value;
  note(ctx.problems, value, "formula/wrong-type", typeText(nothing), typeText(value.type));
  return missing(value);
}

/** Fits a value with a fallback: each side must fit, and only the last may be `nothing`. */
function fitChoice(ctx: Fitting, value: CheckedExpression, wanted: Type): CheckedExpression | undefined {
  if (value.kind === "binary" && (value.operator === "??" || value.operator === "||") && isWritten(value.right)) {
    const left = fitTo(ctx, value.left, optional(wanted));
    const right = fitTo(ctx, value.right, wanted);
    return { ...value, left, right, type: either(left.type, right.type) };
  }
  if (value.kind === "helper" && value.name === "ifEmpty") {
    const [first, second] = value.args;
    if (!first || !second || !isWritten(second)) return undefined;
    const args = [fitTo(ctx, first, optional(wanted)), fitTo(ctx, second, wanted)] as const;
    return { ...value, args, type: either(args[0].type, args[1].type) };
  }
  if (value.kind === "match") {
    const cases = value.cases.map((one) => ({ ...one, result: fitTo(ctx, one.result, wanted) }));
    const fallback = value.fallback && fitTo(ctx, value.fallback, wanted);
    if (!fallback && !isMaybeNothing(wanted)) return undefined;
    return {
      ...value,
      cases,
      fallback,
      type: union(...cases.map((one) => one.result.type), fallback?.type ?? nothing),
    };
  }
  return undefined;
}

/** True for a literal record, list or choice in the formula: its parts are fitted one by one. */
export function isWritten(value: CheckedExpression): boolean {
  switch (value.kind) {
    case "list":
    case "record":
      return true;
    case "literal":
      return typeof value.value === "string";
    case "conditional":
      return isWritten(value.whenTrue) || isWritten(value.whenFalse);
    case "binary":
      return (value.operator === "??" || value.operator === "||") && isWritten(value.right);
    case "helper":
      return value.name === "ifEmpty" && value.args.some(isWritten);
    case "match":
      return value.cases.some((one) => isWritten(one.result));
    default:
      return false;
  }
}

function either(first: Type, second: Type): Type {
  const rest = withoutNothing(first);
  return rest ? union(rest, second) : second;
}

function fitRecord(
  ctx: Fitting,
  value: Extract<CheckedExpression, { kind: "record" }>,
  target: RecordType,
): CheckedExpression {
  let hasSpread = false;
  const before = ctx.problems.length;
  const entries = value.entries.map((entry) => {
    if (entry.name === undefined) {
      hasSpread = true;
      return entry;
    }
    const field = target.fields.get(entry.name) ?? target.rest;
    if (field) return { ...entry, value: fitTo(ctx, entry.value, field) };
    if (!target.open) {
      const near = nearestName(entry.name, target.fields.keys());
      note(ctx.problems, entry, "formula/unknown-member", entry.name, typeText(target), near);
    }
    return entry;
  });
  const fitted: CheckedExpression = { ...value, entries };
  if (hasSpread) {
    // An unknown name may be the one that is missing, and a wrong value makes the whole record wrong.
    if (ctx.problems.length > before) return missing(value);
    if (!isAssignable(value.type, target)) {
      const help = differentPart(value.type, target);
      note(ctx.problems, value, "formula/wrong-type", typeText(target), typeText(value.type), help);
      return missing(value);
    }
    return needsTrust(value.type, target) ? convert(fitted, "trusted", target) : fitted;
  }
  const [lacking] = missingFields(
    entries.flatMap(({ name }) => name ?? []),
    target,
  );
  if (lacking === undefined) return fitted;
  note(ctx.problems, value, "formula/wrong-type", typeText(target), typeText(value.type), `add \`${lacking}\``);
  return missing(value);
}

/** Converts a value from `unknown`. Where `nothing` is not accepted, it becomes an empty text or 0. */
function fitUnknown(value: CheckedExpression, target: Type, takesNothing: boolean): CheckedExpression {
  switch (target.kind) {
    case "text":
      if (target.literals) return convert(value, "trusted", target);
      return takesNothing ? convert(value, "maybe-text", optional(text)) : convert(value, "text", text);
    case "date":
      return takesNothing ? convert(value, "maybe-text", optional(target)) : convert(value, "text", target);
    case "number":
      return takesNothing ? convert(value, "maybe-number", optional(number)) : convert(value, "number", number);
    case "boolean":
      return convert(value, "truth", boolean);
    case "list":
      return target.item.kind === "unknown" ? convert(value, "list", target) : convert(value, "trusted", target);
    default:
      return convert(value, "trusted", target);
  }
}

const itemType = (item: CheckedExpression): Type =>
  item.kind === "spread" ? (itemsOf(item.type) ?? unknown) : item.type;

/** True if `from` cannot be proven to have the shape of `to`. */
function needsTrust(from: Type, to: Type): boolean {
  if (to.kind === "unknown" || from === to) return false;
  if (from.kind === "unknown") return true;
  if (from.kind === "union") return from.of.some((part) => needsTrust(part, to));
  if (to.kind === "union") return !to.of.some((part) => isAssignable(from, part) && !needsTrust(from, part));
  if (from.kind === "list" && to.kind === "list") return from !== emptyList && needsTrust(from.item, to.item);
  if (from.kind !== "record" || to.kind !== "record") return false;
  const { rest } = to;
  // TypeScript does not accept an interface as a map or open record, whatever its members.
  if (to.open && from.isForeign) return true;
  if (rest && (from.name !== undefined || entriesOf(from).some((given) => needsTrust(given, rest)))) return true;
  return [...to.fields].some(([name, type]) => {
    const given = from.fields.get(name);
    if (given) return needsTrust(given, type);
    // A map may lack any name.
    return from.rest ? !isMaybeNothing(type) || needsTrust(from.rest, type) : from.open && type.kind !== "unknown";
  });
}

/** Suggests the literal that is closest to a text, among those that the place accepts. */
function nearLiteral(value: CheckedExpression, target: Type): string | undefined {
  if (value.kind !== "literal" || typeof value.value !== "string" || target.kind !== "text") return undefined;
  const near = target.literals && nearestName(value.value, target.literals);
  return near === undefined ? undefined : `did you mean "${near}"?`;
}

function helpFor(given: Type, target: Type): string | undefined {
  if (target.kind === "text" && !target.literals && isPrintable(given))
    return `put it between the backticks of a template, inside \`\${…}\``;
  if (target.kind === "number" && given.kind === "text") return "convert the text with `toNumber(…)`";
  if (target.kind === "boolean") return "compare it, such as `… != ''`, or use `toBool(…)`";
  return undefined;
}
