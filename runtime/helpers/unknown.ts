import { findItems, isNothing, isPlainObject, plainText } from "./values.ts";

// Conversions from an untyped value to the type that an operator or property requires.

/** Returns the property at nested keys; undefined where it does not exist. Sees only own properties. */
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

/** Returns the entry of a map; undefined where it does not exist. Sees only own properties. */
export const entry = <T>(map: Readonly<Record<string, T>> | null | undefined, name: unknown): T | undefined =>
  map && Object.hasOwn(map, String(name)) ? map[String(name)] : undefined;

/** Strict equality, except that null equals undefined. */
export const same = (left: unknown, right: unknown): boolean => left === right || (isNothing(left) && isNothing(right));

/** Read a value again. TypeScript does not assume what a condition found out before it changed. */
export const reread = <T>(read: () => T): T => read();

/** Convert a value to a part of a string: null becomes an empty string. */
export const textOf = (value: unknown): string => plainText(value);

/** Convert a value to a string; null stays null. */
export const asText = (value: unknown): string | null => (isNothing(value) ? null : plainText(value));

/** Convert a value to a number for arithmetic: null and undefined are 0. */
export const numberOf = (value: unknown): number => Number(value ?? 0);

/** Convert a value to a number; null, and what is not a number, becomes null. */
export function asNumber(value: unknown): number | null {
  if (isNothing(value) || value === "") return null;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

/** Whether a value is truthy. */
export const isTruthy = (value: unknown): boolean => Boolean(value);

/** Pass a value on as a list; the helper that takes it reports when it is not one. */
export function asList(value: unknown): readonly unknown[] | null {
  return value as readonly unknown[] | null;
}

/** Returns the items of an array or collection, for `...`; none for null. */
export function itemsOf<T>(list: readonly T[] | null | undefined): readonly T[];
export function itemsOf(list: unknown): readonly unknown[];
export function itemsOf(list: unknown): readonly unknown[] {
  return findItems(list as readonly unknown[] | null | undefined) ?? [];
}

/** Returns the entries of an object, for `...`; none for another value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isPlainObject(value) ? value : {});

/**
 * Cast an untyped value to the type its place requires; the design vouches for it.
 *
 * The default fits every place: TypeScript cannot infer the type from a generic parameter, as `openPopup` has.
 */
export function trust<T = never>(value: unknown): T {
  return value as T;
}

/** Apply `+` to two values of unknown type: strings are concatenated, everything else is added. */
export function plus(left: unknown, right: unknown): string | number {
  if (typeof left === "string" || typeof right === "string") return plainText(left) + plainText(right);
  return numberOf(left) + numberOf(right);
}

/**
 * Returns a number below, equal to or above 0 if the first value sorts before, with or after the second; NaN if
 * incomparable.
 */
export function order(left: unknown, right: unknown): number {
  if (typeof left === "string" && typeof right === "string") return left < right ? -1 : left > right ? 1 : 0;
  return numberOf(left) - numberOf(right);
}
