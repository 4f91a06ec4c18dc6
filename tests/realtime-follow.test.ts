import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  changesSince,
  type FollowEffect,
  type FollowEvent,
  type FollowPhase,
  type FollowState,
  initialState,
  isBehind,
  isComplete,
  readAtOnce,
  reduce,
} from "../runtime/realtime/follow-state.ts";
import { isRefusal, retryDelayMs } from "../runtime/realtime/retry.ts";
import { WorkflowFailure } from "../runtime/workflow/workflow.ts";
import { cases, seed } from "./depth.ts";

/** Sends events to the states of a follower, without clock, network or rows. */

type Event = FollowEvent<string, string>;
type Effect = FollowEffect<string, string>;

function after(...events: readonly Event[]): {
  readonly state: FollowState<string>;
  readonly effects: readonly Effect[];
} {
  let state: FollowState<string> = initialState;
  let effects: readonly Effect[] = [];
  for (const event of events) ({ state, effects } = reduce(state, event));
  return { state, effects };
}

const held: Event = { kind: "held" };
const released: Event = { kind: "released" };
const lost: Event = { kind: "lost" };
const live: Event = { kind: "live", canQuery: true };
const due: Event = { kind: "due", canQuery: true };
const frame: Event = { kind: "frame" };
const changed = (change: string): Event => ({ kind: "changed", change });
const wrote = (change: string): Event => ({ kind: "wrote", change });
const uncertain = (nowMs: number): Event => ({ kind: "uncertain", nowMs });
const unread = (key: unknown): Event => ({ kind: "unread", key });
const took = (begun: number): Event => ({ kind: "took", begun });
const readNext = (reading: number): Event => ({ kind: "readNext", reading, canQuery: true });
const read = (reading: number, changes: readonly string[], again: readonly unknown[] = []): Event => ({
  kind: "read",
  reading,
  changes,
  again,
  canQuery: true,
});
const answered = (fill: number, given: { readonly isOutdated?: boolean; readonly canQuery?: boolean } = {}): Event => ({
  kind: "answered",
  fill,
  page: "page",
  nowMs: 1000,
  isOutdated: false,
  canQuery: true,
  ...given,
});
const error = new Error("no answer");
const failed = (fill: number, isRefused = false): Event => ({ kind: "failed", fill, error, isRefused });
const readFailed = (reading: number): Event => ({ kind: "readFailed", reading, error, isRefused: false });

const waiting: FollowPhase = { kind: "waiting", isPlanned: false };
const planned: FollowPhase = { kind: "waiting", isPlanned: true };

/** The rows equal the table's: the first query was answered. */
const current = [held, live, answered(1)] as const;

test("the first page that holds it starts watching, and the last one that leaves ends everything", () => {
  expect(after(held)).toMatchObject({ state: { phase: waiting, sync: "cut" }, effects: [{ kind: "watch" }] });
  expect(after(held, held).effects).toEqual([]);
  const ended = after(...current, changed("a"), unread(1), released);
  expect(ended.state).toMatchObject({
    phase: { kind: "idle" },
    sync: "cut",
    queue: [],
    toRead: [],
    reading: undefined,
  });
  expect(ended.effects).toEqual([{ kind: "unwatch" }, { kind: "unplan" }, { kind: "unschedule" }]);
});

test("a live feed and a due plan query the rows, unless they are not held or not asked for", () => {
  expect(after(held, live)).toMatchObject({
    state: { phase: { kind: "filling", fill: 1 }, sync: "behind" },
    effects: [{ kind: "unschedule" }, { kind: "unplan" }, { kind: "query", fill: 1 }],
  });
  expect(after(...current, uncertain(1000), due).state.phase).toMatchObject({ kind: "filling", fill: 2 });
  expect(after(live)).toEqual({ state: initialState, effects: [] });
  const empty = after(...current, uncertain(1000), { kind: "due", canQuery: false });
  expect(empty).toMatchObject({ state: { phase: waiting }, effects: [{ kind: "unplan" }] });
});

