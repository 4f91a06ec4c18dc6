import type { CatalogueSchema } from "../catalogue-types.ts";
import { type JsonContainer, placeOf } from "../span.ts";
import { type Type, unknown } from "../types.ts";
import { withoutNothing } from "../value-types.ts";
import type { LinkContext } from "./context.ts";
import type { Scope } from "./scope.ts";
import { checkTokens, withTokens } from "./tokens.ts";
import type { LinkedEntry, LinkedValue } from "./types.ts";

/** Where a value stands: the container that holds it and its key there. */
export interface ValueAt {
  readonly owner: JsonContainer;
  readonly key: string | number;
}

/** The value at `owner[key]`. */
export const at = (owner: object, key: string | number): ValueAt => ({ owner: owner as JsonContainer, key });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Link the value at a place: a formula, a text per language, a literal, or a structure with such values inside.
 *
 * `schema` says which of its leaves bind; without one every `{ "formula": … }` does.
 */
export function linkValue(
  ctx: LinkContext,
  scope: Scope,
  where: ValueAt,
  schema: CatalogueSchema | undefined,
): LinkedValue {
  const value = (where.owner as Readonly<Record<string | number, unknown>>)[where.key];
  const place = placeOf(ctx.file, where.owner, where.key);
  if (typeof value === "string" && schema?.["x-css"] === true) {
    checkTokens(ctx, value, place);
    return { kind: "literal", value: withTokens(value), place };
  }
  if (typeof value !== "object" || value === null) return { kind: "literal", value, place };
  if (isRecord(value)) {
    const text = formulaText(value);
    if (text !== undefined && schema?.["x-bind"] !== false) {
      const expected = schema && isTyped(schema) ? ctx.types.of(schema) : undefined;
      const textPlace = placeOf(ctx.file, value as JsonContainer, "formula");
      const formula = ctx.formulas.link(text, scope, textPlace, ctx.report);
      for (const key of formula.reads) ctx.reads.add(key);
      return { kind: "formula", formula, expected, place: textPlace };
    }
    if (schema?.["x-localized"] === true) return linkTexts(ctx, scope, value, schema, place);
  }
  if (isFreeData(schema) && !isMap(schema) && !holdsFormula(value)) return { kind: "literal", value, place };
  return linkStructure(ctx, scope, value as JsonContainer, schema, place);
}

/** Data whose shape the schema leaves open: it keeps the author's order. */
const isFreeData = (schema: CatalogueSchema | undefined): boolean =>
  schemaOf(schema, "properties") === undefined && schemaOf(schemaOf(schema, "items"), "properties") === undefined;

/** Entries by name, such as the parameters of a call, or a filter: parts of the design, whose order means nothing. */
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

/** The formula of `{ "formula": … }`. */
export function formulaText(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const text = value["formula"];
  return typeof text === "string" ? text : undefined;
}

/** A schema says something about the type; `unknown` does not. */
const isTyped = (schema: CatalogueSchema): boolean => schema["x-type"] !== "unknown";

function linkTexts(
  ctx: LinkContext,
  scope: Scope,
  value: Readonly<Record<string, unknown>>,
  schema: CatalogueSchema,
  place: LinkedValue["place"],
): LinkedValue {
  const { "x-localized": _, ...one } = schema;
  const texts = ctx.environment.languages
    .filter((language) => Object.hasOwn(value, language))
    .map((language) => ({ language, value: linkValue(ctx, scope, at(value, language), one) }));
  return { kind: "localized", texts, place };
}

function linkStructure(
  ctx: LinkContext,
  scope: Scope,
  value: JsonContainer,
  schema: CatalogueSchema | undefined,
  place: LinkedValue["place"],
): LinkedValue {
  if (Array.isArray(value)) {
    const inner = isMap(schema) ? schema : schemaOf(schema, "items");
    const items = value.map((_, itemIndex) => linkValue(ctx, scope, at(value, itemIndex), inner));
    return items.every((item) => item.kind === "literal")
      ? { kind: "literal", value: items.map((item) => item.value), place }
      : { kind: "list", items, place };
  }
  const properties = schemaOf(schema, "properties");
  const entries: LinkedEntry[] = Object.keys(value)
    .sort(byOrderOf(properties))
    .map((name) => ({
      name,
      value: linkValue(ctx, scope, at(value, name), schemaOf(properties, name) ?? entrySchema(schema, name)),
    }));
  const fixed = isMap(schema) ? literalEntries(entries) : undefined;
  return fixed ? { kind: "literal", value: fixed, place } : { kind: "record", entries, place };
}

/** What a filter holds under `and` and `or` is a filter again; the entries of other maps share one schema. */
function entrySchema(schema: CatalogueSchema | undefined, name: string): CatalogueSchema | undefined {
  if (schema?.["x-filter"] === true) return name === "and" || name === "or" ? schema : undefined;
  return schemaOf(schema, "additionalProperties");
}

/** Entries that are all written down, as one object. */
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

/** The order in which filters and orders of rows are read. */
const naturalOrder = ["field", "operator", "value", "ignoreEmpty", "if", "and", "or", "by", "direction", "nulls"];

/** The order of a schema's properties, then by name: never that of the file. */
function byOrderOf(properties: CatalogueSchema | undefined): (a: string, b: string) => number {
  const order = properties ? Object.keys(properties) : naturalOrder;
  const rank = (name: string): number => {
    const found = order.indexOf(name);
    return found === -1 ? order.length : found;
  };
  return (a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Link every entry of a map of bindable values, sorted by name. */
export function linkEntries(
  ctx: LinkContext,
  scope: Scope,
  map: object | undefined,
  schema: (name: string) => CatalogueSchema | undefined,
): readonly LinkedEntry[] {
  if (!map) return [];
  return Object.keys(map)
    .sort()
    .map((name) => ({ name, value: linkValue(ctx, scope, at(map, name), schema(name)) }));
}

/** The same value, which must have a type: formulas and written parts alike. */
export function expecting(linked: LinkedValue, type: Type): LinkedValue {
  const known = withoutNothing(type);
  switch (linked.kind) {
    case "formula":
    case "literal":
      return { ...linked, expected: type };
    case "localized":
      return { ...linked, texts: linked.texts.map((one) => ({ ...one, value: expecting(one.value, type) })) };
    case "record":
      if (known?.kind !== "record") return { ...linked, expected: type };
      return {
        ...linked,
        expected: type,
        entries: linked.entries.map((entry) => ({
          ...entry,
          value: expecting(entry.value, known.fields.get(entry.name) ?? unknown),
        })),
      };
    case "list":
      if (known?.kind !== "list") return { ...linked, expected: type };
      return { ...linked, expected: type, items: linked.items.map((item) => expecting(item, known.item)) };
  }
}
