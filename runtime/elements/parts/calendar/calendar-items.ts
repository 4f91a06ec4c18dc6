import { dayText, momentOf, zonedTimeAt } from "../../../dates/zoned-time.ts";
import { dayMs, isDay, isoOf, readZonedTime } from "../../../helpers/date-value.ts";
import { textOf } from "../../../react/bound-value.ts";
import { fieldOf, keysOf } from "../drag/fields.ts";

// Times are wall-clock minutes since 1970 in the time zone of the app, so days have 24 hours, also when clocks change.

export const dayMinutes = 1440;
const minuteMs = 60_000;

/** The fields of an item that a calendar reads. */
export interface ItemFields {
  readonly itemKey: string;
  readonly labelField: string;
  readonly startField: string;
  readonly endField: string;
  readonly allDayField: string;
  readonly colorField: string;
}

/** The start and the end of an item, as the item has them, or as it would have them. */
export interface ItemTimes {
  readonly start: string;
  readonly end: string;
}

/** An item with its place in time. */
export interface CalendarEntry<Item = unknown> extends ItemTimes {
  readonly key: string;
  readonly item: Item;
  /** The position of the item in the list. */
  readonly index: number;
  readonly label: string;
  readonly color: string;
  /** It is of whole days, or at least a day long: a bar over days instead of a box with a time. */
  readonly isBar: boolean;
  readonly isAllDay: boolean;
  /** The first minute, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** Returns the items that have a start, in order of time; longer ones first. `moved` has the new times of some. */
export function entriesOf<Item>(
  items: readonly Item[],
  fields: ItemFields,
  timeZone: string | undefined,
  moved: ReadonlyMap<string, ItemTimes>,
): readonly CalendarEntry<Item>[] {
  const keys = keysOf(items, fields.itemKey);
  return items
    .flatMap((item, index) => {
      const key = keys[index] ?? "";
      const times = moved.get(key);
      const start = times?.start ?? fieldOf(item, fields.startField);
      const end = times?.end ?? fieldOf(item, fields.endField);
      const placed = placeOf(start, end, fieldOf(item, fields.allDayField) === true, timeZone);
      if (placed === undefined) return [];
      const label = textOf(fieldOf(item, fields.labelField));
      return [{ key, item, index, label, color: textOf(fieldOf(item, fields.colorField)), ...placed }];
    })
    .sort(byTime);
}

export const byTime = (one: CalendarEntry, other: CalendarEntry): number =>
  one.from - other.from || other.to - one.to || one.index - other.index;

function placeOf(start: unknown, end: unknown, isOfDays: boolean, timeZone: string | undefined) {
  const first = readZonedTime(start, timeZone);
  if (!first) return undefined;
  const isAllDay = isOfDays || isDay(start);
  const last = readZonedTime(end, timeZone);
  const from = isAllDay ? dayOfTime(first) * dayMinutes : Math.floor(first.getTime() / minuteMs);
  const to = isAllDay ? (lastDayOf(last, isDay(end)) ?? from / dayMinutes) * dayMinutes + dayMinutes : endOf(last);
  const until = to === undefined || to < from ? from + (to === undefined ? 60 : 0) : to;
  return {
    start: typeof start === "string" ? start : valueLike(start, first, timeZone),
    end: typeof end === "string" && last ? end : valueLike(end ?? start, last ?? usualEnd(first, isAllDay), timeZone),
    isAllDay,
    isBar: isAllDay || until - from >= dayMinutes,
    from,
    // What ends as it begins, or whose clock goes back meanwhile, has a place too.
    to: Math.max(until, from + 1),
  };
}

const dayOfTime = (zoned: Date): number => Math.floor(zoned.getTime() / dayMs);

/** An item of whole days that ends at midnight does not last into the day that begins then. */
const lastDayOf = (end: Date | undefined, isLastDay: boolean): number | undefined =>
  end && (isLastDay ? dayOfTime(end) : Math.floor((end.getTime() - 1) / dayMs));

const endOf = (end: Date | undefined): number | undefined => end && Math.ceil(end.getTime() / minuteMs);

const usualEnd = (start: Date, isAllDay: boolean): Date => zonedOf(start.getTime() + (isAllDay ? 0 : 60 * minuteMs));

/** Returns a wall-clock time by its milliseconds since 1970. */
const zonedOf = (ms: number): Date => zonedTimeAt(ms, "UTC");

const withoutOffset = /^\d{4}-\d\d-\d\d[T ][\d:.]+$/;

/** Returns a time in the notation of a value: a day, a time without a UTC offset, or a moment. */
function valueLike(value: unknown, zoned: Date, timeZone: string | undefined): string {
  if (isDay(value)) return dayText(zoned);
  if (typeof value === "string" && withoutOffset.test(value)) return zoned.toISOString().slice(0, 19);
  return isoOf(momentOf(zoned, timeZone));
}

/**
 * Returns the start and the end of an entry that is moved by minutes, or whose end is.
 *
 * A moved item keeps its length, also when clocks change in between.
 */
export function movedTimes(
  { start, end }: ItemTimes,
  byMinutes: { readonly from: number; readonly to: number },
  timeZone: string | undefined,
): ItemTimes {
  const [first, last] = [readZonedTime(start, timeZone), readZonedTime(end, timeZone)];
  if (!first || !last) return { start, end };
  const newStart = zonedOf(first.getTime() + byMinutes.from * minuteMs);
  const newEnd = zonedOf(last.getTime() + byMinutes.to * minuteMs);
  const isMoved = byMinutes.from === byMinutes.to;
  // Clocks may show the time of a moment twice; its wall-clock time is then read as the earlier one.
  const endMoment =
    isMoment(start) && isMoment(end) && isMoved ? momentOf(newStart, timeZone) + lengthOf(start, end) : undefined;
  return {
    start: byMinutes.from === 0 ? start : valueLike(start, newStart, timeZone),
    end: endMoment === undefined ? (byMinutes.to === 0 ? end : valueLike(end, newEnd, timeZone)) : isoOf(endMoment),
  };
}

const isMoment = (value: string): boolean => !isDay(value) && !withoutOffset.test(value);

const lengthOf = (start: string, end: string): number => Date.parse(end) - Date.parse(start);

/** Returns the moment of a wall-clock minute. */
export const momentOfMinute = (minute: number, timeZone: string | undefined): string =>
  isoOf(momentOf(zonedOf(minute * minuteMs), timeZone));

/** Returns the day of a wall-clock minute. */
export const dayOfMinute = (minute: number): string => dayText(zonedOf(minute * minuteMs));

/** Returns the first minute of a day. */
export const minuteOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / minuteMs;

/** Returns the wall-clock time of a minute, for texts. */
export const timeOfMinute = (minute: number): Date => new Date(minute * minuteMs);
