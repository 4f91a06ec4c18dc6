import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLatest } from "../react/use-latest.ts";
import {
  byTime,
  type CalendarEntry,
  dayMinutes,
  dayOfMinute,
  type ItemTimes,
  minuteOfDay,
  momentOfMinute,
  movedTimes,
} from "./parts/calendar/calendar-items.ts";
import { followPress, type Gesture, minuteAt, slots } from "./parts/calendar/calendar-press.ts";
import type { CalendarRange, CalendarView } from "./parts/calendar/calendar-range.ts";
import { minuteOfStop, type Stop, slotId, slotOf } from "./parts/calendar/calendar-stops.ts";
import { type CalendarTexts, itemText } from "./parts/calendar/calendar-texts.ts";
import { calendarWords } from "./parts/calendar/calendar-words.ts";
import { MonthWeeks, monthStops, useLaneCount } from "./parts/calendar/month-weeks.tsx";
import { TimeGrid, timeStops } from "./parts/calendar/time-grid.tsx";
import { plus } from "./parts/date-picker/days.ts";
import { chevronLeft, chevronRight } from "./parts/look/glyphs.ts";
import { Glyph } from "./parts/look/svg.tsx";
import type { DrawItem } from "./parts/shared/item-slot.tsx";

/** Slots that were chosen: moments, or the first and the last day. */
export interface ChosenSlots {
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
}

export interface CalendarViewProps<Item> {
  readonly range: CalendarRange;
  readonly date: string;
  readonly today: string;
  readonly entries: readonly CalendarEntry<Item>[];
  readonly views: readonly CalendarView[];
  readonly firstHour: number;
  readonly slotMinutes: number;
  readonly canMove: boolean;
  readonly canSelect: boolean;
  readonly texts: CalendarTexts;
  readonly language: string;
  readonly timeZone: string | undefined;
  readonly item: DrawItem<Item> | undefined;
  readonly onView: (view: CalendarView) => void;
  readonly onDate: (date: string) => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onOpen: (item: Item) => void;
  readonly onSelect: (chosen: ChosenSlots) => void;
  readonly onMove: (entry: CalendarEntry<Item>, times: ItemTimes) => void;
  readonly onDragging: (isDragging: boolean) => void;
}

