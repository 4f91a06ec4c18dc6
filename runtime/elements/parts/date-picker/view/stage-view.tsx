import type { ReactNode } from "react";
import { ordered } from "../choice.ts";
import { filled, withPart } from "../clock.ts";
import { hasTime, monthOf } from "../days.ts";
import type { PickerView } from "../picker-view.ts";
import { isInBounds } from "../rules.ts";
import type { Picker } from "../use-picker.ts";
import { MonthGrid } from "./month-grid.tsx";
import { MonthOptions, YearOptions } from "./period-grid.tsx";
import { TimeField } from "./time-fields.tsx";
import { TimeOptions } from "./time-options.tsx";

interface StageProps {
  readonly view: PickerView;
  readonly picker: Picker;
  readonly monthCount: number;
}

/** What the panel shows at its stage. */
export function StageView(props: StageProps): ReactNode {
  const { view, picker } = props;
  const { stage } = picker;
  if (stage.shows === "all") {
    const { mode } = view.kind;
    return (
      <>
        {mode === "month" || mode === "year" ? <PeriodGrid {...props} /> : mode !== "time" && <Months {...props} />}
        {hasTime(mode) && <TimeFields {...props} />}
      </>
    );
  }
  if (stage.shows === "time") return <TimeFields {...props} />;
  if (stage.shows === "month" || stage.shows === "year") return <PeriodChoice {...props} shows={stage.shows} />;
  const clock = picker.clocks[stage.end];
  return (
    <TimeOptions
      unit={stage.shows}
      label={`${timeLabel(view, stage.end)}: ${view.words[stage.shows]}`}
      clock={clock}
      times={view.state}
      rules={picker.rules}
      onValue={(value) => picker.setPart(withPart(filled(clock), stage.shows, value, view.state.enableSeconds))}
    />
  );
}

/** The calendars of days: all of them moving together, or each on its own. */
function Months({ view, picker, monthCount }: StageProps): ReactNode {
  const { state, words, layout } = view;
  const { rules, draft, months } = picker;
  const moves = {
    step: state.navigationStep > 0 ? state.navigationStep : monthCount,
    firstMonth: state.preventMinMaxNavigation ? rules.minDate : undefined,
    lastMonth: state.preventMinMaxNavigation ? rules.maxDate : undefined,
  };
  return (
    <div className="trama-calendars">
      {months.map((month, position) => (
        <MonthGrid
          // biome-ignore lint/suspicious/noArrayIndexKey: a calendar is its position.
          key={position}
          {...moves}
          month={month}
          onMonth={(next) => picker.setMonth(position, next)}
          monthCount={layout.isSolo ? 1 : monthCount}
          language={view.language}
          words={words}
          selection={view.selection}
          chosen={draft.cells}
          preview={draft.isOpenEnded ? picker.pointed : undefined}
          today={picker.today}
          canPress={picker.canPress}
          weekStart={state.weekStart}
          weekNumbers={state.weekNumbers}
          hasOffsetDates={!state.hideOffsetDates}
          isTrimmed={state.trimWeeks}
          caption={state.disableMonthYearSelect ? "text" : layout.hasCaptionButton ? "button" : "lists"}
          onCaption={() => picker.openMonths(position)}
          transition={state.transition}
          {...(layout.swipe && { swipe: layout.swipe })}
          {...(view.marks && { marks: view.marks })}
          {...(view.masks && { masks: view.masks })}
          previousLabel={state.previousLabel}
          nextLabel={state.nextLabel}
          onDay={picker.press}
          onPoint={picker.point}
          onDragStart={picker.begin}
        />
      ))}
    </div>
  );
}

/** The grid of months or years from which values are chosen. */
function PeriodGrid({ view, picker }: StageProps): ReactNode {
  const { state, kind } = view;
  const { draft, rules, pointed } = picker;
  const [first] = draft.cells;
  const shared = {
    language: view.language,
    mask: view.masks?.navMonths,
    words: view.words,
    chosen: draft.cells,
    isRange: view.selection === "range",
    preview: draft.isOpenEnded && first !== undefined && pointed !== undefined ? ordered(first, pointed) : [],
    today: picker.today,
    opensAt: picker.months[0] ?? monthOf(picker.today),
    canChoose: picker.canPress,
    ...(state.preventMinMaxNavigation && { canShow: (cell: string) => isInBounds(cell, rules) }),
    onChoose: picker.press,
    onPoint: picker.point,
  };
  return kind.mode === "year" ? (
    <YearOptions {...shared} />
  ) : (
    <MonthOptions key={picker.months[0]} {...shared} hasYears={!state.disableMonthYearSelect} />
  );
}

/** The grid from which the month or year to show is chosen. */
function PeriodChoice({ view, picker, shows }: StageProps & { readonly shows: "month" | "year" }): ReactNode {
  const month = picker.months[0] ?? monthOf(picker.today);
  const shared = {
    language: view.language,
    mask: view.masks?.navMonths,
    words: view.words,
    chosen: [shows === "year" ? month.slice(0, 4) : month],
    isRange: false,
    preview: [],
    today: picker.today,
    opensAt: month,
    canChoose: (cell: string) => isInBounds(cell, picker.rules),
    canShow: (cell: string) => isInBounds(cell, picker.rules),
    onChoose: picker.showPeriod,
  };
  return shows === "year" ? <YearOptions {...shared} /> : <MonthOptions {...shared} hasYears />;
}

/** The time of a day, or the two times of a range. */
function TimeFields({ view, picker }: StageProps): ReactNode {
  const ends = view.selection === "range" ? ([0, 1] as const) : ([0] as const);
  return (
    <div className="trama-date-times">
      {ends.map((end) => (
        <TimeField
          key={end}
          label={timeLabel(view, end)}
          words={view.words}
          clock={picker.clocks[end]}
          times={view.state}
          rules={picker.rules}
          onClock={(clock) => picker.setClock(end, clock)}
          onLists={() => picker.openLists(end)}
        />
      ))}
    </div>
  );
}

function timeLabel({ state, words, selection }: PickerView, end: 0 | 1): string {
  if (selection !== "range") return state.timeLabel || words.time;
  return end === 0 ? state.startTimeLabel || words.startTime : state.endTimeLabel || words.endTime;
}
