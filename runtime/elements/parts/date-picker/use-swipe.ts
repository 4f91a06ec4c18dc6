import { type RefCallback, useState } from "react";
import { useLatest } from "../../../react/use-latest.ts";

/** What counts as a swipe, in CSS pixels and milliseconds. */
export interface SwipeLimits {
  readonly minX: number;
  readonly maxY: number;
  readonly maxMs: number;
}

const usual: SwipeLimits = { minX: 10, maxY: Number.POSITIVE_INFINITY, maxMs: Number.POSITIVE_INFINITY };

/** Returns a ref: a horizontal swipe of a finger over its node calls `onSwipe`, with 1 for the next page. */
export function useSwipe(onSwipe: (step: -1 | 1) => void, limits: SwipeLimits = usual): RefCallback<HTMLElement> {
  const latest = useLatest({ onSwipe, limits });
  const [ref] = useState(() => (node: HTMLElement | null) => {
    if (!node) return;
    const ended = new AbortController();
    const { signal } = ended;
    let begin: { readonly x: number; readonly y: number; readonly ms: number } | undefined;
    let hasSwiped = false;
    const touch = ({ changedTouches }: TouchEvent) => changedTouches[0];
    node.addEventListener(
      "touchstart",
      (event) => {
        const at = touch(event);
        hasSwiped = false;
        begin = at && event.touches.length === 1 ? { x: at.clientX, y: at.clientY, ms: event.timeStamp } : undefined;
      },
      { signal, passive: true },
    );
    node.addEventListener(
      "touchend",
      (event) => {
        const at = touch(event);
        if (!begin || !at) return;
        const [x, y, ms] = [at.clientX - begin.x, Math.abs(at.clientY - begin.y), event.timeStamp - begin.ms];
        const { minX, maxY, maxMs } = latest.current.limits;
        begin = undefined;
        if (Math.abs(x) < minX || Math.abs(x) <= y || y > maxY || ms > maxMs) return;
        hasSwiped = true;
        latest.current.onSwipe(x < 0 ? 1 : -1);
      },
      { signal, passive: true },
    );
    // A short swipe is a press for the browser too.
    node.addEventListener(
      "click",
      (event) => {
        if (hasSwiped) event.stopPropagation();
        hasSwiped = false;
      },
      { signal, capture: true },
    );
    return () => ended.abort();
  });
  return ref;
}
