import { logError, logMessage } from "../errors/error-log.ts";
import { batch, effect, type ReadonlySignal, type Signal, signal, untracked } from "../react/signals.ts";

/** One row of a repeat. It stays the same object as long as its key is in the list. */
export class Row<T> {
  readonly key: string;
  readonly item: Signal<T>;
  private position: number;
  /** Few rows show their position. */
  private shownPosition: Signal<number> | undefined;

  constructor(key: string, item: T, position: number) {
    this.key = key;
    this.item = signal(item);
    this.position = position;
  }

  get index(): ReadonlySignal<number> {
    this.shownPosition ??= signal(this.position);
    return this.shownPosition;
  }

  update(item: T, position: number): void {
    this.item.value = item;
    this.position = position;
    if (this.shownPosition !== undefined) this.shownPosition.value = position;
  }
}

/**
 * The rows of a list, kept by key.
 *
 *     items   a b c  ->  x a c        rows   [a] [b] [c]  ->  [x] [a] [c]
 *                                            [a] and [c] are the same objects; only their `index` is written.
 *
 * `get` returns another array only when keys were added, removed or moved; a changed item is written to the signal of
 * its row. The subscriber owns the subscription to the signals that the list reads, and must end it.
 */
export class RowStore<T> {
  private rows: readonly Row<T>[] = [];
  private byKey = new Map<string, Row<T>>();
  private readonly read: () => readonly T[];
  private readonly keyOf: (item: T, index: number) => unknown;
  private readonly label: string;

  constructor(read: () => readonly T[], keyOf: (item: T, index: number) => unknown, label: string) {
    this.read = read;
    this.keyOf = keyOf;
    this.label = label;
    untracked(() => this.update(this.items()));
  }

  readonly get = (): readonly Row<T>[] => this.rows;

  /** Whether the row is still in the list. A key that comes back has another row. */
  has(row: Row<T>): boolean {
    return this.byKey.get(row.key) === row;
  }

  readonly subscribe = (onChange: () => void): (() => void) =>
    effect(() => {
      const items = this.items();
      untracked(() => {
        if (this.update(items)) onChange();
      });
    });

  private items(): readonly T[] {
    try {
      const items: unknown = this.read();
      return Array.isArray(items) ? items : [];
    } catch (error) {
      logError(this.label, error);
      return [];
    }
  }

  /** Update to a new list; returns whether keys or their order changed. */
  private update(items: readonly T[]): boolean {
    const before = this.rows;
    const known = this.byKey;
    const byKey = new Map<string, Row<T>>();
    const rows: Row<T>[] = [];
    batch(() => {
      items.forEach((item, index) => {
        const key = this.freeKey(item, index, byKey);
        const row = known.get(key) ?? new Row(key, item, index);
        row.update(item, index);
        byKey.set(key, row);
        rows.push(row);
      });
    });
    this.byKey = byKey;
    const isSame = rows.length === before.length && rows.every((row, index) => row === before[index]);
    if (!isSame) this.rows = rows;
    return !isSame;
  }

  /** Returns the key of an item. An item without one uses its position; a duplicate key gets a suffix and is logged. */
  private freeKey(item: T, index: number, taken: ReadonlyMap<string, unknown>): string {
    const own = this.keyOf(item, index);
    const key = own === undefined || own === null ? `#${index}` : String(own);
    if (!taken.has(key)) return key;
    logMessage(this.label, `duplicate key ${key}`);
    let copy = 2;
    while (taken.has(`${key}#${copy}`)) copy += 1;
    return `${key}#${copy}`;
  }
}
