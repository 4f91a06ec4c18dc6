import { type ChangeEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { markup } from "../react/markup.ts";
import { useDebounce } from "./parts/field/debounce.ts";
import { Field, type FieldTexts, fieldDefaults, useField } from "./parts/field/field.tsx";
import { useFieldValue } from "./parts/field/field-value.ts";
import { useFieldError } from "./parts/field/form.ts";
import type { MaskFormat, MaskText } from "./parts/field/mask.ts";
import { type NumberField, type NumberText, useNumberText } from "./parts/field/number-text.ts";
import type { CustomProperties } from "./parts/look/css.ts";
import type { FormInputProps, FormInputVariables } from "./props.ts";

interface Resolved extends FieldTexts {
  readonly placeholder: string;
  readonly readonly: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly step: number;
  readonly timePrecision: number;
  readonly rows: number;
  readonly maxRows: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly minDate: string;
  readonly maxDate: string;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly pattern: string | undefined;
  readonly mask: MaskText;
  readonly displayPassword: boolean;
  readonly autocomplete: boolean | string;
}

const defaults: Resolved = {
  ...fieldDefaults,
  placeholder: "",
  readonly: false,
  disabled: false,
  required: true,
  step: 1,
  timePrecision: 1,
  rows: 4,
  maxRows: undefined,
  min: 0,
  max: 10000,
  minDate: "",
  maxDate: "",
  minLength: undefined,
  maxLength: undefined,
  pattern: undefined,
  mask: undefined,
  displayPassword: false,
  autocomplete: false,
};

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What the compiler adds to the properties of a field with a mask, so that other fields do not load it. */
interface MaskedField {
  readonly maskFormat?: MaskFormat | undefined;
}

/** One field of a form. Its variable `value` is the string, `number` the number of a number or decimal field. */
export function FormInput(
  props: FormInputProps & NumberField<NonNullable<FormInputProps["type"]>> & MaskedField,
): ReactNode {
  const type = props.type ?? "text";
  const root = useElement<HTMLDivElement>(props, "form-input", { hasControl: true });
  const { attributes, label, emit } = root;
  const state = useFieldError(root, root.values<Resolved>(props, defaults));
  const ids = useField(state, state.placeholder);
  const control = useRef<Control>(null);

  const variables = root.connect(FormInput.spec, props.handle, {
    focus: () => control.current?.focus(),
    select: () => control.current?.select(),
    setValue: (args: { readonly value?: string | number | null }) => take(toText(args.value)),
    reset: () => form.reset(),
  });
  const value = root.current(variables.value) ?? "";

  const text = useNumberText(type, variables, props);
  const cut = (given: string) => (type === "time" ? cutTime(given, state.timePrecision) : given);
  const mask = props.maskFormat?.(state.mask);
  /** Set the value, from any source. */
  const take = (given: string) => {
    if (mask) text.keep(given, mask.show(given));
    else if (type === "time") takeTime(text, given, state.timePrecision);
    else text.take(given);
  };
  const form = useFieldValue(props.id, props.value, label("value"), {
    node: root.node,
    from: toText,
    now: () => variables.value.peek(),
    take,
    sent: () => (text.isNumeric ? variables.number.peek() : variables.value.peek()),
    received: toText,
    onGiven: () => emit(props.onInitValueChange, "initValueChange", { value: variables.value.peek() }),
    isKept: text.isKept,
  });
  useLayoutEffect(() => {
    const now = variables.value.peek() ?? "";
    if (type === "time" && cutTime(now, state.timePrecision) !== now) takeTime(text, now, state.timePrecision);
    const node = control.current;
    if (!node) return;
    node.setCustomValidity(mask?.problem(root.runtime, text.shown) ?? text.problem(value, state));
    variables.isValid.value = node.validity.valid;
  }, [value, type, text, state, variables, mask, root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another mask shows the stored text anew.
  useLayoutEffect(() => {
    if (!mask || !(control.current instanceof HTMLInputElement)) return undefined;
    const stored = variables.value.peek() ?? "";
    text.keep(stored, mask.show(stored));
    return mask.attach(control.current);
  }, [mask]);

  const current = () => ({ value: variables.value.peek() ?? "", number: variables.number.peek() ?? null });
  const debounced = useDebounce<undefined>(() => text.emitChange(() => emit(props.onChange, "change", current())));
  const change = (event: ChangeEvent<Control>) => {
    const { value: shown } = event.target;
    text.keep(mask ? mask.stored(shown, props.storeLiterals === true) : cut(shown), shown);
    debounced.call(undefined, props.debounce ? (props.debounceDelay ?? 500) : 0);
  };
  const leave = () => {
    if (text.round()) debounced.call(undefined, 0);
    else debounced.flush();
    if (props.hasDefault && variables.number.peek() === null) form.restore();
  };
  const press = (event: KeyboardEvent<Control>) => {
    // With Alt it is a shortcut of the page.
    if (event.key !== "Enter" || event.altKey || event.nativeEvent.isComposing) return;
    debounced.flush();
    emit(props.onEnterKey, "enterKey", { ...current(), shiftKey: event.shiftKey }, event);
  };

  const isMultiline = type === "textarea";
  const autocomplete = autocompleteOf(state.autocomplete, form.hasAutocomplete);
  const input = markup(isMultiline ? "textarea" : "input", {
    ...ids.attributes,
    ref: control,
    className: "trama-input",
    name: props.id,
    // Browsers show an empty colour as black, and log a warning.
    value: type === "color" ? text.shown || "#000000" : text.shown,
    onChange: change,
    // What a browser refuses to read as a number leaves the value as it was, so that nothing changes.
    onInput: (event: ChangeEvent<Control>) => {
      variables.isValid.value = event.target.validity.valid;
    },
    onKeyDown: press,
    onFocus: (event: React.FocusEvent) => emit(props.onFocus, "focus", undefined, event),
    onBlur: (event: React.FocusEvent) => {
      leave();
      emit(props.onBlur, "blur", undefined, event);
    },
    placeholder: state.placeholder || undefined,
    readOnly: state.readonly || undefined,
    disabled: state.disabled || undefined,
    required: state.required || undefined,
    minLength: state.minLength,
    maxLength: state.maxLength,
    autoFocus: props.autofocus,
    autoComplete: autocomplete,
    inputMode: props.inputMode ?? (type === "decimal" ? "decimal" : mask?.isNumeric ? numericMode(type) : undefined),
    autoCapitalize: mask && !mask.isNumeric ? "characters" : undefined,
    spellCheck: mask ? false : undefined,
    ...(isMultiline
      ? { rows: state.rows, "data-resize": props.resize || undefined, "data-auto-grow": props.autoGrow || undefined }
      : {
          type: inputType(type, state.displayPassword),
          pattern: type === "decimal" ? undefined : state.pattern,
          step: type === "number" ? state.step : type === "time" ? state.timePrecision : undefined,
          min: type === "number" ? state.min : isDated(type) ? state.minDate || undefined : undefined,
          max: type === "number" ? state.max : isDated(type) ? state.maxDate || undefined : undefined,
          "data-hide-arrows": (text.isNumeric && props.hideArrows) || undefined,
        }),
  });
  const style: CustomProperties = isMultiline ? { "--trama-rows": state.rows, "--trama-max-rows": state.maxRows } : {};
  return Field({
    root: attributes,
    texts: state,
    ids,
    states: { disabled: state.disabled || form.isDisabled, readonly: state.readonly },
    isRequired: state.required,
    children:
      props.leading !== undefined || props.trailing !== undefined ? (
        <span className="trama-control trama-control-group" style={style}>
          {props.leading}
          {input}
          {props.trailing}
        </span>
      ) : (
        <span className="trama-control" style={style}>
          {input}
        </span>
      ),
  });
}

FormInput.spec = elementSpec<FormInputVariables>({
  type: "form-input",
  variables: { value: "", number: null, isValid: true },
  actions: ["focus", "setValue", "reset", "select"],
});

const toText = (value: unknown): string => (value === undefined || value === null ? "" : String(value));

/** Truncate a time to hours, minutes or seconds. */
function cutTime(time: string, precision: number): string {
  const length = precision === 3600 ? 2 : precision === 60 ? 5 : precision === 1 ? 8 : time.length;
  return time.slice(0, length);
}

/** Set a time. The field shows whole minutes, as browsers empty one that has only hours. */
function takeTime(text: NumberText, time: string, precision: number): void {
  const next = cutTime(time, precision);
  text.keep(next, next.length === 2 ? `${next}:00` : next);
}

/** A field for telephone numbers has a keyboard of its own. */
const numericMode = (type: string) => (type === "tel" ? undefined : "numeric");

const isDated = (type: string): boolean => ["date", "time", "datetime-local", "month"].includes(type);

function inputType(type: string, isShown: boolean): string {
  if (type === "decimal") return "text";
  return type === "password" && isShown ? "text" : type;
}

function autocompleteOf(own: boolean | string, ofForm: boolean): string {
  if (typeof own === "string" && own !== "") return own;
  return own === true && ofForm ? "on" : "off";
}
