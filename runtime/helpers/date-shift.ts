import { addMonths as later } from "date-fns/addMonths";
import { setDay } from "date-fns/setDay";
import { countIn, dateIn, dateLike } from "./date-value.ts";

// Dates moved by a count of units, or with one unit replaced. In a file of its own for the pages that need it.

/** The moment some seconds later. */
export const addSeconds = (date: unknown, seconds: unknown): string => plusMs(date, seconds, 1000);

/** The moment some minutes later. */
export const addMinutes = (date: unknown, minutes: unknown): string => plusMs(date, minutes, 60_000);

/** The moment some hours later. */
export const addHours = (date: unknown, hours: unknown): string => plusMs(date, hours, 3_600_000);

/** The date some weeks later. */
export const addWeeks = (date: unknown, weeks: unknown): string =>
  moved(date, weeks, (moment, count) => moment.setDate(moment.getDate() + count * 7));

/** The date some months later; the last day of the month where the day does not exist. */
export const addMonths = (date: unknown, months: unknown): string => moved(date, months, later);

/** The date some years later; 29 February becomes 28 February. */
export const addYears = (date: unknown, years: unknown): string =>
  moved(date, years, (moment, count) => later(moment, count * 12));

/** The date at another second of its minute. */
export const setSeconds = (date: unknown, second: unknown): string =>
  moment(date, second, (moment, value) => moment.setSeconds(value));

/** The date at another minute of its hour. */
export const setMinutes = (date: unknown, minute: unknown): string =>
  moment(date, minute, (moment, value) => moment.setMinutes(value));

/** The date at another hour of its day. */
export const setHours = (date: unknown, hour: unknown): string =>
  moment(date, hour, (moment, value) => moment.setHours(value));

/** The date on another day of its month, from 1. */
export const setDays = (date: unknown, day: unknown): string =>
  moved(date, day, (moment, value) => moment.setDate(value));

/** The date on another day of its week, from 0 for Sunday. */
export const setDayOfWeek = (date: unknown, day: unknown): string => moved(date, day, (at, value) => setDay(at, value));

/** The date in another month of its year, from 1. */
export const setMonths = (date: unknown, month: unknown): string =>
  moved(date, month, (moment, value) => later(moment, value - 1 - moment.getMonth()));

/** The date in another year. */
export const setYears = (date: unknown, year: unknown): string =>
  moved(date, year, (moment, value) => later(moment, (value - moment.getFullYear()) * 12));

type Move = (moment: Date, count: number) => Date | number;

/** A day stays a day. */
function moved(date: unknown, count: unknown, move: Move): string {
  return dateLike(date, result(date, count, move));
}

/** What concerns the time of day makes a moment even of a day. */
function moment(date: unknown, count: unknown, move: Move): string {
  return result(date, count, move).toISOString();
}

const plusMs = (date: unknown, count: unknown, unitMs: number): string =>
  moment(date, count, (moment, value) => moment.getTime() + value * unitMs);

function result(date: unknown, count: unknown, move: Move): Date {
  return new Date(move(new Date(dateIn(date)), countIn(count)));
}
