import { type KeyboardEvent, type ReactNode, useMemo } from "react";
import { DayPicker } from "react-day-picker";
import { padded } from "../../../dates/zoned-time.ts";
import { chevronLeft, chevronRight } from "../shared/glyphs.ts";
import { Glyph } from "../shared/svg.tsx";
import type { DateWords } from "./date-words.ts";
import { type Choice, canChoose, type DayRules, ordered } from "./days.ts";

// The only module that imports the calendar library, which uses dates of the browser's zone; here they are only days.

export interface MonthGridProps {
  readonly language: string;
  readonly words: DateWords;
  readonly isRange: boolean;
  readonly chosen: Choice;
  /** The day under the pointer while the end of a range is being chosen. */
  readonly preview: string | undefined;
  readonly today: string;
  /** A day of the first visible month. */
  readonly opensAt: string;
  readonly monthCount: number;
  readonly firstMonth: string | undefined;
  readonly lastMonth: string | undefined;
  readonly rules: DayRules;
  /** Whether the started range may end on this day. */
  readonly canEnd: (day: string) => boolean;
  readonly weekStart: number;
  readonly weekNumbers: "none" | "local" | "iso";
  readonly hasOffsetDates: boolean;
  readonly hasLists: boolean;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly onDay: (day: string) => void;
  readonly onPoint: (day: string | undefined) => void;
}

/** Months with their days, each a grid navigated by the arrow keys. */
export function MonthGrid(props: MonthGridProps): ReactNode {
  const { chosen, preview, rules, words } = props;
  const texts = useTexts(props.language, words);
  const middle = preview === undefined || chosen.start === undefined ? undefined : ordered(chosen.start, preview);
  const shared = {
    classNames,
    components,
    labels: {
      ...texts.labels,
      labelPrevious: () => props.previousLabel || words.previous,
      labelNext: () => props.nextLabel || words.next,
    },
    formatters: texts.formatters,
    lang: props.language,
    today: dateOf(props.today),
    defaultMonth: dateOf(props.opensAt),
    numberOfMonths: props.monthCount,
    startMonth: dateOf(props.firstMonth ?? earliest),
    endMonth: dateOf(props.lastMonth ?? latest),
    navLayout: "around",
    captionLayout: props.hasLists ? "dropdown" : "label",
    showOutsideDays: props.hasOffsetDates && props.monthCount === 1,
    fixedWeeks: true,
    showWeekNumber: props.weekNumbers !== "none",
    ISOWeek: props.weekNumbers === "iso",
    weekStartsOn: weekdays[props.weekStart] ?? 1,
    disabled: (date: Date) => !canChoose(dayOf(date), rules) || !props.canEnd(dayOf(date)),
    modifiers: { preview: (date: Date) => isWithin(dayOf(date), middle) },
    modifiersClassNames: { preview: "trama-day-preview" },
    onDayMouseEnter: (date: Date) => props.onPoint(dayOf(date)),
    onDayMouseLeave: () => props.onPoint(undefined),
    onDayFocus: (date: Date) => props.onPoint(dayOf(date)),
  } as const;
  const press = (_: unknown, date: Date) => props.onDay(dayOf(date));
  return (
    <div className="trama-calendar" onKeyDownCapture={yearByAlt}>
      {props.isRange ? (
        <DayPicker
          {...shared}
          mode="range"
          selected={{ from: dateOr(chosen.start), to: dateOr(chosen.end) }}
          onSelect={press}
        />
      ) : (
        <DayPicker {...shared} mode="single" selected={dateOr(chosen.start)} onSelect={press} />
      )}
    </div>
  );
}

const earliest = "1900-01-01";
const latest = "2100-12-01";
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

const isWithin = (day: string, range: Choice | undefined): boolean =>
  range?.start !== undefined && range.end !== undefined && range.start <= day && day <= range.end;

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
  button_previous: "trama-icon-button trama-month-previous",
  button_next: "trama-icon-button trama-month-next",
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

const components = {
  Chevron: ({ orientation }: { readonly orientation?: "up" | "down" | "left" | "right" }) =>
    orientation === "left" || orientation === "right" ? (
      <Glyph icon={orientation === "left" ? chevronLeft : chevronRight} />
    ) : (
      <></>
    ),
};

/** Returns the names of months and days in a language, from the browser. */
function useTexts(language: string, words: DateWords) {
  return useMemo(() => {
    const by = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language || undefined, options);
      return (date: Date): string => format.format(date).replace(/\.$/, "");
    };
    const caption = by({ month: "long", year: "numeric" });
    const weekday = by({ weekday: "long" });
    const whole = by({ dateStyle: "full" });
    return {
      formatters: {
        formatCaption: caption,
        formatDay: (date: Date) => String(date.getDate()),
        formatMonthDropdown: by({ month: "long" }),
        formatWeekdayName: by({ weekday: "short" }),
        formatYearDropdown: (date: Date) => String(date.getFullYear()),
      },
      labels: {
        labelGrid: caption,
        labelDayButton: (date: Date, { today, selected }: { readonly today?: boolean; readonly selected?: boolean }) =>
          [whole(date), ...(today ? [words.today] : []), ...(selected ? [words.selected] : [])].join(", "),
        labelMonthDropdown: () => words.month,
        labelYearDropdown: () => words.year,
        labelWeekday: weekday,
        labelWeekNumber: (week: number) => `${words.week} ${week}`,
        labelWeekNumberHeader: () => words.week,
      },
    };
  }, [language, words]);
}
