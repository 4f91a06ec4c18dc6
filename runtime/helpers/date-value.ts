import { messages } from "../messages.ts";
import { isNothing } from "./values.ts";

// What the date helpers share: reading and writing dates. Generated code imports nothing from here.

export const dayMs = 86_400_000;

const plainDay = /^(\d{4})-(\d\d)-(\d\d)$/;

/** True for a text that says a day without a time. */
export const isDay = (value: unknown): boolean => typeof value === "string" && plainDay.test(value);

/** The moment that a value says; a day without a time begins where the visitor is, not in UTC. */
export function readDate(value: unknown): Date | undefined {
  if (typeof value !== "string" && typeof value !== "number" && !(value instanceof Date)) return undefined;
  const [, year, month, day] = (typeof value === "string" && plainDay.exec(value)) || [];
  if (year !== undefined) return dateOf(Number(year), Number(month), Number(day), 0, 0, 0);
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The moment that a value says; what is none stops the formula with `message`. */
export function dateIn(value: unknown, message: string = messages.firstNotDate): Date {
  const date = readDate(value);
  if (!date) throw new TypeError(message);
  return date;
}

/** A second parameter that counts something. */
export function countIn(value: unknown): number {
  const count = Number(value);
  if (isNothing(value) || value === "" || Number.isNaN(count)) throw new TypeError(messages.secondNotNumber);
  return count;
}

/** Nothing for a day that the calendar does not have. */
export function dateOf(year: number, month: number, day: number, hour: number, minute: number, second: number) {
  const date = new Date(2000, 0, 1, hour, minute, second);
  date.setFullYear(year, month - 1, day);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day && hour < 24 && minute < 60 && second < 60;
  return isReal ? date : undefined;
}

export const padded = (value: number, length = 2): string => String(value).padStart(length, "0");

/** The visitor's day, as `YYYY-MM-DD`. */
export const dayText = (date: Date): string =>
  `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;

/** A date that was made of another one: a day stays a day. */
export const dateLike = (original: unknown, date: Date): string =>
  isDay(original) ? dayText(date) : date.toISOString();
