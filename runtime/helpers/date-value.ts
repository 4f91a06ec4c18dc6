import { dayText, momentOf, zonedTimeAt, zonedTimeOf } from "../dates/zoned-time.ts";
import * as messages from "../messages/helpers.ts";
import { isNothing } from "./values.ts";

// Shared by the date helpers: reading and writing dates. Generated code imports nothing from here.

export const dayMs = 86_400_000;

const plainDay = /^\d{4}-\d\d-\d\d$/;

/** A day, with or without a time, without a UTC offset: wall-clock time of any zone. */
const local = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?)?$/;

/** Whether a string is a day without a time. */
export const isDay = (value: unknown): boolean => typeof value === "string" && plainDay.test(value);

/**
 * Returns the wall-clock time of a value in a time zone, by default the app's.
 *
 * A day without a time, and a time without an offset, are already wall-clock time.
 */
export function readZonedTime(value: unknown, timeZone?: string): Date | undefined {
  if (isLocal(value)) return readLocal(value);
  const moment = readMoment(value);
  return moment === undefined ? undefined : zonedTimeAt(moment, timeZone);
}

/** Returns the wall-clock time of a value; throws `message` for an invalid date. */
export function zonedTimeIn(value: unknown, message: string = messages.firstNotDate): Date {
  const zoned = readZonedTime(value);
  if (!zoned) throw new TypeError(message);
  return zoned;
}

/** Returns the moment of a value in milliseconds since 1970; throws `message` for an invalid date. */
export function momentIn(value: unknown, message: string = messages.firstNotDate): number {
  const moment = isLocal(value) ? momentOf(zonedTimeIn(value, message)) : readMoment(value);
  if (moment === undefined) throw new TypeError(message);
  return moment;
}

const isLocal = (value: unknown): value is string => typeof value === "string" && local.test(value);

function readLocal(text: string): Date | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, ms = 0] = (local.exec(text) ?? [])
    .slice(1)
    .map((digits, position) => Number(position === 6 ? (digits ?? "").padEnd(3, "0") : (digits ?? 0)));
  return zonedTimeIf(year, month, day, hour, minute, second, ms);
}

function readMoment(value: unknown): number | undefined {
  if (typeof value !== "string" && typeof value !== "number" && !(value instanceof Date)) return undefined;
  const moment = new Date(value).getTime();
  return Number.isNaN(moment) ? undefined : moment;
}

/** Returns a second parameter that is a count. */
export function countIn(value: unknown): number {
  const count = Number(value);
  if (isNothing(value) || value === "" || Number.isNaN(count)) throw new TypeError(messages.secondNotNumber);
  return count;
}

/** Returns the wall-clock time of these fields; undefined for a day or time that does not exist. */
export function zonedTimeIf(year: number, month: number, day: number, hour = 0, minute = 0, second = 0, ms = 0) {
  const zoned = zonedTimeOf(year, month, day, hour, minute, second, ms);
  const isDayReal = zoned.getUTCMonth() === month - 1 && zoned.getUTCDate() === day;
  return isDayReal && hour < 24 && minute < 60 && second < 60 ? zoned : undefined;
}

/** Format a moment as an ISO string in UTC. */
export const isoOf = (moment: number): string => new Date(moment).toISOString();

/** Format a date derived from another: a day stays a day. */
export const dateLike = (original: unknown, zoned: Date): string =>
  isDay(original) ? dayText(zoned) : isoOf(momentOf(zoned));
