import { momentOf, zonedTimeOf } from "../../../dates/zoned-time.ts";
import { distance, monthOf, plus, weekdayOf } from "../date-picker/days.ts";

export type CalendarView = "day" | "week" | "month";

/** The days that a calendar shows, from the first to the last. */
export interface CalendarRange {
  readonly view: CalendarView;
  readonly days: readonly string[];
  /** The moments at which the first day begins and the last day ends. */
  readonly start: string;
  readonly end: string;
}

/** Returns the days that a view shows around a day. A month has whole weeks. */
export function rangeOf(
  view: CalendarView,
  date: string,
  weekStart: number,
  timeZone: string | undefined,
): CalendarRange {
  const first = view === "day" ? date : startOfWeek(view === "week" ? date : `${monthOf(date)}-01`, weekStart);
  const lastOfMonth = plus("day", `${plus("month", monthOf(date), 1)}-01`, -1);
  const count =
    view === "day" ? 1 : view === "week" ? 7 : distance("day", first, startOfWeek(lastOfMonth, weekStart)) + 7;
  const days = Array.from({ length: count }, (_, index) => plus("day", first, index));
  return { view, days, start: midnightOf(first, timeZone), end: midnightOf(plus("day", first, count), timeZone) };
}

/** Returns the day to show after a step back or forward. */
export function steppedDate(view: CalendarView, date: string, step: -1 | 1): string {
  if (view !== "month") return plus("day", date, view === "week" ? step * 7 : step);
  const month = plus("month", monthOf(date), step);
  const last = plus("day", `${plus("month", month, 1)}-01`, -1);
  const same = `${month}-${date.slice(8)}`;
  return same > last ? last : same;
}

const startOfWeek = (day: string, weekStart: number): string =>
  plus("day", day, -((weekdayOf(day) - weekStart + 7) % 7));

function midnightOf(day: string, timeZone: string | undefined): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(momentOf(zonedTimeOf(year, month, date), timeZone)).toISOString();
}
