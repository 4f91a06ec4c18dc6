import { expect, test } from "vitest";
import { nextRun, readSchedule } from "../../cli/backend/cron/schedule.ts";

/** The next `count` runs after a moment, in UTC, to the minute. */
function runs(text: string, after: string, count = 3): readonly string[] {
  const schedule = readSchedule(text);
  const found: string[] = [];
  let ms = Date.parse(after);
  for (let index = 0; schedule && index < count; index++) {
    const next = nextRun(schedule, ms);
    if (next === undefined) break;
    found.push(new Date(next).toISOString().slice(0, 16));
    ms = next;
  }
  return found;
}

test.each([
  ["* * * * *", ["2026-01-31T23:59", "2026-02-01T00:00", "2026-02-01T00:01"]],
  ["*/20 * * * *", ["2026-02-01T00:00", "2026-02-01T00:20", "2026-02-01T00:40"]],
  ["5,10-12/2 8 * * *", ["2026-02-01T08:05", "2026-02-01T08:10", "2026-02-01T08:12"]],
  ["0 9 * * 1-5", ["2026-02-02T09:00", "2026-02-03T09:00", "2026-02-04T09:00"]],
  ["0 9 * * MON,sun", ["2026-02-01T09:00", "2026-02-02T09:00", "2026-02-08T09:00"]],
  ["0 0 * * 7", ["2026-02-01T00:00", "2026-02-08T00:00", "2026-02-15T00:00"]],
  ["0 0 13 * 5", ["2026-02-06T00:00", "2026-02-13T00:00", "2026-02-20T00:00"]],
  ["0 0 $ * *", ["2026-02-28T00:00", "2026-03-31T00:00", "2026-04-30T00:00"]],
  ["0 0 29 2 *", ["2028-02-29T00:00", "2032-02-29T00:00", "2036-02-29T00:00"]],
  ["0 0 1 jan-feb *", ["2026-02-01T00:00", "2027-01-01T00:00", "2027-02-01T00:00"]],
  ["@monthly", ["2026-02-01T00:00", "2026-03-01T00:00", "2026-04-01T00:00"]],
  ["0 0 31 2 *", []],
])("%s", (text, expected) => {
  expect(runs(text, "2026-01-31T23:58:30Z")).toEqual(expected);
});

test("seconds count from the end of the last run", () => {
  const schedule = readSchedule(" 30  Seconds ");
  expect(schedule && nextRun(schedule, 1000)).toBe(31_000);
});

test.each([
  "",
  "* * * *",
  "60 * * * *",
  "* 24 * * *",
  "* * 0 * *",
  "a * * * *",
  "1-0 * * * *",
  "*/0 * * * *",
  "0 seconds",
  "60 seconds",
  "@reboot",
  "1,, * * * *",
])("%j is no schedule", (text) => {
  expect(readSchedule(text)).toBeUndefined();
});
