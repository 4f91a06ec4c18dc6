import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type Emit, type OwnVariables, textOf, useLatest, useSignalValue } from "../element.tsx";
import { type Breakpoint, breakpoint } from "../screen.ts";
import { type CustomProperties, css } from "./parts/css.ts";
import type { GridColumn } from "./parts/grid-columns.ts";
import type { GridActions, GridState } from "./parts/grid-state.ts";
import { type DrawItem, ItemSlot } from "./parts/item-slot.tsx";
import { member } from "./parts/options.ts";
import { arrowDown, arrowsUpDown, arrowUp, Glyph } from "./parts/svg.tsx";
import type { DataGridProps, DataGridVariables } from "./props.ts";

export interface DataGridViewProps<Item> {
  readonly props: DataGridProps<Item>;
  readonly state: GridState<Item>;
  readonly columns: readonly GridColumn[];
  readonly variables: OwnVariables<DataGridVariables<Item>>;
  readonly actions: { current: GridActions | undefined };
  readonly emit: Emit;
}

interface GridRow<Item> {
  readonly id: string;
  readonly value: Item;
}

/** What the rows call; the same object on every render, so that rows which did not change are not drawn again. */
interface RowCalls {
  readonly click: (id: string) => void;
  readonly toggle: (id: string) => void;
  readonly press: (event: KeyboardEvent<HTMLElement>, id: string) => void;
  readonly focus: (id: string) => void;
}

/** A table that is laid out as a CSS grid may lose its meaning in a browser, so the parts say what they are. */
const roles = { group: { role: "rowgroup" }, row: { role: "row" }, heading: { role: "columnheader" } };

