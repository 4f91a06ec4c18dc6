import { useEffect, useLayoutEffect, useState } from "react";

export interface Debounced<T> {
  /** Call later with this value, replacing a pending call. Without a delay it calls at once. */
  call(value: T, delayMs: number): void;
  /** Run the pending call now. */
  flush(): void;
  /** Drop the pending call. */
  readonly cancel: () => void;
}

/** Returns a debounced callback. A pending call is dropped on unmount. */
export function useDebounce<T>(callback: (value: T) => void): Debounced<T> {
  const [debounced] = useState(() => new Pending(callback));
  useLayoutEffect(() => {
    debounced.callback = callback;
  });
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}

class Pending<T> implements Debounced<T> {
  /** The callback of the last render that React showed. */
  callback: (value: T) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: { readonly value: T } | undefined;

  constructor(callback: (value: T) => void) {
    this.callback = callback;
  }

  readonly cancel = (): void => {
    clearTimeout(this.timer);
    this.waiting = undefined;
  };

  flush(): void {
    const due = this.waiting;
    this.cancel();
    if (due) this.callback(due.value);
  }

  call(value: T, delayMs: number): void {
    this.cancel();
    if (delayMs <= 0) {
      this.callback(value);
      return;
    }
    this.waiting = { value };
    this.timer = setTimeout(() => this.flush(), delayMs);
  }
}