test("a lost connection drops the query, the plan and what waits; the next live feed queries again", () => {
  const cut = after(...current, changed("a"), unread(1), lost);
  expect(cut.state).toMatchObject({ phase: waiting, sync: "cut", queue: [], toRead: [], reading: undefined });
  expect(cut.effects).toEqual([{ kind: "unplan" }, { kind: "unschedule" }]);
  expect(after(held, live, lost, answered(1)).effects).toEqual([]);
  expect(after(held, live, lost, live).state.phase).toMatchObject({ kind: "filling", fill: 2 });
  expect(after(lost).state).toEqual(initialState);
});

test("changes are applied together in one frame", () => {
  expect(after(...current, changed("a")).effects).toEqual([{ kind: "schedule" }]);
  expect(after(...current, changed("a"), changed("b")).effects).toEqual([]);
  expect(after(...current, changed("a"), changed("b"), frame)).toMatchObject({
    state: { queue: [] },
    effects: [{ kind: "apply", changes: ["a", "b"] }],
  });
  expect(after(...current, frame).effects).toEqual([]);
});

test.each([
  ["before the feed is live", [held]],
  ["while a query of a gap runs", [held, live]],
  ["after that query failed", [held, live, failed(1)]],
  ["while the connection is lost", [...current, lost]],
  ["once it is back", [...current, lost, live]],
  ["when the feed is live again without having been lost", [...current, live]],
  ["after rows could not be read", [...current, unread(1), readNext(2), readFailed(2)]],
] as const)("a change waits for the query: %s", (_, events) => {
  const { state, effects } = after(...events, changed("later"), frame);
  expect([state.queue, effects]).toEqual([[], []]);
});

test("an answer is shown with the changes since its query began, also those that waited", () => {
  const { state, effects } = after(held, changed("a"), live, changed("b"), wrote("c"), answered(1));
  expect(state).toMatchObject({ phase: waiting, sync: "current", filledAtMs: 1000, queue: [] });
  const show = effects.find((effect) => effect.kind === "show");
  expect(changesSince(state, show?.begun ?? 0)).toEqual(["b", "c"]);
  expect(after(...current, lost, live, changed("a"), answered(2), changed("b"), frame).effects).toEqual([
    { kind: "apply", changes: ["b"] },
  ]);
});

test("a change that an answer includes is not applied again", () => {
  const shown = after(...current, uncertain(1000), due, changed("a"), answered(2));
  expect(shown.effects).toMatchObject([{ kind: "show" }, { kind: "unschedule" }]);
  expect(reduce(shown.state, frame).effects).toEqual([]);
});

test("of two queries only the latest is shown, and an outdated answer is queried again", () => {
  expect(after(held, live, live, answered(1))).toMatchObject({ state: { phase: { fill: 2 } }, effects: [] });
  expect(after(held, live, answered(1, { isOutdated: true }))).toMatchObject({
    state: { phase: { kind: "filling", fill: 2 }, sync: "behind" },
    effects: [{ kind: "unplan" }, { kind: "query", fill: 2 }],
  });
  const cleared = after(held, live, answered(1, { isOutdated: true, canQuery: false }));
  expect(cleared).toMatchObject({ state: { phase: waiting }, effects: [{ kind: "unplan" }] });
});

test("uncertain rows are queried again once, at most every half second, and keep changing meanwhile", () => {
  expect(after(...current, uncertain(1200))).toMatchObject({
    state: { phase: planned },
    effects: [{ kind: "plan", delayMs: 300 }],
  });
  expect(after(...current, uncertain(1200), uncertain(1300)).effects).toEqual([]);
  expect(after(held, live, uncertain(0)).effects).toEqual([]);
  expect(after(uncertain(0)).effects).toEqual([]);
  expect(after(...current, uncertain(1200), due, changed("a")).effects).toEqual([{ kind: "schedule" }]);
});

