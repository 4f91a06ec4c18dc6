// The states of a follower, and how events change them. Pure: the clock, timers and queries are effects.

/** Where a follower is with its table. */
export type FollowPhase =
  /** No page holds it: it does not watch its table. */
  | { readonly kind: "idle" }
  /** It watches its table, and no query runs. */
  | { readonly kind: "waiting"; readonly isPlanned: boolean }
  /** A query runs: the changes after `begun` may be missing from its answer. */
  | { readonly kind: "filling"; readonly isPlanned: boolean; readonly fill: number; readonly begun: number };

/** A received change with its sequence number, and the change before it. */
interface Arrived<Change> {
  readonly number: number;
  readonly change: Change;
  readonly before: Arrived<Change> | undefined;
}

/** A row to read again, by its key. */
export interface Wanted {
  readonly key: unknown;
  /** The row is new to the table. */
  readonly isNew: boolean;
}

export interface FollowState<Change> {
  readonly phase: FollowPhase;
  /** The latest changes, including those already applied, in two generations: the older is forgotten as a whole. */
  readonly recent: Arrived<Change> | undefined;
  readonly older: Arrived<Change> | undefined;
  readonly arrivedCount: number;
  /** Changes to apply in the next frame, which is scheduled if there are any. */
  readonly queue: readonly Change[];
  readonly toRead: readonly Wanted[];
  readonly isReading: boolean;
  readonly fillCount: number;
  readonly filledAtMs: number;
  readonly failureCount: number;
}

export type FollowEvent<Change, Page> =
  /** A page holds the follower, or none does any more. */
  | { readonly kind: "held" | "released" }
  /** The connection is lost. */
  | { readonly kind: "lost" }
  /** Changes arrive from here on, or a planned query is due. */
  | { readonly kind: "live" | "due"; readonly canQuery: boolean }
  /** A change to apply in the next frame. */
  | { readonly kind: "changed"; readonly change: Change }
  /** A change that the shell applies itself. */
  | { readonly kind: "wrote"; readonly change: Change }
  /** A row changed, but must be read to know how. */
  | { readonly kind: "unread"; readonly wanted: Wanted }
  | { readonly kind: "frame" }
  /** The shown rows may differ from the source's. */
  | { readonly kind: "uncertain"; readonly nowMs: number }
  | {
      readonly kind: "answered";
      readonly fill: number;
      readonly page: Page;
      readonly nowMs: number;
      /** The collection asked for something else in the meantime. */
      readonly isOutdated: boolean;
      readonly canQuery: boolean;
    }
  | { readonly kind: "failed"; readonly fill: number; readonly error: unknown }
  | { readonly kind: "readNext"; readonly canQuery: boolean }
  | { readonly kind: "readFailed"; readonly error: unknown };

export type FollowEffect<Change, Page> =
  | { readonly kind: "watch" | "unwatch" | "schedule" | "unschedule" | "unplan" | "startReading" }
  /** Query all rows; the answer is reported with the same number. */
  | { readonly kind: "query"; readonly fill: number }
  /** Report `due` after a delay, instead of an earlier plan. */
  | { readonly kind: "plan"; readonly delayMs: number }
  | { readonly kind: "apply"; readonly changes: readonly Change[] }
  /** Show an answer; it may lack the changes since `begun`. */
  | { readonly kind: "show"; readonly page: Page; readonly begun: number }
  | { readonly kind: "read"; readonly wanted: readonly Wanted[] }
  | { readonly kind: "report"; readonly error: unknown };

export interface Step<Change, Page> {
  readonly state: FollowState<Change>;
  readonly effects: readonly FollowEffect<Change, Page>[];
}

/** How many changes are remembered at least, for running fetches. */
const memory = 5_000;

/** The delay before a failed query is retried; it doubles with each failure. */
const askAgainMs = 1_000;

/** The minimum time between queries caused by changes, so that a busy table is not queried every frame. */
const fillAgainMs = 500;

/** How many keys are read per request, as the length of a URL is limited. */
export const readAtOnce = 100;

export const initialState: FollowState<never> = {
  phase: { kind: "idle" },
  recent: undefined,
  older: undefined,
  arrivedCount: 0,
  queue: [],
  toRead: [],
  isReading: false,
  fillCount: 0,
  filledAtMs: Number.NEGATIVE_INFINITY,
  failureCount: 0,
};

