import { momentOf, padded } from "./zoned-time.ts";

const tokens =
  /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd|HH|H|hh|h|mm|m|ss|s|SSS|A|a|ZZ|Z|LTS|LT|LLLL|LLL|LL|L/g;

/**
 * Format a wall-clock time with a pattern such as `DD/MM/YY HH:mm:ss` and the names of a language. Text in brackets is
 * literal.
 *
 * `offset` is the offset of its time zone from UTC in minutes.
 */
export function writeDate(zoned: Date, pattern: string, locale: string, offset = offsetOf(zoned)): string {
  return pattern.replace(tokens, (token: string, quoted: string | undefined) =>
    quoted === undefined ? part(zoned, offset, token, locale, pattern) : quoted,
  );
}

/** Returns the app time zone's offset from UTC in minutes at this wall-clock time. */
const offsetOf = (zoned: Date): number => Math.round((zoned.getTime() - momentOf(zoned)) / 60_000);

// Creating a formatter takes a hundred times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns a formatter of UTC times in a language. */
export function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(locale || undefined, { ...options, timeZone: "UTC" });
    formatters.set(key, known);
  }
  return known;
}

function part(shown: Date, offset: number, token: string, locale: string, pattern: string): string {
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

/** The language's own formats. */
export const localized: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  L: { year: "numeric", month: "2-digit", day: "2-digit" },
  LL: { dateStyle: "long" },
  LLL: { dateStyle: "long", timeStyle: "short" },
  LLLL: { dateStyle: "full", timeStyle: "short" },
  LT: { timeStyle: "short" },
  LTS: { timeStyle: "medium" },
};

/** Returns a month's name; in some languages it has another form next to a day. */
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
