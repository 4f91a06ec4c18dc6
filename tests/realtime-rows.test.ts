import fc from "fast-check";
import { expect, test } from "vitest";
import { comparing } from "../runtime/data/arrange.ts";
import { applyChanges, type RowChange, type RowRules, type StandIn } from "../runtime/realtime/apply-changes.ts";
import { rowFilter, rowOrder } from "../runtime/realtime/row-filter.ts";
import { cases, seed } from "./depth.ts";

/** Applies changes of a table to the rows of a collection, and tests its filter on a single row. */

interface Row {
  readonly id: number;
  readonly at: string;
  readonly ref?: string | null;
  readonly gone?: string | null;
}

const time = (minute: number): string => `2026-01-01T00:${String(minute).padStart(2, "0")}:00+00:00`;
const row = (id: number, minute = id): Row => ({ id, at: time(minute) });
const rows = (...ids: readonly number[]): readonly Row[] => ids.map((id) => row(id));

const put = (changed: Partial<Row> & { readonly id: number }, isNew = false): RowChange<Row> => ({
  kind: "put",
  key: changed.id,
  row: changed,
  isNew,
  isCertain: false,
});
const drop = (id: number): RowChange<Row> => ({ kind: "drop", key: id });

const rules = (given: Partial<RowRules<Row>> = {}): RowRules<Row> => ({
  keyOf: ({ id }) => id,
  passes: ({ gone }) => gone == null,
  compare: comparing([{ by: "at", isDescending: false, nulls: undefined }]),
  pick: (one) => one,
  limit: 0,
  offset: 0,
  isPaged: false,
  hasMore: false,
  standIn: () => undefined,
  ...given,
});

const latestFirst = comparing([{ by: "at", isDescending: true, nulls: undefined }]);

/** A total order: rows of the same time are ordered too. */
const byTime = comparing([
  { by: "at", isDescending: true, nulls: undefined },
  { by: "id", isDescending: false, nulls: undefined },
]);

const ids = (list: readonly Row[]): readonly number[] => list.map(({ id }) => id);

test("a new row takes its place, once, and is counted", () => {
  const before = rows(1, 3);
  const applied = applyChanges(before, 2, [put(row(2), true), put(row(2), true)], rules());
  expect(ids(applied.rows)).toEqual([1, 2, 3]);
  expect(applied.total).toBe(3);
  expect(applied.rows[0]).toBe(before[0]);
  expect(applied.rows[2]).toBe(before[1]);
});

test("a changed row keeps fields that were not sent, and moves to its place in the order", () => {
  const before = [{ ...row(1), ref: "a" }, row(2), row(3)];
  const inPlace = applyChanges(before, 3, [put({ id: 1, gone: null })], rules());
  expect(inPlace.rows[0]).toEqual({ ...row(1), ref: "a", gone: null });
  const moved = applyChanges(before, 3, [put({ id: 1, at: time(9) })], rules());
  expect(ids(moved.rows)).toEqual([2, 3, 1]);
  expect(moved.total).toBe(3);
});

test("a row that is sent unchanged stays the same object", () => {
  const before = rows(1, 2);
  expect(applyChanges(before, 2, [put(row(1))], rules()).rows[0]).toBe(before[0]);
});

test("a row leaves when it does not pass any more, or is deleted; unknown ones change nothing", () => {
  const applied = applyChanges(rows(1, 2, 3), 3, [put({ id: 2, gone: time(9) }), drop(3), drop(7)], rules());
  expect(ids(applied.rows)).toEqual([1]);
  expect(applied.total).toBe(1);
  const unknown = applyChanges(rows(1), 1, [put({ ...row(5), gone: time(9) }, true), drop(7)], rules());
  expect(ids(unknown.rows)).toEqual([1]);
  expect(unknown.total).toBe(1);
});

