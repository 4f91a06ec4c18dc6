import { useRef } from "react";
import type { Bind } from "../../../react/signals.ts";
import { isSameValue } from "../shared/same-value.ts";
import { type FieldPlace, useFormField } from "./form.ts";
import { useInitialValue } from "./initial-value.ts";

/** How a field stores its value. */
export interface FieldValue<Given, Value> {
  /** Convert the configured value to the field's value. */
  readonly from: (given: Given | undefined) => Value;
  /** Returns the current value. */
  readonly now: () => Value;
  readonly take: (value: Value) => void;
  /** Returns the value for the form, if it differs from the field's. */
  readonly sent?: () => unknown;
  /** Convert a value that the form sets, of the shape that it gets. */
  readonly received: (value: unknown) => Value;
  /** Called when another value is configured while the field is mounted, after the field has taken it. */
  readonly onGiven: (value: Value) => void;
}

/**
 * Set a field to its configured value, now and on every change, and register it with the form around it.
 *
 * `reset` restores the configured value.
 */
export function useFieldValue<Given, Value>(
  id: string,
  bind: Bind<Given>,
  label: string,
  field: FieldValue<Given, Value>,
): FieldPlace & { readonly reset: () => void } {
  const initial = useRef<Value>(undefined);
  const reset = () => field.take(initial.current ?? field.from(undefined));
  const set = (value: unknown) => field.take(field.received(value));
  const form = useFormField(id, { value: field.sent ?? field.now, reset, set });
  useInitialValue(
    bind,
    label,
    (given, hasChanged) => {
      const next = field.from(given);
      initial.current = next;
      if (hasChanged && isSameValue(field.now(), next)) return;
      field.take(next);
      if (hasChanged) field.onGiven(next);
    },
    form,
  );
  return { ...form, reset };
}
