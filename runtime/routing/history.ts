import type { Question } from "../page/unsaved.ts";
import { stayed } from "../workflow/cancelled.ts";
import type { Address, AddressChange } from "./arrival.ts";
import { withBase, withoutBase } from "./base-path.ts";
import { isListLayer, isRestorable } from "./layers.ts";
import type { Routing } from "./routing.ts";

/** Called for every address the app arrives at, with the kind of change. */
export type ArrivalListener = (address: Address, change: AddressChange) => void;

/** What the app does when the browser's buttons change the address. */
export interface ArrivalRules {
  /** Returns the question to ask before arriving at another page; undefined when none is needed. */
  readonly hold: (address: Address) => Question | undefined;
  /** The same before closing all layers of the page but these. */
  readonly holdLayers: (kept: readonly string[]) => Question | undefined;
  /** Close the popups that were opened on other layers than these. */
  readonly closePopups: (kept: readonly string[]) => void;
}

interface Move {
  readonly replace: boolean;
  readonly leaves: boolean;
  /** Kept in the entry. */
  readonly state?: unknown;
}

/** The history of the address bar, as the one mounted app uses it. */
export interface AppHistory {
  /**
   * Go to a local address: at once, or after entries of layers are removed. `leaves` if it belongs to another page.
   */
  go(href: string, options: Move): Promise<void> | void;
  /** Go back, if the app has an entry to go back to. Resolves on arrival, rejects when the visitor stays. */
  back(): Promise<void> | undefined;
  close(): void;
}

/**
 * The app's state in a history entry. The entries of one page and its layers follow each other: the page itself, then
 * one entry per layer, in the order in which they were opened.
 */
interface EntryState {
  /** The name of the visit of a page; its layers share it. */
  readonly entry: string;
  /** How many of the app's entries precede it. */
  readonly index: number;
  /** The keys of the layers up to this entry, the topmost last. */
  readonly layers: readonly string[];
  /** What a link of React Router passed along. */
  readonly user?: unknown;
}

/** A step that waits for the arrival it asked for. */
interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** How long to wait for the browser to move. Entries of embedded documents can use up a move of the app's. */
const moveLimitMs = 3000;

/**
 * Follow the browser history. Calls `listen` with the current address at once, then with that of every other page.
 *
 * The browser's buttons cannot be blocked. Where there is a question, the app goes back to where it was, asks, and
 * navigates again once the visitor agrees.
 *
 * Between entries of one page only layers open and close; the other query variables keep their values. A layer that
 * closes otherwise takes its entry with it. Moves take time, so everything that changes the history waits for them.
 *
 * React Router's own history does not know layers, and its data router does not fit the first page: see
 * docs/packages.md.
 */
