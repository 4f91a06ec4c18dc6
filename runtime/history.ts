import type { Address, AddressChange } from "./arrival.ts";
import { withBase, withoutBase } from "./base.ts";

/** Told of every address that the app comes to, and how it came there. */
export type ArrivalListener = (address: Address, change: AddressChange) => void;

/** The history of the browser, as the one mounted app uses it. */
export interface AppHistory {
  /** Go to a local address, at once. */
  go(href: string, options: { readonly replace: boolean }): void;
  /** Go back, if the app has an entry to go back to. Settles when it arrived there. */
  back(): Promise<void> | undefined;
  close(): void;
}

/** What the app keeps in an entry of the history: its name, and how many entries of the app are before it. */
interface EntryState {
  readonly entry: string;
  readonly index: number;
}

/**
 * Follow the history of the browser. `listen` is told of the address at once, then of every other one.
 *
 * A library for this would be a fifth of the first page's script beside React; the platform's own interface is enough.
 */
export function openHistory(listen: ArrivalListener): AppHistory {
  let waiting: (() => void)[] = [];
  const arrive = (change: AddressChange): void => {
    const { pathname, search, hash } = window.location;
    listen({ pathname: withoutBase(pathname), search, hash, entry: stateOf().entry }, change);
    for (const resolve of waiting.splice(0)) resolve();
  };
  const onPop = (): void => {
    // A link to a part of the page makes an entry of the browser's own.
    const isOwn = isEntryState(window.history.state);
    if (!isOwn) write({ entry: newEntry(), index: current.index + 1 });
    current = stateOf();
    arrive(isOwn ? "pop" : "push");
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
      return new Promise((resolve) => {
        waiting = [...waiting, resolve];
        window.history.back();
      });
    },
    close: () => window.removeEventListener("popstate", onPop),
  };
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
