import type { ArgumentCounts } from "../../argument-count.ts";
import type { Pattern, Signature } from "../../catalogue/helper-catalogue.ts";
import { type Type, text, unknown } from "../../types.ts";
import { isAssignable, list, mapOf, openRecord, optional, typeText, union, withoutNothing } from "../../value-types.ts";
import type { CheckedExpression } from "./expression.ts";

/** The types that a call's arguments gave to the generics of a signature. */
export type Generics = Map<string, Type>;

/** How many arguments a signature takes. */
export function argumentCounts(signature: Signature): ArgumentCounts {
  const least = signature.params.filter((param) => !param.isOptional && !param.isRest).length;
  const most = signature.params.some((param) => param.isRest) ? Number.POSITIVE_INFINITY : signature.params.length;
  return { least, most };
}

/** The parameter that the argument at `index` is for. */
export function paramAt(signature: Signature, index: number) {
  const param = signature.params[index];
  if (param) return param;
  const last = signature.params.at(-1);
  return last?.isRest ? last : undefined;
}

/** A member that a key names and its record lacks. */
export interface MissingKey {
  readonly name: string;
  readonly record: Extract<Type, { kind: "record" }>;
}

/**
 * True when an argument of `type` fits `pattern`; generics in it are bound on the way.
 *
 * Nothing fits everywhere: helpers say at run time what they cannot do with it. A text that is written out binds
 * as any text, as TypeScript has it; one of a declared type, such as an item of a list, keeps its literals.
 */
export function matches(pattern: Pattern, type: Type, generics: Generics, isDeclared = false): boolean {
  const given = withoutNothing(type);
  if (!given || given.kind === "unknown") {
    bindUnknown(pattern, generics);
    return true;
  }
  switch (pattern.kind) {
    case "type":
      return isAssignable(given, pattern.type);
    case "generic":
      bind(generics, pattern.name, isDeclared ? type : widened(type));
      return true;
    case "key":
      return given.kind === "text";
    case "record":
      if (given.kind !== "record") return false;
      if (pattern.as !== undefined) bind(generics, pattern.as, given);
      return true;
    case "list": {
      const items = itemsOf(given);
      return items !== undefined && matches(pattern.item, items, generics, true);
    }
    case "map":
      return given.kind === "record" && given.rest !== undefined && matches(pattern.item, given.rest, generics, true);
    case "maybe":
      return matches(pattern.of, given, generics, isDeclared);
    case "choice":
      return pattern.of.some((choice) => matches(choice, given, generics, isDeclared));
    case "flat":
      return true;
    case "lambda":
      return given.kind === "function";
  }
}

/** The type of the items of a list, or of the data of a collection. */
export function itemsOf(type: Type): Type | undefined {
  if (type.kind === "list") return type.item;
  if (type.kind === "union") {
    const items = type.of.map(itemsOf);
    const found = items.filter((item) => item !== undefined);
    return found.length === items.length ? union(...found) : undefined;
  }
  if (type.kind !== "record") return undefined;
  const data = type.fields.get("data");
  const inner = data && withoutNothing(data);
  return inner?.kind === "list" ? inner.item : undefined;
}

/** Bind the generic of a key to the type of the member it names; what it names in vain is given back. */
export function bindKey(
  pattern: Extract<Pattern, { kind: "key" }>,
  argument: CheckedExpression,
  generics: Generics,
): MissingKey | undefined {
  generics.set(pattern.as, unknown);
  const owner = generics.get(pattern.of);
  if (argument.kind !== "literal" || typeof argument.value !== "string" || owner?.kind !== "record") return undefined;
  const [first = "", ...rest] = argument.value.split(".");
  const whole = owner.fields.get(argument.value);
  const type = whole ?? owner.fields.get(first);
  if (!type) return owner.open ? undefined : { name: argument.value, record: owner };
  if (whole) generics.set(pattern.as, whole);
  else if (rest.length > 0) generics.set(pattern.as, unknown);
  return undefined;
}

/** The type that a pattern stands for, with the generics found so far. */
export function instantiate(pattern: Pattern, generics: Generics): Type {
  switch (pattern.kind) {
    case "type":
      return pattern.type;
    case "generic":
      return generics.get(pattern.name) ?? unknown;
    case "key":
      return text;
    case "record":
      return (pattern.as === undefined ? undefined : generics.get(pattern.as)) ?? openRecord;
    case "list":
      return list(instantiate(pattern.item, generics));
    case "map":
      return mapOf(instantiate(pattern.item, generics));
    case "flat":
      return flattened(generics.get(pattern.of) ?? unknown);
    case "maybe":
      return optional(instantiate(pattern.of, generics));
    case "choice":
      return union(...pattern.of.map((choice) => instantiate(choice, generics)));
    case "lambda":
      return unknown;
  }
}

/** What is left of a type when lists in it give way to their items, and nothing is dropped. */
function flattened(type: Type): Type {
  const parts = type.kind === "union" ? type.of : [type];
  const items = parts.map((part) => withoutNothing(part.kind === "list" ? part.item : part));
  return union(...items.filter((item) => item !== undefined));
}

/** Describes what a parameter accepts, for messages. */
export function patternText(pattern: Pattern): string {
  switch (pattern.kind) {
    case "type":
      return `\`${typeText(pattern.type)}\``;
    case "generic":
    case "flat":
      return "a value";
    case "key":
      return "`text`";
    case "record":
    case "map":
      return "`record`";
    case "list":
      return pattern.item.kind === "type" && pattern.item.type.kind !== "unknown"
        ? `\`list<${typeText(pattern.item.type)}>\``
        : "`list`";
    case "maybe":
      return patternText(pattern.of);
    case "choice":
      return pattern.of.map(patternText).join(" or ");
    case "lambda":
      return "a function `x => …`";
  }
}

/** Text without the literals it is known to be: what TypeScript makes of a literal that is stored. */
export function widened(type: Type): Type {
  if (type.kind === "text") return text;
  return type.kind === "union" ? union(...type.of.map(widened)) : type;
}

function bind(generics: Generics, name: string, type: Type): void {
  const known = generics.get(name);
  generics.set(name, known ? union(known, type) : type);
}

function bindUnknown(pattern: Pattern, generics: Generics): void {
  if (pattern.kind === "generic") generics.set(pattern.name, unknown);
  else if (pattern.kind === "record" && pattern.as !== undefined) generics.set(pattern.as, unknown);
  else if (pattern.kind === "list" || pattern.kind === "map") bindUnknown(pattern.item, generics);
  else if (pattern.kind === "maybe") bindUnknown(pattern.of, generics);
}
