import { pathReader } from "../data/value-path.ts";
import * as messages from "../messages/helpers.ts";
import { isEqual } from "./equal.ts";
import type { At, Flat, ItemOf, List } from "./list-types.ts";
import { findItems, isNothing, isPlainObject, itemsIn, numberIn, plainText, positionIn, reject } from "./values.ts";

type Test<T> = (item: T, index: number) => unknown;
/** Checked to be a string; untyped values are converted. */
type Key = unknown;
type FieldName = string | null | undefined;

/** Returns the length of a string, or the number of items in a list. */
export function lengthOf(value: unknown): number {
  const found = typeof value === "string" ? value : findItems(value as List<unknown>);
  if (found === undefined) reject("length", messages.firstNotListOrText);
  return found.length;
}

/** Returns the items from `start` to before `end`. */
export const slice = <T>(list: List<T>, start?: number | null, end?: number | null): readonly T[] =>
  itemsIn(list, "slice").slice(start ?? undefined, end ?? undefined);

/** Concatenate lists. */
export function merge<const L extends readonly List<unknown>[]>(...lists: L): readonly ItemOf<L[number]>[];
export function merge(...lists: readonly List<unknown>[]): readonly unknown[] {
  return lists.flatMap((list) => [...itemsIn(list, "merge", messages.notAllLists)]);
}

/** Reverse a list. */
export const reverse = <T>(list: List<T>): readonly T[] => [...itemsIn(list, "reverse")].reverse();

/** Flatten a list of lists by one level. */
export function flat<T>(list: List<readonly T[]>): readonly T[];
export function flat(list: List<unknown>): readonly unknown[];
export function flat(list: List<unknown>): readonly unknown[] {
  return itemsIn(list, "flat").flat();
}

/** Append values to a list. */
export function add<T>(list: List<T>, ...values: readonly NoInfer<T>[]): readonly T[];
export function add<T, V extends readonly unknown[]>(list: List<T>, ...values: V): readonly (T | V[number])[];
export function add(list: List<unknown>, ...values: readonly unknown[]): readonly unknown[] {
  return [...itemsIn(list, "add"), ...values];
}

/** Prepend values to a list. */
export function prepend<T>(list: List<T>, ...values: readonly NoInfer<T>[]): readonly T[];
export function prepend<T, V extends readonly unknown[]>(list: List<T>, ...values: V): readonly (T | V[number])[];
export function prepend(list: List<unknown>, ...values: readonly unknown[]): readonly unknown[] {
  return [...values, ...itemsIn(list, "prepend")];
}

/** Whether a string contains the substring, or a list the item; null, 0 and false contain nothing. */
export function contains(container: unknown, value: unknown): boolean {
  if (typeof container === "string") return container.includes(String(value));
  if (!container) return false;
  return itemsIn(container as List<unknown>, "contains").includes(value);
}

/** Returns one field of each item, the results of a function, or with several keys objects of those fields. */
export function map<T, U>(list: List<T>, each: (item: T, index: number) => U): readonly U[];
export function map<T, const K extends string>(list: List<T>, key: K): readonly At<T, K>[];
export function map(list: List<unknown>, ...keys: readonly FieldName[]): readonly Record<string, unknown>[];
export function map(list: List<unknown>, ...keys: readonly (FieldName | Test<unknown>)[]): readonly unknown[] {
  const items = itemsIn(list, "map");
  const [first] = keys;
  if (typeof first === "function") return items.map((item, index) => first(item, index));
  if (keys.length === 1 && typeof first === "string") {
    const read = pathReader(first);
    return items.map((item) => (item ? read(item) : item));
  }
  const names = keys.filter((key) => !isNothing(key)).map(String);
  return items.map((item) => Object.fromEntries(item ? names.map((name) => [name, fieldOf(item, name)]) : []));
}

/** Returns the items for which the function returns a truthy value. */
export const filter = <T>(list: List<T>, test: Test<T>): readonly T[] =>
  itemsIn(list, "filter").filter((item, index) => test(item, index));

/** Returns the first item for which the function returns a truthy value, or undefined. */
export const findFirst = <T>(list: List<T>, test: Test<T>): T | undefined =>
  itemsIn(list, "find").find((item, index) => test(item, index));

/** Combine the items into one value, from `start` on. */
export const reduce = <T, A>(list: List<T>, combine: (total: A, item: T, index: number) => A, start: A): A =>
  itemsIn(list, "reduce").reduce((total, item, index) => combine(total, item, index), start);

