import { type ReactNode, useEffect } from "react";

/**
 * Show the ends of a layer's tab order to readers of the screen.
 *
 * The behaviour library hides the empty stops that keep the focus inside, yet lets them take it; what takes the focus
 * must not be hidden. They are empty and hand the focus on at once, so nothing is read.
 */
export function FocusGuards(): ReactNode {
  useEffect(() => {
    const show = () => {
      for (const guard of document.querySelectorAll("[data-base-ui-focus-guard][aria-hidden]")) {
        guard.removeAttribute("aria-hidden");
      }
    };
    show();
    // Those around the layer are drawn once it has its place.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}
