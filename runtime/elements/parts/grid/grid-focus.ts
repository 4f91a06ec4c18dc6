import { type RefObject, useRef, useState } from "react";

/** The focused row, also while it is not in the document yet. */
export interface RowFocus {
  readonly id: string | undefined;
  readonly set: (id: string) => void;
  /** Returns the node of a row in the document. */
  readonly nodeOf: (id: string) => HTMLElement | null | undefined;
  /** Focus or show the wanted row, once it is in the document. */
  readonly settle: () => void;
  /** Focus a row, or only show it. */
  readonly show: (id: string, isFocused: boolean) => void;
  readonly move: (id: string) => void;
  /** Focus a control of a row. */
  readonly within: (id: string, selector: string) => void;
}

/** Returns the focus among the rows. */
export function useRowFocus(body: RefObject<HTMLElement | null>, indexes: ReadonlyMap<string, number>): RowFocus {
  const [id, set] = useState<string>();
  const pending = useRef<{ readonly id: string; readonly isFocused: boolean }>(undefined);
  const nodeOf = (row: string) => body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
  const settle = () => {
    const wanted = pending.current;
    if (!wanted || !indexes.has(wanted.id)) return;
    const node = nodeOf(wanted.id);
    if (!node) return;
    pending.current = undefined;
    if (wanted.isFocused) node.focus();
    else node.scrollIntoView({ block: "nearest" });
  };
  const show = (row: string, isFocused: boolean) => {
    set(row);
    pending.current = { id: row, isFocused };
    settle();
  };
  return {
    id,
    set,
    nodeOf,
    settle,
    show,
    move: (row) => show(row, true),
    within: (row, selector) => nodeOf(row)?.querySelector<HTMLElement>(selector)?.focus(),
  };
}

/** Returns the position of the row that a key moves to. */
export function nextRow(key: string, position: number, count: number, screen: number): number | undefined {
  if (key === "ArrowDown") return Math.min(position + 1, count - 1);
  if (key === "ArrowUp") return Math.max(position - 1, 0);
  if (key === "PageDown") return Math.min(position + screen, count - 1);
  if (key === "PageUp") return Math.max(position - screen, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/** Returns how many rows the grid, or the window around it, shows at a time. */
export function rowsPerScreen(row: Element): number {
  const room = Math.min(row.closest(".trama-data-grid")?.clientHeight ?? 0, window.innerHeight);
  return Math.max(1, Math.floor(room / Math.max(1, row.clientHeight)) - 2);
}
