import { moment } from "../app/first-render.ts";
import * as messages from "../messages/helpers.ts";
import { activeLanguage } from "../screen/language.ts";
import { numberFormatter } from "../screen/number-formatter.ts";
import { dayMs, momentIn } from "./date-value.ts";
import { isNothing, named } from "./values.ts";

/** Format the distance of a date from another date or now: `3 days ago`, `in 2 hours`; without a suffix `3 days`. */
export function fromTime(date: unknown, other?: unknown, withoutSuffix?: unknown, locale?: string | null): string {
  return named("fromTime", () => inWords(momentIn(date) - otherIn(other), withoutSuffix, locale));
}

/** Format the distance of another date or now from a date: the opposite of `fromTime`. */
export function toTime(date: unknown, other?: unknown, withoutSuffix?: unknown, locale?: string | null): string {
  return named("toTime", () => inWords(-(momentIn(date) - otherIn(other)), withoutSuffix, locale));
}

const otherIn = (other: unknown): number => (isNothing(other) ? moment() : momentIn(other, messages.secondNotDate));

/** Each unit applies to distances below its bound, in milliseconds. */
const units: readonly (readonly [unit: "second" | "minute" | "hour" | "day" | "month", ms: number, below: number])[] = [
  ["second", 1000, 45_000],
  ["minute", 60_000, 45 * 60_000],
  ["hour", 3_600_000, 22 * 3_600_000],
  ["day", dayMs, 26 * dayMs],
  ["month", 30.4375 * dayMs, 320 * dayMs],
];

function inWords(ms: number, withoutSuffix: unknown, locale: string | null | undefined): string {
  const [unit, size] = units.find(([, , below]) => Math.abs(ms) < below) ?? (["year", 365.25 * dayMs] as const);
  const count = Math.round(Math.abs(ms) / size) || (unit === "second" ? 0 : 1);
  const names = locale || activeLanguage();
  return withoutSuffix
    ? numberFormatter(names, { style: "unit", unit, unitDisplay: "long" }).format(count)
    : new Intl.RelativeTimeFormat(names).format(ms > 0 ? count : -count, unit);
}
