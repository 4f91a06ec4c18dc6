import type { Runtime } from "../app/runtime.ts";
import { comparing } from "../data/arrange.ts";
import type { Asked, CollectionRequest, Followed, Follower, Page, WrittenRows } from "../data/collections.ts";
import { type FieldPath, fieldOfColumn, fieldPath, fieldReader } from "../data/field-path.ts";
import { isIn } from "../data/filter.ts";
import { pathReader } from "../data/value-path.ts";
import { logError } from "../errors/error-log.ts";
import { isUnanswered } from "../plugins/request/unanswered.ts";
import { namesIn, nameText } from "../plugins/supabase/query-names.ts";
import { queryFor } from "../plugins/supabase/supabase-query.ts";
import { requests } from "../plugins/supabase/supabase-rows.ts";
import { batch } from "../react/signals.ts";
import { applyChanges, isSame, positionOf, type RowChange, type RowRules, type StandIn } from "./apply-changes.ts";
import {
  changesSince,
  type FollowEffect,
  type FollowEvent,
  type FollowState,
  initialState,
  isBehind,
  isComplete,
  readAtOnce,
  reduce,
} from "./follow-state.ts";
import { Realtime } from "./manager.ts";
import { askInTime, isRefusal, retryDelayMs } from "./retry.ts";
import { fieldsOf, rowFilter, rowOrder } from "./row-filter.ts";
import type { TableChange } from "./table-change.ts";
import { watchTable } from "./table-feed.ts";

/** Options of a collection that follows a table. */
export interface FollowOptions {
  readonly runtime: Runtime;
  readonly table: string;
  readonly select?: string;
  readonly echo?: string;
  /** The list is a page of a counted list, so it keeps its length. */
  readonly isPaged: boolean;
}

/** Keep the rows of a list in step with their table. */
export async function followRows<Row>(
  source: Followed<readonly Row[]>,
  options: FollowOptions,
): Promise<Follower<readonly Row[]>> {
  const shape: DataShape<readonly Row[]> = {
    rowsOf: (data) => data as readonly RowData[],
    // The rows were read with these columns, or arrived for them.
    dataOf: (rows) => rows as readonly Row[],
  };
  return new RowFollower(source, options, shape);
}

/** The same for a single row, or null. */
export async function followRow<Row>(
  source: Followed<Row | null>,
  options: FollowOptions,
): Promise<Follower<Row | null>> {
  const shape: DataShape<Row | null> = {
    rowsOf: (data) => (data === null ? [] : [data as RowData]),
    dataOf: (rows) => (rows[0] ?? null) as Row | null,
  };
  return new RowFollower(source, options, shape);
}

type RowData = Readonly<Record<string, unknown>>;

interface DataShape<Data> {
  rowsOf(data: Data): readonly RowData[];
  dataOf(rows: readonly RowData[]): Data;
}

type Change<Data> = RowChange<RowData> & {
  /** The request that it was read for: another may include other rows. */
  readonly readFor?: Asked<Data>;
};

/** An answer with later changes. */
interface Merged<Data> {
  readonly page: Page<Data>;
  /** The keys of later changes that were read for another request. */
  readonly unread: readonly unknown[];
  readonly isUncertain: boolean;
}

/** A locally inserted row that the database has not confirmed. */
interface PendingRow {
  readonly row: RowData;
  /** No answer has replaced the total since, so the row is certainly part of it. */
  readonly isCounted: boolean;
}

/** How many keys are remembered, to detect changes that arrive late. */
const memory = 5_000;

/**
 * Connects a collection to the feed of its table, or only to what steps write to it.
 *
 * Changes are applied once per frame. The rows are queried again at the start and after every gap; until then changes
 * wait, so that no row is shown before an earlier one. Changes that arrived after the query was sent are applied to its
 * answer, so that an answer never undoes a newer change. `follow-state.ts` decides what happens when; this class runs
 * the effects.
 */
