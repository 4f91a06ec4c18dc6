import { number, type Type, text } from "../../formula-types.ts";
import { joined } from "../../iterables.ts";
import { isLiteralType, limited, never, union, withoutNothing } from "../../value-types.ts";
import type { CheckedExpression } from "./expression.ts";

/** Returns the type of the member itself: if an object before it is `nothing`, `?.` has already ended the chain. */
export const ownType = (node: CheckedExpression): Type =>
  node.kind === "member" || node.kind === "index" ? node.member : node.type;

export function memberType(base: Type, name: string): Type | "lookup" | undefined {
  switch (base.kind) {
    case "unknown":
      return "lookup";
    case "record":
      return base.fields.get(name) ?? (base.open ? "lookup" : undefined);
    case "list":
    case "text":
    case "date":
      return name === "length" ? number : undefined;
    case "file":
      return name === "name" || name === "type" ? text : name === "size" ? number : undefined;
    case "union": {
      const types = base.of.map((part) => memberType(part, name));
      if (types.includes("lookup")) return "lookup";
      const found = types.filter((type) => type !== undefined && type !== "lookup");
      return found.length === types.length ? union(...found) : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns the names of the members that a value of `base` may have. */
export function memberNames(base: Type): Iterable<string> {
  switch (base.kind) {
    case "record":
      return base.fields.keys();
    case "list":
    case "text":
    case "date":
      return ["length"];
    case "file":
      return ["name", "type", "size"];
    case "union":
      return base.of.map(memberNames).reduce((names, more) => joined(names, more), []);
    default:
      return [];
  }
}

export function operandKind(type: Type): "number" | "text" | "unknown" | "other" {
  const given = withoutNothing(type);
  if (!given || given.kind === "unknown") return "unknown";
  if (given.kind === "union") {
    const kinds = new Set(given.of.map(operandKind));
    const [only] = kinds;
    return only && kinds.size === 1 ? only : "other";
  }
  if (given.kind === "number") return "number";
  return given.kind === "text" || given.kind === "date" ? "text" : "other";
}

export function isPrintable(type: Type): boolean {
  if (type.kind === "union") return type.of.every(isPrintable);
  return type.kind === "text" || type.kind === "number" || type.kind === "boolean" || type.kind === "date";
}

const emptyText: Type = { kind: "text", literals: [""] };
const zero: Type = { kind: "number", literals: [0] };
const isFalse: Type = { kind: "boolean", literals: [false] };
const isTrue: Type = { kind: "boolean", literals: [true] };
const alwaysTrue: ReadonlySet<Type["kind"]> = new Set(["list", "record", "file", "icon", "function"]);

/** Returns the part of a type that remains if the value is falsy. */
export function falsyPart(type: Type): Type | undefined {
  if (type.kind === "union") {
    const parts = type.of.map(falsyPart).filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : union(...parts);
  }
  if (type.kind === "boolean") return type.literals?.[0] === true ? undefined : isFalse;
  // TypeScript keeps a falsy `string` as it is, but of literals only the empty one.
  if (isLiteralType(type) && type.literals) return limited(type, (value) => !value);
  return alwaysTrue.has(type.kind) ? undefined : type;
}

/** Returns the part of a type that remains if the value is truthy; undefined if it never is. */
export function truthyPart(type: Type): Type | undefined {
  if (type.kind === "union") {
    const parts = type.of.map(truthyPart).filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : union(...parts);
  }
  if (type.kind === "boolean") return type.literals?.[0] === false ? undefined : isTrue;
  if (isLiteralType(type) && type.literals) return limited(type, Boolean);
  return type.kind === "nothing" ? undefined : type;
}

/** Returns the type of the falsy values that `&&` returns: of a text the empty one, of a number 0. */
export function falsyResult(type: Type): Type | undefined {
  const falsy = falsyPart(type);
  if (falsy?.kind === "text" || falsy?.kind === "date") return emptyText;
  if (falsy?.kind === "number") return zero;
  if (falsy?.kind !== "union") return falsy;
  return union(...falsy.of.map((part) => falsyResult(part) ?? never));
}

/** True if a value of the type may be a list, record or file. */
export function holdsObject(type: Type): boolean {
  if (type.kind === "union") return type.of.some(holdsObject);
  return type.kind === "list" || type.kind === "record" || type.kind === "file";
}
