import type { CalendarEntry } from "./calendar-items.ts";
import { dayMinutes, minuteOfDay } from "./calendar-items.ts";

/** What a pointer or the keyboard is doing: an item is moved, its end is, or slots are chosen. */
export interface Gesture {
  readonly kind: "move" | "end" | "create";
  /** The key of the item; empty for slots. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** Slots that are whole days. */
  readonly isWhole: boolean;
  readonly isKeyboard: boolean;
}

/** What a press can do now. */
export interface PressContext {
  readonly root: HTMLElement;
  readonly canMove: boolean;
  readonly canSelect: boolean;
  readonly isMonth: boolean;
  readonly slotMinutes: number;
  readonly entryOf: (key: string) => CalendarEntry | undefined;
  readonly onChange: (gesture: Gesture) => void;
  /** The pointer was released, or the gesture was given up. */
  readonly onEnd: (gesture: Gesture | undefined) => void;
}

/** How far a mouse moves until it drags, and a finger until it scrolls. */
const dragPx = 4;
const scrollPx = 8;
/** How long a finger rests on an item until it lifts it. */
const holdMs = 250;
/** How near to an edge of what scrolls a drag scrolls it, and by how much a frame. */
const edgePx = 36;
const scrollStepPx = 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Follows a pointer from its press to its release. A finger scrolls unless it rests first, or is on a grip. */
export function followPress(event: PointerEvent, ctx: PressContext): void {
  const { target, pointerId, pointerType } = event;
  if (!(target instanceof Element) || event.button !== 0 || !event.isPrimary) return;
  const start = startOf(target, event, ctx);
  if (!start) return;
  const isHeld = pointerType === "touch" && start.kind !== "end";
  let last: Point = event;
  let gesture: Gesture | undefined;
  let frame = 0;
  const update = () => {
    const next = start.at(last);
    if (gesture && next.from === gesture.from && next.to === gesture.to) return;
    gesture = next;
    ctx.onChange(next);
  };
  const scroll = () => {
    // Items of whole days are above the hours, which stay where they are.
    scrollNear(ctx.root, last, ctx.isMonth || gesture?.isWhole !== true);
    update();
    frame = requestAnimationFrame(scroll);
  };
  const begin = () => {
    ctx.root.toggleAttribute("data-pressed", true);
    update();
    frame = requestAnimationFrame(scroll);
  };
  const timer = isHeld ? setTimeout(begin, holdMs) : undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const end = (result: Gesture | undefined) => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    listeners.abort();
    ctx.root.removeAttribute("data-pressed");
    if (gesture === undefined) return;
    refuseClick();
    ctx.onEnd(result);
  };
  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== pointerId) return;
    last = moved;
    if (gesture) return;
    const distance = Math.hypot(moved.x - event.x, moved.y - event.y);
    if (isHeld && distance > scrollPx) end(undefined);
    else if (!isHeld && distance > dragPx) begin();
  };
  const release = (released: PointerEvent) => {
    if (released.pointerId !== pointerId) return;
    last = released;
    if (gesture) update();
    end(gesture);
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal });
  window.addEventListener("pointercancel", () => end(undefined), { signal });
  window.addEventListener(
    "keydown",
    (pressed) => {
      if (pressed.key !== "Escape" || !gesture) return;
      pressed.stopPropagation();
      end(undefined);
    },
    { signal, capture: true },
  );
}

/** Ignores the click that follows a drag, but not one of the next press. */
function refuseClick(): void {
  const refused = new AbortController();
  const { signal } = refused;
  window.addEventListener("click", (event) => event.stopPropagation(), { signal, capture: true, once: true });
  window.addEventListener("pointerdown", () => refused.abort(), { signal, capture: true });
  setTimeout(() => refused.abort());
}

interface Start {
  readonly kind: Gesture["kind"];
  readonly at: (point: Point) => Gesture;
}

