import { useState } from "react";
import { moment } from "../../../app/first-render.ts";
import { dayText, zonedTimeAt } from "../../../dates/zoned-time.ts";
import { type Choice, isSameChoice, nothingChosen } from "./choice.ts";
import { type Clock, clockOf, timeOfClock, units } from "./clock.ts";
import { dayOf, hasTime, monthOf, plus, timeOf, toStamp, unitOf, withTime } from "./days.ts";
import type { FlowStep, Stage } from "./flow.ts";
import type { PickerView } from "./picker-view.ts";
import { canChoose, isAllowed, type PickerRules, within } from "./rules.ts";
import { canPress, type Draft, draftOf, pressed, type SelectionRules } from "./selection.ts";
import { useRules } from "./use-rules.ts";

/** The clocks of the two ends of a range; only the first counts otherwise. */
export type Clocks = readonly [start: Clock, end: Clock];

/** A stage to come; one of a guided choice has its step. */
interface Queued {
  readonly stage: Stage;
  readonly step?: FlowStep;
}

/** An open calendar: what is chosen so far, what is shown, and what can be done. */
export interface Picker {
  readonly draft: Draft;
  readonly clocks: Clocks;
  readonly choice: Choice;
  readonly rules: PickerRules;
  readonly today: string;
  readonly pointed: string | undefined;
  /** The first visible month; one for each calendar if they move on their own. */
  readonly months: readonly string[];
  readonly stage: Stage;
  /** The stage is one of a guided choice, or of the lists of a time. */
  readonly isStaged: boolean;
  readonly canTake: boolean;
  readonly canPress: (cell: string) => boolean;
  readonly press: (cell: string) => void;
  readonly point: (cell: string | undefined) => void;
  /** Start a range at this cell, whatever was chosen. */
  readonly begin: (cell: string) => void;
  readonly setMonth: (position: number, month: string) => void;
  /** Show a month, or a year with the month as it is, and go to the next stage. */
  readonly showPeriod: (cell: string) => void;
  readonly setClock: (end: 0 | 1, clock: Clock) => void;
  /** Set a part of a time from its list, and go to the next stage. */
  readonly setPart: (clock: Clock) => void;
  readonly openLists: (end: 0 | 1) => void;
  readonly openMonths: (position: number) => void;
  readonly proceed: () => void;
  readonly back: () => void;
  readonly chooseNow: () => void;
}

export function usePicker(view: PickerView, monthCount: number): Picker {
  const { state, kind, selection } = view;
  const { mode } = kind;
  const rules = useRules(view.state, view.kind);
  const now = zonedTimeAt(moment(), kind.timeZone);
  const today = dayText(now);
  const [draft, setDraft] = useState(() => draftOf(cellsOf(view)));
  const [clocks, setClocks] = useState(() => clocksOf(view, now));
  /** Several moments keep their own times until the time is edited. */
  const [ownTimes, setOwnTimes] = useState(() => timesByDay(view));
  const [seen, setSeen] = useState(view.chosen);
  const [pointed, setPointed] = useState<string>();
  const [queue, setQueue] = useState<readonly Queued[]>(view.flow);
  const [calendar, setCalendar] = useState(0);
  const [months, setMonths] = useState(() => firstMonths(view, rules, today, monthCount));
  const [seenTarget, setSeenTarget] = useState(view.target);
  if (seenTarget !== view.target) {
    setSeenTarget(view.target);
    if (view.target !== undefined) setMonths([view.target]);
  }
  const range: SelectionRules = { ...state, selection, unit: unitOf(mode) };
  const chosenBy = (cells: Choice, at: Clocks, times: ReadonlyMap<string, string>): Choice =>
    stamps(cells, at, times, view);
  const choice = chosenBy(draft.cells, clocks, ownTimes);
  if (seen !== view.chosen) {
    setSeen(view.chosen);
    // Our own choice comes back when it is applied; another one was set from outside.
    if (!isSameChoice(view.chosen, seen) && !isSameChoice(view.chosen, choice)) {
      setDraft(draftOf(cellsOf(view)));
      setClocks(clocksOf(view, now));
      setOwnTimes(timesByDay(view));
    }
  }
  const apply = (cells: Choice, at: Clocks, times: ReadonlyMap<string, string>, stays: boolean) => {
    const next = chosenBy(cells, at, times);
    if (state.autoApply && isAllowed(next, rules) && isComplete(next, view)) view.onChoose(next, stays);
  };
  /** Go to the next stage; returns whether the last one ended. */
  const advance = (): boolean => {
    const [, next] = queue;
    setQueue(queue.slice(1));
    if (next?.step !== undefined) view.onFlowStep(next.step);
    return next === undefined;
  };
  const staysAfterPress = selection === "multi" || !state.closeOnAutoApply;
  const take = (next: Draft) => {
    setDraft(next);
    if (next.isOpenEnded || (selection === "multi" && queue.length > 0)) return;
    if (advance()) apply(next.cells, clocks, ownTimes, staysAfterPress);
  };
  const showMonth = (position: number, month: string) => {
    const next = months.map((one, index) => (index === position ? month : one));
    setMonths(next);
    view.onMonths?.(next);
  };
  const setClock = (end: 0 | 1, clock: Clock): Clocks => {
    const next: Clocks = end === 0 ? [clock, clocks[1]] : [clocks[0], clock];
    setClocks(next);
    setOwnTimes(noTimes);
    return next;
  };
  const stage = queue[0]?.stage ?? everything;
  return {
    draft,
    clocks,
    choice,
    rules,
    today,
    pointed,
    months,
    stage,
    isStaged: queue.length > 0,
    canTake: isComplete(choice, view) && isAllowed(choice, rules),
    canPress: (cell) => canPress(draft, cell, range, rules),
    press: (cell) => {
      view.onDay?.(cell);
      const result = pressed(draft, cell, range, rules);
      if ("draft" in result) take(result.draft);
      else view.onInvalidFixedRange(result.misfit[0] ?? cell, result.misfit[1] ?? cell);
    },
    point: setPointed,
    begin: (cell) => {
      if (state.rangeMode !== "auto") setDraft({ cells: [cell], isOpenEnded: true });
    },
    setMonth: showMonth,
    showPeriod: (cell) => {
      const shown = months[calendar] ?? monthOf(today);
      showMonth(calendar, cell.length === 4 ? `${cell}${shown.slice(4)}` : cell);
      advance();
    },
    setClock: (end, clock) => {
      const next = setClock(end, clock);
      if (!draft.isOpenEnded && queue.length === 0) apply(draft.cells, next, noTimes, true);
    },
    setPart: (clock) => {
      const next = setClock("end" in stage ? stage.end : 0, clock);
      const isGuided = queue[0]?.step !== undefined;
      if (advance() && !draft.isOpenEnded) apply(draft.cells, next, noTimes, !isGuided || staysAfterPress);
    },
    openLists: (end) =>
      setQueue(units.slice(0, state.enableSeconds ? 3 : 2).map((shows) => ({ stage: { shows, end } }))),
    openMonths: (position) => {
      setCalendar(position);
      setQueue([{ stage: { shows: "month" } }]);
    },
    proceed: () => {
      if (advance()) apply(draft.cells, clocks, ownTimes, staysAfterPress);
    },
    back: () => setQueue([]),
    chooseNow: () => {
      const stamp = toStamp(new Date(moment()).toISOString(), kind) ?? "";
      const cells = mode === "time" ? nothingChosen : [mode === "datetime" ? dayOf(stamp) : stamp];
      if (cells.some((cell) => !canChoose(cell, rules))) return view.onInvalidSelect();
      const time = clockOf(now.toISOString().slice(11, 19));
      const next: Clocks = [time, time];
      setClocks(next);
      setOwnTimes(noTimes);
      setDraft(draftOf(cells));
      setMonths(months.map((_, index) => plus("month", monthOf(today), index)));
      if (queue.length === 0) apply(cells, next, noTimes, staysAfterPress);
    },
  };
}

