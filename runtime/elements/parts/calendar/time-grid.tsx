import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useRuntime } from "../../../app/runtime-context.ts";
import { zonedTimeAt } from "../../../dates/zoned-time.ts";
import { useSignalValue } from "../../../react/bound-value.ts";
import { computed } from "../../../react/signals.ts";
import { clock } from "../../../screen/clock.ts";
import type { CustomProperties } from "../look/css.ts";
import { CalendarItem, type ItemLook } from "./calendar-item.tsx";
import { type CalendarEntry, dayMinutes, dayOfMinute, minuteOfDay } from "./calendar-items.ts";
import { dayBoxes, weekBars } from "./calendar-layout.ts";
import type { Gesture } from "./calendar-press.ts";
import { itemId, type Stop, slotOf, slotStop } from "./calendar-stops.ts";
import type { CalendarTexts } from "./calendar-texts.ts";
import type { CalendarWords } from "./calendar-words.ts";

export interface GridProps<Item> {
  readonly days: readonly string[];
  readonly date: string;
  readonly today: string;
  readonly entries: readonly CalendarEntry<Item>[];
  readonly look: ItemLook<Item>;
  readonly words: CalendarWords;
  readonly texts: CalendarTexts;
  readonly slotMinutes: number;
  readonly firstHour: number;
  /** The slots that are being chosen. */
  readonly chosen: Gesture | undefined;
  readonly slotName: (id: string) => string;
  readonly onSlot: (id: string) => void;
}

/** Boxes are drawn as if they lasted this long at least. */
const leastMinutes = 30;

/** Days beside each other, with their hours from top to bottom and the items of whole days above. */
export function TimeGrid<Item>(props: GridProps<Item>): ReactNode {
  const { days, entries, look, words, texts, chosen, slotMinutes } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const first = minuteOfDay(days[0] ?? "");
  const bars = weekBars(
    entries.filter(({ isBar }) => isBar),
    first,
    days.length,
  );
  const laneCount = Math.max(1, ...bars.map(({ lane }) => lane + 1));
  useOpening(scroller, props);
  const slot = slotOf(look.activeId);
  const style: CustomProperties = {
    "--_days": days.length,
    "--_lanes": laneCount,
    "--_slots": dayMinutes / slotMinutes,
    "--_slots-per-hour": 60 / slotMinutes,
  };
  return (
    <div ref={scroller} className="trama-calendar-scroll" style={style}>
      <div className="trama-calendar-head">
        <div className="trama-calendar-corner" />
        {days.map((day) => (
          <div key={day} className="trama-calendar-day" data-today={day === props.today || undefined}>
            <span className="trama-calendar-weekday">{words.weekday(day)}</span>
            <span className="trama-calendar-date">{words.dayNumber(day)}</span>
          </div>
        ))}
        <div className="trama-calendar-gutter trama-calendar-allday">{texts.allDayLabel}</div>
        <div className="trama-calendar-lanes">
          {days.map((day, position) => (
            <div key={day} className="trama-calendar-cell" data-day={day} data-whole="" style={columnAt(position)} />
          ))}
          {chosen?.isWhole && <Chosen position={place(chosen, first)} />}
          {slot && slot.minute === undefined && days.includes(slot.day) && (
            <SlotButton {...props} style={{ ...columnAt(days.indexOf(slot.day)), gridRow: 1 }} />
          )}
          {bars.map((bar) => (
            <CalendarItem
              key={bar.entry.key}
              entry={bar.entry}
              look={look}
              times={bar.entry.isAllDay || bar.isBegun ? "" : words.hour(bar.entry.from)}
              isBar
              isBegun={bar.isBegun}
              isOpen={bar.isOpen}
              hasGrip={!bar.isOpen}
              style={{ gridColumn: `${bar.first + 1} / ${bar.last + 2}`, gridRow: bar.lane + 1 }}
            />
          ))}
        </div>
      </div>
      <div className="trama-calendar-body">
        <div className="trama-calendar-gutter" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} className="trama-calendar-hour" style={{ insetBlockStart: `${(hour / 24) * 100}%` }}>
              {words.hour(hour * 60)}
            </span>
          ))}
        </div>
        <div className="trama-calendar-columns">
          {days.map((day) => (
            <div
              key={day}
              className="trama-calendar-column"
              data-day={day}
              data-today={day === props.today || undefined}
            />
          ))}
          {chosen && !chosen.isWhole && (
            <div className="trama-calendar-chosen" style={boxStyle(chosen.from, chosen.to, first, days.length)}>
              {words.times(chosen.from, chosen.to)}
            </div>
          )}
          {slot && slot.minute !== undefined && days.includes(slot.day) && (
            <SlotButton
              {...props}
              style={boxStyle(
                minuteOfDay(slot.day) + slot.minute,
                minuteOfDay(slot.day) + slot.minute + slotMinutes,
                first,
                days.length,
              )}
            />
          )}
          {days.flatMap((day) =>
            dayBoxes(entries, minuteOfDay(day), leastMinutes).map(({ entry, from, to, column, columnCount }) => (
              <CalendarItem
                // The focus stays on an item that is moved to another day.
                key={from > entry.from ? `${entry.key} ${day}` : entry.key}
                entry={entry}
                look={look}
                times={words.times(entry.from, entry.to)}
                isBar={false}
                isBegun={from > entry.from}
                isOpen={to < entry.to}
                hasGrip={to === entry.to}
                isRest={from > entry.from && days.includes(dayOfMinute(entry.from))}
                style={boxStyle(from, to, first, days.length, column, columnCount)}
              />
            )),
          )}
          <NowLine days={days} first={first} />
        </div>
      </div>
    </div>
  );
}

