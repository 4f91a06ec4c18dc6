// The states of a follower, and how events change them. Pure: the clock, timers and queries are effects.
//
// No row is shown before the rows that were committed earlier: after a gap, changes wait until a query has found what
// was missed. They are remembered meanwhile, and applied to the answer.

/** What a follower is doing. */
export type FollowPhase =
  /** No page holds it: it does not watch its table. */
  | { readonly kind: "idle" }
  /** It watches its table, and no query runs. */
  | { readonly kind: "waiting"; readonly isPlanned: boolean }
  /** A query runs: the changes after `begun` may be missing from its answer. */
  | { readonly kind: "filling"; readonly fill: number; readonly begun: number };

/** What the shown rows have of the table's changes. */
export type FollowSync =
  /** Changes do not arrive. */
  | "cut"
  /** Changes arrive, but earlier ones were missed: they wait for a query. */
  | "behind"
  /** All of them. */
  | "current";

/** A received change with its sequence number, and the change before it. */
interface Arrived<Change> {
  readonly number: number;
  readonly change: Change;
  readonly before: Arrived<Change> | undefined;
}

export interface FollowState<Change> {
  readonly phase: FollowPhase;
  readonly sync: FollowSync;
  /** The connection was lost or a query had no answer since the rows were current. */
  readonly isLate: boolean;
  /** The latest changes, including those already applied, in two generations: the older is forgotten as a whole. */
  readonly recent: Arrived<Change> | undefined;
  readonly older: Arrived<Change> | undefined;
  readonly arrivedCount: number;
  /** The sequence number of the last gap: an answer to an older query may lack what was missed in it. */
  readonly gapAt: number;
  /** Changes to apply in the next frame, which is scheduled if there are any. */
  readonly queue: readonly Change[];
  /** The keys of rows to read again. */
  readonly toRead: readonly unknown[];
  /** The run of requests that reads them. */
  readonly reading: number | undefined;
  /** The number of queries and runs of requests so far. */
  readonly askedCount: number;
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
  | { readonly kind: "unread"; readonly key: unknown }
  | { readonly kind: "frame" }
  /** The shown rows may differ from the source's. */
  | { readonly kind: "uncertain"; readonly nowMs: number }
  /** The shell shows the answer to a query of its own, which began at this sequence number. */
  | { readonly kind: "took"; readonly begun: number }
  /** Changes that were read before the rows of a query. */
  | { readonly kind: "confirmed"; readonly fill: number; readonly changes: readonly Change[] }
  | {
      readonly kind: "answered";
      readonly fill: number;
      readonly page: Page;
      readonly nowMs: number;
      /** The collection asked for something else in the meantime. */
      readonly isOutdated: boolean;
      readonly canQuery: boolean;
    }
  | ({ readonly kind: "failed"; readonly fill: number } & Failure)
  | { readonly kind: "readNext"; readonly reading: number; readonly canQuery: boolean }
  | {
      readonly kind: "read";
      readonly reading: number;
      readonly changes: readonly Change[];
      /** Rows to read once more, as the collection asked for something else in the meantime. */
      readonly again: readonly unknown[];
      readonly canQuery: boolean;
    }
  | ({ readonly kind: "readFailed"; readonly reading: number } & Failure);

interface Failure {
  readonly error: unknown;
  /** The backend rejected the request, as without the right to read the rows. */
  readonly isRefused: boolean;
}

export type FollowEffect<Change, Page> =
  | { readonly kind: "watch" | "unwatch" | "schedule" | "unschedule" | "unplan" }
  /** Query all rows; the answer is reported with the same number. */
  | { readonly kind: "query"; readonly fill: number }
  /** Report `due` after a delay, instead of an earlier plan. */
  | { readonly kind: "plan"; readonly delayMs: number }
  /** The same after a failure, with a delay that grows with their number. */
  | { readonly kind: "retry"; readonly failureCount: number; readonly isRefused: boolean }
  | { readonly kind: "apply"; readonly changes: readonly Change[] }
  /** Show an answer; it may lack the changes since `begun`. */
  | { readonly kind: "show"; readonly page: Page; readonly begun: number }
  /** Report `readNext` when no more keys arrive at once. */
  | { readonly kind: "startReading"; readonly reading: number }
  | { readonly kind: "read"; readonly reading: number; readonly keys: readonly unknown[] }
  | { readonly kind: "report"; readonly error: unknown };

export interface Step<Change, Page> {
  readonly state: FollowState<Change>;
  readonly effects: readonly FollowEffect<Change, Page>[];
}

/** How many changes are remembered at least, for running fetches. */
const memory = 5_000;

/** The minimum time between queries caused by changes, so that a busy table is not queried every frame. */
const fillAgainMs = 500;

/** How many keys are read per request, as the length of a URL is limited. */
export const readAtOnce = 100;

export const initialState: FollowState<never> = {
  phase: { kind: "idle" },
  sync: "cut",
  isLate: false,
  recent: undefined,
  older: undefined,
  arrivedCount: 0,
  gapAt: 0,
  queue: [],
  toRead: [],
  reading: undefined,
  askedCount: 0,
  filledAtMs: Number.NEGATIVE_INFINITY,
  failureCount: 0,
};

/** Returns the state after an event, and the effects to run in order. */
export function reduce<Change, Page>(state: FollowState<Change>, event: FollowEvent<Change, Page>): Step<Change, Page> {
  const { phase, sync, queue } = state;
  const unchanged = { state, effects: [] };
  switch (event.kind) {
    case "held":
      if (phase.kind !== "idle") return unchanged;
      return { state: { ...state, phase: { kind: "waiting", isPlanned: false } }, effects: [{ kind: "watch" }] };
    case "released":
      return {
        state: { ...gap(state), phase: { kind: "idle" }, sync: "cut", isLate: false },
        effects: [{ kind: "unwatch" }, { kind: "unplan" }, { kind: "unschedule" }],
      };
    case "lost":
      if (phase.kind === "idle") return unchanged;
      return {
        state: { ...gap(state), sync: "cut", isLate: true },
        effects: [{ kind: "unplan" }, { kind: "unschedule" }],
      };
    case "live": {
      if (phase.kind === "idle") return unchanged;
      const next = filling({ ...state, sync: "behind", failureCount: 0 }, event.canQuery);
      return { ...next, effects: [{ kind: "unschedule" }, ...next.effects] };
    }
    case "due":
      return filling(state, event.canQuery);
    case "changed":
      return queueing(remembering(state, event.change), [event.change]);
    case "wrote":
      return { state: remembering(state, event.change), effects: [] };
    case "unread":
      // The query after the gap finds it.
      if (sync === "cut") return unchanged;
      return readingWanted({ ...state, toRead: [...state.toRead, event.key] });
    case "frame":
      return {
        state: { ...state, queue: [] },
        effects: queue.length === 0 ? [] : [{ kind: "apply", changes: queue }],
      };
    case "uncertain": {
      // A running or planned query already includes the latest changes.
      if (phase.kind !== "waiting" || phase.isPlanned || sync !== "current") return unchanged;
      return planned(state, Math.max(0, state.filledAtMs + fillAgainMs - event.nowMs));
    }
    case "took":
      if (phase.kind === "idle" || sync === "cut") return unchanged;
      if (isComplete(state, event.begun)) return caughtUp(state);
      // The query of the last gap finds what the answer lacks.
      if (sync === "behind" && (phase.kind === "filling" || phase.isPlanned)) return unchanged;
      return planned({ ...gap(state), sync: "behind" }, 0);
    case "confirmed":
      if (phase.kind !== "filling" || phase.fill !== event.fill) return unchanged;
      return { state: rememberingAll(state, event.changes), effects: [] };
    case "answered": {
      // Ignore an answer that arrives after the feed was lost or stopped, or after another query started.
      if (phase.kind !== "filling" || phase.fill !== event.fill) return unchanged;
      const { begun } = phase;
      const filled: FollowState<Change> = {
        ...state,
        phase: { kind: "waiting", isPlanned: false },
        filledAtMs: event.nowMs,
      };
      if (event.isOutdated || !isComplete(state, begun)) return filling(filled, event.canQuery);
      const next = caughtUp({ ...filled, failureCount: 0 });
      return { ...next, effects: [{ kind: "show", page: event.page, begun }, ...next.effects] };
    }
    case "failed":
      if (phase.kind !== "filling" || phase.fill !== event.fill) return unchanged;
      return failed(state, event);
    case "readNext":
      return state.reading === event.reading ? reading(state, event.reading, event.canQuery) : unchanged;
    case "read": {
      if (state.reading !== event.reading) return unchanged;
      const { changes, again } = event;
      const queued = queueing(rememberingAll(state, changes), changes);
      const next = reading({ ...queued.state, toRead: [...again, ...state.toRead] }, event.reading, event.canQuery);
      return { ...next, effects: [...queued.effects, ...next.effects] };
    }
    case "readFailed": {
      if (state.reading !== event.reading) return unchanged;
      // Rows are missing as after a lost connection.
      const next = failed({ ...gap(state), sync: "behind" }, event);
      return { ...next, effects: [{ kind: "unschedule" }, ...next.effects] };
    }
  }
}

/** Returns the remembered changes after a sequence number, oldest first. */
export function changesSince<Change>({ recent, older }: FollowState<Change>, begun: number): readonly Change[] {
  const found: Change[] = [];
  for (const last of [recent, older])
    for (let one = last; one !== undefined && one.number > begun; one = one.before) found.push(one.change);
  return found.reverse();
}

/** Whether `changesSince` has every change after a sequence number. */
export const isComplete = ({ phase, sync, arrivedCount, gapAt }: FollowState<unknown>, begun: number): boolean =>
  (phase.kind === "idle" || sync !== "cut") && begun >= gapAt && begun + 1 >= (generation(arrivedCount) - 1) * memory;

/** Whether changes arrive, but the rows lack what only a query finds, for longer than it usually takes. */
export const isBehind = ({ sync, isLate }: FollowState<unknown>): boolean => sync !== "cut" && isLate;

/** Changes were missed. What was in transit is dropped, as the query after the gap finds it. */
function gap<Change>(state: FollowState<Change>): FollowState<Change> {
  const gapAt = state.arrivedCount + 1;
  return {
    ...state,
    phase: state.phase.kind === "idle" ? state.phase : { kind: "waiting", isPlanned: false },
    recent: undefined,
    older: undefined,
    arrivedCount: gapAt,
    gapAt,
    queue: [],
    toRead: [],
    reading: undefined,
  };
}

/** An answer with all changes is shown, so nothing waits any more. */
function caughtUp<Change>(state: FollowState<Change>): Step<Change, never> {
  const next = readingWanted<Change>({ ...state, sync: "current", isLate: false, queue: [] });
  return { ...next, effects: [{ kind: "unschedule" }, ...next.effects] };
}

function filling<Change>(before: FollowState<Change>, canQuery: boolean): Step<Change, never> {
  if (before.phase.kind === "idle") return { state: before, effects: [] };
  // The query finds what waits, but the answer to an older one lacks it.
  const state = before.sync === "behind" ? gap(before) : before;
  const effects = [{ kind: "unplan" }] as const;
  // Nothing is asked for, so nothing is missing.
  if (!canQuery) return { state: { ...state, phase: { kind: "waiting", isPlanned: false }, isLate: false }, effects };
  const fill = state.askedCount + 1;
  return {
    state: { ...state, askedCount: fill, phase: { kind: "filling", fill, begun: state.arrivedCount } },
    effects: [...effects, { kind: "query", fill }],
  };
}

function planned<Change>(state: FollowState<Change>, delayMs: number): Step<Change, never> {
  return {
    state: { ...state, phase: { kind: "waiting", isPlanned: true } },
    effects: [{ kind: "plan", delayMs }],
  };
}

/** The query is retried. A refusal is an error, not a sign of a bad connection that comes back. */
function failed<Change>(state: FollowState<Change>, { error, isRefused }: Failure): Step<Change, never> {
  const { failureCount } = state;
  const phase: FollowPhase = { kind: "waiting", isPlanned: true };
  return {
    state: { ...state, phase, isLate: !isRefused, failureCount: failureCount + 1 },
    effects: [
      { kind: "report", error },
      { kind: "retry", failureCount, isRefused },
    ],
  };
}

const generation = (number: number): number => Math.floor(number / memory);

function remembering<Change>(state: FollowState<Change>, change: Change): FollowState<Change> {
  const number = state.arrivedCount + 1;
  const isFull = generation(number) > generation(state.arrivedCount);
  const recent = { number, change, before: isFull ? undefined : state.recent };
  return { ...state, arrivedCount: number, recent, older: isFull ? state.recent : state.older };
}

const rememberingAll = <Change>(state: FollowState<Change>, changes: readonly Change[]): FollowState<Change> =>
  changes.reduce<FollowState<Change>>(remembering, state);

/** Changes are applied in the next frame, unless they must wait for a query, which applies them to its answer. */
function queueing<Change>(state: FollowState<Change>, changes: readonly Change[]): Step<Change, never> {
  const { sync, queue } = state;
  if (sync !== "current" || changes.length === 0) return { state, effects: [] };
  return {
    state: { ...state, queue: [...queue, ...changes] },
    effects: queue.length === 0 ? [{ kind: "schedule" }] : [],
  };
}

/** Start to read wanted rows, unless a run of requests reads them already or a query is shown first. */
function readingWanted<Change>(state: FollowState<Change>): Step<Change, never> {
  if (state.sync !== "current" || state.reading !== undefined || state.toRead.length === 0)
    return { state, effects: [] };
  const reading = state.askedCount + 1;
  return { state: { ...state, askedCount: reading, reading }, effects: [{ kind: "startReading", reading }] };
}

/** Read the next keys; a key that is wanted twice is read once. */
function reading<Change>(state: FollowState<Change>, number: number, canQuery: boolean): Step<Change, never> {
  if (!canQuery || state.toRead.length === 0) return { state: { ...state, reading: undefined }, effects: [] };
  const keys = [...new Set(state.toRead)];
  return {
    state: { ...state, toRead: keys.slice(readAtOnce) },
    effects: [{ kind: "read", reading: number, keys: keys.slice(0, readAtOnce) }],
  };
}
