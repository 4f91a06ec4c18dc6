import { readFromBrowser } from "../app/first-render.ts";
import { type ReadonlySignal, signal } from "../react/signals.ts";

/** The query of the address as text, kept here so that a write is seen before the address bar shows it. */
const search = signal("");
readFromBrowser(() => {
  search.value = globalThis.location?.search ?? "";
});

/** The query of the address, with its `?`. */
export const querySignal: ReadonlySignal<string> = search;

/** Least time between two writes of the address; browsers refuse more than about 100 in 30 seconds. */
const writeIntervalMs = 320;

let timer: ReturnType<typeof setTimeout> | undefined;
let isScheduled = false;
let isHeld = false;
let lastWriteMs = Number.NEGATIVE_INFINITY;

/** The value of a name of the query, whatever the case of its letters. */
export function readQuery(name: string): string | undefined {
  for (const [key, value] of new URLSearchParams(search.peek())) {
    if (isSameName(key, name)) return value;
  }
  return undefined;
}

/** A query in one form, so that two that say the same are equal. */
export const plainQuery = (text: string): string => new URLSearchParams(text).toString();

/** Write a name of the query, or take it out. The address follows by replacing the entry of the history. */
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

/** Write nothing until another query is taken over: the address is already that of the next page. */
export function holdQuery(): void {
  cancel();
  isHeld = true;
}

/** Take over the query of an address that changed otherwise. What was not written yet belonged to the old one. */
export function takeQuery(text: string): void {
  cancel();
  isHeld = false;
  search.value = text;
}

/** Write the address now if it is behind. */
export function flushQuery(): void {
  if (!isScheduled) return;
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
