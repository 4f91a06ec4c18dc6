import { compareValues } from "../data/arrange.ts";
import { pathReader } from "../data/value-path.ts";
import type { List } from "./list-types.ts";
import { itemsIn } from "./values.ts";

/** Sort the list, `"asc"` or `"desc"`, by a field of its items or the results of a function; null is first. */
export function sortBy<T>(list: List<T>, by: (item: T, index: number) => unknown, order?: unknown): readonly T[];
export function sortBy<T>(list: List<T>, key: string | null | undefined, order?: unknown): readonly T[];
export function sortBy<T>(
  list: List<T>,
  by: string | null | undefined | ((item: T, index: number) => unknown),
  order?: unknown,
): readonly T[] {
  const read = typeof by === "function" ? by : pathReader(String(by ?? ""));
  const keyed = itemsIn(list, "sortBy").map((item, index) => ({ item, key: sortKey(read(item, index)) }));
  const isDescending = order === "desc";
  return keyed.sort((one, other) => compareValues(one.key, other.key, isDescending)).map(({ item }) => item);
}

/** NaN has no place among numbers. */
const sortKey = (value: unknown): unknown => (Number.isNaN(value) ? null : value);
