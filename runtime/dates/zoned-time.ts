import { tzOffset } from "@date-fns/tz/tzOffset";
import { UTCDateMini } from "@date-fns/utc/date/mini";
import { appTimeZone } from "./time-zone.ts";

// Conversions between moments and wall-clock times of a time zone. A wall-clock time is a date whose UTC fields hold the
// local time. Its local fields are the same, so that the functions of date-fns do not see the browser's zone.

/** Returns the wall-clock time of the zone at a moment. */
export function zonedTimeAt(moment: number, timeZone: string | undefined = appTimeZone()): Date {
  return new UTCDateMini(moment + offsetAt(moment, timeZone));
}

/** Returns the wall-clock time of these fields. Months and days count from 1; overflow carries into the next field. */
export function zonedTimeOf(year: number, month: number, day: number, hour = 0, minute = 0, second = 0, ms = 0): Date {
  // Set the year separately, as `Date.UTC` reads years below 100 as 1900 to 1999.
  const zoned = new UTCDateMini(Date.UTC(2000, 0, 1, hour, minute, second, ms));
  zoned.setUTCFullYear(year, month - 1, day);
  return zoned;
}

/**
 * Returns the moment of a wall-clock time: the earlier of two when clocks go back; shifted past the gap when they skip
 * it.
 */
export function momentOf(zoned: Date, timeZone: string | undefined = appTimeZone()): number {
  // Dates of @date-fns/tz take the later of two in some zones, and depend on the browser's zone in others.
  const shown = zoned.getTime();
  // Zones change by a day at most, so one of the two offsets around the moment is right.
  const before = offsetAt(shown - 86_400_000, timeZone);
  const after = offsetAt(shown + 86_400_000, timeZone);
  if (before === after || offsetAt(shown - before, timeZone) === before) return shown - before;
  return offsetAt(shown - after, timeZone) === after ? shown - after : shown - before;
}

/** Returns the zone's offset from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string | undefined): number {
  const date = new Date(moment);
  if (timeZone === undefined) return date.getTimezoneOffset() * -60_000;
  const minutes = tzOffset(timeZone, date);
  if (Number.isNaN(minutes)) throw new RangeError(`Invalid time zone specified: ${timeZone}`);
  // Offsets of the past have seconds, here a fraction of a minute.
  return Math.round(minutes * 60) * 1000;
}

/** Format the day of a wall-clock time as `YYYY-MM-DD`. */
export const dayText = (zoned: Date): string =>
  `${padded(zoned.getUTCFullYear(), 4)}-${padded(zoned.getUTCMonth() + 1)}-${padded(zoned.getUTCDate())}`;

export const padded = (value: number, length = 2): string => String(value).padStart(length, "0");
