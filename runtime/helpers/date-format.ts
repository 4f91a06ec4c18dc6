import { writeDate } from "../dates/date-text.ts";
import { zonedTimeAt } from "../dates/zoned-time.ts";
import { language } from "../screen/language.ts";
import { isDay, momentIn, zonedTimeIn } from "./date-value.ts";
import { isNothing } from "./values.ts";

/**
 * Format a date with a pattern such as `DD/MM/YY HH:mm:ss`; null becomes an empty string.
 *
 * Uses the page's language and the app's time zone by default. A day without a time has no zone.
 */
export function formatDate(
  date: unknown,
  format: string | null | undefined,
  locale?: string | null,
  timezone?: string | null,
): string {
  if (isNothing(date) || date === "") return "";
  const names = locale || language.value;
  if (isDay(date)) return writeDate(zonedTimeIn(date), format ?? "", names);
  const moment = momentIn(date);
  const zoned = zonedTimeAt(moment, timezone || undefined);
  return writeDate(zoned, format ?? "", names, Math.round((zoned.getTime() - moment) / 60_000));
}

/** Write the same moment with the time and offset of a time zone, such as `2026-03-09T09:00:00.000-03:00`. */
export function convertDateTimezone(date: unknown, timezone: string | null | undefined): string {
  return formatDate(momentIn(date), "YYYY-MM-DD[T]HH:mm:ss.SSSZ", "en", timezone);
}
