import { useContext, useEffect, useLayoutEffect, useState } from "react";
import type { Bind } from "../../../react/signals.ts";
import { isSameValue } from "../shared/same-value.ts";
import { type FieldPlace, FormContext, type FormField, type FormScope } from "./form.ts";
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
  const form = useContext(FormContext);
  const [life] = useState(() => new FieldLife(id, bind, field, form));
  useLayoutEffect(() => {
    life.field = field;
    life.form = form;
    form?.changed();
  });
  useLayoutEffect(() => life.initial.start(bind, label), [life, bind, label]);
  const add = form?.add;
  useEffect(() => {
    life.settle();
    return add?.(life);
  }, [life, add]);
  return {
    isDisabled: form?.isDisabled ?? false,
    hasAutocomplete: form?.hasAutocomplete ?? true,
    settle: life.settle,
    reset: life.reset,
  };
}

/** A field from its first render to its unmount, as the form around it sees it. */
class FieldLife<Given, Value> implements FormField {
  readonly id: string;
  saved: unknown;
  /** The field and the form of the last render that React showed. */
  field: FieldValue<Given, Value>;
  form: FormScope | undefined;
  readonly initial: InitialValue<Given>;
  private configured: Value | undefined;

  constructor(id: string, bind: Bind<Given>, field: FieldValue<Given, Value>, form: FormScope | undefined) {
    this.id = id;
    this.field = field;
    this.form = form;
    this.initial = new InitialValue(bind, (given, hasChanged) => this.take(given, hasChanged));
  }

  readonly value = (): unknown => (this.field.sent ?? this.field.now)();

  readonly reset = (): void => this.field.take(this.configured ?? this.field.from(undefined));

  readonly set = (value: unknown): void => this.field.take(this.field.received(value));

  /** The value of the field is the saved one. */
  readonly settle = (): void => {
    this.saved = this.value();
    this.form?.changed();
  };

  private take(given: Given | undefined, hasChanged: boolean): void {
    const { from, now, take, onGiven } = this.field;
    const next = from(given);
    this.configured = next;
    if (!hasChanged || !isSameValue(now(), next)) {
      take(next);
      if (hasChanged) onGiven(next);
    }
    this.settle();
  }
}
