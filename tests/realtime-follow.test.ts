import fc from "fast-check";
import { expect, test } from "vitest";
import {
  changesSince,
  type FollowEffect,
  type FollowEvent,
  type FollowPhase,
  type FollowState,
  initialState,
  readAtOnce,
  reduce,
} from "../runtime/realtime/follow-state.ts";
import { seed } from "./fuzz-seed.ts";

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
const unread = (key: unknown, isNew = false): Event => ({ kind: "unread", wanted: { key, isNew } });
const readNext: Event = { kind: "readNext", canQuery: true };
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
const failed = (fill: number): Event => ({ kind: "failed", fill, error });

const waiting: FollowPhase = { kind: "waiting", isPlanned: false };
const planned: FollowPhase = { kind: "waiting", isPlanned: true };
const filling = (fill: number, begun = 0): FollowPhase => ({ kind: "filling", isPlanned: false, fill, begun });

test("the first page that holds it starts watching, and the last one that leaves ends everything", () => {
  expect(after(held)).toMatchObject({ state: { phase: waiting }, effects: [{ kind: "watch" }] });
  expect(after(held, held).effects).toEqual([]);
  const ended = after(held, live, changed("a"), unread(1), released);
  expect(ended.state).toMatchObject({ phase: { kind: "idle" }, queue: [], toRead: [] });
  expect(ended.effects).toEqual([{ kind: "unwatch" }, { kind: "unplan" }, { kind: "unschedule" }]);
});

test("a live feed and a due plan query the rows, unless they are not held or not asked for", () => {
  expect(after(held, live)).toMatchObject({
    state: { phase: filling(1) },
    effects: [{ kind: "unplan" }, { kind: "query", fill: 1 }],
  });
  expect(after(held, live, answered(1), uncertain(1000), due).state.phase).toEqual(filling(2));
  expect(after(live)).toEqual({ state: initialState, effects: [] });
  const empty = after(held, live, answered(1), uncertain(1000), { kind: "due", canQuery: false });
  expect(empty).toMatchObject({ state: { phase: waiting }, effects: [{ kind: "unplan" }] });
});

test("a lost connection drops the query, the plan and what waits; the next live feed queries again", () => {
  const cut = after(held, live, changed("a"), unread(1), lost);
  expect(cut.state).toMatchObject({ phase: waiting, queue: [], toRead: [] });
  expect(cut.effects).toEqual([{ kind: "unplan" }, { kind: "unschedule" }]);
  expect(after(held, live, lost, answered(1)).effects).toEqual([]);
  expect(after(held, live, lost, live).state.phase).toEqual(filling(2));
  expect(after(lost).state).toEqual(initialState);
});

test("changes are applied together in one frame", () => {
  expect(after(held, changed("a")).effects).toEqual([{ kind: "schedule" }]);
  expect(after(held, changed("a"), changed("b")).effects).toEqual([]);
  expect(after(held, changed("a"), changed("b"), frame)).toMatchObject({
    state: { queue: [] },
    effects: [{ kind: "apply", changes: ["a", "b"] }],
  });
  expect(after(held, frame).effects).toEqual([]);
});

test("an answer is shown with the changes since its query began", () => {
  const { state, effects } = after(held, changed("a"), live, changed("b"), wrote("c"), answered(1));
  expect(state).toMatchObject({ phase: waiting, filledAtMs: 1000 });
  expect(effects).toEqual([{ kind: "show", page: "page", begun: 1 }]);
  expect(changesSince(state, 1)).toEqual(["b", "c"]);
});

test("of two queries only the latest is shown, and an outdated answer is queried again", () => {
  expect(after(held, live, live, answered(1))).toMatchObject({ state: { phase: filling(2) }, effects: [] });
  expect(after(held, live, answered(1, { isOutdated: true }))).toMatchObject({
    state: { phase: filling(2) },
    effects: [{ kind: "unplan" }, { kind: "query", fill: 2 }],
  });
  const cleared = after(held, live, answered(1, { isOutdated: true, canQuery: false }));
  expect(cleared).toMatchObject({ state: { phase: waiting }, effects: [{ kind: "unplan" }] });
});

