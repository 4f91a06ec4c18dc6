import type { List } from "./list-types.ts";
import { isNothing, itemsIn } from "./values.ts";

/** A value, or a function that computes it on demand. */
export type Lazy<T> = T | (() => T);

/** A list without its length. */
type AnyLength<D> = D extends readonly (infer Item)[] ? readonly Item[] : D;

/** Returns the value, or the fallback when it is empty. See schema/helpers/if-empty.json for what counts as empty. */
export function ifEmpty<T, const D>(value: T, fallback: () => D): NonNullable<T> | AnyLength<D>;
export function ifEmpty<T, const D>(value: T, fallback: D): NonNullable<T> | AnyLength<D>;
export function ifEmpty<T, D>(value: T, fallback: Lazy<D>): NonNullable<T> | D {
  if (isPresent(value)) return value;
  return typeof fallback === "function" ? (fallback as () => D)() : fallback;
}

/** Whether the value is truthy. */
export const toBool = (value: unknown): boolean => Boolean(value);

/** Whether the value is falsy. */
export const not = (value: unknown): boolean => !value;

/** Pairs of a value to compare with and the result if it matches. */
export type Cases<R> = readonly (readonly [when: unknown, result: () => R])[];

/** Returns the result of the first matching case, else the fallback's, else undefined. */
export function match<const R>(value: unknown, cases: Cases<R>): R | undefined;
export function match<const R, const D>(value: unknown, cases: Cases<R>, fallback: () => D): R | D;
export function match<R, D>(value: unknown, cases: Cases<R>, fallback?: () => D): R | D | undefined {
  for (const [when, result] of cases) {
    if (value === when || (isNothing(value) && isNothing(when))) return result();
  }
  return fallback?.();
}

/** Whether the user has at least one of the wanted roles, or none is wanted. */
export function matchAnyRoles(held: List<unknown>, wanted: List<unknown>): boolean {
  const roles = itemsIn(held, "matchAnyRoles");
  const all = itemsIn(wanted, "matchAnyRoles");
  return all.length === 0 || all.some((role) => roles.includes(role));
}

/** Whether the user has all wanted roles. */
export function matchAllRoles(held: List<unknown>, wanted: List<unknown>): boolean {
  const roles = itemsIn(held, "matchAllRoles");
  return itemsIn(wanted, "matchAllRoles").every((role) => roles.includes(role));
}

function isPresent<T>(value: T): value is NonNullable<T> {
  if (isNothing(value) || value === "") return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== "object" || JSON.stringify(value) !== "{}";
}
