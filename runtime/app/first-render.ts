import { batch, signal } from "../react/signals.ts";

/**
 * The time between the HTML that `build` rendered and the first commit of React over it.
 *
 * In it the app must render what the HTML says, so nothing that differs in a browser is read: storage, the query, the
 * theme, the width, the clock and the session. What waits here reads them right after.
 */
const isPrerendered = (): boolean => container()?.hasAttribute(prerenderedMark) === true;

/** Where the app is rendered; absent outside a browser. */
const container = (): Element | null => globalThis.document?.getElementById("root") ?? null;

/** Names the path whose page stands in the HTML. */
export const prerenderedMark = "data-prerendered";

/** Holds the moment of the build, for pages that show it. */
const builtMark = "data-built";

let isFirst = isPrerendered();
let waiting: (() => void)[] = [];
let isClockRead = false;

/** When the build rendered the page, if that shows in it. */
const builtAt = signal(Number(isFirst && container()?.getAttribute(builtMark)) || undefined);

/** Whether the app must render as at build: while it builds, and until the HTML of the build was taken over. */
export const isFirstRender = (): boolean => isFirst;

/** Say that this is the build itself, where nothing is ever read from a browser, and the clock stands still. */
export function beginPrerender(): void {
  isFirst = true;
  builtAt.value = Date.now();
  isClockRead = false;
}

/** The moment of the build, if anything asked what time it is. */
export const shownMoment = (): number | undefined => (isClockRead ? builtAt.peek() : undefined);

/** This moment, in milliseconds since 1970; bindings that read it are right again once the build's page was taken over. */
export function moment(): number {
  isClockRead = true;
  return builtAt.value ?? Date.now();
}

/** Read something from the browser: at once, or after the HTML of the build was taken over. */
export function readFromBrowser(read: () => void): void {
  if (isFirst) waiting.push(read);
  else read();
}

/**
 * Show the login page to someone who seemed to be signed in, or the page that they came to instead. Until then it stays
 * out of sight, by a mark that the document sets itself when there is a token: nobody should see a form flash by.
 */
export const revealPage = (): void => globalThis.document?.documentElement.removeAttribute("data-session");

/** The HTML was taken over, or is not wanted: from here on the app shows what this browser has. */
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
