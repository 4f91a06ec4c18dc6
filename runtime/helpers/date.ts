import { moment } from "../app/first-render.ts";
import { dayText, zonedTimeAt } from "../dates/zoned-time.ts";
import { isoOf, momentIn } from "./date-value.ts";
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
