import {
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
} from "react";
import { DayPicker, type DayPickerProps, type MonthCaptionProps } from "react-day-picker";
import { padded } from "../../../../dates/zoned-time.ts";
import { type Choice, isWithin, ordered, type SelectionMode } from "../choice.ts";
import type { DateWords } from "../date-words.ts";
import type { DayMarks } from "../day-marks.ts";
import { distance, monthOf, plus } from "../days.ts";
import { type CalendarMasks, maskText } from "../masks.ts";
import { type Transition, useMonthMotion } from "../month-motion.ts";
import { useDayDrag } from "../use-day-drag.ts";
import { type SwipeLimits, useSwipe } from "../use-swipe.ts";
import { DayPopover, useDayPopover } from "./day-popover.tsx";
import { firstYear, lastYear, StepButton } from "./period-grid.tsx";

// The only module that imports the calendar library, which uses dates of the browser's zone; here they are only days.

/** What the buttons around a month, swipes and page turns have in common. */
export interface MonthMoves {
  /** The first visible month, such as `2025-06`. */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  readonly monthCount: number;
  /** How many months the buttons and a swipe move. */
  readonly step: number;
  /** The first and last day of the months that may be shown. */
  readonly firstMonth: string | undefined;
  readonly lastMonth: string | undefined;
}

export interface MonthGridProps extends MonthMoves {
  readonly language: string;
  readonly words: DateWords;
  readonly selection: SelectionMode;
  readonly chosen: Choice;
  /** The day under the pointer while the end of a range is being chosen. */
  readonly preview: string | undefined;
  readonly today: string;
  /** Whether a day can be pressed now. */
  readonly canPress: (day: string) => boolean;
  readonly weekStart: number;
  readonly weekNumbers: "none" | "local" | "iso";
  readonly hasOffsetDates: boolean;
  /** Months have only the weeks that they need, not always six. */
  readonly isTrimmed: boolean;
  /** How the month above the days is chosen: from lists, from a grid that the button opens, or not at all. */
  readonly caption: "lists" | "button" | "text";
  readonly onCaption?: (month: string) => void;
  readonly transition: Transition;
  readonly swipe?: SwipeLimits;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The formats of texts, where the design sets them. */
  readonly masks?: CalendarMasks;
  /** What days are marked with. */
  readonly marks?: Readonly<Record<string, DayMarks>>;
  readonly onDay: (day: string) => void;
  readonly onPoint: (day: string | undefined) => void;
  readonly onDragStart: (day: string) => void;
}

