/** When a scheduled job runs: every so many seconds, or at the minutes that five fields describe. */
export type Schedule =
  | { readonly kind: "interval"; readonly seconds: number }
  | { readonly kind: "calendar"; readonly fields: Fields };

/** The matching minutes, hours, days, months and weekdays, each as a set of numbers. */
interface Fields {
  readonly minutes: ReadonlySet<number>;
  readonly hours: ReadonlySet<number>;
  readonly days: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  readonly weekdays: ReadonlySet<number>;
  /** `$` among the days: the last day of the month. */
  readonly hasLastDay: boolean;
  /** A day must match both its number and its weekday, because one of the two fields is `*`. */
  readonly needsBoth: boolean;
}

const names: Readonly<Record<string, string>> = {
  "@yearly": "0 0 1 1 *",
  "@annually": "0 0 1 1 *",
  "@monthly": "0 0 1 * *",
  "@weekly": "0 0 * * 0",
  "@daily": "0 0 * * *",
  "@midnight": "0 0 * * *",
  "@hourly": "0 * * * *",
};

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const dayNames = "sun mon tue wed thu fri sat".split(" ");

/** Parse a schedule of pg_cron: `0 9 * * 1-5`, `@daily` or `30 seconds`; undefined when it is invalid. */
export function readSchedule(text: string): Schedule | undefined {
  const [, amount] = /^\s*(\d+)\s+seconds?\s*$/i.exec(text) ?? [];
  if (amount !== undefined) {
    const seconds = Number(amount);
    return seconds >= 1 && seconds <= 59 ? { kind: "interval", seconds } : undefined;
  }
  const parts = (names[text.trim().toLowerCase()] ?? text).trim().split(/\s+/);
  const [minute = "", hour = "", day = "", month = "", weekday = ""] = parts;
  const hasLastDay = day.split(",").includes("$");
  const plainDay = hasLastDay ? day.split(",").filter((part) => part !== "$") : [day];
  const minutes = readField(minute, 0, 59);
  const hours = readField(hour, 0, 23);
  const days = plainDay.length === 0 ? new Set<number>() : readField(plainDay.join(","), 1, 31);
  const months = readField(named(month, monthNames, 1), 1, 12);
  const weekdays = readField(named(weekday, dayNames, 0), 0, 7);
  if (parts.length !== 5 || !minutes || !hours || !days || !months || !weekdays) {
    return undefined;
  }
  if (weekdays.has(7)) {
    weekdays.add(0);
  }
  const needsBoth = day.startsWith("*") || weekday.startsWith("*");
  return { kind: "calendar", fields: { minutes, hours, days, months, weekdays, hasLastDay, needsBoth } };
}

/** How far ahead to search: the rarest day, 29 February, comes within eight years. */
const horizonDays = 8 * 366;

/** Returns the next time of a schedule after another, in milliseconds; undefined for a date that never comes. */
export function nextRun(schedule: Schedule, afterMs: number): number | undefined {
  if (schedule.kind === "interval") {
    return afterMs + schedule.seconds * 1000;
  }
  const { minutes, hours } = schedule.fields;
  const [minuteList, hourList] = [sorted(minutes), sorted(hours)];
  const firstDayMs = Math.floor(afterMs / dayMs) * dayMs;
  for (let dayIndex = 0; dayIndex < horizonDays; dayIndex++) {
    const startMs = firstDayMs + dayIndex * dayMs;
    if (!matchesDay(schedule.fields, new Date(startMs))) continue;
    for (const hour of hourList) {
      for (const minute of minuteList) {
        const atMs = startMs + (hour * 60 + minute) * 60_000;
        if (atMs > afterMs) return atMs;
      }
    }
  }
  return undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

function matchesDay({ days, months, weekdays, hasLastDay, needsBoth }: Fields, date: Date): boolean {
  if (!months.has(date.getUTCMonth() + 1)) {
    return false;
  }
  const isLastDay = new Date(date.getTime() + dayMs).getUTCDate() === 1;
  const isDay = days.has(date.getUTCDate()) || (hasLastDay && isLastDay);
  const isWeekday = weekdays.has(date.getUTCDay());
  return needsBoth ? isDay && isWeekday : isDay || isWeekday;
}

/**
 * Parses a field such as `1,5-10` or `*`, each part with an optional step; undefined when a part is invalid or out of
 * range.
 */
function readField(text: string, low: number, high: number): Set<number> | undefined {
  const found = new Set<number>();
  for (const part of text.split(",")) {
    const [, from, to, step = "1"] = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? [];
    if (part === "" || (from === undefined && !part.startsWith("*"))) {
      return undefined;
    }
    const first = from === undefined ? low : Number(from);
    const last = to === undefined ? (from === undefined ? high : first) : Number(to);
    if (first < low || last > high || first > last || Number(step) < 1) {
      return undefined;
    }
    for (let value = first; value <= last; value += Number(step)) {
      found.add(value);
    }
  }
  return found;
}

const named = (text: string, words: readonly string[], first: number): string =>
  text.toLowerCase().replace(/[a-z]{3}/g, (word) => {
    const index = words.indexOf(word);
    return index === -1 ? word : String(index + first);
  });

const sorted = (values: ReadonlySet<number>): readonly number[] => [...values].sort((a, b) => a - b);
