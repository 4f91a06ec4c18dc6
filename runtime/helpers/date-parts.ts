import { getISOWeek } from "date-fns/getISOWeek";
import { zonedTimeIn } from "./date-value.ts";
import { named } from "./values.ts";

// Helpers that read one unit of a date: each returns what the helper `set…` of the same unit sets.

/** Returns the year. */
export const getYears = (date: unknown): number => part("getYears", date, (zoned) => zoned.getUTCFullYear());

/** Returns the month, from 1. */
export const getMonths = (date: unknown): number => part("getMonths", date, (zoned) => zoned.getUTCMonth() + 1);

/** Returns the day of the month, from 1. */
export const getDays = (date: unknown): number => part("getDays", date, (zoned) => zoned.getUTCDate());

/** Returns the day of the week, from 0 for Sunday. */
export const getDayOfWeek = (date: unknown): number => part("getDayOfWeek", date, (zoned) => zoned.getUTCDay());

/** Returns the number of the week by ISO 8601: weeks start on Monday, and week 1 has the first Thursday. */
export const getWeekOfYear = (date: unknown): number => part("getWeekOfYear", date, getISOWeek);

/** Returns the hour within the day. */
export const getHours = (date: unknown): number => part("getHours", date, (zoned) => zoned.getUTCHours());

/** Returns the minute within the hour. */
export const getMinutes = (date: unknown): number => part("getMinutes", date, (zoned) => zoned.getUTCMinutes());

/** Returns the second within the minute. */
export const getSeconds = (date: unknown): number => part("getSeconds", date, (zoned) => zoned.getUTCSeconds());

const part = (helper: string, date: unknown, read: (zoned: Date) => number): number =>
  named(helper, () => read(zonedTimeIn(date)));
