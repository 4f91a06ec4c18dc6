import { pathReader } from "../data/value-path.ts";
import * as messages from "../messages/helpers.ts";
import { compareTexts } from "../screen/collation.ts";
import type { List } from "./list-types.ts";
import { itemsIn } from "./values.ts";

/** Checked to be a string; untyped values are converted. */
type Key = unknown;

/** Group the items by the value of a key; skips falsy items. */
export function groupBy<T>(list: List<T>, key: Key): Readonly<Record<string, readonly T[]>> {
  const groups = new Map<string, T[]>();
  const read = pathReader(pathIn(key, ""));
  for (const item of itemsIn(list, "groupBy")) {
    if (!item) continue;
    const name = String(read(item));
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return Object.fromEntries(groups);
}

/** Returns the sum of a field over all items: strings count as their leading number, falsy values are skipped. */
export function rollupSum(list: List<unknown>, key: Key): number {
  const read = pathReader(pathIn(key, ""));
  let total = 0;
  for (const item of itemsIn(list, "rollupSum")) {
    const value = read(item);
    if (value) total += typeof value === "number" ? value : Number.parseFloat(String(value));
  }
  return total;
}

export { rollupSum as rollupCount };

/** Sort the list, `"asc"` or `"desc"`, by its items or one of their fields. */
export function sort<T>(list: List<T>, direction: unknown = "asc", key?: Key): readonly T[] {
  const sign = direction === "desc" ? -1 : 1;
  const read = key ? pathReader(pathIn(key, "")) : (item: unknown) => item;
  const keyOf = (item: T): string | number => (read(item) || "") as string | number;
  return [...itemsIn(list, "sort")].sort((left, right) => {
    const a = keyOf(left);
    const b = keyOf(right);
    if (typeof a === "string" && typeof b === "string") return sign * compareTexts(a, b);
    return a < b ? -sign : a > b ? sign : 0;
  });
}

/** Returns the items whose field equals the value, is in the given array, or is truthy when no value is given. */
export const filterByKey = <T>(list: List<T>, key: Key, value?: unknown): readonly T[] =>
  itemsIn(list, "filterByKey").filter(selector(key, value));

/** Returns the items that `filterByKey` would leave out. */
export function removeByKey<T>(list: List<T>, key: Key, value?: unknown): readonly T[] {
  const isSelected = selector(key, value);
  return itemsIn(list, "removeByKey").filter((item) => !isSelected(item));
}

/** Returns the first item whose field strictly equals the value, or undefined. */
export function lookup<T>(value: unknown, list: List<T>, key: Key = "id"): T | undefined {
  const read = pathReader(pathIn(key, "id"));
  return itemsIn(list, "lookup", messages.secondNotList).find((item) => read(item) === value);
}

/** Returns the items whose field is one of the values. */
export function lookupArray<T>(values: List<unknown>, list: List<T>, key: Key = "id"): readonly T[] {
  const wanted = new Set(itemsIn(values, "lookupArray"));
  const read = pathReader(pathIn(key, "id"));
  return itemsIn(list, "lookupArray", messages.secondNotList).filter((item) => wanted.has(read(item)));
}

function selector(key: Key, value: unknown): (item: unknown) => boolean {
  const read = pathReader(pathIn(key, ""));
  if (value === undefined) return (item) => Boolean(read(item));
  if (Array.isArray(value)) return (item) => value.includes(read(item));
  return (item) => read(item) === value;
}

const pathIn = (key: Key, fallback: string): string => String(key ?? fallback);
