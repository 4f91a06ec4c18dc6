import { momentOf, plusMonths } from "../dates/zoned-time.ts";
import { countIn, dateLike, isoOf, momentIn, zonedTimeIn } from "./date-value.ts";
import { named } from "./values.ts";

// Helpers that shift a date or set one of its units. A separate file, loaded only by pages that need it.

/** Add seconds to a date. */
export const addSeconds = (date: unknown, seconds: unknown): string => plusMs("addSeconds", date, seconds, 1000);

/** Add minutes to a date. */
export const addMinutes = (date: unknown, minutes: unknown): string => plusMs("addMinutes", date, minutes, 60_000);

/** Add hours to a date. */
export const addHours = (date: unknown, hours: unknown): string => plusMs("addHours", date, hours, 3_600_000);

/** Add weeks to a date. */
export const addWeeks = (date: unknown, weeks: unknown): string =>
  moved("addWeeks", date, weeks, (zoned, count) => zoned.setUTCDate(zoned.getUTCDate() + count * 7));

/** Add months to a date; clamps to the last day of a shorter month. */
export const addMonths = (date: unknown, months: unknown): string => moved("addMonths", date, months, plusMonths);

/** Add years to a date; 29 February becomes 28 February. */
export const addYears = (date: unknown, years: unknown): string =>
  moved("addYears", date, years, (zoned, count) => plusMonths(zoned, count * 12));

/** Set the second within the minute. */
export const setSeconds = (date: unknown, second: unknown): string =>
  timed("setSeconds", date, second, (zoned, value) => zoned.setUTCSeconds(value));

/** Set the minute within the hour. */
export const setMinutes = (date: unknown, minute: unknown): string =>
  timed("setMinutes", date, minute, (zoned, value) => zoned.setUTCMinutes(value));

/** Set the hour within the day. */
export const setHours = (date: unknown, hour: unknown): string =>
  timed("setHours", date, hour, (zoned, value) => zoned.setUTCHours(value));

/** Set the day of the month, from 1. */
export const setDays = (date: unknown, day: unknown): string =>
  moved("setDays", date, day, (zoned, value) => zoned.setUTCDate(value));

/** Set the day of the week, from 0 for Sunday. */
export const setDayOfWeek = (date: unknown, day: unknown): string =>
  moved("setDayOfWeek", date, day, (zoned, value) => zoned.setUTCDate(zoned.getUTCDate() + value - zoned.getUTCDay()));

/** Set the month, from 1. */
export const setMonths = (date: unknown, month: unknown): string =>
  moved("setMonths", date, month, (zoned, value) => plusMonths(zoned, value - 1 - zoned.getUTCMonth()));

/** Set the year. */
export const setYears = (date: unknown, year: unknown): string =>
  moved("setYears", date, year, (zoned, value) => plusMonths(zoned, (value - zoned.getUTCFullYear()) * 12));

type Move = (zoned: Date, count: number) => Date | number;

/** The result of a day is a day. */
const moved = (helper: string, date: unknown, count: unknown, move: Move): string =>
  named(helper, () => dateLike(date, result(date, count, move)));

/** Changing the time of day turns a day into a moment. */
const timed = (helper: string, date: unknown, count: unknown, move: Move): string =>
  named(helper, () => isoOf(momentOf(result(date, count, move))));

/** Seconds, minutes and hours are elapsed time, unaffected by daylight saving time. */
const plusMs = (helper: string, date: unknown, count: unknown, unitMs: number): string =>
  named(helper, () => isoOf(momentIn(date) + countIn(count) * unitMs));

function result(date: unknown, count: unknown, move: Move): Date {
  const zoned = zonedTimeIn(date);
  return new Date(move(zoned, countIn(count)));
}
