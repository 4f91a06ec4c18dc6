import {
  type ChangeEvent,
  createElement,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { elementSpec, textOf, useElement, useProps, useSignalValue, useVariables } from "../element.tsx";
import { type CustomProperties, css } from "./parts/css.ts";
import { useDebounce } from "./parts/debounce.ts";
import { useFormField } from "./parts/form.ts";
import { useInitialValue } from "./parts/initial-value.ts";
import { decimalsOf, parseDecimal, roundTo, withSign } from "./parts/number.ts";
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

/** A single field, which is its own root. `change` tells at once, `debounce` when typing has paused. */
export function TextInput(props: TextInputProps): ReactNode {
  const type = props.type ?? "text";
  const isNumeric = type === "number" || type === "decimal";
  const { attributes, node, label, emit } = useElement<Control>(props, "text-input");
  const state = useProps<Resolved>(props, defaults, label);
  const initial = useRef("");
  const [shown, setShown] = useState("");
  const variables = useVariables(TextInput.spec, props.handle, {
    focus: () => node.current?.focus(),
    select: () => node.current?.select(),
    setValue: (args: { readonly value?: string | number | null }) => take(textOf(args.value)),
    reset: () => take(initial.current),
  });
  const value = useSignalValue(variables.value);

  /** Keep a text in the variables; of a decimal, with a point. */
  const store = (text: string) => {
    const number = isNumeric ? parseDecimal(text) : null;
    variables.number.value = number;
    variables.value.value = type === "decimal" && number !== null ? String(number) : text;
  };
  const take = (text: string) => {
    store(text);
    setShown(type === "decimal" ? withSign(text) : text);
  };
  const form = useFormField(props.id, {
    value: () => (isNumeric ? variables.number.peek() : variables.value.peek()),
    reset: () => take(initial.current),
  });
  useInitialValue(props.value, label("value"), (given, hasChanged) => {
    const text = textOf(given);
    initial.current = text;
    if (hasChanged && text === variables.value.peek()) return;
    take(text);
    if (hasChanged) emit(props.onInitValueChange, "initValueChange", { value: variables.value.peek() });
  });
  useLayoutEffect(() => {
    // The field has this value now.
    value;
    form?.changed();
  }, [value, form]);

  const current = () => ({ value: variables.value.peek(), number: variables.number.peek() });
  const paused = useDebounce<undefined>(() => emit(props.onDebounce, "debounce", current()));
  const tell = () => {
    emit(props.onChange, "change", current());
    paused.call(undefined, props.debounceDelay ?? 500);
  };
  const round = () => {
    const number = variables.number.peek();
    if (type !== "decimal" || number === null) return;
    const decimals = decimalsOf(props.precision ?? "0.1");
    const rounded = roundTo(number, decimals);
    setShown(withSign(rounded.toFixed(decimals)));
    if (rounded === number) return;
    store(String(rounded));
    tell();
  };
  const isDisabled = state.disabled || form?.isDisabled === true;
  const style: CustomProperties = {
    "--trama-color": css(state.color),
    "--trama-font-family": css(state.fontFamily),
    "--trama-font-size": css(state.fontSize),
  };
  return createElement(type === "textarea" ? "textarea" : "input", {
    ...attributes,
    style,
    type: type === "textarea" ? undefined : type === "decimal" ? "text" : type,
    inputMode: type === "decimal" ? "decimal" : undefined,
    step: type === "number" ? state.step : undefined,
    name: props.id,
    value: shown,
    onChange: (event: ChangeEvent<Control>) => {
      setShown(event.target.value);
      store(event.target.value);
      tell();
    },
    onKeyDown: (event: KeyboardEvent<Control>) => {
      attributes.onKeyDown?.(event);
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      paused.flush();
      emit(props.onEnterKey, "enterKey", current(), event);
    },
    onBlur: (event: React.FocusEvent<Control>) => {
      round();
      paused.flush();
      attributes.onBlur?.(event);
    },
    placeholder: state.placeholder || undefined,
    "aria-label": state.ariaLabel || state.placeholder || undefined,
    readOnly: state.readonly,
    disabled: state.disabled,
    required: state.required,
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
