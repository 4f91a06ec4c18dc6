import {
  type Announcements,
  type Collision,
  type CollisionDetection,
  DndContext,
  type DragOverEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useSignalValue } from "../../../react/bound-value.ts";
import { useLayer } from "../layer/use-layer.ts";
import { type DragTexts, dragText } from "../shared/drag-texts.ts";
import { type BoardContext, DragContext } from "./drag-lane.tsx";
import { cardsIn, countOf, gapOf, type Lane, lanes, type Place, placeAt, targetsOf } from "./lanes.ts";
import { usePressedMove } from "./use-pressed-move.ts";

export interface DragBoardProps {
  readonly texts: DragTexts;
  /** Where the pointer lifts a card: at its handle, anywhere on it, or at parts of it with a class. */
  readonly from: "handle" | "item" | { readonly className: string };
  /** Cards move only up and down. */
  readonly isVertical?: boolean;
  readonly cursor?: string;
  /** The items look like cards: the handle is over the card and shows on hover and focus. */
  readonly isCards?: boolean;
  readonly onDragging: (isDragging: boolean) => void;
  /** The lanes of the board. */
  readonly children: ReactNode;
}

/** The card that is being moved. */
interface Lifted {
  readonly card: HTMLElement;
  readonly from: Place;
  readonly key: string;
  readonly name: string;
  /** Where the keyboard has moved it; undefined for the pointer. */
  at: Place | undefined;
  /** Where it would be dropped. */
  over: Place;
  /** The last place that was announced. */
  told: Place;
}

/**
 * Drag and drop for the lanes inside; the only module that imports the library for it.
 *
 * The library knows one draggable, the card under the pointer, and lanes instead of cards as targets. The lane finds the
 * position in itself, and its look changes without a render. So a move costs the same whatever the number of cards.
 */
export function DragBoard(props: DragBoardProps): ReactNode {
  const layer = useLayer();
  const { texts, from, isVertical = false } = props;
  const board = useId();
  const pressed = useRef<Lifted>(undefined);
  const [card, setCard] = useState<HTMLElement>();
  const [isPressed, setPressed] = useState(false);
  const tell = (text: string, lifted: Lifted, { lane, index }: Place): string => {
    lifted.told = { lane, index };
    const place = { position: index + 1, count: countOf(lifted.from, lane), stack: lane.now.current.label };
    return dragText(text, { item: lifted.name, ...place });
  };
  const announcements: Announcements = {
    onDragStart: () => pressed.current && tell(texts.liftedText, pressed.current, pressed.current.from),
    onDragOver: () => undefined,
    onDragMove: () => {
      const lifted = pressed.current;
      return lifted && !isSame(lifted.over, lifted.told) ? tell(texts.movedText, lifted, lifted.over) : undefined;
    },
    onDragEnd: () => pressed.current && tell(texts.droppedText, pressed.current, pressed.current.told),
    onDragCancel: () => pressed.current && tell(texts.canceledText, pressed.current, pressed.current.from),
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A touch on the card may be a scroll; a touch on the handle is not.
    useSensor(TouchSensor, {
      activationConstraint: from === "handle" ? { distance: 4 } : { delay: 200, tolerance: 8 },
    }),
    useSensor(KeyboardSensor, { coordinateGetter: (event, args) => keyboardMove(pressed.current, event, args) }),
  );
  const findPlace: CollisionDetection = ({ pointerCoordinates }) => {
    const lifted = pressed.current;
    if (!lifted) return [];
    const place =
      lifted.at ?? (pointerCoordinates ? placeAt(lifted.from, pointerCoordinates, isVertical) : lifted.from);
    return [{ id: place.lane.id, data: { place } }];
  };
  const pick = (event: SyntheticEvent): Lifted | undefined => {
    // The card that a press has lifted waits for the next one.
    const lifted = isPressed ? undefined : cardAt(event, board);
    if (!lifted) return undefined;
    const { target } = event;
    const isOnHandle = target instanceof Element && handleOf(lifted.card)?.contains(target) === true;
    const isHeld = isOnHandle || (event.type !== "keydown" && isHandle(target, lifted.card, from));
    if (!isHeld) return undefined;
    pressed.current = { ...lifted, at: event.type === "keydown" ? lifted.from : undefined };
    return pressed.current;
  };
  const start = () => {
    const lifted = pressed.current;
    if (!lifted) return;
    lifted.card.toggleAttribute("data-lifted", true);
    setCard(lifted.card);
    props.onDragging(true);
  };
  const end = (to: Place | undefined) => {
    const lifted = pressed.current;
    if (!lifted) return;
    lifted.card.removeAttribute("data-lifted");
    for (const { area } of targetsOf(lifted.from)) showGap(area.current, undefined, false);
    setCard(undefined);
    props.onDragging(false);
    const { lane } = lifted.from;
    const { keys, move, give } = lane.now.current;
    // The list may have changed in the meantime.
    const oldIndex = keys.indexOf(lifted.key);
    const isMoved = to !== undefined && oldIndex >= 0 && !isSame(to, { lane, index: oldIndex });
    if (isMoved && to.lane === lane) move(oldIndex, to.index);
    else if (isMoved) give?.(oldIndex, to.lane.now.current, to.index);
    if (lifted.at) focusHandle(isMoved ? to : lifted.from);
  };
  useKeysWhile(card !== undefined);
  const [status, setStatus] = useState("");
  const liftByPress = (event: SyntheticEvent) => {
    const lifted = isPressed || card ? undefined : cardAt(event, board);
    const { target } = event;
    if (!lifted || !(target instanceof Element) || !handleOf(lifted.card)?.contains(target)) return;
    event.stopPropagation();
    pressed.current = lifted;
    lifted.card.toggleAttribute("data-lifted", true);
    setPressed(true);
    setStatus(tell(texts.liftedText, lifted, lifted.from));
    props.onDragging(true);
  };
  usePressedMove(isPressed, {
    isInside: (target) =>
      pressed.current !== undefined &&
      targetsOf(pressed.current.from).some(({ area }) => area.current?.contains(target)),
    show: (at) => {
      const lifted = pressed.current;
      if (lifted) showPlace(lifted, placeAt(lifted.from, at, isVertical));
    },
    end: (at) => {
      const lifted = pressed.current;
      if (!lifted) return;
      const to = at && placeAt(lifted.from, at, isVertical);
      setPressed(false);
      setStatus(to ? tell(texts.droppedText, lifted, to) : tell(texts.canceledText, lifted, lifted.from));
      end(to);
      focusHandle(to ?? lifted.from);
    },
  });
  return (
    <DndContext
      sensors={sensors}
      modifiers={isVertical ? upAndDown : anywhere}
      collisionDetection={findPlace}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: texts.instructionsText },
        restoreFocus: false,
      }}
      onDragStart={start}
      onDragMove={(event) => pressed.current && showPlace(pressed.current, placeOf(event))}
      onDragEnd={(event) => end(placeOf(event))}
      onDragCancel={() => end(undefined)}
    >
      <Targets />
      <Surface
        board={board}
        handleLabel={texts.handleLabel}
        isItemHandle={from === "item"}
        isCards={props.isCards ?? false}
        pick={pick}
        onPress={liftByPress}
      >
        {props.children}
      </Surface>
      <span className="trama-unseen" role="status">
        {status}
      </span>
      {card &&
        createPortal(
          <DragOverlay className="trama-drag-overlay" dropAnimation={null} style={{ cursor: props.cursor }}>
            <CardCopy of={card} />
          </DragOverlay>,
          layer ?? document.body,
        )}
    </DndContext>
  );
}

