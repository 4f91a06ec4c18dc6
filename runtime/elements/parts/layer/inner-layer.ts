import { type RefObject, useEffect, useRef } from "react";

/** Whether the control of a list, calendar or menu inside has it open. The open one itself is elsewhere on the page. */
export const hasOpenLayer = (layer: Element | null): boolean =>
  (layer?.querySelector("[aria-haspopup][aria-expanded=true]") ?? null) !== null;

/** Whether a layer is asked to close by a press outside or by Escape. */
export const isDismissal = (reason: string): boolean => reason === "outside-press" || reason === "escape-key";

/**
 * Returns whether the press or key that is under way is for a layer inside: one was open when it began.
 *
 * The layer inside closes by the same press, and may be gone when this one hears of it, so what is open is noted first.
 */
export function useInnerLayer(layer: RefObject<Element | null>): () => boolean {
  const isInner = useRef(false);
  useEffect(() => {
    const look = () => {
      isInner.current = hasOpenLayer(layer.current);
    };
    window.addEventListener("pointerdown", look, true);
    window.addEventListener("keydown", look, true);
    return () => {
      window.removeEventListener("pointerdown", look, true);
      window.removeEventListener("keydown", look, true);
    };
  }, [layer]);
  return () => isInner.current;
}