/** The table of a grid, or its cards on mobile when the design has them. */
export default function DataGridView<Item>(given: DataGridViewProps<Item>): ReactNode {
  const { props, state, variables, emit } = given;
  const { data } = state;
  const body = useRef<HTMLElement>(null);
  const [focusId, setFocusId] = useState<string>();
  const screen = useSignalValue(breakpoint);
  const columns = useMemo(
    () => given.columns.filter(({ hideOn }) => !isLeftOut(hideOn, screen)),
    [given.columns, screen],
  );
  const selected = useSignalValue(variables.selectedRows) ?? [];
  const ownSort = useSignalValue(variables.sort);
  const rows = data.map((value, position): GridRow<Item> => ({ id: idOf(value, props.dataIdPath, position), value }));
  const isInteractive = state.selectable || props.onRowClick !== undefined;
  const selectedIds = new Set(selected.map(({ id }) => id));
  const firstId = rows.some(({ id }) => id === focusId) ? focusId : rows[0]?.id;

  const select = (next: readonly GridRow<Item>[], isByVisitor: boolean) => {
    variables.selectedRows.value = [...next];
    if (isByVisitor) emit(props.onSelectionChange, "selectionChange", { selectedRows: [...next] });
  };
  given.actions.current = { clearSelection: () => select([], false), selectAll: () => select(rows, false) };
  useLayoutEffect(() => {
    // A row that is shown no more leaves the selection, so that an action never reaches what nobody sees.
    if (state.isFetching) return;
    const now = variables.selectedRows.peek() ?? [];
    const kept = rows.filter(({ id }) => now.some((row) => row.id === id));
    const isSame = kept.length === now.length && kept.every((row) => now.some((old) => old.value === row.value));
    if (!isSame) variables.selectedRows.value = kept;
  });

  const latest = useLatest({
    click: (id: string) => {
      const index = rows.findIndex((row) => row.id === id);
      const row = rows[index];
      if (row) emit(props.onRowClick, "rowClick", { id, value: row.value, index });
    },
    toggle: (id: string) => {
      const isOn = selectedIds.has(id);
      select(
        rows.filter((row) => (row.id === id ? !isOn : selectedIds.has(row.id))),
        true,
      );
    },
    press: (event: KeyboardEvent<HTMLElement>, id: string) => {
      if (event.target !== event.currentTarget) return;
      const position = rows.findIndex((row) => row.id === id);
      const next = nextRow(event.key, position, rows.length);
      if (next !== undefined) {
        const target = rows[next];
        if (target) {
          setFocusId(target.id);
          body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(target.id)}"]`)?.focus();
        }
      } else if (event.key === " " && state.selectable) latest.current.toggle(id);
      else if (event.key === "Enter") latest.current.click(id);
      else return;
      event.preventDefault();
    },
    focus: setFocusId,
  });
  const [calls] = useState<RowCalls>(() => ({
    click: (id) => latest.current.click(id),
    toggle: (id) => latest.current.toggle(id),
    press: (event, id) => latest.current.press(event, id),
    focus: (id) => latest.current.focus(id),
  }));

  const sort =
    props.sortName === undefined && props.sortOrder === undefined
      ? { name: ownSort?.name ?? null, order: ownSort?.order ?? "ASC" }
      : { name: state.sortName ?? null, order: state.sortOrder ?? "ASC" };
  const sortBy = (column: GridColumn) => {
    const order = sort.name === column.id && sort.order === "ASC" ? "DESC" : "ASC";
    const next = { name: column.id, key: column.sortKey, order } as const;
    variables.sort.value = next;
    emit(props.onSort, "sort", next);
  };

  const isLoading = state.isFetching && rows.length === 0;
  const empty =
    !state.isFetching && rows.length === 0 ? (
      <div className="trama-grid-empty">{props.empty ?? state.emptyText}</div>
    ) : null;
  const cellRole = isInteractive ? "gridcell" : "cell";
  const shared = { calls, isInteractive, isSelectable: state.selectable, selectLabel: state.selectRowLabel };
  const rowState = ({ id }: GridRow<Item>) => ({
    isSelected: selectedIds.has(id),
    isCurrent: state.currentId !== undefined && String(state.currentId) === id,
    tabIndex: isInteractive ? (id === firstId ? 0 : -1) : undefined,
  });

  if (screen === "mobile" && props.card) {
    const card = props.card;
    return (
      <>
        {/* biome-ignore lint/a11y/noRedundantRoles: without bullets one browser forgets that it is a list */}
        <ul className="trama-grid-cards" role="list" aria-label={state.ariaLabel || undefined} ref={holdBody(body)}>
          {isLoading
            ? skeletons(state.skeletonRows, (position) => (
                <li key={position} className="trama-grid-card" aria-hidden="true">
                  <span className="trama-skeleton" />
                </li>
              ))
            : rows.map((row, position) => (
                <Card key={row.id} row={row} position={position} draw={card} {...shared} {...rowState(row)} />
              ))}
        </ul>
        {empty}
      </>
    );
  }
  const style: CustomProperties = {
    "--trama-columns": [state.selectable ? "var(--trama-select-width, 44px)" : "", ...columns.map(trackOf)].join(" "),
  };
  const selectAll = () => select(selected.length === rows.length ? [] : rows, true);
  return (
    <>
      <table
        className="trama-grid-table"
        aria-label={state.ariaLabel || undefined}
        style={style}
        {...(isInteractive ? { role: "grid", "aria-multiselectable": state.selectable } : { role: "table" })}
      >
        {state.displayHeader && (
          <thead {...roles.group}>
            <tr {...roles.row}>
              {state.selectable && (
                <th scope="col" {...roles.heading} className="trama-grid-select">
                  <SelectBox
                    label={state.selectAllLabel}
                    isChecked={rows.length > 0 && selected.length === rows.length}
                    isPartly={selected.length > 0 && selected.length < rows.length}
                    onToggle={selectAll}
                  />
                </th>
              )}
              {columns.map((column) => (
                <Heading
                  key={column.id}
                  column={column}
                  order={sort.name === column.id ? sort.order : undefined}
                  onSort={() => sortBy(column)}
                />
              ))}
            </tr>
          </thead>
        )}
        <tbody {...roles.group} ref={holdBody(body)}>
          {isLoading
            ? skeletons(state.skeletonRows, (position) => (
                <tr key={position} {...roles.row}>
                  {state.selectable && <td role={cellRole} className="trama-grid-select" />}
                  {columns.map((column) => (
                    <td key={column.id} role={cellRole}>
                      <span className="trama-skeleton" />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row, position) => (
                <Row
                  key={row.id}
                  row={row}
                  position={position}
                  columns={columns}
                  cells={props.cells}
                  cellRole={cellRole}
                  {...shared}
                  {...rowState(row)}
                />
              ))}
        </tbody>
      </table>
      {empty}
    </>
  );
}

interface RowProps<Item> {
  readonly row: GridRow<Item>;
  readonly position: number;
  readonly calls: RowCalls;
  readonly isInteractive: boolean;
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly selectLabel: string;
  readonly tabIndex: number | undefined;
}

function rowAttributes<Item>({ row, calls, isInteractive, isSelected, isCurrent, tabIndex }: RowProps<Item>) {
  const { id } = row;
  return {
    "data-row": id,
    "data-selected": isSelected || undefined,
    "data-current": isCurrent || undefined,
    "aria-current": isCurrent || undefined,
    tabIndex,
    ...(isInteractive
      ? {
          onClick: (event: MouseEvent<HTMLElement>) => {
            if (!isControl(event.target, event.currentTarget)) calls.click(id);
          },
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => calls.press(event, id),
          onFocus: () => calls.focus(id),
        }
      : {}),
  };
}

/** Whether a click was meant for a control inside the row, or for a layer opened from it, and not for the row. */
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
  readonly columns: readonly GridColumn[];
  readonly cellRole: "gridcell" | "cell";
  readonly cells: Readonly<Record<string, DrawItem<Item> | undefined>> | undefined;
}

function TableRow<Item>(props: TableRowProps<Item>): ReactNode {
  const { row, position, columns, cells, cellRole, calls, isSelectable, isSelected, selectLabel } = props;
  return (
    <tr {...roles.row} {...rowAttributes(props)} aria-selected={isSelectable ? isSelected : undefined}>
      {isSelectable && (
        <td role={cellRole} className="trama-grid-select">
          <SelectBox label={selectLabel} isChecked={isSelected} onToggle={() => calls.toggle(row.id)} />
        </td>
      )}
      {columns.map((column) => {
        const draw = column.isCustom ? cells?.[column.id] : undefined;
        return (
          <td key={column.id} role={cellRole} data-align={column.align} data-custom={column.isCustom || undefined}>
            {draw ? (
              <ItemSlot draw={draw} item={row.value} index={position} />
            ) : column.isCustom ? null : (
              textOf(member(row.value, column.path))
            )}
          </td>
        );
      })}
    </tr>
  );
}

const Row = memo(TableRow, sameRow) as typeof TableRow;

interface CardProps<Item> extends RowProps<Item> {
  readonly draw: DrawItem<Item>;
}

function GridCard<Item>(props: CardProps<Item>): ReactNode {
  const { row, position, calls, isSelectable, isSelected, selectLabel, draw } = props;
  return (
    <li className="trama-grid-card" {...rowAttributes(props)}>
      {isSelectable && <SelectBox label={selectLabel} isChecked={isSelected} onToggle={() => calls.toggle(row.id)} />}
      <div className="trama-grid-card-content">
        <ItemSlot draw={draw} item={row.value} index={position} />
      </div>
    </li>
  );
}

const Card = memo(GridCard, sameRow) as typeof GridCard;

function Heading({
  column,
  order,
  onSort,
}: {
  readonly column: GridColumn;
  readonly order: "ASC" | "DESC" | undefined;
  readonly onSort: () => void;
}): ReactNode {
  const ariaSort = order === "ASC" ? "ascending" : order === "DESC" ? "descending" : undefined;
  const icon = order === "ASC" ? arrowUp : order === "DESC" ? arrowDown : arrowsUpDown;
  return (
    <th scope="col" {...roles.heading} data-align={column.align} aria-sort={ariaSort}>
      {column.isSortable ? (
        <button type="button" className="trama-grid-sort" onClick={onSort}>
          {column.name}
          <Glyph icon={icon} />
        </button>
      ) : (
        column.name
      )}
    </th>
  );
}

function SelectBox({
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

/** On a mobile screen, what tablets leave out is left out as well. */
function isLeftOut(hideOn: readonly string[], screen: Breakpoint): boolean {
  if (screen === "default") return false;
  return hideOn.includes("tablet") || (screen === "mobile" && hideOn.includes("mobile"));
}

/** The width of a column as a track of the grid that the table is laid out by. */
const trackOf = ({ width }: GridColumn): string => css(width) ?? "auto";

const skeletons = (count: number, draw: (position: number) => ReactNode): ReactNode =>
  Array.from({ length: count }, (_, position) => draw(position));

const idOf = (value: unknown, path: string | undefined, position: number): string =>
  String((path ? member(value, path) : undefined) ?? position);

function nextRow(key: string, position: number, count: number): number | undefined {
  if (key === "ArrowDown") return Math.min(position + 1, count - 1);
  if (key === "ArrowUp") return Math.max(position - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

const holdBody = (body: RefObject<HTMLElement | null>) => (node: HTMLElement | null) => {
  body.current = node;
};
