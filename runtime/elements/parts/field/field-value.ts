import { useContext, useEffect, useLayoutEffect, useState } from "react";
import type { Bind } from "../../../react/signals.ts";
import { isSameValue } from "../shared/same-value.ts";
import { FieldEntry, type FieldPlace, FormContext, placeOf } from "./form.ts";
import { InitialValue } from "./initial-value.ts";

/** How a field stores its value. */
export interface FieldValue<Given, Value> {
  /** Convert the configured value to the field's value. */
  readonly from: (given: Given | undefined) => Value;
  /** Returns the current value. */
  readonly now: () => Value;
  readonly take: (value: Value) => void;
  /** Returns the value for the form, if it differs from the field's. */
  readonly sent?: () => unknown;
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
  const form = useContext(FormContext);
  const [{ entry, initial }] = useState(() => ({ entry: new FieldEntry(id), initial: new InitialValue<Given>() }));
  const reset = () => field.take(field.from(initial.value));
  useLayoutEffect(() => {
    entry.show({ value: field.sent ?? field.now, reset }, form);
    initial.show(bind, label, (given, hasChanged) => {
      const next = field.from(given);
      if (!hasChanged || !isSameValue(field.now(), next)) {
        field.take(next);
        if (hasChanged) field.onGiven(next);
      }
      entry.settle();
    });
  });
  useLayoutEffect(() => initial.end, [initial]);
  const add = form?.add;
  useEffect(() => entry.join(add), [entry, add]);
  return { ...placeOf(entry, form), reset };
}
