import type { KeyboardEvent } from "react";

/** The elements that can receive the focus; buttons inside a field are skipped. */
const stops =
  "a[href],:is(button:not(.trama-icon-button),input,textarea,select):not([disabled]),[tabindex]:not([tabindex='-1'])";

/**
 * Move the focus among the links, buttons and fields of a box with the arrow keys along its main axis, Home and End.
 *
 * Does nothing if another handler took the key, or the focused element uses it itself.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, direction: "row" | "column"): void {
  const now = event.target;
  if (
    event.defaultPrevented ||
    event.nativeEvent.isComposing ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return;
  if (!(now instanceof HTMLElement) || needsArrows(now)) return;
  const all = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(stops)).filter((stop) =>
    stop.checkVisibility(),
  );
  const position = all.indexOf(now);
  const next = all[nextPosition(event.key, position, all.length, direction, now)];
  if (position < 0 || next === undefined || next === now) return;
  event.preventDefault();
  next.focus();
}

function nextPosition(
  key: string,
  position: number,
  count: number,
  direction: "row" | "column",
  now: HTMLElement,
): number {
  const inField = now.matches("input");
  const [back, forth] = direction === "column" ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  // In a field, these keys move the caret.
  if (inField && (direction === "row" || key === "Home" || key === "End")) return -1;
  if (key === back) return position - 1;
  if (key === forth) return position + 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}

const needsArrows = (target: HTMLElement): boolean =>
  target.isContentEditable ||
  target.matches("textarea,select,input:is([type=number],[type=range],[type=date],[type=radio]),[role=combobox]");
