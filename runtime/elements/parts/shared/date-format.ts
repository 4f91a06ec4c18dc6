import { writeDate } from "../../../dates/date-text.ts";
import { readZonedTime } from "../../../helpers/date-value.ts";

/**
 * Format a date like the helper `formatDate`; an invalid date becomes an empty string.
 *
 * A day without a time is the same day everywhere; a moment is shown in the app's time zone.
 */
export function formatIso(iso: string, format: string, language: string): string {
  const zoned = readZonedTime(iso);
  return zoned ? writeDate(zoned, format, language) : "";
}
