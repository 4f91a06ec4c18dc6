import type { Thing } from "../../3-link/names/thing.ts";
import { type LiteralType, nothing, number, type Type, unknown } from "../../formula-types.ts";
import {
  impossible,
  isAssignable,
  isLiteralType,
  isMaybeNothing,
  limited,
  never,
  shared,
  union,
  withoutNothing,
  withoutValues,
} from "../../value-types.ts";
import type { CheckedExpression, GuardConstant } from "./expression.ts";
import { falsyPart, truthyPart } from "./operand-types.ts";
import { hasLocalIndex, isMember, isWithin, localPath, type Path, pathInto, thingPath } from "./path.ts";

/** What a condition found out about a path. */
export interface Fact {
  readonly type: Type;
  /** The thing that the path begins with; absent for a name of the formula. */
  readonly root: Thing | undefined;
  /** TypeScript narrows the path to fewer values than "present". */
  readonly isExact?: true;
  /** A function lies between the condition and this place. There, TypeScript keeps names, but not members. */
  readonly isFar?: true;
  /** The value may have changed since. TypeScript does not know, so its type is still the narrow one. */
  readonly isStale?: true;
  /** The constant that TypeScript narrows in place of the path. */
  readonly constant?: GuardConstant;
}

/** What is known about paths after a condition. */
export type Known = ReadonlyMap<Path, Fact>;

export const nothingKnown: Known = new Map();

/**
 * Returns the path of an expression that a condition narrows: names, members, entries of maps with a literal name, and
 * indexes that are literals or names of the formula. Other expressions have none.
 */
export function pathOf(node: CheckedExpression): Path | undefined {
  switch (node.kind) {
    case "reference":
      // A default is printed after `??`, where TypeScript does not narrow.
      return node.reference.fallback === undefined ? thingPath(node.reference) : undefined;
    case "constant":
      return pathOf(node.path);
    case "local":
      return localPath(node.name);
    case "member": {
      const object = pathOf(node.object);
      return object && pathInto(object, { kind: "member", name: node.name });
    }
    case "index": {
      const step = indexStep(node.index);
      const object = step && pathOf(node.object);
      return object && pathInto(object, step);
    }
    case "entry": {
      const { key } = node;
      const object = key.kind === "literal" ? pathOf(node.object) : undefined;
      return object && key.kind === "literal" ? pathInto(object, { kind: "entry", key: key.value }) : undefined;
    }
    default:
      return undefined;
  }
}

function indexStep(index: CheckedExpression) {
  if (index.kind === "local") return { kind: "localIndex", name: index.name } as const;
  return index.kind === "literal" && (typeof index.value === "string" || typeof index.value === "number")
    ? ({ kind: "index", index: index.value } as const)
    : undefined;
}

/**
 * Returns what is known inside a function. What a stale fact says does not reach it, and of members that they have one
 * value: TypeScript does not know that inside a function.
 */
export function inFunction(known: Known, params: readonly string[] = []): Known {
  if (known.size === 0) return known;
  const hidden = params.map(localPath);
  const isHidden = (path: Path) => hidden.some((param) => isWithin(path, param));
  const kept = [...known].filter(([path, fact]) => !fact.isStale && !isHidden(path) && !hasLocalIndex(path));
  return new Map(
    kept.map(([path, fact]) => [
      path,
      !fact.constant && isMember(path) ? { ...fact, type: withoutValues(fact.type), isFar: true } : fact,
    ]),
  );
}

/** Returns the reference or the local name that a path begins with. */
export function rootOf(node: CheckedExpression): CheckedExpression {
  if (node.kind === "constant") return rootOf(node.path);
  return hasObject(node) ? rootOf(node.object) : node;
}

/** Whether an expression is a part of another one. */
export const hasObject = (node: CheckedExpression): node is Part =>
  node.kind === "member" || node.kind === "index" || node.kind === "entry";

type Part = Extract<CheckedExpression, { readonly kind: "member" | "index" | "entry" }>;

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
        ? withPresent(known, condition, truthyPart(condition.type) ?? impossible, hasFalse(condition.type))
        : withType(known, condition, falsyPart(condition.type) ?? neverFalse(condition.type), hasFalse(condition.type));
  }
}

function narrowNumber(known: Known, value: CheckedExpression, isTrue: boolean): Known {
  const parts = value.type.kind === "union" ? value.type.of : [value.type];
  // An unknown value becomes a number.
  if (parts.some(({ kind }) => kind === "unknown")) return isTrue ? withPresent(known, value, number) : known;
  const found = parts.filter(({ kind }) => (kind === "number") === isTrue);
  const type = found.length === 0 ? impossible : union(...found);
  return isTrue ? withPresent(known, value, type) : withType(known, value, type, true);
}

/** Nothing is reported about a boolean that is never false: it often is so only since an earlier condition. */
const neverFalse = (type: Type): Type => (type.kind === "boolean" ? impossible : never);

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
  type: isDead(one.type) ? other.type : isDead(other.type) ? one.type : union(one.type, other.type),
});

