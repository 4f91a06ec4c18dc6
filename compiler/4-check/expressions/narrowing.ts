import { nothing, number, type Type, unknown } from "../../formula-types.ts";
import { isMaybeNothing, never, union, withoutNothing } from "../../value-types.ts";
import type { CheckedExpression, GuardConstant } from "./expression.ts";
import { falsyPart } from "./operand-types.ts";

/** What a condition found out about a path. */
export interface Fact {
  readonly type: Type;
  /** The key of the reference that the path begins with; absent for a name of the formula. */
  readonly root: string | undefined;
  /** TypeScript narrows the path to fewer values than "present". */
  readonly isExact?: true;
  /** A function lies between the condition and this place. There, TypeScript keeps names, but not members. */
  readonly isFar?: true;
  /** The value may have changed since. TypeScript does not know, so its type is still the narrow one. */
  readonly isStale?: true;
  /** The constant that TypeScript narrows in place of the path. */
  readonly constant?: GuardConstant;
}

/** What is known about paths after a condition, by the text of the path in the output. */
export type Known = ReadonlyMap<string, Fact>;

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
    case "constant":
      return pathOf(node.path);
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

/** Returns what is known inside a function. What a stale fact says does not reach it. */
export function inFunction(known: Known, params: readonly string[] = []): Known {
  if (known.size === 0) return known;
  const hidden = params.map(localPath);
  const isHidden = (path: string) => hidden.some((param) => isWithin(path, param));
  const kept = [...known].filter(([path, fact]) => !fact.isStale && !isHidden(path));
  const isMember = (path: string, fact: Fact) => !fact.constant && /[.[]/.test(path);
  return new Map(kept.map(([path, fact]) => [path, isMember(path, fact) ? { ...fact, isFar: true } : fact]));
}

/** Whether a path is `whole`, or leads to a part of it. */
export const isWithin = (path: string, whole: string): boolean =>
  path.startsWith(whole) && (path.length === whole.length || /[.[]/.test(path.charAt(whole.length)));

export const localPath = (name: string): string => `=> ${name}`;

/** Returns the reference or the local name that a path begins with. */
export function rootOf(node: CheckedExpression): CheckedExpression {
  if (node.kind === "constant") return rootOf(node.path);
  return node.kind === "member" || node.kind === "index" ? rootOf(node.object) : node;
}

/**
 * Returns what is known if `condition` is true, or false: only what TypeScript infers from the same code.
 *
 * Rules: truth of a path, `!`, `&&`, `||`, equality with a literal or with a value that is present, `isNumber`.
 */
export function narrow(known: Known, condition: CheckedExpression, isTrue: boolean): Known {
  switch (condition.kind) {
    case "unary":
      return condition.operator === "!" ? narrow(known, condition.operand, !isTrue) : known;
    case "binary":
      return condition.operator === "&&" || condition.operator === "||" ? narrowBoth(known, condition, isTrue) : known;
    case "equality":
      return narrowEquality(known, condition, isTrue !== condition.isNegated);
    case "helper":
      return condition.name === "isNumber" && condition.args[0]
        ? narrowNumber(known, condition.args[0], isTrue)
        : known;
    default:
      return isTrue
        ? withPresent(known, condition, withoutNothing(condition.type), hasFalse(condition.type))
        : withType(known, condition, falsyPart(condition.type) ?? never, hasFalse(condition.type));
  }
}

function narrowNumber(known: Known, value: CheckedExpression, isTrue: boolean): Known {
  const parts = value.type.kind === "union" ? value.type.of : [value.type];
  const found = parts.filter(({ kind }) => (kind === "number") === isTrue);
  if (found.length === 0) return known;
  return isTrue ? withPresent(known, value, number) : withType(known, value, union(...found), true);
}

/** True for a type that TypeScript takes for the union of `true` and `false`. */
const hasFalse = (type: Type): boolean => (type.kind === "union" ? type.of.some(hasFalse) : type.kind === "boolean");

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
    [...whenLeft].flatMap(([path, fact]) => {
      const other = whenRight.get(path);
      return other ? [[path, eitherFact(fact, other)]] : [];
    }),
  );
}

/** Returns what is known if one of two facts is. */
export const eitherFact = (one: Fact, other: Fact): Fact => ({
  ...one,
  ...other,
  type: one.type === never ? other.type : union(one.type, other.type),
});

function narrowEquality(
  known: Known,
  condition: Extract<CheckedExpression, { kind: "equality" }>,
  isEqual: boolean,
): Known {
  const { left, right, form } = condition;
  if (form === "nothing") {
    if (!isEqual) return withPresent(known, left, withoutNothing(left.type));
    return withType(known, left, isMaybeNothing(left.type) ? nothing : never, true);
  }
  if (form === "same") return known;
  if (right.kind !== "literal") {
    if (!isEqual) return known;
    // At most one of them may be nothing, and it equals the other.
    return withPresent(withPresent(known, left, withoutNothing(left.type)), right, withoutNothing(right.type));
  }
  const { value } = right;
  if (isEqual) {
    const type = typeof value === "string" && isTextual(left.type) ? right.type : withoutNothing(left.type);
    return withPresent(known, left, type, true);
  }
  return withType(known, left, withoutLiteral(left.type, value), typeof value === "boolean");
}

/** Records that the path has `type`, and that the objects on the path are not `nothing`. */
function withPresent(known: Known, node: CheckedExpression, type: Type | undefined, isExact = false): Known {
  let result = withType(known, node, type, isExact);
  let part = node;
  while (part.kind === "member" || part.kind === "index") {
    part = part.object;
    if (isMaybeNothing(part.type)) result = withType(result, part, withoutNothing(part.type));
  }
  return result;
}

/** Records the type of a path. An exact one matters even if it is the type of the path already. */
function withType(known: Known, node: CheckedExpression, type: Type | undefined, isOne = false): Known {
  const path = pathOf(node);
  if (path === undefined || type === undefined || node.type.kind === "unknown") return known;
  if (type === node.type && !isOne) return known;
  const isExact = isOne || isMaybeNothing(type) || !isMaybeNothing(node.type);
  const root = rootOf(node);
  const key = root.kind === "reference" ? root.reference.key : undefined;
  const constant = node.kind === "constant" ? { constant: node.constant } : {};
  return new Map(known).set(path, { type, root: key, ...(isExact ? { isExact } : {}), ...constant });
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
