import { memo, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { ScopeContext } from "./element.tsx";
import { type Row, RowStore } from "./rows.ts";
import { type Bind, type ReadonlySignal, readBind } from "./signals.ts";

export interface RepeatProps<T> {
  readonly items: Bind<readonly T[]>;
  /** Returns the key of an item. Items without one are identified by their position. */
  readonly by?: ((item: T, index: number) => unknown) | undefined;
  /** Renders one row; called once per key. Changed items and positions arrive through the signals. */
  readonly children: (item: ReadonlySignal<T>, index: ReadonlySignal<number>) => ReactNode;
}

/**
 * Renders a row for each item of a list.
 *
 * Rows are kept by key: a moved item keeps its row, and a changed item updates only its readers. Only a change of the
 * keys or their order rerenders, and only this list.
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
  // This list created the rows, so they hold its items.
  return shown.map((row) => <RepeatRow key={row.key} row={row} render={children as RenderRow} />);
}

type RenderRow = (item: ReadonlySignal<never>, index: ReadonlySignal<number>) => ReactNode;

/** Caches the result of the row function, so that it is called once per key. */
const RepeatRow = memo(({ row, render }: { readonly row: Row<unknown>; readonly render: RenderRow }): ReactNode => {
  const [content] = useState(() => render(row.item as ReadonlySignal<never>, row.index));
  return content;
});
RepeatRow.displayName = "RepeatRow";