const isDead = (type: Type): boolean => type === never || type === impossible;

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
  // TypeScript takes `(a == null) == true` for `a == null`, but not a member that equals `true`.
  const isTruth = right.kind === "literal" && typeof right.value === "boolean";
  if (isTruth && left.type.kind === "boolean" && pathOf(left) === undefined)
    return narrow(known, left, isEqual === right.value);
  if (isEqual) {
    // At most one of them may be nothing, and it equals the other.
    const whenLeft = withShared(known, left, right.type, right.kind === "literal");
    return withShared(whenLeft, right, left.type, false);
  }
  return withOther(withOther(known, left, right.type), right, left.type);
}

/** Records that a path equals a value of type `other`. */
function withShared(known: Known, node: CheckedExpression, other: Type, isOne: boolean): Known {
  const type = withoutNothing(node.type);
  if (!type) return known;
  const both = sharedPart(type, withoutNothing(other) ?? unknown);
  return withPresent(known, node, both, isOne || !isAssignable(type, both));
}

/** Returns the part of a type that may equal a value of type `other`. */
function sharedPart(type: Type, other: Type): Type {
  // TypeScript takes the other type for `unknown`, unless that is a union.
  if (type.kind === "unknown") return isLiteralType(other) && (other.literals?.length ?? 1) === 1 ? other : type;
  const others = other.kind === "union" ? other.of : [other];
  if (!others.every((part) => isLiteralType(part) || part.kind === "date")) return type;
  const all = type.kind === "union" ? type.of : [type];
  const parts = all.flatMap((part) => {
    const same = others.filter((one) => kindOf(one) === kindOf(part));
    return same.length === 0 ? [] : sharedValues(part, union(...same));
  });
  const isWhole = parts.length === all.length && parts.every((part, index) => part === all[index]);
  return isWhole || parts.length === 0 ? type : union(...parts);
}

/** A date is a text. */
const kindOf = ({ kind }: Type): Type["kind"] => (kind === "date" ? "text" : kind);

function sharedValues(type: Type, other: Type): Type {
  if (!isLiteralType(other)) return type;
  if (!isLiteralType(type)) return other.literals ? other : type;
  return shared(type, other) ?? impossible;
}

/** Records that a path differs from a value of type `other`, which matters if that is a single value. */
function withOther(known: Known, node: CheckedExpression, other: Type): Known {
  if (!isLiteralType(other) || other.literals?.length !== 1) return known;
  const path = pathOf(node);
  const fact = path === undefined ? undefined : known.get(path);
  // The cases of a `switch` before may have excluded other values.
  const type = fact && !fact.isStale ? fact.type : node.type;
  return withType(known, node, withoutLiteral(type, other), other.kind === "boolean");
}

/** Records that the path has `type`, and that the objects on the path are not `nothing`. */
function withPresent(known: Known, node: CheckedExpression, type: Type | undefined, isExact = false): Known {
  let result = withType(known, node, type, isExact);
  if (type === impossible) return result;
  let part = node;
  while (hasObject(part)) {
    part = part.object;
    if (isMaybeNothing(part.type)) result = withType(result, part, withoutNothing(part.type));
  }
  return result;
}

/**
 * Returns what is known where a `switch` has passed the case of null. TypeScript narrows only the path itself, and not
 * at all where an object on it may be missing.
 */
export function pastNull(known: Known, node: CheckedExpression): Known {
  let part = node;
  while (hasObject(part)) {
    part = part.object;
    if (isMaybeNothing(part.type)) return known;
  }
  return withType(known, node, withoutNothing(node.type));
}

/** Records the type of a path. An exact one matters even if it is the type of the path already. */
function withType(known: Known, node: CheckedExpression, type: Type | undefined, isOne = false): Known {
  const path = pathOf(node);
  if (path === undefined || type === undefined || type === unknown || isPartOfUnknown(node)) return known;
  if (type === node.type && !isOne) return known;
  const isExact = isOne || isMaybeNothing(type) || !isMaybeNothing(node.type);
  const root = rootOf(node);
  const key = root.kind === "reference" ? root.reference.thing : undefined;
  const constant = node.kind === "constant" ? { constant: node.constant } : {};
  return new Map(known).set(path, { type, root: key, ...(isExact ? { isExact } : {}), ...constant });
}

/** Whether the output reads a value through a helper, since nothing describes the object that it is in. */
const isPartOfUnknown = (node: CheckedExpression): boolean =>
  (node.kind === "member" || node.kind === "index") && node.object.type.kind === "unknown";

/** Returns a type without a single value. */
function withoutLiteral(type: Type, other: LiteralType): Type {
  if (type.kind === "union") {
    const parts = type.of.map((part) => withoutLiteral(part, other)).filter((part) => part !== impossible);
    return parts.length === 0 ? impossible : union(...parts);
  }
  if (!isLiteralType(type) || type.kind !== other.kind) return type;
  const [value] = other.literals ?? [];
  if (type.kind === "boolean" && !type.literals) return { kind: "boolean", literals: [value !== true] };
  return type.literals ? (limited(type, (one) => one !== value) ?? impossible) : type;
}
