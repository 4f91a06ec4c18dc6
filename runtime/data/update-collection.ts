import { type Run, WorkflowFailure } from "../workflow/workflow.ts";
import { arrange } from "./arrange.ts";
import type { FetchableCollection } from "./collections.ts";
import { readPath } from "./value-path.ts";

export interface CollectionUpdate {
  /** `replace` when absent. */
  readonly operation?: "replace" | "insert" | "update" | "delete" | undefined;
  readonly data?: unknown;
  /** The position of the item; an insert without one appends. */
  readonly index?: number | null | undefined;
  /** The key of the item, instead of its position. */
  readonly key?: unknown;
  /** The path of the key in an item; the collection's own when absent. */
  readonly keyPath?: string | undefined;
  /** Keeps the fields of the item that `data` does not have. */
  readonly merge?: boolean | undefined;
  readonly refreshFilter?: boolean | undefined;
  readonly refreshSort?: boolean | undefined;
}

/**
 * Change the data of a collection locally, without a request to its source.
 *
 * Writes a JSON copy, so that the caller's values and the collection's stay separate. `total` changes by the number of
 * items added or removed. Throws if the item does not exist.
 */
export function updateCollection<Data, Params>(
  _run: Run,
  source: FetchableCollection<Data, Params>,
  update: CollectionUpdate,
): void {
  const before = source.data.peek();
  const list: readonly unknown[] = Array.isArray(before) ? before : before == null ? [] : [before];
  const isList = Array.isArray(before) || (before == null && Array.isArray(update.data));
  const written = write(list, update, source.key, isList);
  const kept = refresh(written, source, update);
  const total = Math.max(source.total.peek() + kept.length - list.length, kept.length);
  // The design types the items of a collection, and steps are checked against that type.
  source.write((isList ? kept : (kept[0] ?? null)) as Data, total, insertedIn(list, written, update));
}

/** Returns the items that a change inserted, as they are now in the list. */
const insertedIn = (
  before: readonly unknown[],
  after: readonly unknown[],
  { operation }: CollectionUpdate,
): readonly unknown[] => (operation === "insert" ? after.filter((item) => !before.includes(item)) : []);

function write(
  list: readonly unknown[],
  update: CollectionUpdate,
  ownKey: string,
  isList: boolean,
): readonly unknown[] {
  const data = copy(update.data);
  switch (update.operation ?? "replace") {
    case "replace":
      return Array.isArray(data) ? data : data === null ? [] : [data];
    case "insert":
      return isList ? list.toSpliced(update.index ?? list.length, 0, data) : [data];
    case "update": {
      const index = indexOf(list, update, ownKey, isList);
      return list.with(index, update.merge ? merged(list[index], data) : data);
    }
    case "delete":
      return list.toSpliced(indexOf(list, update, ownKey, isList), 1);
  }
}

/** Returns the index of the item a step targets; a collection of one row needs no key or index. */
function indexOf(list: readonly unknown[], update: CollectionUpdate, ownKey: string, isList: boolean): number {
  const { index, key, keyPath = ownKey } = update;
  const isByKey = "key" in update;
  const found = isByKey ? list.findIndex((item) => readPath(item, keyPath) === key) : (index ?? (isList ? -1 : 0));
  if (found in list) return found;
  const which = isByKey ? `whose ${keyPath} is ${String(key)}` : `at the position ${String(index)}`;
  throw new WorkflowFailure(`the collection has no item ${which}`);
}

function merged(item: unknown, data: unknown): unknown {
  const isBoth = isRecord(item) && isRecord(data);
  return isBoth ? { ...item, ...data } : data;
}

function refresh(
  list: readonly unknown[],
  source: Pick<FetchableCollection<unknown>, "arrangement">,
  { refreshFilter, refreshSort }: CollectionUpdate,
): readonly unknown[] {
  if (!refreshFilter && !refreshSort) return list;
  const { filter, sort } = source.arrangement();
  return arrange(list, { ...(refreshFilter ? { filter } : {}), ...(refreshSort ? { sort } : {}) });
}

const copy = (value: unknown): unknown => (value == null ? null : (JSON.parse(JSON.stringify(value)) as unknown));

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
