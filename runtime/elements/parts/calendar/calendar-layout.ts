import { type CalendarEntry, dayMinutes } from "./calendar-items.ts";

/** The part of an entry in one day, beside others at the same time: shares of the day's height and width. */
export interface DayBox<Item> {
  readonly entry: CalendarEntry<Item>;
  readonly from: number;
  readonly to: number;
  readonly column: number;
  readonly columnCount: number;
}

/**
 * Returns the boxes of a day. Entries at the same time share its width.
 *
 * `minutes` is how long an entry is at least drawn, so that short ones do not cover each other.
 */
export function dayBoxes<Item>(
  entries: readonly CalendarEntry<Item>[],
  day: number,
  minutes: number,
): readonly DayBox<Item>[] {
  const parts = entries
    .filter(({ isBar, from, to }) => !isBar && from < day + dayMinutes && to > day)
    .map((entry) => ({ entry, from: Math.max(entry.from, day), to: Math.min(entry.to, day + dayMinutes) }));
  const boxes: DayBox<Item>[] = [];
  let cluster: { readonly part: (typeof parts)[number]; readonly column: number }[] = [];
  let columns: number[] = [];
  let clusterEnd = 0;
  const close = () => {
    for (const { part, column } of cluster) boxes.push({ ...part, column, columnCount: columns.length });
    cluster = [];
    columns = [];
  };
  for (const part of parts) {
    if (part.from >= clusterEnd) close();
    const free = columns.findIndex((end) => end <= part.from);
    const column = free < 0 ? columns.length : free;
    columns[column] = Math.max(part.to, part.from + minutes);
    clusterEnd = Math.max(clusterEnd, columns[column] ?? 0);
    cluster.push({ part, column });
  }
  close();
  return boxes;
}

/** A bar over the days of a week, in a lane below those that overlap it. */
export interface DayBar<Item> {
  readonly entry: CalendarEntry<Item>;
  /** The positions of the first and the last day in the week. */
  readonly first: number;
  readonly last: number;
  readonly lane: number;
  /** It goes on before or after the week. */
  readonly isBegun: boolean;
  readonly isOpen: boolean;
}

/** Returns the entries of a week in lanes; `first` is the minute at which it begins. */
export function weekBars<Item>(
  entries: readonly CalendarEntry<Item>[],
  first: number,
  dayCount: number,
): readonly DayBar<Item>[] {
  const lanes: number[] = [];
  const end = first + dayCount * dayMinutes;
  return entries
    .filter(({ from, to }) => from < end && to > first)
    .map((entry) => {
      const from = Math.max(0, Math.floor((entry.from - first) / dayMinutes));
      // A box with a time is in the day of its start, however late it ends.
      const until = entry.isBar ? Math.floor((entry.to - 1 - first) / dayMinutes) : from;
      const last = Math.min(dayCount - 1, until);
      const free = lanes.findIndex((taken) => taken < from);
      const lane = free < 0 ? lanes.length : free;
      lanes[lane] = last;
      return { entry, first: from, last, lane, isBegun: entry.from < first, isOpen: until > last };
    })
    .filter(({ entry, isBegun }) => entry.isBar || !isBegun);
}
