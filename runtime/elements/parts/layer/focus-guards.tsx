import { type ReactNode, useEffect } from "react";

const guards = "[data-base-ui-focus-guard]";

/**
 * Expose the focus guards at the ends of a layer's tab order to screen readers.
 *
 * The dialog library hides these empty elements but leaves them focusable; a focusable element must not be hidden. They
 * pass the focus on at once, so nothing is announced. Some appear after the layer: once it is positioned, or once the
 * library knows what keeps the focus.
 */
export function FocusGuards(): ReactNode {
  useEffect(() => {
    for (const guard of document.querySelectorAll(guards)) guard.removeAttribute("aria-hidden");
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) show(node);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return null;
}

function show(node: Node): void {
  if (!(node instanceof Element)) return;
  if (node.matches(guards)) node.removeAttribute("aria-hidden");
  for (const guard of node.querySelectorAll(guards)) guard.removeAttribute("aria-hidden");
}