test("a failed query is reported and retried, later each time until one succeeds or the connection is new", () => {
  expect(after(held, live, failed(1))).toMatchObject({
    state: { phase: planned, sync: "behind" },
    effects: [
      { kind: "report", error },
      { kind: "retry", failureCount: 0, isRefused: false },
    ],
  });
  const events = [held, live, failed(1), due, failed(2), due];
  expect(after(...events, failed(3)).effects).toContainEqual({ kind: "retry", failureCount: 2, isRefused: false });
  expect(after(...events, answered(3)).state.failureCount).toBe(0);
  const again = after(...events, lost, live, failed(4));
  expect(again.effects).toContainEqual({ kind: "retry", failureCount: 0, isRefused: false });
  // It does not wait for the planned one either.
  expect(after(...events, failed(3), lost, live).effects).toContainEqual({ kind: "query", fill: 4 });
  expect(after(held, live, failed(2)).effects).toEqual([]);
  expect(after(held, live, released, failed(1)).effects).toEqual([]);
});

test("the delay before a retry doubles up to eight seconds, or a minute after refusals, with jitter", () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(1);
  const delays = (isRefused: boolean): readonly number[] =>
    [0, 1, 2, 3, 4, 20].map((failureCount) => retryDelayMs(failureCount, isRefused));
  expect(delays(false)).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  expect(delays(true)).toEqual([1000, 2000, 4000, 8000, 16_000, 64_000]);
  random.mockReturnValue(0);
  expect(delays(false)).toEqual([500, 1000, 2000, 4000, 4000, 4000]);
  random.mockRestore();
});

test.each([
  [{ status: 403, code: "42501" }, true],
  [{ status: 404, code: "PGRST205" }, true],
  [{ status: 400, code: "42703" }, true],
  // PostgREST rejects visitors without a session like this, and sessions that expired.
  [{ status: 401, code: "42501" }, true],
  [{ status: 401, code: "PGRST303" }, false],
  [{ status: 429, code: null }, false],
  [{ status: 500, code: "57014" }, false],
  [{ status: 503, code: "PGRST002" }, false],
  [{ status: 0, code: null }, false],
])("%j is a refusal: %s", (data, expected) => {
  expect(isRefusal(new WorkflowFailure("", data))).toBe(expected);
});

