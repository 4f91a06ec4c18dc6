import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { DragBoard, type DragBoardProps } from "./parts/drag/drag-board.tsx";
import { DragLane, type DragLaneProps } from "./parts/drag/drag-lane.tsx";

export interface StackViewProps<Item>
  extends Pick<DragBoardProps, "texts" | "from" | "onDragging">,
    Pick<DragLaneProps<Item>, "items" | "itemKey" | "labelField" | "label" | "draw" | "isReadonly" | "isSortable"> {
  readonly stack: RefObject<HTMLElement | null>;
  readonly group: string;
  readonly cursor: string;
  readonly onMove: (item: Item, oldIndex: number, newIndex: number) => void;
  readonly onRemove: (item: Item, oldIndex: number) => void;
  readonly onAdd: (item: Item, newIndex: number) => void;
}

/** The list of a stack: a board with one lane, whose cards also move to lanes of other stacks. */
export default function StackView<Item>(view: StackViewProps<Item>): ReactNode {
  const { items } = view;
  const [heading, setHeading] = useState("");
  // The header is the content before the board. On the first render, the stack itself is known only after layout effects.
  useEffect(() => {
    const board = view.stack.current?.querySelector(":scope > .trama-drag-board");
    const before: string[] = [];
    for (let node = board?.previousSibling; node; node = node.previousSibling) before.unshift(node.textContent ?? "");
    setHeading(before.join(" ").trim());
  });
  return (
    <DragBoard texts={view.texts} from={view.from} isCards cursor={view.cursor} onDragging={view.onDragging}>
      <DragLane
        items={items}
        itemKey={view.itemKey}
        labelField={view.labelField}
        label={view.label || heading}
        group={view.group}
        draw={view.draw}
        isReadonly={view.isReadonly}
        isSortable={view.isSortable}
        move={(oldIndex, newIndex) => {
          const item = items[oldIndex];
          if (item !== undefined) view.onMove(item, oldIndex, newIndex);
        }}
        give={(oldIndex, target, newIndex) => {
          const item = items[oldIndex];
          if (item === undefined) return;
          target.receive?.(item, newIndex);
          view.onRemove(item, oldIndex);
        }}
        // Stacks of a group hold items of one type.
        receive={(item, newIndex) => view.onAdd(item as Item, newIndex)}
      />
    </DragBoard>
  );
}
