import { useLayoutEffect, useRef } from "react";
import { read, useLatest } from "../../../react/element.tsx";
import { type Bind, computed, isBound, untracked } from "../../../react/signals.ts";
import { onLaterChange } from "../../../react/use-signal.ts";
import { isSameValue } from "../shared/same-value.ts";
import type { FieldPlace } from "./form.ts";

/**
 * Keep an element's variable in step with its configured `value`.
 *
 * `take` gets the value when the element comes onto the page and whenever it changes; `hasChanged` tells the later
 * times, which are the event `initValueChange`. An event that follows from it runs after the change.
 * The code around an element may run again and give an equal value anew: that is no change, and nothing is taken.
 */
export function useInitialValue<T>(
  bind: Bind<T>,
  label: string,
  take: (value: T | undefined, hasChanged: boolean) => void,
  field?: FieldPlace,
): void {
  const latest = useLatest(take);
  const taken = useRef<{ readonly value: T | undefined }>(undefined);
  const settle = field?.settle;
  useLayoutEffect(
    () => () => {
      // On leaving, the variables forget their values as well.
      taken.current = undefined;
    },
    [],
  );
  useLayoutEffect(() => {
    const give = (value: T | undefined) => {
      if (taken.current !== undefined && isSameValue(taken.current.value, value)) return;
      const hasChanged = taken.current !== undefined;
      taken.current = { value };
      latest.current(value, hasChanged);
      settle?.();
    };
    give(untracked(() => read(bind, label)));
    if (!isBound(bind)) return;
    const value = computed(() => read(bind, label));
    return onLaterChange(
      () => value.value,
      () => give(value.peek()),
    );
  }, [bind, label, latest, settle]);
}
