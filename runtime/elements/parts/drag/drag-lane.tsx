import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { textOf, useSignalValue } from "../../../react/bound-value.ts";
import { computed, type ReadonlySignal, signal } from "../../../react/signals.ts";
import { useLatest } from "../../../react/use-latest.ts";
import { Repeat } from "../../../rows/repeat.tsx";
import { grip } from "../look/glyphs.ts";
import { useLayoutValue } from "../look/layout-value.ts";
import { Glyph } from "../look/svg.tsx";
import { dragText } from "../shared/drag-texts.ts";
import type { DrawItem } from "../shared/item-slot.tsx";
import { fieldOf, keysOf } from "./fields.ts";
import { joinLanes, type Lane, type LaneState } from "./lanes.ts";

/** What the handles of a board have in common. */
export interface BoardContext {
  readonly board: string;
  readonly handleLabel: string;
  /** The id of the instructions for the keyboard. */
  readonly describedBy: string;
  /** The pointer can drag a card anywhere on it. */
  readonly isItemHandle: boolean;
  /** The items look like cards. */
  readonly isCards: boolean;
}

export const DragContext = createContext<BoardContext>({
  board: "",
  handleLabel: "",
  describedBy: "",
  isItemHandle: false,
  isCards: false,
});

/** Whether the cards of a lane are fixed. */
const ReadonlyContext = createContext(false);

export interface DragLaneProps<Item> extends Pick<LaneState, "isReadonly" | "isSortable" | "move"> {
  readonly group?: string;
  readonly items: readonly Item[];
  readonly itemKey: string;
  readonly labelField: string;
  readonly label: string;
  readonly position?: number;
  readonly give?: LaneState["give"];
  readonly receive?: LaneState["receive"];
  readonly draw: DrawItem<Item> | undefined;
}

/** One list of cards. A move renders no card again: cards are kept by key, and their positions are signals. */
export function DragLane<Item>(props: DragLaneProps<Item>): ReactNode {
  const { items, labelField } = props;
  const { board } = useContext(DragContext);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => keysOf(items, props.itemKey), [items, props.itemKey]);
  const now = useLatest<LaneState>({
    group: props.group,
    label: props.label,
    keys,
    nameAt: (index) => nameOf(items[index], labelField, index),
    isReadonly: props.isReadonly,
    isSortable: props.isSortable,
    position: props.position ?? 0,
    move: props.move,
    give: props.give,
    receive: props.receive,
  });
  const lane = useMemo((): Lane => ({ id, board, area, list, now }), [id, board, now]);
  useLayoutEffect(() => joinLanes(lane), [lane]);
  const [shown] = useState(() => signal({ items, keys }));
  useLayoutValue(
    shown,
    useMemo(() => ({ items, keys }), [items, keys]),
  );
  return (
    <div ref={area} className="trama-drag-area">
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari drops the list role */}
      <ul ref={list} className="trama-drag-list" role="list" aria-label={props.label || undefined}>
        <ReadonlyContext value={props.isReadonly}>
          <Repeat items={() => shown.value.items} by={(_, index) => shown.peek().keys[index]}>
            {(item, index) => (
              <DragCard
                item={item}
                index={index}
                labelField={labelField}
                face={props.draw ? props.draw(item, index) : <PlainFace item={item} labelField={labelField} />}
              />
            )}
          </Repeat>
        </ReadonlyContext>
      </ul>
      <div className="trama-drag-line" />
    </div>
  );
}

const nameOf = (item: unknown, labelField: string, index: number): string =>
  textOf(fieldOf(item, labelField)) || String(index + 1);

interface DragCardProps {
  readonly item: ReadonlySignal<unknown>;
  readonly index: ReadonlySignal<number>;
  readonly labelField: string;
  readonly face: ReactNode;
}

function DragCard({ item, index, labelField, face }: DragCardProps): ReactNode {
  const { handleLabel, describedBy, isItemHandle, isCards } = useContext(DragContext);
  const isReadonly = useContext(ReadonlyContext);
  // Reads the position only of an item without a name: a move changes the positions of many.
  const text = useMemo(
    () =>
      computed(() =>
        dragText(handleLabel, { item: textOf(fieldOf(item.value, labelField)) || String(index.value + 1) }),
      ),
    [handleLabel, item, index, labelField],
  );
  const label = useSignalValue(text);
  return (
    <li
      className={isCards ? "trama-drag-item trama-card" : "trama-drag-item"}
      data-hold={(isItemHandle && !isReadonly) || undefined}
    >
      {!isReadonly && (
        <button
          type="button"
          className="trama-icon-button trama-drag-handle"
          aria-label={label}
          aria-describedby={describedBy}
        >
          <Glyph icon={grip} />
        </button>
      )}
      <div className="trama-drag-content">{face}</div>
    </li>
  );
}

/** The text of an item without a slot. */
function PlainFace({ item, labelField }: Pick<DragCardProps, "item" | "labelField">): ReactNode {
  return textOf(fieldOf(useSignalValue(item), labelField));
}
