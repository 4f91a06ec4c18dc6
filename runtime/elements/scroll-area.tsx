import { type ReactNode, useEffect, useRef } from "react";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { batch } from "../react/signals.ts";
import { useLatest } from "../react/use-latest.ts";
import { type ScrollAnchor, scrollAnchor } from "./parts/layer/scroll-anchor.ts";
import type { ScrollAreaProps, ScrollAreaVariables } from "./props.ts";

interface Resolved {
  readonly role: string;
  readonly ariaLabel: string;
  readonly stickToEnd: boolean;
  readonly threshold: number;
}

const defaults: Resolved = { role: "group", ariaLabel: "", stickToEnd: false, threshold: 200 };

/** How many pixels from the start or end still count as there, as zoomed pages scroll by fractions. */
const tolerance = 8;

/**
 * A scrolling box.
 *
 * Browsers differ in what they keep in place when content grows above, and none does so at the very top. So this
 * element does it itself, before each paint after the content or the box was resized.
 */
export function ScrollArea(props: ScrollAreaProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "scroll-area", { isPlain: true });
  const { attributes, node, emit } = root;
  const state = root.values<Resolved>(props, defaults);
  const content = useRef<HTMLDivElement>(null);
  const anchor = useRef<ScrollAnchor>(undefined);
  const { stickToEnd } = state;
  const variables = root.connect(ScrollArea.spec, props.handle, {
    focus: () => node.current?.focus({ preventScroll: true }),
    scrollToStart: () => goTo(0),
    scrollToEnd: () => goTo(node.current?.scrollHeight ?? 0),
  });
  const goTo = (top: number) => {
    if (!node.current) return;
    node.current.scrollTop = top;
    look();
  };
  /**
   * The content height at which each side was last reported; at the same height it is reported again only after
   * scrolling away.
   */
  const reported = useRef({ start: -1, end: -1 });

  const heightSeen = useRef(0);

  /** Record the current position. */
  const look = () => {
    const area = node.current;
    if (!area || !content.current) return;
    const { scrollTop, scrollHeight, clientHeight } = area;
    const below = scrollHeight - clientHeight - scrollTop;
    anchor.current = scrollAnchor(area, content.current);
    heightSeen.current = content.current.offsetHeight;
    const isAtStart = scrollTop <= tolerance;
    const isAtEnd = below <= tolerance;
    batch(() => {
      variables.isAtStart.value = isAtStart;
      variables.isAtEnd.value = isAtEnd;
    });
    area.toggleAttribute("data-at-start", isAtStart);
    area.toggleAttribute("data-at-end", isAtEnd);
    tell("start", scrollTop, scrollHeight);
    tell("end", below, scrollHeight);
  };
  const tell = (side: "start" | "end", distance: number, height: number) => {
    if (distance > state.threshold) reported.current[side] = -1;
    else if (reported.current[side] !== height && content.current?.firstElementChild) {
      reported.current[side] = height;
      if (side === "start") emit(props.onReachStart, "reachStart", undefined);
      else emit(props.onReachEnd, "reachEnd", undefined);
    }
  };
  /** After a resize of the content or box, restore the position. */
  const settle = () => {
    const area = node.current;
    if (!area) return;
    if (stickToEnd && variables.isAtEnd.peek()) area.scrollTop = area.scrollHeight;
    else anchor.current?.restore();
    look();
  };
  const latest = useLatest({ look, settle });
  useEffect(() => {
    const area = node.current;
    if (!area || !content.current) return;
    const onScroll = () => {
      // New rows are settled before the next paint; until then the recorded position is the right one.
      if (content.current?.offsetHeight === heightSeen.current) latest.current.look();
    };
    const observer = new ResizeObserver(() => latest.current.settle());
    observer.observe(area);
    observer.observe(content.current);
    area.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener("scroll", onScroll);
    };
  }, [node, latest]);

  // A scrolling box must be reachable by keyboard.
  const named = { role: state.role, "aria-label": state.ariaLabel || undefined, tabIndex: 0 };
  return (
    <div {...attributes} {...named} data-sticks={stickToEnd || undefined}>
      <div ref={content} className="trama-scroll-content">
        {props.children}
      </div>
    </div>
  );
}

ScrollArea.spec = elementSpec<ScrollAreaVariables>({
  type: "scroll-area",
  variables: { isAtStart: true, isAtEnd: true },
  actions: ["scrollToStart", "scrollToEnd", "focus"],
});
