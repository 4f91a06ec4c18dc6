import { validNumberFormatter } from "../../../screen/number-formatter.ts";

/** A number format, with the names of `Intl.NumberFormat`. */
export interface NumberFormat {
  readonly numberStyle: "decimal" | "currency" | "percent" | "unit";
  readonly currency: string;
  readonly currencyDisplay: "narrowSymbol" | "code" | "name";
  readonly notation: "standard" | "scientific" | "compact";
  readonly unit: string;
  readonly unitDisplay: "long" | "short" | "narrow";
  readonly minimumIntegerDigits: number;
  readonly fractionDigits: number;
  readonly thousandsSeparator: boolean;
}

/** Returns the number that a value represents, if any. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === "string" && value.trim() === "") return undefined;
  const number = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
  return Number.isNaN(number) ? undefined : number;
}

/**
 * Format a number in a language.
 *
 * An unknown currency becomes USD, an unknown unit celsius, and an unknown language the browser's.
 */
export function formatNumber(value: number, format: NumberFormat, language: string): string {
  const fallback: NumberFormat = { ...format, currency: "USD", unit: "celsius" };
  const formatter = formatterOf(format, language) ?? formatterOf(fallback, language) ?? formatterOf(fallback, "");
  return formatter?.format(value) ?? String(value);
}

const formatterOf = (format: NumberFormat, language: string): Intl.NumberFormat | undefined =>
  validNumberFormatter(language, optionsOf(format));

function optionsOf(format: NumberFormat): Intl.NumberFormatOptions {
  const { numberStyle, currency, currencyDisplay, unit, unitDisplay } = format;
  const digits = clamp(format.fractionDigits, 0, 20);
  return {
    style: numberStyle,
    ...(numberStyle === "currency" ? { currency, currencyDisplay } : {}),
    ...(numberStyle === "unit" ? { unit, unitDisplay } : {}),
    notation: format.notation,
    minimumIntegerDigits: clamp(format.minimumIntegerDigits, 1, 21),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: format.thousandsSeparator,
  };
}

const clamp = (value: number, least: number, greatest: number): number =>
  Math.min(Math.max(least, Math.trunc(value) || 0), greatest);
