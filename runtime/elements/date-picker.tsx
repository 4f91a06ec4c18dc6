import { type ReactNode, useId, useLayoutEffect, useMemo, useRef } from "react";
import { lazyPart, renewParts } from "../app/reload.ts";
import { SoftPart } from "../app/soft-part.tsx";
import { read, useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { type Bind, batch, isBound } from "../react/signals.ts";
import { useLatest } from "../react/use-latest.ts";
import { language } from "../screen/language.ts";
import { type DateWords, dateWords } from "./parts/date-picker/date-words.ts";
import {
  type Choice,
  choiceOf,
  isSameChoice,
  nothingChosen,
  toValue,
  type ValueKind,
} from "./parts/date-picker/days.ts";
import { Field, type FieldTexts, fieldDefaults, useField } from "./parts/field/field.tsx";
import { useFormField } from "./parts/field/form.ts";
import { useInitialValue } from "./parts/field/initial-value.ts";
import { useRequired } from "./parts/field/required.tsx";
import { formatIso } from "./parts/shared/date-format.ts";
import { calendar, cross } from "./parts/shared/glyphs.ts";
import { Glyph } from "./parts/shared/svg.tsx";
import type { DatePickerChangePayload, DatePickerProps, DatePickerVariables } from "./props.ts";

const loadView = () => import("./date-picker.view.tsx");
const View = lazyPart("date-picker.view", loadView);

export interface DatePickerState extends FieldTexts {
  readonly placeholder: string;
  readonly customFormat: string;
  readonly lang: string;
  readonly timezone: string;
  readonly enableSeconds: boolean;
  readonly presetsLabel: string;
  readonly rangeMode: "free" | "auto" | "minmax";
  readonly autoRange: number;
  readonly minRange: number;
  readonly maxRange: number;
  readonly enablePartialRange: boolean;
  readonly noDisabledRange: boolean;
  readonly minDate: string;
  readonly maxDate: string;
  readonly preventMinMaxNavigation: boolean;
  readonly startDate: string;
  readonly allowedDates: readonly string[];
  readonly disabledDates: readonly string[];
  readonly disabledWeekDays: readonly number[];
  readonly weekStart: number;
  readonly weekNumbers: "none" | "local" | "iso";
  readonly hideOffsetDates: boolean;
  readonly disableMonthYearSelect: boolean;
  readonly autoApply: boolean;
  readonly closeOnAutoApply: boolean;
  readonly readonly: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly clearIcon: boolean;
  readonly clearLabel: string;
  readonly selectText: string;
  readonly cancelText: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly timeLabel: string;
  readonly startTimeLabel: string;
  readonly endTimeLabel: string;
}

const defaults: DatePickerState = {
  ...fieldDefaults,
  placeholder: "",
  customFormat: "",
  lang: "pageLang",
  timezone: "locale",
  enableSeconds: false,
  presetsLabel: "",
  rangeMode: "free",
  autoRange: 1,
  minRange: 2,
  maxRange: 7,
  enablePartialRange: true,
  noDisabledRange: false,
  minDate: "",
  maxDate: "",
  preventMinMaxNavigation: false,
  startDate: "",
  allowedDates: [],
  disabledDates: [],
  disabledWeekDays: [],
  weekStart: 1,
  weekNumbers: "none",
  hideOffsetDates: false,
  disableMonthYearSelect: false,
  autoApply: false,
  closeOnAutoApply: true,
  readonly: false,
  required: false,
  disabled: false,
  clearIcon: false,
  clearLabel: "",
  selectText: "",
  cancelText: "",
  previousLabel: "",
  nextLabel: "",
  timeLabel: "",
  startTimeLabel: "",
  endTimeLabel: "",
};

/** Passed from the shell to the loaded calendar. */
export interface DatePickerViewProps {
  readonly state: DatePickerState;
  readonly isRange: boolean;
  readonly kind: ValueKind;
  readonly monthCount: number;
  readonly language: string;
  readonly words: DateWords;
  readonly align: "start" | "center" | "end";
  readonly anchor: { readonly current: HTMLElement | null };
  readonly panelId: string;
  readonly name: string;
  readonly chosen: Choice;
  readonly presets: DatePickerProps["presets"];
  readonly label: (member: string) => string;
  readonly leftSidebar: ReactNode;
  readonly rightSidebar: ReactNode;
  readonly format: (choice: Choice) => string;
  /** Take a choice and close, unless `stays` keeps the calendar open. */
  readonly onChoose: (choice: Choice, stays: boolean) => void;
  readonly onInvalidSelect: () => void;
  readonly onInvalidFixedRange: (start: string, end: string) => void;
  readonly onClose: () => void;
}

interface Values {
  readonly value?: string | null | undefined;
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
}

const aligns = { left: "start", center: "center", right: "end" } as const;

/**
 * A day or a range of days.
 *
 * This shell is loaded with the page: a button that shows the choice. The calendar is a separate file, loaded when it
 * opens, or earlier when the pointer or focus reaches the button.
 */
export function DatePicker(props: DatePickerProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "date-picker");
  const { label, emit } = root;
  const state = root.values<DatePickerState>(props, defaults);
  const pageLanguage = useSignalValue(language);
  const calendarLanguage = state.lang === "pageLang" || state.lang === "" ? pageLanguage : state.lang;
  const words = dateWords(calendarLanguage);
  const panelId = useId();
  const faceId = useId();
  const control = useRef<HTMLSpanElement>(null);
  const initial = useRef(nothingChosen);
  const isRange = props.selectionMode === "range";
  const isTimed = props.dateMode !== "date";
  const timeZone = state.timezone === "locale" || state.timezone === "" ? undefined : state.timezone;
  const kind = useMemo((): ValueKind => ({ isTimed, timeZone }), [isTimed, timeZone]);
  const focus = () => control.current?.querySelector("button")?.focus();
  const variables = root.connect(DatePicker.spec, props.handle, {
    focus,
    setValue: (values: Values) => set(choiceIn(values, isRange, kind)),
    clear: () => set(nothingChosen),
    open: () => setOpen(true),
    close: () => setOpen(false),
  });
  const value = useSignalValue(variables.value);
  const start = useSignalValue(variables.start);
  const end = useSignalValue(variables.end);
  const isOpen = useSignalValue(variables.isOpen);
  const chosen = choiceIn({ value, start, end }, isRange, kind);
  const form = useFormField(props.id, {
    value: () => (isRange ? { start: variables.start.peek(), end: variables.end.peek() } : variables.value.peek()),
    reset: () => {
      set(initial.current);
      required.forget();
    },
  });
  const isDisabled = state.disabled || form.isDisabled;
  const isFixed = isDisabled || state.readonly;
  const canOpen = useLatest(!isFixed);
  const isPart = isRange && !state.enablePartialRange && chosen.end === undefined;
  const required = useRequired(state.required && !isFixed && (chosen.start === undefined || isPart), focus);
  const texts = { ...state, error: state.error || required.message };
  const ids = useField(texts, state.placeholder);

  const now = () => {
    const values = { value: variables.value.peek(), start: variables.start.peek(), end: variables.end.peek() };
    return choiceIn(values, isRange, kind);
  };
  const set = (next: Choice) => {
    const values = valuesOf(next, isRange, kind);
    batch(() => {
      variables.value.value = values.value;
      variables.start.value = values.start;
      variables.end.value = values.end;
    });
  };
  const setOpen = (next: boolean) => {
    if (next === variables.isOpen.peek() || (next && !canOpen.current)) return;
    variables.isOpen.value = next;
    emit(next ? props.onOpen : props.onClose, next ? "open" : "close", undefined);
  };
  const closeUnloaded = () => {
    renewParts();
    setOpen(false);
  };
  const change = (next: Choice) => {
    if (isSameChoice(next, now())) return;
    set(next);
    emit(props.onChange, "change", valuesOf(next, isRange, kind));
  };
  useInitialValue(
    useConfigured(props, isRange, label),
    label("value"),
    (given, hasChanged) => {
      const [first, last] = (given ?? "").split("/");
      const next = choiceOf(first, last, kind);
      initial.current = next;
      if (hasChanged && isSameChoice(next, now())) return;
      set(next);
      if (hasChanged) emit(props.onInitValueChange, "initValueChange", valuesOf(next, isRange, kind));
    },
    form,
  );
  useLayoutEffect(() => {
    if (isFixed && variables.isOpen.peek()) variables.isOpen.value = false;
  }, [isFixed, variables]);

  const pattern = props.format === "custom" ? state.customFormat : (props.format ?? "DD/MM/YYYY");
  const format = (choice: Choice): string => {
    const shown = (stamp: string | undefined) => formatIso(stamp ?? "", pattern, calendarLanguage);
    return isRange && choice.start !== undefined
      ? `${shown(choice.start)} – ${shown(choice.end)}`
      : shown(choice.start);
  };
  const isEmpty = chosen.start === undefined;
  const name = state.label || state.ariaLabel || state.placeholder;
  const face = format(chosen) || state.placeholder;
  return (
    <>
      <Field
        root={root.attributes}
        texts={texts}
        ids={ids}
        states={{ disabled: isDisabled, readonly: state.readonly, open: isOpen, empty: isEmpty }}
        isRequired={state.required}
      >
        <span
          ref={control}
          className="trama-control trama-select-control"
          data-open={isOpen || undefined}
          data-empty={isEmpty || undefined}
        >
          {required.control}
          <button
            type="button"
            {...ids.attributes}
            className="trama-select-trigger"
            aria-label={state.label === "" ? [...new Set([name, face])].join(" ").trim() || undefined : undefined}
            aria-labelledby={state.label === "" ? undefined : `${ids.label} ${faceId}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            disabled={isDisabled}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setOpen(!isOpen)}
          >
            <span id={faceId}>
              <span className={isEmpty ? "trama-select-placeholder" : "trama-option-label"}>{face || "\u00a0"}</span>
            </span>
            <Glyph icon={calendar} />
          </button>
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
      </Field>
      {isOpen && (
        <SoftPart label={label("calendar")} onMissing={closeUnloaded}>
          <View
            state={state}
            isRange={isRange}
            kind={kind}
            monthCount={props.enableMultiCalendars ? (props.multiCalendars ?? 2) : 1}
            language={calendarLanguage}
            words={words}
            align={aligns[props.menuPosition ?? "left"]}
            anchor={control}
            panelId={panelId}
            name={name}
            chosen={chosen}
            presets={props.presets}
            label={label}
            leftSidebar={props.leftSidebar}
            rightSidebar={props.rightSidebar}
            format={format}
            onChoose={(choice, stays) => {
              change(choice);
              if (!stays) setOpen(false);
            }}
            onInvalidSelect={() => emit(props.onInvalidSelect, "invalidSelect", undefined)}
            onInvalidFixedRange={(first, last) =>
              emit(props.onInvalidFixedRange, "invalidFixedRange", { start: first, end: last })
            }
            onClose={() => setOpen(false)}
          />
        </SoftPart>
      )}
    </>
  );
}

DatePicker.spec = elementSpec<DatePickerVariables>({
  type: "date-picker",
  variables: { value: null, start: null, end: null, isOpen: false },
  actions: ["focus", "setValue", "clear", "open", "close"],
});

/** Load the calendar early. A failure here is ignored, as opening fails again and reports it. */
const preload = (): void => void loadView().catch(() => undefined);

const choiceIn = ({ value, start, end }: Values, isRange: boolean, kind: ValueKind): Choice =>
  isRange ? choiceOf(start, end, kind) : choiceOf(value, undefined, kind);

function valuesOf({ start, end }: Choice, isRange: boolean, kind: ValueKind): DatePickerChangePayload {
  const value = (stamp: string | undefined) => (stamp === undefined ? null : toValue(stamp, kind));
  return isRange
    ? { value: null, start: value(start), end: value(end) }
    : { value: value(start), start: null, end: null };
}

/** Returns the configured days as one string, so that changing both is one change. */
function useConfigured(props: DatePickerProps, isRange: boolean, label: (member: string) => string): Bind<string> {
  const { initValueSingle, initValueRangeStart, initValueRangeEnd } = props;
  return useMemo(() => {
    const first = isRange ? initValueRangeStart : initValueSingle;
    const last = isRange ? initValueRangeEnd : undefined;
    const whole = () =>
      `${read(first, label(isRange ? "initValueRangeStart" : "initValueSingle")) ?? ""}/${read(last, label("initValueRangeEnd")) ?? ""}`;
    return isBound(first) || isBound(last) ? whole : whole();
  }, [isRange, initValueSingle, initValueRangeStart, initValueRangeEnd, label]);
}
