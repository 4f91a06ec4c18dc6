import { type PointerEvent, useRef } from "react";

interface DragListeners {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
}

/**
 * Returns listeners for a box of days: `onStart` is called when a pressed mouse leaves a day, `onEnd` when it is released
 * over another. A finger swipes instead.
 */
export function useDayDrag(onStart: (day: string) => void, onEnd: (day: string) => void): DragListeners {
  const from = useRef<string>(undefined);
  const isDragging = useRef(false);
  return {
    onPointerDown: (event) => {
      isDragging.current = false;
      from.current = event.pointerType === "mouse" && event.button === 0 ? dayAt(event.target) : undefined;
    },
    onPointerMove: (event) => {
      if (from.current === undefined || isDragging.current) return;
      if (event.buttons === 0) from.current = undefined;
      else if (dayAt(event.target) !== from.current) {
        isDragging.current = true;
        onStart(from.current);
      }
    },
    onPointerUp: (event) => {
      const day = dayAt(event.target);
      if (isDragging.current && day !== undefined && day !== from.current) onEnd(day);
      from.current = undefined;
      isDragging.current = false;
    },
  };
}

/** Returns the day of a button that can be pressed. */
function dayAt(target: EventTarget): string | undefined {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>(".trama-day-button") : null;
  if (!button || button.disabled || button.ariaDisabled === "true") return undefined;
  return button.closest("[data-day]")?.getAttribute("data-day") ?? undefined;
}
