import { type ReactNode, useEffect } from "react";

/**
 * Expose the focus guards at the ends of a layer's tab order to screen readers.
 *
 * The dialog library hides these empty elements but leaves them focusable; a focusable element must not be hidden. They
 * pass the focus on at once, so nothing is announced.
 */
export function FocusGuards(): ReactNode {
  useEffect(() => {
    const show = () => {
      for (const guard of document.querySelectorAll("[data-base-ui-focus-guard][aria-hidden]")) {
        guard.removeAttribute("aria-hidden");
      }
    };
    show();
    // The guards around the layer are rendered once it is positioned.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}
