import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CalendarEntry,
  dayMinutes,
  entriesOf,
  movedTimes,
} from "../../runtime/elements/parts/calendar/calendar-items.ts";
import { dayBoxes, weekBars } from "../../runtime/elements/parts/calendar/calendar-layout.ts";
import { rangeOf, steppedDate } from "../../runtime/elements/parts/calendar/calendar-range.ts";
import { cases, seed } from "../depth.ts";

const fields = {
  itemKey: "id",
  labelField: "label",
  startField: "start",
  endField: "end",
  allDayField: "allDay",
  colorField: "color",
};
const zone = "America/Sao_Paulo";

/** Returns the place of one item: its first minute and the one after its last, as text, and whether it is a bar. */
function placed(item: object): readonly unknown[] | undefined {
  const [entry] = entriesOf([item], fields, zone, new Map());
  const text = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16);
  return entry && [text(entry.from), text(entry.to), entry.isBar, entry.isAllDay];
}

test("an item has a place by its days, moments or times, whatever of them it has", () => {
  const night = { start: "2026-03-12T02:00:00Z", end: "2026-03-12T04:00:00Z" };
  expect(placed(night)).toEqual(["2026-03-11T23:00", "2026-03-12T01:00", false, false]);
  expect(placed({ start: "2026-03-12" })).toEqual(["2026-03-12T00:00", "2026-03-13T00:00", true, true]);
  expect(placed({ start: "2026-03-12", end: "2026-03-14" })).toEqual([
    "2026-03-12T00:00",
    "2026-03-15T00:00",
    true,
    true,
  ]);
  // Moments of an item of whole days: midnight is the end of the day before.
  const whole = { start: "2026-03-12T03:00:00Z", end: "2026-03-14T03:00:00Z", allDay: true };
  expect(placed(whole)).toEqual(["2026-03-12T00:00", "2026-03-14T00:00", true, true]);
  expect(placed({ start: "2026-03-12T09:00" })).toEqual(["2026-03-12T09:00", "2026-03-12T10:00", false, false]);
  expect(placed({ start: "2026-03-12T09:00", end: "2026-03-12T08:00" })).toEqual([
    "2026-03-12T09:00",
    "2026-03-12T09:01",
    false,
    false,
  ]);
  expect(placed({ start: "2026-03-12T09:00", end: "2026-03-13T09:00" })?.[2]).toBe(true);
  expect(placed({ start: null })).toBeUndefined();
  expect(placed({ start: "amanhã" })).toBeUndefined();
});

test("a moved item keeps its kind of time, and its length where clocks change", () => {
  const day = (count: number) => ({ from: count * dayMinutes, to: count * dayMinutes });
  expect(movedTimes({ start: "2026-03-12", end: "2026-03-14" }, day(-2), zone)).toEqual({
    start: "2026-03-10",
    end: "2026-03-12",
  });
  expect(movedTimes({ start: "2026-03-12T09:00", end: "2026-03-12T10:30" }, { from: 30, to: 30 }, zone)).toEqual({
    start: "2026-03-12T09:30:00",
    end: "2026-03-12T11:00:00",
  });
  expect(movedTimes({ start: "2026-03-12T12:00:00Z", end: "2026-03-12T13:00:00Z" }, { from: 0, to: 30 }, zone)).toEqual(
    {
      start: "2026-03-12T12:00:00Z",
      end: "2026-03-12T13:30:00.000Z",
    },
  );
  const zones = fc.constantFrom("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", zone);
  const moments = fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 });
  fc.assert(
    fc.property(
      zones,
      moments,
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: -400, max: 400 }),
      (name, at, length, days) => {
        const iso = (minute: number) => new Date(minute * 60_000).toISOString();
        const moved = movedTimes({ start: iso(at), end: iso(at + length) }, day(days), name);
        const elapsed = (Date.parse(moved.end) - Date.parse(moved.start)) / 60_000;
        expect(elapsed).toBe(length);
      },
    ),
    { seed, numRuns: cases(500, 50_000) },
  );
});

const entry = fc
  .record({
    from: fc.integer({ min: -3000, max: 13_000 }),
    length: fc.integer({ min: 1, max: 5000 }),
    isBar: fc.boolean(),
  })
  .map(({ from, length, isBar }, index = 0): CalendarEntry => {
    const place = isBar
      ? { from: Math.floor(from / dayMinutes) * dayMinutes, to: 0 }
      : { from, to: from + (length % 1439) + 1 };
    const to = isBar ? place.from + Math.ceil(length / dayMinutes) * dayMinutes : place.to;
    return {
      key: `${from}`,
      item: {},
      index,
      label: "",
      color: "",
      start: "",
      end: "",
      isAllDay: isBar,
      isBar,
      from: place.from,
      to,
    };
  });
const entries = fc.array(entry, { maxLength: 30 }).map((list) => list.sort((one, other) => one.from - other.from));

test("boxes of a day that are at the same time are beside each other, and bars of a week below each other", () => {
  fc.assert(
    fc.property(entries, (list) => {
      const boxes = dayBoxes(list, dayMinutes, 30);
      for (const [index, one] of boxes.entries()) {
        expect(one.column).toBeLessThan(one.columnCount);
        expect(one.to).toBeGreaterThan(one.from);
        for (const other of boxes.slice(index + 1)) {
          const overlaps =
            one.from < Math.max(other.to, other.from + 30) && other.from < Math.max(one.to, one.from + 30);
          if (overlaps) expect([one.column, one.columnCount]).not.toEqual([other.column, one.columnCount]);
          if (overlaps) expect(one.columnCount).toBe(other.columnCount);
        }
      }
      const bars = weekBars(list, 0, 7);
      for (const [index, one] of bars.entries()) {
        expect(one.first >= 0 && one.last <= 6 && one.first <= one.last).toBe(true);
        for (const other of bars.slice(index + 1))
          if (one.lane === other.lane) expect(other.first > one.last || one.first > other.last).toBe(true);
      }
    }),
    { seed, numRuns: cases(500, 20_000) },
  );
});

test("a month has whole weeks, and its range begins and ends at midnight of the zone", () => {
  const month = rangeOf("month", "2026-02-10", 0, "Europe/Berlin");
  expect([month.days[0], month.days.at(-1), month.days.length]).toEqual(["2026-02-01", "2026-02-28", 28]);
  expect(rangeOf("month", "2026-03-31", 1, "Europe/Berlin").end).toBe("2026-04-05T22:00:00.000Z");
  expect(rangeOf("day", "2026-03-29", 1, "Europe/Berlin")).toMatchObject({
    start: "2026-03-28T23:00:00.000Z",
    end: "2026-03-29T22:00:00.000Z",
  });
  expect(steppedDate("month", "2026-01-31", 1)).toBe("2026-02-28");
  expect(steppedDate("week", "2026-03-01", -1)).toBe("2026-02-22");
});
