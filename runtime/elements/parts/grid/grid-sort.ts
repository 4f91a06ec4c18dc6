import { useSignalValue } from "../../../react/bound-value.ts";
import type { Signal } from "../../../react/signals.ts";
import type { DataGridSortPayload, DataGridVariables } from "../../props.ts";
import type { GridColumn } from "./grid-columns.ts";

export interface GridSort {
  readonly name: string | null;
  readonly order: "ASC" | "DESC";
}

type Sort = DataGridVariables["sort"];

/** Returns the order that the design controls, or else the visitor with the variable `sort`, and what changes it. */
export function useGridSort(
  variable: Signal<Sort>,
  design: { readonly name: string | undefined; readonly order: GridSort["order"] | undefined } | undefined,
  onSort: (sort: DataGridSortPayload) => void,
): readonly [GridSort, (column: GridColumn) => void] {
  const own = useSignalValue(variable);
  const { name, order } = design ?? own ?? {};
  const sort: GridSort = { name: name ?? null, order: order ?? "ASC" };
  const toggle = ({ id, sortKey }: GridColumn) => {
    const isTurned = sort.name === id && sort.order === "ASC";
    const next: DataGridSortPayload = { name: id, key: sortKey, order: isTurned ? "DESC" : "ASC" };
    variable.value = next;
    onSort(next);
  };
  return [sort, toggle];
}
