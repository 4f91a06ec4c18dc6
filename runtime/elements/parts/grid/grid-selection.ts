import { useLayoutEffect, useMemo, useRef } from "react";
import { useSignalValue } from "../../../react/bound-value.ts";
import type { Signal } from "../../../react/signals.ts";
import type { GridRow } from "./grid-row.ts";

/** The selected rows, and what a visitor or a workflow does with them. */
export interface GridSelection<Item> {
  readonly ids: ReadonlySet<string>;
  /** How many of the rows in `data` are selected. */
  readonly state: "all" | "some" | "none";
  /** Select or deselect a row. */
  readonly toggle: (id: string) => void;
  /** Select or deselect all rows from the last one that was toggled or moved from; like `toggle` without such a row. */
  readonly extend: (id: string, from?: string) => void;
  /** Select all rows, or none if all are selected. */
  readonly toggleAll: () => void;
  /** Select rows, or all rows of `data` without any given, and run no event of the design. */
  readonly set: (rows?: readonly GridRow<Item>[]) => void;
}

interface Selectable<Item> {
  readonly rows: readonly GridRow<Item>[];
  readonly indexes: ReadonlyMap<string, number>;
  /** Whether rows that are not in `data`, such as rows of other pages, stay selected. */
  readonly keepsOthers: boolean;
  readonly isFetching: boolean;
  readonly onChange: (rows: readonly GridRow<Item>[]) => void;
}

/**
 * Returns the selection, of the variable `selectedRows`.
 *
 * A range keeps its first row until another row is toggled, so that a shorter range deselects the rows beyond it.
 */
export function useGridSelection<Item>(
  variable: Signal<readonly GridRow<Item>[]>,
  { rows, indexes, keepsOthers, isFetching, onChange }: Selectable<Item>,
): GridSelection<Item> {
  const selected = useSignalValue(variable) ?? [];
  const ids = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const range = useRef<{ readonly anchor: string; readonly isOn: boolean; readonly last: string }>(undefined);
  const elsewhere = keepsOthers ? selected.filter(({ id }) => !indexes.has(id)) : [];
  const count = selected.length - elsewhere.length;

  useLayoutEffect(() => {
    const before = variable.peek() ?? [];
    if (isFetching || before.length === 0) return;
    const now = new Map(before.map(({ id, value }) => [id, value]));
    const others = keepsOthers ? before.filter(({ id }) => !indexes.has(id)) : [];
    const kept = [...others, ...rows.filter(({ id }) => now.has(id))];
    const isSame = kept.length === now.size && kept.every(({ id, value }) => now.get(id) === value);
    if (!isSame) variable.value = kept;
  }, [rows, indexes, isFetching, keepsOthers, variable]);

  const set = (next: readonly GridRow<Item>[]) => {
    variable.value = next;
  };
  const change = (next: readonly GridRow<Item>[]) => {
    set(next);
    onChange(next);
  };
  const choose = (chosen: ReadonlySet<string>) => change([...elsewhere, ...rows.filter(({ id }) => chosen.has(id))]);
  const toggle = (id: string) => {
    const isOn = !ids.has(id);
    range.current = { anchor: id, isOn, last: id };
    const next = new Set(ids);
    if (isOn) next.add(id);
    else next.delete(id);
    choose(next);
  };
  const extend = (id: string, from?: string) => {
    const before = range.current;
    const start = before && indexes.has(before.anchor) ? before : from && { anchor: from, isOn: true, last: from };
    if (!start) return toggle(id);
    const next = new Set(ids);
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
    choose(next);
  };
  return {
    ids,
    state: count === 0 ? "none" : count === rows.length ? "all" : "some",
    toggle,
    extend,
    toggleAll: () => change([...elsewhere, ...(count === rows.length ? [] : rows)]),
    set: (chosen) => set(chosen ?? [...elsewhere, ...rows]),
  };
}
