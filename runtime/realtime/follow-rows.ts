import type { Runtime } from "../app/runtime.ts";
import { comparing } from "../data/arrange.ts";
import type { Asked, Followed, Follower, Page, WrittenRows } from "../data/collections.ts";
import { type FieldPath, fieldOfColumn, fieldPath, fieldReader } from "../data/field-path.ts";
import { isIn } from "../data/filter.ts";
import { pathReader } from "../data/value-path.ts";
import { logError } from "../errors/error-log.ts";
import { isUnanswered } from "../plugins/request/unanswered.ts";
import { namesIn } from "../plugins/supabase/query-names.ts";
import { queryFor } from "../plugins/supabase/supabase-query.ts";
import { requests } from "../plugins/supabase/supabase-rows.ts";
import { batch } from "../react/signals.ts";
import { applyChanges, isSame, positionOf, type RowChange, type RowRules } from "./apply-changes.ts";
import {
  changesSince,
  type FollowEffect,
  type FollowEvent,
  type FollowState,
  initialState,
  readAtOnce,
  reduce,
  type Wanted,
} from "./follow-state.ts";
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

type Change = RowChange<RowData>;

/** How many keys are remembered, to detect changes that arrive late. */
const memory = 5_000;

/**
 * Connects a collection to the feed of its table, or only to what steps write to it.
 *
 * Changes are applied once per frame. The rows are queried again at the start and after every gap. Changes that arrived
 * after the query was sent are applied to its answer, so that an answer never undoes a newer change. `follow-state.ts`
 * decides what happens when; this class runs the effects.
 */
class RowFollower<Data> implements Follower<Data> {
  private readonly source: Followed<Data>;
  private readonly options: FollowOptions;
  private readonly shape: DataShape<Data>;
  private readonly keyOf: (row: unknown) => unknown;
  private readonly columns: ReadonlySet<string> | undefined;
  private readonly holders = new Set<AbortSignal>();
  private state: FollowState<Change> = initialState;
  private frame: (() => void) | undefined;
  /** The commit time of each row's last change, to detect an older one that arrives late. */
  private readonly versions = new Map<unknown, { readonly committedAt: string }>();
  /** Locally inserted rows that the database has not confirmed, by their echo value. */
  private readonly pending = new Map<unknown, RowData>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private stopWatching: (() => void) | undefined;
  private rules: { readonly asked: Asked<Data>; readonly made: BaseRules } | undefined;

  constructor(source: Followed<Data>, options: FollowOptions, shape: DataShape<Data>) {
    this.source = source;
    this.options = options;
    this.shape = shape;
    this.keyOf = pathReader(source.key);
    const { select = "*" } = options;
    const names = namesIn(select);
    this.columns = names.has("*") ? undefined : names;
  }

  begin(): number {
    return this.state.arrivedCount;
  }

  taken(page: Page<Data>, begun: number, asked: Asked<Data>): Page<Data> {
    const since = changesSince(this.state, begun);
    const fetched = this.shape.rowsOf(page.data);
    const rules = this.rulesFor(asked, fetched.length, page.total);
    const known = this.unchanged(fetched);
    const { rows, total, isUncertain } = applyChanges(this.withPending(known, rules), page.total, since, rules);
    if (isUncertain) this.dispatch({ kind: "uncertain", nowMs: performance.now() });
    return { data: this.shape.dataOf(rows), total };
  }