export function openHistory(routing: Routing, listen: ArrivalListener, rules: ArrivalRules): AppHistory {
  const { bar, layers: appLayers, query, runtime } = routing;
  const stateOf = (): EntryState => (isEntryState(bar.state) ? bar.state : { entry: "", index: 0, layers: [] });
  /** Start an entry that the app has not made. Another router on the page may keep its own state there. */
  const adopt = (index: number): void =>
    bar.replace({ ...(bar.state ?? {}), entry: newEntry(), index, layers: [] } satisfies EntryState);
  const addressNow = (): Address => {
    const { pathname, search, hash } = bar.address;
    const { entry, user } = stateOf();
    return { pathname: withoutBase(runtime, pathname), search, hash, entry, state: user };
  };
  let waiting: Waiting[] = [];
  /** The app's own pending move, if any. */
  let moving: { readonly to: number; readonly done: () => void } | undefined;
  const arrive = (change: AddressChange): void => {
    listen(addressNow(), change);
    for (const { resolve } of waiting.splice(0)) resolve();
  };
  let lastMove = Promise.resolve();
  const moveTo = (to: number): Promise<void> => {
    lastMove = lastMove.then(
      () =>
        new Promise((done) => {
          const by = to - stateOf().index;
          if (by === 0) return done();
          const move = { to, done };
          moving = move;
          bar.go(by);
          setTimeout(() => {
            if (moving !== move) return;
            moving = undefined;
            done();
          }, moveLimitMs);
        }),
    );
    return lastMove;
  };
  const onPop = (): void => {
    if (!routing.hasAddress()) return;
    // A link to a fragment creates an entry without the app's state.
    const isOwn = isEntryState(bar.state);
    if (!isOwn) adopt(current.index + 1);
    const { entry, index, layers } = stateOf();
    if (moving !== undefined) {
      const { to, done } = moving;
      if (index !== to) return bar.go(to - index);
      moving = undefined;
      return done();
    }
    const by = index - current.index;
    const isSameVisit = entry === current.entry;
    const question = !isOwn || by === 0 ? undefined : isSameVisit ? rules.holdLayers(layers) : rules.hold(addressNow());
    if (question !== undefined) {
      void askThenMove(question, index);
      return;
    }
    arriveAt(isOwn ? "pop" : "push");
  };
  const arriveAt = (change: AddressChange): void => {
    const before = current;
    current = stateOf();
    const isSameVisit = before.entry === current.entry && before.index !== current.index;
    if (isSameVisit) changeLayers(before.layers, current.layers);
    else arrive(change);
  };
  const askThenMove = async (question: Question, to: number): Promise<void> => {
    await moveTo(current.index);
    if (await question()) {
      await moveTo(to);
      arriveAt("pop");
    } else for (const { reject } of waiting.splice(0)) reject(stayed);
  };
  const changeLayers = (before: readonly string[], after: readonly string[]): void => {
    const { search } = bar.address;
    query.pause();
    rules.closePopups(after);
    for (const key of before.slice(after.length).reverse()) appLayers.get(key)?.close?.();
    for (const key of after.slice(before.length)) appLayers.get(key)?.reopen?.(search);
    void settle();
  };

  /** Set while closed layers lose their entries, so that whatever else changes the history waits. */
  let settling: Promise<void> | undefined;
  /** Set while the app moves to the entry that the next page follows; layers that close meanwhile wait for it. */
  let going: Promise<void> | undefined;
  let opening: string[] = [];
  const settle = (): Promise<void> => {
    query.pause();
    settling ??= Promise.resolve(going).then(async () => {
      const dead = current.layers.length - 1 - current.layers.findLastIndex((key) => !appLayers.isDead(key));
      if (dead > 0) {
        await moveTo(current.index - dead);
        current = stateOf();
      }
      settling = undefined;
      const keys = opening;
      opening = [];
      for (const key of keys) if (!appLayers.isDead(key)) open(key);
      query.resume();
    });
    return settling;
  };
  const open = (key: string): void => {
    if (settling !== undefined) opening.push(key);
    else if (!query.isHeld && !current.layers.includes(key)) {
      query.flush();
      const state = { ...current, index: current.index + 1, layers: [...current.layers, key] };
      try {
        bar.push(state);
      } catch {
        // Browsers limit entries per time; without an entry Back leaves the page.
        return;
      }
      current = state;
    }
  };
  /** Returns the entry that the next page follows or replaces: popups have nothing to come back to. */
  const lastEntry = ({ index, layers }: EntryState, replace: boolean): number =>
    index - layers.length + (replace ? 0 : layers.findLastIndex(isRestorable) + 1);
  const enter = (href: string, { replace, leaves, state: user }: Move): void => {
    const isSameVisit = replace && !leaves;
    const state: EntryState = isSameVisit
      ? { ...current, user }
      : { entry: newEntry(), index: current.index + (replace ? 0 : 1), layers: [], user };
    try {
      if (replace) bar.replace(state, withBase(runtime, href));
      else bar.push(state, withBase(runtime, href));
    } catch {
      // Browsers limit entries per time; loading the address still works.
      bar.leave(withBase(runtime, href), { replace: false });
      return;
    }
    current = state;
    arrive(replace ? "replace" : "push");
  };
  const isHere = routing.hasAddress();
  if (isHere && !isEntryState(bar.state)) adopt(0);
  let current = stateOf();
  const disconnectLayers = appLayers.connect({
    open,
    settle: () => void settle(),
    top: () => current.layers.findLast((key) => !isListLayer(key)),
  });
  const stopListening = bar.listen(onPop);
  if (isHere) arrive("pop");
  return {
    go(href, move) {
      const { replace, leaves } = move;
      const isAtOnce = settling === undefined && !(leaves && lastEntry(current, replace) !== current.index);
      if (isAtOnce) return enter(href, move);
      const gone = Promise.resolve(settling).then(async () => {
        if (leaves) await moveTo(lastEntry(current, replace));
        current = stateOf();
        enter(href, move);
        if (going === gone) going = undefined;
      });
      going = gone;
      return gone;
    },
    back() {
      if (current.index === current.layers.length) return undefined;
      return new Promise((resolve, reject) => {
        waiting = [...waiting, { resolve, reject }];
        void Promise.resolve(settling).then(() => bar.go(-1 - current.layers.length));
      });
    },
    close() {
      stopListening();
      disconnectLayers();
    },
  };
}

function isEntryState(state: unknown): state is EntryState {
  return typeof state === "object" && state !== null && "entry" in state && "index" in state && "layers" in state;
}

const newEntry = (): string => Math.random().toString(36).slice(2, 10);
