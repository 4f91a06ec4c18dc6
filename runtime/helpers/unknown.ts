import { findItems, isNothing, isPlainObject, plainText } from "./values.ts";

// Steps from a value that nobody described to what an operator or a place asks for.

/** The member at the keys, one below the other; nothing where there is nothing. Only a value's own members are seen. */
export function get(value: unknown, ...keys: readonly unknown[]): unknown {
  let part = value;
  for (const key of keys) {
    const name = typeof key === "number" ? key : String(key);
    if (typeof part === "string" && (name === "length" || typeof name === "number")) {
      part = name === "length" ? part.length : part[name];
    } else if (typeof part === "object" && part !== null && Object.hasOwn(part, name)) {
      part = Reflect.get(part, name);
    } else return undefined;
  }
  return part;
}

/** What a map holds under a name; nothing where there is nothing. Only the map's own members are seen. */
export const entry = <T>(map: Readonly<Record<string, T>> | null | undefined, name: unknown): T | undefined =>
  map && Object.hasOwn(map, String(name)) ? map[String(name)] : undefined;

/** Strict equality, with nothing equal to nothing. */
export const same = (left: unknown, right: unknown): boolean => left === right || (isNothing(left) && isNothing(right));

/** The value as a piece of text: nothing is an empty one. */
export const textOf = (value: unknown): string => plainText(value);

/** The value as text; nothing stays nothing. */
export const asText = (value: unknown): string | null => (isNothing(value) ? null : plainText(value));

/** The value as a number to count with: nothing is 0, as `null` is in JavaScript. */
export const numberOf = (value: unknown): number => Number(value ?? 0);

/** The value as a number; nothing, and what is no number, is nothing. */
export function asNumber(value: unknown): number | null {
  if (isNothing(value) || value === "") return null;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

/** The truth of a value. */
export const isTruthy = (value: unknown): boolean => Boolean(value);

/** The value where a list is asked for; the helper that takes it says when it is none. */
export function asList(value: unknown): readonly unknown[] | null {
  return value as readonly unknown[] | null;
}

/** The items of a list or collection, for `...`; nothing has none. */
export function itemsOf<T>(list: readonly T[] | null | undefined): readonly T[];
export function itemsOf(list: unknown): readonly unknown[];
export function itemsOf(list: unknown): readonly unknown[] {
  return findItems(list as readonly unknown[] | null | undefined) ?? [];
}

/** The entries of a record, for `...`; another value has none. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isPlainObject(value) ? value : {});

/** The value, taken to have the shape that its place asks for: the design says so, and nobody described it. */
export function trust<T>(value: unknown): T {
  return value as T;
}

/** `+` between two values of unknown type: texts are joined, everything else is added. */
export function plus(left: unknown, right: unknown): string | number {
  if (typeof left === "string" || typeof right === "string") return plainText(left) + plainText(right);
  return numberOf(left) + numberOf(right);
}

/** Below, equal to or above 0 as the first value comes before, with or behind the second; NaN when it does neither. */
export function order(left: unknown, right: unknown): number {
  if (typeof left === "string" && typeof right === "string") return left < right ? -1 : left > right ? 1 : 0;
  return numberOf(left) - numberOf(right);
}
