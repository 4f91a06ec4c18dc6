import type { Runtime } from "../app/runtime.ts";
import { fieldOfColumn } from "../data/field-path.ts";
import { type Filter, gte } from "../data/filter.ts";
import { logError } from "../errors/error-log.ts";
import { isUnanswered } from "../plugins/request/unanswered.ts";
import { queryFor } from "../plugins/supabase/supabase-query.ts";
import { requests } from "../plugins/supabase/supabase-rows.ts";
import type { RowCondition } from "./channel-types.ts";
import { askInTime, isRefusal, retryDelayMs } from "./retry.ts";
import type { TableChange } from "./table-change.ts";

type RowData = Readonly<Record<string, unknown>>;

export interface MissedOptions {
  readonly runtime: Runtime;
  readonly table: string;
  /** The time column that orders rows by age. */
  readonly since: string;
  readonly filter: RowCondition | undefined;
  readonly keys: readonly string[];
  readonly label: string;
  /** The backend rejects the query for missed rows, which is repeated nevertheless. */
  readonly refused: (error: unknown) => void;
}

/** Rows per query. */
const partSize = 200;

/** A row may be committed later than its time, by the length of its transaction. */
const lateMs = 30_000;

/** How many rows are remembered: more than arrive within the time a commit may take. */
const remembered = 2_000;

/**
 * Finds rows inserted or changed while disconnected, and reports them in order before anything new.
 *
 * At the start it only learns the keys and times of existing rows: those were not missed.
 */
export class Missed {
  private readonly options: MissedOptions;
  private readonly tell: (row: RowData, news: "new" | "changed") => void;
  /** The last known time of each row, by its key. */
  private readonly heard = new Map<string, number>();
  private latestMs: number | undefined;
  private waiting: (() => void)[] | undefined = [];
  private isKnown = false;
  private turn = 0;

  constructor(options: MissedOptions, tell: (row: RowData, news: "new" | "changed") => void) {
    this.options = options;
    this.tell = tell;
  }

  /** Report the missed rows, then the changes that waited; returns false when a later gap interrupted it. */
  async fill(): Promise<boolean> {
    this.turn += 1;
    const { turn } = this;
    this.waiting ??= [];
    for (let failureCount = 0; turn === this.turn; failureCount += 1) {
      try {
        if (this.isKnown || !(await this.learn())) await this.tellMissed(turn);
        if (turn !== this.turn) return false;
        this.flow();
        return true;
      } catch (error) {
        if (turn !== this.turn) return false;
        const isRefused = isRefusal(error);
        if (isRefused) this.options.refused(error);
        else if (!isUnanswered(error)) logError(this.options.label, error);
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failureCount, isRefused)));
      }
    }
    return false;
  }

  /** The connection is lost; queue changes until `fill`. */
  pause(): void {
    this.turn += 1;
    this.waiting = [];
  }

  /** Report a change in order: after the missed rows, and an insert only if it was not reported as missed. */
  inTurn({ type, row }: TableChange, tell: () => void): void {
    // A change that arrives while learning is new, even if the query already returned its row.
    const isLearning = !this.isKnown;
    const tellNew = (): void => {
      const isKnown = type !== "DELETE" && this.note(row) === "known";
      if (type !== "INSERT" || !isKnown || isLearning) tell();
    };
    if (this.waiting) this.waiting.push(tellNew);
    else tellNew();
  }

  private flow(): void {
    const waiting = this.waiting ?? [];
    this.waiting = undefined;
    for (const go of waiting) go();
  }

  /** Mark the existing rows as known when the channel first goes live; false if that was done in the meantime. */
  private async learn(): Promise<boolean> {
    const { keys, since } = this.options;
    const rows = await this.read("desc", undefined, 0, [...new Set([...keys, since])].join());
    if (this.isKnown) return false;
    this.isKnown = true;
    for (const row of rows) this.note(row);
    return true;
  }

  private async tellMissed(turn: number): Promise<void> {
    let from = this.latestMs === undefined ? undefined : this.latestMs - lateMs;
    for (let offset = 0; ; ) {
      const rows = await this.read("asc", from, offset);
      if (turn !== this.turn) return;
      for (const row of rows) {
        const news = this.note(row);
        if (news !== "known") this.tell(row, news);
      }
      if (rows.length < partSize) return;
      // A row whose time changes in the meantime leaves its part, and those after it move up.
      const lastMs = this.timeOf(rows.at(-1));
      if (lastMs > (from ?? Number.NEGATIVE_INFINITY)) [from, offset] = [lastMs, 0];
      else offset += partSize;
    }
  }

  /** Returns the time of a row; `NaN` without one. A time without a zone is sent back as it came. */
  private timeOf(row: RowData | undefined): number {
    const text = String(row?.[this.options.since]);
    return Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
  }

  /** Remember a row; returns whether the row is new, its time changed, or neither. */
  private note(row: RowData): "known" | "new" | "changed" {
    const { keys } = this.options;
    const key = JSON.stringify(keys.map((column) => row[column]));
    const timeMs = this.timeOf(row);
    const before = this.heard.get(key);
    if (Object.is(before, timeMs)) return "known";
    this.heard.delete(key);
    this.heard.set(key, timeMs);
    if (this.heard.size > remembered) {
      const [oldest] = this.heard.keys();
      if (oldest !== undefined) this.heard.delete(oldest);
    }
    // A change that is too large to send lacks columns, and a row may have no time.
    if (!Number.isNaN(timeMs)) this.latestMs = Math.max(this.latestMs ?? timeMs, timeMs);
    return before === undefined ? "new" : "changed";
  }

  private async read(
    direction: "asc" | "desc",
    from: number | undefined,
    offset: number,
    select = "*",
  ): Promise<readonly RowData[]> {
    const { runtime, table, since, filter, keys } = this.options;
    const { readRows } = await requests();
    const conditions: Filter[] = filter ? [{ ...filter, field: fieldOfColumn(filter.field) }] : [];
    if (from !== undefined) conditions.push(gte(fieldOfColumn(since), new Date(from).toISOString()));
    const query = queryFor({
      table,
      select,
      filter: { and: conditions },
      sort: [since, ...keys].map((column) => ({ by: fieldOfColumn(column), direction })),
      limit: partSize,
      offset,
    });
    const { data } = await askInTime((signal) => readRows(runtime, query, signal));
    return Array.isArray(data) ? (data as readonly RowData[]) : [];
  }
}
