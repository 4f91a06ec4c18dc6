import type { List } from "./types.ts";
import { isNothing, itemsIn } from "./values.ts";

/** A value, or how to get it when it is needed. */
export type Lazy<T> = T | (() => T);

/** The value, or the fallback when it is empty. See schema/helpers/if-empty.json for what is empty. */
export function ifEmpty<T, const D>(value: T, fallback: () => D): NonNullable<T> | D;
export function ifEmpty<T, const D>(value: T, fallback: D): NonNullable<T> | D;
export function ifEmpty<T, D>(value: T, fallback: Lazy<D>): NonNullable<T> | D {
  if (isPresent(value)) return value;
  return typeof fallback === "function" ? (fallback as () => D)() : fallback;
}

/** The truth of the value. */
export const toBool = (value: unknown): boolean => Boolean(value);

/** The opposite of the value's truth. */
export const not = (value: unknown): boolean => !value;

/** What a value may be, and the result in that case. */
export type Cases<R> = readonly (readonly [when: unknown, result: () => R])[];

/** The result of the first case that equals the value, else the fallback's, else nothing. */
export function match<const R>(value: unknown, cases: Cases<R>): R | undefined;
export function match<const R, const D>(value: unknown, cases: Cases<R>, fallback: () => D): R | D;
export function match<R, D>(value: unknown, cases: Cases<R>, fallback?: () => D): R | D | undefined {
  for (const [when, result] of cases) {
    if (value === when || (isNothing(value) && isNothing(when))) return result();
  }
  return fallback?.();
}

/** True when one of the wanted roles is held, or none is wanted. */
export function matchAnyRoles(held: List<string>, wanted: List<string>): boolean {
  const roles = itemsIn(held);
  const all = itemsIn(wanted);
  return all.length === 0 || all.some((role) => roles.includes(role));
}

/** True when all wanted roles are held. */
export function matchAllRoles(held: List<string>, wanted: List<string>): boolean {
  const roles = itemsIn(held);
  return itemsIn(wanted).every((role) => roles.includes(role));
}

function isPresent<T>(value: T): value is NonNullable<T> {
  if (isNothing(value) || value === "") return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== "object" || JSON.stringify(value) !== "{}";
}
