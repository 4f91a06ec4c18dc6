import { useMemo, useState } from "react";
import { read, useValue } from "../../../react/bound-value.ts";
import type { Breakpoint } from "../../../screen/screen.ts";
import type { DataGridProps } from "../../props.ts";
import { type OptionFields, type SelectOption, toOptions } from "../select/options.ts";

type ColumnProps = NonNullable<DataGridProps["columns"]>[number];

/** A column that is displayed, with defaults. */
export interface GridColumn {
  readonly id: string;
  readonly name: string;
  /** An explanation, shown by the help mark of the heading. */
  readonly hint: string;
  readonly type: NonNullable<ColumnProps["type"]>;
  readonly path: string;
  readonly format: string;
  readonly fractionDigits: number | undefined;
  readonly sortKey: string;
  readonly width: string;
  readonly isSortable: boolean;
  readonly isResizable: boolean;
  readonly pin: "none" | "start" | "end";
  readonly isPickable: boolean;
  /** Whether `visibleColumns` contains it. */
  readonly isVisible: boolean;
  readonly align: "start" | "center" | "end";
  /** Screens on which it is hidden. */
  readonly hideOn: readonly string[];
  readonly isEditable: boolean;
  readonly editor: NonNullable<ColumnProps["editableType"]>;
  readonly isRequired: boolean;
  readonly options: readonly Choice[];
}

type Choice = Pick<SelectOption, "value" | "label">;

/**
 * Returns the columns as one subscription: the visible ones in order, then the others. Equal columns are the same value
 * to React.
 */
export function useGridColumns(
  { columns, visibleColumns }: Pick<DataGridProps, "columns" | "visibleColumns">,
  label: string,
): readonly GridColumn[] {
  const bind = useMemo(
    () => () => {
      const order = read(visibleColumns, label);
      const all = columns ?? [];
      const visible = new Set(order?.flatMap((id) => all.find((column) => column.id === id) ?? []) ?? all);
      const displayed = [...visible, ...all.filter((column) => !visible.has(column))].filter(
        (column) => read(column.display, label) !== false,
      );
      return JSON.stringify(
        displayed.map((column): GridColumn => {
          const path = column.path || column.id;
          const type = column.type ?? "value";
          return {
            id: column.id,
            name: read(column.name, label) ?? "",
            hint: read(column.hint, label) ?? "",
            type: type === "value" ? (kinds[column.editableType ?? ""] ?? type) : type,
            path,
            format: column.format ?? "",
            fractionDigits: column.fractionDigits,
            sortKey: column.sortKey || path,
            width: column.width ?? "auto",
            isSortable: column.sortable === true,
            isResizable: column.resizable === true,
            pin: column.pin ?? "none",
            isPickable: column.pickable !== false,
            isVisible: visible.has(column),
            align: column.align ?? (type === "number" ? "end" : "start"),
            hideOn: column.hideOn ?? [],
            isEditable: read(column.editable, label) === true,
            editor: column.editableType ?? editors[type] ?? "text",
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

/** The editors that also show the values of a column without a type. */
const kinds: Readonly<Record<string, GridColumn["type"]>> = {
  checkbox: "checkbox",
  select: "select",
  multiselect: "multiselect",
};

const editors: Readonly<Record<string, GridColumn["editor"]>> = {
  number: "number",
  date: "date",
  datetime: "datetime",
  ...kinds,
};

const noFields: OptionFields = { labelField: undefined, valueField: undefined, imageField: undefined };

const choiceOf = ({ value, label }: SelectOption): Choice => ({ value, label });

/**
 * Returns the columns that are shown on a screen, and what shows or hides one of them for the visitor. Columns that the
 * design controls change only by what `onChange` leads to.
 */
export function usePickedColumns(
  columns: readonly GridColumn[],
  screen: Breakpoint,
  isControlled: boolean,
  onChange: (ids: string[]) => void,
): readonly [readonly GridColumn[], (id: string) => void] {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const shown = useMemo(() => shownColumns(columns, screen, chosen), [columns, screen, chosen]);
  const toggle = (id: string) => {
    const next = new Map(chosen).set(id, !shown.some((column) => column.id === id));
    if (!isControlled) setChosen(next);
    onChange(columns.filter((column) => next.get(column.id) ?? column.isVisible).map((column) => column.id));
  };
  return [shown, toggle];
}

/** Returns the columns that are shown on a screen, pinned ones first and last. */
function shownColumns(
  columns: readonly GridColumn[],
  screen: Breakpoint,
  chosen: ReadonlyMap<string, boolean>,
): readonly GridColumn[] {
  const shown = columns.filter(
    ({ id, isVisible, hideOn }) => (chosen.get(id) ?? isVisible) && !isLeftOut(hideOn, screen),
  );
  if (shown.every(({ pin }) => pin === "none")) return shown;
  return (["start", "none", "end"] as const).flatMap((side) => shown.filter(({ pin }) => pin === side));
}

/** A mobile screen also leaves out what tablets leave out. */
function isLeftOut(hideOn: readonly string[], screen: Breakpoint): boolean {
  if (screen === "default") return false;
  return hideOn.includes("tablet") || (screen === "mobile" && hideOn.includes("mobile"));
}