/** The days of a calendar with their items, below the buttons that choose the days. */
export default function CalendarViewPart<Item>(props: CalendarViewProps<Item>): ReactNode {
  const { range, date, today, texts, slotMinutes, canMove, canSelect, timeZone, language } = props;
  const root = useRef<HTMLDivElement>(null);
  const help = useId();
  const words = useMemo(() => calendarWords(language), [language]);
  const [gesture, setGesture] = useState<Gesture>();
  const [announcement, setAnnouncement] = useState("");
  const [focused, setFocused] = useState("");
  const wanted = useRef<string>(undefined);
  const isMonth = range.view === "month";
  const title = words.title(range, date);
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (isAsked.current) setAnnouncement(title);
    isAsked.current = false;
  }, [title]);
  /** Announces the days that a button leads to. */
  const asking =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      isAsked.current = true;
      act(...args);
    };
  const laneCount = useLaneCount(root, range.days.length / 7);

  const entries = useMemo(() => withGesture(props.entries, gesture), [props.entries, gesture]);
  const stops = useMemo(
    () => (isMonth ? monthStops(range.days, entries, laneCount) : timeStops(range.days, entries, slotMinutes)),
    [isMonth, range.days, entries, laneCount, slotMinutes],
  );
  const usual = slotId(date, isMonth ? undefined : Math.floor((props.firstHour * 60) / slotMinutes) * slotMinutes);
  const active = stopOf(stops, focused) ?? stopOf(stops, usual);
  const activeId = active?.id ?? "";
  const spanOf = (entry: Pick<CalendarEntry, "from" | "to" | "isAllDay">) => words.span(entry, texts.allDayLabel);
  const nameOf = (entry: CalendarEntry) => [entry.label, spanOf(entry)].filter((text) => text !== "").join(", ");
  const entryOf = (key: string) => props.entries.find((one) => one.key === key);

  const announce = (text: string, one: Gesture | undefined) => {
    const entry = one && entryOf(one.key);
    if (!entry) return;
    const time = spanOf({ ...entry, from: one.from, to: one.to });
    setAnnouncement(itemText(text, { item: entry.label, time }));
  };
  const change = (next: Gesture) => {
    if (next.kind !== "create") props.onDragging(true);
    setGesture(next);
  };
  const end = (result: Gesture | undefined) => {
    props.onDragging(false);
    setGesture(undefined);
    if (result?.kind === "create") select(result);
    else if (result) drop(result);
  };
  const drop = (result: Gesture) => {
    const entry = entryOf(result.key);
    if (!entry) return;
    const by = { from: result.from - entry.from, to: result.to - entry.to };
    announce(texts.droppedText, result);
    if (by.from !== 0 || by.to !== 0) props.onMove(entry, movedTimes(entry, by, timeZone));
  };
  const select = ({ from, to, isWhole }: Gesture) =>
    props.onSelect(
      isWhole
        ? { start: dayOfMinute(from), end: dayOfMinute(to - 1), allDay: true }
        : { start: momentOfMinute(from, timeZone), end: momentOfMinute(to, timeZone), allDay: false },
    );
  const selectSlot = (id: string) => {
    const slot = slotOf(id);
    if (slot && canSelect) select(chosenFrom(slot, slot, slotMinutes));
  };
  const focus = (id: string) => {
    wanted.current = id;
    setFocused(id);
  };
  useLayoutEffect(() => {
    if (wanted.current === undefined || wanted.current !== activeId) return;
    const node = root.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(activeId)}"]`);
    if (!node) return;
    wanted.current = undefined;
    node.focus();
  });

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!active || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (gesture && !gesture.isKeyboard) return;
    const isDone = gesture?.kind === "move" ? pressLifted(event, gesture) : pressStop(event, active);
    if (isDone) event.preventDefault();
  };
  const pressLifted = (event: KeyboardEvent, lifted: Gesture): boolean => {
    const entry = entryOf(lifted.key);
    if (!entry) return false;
    if (event.key === " " || event.key === "Enter") {
      end(lifted);
      focus(activeId);
      return true;
    }
    if (event.key === "Escape" || event.key === "Tab") {
      event.stopPropagation();
      end(undefined);
      announce(texts.canceledText, { ...lifted, from: entry.from, to: entry.to });
      if (event.key === "Escape") focus(activeId);
      return event.key === "Escape";
    }
    const by = stepOf(event.key, entry, isMonth, slotMinutes);
    if (by === undefined) return false;
    const from = event.shiftKey ? lifted.from : lifted.from + by;
    const to = lifted.to + by;
    const least = entry.isAllDay ? dayMinutes : slotMinutes;
    const isShown = range.days.includes(dayOfMinute(from)) && to - from >= Math.min(least, entry.to - entry.from);
    if (by === 0 || !isShown) return true;
    const moved = { ...lifted, from, to };
    setGesture(moved);
    announce(texts.movedText, moved);
    focus(activeId);
    return true;
  };
  const pressStop = (event: KeyboardEvent, stop: Stop): boolean => {
    const { key, shiftKey } = event;
    if (gesture && key === "Escape") {
      event.stopPropagation();
      setGesture(undefined);
      return true;
    }
    if (stop.kind === "slot" && (key === "Enter" || key === " ")) {
      if (gesture) end(gesture);
      else selectSlot(stop.id);
      return true;
    }
    const entry = stop.kind === "item" && key === " " && canMove ? entryOf(stop.key ?? "") : undefined;
    if (entry) {
      const { from, to } = entry;
      const lifted: Gesture = { kind: "move", key: entry.key, from, to, isWhole: entry.isBar, isKeyboard: true };
      change(lifted);
      announce(texts.liftedText, lifted);
      focus(stop.id);
      return true;
    }
    const next = nextStop(stops, stop, key, range.view);
    if (next === undefined) return false;
    if (shiftKey && stop.kind === "slot" && next.kind === "slot" && canSelect && key.startsWith("Arrow")) {
      extend(stop, next);
      return true;
    }
    if (gesture) setGesture(undefined);
    if (!range.days.includes(next.day)) props.onDate(next.day);
    focus(next.id);
    return true;
  };
  /** Chooses the slots from where the choice began to the next one. Slots with a time are of one day. */
  const extend = (stop: Stop, next: Stop) => {
    const isSame = stop.minute === undefined ? next.minute === undefined : next.day === stop.day;
    if (!isSame || !range.days.includes(next.day) || (next.minute === undefined) !== (stop.minute === undefined))
      return;
    const begun = anchor.current !== undefined && gesture ? anchor.current : stop;
    anchor.current = begun;
    const chosen = chosenFrom(begun, next, slotMinutes);
    setGesture({ ...chosen, isKeyboard: true });
    focus(next.id);
  };
  const anchor = useRef<Stop>(undefined);

  const slotName = (id: string): string => {
    const slot = slotOf(id);
    if (!slot) return "";
    const chosen = gesture?.kind === "create" && gesture.isKeyboard ? gesture : chosenFrom(slot, slot, slotMinutes);
    if (!isMonth) return spanOf({ ...chosen, isAllDay: chosen.isWhole });
    const isOneDay = chosen.to - chosen.from <= dayMinutes;
    return isOneDay ? words.wholeDay(slot.day) : spanOf({ ...chosen, isAllDay: true });
  };
  const click = (event: MouseEvent<HTMLDivElement>) => {
    const { target, detail } = event;
    if (detail === 0 || !root.current || !(target instanceof Element) || target.closest("[data-key], [data-more]"))
      return;
    const cell = target.closest("[data-day]");
    if (!cell) return;
    const isInTime = !cell.hasAttribute("data-whole");
    const minute = minuteAt(root.current, { x: event.clientX, y: event.clientY }, !isInTime);
    const day = dayOfMinute(minute);
    const inDay = Math.floor((minute - minuteOfDay(day)) / slotMinutes) * slotMinutes;
    const id = slotId(day, isInTime ? inDay : undefined);
    focus(id);
    selectSlot(id);
  };
  const latest = useLatest({ canMove, canSelect, isMonth, slotMinutes, entryOf, onChange: change, onEnd: end });
  useStillTouches(root);
  const grid = {
    days: range.days,
    date,
    today,
    entries,
    words,
    texts,
    slotMinutes,
    firstHour: props.firstHour,
    chosen: gesture?.kind === "create" ? gesture : undefined,
    look: {
      draw: props.item,
      activeId,
      liftedKey: gesture?.key,
      canMove,
      nameOf,
      onOpen: (entry: CalendarEntry<Item>) => props.onOpen(entry.item),
    },
    slotName,
    onSlot: selectSlot,
  };
  return (
    <>
      <Toolbar
        {...props}
        title={title}
        onDate={asking(props.onDate)}
        onStep={asking(props.onStep)}
        onView={asking(props.onView)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div
        ref={root}
        className="trama-calendar-grid"
        role="group"
        aria-label={title}
        aria-describedby={help}
        data-view={range.view}
        data-select={canSelect || undefined}
        onKeyDown={press}
        // Firefox presses a button when Space is released.
        onKeyUp={(event) => event.key === " " && event.preventDefault()}
        onFocus={(event) => {
          const id = event.target.getAttribute("data-stop");
          if (id !== null && id !== focused) setFocused(id);
        }}
        onBlur={() => {
          if (!gesture?.isKeyboard) return;
          // An item that is moved to another week is another node, which gets the focus at once.
          setTimeout(() => root.current?.contains(document.activeElement) || latest.current.onEnd(undefined));
        }}
        onPointerDown={({ nativeEvent }) => {
          if (root.current) followPress(nativeEvent, { root: root.current, ...forward(latest) });
        }}
        onContextMenu={(event) => gesture && event.preventDefault()}
        onClick={click}
      >
        <span id={help} hidden>
          {texts.instructionsText}
        </span>
        {isMonth ? (
          <MonthWeeks {...grid} laneCount={laneCount} onDay={(day) => showDay(props, day)} />
        ) : (
          <TimeGrid key={range.view} {...grid} />
        )}
      </div>
      <div className="trama-unseen" role="status" aria-live="assertive">
        {announcement}
      </div>
    </>
  );
}

