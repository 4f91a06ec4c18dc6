import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { dayText, momentOf, padded, zonedTimeOf } from "../../../dates/zoned-time.ts";
import { readZonedTime } from "../../../helpers/date-value.ts";

// Stamps: what the date picker calculates with. They are wall-clock strings, so they have no time zone and sort
// chronologically: `2025-06-14T18:30:00`, `2025-06-14`, `18:30:00`, `2025-06` and `2025`.

/** What a value consists of. */
export type DateMode = "datetime" | "date" | "time" | "month" | "year";

/** What one press in a grid chooses. */
export type Unit = "day" | "month" | "year";

/** The kind of a date picker's values. */
export interface ValueKind {
  readonly mode: DateMode;
  /** The time zone of days and times; the app's when absent. */
  readonly timeZone: string | undefined;
}

export const unitOf = (mode: DateMode): Unit => (mode === "month" || mode === "year" ? mode : "day");

/** Whether values have a time of day. */
export const hasTime = (mode: DateMode): boolean => mode === "datetime" || mode === "time";

/** Whether values have a day. */
export const hasDay = (mode: DateMode): boolean => mode === "datetime" || mode === "date";

/** The part of a whole stamp that is the stamp of a mode. */
const parts: Readonly<Record<DateMode, readonly [from: number, to: number]>> = {
  datetime: [0, 19],
  date: [0, 10],
  time: [11, 19],
  month: [0, 7],
  year: [0, 4],
};

/** Returns the stamp of a value; undefined for an invalid date or time. */
export function toStamp(value: string | null | undefined, { mode, timeZone }: ValueKind): string | undefined {
  const time = mode === "time" ? readTime(value) : undefined;
  if (time !== undefined) return time;
  const zoned = readZonedTime(wholeDay(value), timeZone);
  return zoned?.toISOString().slice(...parts[mode]);
}

/** Returns a month or a year as its first day. */
const wholeDay = (value: string | null | undefined): string | null | undefined => {
  if (value?.length === 4 && /^\d{4}$/.test(value)) return `${value}-01-01`;
  return value?.length === 7 && /^\d{4}-\d\d$/.test(value) ? `${value}-01` : value;
};

/** Returns the stamp of a time such as `8:30`; undefined for an invalid one. */
export function readTime(text: string | null | undefined): string | undefined {
  const [, hours, minutes, seconds = "0"] = /^(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/.exec(text ?? "") ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return [hours, minutes, seconds].map((one) => padded(Number(one))).join(":");
}

/** Returns the value of a stamp: an ISO moment with `datetime`, or the stamp itself. */
export function toValue(stamp: string, { mode, timeZone }: ValueKind): string {
  const zoned = mode === "datetime" ? readZonedTime(stamp) : undefined;
  return zoned ? new Date(momentOf(zoned, timeZone)).toISOString() : stamp;
}

/** Returns a stamp of any mode as one that dates are formatted from. */
export function wholeStamp(stamp: string, mode: DateMode): string {
  return mode === "time" ? `2000-01-01T${stamp}` : (wholeDay(stamp) ?? "");
}

export const dayOf = (stamp: string): string => stamp.slice(0, 10);

export const monthOf = (stamp: string): string => stamp.slice(0, 7);

/** Returns the time of a stamp, such as `18:30:00`; empty for a day. */
export const timeOf = (stamp: string | undefined): string => stamp?.slice(11) ?? "";

/** Returns a day with a time, which may be empty. */
export const withTime = (day: string, time: string): string => (time === "" ? day : `${day}T${time}`);

/** Add days, months or years to a day, month or year. */
export function plus(unit: Unit, cell: string, count: number): string {
  if (unit === "day") return dayText(addDays(zonedTimeOfDay(cell), count));
  if (unit === "year") return padded(Number(cell) + count, 4);
  return monthAt(monthNumber(cell) + count);
}

/** Returns the number of units from the first to the last. */
export function distance(unit: Unit, first: string, last: string): number {
  if (unit === "day") return differenceInCalendarDays(zonedTimeOfDay(last), zonedTimeOfDay(first));
  return unit === "year" ? Number(last) - Number(first) : monthNumber(last) - monthNumber(first);
}

/** Returns the count of months since the year 0. */
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

const monthAt = (number: number): string => `${padded(Math.floor(number / 12), 4)}-${padded((number % 12) + 1)}`;

/** Returns the day of the week, from 0 for Sunday. */
export const weekdayOf = (day: string): number => zonedTimeOfDay(day).getUTCDay();

function zonedTimeOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return zonedTimeOf(year, month, date);
}
