/** How long something started by a page may go on: until the visitor leaves it. */
export interface Lifetime {
  readonly signal: AbortSignal;
  readonly isApp: boolean;
}

/** The whole time the app is open; it never ends. */
export const appLifetime: Lifetime = { signal: new AbortController().signal, isApp: true };

let current: { readonly lifetime: Lifetime; readonly end: () => void } | undefined;

/** The lifetime of the page that is shown, or of the app before there is one. */
export const currentLifetime = (): Lifetime => current?.lifetime ?? appLifetime;

/** Begin the lifetime of another page; that of the page before ends, and with it what it was fetching. */
export function beginLifetime(): Lifetime {
  endLifetime();
  const controller = new AbortController();
  const lifetime: Lifetime = { signal: controller.signal, isApp: false };
  current = { lifetime, end: () => controller.abort() };
  return lifetime;
}

/** End the lifetime of the page that is shown. */
export function endLifetime(): void {
  current?.end();
  current = undefined;
}
