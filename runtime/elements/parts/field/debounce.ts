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
  const [timer] = useState(() => new Timer<T>());
  useLayoutEffect(() => {
    timer.callback = callback;
  });
  useEffect(() => timer.cancel, [timer]);
  return timer;
}

class Timer<T> implements Debounced<T> {
  /** The callback of the render that React shows. */
  callback: (value: T) => void = () => {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: { readonly value: T } | undefined;

  readonly cancel = (): void => {
    clearTimeout(this.timer);
    this.waiting = undefined;
  };

  readonly flush = (): void => {
    const due = this.waiting;
    this.cancel();
    if (due) this.callback(due.value);
  };

  readonly call = (value: T, delayMs: number): void => {
    this.cancel();
    if (delayMs <= 0) {
      this.callback(value);
      return;
    }
    this.waiting = { value };
    this.timer = setTimeout(this.flush, delayMs);
  };
}
