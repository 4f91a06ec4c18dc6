import type { CatalogueSchema } from "../../catalogue/catalogue-types.ts";
import { type Type, text, unknown } from "../../formula-types.ts";
import type { JsonContainer } from "../../span.ts";
import { list, record, typeOfValue, typeOfWritten, union, withoutNothing } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedEntry, LinkedFormulaValue, LinkedLiteral, LinkedText, LinkedValue } from "../linked-design.ts";
import type { Scope, TypeCell } from "../names/scope.ts";
import { checkCss, checkCssChoices } from "../rules/css.ts";
import { checkLiteralKind } from "../rules/literal-kinds.ts";
import { checkTokens, withTokens } from "../rules/tokens.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Links the value at `owner[key]`: a formula, a text per language, a literal, or a structure of such values.
 *
 * `schema` marks which leaves may be bound; without one, every `{ "formula": … }` is a formula.
 */
export function linkValue(
  ctx: LinkContext,
  scope: Scope,
  owner: object,
  key: string | number,
  schema: CatalogueSchema | undefined,
): LinkedValue {
  const value = (owner as Readonly<Record<string | number, unknown>>)[key];
  noteText(ctx, schema, owner, key);
  if (typeof value === "object" && value !== null) return linkObject(ctx, scope, value, owner, key, schema);
  const style = styleOf(schema);
  if (typeof value === "string" && style !== undefined) {
    const withTheme = literalAt(ctx, withTokens(value), owner, key);
    checkTokens(ctx, value, withTheme);
    checkCss(ctx, style, nameAt(key, style), withTheme, value);
    return withTheme;
  }
  const literal = literalAt(ctx, value, owner, key);
  checkLiteralKind(schema, value, literal, ctx.report);
  return literal;
}

/**
 * Notes the text at `owner[key]`, if its place may hold one per language. A string for a component or an own element
 * may be a name, so there only texts per language count.
 */
export function noteText(
  { file, texts }: LinkContext,
  schema: CatalogueSchema | undefined,
  owner: object,
  key: string | number,
): void {
  if (schema?.["x-localized"] !== true) return;
  const value: unknown = Reflect.get(owner, key);
  const isWritten = typeof value === "string" ? schema["x-name"] !== true : isRecord(value) && !formulaText(value);
  if (isWritten) texts.push({ value: value as LinkedText["value"], file, owner, key });
}

/** Returns the style property whose values a property of an element may have, such as `color`. */
function styleOf(schema: CatalogueSchema | undefined): string | undefined {
  const style = schema?.["x-css"];
  return typeof style === "string" ? style : undefined;
}

/** How messages refer to a value: by its key, and in a list by the style property. */
const nameAt = (key: string | number, style: string): string => (typeof key === "string" ? key : style);

const literalAt = ({ file }: LinkContext, value: unknown, owner: object, key: string | number): LinkedLiteral => ({
  kind: "literal",
  value,
  file,
  owner: owner,
  key,
});

function linkObject(
  ctx: LinkContext,
  scope: Scope,
  value: object,
  owner: object,
  key: string | number,
  schema: CatalogueSchema | undefined,
): LinkedValue {
  if (isRecord(value)) {
    const text = formulaText(value);
    if (text !== undefined && schema?.["x-bind"] !== false) {
      const expected = schema && isTyped(schema) ? ctx.types.ofBound(schema) : undefined;
      const bound = linkFormulaAt(ctx, scope, value, "formula", text, expected);
      const style = styleOf(schema);
      if (style !== undefined) checkCssChoices(ctx, style, nameAt(key, style), bound);
      return bound;
    }
    if (schema?.["x-localized"] === true) return linkTexts(ctx, scope, value, owner, key, schema);
  }
  if (isFreeData(schema) && !isMap(schema) && !styleOf(schema) && !holdsFormula(value)) {
    checkItems(ctx, value, schemaOf(schema, "items"));
    return literalAt(ctx, value, owner, key);
  }
  return linkStructure(ctx, scope, value, owner, key, schema);
}

