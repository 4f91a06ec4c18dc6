import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { drawNotes, type FieldTexts, fieldDefaults, useField } from "./parts/field/field.tsx";
import { useFieldValue } from "./parts/field/field-value.ts";
import { useFieldError } from "./parts/field/form.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import { check, Glyph } from "./parts/look/svg.tsx";
import type { CheckboxProps, CheckboxVariables } from "./props.ts";

interface Resolved extends FieldTexts {
  readonly required: boolean;
  readonly readonly: boolean;
  readonly disabled: boolean;
  readonly indeterminate: boolean;
  readonly size: string | undefined;
  readonly color: string | undefined;
  readonly containerPosition: "right" | "left" | "top" | "bottom";
}

const defaults: Resolved = {
  ...fieldDefaults,
  required: false,
  readonly: false,
  disabled: false,
  indeterminate: false,
  size: undefined,
  color: undefined,
  containerPosition: "right",
};

/** A checkbox or a switch. Its children are its label and toggle it too. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "checkbox");
  const { attributes, label, emit } = root;
  const state = useFieldError(root, root.values<Resolved>(props, defaults));
  const ids = useField(state);
  const input = useRef<HTMLInputElement>(null);
  const variables = root.connect(Checkbox.spec, props.handle, {
    focus: () => input.current?.focus(),
    setValue: (args: { readonly value?: boolean | null | undefined }) => {
      variables.value.value = args.value === true;
    },
    reset: () => form.reset(),
  });
  const isChecked = root.current(variables.value) === true;
  const form = useFieldValue(props.id, props.value, label("value"), {
    node: root.node,
    from: (given) => given === true,
    now: () => variables.value.peek(),
    take: (value) => {
      variables.value.value = value;
    },
    received: (value) => value === true,
    onGiven: (value) => emit(props.onInitValueChange, "initValueChange", { value }),
  });
  const { indeterminate } = state;
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate && !isChecked;
  }, [indeterminate, isChecked]);

  const toggle = () => {
    if (state.readonly) return;
    const value = !isChecked;
    variables.value.value = value;
    emit(props.onChange, "change", { value });
  };
  const isDisabled = state.disabled || form.isDisabled;
  const style: CustomProperties = { "--trama-size": css(state.size), "--trama-accent": css(state.color) };
  return (
    <div
      {...attributes}
      style={style}
      data-position={state.containerPosition}
      data-checked={isChecked || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={state.readonly || undefined}
      data-invalid={state.error !== "" || undefined}
    >
      <label className="trama-checkbox-row">
        <span className="trama-checkbox-box" data-appearance={props.appearance ?? "checkbox"}>
          <input
            {...ids.attributes}
            ref={input}
            type="checkbox"
            role={props.appearance === "switch" ? "switch" : undefined}
            className="trama-checkbox-input"
            name={props.id}
            checked={isChecked}
            onChange={toggle}
            disabled={state.disabled}
            required={state.required && !state.readonly}
            aria-readonly={state.readonly || undefined}
          />
          {props.appearance !== "switch" && Glyph({ icon: props.icon ?? check, className: "trama-checkbox-mark" })}
        </span>
        {(state.label !== "" || props.children !== undefined) && (
          <span className="trama-checkbox-content">
            {state.label}
            {props.children}
          </span>
        )}
      </label>
      {drawNotes(state, ids)}
    </div>
  );
}

Checkbox.spec = elementSpec<CheckboxVariables>({
  type: "checkbox",
  variables: { value: false },
  actions: ["focus", "setValue", "reset"],
});