test("a row that was inserted locally is replaced by the confirmed one", () => {
  const pending = { ...row(900, 2), ref: "r" };
  const standIn = (one: Row): StandIn | undefined => (one.ref === "r" ? { key: 900, isCounted: true } : undefined);
  const applied = applyChanges([row(1), pending, row(3)], 3, [put({ ...row(2), ref: "r" }, true)], rules({ standIn }));
  expect(ids(applied.rows)).toEqual([1, 2, 3]);
  expect(applied.total).toBe(3);
});

test("the total of a page is asked for again once a row is confirmed that its answer may not have counted", () => {
  const pending = { ...row(900, 2), ref: "r" };
  const confirm = (isCounted: boolean): boolean => {
    const standIn = ({ ref }: Row): StandIn | undefined => (ref === "r" ? { key: 900, isCounted } : undefined);
    const page = rules({ standIn, isPaged: true });
    return applyChanges([row(1), pending], 2, [put({ ...row(2), ref: "r" }, true)], page).isUncertain;
  };
  expect([confirm(true), confirm(false)]).toEqual([false, true]);
});

test("a part of a list grows in front and not behind its end", () => {
  const part = rules({ compare: latestFirst, limit: 3, hasMore: true });
  const before = rows(9, 8, 7);
  const grown = applyChanges(before, 3, [put(row(10), true), put(row(2), true)], part);
  expect(ids(grown.rows)).toEqual([10, 9, 8, 7]);
  expect(grown.isUncertain).toBe(false);
  // A row that moves up from a later page was already counted.
  const raised = applyChanges(before, 5, [put({ ...row(2), at: time(30) })], part);
  expect(ids(raised.rows)).toEqual([2, 9, 8, 7]);
  expect(raised.total).toBe(5);
});

test("what sorts before the old place of the last row is known, also when that row moves up", () => {
  const one = rules({ compare: latestFirst, limit: 1, hasMore: true });
  const applied = applyChanges(rows(1), 1, [put(row(2), true), put({ id: 1, at: time(3) })], one);
  expect(ids(applied.rows)).toEqual([1, 2]);
  expect(applied.isUncertain).toBe(false);
});

test("a page of a counted list keeps its length, and asks when it became shorter or is not the first", () => {
  const page = rules({ compare: latestFirst, limit: 3, hasMore: true, isPaged: true });
  const pushed = applyChanges(rows(9, 8, 7), 5, [put(row(10), true)], page);
  expect(ids(pushed.rows)).toEqual([10, 9, 8]);
  expect(pushed.total).toBe(6);
  const shorter = applyChanges(rows(9, 8, 7), 5, [drop(8)], page);
  expect(ids(shorter.rows)).toEqual([9, 7]);
  expect([shorter.total, shorter.isUncertain]).toEqual([4, true]);
  expect(applyChanges(rows(9, 8, 7), 9, [put(row(10), true)], { ...page, offset: 3 }).isUncertain).toBe(true);
});

test("a counted page fetches when a changed row may already have been counted", () => {
  const page = rules({ compare: latestFirst, limit: 2, hasMore: true, isPaged: true });
  // The current answer already included the first row; its change arrives later.
  const behind = applyChanges(rows(3, 2), 3, [put(row(1), true)], page);
  expect(ids(behind.rows)).toEqual([3, 2]);
  expect(behind.isUncertain).toBe(true);
  expect(applyChanges(rows(3, 2), 3, [drop(1)], page).isUncertain).toBe(true);
  expect(applyChanges(rows(3, 2), 3, [put({ ...row(1), gone: time(9) })], page).isUncertain).toBe(true);
  // A new row that does not match was never counted.
  expect(applyChanges(rows(3, 2), 3, [put({ ...row(4), gone: time(9) }, true)], page).isUncertain).toBe(false);
});

interface Action {
  readonly kind: "insert" | "move" | "hide" | "delete";
  readonly pick: number;
  readonly minute: number;
}

/** A table with random changes, and the messages about them. */
class Changing {
  readonly told: RowChange<Row>[] = [];
  private readonly table = new Map<number, Row>();

