// Applies changes of a table to the rows of a collection. Pure: rows in, rows out; unchanged rows stay the same
// objects.

/** The known state of a row: it exists with these columns, or it is deleted. */
export type RowChange<Row> =
  | {
      readonly kind: "put";
      readonly key: unknown;
      /** The known columns; unknown columns keep their values. */
      readonly row: Partial<Row>;
      /** The row was inserted into its table. */
      readonly isNew: boolean;
      /** The source confirmed that the row belongs to the collection. */
      readonly isCertain: boolean;
    }
  | { readonly kind: "drop"; readonly key: unknown };

/** The filter, order and range of a collection's rows. */
export interface RowRules<Row> {
  readonly keyOf: (row: Row) => unknown;
  /** Whether a row belongs to the collection. */
  readonly passes: (row: Row) => boolean;
  /** The order; undefined without one, or if it cannot be evaluated here. */
  readonly compare: ((one: Row, other: Row) => number) | undefined;
  /** Returns the collection's columns of a row, which may have more. */
  readonly pick: (row: Row) => Row;
  /** The maximum number of rows; 0 for no limit. */
  readonly limit: number;
  readonly offset: number;
  /** The list is a page of a counted list, so it keeps its length. */
  readonly isPaged: boolean;
  /** There are, or may be, rows after the last one. */
  readonly hasMore: boolean;
  /** Returns the locally inserted row that this row of the source confirms. */
  readonly standIn: (row: Row) => StandIn | undefined;
}

/** A locally inserted row that the source confirms. */
export interface StandIn {
  readonly key: unknown;
  /** The total certainly includes it. */
  readonly isCounted: boolean;
}

export interface Applied<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The rows may differ from the source's, which must be asked again. */
  readonly isUncertain: boolean;
}

/** Apply changes to the rows of a collection, in their order. */
export function applyChanges<Row extends object>(
  rows: readonly Row[],
  total: number,
  changes: readonly RowChange<Row>[],
  rules: RowRules<Row>,
): Applied<Row> {
  const latest = new Map<unknown, RowChange<Row>>();
  for (const change of changes) latest.set(change.key, joined(latest.get(change.key), change));
  return new Application(rows, total, rules).apply(latest);
}

/**
 * Merge two changes of one row. An inserted row that was then changed may be known already, so it no longer counts as
 * new.
 */
function joined<Row>(first: RowChange<Row> | undefined, second: RowChange<Row>): RowChange<Row> {
  if (first?.kind !== "put" || second.kind !== "put") return second;
  return { ...second, row: { ...first.row, ...second.row } };
}

class Application<Row extends object> {
  private readonly before: readonly Row[];
  private readonly rules: RowRules<Row>;
  private readonly kept: Row[] = [];
  private readonly placed: Row[] = [];
  /** A row before it got another place. */
  private moved: Row | undefined;
  private total: number;
  private isUncertain = false;

  constructor(before: readonly Row[], total: number, rules: RowRules<Row>) {
    this.before = before;
    this.total = total;
    this.rules = rules;
  }

  apply(changes: ReadonlyMap<unknown, RowChange<Row>>): Applied<Row> {
    const { keyOf, limit, hasMore } = this.rules;
    const replaced = this.standIns(changes);
    const met = new Set<unknown>();
    for (const row of this.before) {
      const key = keyOf(row);
      const change = changes.get(key) ?? replaced.get(key);
      if (change === undefined) this.kept.push(row);
      else if (met.has(change.key)) continue;
      else {
        met.add(change.key);
        this.change(row, change);
      }
    }
    for (const change of changes.values()) if (!met.has(change.key)) this.changeElsewhere(change);
    const rows = this.inserted();
    if (limit > 0 && hasMore && rows.length < Math.min(limit, this.before.length)) this.isUncertain = true;
    return { rows, total: Math.max(this.total, rows.length), isUncertain: this.isUncertain };
  }

  /** Returns the changes that replace locally inserted rows, by the keys of those rows. */
  private standIns(changes: ReadonlyMap<unknown, RowChange<Row>>): ReadonlyMap<unknown, RowChange<Row>> {
    const found = new Map<unknown, RowChange<Row>>();
    for (const change of changes.values()) {
      const waiting = change.kind === "put" ? this.rules.standIn(change.row as Row) : undefined;
      if (waiting === undefined) continue;
      found.set(waiting.key, change);
      if (this.rules.isPaged && !waiting.isCounted) this.isUncertain = true;
    }
    return found;
  }

  private change(row: Row, change: RowChange<Row>): void {
    const { compare, passes, pick } = this.rules;
    const next = change.kind === "put" ? pick({ ...row, ...change.row }) : undefined;
    if (change.kind === "drop" || next === undefined || !(change.isCertain || passes({ ...row, ...change.row }))) {
      this.total -= 1;
      if (this.rules.offset > 0) this.isUncertain = true;
    } else if (compare === undefined || compare(row, next) === 0) {
      this.kept.push(isSame(row, next) ? row : next);
    } else {
      this.placed.push(next);
      this.moved = row;
      if (this.rules.offset > 0) this.isUncertain = true;
    }
  }

  /**
   * Apply a change to a row that is not shown: it is added, or it belongs to another page and may already be counted.
   */
  private changeElsewhere(change: RowChange<Row>): void {
    const { offset, hasMore, isPaged, passes, pick } = this.rules;
    const isOtherPage = isPaged && (hasMore || offset > 0);
    if (change.kind === "drop" || !(change.isCertain || passes(change.row as Row))) {
      const wasNever = change.kind === "put" && change.isNew;
      if (isOtherPage && !wasNever) this.isUncertain = true;
      return;
    }
    // A row that is not new may already be counted after the last one.
    if (change.isNew || !hasMore) this.total += 1;
    if (offset > 0 || (isOtherPage && !change.isNew)) this.isUncertain = true;
    if (offset === 0) this.placed.push(pick(change.row as Row));
  }

  /**
   * Returns all rows in order. A row that sorts after where a limited list ended is left out, as others may be between
   * them. A single row that moved there stays as it was, rather than leave nothing, until the source is asked.
   */
  private inserted(): readonly Row[] {
    const { compare, limit, isPaged, hasMore } = this.rules;
    const rows = this.kept;
    const end = this.before.at(-1);
    // The last row may have moved, but what sorts before its old place is known.
    const isPastEnd = (row: Row): boolean => end === undefined || compare === undefined || compare(end, row) <= 0;
    for (const row of this.placed) {
      const position = compare === undefined ? rows.length : positionOf(rows, row, compare);
      const isLast = position === rows.length && hasMore && limit > 0 && isPastEnd(row);
      // It may be the next row, or counted already if the answer arrived before the change.
      if (isLast && (isPaged || rows.length < limit)) this.isUncertain = true;
      if (!isLast) rows.splice(position, 0, row);
    }
    if (limit === 1 && rows.length === 0 && this.moved !== undefined) rows.push(this.moved);
    const length = Math.max(limit, this.before.length);
    return isPaged && limit > 0 && rows.length > length ? rows.slice(0, length) : rows;
  }
}

/** Returns the index after all rows that sort before a row or equal to it. */
export function positionOf<Row>(rows: readonly Row[], row: Row, compare: (one: Row, other: Row) => number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = rows[middle];
    if (other !== undefined && compare(other, row) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether two rows are deeply equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