class RowFollower<Data> implements Follower<Data> {
  private readonly source: Followed<Data>;
  private readonly options: FollowOptions;
  private readonly shape: DataShape<Data>;
  private readonly keyOf: (row: unknown) => unknown;
  private readonly columns: ReadonlySet<string> | undefined;
  /** Whether a column of numbers is read as text, for all of its digits. */
  private readonly isText: (column: string) => boolean;
  private readonly holders = new Set<AbortSignal>();
  private state: FollowState<Change<Data>> = initialState;
  private isReportedBehind = false;
  private frame: (() => void) | undefined;
  /** Each row's last change, to detect an older one that arrives late. */
  private readonly versions = new Map<unknown, { readonly committedAt: string; readonly isDeleted: boolean }>();
  /** Locally inserted rows that the database has not confirmed, by their echo value. */
  private readonly pending = new Map<unknown, PendingRow>();
  private planned: ReturnType<typeof setTimeout> | undefined;
  private stopWatching: (() => void) | undefined;
  /** Since the last answer there were once as many rows as may be, so there may be more, also when some are gone. */
  private isCut = false;
  private rules: { readonly asked: Asked<Data>; readonly made: BaseRules } | undefined;

  constructor(source: Followed<Data>, options: FollowOptions, shape: DataShape<Data>) {
    this.source = source;
    this.options = options;
    this.shape = shape;
    this.keyOf = pathReader(source.key);
    const { select = "*" } = options;
    this.isText = (column) => `,${select},`.includes(`,${nameText(column)}::text,`);
    const names = namesIn(select);
    this.columns = names.has("*") ? undefined : names;
  }

  begin(): number {
    return this.state.arrivedCount;
  }

  taken(page: Page<Data>, begun: number, asked: Asked<Data>): Page<Data> {
    // After a gap not all of them are known, so none is applied: the query of the gap finds them.
    const since = isComplete(this.state, begun) ? changesSince(this.state, begun) : [];
    const taken = this.merged(page, since, asked);
    this.dispatch({ kind: "took", begun });
    this.askAfter(taken);
    return taken.page;
  }

  /** Returns an answer with the changes since it was asked for and the unconfirmed local rows. */
  private merged(page: Page<Data>, since: readonly Change<Data>[], asked: Asked<Data>): Merged<Data> {
    const told: Change<Data>[] = [];
    const unread: unknown[] = [];
    for (const change of since) {
      const { readFor, kind } = change;
      const isOther = readFor ? !isSameRequest(readFor, asked) : kind === "put" && this.mustRead(asked);
      if (isOther) unread.push(change.key);
      else told.push(change);
    }
    const fetched = this.shape.rowsOf(page.data);
    this.isCut = false;
    const rules = this.rulesFor(asked, fetched.length, page.total);
    const known = this.withPending(this.unchanged(fetched), rules);
    const { rows, total, isUncertain } = applyChanges(known, page.total, told, rules);
    return {
      page: { data: this.shape.dataOf(rows), total },
      unread,
      isUncertain: isUncertain || !isPlaced(told, rules),
    };
  }

  private askAfter({ unread, isUncertain }: Merged<Data>): void {
    for (const key of unread) this.dispatch({ kind: "unread", key });
    if (isUncertain) this.dispatch({ kind: "uncertain", nowMs: performance.now() });
  }

  written(inserted: readonly unknown[]): void {
    const { echo } = this.options;
    if (echo === undefined) return;
    for (const row of inserted) {
      if (isRow(row) && row[echo] != null) this.pending.set(row[echo], { row, isCounted: true });
    }
    if (this.pending.size === 0) return;
    // Pending rows may have been changed or removed locally since.
    const here = new Map(this.rows().map((row) => [row[echo], row]));
    for (const [reference, { isCounted }] of [...this.pending]) {
      const row = here.get(reference);
      if (row === undefined) this.pending.delete(reference);
      else this.pending.set(reference, { row, isCounted });
    }
  }

  async merge(written: WrittenRows): Promise<void> {
    const { asked } = this.source;
    if (asked === undefined) return;
    const changes = await this.changesOf(written, asked);
    // An answer that arrived in the meantime may be older than the write.
    if (this.source.asked !== asked) return this.merge(written);
    for (const change of changes ?? []) this.dispatch({ kind: "wrote", change });
    if (changes === undefined || !this.apply(changes)) await this.readAgain(asked);
  }

