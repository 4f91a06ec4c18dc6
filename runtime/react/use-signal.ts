import { useMemo, useSyncExternalStore } from "react";
import { effect, type ReadonlySignal, untracked } from "./signals.ts";

/** What a component can subscribe to. */
export interface Store<T> {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly get: () => T;
}

/**
 * Returns the result of a function of signals; only the calling component rerenders when it changes.
 *
 * `read` must be the same function on every render, or return equal results. The subscription ends with the component.
 */
export function useSignals<T>(read: () => T): T {
  const store = useMemo(() => storeOf(read), [read]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Returns a function of signals as a store. Without subscribers it is evaluated on every read. */
export function storeOf<T>(read: () => T): Store<T> {
  return {
    subscribe: (onChange) => onLaterChange(read, onChange),
    get: () => untracked(read),
  };
}

/** Returns a signal as a store. */
export function signalStore<T>(source: ReadonlySignal<T>): Store<T> {
  return {
    subscribe: (onChange) => onLaterChange(() => source.value, onChange),
    get: () => source.peek(),
  };
}

/** Call `onChange` whenever the signals a function reads change from now on; returns a function that stops it. */
export function onLaterChange(read: () => unknown, onChange: () => void): () => void {
  let isFirst = true;
  return effect(() => {
    read();
    if (isFirst) isFirst = false;
    else untracked(onChange);
  });
}
