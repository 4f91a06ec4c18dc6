import { useLayoutEffect, useRef, useState } from "react";
import { useRuntime } from "../../../app/runtime-context.ts";
import { useSignalValue } from "../../../react/bound-value.ts";
import type { Signal } from "../../../react/signals.ts";
import { member } from "../select/options.ts";
import type { GridColumn } from "./grid-columns.ts";
import { editedRow, type RowEditing } from "./grid-editing.tsx";
import { type Draft, drafted, withDraft } from "./grid-edits.ts";
import type { RowFocus } from "./grid-focus.ts";
import type { GridRow } from "./grid-row.ts";

/** The row that a visitor edits in place. */
export interface InlineEditing<Item> {
  readonly id: string | null;
  readonly start: (id: string) => void;
  readonly cancel: () => void;
  /** End editing; returns the row with its new values, or undefined while one of them is invalid. */
  readonly finish: (row: GridRow<Item>) => Item | undefined;
  /** Set the new value of a column, as the slot of a custom column does. */
  readonly setCell: (column: string, value: unknown) => void;
  readonly stateOf: (id: string) => RowEditing;
  /** Returns the row, with the values that slots have set if it is the edited one. */
  readonly shown: (row: GridRow<Item>) => GridRow<Item>;
}

interface Editable<Item> {
  readonly isOn: boolean;
  readonly isFetching: boolean;
  readonly rows: readonly GridRow<Item>[];
  readonly indexes: ReadonlyMap<string, number>;
  readonly columns: readonly GridColumn[];
  readonly focus: RowFocus;
}

/** Returns the editing of rows, of the variable `editingId`. The focus goes into the edited row, and back. */
export function useInlineEditing<Item>(
  variable: Signal<string | null>,
  { isOn, isFetching, rows, indexes, columns, focus }: Editable<Item>,
): InlineEditing<Item> {
  const runtime = useRuntime();
  const id = useSignalValue(variable) ?? null;
  const [draft, setDraft] = useState<Draft>(new Map());
  useLayoutEffect(() => {
    if (!isFetching && id !== null && !indexes.has(id)) variable.value = null;
  }, [indexes, id, isFetching, variable]);

  const edited = useRef(id);
  useLayoutEffect(() => {
    const before = edited.current;
    edited.current = id;
    if (before === id) return;
    setDraft(new Map());
    if (id !== null) focus.within(id, "[data-edit],.trama-select-trigger,[data-custom] input");
    else if (before !== null) focus.within(before, '[data-button="edit"]');
  });

  return {
    id,
    start: (wanted) => {
      if (isOn && id === null && indexes.has(wanted)) variable.value = wanted;
    },
    cancel: () => {
      variable.value = null;
    },
    finish: (row) => {
      const node = focus.nodeOf(row.id);
      const value = node ? editedRow(runtime, node, withDraft(row, draft, columns).value, columns, rows) : undefined;
      if (value !== undefined) variable.value = null;
      return value;
    },
    setCell: (column, value) => {
      const row = rows[indexes.get(variable.peek() ?? "") ?? -1];
      const path = columns.find((one) => one.id === column)?.path;
      if (row && path !== undefined) setDraft((now) => drafted(now, column, value, member(row.value, path)));
    },
    stateOf: (row) => (!isOn ? "off" : id === null ? "idle" : id === row ? "active" : "blocked"),
    shown: (row) => (row.id === id ? withDraft(row, draft, columns) : row),
  };
}
