import { type ReadonlySignal, Signal } from "../react/signals.ts";
import type { Row } from "./rows.ts";

/**
 * The row that the bindings of a template read: each row in turn, so that the row function is called once per list.
 */
export class RowCursor {
  row: Row<unknown>;
  /** Set by every read. The row function must read no row itself: its result would hold for this one alone. */
  wasRead = false;
  readonly item: Signal<unknown>;
  readonly index: Signal<number>;

  constructor(first: Row<unknown>) {
    this.row = first;
    this.item = new CurrentValue(this, ({ item }) => item);
    this.index = new CurrentValue(this, ({ index }) => index);
  }
}

/** A value of the row of a cursor. */
class CurrentValue<T> extends Signal<T> {
  private readonly cursor: RowCursor;
  private readonly of: (row: Row<unknown>) => ReadonlySignal<T>;

  constructor(cursor: RowCursor, of: (row: Row<unknown>) => ReadonlySignal<T>) {
    super();
    this.cursor = cursor;
    this.of = of;
  }

  override get value(): T {
    return this.current().value;
  }

  override peek(): T {
    return this.current().peek();
  }

  private current(): ReadonlySignal<T> {
    this.cursor.wasRead = true;
    return this.of(this.cursor.row);
  }
}
