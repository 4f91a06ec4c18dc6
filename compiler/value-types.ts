import { literal, recordType, unionType } from "./code.ts";
import {
  boolean,
  date,
  type FunctionType,
  file,
  icon,
  type ListType,
  type LiteralType,
  nothing,
  number,
  type RecordType,
  type Type,
  text,
  unknown,
} from "./formula-types.ts";
import { take } from "./iterables.ts";
import { missingNames } from "./near-names.ts";

/** Returns the type of a list of `item`. */
export const list = (item: Type): ListType => ({ kind: "list", item });

/** Returns the type of a record of `fields`; an open one may have more. */
export const record = (fields: Readonly<Record<string, Type>>, open = false, name?: string): RecordType => ({
  kind: "record",
  fields: new Map(Object.entries(fields)),
  open,
  ...(name === undefined ? {} : { name }),
});

/** The type of an expression that is never evaluated: a union of no types. */
export const never: Type = { kind: "union", of: [] };

/** The type of a value in a branch that never runs, where nothing is reported about it. */
export const impossible: Type = { kind: "unknown" };

/** The type of `[]`, which is compatible with any other list. */
export const emptyList: ListType = list(unknown);

/** A record with unknown fields. */
export const openRecord: RecordType = { kind: "record", fields: new Map(), open: true };

/** Returns the type of a record whose values all have the same type. */
export const mapOf = (rest: Type): RecordType => (rest.kind === "unknown" ? openRecord : { ...openRecord, rest });

/** Returns the union of `types`: flat, without duplicates, with literals merged. `unknown` absorbs the others. */
export function union(...types: readonly Type[]): Type {
  if (types.length === 1 && types[0]) return types[0];
  const parts: Type[] = [];
  for (const type of types) {
    for (const part of type.kind === "union" ? type.of : [type]) {
      if (part === impossible) continue;
      if (part.kind === "unknown") return unknown;
      addPart(parts, part);
    }
  }
  const [only] = parts;
  if (!only) return types.includes(impossible) ? impossible : nothing;
  return parts.length === 1 ? only : { kind: "union", of: parts };
}

/** Returns `type` or `nothing`. */
export const optional = (type: Type): Type => (isMaybeNothing(type) ? type : union(type, nothing));

/** True if a value of `type` can be `nothing`, `unknown` included. */
export function isMaybeNothing(type: Type): boolean {
  if (type.kind === "union") return type.of.some((part) => part.kind === "nothing");
  return type.kind === "nothing" || type.kind === "unknown";
}

/** Returns `type` without `nothing`; `undefined` if only `nothing` is left. */
export function withoutNothing(type: Type): Type | undefined {
  if (type.kind === "nothing") return undefined;
  if (type.kind !== "union") return type;
  const rest = type.of.filter((part) => part.kind !== "nothing");
  return rest.length === type.of.length ? type : union(...rest);
}

/** True if every value of `from` is valid as `to`; `unknown` is valid as any type. */
export function isAssignable(from: Type, to: Type): boolean {
  if (from === to || from.kind === "unknown" || to.kind === "unknown") return true;
  if (from.kind === "union") return from.of.every((part) => isAssignable(part, to));
  if (to.kind === "union") return to.of.some((part) => isAssignable(from, part));
  if (isLiteralType(from) && isLiteralType(to) && from.kind === to.kind) return isNarrower(from, to);
  if (from.kind === "text" && to.kind === "date") return from.literals?.every(isIsoDate) ?? true;
  if (from.kind === "date" && to.kind === "text") return to.literals === undefined;
  if (from.kind !== to.kind) return false;
  if (from.kind === "list" && to.kind === "list") return isAssignable(from.item, to.item);
  if (from.kind === "record" && to.kind === "record") return isAssignableRecord(from, to);
  if (from.kind === "function" && to.kind === "function") return isAssignable(from.result, to.result);
  return true;
}

/** True if `==` between the two can be true: they share a value other than `nothing`. */
export function overlaps(left: Type, right: Type): boolean {
  if (left.kind === "unknown" || right.kind === "unknown") return true;
  if (left.kind === "union") return left.of.some((part) => overlaps(part, right));
  if (right.kind === "union") return right.of.some((part) => overlaps(left, part));
  if (isLiteralType(left) && isLiteralType(right) && left.kind === right.kind) return shared(left, right) !== undefined;
  if (left.kind === "record" && right.kind === "record") return true;
  return isAssignable(left, right) || isAssignable(right, left);
}

