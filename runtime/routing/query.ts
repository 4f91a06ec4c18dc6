import { readFromBrowser } from "../app/first-render.ts";
import { type ReadonlySignal, signal } from "../react/signals.ts";
import type { AddressBar } from "./address-bar.ts";

/** Minimum time between two writes of the address; browsers refuse more than about 100 in 30 seconds. */
const writeIntervalMs = 320;

/** The query of an app's address as a string, kept here so that a write is visible before the address bar changes. */
export class AddressQuery {
  private readonly search = signal("");
  private readonly bar: () => AddressBar | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isScheduled = false;
  private isPaused = false;
  private lastWriteMs = Number.NEGATIVE_INFINITY;
  /** Whether the address already belongs to the next page. */
  isHeld = false;

  /** `bar` returns the address bar to follow; undefined outside a browser, and while it has another app's address. */
  constructor(bar: () => AddressBar | undefined) {
    this.bar = bar;
    readFromBrowser(() => this.readAgain());
  }

  /** The query of the address, with its `?`. */
  get signal(): ReadonlySignal<string> {
    return this.search;
  }

  /** Read the query from the address bar. */
  readAgain(): void {
    this.search.value = this.bar()?.address.search ?? "";
  }

  /** Returns the value of a parameter of the current or another query, ignoring case. */
  read(name: string, query = this.search.peek()): string | undefined {
    for (const [key, value] of new URLSearchParams(query)) {
      if (isSameName(key, name)) return value;
    }
    return undefined;
  }

  /** Write or remove a query parameter. The address follows by replacing the history entry. */
  write(name: string, value: string | undefined): void {
    if (this.isHeld) return;
    const before = new URLSearchParams(this.search.peek());
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
    if (next === this.search.peek()) return;
    this.search.value = next;
    this.schedule();
  }

  /** Ignore writes until another query is taken: the address already belongs to the next page. */
  hold(): void {
    this.cancel();
    this.isHeld = true;
  }

  /** Take the query of an address that changed otherwise. Pending writes belonged to the old one and are dropped. */
  take(text: string): void {
    this.cancel();
    this.isHeld = false;
    this.search.value = text;
  }

  /** Keep the address as it is while the app moves between history entries. */
  pause(): void {
    this.isPaused = true;
  }

  /** Write the address again, at once: it may belong to another entry now. */
  resume(): void {
    this.isPaused = false;
    this.isScheduled = !this.isHeld;
    this.flush();
  }

  /** Write the address now if it is behind. */
  flush(): void {
    if (!this.isScheduled || this.isPaused) return;
    this.cancel();
    const bar = this.bar();
    if (bar === undefined || bar.address.search === this.search.peek()) return;
    try {
      bar.replace(bar.state, `${bar.address.pathname}${this.search.peek()}${bar.address.hash}`);
      this.lastWriteMs = performance.now();
    } catch {
      // Too many writes for this browser: the values are right, the address follows with the next one.
    }
  }

  private schedule(): void {
    if (this.isScheduled || this.bar() === undefined) return;
    this.isScheduled = true;
    const restMs = this.lastWriteMs + writeIntervalMs - performance.now();
    if (restMs > 0) this.timer = setTimeout(() => this.flush(), restMs);
    else queueMicrotask(() => this.flush());
  }

  private cancel(): void {
    this.isScheduled = false;
    clearTimeout(this.timer);
  }
}

/** Normalise a query, so that equivalent ones are equal. */
export const plainQuery = (text: string): string => new URLSearchParams(text).toString();

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
