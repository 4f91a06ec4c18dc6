import { type ReactNode, useLayoutEffect, useState } from "react";
import { batch, type ReadonlySignal, signal } from "../../../react/signals.ts";

/** A slot that is drawn per item: the function runs once, the item and its position reach it as signals. */
export type DrawItem<Item> = (item: ReadonlySignal<Item>, index: ReadonlySignal<number>) => ReactNode;

/** Draw a slot for an item. Another item in the same place changes the signals, and draws nothing again. */
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
