import { useLayoutEffect } from "react";
import { onLaterChange, read, useLatest } from "../../element.tsx";
import { type Bind, computed, isBound, untracked } from "../../signals.ts";

/**
 * Keep an element's variable in step with its configured `value`.
 *
 * `take` gets the value when the element comes onto the page and whenever a bound one changes; `hasChanged` tells the
 * later times, which are the event `initValueChange`. An event that follows from it runs after the change.
 */
export function useInitialValue<T>(
  bind: Bind<T>,
  label: string,
  take: (value: T | undefined, hasChanged: boolean) => void,
): void {
  const latest = useLatest(take);
  useLayoutEffect(() => {
    latest.current(
      untracked(() => read(bind, label)),
      false,
    );
    if (!isBound(bind)) return;
    const value = computed(() => read(bind, label));
    return onLaterChange(value, () => latest.current(value.peek(), true));
  }, [bind, label, latest]);
}
