/**
 * Filters of collections, and how PostgREST writes them.
 *
 * A filter is data: `and(contains("nome", "ana"), or(eq("ativo", true), isNull("ativo")))`. Nothing here fetches.
 */
export type Filter = Comparison | FilterGroup;

/** What a group is made of; nothing and `false` leave an entry out. */
export type FilterEntry = Filter | null | undefined | false;

export interface Comparison {
  readonly kind: "comparison";
  readonly field: string;
  readonly operator: Operator;
  readonly value: unknown;
}

export interface FilterGroup {
  readonly kind: "and" | "or";
  readonly filters: readonly Filter[];
}

export type Operator =
  | "eq"
  | "ne"
  | "lt"
  | "gt"
  | "lte"
  | "gte"
  | "contains"
  | "notContains"
  | "startsWith"
  | "endsWith"
  | "isNull"
  | "isNotNull"
  | "in"
  | "notIn"
  | "overlap"
  | "notOverlap"
  | "containsAll"
  | "hasKey"
  | "notHasKey"
  | "matches"
  | "notMatches";

/** All of these hold. A group without entries holds for every row. */
export const and = (...entries: readonly FilterEntry[]): FilterGroup => group("and", entries);

/** At least one of these holds. A group without entries holds for every row. */
export const or = (...entries: readonly FilterEntry[]): FilterGroup => group("or", entries);

/** A filter that is used only when a condition holds. */
export const when = (condition: unknown, filter: FilterEntry): FilterEntry => (condition ? filter : undefined);

/** A comparison that is left out when its value is empty: nothing, an empty text, list or object. */
export const ignoreEmpty = (comparison: Comparison): FilterEntry =>
  isEmpty(comparison.value) ? undefined : comparison;

type Compare = (field: string, value: unknown) => Comparison;
type Ask = (field: string) => Comparison;

const compare =
  (operator: Operator): Compare =>
  (field, value) => ({ kind: "comparison", field, operator, value });

const ask =
  (operator: Operator): Ask =>
  (field) => ({ kind: "comparison", field, operator, value: undefined });

export const eq: Compare = compare("eq");
export const ne: Compare = compare("ne");
export const lt: Compare = compare("lt");
export const gt: Compare = compare("gt");
export const lte: Compare = compare("lte");
export const gte: Compare = compare("gte");
/** The text is somewhere in the column, whatever the case of its letters. */
export const contains: Compare = compare("contains");
export const notContains: Compare = compare("notContains");
export const startsWith: Compare = compare("startsWith");
export const endsWith: Compare = compare("endsWith");
export const isNull: Ask = ask("isNull");
export const isNotNull: Ask = ask("isNotNull");
/** The column is one of a list of values. */
export const isIn: Compare = compare("in");
export const notIn: Compare = compare("notIn");
/** The list in the column and the given one have a value in common. */
export const overlap: Compare = compare("overlap");
export const notOverlap: Compare = compare("notOverlap");
/** The list in the column has all the given values, or the object all the given entries. */
export const containsAll: Compare = compare("containsAll");
/** The object in the column has an entry of this name that is not null. */
export const hasKey: Compare = compare("hasKey");
export const notHasKey: Compare = compare("notHasKey");
/** The column matches a regular expression, such as `^a` or `/^a/i`. */
export const matches: Compare = compare("matches");
export const notMatches: Compare = compare("notMatches");

/** A comparison of a column as PostgREST takes it: `column=operator.operand`. */
export interface Condition {
  readonly column: string;
  readonly operator: string;
  /** As it stands in the address, without the quotes that it needs inside a group. */
  readonly operand: string;
  /** Whether the operand is a list in brackets of its own, which quotes would break. */
  readonly isBracketed: boolean;
}

/** A comparison as PostgREST takes it. */
export function conditionOf({ field, operator, value }: Comparison): Condition {
  const plain = (op: string, operand: string): Condition => ({
    column: field,
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
        .map((item) => quoted(scalar(item)))
        .join(",")})`;
      return { column: field, operator: operator === "in" ? "in" : "not.in", operand, isBracketed: true };
    }
    case "overlap":
      return plain("ov", arrayText(value));
    case "notOverlap":
      return plain("not.ov", arrayText(value));
    case "containsAll":
      return plain("cs", isRecord(value) ? JSON.stringify(value) : arrayText(value));
    case "hasKey":
      return { ...plain("not.is", "null"), column: `${field}->${String(value)}` };
    case "notHasKey":
      return { ...plain("is", "null"), column: `${field}->${String(value)}` };
    case "matches":
    case "notMatches": {
      const { pattern, ignoresCase } = regularExpression(value);
      return plain(`${operator === "matches" ? "" : "not."}${ignoresCase ? "imatch" : "match"}`, pattern);
    }
  }
}

/** A filter inside a group: `nome.ilike."%ana%"`, `and(…)`, `or(…)`; nothing for a group without entries. */
export function filterText(filter: Filter): string | undefined {
  if (filter.kind === "comparison") {
    const { column, operator, operand, isBracketed } = conditionOf(filter);
    const isWord = operator === "is" || operator === "not.is";
    return `${column}.${operator}.${isBracketed || isWord ? operand : quoted(operand)}`;
  }
  const parts = filter.filters.map(filterText).filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : `${filter.kind}(${parts.join(",")})`;
}

/** Whether a value counts as empty: nothing, an empty text, list or object. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && !(value instanceof Date) && Object.keys(value).length === 0;
}

function group(kind: "and" | "or", entries: readonly FilterEntry[]): FilterGroup {
  return { kind, filters: entries.filter((entry) => entry !== null && entry !== undefined && entry !== false) };
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function scalar(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

/** A text in double quotes, so that commas, points and brackets in it are part of it. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** A text that stands for itself in a LIKE pattern. PostgREST reads `*` as `%` and has no escape for it; `_` is one letter. */
const likeText = (value: unknown): string =>
  scalar(value ?? "")
    .replace(/[\\%_]/g, "\\$&")
    .replaceAll("*", "_");

/** A text is a list of its parts between commas, as lists travel in addresses. */
const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  if (typeof value === "string") return value.split(",").map((part) => part.trim());
  return value === undefined || value === null ? [] : [value];
};

const arrayText = (value: unknown): string =>
  `{${listOf(value)
    .map((item) => quoted(scalar(item)))
    .join(",")}}`;

function regularExpression(value: unknown): { readonly pattern: string; readonly ignoresCase: boolean } {
  const text = scalar(value ?? "");
  const literal = /^\/(.*)\/([a-z]*)$/s.exec(text);
  return { pattern: literal?.[1] ?? text, ignoresCase: literal?.[2]?.includes("i") ?? false };
}
