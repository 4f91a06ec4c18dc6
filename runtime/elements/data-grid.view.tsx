import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSignalValue } from "../react/bound-value.ts";
import type { Emit } from "../react/element-events.ts";
import type { OwnVariables } from "../react/element-handle.ts";
import { useLatest } from "../react/use-latest.ts";
import { type Breakpoint, breakpoint } from "../screen/screen.ts";
import type { GridColumn } from "./parts/grid/grid-columns.ts";
import { editedRow, type RowEditing } from "./parts/grid/grid-editing.tsx";
import type { GridRow, RowCalls } from "./parts/grid/grid-row.ts";
import { Card, Row, roles, SelectBox } from "./parts/grid/grid-rows.tsx";
import type { GridActions, GridLabels, GridState } from "./parts/grid/grid-state.ts";
import { member } from "./parts/select/options.ts";
import { type CustomProperties, css } from "./parts/shared/css.ts";
import { arrowDown, arrowsUpDown, arrowUp } from "./parts/shared/glyphs.ts";
import { Glyph } from "./parts/shared/svg.tsx";
import type { DataGridProps, DataGridVariables } from "./props.ts";

export interface DataGridViewProps<Item> {
  readonly props: DataGridProps<Item>;
  readonly state: GridState<Item>;
  readonly columns: readonly GridColumn[];
  readonly variables: OwnVariables<DataGridVariables<Item>>;
  readonly actions: { current: GridActions | undefined };
  readonly emit: Emit;
}

