import * as messages from "../messages/helpers.ts";
import type { CollectionValue, List } from "./list-types.ts";

// Shared by the helpers: type checks. Generated code imports nothing from here.

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object from a literal or JSON: not an array, date or map. */
export function isPlainObject(value: unknown): value is Fields {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

export const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** The error of a helper, which names it. */
export class HelperError extends TypeError {}

/** Throw the error of a helper. */
export function reject(helper: string, message: string): never {
  throw new HelperError(`${helper}: ${message}`);
}

/** Returns the result of a helper's work; an error of the work becomes an error of the helper. */
export function named<T>(helper: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    return reject(helper, error instanceof Error ? error.message : String(error));
  }
}

/** Returns the items of an array or collection; the helper throws `message` for another value. */
export const itemsIn = <T>(list: List<T>, helper: string, message: string = messages.firstNotList): readonly T[] =>
  findItems(list) ?? reject(helper, message);

/** Returns the items of an array or collection, cut to its offset and limit when it has a limit and a total. */
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

/** Convert a value to a string; null becomes an empty string. */
export function plainText(value: unknown): string {
  if (isNothing(value)) return "";
  return typeof value === "object" ? (JSON.stringify(value) ?? "") : String(value);
}

/** Returns an index as an integer; the helper throws `message` for another value. */
export function positionIn(index: unknown, helper: string, message: string = messages.secondNotNumber): number {
  const position = Number.parseInt(String(index), 10);
  return Number.isNaN(position) ? reject(helper, message) : position;
}

/** Returns a value that is a number; NaN for another one. */
export const numberIn = (value: unknown): number => (typeof value === "number" ? value : Number.NaN);
