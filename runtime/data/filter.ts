/**
 * Filters of collections and lists, as data: comparisons, and groups of them.
 *
 * They are evaluated at the source where it can, otherwise here; see `matchesFilter`.
 */
export type Filter = Comparison | FilterGroup;

/** A comparison of a column, or of a path in an item. */
export interface Comparison {
  readonly field: string;
  readonly operator: Operator;
  /** The value to compare with; `isNull` and `isNotNull` need none. */
  readonly value?: unknown;
  /** Skip the comparison when its value is empty: null, or an empty string, array or object. */
  readonly ignoreEmpty?: boolean | undefined;
  /** Skip the comparison if this is present and falsy. */
  readonly if?: unknown;
}

/** All (`and`) or at least one (`or`) of the entries hold. A group without active entries always holds. */
export interface FilterGroup {
  readonly and?: readonly FilterEntry[] | undefined;
  readonly or?: readonly FilterEntry[] | undefined;
  readonly if?: unknown;
}

/** An entry of a group; null and `false` skip it. */
export type FilterEntry = Filter | null | undefined | false;

export type Operator =
  | "eq"
  | "ne"
  | "lt"
  | "gt"
  | "lte"
  | "gte"
  | "contains"
  | "containsWords"
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

/** Returns a filter that holds when all entries hold. */
export const and = (...entries: readonly FilterEntry[]): FilterGroup => ({ and: entries });

/** Returns a filter that holds when at least one entry holds. */
export const or = (...entries: readonly FilterEntry[]): FilterGroup => ({ or: entries });

/** Returns the filter if the condition holds; otherwise undefined, which is skipped. */
export const when = (condition: unknown, filter: FilterEntry): FilterEntry => (condition ? filter : undefined);

/** Returns a comparison that is skipped when its value is empty. */
export const ignoreEmpty = (comparison: Comparison): Comparison => ({ ...comparison, ignoreEmpty: true });

type Compare = (field: string, value: unknown) => Comparison;
type Ask = (field: string) => Comparison;

const compare =
  (operator: Operator): Compare =>
  (field, value) => ({ field, operator, value });

const ask =
  (operator: Operator): Ask =>
  (field) => ({ field, operator });

export const eq: Compare = compare("eq");
export const ne: Compare = compare("ne");
export const lt: Compare = compare("lt");
export const gt: Compare = compare("gt");
export const lte: Compare = compare("lte");
export const gte: Compare = compare("gte");
/** The column contains the string, ignoring case. */
export const contains: Compare = compare("contains");
/** The column contains every word of the string, in any order, ignoring case. */
export const containsWords: Compare = compare("containsWords");
export const notContains: Compare = compare("notContains");
export const startsWith: Compare = compare("startsWith");
export const endsWith: Compare = compare("endsWith");
export const isNull: Ask = ask("isNull");
export const isNotNull: Ask = ask("isNotNull");
/** The column is one of a list of values. */
export const isIn: Compare = compare("in");
export const notIn: Compare = compare("notIn");
/** The list in the column and the given list have a value in common. */
export const overlap: Compare = compare("overlap");
export const notOverlap: Compare = compare("notOverlap");
/** The list in the column has all the given values, or the object all the given entries. */
export const containsAll: Compare = compare("containsAll");
/** The object in the column has a non-null entry of this name. */
export const hasKey: Compare = compare("hasKey");
export const notHasKey: Compare = compare("notHasKey");
/** The column matches a regular expression, such as `^a` or `/^a/i`. */
export const matches: Compare = compare("matches");
export const notMatches: Compare = compare("notMatches");
