import { diagnose } from "../../diagnostics/diagnostic.ts";
import { type Type, text, unknown } from "../../formula-types.ts";
import { placeOf } from "../../span.ts";
import { list, union, withoutNothing } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedValue } from "../linked-design.ts";
import { checkName } from "../names/references.ts";
import { type NamedFields, parseField, type RelatedRows } from "./field-path.ts";
import { expecting } from "./link-value.ts";

/** One comparison of a filter, as written in the design; its shape has been checked. */
interface ComparisonShape {
  readonly field: string;
  readonly operator: string;
  readonly value?: unknown;
  readonly ignoreEmpty?: boolean;
}

const ofAll = ["eq", "ne", "isNull", "isNotNull"];
const ofOrdered = [...ofAll, "lt", "gt", "lte", "gte", "in", "notIn"];
const ofTexts = ["contains", "containsWords", "notContains", "startsWith", "endsWith", "matches", "notMatches"];
const ofLists = ["overlap", "notOverlap", "containsAll"];

/** The operators that the database supports for columns of each type; undefined for types without a description. */
const operators: Partial<Record<Type["kind"], readonly string[]>> = {
  text: [...ofOrdered, ...ofTexts],
  number: ofOrdered,
  boolean: ofOrdered,
  date: ofOrdered,
  list: [...ofAll, ...ofLists],
};

/**
 * Checks the comparisons of a row filter: the columns exist, their types support the operators, and the values fit.
 *
 * `linked` is the filter, or a part of it. Reports `filter/not-embedded` for a column of a relation that is not
 * embedded.
 */
export function checkFilter(
  ctx: LinkContext,
  json: unknown,
  linked: LinkedValue | undefined,
  fields: NamedFields,
): void {
  if (typeof json !== "object" || json === null) return;
  if (isComparison(json)) return checkComparison(ctx, json, partOf(linked, "value"), fields);
  for (const name of ["and", "or"]) {
    const entries: unknown = Reflect.get(json, name);
    if (!Array.isArray(entries)) continue;
    const parts = partOf(linked, name);
    entries.forEach((entry, entryIndex) => {
      checkFilter(ctx, entry, parts?.kind === "list" ? parts.items[entryIndex] : undefined, fields);
    });
  }
}

/**
 * Checks the fields that an order names.
 *
 * Reports `filter/not-sortable` for a column of a relation by which the database cannot sort. PostgREST sorts by what
 * it embeds, so the column must be read, from a single row, and not as text: "10" is before "9".
 */
export function checkOrder(ctx: LinkContext, json: unknown, fields: NamedFields): void {
  for (const level of Array.isArray(json) ? (json as readonly { readonly by?: unknown }[]) : []) {
    if (typeof level.by !== "string") continue;
    fieldType(ctx, level.by, level, "by", fields);
    const { relation = "", column } = parseField(level.by, fields);
    const rows = fields.related?.get(relation);
    const reason = rows?.columns.has(column) ? notSortable(rows, column) : undefined;
    if (reason !== undefined) {
      const place = placeOf(ctx.file, level, "by");
      ctx.report(diagnose("filter/not-sortable", place, level.by, relation, column, reason));
    }
  }
}

function notSortable({ read, asText, isMany }: RelatedRows, column: string): "many" | "unread" | "asText" | undefined {
  if (isMany) return "many";
  if (read?.includes(column) === false) return "unread";
  return asText.includes(column) ? "asText" : undefined;
}

/**
 * Returns the type of a field: `nome`, `conta.nome` of a relation, or `dados->endereco->>cidade`, a part of JSON.
 *
 * Reports unknown names. The type of a part of JSON is unknown.
 */
function fieldType(ctx: LinkContext, field: string, owner: object, key: string, fields: NamedFields): Type | undefined {
  const { columns, related } = fields;
  const { relation, column, keys } = parseField(field, fields);
  const known = relation === undefined ? columns : related?.get(relation)?.columns;
  if (known === undefined) {
    const where = columns.has(relation ?? "") ? "column" : related ? "collection" : "step";
    ctx.report(diagnose("filter/not-embedded", placeOf(ctx.file, owner, key), relation ?? "", where));
    return undefined;
  }
  if (!checkName(ctx, "column", column, known, owner, key)) return undefined;
  const type = known.get(column);
  if (keys.length === 0) return type;
  checkParts(ctx, keys, type, owner, key);
  return undefined;
}

/** Checks the keys of a path into JSON, as far as `tables.json` describes the JSON. */
function checkParts(
  ctx: LinkContext,
  keys: readonly string[],
  column: Type | undefined,
  owner: object,
  place: string,
): void {
  let type = column && withoutNothing(column);
  for (const key of keys) {
    if (type === undefined || type.kind === "unknown") return;
    if (type.kind === "list" && /^-?\d+$/.test(key)) type = withoutNothing(type.item);
    else {
      const fields: ReadonlyMap<string, Type> = type.kind === "record" ? type.fields : new Map();
      if (type.kind === "record" && type.open) return;
      if (!checkName(ctx, "field", key, fields, owner, place)) return;
      type = withoutNothing(fields.get(key) ?? unknown);
    }
  }
}

const isComparison = (json: object): json is ComparisonShape => "field" in json && "operator" in json;

/** Returns the part of a linked value with this name; a literal has no parts. */
const partOf = (linked: LinkedValue | undefined, name: string): LinkedValue | undefined =>
  linked?.kind === "record" ? linked.entries.find((entry) => entry.name === name)?.value : undefined;

function checkComparison(
  ctx: LinkContext,
  json: ComparisonShape,
  linked: LinkedValue | undefined,
  fields: NamedFields,
): void {
  const { field, operator } = json;
  const type = withoutNothing(fieldType(ctx, field, json, "field", fields) ?? unknown);
  const known = type && operators[type.kind === "union" ? (type.of[0]?.kind ?? "unknown") : type.kind];
  if (!type || !known) return;
  if (!known.includes(operator)) {
    const place = placeOf(ctx.file, json, "operator");
    return ctx.report(diagnose("filter/unknown-operator", place, operator, type.kind, field, known));
  }
  if (json.value === undefined || (json.ignoreEmpty === true && json.value === "")) return;
  const value: LinkedValue = linked ?? { kind: "literal", value: json.value, ...placeOf(ctx.file, json, "value") };
  if (ofTexts.includes(operator)) comparing(ctx, value, text);
  else if (operator !== "in" && operator !== "notIn") comparing(ctx, value, type);
  else if (Array.isArray(json.value)) comparing(ctx, value, list(type));
  // A string is a list of its parts, separated by commas.
  else if (typeof json.value !== "string") comparing(ctx, value, union(list(type), type));
}

/** Sets the type that a value is compared with. A literal must have it; the value of a formula may be equal to it. */
function comparing(ctx: LinkContext, linked: LinkedValue, type: Type): void {
  if (linked.kind === "formula") linked.compared = type;
  else if (linked.kind === "literal") expecting(ctx, linked, ctx.types.orNothing(type));
  else if (linked.kind === "list" && type.kind === "list")
    for (const item of linked.items) comparing(ctx, item, type.item);
}
