import { addDays as plusDays } from "date-fns/addDays";
import { addWeeks as plusWeeks } from "date-fns/addWeeks";
import { countIn, dateLike, zonedTimeIn } from "./date-value.ts";
import { named } from "./values.ts";

// Helpers that shift a date by days, without the code for months and years.

/** Add days to a date: a day stays a day, a moment keeps its local time. */
export const addDays = (date: unknown, days: unknown): string => moved("addDays", date, days, plusDays);

/** Add weeks to a date. */
export const addWeeks = (date: unknown, weeks: unknown): string => moved("addWeeks", date, weeks, plusWeeks);

export type Move = (date: Date, count: number) => Date;

/** The result of a day is a day. */
export const moved = (helper: string, date: unknown, count: unknown, move: Move): string =>
  named(helper, () => dateLike(date, move(zonedTimeIn(date), countIn(count))));
