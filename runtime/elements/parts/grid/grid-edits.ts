import { useState } from "react";
import { writePath } from "../../../data/value-path.ts";
import { member } from "../select/options.ts";
import { isSameValue } from "../shared/same-value.ts";
import type { GridColumn } from "./grid-columns.ts";
import type { GridRow } from "./grid-row.ts";

/** An edited row, shown until `data` has a row other than the one it was edited `of`. */
interface Sent<Item> {
  readonly cancel: string;
  readonly id: string;
  readonly of: Item;
  readonly value: Item;
}

/** The edits that were sent and are shown, the newest last. */
export interface SentEdits<Item> {
  readonly shown: readonly Sent<Item>[];
  /** Show an edited row; returns what cancels the edit. */
  readonly add: (id: string, of: Item, value: Item) => string;
  /** Show the values before an edit again. */
  readonly cancel: (cancel: string) => void;
  /** Show the row of the data again. */
  readonly restore: (id: string) => void;
}

let sentCount = 0;

/** Returns the edits whose rows of `data` are still the ones they were made of. */
export function useSentEdits<Item>(): SentEdits<Item> {
  const [shown, setShown] = useState<readonly Sent<Item>[]>([]);
  return {
    shown,
    add: (id, of, value) => {
      sentCount += 1;
      const cancel = `${id}:${sentCount}`;
      // Edits of rows that have changed since are never shown again.
      setShown((now) => [...now.filter((one) => one.id !== id || one.of === of), { cancel, id, of, value }]);
      return cancel;
    },
    cancel: (cancel) => setShown((now) => now.filter((one) => one.cancel !== cancel)),
    restore: (id) => setShown((now) => now.filter((one) => one.id !== id)),
  };
}

/** The values that slots and lists of choices have set in the edited row, by column, with the values before. */
export type Draft = ReadonlyMap<string, { readonly value: unknown; readonly of: unknown }>;

/** Returns a draft with the value of a column. The value before changes nothing: a newer one shows again. */
export function drafted(draft: Draft, column: string, value: unknown, newest: unknown): Draft {
  const next = new Map(draft);
  const of = draft.has(column) ? draft.get(column)?.of : newest;
  if (isSameValue(value, of)) next.delete(column);
  else next.set(column, { value, of });
  return next;
}

/** Returns the fields of an edited row whose values differ, as far as a column edits them. */
export function changesOf<Item>(before: Item, after: Item, columns: readonly GridColumn[]): Partial<Item> {
  const names = new Set(columns.map(({ path }) => path.split(".")[0] ?? ""));
  const changed = [...names].filter((name) => !isSameValue(member(before, name), member(after, name)));
  return Object.fromEntries(changed.map((name) => [name, member(after, name)])) as Partial<Item>;
}

/** Returns the values of a row with the drafted ones; the row itself without any. */
export function withDraft<Item>(row: GridRow<Item>, draft: Draft, columns: readonly GridColumn[]): GridRow<Item> {
  if (draft.size === 0) return row;
  let value: unknown = row.value;
  for (const { id, path } of columns) if (draft.has(id)) value = writePath(value, path, draft.get(id)?.value);
  // A copy of the row with other values at existing paths.
  return { id: row.id, value: value as Item };
}
