import { type RefObject, useLayoutEffect, useState } from "react";
import { useLatest } from "../../../react/use-latest.ts";
import { css } from "../look/css.ts";
import type { GridColumn } from "./grid-columns.ts";

/** The width of a column, in pixels. */
export interface ColumnWidth {
  readonly id: string;
  readonly width: number;
}

export const narrowest = 48;

/** The widths that the visitor chose, and their changes. */
export interface GridWidths {
  readonly of: (id: string) => number | undefined;
  /** Show a width; undefined for the column's own. */
  readonly show: (id: string, width: number | undefined) => void;
  /** Report the last width of a column, once it is chosen. */
  readonly settle: (id: string) => void;
}

/** Returns the widths of columns: the design's until the visitor chooses others. */
export function useGridWidths(
  given: readonly ColumnWidth[],
  emit: (change: {
    readonly id: string;
    readonly width: number | null;
    readonly widths: readonly ColumnWidth[];
  }) => void,
): GridWidths {
  const [widths, setWidths] = useState<readonly ColumnWidth[]>(given);
  const [last, setLast] = useState(given);
  // Another list of the design replaces the widths.
  if (last !== given) {
    setLast(given);
    setWidths(given);
  }
  // Several changes may come before the next render.
  const now = useLatest(widths);
  const of = (id: string) => now.current.find((one) => one.id === id)?.width;
  return {
    of: (id) => widths.find((one) => one.id === id)?.width,
    show: (id, width) => {
      const others = now.current.filter((one) => one.id !== id);
      now.current = width === undefined ? others : [...others, { id, width: Math.max(narrowest, Math.round(width)) }];
      setWidths(now.current);
    },
    settle: (id) => emit({ id, width: of(id) ?? null, widths: now.current }),
  };
}

/**
 * Returns the width of a column as a CSS grid track.
 *
 * The width of a windowed list's column must not depend on the rows that are in the document.
 */
export function trackOf({ width }: GridColumn, own: number | undefined, isWindowed: boolean): string {
  if (own !== undefined) return `${own}px`;
  return isWindowed && width === "auto" ? "minmax(8rem, 1fr)" : (css(width) ?? "auto");
}

/** Set the distances of pinned columns from their side on the table, from the widths its columns have. */
export function usePinnedColumns(table: RefObject<HTMLTableElement | null>, hasPins: boolean, tracks: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tracks are other distances
  useLayoutEffect(() => {
    const node = table.current;
    if (!hasPins || !node) return;
    const place = () => {
      const sizes = getComputedStyle(node).gridTemplateColumns.split(" ").map(Number.parseFloat);
      const boxes = node.dataset.selectable === undefined ? 0 : 1;
      const start = sizes.map((_, index) => sum(sizes.slice(0, index)));
      const total = sum(sizes);
      for (const cell of node.querySelectorAll<HTMLElement>("tr:first-child > [data-pin]")) {
        const index = [...(cell.parentElement?.children ?? [])].indexOf(cell);
        const before = start[index] ?? 0;
        const distance = cell.dataset.pin === "start" ? before : total - before - (sizes[index] ?? 0);
        node.style.setProperty(`--trama-pin-${index + 1 - boxes}`, `${distance}px`);
      }
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(node);
    return () => observer.disconnect();
  }, [table, hasPins, tracks]);
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
