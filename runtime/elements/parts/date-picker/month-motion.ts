import { type RefObject, useLayoutEffect, useRef } from "react";

/** How a calendar changes its month. The direction follows the months. */
export type Transition = "none" | "fade" | "slide-h" | "slide-v";

type Motion = "fade" | "slide-left" | "slide-right" | "slide-up" | "slide-down";

const starts: Readonly<Record<Motion, Keyframe>> = {
  fade: { opacity: 0 },
  "slide-left": { opacity: 0, translate: "24px 0" },
  "slide-right": { opacity: 0, translate: "-24px 0" },
  "slide-up": { opacity: 0, translate: "0 24px" },
  "slide-down": { opacity: 0, translate: "0 -24px" },
};

const durationMs = 150;

/** Animate the month grids of a node whenever the month changes. */
export function useMonthMotion(node: RefObject<HTMLElement | null>, month: string, transition: Transition): void {
  const before = useRef(month);
  useLayoutEffect(() => {
    const motion = motionOf(before.current, month, transition);
    before.current = month;
    if (motion === undefined || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const grid of node.current?.querySelectorAll<HTMLElement>(".trama-month-grid") ?? []) {
      grid.dataset.motion = motion;
      grid.animate([starts[motion], {}], { duration: durationMs, easing: "ease-out" });
    }
  }, [node, month, transition]);
}

function motionOf(before: string, month: string, transition: Transition): Motion | undefined {
  if (before === month || transition === "none") return undefined;
  if (transition === "fade") return "fade";
  if (transition === "slide-h") return before < month ? "slide-left" : "slide-right";
  return before < month ? "slide-up" : "slide-down";
}
