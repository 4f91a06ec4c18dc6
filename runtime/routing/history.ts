import type { Question } from "../page/unsaved.ts";
import { stayed } from "../workflow/cancelled.ts";
import type { Address, AddressChange } from "./arrival.ts";
import { withBase, withoutBase } from "./base-path.ts";

/** Called for every address the app arrives at, with the kind of change. */
export type ArrivalListener = (address: Address, change: AddressChange) => void;

/** Returns the question to ask before the browser's buttons change the address; undefined when none is needed. */
export type HoldArrival = (address: Address) => Question | undefined;

/** The browser history, as the one mounted app uses it. */
export interface AppHistory {
  /** Go to a local address, at once. */
  go(href: string, options: { readonly replace: boolean }): void;
  /** Go back, if the app has an entry to go back to. Resolves on arrival, rejects when the visitor stays. */
  back(): Promise<void> | undefined;
  close(): void;
}

/** The app's state in a history entry: its name, and how many of the app's entries precede it. */
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
 * Follow the browser history. Calls `listen` with the current address at once, then with every other one.
 *
 * The browser's buttons cannot be blocked. Where `hold` has a question, the app goes back to where it was, asks, and
 * navigates again once the visitor agrees.
 *
 * A library for this would add a fifth to the first page's script besides React; the platform API is enough.
 */
export function openHistory(listen: ArrivalListener, hold: HoldArrival): AppHistory {
  let waiting: Waiting[] = [];
  /** The app's own pending move, if any. */
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
    // A link to a fragment creates an entry without the app's state.
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
        // Browsers limit entries per time; loading the address still works.
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