const everything: Stage = { shows: "all" };
const noTimes: ReadonlyMap<string, string> = new Map();

/** Returns the days, months or years of the chosen values; a time has none. */
function cellsOf({ chosen, selection, kind: { mode } }: PickerView): Choice {
  if (mode === "time") return nothingChosen;
  if (mode !== "datetime") return chosen;
  const days = chosen.map(dayOf);
  return selection === "multi" ? [...new Set(days)] : days;
}

/**
 * Returns the times of a choice. A single day has the present minute by default, a range goes from the first to the last
 * minute of its days.
 */
function clocksOf({ chosen, selection, kind: { mode } }: PickerView, now: Date): Clocks {
  const times = chosen.map((stamp) => (mode === "time" ? stamp : timeOf(stamp)));
  const usual = selection === "range" ? "00:00:00" : `${now.toISOString().slice(11, 16)}:00`;
  return [clockOf(times[0] || usual), clockOf(times[1] || "23:59:00")];
}

const timesByDay = ({ chosen, selection, kind }: PickerView): ReadonlyMap<string, string> =>
  selection === "multi" && kind.mode === "datetime"
    ? new Map(chosen.map((stamp) => [dayOf(stamp), timeOf(stamp)]))
    : noTimes;

/** Returns the stamps of some cells and clocks; on a single day the earlier time comes first. */
function stamps(
  cells: Choice,
  clocks: Clocks,
  ownTimes: ReadonlyMap<string, string>,
  { selection, kind: { mode } }: PickerView,
): Choice {
  if (mode === "time") {
    const given = clocks.slice(0, selection === "range" ? 2 : 1).filter((clock) => !isEmptyClock(clock));
    return given.map(timeOfClock).sort();
  }
  if (!hasTime(mode)) return cells;
  const times = clocks.map(timeOfClock);
  const timeAt = (day: string, index: number) =>
    selection === "multi" ? (ownTimes.get(day) ?? times[0] ?? "") : (times[index] ?? "");
  return cells.map((day, index) => withTime(day, timeAt(day, index))).sort();
}

const isEmptyClock = ({ hours, minutes }: Clock): boolean => hours === undefined && minutes === undefined;

/** Whether a choice has as many values as it needs. */
function isComplete(choice: Choice, { state, selection }: PickerView): boolean {
  if (choice.length === 0) return !state.required;
  return selection !== "range" || state.enablePartialRange || choice.length === 2;
}

/** Returns the months that a calendar opens at. */
function firstMonths(view: PickerView, rules: PickerRules, today: string, monthCount: number): readonly string[] {
  const { state, kind, layout } = view;
  const chosen = kind.mode === "time" ? undefined : view.chosen[0];
  const day = chosen ?? toStamp(state.startDate, { ...kind, mode: "date" }) ?? within(today, rules);
  const first = day.length === 4 ? `${day}-01` : monthOf(day);
  return Array.from({ length: layout.isSolo ? monthCount : 1 }, (_, index) => plus("month", first, index));
}
