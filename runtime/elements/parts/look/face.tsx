import { type ReactNode, useMemo } from "react";
import { type DrawItem, ItemSlot } from "../shared/item-slot.tsx";

/** The face of a button: its label, or the slot of the design with the label as a name for screen readers. */
export function Face<Item extends Readonly<Record<string, string | boolean>>>({
  draw,
  label,
  item,
  index,
}: {
  readonly draw: DrawItem<Item> | undefined;
  readonly label: string;
  readonly item: Item;
  readonly index: number;
}): ReactNode {
  const text = JSON.stringify(item);
  // Equal items are the same to the slot.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the item
  const shown = useMemo(() => item, [text]);
  if (!draw) return label;
  return (
    <>
      <span className="trama-unseen">{label}</span>
      <span className="trama-face" aria-hidden={label === "" ? undefined : true}>
        <ItemSlot draw={draw} item={shown} index={index} />
      </span>
    </>
  );
}
