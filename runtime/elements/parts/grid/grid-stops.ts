import { type RefObject, useLayoutEffect, useRef } from "react";

const controls = "a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]";

/**
 * Let Tab reach the controls of these rows alone, or of all when they are absent. The rows of an interactive grid are one stop, among which the arrow
 * keys move: with a button in each, Tab would stop at every row.
 *
 * Controls are drawn by the design, so their attribute is changed in the document, and set back when their row is next.
 */
export function useControlStops(
  body: RefObject<HTMLElement | null>,
  stops: readonly (string | undefined)[] | undefined,
): void {
  const taken = useRef(new Map<Element, string | null>());
  const known = stops?.join("\n");
  useLayoutEffect(() => {
    const node = body.current;
    if (known === undefined || !node) return;
    const open = new Set<string | undefined>(known.split("\n"));
    const apply = () => {
      for (const control of taken.current.keys()) if (!control.isConnected) taken.current.delete(control);
      for (const row of node.querySelectorAll<HTMLElement>(":scope > [data-row]")) {
        const isOpen = open.has(row.dataset.row);
        for (const control of row.querySelectorAll<HTMLElement>(controls)) {
          if (isOpen) giveBack(taken.current, control);
          else if (control.tabIndex >= 0) {
            taken.current.set(control, control.getAttribute("tabindex"));
            control.tabIndex = -1;
          }
        }
      }
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(node, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [body, known]);
}

function giveBack(taken: Map<Element, string | null>, control: Element): void {
  const before = taken.get(control);
  if (before === undefined) return;
  taken.delete(control);
  if (before === null) control.removeAttribute("tabindex");
  else control.setAttribute("tabindex", before);
}