/** Returns the values that two types of one kind share; undefined without any. */
export function shared(one: LiteralType, other: LiteralType): LiteralType | undefined {
  const { literals } = other;
  if (!literals) return one;
  return one.literals ? limited(one, (value) => isOneOf(value, literals)) : other;
}

/** Returns a type with the literals for which `isKept` holds; undefined if none is left. */
export function limited(type: LiteralType, isKept: (value: unknown) => boolean): LiteralType | undefined {
  const literals: readonly Literal[] = type.literals ?? [];
  const kept = literals.filter(isKept);
  if (kept.length === literals.length) return type;
  return kept.length === 0 ? undefined : literalsOf(type.kind, kept);
}

export const isLiteralType = (type: Type): type is LiteralType =>
  type.kind === "text" || type.kind === "number" || type.kind === "boolean";

type Literal = string | number | boolean;

const isOneOf = (value: unknown, literals: readonly Literal[]): boolean => literals.some((one) => one === value);

/** Returns the type of some texts, numbers or booleans. */
function literalsOf(kind: LiteralType["kind"], values: readonly Literal[]): LiteralType {
  switch (kind) {
    case "text":
      return { kind, literals: values.filter((value) => typeof value === "string") };
    case "number":
      return { kind, literals: values.filter((value) => typeof value === "number") };
    case "boolean":
      return values.length > 1 ? boolean : { kind, literals: values.filter((value) => typeof value === "boolean") };
  }
}

/** Returns a type with the literals of its numbers and booleans left out. */
export function withoutValues(type: Type): Type {
  if (type.kind === "number") return type.literals ? number : type;
  if (type.kind === "boolean") return boolean;
  if (type.kind !== "union") return type;
  const parts = type.of.map(withoutValues);
  return parts.every((part, index) => part === type.of[index]) ? type : union(...parts);
}

/** Returns a type with all its records marked as foreign: a function of `custom/` returns it. */
export function foreign(type: Type): Type {
  if (type.kind === "list") return list(foreign(type.item));
  if (type.kind === "union") return { kind: "union", of: type.of.map(foreign) };
  if (type.kind !== "record") return type;
  const fields = new Map([...type.fields].map(([name, field]) => [name, foreign(field)]));
  return { ...type, fields, ...(type.rest ? { rest: foreign(type.rest) } : {}), isForeign: true };
}

/** Returns the type of a function's parameter at a position. */
export const paramType = ({ params, rest }: FunctionType, argumentIndex: number): Type =>
  params[argumentIndex]?.type ?? rest ?? unknown;

/** Returns the fields that a record with the names `given` lacks, except one that is present under a misspelt name. */
export function missingFields(given: Iterable<string>, { fields, open }: RecordType): readonly string[] {
  const required = [...fields].filter(([, type]) => !isMaybeNothing(type)).map(([name]) => name);
  return missingNames(given, required, open ? { has: () => true } : fields);
}

interface Difference {
  readonly path: string;
  readonly given: Type;
  readonly wanted: Type;
}

/** Returns the first member by which a list or record does not fit another, at the deepest place. */
export function differenceOf(given: Type, wanted: Type, path = ""): Difference | undefined {
  if (isAssignable(given, wanted)) return undefined;
  const [one, other] = [withoutNothing(given), withoutNothing(wanted)];
  if (one?.kind === "list" && other?.kind === "list") {
    const inside = differenceOf(one.item, other.item, `${path}[]`);
    if (inside) return inside;
  }
  if (one?.kind === "record" && other?.kind === "record") {
    for (const [name, field] of other.fields) {
      const own = one.fields.get(name) ?? one.rest;
      const inside = own && differenceOf(own, field, path === "" ? name : `${path}.${name}`);
      if (inside) return inside;
    }
  }
  return path === "" ? undefined : { path, given, wanted };
}

/** Formats a type for messages: `text`, `list<record{id, nome}>`, `number or nothing`. */
export function typeText(type: Type): string {
  switch (type.kind) {
    case "text":
      return type.literals ? textsText(type.literals) : "text";
    case "list":
      return `list<${typeText(type.item)}>`;
    case "record":
      return type.name ?? recordText(type);
    case "union":
      return type.of.map(typeText).join(" or ");
    case "function":
      return functionText(type);
    default:
      return type.kind;
  }
}

/** Formats two types that share no value, with their numbers and booleans if only these differ: `1` and `2`. */
export function differentTexts(one: Type, other: Type): readonly [string, string] {
  const text = overlaps(withoutValues(one), withoutValues(other)) ? literalsText : typeText;
  return [text(one), text(other)];
}

