import { appTimeZone } from "./time-zone.ts";

// Conversions between moments and wall-clock times of a time zone.

/** Returns the wall-clock time of the zone at a moment: a date whose UTC fields hold the local time. */
export function zonedTimeAt(moment: number, timeZone: string | undefined = appTimeZone()): Date {
  if (timeZone === undefined) return new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  const fields: Record<string, number> = {};
  for (const { type, value } of zoneFormatter(timeZone).formatToParts(moment)) fields[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  return zonedTimeOf(year, month, day, hour, minute, second, new Date(moment).getUTCMilliseconds());
}

/** Returns the wall-clock time of these fields. Months and days count from 1; overflow carries into the next field. */
export function zonedTimeOf(year: number, month: number, day: number, hour = 0, minute = 0, second = 0, ms = 0): Date {
  // Set the year separately, as `Date.UTC` reads years below 100 as 1900 to 1999.
  const zoned = new Date(Date.UTC(2000, 0, 1, hour, minute, second, ms));
  zoned.setUTCFullYear(year, month - 1, day);
  return zoned;
}

/**
 * Returns the moment of a wall-clock time: the earlier of two when clocks go back; shifted past the gap when they skip
 * it.
 */
export function momentOf(zoned: Date, timeZone: string | undefined = appTimeZone()): number {
  if (timeZone === undefined) {
    const local = new Date(2000, 0, 1, zoned.getUTCHours(), zoned.getUTCMinutes(), zoned.getUTCSeconds());
    local.setFullYear(zoned.getUTCFullYear(), zoned.getUTCMonth(), zoned.getUTCDate());
    return local.getTime() + zoned.getUTCMilliseconds();
  }
  const shown = zoned.getTime();
  const offsetAt = (moment: number) => zonedTimeAt(moment, timeZone).getTime() - moment;
  // Zones change by less than a day, so one of the two offsets around the moment is right.
  const before = offsetAt(shown - 86_400_000);
  const after = offsetAt(shown + 86_400_000);
  if (before === after || offsetAt(shown - before) === before) return shown - before;
  return offsetAt(shown - after) === after ? shown - after : shown - before;
}

/** Returns the wall-clock time some months later; clamps to the last day of a shorter month. */
export function plusMonths(zoned: Date, count: number): Date {
  const moved = new Date(zoned);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  const lastDay = new Date(moved);
  lastDay.setUTCMonth(moved.getUTCMonth() + 1, 0);
  moved.setUTCDate(Math.min(zoned.getUTCDate(), lastDay.getUTCDate()));
  return moved;
}

/** Format the day of a wall-clock time as `YYYY-MM-DD`. */
export const dayText = (zoned: Date): string =>
  `${padded(zoned.getUTCFullYear(), 4)}-${padded(zoned.getUTCMonth() + 1)}-${padded(zoned.getUTCDate())}`;

export const padded = (value: number, length = 2): string => String(value).padStart(length, "0");

// Creating a formatter takes a hundred times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function zoneFormatter(timeZone: string): Intl.DateTimeFormat {
  let known = formatters.get(timeZone);
  if (!known) {
    known = new Intl.DateTimeFormat("en-US", {
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
      hourCycle: "h23",
      timeZone,
    });
    formatters.set(timeZone, known);
  }
  return known;
}
