import { diagnose } from "../diagnostics/diagnostic.ts";
import { placeOf } from "../span.ts";
import { type Type, text } from "../types.ts";
import { list, union, withoutNothing } from "../value-types.ts";
import type { LinkContext } from "./context.ts";
import { expecting } from "./link-value.ts";
import { checkName, isColumn } from "./references.ts";
import type { LinkedValue } from "./types.ts";

/** One comparison of a filter, as the design writes it; its shape has been checked. */
interface ComparisonShape {
  readonly field: string;
  readonly operator: string;
  readonly value?: unknown;
  readonly ignoreEmpty?: boolean;
}

const ofAll = ["eq", "ne", "isNull", "isNotNull"];
const ofOrdered = [...ofAll, "lt", "gt", "lte", "gte", "in", "notIn"];
const ofTexts = ["contains", "notContains", "startsWith", "endsWith", "matches", "notMatches"];
const ofLists = ["overlap", "notOverlap", "containsAll"];

/** The operators that the database has for columns of a type; nothing is said of those whose values are not described. */
const operators: Partial<Record<Type["kind"], readonly string[]>> = {
  text: [...ofOrdered, ...ofTexts],
  number: ofOrdered,
  boolean: ofOrdered,
  date: ofOrdered,
  list: [...ofAll, ...ofLists],
};

/**
 * Check what a filter of rows compares: its columns are there, their types have the operators, and its values fit.
 *
 * A dotted field is one of a relation and is left to the database. `linked` is the filter, or a part of it.
 */
export function checkFilter(
  ctx: LinkContext,
  json: unknown,
  linked: LinkedValue | undefined,
  columns: ReadonlyMap<string, Type>,
): void {
  if (typeof json !== "object" || json === null) return;
  if (isComparison(json)) return checkComparison(ctx, json, partOf(linked, "value"), columns);
  for (const name of ["and", "or"]) {
    const entries: unknown = Reflect.get(json, name);
    if (!Array.isArray(entries)) continue;
    const parts = partOf(linked, name);
    entries.forEach((entry, entryIndex) => {
      checkFilter(ctx, entry, parts?.kind === "list" ? parts.items[entryIndex] : undefined, columns);
    });
  }
}

const isComparison = (json: object): json is ComparisonShape => "field" in json && "operator" in json;

/** What a part with formulas holds under a name; a part that is written down is one literal. */
const partOf = (linked: LinkedValue | undefined, name: string): LinkedValue | undefined =>
  linked?.kind === "record" ? linked.entries.find((entry) => entry.name === name)?.value : undefined;

function checkComparison(
  ctx: LinkContext,
  json: ComparisonShape,
  linked: LinkedValue | undefined,
  columns: ReadonlyMap<string, Type>,
): void {
  const { field, operator } = json;
  if (!isColumn(field) || !checkName(ctx, "column", field, columns, json, "field")) return;
  const type = withoutNothing(columns.get(field) ?? text);
  const known = type && operators[type.kind];
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
  // A text is a list of its parts between commas.
  else if (typeof json.value !== "string") comparing(ctx, value, union(list(type), type));
}

/** Say what a value is compared with: one that is written down must have that type, one of a formula may be equal to it. */
function comparing(ctx: LinkContext, linked: LinkedValue, type: Type): void {
  if (linked.kind === "formula") linked.compared = type;
  else if (linked.kind === "literal") expecting(ctx, linked, ctx.types.orNothing(type));
  else if (linked.kind === "list" && type.kind === "list")
    for (const item of linked.items) comparing(ctx, item, type.item);
}
