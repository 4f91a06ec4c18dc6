import { useLayoutEffect, useState } from "react";
import { read } from "../../../react/bound-value.ts";
import { type Bind, computed, isBound, untracked } from "../../../react/signals.ts";
import { onLaterChange } from "../../../react/use-signal.ts";
import { isSameValue } from "../shared/same-value.ts";
import type { FieldPlace } from "./form.ts";

/** Receives a configured value. `hasChanged` is true for the changes, which are the event `initValueChange`. */
type Take<T> = (value: T | undefined, hasChanged: boolean) => void;

/**
 * Keep an element's variable in step with its configured `value`.
 *
 * `take` receives the value on mount and whenever it changes; events that follow run after the change.
 * An equal value passed again, as on a rerender, is not a change and is ignored.
 */
export function useInitialValue<T>(bind: Bind<T>, label: string, take: Take<T>, field?: FieldPlace): void {
  const [value] = useState(() => new InitialValue<T>());
  useLayoutEffect(() =>
    value.show(bind, label, (given, hasChanged) => {
      take(given, hasChanged);
      field?.settle();
    }),
  );
  useLayoutEffect(() => value.end, [value]);
}

/** The configured value of an element, as React shows it. */
export class InitialValue<T> {
  private bind: Bind<T>;
  private take: Take<T> = () => {};
  private taken: { readonly value: T | undefined } | undefined;
  private stop: (() => void) | undefined;

  /** The value that was taken last. */
  get value(): T | undefined {
    return this.taken?.value;
  }

  /** Take what a render passed. */
  show(bind: Bind<T>, label: string, take: Take<T>): void {
    this.take = take;
    if (this.taken !== undefined && bind === this.bind) return;
    this.stop?.();
    this.stop = undefined;
    this.bind = bind;
    this.give(untracked(() => read(bind, label)));
    if (!isBound(bind)) return;
    const value = computed(() => read(bind, label));
    this.stop = onLaterChange(
      () => value.value,
      () => this.give(value.peek()),
    );
  }

  /** End on unmount, when the variables reset their values too. */
  readonly end = (): void => {
    this.stop?.();
    this.stop = undefined;
    this.taken = undefined;
  };

  private give(value: T | undefined): void {
    if (this.taken !== undefined && isSameValue(this.taken.value, value)) return;
    const hasChanged = this.taken !== undefined;
    this.taken = { value };
    this.take(value, hasChanged);
  }
}
