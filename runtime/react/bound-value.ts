import { useMemo, useSyncExternalStore } from "react";
import { logError } from "../errors/error-log.ts";
import { type Bind, computed, isBound, type ReadonlySignal } from "./signals.ts";
import { type Store, signalStore } from "./use-signal.ts";

/** Returns the current value of a binding. An error is logged and returns undefined. */
export function read<T>(bind: Bind<T>, label: string): T | undefined {
  if (!isBound(bind)) return bind ?? undefined;
  try {
    return bind() ?? undefined;
  } catch (error) {
    logError(label, error);
    return undefined;
  }
}

const noSubscription = () => () => {};

function boundStore<T>(bind: Bind<T>, label: string): Store<T | undefined> {
  if (!isBound(bind)) {
    const value = bind ?? undefined;
    return { subscribe: noSubscription, get: () => value };
  }
  return signalStore(computed(() => read(bind, label)));
}

/**
 * Returns the value of a property, or `fallback` for null.
 *
 * Only the calling element rerenders when the binding changes.
 */
export function useValue<T>(bind: Bind<T>, fallback: T, label: string): T;
export function useValue<T>(bind: Bind<T>, fallback: undefined, label: string): T | undefined;
export function useValue<T>(bind: Bind<T>, fallback: T | undefined, label: string): T | undefined {
  const store = useMemo(() => boundStore(bind, label), [bind, label]);
  const value = useSyncExternalStore(store.subscribe, store.get, store.get);
  return value === undefined ? fallback : value;
}

/** Returns the value of a signal; the calling component rerenders when it changes. */
export function useSignalValue<T>(source: ReadonlySignal<T>): T {
  const store = useMemo(() => signalStore(source), [source]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Returns the string a bound text shows: null is empty, dates and numbers as they are written. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
