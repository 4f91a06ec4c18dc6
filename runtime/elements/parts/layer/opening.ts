import { type DOMAttributes, useEffect, useId, useRef, useState } from "react";
import { useSignalValue } from "../../../react/bound-value.ts";
import type { ElementRoot } from "../../../react/element.tsx";
import type { Signal } from "../../../react/signals.ts";
import type { Handler } from "../../../workflow/workflow.ts";

/** How long a panel stays after the pointer has left, so that the pointer can reach it. */
const hoverCloseDelayMs = 200;

interface Opener {
  readonly isDisabled: boolean;
  readonly onOpen?: Handler | undefined;
  readonly onClose?: Handler | undefined;
}

/** A panel that its trigger opens and closes, with the variable `isOpen` of the element. */
export function useOpening(
  { emit }: ElementRoot<HTMLDivElement>,
  variable: Signal<boolean>,
  { isDisabled, onOpen, onClose }: Opener,
) {
  const [isByHover, setByHover] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();
  const isOpen = useSignalValue(variable) === true && !isDisabled;
  /** Stay open although the pointer has left. */
  const hold = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const setOpen = (next: boolean) => {
    hold();
    if (next === variable.peek() || (next && isDisabled)) return;
    variable.value = next;
    emit(next ? onOpen : onClose, next ? "open" : "close", undefined);
  };
  const closeSoon = () => {
    hold();
    timer.current = setTimeout(() => setOpen(false), hoverCloseDelayMs);
  };
  return { panelId, isOpen, isByHover, setByHover, setOpen, hold, closeSoon };
}

/** Returns the listeners of a trigger that calls `enter` for the pointer and visible focus, besides the element's own. */
export const hoverListeners = (
  { attributes, node }: ElementRoot<HTMLDivElement>,
  enter: () => void,
  leave: () => void,
): DOMAttributes<HTMLDivElement> => ({
  onMouseEnter: (event) => {
    attributes.onMouseEnter?.(event);
    enter();
  },
  onMouseLeave: (event) => {
    attributes.onMouseLeave?.(event);
    leave();
  },
  onFocus: (event) => {
    attributes.onFocus?.(event);
    if (event.target.matches(":focus-visible") && node.current?.contains(event.target)) enter();
  },
});