  /** Returns the changes a write caused; undefined when its rows have no key, or one that was rounded. */
  private async changesOf(
    { kind, rows }: WrittenRows,
    asked: Asked<Data>,
  ): Promise<readonly RowChange<RowData>[] | undefined> {
    const byKey = new Map((rows as readonly RowData[]).map((row) => [this.keyOfChanged(row), row]));
    const keys = [...byKey.keys()];
    if (keys.some((key) => key === undefined || key === null || isRounded(key))) return undefined;
    if (kind === "removed") return keys.map((key) => ({ kind: "drop", key }));
    const isNew = kind === "added";
    if (!this.mustRead(asked))
      return [...byKey].map(([key, row]) => ({ kind: "put", key, row, isNew, isCertain: false }));
    const found = new Map<unknown, RowData>();
    for (let first = 0; first < keys.length; first += readAtOnce) {
      for (const row of await this.readWhere(this.source.key, keys.slice(first, first + readAtOnce), asked))
        found.set(this.keyOf(row), row);
    }
    return keys.map((key) => {
      const row = found.get(key);
      return row ? { kind: "put", key, row, isNew, isCertain: true } : { kind: "drop", key };
    });
  }

  private async readAgain(asked: Asked<Data>): Promise<void> {
    const begun = this.begin();
    const page = await this.readShown(asked);
    if (this.source.asked === asked) this.showPage(page, begun, asked);
  }

  private showPage(page: Page<Data>, begun: number, asked: Asked<Data>): void {
    const merged = this.merged(page, changesSince(this.state, begun), asked);
    this.show(this.shape.rowsOf(merged.page.data), merged.page.total);
    this.askAfter(merged);
  }

  until(signal: AbortSignal): void {
    if (signal.aborted) return this.release(signal);
    if (!this.holders.has(signal)) {
      this.holders.add(signal);
      signal.addEventListener("abort", () => this.release(signal), { once: true });
    }
    this.dispatch({ kind: "held" });
  }

  end(): void {
    this.holders.clear();
    this.pending.clear();
    this.versions.clear();
    this.dispatch({ kind: "released" });
  }

  private release(signal: AbortSignal): void {
    this.holders.delete(signal);
    if (this.holders.size === 0) this.dispatch({ kind: "released" });
  }

  private dispatch(event: FollowEvent<Change<Data>, Page<Data>>): void {
    const { state, effects } = reduce(this.state, event);
    this.state = state;
    for (const effect of effects) this.run(effect);
    this.reportBehind(isBehind(this.state));
  }

  private reportBehind(isNow: boolean): void {
    if (isNow === this.isReportedBehind) return;
    this.isReportedBehind = isNow;
    this.options.runtime.part(Realtime).reportBehind(this, isNow);
  }

  private run(effect: FollowEffect<Change<Data>, Page<Data>>): void {
    switch (effect.kind) {
      case "watch":
        this.stopWatching = this.watch();
        return;
      case "unwatch":
        this.stopWatching?.();
        this.stopWatching = undefined;
        return;
      case "schedule":
        this.frame = nextFrame(() => this.dispatch({ kind: "frame" }));
        return;
      case "unschedule":
        this.frame?.();
        return;
      case "plan":
        return this.plan(effect.delayMs);
      case "retry":
        return this.plan(retryDelayMs(effect.failureCount, effect.isRefused));
      case "unplan":
        clearTimeout(this.planned);
        return;
      case "query":
        void this.query(effect.fill);
        return;
      case "apply":
        if (!this.apply(effect.changes)) this.dispatch({ kind: "uncertain", nowMs: performance.now() });
        return;
      case "show":
        if (this.source.asked) this.showPage(effect.page, effect.begun, this.source.asked);
        return;
      case "startReading":
        queueMicrotask(() => this.dispatch({ kind: "readNext", reading: effect.reading, canQuery: this.canQuery() }));
        return;
      case "read":
        void this.readRows(effect.reading, effect.keys);
        return;
      case "report":
        if (!isUnanswered(effect.error)) logError(`collection ${this.source.id}`, effect.error);
    }
  }

  private plan(delayMs: number): void {
    clearTimeout(this.planned);
    this.planned = setTimeout(() => this.dispatch({ kind: "due", canQuery: this.canQuery() }), delayMs);
  }

  private canQuery(): boolean {
    return this.source.asked !== undefined;
  }

  private watch(): () => void {
    return watchTable(this.options.runtime, this.options.table, undefined, {
      live: () => this.dispatch({ kind: "live", canQuery: this.canQuery() }),
      lost: () => this.dispatch({ kind: "lost" }),
      refused: (reason) => logError(`collection ${this.source.id}`, new Error(reason)),
      change: (change) => this.hear(change),
    });
  }