const placeOf = ({ collisions }: Pick<DragOverEvent, "collisions">): Place | undefined => placeIn(collisions?.[0]);

const placeIn = (collision: Collision | undefined): Place | undefined => collision?.data?.place;

const isSame = (one: Place, other: Place): boolean => one.lane === other.lane && one.index === other.index;

interface SurfaceProps extends Omit<BoardContext, "describedBy"> {
  readonly pick: (event: SyntheticEvent) => Lifted | undefined;
  /** A press that was no drag. */
  readonly onPress: (event: SyntheticEvent) => void;
  readonly children: ReactNode;
}

/** The cards, with one draggable for all: it becomes the card that is pressed. */
function Surface({ board, handleLabel, isItemHandle, isCards, pick, onPress, children }: SurfaceProps): ReactNode {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: board });
  const describedBy = attributes["aria-describedby"];
  const context = useMemo(
    () => ({ board, handleLabel, describedBy, isItemHandle, isCards }),
    [board, handleLabel, describedBy, isItemHandle, isCards],
  );
  const press = (event: SyntheticEvent, listener: "onMouseDown" | "onTouchStart" | "onKeyDown") => {
    const lifted = pick(event);
    if (!lifted) return;
    setNodeRef(lifted.card);
    setActivatorNodeRef(handleOf(lifted.card));
    listeners?.[listener]?.(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handles inside take the focus and the keys
    <div
      className="trama-drag-board"
      onMouseDown={(event) => press(event, "onMouseDown")}
      onTouchStart={(event) => press(event, "onTouchStart")}
      onKeyDown={(event: ReactKeyboardEvent) => press(event, "onKeyDown")}
      onClick={onPress}
    >
      <DragContext value={context}>{children}</DragContext>
    </div>
  );
}

/** Makes the lanes of all elements targets, so that the library scrolls them. */
function Targets(): ReactNode {
  return useSignalValue(lanes).map((lane) => <Target key={lane.id} lane={lane} />);
}

function Target({ lane }: { readonly lane: Lane }): ReactNode {
  const { setNodeRef } = useDroppable({ id: lane.id });
  useLayoutEffect(() => setNodeRef(lane.area.current), [setNodeRef, lane]);
  return null;
}

