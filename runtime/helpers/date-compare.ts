import { plusMonths } from "../dates/zoned-time.ts";
import * as messages from "../messages.ts";
import { dayMs, momentIn, wallIn } from "./date-value.ts";

/**
 * How far the first date is behind the second, in `precision`: whole units towards zero, or with a fraction.
 *
 * Without a precision in milliseconds. Days and weeks are those of the calendar, whatever the clocks do.
 */
export function compareDate(first: unknown, second: unknown, precision?: unknown, isFloat?: unknown): number {
  const unit = unitOf(precision);
  // Both are read first, so that what is no date is told whatever the unit.
  const [later, earlier] = [wallIn(first), wallIn(second, messages.secondNotDate)];
  const distance = byCalendar.has(unit)
    ? measure(later, earlier, unit)
    : (momentIn(first) - momentIn(second)) / (unitMs[unit] ?? 1);
  // Never -0.
  return (isFloat ? distance : Math.trunc(distance)) + 0;
}

type Unit = "millisecond" | "second" | "minute" | "hour" | "day" | "week" | "month" | "quarter" | "year";

const shortNames: Readonly<Record<string, Unit>> = {
  ms: "millisecond",
  s: "second",
  m: "minute",
  h: "hour",
  d: "day",
  w: "week",
  M: "month",
  Q: "quarter",
  y: "year",
};

const unitMs: Readonly<Partial<Record<string, number>>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: dayMs,
  week: 7 * dayMs,
};

/** `days`, `day` and `d` are the same; what is none of the units counts milliseconds. */
function unitOf(precision: unknown): string {
  const name = String(precision ?? "");
  return Object.hasOwn(shortNames, name) ? (shortNames[name] ?? "") : name.toLowerCase().replace(/s$/, "");
}

/** Units that are counted by what walls show. */
const byCalendar = new Set(["day", "week", "month", "quarter", "year"]);

function measure(later: Date, earlier: Date, unit: string): number {
  if (unit === "month") return monthsBetween(later, earlier);
  if (unit === "quarter") return monthsBetween(later, earlier) / 3;
  if (unit === "year") return monthsBetween(later, earlier) / 12;
  return (later.getTime() - earlier.getTime()) / (unitMs[unit] ?? 1);
}

function monthsBetween(later: Date, earlier: Date): number {
  if (later.getTime() < earlier.getTime()) return -monthsBetween(earlier, later);
  let whole = (later.getUTCFullYear() - earlier.getUTCFullYear()) * 12 + later.getUTCMonth() - earlier.getUTCMonth();
  if (plusMonths(earlier, whole).getTime() > later.getTime()) whole--;
  const from = plusMonths(earlier, whole).getTime();
  return whole + (later.getTime() - from) / (plusMonths(earlier, whole + 1).getTime() - from);
}
