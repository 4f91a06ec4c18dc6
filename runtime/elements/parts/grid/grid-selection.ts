import { useRef } from "react";
import type { GridRow } from "./grid-row.ts";

/** The rows a visitor selects, by boxes and keys. */
export interface GridSelection {
  /** Select or deselect a row. */
  readonly toggle: (id: string) => void;
  /** Select or deselect all rows from the last one that was toggled or moved from; like `toggle` without such a row. */
  readonly extend: (id: string, from?: string) => void;
}

/**
 * Returns what changes the selection.
 *
 * A range keeps its first row until another row is toggled, so that a shorter range deselects the rows beyond it.
 */
export function useGridSelection<Item>(
  rows: readonly GridRow<Item>[],
  indexes: ReadonlyMap<string, number>,
  selected: ReadonlySet<string>,
  select: (ids: ReadonlySet<string>) => void,
): GridSelection {
  const range = useRef<{ readonly anchor: string; readonly isOn: boolean; readonly last: string }>(undefined);
  const toggle = (id: string) => {
    const isOn = !selected.has(id);
    range.current = { anchor: id, isOn, last: id };
    const next = new Set(selected);
    if (isOn) next.add(id);
    else next.delete(id);
    select(next);
  };
  const extend = (id: string, from?: string) => {
    const before = range.current;
    const start = before && indexes.has(before.anchor) ? before : from && { anchor: from, isOn: true, last: from };
    if (!start) return toggle(id);
    const next = new Set(selected);
    const mark = (to: string, isOn: boolean) => {
      const [first, last] = [indexes.get(start.anchor) ?? 0, indexes.get(to) ?? 0].sort((one, other) => one - other);
      for (const row of rows.slice(first, (last ?? 0) + 1)) {
        if (isOn) next.add(row.id);
        else next.delete(row.id);
      }
    };
    if (indexes.has(start.last)) mark(start.last, !start.isOn);
    mark(id, start.isOn);
    range.current = { ...start, last: id };
    select(next);
  };
  return { toggle, extend };
}
