import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { CustomProperties } from "../look/css.ts";
import { CalendarItem } from "./calendar-item.tsx";
import { type CalendarEntry, dayMinutes, minuteOfDay } from "./calendar-items.ts";
import { weekBars } from "./calendar-layout.ts";
import { moreStop, type Stop, slotOf, slotStop } from "./calendar-stops.ts";
import { type GridProps, itemStop, SlotButton } from "./time-grid.tsx";

interface MonthWeeksProps<Item> extends GridProps<Item> {
  /** How many items a day has room for; a button leads to the others. */
  readonly laneCount: number;
  readonly onDay: (day: string) => void;
}

/** The weeks of a month below each other, with the items of each day. */
export function MonthWeeks<Item>(props: MonthWeeksProps<Item>): ReactNode {
  const { days, entries, look, words, texts, chosen, date, laneCount } = props;
  const slot = slotOf(look.activeId);
  const scroller = useRef<HTMLDivElement>(null);
  useWeekInView(scroller, date);
  const style: CustomProperties = { "--_days": 7, "--_lanes": laneCount };
  return (
    <div ref={scroller} className="trama-calendar-scroll" style={style}>
      <div className="trama-calendar-head trama-calendar-weekdays" aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <div key={day} className="trama-calendar-weekday">
            {words.weekday(day)}
          </div>
        ))}
      </div>
      {weeksOf(days).map((week) => {
        const first = minuteOfDay(week[0] ?? "");
        const bars = weekBars(entries, first, 7);
        return (
          <div key={week[0]} className="trama-calendar-week">
            {week.map((day, position) => (
              <div
                key={day}
                className="trama-calendar-cell"
                data-day={day}
                data-whole=""
                data-today={day === props.today || undefined}
                data-outside={day.slice(0, 7) !== date.slice(0, 7) || undefined}
                style={{ gridColumn: position + 1 }}
              >
                <span className="trama-calendar-date">{words.dayNumber(day)}</span>
              </div>
            ))}
            {chosen && chosen.from < first + 7 * dayMinutes && chosen.to > first && (
              <div className="trama-calendar-chosen" style={{ gridColumn: chosenColumns(chosen, first) }} />
            )}
            {slot && week.includes(slot.day) && (
              <SlotButton {...props} style={{ gridColumn: week.indexOf(slot.day) + 1, gridRow: "1 / -1" }} />
            )}
            {bars
              .filter(({ lane }) => lane < laneCount)
              .map((bar) => (
                <CalendarItem
                  key={bar.entry.key}
                  entry={bar.entry}
                  look={look}
                  times={bar.entry.isAllDay || bar.isBegun ? "" : words.hour(bar.entry.from)}
                  isBar={bar.entry.isBar}
                  isBegun={bar.isBegun}
                  isOpen={bar.isOpen}
                  hasGrip={bar.entry.isBar && !bar.isOpen}
                  isRest={bar.isBegun && bar.entry.from >= minuteOfDay(days[0] ?? "")}
                  style={{ gridColumn: `${bar.first + 1} / ${bar.last + 2}`, gridRow: bar.lane + 2 }}
                />
              ))}
            {week.map((day, position) => {
              const count = hiddenCount(bars, position, laneCount);
              if (count === 0) return null;
              const { id } = moreStop(day);
              return (
                <button
                  key={id}
                  type="button"
                  className="trama-calendar-more"
                  data-stop={id}
                  data-more=""
                  tabIndex={look.activeId === id ? 0 : -1}
                  aria-label={`${texts.moreText.replace("{count}", String(count))}, ${words.wholeDay(day)}`}
                  style={{ gridColumn: position + 1, gridRow: laneCount + 2 }}
                  onClick={() => props.onDay(day)}
                >
                  <span className="trama-calendar-more-text">{texts.moreText.replace("{count}", String(count))}</span>
                  <span className="trama-calendar-more-count">+{count}</span>
                </button>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

/** Scrolls to the week of a day where not all weeks have room. */
function useWeekInView(scroller: RefObject<HTMLDivElement | null>, date: string): void {
  useLayoutEffect(() => {
    const node = scroller.current;
    const week = node?.querySelector(`[data-day="${date}"]`)?.parentElement;
    if (!node || !week) return;
    const [box, place] = [node.getBoundingClientRect(), week.getBoundingClientRect()];
    if (place.bottom > box.bottom || place.top < box.top + headPx) node.scrollTop += place.top - box.top - headPx;
  }, [scroller, date]);
}

const weeksOf = (days: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

const chosenColumns = ({ from, to }: { readonly from: number; readonly to: number }, first: number): string =>
  `${Math.max(0, (from - first) / dayMinutes) + 1} / ${Math.min(7, (to - first) / dayMinutes) + 1}`;

const hiddenCount = (bars: ReturnType<typeof weekBars>, position: number, laneCount: number): number =>
  bars.filter(({ lane, first, last }) => lane >= laneCount && first <= position && last >= position).length;

/** The heights of the names of weekdays, of the number of a day, and of an item, also for a finger. */
const [headPx, numberPx, itemPx, fingerPx] = [33, 30, 25, 45];

/** Returns how many items a day of a month has room for, at least two, in the height of the calendar. */
export function useLaneCount(root: RefObject<HTMLDivElement | null>, weekCount: number): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(() => setHeight(node.clientHeight));
    observer.observe(node);
    setHeight(node.clientHeight);
    return () => observer.disconnect();
  }, [root]);
  const lanePx = globalThis.matchMedia?.("(pointer: coarse)").matches ? fingerPx : itemPx;
  // One lane is for the button that leads to the others.
  return Math.max(2, Math.floor(((height - headPx) / weekCount - numberPx) / lanePx) - 1);
}

/** Returns the places that take the focus, by weekday, from the first week to the last. */
export function monthStops(
  days: readonly string[],
  entries: readonly CalendarEntry[],
  laneCount: number,
): readonly (readonly Stop[])[] {
  const columns: Stop[][] = Array.from({ length: 7 }, () => []);
  const begin = minuteOfDay(days[0] ?? "");
  for (const week of weeksOf(days)) {
    const bars = weekBars(entries, minuteOfDay(week[0] ?? ""), 7);
    for (const [position, day] of week.entries()) {
      const column = columns[position] ?? [];
      column.push(slotStop(day, undefined));
      for (const { entry, first, lane, isBegun } of bars) {
        const isHere = lane < laneCount && first === position && !(isBegun && entry.from >= begin);
        if (isHere) column.push(itemStop(entry, day, undefined));
      }
      if (hiddenCount(bars, position, laneCount) > 0) column.push(moreStop(day));
    }
  }
  return columns;
}