test("uncertain rows are queried again once, at most every half second", () => {
  expect(after(held, live, answered(1), uncertain(1200))).toMatchObject({
    state: { phase: planned },
    effects: [{ kind: "plan", delayMs: 300 }],
  });
  expect(after(held, uncertain(0)).effects).toEqual([{ kind: "plan", delayMs: 0 }]);
  expect(after(held, live, answered(1), uncertain(1200), uncertain(1300)).effects).toEqual([]);
  expect(after(held, live, uncertain(0)).effects).toEqual([]);
  expect(after(uncertain(0)).effects).toEqual([]);
});

test("a failed query is reported and retried, later each time until one succeeds", () => {
  expect(after(held, live, failed(1))).toMatchObject({
    state: { phase: planned },
    effects: [
      { kind: "report", error },
      { kind: "plan", delayMs: 1000 },
    ],
  });
  const events = [held, ...[1, 2, 3, 4, 5, 6, 7].flatMap((fill) => [live, failed(fill)])];
  expect(after(...events).effects).toContainEqual({ kind: "plan", delayMs: 32_000 });
  expect(after(...events, due, answered(8)).state.failureCount).toBe(0);
  expect(after(held, live, failed(2)).effects).toEqual([]);
  expect(after(held, live, released, failed(1)).effects).toEqual([]);
});

test("rows to read are read one request after another, each key once", () => {
  expect(after(held, unread(1)).effects).toEqual([{ kind: "startReading" }]);
  expect(after(held, unread(1), unread(2)).effects).toEqual([]);
  const read = after(held, unread(1, true), unread(2), unread(1), readNext);
  expect(read.effects).toEqual([
    {
      kind: "read",
      wanted: [
        { key: 1, isNew: true },
        { key: 2, isNew: false },
      ],
    },
  ]);
  const keys = Array.from({ length: readAtOnce + 1 }, (_, key) => unread(key));
  const many = after(held, ...keys, readNext);
  expect(many.state).toMatchObject({ toRead: [{ key: readAtOnce, isNew: false }], isReading: true });
  expect(after(held, unread(1), readNext, readNext).state.isReading).toBe(false);
  expect(after(held, unread(1), { kind: "readNext", canQuery: false })).toMatchObject({
    state: { isReading: false },
    effects: [],
  });
});

test("a failed read plans a query, beside a running one", () => {
  const readFailed: Event = { kind: "readFailed", error };
  const { state, effects } = after(held, live, unread(1), readNext, readFailed);
  expect(state).toMatchObject({ phase: { ...filling(1), isPlanned: true }, isReading: false });
  expect(effects).toEqual([
    { kind: "report", error },
    { kind: "plan", delayMs: 1000 },
  ]);
  expect(after(unread(1), readNext, readFailed).effects).toEqual([]);
});

test("the latest 5,000 changes are remembered", () => {
  let state: FollowState<number> = initialState;
  for (let change = 1; change <= 20_000; change++) ({ state } = reduce(state, { kind: "wrote", change }));
  expect(changesSince(state, 15_000)).toEqual(Array.from({ length: 5_000 }, (_, index) => 15_001 + index));
  expect(changesSince(state, 0).length).toBeLessThan(10_000);
});

/** Rows by their key. A change puts one. */
type Rows = ReadonlyMap<number, number>;
type Put = readonly [key: number, value: number];

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
    else if (effect.kind === "plan") this.hasPlan = true;
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
    if (isFailed) this.dispatch({ kind: "failed", fill, error });
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

test("the rows contain every change, in whatever order gaps, changes, frames and answers come", () => {
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
      for (const run of steps) run(table);
      table.settle();
      expect([...table.shown].sort()).toEqual([...table.rows].sort());
    }),
    { numRuns: 1_000, seed },
  );
});

const uncertainNow = { kind: "uncertain", nowMs: 0 } as const;
