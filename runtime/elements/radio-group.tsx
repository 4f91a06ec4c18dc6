import type { ReactNode } from "react";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { drawNotes, type FieldTexts, fieldDefaults, useField } from "./parts/field/field.tsx";
import { useFieldValue } from "./parts/field/field-value.ts";
import { useFieldError } from "./parts/field/form.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import { keyOf, type SelectOption, useOptions } from "./parts/select/options.ts";
import { useOffered } from "./parts/select/use-offered.ts";
import { ItemSlot } from "./parts/shared/item-slot.tsx";
import { isSameValue } from "./parts/shared/same-value.ts";
import type { OptionValue, RadioGroupProps, RadioGroupVariables } from "./props.ts";

interface Resolved<Item> extends FieldTexts {
  readonly options: readonly Item[];
  readonly readonly: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly direction: "column" | "row";
  readonly gap: string;
}

const defaults: Resolved<never> = {
  ...fieldDefaults,
  options: [],
  readonly: false,
  required: false,
  disabled: false,
  direction: "column",
  gap: "8px",
};

/** One choice among options that are all visible. The browser's radio buttons handle keys and the required choice. */
export function RadioGroup<const Item = unknown, Field extends string = "value">(
  props: RadioGroupProps<Item, Field>,
): ReactNode {
  const root = useElement<HTMLDivElement>(props, "radio-group");
  const { attributes, node, label, emit } = root;
  const state = useFieldError(root, root.values<Resolved<Item>>(props, defaults));
  const ids = useField(state);
  const options = useOptions(state.options, {
    labelField: props.labelField,
    valueField: props.valueField,
    imageField: undefined,
  });
  const variables = root.connect(RadioGroup.spec, props.handle, {
    focus: () => {
      const chosen = node.current?.querySelector<HTMLElement>("input:checked");
      (chosen ?? node.current?.querySelector<HTMLElement>("input"))?.focus();
    },
    setValue: (args: { readonly value?: unknown }) => set(args.value ?? null),
    reset: () => form.reset(),
  });
  const value = root.current(variables.value) ?? null;
  const form = useFieldValue<unknown, unknown>(props.id, props.value, label("value"), {
    node,
    from: (given) => given ?? null,
    now: () => variables.value.peek() ?? null,
    take: (next) => set(next),
    received: (next) => next ?? null,
    onGiven: (next) => emit(props.onInitValueChange, "initValueChange", { value: believed<Item, Field>(next) }),
  });
  const forget = useOffered(value === null ? none : [value], options, true, ([next = null]) => {
    variables.value.value = next;
  });
  const set = (next: unknown) => {
    forget();
    variables.value.value = next;
  };
  const isDisabled = state.disabled || form.isDisabled;
  const choose = (option: SelectOption<Item>) => {
    if (state.readonly) return;
    set(option.value);
    emit(props.onChange, "change", { value: believed<Item, Field>(option.value) });
  };
  // The group is named by its label, so that its own id is free for the design.
  const { id: _, ...described } = ids.attributes;
  const style: CustomProperties = { "--trama-radio-gap": css(state.gap) };
  return (
    <div
      {...attributes}
      {...described}
      style={style}
      role="radiogroup"
      aria-labelledby={state.label === "" ? undefined : ids.label}
      aria-required={state.required || undefined}
      aria-readonly={state.readonly || undefined}
      aria-disabled={isDisabled || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={state.readonly || undefined}
      data-invalid={state.error !== "" || undefined}
      data-empty={value === null || undefined}
    >
      {state.label !== "" && (
        <span className="trama-label" id={ids.label} data-required={state.required || undefined}>
          {state.label}
        </span>
      )}
      <div className="trama-radio-options" data-direction={state.direction}>
        {options.map((option, position) => (
          <label key={keyOf(option, position)} className="trama-radio">
            <input
              type="radio"
              name={ids.control}
              checked={isSameValue(option.value, value)}
              onChange={() => choose(option)}
              disabled={isDisabled}
              required={state.required && !state.readonly}
            />
            {props.option ? <ItemSlot draw={props.option} item={option.item} index={position} /> : option.label}
          </label>
        ))}
      </div>
      {drawNotes(state, ids)}
    </div>
  );
}

RadioGroup.spec = elementSpec<RadioGroupVariables>({
  type: "radio-group",
  variables: { value: null },
  actions: ["focus", "setValue", "reset"],
});

const none: readonly unknown[] = [];

/** The value of an option, or a value that the design sets, which the compiler has checked. */
const believed = <Item, Field extends string>(value: unknown) => value as OptionValue<Item, Field> | null;