  private hear(change: TableChange): void {
    const key = this.keyOfChanged(change.row);
    if (key === undefined || key === null || this.isOld(key, change)) return;
    const before = change.oldRow && this.keyOfChanged(change.oldRow);
    // A row that got another key is no longer there under its old one.
    if (before !== undefined && before !== null && before !== key)
      this.dispatch({ kind: "changed", change: { kind: "drop", key: before } });
    const { type, row, isPartial } = change;
    if (isRounded(key)) return this.dispatch({ kind: "uncertain", nowMs: performance.now() });
    if (type === "DELETE") this.dispatch({ kind: "changed", change: { kind: "drop", key } });
    else if (isPartial || this.isReading() || this.mustRead(this.source.asked)) this.dispatch({ kind: "unread", key });
    else
      this.dispatch({
        kind: "changed",
        change: { kind: "put", key, row, isNew: type === "INSERT", isCertain: false },
      });
  }

  /** Returns the key of a row from a change or a write; the list may read it as text. */
  private keyOfChanged(row: RowData): unknown {
    const key = this.keyOf(row);
    return typeof key === "number" && this.isText(this.source.key) && !isRounded(key) ? String(key) : key;
  }

  /** Whether an earlier row is still being read, so that a later one must not be shown without it. */
  private isReading(): boolean {
    return this.state.reading !== undefined || this.state.toRead.length > 0;
  }

  private isOld(key: unknown, { committedAt, type }: TableChange): boolean {
    const before = this.versions.get(key);
    if (before !== undefined && Date.parse(committedAt) < Date.parse(before.committedAt)) return true;
    this.versions.delete(key);
    this.versions.set(key, { committedAt, isDeleted: type === "DELETE" });
    if (this.versions.size > memory) {
      const [oldest] = this.versions.keys();
      this.versions.delete(oldest);
    }
    return false;
  }

