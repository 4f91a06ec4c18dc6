import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { lazyPart, renewParts } from "../app/reload.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { SoftPart } from "../late/soft-part.tsx";
import * as messages from "../messages/parts.ts";
import { read, useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { type Bind, batch, isBound } from "../react/signals.ts";
import { languageOf } from "../screen/language.ts";
import { WorkflowFailure } from "../workflow/workflow.ts";
import {
  type Choice,
  type ChoiceValues,
  choiceFrom,
  choiceIn,
  choiceOf,
  isSameChoice,
  nothingChosen,
  type SelectionMode,
  valuesOf,
} from "./parts/date-picker/choice.ts";
import { dateWords } from "./parts/date-picker/date-words.ts";
import { marksByDay, useMarks } from "./parts/date-picker/day-marks.ts";
import { type DateMode, monthOf, plus, toStamp, type ValueKind } from "./parts/date-picker/days.ts";
import { type FaceFormat, faceOf } from "./parts/date-picker/face.ts";
import { monthPage } from "./parts/date-picker/month-page.ts";
import { type DatePickerState, datePickerDefaults } from "./parts/date-picker/picker-state.ts";
import type { CalendarPlace, PickerView } from "./parts/date-picker/picker-view.ts";
import { refusalOf } from "./parts/date-picker/refusal.ts";
import { isInBounds, rulesOf } from "./parts/date-picker/rules.ts";
import { useRules } from "./parts/date-picker/use-rules.ts";
import type { SwipeLimits } from "./parts/date-picker/use-swipe.ts";
import { noParts, partsOf, readable } from "./parts/date-picker/value-parts.ts";
import {
  DateControl,
  focusDate,
  InlineCalendar,
  type TypedDateField,
  useUnclear,
} from "./parts/date-picker/view/date-control.tsx";
import { Field, type FieldTexts, fieldDefaults, useField } from "./parts/field/field.tsx";
import { useFieldError } from "./parts/field/form.ts";
import { useFormField } from "./parts/field/form-field.ts";
import { useInitialValue } from "./parts/field/initial-value.ts";
import { useFieldPanel } from "./parts/field/panel.ts";
import { refusedControl } from "./parts/field/required.tsx";
import type { DateTimePickerProps, DateTimePickerVariables } from "./props.ts";

const View = lazyPart("date-picker.view", () => import("./date-picker.view.tsx"));

interface State extends FieldTexts {
  readonly placeholder: string;
  readonly mask: string;
  readonly lang: string;
  readonly timezone: string;
  readonly color: string;
  readonly isDarkMode: boolean;
  readonly rows: number;
  readonly columns: number;
  readonly step: number;
  readonly transition: "none" | "fade" | "slide-h" | "slide-v";
  readonly trimWeeks: boolean;
  readonly firstDayOfWeek: number;
  readonly minDate: string;
  readonly maxDate: string;
  readonly disabledDates: readonly string[];
  readonly minuteIncrement: number;
  readonly validHours: readonly number[];
  readonly is24hr: boolean;
  readonly isRequired: boolean;
  readonly readonly: boolean;
}

const defaults: State = {
  ...fieldDefaults,
  placeholder: "",
  mask: "YYYY-MM-DD HH:mm A",
  lang: "pageLang",
  timezone: "locale",
  color: "gray",
  isDarkMode: false,
  rows: 1,
  columns: 1,
  step: 0,
  transition: "slide-h",
  trimWeeks: false,
  firstDayOfWeek: 0,
  minDate: "",
  maxDate: "",
  disabledDates: [],
  minuteIncrement: 1,
  validHours: [],
  is24hr: true,
  isRequired: false,
  readonly: false,
};

const usualMasks = {};

/** Swipes and delays of the older calendar. */
const swipe: SwipeLimits = { minX: 60, maxY: 80, maxMs: 300 };
const hideDelayMs = 110;

/**
 * The deprecated date picker: a choice is applied at once, and the calendar may be visible always, on hover or after a
 * click. It has the parts of `date-picker`.
 */
export function DateTimePicker(props: DateTimePickerProps & TypedDateField): ReactNode {
  const root = useElement<HTMLDivElement>(props, "date-time-picker");
  const { label, emit } = root;
  const [state, setUnclear] = useUnclear(useFieldError(root, root.values<State>(props, defaults)));
  const runtime = useRuntime();
  const pageLanguage = useSignalValue(languageOf(runtime));
  const own = state.lang === "pageLang" || state.lang === "" ? pageLanguage : state.lang;
  const panelId = useId();
  const control = useRef<HTMLSpanElement>(null);
  const initial = useRef(nothingChosen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [target, setTarget] = useState<string>();
  const selection: SelectionMode = props.isRange ? "range" : "single";
  const mode: DateMode = props.onlyTime ? "time" : props.selectAlsoTime ? "datetime" : (props.mode ?? "date");
  const showOn = props.showOn ?? "hover";
  const timeZone = state.timezone === "locale" || state.timezone === "" ? runtime.timeZone : state.timezone;
  const kind = useMemo((): ValueKind => ({ mode, timeZone }), [mode, timeZone]);
  const focus = () => focusDate(control);
  const variables = root.connect(DateTimePicker.spec, props.handle, {
    focus,
    setValue: (values: Partial<ChoiceValues>) => set(choiceIn(values, selection, kind)),
    clear: () => set(nothingChosen),
    open: () => setOpen(true),
    close: () => setOpen(false),
    move: ({ to }: { readonly to?: string | null | undefined }) => move(to),
  });
  const value = useSignalValue(variables.value);
  const start = useSignalValue(variables.start);
  const end = useSignalValue(variables.end);
  const isOpen = useSignalValue(variables.isOpen);
  const chosen = useMemo(() => choiceIn({ value, start, end }, selection, kind), [value, start, end, selection, kind]);
  const form = useFormField(props.id, {
    node: root.node,
    value: () =>
      props.isRange ? { start: variables.start.peek(), end: variables.end.peek() } : variables.value.peek(),
    reset: () => set(initial.current),
    set: (given) => set(choiceFrom(given, selection, kind)),
  });
  const isFixed = state.readonly || form.isDisabled;
  const ids = useField(state, state.placeholder);
  const marks = useMarks(props.attributes, kind, label);
  const dayMarks = useMemo(() => marksByDay(marks), [marks]);

  const set = (next: Choice) => {
    const all = valuesOf(next, selection, kind);
    batch(() => {
      variables.value.value = all.value;
      variables.start.value = all.start;
      variables.end.value = all.end;
      variables.valueParts.value = partsOf(all.value, kind);
      variables.startParts.value = partsOf(all.start, kind);
      variables.endParts.value = partsOf(all.end, kind);
    });
  };
  const openPanel = useFieldPanel(variables.isOpen, {
    isFixed: isFixed || showOn === "alwaysVisible",
    emit,
    changed: () => setTarget(undefined),
  });
  const setOpen = (next: boolean) => {
    clearTimeout(timer.current);
    openPanel(next);
  };
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), hideDelayMs);
  };
  const move = (to: string | null | undefined) => {
    const month = monthOf(toStamp(to, { ...kind, mode: "date" }) ?? "");
    if (month === "") throw new WorkflowFailure(messages.invalidPages);
    if (showOn !== "alwaysVisible" && !variables.isOpen.peek()) throw new WorkflowFailure(messages.notDisplayed);
    const bounds = rulesOf({ ...datePickerDefaults, minDate: state.minDate, maxDate: state.maxDate }, kind);
    if (!isInBounds(month, bounds)) throw new WorkflowFailure(messages.moveDisabled(month));
    setTarget(month);
  };
  const payload = (next: Choice) => {
    const { value: one, start: first, end: last } = valuesOf(next, selection, kind);
    return { value: one, start: first, end: last };
  };
  const isNow = (next: Choice) => {
    const values = { value: variables.value.peek(), start: variables.start.peek(), end: variables.end.peek() };
    return isSameChoice(next, choiceIn(values, selection, kind));
  };
  const choose = (next: Choice) => {
    if (isNow(next)) return;
    set(next);
    emit(props.onChange, "change", payload(next));
  };
  useInitialValue(
    useConfigured(props, label),
    label("value"),
    (given, hasChanged) => {
      const next = choiceOf((given ?? "").split("/"), selection, kind);
      initial.current = next;
      if (hasChanged && isNow(next)) return;
      set(next);
      if (hasChanged) emit(props.onInitValueChange, "initValueChange", payload(next));
    },
    form,
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const pinned = marks.find(({ isPinned, days }) => isPinned && days.length > 0)?.days[0];
  const weekStart = state.firstDayOfWeek > 0 ? state.firstDayOfWeek - 1 : usualWeekStart(own);
  const pickerState: DatePickerState = {
    ...datePickerDefaults,
    ...state,
    use24: state.is24hr,
    allowedHours: state.validHours,
    required: state.isRequired,
    navigationStep: state.step,
    preventMinMaxNavigation: true,
    weekStart,
    startDate: target ?? pinned ?? "",
    autoApply: true,
    closeOnAutoApply: mode === "date",
  };
  const look: FaceFormat = { mode, selection, pattern: state.mask, language: own };
  const format = (choice: Choice): string => faceOf(choice, look);
  const isEmpty = chosen.length === 0;
  const isGiven = isSameChoice(chosen, initial.current);
  const rules = useRules(pickerState, kind);
  const refusal = isFixed ? "" : refusalOf(runtime, chosen, rules, { isGiven, look });
  const blocking = refusedControl(refusal, focus);
  const name = state.label || state.ariaLabel || state.placeholder;
  const view = (place: CalendarPlace): PickerView => ({
    state: pickerState,
    selection,
    kind,
    layout: {
      monthCount: state.rows * state.columns,
      columns: state.columns,
      isSolo: false,
      hasCaptionButton: true,
      swipe,
    },
    place,
    flow: [],
    language: own,
    words: dateWords(own),
    anchor: control,
    name,
    look: `${state.color}${state.isDarkMode ? " dark" : ""}`,
    ...(target !== undefined && { target }),
    chosen,
    presets: undefined,
    marks: dayMarks,
    masks: props.masks ?? usualMasks,
    label,
    leftSidebar: undefined,
    rightSidebar: undefined,
    format,
    onChoose: (choice, stays) => {
      choose(choice);
      if (!stays) setOpen(false);
    },
    onDay: (day) => {
      const found = marks.filter(({ days }) => days.includes(day));
      if (found.length === 0) return;
      const data = { day, keys: found.map(({ key }) => key), customData: found.map(({ customData }) => customData) };
      emit(props.onDayClick, "dayClick", data);
    },
    onInvalidSelect: () => undefined,
    onInvalidFixedRange: () => undefined,
    onFlowStep: () => undefined,
    onMonths: ([first = ""]) =>
      emit(props.onPagesChange, "pagesChange", {
        pages: Array.from({ length: state.rows * state.columns }, (_, index) =>
          monthPage(plus("month", first, index), { language: own, weekStart, isTrimmed: state.trimWeeks }),
        ),
      }),
    onClose: () => setOpen(false),
    ...(showOn === "hover" && { onEnter: () => setOpen(true), onLeave: closeSoon }),
  });
  const isAlways = showOn === "alwaysVisible";
  const isByHover = showOn === "hover";
  return (
    <>
      <Field
        root={root.attributes}
        texts={state}
        ids={ids}
        states={{ readonly: state.readonly, open: isOpen, empty: isEmpty }}
        isRequired={state.isRequired}
      >
        {isAlways ? (
          <InlineCalendar
            control={control}
            label={label("calendar")}
            isFixed={isFixed}
            isEmpty={isEmpty}
            required={blocking}
          >
            <View view={view({ kind: "inline", fit: "center", describedBy: ids.attributes["aria-describedby"] })} />
          </InlineCalendar>
        ) : (
          <span
            ref={control}
            className="trama-control trama-select-control"
            data-open={isOpen || undefined}
            data-empty={isEmpty || undefined}
            onPointerEnter={isByHover ? () => setOpen(true) : undefined}
            onPointerLeave={isByHover ? closeSoon : undefined}
          >
            {blocking}
            <DateControl
              {...{ ids, name, look, chosen, isOpen, panelId }}
              typing={props.typing}
              placeholder={state.placeholder}
              isLabelled={state.label !== ""}
              shown={props.dateElement}
              disabled={form.isDisabled}
              readonly={state.readonly}
              openLabel={dateWords(own).open}
              onType={choose}
              onUnclear={setUnclear}
              onToggle={() => setOpen(isByHover || !isOpen)}
              onClose={() => setOpen(false)}
            />
          </span>
        )}
      </Field>
      {isOpen && !isAlways && (
        <SoftPart
          label={label("calendar")}
          onMissing={() => {
            renewParts();
            setOpen(false);
          }}
        >
          <View view={view({ kind: "panel", align: "start", id: panelId, offset: 4 })} />
        </SoftPart>
      )}
    </>
  );
}

