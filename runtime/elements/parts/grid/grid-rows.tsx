import {
  type ChangeEvent,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { member } from "../select/options.ts";
import { type DrawItem, ItemSlot } from "../shared/item-slot.tsx";
import { drawValue } from "./grid-cells.tsx";
import type { GridColumn } from "./grid-columns.ts";
import { EditControl, RowButtons, type RowEditing } from "./grid-editing.tsx";
import { type GridRow, type RowCalls, type RowPlace, withName } from "./grid-row.ts";
import type { GridLabels } from "./grid-state.ts";

/** Explicit roles, as a browser may drop the table semantics of a CSS grid. */
export const roles = { group: { role: "rowgroup" }, row: { role: "row" }, heading: { role: "columnheader" } };

interface RowProps<Item> {
  readonly row: GridRow<Item>;
  readonly position: number;
  /** Set if only a part of the rows is in the document. */
  readonly place: RowPlace | undefined;
  readonly language: string;
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
  const { row, position, place, calls, isInteractive, isSelected, isCurrent, tabIndex, editing } = props;
  const { id } = row;
  return {
    "data-row": id,
    "data-even": position % 2 === 1 || undefined,
    ...(place ? { ref: place.measure, "data-index": place.index, style: spaced(place.space) } : {}),
    "data-selected": isSelected || undefined,
    "data-current": isCurrent || undefined,
    "data-editing": editing === "active" || undefined,
    "aria-current": isCurrent || undefined,
    tabIndex,
    ...(isInteractive
      ? {
          onClickCapture: (event: MouseEvent<HTMLElement>) => {
            // The row does what its own link would, with the questions and panels of the design.
            if (editing === "active" || asksForTab(event) || !isOwnLink(event)) return;
            event.preventDefault();
            calls.click(id);
          },
          onClick: (event: MouseEvent<HTMLElement>) => {
            if (editing === "active" || isControl(event.target, event.currentTarget)) return;
            if (!(asksForTab(event) && openBeside(event))) calls.click(id);
          },
          onAuxClick: (event: MouseEvent<HTMLElement>) => {
            if (asksForTab(event) && !isControl(event.target, event.currentTarget)) openBeside(event);
          },
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
            const isEnter = event.key === "Enter" && event.target === event.currentTarget;
            if (!(isEnter && (event.ctrlKey || event.metaKey) && openBeside(event))) calls.press(event, id);
          },
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

type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a click asks for another tab or window: with Ctrl, Command, Shift or the middle button. */
const asksForTab = ({ button, ctrlKey, metaKey, shiftKey }: Keys & { readonly button: number }): boolean =>
  button === 1 || (button === 0 && (ctrlKey || metaKey || shiftKey));

/** Returns the first link of a row to a page: the row's own. */
const ownLink = (row: Element): HTMLAnchorElement | null =>
  row.querySelector('a[href]:not([href^="tel:"], [href^="mailto:"], [target])');

const isOwnLink = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element && target.closest("a") !== null && target.closest("a") === ownLink(currentTarget);

/** Open the link of a row in another tab or window, as the browser does for a click on it. Returns whether it has one. */
function openBeside(event: Keys & { readonly button?: number; readonly currentTarget: Element }): boolean {
  const { button, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  const isMiddle = button === 1;
  const keys = { ctrlKey: ctrlKey || isMiddle, metaKey: metaKey || isMiddle, shiftKey };
  const link = ownLink(currentTarget);
  return (
    link?.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, ...keys })) !== undefined
  );
}

const spaced = (space: number): CSSProperties | undefined => (space > 0 ? { marginTop: space } : undefined);

const sameRow = <Item,>(one: RowProps<Item>, other: RowProps<Item>): boolean => {
  for (const name of Object.keys(one)) {
    if (name === "row" || name === "place") continue;
    if (Reflect.get(one, name) !== Reflect.get(other, name)) return false;
  }
  return one.row.id === other.row.id && one.row.value === other.row.value && samePlace(one.place, other.place);
};

const samePlace = (one: RowPlace | undefined, other: RowPlace | undefined): boolean =>
  one?.index === other?.index && one?.space === other?.space && one?.measure === other?.measure;

interface TableRowProps<Item> extends RowProps<Item> {
  readonly cellRole: "gridcell" | "cell";
  readonly cells: Readonly<Record<string, DrawItem<Item> | undefined>> | undefined;
  /** The row index of the first row for screen readers: 2 after headings. */
  readonly firstIndex: number;
  /** Whether the boxes, or the buttons, stay at their side together with pinned columns. */
  readonly isStartPinned: boolean;
  readonly isEndPinned: boolean;
}

function TableRow<Item>(props: TableRowProps<Item>): ReactNode {
  const { row, position, place, columns, cells, cellRole, calls, isSelectable, isSelected, editing } = props;
  const content = (column: GridColumn): ReactNode => {
    const isCustom = column.type === "custom";
    if (editing === "active" && column.isEditable && !isCustom) {
      return <EditControl column={column} row={row} calls={calls} />;
    }
    const draw = cells?.[column.id];
    if (draw) return <ItemSlot draw={draw} item={row.value} index={position} />;
    return isCustom ? null : drawValue(column, member(row.value, column.path), props.language);
  };
  const name = useMemo(() => nameOf(columns, row, props.language), [columns, row, props.language]);
  const header = columns.find(({ type }) => type !== "custom") ?? columns[0];
  return (
    <tr
      {...roles.row}
      {...rowAttributes(props)}
      aria-rowindex={place ? position + props.firstIndex : undefined}
      aria-selected={isSelectable ? isSelected : undefined}
    >
      {isSelectable && (
        <td role={cellRole} className="trama-grid-select" {...pinOf("start", 0, props.isStartPinned)}>
          <SelectBox
            label={withName(props.labels.selectRow, name)}
            isChecked={isSelected}
            onToggle={(isRange) => calls.toggle(row.id, isRange)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          role={column === header ? "rowheader" : cellRole}
          data-align={column.align}
          data-custom={column.type === "custom" || cells?.[column.id] !== undefined || undefined}
          {...pinOf(column.pin, index + 1)}
        >
          {content(column)}
        </td>
      ))}
      {editing !== "off" && (
        <td role={cellRole} data-custom {...pinOf("end", columns.length + 1, props.isEndPinned)}>
          <RowButtons {...props} name={name} />
        </td>
      )}
    </tr>
  );
}

/** Returns what a row is called for screen readers: its first value that is a text, if it has one. */
function nameOf<Item>(columns: readonly GridColumn[], row: GridRow<Item>, language: string): string {
  for (const column of columns) {
    const text = column.type === "custom" ? undefined : drawValue(column, member(row.value, column.path), language);
    if (typeof text === "string" && text !== "") return text;
  }
  return "";
}

/** Returns the attributes of a cell that stays at a side; the table sets its distance from there as a custom property. */
export function pinOf(pin: GridColumn["pin"], index: number, isOn = pin !== "none") {
  if (!isOn) return undefined;
  const distance = `var(--trama-pin-${index}, 0px)`;
  return { "data-pin": pin, style: pin === "start" ? { insetInlineStart: distance } : { insetInlineEnd: distance } };
}

/** A row of the table. */
export const Row = memo(TableRow, sameRow) as typeof TableRow;

interface CardProps<Item> extends RowProps<Item> {
  readonly draw: DrawItem<Item>;
  readonly cells: Readonly<Record<string, DrawItem<Item> | undefined>> | undefined;
  readonly rowCount: number;
}

function GridCard<Item>(props: CardProps<Item>): ReactNode {
  const { row, position, place, columns, calls, isSelectable, isSelected, editing, draw, cells } = props;
  const name = useMemo(() => nameOf(columns, row, props.language), [columns, row, props.language]);
  const field = (column: GridColumn): ReactNode => {
    const own = cells?.[column.id];
    if (column.type !== "custom") return <EditControl column={column} row={row} calls={calls} />;
    return own && <ItemSlot draw={own} item={row.value} index={position} />;
  };
  return (
    <li
      className="trama-grid-card"
      {...rowAttributes(props)}
      {...(place ? { "aria-setsize": props.rowCount, "aria-posinset": position + 1 } : {})}
    >
      {isSelectable && (
        <SelectBox
          label={withName(props.labels.selectRow, name)}
          isChecked={isSelected}
          onToggle={(isRange) => calls.toggle(row.id, isRange)}
        />
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
                {field(column)}
              </div>
            ))
        ) : (
          <ItemSlot draw={draw} item={row.value} index={position} />
        )}
      </div>
      {editing !== "off" && <RowButtons {...props} name={name} />}
    </li>
  );
}

/** A row as a card, on mobile. */
export const Card = memo(GridCard, sameRow) as typeof GridCard;

/** The checkbox that selects one row or all; with Shift, a range of rows. */
export function SelectBox({
  label,
  isChecked,
  isPartly = false,
  onToggle,
}: {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isPartly?: boolean;
  readonly onToggle: (isRange: boolean) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isPartly;
  }, [isPartly]);
  const change = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onToggle(nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey);
  return (
    <label className="trama-grid-box" onMouseDown={keepText}>
      <input ref={input} type="checkbox" aria-label={label} checked={isChecked} onChange={change} />
    </label>
  );
}

/** A click with Shift would select the text of the rows. */
function keepText(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}
