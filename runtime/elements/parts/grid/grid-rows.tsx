import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useLayoutEffect, useRef } from "react";
import { member } from "../select/options.ts";
import { type DrawItem, ItemSlot } from "../shared/item-slot.tsx";
import type { GridColumn } from "./grid-columns.ts";
import { CellValue, EditControl, RowButtons, type RowEditing } from "./grid-editing.tsx";
import type { GridRow, RowCalls } from "./grid-row.ts";
import type { GridLabels } from "./grid-state.ts";

/** Explicit roles, as a browser may drop the table semantics of a CSS grid. */
export const roles = { group: { role: "rowgroup" }, row: { role: "row" }, heading: { role: "columnheader" } };

interface RowProps<Item> {
  readonly row: GridRow<Item>;
  readonly position: number;
  readonly columns: readonly GridColumn[];
  readonly calls: RowCalls;
  readonly labels: GridLabels;
  readonly isInteractive: boolean;
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly tabIndex: number | undefined;
  readonly editing: RowEditing;
  readonly canDelete: boolean;
}

function rowAttributes<Item>(props: RowProps<Item>) {
  const { row, calls, isInteractive, isSelected, isCurrent, tabIndex, editing } = props;
  const { id } = row;
  return {
    "data-row": id,
    "data-selected": isSelected || undefined,
    "data-current": isCurrent || undefined,
    "data-editing": editing === "active" || undefined,
    "aria-current": isCurrent || undefined,
    tabIndex,
    ...(isInteractive
      ? {
          onClick: (event: MouseEvent<HTMLElement>) => {
            if (editing !== "active" && !isControl(event.target, event.currentTarget)) calls.click(id);
          },
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => calls.press(event, id),
          onFocus: () => calls.focus(id),
        }
      : {}),
  };
}

/** Whether a click was on a control inside the row, or in a layer opened from it, and not on the row itself. */
function isControl(target: EventTarget, row: Element): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest("a,button,input,select,textarea,label,[role=button],[role=menuitem],[role=option]");
  return !row.contains(target) || (control !== null && control !== row && row.contains(control));
}

const sameRow = <Item,>(one: RowProps<Item>, other: RowProps<Item>): boolean => {
  for (const name of Object.keys(one)) {
    if (name === "row") continue;
    if (Reflect.get(one, name) !== Reflect.get(other, name)) return false;
  }
  return one.row.id === other.row.id && one.row.value === other.row.value;
};

interface TableRowProps<Item> extends RowProps<Item> {
  readonly cellRole: "gridcell" | "cell";
  readonly cells: Readonly<Record<string, DrawItem<Item> | undefined>> | undefined;
}

function TableRow<Item>(props: TableRowProps<Item>): ReactNode {
  const { row, position, columns, cells, cellRole, calls, isSelectable, isSelected, editing } = props;
  const content = (column: GridColumn): ReactNode => {
    if (editing === "active" && column.isEditable) return <EditControl column={column} row={row} onSave={calls.save} />;
    const draw = cells?.[column.id];
    if (draw) return <ItemSlot draw={draw} item={row.value} index={position} />;
    return column.isCustom ? null : <CellValue column={column} value={member(row.value, column.path)} />;
  };
  return (
    <tr {...roles.row} {...rowAttributes(props)} aria-selected={isSelectable ? isSelected : undefined}>
      {isSelectable && (
        <td role={cellRole} className="trama-grid-select">
          <SelectBox label={props.labels.selectRow} isChecked={isSelected} onToggle={() => calls.toggle(row.id)} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          role={cellRole}
          data-align={column.align}
          data-custom={column.isCustom || cells?.[column.id] !== undefined || undefined}
        >
          {content(column)}
        </td>
      ))}
      {editing !== "off" && (
        <td role={cellRole} data-custom>
          <RowButtons {...props} />
        </td>
      )}
    </tr>
  );
}

/** A row of the table. */
export const Row = memo(TableRow, sameRow) as typeof TableRow;

interface CardProps<Item> extends RowProps<Item> {
  readonly draw: DrawItem<Item>;
}

function GridCard<Item>(props: CardProps<Item>): ReactNode {
  const { row, position, columns, calls, isSelectable, isSelected, editing, draw } = props;
  return (
    <li className="trama-grid-card" {...rowAttributes(props)}>
      {isSelectable && (
        <SelectBox label={props.labels.selectRow} isChecked={isSelected} onToggle={() => calls.toggle(row.id)} />
      )}
      <div className="trama-grid-card-content">
        {editing === "active" ? (
          columns
            .filter(({ isEditable }) => isEditable)
            .map((column) => (
              <div key={column.id} className="trama-grid-field">
                <span className="trama-label" aria-hidden="true">
                  {column.name}
                </span>
                <EditControl column={column} row={row} onSave={calls.save} />
              </div>
            ))
        ) : (
          <ItemSlot draw={draw} item={row.value} index={position} />
        )}
      </div>
      {editing !== "off" && <RowButtons {...props} />}
    </li>
  );
}

/** A row as a card, on mobile. */
export const Card = memo(GridCard, sameRow) as typeof GridCard;

/** The checkbox that selects one row or all. */
export function SelectBox({
  label,
  isChecked,
  isPartly = false,
  onToggle,
}: {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isPartly?: boolean;
  readonly onToggle: () => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className="trama-grid-box">
      <input ref={input} type="checkbox" aria-label={label} checked={isChecked} onChange={onToggle} />
    </label>
  );
}
