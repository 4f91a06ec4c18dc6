import { useEffect } from "react";
import { useLatest } from "../../../react/use-latest.ts";

/** What the presses of a move do; `at` is a point of the window. */
export interface PressedMove {
  /** Show where the card would go; undefined outside of all lanes. */
  readonly show: (at: { readonly x: number; readonly y: number }) => void;
  /** Drop the card at a point, or put it back. */
  readonly end: (at: { readonly x: number; readonly y: number } | undefined) => void;
  /** Whether a press is on the board, not beside it. */
  readonly isInside: (target: Element) => boolean;
}

/**
 * Move a card by presses alone, for people who cannot drag: a press on its handle has lifted it, the next one drops it
 * where it is. Escape, or a press outside of the board, puts it back.
 */
export function usePressedMove(isLifted: boolean, move: PressedMove): void {
  const latest = useLatest(move);
  useEffect(() => {
    if (!isLifted) return;
    const point = ({ clientX, clientY }: MouseEvent) => latest.current.show({ x: clientX, y: clientY });
    const press = (event: MouseEvent) => {
      // The press is not one on what is there.
      event.preventDefault();
      event.stopPropagation();
      const { target, clientX, clientY } = event;
      const isInside = target instanceof Element && latest.current.isInside(target);
      latest.current.end(isInside ? { x: clientX, y: clientY } : undefined);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.end(undefined);
    };
    window.addEventListener("pointermove", point);
    window.addEventListener("click", press, true);
    window.addEventListener("keydown", key, true);
    return () => {
      window.removeEventListener("pointermove", point);
      window.removeEventListener("click", press, true);
      window.removeEventListener("keydown", key, true);
    };
  }, [isLifted, latest]);
}
