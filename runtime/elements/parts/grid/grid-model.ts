import { member } from "../select/options.ts";
import type { SentEdits } from "./grid-edits.ts";
import type { GridRow } from "./grid-row.ts";

/** Returns the rows with their ids; an edited one with its new values, until the data has another row. */
export function rowsOf<Item>(
  data: readonly Item[],
  path: string | undefined,
  edits: SentEdits<Item>["shown"],
): readonly GridRow<Item>[] {
  return data.map((value, position) => {
    const id = String((path ? member(value, path) : undefined) ?? position);
    const edit = edits.findLast((one) => one.id === id && one.of === value);
    return { id, value: edit ? edit.value : value };
  });
}

/** Returns the positions of rows by their ids. */
export function indexesOf(rows: readonly GridRow<unknown>[]): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  for (const [index, { id }] of rows.entries()) if (!indexes.has(id)) indexes.set(id, index);
  return indexes;
}
