import type { ReactNode, RefObject } from "react";
import type { CustomProperties } from "../look/css.ts";
import { isWindowed } from "./grid-body.tsx";
import type { GridColumn } from "./grid-columns.ts";
import { roles } from "./grid-rows.tsx";
import type { GridState } from "./grid-state.ts";
import { type GridWidths, trackOf, usePinnedColumns } from "./grid-widths.ts";

/** Whether the boxes and the buttons of rows stay at their side, together with pinned columns. */
interface Pins {
  readonly isStartPinned: boolean;
  readonly isEndPinned: boolean;
}

/** The table around the headings and the rows, with the widths of its columns. */
export function GridTable<Item>({
  table,
  state,
  columns,
  widths,
  isInteractive,
  rows,
  children,
}: {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly state: GridState<Item>;
  readonly columns: readonly GridColumn[];
  readonly widths: GridWidths;
  readonly isInteractive: boolean;
  readonly rows: readonly unknown[];
  readonly children: (pins: Pins) => ReactNode;
}): ReactNode {
  const pins: Pins = {
    isStartPinned: columns.some(({ pin }) => pin === "start"),
    isEndPinned: columns.some(({ pin }) => pin === "end"),
  };
  const windowed = isWindowed(rows);
  const tracks = [
    state.selectable ? "var(--trama-select-width, 44px)" : "",
    ...columns.map((column) => trackOf(column, widths.of(column.id), windowed)),
    state.inlineEditing ? "var(--trama-action-width, 80px)" : "",
  ].join(" ");
  usePinnedColumns(table, pins.isStartPinned || pins.isEndPinned, tracks);
  const style: CustomProperties = { "--trama-columns": tracks };
  return (
    <table
      ref={table}
      className="trama-grid-table"
      aria-label={state.ariaLabel || undefined}
      aria-rowcount={windowed ? rows.length + (state.displayHeader ? 1 : 0) : undefined}
      data-selectable={state.selectable || undefined}
      style={style}
      {...(isInteractive ? { role: "grid", "aria-multiselectable": state.selectable } : { role: "table" })}
    >
      {children(pins)}
    </table>
  );
}

/** A placeholder of a row. */
export function SkeletonRow<Item>({
  state,
  columns,
  isInteractive,
}: {
  readonly state: GridState<Item>;
  readonly columns: readonly GridColumn[];
  readonly isInteractive: boolean;
}): ReactNode {
  const role = isInteractive ? "gridcell" : "cell";
  return (
    <tr {...roles.row}>
      {state.selectable && <td role={role} className="trama-grid-select" />}
      {columns.map((column) => (
        <td key={column.id} role={role}>
          <span className="trama-skeleton" />
        </td>
      ))}
      {state.inlineEditing && <td role={role} />}
    </tr>
  );
}