function showDay<Item>({ onDate, onView }: CalendarViewProps<Item>, day: string): void {
  onDate(day);
  onView("day");
}

type Press = Omit<Parameters<typeof followPress>[1], "root">;

/** Returns what a press calls later: the state of the newest render. */
const forward = (latest: RefObject<Press>): Press => ({
  canMove: latest.current.canMove,
  canSelect: latest.current.canSelect,
  isMonth: latest.current.isMonth,
  slotMinutes: latest.current.slotMinutes,
  entryOf: (key) => latest.current.entryOf(key),
  onChange: (gesture) => latest.current.onChange(gesture),
  onEnd: (gesture) => latest.current.onEnd(gesture),
});

/** Returns the entries as a gesture shows them. */
function withGesture<Item>(
  entries: readonly CalendarEntry<Item>[],
  gesture: Gesture | undefined,
): readonly CalendarEntry<Item>[] {
  if (!gesture || gesture.kind === "create") return entries;
  const { key, from, to } = gesture;
  return entries.map((entry) => (entry.key === key ? { ...entry, from, to } : entry)).sort(byTime);
}

const stopOf = (stops: readonly (readonly Stop[])[], id: string): Stop | undefined => {
  for (const column of stops) {
    const found = column.find((stop) => stop.id === id);
    if (found) return found;
  }
  return undefined;
};

