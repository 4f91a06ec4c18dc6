import { useMemo } from "react";
import { read, useValue } from "../../element.tsx";
import type { DataGridProps } from "../props.ts";

/** A column that is shown, with the defaults of what the design left out. */
export interface GridColumn {
  readonly id: string;
  readonly name: string;
  readonly isCustom: boolean;
  readonly path: string;
  readonly sortKey: string;
  readonly width: string;
  readonly isSortable: boolean;
  readonly align: "start" | "center" | "end";
  /** Screens on which it is left out. */
  readonly hideOn: readonly string[];
}

/** The columns that are shown, as one subscription; equal columns are the same value to React. */
export function useGridColumns(columns: DataGridProps["columns"], label: string): readonly GridColumn[] {
  const bind = useMemo(
    () => () => {
      const shown = (columns ?? []).filter((column) => read(column.display, label) !== false);
      return JSON.stringify(
        shown.map((column): GridColumn => {
          const path = column.path || column.id;
          return {
            id: column.id,
            name: read(column.name, label) ?? "",
            isCustom: column.type === "custom",
            path,
            sortKey: column.sortKey || path,
            width: column.width ?? "auto",
            isSortable: column.sortable === true,
            align: column.align ?? "start",
            hideOn: column.hideOn ?? [],
          };
        }),
      );
    },
    [columns, label],
  );
  const text = useValue<string>(bind, "[]", label);
  return useMemo(() => {
    const parsed: readonly GridColumn[] = JSON.parse(text);
    return parsed;
  }, [text]);
}
