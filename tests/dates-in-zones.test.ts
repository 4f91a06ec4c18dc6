import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { plainRuntime } from "../runtime/app/runtime.ts";
import { momentOf, zonedTimeAt } from "../runtime/dates/zoned-time.ts";
import { addDays, addMonths, compareDate, daysBetween, setYears } from "../runtime/helpers/index.ts";
import { cases, seed } from "./depth.ts";

// Random dates of two centuries, half of them close to a clock change. `Intl` is the reference for clocks, the calendar
// of UTC for days. The browser's zone must not matter.

const hourMs = 3_600_000;
const [from, to] = [Date.UTC(1900, 0, 1), Date.UTC(2100, 0, 1)];
const visitor = process.env.TZ;

afterAll(() => {
  plainRuntime.timeZone = undefined;
  if (visitor === undefined) delete process.env.TZ;
  else process.env.TZ = visitor;
});

/** What a clock of the zone shows, from `Intl`. */
function clockOf(zone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
    timeZone: zone,
  });
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? Number.NaN;
    const day = Date.UTC(part("year"), part("month") - 1, part("day"));
    return (
      day +
      part("hour") * hourMs +
      part("minute") * 60_000 +
      part("second") * 1000 +
      new Date(moment).getUTCMilliseconds()
    );
  };
}

function changesOf(clock: (moment: number) => number): number[] {
  const found: number[] = [];
  const stepMs = 24 * hourMs;
  for (let moment = from; moment < to; moment += stepMs)
    if (clock(moment) - moment !== clock(moment + stepMs) - moment - stepMs) found.push(moment);
  return found;
}

/** Returns the first moment at which the clock shows a time; after the gap when it skips the time. */
function momentWith(clock: (moment: number) => number, shown: number): number {
  const [before, after] = [shown - 24 * hourMs, shown + 24 * hourMs].map((near) => shown + near - clock(near));
  const found = [before ?? 0, after ?? 0].filter((moment) => clock(moment) === shown);
  return found.length > 0 ? Math.min(...found) : (before ?? 0);
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

test.each([
  ["America/Sao_Paulo", "Australia/Lord_Howe"],
  ["Europe/Berlin", "America/Sao_Paulo"],
  ["Asia/Kolkata", "Europe/Berlin"],
  ["Pacific/Apia", "UTC"],
  ["Australia/Lord_Howe", "Pacific/Apia"],
])("2,000 dates in %s, for a visitor in %s", (zone, visitorZone) => {
  const clock = clockOf(zone);
  const moments = fc.oneof(
    fc.integer({ min: from, max: to }),
    fc
      .tuple(fc.constantFrom(...changesOf(clock)), fc.integer({ min: -30 * hourMs, max: 54 * hourMs }))
      .map(([change, distance]) => change + distance),
  );
  process.env.TZ = visitorZone;
  plainRuntime.timeZone = zone;
  const holds = fc.property(moments, fc.integer({ min: -800, max: 800 }), (moment, count) => {
    const shown = clock(moment);
    expect(zonedTimeAt(moment).getTime()).toBe(shown);

    expect(momentOf(new Date(shown))).toBe(momentWith(clock, shown));
    // Any time, also one that no clock showed.
    expect(momentOf(new Date(moment))).toBe(momentWith(clock, moment));

    const day = dayOf(moment);
    const later = addDays(day, count);
    expect(later).toBe(dayOf(Date.parse(day) + count * 24 * hourMs));
    expect(daysBetween(day, later)).toBe(count);

    const date = new Date(day);
    const month = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
    const lastDay = daysIn(month.getUTCFullYear(), month.getUTCMonth());
    const moved = addMonths(day, count);
    expect(moved).toBe(
      `${dayOf(month.getTime()).slice(0, 8)}${String(Math.min(date.getUTCDate(), lastDay)).padStart(2, "0")}`,
    );
    if (count >= 0) expect(compareDate(moved, day, "months")).toBe(count);
    expect(setYears(day, month.getUTCFullYear())).toBe(
      addMonths(day, (month.getUTCFullYear() - date.getUTCFullYear()) * 12),
    );
  });
  fc.assert(holds, { seed, numRuns: cases(400, 40_000) });
});
