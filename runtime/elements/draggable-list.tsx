import { type ReactNode, useState } from "react";
import { lazyPart } from "../app/reload.ts";
import { PartSuspense } from "../late/part-suspense.tsx";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import type View from "./draggable-list.view.tsx";
import { type CustomProperties, css } from "./parts/look/css.ts";
import { useLayoutValue } from "./parts/look/layout-value.ts";
import { type DragTexts, dragTextDefaults, useDragTexts } from "./parts/shared/drag-texts.ts";
import type { DraggableListProps, DraggableListVariables } from "./props.ts";

// `lazyPart` drops the type parameter of the view; the cast restores it.
const DraggableListView = lazyPart(
  "draggable-list.view",
  () => import("./draggable-list.view.tsx"),
) as unknown as typeof View;

interface Resolved<Item> extends DragTexts {
  readonly items: readonly Item[];
  readonly ariaLabel: string;
  readonly handlePosition: "start" | "end";
  readonly gap: string;
  readonly disabled: boolean;
}

const defaults: Resolved<never> = {
  ...dragTextDefaults,
  items: [],
  ariaLabel: "",
  handlePosition: "start",
  gap: "0",
  disabled: false,
};

/** The visitor's order of a list, valid while the list is the same. */
interface OwnOrder<Item> {
  readonly of: readonly Item[];
  readonly list: readonly Item[];
}

/**
 * A list that the visitor can reorder.
 *
 * It shows the new order at once and emits it; when `items` change, it shows their order. The drag-and-drop code is
 * loaded separately.
 */
export function DraggableList<Item = unknown>(props: DraggableListProps<Item>): ReactNode {
  const root = useElement<HTMLDivElement>(props, "draggable-list");
  const { attributes, emit } = root;
  const state = root.values<Resolved<Item>>(props, defaults);
  const texts = useDragTexts(state);
  const [own, setOwn] = useState<OwnOrder<Item>>();
  const [isDragging, setDragging] = useState(false);
  const variables = root.connect<DraggableListVariables<Item>, object>(DraggableList.spec, props.handle, {
    reset: () => setOwn(undefined),
  });
  const list = own?.of === state.items ? own.list : state.items;
  useLayoutValue(variables.value, list);
  useLayoutValue(variables.isDragging, isDragging);
  const move = (oldIndex: number, newIndex: number) => {
    const item = list[oldIndex];
    if (item === undefined || oldIndex === newIndex) return;
    const updatedList = list.toSpliced(oldIndex, 1).toSpliced(newIndex, 0, item);
    setOwn({ of: state.items, list: updatedList });
    variables.value.value = updatedList;
    emit(props.onItemMoved, "itemMoved", { item, oldIndex, newIndex, updatedList });
  };
  const style: CustomProperties = { "--trama-card-gap": css(state.gap), "--_count": list.length };
  return (
    <div
      {...attributes}
      style={style}
      data-disabled={state.disabled || undefined}
      data-dragging={isDragging || undefined}
      data-empty={list.length === 0 || undefined}
      data-handle={state.handlePosition}
    >
      <PartSuspense fallback={<div className="trama-drag-place" />}>
        <DraggableListView
          items={list}
          itemKey={props.itemKey ?? "id"}
          labelField={props.labelField ?? "label"}
          ariaLabel={state.ariaLabel}
          draw={props.item}
          texts={texts}
          isDisabled={state.disabled}
          dragFrom={props.dragFrom ?? "handle"}
          onDragging={setDragging}
          onMove={move}
        />
      </PartSuspense>
    </div>
  );
}

DraggableList.spec = elementSpec<DraggableListVariables<never>>({
  type: "draggable-list",
  variables: { value: [], isDragging: false },
  actions: ["reset"],
});
