import { messages } from "../messages.ts";
import type { CollectionValue, List } from "./types.ts";

// What the helpers share: telling kinds of values apart. Generated code imports nothing from here.

export type Fields = Readonly<Record<string, unknown>>;

/** A record made by `{ … }` or JSON: no list, no date, no map. */
export function isPlainObject(value: unknown): value is Fields {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

export const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** The items of a list or collection; another value stops the formula with `message`. */
export function itemsIn<T>(list: List<T>, message: string = messages.firstNotList): readonly T[] {
  const items = findItems(list);
  if (!items) throw new TypeError(message);
  return items;
}

/** The items of a list or collection, windowed by its offset and limit when it has a limit and a total. */
export function findItems<T>(list: List<T>): readonly T[] | undefined {
  if (isList(list)) return list;
  if (!isPlainObject(list)) return undefined;
  const { data, limit, total, offset } = list as CollectionValue<T>;
  if (!Array.isArray(data)) return undefined;
  return limit && total ? data.slice(offset ?? 0, (offset ?? 0) + limit) : data;
}

function isList<T>(list: List<T>): list is readonly T[] {
  return Array.isArray(list);
}

/** Equal in depth: lists by their items, records by their entries, dates by their moment, nothing by being nothing. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right) || left === right) return true;
  if (isNothing(left) || isNothing(right)) return isNothing(left) && isNothing(right);
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime();
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isEqual(item, right[index]));
  }
  if (!isPlainObject(left) || !isPlainObject(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isEqual(left[name], right[name]))
  );
}

/** A value as text; nothing is an empty one. */
export function plainText(value: unknown): string {
  if (isNothing(value)) return "";
  return typeof value === "object" ? (JSON.stringify(value) ?? "") : String(value);
}
