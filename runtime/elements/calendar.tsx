import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { lazyPart } from "../app/reload.ts";
import { dayText, zonedTimeAt } from "../dates/zoned-time.ts";
import { readZonedTime } from "../helpers/date-value.ts";
import { PartSuspense } from "../late/part-suspense.tsx";
import { useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { computed } from "../react/signals.ts";
import { clock } from "../screen/clock.ts";
import { writtenLanguage } from "../screen/language.ts";
import type View from "./calendar.view.tsx";
import { type CalendarEntry, entriesOf, type ItemTimes } from "./parts/calendar/calendar-items.ts";
import { type CalendarView, rangeOf, steppedDate } from "./parts/calendar/calendar-range.ts";
import { type CalendarTexts, calendarTextDefaults, calendarTexts } from "./parts/calendar/calendar-texts.ts";
import { useInitialValue } from "./parts/field/initial-value.ts";
import { useLayoutValue } from "./parts/look/layout-value.ts";
import { useTexts } from "./parts/shared/texts.ts";
import type { CalendarProps, CalendarVariables } from "./props.ts";

// `lazyPart` drops the type parameter of the view; the cast restores it.
const ViewPart = lazyPart("calendar.view", () => import("./calendar.view.tsx")) as unknown as typeof View;

interface Resolved<Item> extends CalendarTexts {
  readonly items: readonly Item[];
  readonly weekStart: number;
  readonly firstHour: number;
  readonly slotMinutes: number;
  readonly readonly: boolean;
  readonly ariaLabel: string;
}

const defaults: Resolved<never> = {
  ...calendarTextDefaults,
  items: [],
  weekStart: 1,
  firstHour: 8,
  slotMinutes: 30,
  readonly: false,
  ariaLabel: "",
};

const allViews: readonly CalendarView[] = ["day", "week", "month"];
const notMoved: ReadonlyMap<string, ItemTimes> = new Map();

/**
 * A day, a week or a month with its items.
 *
 * It shows a move at once and emits it; when `items` change, it shows them where they belong. The days and what moves
 * items are loaded separately.
 */
export function Calendar<Item = unknown>(props: CalendarProps<Item>): ReactNode {
  const root = useElement<HTMLDivElement>(props, "calendar");
  const { attributes, emit, label, runtime } = root;
  const { timeZone } = runtime;
  const state = root.values<Resolved<Item>>(props, defaults);
  const texts = useTexts<CalendarTexts>(state, calendarTexts);
  const [own, setOwn] = useState<{ readonly of: readonly Item[]; readonly moved: ReadonlyMap<string, ItemTimes> }>();
  const [isDragging, setDragging] = useState(false);
  const variables = root.connect(Calendar.spec, props.handle, {
    showDate: (args: { readonly date?: string | null | undefined }) => {
      variables.date.value = dayOr(args.date);
    },
    setView: (args: { readonly view?: CalendarView | null | undefined }) => {
      variables.view.value = args.view ?? "week";
    },
    reset: () => setOwn(undefined),
  });
  const today = useToday(timeZone);
  const dayOr = (value: unknown): string => {
    const zoned = readZonedTime(value, timeZone);
    return zoned ? dayText(zoned) : today;
  };
  const view = useSignalValue(variables.view);
  // Empty until the first values of bindings are taken.
  const given = useSignalValue(variables.date);
  const date = given || today;
  useInitialValue(props.view, label("view"), (value) => {
    variables.view.value = value ?? "week";
  });
  useInitialValue(props.date, label("date"), (value) => {
    variables.date.value = dayOr(value);
  });
  const range = useMemo(() => rangeOf(view, date, state.weekStart, timeZone), [view, date, state.weekStart, timeZone]);
  const emitted = useRef("");
  useLayoutEffect(() => {
    if (given === "" || variables.date.peek() !== given || variables.view.peek() !== range.view) return;
    const { start, end } = range;
    variables.start.value = start;
    variables.end.value = end;
    const key = `${range.view} ${start} ${end}`;
    if (emitted.current === key) return;
    emitted.current = key;
    emit(props.onRangeChange, "rangeChange", { start, end, view: range.view });
  });
  useLayoutValue(variables.isDragging, isDragging);
  const moved = own?.of === state.items ? own.moved : notMoved;
  const entries = useEntries(props, state.items, moved, timeZone);
  const move = (entry: CalendarEntry<Item>, times: ItemTimes) => {
    setOwn({ of: state.items, moved: new Map(moved).set(entry.key, times) });
    emit(props.onItemMoved, "itemMoved", { item: entry.item, ...times, oldStart: entry.start, oldEnd: entry.end });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      {...attributes}
      role="group"
      aria-label={state.ariaLabel || undefined}
      data-readonly={state.readonly || undefined}
      data-dragging={isDragging || undefined}
    >
      <PartSuspense fallback={<div className="trama-calendar-place" />}>
        {given === "" ? (
          <div className="trama-calendar-place" />
        ) : (
          <ViewPart
            range={range}
            date={date}
            today={today}
            entries={entries}
            views={props.views ?? allViews}
            firstHour={state.firstHour}
            slotMinutes={state.slotMinutes}
            canMove={!state.readonly && props.onItemMoved !== undefined}
            canSelect={!state.readonly && props.onSlotSelect !== undefined}
            texts={texts}
            language={writtenLanguage(runtime)}
            timeZone={timeZone}
            item={props.item}
            onView={(next) => {
              variables.view.value = next;
            }}
            onDate={(next) => {
              variables.date.value = next;
            }}
            onStep={(step) => {
              variables.date.value = steppedDate(view, date, step);
            }}
            onOpen={(item) => emit(props.onItemClick, "itemClick", { item })}
            onSelect={(chosen) => emit(props.onSlotSelect, "slotSelect", chosen)}
            onMove={move}
            onDragging={setDragging}
          />
        )}
      </PartSuspense>
    </div>
  );
}

Calendar.spec = elementSpec<CalendarVariables>({
  type: "calendar",
  variables: { view: "week", date: "", start: "", end: "", isDragging: false },
  actions: ["showDate", "setView", "reset"],
});

/** Returns the current day; a calendar that stays open shows the next one at midnight. */
function useToday(timeZone: string | undefined): string {
  const [today] = useState(() => computed(() => dayText(zonedTimeAt(Date.parse(clock.value), timeZone))));
  return useSignalValue(today);
}

/** Returns the items with their places in time; the same objects until something they show changes. */
function useEntries<Item>(
  props: CalendarProps<Item>,
  items: readonly Item[],
  moved: ReadonlyMap<string, ItemTimes>,
  timeZone: string | undefined,
): readonly CalendarEntry<Item>[] {
  const { itemKey = "id", labelField = "label", startField = "start", endField = "end" } = props;
  const { allDayField = "allDay", colorField = "color" } = props;
  return useMemo(() => {
    const fields = { itemKey, labelField, startField, endField, allDayField, colorField };
    return entriesOf(items, fields, timeZone, moved);
  }, [items, itemKey, labelField, startField, endField, allDayField, colorField, timeZone, moved]);
}
