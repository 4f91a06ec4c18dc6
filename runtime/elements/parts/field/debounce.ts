import { useEffect, useLayoutEffect, useState } from "react";

export interface Debounced<T> {
  /** Call later with this value, replacing a pending call. Without a delay it calls at once. */
  readonly call: (value: T, delayMs: number) => void;
  /** Run the pending call now. */
  readonly flush: () => void;
  /** Drop the pending call. */
  readonly cancel: () => void;
}

/** Returns a debounced callback. A pending call is dropped on unmount. */
export function useDebounce<T>(callback: (value: T) => void): Debounced<T> {
  const [{ latest, debounced }] = useState(() => makeDebounced(callback));
  useLayoutEffect(() => {
    latest.current = callback;
  });
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}

function makeDebounced<T>(callback: (value: T) => void) {
  const latest = { current: callback };
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
  return { latest, debounced: { call, flush, cancel } };
}
