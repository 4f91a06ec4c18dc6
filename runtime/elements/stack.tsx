import { type ReactNode, useState } from "react";
import { lazyPart } from "../app/reload.ts";
import { PartSuspense } from "../late/part-suspense.tsx";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { boardTexts } from "./parts/drag/board-texts.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import { useLayoutValue } from "./parts/look/layout-value.ts";
import { type DragTexts, dragTextDefaults, useDragTexts } from "./parts/shared/drag-texts.ts";
import type { StackProps, StackVariables } from "./props.ts";
import type View from "./stack.view.tsx";

// `lazyPart` drops the type parameter of the view; the cast restores it.
const StackView = lazyPart("stack.view", () => import("./stack.view.tsx")) as unknown as typeof View;

interface Resolved<Item> extends DragTexts {
  readonly items: readonly Item[];
  readonly group: string;
  readonly sortable: boolean;
  readonly readonly: boolean;
  readonly customDragHandle: boolean;
  readonly handleClass: string;
  readonly draggingCursor: string;
  readonly gap: string;
  readonly ariaLabel: string;
}

const defaults: Resolved<never> = {
  ...dragTextDefaults,
  items: [],
  group: "common",
  sortable: true,
  readonly: false,
  customDragHandle: false,
  handleClass: "draggable",
  draggingCursor: "grabbing",
  gap: "8px",
  ariaLabel: "",
};

/** The visitor's changes of a list, valid while the list is the same. */
interface OwnList<Item> {
  readonly of: readonly Item[];
  readonly list: readonly Item[];
}

/**
 * A list of cards that the visitor reorders and moves to other stacks of its group.
 *
 * It shows a move at once and emits it; when `items` change, it shows them. The drag-and-drop code is loaded separately.
 */
export function Stack<Item = unknown>(props: StackProps<Item>): ReactNode {
  const root = useElement<HTMLDivElement>(props, "stack");
  const { attributes, node, emit } = root;
  const state = root.values<Resolved<Item>>(props, defaults);
  const texts = useDragTexts(state, boardTexts);
  const [own, setOwn] = useState<OwnList<Item>>();
  const [isDragging, setDragging] = useState(false);
  const variables = root.connect<StackVariables<Item>, object>(Stack.spec, props.handle, {
    reset: () => setOwn(undefined),
  });
  const list = own?.of === state.items ? own.list : state.items;
  useLayoutValue(variables.value, list);
  useLayoutValue(variables.isDragging, isDragging);
  const show = (updatedList: readonly Item[]) => {
    setOwn({ of: state.items, list: updatedList });
    variables.value.value = updatedList;
  };
  const move = (item: Item, oldIndex: number, newIndex: number) => {
    const updatedList = list.toSpliced(oldIndex, 1).toSpliced(newIndex, 0, item);
    show(updatedList);
    emit(props.onItemMoved, "itemMoved", { item, oldIndex, newIndex, updatedList });
  };
  const remove = (item: Item, oldIndex: number) => {
    const updatedList = list.toSpliced(oldIndex, 1);
    show(updatedList);
    emit(props.onItemRemoved, "itemRemoved", { item, oldIndex, updatedList });
  };
  const add = (item: Item, newIndex: number) => {
    const updatedList = list.toSpliced(newIndex, 0, item);
    show(updatedList);
    emit(props.onItemAdded, "itemAdded", { item, newIndex, updatedList });
  };
  const style: CustomProperties = { "--trama-card-gap": css(state.gap) };
  return (
    <div
      {...attributes}
      style={style}
      data-readonly={state.readonly || undefined}
      data-dragging={isDragging || undefined}
      data-empty={list.length === 0 || undefined}
    >
      {props.header}
      <PartSuspense fallback={<div className="trama-kanban-place" />}>
        <StackView
          items={list}
          itemKey={props.itemKey ?? "id"}
          labelField={props.labelField ?? "label"}
          label={state.ariaLabel}
          stack={node}
          group={state.group}
          draw={props.item}
          texts={texts}
          isReadonly={state.readonly}
          isSortable={state.sortable}
          from={state.customDragHandle ? { className: state.handleClass } : "item"}
          cursor={state.draggingCursor}
          onDragging={setDragging}
          onMove={move}
          onRemove={remove}
          onAdd={add}
        />
      </PartSuspense>
      {props.footer}
    </div>
  );
}

Stack.spec = elementSpec<StackVariables<never>>({
  type: "stack",
  variables: { value: [], isDragging: false },
  actions: ["reset"],
});
