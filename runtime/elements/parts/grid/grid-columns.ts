import { useMemo } from "react";
import { read, useValue } from "../../../react/bound-value.ts";
import type { DataGridProps } from "../../props.ts";
import { type OptionFields, type SelectOption, toOptions } from "../select/options.ts";

/** A visible column, with defaults. */
export interface GridColumn {
  readonly id: string;
  readonly name: string;
  readonly isCustom: boolean;
  readonly path: string;
  readonly sortKey: string;
  readonly width: string;
  readonly isSortable: boolean;
  readonly align: "start" | "center" | "end";
  /** Screens on which it is hidden. */
  readonly hideOn: readonly string[];
  readonly isEditable: boolean;
  readonly editor: "text" | "email" | "tel" | "number" | "date" | "checkbox" | "select";
  readonly isRequired: boolean;
  readonly options: readonly Choice[];
}

type Choice = Pick<SelectOption, "value" | "label">;

/** Returns the visible columns in order, as one subscription; equal columns are the same value to React. */
export function useGridColumns(
  { columns, visibleColumns }: Pick<DataGridProps, "columns" | "visibleColumns">,
  label: string,
): readonly GridColumn[] {
  const bind = useMemo(
    () => () => {
      const order = read(visibleColumns, label);
      const all = columns ?? [];
      const chosen = order?.flatMap((id) => all.find((column) => column.id === id) ?? []) ?? all;
      const shown = chosen.filter((column, position) => {
        return chosen.indexOf(column) === position && read(column.display, label) !== false;
      });
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
            isEditable: column.type !== "custom" && read(column.editable, label) === true,
            editor: column.editableType ?? "text",
            isRequired: column.required === true,
            options: toOptions(read(column.options, label) ?? [], noFields).map(choiceOf),
          };
        }),
      );
    },
    [columns, visibleColumns, label],
  );
  const text = useValue<string>(bind, "[]", label);
  return useMemo(() => {
    const parsed: readonly GridColumn[] = JSON.parse(text);
    return parsed;
  }, [text]);
}

const noFields: OptionFields = { labelField: undefined, valueField: undefined, imageField: undefined };

const choiceOf = ({ value, label }: SelectOption): Choice => ({ value, label });
