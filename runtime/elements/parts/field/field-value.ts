import { useRef } from "react";
import type { Bind } from "../../../react/signals.ts";
import { isSameValue } from "../shared/same-value.ts";
import { type FieldPlace, useFormField } from "./form.ts";
import { useInitialValue } from "./initial-value.ts";

/** How a field keeps its value. */
export interface FieldValue<Given, Value> {
  /** The configured value as the field keeps it. */
  readonly from: (given: Given | undefined) => Value;
  /** What stands in the field now. */
  readonly now: () => Value;
  readonly take: (value: Value) => void;
  /** What the form around it sends, when that is not what stands in the field. */
  readonly sent?: () => unknown;
  /** Told when another value is configured while the field is on the page, after it was taken. */
  readonly onGiven: (value: Value) => void;
}

/**
 * Give a field its configured value, now and whenever that is another one, and make it known to the form around it.
 *
 * `reset` brings the configured value back.
 */
export function useFieldValue<Given, Value>(
  id: string,
  bind: Bind<Given>,
  label: string,
  field: FieldValue<Given, Value>,
): FieldPlace & { readonly reset: () => void } {
  const initial = useRef<Value>(undefined);
  const reset = () => field.take(initial.current ?? field.from(undefined));
  const form = useFormField(id, { value: field.sent ?? field.now, reset });
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
