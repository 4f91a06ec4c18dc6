import { type ReactNode, useLayoutEffect, useState } from "react";
import { batch, type ReadonlySignal, signal } from "../../../react/signals.ts";

/** A slot rendered per item: the function runs once and receives the item and its position as signals. */
export type DrawItem<Item> = (item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode;

/** Render a slot for an item. Another item at the same place changes the signals, without a rerender. */
export function ItemSlot<Item>({
  draw,
  item,
  index = 0,
}: {
  readonly draw: DrawItem<Item>;
  readonly item: Item;
  readonly index?: number;
}): ReactNode {
  const [row] = useState(() => {
    const own = { item: signal(item), index: signal(index) };
    return { ...own, content: draw(own.item, own.index) };
  });
  useLayoutEffect(() => {
    batch(() => {
      row.item.value = item;
      row.index.value = index;
    });
  }, [row, item, index]);
  return row.content;
}
