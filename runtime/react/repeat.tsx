import { memo, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { ScopeContext } from "./element.tsx";
import { type Row, RowStore } from "./rows.ts";
import { type Bind, type ReadonlySignal, readBind } from "./signals.ts";

export interface RepeatProps<T> {
  readonly items: Bind<readonly T[]>;
  /** What tells an item from the others. Items without it are told apart by their position. */
  readonly by?: ((item: T, index: number) => unknown) | undefined;
  /** One row; called once per key. Later values of the item and its position arrive through the signals. */
  readonly children: (item: ReadonlySignal<T>, index: ReadonlySignal<number>) => ReactNode;
}

/**
 * Shows its row for each item of a list.
 *
 * Rows are kept by key: an item that moves takes its row along, one that changes updates only what reads it. Nothing but
 * a change of the keys or their order renders anything, and then only this list.
 */
export function Repeat<T>({ items, by, children }: RepeatProps<T>): ReactNode {
  const scope = useContext(ScopeContext);
  const [rows] = useState(
    () =>
      new RowStore<T>(
        () => readBind(items) ?? [],
        (item, index) => by?.(item, index),
        `${scope}.repeat`,
      ),
  );
  const shown = useSyncExternalStore(rows.subscribe, rows.get, rows.get);
  // The rows of this list are made by it, so they hold its items.
  return shown.map((row) => <RepeatRow key={row.key} row={row} render={children as RenderRow} />);
}

type RenderRow = (item: ReadonlySignal<never>, index: ReadonlySignal<number>) => ReactNode;

/** Remembers what the row function gave, so that it is called once per key. */
const RepeatRow = memo(({ row, render }: { readonly row: Row<unknown>; readonly render: RenderRow }): ReactNode => {
  const [content] = useState(() => render(row.item as ReadonlySignal<never>, row.index));
  return content;
});
RepeatRow.displayName = "RepeatRow";
