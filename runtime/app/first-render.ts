import { batch, signal } from "../react/signals.ts";

/**
 * Whether the page is between its prerendered HTML and React's first commit over it.
 *
 * During that time the app must render exactly the HTML, so nothing that differs by browser is read: storage, the
 * query, the theme, the width, the clock and the session. Waiting reads run right after.
 */
const isPrerendered = (): boolean => container()?.hasAttribute(prerenderedMark) === true;

/** Returns the element the app renders into; null outside a browser. */
const container = (): Element | null => globalThis.document?.getElementById("root") ?? null;

/** Attribute with the path of the prerendered page. */
export const prerenderedMark = "data-prerendered";

/** Attribute with the time of the build, for pages that show it. */
const builtMark = "data-built";

let isFirst = isPrerendered();
let waiting: (() => void)[] = [];
let isClockRead = false;

/** When the build rendered the page, if the page shows the time. */
const builtAt = signal(Number(isFirst && container()?.getAttribute(builtMark)) || undefined);

/** Whether the app must render as the build did: during the build, and until hydration is done. */
export const isFirstRender = (): boolean => isFirst;

/** Mark this process as the build, which never reads from a browser and has a stopped clock. */
export function beginPrerender(): void {
  isFirst = true;
  builtAt.value = Date.now();
  isClockRead = false;
}

/** Returns the time of the build, if something read the clock. */
export const shownMoment = (): number | undefined => (isClockRead ? builtAt.peek() : undefined);

/** Returns the current time in milliseconds since 1970; bindings that read it update once the page is hydrated. */
export function moment(): number {
  isClockRead = true;
  return builtAt.value ?? Date.now();
}

/** Read something from the browser: now, or after hydration. */
export function readFromBrowser(read: () => void): void {
  if (isFirst) waiting.push(read);
  else read();
}

/**
 * Show the page again: either the login page or the requested one. The document hides it by an attribute when there is
 * a token, so that a signed-in visitor never sees the login form flash.
 */
export const revealPage = (): void => globalThis.document?.documentElement.removeAttribute("data-session");

/** End the first render: the HTML is hydrated or discarded, and the app now reads from this browser. */
export function endFirstRender(): void {
  if (!isFirst) return;
  isFirst = false;
  container()?.removeAttribute(prerenderedMark);
  const reads = waiting;
  waiting = [];
  batch(() => {
    builtAt.value = undefined;
    for (const read of reads) read();
  });
}
