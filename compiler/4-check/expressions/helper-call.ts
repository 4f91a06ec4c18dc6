import type { ArgumentCounts } from "../../argument-count.ts";
import type { Pattern, Signature } from "../../catalogue/helper-catalogue.ts";
import { type Type, text, unknown } from "../../formula-types.ts";
import {
  emptyList,
  entriesOf,
  isAssignable,
  isMaybeNothing,
  list,
  mapOf,
  never,
  openRecord,
  optional,
  record,
  typeText,
  union,
  withoutNothing,
  withoutValues,
} from "../../value-types.ts";
import type { CheckedExpression } from "./expression.ts";

/** The types that the arguments of a call bind to the generics of a signature. */
export type Generics = Map<string, Type>;

/** Returns how many arguments a signature accepts. */
export function argumentCounts(signature: Signature): ArgumentCounts {
  const least = signature.params.filter((param) => !param.isOptional && !param.isRest).length;
  const most = signature.params.some((param) => param.isRest) ? Number.POSITIVE_INFINITY : signature.params.length;
  return { least, most };
}

/** Returns the parameter for the argument at `index`. */
export function paramAt(signature: Signature, index: number) {
  const param = signature.params[index];
  if (param) return param;
  const last = signature.params.at(-1);
  return last?.isRest ? last : undefined;
}

/** A key that names a member its record lacks. */
export interface MissingKey {
  readonly name: string;
  readonly record: Extract<Type, { kind: "record" }>;
}

/**
 * True if an argument of `type` fits `pattern`. Binds the generics of the pattern.
 *
 * `nothing` fits everywhere: helpers handle it at run time. A literal text binds as any text, as in TypeScript; a text
 * of a declared type, such as an item of a list, keeps its literals.
 */
export function matches(pattern: Pattern, type: Type, generics: Generics, isDeclared = false): boolean {
  const given = withoutNothing(type);
  if (!given && pattern.kind === "generic") {
    bind(generics, pattern.name, type);
    return true;
  }
  if (!given || given.kind === "unknown") {
    bindUnknown(pattern, generics);
    return true;
  }
  switch (pattern.kind) {
    case "type":
      return isAssignable(given, pattern.type);
    case "words":
      return given.kind === "text" && (given.literals?.every((literal) => pattern.words.includes(literal)) ?? true);
    case "generic":
      bind(generics, pattern.name, isDeclared ? withoutValues(type) : widened(type));
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
      if (given.kind !== "record" || given.rest === undefined) return false;
      return matches(pattern.item, union(...entriesOf(given)), generics, true);
    case "maybe":
      return matches(pattern.of, given, generics, isDeclared);
    case "choice":
      return pattern.of.some((choice) => matches(choice, given, generics, isDeclared));
    case "flat":
    case "fields":
      return true;
    case "lambda":
      return given.kind === "function";
  }
}

/** Returns the item type of a list, or of a collection's data. */
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

/** Binds the generic of a key to the type of the member it names. Returns the key if the member is missing. */
export function bindKey(
  pattern: Extract<Pattern, { kind: "key" }>,
  argument: CheckedExpression,
  generics: Generics,
): MissingKey | undefined {
  generics.set(pattern.as, unknown);
  const item = generics.get(pattern.of) ?? unknown;
  const owner = withoutNothing(item);
  if (argument.kind !== "literal" || typeof argument.value !== "string" || owner?.kind !== "record") return undefined;
  const whole = owner.fields.get(argument.value);
  if (whole) generics.set(pattern.as, isMaybeNothing(item) ? optional(whole) : whole);
  return whole ? undefined : missingMember(owner, argument.value.split("."));
}

/** Returns the first name of a path that its record lacks. */
export function missingMember(owner: Type | undefined, [name, ...rest]: readonly string[]): MissingKey | undefined {
  if (owner?.kind !== "record" || name === undefined) return undefined;
  const type = owner.fields.get(name);
  if (type) return missingMember(withoutNothing(type), rest);
  return owner.open ? undefined : { name, record: owner };
}