/** Whether the function returns a truthy value for at least one item. */
export const some = <T>(list: List<T>, test: Test<T>): boolean =>
  itemsIn(list, "some").some((item, index) => test(item, index));

/** Whether the function returns a truthy value for all items. */
export const every = <T>(list: List<T>, test: Test<T>): boolean =>
  itemsIn(list, "every").every((item, index) => test(item, index));

/** Remove duplicates, compared deeply; keeps the first of equals. */
export function distinct<T>(list: List<T>): readonly T[] {
  const seen = new Set<unknown>();
  const kept: T[] = [];
  for (const item of itemsIn(list, "distinct")) {
    // A set finds equal primitives; only objects and arrays need a deep comparison.
    const isNew =
      typeof item === "object" && item !== null ? !kept.some((known) => isEqual(known, item)) : !seen.has(item);
    if (!isNew) continue;
    seen.add(item);
    kept.push(item);
  }
  return kept;
}

/** Remove the items that deeply equal the value. */
export const remove = <T>(list: List<T>, value: unknown): readonly T[] =>
  itemsIn(list, "remove").filter((item) => !isEqual(item, value));

/** Returns the index of the first item that deeply equals the value, or -1. */
export const findIndex = (list: List<unknown>, value: unknown): number =>
  itemsIn(list, "findIndex").findIndex((item) => isEqual(item, value));

/** Returns the values of a field of all items; flattens arrays among them by one level and drops null values. */
export function rollup<T, const K extends string>(
  list: List<T>,
  key: K,
  isDistinct?: unknown,
): readonly Flat<At<T, K>>[];
export function rollup(list: List<unknown>, key: Key, isDistinct?: unknown): readonly unknown[] {
  const values = itemsIn(list, "rollup")
    .flatMap(pathReader(pathIn(key, "")))
    .filter((value) => !isNothing(value));
  return isDistinct ? distinct(values) : values;
}

/** Returns the index of the first item whose field deeply equals the value, or -1. */
export function findIndexByKey(list: List<unknown>, key: unknown, value: unknown): number {
  const items = itemsIn(list, "findIndexByKey");
  if (typeof key !== "string") reject("findIndexByKey", messages.secondNotText);
  const read = pathReader(key);
  return items.findIndex((item) => isEqual(read(item), value));
}

/** Returns the item at an index from 0; undefined for a negative one. */
export const getByIndex = <T>(list: List<T>, index: unknown): T | undefined =>
  itemsIn(list, "getByIndex")[positionIn(index, "getByIndex")];

/** Remove the item at an index; a negative one changes nothing. */
export function removeByIndex<T>(list: List<T>, index: unknown): readonly T[] {
  const items = itemsIn(list, "removeByIndex");
  const position = positionIn(index, "removeByIndex");
  return items.filter((_, at) => at !== position);
}

/** Join the items into a string with a separator. */
export function join(list: List<unknown>, separator: unknown = ","): string {
  const items = itemsIn(list, "join");
  if (typeof separator !== "string") reject("join", messages.secondNotText);
  return items.map(plainText).join(separator);
}

const mostNumbers = 1_000_000;

/** Returns the numbers from `start` to before `end`, or from 0 to before the only argument. */
export function range(...bounds: readonly unknown[]): readonly number[] {
  const [start = 0, end = 0, step = 1] = (bounds.length === 1 ? [0, ...bounds] : bounds).map(numberIn);
  const count = Math.ceil((end - start) / step);
  if (!Number.isFinite(count) || count <= 0) return [];
  if (count > mostNumbers) reject("range", `more than ${mostNumbers} numbers`);
  return Array.from({ length: count }, (_, index) => start + index * step);
}

/** Pair the items of two lists by index, as long as the shorter one. */
export function zip<T, U>(first: List<T>, second: List<U>): readonly { readonly first: T; readonly second: U }[] {
  const others = itemsIn(second, "zip", messages.secondNotList);
  return itemsIn(first, "zip").flatMap((item, index) =>
    others.slice(index, index + 1).map((other) => ({ first: item, second: other })),
  );
}

/** Returns an array of the values. */
export const createArray = <V extends readonly unknown[]>(...values: V): readonly V[number][] => values;

export { createArray as toList };

function fieldOf(item: unknown, key: string): unknown {
  return isPlainObject(item) && Object.hasOwn(item, key) ? item[key] : undefined;
}

const pathIn = (key: Key, fallback: string): string => String(key ?? fallback);
