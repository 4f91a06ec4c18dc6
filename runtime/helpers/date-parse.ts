import { dayText, momentOf, zonedTimeAt } from "../dates/zoned-time.ts";
import { activeLanguage } from "../screen/language.ts";
import { isDay, isoOf, momentIn, readZonedTime, zonedTimeIf } from "./date-value.ts";
import { named } from "./values.ts";

/**
 * Parse a date in ISO form, or by the first pattern that matches; undefined when none does.
 *
 * A pattern without a time returns a day, one with a time a moment.
 */
export function parseDate(text: unknown, format?: unknown, locale?: string | null): string | undefined {
  if (typeof text !== "string" || text === "") return undefined;
  const formats = (Array.isArray(format) ? format : [format]).filter((one) => typeof one === "string" && one !== "");
  if (formats.length === 0) {
    if (!readZonedTime(text)) return undefined;
    return isDay(text) ? text : isoOf(momentIn(text));
  }
  return named("parseDate", () => {
    for (const one of formats) {
      const parsed = parseBy(text, String(one), locale || activeLanguage());
      if (parsed !== undefined) return parsed;
    }
    return undefined;
  });
}

const pieces = /\[[^\]]*\]|YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd|HH|H|hh|h|mm|m|ss|s|SSS|A|a|ZZ|Z|[\s\S]/g;
const digitsOf: Readonly<Record<string, RegExp>> = { 1: /^\d{1,2}/, 2: /^\d{2}/, 3: /^\d{3}/, 4: /^\d{4}/ };
const numeric = /^(?:YYYY|YY|MM?|DD?|HH?|hh?|mm?|ss?|SSS)$/;

/** Parse by one pattern. The UTC offset in minutes and the half of the day are stored as extra fields. */
function parseBy(text: string, format: string, locale: string): string | undefined {
  const found = new Map<string, number>();
  let at = 0;
  for (const piece of format.match(pieces) ?? []) {
    const rest = text.slice(at);
    const taken = numeric.test(piece) ? takeNumber(rest, piece, found) : takeWord(rest, piece, found, locale);
    if (taken === undefined) return undefined;
    at += taken;
  }
  return at < text.length ? undefined : dateFrom(found);
}

function takeNumber(rest: string, token: string, found: Map<string, number>): number | undefined {
  const digits = digitsOf[token.length]?.exec(rest)?.[0];
  if (digits === undefined) return undefined;
  found.set(token.charAt(0), token === "YY" ? 2000 + Number(digits) : Number(digits));
  return digits.length;
}

function takeWord(rest: string, piece: string, found: Map<string, number>, locale: string): number | undefined {
  switch (piece) {
    case "MMMM":
    case "MMM":
      return takeName(rest, monthNames(locale), (index) => found.set("M", index + 1));
    case "dddd":
    case "ddd":
      return takeName(rest, dayNames(locale), () => undefined);
    case "A":
    case "a": {
      const half = /^([ap])m/i.exec(rest)?.[1];
      if (half === undefined) return undefined;
      found.set("a", half.toLowerCase() === "p" ? 12 : 0);
      return 2;
    }
    case "Z":
    case "ZZ": {
      const [whole, sign, hours, minutes] = /^(?:Z|([+-])(\d\d):?(\d\d))/.exec(rest) ?? [];
      if (whole === undefined) return undefined;
      found.set("Z", (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === "-" ? -1 : 1));
      return whole.length;
    }
    default: {
      const literal = piece.length > 1 ? piece.slice(1, -1) : piece;
      return rest.startsWith(literal) ? literal.length : undefined;
    }
  }
}

/** Match the longest name that the text starts with, ignoring case. */
function takeName(
  rest: string,
  names: readonly (readonly string[])[],
  take: (index: number) => unknown,
): number | undefined {
  const lower = rest.toLocaleLowerCase();
  let best = { length: 0, index: -1 };
  names.forEach((forms, index) => {
    for (const form of forms)
      if (form.length > best.length && lower.startsWith(form)) best = { length: form.length, index };
  });
  if (best.index < 0) return undefined;
  take(best.index);
  return best.length;
}

/** The long and short name of each month, both as used next to a day and alone. */
const monthNames = (locale: string) =>
  Array.from({ length: 12 }, (_, month) => namesOf(locale, new Date(Date.UTC(2024, month, 1)), "month"));

const dayNames = (locale: string) =>
  Array.from({ length: 7 }, (_, day) => namesOf(locale, new Date(Date.UTC(2024, 0, 7 + day)), "weekday"));

function namesOf(locale: string, date: Date, field: "month" | "weekday"): readonly string[] {
  return (["long", "short"] as const).flatMap((length) => {
    const shown = [{ [field]: length }, { [field]: length, day: "numeric" as const }].map(
      (options) =>
        new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" })
          .formatToParts(date)
          .find(({ type }) => type === field)
          ?.value.toLocaleLowerCase() ?? "",
    );
    return [...shown, ...shown.map((name) => name.replace(/\.$/, ""))];
  });
}

function dateFrom(found: ReadonlyMap<string, number>): string | undefined {
  const value = (token: string, fallback: number) => found.get(token) ?? fallback;
  const half = found.get("a");
  const hour = half === undefined ? value("H", value("h", 0)) : (value("h", 12) % 12) + half;
  const [year, month, day] = [value("Y", zonedTimeAt(Date.now()).getUTCFullYear()), value("M", 1), value("D", 1)];
  const [minute, second, ms] = [value("m", 0), value("s", 0), value("S", 0)];
  const zoned = zonedTimeIf(year, month, day, hour, minute, second);
  if (!zoned) return undefined;
  if (!found.has("H") && !found.has("h")) return dayText(zoned);
  const offset = found.get("Z");
  return isoOf((offset === undefined ? momentOf(zoned) : zoned.getTime() - offset * 60_000) + ms);
}