/** Returns the type of a pattern with the generics found so far. */
export function instantiate(pattern: Pattern, generics: Generics): Type {
  switch (pattern.kind) {
    case "type":
      return pattern.type;
    case "generic":
      return generics.get(pattern.name) ?? unknown;
    case "key":
    case "words":
      return text;
    case "record":
      return (pattern.as === undefined ? undefined : generics.get(pattern.as)) ?? openRecord;
    case "list":
      return list(instantiate(pattern.item, generics));
    case "map":
      return mapOf(instantiate(pattern.item, generics));
    case "fields":
      return record(Object.fromEntries(pattern.fields.map(([name, field]) => [name, instantiate(field, generics)])));
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

/** Returns a type with its lists replaced by their items, and without `nothing`. */
function flattened(type: Type): Type {
  const parts = type.kind === "union" ? type.of : [type];
  const items = parts.map((part) => withoutNothing(part.kind === "list" ? part.item : part));
  return union(...items.filter((item) => item !== undefined));
}

/** Describes what a parameter accepts, for messages. */
export function patternText(pattern: Pattern): string {
  switch (pattern.kind) {
    case "type":
      return pattern.type.kind === "unknown" ? "a value" : `\`${typeText(pattern.type)}\``;
    case "words":
      return pattern.words.map((word) => `\`"${word}"\``).join(" or ");
    case "generic":
    case "flat":
      return "a value";
    case "key":
      return "`text`";
    case "record":
    case "map":
    case "fields":
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

/** Returns a type without its literals: what TypeScript infers for a stored literal. */
export function widened(type: Type): Type {
  if (type.kind === "text") return text;
  return type.kind === "union" ? union(...type.of.map(widened)) : withoutValues(type);
}

/**
 * Returns the type of a value that starts as `start`, which grows: unknown if that is null, a list of `items` if it is
 * an empty list, and a map of them if it is an empty record.
 */
export function startType(start: Type, items: Type): Type {
  if (start.kind === "nothing") return unknown;
  if (start === emptyList) return items === unknown ? start : list(items);
  if (isEmptyRecord(start)) return mapOf(items);
  if (start.kind !== "record" || start.name !== undefined) return start;
  return { ...start, fields: new Map([...start.fields].map(([name, field]) => [name, startType(field, items)])) };
}

const isEmptyRecord = (type: Type): boolean =>
  type.kind === "record" && type.fields.size === 0 && !type.open && type.name === undefined;

/** True for an empty list or record, and for a record with one. */
export const hasEmptyPart = (type: Type): boolean =>
  type === emptyList || isEmptyRecord(type) || (type.kind === "record" && [...type.fields.values()].some(hasEmptyPart));

/** Returns `start` with the lists and members of `result` for its empty ones. */
export function filledBy(start: Type, result: Type): Type {
  if (start === emptyList) {
    const items = itemsOf(result);
    return items && items !== never ? list(items) : start;
  }
  if (isEmptyRecord(start)) return mapOf(membersOf(result));
  if (start.kind !== "record") return startType(start, unknown);
  const fields = result.kind === "record" ? result.fields : undefined;
  return {
    ...start,
    fields: new Map([...start.fields].map(([name, field]) => [name, filledBy(field, fields?.get(name) ?? unknown)])),
  };
}

/** Returns the type of all members of a record, or of several; unknown if it has none. */
function membersOf(type: Type): Type {
  const records = type.kind === "union" ? type.of : [type];
  const found = records.flatMap((one) =>
    one.kind === "record" ? [...one.fields.values(), one.rest ?? never] : unknown,
  );
  const known = found.filter((one) => one !== never);
  return known.length === 0 ? unknown : union(...known.map(widened));
}

/** Returns why a pattern, given bare or as `/pattern/i`, is not a regular expression. Its only flag is `i`. */
export function patternProblem(pattern: string): string | undefined {
  const [, inner, flags = ""] = /^\/(.*)\/([a-z]*)$/s.exec(pattern) ?? [];
  try {
    new RegExp(inner ?? pattern, "u");
    return /^i?$/.test(flags) ? undefined : `unknown flags \`${flags}\`, the only one is \`i\``;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The message begins with the pattern.
    return message.slice(message.lastIndexOf(": ") + 2).toLowerCase();
  }
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