/** Reports literals in a list that are not of the kind of its items. */
function checkItems(ctx: LinkContext, list: object, schema: CatalogueSchema | undefined): void {
  if (!Array.isArray(list)) return;
  for (const [index, item] of list.entries())
    checkLiteralKind(schema, item, literalAt(ctx, item, list, index), ctx.report);
}

/** Links the text at `json[key]` as a formula. */
export function linkFormulaAt(
  ctx: LinkContext,
  scope: Scope,
  json: object,
  formulaKey: string,
  text: string,
  expected?: Type,
): LinkedFormulaValue {
  const place = { file: ctx.file, owner: json, key: formulaKey };
  const formula = ctx.formulas.link(text, scope, place, ctx.report);
  for (const read of formula.reads) ctx.reads.add(read);
  const { file, owner, key } = place;
  const linked: LinkedFormulaValue = { kind: "formula", formula, expected, feeds: undefined, file, owner, key };
  ctx.values.push(linked);
  return linked;
}

/** Sets the expected type of a value, in formulas and literals alike. `nothing` fits unless a value is needed. */
export function expecting(ctx: LinkContext, linked: LinkedValue, type: Type, isNeeded = false): LinkedValue {
  if (linked.kind === "localized") {
    for (const one of linked.texts) expecting(ctx, one.value, type, isNeeded);
    return linked;
  }
  linked.expected = type;
  if (linked.kind === "formula") {
    linked.isNeeded = isNeeded;
    return linked;
  }
  ctx.written.push(linked);
  const known = withoutNothing(type);
  if (linked.kind === "record" && known?.kind === "record") {
    for (const { name, value } of linked.entries)
      expecting(ctx, value, known.fields.get(name) ?? known.rest ?? unknown, true);
  } else if (linked.kind === "list" && known?.kind === "list") {
    for (const item of linked.items) expecting(ctx, item, known.item, true);
  }
  return linked;
}

/** Returns the cell for a list's item: filled when the list's formula is checked, or at once for a literal list. */
export function itemCell(linked: LinkedValue | undefined): TypeCell {
  if (linked?.kind === "formula") {
    linked.feeds ??= { cell: { type: undefined } };
    return linked.feeds.cell;
  }
  if (linked?.kind !== "literal") return { type: undefined };
  const type = typeOfValue(linked.value);
  return { type: type.kind === "list" ? type.item : undefined };
}

/** Returns a function for the type of a value, which is known once its formulas have been checked. */
export function typeGiven(linked: LinkedValue | undefined): () => Type {
  switch (linked?.kind) {
    case undefined:
      return () => unknown;
    case "formula": {
      linked.given ??= { type: undefined };
      const { given } = linked;
      return () => given.type ?? unknown;
    }
    case "literal": {
      const type = typeof linked.value === "string" ? typeOfWritten(linked.value) : typeOfValue(linked.value);
      return () => type;
    }
    case "localized":
      return () => text;
    case "list": {
      const items = linked.items.map(typeGiven);
      return () => list(union(...items.map((item) => withoutLiterals(item()))));
    }
    case "record": {
      const fields = linked.entries.map(({ name, value }) => [name, typeGiven(value)] as const);
      return () => record(Object.fromEntries(fields.map(([name, type]) => [name, withoutLiterals(type())])));
    }
  }
}

/** TypeScript takes a string inside an object for any string. */
function withoutLiterals(type: Type): Type {
  if (type.kind === "text") return text;
  return type.kind === "union" ? union(...type.of.map(withoutLiterals)) : type;
}

/** True for data whose shape the schema leaves open; it keeps the author's order. */
const isFreeData = (schema: CatalogueSchema | undefined): boolean =>
  schemaOf(schema, "properties") === undefined && schemaOf(schemaOf(schema, "items"), "properties") === undefined;

/** True for entries by name, such as the parameters of a call, or a filter; their order has no effect. */
const isMap = (schema: CatalogueSchema | undefined): boolean =>
  schema?.["x-filter"] === true || schema?.["x-row"] === true || schemaOf(schema, "additionalProperties") !== undefined;

/** The schema of a map whose entries may be anything. */
export const mapSchema: CatalogueSchema = { type: "object", additionalProperties: {} };

