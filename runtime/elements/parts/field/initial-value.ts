import { useLayoutEffect, useRef } from "react";
import { read } from "../../../react/bound-value.ts";
import { type Bind, computed, isBound, untracked } from "../../../react/signals.ts";
import { useLatest } from "../../../react/use-latest.ts";
import { onLaterChange } from "../../../react/use-signal.ts";
import { isSameValue } from "../shared/same-value.ts";
import type { FieldPlace } from "./form.ts";

/**
 * Keep an element's variable in step with its configured `value`.
 *
 * `take` receives the value on mount and whenever it changes. `hasChanged` is true for the changes, which are the event
 * `initValueChange`; events that follow run after the change.
 * An equal value passed again, as on a rerender, is not a change and is ignored.
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
      // On unmount the variables reset their values too.
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
