import { moment } from "../app/first-render.ts";
import { dayText, wallAt } from "../dates/zoned-time.ts";
import * as messages from "../messages.ts";
import { countIn, dateLike, dayMs, isoOf, momentIn, wallIn } from "./date-value.ts";
import { isNothing } from "./values.ts";

/** This moment, as ISO text in UTC. */
export const currentDate = (): string => isoOf(moment());

/** This moment as clocks of the app's time zone show it, although a `Z` behind it says UTC. */
export const now = (): string => wallAt(moment()).toISOString();

/** This moment, in milliseconds since 1970. */
export const timestamp = (): number => moment();

/** The current day in the app's time zone, as `YYYY-MM-DD`. */
export const today = (): string => dayText(wallAt(moment()));

/** The moment that a text or a count of milliseconds says, as ISO text in UTC; without a value this moment. */
export const date = (value?: unknown): string => (isNothing(value) ? currentDate() : toDateISO(value));

/** The moment of a date, as ISO text in UTC. */
export const toDateISO = (date: unknown): string => isoOf(momentIn(date));

export { toDateISO as dateISO };

/** The moment of a date, in milliseconds since 1970. */
export const toTimestamp = (date: unknown): number => momentIn(date);

/** The name of the visitor's time zone, such as `America/Sao_Paulo`. */
export const getBrowserTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The date some days later: a day stays a day, a moment stays at the same local time. */
export function addDays(date: unknown, days: unknown): string {
  const wall = wallIn(date);
  wall.setUTCDate(wall.getUTCDate() + countIn(days));
  return dateLike(date, wall);
}

/** -1, 0 or 1: the first is earlier, at the same time, later. */
export function compareDates(first: unknown, second: unknown): number {
  return Math.sign(momentIn(first) - momentIn(second, messages.secondNotDate));
}

/** The count of local days from one date to another; negative when the second is earlier. */
export function daysBetween(from: unknown, to: unknown): number {
  const start = dayNumber(wallIn(from));
  return dayNumber(wallIn(to, messages.secondNotDate)) - start;
}

const dayNumber = (wall: Date): number => Math.floor(wall.getTime() / dayMs);
