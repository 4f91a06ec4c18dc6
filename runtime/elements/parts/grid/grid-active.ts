import { useLayoutEffect } from "react";
import type { Signal } from "../../../react/signals.ts";
import type { DataGridVariables } from "../../props.ts";
import type { GridRow } from "./grid-row.ts";

/** Which row is current: the one whose details are open, else the last one with the focus. */
export interface ActiveRow {
  /** Its position; -1 without one. */
  readonly index: number;
  /** The row that Tab reaches. */
  readonly tabStop: string | undefined;
}

/** Returns the active row, and keeps it in the variable `activeRow`. */
export function useActiveRow<Item>(
  variable: Signal<DataGridVariables<Item>["activeRow"]>,
  rows: readonly GridRow<Item>[],
  indexes: ReadonlyMap<string, number>,
  { currentId, focusedId }: { readonly currentId: string | undefined; readonly focusedId: string | undefined },
): ActiveRow {
  const isIn = (id: string | undefined): id is string => id !== undefined && indexes.has(id);
  const id = isIn(currentId) ? currentId : isIn(focusedId) ? focusedId : undefined;
  const index = id === undefined ? -1 : (indexes.get(id) ?? -1);
  useLayoutEffect(() => {
    const row = rows[index];
    const now = variable.peek();
    if (row === undefined) variable.value = null;
    else if (now?.id !== row.id || now.value !== row.value || now.index !== index) variable.value = { ...row, index };
  }, [rows, index, variable]);
  return { index, tabStop: isIn(focusedId) ? focusedId : (id ?? rows[0]?.id) };
}
