import { compareTexts } from "../screen/collation.ts";
import type { FilterEntry } from "./filter.ts";
import { type OrderEntry, type PlainOrder, plainOrder } from "./order.ts";
import {
  isEmpty,
  listOf,
  matchesPattern,
  type PlainComparison,
  type PlainFilter,
  plainFilter,
} from "./plain-filter.ts";
import { pathReader, readPath } from "./value-path.ts";

export interface Arrangement {
  readonly filter?: FilterEntry;
  readonly sort?: readonly OrderEntry[] | null | undefined;
  readonly limit?: number | null | undefined;
}

/** Returns the items of a list that pass a filter, sorted and limited. Does not change the list. */
export function arrange<T>(items: readonly T[] | null | undefined, { filter, sort, limit }: Arrangement): readonly T[] {
  let list = items ?? [];
  const plain = plainFilter(filter);
  if (plain !== undefined) list = list.filter((item) => passes(item, plain));
  const levels = plainOrder(sort);
  if (levels.length > 0) list = [...list].sort(comparing(levels));
  return limit == null ? list : list.slice(0, limit);
}

/** Returns a comparator for the levels of an order. */
export function comparing(
  levels: readonly PlainOrder[],
  readerOf: (field: string) => (item: unknown) => unknown = pathReader,
): (one: unknown, other: unknown) => number {
  const readers = levels.map((level) => ({ ...level, read: readerOf(level.by) }));
  return (one, other) => {
    for (const { read, isDescending, nulls } of readers) {
      const order = compareValues(read(one), read(other), isDescending, nulls);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Whether an item passes a filter. A null item never passes. */
export function matchesFilter(item: unknown, filter: FilterEntry): boolean {
  const plain = plainFilter(filter);
  return plain === undefined || passes(item, plain);
}

function passes(item: unknown, filter: PlainFilter): boolean {
  if (item === undefined || item === null) return false;
  if ("operator" in filter) return compares(readPath(item, filter.field), filter);
  const pass = (one: PlainFilter): boolean => passes(item, one);
  return filter.kind === "and" ? filter.filters.every(pass) : filter.filters.some(pass);
}

function compares(actual: unknown, { operator, value }: PlainComparison): boolean {
  switch (operator) {
    case "eq":
      return isSame(actual, value);
    case "ne":
      return !isSame(actual, value);
    case "lt":
      return isOrdered(actual, value) && orderOf(actual, value) < 0;
    case "gt":
      return isOrdered(actual, value) && orderOf(actual, value) > 0;
    case "lte":
      return isOrdered(actual, value) && orderOf(actual, value) <= 0;
    case "gte":
      return isOrdered(actual, value) && orderOf(actual, value) >= 0;
    case "contains":
      return inText(actual, value, (text, part) => text.includes(part));
    case "notContains":
      return typeof value === "string" && !inText(actual, value, (text, part) => text.includes(part));
    case "startsWith":
      return inText(actual, value, (text, part) => text.startsWith(part));
    case "endsWith":
      return inText(actual, value, (text, part) => text.endsWith(part));
    case "isNull":
      return isEmpty(actual);
    case "isNotNull":
      return !isEmpty(actual);
    case "in":
      return listOf(value).some((one) => isSame(actual, one));
    case "notIn":
      return !listOf(value).some((one) => isSame(actual, one));
    case "overlap":
      return listOf(value).some((one) => has(actual, one));
    case "notOverlap":
      return !listOf(value).some((one) => has(actual, one));
    case "containsAll":
      return isEntries(value) ? hasEntries(actual, value) : listOf(value).every((one) => has(actual, one));
    case "hasKey":
      return typeof actual === "object" && actual !== null && Object.hasOwn(actual, String(value));
    case "notHasKey":
      return !(typeof actual === "object" && actual !== null && Object.hasOwn(actual, String(value)));
    case "matches":
      return actual != null && matchesPattern(String(actual), value);
    case "notMatches":
      return actual == null || !matchesPattern(String(actual), value);
  }
}

const isSame = (one: unknown, other: unknown): boolean => one === other || (one == null && other == null);

const has = (list: unknown, value: unknown): boolean => Array.isArray(list) && list.some((one) => isSame(one, value));

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Like `@>` in Postgres: nested objects may have further entries. */
const hasEntries = (actual: unknown, entries: Entries): boolean =>
  isEntries(actual) &&
  Object.entries(entries).every(([name, value]) => {
    if (!Object.hasOwn(actual, name)) return false;
    return isEntries(value) ? hasEntries(actual[name], value) : isSame(actual[name], value);
  });

const isOrdered = (one: unknown, other: unknown): boolean => one != null && other != null;

function inText(actual: unknown, part: unknown, test: (text: string, part: string) => boolean): boolean {
  if (typeof part !== "string" || actual === undefined || actual === null) return false;
  const text = typeof actual === "string" ? actual : JSON.stringify(actual);
  return test(text.toLowerCase(), part.toLowerCase());
}

/** Returns a number below, equal to or above 0. Null is first, or last if descending, unless `nulls` says otherwise. */
export function compareValues(
  one: unknown,
  other: unknown,
  isDescending: boolean,
  nulls?: "first" | "last" | undefined,
): number {
  const missing = Number(one == null) - Number(other == null);
  if (missing !== 0 || one == null)
    return nulls === "first" || (nulls === undefined && !isDescending) ? -missing : missing;
  return isDescending ? -orderOf(one, other) : orderOf(one, other);
}

function orderOf(one: unknown, other: unknown): number {
  if (typeof one === "number" || typeof one === "boolean") return Number(one) - Number(other);
  if (typeof one === "bigint" && typeof other === "bigint") return Number(one - other);
  if (isTime(one) && isTime(other))
    return Date.parse(one) - Date.parse(other) || (one < other ? -1 : Number(one > other));
  const text = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));
  return compareTexts(text(one), text(other));
}

/**
 * Whether a value is a timestamp as databases write it. Timestamps of one zone sort as strings, except for fractions of
 * a second.
 */
const isTime = (value: unknown): value is string =>
  typeof value === "string" && value[4] === "-" && value[10] === "T" && !Number.isNaN(Date.parse(value));