  change({ kind, pick, minute }: Action): void {
    const known = [...this.table.keys()];
    const id = known[pick % known.length];
    if (kind === "insert" || id === undefined) this.put({ ...row(this.told.length, minute), gone: null }, true);
    else if (kind === "delete") this.told.push(drop(id));
    else this.put({ ...row(id, minute), gone: kind === "hide" ? time(0) : null }, false);
    if (kind === "delete" && id !== undefined) this.table.delete(id);
  }

  private put(changed: Row, isNew: boolean): void {
    this.table.set(changed.id, changed);
    this.told.push(put(changed, isNew));
  }

  page(limit: number, offset: number): { readonly rows: readonly Row[]; readonly total: number } {
    const passing = [...this.table.values()].filter(({ gone }) => gone == null).toSorted(byTime);
    return { rows: passing.slice(offset, offset + limit), total: passing.length };
  }
}

test("a counted page matches its table, or fetches it, despite late and duplicate changes", () => {
  const action = fc.record<Action>({
    kind: fc.constantFrom("insert", "insert", "move", "hide", "delete"),
    pick: fc.nat(20),
    minute: fc.nat(59),
  });
  const actions = fc.array(action, { maxLength: 8 });
  const isAnswered = fc.property(
    actions,
    actions,
    fc.record({ limit: fc.integer({ min: 1, max: 3 }), page: fc.nat(2), unheard: fc.nat(8), isTwice: fc.boolean() }),
    (before, after, { limit, page, unheard, isTwice }) => {
      const offset = page * limit;
      const table = new Changing();
      for (const one of before) table.change(one);
      const answer = table.page(limit, offset);
      const heard = Math.max(0, table.told.length - unheard);
      for (const one of after) table.change(one);
      const news = table.told.slice(heard);
      if (isTwice) news.push(...news.slice(-1));
      const hasMore = answer.total > offset + answer.rows.length;
      const counted = rules({ compare: byTime, limit, offset, hasMore, isPaged: true });
      const { isUncertain, ...applied } = applyChanges(answer.rows, answer.total, news, counted);
      if (!isUncertain) expect(applied).toEqual(table.page(limit, offset));
    },
  );
  fc.assert(isAnswered, { seed, numRuns: cases(500, 50_000) });
});

test.each([
  ["a number compared with a text of an address", { field: "n", operator: "eq", value: "7" }, true],
  ["times in other zones", { field: "at", operator: "gte", value: "2026-01-01T00:30:00-03:00" }, false],
  ["times in other zones, later", { field: "at", operator: "gte", value: "2025-12-31T20:30:00-03:00" }, true],
  ["nothing is not unequal", { field: "nothing", operator: "ne", value: 1 }, false],
  ["nothing is not outside of a list", { field: "nothing", operator: "notIn", value: [1] }, false],
  ["an empty text is not nothing", { field: "empty", operator: "isNull" }, false],
  ["a list of texts with a number in it", { field: "n", operator: "in", value: ["1", "7"] }, true],
  ["a comparison that is left out", { field: "n", operator: "eq", value: "", ignoreEmpty: true }, true],
] as const)("a filter reads a row as the database does: %s", (_, filter, passes) => {
  expect(rowFilter(filter)({ n: 7, at: time(0), nothing: null, empty: "" })).toBe(passes);
});

test("rows without a value are sorted as in Postgres", () => {
  const list = [{ n: null }, { n: 2 }, { n: 1 }];
  const sorted = (direction: string) => list.toSorted(comparing(rowOrder([{ by: "n", direction }])));
  expect(sorted("asc")).toEqual([{ n: 1 }, { n: 2 }, { n: null }]);
  expect(sorted("desc")).toEqual([{ n: null }, { n: 2 }, { n: 1 }]);
});

test("times are in order to the fraction of a second, however it is written", () => {
  const texts = ["05.5", "05", "05.25", "05.123456", "05.123"].map((second) => `2026-01-01T00:00:${second}+00:00`);
  const sorted = texts.map((at) => ({ at })).toSorted(comparing(rowOrder([{ by: "at" }])));
  expect(sorted.map(({ at }) => at.slice(17, -6))).toEqual(["05", "05.123", "05.123456", "05.25", "05.5"]);
});
