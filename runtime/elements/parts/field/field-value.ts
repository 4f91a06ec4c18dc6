import { useContext, useEffect, useLayoutEffect, useState } from "react";
import type { Bind } from "../../../react/signals.ts";
import { isSameValue } from "../shared/same-value.ts";
import { type FieldPlace, FormContext, type FormField, type FormScope } from "./form.ts";
import { initialValue } from "./initial-value.ts";

/** How a field stores its value. */
export interface FieldValue<Given, Value> extends Pick<FormField, "node"> {
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
  /** Whether the control keeps what the visitor types instead of another configured value. */
  readonly isKept?: () => boolean;
}

/**
 * Set a field to its configured value, now and on every change, and register it with the form around it.
 *
 * `reset` sets the configured value; `restore` does so when the field has nothing of its own to save.
 */
export function useFieldValue<Given, Value>(
  id: string,
  bind: Bind<Given>,
  label: string,
  field: FieldValue<Given, Value>,
): FieldPlace & { readonly reset: () => void; readonly restore: () => void } {
  const form = useContext(FormContext);
  const [life] = useState(() => fieldLife(id, bind, { field, form }));
  const { latest, own, start, settle, reset, restore } = life;
  useLayoutEffect(() => {
    latest.field = field;
    latest.form = form;
    form?.changed();
  });
  useLayoutEffect(() => start(bind, label), [start, bind, label]);
  const add = form?.add;
  useEffect(() => {
    settle();
    return add?.(own);
  }, [settle, add, own]);
  return {
    isDisabled: form?.isDisabled ?? false,
    hasAutocomplete: form?.hasAutocomplete ?? true,
    settle,
    reset,
    restore,
  };
}

/** What a field keeps from its first render to its unmount. `latest` is of the last render that React showed. */
function fieldLife<Given, Value>(
  id: string,
  bind: Bind<Given>,
  latest: { field: FieldValue<Given, Value>; form: FormScope | undefined },
) {
  let configured: Value | undefined;
  const value = () => (latest.field.sent ?? latest.field.now)();
  const reset = () => latest.field.take(configured ?? latest.field.from(undefined));
  const set = (given: unknown) => latest.field.take(latest.field.received(given));
  const own: FormField = { id, node: latest.field.node, value, reset, set, saved: undefined };
  const settle = () => {
    own.saved = value();
    latest.form?.changed();
  };
  const restore = () => {
    reset();
    settle();
  };
  const start = initialValue(bind, (given, hasChanged) => {
    const { from, now, take, onGiven, isKept } = latest.field;
    const next = from(given);
    configured = next;
    if (!hasChanged || !(isSameValue(now(), next) || isKept?.())) {
      take(next);
      if (hasChanged) onGiven(next);
    }
    settle();
  });
  return { latest, own, start, settle, reset, restore };
}
