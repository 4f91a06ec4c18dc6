import { type ReactNode, useId, useMemo, useRef } from "react";
import { lazyPart, loadCode, renewParts } from "../app/reload.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { SoftPart } from "../late/soft-part.tsx";
import { read, useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { type Bind, batch, isBound } from "../react/signals.ts";
import { languageOf } from "../screen/language.ts";
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
import type { ValueKind } from "./parts/date-picker/days.ts";
import { type FaceFormat, faceOf, usualPattern } from "./parts/date-picker/face.ts";
import { flowOf, usualSteps } from "./parts/date-picker/flow.ts";
import { type DatePickerState, datePickerDefaults } from "./parts/date-picker/picker-state.ts";
import type { CalendarPlace, PickerView } from "./parts/date-picker/picker-view.ts";
import { refusalOf } from "./parts/date-picker/refusal.ts";
import { useRules } from "./parts/date-picker/use-rules.ts";
import {
  DateControl,
  focusDate,
  InlineCalendar,
  type TypedDateField,
  useUnclear,
} from "./parts/date-picker/view/date-control.tsx";
import { Field, useField } from "./parts/field/field.tsx";
import { useFieldError } from "./parts/field/form.ts";
import { useFormField } from "./parts/field/form-field.ts";
import { useInitialValue } from "./parts/field/initial-value.ts";
import { useFieldPanel } from "./parts/field/panel.ts";
import { refusedControl, requiredControl } from "./parts/field/required.tsx";
import { cross } from "./parts/look/glyphs.ts";
import { Glyph } from "./parts/look/svg.tsx";
import type { DatePickerProps, DatePickerVariables } from "./props.ts";

const View = lazyPart("date-picker.view", () => import("./date-picker.view.tsx"));

const aligns = { left: "start", center: "center", right: "end" } as const;

const panelOffset = 10;

/**
 * Days, moments, times, months or years: one, a range, or several.
 *
 * This shell is loaded with the page: a button that shows the choice. The calendar is a separate file, loaded when it
 * opens, or earlier when the pointer or focus reaches the button. With `enableCalendarOnly` the calendar takes the place
 * of the button.
 */
export function DatePicker(props: DatePickerProps & TypedDateField): ReactNode {
  const root = useElement<HTMLDivElement>(props, "date-picker");
  const { label, emit } = root;
  const [state, setUnclear] = useUnclear(useFieldError(root, root.values<DatePickerState>(props, datePickerDefaults)));
  const runtime = useRuntime();
  const pageLanguage = useSignalValue(languageOf(runtime));
  const calendarLanguage = state.lang === "pageLang" || state.lang === "" ? pageLanguage : state.lang;
  const words = dateWords(calendarLanguage);
  const panelId = useId();
  const control = useRef<HTMLSpanElement>(null);
  const initial = useRef(nothingChosen);
  const selection = props.selectionMode ?? "single";
  const mode = props.dateMode ?? "datetime";
  const isInline = props.enableCalendarOnly === true;
  const timeZone = state.timezone === "locale" || state.timezone === "" ? runtime.timeZone : state.timezone;
  const kind = useMemo((): ValueKind => ({ mode, timeZone }), [mode, timeZone]);
  const focus = () => focusDate(control);
  const variables = root.connect(DatePicker.spec, props.handle, {
    focus,
    setValue: (values: Partial<ChoiceValues>) => set(choiceIn(values, selection, kind)),
    clear: () => set(nothingChosen),
    open: () => setOpen(true),
    close: () => setOpen(false),
  });
  const value = useSignalValue(variables.value);
  const start = useSignalValue(variables.start);
  const end = useSignalValue(variables.end);
  const values = useSignalValue(variables.values);
  const isOpen = useSignalValue(variables.isOpen);
  const chosen = useMemo(
    () => choiceIn({ value, start, end, values }, selection, kind),
    [value, start, end, values, selection, kind],
  );
  const peeked = (): ChoiceValues => ({
    value: variables.value.peek(),
    start: variables.start.peek(),
    end: variables.end.peek(),
    values: variables.values.peek(),
  });
  const form = useFormField(props.id, {
    node: root.node,
    value: () => formValue(peeked(), selection),
    reset: () => set(initial.current),
    set: (given) => set(choiceFrom(given, selection, kind)),
  });
  const isDisabled = state.disabled || form.isDisabled;
  const isFixed = isDisabled || state.readonly;
  const isPart = selection === "range" && !state.enablePartialRange && chosen.length < 2;
  const required = requiredControl(state.required && !isFixed && (chosen.length === 0 || isPart), focus);
  const ids = useField(state, state.placeholder);

  const set = (next: Choice) => {
    const all = valuesOf(next, selection, kind);
    batch(() => {
      variables.value.value = all.value;
      variables.start.value = all.start;
      variables.end.value = all.end;
      variables.values.value = all.values;
    });
  };
  const setOpen = useFieldPanel(variables.isOpen, {
    isFixed: isFixed || isInline,
    emit,
    onOpen: props.onOpen,
    onClose: props.onClose,
  });
  const closeUnloaded = () => {
    renewParts();
    setOpen(false);
  };
  const isNow = (next: Choice) => isSameChoice(next, choiceIn(peeked(), selection, kind));
  const change = (next: Choice) => {
    if (isNow(next)) return;
    set(next);
    emit(props.onChange, "change", valuesOf(next, selection, kind));
  };
  useInitialValue(
    useConfigured(props, selection, label),
    label("value"),
    (given, hasChanged) => {
      const next = choiceOf((given ?? "").split("/"), selection, kind);
      initial.current = next;
      if (hasChanged && isNow(next)) return;
      set(next);
      if (hasChanged) emit(props.onInitValueChange, "initValueChange", valuesOf(next, selection, kind));
    },
    form,
  );

  const usual = usualPattern(mode, state);
  // What is typed has its time, too.
  const whole = props.typing && mode === "datetime" ? `${usual} ${usualPattern("time", state)}` : usual;
  const pattern = props.format === "custom" ? state.customFormat : (props.format ?? whole);
  const look: FaceFormat = { mode, selection, pattern, language: calendarLanguage };
  const format = (choice: Choice): string => faceOf(choice, look);
  const isEmpty = chosen.length === 0;
  const rules = useRules(state, kind);
  const isGiven = isSameChoice(chosen, initial.current);
  const refusal = isFixed ? "" : refusalOf(runtime, chosen, rules, { isGiven, look });
  const blocking = required || refusedControl(refusal, focus);
  const name = state.label || state.ariaLabel || state.placeholder;
  const view = (place: CalendarPlace): PickerView => ({
    state,
    selection,
    kind,
    layout: {
      monthCount: props.enableMultiCalendars ? (props.multiCalendars ?? 2) : 1,
      ...(props.orientation === "vertical" && { columns: 1 }),
      isSolo: props.multiCalendarsSolo === true,
    },
    place,
    flow: props.enableFlow ? flowOf(props.flowSteps ?? usualSteps, mode, selection) : [],
    language: calendarLanguage,
    words,
    anchor: control,
    name,
    chosen,
    presets: props.presets,
    label,
    leftSidebar: props.leftSidebar,
    rightSidebar: props.rightSidebar,
    format,
    onChoose: (choice, stays) => {
      change(choice);
      if (!stays) setOpen(false);
    },
    onInvalidSelect: () => emit(props.onInvalidSelect, "invalidSelect", undefined),
    onInvalidFixedRange: (first, last) =>
      emit(props.onInvalidFixedRange, "invalidFixedRange", { start: first, end: last }),
    onFlowStep: (step) => emit(props.onFlowStep, "flowStep", { step }),
    onClose: () => setOpen(false),
  });
  return (
    <>
      <Field
        root={root.attributes}
        texts={state}
        ids={ids}
        states={{ disabled: isDisabled, readonly: state.readonly, open: isOpen, empty: isEmpty }}
        isRequired={state.required}
      >
        {isInline ? (
          <InlineCalendar
            control={control}
            label={label("calendar")}
            isFixed={isFixed}
            isEmpty={isEmpty}
            required={blocking}
          >
            <View
              view={view({
                kind: "inline",
                fit: props.calendarOnlyFit ?? "stretch",
                describedBy: ids.attributes["aria-describedby"],
              })}
            />
          </InlineCalendar>
        ) : (
          <span
            ref={control}
            className="trama-control trama-select-control"
            data-open={isOpen || undefined}
            data-empty={isEmpty || undefined}
          >
            {blocking}
            <DateControl
              {...{ ids, name, look, chosen, isOpen, panelId }}
              typing={props.typing}
              placeholder={state.placeholder}
              isLabelled={state.label !== ""}
              disabled={isDisabled}
              readonly={state.readonly}
              openLabel={words.open}
              onType={change}
              onUnclear={setUnclear}
              onToggle={() => setOpen(!isOpen)}
              onClose={() => setOpen(false)}
              onPreload={preload}
            />
            {state.clearIcon && !isEmpty && !isFixed && !state.required && (
              <button
                type="button"
                className="trama-icon-button"
                aria-label={state.clearLabel || words.clear}
                onClick={() => {
                  change(nothingChosen);
                  focus();
                }}
              >
                <Glyph icon={cross} />
              </button>
            )}
          </span>
        )}
      </Field>
      {isOpen && !isInline && (
        <SoftPart label={label("calendar")} onMissing={closeUnloaded}>
          <View
            view={view({
              kind: "panel",
              align: aligns[props.menuPosition ?? "left"],
              id: panelId,
              offset: panelOffset,
            })}
          />
        </SoftPart>
      )}
    </>
  );
}

DatePicker.spec = elementSpec<DatePickerVariables>({
  type: "date-picker",
  variables: { value: null, start: null, end: null, values: [], isOpen: false },
  actions: ["focus", "setValue", "clear", "open", "close"],
});

/** Load the calendar early. A failure here is ignored, as opening fails again and reports it. */
const preload = (): void =>
  void loadCode("date-picker.view", () => import("./date-picker.view.tsx")).catch(() => undefined);

/** Returns the value of the field in its form. */
function formValue({ value, start, end, values }: ChoiceValues, selection: SelectionMode): unknown {
  if (selection === "range") return { start, end };
  return selection === "multi" ? values : value;
}

/** Returns the configured values as one string, so that changing several is one change. */
function useConfigured(
  props: DatePickerProps,
  selection: SelectionMode,
  label: (member: string) => string,
): Bind<string> {
  const { initValueSingle, initValueRangeStart, initValueRangeEnd, initValueMulti } = props;
  return useMemo(() => {
    const whole = (): string => {
      if (selection === "multi") return (read(initValueMulti, label("initValueMulti")) ?? []).join("/");
      if (selection === "single") return read(initValueSingle, label("initValueSingle")) ?? "";
      const start = read(initValueRangeStart, label("initValueRangeStart")) ?? "";
      return `${start}/${read(initValueRangeEnd, label("initValueRangeEnd")) ?? ""}`;
    };
    const used = {
      single: [initValueSingle],
      range: [initValueRangeStart, initValueRangeEnd],
      multi: [initValueMulti],
    };
    return used[selection].some((bind) => isBound<unknown>(bind)) ? whole : whole();
  }, [selection, initValueSingle, initValueRangeStart, initValueRangeEnd, initValueMulti, label]);
}
