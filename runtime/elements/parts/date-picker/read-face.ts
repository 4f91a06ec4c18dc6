import { formatter, localized } from "../../../dates/date-text.ts";
import { padded } from "../../../dates/zoned-time.ts";
import { zonedTimeIf } from "../../../helpers/date-value.ts";
import { type Choice, ordered } from "./choice.ts";
import { type DateMode, dayOf, timeOf, toStamp, withTime } from "./days.ts";
import type { FaceFormat } from "./face.ts";

// Reads what a person types, which `faceOf` would write. No library: those that read dates by a pattern take the names
// of months from tables of their own, and refuse "1/2/26" where the pattern has DD/MM/YYYY.

/** A part of a date, in the order in which its pattern has them. */
type Part = "year" | "month" | "day" | "hour" | "minute" | "second" | "dayPeriod";

/** A text that is longer is not read. */
const longestText = 1000;

/** What separates the two ends of a range. */
const rangeSign = /\s*[–—]\s*|\s+(?:-|a|até|to|until)\s+/i;

/**
 * Returns the choice that a text means; undefined if it is unclear. An empty text is an empty choice.
 *
 * Moments whose text has no time keep the times of the choice before.
 */
export function readFace(text: string, look: FaceFormat, before: Choice): Choice | undefined {
  const plain = text.trim();
  if (plain === "") return [];
  if (plain.length > longestText) return undefined;
  const parts =
    look.selection === "range"
      ? plain.split(rangeSign).filter(Boolean)
      : look.selection === "multi"
        ? plain.split(look.pattern.includes(",") || /L/.test(look.pattern) ? /;/ : /[,;]/)
        : [plain];
  const stamps = parts.map((part, position) => readOne(part.trim(), look, timeOf(before[position]) || "00:00:00"));
  if (stamps.some((stamp) => stamp === undefined) || (look.selection === "range" && stamps.length > 2))
    return undefined;
  const choice = stamps.flatMap((stamp) => stamp ?? []);
  const [first, last] = choice;
  if (look.selection !== "range" || first === undefined || last === undefined) return [...new Set(choice)].sort();
  return ordered(first, last);
}

function readOne(text: string, { mode, pattern, language }: FaceFormat, time: string): string | undefined {
  const iso =
    /^\d{4}(-\d\d){0,2}(T|$)/.test(text) && mode !== "time" ? toStamp(text, { mode, timeZone: undefined }) : undefined;
  if (iso !== undefined && (mode === "year" || text.includes("-"))) return iso;
  const written = partsOf(pattern, language).filter((part) => partsOfMode[mode].includes(part));
  const order = mode !== "datetime" || written.includes("hour") ? written : [...written, ...times];
  const found = assign(text, order, language);
  const stamp = found && stampOf(found, mode);
  return stamp && mode === "datetime" && found.hour === undefined ? withTime(dayOf(stamp), time) : stamp;
}

const partsOfMode: Readonly<Record<DateMode, readonly Part[]>> = {
  datetime: ["year", "month", "day", "hour", "minute", "second", "dayPeriod"],
  date: ["year", "month", "day"],
  time: ["hour", "minute", "second", "dayPeriod"],
  month: ["year", "month"],
  year: ["year"],
};

const times = ["hour", "minute", "second"] as const;

const tokens = /\[[^\]]*\]|Y+|M+|D+|H+|h+|m+|s+|S+|A|a|LTS|LT|L+|d+|Z+/g;

const partOfToken: Readonly<Record<string, Part>> = {
  Y: "year",
  M: "month",
  D: "day",
  H: "hour",
  h: "hour",
  m: "minute",
  s: "second",
  A: "dayPeriod",
  a: "dayPeriod",
};

/** Returns the parts of a pattern, in order. */
function partsOf(pattern: string, language: string): readonly Part[] {
  return (pattern.match(tokens) ?? []).flatMap((token): readonly Part[] => {
    const options = localized[token];
    const part = partOfToken[token[0] ?? ""];
    if (options === undefined) return part === undefined ? [] : [part];
    return formatter(language, options)
      .formatToParts(0)
      .flatMap(({ type }) => (isPart(type) ? [type] : []));
  });
}

const isPart = (type: string): type is Part => partsOfMode.datetime.some((part) => part === type);

const wordPattern = /[\p{L}\p{M}.]+/gu;

const piecePattern = /\d+|[\p{L}\p{M}.]+/gu;

type Found = Partial<Record<Part, number>>;

/** Returns the number of each part; undefined if the text has other words, or more numbers than parts. */
function assign(text: string, order: readonly Part[], language: string): Found | undefined {
  const found: Found = {};
  const numbers: string[] = [];
  const { months, dayPeriods, fillers } = namesOf(language);
  for (const piece of joined(text).match(piecePattern) ?? []) {
    if (/\d/.test(piece)) {
      numbers.push(piece);
      continue;
    }
    const word = plainWord(piece);
    const month = order.includes("month") ? monthOfName(word, months) : undefined;
    const period = order.includes("hour") ? dayPeriods.findIndex((names) => names.has(word)) : -1;
    if (month !== undefined && found.month === undefined) found.month = month;
    else if (period >= 0 || /^[ap]m$/.test(word)) found.dayPeriod = word === "pm" ? 1 : Math.max(0, period);
    else if (!fillers.has(word)) return undefined;
  }
  const rest = order.filter((part) => part !== "dayPeriod" && found[part] === undefined);
  const given = numbers.length === 1 && rest.length > 1 ? splitDigits(numbers[0] ?? "", rest) : numbers;
  if (given.length === 0 || given.length > rest.length) return undefined;
  for (const [position, digits] of given.entries()) {
    const part = rest[position];
    if (part === undefined || digits.length > (part === "year" ? 4 : 2)) return undefined;
    const number = part === "year" ? yearOf(digits) : Number(digits);
    if (number === undefined) return undefined;
    found[part] = number;
  }
  return found;
}

