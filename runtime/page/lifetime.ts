/** How long work started by a page may go on: until the visitor leaves the page. */
export interface Lifetime {
  readonly signal: AbortSignal;
  readonly isApp: boolean;
}

/** The lifetime of the app, which never ends. */
export const appLifetime: Lifetime = { signal: new AbortController().signal, isApp: true };

let current: { readonly lifetime: Lifetime; readonly end: () => void } | undefined;

/** Returns the lifetime of the current page, or of the app before there is one. */
export const currentLifetime = (): Lifetime => current?.lifetime ?? appLifetime;

/** Begin the lifetime of another page; the previous one ends, which cancels its requests. */
export function beginLifetime(): Lifetime {
  endLifetime();
  const controller = new AbortController();
  const lifetime: Lifetime = { signal: controller.signal, isApp: false };
  current = { lifetime, end: () => controller.abort() };
  return lifetime;
}

/** End the lifetime of the current page. */
export function endLifetime(): void {
  current?.end();
  current = undefined;
}
