import { plusMonths } from "../dates/zoned-time.ts";
import * as messages from "../messages.ts";
import { dayMs, momentIn, zonedTimeIn } from "./date-value.ts";
import { named } from "./values.ts";

/**
 * Returns how far the first date is after the second, in units of `precision`, as whole units or with a fraction.
 *
 * Whole units are truncated toward zero. Without a precision it is in milliseconds. Days, weeks and longer units are
 * calendar units, unaffected by daylight saving time.
 */
export function compareDate(first: unknown, second: unknown, precision?: unknown, isFloat?: unknown): number {
  const unit = unitOf(precision);
  const distance = named("compareDate", () => {
    // Read both dates first, so that an invalid date is reported for any unit.
    const [later, earlier] = [zonedTimeIn(first), zonedTimeIn(second, messages.secondNotDate)];
    return byCalendar.has(unit)
      ? measure(later, earlier, unit)
      : (momentIn(first) - momentIn(second)) / (unitMs[unit] ?? 1);
  });
  // Avoid -0.
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

/** Returns the unit of a precision: `days`, `day` and `d` are the same; anything unknown means milliseconds. */
function unitOf(precision: unknown): string {
  const name = String(precision ?? "");
  return Object.hasOwn(shortNames, name) ? (shortNames[name] ?? "") : name.toLowerCase().replace(/s$/, "");
}

/** Units measured in wall-clock time. */
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