/** Splits digits without signs between them: 25122026, 251226 or 1830. */
function splitDigits(digits: string, parts: readonly Part[]): readonly string[] {
  for (const yearLength of [4, 2]) {
    for (let count = parts.length; count > 1; count--) {
      const lengths = parts.slice(0, count).map((part) => (part === "year" ? yearLength : 2));
      if (lengths.reduce((sum, one) => sum + one, 0) !== digits.length) continue;
      const starts = lengths.map((_, position) => lengths.slice(0, position).reduce((sum, one) => sum + one, 0));
      return lengths.map((length, position) => digits.slice(starts[position], (starts[position] ?? 0) + length));
    }
  }
  return [digits];
}

/** Returns a year; of two digits, one between 80 years ago and 20 years ahead. */
function yearOf(digits: string): number | undefined {
  if (digits.length === 4) return Number(digits);
  if (digits.length > 2) return undefined;
  const now = new Date().getFullYear();
  const year = now - (now % 100) + Number(digits);
  return year > now + 20 ? year - 100 : year <= now - 80 ? year + 100 : year;
}

/** Returns a text in which `a. m.` is one word. */
const joined = (text: string): string => text.replace(/\b([ap])\.\s?m\b\.?/giu, "$1m");

/** Returns a word without accents, points and case. */
const plainWord = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/[\u0300-\u036f\p{P}]/gu, "")
    .toLowerCase();

/** The words of a language in dates. */
interface DateNames {
  /** By month, also as they are beside a day. */
  readonly months: readonly ReadonlySet<string>[];
  readonly dayPeriods: readonly ReadonlySet<string>[];
  /** What is between the parts, and weekdays, which the date decides. */
  readonly fillers: ReadonlySet<string>;
}

const known = new Map<string, DateNames>();

function namesOf(language: string): DateNames {
  const found = known.get(language) ?? readNames(language);
  known.set(language, found);
  return found;
}

function readNames(language: string): DateNames {
  const words = (type: string, moment: number, ...forms: readonly Intl.DateTimeFormatOptions[]): Set<string> =>
    new Set(
      forms.flatMap((form) =>
        formatter(language, form)
          .formatToParts(moment)
          .filter((part) => part.type === type)
          .flatMap(({ value }) => joined(value).match(wordPattern)?.map(plainWord) ?? []),
      ),
    );
  const whole = { dateStyle: "full", timeStyle: "short" } as const;
  const long = { dateStyle: "long", timeStyle: "short" } as const;
  const forms = [{ month: "long" }, { month: "short" }, long, { day: "numeric", month: "short" }] as const;
  const days = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
    ...words("weekday", Date.UTC(2026, 0, day), whole, { weekday: "short" }),
  ]);
  return {
    months: Array.from({ length: 12 }, (_, month) => words("month", Date.UTC(2026, month, 1), ...forms)),
    dayPeriods: [1, 13].map((hour) =>
      words("dayPeriod", Date.UTC(2026, 0, 1, hour), { hour: "numeric", hour12: true }),
    ),
    fillers: new Set([
      ...usualFillers,
      ...days,
      ...words("literal", 0, whole, long),
      ...words("literal", noon, whole, long),
    ]),
  };
}

/** Some languages have another word before an hour other than one. */
const noon = Date.UTC(2026, 0, 1, 12);

const usualFillers = ["", "h", "hs", "min", "s", "as", "at", "th", "st", "nd", "rd", "o"];

/** Returns the month whose name a word is, or begins with three letters or more. */
function monthOfName(word: string, months: DateNames["months"]): number | undefined {
  const whole = months.findIndex((names) => names.has(word));
  if (whole >= 0) return whole + 1;
  const begun = months.flatMap((names, index) => ([...names].some((name) => name.startsWith(word)) ? [index + 1] : []));
  return word.length > 2 && begun.length === 1 ? begun[0] : undefined;
}

/** Returns the stamp of the parts; the year is this one and the time midnight if they are absent. */
function stampOf(found: Found, mode: DateMode): string | undefined {
  const { year = new Date().getFullYear(), month, day, minute = 0, second = 0, dayPeriod } = found;
  const hour = hourOf(found.hour ?? 0, dayPeriod);
  if (mode === "year") return found.year === undefined ? undefined : padded(year, 4);
  if (mode === "month")
    return month === undefined || month < 1 || month > 12 ? undefined : `${padded(year, 4)}-${padded(month)}`;
  if (hour === undefined || (mode === "time" && found.hour === undefined)) return undefined;
  if (mode !== "time" && (month === undefined || day === undefined)) return undefined;
  const zoned = zonedTimeIf(mode === "time" ? 2000 : year, month ?? 1, day ?? 1, hour, minute, second);
  const whole = zoned?.toISOString();
  if (mode === "time") return whole?.slice(11, 19);
  return whole?.slice(0, mode === "date" ? 10 : 19);
}

/** Returns the hour of the day; undefined where `13 AM` is meant by nothing. */
function hourOf(hour: number, dayPeriod: number | undefined): number | undefined {
  if (dayPeriod === undefined || hour > 12) return dayPeriod === 0 && hour > 12 ? undefined : hour;
  return (hour % 12) + dayPeriod * 12;
}
