import { nothing, type Type, unknown } from "../../formula-types.ts";
import { isMaybeNothing, never, union, withoutNothing } from "../../value-types.ts";
import type { CheckedExpression } from "./expression.ts";
import { falsyPart } from "./operand-types.ts";

/** The known types of paths after a condition, by the text of the path in the output. */
export type Known = ReadonlyMap<string, Type>;

export const nothingKnown: Known = new Map();

/**
 * Returns the path of an expression, as TypeScript narrows it: names, members, and literal indexes. Other expressions
 * have none.
 */
export function pathOf(node: CheckedExpression): string | undefined {
  switch (node.kind) {
    case "reference":
      // A default is printed after `??`, where TypeScript does not narrow.
      return node.reference.fallback === undefined ? node.reference.code : undefined;
    case "local":
      return localPath(node.name);
    case "member": {
      const object = pathOf(node.object);
      return object === undefined ? undefined : `${object}.${node.name}`;
    }
    case "index": {
      const object = node.index.kind === "literal" ? pathOf(node.object) : undefined;
      return object === undefined || node.index.kind !== "literal" ? undefined : `${object}[${node.index.value}]`;
    }
    default:
      return undefined;
  }
}

/** Returns what stays known inside a function: TypeScript keeps it for names that never change, not for members. */
export function inFunction(known: Known, params: readonly string[] = []): Known {
  const kept = [...known].filter(([path]) => !/[.[]/.test(path) && !params.some((param) => path === localPath(param)));
  return kept.length === known.size ? known : new Map(kept);
}

const localPath = (name: string): string => `=> ${name}`;

/**
 * Returns what is known if `condition` is true, or false: only what TypeScript infers from the same code.
 *
 * Rules: truth of a path, `!`, `&&`, `||`, equality with a literal.
 */
export function narrow(known: Known, condition: CheckedExpression, isTrue: boolean): Known {
  switch (condition.kind) {
    case "unary":
      return condition.operator === "!" ? narrow(known, condition.operand, !isTrue) : known;
    case "binary":
      return condition.operator === "&&" || condition.operator === "||" ? narrowBoth(known, condition, isTrue) : known;
    case "equality":
      return narrowEquality(known, condition, isTrue !== condition.isNegated);
    default:
      return isTrue
        ? withPresent(known, condition, withoutNothing(condition.type))
        : withType(known, condition, falsyPart(condition.type) ?? never);
  }
}

/** Returns what is known on the right of `??`: the left side is `nothing`. */
export function whenNothing(known: Known, left: CheckedExpression): Known {
  return isMaybeNothing(left.type) ? withType(known, left, nothing) : known;
}

/** `&&` is true if both sides are, and false if the left side is, or else the right one; `||` is its opposite. */
function narrowBoth(known: Known, condition: Extract<CheckedExpression, { kind: "binary" }>, isTrue: boolean): Known {
  const { operator, left, right } = condition;
  const whenLeft = narrow(known, left, isTrue);
  if (isTrue === (operator === "&&")) return narrow(whenLeft, right, isTrue);
  const whenRight = narrow(narrow(known, left, !isTrue), right, isTrue);
  return new Map(
    [...whenLeft].flatMap(([path, type]) => {
      const other = whenRight.get(path);
      return other ? [[path, type === never ? other : union(type, other)]] : [];
    }),
  );
}

function narrowEquality(
  known: Known,
  condition: Extract<CheckedExpression, { kind: "equality" }>,
  isEqual: boolean,
): Known {
  const { left, right, form } = condition;
  if (form === "nothing") {
    if (!isEqual) return withPresent(known, left, withoutNothing(left.type));
    return withType(known, left, isMaybeNothing(left.type) ? nothing : never);
  }
  if (form === "same" || right.kind !== "literal") return known;
  const { value } = right;
  if (isEqual) {
    const type = typeof value === "string" && isTextual(left.type) ? right.type : withoutNothing(left.type);
    return withPresent(known, left, type);
  }
  return withType(known, left, withoutLiteral(left.type, value));
}

/** Records that the path has `type`, and that the objects on the path are not `nothing`. */
function withPresent(known: Known, node: CheckedExpression, type: Type | undefined): Known {
  let result = withType(known, node, type);
  let part = node;
  while (part.kind === "member" || part.kind === "index") {
    part = part.object;
    if (isMaybeNothing(part.type)) result = withType(result, part, withoutNothing(part.type));
  }
  return result;
}

function withType(known: Known, node: CheckedExpression, type: Type | undefined): Known {
  const path = pathOf(node);
  if (path === undefined || type === undefined || type === node.type || node.type.kind === "unknown") return known;
  return new Map(known).set(path, type);
}

function isTextual(type: Type): boolean {
  if (type.kind === "union") return type.of.every((part) => part.kind === "nothing" || isTextual(part));
  return type.kind === "text" || type.kind === "date";
}

function withoutLiteral(type: Type, value: unknown): Type {
  if (type.kind === "union") return union(...type.of.map((part) => withoutLiteral(part, value)));
  if (type.kind !== "text" || !type.literals || typeof value !== "string") return type;
  const literals = type.literals.filter((literal) => literal !== value);
  return literals.length === 0 ? unknown : { kind: "text", literals };
}
