/** The content at the upper edge of a scrolling box. */
export interface ScrollAnchor {
  /** Scroll back to where it was. */
  readonly restore: () => void;
}

/** Find the block at the upper edge of `area`: the smallest one that is not higher than the box. */
export function scrollAnchor(area: HTMLElement, content: HTMLElement): ScrollAnchor | undefined {
  const edge = area.getBoundingClientRect().top;
  let found: Element | undefined;
  let inside: Element | undefined = content;
  while (inside !== undefined) {
    const first: Element | undefined = firstBelow(inside.children, edge + 1);
    if (first === undefined) break;
    found = first;
    inside = first.getBoundingClientRect().height > area.clientHeight ? first : undefined;
  }
  if (found === undefined) return undefined;
  const anchor = found;
  // Anchor its lower edge, as content at its top, such as a heading, may disappear when something is inserted before
  // it.
  const offset = bottomOf(anchor) - edge;
  return {
    restore: () => {
      if (!anchor.isConnected) return;
      area.scrollTop += bottomOf(anchor) - area.getBoundingClientRect().top - offset;
    },
  };
}

/** Returns the first of some stacked blocks that reaches below an edge. */
function firstBelow(blocks: HTMLCollection, edge: number): Element | undefined {
  let from = 0;
  let to = blocks.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const block = blocks[middle];
    if (block && bottomOf(block) > edge) to = middle;
    else from = middle + 1;
  }
  return blocks[from];
}

const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;
