import type { Comparison, FilterEntry, Operator } from "./filter.ts";

/** A filter without inactive parts: conditions that do not hold, empty values, empty groups. */
export type PlainFilter = PlainComparison | PlainGroup;

/** A comparison that a source understands; the words of `containsWords` are comparisons of their own. */
export interface PlainComparison extends Comparison {
  readonly operator: Exclude<Operator, "containsWords">;
}

export interface PlainGroup {
  readonly kind: "and" | "or";
  readonly filters: readonly PlainFilter[];
}

/** Returns the active part of a filter; undefined when it always holds. */
export function plainFilter(filter: FilterEntry): PlainFilter | undefined {
  if (!filter || ("if" in filter && !filter.if)) return undefined;
  if ("operator" in filter) return plainComparison(filter);
  const groups = [plainGroup("and", filter.and), plainGroup("or", filter.or)].filter((group) => group !== undefined);
  return groups.length === 2 ? { kind: "and", filters: groups } : groups[0];
}

function plainComparison(comparison: Comparison): PlainFilter | undefined {
  const { field, operator, value, ignoreEmpty } = comparison;
  if (ignoreEmpty && isEmpty(value)) return undefined;
  if (operator !== "containsWords") return { ...comparison, operator };
  const words = String(value ?? "")
    .split(/\s+/)
    .filter((word) => word !== "");
  return plainGroup(
    "and",
    words.map((word) => ({ field, operator: "contains", value: word })),
  );
}

function plainGroup(kind: "and" | "or", entries: readonly FilterEntry[] = []): PlainFilter | undefined {
  const filters = entries.map(plainFilter).filter((filter) => filter !== undefined);
  return filters.length < 2 ? filters[0] : { kind, filters };
}

/** Whether a value is empty: null, undefined, or an empty string, array or object. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && !(value instanceof Date) && Object.keys(value).length === 0;
}

/** Returns the values of a list operand. A string is split at commas, as lists are in query parameters. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === "string") return value === "" ? [] : value.split(",").map((part) => part.trim());
  return value === undefined || value === null ? [] : [value];
}

/** Parse a pattern, given bare or as `/pattern/i`. */
export function regularExpression(value: unknown): { readonly pattern: string; readonly ignoresCase: boolean } {
  const text = value == null ? "" : String(value);
  const literal = /^\/(.*)\/([a-z]*)$/s.exec(text);
  return { pattern: literal?.[1] ?? text, ignoresCase: literal?.[2]?.includes("i") ?? false };
}

/** Whether a part of a text matches a pattern, given bare or as `/pattern/i`. */
export function matchesPattern(text: string, value: unknown): boolean {
  const { pattern, ignoresCase } = regularExpression(value);
  try {
    return new RegExp(pattern, ignoresCase ? "iu" : "u").test(text);
  } catch {
    // A visitor may have typed half a pattern; it matches nothing yet.
    return false;
  }
}
