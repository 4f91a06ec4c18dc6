import { activeLanguage } from "../screen/language.ts";
import { numberFormatter, roundTo } from "../screen/number-formatter.ts";
import type { List } from "./list-types.ts";
import { isNothing, isPlainObject, itemsIn, named, numberIn } from "./values.ts";

type NumberOptions = Intl.NumberFormatOptions & { readonly locale?: string | null | undefined };

/** Returns the sum of numbers, or of one list of numbers; does not convert, so strings are concatenated. */
export function sum(...values: readonly unknown[]): number {
  return numbersIn(values).reduce((total, value) => total + value, 0);
}

/** Returns the mean of numbers, or of one list of numbers; 0 without any. */
export function average(...values: readonly unknown[]): number {
  const numbers = numbersIn(values);
  return numbers.length === 0 ? 0 : numbers.reduce((total, value) => total + value, 0) / numbers.length;
}

/** Round a number to a number of decimals; halves round away from zero. NaN for another value. */
export const round = (value: unknown, precision: number | null | undefined = 0): number =>
  roundTo(numberIn(value), precision ?? 0);

/** Returns a number without its sign. */
export const abs = (value: unknown): number => Math.abs(numberIn(value));

/** Round a number down to an integer. */
export const floor = (value: unknown): number => Math.floor(numberIn(value));

/** Round a number up to an integer. */
export const ceil = (value: unknown): number => Math.ceil(numberIn(value));

/** Returns the square root of a number. */
export const sqrt = (value: unknown): number => Math.sqrt(numberIn(value));

/** Returns a number raised to a power. */
export const power = (base: unknown, exponent: unknown): number => numberIn(base) ** numberIn(exponent);

/** Returns the smallest of several numbers, or of one list of numbers; skips null values. */
export function min(list: List<unknown>): number | undefined;
export function min(...values: readonly unknown[]): number;
export function min(...values: readonly unknown[]): number | undefined {
  return extreme("min", values, (one, other) => other < one);
}

/** Returns the largest of several numbers, or of one list of numbers; skips null values. */
export function max(list: List<unknown>): number | undefined;
export function max(...values: readonly unknown[]): number;
export function max(...values: readonly unknown[]): number | undefined {
  return extreme("max", values, (one, other) => other > one);
}

/** Returns a random number from 0 to below 1. */
export const random = (): number => Math.random();

/** Whether a value is a number other than NaN. */
export const isNumber = (value: unknown): value is number => typeof value === "number" && !Number.isNaN(value);

/** Returns the leading number of a string; NaN without one. */
export const toNumber = (value: unknown): number => Number.parseFloat(String(value));

/** Format a number in the current language; null becomes an empty string. */
export function formatNumber(value: unknown, options?: unknown): string {
  return numberText("formatNumber", value, isPlainObject(options) ? options : {});
}

/** Format an amount of money in the current language; null becomes an empty string. */
export function formatCurrency(value: unknown, currency: string | null | undefined, options?: unknown): string {
  return numberText("formatCurrency", value, {
    style: "currency",
    currency: currency ?? "USD",
    ...(isPlainObject(options) ? options : {}),
  });
}

function numberText(helper: string, value: unknown, { locale, ...format }: NumberOptions): string {
  if (isNothing(value) || value === "") return "";
  return named(helper, () => numberFormatter(locale ?? activeLanguage(), format).format(Number(value)));
}

/** Not `Math.min(...)`, which cannot take a long list. */
function extreme(
  helper: string,
  values: readonly unknown[],
  isBetter: (one: number, other: number) => boolean,
): number | undefined {
  const [first] = values;
  const isList = values.length === 1 && typeof first !== "number";
  const numbers = (isList ? itemsIn(first as List<unknown>, helper) : values).filter((value) => !isNothing(value));
  let best: number | undefined;
  for (const value of numbers.map(numberIn)) {
    if (Number.isNaN(value)) return value;
    if (best === undefined || isBetter(best, value)) best = value;
  }
  return best ?? (isList ? undefined : Number.NaN);
}

function numbersIn(values: readonly unknown[]): readonly number[] {
  return (values.length === 1 && Array.isArray(values[0]) ? values[0] : values) as readonly number[];
}
