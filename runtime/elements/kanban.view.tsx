import { memo, type ReactNode, useId, useState } from "react";
import { useLatest } from "../react/use-latest.ts";
import { DragBoard, type DragBoardProps } from "./parts/drag/drag-board.tsx";
import { DragLane, type DragLaneProps } from "./parts/drag/drag-lane.tsx";
import type { KanbanStack, StackMove } from "./parts/drag/kanban-stacks.ts";
import { type DrawItem, ItemSlot } from "./parts/shared/item-slot.tsx";

export interface KanbanViewProps<Item> extends Pick<DragBoardProps, "texts" | "from" | "onDragging"> {
  readonly stacks: readonly KanbanStack<Item>[];
  readonly itemKey: string;
  readonly labelField: string;
  readonly item: DragLaneProps<Item>["draw"];
  readonly header: DrawItem<KanbanStack<Item>> | undefined;
  readonly footer: DrawItem<KanbanStack<Item>> | undefined;
  readonly isReadonly: boolean;
  readonly isSortable: boolean;
  readonly isWrapping: boolean;
  readonly cursor: string;
  readonly onMove: (move: StackMove) => void;
}

/** The stacks of a board; each is one lane. */
export default function KanbanView<Item>(view: KanbanViewProps<Item>): ReactNode {
  const group = useId();
  const latest = useLatest(view.onMove);
  const [move] = useState(() => (moved: StackMove) => latest.current(moved));
  return (
    <DragBoard texts={view.texts} from={view.from} isCards cursor={view.cursor} onDragging={view.onDragging}>
      <div
        className="trama-kanban-stacks"
        data-wrap={view.isWrapping || undefined}
        tabIndex={view.isWrapping ? undefined : 0}
      >
        {view.stacks.map((stack, position) => (
          <Column
            key={stackKey(stack.value, position)}
            stack={stack}
            position={position}
            group={group}
            item={view.item}
            header={view.header}
            footer={view.footer}
            onMove={move}
            itemKey={view.itemKey}
            labelField={view.labelField}
            isReadonly={view.isReadonly}
            isSortable={view.isSortable}
          />
        ))}
      </div>
    </DragBoard>
  );
}

const stackKey = (value: unknown, position: number): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : `#${position}`;

interface ColumnProps<Item>
  extends Pick<
    KanbanViewProps<Item>,
    "itemKey" | "labelField" | "item" | "header" | "footer" | "isReadonly" | "isSortable" | "onMove"
  > {
  readonly stack: KanbanStack<Item>;
  readonly position: number;
  readonly group: string;
}

/** One stack. It renders again only when itself changes, not when a card is lifted or another stack changes. */
const Column = memo(ColumnOf) as typeof ColumnOf;

function ColumnOf<Item>({
  stack,
  position,
  group,
  item,
  header,
  footer,
  onMove,
  ...lane
}: ColumnProps<Item>): ReactNode {
  return (
    <div className="trama-kanban-stack">
      {header ? (
        <ItemSlot draw={header} item={stack} index={position} />
      ) : (
        <div className="trama-kanban-head">
          <span className="trama-kanban-label">{stack.label}</span>
          <span className="trama-kanban-count">{stack.items.length}</span>
        </div>
      )}
      <DragLane
        {...lane}
        items={stack.items}
        group={group}
        label={stack.label}
        position={position}
        draw={item}
        move={(oldIndex, newIndex) => onMove({ from: position, oldIndex, to: position, newIndex })}
        give={(oldIndex, target, newIndex) => onMove({ from: position, oldIndex, to: target.position, newIndex })}
      />
      {footer && <ItemSlot draw={footer} item={stack} index={position} />}
    </div>
  );
}
