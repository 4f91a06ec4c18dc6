import { type CalendarEntry, dayMinutes, minuteOfDay, timeOfMinute } from "./calendar-items.ts";
import type { CalendarRange } from "./calendar-range.ts";

/** How a calendar writes days and times in a language. */
export interface CalendarWords {
  readonly title: (range: CalendarRange, date: string) => string;
  readonly weekday: (day: string) => string;
  readonly dayNumber: (day: string) => string;
  /** A day with its weekday and month, for screen readers. */
  readonly wholeDay: (day: string) => string;
  readonly hour: (minute: number) => string;
  /** The times of an item or a slot in one day. */
  readonly times: (from: number, to: number) => string;
  /** The days, and the times, of an entry for screen readers. */
  readonly span: (entry: Pick<CalendarEntry, "from" | "to" | "isAllDay">, allDay: string) => string;
}

/** Returns the words of a language, from the browser. Times are wall-clock minutes. */
export function calendarWords(language: string): CalendarWords {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language || undefined, { ...options, timeZone: "UTC" });
  const short = format({ weekday: "short" });
  const number = format({ day: "numeric" });
  const whole = format({ weekday: "long", day: "numeric", month: "long" });
  const time = format({ timeStyle: "short" });
  const month = format({ month: "long", year: "numeric" });
  const days = format({ day: "numeric", month: "short", year: "numeric" });
  const full = format({ dateStyle: "full" });
  const at = (day: string) => timeOfMinute(minuteOfDay(day));
  const wholeDay = (day: string) => whole.format(at(day));
  return {
    title: ({ view, days: shown }, date) => {
      if (view === "month") return month.format(at(date));
      const [first = date] = shown;
      return view === "day" ? full.format(at(first)) : days.formatRange(at(first), at(shown.at(-1) ?? first));
    },
    weekday: (day) => short.format(at(day)).replace(/\.$/, ""),
    dayNumber: (day) => number.format(at(day)),
    wholeDay,
    hour: (minute) => time.format(timeOfMinute(minute)),
    times: (from, to) => `${time.format(timeOfMinute(from))} – ${time.format(timeOfMinute(to))}`,
    span: ({ from, to, isAllDay }, allDay) => {
      const last = isAllDay ? to - 1 : to;
      const [start, end] = [timeOfMinute(from), timeOfMinute(last)];
      const isOneDay = Math.floor(from / dayMinutes) === Math.floor((to - 1) / dayMinutes);
      if (isAllDay)
        return `${isOneDay ? whole.format(start) : `${whole.format(start)} – ${whole.format(end)}`}, ${allDay}`;
      if (isOneDay) return `${whole.format(start)}, ${time.format(start)} – ${time.format(end)}`;
      return `${whole.format(start)}, ${time.format(start)} – ${whole.format(end)}, ${time.format(end)}`;
    },
  };
}
