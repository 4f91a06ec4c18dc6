import type { Choice } from "./choice.ts";
import {
  type DateMode,
  hasTime,
  plus,
  readTime,
  timeOf,
  toStamp,
  type Unit,
  unitOf,
  type ValueKind,
  weekdayOf,
} from "./days.ts";

/** Which days, months, years and times can be chosen. */
export interface PickerRules {
  readonly mode: DateMode;
  /** Bounds, as days. */
  readonly minDate: string | undefined;
  readonly maxDate: string | undefined;
  /** Bounds that include a time, as stamps. */
  readonly minMoment: string | undefined;
  readonly maxMoment: string | undefined;
  readonly allowedDates: ReadonlySet<string>;
  readonly disabledDates: ReadonlySet<string>;
  readonly disabledWeekDays: readonly number[];
  /** Bounds of the time of day. */
  readonly minTime: string | undefined;
  readonly maxTime: string | undefined;
  /** All hours when empty. */
  readonly allowedHours: readonly number[];
}

/** The properties that the rules come from. */
export interface RuleTexts {
  readonly minDate: string;
  readonly maxDate: string;
  readonly ignoreTimeValidation: boolean;
  readonly allowedDates: readonly string[];
  readonly disabledDates: readonly string[];
  readonly disabledWeekDays: readonly number[];
  readonly minTime: string;
  readonly maxTime: string;
  readonly allowedHours: readonly number[];
}

export function rulesOf(texts: RuleTexts, kind: ValueKind): PickerRules {
  const day = (text: string) => toStamp(text, { ...kind, mode: "date" });
  const moment = (text: string) =>
    !texts.ignoreTimeValidation && /\dT\d/.test(text) ? toStamp(text, { ...kind, mode: "datetime" }) : undefined;
  return {
    mode: kind.mode,
    minDate: day(texts.minDate),
    maxDate: day(texts.maxDate),
    minMoment: moment(texts.minDate),
    maxMoment: moment(texts.maxDate),
    allowedDates: new Set(texts.allowedDates.flatMap((text) => day(text) ?? [])),
    disabledDates: new Set(texts.disabledDates.flatMap((text) => day(text) ?? [])),
    disabledWeekDays: texts.disabledWeekDays,
    minTime: readTime(texts.minTime),
    maxTime: readTime(texts.maxTime),
    allowedHours: texts.allowedHours,
  };
}

/** Whether a day, month or year can be chosen. Disabled days and weekdays do not disable their month. */
export function canChoose(cell: string, rules: PickerRules): boolean {
  if (!isInBounds(cell, rules)) return false;
  const isDay = cell.length === 10;
  if (rules.allowedDates.size > 0 && !(isDay ? rules.allowedDates.has(cell) : isPartOfAny(cell, rules.allowedDates)))
    return false;
  return !isDay || (!rules.disabledDates.has(cell) && !rules.disabledWeekDays.includes(weekdayOf(cell)));
}

/** Whether a day, month or year overlaps the bounds. */
export function isInBounds(cell: string, { minDate, maxDate }: Pick<PickerRules, "minDate" | "maxDate">): boolean {
  if (minDate !== undefined && cell < minDate.slice(0, cell.length)) return false;
  return maxDate === undefined || cell <= maxDate.slice(0, cell.length);
}

const isPartOfAny = (cell: string, days: ReadonlySet<string>): boolean => [...days].some((day) => day.startsWith(cell));

/** Clamp a day to the bounds. */
export function within(day: string, { minDate, maxDate }: PickerRules): string {
  if (minDate !== undefined && day < minDate) return minDate;
  return maxDate !== undefined && day > maxDate ? maxDate : day;
}

/** Whether every day, month or year of a complete range can be chosen. */
export function isAllChoosable([start, end]: Choice, unit: Unit, rules: PickerRules): boolean {
  if (start === undefined || end === undefined || !isInBounds(start, rules) || !isInBounds(end, rules)) return false;
  if (rules.allowedDates.size === 0 && rules.disabledDates.size === 0 && rules.disabledWeekDays.length === 0)
    return true;
  for (let cell = start; cell <= end; cell = plus(unit, cell, 1)) if (!canChoose(cell, rules)) return false;
  return true;
}

/** Whether a time of day can be chosen. */
export function canChooseTime(time: string, { minTime, maxTime, allowedHours }: PickerRules): boolean {
  if (allowedHours.length > 0 && !allowedHours.includes(Number(time.slice(0, 2)))) return false;
  return (minTime === undefined || time >= minTime) && (maxTime === undefined || time <= maxTime);
}

/** Whether a time of an hour can be chosen. */
export function canChooseHour(hour: string, { minTime, maxTime, allowedHours }: PickerRules): boolean {
  if (allowedHours.length > 0 && !allowedHours.includes(Number(hour))) return false;
  return (minTime === undefined || `${hour}:59:59` >= minTime) && (maxTime === undefined || `${hour}:00:00` <= maxTime);
}

/** Whether a choice may be applied: its times, months and years are complete and within the rules. */
export function isAllowed(choice: Choice, rules: PickerRules): boolean {
  const { mode, minMoment, maxMoment } = rules;
  return choice.every((stamp) => {
    if (mode === "time") return stamp !== "" && canChooseTime(stamp, rules);
    if (unitOf(mode) !== "day") return isInBounds(stamp, rules);
    if (!hasTime(mode)) return true;
    const time = timeOf(stamp);
    if (time === "" || !canChooseTime(time, rules)) return false;
    return (minMoment === undefined || stamp >= minMoment) && (maxMoment === undefined || stamp <= maxMoment);
  });
}
