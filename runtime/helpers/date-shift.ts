import { addHours as plusHours } from "date-fns/addHours";
import { addMinutes as plusMinutes } from "date-fns/addMinutes";
import { addMonths as plusMonths } from "date-fns/addMonths";
import { addSeconds as plusSeconds } from "date-fns/addSeconds";
import { addYears as plusYears } from "date-fns/addYears";
import { setDate } from "date-fns/setDate";
import { setDay } from "date-fns/setDay";
import { setHours as withHour } from "date-fns/setHours";
import { setMinutes as withMinute } from "date-fns/setMinutes";
import { setMonth } from "date-fns/setMonth";
import { setSeconds as withSecond } from "date-fns/setSeconds";
import { momentOf } from "../dates/zoned-time.ts";
import { type Move, moved } from "./date-days.ts";
import { countIn, isoOf, momentIn, zonedTimeIn } from "./date-value.ts";
import { named } from "./values.ts";

// Helpers that shift a date or set one of its units. A separate file, loaded only by pages that need it.

/** Add seconds to a date. */
export const addSeconds = (date: unknown, seconds: unknown): string =>
  elapsed("addSeconds", date, seconds, plusSeconds);

/** Add minutes to a date. */
export const addMinutes = (date: unknown, minutes: unknown): string =>
  elapsed("addMinutes", date, minutes, plusMinutes);

/** Add hours to a date. */
export const addHours = (date: unknown, hours: unknown): string => elapsed("addHours", date, hours, plusHours);

/** Add months to a date; clamps to the last day of a shorter month. */
export const addMonths = (date: unknown, months: unknown): string => moved("addMonths", date, months, plusMonths);

/** Add years to a date; 29 February becomes 28 February. */
export const addYears = (date: unknown, years: unknown): string => moved("addYears", date, years, plusYears);

/** Set the second within the minute. */
export const setSeconds = (date: unknown, second: unknown): string => timed("setSeconds", date, second, withSecond);

/** Set the minute within the hour. */
export const setMinutes = (date: unknown, minute: unknown): string => timed("setMinutes", date, minute, withMinute);

/** Set the hour within the day. */
export const setHours = (date: unknown, hour: unknown): string => timed("setHours", date, hour, withHour);

/** Set the day of the month, from 1. */
export const setDays = (date: unknown, day: unknown): string => moved("setDays", date, day, setDate);

/** Set the day of the week, from 0 for Sunday. */
export const setDayOfWeek = (date: unknown, day: unknown): string => moved("setDayOfWeek", date, day, setDay);

/** Set the month, from 1. */
export const setMonths = (date: unknown, month: unknown): string =>
  moved("setMonths", date, month, (zoned, value) => setMonth(zoned, value - 1));

/** Set the year; 29 February becomes 28 February, which it does not with `setYear`. */
export const setYears = (date: unknown, year: unknown): string =>
  moved("setYears", date, year, (zoned, value) => plusYears(zoned, value - zoned.getFullYear()));

/** Changing the time of day turns a day into a moment. */
const timed = (helper: string, date: unknown, count: unknown, move: Move): string =>
  named(helper, () => isoOf(momentOf(move(zonedTimeIn(date), countIn(count)))));

/** Seconds, minutes and hours are elapsed time, unaffected by daylight saving time. */
const elapsed = (helper: string, date: unknown, count: unknown, move: Move): string =>
  named(helper, () => move(new Date(momentIn(date)), countIn(count)).toISOString());
