import type { Piece } from "../../3-link/formula/expression.ts";
import { nothing, type Type, text, unknown } from "../../formula-types.ts";
import { entriesOf, optional, union, withoutNothing, withoutValues } from "../../value-types.ts";
import type { CheckedExpression, Conversion } from "./expression.ts";

export const piece = ({ start, end }: Piece): Piece => ({ start, end });

export const missing = (at: Piece): CheckedExpression => ({ kind: "missing", ...piece(at), type: unknown });

export const nothingAt = ({ end }: Piece): CheckedExpression => ({
  kind: "literal",
  start: end,
  end,
  value: null,
  type: nothing,
});

export const convert = (value: CheckedExpression, to: Conversion, type: Type): CheckedExpression => ({
  kind: "conversion",
  ...piece(value),
  to,
  value,
  type,
});

export function literalType(value: string | number | boolean | null): Type {
  if (value === null) return nothing;
  if (typeof value === "string") return { kind: "text", literals: [value] };
  return typeof value === "number" ? { kind: "number", literals: [value] } : { kind: "boolean", literals: [value] };
}

/** Returns the type of a constant with this value: the output declares a choice between numbers as any number. */
export const constantType = ({ kind, type }: CheckedExpression): Type =>
  kind === "conditional" ? withoutValues(type) : type;

/** Returns the type of a template. TypeScript infers a literal type if all values are literals. */
export function templateType(texts: readonly string[], values: readonly CheckedExpression[]): Type {
  let whole = texts[0] ?? "";
  for (const [index, value] of values.entries()) {
    if (value.kind !== "literal" || typeof value.value === "boolean") return text;
    whole += `${value.value}${texts[index + 1] ?? ""}`;
  }
  return literalType(whole);
}

export function conditionalOf(
  condition: CheckedExpression,
  whenTrue: CheckedExpression,
  whenFalse: CheckedExpression,
  whole: Piece,
): CheckedExpression {
  const type = union(whenTrue.type, whenFalse.type);
  return { kind: "conditional", ...piece(whole), condition, whenTrue, whenFalse, type };
}

/**
 * Merges several members of a value of unknown shape into one look-up. An entry of a map has the type of its values.
 */
export function lookup(object: CheckedExpression, key: CheckedExpression, whole: Piece): CheckedExpression {
  const base = withoutNothing(object.type);
  if (base?.kind === "record" && base.rest)
    return { kind: "entry", ...piece(whole), object, key, type: optional(union(...entriesOf(base))) };
  const isLookup = object.kind === "lookup";
  const path = isLookup ? [...object.path, key] : [key];
  return { kind: "lookup", ...piece(whole), object: isLookup ? object.object : object, path, type: unknown };
}

/** Fields of expressions that contain no expressions and may be circular. */
const notInside: ReadonlySet<string> = new Set([
  "type",
  "member",
  "reference",
  "constant",
  "helper",
  "generics",
  "mapType",
  "to",
]);

/** Call `each` for every expression in a formula or in a part of one. */
export function visitExpressions(part: unknown, each: (node: CheckedExpression) => void): void {
  if (typeof part !== "object" || part === null) return;
  if (isExpression(part)) each(part);
  // Entries would be allocated for every node of every formula.
  for (const key in part) {
    const inner = part[key as keyof typeof part];
    if (typeof inner === "object" && !notInside.has(key)) visitExpressions(inner, each);
  }
}

/** Whether expressions read a local name. */
export function readsLocal(parts: readonly unknown[], name: string): boolean {
  let isRead = false;
  visitExpressions(parts, (node) => {
    if (node.kind === "local" && node.name === name) isRead = true;
  });
  return isRead;
}

const isExpression = (value: object): value is CheckedExpression =>
  "kind" in value && "type" in value && "start" in value && "end" in value;
