import { useMemo, useSyncExternalStore } from "react";
import { effect, type ReadonlySignal, untracked } from "./signals.ts";

/** What a component can subscribe to. */
export interface Store<T> {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly get: () => T;
}

/**
 * The result of a function of signals; only the component that calls this renders again when it changes.
 *
 * `read` must be the same function on every render, or give equal results. The subscription ends with the component.
 */
export function useSignals<T>(read: () => T): T {
  const store = useMemo(() => storeOf(read), [read]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** A function of signals as a store. Before anyone subscribes it is evaluated at every look. */
export function storeOf<T>(read: () => T): Store<T> {
  return {
    subscribe: (onChange) => onLaterChange(read, onChange),
    get: () => untracked(read),
  };
}

/** A signal as a store. */
export function signalStore<T>(source: ReadonlySignal<T>): Store<T> {
  return {
    subscribe: (onChange) => onLaterChange(() => source.value, onChange),
    get: () => source.peek(),
  };
}

/** Call `onChange` whenever what a function reads changes from now on; returns how to stop. */
export function onLaterChange(read: () => unknown, onChange: () => void): () => void {
  let isFirst = true;
  return effect(() => {
    read();
    if (isFirst) isFirst = false;
    else untracked(onChange);
  });
}