DateTimePicker.spec = elementSpec<DateTimePickerVariables>({
  type: "date-time-picker",
  variables: {
    value: null,
    start: null,
    end: null,
    valueParts: noParts,
    startParts: noParts,
    endParts: noParts,
    isOpen: false,
  },
  actions: ["focus", "setValue", "clear", "open", "close", "move"],
});

/** Returns the first day of the week in a language, from 0 for Sunday; Monday where the browser does not know it. */
function usualWeekStart(tag: string): number {
  try {
    const locale = new Intl.Locale(tag);
    const info: unknown = Reflect.has(locale, "getWeekInfo")
      ? Reflect.apply(Reflect.get(locale, "getWeekInfo"), locale, [])
      : Reflect.get(locale, "weekInfo");
    return Number(Reflect.get(Object(info), "firstDay") ?? 1) % 7;
  } catch {
    return 1;
  }
}

/** Returns the configured values as one string, so that changing several is one change. */
function useConfigured(props: DateTimePickerProps, label: (member: string) => string): Bind<string> {
  const { isRange, initValue, initValueStart, initValueEnd } = props;
  return useMemo(() => {
    const one = (bind: Bind<string>, member: string) => readable(read(bind, label(member)));
    const whole = () =>
      isRange
        ? `${one(initValueStart, "initValueStart")}/${one(initValueEnd, "initValueEnd")}`
        : one(initValue, "initValue");
    return [initValue, initValueStart, initValueEnd].some((bind) => isBound(bind)) ? whole : whole();
  }, [isRange, initValue, initValueStart, initValueEnd, label]);
}
