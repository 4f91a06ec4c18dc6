import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plainRuntime } from "../runtime/app/runtime.ts";
import { momentOf, zonedTimeAt } from "../runtime/dates/zoned-time.ts";
import * as runtime from "../runtime/helpers/index.ts";
import { computed, effect } from "../runtime/react/signals.ts";

const zone = process.env.TZ;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-03-09T12:00:00.500Z") });
});

afterEach(() => {
  vi.useRealTimers();
  plainRuntime.timeZone = undefined;
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test("a binding follows the clock as each second begins, by one timer, which runs only while someone reads", () => {
  expect(runtime.dateRealtime()).toBe("2026-03-09T12:00:00.500Z");
  expect(vi.getTimerCount()).toBe(0);
  const shown: string[] = [];
  const stop = effect(() => {
    shown.push(runtime.dateRealtime());
  });
  const label = computed(() => runtime.fromTime("2026-03-09T12:00:00.500Z", runtime.dateRealtime(), true, "en"));
  const stopOther = effect(() => {
    label.value;
  });
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2999);
  expect(shown.map((time) => time.slice(17))).toEqual(["00.500Z", "01.000Z", "02.000Z", "03.000Z"]);
  expect(label.value).toBe("3 seconds");
  stop();
  expect(vi.getTimerCount()).toBe(1);
  stopOther();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(shown).toHaveLength(4);
  const again = effect(() => {
    shown.push(runtime.dateRealtime());
  });
  expect(vi.getTimerCount()).toBe(1);
  again();
  expect(vi.getTimerCount()).toBe(0);
});

test.each(["America/Sao_Paulo", "UTC", "Asia/Tokyo", "America/New_York"])("dates where the visitor is: %s", (name) => {
  process.env.TZ = name;
  expect(runtime.getBrowserTimezone()).toBe(name);
  expect(runtime.formatDate("2026-03-09", "DD/MM/YYYY HH:mm")).toBe("09/03/2026 00:00");
  expect(runtime.formatDate("2026-03-09T15:00:00Z", "HH:mm", "pt", "America/Sao_Paulo")).toBe("12:00");
  expect(runtime.formatDate("2026-03-09T15:00:00Z", "HH:mm Z")).toBe(
    runtime.formatDate("2026-03-09T15:00:00Z", "HH:mm Z", "pt", name),
  );
  expect(runtime.addMonths("2026-02-28", 1)).toBe("2026-03-28");
  // A day of 23 hours in New York.
  expect(runtime.compareDate("2026-03-09", "2026-03-08", "days", true)).toBe(1);
  expect(runtime.addDays("2026-03-07", 1)).toBe("2026-03-08");
  expect(runtime.daysBetween("2026-03-07", "2026-03-09")).toBe(2);
  expect(
    runtime.parseDate(runtime.formatDate("2026-11-01T05:30:00Z", "YYYY-MM-DD HH:mm Z"), "YYYY-MM-DD HH:mm Z"),
  ).toBe("2026-11-01T05:30:00.000Z");
});

test("the older `now` shows the visitor's clock as if it were UTC", () => {
  process.env.TZ = "America/Sao_Paulo";
  expect(runtime.now()).toBe("2026-03-09T09:00:00.500Z");
  expect(runtime.currentDate()).toBe("2026-03-09T12:00:00.500Z");
  expect(runtime.date()).toBe("2026-03-09T12:00:00.500Z");
  expect(runtime.fromTime("2026-03-09T11:00:00.500Z", null, false, "pt")).toBe("há 1 hora");
});

const zones = ["America/Sao_Paulo", "UTC", "Asia/Tokyo", "America/New_York", "Pacific/Kiritimati"];

test.each(zones)("an app with a time zone shows its own days and times to a visitor in %s", (name) => {
  process.env.TZ = name;
  plainRuntime.timeZone = "America/Sao_Paulo";
  vi.setSystemTime(Date.parse("2026-03-10T02:30:00.500Z"));
  expect(runtime.today()).toBe("2026-03-09");
  expect(runtime.now()).toBe("2026-03-09T23:30:00.500Z");
  expect(runtime.getBrowserTimezone()).toBe(name);
  expect(runtime.formatDate(runtime.currentDate(), "DD/MM/YYYY HH:mm Z")).toBe("09/03/2026 23:30 -03:00");
  expect(runtime.formatDate(runtime.currentDate(), "HH:mm", "pt", "Asia/Tokyo")).toBe("11:30");
  expect(runtime.formatDate("2026-03-09", "DD/MM/YYYY HH:mm")).toBe("09/03/2026 00:00");
  expect(runtime.toDateISO("2026-03-09")).toBe("2026-03-09T03:00:00.000Z");
  // The format of fields for day and time.
  expect(runtime.toDateISO("2026-03-09T23:30")).toBe("2026-03-10T02:30:00.000Z");
  expect(runtime.formatDate("2026-03-09 23:30:15.5", "DD/MM HH:mm:ss.SSS")).toBe("09/03 23:30:15.500");
  expect(runtime.parseDate("09/03/2026 23:30", "DD/MM/YYYY HH:mm")).toBe("2026-03-10T02:30:00.000Z");
  expect(runtime.setHours("2026-03-09", 18)).toBe("2026-03-09T21:00:00.000Z");
  expect(runtime.addMonths("2026-01-31T02:30:00Z", 1)).toBe("2026-03-01T02:30:00.000Z");
  expect(runtime.setDays(runtime.today(), 1)).toBe("2026-03-01");
  expect(runtime.setDayOfWeek("2026-03-10T02:30:00Z", 0)).toBe("2026-03-09T02:30:00.000Z");
  const late = "2027-01-01T02:45:30Z";
  expect([runtime.getYears(late), runtime.getMonths(late), runtime.getDays(late)]).toEqual([2026, 12, 31]);
  expect([runtime.getHours(late), runtime.getMinutes(late), runtime.getSeconds(late)]).toEqual([23, 45, 30]);
  expect([runtime.getDayOfWeek(late), runtime.getWeekOfYear(late)]).toEqual([4, 53]);
  expect(runtime.daysBetween("2026-03-10T02:30:00Z", "2026-03-10T03:30:00Z")).toBe(1);
  expect(runtime.compareDate("2026-03-10T02:30:00Z", "2026-03-09", "hours")).toBe(23);
  // Until 2019 clocks went an hour ahead at midnight: that day began at one.
  expect(runtime.toDateISO("2018-11-04")).toBe("2018-11-04T03:00:00.000Z");
  expect(runtime.addDays("2018-11-04", 1)).toBe("2018-11-05");
});

test.each(["America/New_York", "Australia/Lord_Howe", "America/Sao_Paulo", "Africa/Casablanca", "Asia/Kathmandu"])(
  "clocks of %s are read as a browser there reads its own",
  (name) => {
    process.env.TZ = name;
    // Every seven hours and a bit, over two years with clock changes.
    for (let moment = Date.UTC(2017, 11, 1); moment < Date.UTC(2019, 11, 1); moment += 25_260_123) {
      const zoned = zonedTimeAt(moment);
      expect(zonedTimeAt(moment, name)).toEqual(zoned);
      expect(zonedTimeAt(momentOf(zoned, name))).toEqual(zoned);
      const skipped = new Date(zoned.getTime() + 1_800_000);
      expect(momentOf(skipped, name), skipped.toISOString()).toBe(momentOf(skipped));
    }
  },
);

test.each(zones)(
  "a time that clocks show twice is the earlier one, one that they skip is after the gap, in %s",
  (name) => {
    process.env.TZ = name;
    plainRuntime.timeZone = "Europe/Berlin";
    expect(runtime.toDateISO("2019-10-27T02:17")).toBe("2019-10-27T00:17:00.000Z");
    expect(runtime.toDateISO("2026-03-29T02:30")).toBe("2026-03-29T01:30:00.000Z");
    plainRuntime.timeZone = "Australia/Lord_Howe";
    expect(runtime.toDateISO("1992-10-25T02:10")).toBe("1992-10-24T15:40:00.000Z");
  },
);

test("a time before time zones is shown as it was computed", () => {
  process.env.TZ = "Australia/Lord_Howe";
  // Local mean time there was ahead by 10:36:20, of which browsers report whole minutes.
  expect(runtime.formatDate(runtime.addYears("1900-01-01T00:00", -66), "YYYY-MM-DD HH:mm:ss")).toBe(
    "1834-01-01 00:00:00",
  );
});

test("the clock changes of the visitor do not shift the times of another zone", () => {
  process.env.TZ = "Australia/Lord_Howe";
  plainRuntime.timeZone = "UTC";
  // Clocks there skip from 2:00 to 2:30.
  expect(runtime.setMinutes("2041-10-06T02:01:16Z", 4)).toBe("2041-10-06T02:04:16.000Z");
  process.env.TZ = "Pacific/Apia";
  // That day does not exist there.
  expect(runtime.addDays("2011-12-29T22:00:00Z", 1)).toBe("2011-12-30T22:00:00.000Z");
});

/** A page that uses these names, as a bundler makes it. */
function bundled(names: string) {
  return build({
    stdin: {
      contents: `import { ${names} } from "./runtime/helpers/index.ts"; console.log(${names});`,
      resolveDir: join(import.meta.dirname, ".."),
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    logLevel: "silent",
  });
}

async function filesFor(names: string): Promise<string[]> {
  const { metafile } = await bundled(names);
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
}

test("a page loads no more of the date helpers than it uses", async () => {
  vi.useRealTimers();
  const dates = (files: readonly string[]) => files.filter((file) => /\bdate|clock/.test(file)).sort();
  expect(dates(await filesFor("uppercase, map, round"))).toEqual([]);
  expect(dates(await filesFor("formatDate, today"))).toEqual([
    "node_modules/@date-fns/tz/tzOffset/index.js",
    "node_modules/@date-fns/utc/date/mini.js",
    "runtime/dates/date-text.ts",
    "runtime/dates/time-zone.ts",
    "runtime/dates/zoned-time.ts",
    "runtime/helpers/date-format.ts",
    "runtime/helpers/date-value.ts",
    "runtime/helpers/date.ts",
  ]);
  const computed = (await filesFor(`${computing.join(", ")}, formatDate, today`)).join();
  expect(computed).toContain("date-fns/addMonths");
  expect(computed).not.toContain("date-parse");
});

const computing = [
  ...["addSeconds", "addMinutes", "addHours", "addDays", "addWeeks", "addMonths", "addYears"],
  ...["setSeconds", "setMinutes", "setHours", "setDays", "setDayOfWeek", "setMonths", "setYears"],
  ...["compareDate", "compareDates", "daysBetween", "convertDateTimezone"],
];

test("date-fns with our layer has at most 6 kB in a page that uses all of it", async () => {
  vi.useRealTimers();
  const [output] = (await bundled(computing.join(", "))).outputFiles;
  expect(gzipSync(output?.contents ?? "", { level: 9 }).length).toBeLessThan(6000);
});
