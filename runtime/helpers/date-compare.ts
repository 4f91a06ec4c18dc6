import { addMonths } from "date-fns/addMonths";
import { compareAsc } from "date-fns/compareAsc";
import {
  millisecondsInDay,
  millisecondsInHour,
  millisecondsInMinute,
  millisecondsInSecond,
  millisecondsInWeek,
} from "date-fns/constants";
import { differenceInCalendarMonths } from "date-fns/differenceInCalendarMonths";
import { differenceInMilliseconds } from "date-fns/differenceInMilliseconds";
import * as messages from "../messages/helpers.ts";
import { momentIn, zonedTimeIn } from "./date-value.ts";
import { named } from "./values.ts";

/** Returns -1, 0 or 1: the first date is earlier, equal or later. */
export function compareDates(first: unknown, second: unknown): number {
  return named("compareDates", () => compareAsc(momentIn(first), momentIn(second, messages.secondNotDate)));
}

/** Returns the number of local days from one date to another; negative when the second is earlier. */
export function daysBetween(from: unknown, to: unknown): number {
  return named("daysBetween", () => {
    const start = dayNumber(zonedTimeIn(from));
    return dayNumber(zonedTimeIn(to, messages.secondNotDate)) - start;
  });
}

/** A wall-clock time has no clock changes, so a division is enough: a quarter of the time of `differenceInCalendarDays`. */
const dayNumber = (zoned: Date): number => Math.floor(zoned.getTime() / millisecondsInDay);

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
      : differenceInMilliseconds(momentIn(first), momentIn(second)) / (unitMs[unit] ?? 1);
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
  second: millisecondsInSecond,
  minute: millisecondsInMinute,
  hour: millisecondsInHour,
  day: millisecondsInDay,
  week: millisecondsInWeek,
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
  return differenceInMilliseconds(later, earlier) / (unitMs[unit] ?? 1);
}

/** Returns the months that `addMonths` takes from one to the other; `differenceInMonths` counts otherwise in February. */
function monthsBetween(later: Date, earlier: Date): number {
  if (compareAsc(later, earlier) < 0) return -monthsBetween(earlier, later);
  let whole = differenceInCalendarMonths(later, earlier);
  if (compareAsc(addMonths(earlier, whole), later) > 0) whole--;
  const from = addMonths(earlier, whole);
  return whole + differenceInMilliseconds(later, from) / differenceInMilliseconds(addMonths(earlier, whole + 1), from);
}