const hours = Array.from({ length: 23 }, (_, hour) => hour + 1);

const columnAt = (position: number): CustomProperties => ({ gridColumn: position + 1 });

/** Where a box is: in the column of its day, between two minutes. */
function boxStyle(
  from: number,
  to: number,
  first: number,
  dayCount: number,
  column = 0,
  columnCount = 1,
): CustomProperties {
  const day = Math.floor((from - first) / dayMinutes);
  const start = from - first - day * dayMinutes;
  const isShort = to - from <= leastMinutes;
  return {
    insetBlockStart: `${(start / dayMinutes) * 100}%`,
    blockSize: `${((to - from) / dayMinutes) * 100}%`,
    insetInlineStart: `calc(${((day + column / columnCount) / dayCount) * 100}% + 2px)`,
    inlineSize: `calc(${(1 / columnCount / dayCount) * 100}% - 5px)`,
    "--_flow": isShort ? "row" : "column",
  };
}

const place = ({ from, to }: Gesture, first: number): string =>
  `${(from - first) / dayMinutes + 1} / ${(to - first) / dayMinutes + 1}`;

const Chosen = ({ position }: { readonly position: string }): ReactNode => (
  <div className="trama-calendar-chosen" style={{ gridColumn: position, gridRow: "1 / -1" }} />
);

/** The slot that has the focus. There is one in the page at a time, since slots are many. */
export function SlotButton<Item>({
  look,
  slotName,
  onSlot,
  style,
}: Pick<GridProps<Item>, "look" | "slotName" | "onSlot"> & { readonly style: CustomProperties }): ReactNode {
  return (
    <button
      type="button"
      className="trama-calendar-slot"
      data-stop={look.activeId}
      tabIndex={0}
      aria-label={slotName(look.activeId)}
      style={style}
      // A screen reader's click; pointers press the day below.
      onClick={() => onSlot(look.activeId)}
    />
  );
}

/** A line at the current time, in the column of the current day. */
function NowLine({ days, first }: { readonly days: readonly string[]; readonly first: number }): ReactNode {
  const [minute] = useState(() => computed(() => Date.parse(clock.value)));
  const moment = useSignalValue(minute);
  const { timeZone } = useRuntime();
  const now = Math.floor(zonedTimeAt(moment, timeZone).getTime() / 60_000);
  if (now < first || now >= first + days.length * dayMinutes) return null;
  return <div className="trama-calendar-now" style={boxStyle(now, now, first, days.length)} aria-hidden="true" />;
}

/** Shows the first hour when days are opened, and the day that was asked for where not all of them have room. */
function useOpening<Item>(
  scroller: RefObject<HTMLDivElement | null>,
  { days, date, firstHour }: GridProps<Item>,
): void {
  const opened = useRef("");
  useLayoutEffect(() => {
    const node = scroller.current;
    const columns = node?.querySelector<HTMLElement>(".trama-calendar-columns");
    if (!node || !columns || opened.current === date) return;
    // With the upper half of the first hour's number.
    if (opened.current === "") node.scrollTop = (firstHour / 24) * columns.offsetHeight - 10;
    opened.current = date;
    const isWide = node.scrollWidth > node.clientWidth + 1;
    if (isWide) node.scrollLeft = (Math.max(0, days.indexOf(date)) * columns.offsetWidth) / days.length;
    const head = node.querySelector<HTMLElement>(".trama-calendar-head");
    node.style.setProperty("--_head", `${head?.offsetHeight ?? 0}px`);
  }, [scroller, days, date, firstHour]);
}

/** Returns the places that take the focus, by column, from top to bottom. */
export function timeStops(
  days: readonly string[],
  entries: readonly CalendarEntry[],
  slotMinutes: number,
): readonly (readonly Stop[])[] {
  const first = minuteOfDay(days[0] ?? "");
  const bars = weekBars(
    entries.filter(({ isBar }) => isBar),
    first,
    days.length,
  );
  return days.map((day, position) => {
    const begin = minuteOfDay(day);
    const column: Stop[] = [slotStop(day, undefined)];
    for (const bar of bars) if (bar.first === position) column.push(itemStop(bar.entry, day, undefined));
    const boxes = entries.filter(
      ({ isBar, from, to }) =>
        !isBar &&
        to > begin &&
        (position === 0 ? from < begin + dayMinutes : from >= begin) &&
        from < begin + dayMinutes,
    );
    for (let minute = 0; minute < dayMinutes; minute += slotMinutes) {
      column.push(slotStop(day, minute));
      for (const box of boxes) {
        const own = Math.max(0, box.from - begin);
        if (own >= minute && own < minute + slotMinutes) column.push(itemStop(box, day, minute));
      }
    }
    return column;
  });
}

export const itemStop = (entry: CalendarEntry, day: string, minute: number | undefined): Stop => ({
  id: itemId(entry.key),
  kind: "item",
  day,
  minute,
  key: entry.key,
});
