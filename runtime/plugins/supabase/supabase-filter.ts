import { inQuotes } from "../../data/field-path.ts";
import { listOf, type PlainComparison, type PlainFilter, regularExpression } from "../../data/plain-filter.ts";
import { fieldText, keyText } from "./query-names.ts";

/** A comparison of a column in PostgREST syntax: `column=operator.operand`. */
export interface Condition {
  /** As written in the query. */
  readonly column: string;
  readonly operator: string;
  /** As written in the query, without the quotes it needs inside a group. */
  readonly operand: string;
  /** Whether the operand is a list in its own brackets, which quotes would break. */
  readonly isBracketed: boolean;
}

/** Convert a comparison to PostgREST syntax. */
export function conditionOf({ field, operator, value }: PlainComparison): Condition {
  const column = fieldText(field);
  const plain = (op: string, operand: string): Condition => ({
    column,
    operator: op,
    operand,
    isBracketed: false,
  });
  switch (operator) {
    case "eq":
      return value == null ? plain("is", "null") : plain("eq", scalar(value));
    case "ne":
      return value == null ? plain("not.is", "null") : plain("neq", scalar(value));
    case "lt":
    case "gt":
    case "lte":
    case "gte":
      return plain(operator, scalar(value));
    case "contains":
      return plain("ilike", `%${likeText(value)}%`);
    case "notContains":
      return plain("not.ilike", `%${likeText(value)}%`);
    case "startsWith":
      return plain("ilike", `${likeText(value)}%`);
    case "endsWith":
      return plain("ilike", `%${likeText(value)}`);
    case "isNull":
      return plain("is", "null");
    case "isNotNull":
      return plain("not.is", "null");
    case "in":
    case "notIn": {
      const operand = `(${listOf(value)
        .map((item) => inQuotes(scalar(item)))
        .join(",")})`;
      return { column, operator: operator === "in" ? "in" : "not.in", operand, isBracketed: true };
    }
    case "overlap":
      return plain("ov", arrayText(value));
    case "notOverlap":
      return plain("not.ov", arrayText(value));
    case "containsAll":
      return plain("cs", isRecord(value) ? JSON.stringify(value) : arrayText(value));
    case "hasKey":
      return { ...plain("not.is", "null"), column: `${column}->${keyOf(value)}` };
    case "notHasKey":
      return { ...plain("is", "null"), column: `${column}->${keyOf(value)}` };
    case "matches":
    case "notMatches": {
      const { pattern, ignoresCase } = regularExpression(value);
      return plain(`${operator === "matches" ? "" : "not."}${ignoresCase ? "imatch" : "match"}`, pattern);
    }
  }
}

/** Format a filter inside a group: `nome.ilike."%ana%"`, `and(…)`, `or(…)`. */
export function filterText(filter: PlainFilter): string {
  if ("operator" in filter) {
    const { column, operator, operand, isBracketed } = conditionOf(filter);
    const isWord = operator === "is" || operator === "not.is";
    return `${column}.${operator}.${isBracketed || isWord ? operand : inQuotes(operand)}`;
  }
  return `${filter.kind}(${filter.filters.map(filterText).join(",")})`;
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function scalar(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

/** A key of an object, also when it looks like the index of a list. */
const keyOf = (value: unknown): string => keyText(String(value), /^-?\d+$/.test(String(value)));

/**
 * Escape a string for a LIKE pattern. PostgREST reads `*` as `%` without an escape, so it becomes `_`, any one
 * character.
 */
const likeText = (value: unknown): string =>
  scalar(value ?? "")
    .replace(/[\\%_]/g, "\\$&")
    .replaceAll("*", "_");

const arrayText = (value: unknown): string =>
  `{${listOf(value)
    .map((item) => inQuotes(scalar(item)))
    .join(",")}}`;
