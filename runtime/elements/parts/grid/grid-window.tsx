import { type Range, useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { type GridRow, type ShownRows, usualHeight } from "./grid-row.ts";

export interface GridWindowProps {
  readonly rows: readonly GridRow<unknown>[];
  readonly body: RefObject<HTMLElement | null>;
  /** The space between two rows, in pixels. */
  readonly gap: number;
  /** The positions of rows that stay in the document wherever the visitor scrolls. */
  readonly kept: readonly number[];
  /** Another text means other heights of rows. */
  readonly rowHeight: string;
  readonly onChange: (shown: ShownRows) => void;
}

const overscan = 8;

/** Reports which rows are near the visible part of what scrolls: the grid itself, a box around it, or the page. */
export default function GridWindow(props: GridWindowProps): ReactNode {
  const { body } = props;
  const [scroller, setScroller] = useState<Element | null>();
  useLayoutEffect(() => {
    const find = () => setScroller(scrollerOf(body.current));
    find();
    const observer = new ResizeObserver(find);
    if (body.current) observer.observe(body.current);
    const root = body.current?.closest(".trama-data-grid");
    if (root) observer.observe(root);
    return () => observer.disconnect();
  }, [body]);
  if (scroller === undefined) return null;
  return scroller === null ? <PageWindow {...props} /> : <BoxWindow {...props} scroller={scroller} />;
}

/** Returns the nearest box around the rows that scrolls them; null for the page. */
function scrollerOf(body: HTMLElement | null): Element | null {
  for (let node = body?.parentElement; node && node !== document.body; node = node.parentElement) {
    if (node.scrollHeight > node.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  return null;
}

function BoxWindow({ scroller, ...props }: GridWindowProps & { readonly scroller: Element }): ReactNode {
  const settings = useSettings(props, scroller);
  const virtualizer = useVirtualizer<Element, Element>({
    ...settings,
    getScrollElement: () => scroller,
    initialOffset: () => scroller.scrollTop,
  });
  useReport(virtualizer, props);
  return null;
}

function PageWindow(props: GridWindowProps): ReactNode {
  const settings = useSettings(props, null);
  const virtualizer = useWindowVirtualizer<Element>(settings);
  useReport(virtualizer, props);
  return null;
}

type AnyVirtualizer = Virtualizer<Element, Element> | Virtualizer<Window, Element>;

/** The settings of a virtualizer, for the page or a box. */
function useSettings({ rows, body, gap, kept, rowHeight }: GridWindowProps, scroller: Element | null) {
  const height = useRef(usualHeight);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text means another height
  useLayoutEffect(() => {
    height.current = rowHeightOf(body.current);
  }, [body, rowHeight]);
  const [margin, setMargin] = useState(() => marginOf(body.current, scroller));
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const rangeExtractor = useCallback(
    ({ startIndex, endIndex, count }: Range) => {
      const first = Math.max(startIndex - overscan, 0);
      const last = Math.min(endIndex + overscan, count - 1);
      const near = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const far = kept.filter((index) => index < count && (index < first || index > last));
      return far.length === 0 ? near : [...near, ...far].sort((one, other) => one - other);
    },
    [kept],
  );
  return {
    count: rows.length,
    gap,
    scrollMargin: margin,
    getItemKey,
    rangeExtractor,
    estimateSize: () => height.current,
    measureElement: heightOf,
    // What is above the rows may have changed since the last scrolling.
    onChange: ({ isScrolling }: AnyVirtualizer) => {
      if (isScrolling === false) setMargin(marginOf(body.current, scroller));
    },
  };
}

/** Report the rows of a virtualizer that are in the document, and measure them again when their heights change. */
function useReport(virtualizer: AnyVirtualizer, { rowHeight, onChange }: GridWindowProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of rows is measured again
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const items = virtualizer.getVirtualItems();
  const size = virtualizer.getTotalSize();
  const { measureElement, options } = virtualizer;
  const margin = options.scrollMargin;
  useLayoutEffect(() => {
    if (items.length > 0) onChange({ items, margin, size, measure: measureElement });
  }, [items, margin, size, measureElement, onChange]);
}

/** Returns the height that rows usually have here. */
const rowHeightOf = (body: HTMLElement | null): number =>
  body?.querySelector<HTMLElement>("[data-row]")?.offsetHeight ?? usualHeight;

/** Returns the distance of the rows from the start of what scrolls. */
function marginOf(body: HTMLElement | null, scroller: Element | null): number {
  const top = body?.getBoundingClientRect().top ?? 0;
  if (scroller === null) return top + window.scrollY;
  return top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop;
}

/** Returns the height of a row. Before its layout it is the one it had, or else had in the plan: reading it is slow. */
function heightOf(
  node: Element,
  entry: ResizeObserverEntry | undefined,
  { options, itemSizeCache, indexFromElement }: AnyVirtualizer,
): number {
  const [box] = entry?.borderBoxSize ?? [];
  if (box) return Math.round(box.blockSize);
  const index = indexFromElement(node);
  return itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index);
}
