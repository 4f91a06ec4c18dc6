import { type ChangeEvent, type KeyboardEvent, type ReactNode, useLayoutEffect } from "react";
import { read, textOf } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { markup } from "../react/markup.ts";
import { untracked } from "../react/signals.ts";
import { useDebounce } from "./parts/field/debounce.ts";
import { useFieldValue } from "./parts/field/field-value.ts";
import { type NumberField, useNumberText } from "./parts/field/number-text.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import type { TextInputProps, TextInputVariables } from "./props.ts";

interface Resolved {
  readonly placeholder: string;
  readonly ariaLabel: string;
  readonly color: string;
  readonly fontFamily: string;
  readonly fontSize: string;
  readonly readonly: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly step: number;
  readonly maxLength: number | undefined;
}

const defaults: Resolved = {
  placeholder: "",
  ariaLabel: "",
  color: "",
  fontFamily: "",
  fontSize: "15px",
  readonly: false,
  disabled: false,
  required: false,
  step: 1,
  maxLength: undefined,
};

type Control = HTMLInputElement & HTMLTextAreaElement;

/** A bare input, which is its own root. `change` fires at once, `debounce` after a pause in typing. */
export function TextInput(props: TextInputProps & NumberField<NonNullable<TextInputProps["type"]>>): ReactNode {
  const type = props.type ?? "text";
  const root = useElement<Control>(props, "text-input");
  const { attributes, node, label, emit } = root;
  const state = root.values<Resolved>(props, defaults);
  const variables = root.connect(TextInput.spec, props.handle, {
    focus: () => node.current?.focus(),
    select: () => node.current?.select(),
    setValue: (args: { readonly value?: string | number | null }) => text.take(textOf(args.value)),
    reset: () => form.reset(),
  });

  // Without it, a configured value would render the field twice.
  const text = useNumberText(type, variables, props, () =>
    type === "decimal" ? "" : untracked(() => textOf(read(props.value, label("value")))),
  );
  const form = useFieldValue(props.id, props.value, label("value"), {
    from: textOf,
    now: () => variables.value.peek(),
    take: text.take,
    sent: () => (text.isNumeric ? variables.number.peek() : variables.value.peek()),
    received: textOf,
    onGiven: () => emit(props.onInitValueChange, "initValueChange", { value: variables.value.peek() }),
    isKept: text.isKept,
  });

  const { value } = variables;
  useLayoutEffect(() => node.current?.setCustomValidity(text.problem(value.peek())), [node, text, value]);

  const current = () => ({ value: variables.value.peek(), number: variables.number.peek() });
  const paused = useDebounce<undefined>(() => emit(props.onDebounce, "debounce", current()));
  const tell = () => {
    text.emitChange(() => emit(props.onChange, "change", current()));
    paused.call(undefined, props.debounceDelay ?? 500);
  };
  const isDisabled = state.disabled || form.isDisabled;
  const style: CustomProperties = {
    "--trama-color": css(state.color),
    "--trama-font-family": css(state.fontFamily),
    "--trama-font-size": css(state.fontSize),
  };
  return markup(type === "textarea" ? "textarea" : "input", {
    ...attributes,
    style,
    type: type === "textarea" ? undefined : type === "decimal" ? "text" : type,
    inputMode: type === "decimal" ? "decimal" : undefined,
    step: type === "number" ? state.step : undefined,
    name: props.id,
    value: text.shown,
    onChange: (event: ChangeEvent<Control>) => {
      text.keep(event.target.value, event.target.value);
      tell();
    },
    onKeyDown: (event: KeyboardEvent<Control>) => {
      attributes.onKeyDown?.(event);
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      paused.flush();
      emit(props.onEnterKey, "enterKey", current(), event);
    },
    onBlur: (event: React.FocusEvent<Control>) => {
      if (text.round()) tell();
      paused.flush();
      if (props.hasDefault && variables.number.peek() === null) form.restore();
      attributes.onBlur?.(event);
    },
    placeholder: state.placeholder || undefined,
    "aria-label": state.ariaLabel || state.placeholder || undefined,
    readOnly: state.readonly || undefined,
    disabled: state.disabled || undefined,
    required: state.required || undefined,
    maxLength: state.maxLength,
    autoFocus: props.autofocus,
    autoComplete: "off",
    "data-disabled": isDisabled || undefined,
    "data-readonly": state.readonly || undefined,
  });
}

TextInput.spec = elementSpec<TextInputVariables>({
  type: "text-input",
  variables: { value: "", number: null },
  actions: ["focus", "select", "setValue", "reset"],
});