/** Months with their days, each a grid navigated by the arrow keys. */
export function MonthGrid(props: MonthGridProps): ReactNode {
  const { chosen, preview, words, month, selection, marks = noMarks } = props;
  const [first] = chosen;
  const root = useRef<HTMLDivElement>(null);
  const texts = useTexts(props.language, words, marks, props.masks);
  const popover = useDayPopover(marks);
  const middle = preview === undefined || first === undefined ? [] : ordered(first, preview);
  const move = (step: -1 | 1) => {
    const next = movedMonth(props, step);
    if (next !== undefined) props.onMonth(next);
  };
  const drag = useDayDrag(root, { onStart: props.onDragStart, onOver: props.onPoint, onEnd: props.onDay });
  const swipe = useSwipe((step) => drag.hasDragged() || move(step), props.swipe);
  useMonthMotion(root, month, props.transition);
  const shared: DayPickerProps = {
    classNames,
    components,
    labels: texts.labels,
    formatters: texts.formatters,
    lang: props.language,
    today: dateOf(props.today),
    month: dateOf(`${month}-01`),
    onMonthChange: (date) => props.onMonth(monthOf(dayOf(date))),
    numberOfMonths: props.monthCount,
    startMonth: dateOf(props.firstMonth ?? earliest),
    endMonth: dateOf(props.lastMonth ?? latest),
    hideNavigation: true,
    captionLayout: props.caption === "lists" ? "dropdown" : "label",
    showOutsideDays: props.hasOffsetDates && props.monthCount === 1,
    fixedWeeks: !props.isTrimmed,
    showWeekNumber: props.weekNumbers !== "none",
    ISOWeek: props.weekNumbers === "iso",
    weekStartsOn: weekdays[props.weekStart] ?? 1,
    disabled: (date) => !props.canPress(dayOf(date)),
    modifiers: {
      preview: (date) => isWithin(dayOf(date), middle),
      ...Object.fromEntries(
        classesOf(marks).map((name) => [
          name,
          (date: Date) => marks[dayOf(date)]?.classNames.split(" ").includes(name) ?? false,
        ]),
      ),
    },
    modifiersClassNames: {
      preview: "trama-day-preview",
      ...Object.fromEntries(classesOf(marks).map((name) => [name, name])),
    },
    onDayMouseEnter: (date, _, { currentTarget }) => {
      props.onPoint(dayOf(date));
      popover.show(dayOf(date), currentTarget);
    },
    onDayMouseLeave: () => {
      props.onPoint(undefined);
      popover.hide();
    },
    onDayFocus: (date, _, { currentTarget }) => {
      props.onPoint(dayOf(date));
      popover.show(dayOf(date), currentTarget);
    },
    onDayBlur: popover.hide,
  };
  const press = (_: unknown, date: Date) => props.onDay(dayOf(date));
  const [start, end] = chosen;
  return (
    <MovesContext value={{ ...props, move, nameOf: texts.formatters.formatCaption }}>
      <div
        ref={root}
        className="trama-date-months"
        onKeyDownCapture={yearByAlt}
        {...(selection === "range" && drag.listeners)}
      >
        <div ref={swipe} className="trama-swipe">
          {selection === "range" && (
            <DayPicker {...shared} mode="range" selected={{ from: dateOr(start), to: dateOr(end) }} onSelect={press} />
          )}
          {selection === "multi" && (
            <DayPicker {...shared} mode="multiple" selected={chosen.map(dateOf)} onSelect={press} />
          )}
          {selection === "single" && <DayPicker {...shared} mode="single" selected={dateOr(start)} onSelect={press} />}
        </div>
        {popover.shown && (
          <DayPopover
            anchor={popover.shown.anchor}
            title={texts.dayPopover(dateOf(popover.shown.day))}
            texts={marks[popover.shown.day]?.popovers ?? []}
            noContent={words.noContent}
            onStay={popover.stay}
            onHide={popover.hide}
            onClose={popover.close}
          />
        )}
      </div>
    </MovesContext>
  );
}

const noMarks: Readonly<Record<string, DayMarks>> = {};

const classesOf = (marks: Readonly<Record<string, DayMarks>>): readonly string[] => [
  ...new Set(Object.values(marks).flatMap((mark) => mark.classNames.split(" "))),
];

interface Moves extends MonthGridProps {
  readonly nameOf: (date: Date) => string;
  readonly move: (step: -1 | 1) => void;
}

const MovesContext = createContext<Moves | undefined>(undefined);

/** Returns the first visible month after a step; undefined if it would leave the limits. It may be a shorter step. */
export function movedMonth(moves: MonthMoves, step: -1 | 1): string | undefined {
  const { month, monthCount, firstMonth, lastMonth } = moves;
  const [begin, end] = [monthOf(firstMonth ?? earliest), monthOf(lastMonth ?? latest)];
  const last = plus("month", end, 1 - Math.min(monthCount, distance("month", begin, end) + 1));
  const next = plus("month", month, step * moves.step);
  const kept = next < begin ? begin : next > last ? last : next;
  return step < 0 ? (kept < month ? kept : undefined) : kept > month ? kept : undefined;
}

