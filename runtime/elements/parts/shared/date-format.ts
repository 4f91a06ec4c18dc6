import { writeDate } from "../../../dates/date-text.ts";
import { readWall } from "../../../helpers/date-value.ts";

/**
 * A date as text, as the helper `formatDate` writes it. Gives empty text for what is no date.
 *
 * A day without a time is that day everywhere, a moment is shown in the time zone of the app.
 */
export function formatIso(iso: string, format: string, language: string): string {
  const wall = readWall(iso);
  return wall ? writeDate(wall, format, language) : "";
}
