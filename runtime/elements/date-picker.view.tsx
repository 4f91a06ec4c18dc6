import { Dialog } from "@base-ui/react/dialog";
import { Popover } from "@base-ui/react/popover";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { moment } from "../app/first-render.ts";
import { dayText, zonedTimeAt } from "../dates/zoned-time.ts";
import { read, useSignalValue, useValue } from "../react/bound-value.ts";
import { breakpoint } from "../screen/screen.ts";
import type { DatePickerState, DatePickerViewProps } from "./date-picker.tsx";
import {
  type Choice,
  canChoose,
  canEnd,
  choiceOf,
  type DayRules,
  dayOf,
  isSameChoice,
  nothingChosen,
  ordered,
  plusDays,
  timeOf,
  toStamp,
  type ValueKind,
  withTime,
} from "./parts/date-picker/days.ts";
import { MonthGrid } from "./parts/date-picker/month-grid.tsx";
import { FocusGuards } from "./parts/shared/focus-guards.tsx";

/** The open calendar: next to its control, or a sheet at the bottom of a small screen. */
export default function DatePickerView(view: DatePickerViewProps): ReactNode {
  const isMobile = useSignalValue(breakpoint) === "mobile";
  const panel = useRef<HTMLDivElement>(null);
  const popup = {
    ref: panel,
    id: view.panelId,
    "aria-label": view.name || undefined,
    initialFocus: () => panel.current?.querySelector<HTMLElement>(".trama-day-button[tabindex='0']") ?? true,
    finalFocus: () => view.anchor.current?.querySelector("button") ?? null,
    // React bubbles events of a portal through the component tree, where they do not belong.
    onClick: (event: MouseEvent) => event.stopPropagation(),
    onKeyDown: (event: KeyboardEvent) => event.key !== "Escape" && event.stopPropagation(),
  };
  if (isMobile) {
    return (
      <Dialog.Root open onOpenChange={(isOpen) => !isOpen && view.onClose()}>
        <Dialog.Portal>
          <Dialog.Backdrop className="trama-backdrop" forceRender />
          <Dialog.Popup {...popup} className="trama-date-sheet">
            <Picker view={view} isMobile />
            <FocusGuards />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    );
  }
  const close = (target: EventTarget | null | undefined, reason: string) => {
    // The control itself toggles; closing here too would reopen it.
    if (reason === "outside-press" && target instanceof Node && view.anchor.current?.contains(target)) return;
    view.onClose();
  };
  return (
    <Popover.Root
      open
      modal="trap-focus"
      onOpenChange={(isOpen, { event, reason }) => !isOpen && close(event.target, reason)}
    >
      <Popover.Portal>
        <Popover.Positioner className="trama-layer" anchor={view.anchor} align={view.align} sideOffset={4}>
          <Popover.Popup {...popup} className="trama-panel trama-date-panel">
            <Picker view={view} isMobile={false} />
            <FocusGuards />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The contents of the panel: presets, months, times, and the choice with its confirm and cancel buttons. */
function Picker({ view, isMobile }: { readonly view: DatePickerViewProps; readonly isMobile: boolean }): ReactNode {
  const { state, words, isRange, kind } = view;
  const [draft, setDraft] = useState(() => daysOf(view.chosen));
  /** The first day of a range is chosen, the last one is not. */
  const [isOpenEnded, setOpenEnded] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const now = zonedTimeAt(moment(), kind.timeZone);
  const [times, setTimes] = useState(() => timesOf(view.chosen, kind.isTimed, isRange, now));
  const rules = useRules(state, kind);
  const apply = (days: Choice, at: Times) => {
    if (state.autoApply && isAllowed(stamped(days, at), rules))
      view.onChoose(stamped(days, at), !state.closeOnAutoApply);
  };
  const take = (days: Choice) => {
    setOpenEnded(false);
    setDraft(days);
    apply(days, times);
  };
  const press = (day: string) => {
    if (!isRange) {
      take(day === draft.start && !state.required ? nothingChosen : { start: day, end: undefined });
    } else if (state.rangeMode === "auto") {
      const end = plusDays(day, state.autoRange);
      if (canChoose(end, rules) && canEnd(day, end, state, rules)) take({ start: day, end });
      else view.onInvalidFixedRange(day, end);
    } else if (isOpenEnded && draft.start !== undefined) {
      take(ordered(draft.start, day));
    } else {
      setOpenEnded(true);
      setDraft({ start: day, end: undefined });
    }
  };
  const choice = stamped(draft, times);
  const isComplete = isRange && !state.enablePartialRange ? draft.end !== undefined : draft.start !== undefined;
  const canTake = (isComplete || (draft.start === undefined && !state.required)) && isAllowed(choice, rules);
  return (
    <>
      <div className="trama-date-body">
        {view.leftSidebar ?? <Presets view={view} draft={choice} />}
        <div className="trama-date-main">
          <MonthGrid
            language={view.language}
            words={words}
            isRange={isRange}
            chosen={draft}
            preview={isOpenEnded ? pointed : undefined}
            today={dayText(now)}
            opensAt={draft.start ?? toDay(state.startDate, kind) ?? within(dayText(now), rules)}
            monthCount={isMobile ? 1 : view.monthCount}
            firstMonth={state.preventMinMaxNavigation ? rules.minDate : undefined}
            lastMonth={state.preventMinMaxNavigation ? rules.maxDate : undefined}
            rules={rules}
            canEnd={(day) => !isOpenEnded || draft.start === undefined || canEnd(draft.start, day, state, rules)}
            weekStart={state.weekStart}
            weekNumbers={state.weekNumbers}
            hasOffsetDates={!state.hideOffsetDates}
            hasLists={!state.disableMonthYearSelect}
            previousLabel={state.previousLabel}
            nextLabel={state.nextLabel}
            onDay={press}
            onPoint={setPointed}
          />
          {kind.isTimed && (
            <TimeFields
              view={view}
              times={times}
              onTimes={(next) => {
                setTimes(next);
                if (draft.start !== undefined && !isOpenEnded) apply(draft, next);
              }}
            />
          )}
        </div>
        {view.rightSidebar}
      </div>
      {!state.autoApply && (
        <div className="trama-date-foot">
          <span className="trama-date-chosen" role="status">
            {view.format(choice)}
          </span>
          <button type="button" className="trama-plain-button" onClick={view.onClose}>
            {state.cancelText || words.cancel}
          </button>
          <button
            type="button"
            className="trama-plain-button trama-date-take"
            aria-disabled={!canTake || undefined}
            onClick={() => (canTake ? view.onChoose(choice, false) : view.onInvalidSelect())}
          >
            {state.selectText || words.select}
          </button>
        </div>
      )}
    </>
  );
}

/** The times of the two ends of a choice, in the format of time fields. Empty means no time, and thus no moment. */
interface Times {
  readonly isTimed: boolean;
  readonly start: string;
  readonly end: string;
}

/** Returns the times of a choice; by default now for a day, and from the first to the last minute for a range. */
function timesOf({ start, end }: Choice, isTimed: boolean, isRange: boolean, now: Date): Times {
  const usual = isRange ? "00:00" : now.toISOString().slice(11, 16);
  return { isTimed, start: timeOf(start) || usual, end: timeOf(end) || "23:59" };
}

const daysOf = ({ start, end }: Choice): Choice => ({ start: start && dayOf(start), end: end && dayOf(end) });

/** Returns days with their times; on a single day the earlier time comes first. */
function stamped({ start, end }: Choice, times: Times): Choice {
  if (!times.isTimed || start === undefined) return { start, end };
  const first = withTime(start, times.start);
  return end === undefined ? { start: first, end } : ordered(first, withTime(end, times.end));
}

/** Whether a choice has its times, and they are within the bounds that include a time. */
function isAllowed({ start, end }: Choice, { isTimed, minTime, maxTime }: PickerRules): boolean {
  return [start, end].every(
    (stamp) =>
      stamp === undefined ||
      !isTimed ||
      (timeOf(stamp) !== "" &&
        (minTime === undefined || stamp >= minTime) &&
        (maxTime === undefined || stamp <= maxTime)),
  );
}

function TimeFields({
  view: { state, words, isRange },
  times,
  onTimes,
}: {
  readonly view: DatePickerViewProps;
  readonly times: Times;
  readonly onTimes: (times: Times) => void;
}): ReactNode {
  const field = (label: string, time: string, change: (time: string) => void) => (
    <label className="trama-date-time">
      {label}
      <input
        type="time"
        className="trama-control trama-input"
        step={state.enableSeconds ? 1 : 60}
        value={state.enableSeconds ? time : time.slice(0, 5)}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
  return (
    <div className="trama-date-times">
      {field(isRange ? state.startTimeLabel || words.startTime : state.timeLabel || words.time, times.start, (start) =>
        onTimes({ ...times, start }),
      )}
      {isRange && field(state.endTimeLabel || words.endTime, times.end, (end) => onTimes({ ...times, end }))}
    </div>
  );
}

/** Choices made with one press. */
function Presets({ view, draft }: { readonly view: DatePickerViewProps; readonly draft: Choice }): ReactNode {
  const presets = usePresets(view);
  if (presets.length === 0) return null;
  return (
    <ul className="trama-date-presets" aria-label={view.state.presetsLabel || view.words.presets}>
      {presets.map(({ label, choice }) => (
        <li key={label}>
          <button
            type="button"
            className="trama-date-preset"
            aria-pressed={isSameChoice(choice, draft)}
            onClick={() => view.onChoose(choice, false)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Preset {
  readonly label: string;
  readonly choice: Choice;
}

const noPresets: readonly Preset[] = [];

/**
 * Returns the presets, evaluated when the calendar opens, as the date may have changed since the page was loaded.
 * Presets without a valid day are left out.
 */
function usePresets({ presets: given, label, kind }: DatePickerViewProps): readonly Preset[] {
  const bind = useMemo(
    () => () =>
      (given ?? []).flatMap((preset, position): readonly Preset[] => {
        const place = (member: string) => label(`presets[${position}].${member}`);
        const choice = choiceOf(read(preset.start, place("start")), read(preset.end, place("end")), kind);
        return choice.start === undefined ? [] : [{ label: read(preset.label, place("label")) ?? "", choice }];
      }),
    [given, label, kind],
  );
  return useValue<readonly Preset[]>(bind, noPresets, label("presets"));
}

/** The days and moments that can be chosen. */
interface PickerRules extends DayRules {
  readonly isTimed: boolean;
  /** Bounds that include a time, as stamps. */
  readonly minTime: string | undefined;
  readonly maxTime: string | undefined;
}

function useRules(state: DatePickerState, kind: ValueKind): PickerRules {
  const { minDate, maxDate, allowedDates, disabledDates, disabledWeekDays } = state;
  return useMemo(() => {
    const timed = (text: string) => (/\dT\d/.test(text) ? toStamp(text, kind) : undefined);
    const days = (texts: readonly string[]): ReadonlySet<string> =>
      new Set(texts.flatMap((text) => toDay(text, kind) ?? []));
    return {
      isTimed: kind.isTimed,
      minDate: toDay(minDate, kind),
      maxDate: toDay(maxDate, kind),
      minTime: timed(minDate),
      maxTime: timed(maxDate),
      allowedDates: days(allowedDates),
      disabledDates: days(disabledDates),
      disabledWeekDays,
    };
  }, [minDate, maxDate, allowedDates, disabledDates, disabledWeekDays, kind]);
}

const toDay = (text: string, { timeZone }: ValueKind): string | undefined =>
  toStamp(text, { isTimed: false, timeZone });

/** Clamp a day to the bounds. */
function within(day: string, { minDate, maxDate }: DayRules): string {
  if (minDate !== undefined && day < minDate) return minDate;
  return maxDate !== undefined && day > maxDate ? maxDate : day;
}