/** The schema of a filter, or of the order of rows. */
export const filterSchema: CatalogueSchema = { "x-filter": true };

function holdsFormula(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return formulaText(value) !== undefined || Object.values(value).some(holdsFormula);
}

/** Returns the formula of `{ "formula": … }`. */
export function formulaText(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const text = value.formula;
  return typeof text === "string" ? text : undefined;
}

/** True if a schema restricts the type; `unknown` does not. */
const isTyped = (schema: CatalogueSchema): boolean => schema["x-type"] !== "unknown";

function linkTexts(
  ctx: LinkContext,
  scope: Scope,
  value: Readonly<Record<string, unknown>>,
  owner: object,
  key: string | number,
  schema: CatalogueSchema,
): LinkedValue {
  const { "x-localized": _, ...one } = schema;
  const texts = ctx.symbols.languages
    .filter((language) => Object.hasOwn(value, language))
    .map((language) => ({ language, value: linkValue(ctx, scope, value, language, one) }));
  return { kind: "localized", texts, file: ctx.file, owner: owner, key };
}

function linkStructure(
  ctx: LinkContext,
  scope: Scope,
  value: JsonContainer,
  owner: object,
  key: string | number,
  schema: CatalogueSchema | undefined,
): LinkedValue {
  const place = { file: ctx.file, owner: owner, key };
  if (Array.isArray(value)) {
    const inner = isMap(schema) ? schema : schemaOf(schema, "items");
    const items = value.map((_, itemIndex) => linkValue(ctx, scope, value, itemIndex, inner));
    return items.every((item) => item.kind === "literal")
      ? { kind: "literal", value: items.map((item) => item.value), ...place }
      : { kind: "list", items, ...place };
  }
  const properties = schemaOf(schema, "properties");
  const entries: LinkedEntry[] = Object.keys(value)
    .sort(byOrderOf(properties))
    .map((name) => ({
      name,
      value: linkValue(ctx, scope, value, name, schemaOf(properties, name) ?? entrySchema(schema, name)),
    }));
  const fixed = isMap(schema) ? literalEntries(entries) : undefined;
  return fixed ? { kind: "literal", value: fixed, ...place } : { kind: "record", entries, ...place };
}

/** Returns the schema of an entry. `and` and `or` of a filter are filters; entries of other maps share a schema. */
function entrySchema(schema: CatalogueSchema | undefined, name: string): CatalogueSchema | undefined {
  if (schema?.["x-filter"] === true) return name === "and" || name === "or" ? schema : undefined;
  return schemaOf(schema, "additionalProperties");
}

/** Returns entries that are all literals, as one object. */
function literalEntries(entries: readonly LinkedEntry[]): object | undefined {
  const literals = entries.flatMap(({ name, value }) =>
    value.kind === "literal" ? [[name, value.value] as const] : [],
  );
  return literals.length === entries.length ? Object.fromEntries(literals) : undefined;
}

function schemaOf(schema: CatalogueSchema | undefined, keyword: string): CatalogueSchema | undefined {
  const inner = schema?.[keyword];
  return isRecord(inner) ? inner : undefined;
}

/** The order in which filters and orders of rows are printed. */
const naturalOrder = ["field", "operator", "value", "ignoreEmpty", "if", "and", "or", "by", "direction", "nulls"];

/** Compares by the order of a schema's properties, then by name: never by their order in the file. */
function byOrderOf(properties: CatalogueSchema | undefined): (a: string, b: string) => number {
  const order = properties ? Object.keys(properties) : naturalOrder;
  const rank = (name: string): number => {
    const found = order.indexOf(name);
    return found === -1 ? order.length : found;
  };
  return (a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Links every entry of a map of bindable values, sorted by name. */
export function linkEntries(
  ctx: LinkContext,
  scope: Scope,
  map: object | undefined,
  schema: (name: string) => CatalogueSchema | undefined,
): readonly LinkedEntry[] {
  if (!map) return [];
  return Object.keys(map)
    .sort()
    .map((name) => ({ name, value: linkValue(ctx, scope, map, name, schema(name)) }));
}
