import { useLayoutEffect, useState } from "react";
import { read } from "../../../react/bound-value.ts";
import { type Bind, computed, isBound, untracked } from "../../../react/signals.ts";
import { useLatest } from "../../../react/use-latest.ts";
import { onLaterChange } from "../../../react/use-signal.ts";
import { isSameValue } from "../shared/same-value.ts";
import type { FieldPlace } from "./form.ts";

type Take<T> = (value: T | undefined, hasChanged: boolean) => void;

/** Starts to take the configured `value`, now and whenever it changes; returns a function that stops it. */
export type StartInitial<T> = (bind: Bind<T>, label: string) => (() => void) | undefined;

/** Returns what keeps an element in step with its configured `value`, which is `first` in its first render. */
export function initialValue<T>(first: Bind<T>, take: Take<T>): StartInitial<T> {
  let started = first;
  let taken: { readonly value: T | undefined } | undefined;
  const give = (value: T | undefined): void => {
    if (taken !== undefined && isSameValue(taken.value, value)) return;
    const hasChanged = taken !== undefined;
    taken = { value };
    take(value, hasChanged);
  };
  return (bind, label) => {
    // The same binding again: the element was unmounted, which reset its variables.
    if (bind === started) taken = undefined;
    started = bind;
    give(untracked(() => read(bind, label)));
    if (!isBound(bind)) return undefined;
    const value = computed(() => read(bind, label));
    return onLaterChange(
      () => value.value,
      () => give(value.peek()),
    );
  };
}

/**
 * Keep an element's variable in step with its configured `value`.
 *
 * `take` receives the value on mount and whenever it changes. `hasChanged` is true for the changes, which are the event
 * `initValueChange`; events that follow run after the change.
 * An equal value passed again, as on a rerender, is not a change and is ignored.
 */
export function useInitialValue<T>(bind: Bind<T>, label: string, take: Take<T>, field?: FieldPlace): void {
  const latest = useLatest(take);
  const settle = field?.settle;
  const [start] = useState(() =>
    initialValue(bind, (value, hasChanged) => {
      latest.current(value, hasChanged);
      settle?.();
    }),
  );
  useLayoutEffect(() => start(bind, label), [start, bind, label]);
}
