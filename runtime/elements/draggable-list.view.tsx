import type { ReactNode } from "react";
import { DragBoard } from "./parts/drag/drag-board.tsx";
import { DragLane, type DragLaneProps } from "./parts/drag/drag-lane.tsx";
import type { DragTexts } from "./parts/shared/drag-texts.ts";

export interface DraggableListViewProps<Item> extends Pick<DragLaneProps<Item>, "items" | "itemKey" | "labelField"> {
  readonly ariaLabel: string;
  readonly draw: DragLaneProps<Item>["draw"];
  readonly texts: DragTexts;
  readonly isDisabled: boolean;
  readonly dragFrom: "handle" | "item";
  readonly onDragging: (isDragging: boolean) => void;
  readonly onMove: (oldIndex: number, newIndex: number) => void;
}

/** The list itself: a board with one lane. */
export default function DraggableListView<Item>(view: DraggableListViewProps<Item>): ReactNode {
  return (
    <DragBoard texts={view.texts} from={view.dragFrom} isVertical onDragging={view.onDragging}>
      <DragLane
        items={view.items}
        itemKey={view.itemKey}
        labelField={view.labelField}
        label={view.ariaLabel}
        draw={view.draw}
        isReadonly={view.isDisabled}
        isSortable
        move={view.onMove}
      />
    </DragBoard>
  );
}