/** The look of the card under the pointer. */
function CardCopy({ of: card }: { readonly of: HTMLElement }): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const copy = card.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return;
    copy.removeAttribute("data-lifted");
    // Names of fields and ids belong to the card itself.
    for (const part of copy.querySelectorAll("[id],[name]")) {
      part.removeAttribute("id");
      part.removeAttribute("name");
    }
    const { color, font } = getComputedStyle(card);
    Object.assign(copy.style, { color, font });
    holder.current?.replaceChildren(copy);
  }, [card]);
  return <div ref={holder} className="trama-drag-copy" inert />;
}

/** Returns the card of the board around the target of an event; undefined if it cannot be moved. */
function cardAt({ target }: SyntheticEvent, board: string): Lifted | undefined {
  let card = target instanceof Element ? target.closest<HTMLElement>(".trama-drag-item") : null;
  for (; card; card = card.parentElement?.closest<HTMLElement>(".trama-drag-item") ?? null) {
    const list = card.parentElement;
    const lane = lanes.peek().find((one) => one.board === board && one.list.current === list);
    if (!lane || !list || lane.now.current.isReadonly) continue;
    const index = Array.prototype.indexOf.call(cardsIn(list), card);
    const from: Place = { lane, index };
    const { keys, nameAt } = lane.now.current;
    return { card, from, key: keys[index] ?? "", name: nameAt(index), at: undefined, over: from, told: from };
  }
  return undefined;
}

const handleOf = (card: Element): HTMLElement | null => card.querySelector(":scope > .trama-drag-handle");

/** Fields whose text the pointer selects. */
const fields = "input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable]";

function isHandle(target: EventTarget, card: Element, from: DragBoardProps["from"]): boolean {
  if (from === "handle" || !(target instanceof Element)) return false;
  if (from === "item") return !target.closest(fields);
  const held = target.closest(`.${CSS.escape(from.className)}`);
  return held !== null && card.contains(held);
}

/** Shows the gap that a card would move to. */
function showPlace(lifted: Lifted, to: Place = lifted.from): void {
  lifted.over = to;
  for (const lane of targetsOf(lifted.from)) {
    const isTarget = lane === to.lane;
    showGap(lane.area.current, isTarget ? gapOf(lifted.from, to) : undefined, isTarget);
  }
}

/** Show the line of a lane at a distance from the top of the window, or hide it. */
function showGap(area: HTMLElement | null, top: number | undefined, isTarget: boolean): void {
  if (!area) return;
  area.toggleAttribute("data-over", isTarget);
  const line = area.querySelector<HTMLElement>(":scope > .trama-drag-line");
  if (!line) return;
  line.toggleAttribute("data-shown", top !== undefined);
  if (top !== undefined) line.style.top = `${top - area.getBoundingClientRect().top}px`;
}

/** Moves a lifted card by one position or to the next lane, and returns where its copy is shown. */
function keyboardMove(
  lifted: Lifted | undefined,
  event: KeyboardEvent,
  { currentCoordinates }: Parameters<KeyboardCoordinateGetter>[1],
): ReturnType<KeyboardCoordinateGetter> {
  const at = lifted?.at;
  if (!lifted || !at) return undefined;
  const next = nextPlace(lifted.from, at, event.code);
  if (!next) return undefined;
  lifted.at = next;
  const cards = cardsIn(next.lane.list.current);
  (cards[next.index] ?? cards[cards.length - 1] ?? next.lane.area.current)?.scrollIntoView({
    block: "nearest",
    inline: "nearest",
  });
  const x = next.lane.list.current?.getBoundingClientRect().left ?? currentCoordinates.x;
  const y = gapOf(lifted.from, next) ?? lifted.card.getBoundingClientRect().top;
  return { x: x + 4, y: y + 4 };
}

function nextPlace(from: Place, { lane, index }: Place, code: string): Place | undefined {
  if (code === "ArrowUp" || code === "ArrowDown") {
    if (lane === from.lane && !lane.now.current.isSortable) return undefined;
    const next = index + (code === "ArrowUp" ? -1 : 1);
    return next >= 0 && next < countOf(from, lane) ? { lane, index: next } : undefined;
  }
  if (code !== "ArrowLeft" && code !== "ArrowRight") return undefined;
  const inOrder = targetsOf(from)
    .map((one) => ({ one, rect: one.area.current?.getBoundingClientRect() }))
    .sort((a, b) => (a.rect?.top ?? 0) - (b.rect?.top ?? 0) || (a.rect?.left ?? 0) - (b.rect?.left ?? 0))
    .map(({ one }) => one);
  const next = inOrder[inOrder.indexOf(lane) + (code === "ArrowLeft" ? -1 : 1)];
  if (!next) return undefined;
  if (next === from.lane && !next.now.current.isSortable) return from;
  return { lane: next, index: Math.min(index, countOf(from, next) - 1) };
}

/** Moves the focus to the handle of the card at a place, once the place shows it. */
function focusHandle({ lane, index }: Place): void {
  requestAnimationFrame(() => {
    const card = cardsIn(lane.list.current)[index];
    if (card) handleOf(card)?.focus();
  });
}

/**
 * Send all keys to the drag-and-drop library while a card is moved.
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

const anywhere: Modifier[] = [];
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
