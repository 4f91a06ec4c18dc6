import type { Runtime } from "../app/runtime.ts";

/** How long work started by a page may go on: until the visitor leaves the page. */
export interface Lifetime {
  readonly signal: AbortSignal;
}

/** The lifetime of an app, which never ends. */
export const appLifetime: Lifetime = { signal: new AbortController().signal };

class Lifetimes {
  current: { readonly lifetime: Lifetime; readonly end: () => void } | undefined;
}

/** Returns the lifetime of the current page, or of the app before there is one. */
export const currentLifetime = (runtime: Runtime): Lifetime => runtime.part(Lifetimes).current?.lifetime ?? appLifetime;

/** Begin the lifetime of another page; the previous one ends, which cancels its requests. */
export function beginLifetime(runtime: Runtime): Lifetime {
  endLifetime(runtime);
  const controller = new AbortController();
  const lifetime: Lifetime = { signal: controller.signal };
  runtime.part(Lifetimes).current = { lifetime, end: () => controller.abort() };
  return lifetime;
}

/** End the lifetime of the current page. */
export function endLifetime(runtime: Runtime): void {
  const lifetimes = runtime.part(Lifetimes);
  lifetimes.current?.end();
  lifetimes.current = undefined;
}
