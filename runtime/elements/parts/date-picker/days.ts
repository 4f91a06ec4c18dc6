import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { dayText, momentOf, zonedTimeOf } from "../../../dates/zoned-time.ts";
import { readZonedTime } from "../../../helpers/date-value.ts";

// Days as the date picker uses them: strings such as `2025-06-14`, which sort chronologically. With a time they are
// stamps, `2025-06-14T18:30:00`: wall-clock time without a time zone.

/** The kind of a date picker's values. */
export interface ValueKind {
  readonly isTimed: boolean;
  /** The time zone of days and times; the app's when absent. */
  readonly timeZone: string | undefined;
}

/** Returns the day or stamp of a value; undefined for an invalid date. */
export function toStamp(value: string | null | undefined, { isTimed, timeZone }: ValueKind): string | undefined {
  const zoned = readZonedTime(value, timeZone);
  if (!zoned) return undefined;
  return isTimed ? zoned.toISOString().slice(0, 19) : dayText(zoned);
}

/** Returns the value of a stamp: an ISO moment, or the day itself. */
export function toValue(stamp: string, { isTimed, timeZone }: ValueKind): string {
  const zoned = isTimed ? readZonedTime(stamp) : undefined;
  return zoned ? new Date(momentOf(zoned, timeZone)).toISOString() : stamp;
}

export const dayOf = (stamp: string): string => stamp.slice(0, 10);

/** Returns the time of a stamp, such as `18:30:00`; empty for a day. */
export const timeOf = (stamp: string | undefined): string => stamp?.slice(11) ?? "";

/** Returns a day with a time, which may be empty. */
export function withTime(day: string, time: string): string {
  return time === "" ? day : `${day}T${time.length === 5 ? `${time}:00` : time}`;
}

/** Add days to a day. */
export const plusDays = (day: string, count: number): string => dayText(addDays(zonedTimeOfDay(day), count));

/** Returns the number of days from the first to the last. */
export const daysFrom = (first: string, last: string): number =>
  differenceInCalendarDays(zonedTimeOfDay(last), zonedTimeOfDay(first));

/** Returns the day of the week, from 0 for Sunday. */
export const weekdayOf = (day: string): number => zonedTimeOfDay(day).getUTCDay();

function zonedTimeOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return zonedTimeOf(year, month, date);
}

/** A choice: a day or stamp, or the first and last one of a range. */
export interface Choice {
  readonly start: string | undefined;
  readonly end: string | undefined;
}

/** Returns the choice of two values. An invalid date counts as none; a range requires a start. */
export function choiceOf(first: string | null | undefined, last: string | null | undefined, kind: ValueKind): Choice {
  const [start, end] = [toStamp(first, kind), toStamp(last, kind)];
  return start === undefined || end === undefined ? { start: start ?? end, end: undefined } : ordered(start, end);
}

export const nothingChosen: Choice = { start: undefined, end: undefined };

export const isSameChoice = (one: Choice, other: Choice): boolean => one.start === other.start && one.end === other.end;

/** Which days can be chosen. */
export interface DayRules {
  readonly minDate: string | undefined;
  readonly maxDate: string | undefined;
  readonly allowedDates: ReadonlySet<string>;
  readonly disabledDates: ReadonlySet<string>;
  readonly disabledWeekDays: readonly number[];
}

export function canChoose(day: string, rules: DayRules): boolean {
  if (rules.minDate !== undefined && day < rules.minDate) return false;
  if (rules.maxDate !== undefined && day > rules.maxDate) return false;
  if (rules.allowedDates.size > 0 && !rules.allowedDates.has(day)) return false;
  return !rules.disabledDates.has(day) && !rules.disabledWeekDays.includes(weekdayOf(day));
}

/** The rules of ranges. */
export interface RangeRules {
  readonly rangeMode: "free" | "auto" | "minmax";
  readonly autoRange: number;
  readonly minRange: number;
  readonly maxRange: number;
  readonly noDisabledRange: boolean;
}

/** Returns the range between two days, in chronological order. */
export const ordered = (one: string, other: string): Choice =>
  one <= other ? { start: one, end: other } : { start: other, end: one };

/** Whether a range that starts on one day may end on another. */
export function canEnd(start: string, day: string, range: RangeRules, rules: DayRules): boolean {
  const length = Math.abs(daysFrom(start, day));
  if (range.rangeMode === "minmax" && (length < range.minRange || length > range.maxRange)) return false;
  return !range.noDisabledRange || isAllChoosable(ordered(start, day), rules);
}

/** Whether every day of a complete range can be chosen. */
export function isAllChoosable({ start, end }: Choice, rules: DayRules): boolean {
  if (start === undefined || end === undefined) return false;
  if (rules.minDate !== undefined && start < rules.minDate) return false;
  if (rules.maxDate !== undefined && end > rules.maxDate) return false;
  if (rules.allowedDates.size === 0 && rules.disabledDates.size === 0 && rules.disabledWeekDays.length === 0)
    return true;
  for (let day = start; day <= end; day = plusDays(day, 1)) if (!canChoose(day, rules)) return false;
  return true;
}
