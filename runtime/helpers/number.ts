import { language } from "../screen/language.ts";
import { isNothing, isPlainObject, named } from "./values.ts";

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

/** Round a number to a number of decimals; halves round up. */
export function round(value: unknown, precision: number | null | undefined = 0): number {
  const factor = 10 ** (precision ?? 0);
  return Math.round((value as number) * factor) / factor;
}

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
  return named(helper, () => new Intl.NumberFormat(locale ?? language.value, format).format(Number(value)));
}

function numbersIn(values: readonly unknown[]): readonly number[] {
  return (values.length === 1 && Array.isArray(values[0]) ? values[0] : values) as readonly number[];
}
