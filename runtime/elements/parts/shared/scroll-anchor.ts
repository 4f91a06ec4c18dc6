/** What a visitor reads at the upper edge of a box that scrolls. */
export interface ScrollAnchor {
  /** Scroll so that it stands where it stood. */
  readonly restore: () => void;
}

/** Find what stands at the upper edge of `area`: the smallest block that is not higher than the box itself. */
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
  // Its lower edge: what stands inside of it at the top, such as a heading, may go when something comes before it.
  const offset = bottomOf(anchor) - edge;
  return {
    restore: () => {
      if (!anchor.isConnected) return;
      area.scrollTop += bottomOf(anchor) - area.getBoundingClientRect().top - offset;
    },
  };
}

/** The first of some blocks, which stand one under the other, that reaches below an edge. */
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
