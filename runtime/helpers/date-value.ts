import { dayText, momentOf, wallAt, wallOf } from "../dates/zoned-time.ts";
import * as messages from "../messages.ts";
import { isNothing } from "./values.ts";

// What the date helpers share: reading and writing dates. Generated code imports nothing from here.

export const dayMs = 86_400_000;

const plainDay = /^\d{4}-\d\d-\d\d$/;

/** A day, with or without a time, that names no offset from UTC: it is that of any wall. */
const local = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?)?$/;

/** True for a text that says a day without a time. */
export const isDay = (value: unknown): boolean => typeof value === "string" && plainDay.test(value);

/**
 * What a value says, on a wall of a time zone, by default that of the app.
 *
 * A day without a time, and a time without an offset, are what the wall itself shows.
 */
export function readWall(value: unknown, timeZone?: string): Date | undefined {
  if (isLocal(value)) return readLocal(value);
  const moment = readMoment(value);
  return moment === undefined ? undefined : wallAt(moment, timeZone);
}

/** What a value says, on a wall; what is no date stops the formula with `message`. */
export function wallIn(value: unknown, message: string = messages.firstNotDate): Date {
  const wall = readWall(value);
  if (!wall) throw new TypeError(message);
  return wall;
}

/** The moment that a value says, in milliseconds since 1970; what is none stops the formula with `message`. */
export function momentIn(value: unknown, message: string = messages.firstNotDate): number {
  const moment = isLocal(value) ? momentOf(wallIn(value, message)) : readMoment(value);
  if (moment === undefined) throw new TypeError(message);
  return moment;
}

const isLocal = (value: unknown): value is string => typeof value === "string" && local.test(value);

function readLocal(text: string): Date | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, ms = 0] = (local.exec(text) ?? [])
    .slice(1)
    .map((digits, position) => Number(position === 6 ? (digits ?? "").padEnd(3, "0") : (digits ?? 0)));
  return wallIf(year, month, day, hour, minute, second, ms);
}

function readMoment(value: unknown): number | undefined {
  if (typeof value !== "string" && typeof value !== "number" && !(value instanceof Date)) return undefined;
  const moment = new Date(value).getTime();
  return Number.isNaN(moment) ? undefined : moment;
}

/** A second parameter that counts something. */
export function countIn(value: unknown): number {
  const count = Number(value);
  if (isNothing(value) || value === "" || Number.isNaN(count)) throw new TypeError(messages.secondNotNumber);
  return count;
}

/** Nothing for a day or a time that no wall shows. */
export function wallIf(year: number, month: number, day: number, hour = 0, minute = 0, second = 0, ms = 0) {
  const wall = wallOf(year, month, day, hour, minute, second, ms);
  const isDayReal = wall.getUTCMonth() === month - 1 && wall.getUTCDate() === day;
  return isDayReal && hour < 24 && minute < 60 && second < 60 ? wall : undefined;
}

/** A moment as ISO text in UTC. */
export const isoOf = (moment: number): string => new Date(moment).toISOString();

/** A date that was made of another one: a day stays a day. */
export const dateLike = (original: unknown, wall: Date): string =>
  isDay(original) ? dayText(wall) : isoOf(momentOf(wall));
