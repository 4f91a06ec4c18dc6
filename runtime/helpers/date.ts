import { language } from "../language.ts";
import { messages } from "../messages.ts";
import { isNothing } from "./values.ts";

const dayMs = 86_400_000;
const plainDay = /^(\d{4})-(\d\d)-(\d\d)$/;
const tokens = /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd|HH|H|hh|h|mm|m|ss|s|SSS|A|a|Z/g;

/** This moment, as ISO text in UTC. */
export const now = (): string => new Date().toISOString();

/** This moment, in milliseconds since 1970. */
export const timestamp = (): number => Date.now();

/** The current day of the visitor, as `YYYY-MM-DD`. */
export const today = (): string => dayText(new Date());

/** The date some days later: a day stays a day, a moment stays at the same local time. */
export function addDays(date: unknown, days: unknown): string {
  const moved = dateIn(date);
  const count = Number(days);
  if (isNothing(days) || Number.isNaN(count)) throw new TypeError(messages.secondNotNumber);
  moved.setDate(moved.getDate() + count);
  return typeof date === "string" && plainDay.test(date) ? dayText(moved) : moved.toISOString();
}

/** The date by a pattern such as `DD/MM/YY HH:mm:ss`, in the visitor's time zone; nothing is an empty text. */
export function formatDate(date: unknown, format: string | null | undefined, locale?: string | null): string {
  if (isNothing(date) || date === "") return "";
  const moment = dateIn(date);
  return (format ?? "").replace(tokens, (token: string, quoted: string | undefined) =>
    quoted === undefined ? part(moment, token, locale ?? language.value) : quoted,
  );
}

/** The date that a text says, ISO or by a pattern of numbers; nothing when it is none. */
export function parseDate(text: unknown, format?: string | null): string | undefined {
  if (typeof text !== "string" || text === "") return undefined;
  if (format) return parseByFormat(text, format);
  const moment = readDate(text);
  if (!moment) return undefined;
  return plainDay.test(text) ? text : moment.toISOString();
}

/** -1, 0 or 1: the first is earlier, at the same time, later. */
export function compareDates(first: unknown, second: unknown): number {
  return Math.sign(dateIn(first).getTime() - dateIn(second, messages.secondNotDate).getTime());
}

/** The count of local days from one date to another; negative when the second is earlier. */
export function daysBetween(from: unknown, to: unknown): number {
  return Math.round((dayNumber(dateIn(to, messages.secondNotDate)) - dayNumber(dateIn(from))) / dayMs);
}

/** A day without a time is that day where the visitor is, not in UTC. */
function readDate(value: unknown): Date | undefined {
  if (typeof value !== "string" && typeof value !== "number" && !(value instanceof Date)) return undefined;
  const [, year, month, day] = (typeof value === "string" && plainDay.exec(value)) || [];
  if (year !== undefined) return dateOf(Number(year), Number(month), Number(day), 0, 0, 0);
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function dateIn(value: unknown, message: string = messages.firstNotDate): Date {
  const date = readDate(value);
  if (!date) throw new TypeError(message);
  return date;
}

/** Nothing for a day that the calendar does not have. */
function dateOf(year: number, month: number, day: number, hour: number, minute: number, second: number) {
  const date = new Date(2000, 0, 1, hour, minute, second);
  date.setFullYear(year, month - 1, day);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day && hour < 24 && minute < 60 && second < 60;
  return isReal ? date : undefined;
}

const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

const two = (value: number) => String(value).padStart(2, "0");

function dayText(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function part(date: Date, token: string, locale: string): string {
  const hour = date.getHours();
  const name = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(date);
  switch (token) {
    case "YYYY":
      return String(date.getFullYear()).padStart(4, "0");
    case "YY":
      return two(date.getFullYear() % 100);
    case "MMMM":
      return name({ month: "long" });
    case "MMM":
      return name({ month: "short" }).replace(/\.$/, "");
    case "MM":
      return two(date.getMonth() + 1);
    case "M":
      return String(date.getMonth() + 1);
    case "DD":
      return two(date.getDate());
    case "D":
      return String(date.getDate());
    case "dddd":
      return name({ weekday: "long" });
    case "ddd":
      return name({ weekday: "short" }).replace(/\.$/, "");
    case "HH":
      return two(hour);
    case "H":
      return String(hour);
    case "hh":
      return two(hour % 12 || 12);
    case "h":
      return String(hour % 12 || 12);
    case "mm":
      return two(date.getMinutes());
    case "m":
      return String(date.getMinutes());
    case "ss":
      return two(date.getSeconds());
    case "s":
      return String(date.getSeconds());
    case "SSS":
      return String(date.getMilliseconds()).padStart(3, "0");
    case "A":
      return hour < 12 ? "AM" : "PM";
    case "a":
      return hour < 12 ? "am" : "pm";
    default:
      return zoneText(date);
  }
}

function zoneText(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Only the numeric tokens can be read back. A pattern without a time gives a day. */
function parseByFormat(text: string, format: string): string | undefined {
  const found = new Map<string, number>();
  let at = 0;
  for (const piece of format.match(/YYYY|YY|MM|M|DD|D|HH|H|mm|m|ss|s|[\s\S]/g) ?? []) {
    const isToken = /^(YYYY|YY|MM?|DD?|HH?|mm?|ss?)$/.test(piece);
    if (!isToken) {
      if (text.slice(at, at + piece.length) !== piece) return undefined;
      at += piece.length;
      continue;
    }
    const digits = new RegExp(`^\\d{${piece.length === 1 ? "1,2" : piece.length}}`).exec(text.slice(at))?.[0];
    if (digits === undefined) return undefined;
    found.set(piece.charAt(0), piece === "YY" ? 2000 + Number(digits) : Number(digits));
    at += digits.length;
  }
  if (at < text.length) return undefined;
  const value = (token: string, fallback: number) => found.get(token) ?? fallback;
  const date = dateOf(
    value("Y", new Date().getFullYear()),
    value("M", 1),
    value("D", 1),
    value("H", 0),
    value("m", 0),
    value("s", 0),
  );
  if (!date) return undefined;
  return found.has("H") ? date.toISOString() : dayText(date);
}