  written(inserted: readonly unknown[]): void {
    const { echo } = this.options;
    if (echo === undefined) return;
    for (const row of inserted) {
      if (isRow(row) && row[echo] != null) this.pending.set(row[echo], row);
    }
    if (this.pending.size === 0) return;
    // Pending rows may have been changed or removed locally since.
    const here = new Map(this.rows().map((row) => [row[echo], row]));
    for (const reference of [...this.pending.keys()]) {
      const row = here.get(reference);
      if (row === undefined) this.pending.delete(reference);
      else this.pending.set(reference, row);
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

  /** Returns the changes a write caused; undefined when its rows have no key. */
  private async changesOf(
    { kind, rows }: WrittenRows,
    asked: Asked<Data>,
  ): Promise<readonly RowChange<RowData>[] | undefined> {
    const byKey = new Map((rows as readonly RowData[]).map((row) => [this.keyOf(row), row]));
    const keys = [...byKey.keys()];
    if (keys.some((key) => key === undefined || key === null)) return undefined;
    if (kind === "removed") return keys.map((key) => ({ kind: "drop", key }));
    const isNew = kind === "added";
    if (!this.mustRead()) return [...byKey].map(([key, row]) => ({ kind: "put", key, row, isNew, isCertain: false }));
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
    const page = await this.readParts(asked);
    if (this.source.asked === asked) this.showPage(page, begun, asked);
  }

  private showPage(page: Page<Data>, begun: number, asked: Asked<Data>): void {
    const { data, total } = this.taken(page, begun, asked);
    this.show(this.shape.rowsOf(data), total);
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

  private dispatch(event: FollowEvent<Change, Page<Data>>): void {
    const { state, effects } = reduce(this.state, event);
    this.state = state;
    for (const effect of effects) this.run(effect);
  }

  private run(effect: FollowEffect<Change, Page<Data>>): void {
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
        clearTimeout(this.retry);
        this.retry = setTimeout(() => this.dispatch({ kind: "due", canQuery: this.canQuery() }), effect.delayMs);
        return;
      case "unplan":
        clearTimeout(this.retry);
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
        queueMicrotask(() => this.dispatch({ kind: "readNext", canQuery: this.canQuery() }));
        return;
      case "read":
        void this.readRows(effect.wanted);
        return;
      case "report":
        if (!isUnanswered(effect.error)) logError(`collection ${this.source.id}`, effect.error);
    }
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
    const key = this.keyOf(change.row);
    if (key === undefined || key === null || this.isOld(key, change)) return;
    if (change.type === "DELETE") this.note({ kind: "drop", key });
    else if (change.isPartial || this.mustRead())
      this.dispatch({ kind: "unread", wanted: { key, isNew: change.type === "INSERT" } });
    else this.note({ kind: "put", key, row: change.row, isNew: change.type === "INSERT", isCertain: false });
  }

  private isOld(key: unknown, { committedAt }: TableChange): boolean {
    const before = this.versions.get(key);
    if (before !== undefined && Date.parse(committedAt) < Date.parse(before.committedAt)) return true;
    this.versions.delete(key);
    this.versions.set(key, { committedAt });
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
  private mustRead(): boolean {
    const { select = "*" } = this.options;
    if (/\(|::/.test(select)) return true;
    return fieldsOf(this.source.asked?.arrangement.filter).some(
      ({ relations, keys }) => relations.length + keys.length > 0,
    );
  }

  private note(change: Change): void {
    this.dispatch({ kind: "changed", change });
  }

  /** Apply changes to the shown rows; returns whether they certainly match the source. */
  private apply(changes: readonly RowChange<RowData>[]): boolean {
    const { asked } = this.source;
    if (asked === undefined) return true;
    const before = this.rows();
    const rules = this.rulesFor(asked, before.length, this.source.total.peek());
    const { rows, total, isUncertain } = applyChanges(before, this.source.total.peek(), changes, rules);
    this.show(rows, total);
    return !isUncertain && (rules.isOrderKnown || changes.every(({ kind }) => kind === "drop"));
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

  /** Query the rows as the collection did, in as many parts as needed to cover the shown rows. */
  private async query(fill: number): Promise<void> {
    const { asked } = this.source;
    if (asked === undefined) return;
    try {
      const page = await this.readParts(asked);
      await this.confirmPending(asked);
      // The request may have changed in the meantime, perhaps before the feed was live.
      const isOutdated = this.source.asked !== asked;
      this.dispatch({ kind: "answered", fill, page, nowMs: performance.now(), isOutdated, canQuery: this.canQuery() });
    } catch (error) {
      this.dispatch({ kind: "failed", fill, error });
    }
  }

  /** Locally inserted rows may long be in the database, after the last shown row. */
  private async confirmPending(asked: Asked<Data>): Promise<void> {
    const { echo } = this.options;
    if (echo === undefined || this.pending.size === 0) return;
    for (const row of await this.readWhere(echo, [...this.pending.keys()], asked))
      this.note({ kind: "put", key: this.keyOf(row), row, isNew: true, isCertain: true });
  }

  private async readParts({ request, arrangement }: Asked<Data>): Promise<Page<Data>> {
    const { runtime } = this.options;
    const { signal } = new AbortController();
    const first = await request.load(signal, runtime);
    const { limit, offset, part } = request;
    const levels = rowOrder(arrangement.sort);
    const compare = levels.length > 0 ? comparing(levels, fieldReader) : undefined;
    const last = this.rows().findLast((row) => !this.isPending(row));
    const rows = [...this.shape.rowsOf(first.data)];
    let isWhole = rows.length < limit;
    const isPast = (): boolean => {
      // A page keeps its length, wherever its rows moved.
      if (this.options.isPaged) return rows.length >= this.rows().length;
      const end = rows.at(-1);
      if (last === undefined || end === undefined || rows.some((row) => this.keyOf(row) === this.keyOf(last)))
        return true;
      return compare === undefined ? rows.length >= this.rows().length : compare(end, last) > 0;
    };
    while (limit > 0 && part !== undefined && !isWhole && !isPast()) {
      const more = this.shape.rowsOf((await part({ limit, offset: offset + rows.length }).load(signal, runtime)).data);
      // Rows inserted in the meantime shift others into the next part.
      const known = new Set(rows.map(this.keyOf));
      rows.push(...more.filter((row) => !known.has(this.keyOf(row))));
      isWhole = more.length < limit;
    }
    // A page past the end is empty, and its offset is more than the number of rows.
    const least = rows.length === 0 ? 0 : offset + rows.length;
    return { data: this.shape.dataOf(rows), total: Math.max(first.total, least) };
  }

  /** Read rows with their relations; keys collected in the meantime share the next query. */
  private async readRows(wanted: readonly Wanted[]): Promise<void> {
    const { asked } = this.source;
    if (asked === undefined) return;
    try {
      const versions = new Map(wanted.map(({ key }) => [key, this.versions.get(key)]));
      const found = await this.readWhere(this.source.key, [...versions.keys()], asked);
      const rows = new Map(found.map((row) => [this.keyOf(row), row]));
      for (const { key, isNew } of wanted) {
        // Skip rows with a newer change, and all rows if the request changed.
        if (this.source.asked !== asked || this.versions.get(key) !== versions.get(key)) continue;
        const row = rows.get(key);
        this.note(row ? { kind: "put", key, row, isNew, isCertain: true } : { kind: "drop", key });
      }
      this.dispatch({ kind: "readNext", canQuery: this.canQuery() });
    } catch (error) {
      this.dispatch({ kind: "readFailed", error });
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
    const { data } = await readRows(runtime, queryFor({ table, select, filter }), new AbortController().signal);
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
    for (const row of this.pending.values())
      if (passes(row)) rows.splice(compare ? positionOf(rows, row, compare) : rows.length, 0, row);
    return rows;
  }

  private readonly isPending = (row: RowData): boolean => {
    const { echo } = this.options;
    return echo !== undefined && row[echo] != null && this.pending.get(row[echo]) === row;
  };

  /** Returns the key of the locally inserted row that a row of the source confirms. */
  private readonly standIn = (row: RowData): unknown => {
    const { echo } = this.options;
    const reference = echo === undefined ? undefined : row[echo];
    const waiting = reference == null ? undefined : this.pending.get(reference);
    if (waiting === undefined) return undefined;
    this.pending.delete(reference);
    return this.keyOf(waiting);
  };

  private rulesFor(asked: Asked<Data>, shownCount: number, total: number): RowRules<RowData> & BaseRules {
    if (this.rules?.asked !== asked) this.rules = { asked, made: this.baseRules(asked) };
    const { isPaged } = this.options;
    const { limit, offset } = asked.request;
    const hasMore = limit > 0 && (isPaged ? total > offset + shownCount : shownCount >= limit);
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
      compare: levels.length > 0 && isOrderKnown ? comparing(levels, fieldReader) : undefined,
      isOrderKnown,
      pick: columns === undefined ? (row) => row : (row) => picked(row, columns),
      standIn: this.standIn,
    };
  }
}

interface BaseRules extends Pick<RowRules<RowData>, "keyOf" | "passes" | "compare" | "pick" | "standIn"> {
  readonly isOrderKnown: boolean;
}

const picked = (row: RowData, names: ReadonlySet<string>): RowData =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));

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