/** Returns what a press starts, and what it comes to at another point. */
function startOf(target: Element, pressed: Point, ctx: PressContext): Start | undefined {
  const { root, slotMinutes: slot } = ctx;
  const key = target.closest("[data-key]")?.getAttribute("data-key");
  if (key !== null && key !== undefined) {
    const entry = ctx.canMove ? ctx.entryOf(key) : undefined;
    if (!entry) return undefined;
    const isWhole = entry.isBar || ctx.isMonth;
    const first = minuteAt(root, pressed, isWhole);
    const { from, to } = entry;
    const shared = { key, isWhole, isKeyboard: false };
    if (target.closest("[data-grip]")) {
      const endAt = (point: Point) => {
        const minute = minuteAt(root, point, isWhole);
        if (isWhole) return Math.max(to + minute - dayOf(to - 1), from + (entry.isAllDay ? dayMinutes : slot));
        return Math.max(snap(minute, slot), from + slot);
      };
      return { kind: "end", at: (point) => ({ ...shared, kind: "end", from, to: endAt(point) }) };
    }
    return {
      kind: "move",
      at: (point) => {
        const by = minuteAt(root, point, isWhole) - first;
        const moved = isWhole ? from + by : snap(from + by, slot);
        // A press that has not moved yet leaves an item between two slots where it is.
        const start = by === 0 ? from : moved;
        return { ...shared, kind: "move", from: start, to: to + start - from };
      },
    };
  }
  const cell = target.closest("[data-day]");
  if (!cell || !ctx.canSelect || target.closest("[data-more]")) return undefined;
  const isWhole = cell.hasAttribute("data-whole");
  const first = minuteAt(root, pressed, isWhole);
  return {
    kind: "create",
    at: (point) => {
      const other = minuteAt(root, point, isWhole);
      // Slots of one day; what lasts longer is of whole days.
      const inDay = isWhole ? other : dayOf(first) + (other - dayOf(other));
      return {
        kind: "create",
        key: "",
        isWhole,
        isKeyboard: false,
        ...slots(first, inDay, isWhole ? dayMinutes : slot),
      };
    },
  };
}

/** Returns the slots from one minute to another, both included. */
export function slots(one: number, other: number, slot: number): { readonly from: number; readonly to: number } {
  const first = (minute: number) => Math.floor(minute / slot) * slot;
  return { from: first(Math.min(one, other)), to: first(Math.max(one, other)) + slot };
}

const snap = (minute: number, slot: number): number => Math.round(minute / slot) * slot;
const dayOf = (minute: number): number => Math.floor(minute / dayMinutes) * dayMinutes;

/** Returns the minute at a point, of the nearest day; its first minute for whole days. */
export function minuteAt(root: Element, { x, y }: Point, isWhole: boolean): number {
  let nearest: { readonly distance: number; readonly cell: Element; readonly rect: DOMRect } | undefined;
  for (const cell of root.querySelectorAll(isWhole ? "[data-day][data-whole]" : "[data-day]:not([data-whole])")) {
    const rect = cell.getBoundingClientRect();
    const distance = Math.hypot(outside(x, rect.left, rect.right), outside(y, rect.top, rect.bottom));
    if (!nearest || distance < nearest.distance) nearest = { distance, cell, rect };
  }
  if (!nearest) return 0;
  const day = minuteOfDay(nearest.cell.getAttribute("data-day") ?? "");
  if (isWhole) return day;
  const share = (y - nearest.rect.top) / nearest.rect.height;
  return day + Math.min(Math.max(share * dayMinutes, 0), dayMinutes - 0.01);
}

const outside = (at: number, start: number, end: number): number => Math.max(start - at, 0, at - end);

/** Scrolls where something is dragged near an edge. */
function scrollNear(root: HTMLElement, { x, y }: Point, isVertical: boolean): void {
  const scroller = root.querySelector(".trama-calendar-scroll");
  if (!scroller) return;
  const rect = scroller.getBoundingClientRect();
  const by = (at: number, start: number, end: number): number =>
    at < start + edgePx ? -scrollStepPx : at > end - edgePx ? scrollStepPx : 0;
  const head = scroller.querySelector(".trama-calendar-head")?.getBoundingClientRect().bottom ?? rect.top;
  scroller.scrollBy(by(x, rect.left, rect.right), isVertical ? by(y, head - edgePx / 2, rect.bottom) : 0);
}
