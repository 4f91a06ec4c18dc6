import { momentOf, plusMonths } from "../dates/zoned-time.ts";
import { countIn, dateLike, isoOf, momentIn, wallIn } from "./date-value.ts";

// Dates moved by a count of units, or with one unit replaced. In a file of its own for the pages that need it.

/** The moment some seconds later. */
export const addSeconds = (date: unknown, seconds: unknown): string => plusMs(date, seconds, 1000);

/** The moment some minutes later. */
export const addMinutes = (date: unknown, minutes: unknown): string => plusMs(date, minutes, 60_000);

/** The moment some hours later. */
export const addHours = (date: unknown, hours: unknown): string => plusMs(date, hours, 3_600_000);

/** The date some weeks later. */
export const addWeeks = (date: unknown, weeks: unknown): string =>
  moved(date, weeks, (wall, count) => wall.setUTCDate(wall.getUTCDate() + count * 7));

/** The date some months later; the last day of the month where the day does not exist. */
export const addMonths = (date: unknown, months: unknown): string => moved(date, months, plusMonths);

/** The date some years later; 29 February becomes 28 February. */
export const addYears = (date: unknown, years: unknown): string =>
  moved(date, years, (wall, count) => plusMonths(wall, count * 12));

/** The date at another second of its minute. */
export const setSeconds = (date: unknown, second: unknown): string =>
  timed(date, second, (wall, value) => wall.setUTCSeconds(value));

/** The date at another minute of its hour. */
export const setMinutes = (date: unknown, minute: unknown): string =>
  timed(date, minute, (wall, value) => wall.setUTCMinutes(value));

/** The date at another hour of its day. */
export const setHours = (date: unknown, hour: unknown): string =>
  timed(date, hour, (wall, value) => wall.setUTCHours(value));

/** The date on another day of its month, from 1. */
export const setDays = (date: unknown, day: unknown): string =>
  moved(date, day, (wall, value) => wall.setUTCDate(value));

/** The date on another day of its week, from 0 for Sunday. */
export const setDayOfWeek = (date: unknown, day: unknown): string =>
  moved(date, day, (wall, value) => wall.setUTCDate(wall.getUTCDate() + value - wall.getUTCDay()));

/** The date in another month of its year, from 1. */
export const setMonths = (date: unknown, month: unknown): string =>
  moved(date, month, (wall, value) => plusMonths(wall, value - 1 - wall.getUTCMonth()));

/** The date in another year. */
export const setYears = (date: unknown, year: unknown): string =>
  moved(date, year, (wall, value) => plusMonths(wall, (value - wall.getUTCFullYear()) * 12));

type Move = (wall: Date, count: number) => Date | number;

/** A day stays a day. */
const moved = (date: unknown, count: unknown, move: Move): string => dateLike(date, result(date, count, move));

/** What concerns the time of day makes a moment even of a day. */
const timed = (date: unknown, count: unknown, move: Move): string => isoOf(momentOf(result(date, count, move)));

/** Seconds, minutes and hours pass, whatever the clocks do meanwhile. */
function plusMs(date: unknown, count: unknown, unitMs: number): string {
  const moment = momentIn(date);
  return isoOf(moment + countIn(count) * unitMs);
}

function result(date: unknown, count: unknown, move: Move): Date {
  const wall = wallIn(date);
  return new Date(move(wall, countIn(count)));
}