function literalsText(type: Type): string {
  if (type.kind === "union") return type.of.map(literalsText).join(" or ");
  const isOfValues = type.kind === "number" || type.kind === "boolean";
  return isOfValues && type.literals ? type.literals.join(" or ") : typeText(type);
}

/** Returns the TypeScript type of a value of `type`, as printed in the output. */
export function tsType(type: Type): string {
  switch (type.kind) {
    case "text":
      return type.literals ? unionType(type.literals.map(literal)) : "string";
    case "date":
      return "string";
    case "file":
      return "File";
    case "icon":
      return "IconDrawing";
    case "nothing":
      return "null";
    case "list":
      return `readonly ${tsItem(type.item)}[]`;
    case "record":
      return type.name ?? tsRecord(type);
    case "union":
      return tsUnion(type.of);
    case "function":
      return tsFunction(type);
    default:
      return type.kind;
  }
}

/**
 * Returns the type that a JSON Schema describes. `x-type` covers what JSON Schema cannot express: `file`, `date`,
 * `unknown`, `listOf(…)`. Anything not understood is `unknown`, which is compatible with everything.
 */
export function typeFromSchema(schema: unknown): Type {
  if (!isObject(schema)) return unknown;
  const special = schema["x-type"];
  if (typeof special === "string") return typeFromNotation(special);
  if ("const" in schema) return typeOfValues([schema.const]);
  if (isListOfSome(schema.enum)) return typeOfValues(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (isListOfSome(choices)) return union(...choices.map(typeFromSchema));
  const kinds = schema.type;
  if (isListOfSome(kinds)) return union(...kinds.map((kind) => typeOfKind(kind, schema)));
  return typeOfKind(kinds ?? (isObject(schema.properties) ? "object" : undefined), schema);
}

/** An empty list of choices is not a valid schema. */
const isListOfSome = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

/** The small type notation of parameters and `x-type`: `text`, `number`, `list`, `record`, `listOf(text)` … */
export function typeFromNotation(notation: string): Type {
  const inner = /^listOf\((.*)\)$/.exec(notation)?.[1];
  if (inner !== undefined) return list(typeFromNotation(inner));
  if (notation.startsWith("itemOf(")) return someItem;
  if (notation.startsWith("valueOf(")) return someValue;
  if (notation.startsWith("changesOf(")) return someChanges;
  return notations.get(notation) ?? unknown;
}

/** A placeholder for `itemOf(…)` until its list is known; otherwise as `unknown` as any. */
const someItem: Type = { kind: "unknown" };

/** A placeholder for `valueOf(…)`, likewise. */
const someValue: Type = { kind: "unknown" };

/** A placeholder for `changesOf(…)`, likewise: some fields of the item. */
const someChanges: Type = { kind: "unknown" };

/** Replaces the placeholders of a type with the item of a list, or with the value of the item's field `field`. */
export function withItem(type: Type, item: Type, field: string): Type {
  if (type === someItem) return item;
  if (type === someValue) return optional(optionValue(item, field));
  if (type === someChanges) return changesOf(item);
  if (type.kind === "list") return list(withItem(type.item, item, field));
  if (type.kind === "union") return union(...type.of.map((part) => withItem(part, item, field)));
  if (type.kind !== "record") return type;
  return { ...type, fields: new Map([...type.fields].map(([name, part]) => [name, withItem(part, item, field)])) };
}

/** Returns a record that may have any of the fields of another. */
function changesOf(item: Type): Type {
  if (item.kind !== "record") return unknown;
  const fields = new Map([...item.fields].map(([name, field]) => [name, optional(field)]));
  return { kind: "record", fields, open: item.open };
}

/** Returns the value type of an option: the field of a record, otherwise the option itself. */
export function optionValue(item: Type, field: string): Type {
  if (item.kind === "record") return item.fields.get(field) ?? unknown;
  return isValue(item) || (item.kind === "union" && item.of.every(isValue)) ? item : unknown;
}

const isValue = ({ kind }: Type): boolean =>
  kind === "text" || kind === "number" || kind === "boolean" || kind === "date";

/** Returns the type of a JSON value, for data in the design. A long array is typed by its first items. */
export function typeOfValue(value: unknown): Type {
  if (value === null || value === undefined) return nothing;
  if (typeof value === "string") return text;
  if (typeof value === "number") return number;
  if (typeof value === "boolean") return boolean;
  if (Array.isArray(value)) return list(value.length === 0 ? unknown : commonType(value.map(typeOfValue)));
  if (!isObject(value)) return unknown;
  return {
    kind: "record",
    fields: new Map(Object.entries(value).map(([key, field]) => [key, typeOfValue(field)])),
    open: false,
  };
}

const notations: ReadonlyMap<string, Type> = new Map<string, Type>([
  ["text", text],
  ["string", text],
  ["url", text],
  ["icon", icon],
  ["number", number],
  ["boolean", boolean],
  ["date", date],
  ["file", file],
  ["nothing", nothing],
  ["list", list(unknown)],
  ["array", list(unknown)],
  ["record", openRecord],
  ["object", openRecord],
]);

/** Merges the records of one list into one record. A field that some of them lack may be `nothing`. */
export function commonType(types: readonly Type[]): Type {
  const records = types.filter((type) => type.kind === "record");
  if (records.length !== types.length) return union(...types);
  const fields = new Map<string, Type>();
  for (const { fields: own } of records) {
    for (const [name, type] of own) {
      const known = fields.get(name);
      if (known !== type) fields.set(name, known ? union(known, type) : type);
    }
  }
  for (const [name, type] of fields) {
    if (records.some((one) => !one.fields.has(name))) fields.set(name, optional(type));
  }
  return { kind: "record", fields, open: false };
}

function addPart(parts: Type[], part: Type): void {
  if (part.kind === "list") {
    if (part === emptyList && parts.some((known) => known.kind === "list")) return;
    const empty = parts.indexOf(emptyList);
    if (empty >= 0) parts.splice(empty, 1);
  }
  const at = parts.findIndex((known) => isSameType(known, part) || (isLiteralType(known) && known.kind === part.kind));
  const known = parts[at];
  if (!known) parts.push(part);
  else if (isLiteralType(known) && isLiteralType(part)) parts[at] = joinLiterals(known, part);
}

function joinLiterals(one: LiteralType, other: LiteralType): LiteralType {
  if (!one.literals) return one;
  return other.literals ? literalsOf(one.kind, [...new Set([...one.literals, ...other.literals])]) : other;
}

function isSameType(left: Type, right: Type): boolean {
  if (left === right) return true;
  if (left.kind !== right.kind) return false;
  if (left.kind === "list" && right.kind === "list") return isSameType(left.item, right.item);
  if (left.kind === "record" && right.kind === "record") {
    if (left.open !== right.open || left.name !== right.name || left.isForeign !== right.isForeign) return false;
    if (left.fields.size !== right.fields.size) return false;
    if (!isSameType(left.rest ?? unknown, right.rest ?? unknown)) return false;
    for (const [name, type] of left.fields) {
      const other = right.fields.get(name);
      if (!other || !isSameType(type, other)) return false;
    }
    return true;
  }
  if (left.kind === "union" && right.kind === "union") {
    return (
      left.of.length === right.of.length && left.of.every((part) => right.of.some((other) => isSameType(part, other)))
    );
  }
  if (isLiteralType(left) && isLiteralType(right))
    return left.literals?.length === right.literals?.length && isNarrower(left, right);
  return left.kind !== "function";
}

function isNarrower(from: LiteralType, to: LiteralType): boolean {
  if (to.literals === undefined) return true;
  const literals: readonly Literal[] = to.literals;
  return from.literals?.every((value) => isOneOf(value, literals)) ?? false;
}

function isAssignableRecord(from: RecordType, to: RecordType): boolean {
  for (const [name, wanted] of to.fields) {
    const given = from.fields.get(name) ?? from.rest;
    if (given ? !isAssignable(given, wanted) : !from.open && !isMaybeNothing(wanted)) return false;
  }
  const { rest } = to;
  return rest === undefined || entriesOf(from).every((given) => isAssignable(given, rest));
}

/** Returns the types of a record's values, whatever their names. */
export const entriesOf = ({ fields, open, rest }: RecordType): readonly Type[] => [
  ...fields.values(),
  ...(rest ? [rest] : open ? [unknown] : []),
];

function isIsoDate(value: string): boolean {
  return /^\d{4}-\d\d-\d\d/.test(value);
}

function textsText(literals: readonly string[]): string {
  const shown = literals.slice(0, 6).map((value) => JSON.stringify(value));
  return (literals.length > 6 ? [...shown, "…"] : shown).join(" | ");
}

function recordText(type: RecordType): string {
  const names = take(5, type.fields.keys());
  if (names.length === 0) return type.rest ? `record<${typeText(type.rest)}>` : "record";
  return `record{${names.slice(0, 4).join(", ")}${names.length > 4 || type.open ? ", …" : ""}}`;
}

/** Formats a function type like the documentation of helpers: `(texto: text, casas?: number) => text`. */
function functionText({ params, rest, result, isAsync }: FunctionType): string {
  const given = params.map(({ name, type, optional: isOptional }) =>
    isOptional ? `${name}?: ${typeText(withoutNothing(type) ?? type)}` : `${name}: ${typeText(type)}`,
  );
  if (rest) given.push(`...rest: ${typeText(rest)}`);
  return `${isAsync ? "async " : ""}(${given.join(", ")}) => ${typeText(result)}`;
}

function tsItem(item: Type): string {
  const inner = tsType(item);
  if (item.kind === "union" && isMaybeNothing(item)) return `(${inner} | undefined)`;
  const isCompound =
    item.kind === "union" ||
    item.kind === "function" ||
    item.kind === "list" ||
    (item.kind === "text" && item.literals);
  return isCompound ? `(${inner}${inner.startsWith("\n") ? "\n" : ""})` : inner;
}

/** Returns a TypeScript union with `null` last. */
function tsUnion(parts: readonly Type[]): string {
  const names = new Set(parts.flatMap(tsChoices));
  const isMaybe = names.delete("null");
  return unionType([...names], isMaybe);
}

/** Returns the members that a type contributes to a union: each of its literals, or the type itself. */
const tsChoices = (part: Type): readonly string[] => {
  if (part.kind === "text" && part.literals) return part.literals.map(literal);
  return [part.kind === "function" ? `(${tsType(part)})` : tsType(part)];
};

function tsRecord(type: RecordType): string {
  if (type.rest && type.fields.size === 0) {
    const absent = isMaybeNothing(type.rest) && type.rest.kind !== "unknown" ? " | undefined" : "";
    return `Readonly<Record<string, ${tsType(type.rest)}${absent}>>`;
  }
  const fields = [...type.fields].map(([name, field]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
    // Every object inherits members of these names, so a record without the field still has a member.
    const isInherited = isMaybeNothing(field) && name in Object.prototype;
    if (field.kind === "unknown" || isInherited) return `readonly ${key}?: unknown`;
    return isMaybeNothing(field)
      ? `readonly ${key}?: ${tsType(field)} | undefined`
      : `readonly ${key}: ${tsType(field)}`;
  });
  if (type.open) fields.push("readonly [name: string]: unknown");
  return fields.length === 0 ? "Readonly<Record<string, never>>" : recordType(fields);
}

function tsFunction(type: FunctionType): string {
  const params = type.params.map((param) => `${param.name}${param.optional ? "?" : ""}: ${tsType(param.type)}`);
  if (type.rest) params.push(`...rest: ${tsType(list(type.rest))}`);
  return `(${params.join(", ")}) => ${tsType(type.result)}`;
}

/** The type of a value as it is written: of a text, number or boolean, this one. */
export function typeOfWritten(value: unknown): Type {
  if (typeof value === "number") return { kind: "number", literals: [value] };
  return typeof value === "boolean" ? { kind: "boolean", literals: [value] } : typeOfValues([value]);
}

function typeOfValues(values: readonly unknown[]): Type {
  const texts = values.filter((value) => typeof value === "string");
  const others = values.filter((value) => typeof value !== "string").map(typeOfValue);
  return texts.length > 0 ? union({ kind: "text", literals: texts }, ...others) : union(...others);
}

function typeOfKind(kind: unknown, schema: Readonly<Record<string, unknown>>): Type {
  switch (kind) {
    case "string":
      return schema.format === "date" || schema.format === "date-time" ? date : text;
    case "number":
    case "integer":
      return number;
    case "boolean":
      return boolean;
    case "null":
      return nothing;
    case "array":
      return list(typeFromSchema(schema.items));
    case "object":
      return recordFromSchema(schema);
    default:
      return unknown;
  }
}

/** Returns a record with the properties of a schema. It has more only if the schema allows them, or names none. */
function recordFromSchema(schema: Readonly<Record<string, unknown>>): Type {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields = new Map<string, Type>();
  for (const name of Object.keys(properties).sort()) {
    const type = typeFromSchema(properties[name]);
    fields.set(name, required.includes(name) ? type : optional(type));
  }
  const { additionalProperties: more } = schema;
  const rest = fields.size === 0 && isObject(more) ? typeFromSchema(more) : unknown;
  const open = more === undefined ? fields.size === 0 : more !== false;
  return { kind: "record", fields, open, ...(rest.kind === "unknown" ? {} : { rest }) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
