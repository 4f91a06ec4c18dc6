import { moment } from "../first-render.ts";
import { messages } from "../messages.ts";
import { countIn, dateIn, dateLike, dayMs, dayText } from "./date-value.ts";
import { isNothing } from "./values.ts";

/** This moment, as ISO text in UTC. */
export const currentDate = (): string => new Date(moment()).toISOString();

/** This moment as the visitor's clock shows it, although a `Z` behind it says UTC. */
export const now = (): string => new Date(moment() - new Date(moment()).getTimezoneOffset() * 60_000).toISOString();

/** This moment, in milliseconds since 1970. */
export const timestamp = (): number => moment();

/** The current day of the visitor, as `YYYY-MM-DD`. */
export const today = (): string => dayText(new Date(moment()));

/** The moment that a text or a count of milliseconds says, as ISO text in UTC; without a value this moment. */
export const date = (value?: unknown): string => (isNothing(value) ? currentDate() : dateIn(value).toISOString());

/** The moment of a date, as ISO text in UTC. */
export const toDateISO = (date: unknown): string => dateIn(date).toISOString();

export { toDateISO as dateISO };

/** The moment of a date, in milliseconds since 1970. */
export const toTimestamp = (date: unknown): number => dateIn(date).getTime();

/** The name of the visitor's time zone, such as `America/Sao_Paulo`. */
export const getBrowserTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The date some days later: a day stays a day, a moment stays at the same local time. */
export function addDays(date: unknown, days: unknown): string {
  const moved = new Date(dateIn(date));
  moved.setDate(moved.getDate() + countIn(days));
  return dateLike(date, moved);
}

/** -1, 0 or 1: the first is earlier, at the same time, later. */
export function compareDates(first: unknown, second: unknown): number {
  return Math.sign(dateIn(first).getTime() - dateIn(second, messages.secondNotDate).getTime());
}

/** The count of local days from one date to another; negative when the second is earlier. */
export function daysBetween(from: unknown, to: unknown): number {
  const start = dayNumber(dateIn(from));
  return Math.round((dayNumber(dateIn(to, messages.secondNotDate)) - start) / dayMs);
}

const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