/** Returns the slots from one stop to another. */
function chosenFrom(
  first: Pick<Stop, "day" | "minute">,
  last: Pick<Stop, "day" | "minute">,
  slotMinutes: number,
): Gesture {
  const isWhole = first.minute === undefined;
  const chosen = slots(minuteOfStop(first), minuteOfStop(last), isWhole ? dayMinutes : slotMinutes);
  return { kind: "create", key: "", isWhole, isKeyboard: true, ...chosen };
}

/** Returns the minutes that an arrow moves an item by; undefined for another key. */
function stepOf(key: string, { isBar }: CalendarEntry, isMonth: boolean, slotMinutes: number): number | undefined {
  if (key === "ArrowLeft") return -dayMinutes;
  if (key === "ArrowRight") return dayMinutes;
  const vertical = isMonth ? 7 * dayMinutes : isBar ? 0 : slotMinutes;
  return key === "ArrowUp" ? -vertical : key === "ArrowDown" ? vertical : undefined;
}

/** Returns the stop that a key leads to; its day may be outside of what is shown. */
function nextStop(stops: readonly (readonly Stop[])[], stop: Stop, key: string, view: CalendarView): Stop | undefined {
  const at = (days: number, unit: "day" | "month" = "day"): Stop => {
    const day =
      unit === "day" ? plus("day", stop.day, days) : `${plus("month", stop.day.slice(0, 7), days)}${stop.day.slice(7)}`;
    const isReal = !Number.isNaN(Date.parse(day)) && new Date(day).getUTCDate() === Number(day.slice(8));
    const shown = isReal ? day : plus("day", `${plus("month", day.slice(0, 7), 1)}-01`, -1);
    return { id: slotId(shown, stop.minute), kind: "slot", day: shown, minute: stop.minute };
  };
  const column = stops.find((one) => one.some(({ id }) => id === stop.id)) ?? [];
  const position = column.findIndex(({ id }) => id === stop.id);
  const page = view === "month" ? undefined : view === "week" ? 7 : 1;
  switch (key) {
    case "ArrowLeft":
      return at(-1);
    case "ArrowRight":
      return at(1);
    case "ArrowUp":
      return column[position - 1] ?? (view === "month" ? at(-7) : undefined);
    case "ArrowDown":
      return column[position + 1] ?? (view === "month" ? at(7) : undefined);
    case "Home":
      return { ...at(0), ...slotAt(stops[0], stop) };
    case "End":
      return { ...at(0), ...slotAt(stops.at(-1), stop) };
    case "PageUp":
      return page === undefined ? at(-1, "month") : at(-page);
    case "PageDown":
      return page === undefined ? at(1, "month") : at(page);
    default:
      return undefined;
  }
}

/** Returns the slot of a column at the time of a stop; in a month, the one in the same week. */
function slotAt(column: readonly Stop[] | undefined, { day, minute }: Stop): Stop | undefined {
  const near = (one: Stop) => Math.abs(minuteOfDay(one.day) - minuteOfDay(day)) < 7 * dayMinutes;
  return column?.find((one) => one.kind === "slot" && one.minute === minute && near(one));
}

/** A finger that moves an item does not scroll the page. The listener must be there before the finger is. */
function useStillTouches(root: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const node = root.current;
    const stay = (event: TouchEvent) => {
      if (node?.hasAttribute("data-pressed") && event.cancelable) event.preventDefault();
    };
    node?.addEventListener("touchmove", stay, { passive: false });
    return () => node?.removeEventListener("touchmove", stay);
  }, [root]);
}

/** The buttons for other days and views. */
function Toolbar<Item>(props: CalendarViewProps<Item> & { readonly title: string }): ReactNode {
  const { texts, range, views } = props;
  const names = { day: texts.dayLabel, week: texts.weekLabel, month: texts.monthLabel };
  return (
    <div className="trama-calendar-bar">
      <button type="button" className="trama-calendar-tool" onClick={() => props.onDate(props.today)}>
        {texts.todayLabel}
      </button>
      <button
        type="button"
        className="trama-calendar-tool"
        aria-label={texts.previousLabel}
        onClick={() => props.onStep(-1)}
      >
        <Glyph icon={chevronLeft} />
      </button>
      <button
        type="button"
        className="trama-calendar-tool"
        aria-label={texts.nextLabel}
        onClick={() => props.onStep(1)}
      >
        <Glyph icon={chevronRight} />
      </button>
      <span className="trama-calendar-title">{props.title}</span>
      {views.length > 1 && (
        <div className="trama-calendar-views">
          {views.map((view) => (
            <button
              key={view}
              type="button"
              className="trama-calendar-tool"
              aria-pressed={view === range.view}
              onClick={() => props.onView(view)}
            >
              {names[view]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
