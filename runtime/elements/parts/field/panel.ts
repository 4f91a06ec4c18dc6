import { useLayoutEffect } from "react";
import type { Emit } from "../../../react/element-events.ts";
import type { Signal } from "../../../react/signals.ts";
import { useLatest } from "../../../react/use-latest.ts";
import type { Handler } from "../../../workflow/workflow.ts";

interface Panel {
  /** Whether the value cannot be changed now, so that the panel stays closed. */
  readonly isFixed: boolean;
  readonly emit: Emit;
  readonly onOpen?: Handler | undefined;
  readonly onClose?: Handler | undefined;
  readonly changed?: (isOpen: boolean) => void;
}

/** Returns what opens and closes the list or calendar of a field, with the variable `isOpen` of the element. */
export function useFieldPanel(isOpen: Signal<boolean>, panel: Panel): (next: boolean) => void {
  const { isFixed } = panel;
  const latest = useLatest(panel);
  useLayoutEffect(() => {
    if (isFixed && isOpen.peek()) isOpen.value = false;
  }, [isFixed, isOpen]);
  return (next) => {
    const now = latest.current;
    if (next === isOpen.peek() || (next && now.isFixed)) return;
    isOpen.value = next;
    now.changed?.(next);
    now.emit(next ? now.onOpen : now.onClose, next ? "open" : "close", undefined);
  };
}