  /**
   * Whether rows must be read again: a change has only the table's own columns, as they are, and not embedded relations
   * or filters on them.
   */
  private mustRead(asked: Asked<Data> | undefined): boolean {
    const { select = "*" } = this.options;
    if (/\(|::/.test(select)) return true;
    return fieldsOf(asked?.arrangement.filter).some(({ relations, keys }) => relations.length + keys.length > 0);
  }

  /** Apply changes to the shown rows; returns whether they certainly match the source. */
  private apply(changes: readonly RowChange<RowData>[]): boolean {
    const { asked } = this.source;
    if (asked === undefined) return true;
    const before = this.rows();
    const ownCount = this.pending.size === 0 ? 0 : before.filter(this.isPending).length;
    const rules = this.rulesFor(asked, before.length - ownCount, this.source.total.peek());
    const { rows, total, isUncertain } = applyChanges(before, this.source.total.peek(), changes, rules);
    this.show(rows, total);
    return !isUncertain && isPlaced(changes, rules);
  }

  private show(rows: readonly RowData[], total: number): void {
    const before = this.rows();
    const isSameList = rows.length === before.length && rows.every((row, index) => row === before[index]);
    if (isSameList && total === this.source.total.peek()) return;
    batch(() => this.source.replace(this.shape.dataOf(rows), total));
  }

  private rows(): readonly RowData[] {
    return this.shape.rowsOf(this.source.data.peek());
  }

  /** Query the rows as the collection did, and as many as are shown. */
  private async query(fill: number): Promise<void> {
    const { asked } = this.source;
    if (asked === undefined) return;
    try {
      // Before the rows: those that were committed earlier are then among them.
      this.dispatch({ kind: "confirmed", fill, changes: await this.confirmed(asked) });
      const page = await this.readShown(asked);
      // The request may have changed in the meantime, perhaps before the feed was live.
      const isOutdated = !this.isAsked(asked);
      const nowMs = performance.now();
      this.dispatch({ kind: "answered", fill, page, nowMs, isOutdated, canQuery: this.canQuery() });
    } catch (error) {
      this.dispatch({ kind: "failed", fill, error, isRefused: isRefusal(error) });
    }
  }

  private isAsked(asked: Asked<Data>): boolean {
    return this.source.asked !== undefined && isSameRequest(this.source.asked, asked);
  }

  /** Locally inserted rows may long be in the database, after the last shown row. */
  private async confirmed(asked: Asked<Data>): Promise<readonly Change<Data>[]> {
    const { echo } = this.options;
    if (echo === undefined || this.pending.size === 0) return [];
    const rows = await this.readWhere(echo, [...this.pending.keys()], asked);
    return rows.map((row) => this.changeOf(this.keyOf(row), row, asked));
  }

  /**
   * Returns the change that a row was read for. The row may have been deleted in the meantime, or changed, so an answer
   * may already count it.
   */
  private changeOf(key: unknown, row: RowData | undefined, readFor: Asked<Data>): Change<Data> {
    const isGone = row === undefined || this.versions.get(key)?.isDeleted;
    return isGone ? { kind: "drop", key, readFor } : { kind: "put", key, row, isNew: false, isCertain: true, readFor };
  }

  /**
   * Read the rows of a request up to the last shown row, which may be after its limit. They are the answer to one query:
   * between two of them, rows may move from the second part to the first, and would be in neither.
   */
  private async readShown({ request, arrangement }: Asked<Data>): Promise<Page<Data>> {
    const { runtime } = this.options;
    const load = (one: CollectionRequest<Data>): Promise<Page<Data>> =>
      askInTime((signal) => one.load(signal, runtime));
    let page = await load(request);
    const { limit, offset, part } = request;
    const levels = rowOrder(arrangement.sort);
    const compare = levels.length > 0 ? comparing(levels, this.inOrder) : undefined;
    let rows = this.shape.rowsOf(page.data);
    const isPast = (): boolean => {
      // A page keeps its length, wherever its rows moved.
      if (this.options.isPaged) return rows.length >= this.rows().length;
      const last = this.rows().findLast((row) => !this.isPending(row));
      const end = rows.at(-1);
      if (last === undefined || end === undefined || rows.some((row) => this.keyOf(row) === this.keyOf(last)))
        return true;
      return compare === undefined ? rows.length >= this.rows().length : compare(end, last) > 0;
    };
    // A server may return fewer rows than it is asked for, and the list ends with them.
    for (let size = limit; limit > 0 && part !== undefined && rows.length >= size && !isPast(); ) {
      size = Math.max(size, this.rows().length) + size;
      page = await load(part({ limit: size, offset, isShown: true }));
      rows = this.shape.rowsOf(page.data);
    }
    // A page past the end is empty, and its offset is more than the number of rows.
    const least = rows.length === 0 ? 0 : offset + rows.length;
    return { data: page.data, total: Math.max(page.total, least) };
  }

  /** Read rows with their relations; keys collected in the meantime share the next query. */
  private async readRows(reading: number, keys: readonly unknown[]): Promise<void> {
    const { asked } = this.source;
    if (asked === undefined) return;
    try {
      const found = await this.readWhere(this.source.key, keys, asked);
      const rows = new Map(found.map((row) => [this.keyOf(row), row]));
      const canQuery = this.canQuery();
      if (!this.isAsked(asked)) return this.dispatch({ kind: "read", reading, changes: [], again: keys, canQuery });
      // A row that changed again is wanted again.
      const changes = keys.map((key) => this.changeOf(key, rows.get(key), asked));
      this.dispatch({ kind: "read", reading, changes, again: [], canQuery });
    } catch (error) {
      this.dispatch({ kind: "readFailed", reading, error, isRefused: isRefusal(error) });
    }
  }

  /** Read the rows of the collection whose column has one of these values. */
  private async readWhere(
    column: string,
    values: readonly unknown[],
    { arrangement }: Asked<Data>,
  ): Promise<readonly RowData[]> {
    const { runtime, table, select = "*" } = this.options;
    const { readRows } = await requests();
    const filter = { and: [arrangement.filter, isIn(fieldOfColumn(column), values)] };
    const { data } = await askInTime((signal) => readRows(runtime, queryFor({ table, select, filter }), signal));
    return Array.isArray(data) ? data.filter(isRow) : [];
  }

  /** Reuse the objects of unchanged rows, so that they are not rendered again. */
  private unchanged(fetched: readonly RowData[]): readonly RowData[] {
    const before = new Map(this.rows().map((row) => [this.keyOf(row), row]));
    return fetched.map((row) => {
      const known = before.get(this.keyOf(row));
      return known !== undefined && isSame(known, row) ? known : row;
    });
  }

  /** Returns the rows of the source with the unconfirmed local rows, each in its place. */
  private withPending(fetched: readonly RowData[], { compare, passes }: BaseRules): readonly RowData[] {
    const { echo } = this.options;
    if (echo === undefined || this.pending.size === 0) return fetched;
    for (const row of fetched) this.pending.delete(row[echo]);
    const rows = [...fetched];
    for (const [reference, { row }] of this.pending) {
      this.pending.set(reference, { row, isCounted: false });
      if (passes(row)) rows.splice(compare ? positionOf(rows, row, compare) : rows.length, 0, row);
    }
    return rows;
  }

  private readonly isPending = (row: RowData): boolean => {
    const { echo } = this.options;
    return echo !== undefined && row[echo] != null && this.pending.get(row[echo])?.row === row;
  };

  /** Returns the locally inserted row that a row of the source confirms. */
  private readonly standIn = (row: RowData): StandIn | undefined => {
    const { echo } = this.options;
    const reference = echo === undefined ? undefined : row[echo];
    const waiting = reference == null ? undefined : this.pending.get(reference);
    if (waiting === undefined) return undefined;
    this.pending.delete(reference);
    return { key: this.keyOf(waiting.row), isCounted: waiting.isCounted };
  };

  /** Returns a reader of values that are in the same order as in the source, which compares numbers and not their text. */
  private readonly inOrder = (field: string): ((row: unknown) => unknown) => {
    const read = fieldReader(field);
    const { relations, column, keys } = fieldPath(field);
    const isText = relations.length + keys.length === 0 && this.isText(column);
    return isText ? (row) => exactNumber(read(row)) : read;
  };

  private rulesFor(asked: Asked<Data>, shownCount: number, total: number): RowRules<RowData> & BaseRules {
    if (this.rules?.asked !== asked) this.rules = { asked, made: this.baseRules(asked) };
    const { isPaged } = this.options;
    const { limit, offset } = asked.request;
    if (limit > 0 && shownCount >= limit) this.isCut = true;
    const hasMore = isPaged ? limit > 0 && total > offset + shownCount : this.isCut;
    return { ...this.rules.made, limit, offset, isPaged, hasMore };
  }

  private baseRules({ arrangement }: Asked<Data>): BaseRules {
    const levels = rowOrder(arrangement.sort);
    const { columns } = this;
    const isRead = ({ relations: [relation], column }: FieldPath): boolean =>
      columns === undefined || columns.has(relation ?? column);
    const isOrderKnown = levels.every(({ by }) => isRead(fieldPath(by)));
    return {
      keyOf: this.keyOf,
      passes: rowFilter(arrangement.filter),
      compare: levels.length > 0 && isOrderKnown ? comparing(levels, this.inOrder) : undefined,
      isOrderKnown,
      pick: columns === undefined ? (row) => row : (row) => picked(row, columns),
      standIn: this.standIn,
    };
  }
}

interface BaseRules extends Pick<RowRules<RowData>, "keyOf" | "passes" | "compare" | "pick" | "standIn"> {
  readonly isOrderKnown: boolean;
}

const isSameRequest = <Data>(one: Asked<Data>, other: Asked<Data>): boolean => one.request.key === other.request.key;

const picked = (row: RowData, names: ReadonlySet<string>): RowData =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));

/** Returns the number of a decimal text, exact to 40 decimals, as a multiple of the smallest. */
function exactNumber(text: unknown): unknown {
  const [, whole, decimals = ""] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(text)) ?? [];
  return whole === undefined ? text : BigInt(whole + decimals.slice(0, 40).padEnd(40, "0"));
}

/** Whether each row is at its place: the source may sort by what is not read. */
const isPlaced = (changes: readonly RowChange<RowData>[], { isOrderKnown }: BaseRules): boolean =>
  isOrderKnown || changes.every(({ kind }) => kind === "drop");

/** Whether a number has more digits than JavaScript can read, so that it may be the key of another row. */
const isRounded = (key: unknown): boolean => typeof key === "number" && Math.abs(key) > Number.MAX_SAFE_INTEGER;

const isRow = (value: unknown): value is RowData =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Run once before the next frame, or soon in a hidden tab; returns a function that cancels it. */
function nextFrame(work: () => void): () => void {
  if (globalThis.document?.visibilityState === "visible") {
    const id = requestAnimationFrame(work);
    return () => cancelAnimationFrame(id);
  }
  const timer = setTimeout(work, 50);
  return () => clearTimeout(timer);
}