test("rows are behind from a failure or a lost connection until they are shown", () => {
  const isBehindAfter = (...events: readonly Event[]): boolean => isBehind(after(...events).state);
  // A page that opens, or a confirmation that is repeated, is nothing to report.
  expect([isBehindAfter(held, live), isBehindAfter(...current), isBehindAfter(...current, live)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isBehindAfter(held, live, failed(1))).toBe(true);
  expect(isBehindAfter(...current, lost, live)).toBe(true);
  expect(isBehindAfter(...current, lost, live, failed(2), due)).toBe(true);
  expect(isBehindAfter(...current, lost, live, answered(2))).toBe(false);
  expect(isBehindAfter(...current, unread(1), readNext(2), readFailed(2))).toBe(true);
  expect(isBehindAfter(...current, uncertain(0), due, failed(2))).toBe(true);
  expect(isBehindAfter(...current, lost, { kind: "live", canQuery: false })).toBe(false);
  // An error is reported instead.
  expect(isBehindAfter(...current, lost, live, failed(2, true), due)).toBe(false);
  expect(isBehindAfter(...current, lost, live, failed(2, true), due, failed(3))).toBe(true);
  expect(isBehindAfter(...current, lost, live, released)).toBe(false);
});

test("rows to read are read one request after another, each key once", () => {
  expect(after(...current, unread(1)).effects).toEqual([{ kind: "startReading", reading: 2 }]);
  expect(after(...current, unread(1), unread(2)).effects).toEqual([]);
  const first = after(...current, unread(1), unread(2), unread(1), readNext(2));
  expect(first.effects).toEqual([{ kind: "read", reading: 2, keys: [1, 2] }]);
  const keys = Array.from({ length: readAtOnce + 1 }, (_, key) => unread(key));
  const many = after(...current, ...keys, readNext(2));
  expect(many.state).toMatchObject({ toRead: [readAtOnce], reading: 2 });
  expect(after(...current, unread(1), readNext(2), read(2, ["a"]))).toMatchObject({
    state: { reading: undefined, queue: ["a"] },
    effects: [{ kind: "schedule" }],
  });
  expect(after(...current, unread(1), readNext(2), read(2, [], [1])).effects).toEqual([
    { kind: "read", reading: 2, keys: [1] },
  ]);
  expect(after(...current, unread(1), { kind: "readNext", reading: 2, canQuery: false })).toMatchObject({
    state: { reading: undefined },
    effects: [],
  });
});

test("rows to read wait for the query of a gap, and what was read before it is dropped", () => {
  expect(after(held, live, unread(1)).effects).toEqual([]);
  expect(after(held, live, unread(1), answered(1)).effects).toContainEqual({ kind: "startReading", reading: 2 });
  // The query that begins later finds it.
  expect(after(held, live, failed(1), unread(1), due, answered(2)).state.toRead).toEqual([]);
  const reading = [...current, unread(1), readNext(2)];
  for (const gap of [[lost], [lost, live], [live]])
    expect(after(...reading, ...gap, read(2, ["old"]))).toMatchObject({ state: { queue: [] }, effects: [] });
});

test("a failed read queries all rows later, and drops a query that began before", () => {
  const { state, effects } = after(...current, uncertain(1000), due, unread(1), readNext(3), readFailed(3));
  expect(state).toMatchObject({ phase: planned, sync: "behind", reading: undefined });
  expect(effects).toEqual([
    { kind: "unschedule" },
    { kind: "report", error },
    { kind: "retry", failureCount: 0, isRefused: false },
  ]);
  expect(reduce(state, answered(2)).effects).toEqual([]);
});

test("the answer to another query ends a gap if it was asked after it; else all rows are queried", () => {
  const behind = after(...current, lost, live).state;
  expect(isComplete(behind, behind.arrivedCount)).toBe(true);
  expect(reduce(behind, took(behind.arrivedCount)).state.sync).toBe("current");
  const [before] = [after(...current).state.arrivedCount];
  expect(isComplete(behind, before)).toBe(false);
  // The query of the gap runs already.
  expect(reduce(behind, took(before))).toEqual({ state: behind, effects: [] });
  expect(after(...current, lost, live, answered(2), took(before))).toMatchObject({
    state: { phase: planned, sync: "behind" },
    effects: [{ kind: "plan", delayMs: 0 }],
  });
  expect(after(...current, lost, took(99)).state.sync).toBe("cut");
});

test("the latest 5,000 changes are remembered, and an answer that needs more is dropped", () => {
  let state: FollowState<number> = initialState;
  for (let change = 1; change <= 20_000; change++) ({ state } = reduce(state, { kind: "wrote", change }));
  expect(changesSince(state, 15_000)).toEqual(Array.from({ length: 5_000 }, (_, index) => 15_001 + index));
  expect(changesSince(state, 0).length).toBeLessThan(10_000);
  expect([isComplete(state, 0), isComplete(state, 15_000)]).toEqual([false, true]);
  let slow = after(held, live).state;
  for (let change = 1; change <= 20_000; change++) slow = reduce(slow, changed(`${change}`)).state;
  expect(reduce(slow, answered(1)).effects).toContainEqual({ kind: "query", fill: 2 });
});

/** Rows by their key. A change puts one. */
type Rows = ReadonlyMap<number, number>;
type Put = readonly [key: number, value: number];

const textOf = (rows: Rows): string => JSON.stringify([...rows].sort());

/** Runs the effects over a table in memory, one answer, frame or gap at a time. */
class Table {
  rows: Rows = new Map();
  shown: Rows = new Map();
  private state: FollowState<Put> = initialState;
  private isLive = false;
  private hasFrame = false;
  private hasPlan = false;
  private readonly queries: { readonly fill: number; page: Rows | undefined }[] = [];
  private count = 0;
  /** All that the table ever was, as text. */
  private readonly history = new Set([textOf(new Map())]);

  /** The shown rows were the table's at some moment: none is shown without those before it. */
  get isOfOneMoment(): boolean {
    return this.history.has(textOf(this.shown));
  }

  dispatch(event: FollowEvent<Put, Rows>): void {
    const { state, effects } = reduce(this.state, event);
    this.state = state;
    for (const effect of effects) this.run(effect);
  }

  private run(effect: FollowEffect<Put, Rows>): void {
    if (effect.kind === "watch") this.connect();
    else if (effect.kind === "unwatch") this.isLive = false;
    else if (effect.kind === "schedule") this.hasFrame = true;
    else if (effect.kind === "unschedule") this.hasFrame = false;
    else if (effect.kind === "plan" || effect.kind === "retry") this.hasPlan = true;
    else if (effect.kind === "unplan") this.hasPlan = false;
    else if (effect.kind === "query") this.queries.push({ fill: effect.fill, page: undefined });
    else if (effect.kind === "apply") this.shown = new Map([...this.shown, ...effect.changes]);
    else if (effect.kind === "show") this.shown = new Map([...effect.page, ...changesSince(this.state, effect.begun)]);
  }

  connect(): void {
    if (this.isLive || this.state.phase.kind === "idle") return;
    this.isLive = true;
    this.dispatch({ kind: "live", canQuery: true });
  }

  cut(): void {
    if (!this.isLive) return;
    this.isLive = false;
    this.dispatch({ kind: "lost" });
  }

  change(key: number): void {
    this.count += 1;
    const change: Put = [key, this.count];
    this.rows = new Map([...this.rows, change]);
    this.history.add(textOf(this.rows));
    if (this.isLive) this.dispatch({ kind: "changed", change });
  }

  /** The database reads the rows for the query at this position. */
  snapshot(position: number): void {
    const query = this.queries[position % this.queries.length];
    if (query) query.page ??= this.rows;
  }

  answer(position: number, isFailed: boolean): void {
    if (this.queries.length === 0) return;
    const [query] = this.queries.splice(position % this.queries.length, 1);
    if (!query) return;
    const { fill, page = this.rows } = query;
    if (isFailed) this.dispatch({ kind: "failed", fill, error, isRefused: false });
    else this.dispatch({ kind: "answered", fill, page, nowMs: 0, isOutdated: false, canQuery: true });
  }

  frame(): void {
    if (!this.hasFrame) return;
    this.hasFrame = false;
    this.dispatch({ kind: "frame" });
  }

  settle(): void {
    this.dispatch({ kind: "held" });
    this.connect();
    while (this.queries.length > 0) this.answer(0, false);
    if (this.hasPlan) {
      this.hasPlan = false;
      this.dispatch({ kind: "due", canQuery: true });
    }
    while (this.queries.length > 0) this.answer(0, false);
    this.frame();
  }
}

test("the rows equal the table at some moment and then contain every change, in whatever order gaps, changes, frames and answers come", () => {
  const position = fc.nat({ max: 3 });
  const step = fc.oneof(
    { weight: 4, arbitrary: position.map((key) => (table: Table) => table.change(key)) },
    { weight: 2, arbitrary: position.map((at) => (table: Table) => table.snapshot(at)) },
    fc.tuple(position, fc.boolean()).map(
      ([at, isFailed]) =>
        (table: Table) =>
          table.answer(at, isFailed),
    ),
    fc.constantFrom<(table: Table) => void>(
      (table) => table.cut(),
      (table) => table.connect(),
      (table) => table.frame(),
      (table) => table.dispatch(uncertainNow),
      (table) => table.dispatch({ kind: "held" }),
      (table) => table.dispatch({ kind: "released" }),
    ),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const table = new Table();
      table.dispatch({ kind: "held" });
      for (const run of steps) {
        run(table);
        expect(table.isOfOneMoment).toBe(true);
      }
      table.settle();
      expect([...table.shown].sort()).toEqual([...table.rows].sort());
    }),
    { numRuns: cases(200, 20_000), seed },
  );
});

const uncertainNow = { kind: "uncertain", nowMs: 0 } as const;
