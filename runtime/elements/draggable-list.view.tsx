import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo } from "react";
import { textOf } from "../react/element.tsx";
import { member } from "./parts/select/options.ts";
import { type DragTexts, dragText } from "./parts/shared/drag-texts.ts";
import { grip } from "./parts/shared/glyphs.ts";
import { type DrawItem, ItemSlot } from "./parts/shared/item-slot.tsx";
import { Glyph } from "./parts/shared/svg.tsx";

export interface DraggableListViewProps<Item> {
  readonly list: readonly Item[];
  readonly itemKey: string;
  readonly labelField: string;
  readonly ariaLabel: string;
  readonly draw: DrawItem<Item> | undefined;
  readonly texts: DragTexts;
  readonly isDisabled: boolean;
  /** The pointer can drag an item anywhere on it. */
  readonly isItemHandle: boolean;
  readonly isDragging: boolean;
  readonly onDragging: (isDragging: boolean) => void;
  readonly onMove: (oldIndex: number, newIndex: number) => void;
}

/** The list itself; the only module that imports the drag-and-drop library. */
export default function DraggableListView<Item>(view: DraggableListViewProps<Item>): ReactNode {
  const { list, texts } = view;
  const keys = useMemo(() => keysOf(list, view.itemKey), [list, view.itemKey]);
  const nameOf = (key: UniqueIdentifier): string => {
    const position = keys.indexOf(String(key));
    return textOf(labelOf(list[position], view.labelField)) || String(position + 1);
  };
  const say = (text: string, key: UniqueIdentifier, at: UniqueIdentifier = key): string =>
    dragText(text, { item: nameOf(key), position: keys.indexOf(String(at)) + 1, count: keys.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say(texts.liftedText, active.id),
    onDragOver: ({ active, over }) => (over ? say(texts.movedText, active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => say(texts.droppedText, active.id, over?.id),
    onDragCancel: ({ active }) => say(texts.canceledText, active.id),
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A touch on the item may be a scroll; a touch on the handle is not.
    useSensor(TouchSensor, {
      activationConstraint: view.isItemHandle ? { delay: 200, tolerance: 8 } : { distance: 4 },
    }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  useKeysWhile(view.isDragging);
  const drop = ({ active, over }: DragEndEvent) => {
    view.onDragging(false);
    if (over) view.onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      modifiers={upAndDown}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructionsText } }}
      onDragStart={() => view.onDragging(true)}
      onDragEnd={drop}
      onDragCancel={() => view.onDragging(false)}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={view.isDisabled}>
        {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari drops the list role */}
        <ul className="trama-drag-list" role="list" aria-label={view.ariaLabel || undefined}>
          {list.map((item, index) => {
            const id = keys[index] ?? "";
            return (
              <DraggableItem
                key={id}
                id={id}
                item={item}
                index={index}
                draw={view.draw}
                label={dragText(texts.handleLabel, { item: nameOf(id), position: index + 1, count: keys.length })}
                isDisabled={view.isDisabled}
                isItemHandle={view.isItemHandle}
              />
            );
          })}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface DraggableItemProps<Item> {
  readonly id: string;
  readonly item: Item;
  readonly index: number;
  readonly draw: DrawItem<Item> | undefined;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly isItemHandle: boolean;
}

function DraggableItem<Item>({ id, item, index, draw, label, isDisabled, isItemHandle }: DraggableItemProps<Item>) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  const style: CSSProperties = {
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
  };
  return (
    <li
      ref={setNodeRef}
      className="trama-drag-item"
      style={style}
      data-dragging={isDragging || undefined}
      data-hold={isItemHandle || undefined}
      {...(isItemHandle ? pointer : {})}
    >
      {!isDisabled && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="trama-icon-button trama-drag-handle"
          aria-label={label}
          aria-describedby={attributes["aria-describedby"]}
          {...(isItemHandle ? {} : pointer)}
          onKeyDown={(event) => onKeyDown?.(event)}
        >
          <Glyph icon={grip} />
        </button>
      )}
      <div className="trama-drag-content">
        {draw ? <ItemSlot draw={draw} item={item} index={index} /> : textOf(item)}
      </div>
    </li>
  );
}

/**
 * Send all keys to the drag-and-drop library while an item is moved.
 *
 * A layer around the list would handle the arrows and close on Escape before the library sees them. So the keys are
 * caught in the capture phase and sent to the library alone: it reads `code`, the others read `key`.
 */
function useKeysWhile(isDragging: boolean): void {
  useLayoutEffect(() => {
    if (!isDragging) return;
    const forward = (event: KeyboardEvent) => {
      if (!event.isTrusted) return;
      event.preventDefault();
      event.stopPropagation();
      document.dispatchEvent(new KeyboardEvent("keydown", { code: event.code, cancelable: true }));
    };
    window.addEventListener("keydown", forward, true);
    return () => window.removeEventListener("keydown", forward, true);
  }, [isDragging]);
}

const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

const labelOf = (item: unknown, path: string): unknown =>
  typeof item === "object" && item !== null ? member(item, path) : item;

/** Returns a unique key for each item. */
function keysOf(list: readonly unknown[], path: string): string[] {
  const taken = new Set<string>();
  return list.map((item, index) => {
    const own = textOf(labelOf(item, path)) || `#${index}`;
    let key = own;
    for (let copy = 2; taken.has(key); copy += 1) key = `${own}#${copy}`;
    taken.add(key);
    return key;
  });
}
