import { type ReactNode, useMemo, useState } from "react";
import { lazyPart } from "../app/reload.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { PartSuspense } from "../late/part-suspense.tsx";
import { useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { inLanguage, languageOf } from "../screen/language.ts";
import type View from "./kanban.view.tsx";
import { boardTexts } from "./parts/drag/board-texts.ts";
import { type KanbanStack, kanbanStacks, type StackMove, withMove } from "./parts/drag/kanban-stacks.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import { useLayoutValue } from "./parts/look/layout-value.ts";
import { type DragTexts, dragTextDefaults, useDragTexts } from "./parts/shared/drag-texts.ts";
import type { KanbanProps, KanbanVariables } from "./props.ts";

// `lazyPart` drops the type parameter of the view; the cast restores it.
const KanbanView = lazyPart("kanban.view", () => import("./kanban.view.tsx")) as unknown as typeof View;

interface Resolved<Item> extends DragTexts {
  readonly items: readonly Item[];
  readonly stacks: readonly unknown[];
  readonly uncategorizedStack: boolean;
  readonly uncategorizedLabel: string;
  readonly sortOrder: "asc" | "desc";
  readonly sortable: boolean;
  readonly readonly: boolean;
  readonly customDragHandle: boolean;
  readonly handleClass: string;
  readonly draggingCursor: string;
  readonly wrapStacks: boolean;
  readonly gap: string;
  readonly ariaLabel: string;
}

const usualStacks = {
  en: [
    { label: "Todo", value: "todo" },
    { label: "WIP", value: "wip" },
    { label: "Done", value: "done" },
  ],
  pt: [
    { label: "A fazer", value: "todo" },
    { label: "Em andamento", value: "wip" },
    { label: "Concluído", value: "done" },
  ],
};

const defaults: Resolved<never> = {
  ...dragTextDefaults,
  items: [],
  stacks: usualStacks.en,
  uncategorizedStack: false,
  uncategorizedLabel: "",
  sortOrder: "asc",
  sortable: true,
  readonly: false,
  customDragHandle: false,
  handleClass: "draggable",
  draggingCursor: "grabbing",
  wrapStacks: true,
  gap: "8px",
  ariaLabel: "",
};

const uncategorized = { en: "Uncategorized", pt: "Sem categoria" };

/** The visitor's order of the stacks, valid while they are the same. */
interface OwnStacks<Item> {
  readonly of: readonly KanbanStack<Item>[];
  readonly stacks: readonly KanbanStack<Item>[];
}

/**
 * A board of stacks whose cards the visitor moves.
 *
 * It shows a move at once and emits it; when `items` change, it shows them where they belong. The drag-and-drop code is
 * loaded separately.
 */
export function Kanban<Item = unknown>(props: KanbanProps<Item>): ReactNode {
  const root = useElement<HTMLDivElement>(props, "kanban");
  const { attributes, emit } = root;
  const state = root.values<Resolved<Item>>(props, defaults);
  const texts = useDragTexts(state, boardTexts);
  const [own, setOwn] = useState<OwnStacks<Item>>();
  const [isDragging, setDragging] = useState(false);
  const variables = root.connect<KanbanVariables<Item>, object>(Kanban.spec, props.handle, {
    reset: () => setOwn(undefined),
  });
  const given = useStacks(props, state);
  const stacks = own?.of === given ? own.stacks : given;
  useLayoutValue(variables.stacks, stacks);
  useLayoutValue(variables.isDragging, isDragging);
  const move = (moved: StackMove) => {
    const item = stacks[moved.from]?.items[moved.oldIndex];
    if (item === undefined) return;
    const updated = withMove(stacks, item, moved);
    setOwn({ of: given, stacks: updated });
    variables.stacks.value = updated;
    emit(props.onItemMoved, "itemMoved", {
      item,
      from: stacks[moved.from]?.value,
      to: stacks[moved.to]?.value,
      oldIndex: moved.oldIndex,
      newIndex: moved.newIndex,
      updatedList: updated[moved.to]?.items ?? [],
    });
  };
  const style: CustomProperties = { "--trama-card-gap": css(state.gap) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      {...attributes}
      style={style}
      role="group"
      aria-label={state.ariaLabel || undefined}
      data-readonly={state.readonly || undefined}
      data-dragging={isDragging || undefined}
    >
      <PartSuspense fallback={<div className="trama-kanban-place" />}>
        <KanbanView
          stacks={stacks}
          itemKey={props.itemKey ?? "id"}
          labelField={props.labelField ?? "label"}
          item={props.item}
          header={props.header}
          footer={props.footer}
          texts={texts}
          isReadonly={state.readonly}
          isSortable={state.sortable}
          isWrapping={state.wrapStacks}
          from={state.customDragHandle ? { className: state.handleClass } : "item"}
          cursor={state.draggingCursor}
          onDragging={setDragging}
          onMove={move}
        />
      </PartSuspense>
    </div>
  );
}

Kanban.spec = elementSpec<KanbanVariables<never>>({
  type: "kanban",
  variables: { stacks: [], isDragging: false },
  actions: ["reset"],
});

/** Returns the stacks with their items; the same objects until something they show changes. */
function useStacks<Item>(props: KanbanProps<Item>, state: Resolved<Item>): readonly KanbanStack<Item>[] {
  const { items, sortOrder } = state;
  const { stackedBy = "", stackLabel = "label", stackValue = "value", sortedBy = "" } = props;
  const runtime = useRuntime();
  useSignalValue(languageOf(runtime));
  const stacks = state.stacks === usualStacks.en ? inLanguage(runtime, usualStacks) : state.stacks;
  const otherLabel = state.uncategorizedStack
    ? state.uncategorizedLabel || inLanguage(runtime, uncategorized)
    : undefined;
  return useMemo(() => {
    const isDescending = sortOrder === "desc";
    return kanbanStacks(items, stacks, { stackedBy, stackLabel, stackValue, otherLabel, sortedBy, isDescending });
  }, [items, stacks, otherLabel, sortOrder, stackedBy, stackLabel, stackValue, sortedBy]);
}
