import { padded } from "../../../dates/zoned-time.ts";
import { distance, plus, weekdayOf } from "./days.ts";

/** A month as a calendar shows it. */
export interface MonthPage {
  /** `2025-6`, the year and the month. */
  readonly key: string;
  readonly month: number;
  readonly year: number;
  /** The number of rows: six, or fewer without empty ones. */
  readonly weeks: number;
  readonly title: string;
  readonly monthLabel: string;
  readonly yearLabel: string;
  /** Every shown day, in order. */
  readonly days: readonly string[];
}

/** Returns the page of a month such as `2025-06`. */
export function monthPage(
  month: string,
  {
    language,
    weekStart,
    isTrimmed,
  }: { readonly language: string; readonly weekStart: number; readonly isTrimmed: boolean },
): MonthPage {
  const first = `${month}-01`;
  const lead = (weekdayOf(first) - weekStart + 7) % 7;
  const dayCount = distance("day", first, `${plus("month", month, 1)}-01`);
  const weeks = isTrimmed ? Math.ceil((lead + dayCount) / 7) : 6;
  const [year = 0, number = 1] = month.split("-").map(Number);
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language || undefined, { ...options, timeZone: "UTC" }).format(
      new Date(`${first}T00:00:00Z`),
    );
  return {
    key: `${year}-${number}`,
    month: number,
    year,
    weeks,
    title: name({ month: "long", year: "numeric" }),
    monthLabel: name({ month: "long" }),
    yearLabel: padded(year, 4),
    days: Array.from({ length: weeks * 7 }, (_, index) => plus("day", first, index - lead)),
  };
}
