import { language } from "../language.ts";
import { dateIn, isDay, padded } from "./date-value.ts";
import { isNothing } from "./values.ts";

const tokens =
  /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd|HH|H|hh|h|mm|m|ss|s|SSS|A|a|ZZ|Z|LTS|LT|LLLL|LLL|LL|L/g;

/**
 * The date by a pattern such as `DD/MM/YY HH:mm:ss`; nothing is an empty text.
 *
 * In the page's language and the visitor's time zone unless others are given. A day without a time has no zone.
 */
export function formatDate(
  date: unknown,
  format: string | null | undefined,
  locale?: string | null,
  timezone?: string | null,
): string {
  if (isNothing(date) || date === "") return "";
  const moment = dateIn(date);
  const wall = isDay(date) || !timezone ? localWall(moment) : zonedWall(moment, timezone);
  const pattern = format ?? "";
  const names = locale || language.value;
  return pattern.replace(tokens, (token: string, quoted: string | undefined) =>
    quoted === undefined ? part(wall, token, names, pattern) : quoted,
  );
}

/** The same moment written with the time and offset of a time zone, such as `2026-03-09T09:00:00.000-03:00`. */
export function convertDateTimezone(date: unknown, timezone: string | null | undefined): string {
  const moment = dateIn(date);
  return formatDate(moment, "YYYY-MM-DD[T]HH:mm:ss.SSSZ", "en", timezone || undefined);
}

/** What a clock and a calendar on a wall show: its fields read as if they were UTC. */
interface Wall {
  readonly shown: Date;
  /** Minutes ahead of UTC. */
  readonly offset: number;
}

function localWall(moment: Date): Wall {
  const offset = -moment.getTimezoneOffset();
  return { shown: new Date(moment.getTime() + offset * 60_000), offset };
}

function zonedWall(moment: Date, timeZone: string): Wall {
  const fields: Record<string, number> = {};
  for (const { type, value } of formatter("en-US", zoneFields, timeZone).formatToParts(moment)) {
    fields[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  const ms = moment.getUTCMilliseconds();
  const shown = new Date(Date.UTC(2000, 0, 1, hour, minute, second, ms));
  shown.setUTCFullYear(year, month - 1, day);
  return { shown, offset: Math.round((shown.getTime() - moment.getTime()) / 60_000) };
}

const zoneFields: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
  hourCycle: "h23",
};

// Making a formatter takes a hundred times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions, timeZone = "UTC"): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatters.set(key, known);
  }
  return known;
}

function part({ shown, offset }: Wall, token: string, locale: string, pattern: string): string {
  const hour = shown.getUTCHours();
  const name = (options: Intl.DateTimeFormatOptions) => formatter(locale, options).format(shown);
  switch (token) {
    case "YYYY":
      return padded(shown.getUTCFullYear(), 4);
    case "YY":
      return padded(shown.getUTCFullYear() % 100);
    case "MMMM":
      return monthName(shown, "long", locale, pattern);
    case "MMM":
      return monthName(shown, "short", locale, pattern).replace(/\.$/, "");
    case "MM":
      return padded(shown.getUTCMonth() + 1);
    case "M":
      return String(shown.getUTCMonth() + 1);
    case "DD":
      return padded(shown.getUTCDate());
    case "D":
      return String(shown.getUTCDate());
    case "dddd":
      return name({ weekday: "long" });
    case "ddd":
      return name({ weekday: "short" }).replace(/\.$/, "");
    case "HH":
      return padded(hour);
    case "H":
      return String(hour);
    case "hh":
      return padded(hour % 12 || 12);
    case "h":
      return String(hour % 12 || 12);
    case "mm":
      return padded(shown.getUTCMinutes());
    case "m":
      return String(shown.getUTCMinutes());
    case "ss":
      return padded(shown.getUTCSeconds());
    case "s":
      return String(shown.getUTCSeconds());
    case "SSS":
      return padded(shown.getUTCMilliseconds(), 3);
    case "A":
      return hour < 12 ? "AM" : "PM";
    case "a":
      return hour < 12 ? "am" : "pm";
    case "Z":
      return offsetText(offset, ":");
    case "ZZ":
      return offsetText(offset, "");
    default:
      return name(localized[token] ?? {});
  }
}

/** What a language writes by itself. */
const localized: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  L: { year: "numeric", month: "2-digit", day: "2-digit" },
  LL: { dateStyle: "long" },
  LLL: { dateStyle: "long", timeStyle: "short" },
  LLLL: { dateStyle: "full", timeStyle: "short" },
  LT: { timeStyle: "short" },
  LTS: { timeStyle: "medium" },
};

/** Some languages have another form of a month's name beside a day. */
function monthName(shown: Date, month: "long" | "short", locale: string, pattern: string): string {
  const alone = formatter(locale, { month }).format(shown);
  if (!pattern.includes("D")) return alone;
  const parts = formatter(locale, { month, day: "numeric" }).formatToParts(shown);
  const beside = parts.find(({ type }) => type === "month")?.value ?? alone;
  return /\d/.test(beside) ? alone : beside;
}

function offsetText(minutes: number, separator: string): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${padded(Math.floor(size / 60))}${separator}${padded(size % 60)}`;
}
