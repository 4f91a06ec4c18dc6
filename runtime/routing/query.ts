import { readFromBrowser } from "../app/first-render.ts";
import { type ReadonlySignal, signal } from "../react/signals.ts";

/** The query of the address as a string, kept here so that a write is visible before the address bar changes. */
const search = signal("");
readFromBrowser(() => {
  search.value = globalThis.location?.search ?? "";
});

/** The query of the address, with its `?`. */
export const querySignal: ReadonlySignal<string> = search;

/** Minimum time between two writes of the address; browsers refuse more than about 100 in 30 seconds. */
const writeIntervalMs = 320;

let timer: ReturnType<typeof setTimeout> | undefined;
let isScheduled = false;
let isHeld = false;
let isPaused = false;
let lastWriteMs = Number.NEGATIVE_INFINITY;

/** Returns the value of a parameter of the current or another query, ignoring case. */
export function readQuery(name: string, query = search.peek()): string | undefined {
  for (const [key, value] of new URLSearchParams(query)) {
    if (isSameName(key, name)) return value;
  }
  return undefined;
}

/** Normalise a query, so that equivalent ones are equal. */
export const plainQuery = (text: string): string => new URLSearchParams(text).toString();

/** Write or remove a query parameter. The address follows by replacing the history entry. */
export function writeQuery(name: string, value: string | undefined): void {
  if (isHeld) return;
  const before = new URLSearchParams(search.peek());
  const after = new URLSearchParams();
  let isWritten = false;
  for (const [key, old] of before) {
    if (!isSameName(key, name)) after.append(key, old);
    else if (value !== undefined && !isWritten) {
      after.append(name, value);
      isWritten = true;
    }
  }
  if (value !== undefined && !isWritten) after.append(name, value);
  const text = after.toString();
  const next = text === "" ? "" : `?${text}`;
  if (next === search.peek()) return;
  search.value = next;
  schedule();
}

/** Ignore writes until another query is taken: the address already belongs to the next page. */
export function holdQuery(): void {
  cancel();
  isHeld = true;
}

/** Take the query of an address that changed otherwise. Pending writes belonged to the old one and are dropped. */
export function takeQuery(text: string): void {
  cancel();
  isHeld = false;
  search.value = text;
}

/** Keep the address as it is while the app moves between history entries. */
export function pauseQuery(): void {
  isPaused = true;
}

/** Write the address again, at once: it may belong to another entry now. */
export function resumeQuery(): void {
  isPaused = false;
  isScheduled = !isHeld;
  flushQuery();
}

/** Whether the address already belongs to the next page. */
export const isQueryHeld = (): boolean => isHeld;

/** Write the address now if it is behind. */
export function flushQuery(): void {
  if (!isScheduled || isPaused) return;
  cancel();
  const { history, location } = globalThis;
  if (!history || !location || location.search === search.peek()) return;
  try {
    history.replaceState(history.state, "", `${location.pathname}${search.peek()}${location.hash}`);
    lastWriteMs = Date.now();
  } catch {
    // Too many writes for this browser: the values are right, the address follows with the next one.
  }
}

function schedule(): void {
  if (isScheduled || !globalThis.history) return;
  isScheduled = true;
  const restMs = lastWriteMs + writeIntervalMs - Date.now();
  if (restMs > 0) timer = setTimeout(flushQuery, restMs);
  else queueMicrotask(flushQuery);
}

function cancel(): void {
  isScheduled = false;
  clearTimeout(timer);
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