/** Returns the state after an event, and the effects to run in order. */
export function reduce<Change, Page>(state: FollowState<Change>, event: FollowEvent<Change, Page>): Step<Change, Page> {
  const { phase, queue, isReading } = state;
  switch (event.kind) {
    case "held":
      if (phase.kind !== "idle") return { state, effects: [] };
      return { state: { ...state, phase: { kind: "waiting", isPlanned: false } }, effects: [{ kind: "watch" }] };
    case "released":
      return {
        state: { ...paused(state), phase: { kind: "idle" } },
        effects: [{ kind: "unwatch" }, { kind: "unplan" }, { kind: "unschedule" }],
      };
    case "lost":
      return { state: paused(state), effects: [{ kind: "unplan" }, { kind: "unschedule" }] };
    case "live":
    case "due":
      return filling(state, event.canQuery);
    case "changed":
      return {
        state: { ...remembering(state, event.change), queue: [...queue, event.change] },
        effects: queue.length === 0 ? [{ kind: "schedule" }] : [],
      };
    case "wrote":
      return { state: remembering(state, event.change), effects: [] };
    case "unread":
      return {
        state: { ...state, toRead: [...state.toRead, event.wanted], isReading: true },
        effects: isReading ? [] : [{ kind: "startReading" }],
      };
    case "frame":
      return {
        state: { ...state, queue: [] },
        effects: queue.length === 0 ? [] : [{ kind: "apply", changes: queue }],
      };
    case "uncertain": {
      // A running or planned query already includes the latest changes.
      if (phase.kind !== "waiting" || phase.isPlanned) return { state, effects: [] };
      return planned(state, Math.max(0, state.filledAtMs + fillAgainMs - event.nowMs));
    }
    case "answered": {
      // Ignore an answer that arrives after the feed was lost or stopped, or after another query started.
      if (phase.kind !== "filling" || phase.fill !== event.fill) return { state, effects: [] };
      const { isPlanned, begun } = phase;
      const filled = { ...state, phase: { kind: "waiting", isPlanned } as const, filledAtMs: event.nowMs };
      if (event.isOutdated) return filling(filled, event.canQuery);
      return { state: { ...filled, failureCount: 0 }, effects: [{ kind: "show", page: event.page, begun }] };
    }
    case "failed":
      if (phase.kind !== "filling" || phase.fill !== event.fill) return { state, effects: [] };
      return failed({ ...state, phase: { kind: "waiting", isPlanned: phase.isPlanned } }, event.error);
    case "readNext":
      return reading(state, event.canQuery);
    case "readFailed":
      return failed({ ...state, isReading: false }, event.error);
  }
}

/** Returns the remembered changes after a sequence number, oldest first. */
export function changesSince<Change>({ recent, older }: FollowState<Change>, begun: number): readonly Change[] {
  const found: Change[] = [];
  for (const last of [recent, older])
    for (let one = last; one !== undefined && one.number > begun; one = one.before) found.push(one.change);
  return found.reverse();
}

/** The query after the gap finds what was in transit. */
function paused<Change>(state: FollowState<Change>): FollowState<Change> {
  const phase: FollowPhase = state.phase.kind === "idle" ? state.phase : { kind: "waiting", isPlanned: false };
  return { ...state, phase, queue: [], toRead: [] };
}

function filling<Change>(state: FollowState<Change>, canQuery: boolean): Step<Change, never> {
  const { phase, arrivedCount } = state;
  if (phase.kind === "idle") return { state, effects: [] };
  if (!canQuery) return { state: { ...state, phase: { ...phase, isPlanned: false } }, effects: [{ kind: "unplan" }] };
  const fill = state.fillCount + 1;
  return {
    state: { ...state, fillCount: fill, phase: { kind: "filling", isPlanned: false, fill, begun: arrivedCount } },
    effects: [{ kind: "unplan" }, { kind: "query", fill }],
  };
}

function planned<Change>(state: FollowState<Change>, delayMs: number): Step<Change, never> {
  const { phase } = state;
  if (phase.kind === "idle") return { state, effects: [] };
  return { state: { ...state, phase: { ...phase, isPlanned: true } }, effects: [{ kind: "plan", delayMs }] };
}

function failed<Change>(state: FollowState<Change>, error: unknown): Step<Change, never> {
  if (state.phase.kind === "idle") return { state, effects: [] };
  const next = planned(state, askAgainMs * 2 ** Math.min(state.failureCount, 5));
  return {
    state: { ...next.state, failureCount: state.failureCount + 1 },
    effects: [{ kind: "report", error }, ...next.effects],
  };
}

function remembering<Change>(state: FollowState<Change>, change: Change): FollowState<Change> {
  const number = state.arrivedCount + 1;
  const isFull = number % memory === 0;
  const recent = { number, change, before: isFull ? undefined : state.recent };
  return { ...state, arrivedCount: number, recent, older: isFull ? state.recent : state.older };
}

/** Read the next keys; a key that is wanted twice is read once. */
function reading<Change>(state: FollowState<Change>, canQuery: boolean): Step<Change, never> {
  if (!canQuery || state.toRead.length === 0) return { state: { ...state, isReading: false }, effects: [] };
  const isNewByKey = new Map<unknown, boolean>();
  for (const { key, isNew } of state.toRead) isNewByKey.set(key, isNew || isNewByKey.get(key) === true);
  const wanted = Array.from(isNewByKey, ([key, isNew]) => ({ key, isNew }));
  return {
    state: { ...state, toRead: wanted.slice(readAtOnce) },
    effects: [{ kind: "read", wanted: wanted.slice(0, readAtOnce) }],
  };
}
