import { useEffect, useState } from "react";
import { useLatest } from "../../../react/element.tsx";

export interface Debounced<T> {
  /** Call later with this value; an earlier call that still waits is dropped. Without a delay the call is at once. */
  readonly call: (value: T, delayMs: number) => void;
  /** Make the call that waits, now. */
  readonly flush: () => void;
  /** Drop the call that waits. */
  readonly cancel: () => void;
}

/** Calls that wait until nothing new came for a while. What still waits when the element leaves the page is dropped. */
export function useDebounce<T>(callback: (value: T) => void): Debounced<T> {
  const latest = useLatest(callback);
  const [debounced] = useState((): Debounced<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: { readonly value: T } | undefined;
    const cancel = () => {
      clearTimeout(timer);
      waiting = undefined;
    };
    const flush = () => {
      const due = waiting;
      cancel();
      if (due) latest.current(due.value);
    };
    const call = (value: T, delayMs: number) => {
      cancel();
      if (delayMs <= 0) {
        latest.current(value);
        return;
      }
      waiting = { value };
      timer = setTimeout(flush, delayMs);
    };
    return { call, flush, cancel };
  });
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
