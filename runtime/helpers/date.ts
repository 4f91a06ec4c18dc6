import { moment } from "../app/first-render.ts";
import { dayText, zonedTimeAt } from "../dates/zoned-time.ts";
import * as messages from "../messages.ts";
import { countIn, dateLike, dayMs, isoOf, momentIn, zonedTimeIn } from "./date-value.ts";
import { isNothing, named } from "./values.ts";

/** Returns the current moment, as an ISO string in UTC. */
export const currentDate = (): string => isoOf(moment());

/** Returns the current local time of the app's time zone; the string ends in `Z` although it is not UTC. */
export const now = (): string => zonedTimeAt(moment()).toISOString();

/** Returns the current moment, in milliseconds since 1970. */
export const timestamp = (): number => moment();

/** Returns the current day in the app's time zone, as `YYYY-MM-DD`. */
export const today = (): string => dayText(zonedTimeAt(moment()));

/** Convert a string or a number of milliseconds to an ISO string in UTC; without a value, the current moment. */
export const date = (value?: unknown): string =>
  isNothing(value) ? currentDate() : named("date", () => isoOf(momentIn(value)));

/** Convert a date to an ISO string in UTC. */
export const toDateISO = (date: unknown): string => named("toDateISO", () => isoOf(momentIn(date)));

export { toDateISO as dateISO };

/** Convert a date to milliseconds since 1970. */
export const toTimestamp = (date: unknown): number => named("toTimestamp", () => momentIn(date));

/** Returns the visitor's time zone, such as `America/Sao_Paulo`. */
export const getBrowserTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Add days to a date: a day stays a day, a moment keeps its local time. */
export function addDays(date: unknown, days: unknown): string {
  return named("addDays", () => {
    const zoned = zonedTimeIn(date);
    zoned.setUTCDate(zoned.getUTCDate() + countIn(days));
    return dateLike(date, zoned);
  });
}

/** Returns -1, 0 or 1: the first date is earlier, equal or later. */
export function compareDates(first: unknown, second: unknown): number {
  return named("compareDates", () => Math.sign(momentIn(first) - momentIn(second, messages.secondNotDate)));
}

/** Returns the number of local days from one date to another; negative when the second is earlier. */
export function daysBetween(from: unknown, to: unknown): number {
  return named("daysBetween", () => {
    const start = dayNumber(zonedTimeIn(from));
    return dayNumber(zonedTimeIn(to, messages.secondNotDate)) - start;
  });
}

const dayNumber = (zoned: Date): number => Math.floor(zoned.getTime() / dayMs);
