import { writeDate } from "../dates/date-text.ts";
import { zonedTimeAt } from "../dates/zoned-time.ts";
import { activeLanguage } from "../screen/language.ts";
import { isDay, momentIn, zonedTimeIn } from "./date-value.ts";
import { isNothing, named } from "./values.ts";

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
  return named("formatDate", () => dateText(date, format ?? "", locale || activeLanguage(), timezone));
}

/** Write the same moment with the time and offset of a time zone, such as `2026-03-09T09:00:00.000-03:00`. */
export function convertDateTimezone(date: unknown, timezone: string | null | undefined): string {
  return named("convertDateTimezone", () => dateText(momentIn(date), "YYYY-MM-DD[T]HH:mm:ss.SSSZ", "en", timezone));
}

function dateText(date: unknown, format: string, names: string, timezone: string | null | undefined): string {
  if (isDay(date)) return writeDate(zonedTimeIn(date), format, names);
  const moment = momentIn(date);
  const zoned = zonedTimeAt(moment, timezone || undefined);
  return writeDate(zoned, format, names, Math.round((zoned.getTime() - moment) / 60_000));
}
