import { useLayoutEffect, useState } from "react";
import { read } from "../../../react/bound-value.ts";
import { type Bind, computed, isBound, untracked } from "../../../react/signals.ts";
import { onLaterChange } from "../../../react/use-signal.ts";
import { isSameValue } from "../shared/same-value.ts";
import type { FieldPlace } from "./form.ts";

type Take<T> = (value: T | undefined, hasChanged: boolean) => void;

/** The configured `value` of an element, from its mount to its unmount. */
export class InitialValue<T> {
  /** The callback of the last render that React showed. */
  take: Take<T>;
  private bind: Bind<T>;
  private taken: { readonly value: T | undefined } | undefined;

  constructor(bind: Bind<T>, take: Take<T>) {
    this.bind = bind;
    this.take = take;
  }

  /** Take the value, now and whenever it changes; returns a function that stops it. */
  start(bind: Bind<T>, label: string): (() => void) | undefined {
    // The same binding again: the element was unmounted, which reset its variables.
    if (bind === this.bind) this.taken = undefined;
    this.bind = bind;
    this.give(untracked(() => read(bind, label)));
    if (!isBound(bind)) return undefined;
    const value = computed(() => read(bind, label));
    return onLaterChange(
      () => value.value,
      () => this.give(value.peek()),
    );
  }

  private give(value: T | undefined): void {
    if (this.taken !== undefined && isSameValue(this.taken.value, value)) return;
    const hasChanged = this.taken !== undefined;
    this.taken = { value };
    this.take(value, hasChanged);
  }
}

/**
 * Keep an element's variable in step with its configured `value`.
 *
 * `take` receives the value on mount and whenever it changes. `hasChanged` is true for the changes, which are the event
 * `initValueChange`; events that follow run after the change.
 * An equal value passed again, as on a rerender, is not a change and is ignored.
 */
export function useInitialValue<T>(bind: Bind<T>, label: string, take: Take<T>, field?: FieldPlace): void {
  const settle = field?.settle;
  const [initial] = useState(() => new InitialValue<T>(bind, take));
  useLayoutEffect(() => {
    initial.take = (value, hasChanged) => {
      take(value, hasChanged);
      settle?.();
    };
  });
  useLayoutEffect(() => initial.start(bind, label), [initial, bind, label]);
}