/** The table of a grid, or its cards on mobile if the design has them. */
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
  const editingId = useSignalValue(variables.editingId);
  const [sent, setSent] = useState<ReadonlyMap<string, Sent<Item>>>(new Map());
  const rows = data.map((value, position): GridRow<Item> => {
    const id = idOf(value, props.dataIdPath, position);
    const own = sent.get(id);
    return { id, value: own?.of === value ? own.value : value };
  });
  const isInteractive = state.selectable || state.inlineEditing || props.onRowClick !== undefined;
  const selectedIds = new Set(selected.map(({ id }) => id));

  const select = (next: readonly GridRow<Item>[], isByVisitor: boolean) => {
    variables.selectedRows.value = [...next];
    if (isByVisitor) emit(props.onSelectionChange, "selectionChange", { selectedRows: [...next] });
  };
  const isIn = (id: unknown) => id !== undefined && rows.some((row) => row.id === id);
  const currentId = state.currentId === undefined ? undefined : String(state.currentId);
  const activeId = isIn(currentId) ? currentId : isIn(focusId) ? focusId : undefined;
  const tabStop = isIn(focusId) ? focusId : (activeId ?? rows[0]?.id);
  const activeIndex = rows.findIndex(({ id }) => id === activeId);
  const nodeOf = (id: string) => body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  const moveFocus = (id: string) => {
    setFocusId(id);
    nodeOf(id)?.focus();
  };
  const open = (index: number) => {
    const row = rows[index];
    if (!row) return;
    // Leave the focus alone if it is outside the grid, as in a panel of details.
    if (body.current?.contains(document.activeElement)) moveFocus(row.id);
    else setFocusId(row.id);
    nodeOf(row.id)?.scrollIntoView({ block: "nearest" });
    latest.current.click(row.id);
  };
  useLayoutEffect(() => {
    given.actions.current = {
      clearSelection: () => select([], false),
      selectAll: () => select(rows, false),
      focusRow: ({ id }) => {
        if (isIn(String(id))) moveFocus(String(id));
      },
      openNext: () => open(activeIndex + 1),
      openPrevious: () => open(activeIndex - 1),
      editRow: ({ id }) => latest.current.edit(String(id)),
      restoreRow: ({ id }) => setSent(without(sent, String(id))),
    };
  });
  useLayoutEffect(() => {
    const row = rows[activeIndex];
    const now = variables.activeRow.peek();
    if (row === undefined) variables.activeRow.value = null;
    else if (now?.id !== row.id || now.value !== row.value || now.index !== activeIndex) {
      variables.activeRow.value = { ...row, index: activeIndex };
    }
  });
  useLayoutEffect(() => {
    // Deselect rows that are no longer shown, so that an action never affects invisible rows.
    if (state.isFetching) return;
    if (editingId !== null && !isIn(editingId)) variables.editingId.value = null;
    const now = variables.selectedRows.peek() ?? [];
    const kept = rows.filter(({ id }) => now.some((row) => row.id === id));
    const isSame = kept.length === now.length && kept.every((row) => now.some((old) => old.value === row.value));
    if (!isSame) variables.selectedRows.value = kept;
  });

  const edited = useRef(editingId);
  useLayoutEffect(() => {
    const before = edited.current;
    edited.current = editingId;
    if (before === editingId) return;
    if (editingId !== null) nodeOf(editingId)?.querySelector<HTMLElement>("[data-edit]")?.focus();
    else if (before !== null) nodeOf(before)?.querySelector<HTMLElement>('[data-button="edit"]')?.focus();
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
    edit: (id: string) => {
      if (state.inlineEditing && editingId === null && isIn(id)) variables.editingId.value = id;
    },
    cancel: () => {
      variables.editingId.value = null;
    },
    save: (id: string) => {
      const index = rows.findIndex((row) => row.id === id);
      const node = nodeOf(id);
      const [of, row] = [data[index], rows[index]];
      const value = of && row && node ? editedRow(node, row.value, columns) : undefined;
      if (of === undefined || value === undefined) return;
      setSent(new Map(sent).set(id, { of, value }));
      variables.editingId.value = null;
      emit(props.onUpdateRow, "updateRow", { id, value, index });
    },
    remove: (id: string) => {
      const index = rows.findIndex((row) => row.id === id);
      const row = rows[index];
      if (row) emit(props.onDeleteRow, "deleteRow", { id, value: row.value, index });
    },
    press: (event: KeyboardEvent<HTMLElement>, id: string) => {
      if (event.key === "Escape" && id === editingId && isInside(event.target, event.currentTarget)) {
        // Keep a layer around the grid open.
        event.stopPropagation();
        latest.current.cancel();
        return;
      }
      if (event.target !== event.currentTarget) return;
      const position = rows.findIndex((row) => row.id === id);
      const next = nextRow(event.key, position, rows.length);
      if (next !== undefined) {
        const target = rows[next];
        if (target) moveFocus(target.id);
      } else if (event.key === " " && state.selectable) latest.current.toggle(id);
      else if (event.key === "F2") latest.current.edit(id);
      else if (event.key === "Enter" && id !== editingId) latest.current.click(id);
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
    edit: (id) => latest.current.edit(id),
    save: (id) => latest.current.save(id),
    cancel: () => latest.current.cancel(),
    remove: (id) => latest.current.remove(id),
  }));
  const { selectRowLabel, editLabel, deleteLabel, saveLabel, cancelLabel } = state;
  const labels = useMemo(
    (): GridLabels => ({
      selectRow: selectRowLabel,
      edit: editLabel,
      remove: deleteLabel,
      save: saveLabel,
      cancel: cancelLabel,
    }),
    [selectRowLabel, editLabel, deleteLabel, saveLabel, cancelLabel],
  );

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
  const shared = {
    calls,
    labels,
    columns,
    isInteractive,
    isSelectable: state.selectable,
    canDelete: props.onDeleteRow !== undefined,
  };
  const rowState = ({ id }: GridRow<Item>) => ({
    editing: editingOf(id, editingId, state.inlineEditing),
    isSelected: selectedIds.has(id),
    isCurrent: id === currentId,
    tabIndex: isInteractive ? (id === tabStop ? 0 : -1) : undefined,
  });

  if (screen === "mobile" && props.card) {
    const card = props.card;
    return (
      <>
        {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari drops the list role */}
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
    "--trama-columns": [
      state.selectable ? "var(--trama-select-width, 44px)" : "",
      ...columns.map(trackOf),
      state.inlineEditing ? "var(--trama-action-width, 80px)" : "",
    ].join(" "),
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
              {state.inlineEditing && (
                <th scope="col" {...roles.heading}>
                  <span className="trama-unseen">{state.actionsLabel}</span>
                </th>
              )}
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
                  {state.inlineEditing && <td role={cellRole} />}
                </tr>
              ))
            : rows.map((row, position) => (
                <Row
                  key={row.id}
                  row={row}
                  position={position}
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

/** An edited row, shown until `data` has a row other than the one it was edited `of`. */
interface Sent<Item> {
  readonly of: Item;
  readonly value: Item;
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const kept = new Map(map);
  kept.delete(key);
  return kept;
}

function editingOf(id: string, editingId: string | null, isOn: boolean): RowEditing {
  if (!isOn) return "off";
  return editingId === null ? "idle" : editingId === id ? "active" : "blocked";
}

const isInside = (target: EventTarget, node: Node): boolean => target instanceof Node && node.contains(target);

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

/** A mobile screen also leaves out what tablets leave out. */
function isLeftOut(hideOn: readonly string[], screen: Breakpoint): boolean {
  if (screen === "default") return false;
  return hideOn.includes("tablet") || (screen === "mobile" && hideOn.includes("mobile"));
}

/** Returns the width of a column as a CSS grid track. */
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
