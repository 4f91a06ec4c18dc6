import type { Question } from "../page/unsaved.ts";
import { stayed } from "../workflow/cancelled.ts";
import type { Address, AddressChange } from "./arrival.ts";
import { withBase, withoutBase } from "./base-path.ts";

/** Told of every address that the app comes to, and how it came there. */
export type ArrivalListener = (address: Address, change: AddressChange) => void;

/** The question to ask before the app goes to an address by the buttons of the browser; nothing when it may. */
export type HoldArrival = (address: Address) => Question | undefined;

/** The history of the browser, as the one mounted app uses it. */
export interface AppHistory {
  /** Go to a local address, at once. */
  go(href: string, options: { readonly replace: boolean }): void;
  /** Go back, if the app has an entry to go back to. Settles when it arrived there, rejects when the visitor stays. */
  back(): Promise<void> | undefined;
  close(): void;
}

/** What the app keeps in an entry of the history: its name, and how many entries of the app are before it. */
interface EntryState {
  readonly entry: string;
  readonly index: number;
}

/** A step that waits for the arrival it asked for. */
interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/**
 * Follow the history of the browser. `listen` is told of the address at once, then of every other one.
 *
 * Nobody can stop the buttons of the browser: where `hold` has a question, the app goes to where it was, asks, and goes
 * again once the visitor agrees.
 *
 * A library for this would be a fifth of the first page's script beside React; the platform's own interface is enough.
 */
export function openHistory(listen: ArrivalListener, hold: HoldArrival): AppHistory {
  let waiting: Waiting[] = [];
  /** Where the app itself is moving to, while it does. */
  let moving: { readonly to: number; readonly done: () => void } | undefined;
  const arrive = (change: AddressChange): void => {
    listen(addressNow(), change);
    for (const { resolve } of waiting.splice(0)) resolve();
  };
  const move = (by: number): Promise<void> =>
    new Promise((done) => {
      moving = { to: stateOf().index + by, done };
      window.history.go(by);
    });
  const onPop = (): void => {
    // A link to a part of the page makes an entry of the browser's own.
    const isOwn = isEntryState(window.history.state);
    if (!isOwn) write({ entry: newEntry(), index: current.index + 1 });
    const { index } = stateOf();
    if (moving !== undefined) {
      const { to, done } = moving;
      if (index !== to) return window.history.go(to - index);
      moving = undefined;
      return done();
    }
    const by = index - current.index;
    const question = isOwn && by !== 0 ? hold(addressNow()) : undefined;
    if (question !== undefined) {
      void askThenMove(question, by);
      return;
    }
    current = stateOf();
    arrive(isOwn ? "pop" : "push");
  };
  const askThenMove = async (question: Question, by: number): Promise<void> => {
    await move(-by);
    if (await question()) {
      await move(by);
      current = stateOf();
      arrive("pop");
    } else for (const { reject } of waiting.splice(0)) reject(stayed);
  };
  if (!isEntryState(window.history.state)) write({ entry: newEntry(), index: 0 });
  let current = stateOf();
  window.addEventListener("popstate", onPop);
  arrive("pop");
  return {
    go(href, { replace }) {
      const state: EntryState = { entry: newEntry(), index: current.index + (replace ? 0 : 1) };
      try {
        if (replace) window.history.replaceState(state, "", withBase(href));
        else window.history.pushState(state, "", withBase(href));
      } catch {
        // Browsers refuse too many entries in a short time; loading the address still works.
        window.location.assign(withBase(href));
        return;
      }
      current = state;
      arrive(replace ? "replace" : "push");
    },
    back() {
      if (current.index === 0) return undefined;
      return new Promise((resolve, reject) => {
        waiting = [...waiting, { resolve, reject }];
        window.history.back();
      });
    },
    close: () => window.removeEventListener("popstate", onPop),
  };
}

function addressNow(): Address {
  const { pathname, search, hash } = window.location;
  return { pathname: withoutBase(pathname), search, hash, entry: stateOf().entry };
}

const write = (state: EntryState): void => window.history.replaceState(state, "");

function stateOf(): EntryState {
  const state: unknown = window.history.state;
  return isEntryState(state) ? state : { entry: "", index: 0 };
}

function isEntryState(state: unknown): state is EntryState {
  return typeof state === "object" && state !== null && "entry" in state && "index" in state;
}

const newEntry = (): string => Math.random().toString(36).slice(2, 10);