/** The buttons around the first and last month, and what is between them. */
function MonthCaption({ calendarMonth, displayIndex, children, ...attributes }: MonthCaptionProps): ReactElement {
  const moves = useContext(MovesContext);
  if (!moves) return <div {...attributes}>{children}</div>;
  const { words, caption, onCaption } = moves;
  const month = monthOf(dayOf(calendarMonth.date));
  return (
    <>
      {displayIndex === 0 && (
        <StepButton
          step={-1}
          label={moves.previousLabel || words.previous}
          can={movedMonth(moves, -1) !== undefined}
          onStep={moves.move}
        />
      )}
      <div {...attributes}>
        {caption === "button" ? (
          <>
            <button
              type="button"
              className="trama-caption-button"
              aria-label={`${words.chooseMonth}: ${moves.nameOf(calendarMonth.date)}`}
              onClick={() => onCaption?.(month)}
            >
              {moves.nameOf(calendarMonth.date)}
            </button>
            <span className="trama-unseen" role="status">
              {moves.nameOf(calendarMonth.date)}
            </span>
          </>
        ) : (
          children
        )}
      </div>
      {displayIndex === moves.monthCount - 1 && (
        <StepButton
          step={1}
          label={moves.nextLabel || words.next}
          can={movedMonth(moves, 1) !== undefined}
          onStep={moves.move}
        />
      )}
    </>
  );
}

const earliest = `${firstYear}-01-01`;
const latest = `${lastYear}-12-01`;
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

const dayOf = (date: Date): string =>
  `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;

function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const made = new Date(2000, 0, 1);
  made.setFullYear(year, month - 1, date);
  return made;
}

const dateOr = (day: string | undefined): Date | undefined => (day === undefined ? undefined : dateOf(day));

/** Alt with PageUp and PageDown moves by years, as Shift does in the library. */
function yearByAlt(event: KeyboardEvent): void {
  if (!event.altKey || !event.key.startsWith("Page")) return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new window.KeyboardEvent("keydown", { key: event.key, shiftKey: true, bubbles: true }));
}

const classNames = {
  months: "trama-months",
  month: "trama-month",
  month_caption: "trama-month-caption",
  caption_label: "trama-month-name",
  dropdowns: "trama-month-lists",
  dropdown_root: "trama-month-list",
  months_dropdown: "trama-month-select",
  years_dropdown: "trama-month-select",
  month_grid: "trama-month-grid",
  weekday: "trama-weekday",
  week_number: "trama-week-number",
  week_number_header: "trama-week-number",
  day: "trama-day",
  day_button: "trama-day-button",
  selected: "trama-day-chosen",
  range_start: "trama-day-start",
  range_end: "trama-day-end",
  range_middle: "trama-day-middle",
  today: "trama-day-today",
  outside: "trama-day-outside",
  disabled: "trama-day-disabled",
};

const components = { MonthCaption, Chevron: () => <></> };

/** Returns the names of months and days in a language, from the browser. */
function useTexts(
  language: string,
  words: DateWords,
  marks: Readonly<Record<string, DayMarks>>,
  masks: CalendarMasks | undefined,
) {
  return useMemo(() => {
    const by = (options: Intl.DateTimeFormatOptions, mask?: string) => {
      if (mask) return (date: Date): string => maskText(dayOf(date), mask, language);
      const format = new Intl.DateTimeFormat(language || undefined, options);
      return (date: Date): string => format.format(date).replace(/\.$/, "");
    };
    const caption = by({ month: "long", year: "numeric" }, masks?.title);
    const weekday = by({ weekday: "long" });
    const whole = by({ dateStyle: "full" });
    return {
      dayPopover: by({ weekday: "short", year: "numeric", month: "short", day: "numeric" }, masks?.dayPopover),
      formatters: {
        formatCaption: caption,
        formatDay: (date: Date) => String(date.getDate()),
        formatMonthDropdown: by({ month: "long" }),
        formatWeekdayName: by({ weekday: masks ? "narrow" : "short" }, masks?.weekdays),
        formatYearDropdown: (date: Date) => String(date.getFullYear()),
      },
      labels: {
        labelGrid: caption,
        labelDayButton: (date: Date, { today, selected }: { readonly today?: boolean; readonly selected?: boolean }) =>
          [
            whole(date),
            ...(today ? [words.today] : []),
            ...(selected ? [words.selected] : []),
            ...(marks[dayOf(date)]?.popovers.filter(Boolean) ?? []),
          ].join(", "),
        labelMonthDropdown: () => words.month,
        labelYearDropdown: () => words.year,
        labelWeekday: weekday,
        labelWeekNumber: (week: number) => `${words.week} ${week}`,
        labelWeekNumberHeader: () => words.week,
      },
    };
  }, [language, words, marks, masks]);
}
