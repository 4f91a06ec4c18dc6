import * as messages from "../messages.ts";
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

/** A value as text; nothing is an empty one. */
export function plainText(value: unknown): string {
  if (isNothing(value)) return "";
  return typeof value === "object" ? (JSON.stringify(value) ?? "") : String(value);
}
