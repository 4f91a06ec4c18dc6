import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

interface DragListeners {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

interface DayDrag {
  /** For the box of days. */
  readonly listeners: DragListeners;
  /** Whether the last finger dragged, so that it did not swipe. */
  readonly hasDragged: () => boolean;
}

/** What is called with days while they are dragged over. */
export interface DragCalls {
  /** A pressed mouse left this day, or a finger was held on it. */
  readonly onStart: (day: string) => void;
  readonly onOver: (day: string) => void;
  /** It was released over another day. */
  readonly onEnd: (day: string) => void;
}

/** A finger that rests this long on a day begins to drag; one that moves before swipes. */
const holdMs = 300;
const slackPx = 10;

interface Press {
  readonly day: string;
  readonly x: number;
  readonly y: number;
  readonly isFinger: boolean;
}

/** Returns the listeners by which a range is dragged over days in a box, with the mouse or a finger. */
export function useDayDrag(box: RefObject<HTMLElement | null>, calls: DragCalls): DayDrag {
  const press = useRef<Press>(undefined);
  const isDragging = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const node = box.current;
    // React's own listeners could not keep the page from scrolling.
    const hold = (event: TouchEvent) => isDragging.current && event.cancelable && event.preventDefault();
    node?.addEventListener("touchmove", hold, { passive: false });
    return () => {
      clearTimeout(timer.current);
      node?.removeEventListener("touchmove", hold);
    };
  }, [box]);
  const begin = (day: string) => {
    isDragging.current = true;
    calls.onStart(day);
  };
  const end = () => {
    clearTimeout(timer.current);
    press.current = undefined;
  };
  const listeners: DragListeners = {
    onPointerDown: ({ target, button, pointerType, clientX: x, clientY: y }) => {
      end();
      isDragging.current = false;
      const day = button === 0 ? dayAt(target) : undefined;
      if (day === undefined) return;
      press.current = { day, x, y, isFinger: pointerType === "touch" };
      if (pointerType === "touch") timer.current = setTimeout(() => begin(day), holdMs);
    },
    onPointerMove: (event) => {
      const from = press.current;
      if (from === undefined) return;
      const day = dayUnder(event);
      if (isDragging.current) {
        if (day !== undefined) calls.onOver(day);
      } else if (from.isFinger) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > slackPx) end();
      } else if (event.buttons === 0) end();
      else if (day !== from.day) begin(from.day);
    },
    onPointerUp: (event) => {
      const day = dayUnder(event);
      if (isDragging.current && press.current && day !== undefined && day !== press.current.day) calls.onEnd(day);
      end();
    },
    onPointerCancel: end,
  };
  return { listeners, hasDragged: () => isDragging.current };
}

/** Returns the day under a pointer. The events of a finger have the day where it began as their target. */
const dayUnder = ({ clientX, clientY }: PointerEvent): string | undefined =>
  dayAt(document.elementFromPoint(clientX, clientY));

/** Returns the day of a button that can be pressed. */
function dayAt(target: EventTarget | null): string | undefined {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>(".trama-day-button") : null;
  if (!button || button.disabled || button.ariaDisabled === "true") return undefined;
  return button.closest("[data-day]")?.getAttribute("data-day") ?? undefined;
}
