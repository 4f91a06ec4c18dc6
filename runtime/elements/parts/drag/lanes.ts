import type { RefObject } from "react";
import { type ReadonlySignal, signal } from "../../../react/signals.ts";

/** The current state of a list of cards, for the board that drags. */
export interface LaneState {
  /** Cards move between lanes of the same group; without one, only within the lane. */
  readonly group: string | undefined;
  /** The name of the lane in announcements. */
  readonly label: string;
  readonly keys: readonly string[];
  readonly nameAt: (index: number) => string;
  /** No card can be moved out of the lane or into it. */
  readonly isReadonly: boolean;
  /** Cards can be reordered within the lane. */
  readonly isSortable: boolean;
  /** The position of the lane on its board. */
  readonly position: number;
  /** A card was dropped at another position of the lane. */
  readonly move: (oldIndex: number, newIndex: number) => void;
  /** A card was dropped in another lane of the group. */
  readonly give: ((oldIndex: number, target: LaneState, newIndex: number) => void) | undefined;
  /** Adds an item of another element of the group. */
  readonly receive: ((item: unknown, newIndex: number) => void) | undefined;
}

/** A list of cards that takes part in dragging while it is mounted. */
export interface Lane {
  readonly id: string;
  /** The board whose sensors lift the cards of this lane. */
  readonly board: string;
  readonly area: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly now: RefObject<LaneState>;
}

/** A card in a lane. */
export interface Place {
  readonly lane: Lane;
  readonly index: number;
}

const mounted = signal<readonly Lane[]>([]);

/** All lanes on the page: cards also move between elements. */
export const lanes: ReadonlySignal<readonly Lane[]> = mounted;

/** Adds a lane until the returned function is called. */
export function joinLanes(lane: Lane): () => void {
  mounted.value = [...mounted.peek(), lane];
  return () => {
    mounted.value = mounted.peek().filter((one) => one !== lane);
  };
}

/** Returns the lanes that a card can be dropped in, its own included. */
export function targetsOf({ lane }: Place): readonly Lane[] {
  const { group } = lane.now.current;
  return mounted.peek().filter((one) => {
    const state = one.now.current;
    return one === lane || (group !== undefined && state.group === group && !state.isReadonly);
  });
}

/** How far from a lane the pointer may be to drop a card in it, in pixels. */
const reach = 48;

/**
 * Returns where a card would be inserted at a point: in the nearest lane, between the cards above and below.
 *
 * Further away from all lanes it stays where it is. A card that moves only up and down has one lane, at any distance.
 */
export function placeAt(from: Place, { x, y }: { readonly x: number; readonly y: number }, isVertical: boolean): Place {
  let lane = from.lane;
  let least = Number.POSITIVE_INFINITY;
  for (const one of targetsOf(from)) {
    const rect = one.area.current?.getBoundingClientRect();
    if (!rect) continue;
    const distance = Math.hypot(outside(x, rect.left, rect.right), outside(y, rect.top, rect.bottom));
    if (distance < least) {
      lane = one;
      least = distance;
    }
  }
  if (least > reach && !isVertical) return from;
  if (lane !== from.lane) return { lane, index: slotAt(lane, y, -1) };
  if (!lane.now.current.isSortable) return from;
  const slot = slotAt(lane, y, from.index);
  return { lane, index: slot > from.index ? slot - 1 : slot };
}

const outside = (at: number, start: number, end: number): number => Math.max(start - at, 0, at - end);

const noCards: readonly Element[] = [];

/** Returns the cards in a list, in order. `Repeat` leaves a `<template>` in an empty one. */
export const cardsIn = (list: Element | null): ArrayLike<Element> =>
  list === null || list.firstElementChild instanceof HTMLTemplateElement ? noCards : list.children;

/**
 * Returns how many cards of a lane are above `y`, by a binary search: a lane may have thousands of cards.
 *
 * A card counts as above from its middle on. The middle itself belongs to the side that is further from `oldIndex`.
 */
function slotAt({ list }: Lane, y: number, oldIndex: number): number {
  const cards = cardsIn(list.current);
  let first = 0;
  let end = cards.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    const rect = cards[middle]?.getBoundingClientRect();
    const centre = rect ? rect.top + rect.height / 2 : 0;
    if (oldIndex >= 0 && middle > oldIndex ? centre <= y : centre < y) first = middle + 1;
    else end = middle;
  }
  return first;
}

/** Returns the distance from the top of the window to the gap that a card would move to; undefined if it stays. */
export function gapOf(from: Place, to: Place): number | undefined {
  const isSame = from.lane === to.lane;
  if (isSame && from.index === to.index) return undefined;
  const slot = isSame && to.index > from.index ? to.index + 1 : to.index;
  const cards = cardsIn(to.lane.list.current);
  const above = cards[slot - 1]?.getBoundingClientRect().bottom;
  const below = cards[slot]?.getBoundingClientRect().top;
  if (above === undefined && below === undefined) return to.lane.list.current?.getBoundingClientRect().top;
  if (above === undefined) return (below ?? 0) - 3;
  return below === undefined ? above + 3 : (above + below) / 2;
}

/** Returns how many positions a card can have in a lane. */
export const countOf = (from: Place, lane: Lane): number => lane.now.current.keys.length + (lane === from.lane ? 0 : 1);
