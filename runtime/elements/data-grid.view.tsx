import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { lazyPart, renewParts } from "../app/reload.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { SoftPart } from "../late/soft-part.tsx";
import { useSignalValue } from "../react/bound-value.ts";
import type { Emit } from "../react/element-events.ts";
import type { OwnVariables } from "../react/element-handle.ts";
import { useLatest } from "../react/use-latest.ts";
import { languageOf } from "../screen/language.ts";
import { breakpoint } from "../screen/screen.ts";
import { GridBody } from "./parts/grid/grid-body.tsx";
import { type GridColumn, shownColumns } from "./parts/grid/grid-columns.ts";
import { editedRow, type RowEditing } from "./parts/grid/grid-editing.tsx";
import { useSentEdits, withDraft } from "./parts/grid/grid-edits.ts";
import { nextRow, rowsPerScreen, useRowFocus } from "./parts/grid/grid-focus.ts";
import { GridHeader, type GridSort } from "./parts/grid/grid-header.tsx";
import { indexesOf, rowsOf } from "./parts/grid/grid-model.ts";
import type { GridRow, RowCalls, RowPlace } from "./parts/grid/grid-row.ts";
import { Card, Row, roles } from "./parts/grid/grid-rows.tsx";
import { useGridSelection } from "./parts/grid/grid-selection.ts";
import type { GridActions, GridLabels, GridState } from "./parts/grid/grid-state.ts";
import { GridTable, SkeletonRow } from "./parts/grid/grid-table.tsx";
import { useGridWidths } from "./parts/grid/grid-widths.ts";
import type { DataGridProps, DataGridVariables } from "./props.ts";

const GridPicker = lazyPart("grid-picker", () => import("./parts/grid/grid-picker.tsx"));

const cardGap = 8;

export interface DataGridViewProps<Item> {
  readonly props: DataGridProps<Item>;
  readonly state: GridState<Item>;
  readonly columns: readonly GridColumn[];
  readonly variables: OwnVariables<DataGridVariables<Item>>;
  readonly actions: { current: GridActions | undefined };
  readonly emit: Emit;
  readonly label: (member: string) => string;
}

/** The table of a grid, or its cards on mobile if the design has them. */
export default function DataGridView<Item>(given: DataGridViewProps<Item>): ReactNode {
  const { props, state, variables, emit } = given;
  const { data } = state;
  const body = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const screen = useSignalValue(breakpoint);
  const language = useSignalValue(languageOf(useRuntime()));
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const columns = useMemo(() => shownColumns(given.columns, screen, chosen), [given.columns, screen, chosen]);
  const widths = useGridWidths(state.columnWidths, (change) => emit(props.onColumnResize, "columnResize", change));
  const selected = useSignalValue(variables.selectedRows) ?? [];
  const ownSort = useSignalValue(variables.sort);
  const editingId = useSignalValue(variables.editingId);
  const [draft, setDraft] = useState<ReadonlyMap<string, unknown>>(new Map());
  const edits = useSentEdits<Item>();
  const rows = useMemo(() => rowsOf(data, props.dataIdPath, edits.shown), [data, props.dataIdPath, edits.shown]);
  const indexes = useMemo(() => indexesOf(rows), [rows]);
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const isInteractive = state.selectable || state.inlineEditing || props.onRowClick !== undefined;

  const select = (next: readonly GridRow<Item>[], isByVisitor: boolean) => {
    variables.selectedRows.value = [...next];
    if (isByVisitor) emit(props.onSelectionChange, "selectionChange", { selectedRows: [...next] });
  };
  /** Selected rows that are not in `data`, such as rows of other pages. */
  const elsewhere = state.keepSelection ? selected.filter(({ id }) => !indexes.has(id)) : [];
  const selection = useGridSelection(rows, indexes, selectedIds, (ids) =>
    select([...elsewhere, ...rows.filter(({ id }) => ids.has(id))], true),
  );
  const shownCount = selected.length - elsewhere.length;
  const focus = useRowFocus(body, indexes);
  const isIn = (id: string | undefined): id is string => id !== undefined && indexes.has(id);
  const currentId = state.currentId === undefined ? undefined : String(state.currentId);
  const activeId = isIn(currentId) ? currentId : isIn(focus.id) ? focus.id : undefined;
  const tabStop = isIn(focus.id) ? focus.id : (activeId ?? rows[0]?.id);
  const activeIndex = activeId === undefined ? -1 : (indexes.get(activeId) ?? -1);
  const open = (index: number) => {
    const row = rows[index];
    if (!row) return;
    // Leave the focus alone if it is outside the grid, as in a panel of details.
    focus.show(row.id, body.current?.contains(document.activeElement) === true);
    latest.current.click(row.id);
  };
  const setCell = (column: string, value: unknown) => {
    if (variables.editingId.peek() !== null) setDraft((now) => new Map(now).set(column, value));
  };
  useLayoutEffect(() => {
    given.actions.current = {
      clearSelection: () => select([], false),
      selectAll: (args) => {
        // The types of actions do not know the type of a row.
        const wanted = args.rows as readonly Item[] | undefined;
        select(wanted ? rowsOf(wanted, props.dataIdPath, edits.shown) : [...elsewhere, ...rows], false);
      },
      focusRow: ({ id }) => {
        if (isIn(String(id))) focus.move(String(id));
      },
      openNext: () => open(activeIndex + 1),
      openPrevious: () => open(activeIndex - 1),
      editRow: ({ id }) => latest.current.edit(String(id)),
      restoreRow: ({ id }) => edits.restore(String(id)),
      cancelUpdate: ({ cancel }) => edits.cancel(cancel ?? ""),
      setCell: ({ column, value }) => setCell(column, value),
    };
  });
  useLayoutEffect(() => {
    const row = rows[activeIndex];
    const now = variables.activeRow.peek();
    if (row === undefined) variables.activeRow.value = null;
    else if (now?.id !== row.id || now.value !== row.value || now.index !== activeIndex) {
      variables.activeRow.value = { ...row, index: activeIndex };
    }
  }, [rows, activeIndex, variables]);
  useLayoutEffect(() => {
    if (state.isFetching) return;
    if (editingId !== null && !indexes.has(editingId)) variables.editingId.value = null;
    const before = variables.selectedRows.peek() ?? [];
    const now = new Map(before.map(({ id, value }) => [id, value]));
    if (now.size === 0) return;
    const others = state.keepSelection ? before.filter(({ id }) => !indexes.has(id)) : [];
    const kept = [...others, ...rows.filter(({ id }) => now.has(id))];
    const isSame = kept.length === now.size && kept.every(({ id, value }) => now.get(id) === value);
    if (!isSame) variables.selectedRows.value = kept;
  }, [rows, indexes, editingId, state.isFetching, state.keepSelection, variables]);

  const edited = useRef(editingId);
  useLayoutEffect(() => {
    const before = edited.current;
    edited.current = editingId;
    if (before === editingId) return;
    setDraft(new Map());
    if (editingId !== null) focus.within(editingId, "[data-edit],.trama-select-trigger,[data-custom] input");
    else if (before !== null) focus.within(before, '[data-button="edit"]');
  });

  const latest = useLatest({
    click: (id: string) => {
      const index = indexes.get(id) ?? -1;
      const row = rows[index];
      if (row) emit(props.onRowClick, "rowClick", { id, value: row.value, index });
    },
    toggle: (id: string, isRange: boolean) => (isRange ? selection.extend(id) : selection.toggle(id)),
    edit: (id: string) => {
      if (state.inlineEditing && editingId === null && isIn(id)) variables.editingId.value = id;
    },
    cancel: () => {
      variables.editingId.value = null;
    },
    save: (id: string) => {
      const index = indexes.get(id) ?? -1;
      const node = focus.nodeOf(id);
      const [of, row] = [data[index], rows[index]];
      const value = row && node ? editedRow(node, withDraft(row, draft, columns).value, columns) : undefined;
      if (of === undefined || value === undefined) return;
      const cancel = edits.add(id, of, value);
      variables.editingId.value = null;
      emit(props.onUpdateRow, "updateRow", { id, value, index, cancel });
    },
    remove: (id: string) => {
      const index = indexes.get(id) ?? -1;
      const row = rows[index];
      if (row) emit(props.onDeleteRow, "deleteRow", { id, value: row.value, index });
    },
    press: (event: KeyboardEvent<HTMLElement>, id: string) => {
      const { key, shiftKey, target, currentTarget } = event;
      if (key === "Escape" && id === editingId && isOwnEscape(target, currentTarget)) {
        // Keep a layer around the grid open.
        event.stopPropagation();
        latest.current.cancel();
        return;
      }
      if (target !== currentTarget) return;
      const next = nextRow(key, indexes.get(id) ?? 0, rows.length, rowsPerScreen(currentTarget));
      const moved = next === undefined ? undefined : rows[next];
      if (moved) {
        focus.move(moved.id);
        if (shiftKey && state.selectable && moved.id !== id) selection.extend(moved.id, id);
      } else if (key === " " && state.selectable) latest.current.toggle(id, shiftKey);
      else if (key === "F2") latest.current.edit(id);
      else if (key === "Enter" && id !== editingId) latest.current.click(id);
      else return;
      event.preventDefault();
    },
    focus: focus.set,
    set: setCell,
  });
  const [calls] = useState<RowCalls>(() => ({
    click: (id) => latest.current.click(id),
    toggle: (id, isRange) => latest.current.toggle(id, isRange),
    press: (event, id) => latest.current.press(event, id),
    focus: (id) => latest.current.focus(id),
    edit: (id) => latest.current.edit(id),
    save: (id) => latest.current.save(id),
    cancel: () => latest.current.cancel(),
    remove: (id) => latest.current.remove(id),
    set: (column, value) => latest.current.set(column, value),
  }));
  const labels = useLabels(state);
  const kept = useMemo(
    () => [...new Set([tabStop, editingId])].flatMap((id) => indexes.get(id ?? "") ?? []),
    [tabStop, editingId, indexes],
  );

  const isLoading = state.isFetching && rows.length === 0;
  const empty =
    !state.isFetching && rows.length === 0 ? (
      <div className="trama-grid-empty">{props.empty ?? state.emptyText}</div>
    ) : null;
  const shared = {
    calls,
    labels,
    columns,
    language,
    cells: props.cells,
    isInteractive,
    isSelectable: state.selectable,
    canDelete: props.onDeleteRow !== undefined,
  };
  const rowProps = (row: GridRow<Item>, position: number, place: RowPlace | undefined) => ({
    ...shared,
    row: row.id === editingId ? withDraft(row, draft, columns) : row,
    position,
    place,
    editing: editingOf(row.id, editingId, state.inlineEditing),
    isSelected: selectedIds.has(row.id),
    isCurrent: row.id === currentId,
    tabIndex: isInteractive ? (row.id === tabStop ? 0 : -1) : undefined,
  });
  const bodyProps = {
    body,
    rows,
    kept,
    rowHeight: state.rowHeight,
    label: given.label("data"),
    onRender: focus.settle,
  };

  if (screen === "mobile" && props.card) {
    const card = props.card;
    const attributes = { className: "trama-grid-cards", role: "list", "aria-label": state.ariaLabel || undefined };
    return (
      <>
        {isLoading ? (
          <ul {...attributes}>
            {skeletons(state.skeletonRows, (position) => (
              <li key={position} className="trama-grid-card" aria-hidden="true">
                <span className="trama-skeleton" />
              </li>
            ))}
          </ul>
        ) : (
          <GridBody
            tag="ul"
            attributes={attributes}
            {...bodyProps}
            gap={cardGap}
            draw={(row, position, place) => (
              <Card key={row.id} {...rowProps(row, position, place)} draw={card} rowCount={rows.length} />
            )}
          />
        )}
        {empty}
      </>
    );
  }
  return (
    <>
      {state.columnPicker && (
        <SoftPart label={given.label("columns")} waiting={<div className="trama-grid-tools" />} onMissing={renewParts}>
          <GridPicker
            columns={given.columns.filter(({ isPickable }) => isPickable)}
            shown={new Set(columns.map(({ id }) => id))}
            label={state.columnPickerLabel}
            onToggle={(id) => {
              const isShown = columns.some((column) => column.id === id);
              const next = new Map(chosen).set(id, !isShown);
              if (props.visibleColumns === undefined) setChosen(next);
              const ids = given.columns
                .filter((column) => next.get(column.id) ?? column.isVisible)
                .map((one) => one.id);
              emit(props.onColumnsChange, "columnsChange", { columns: ids });
            }}
          />
        </SoftPart>
      )}
      <GridTable {...{ table, state, columns, widths, isInteractive, rows }}>
        {({ isStartPinned, isEndPinned }) => (
          <>
            {state.displayHeader && (
              <GridHeader
                columns={columns}
                sort={sortOf(props, state, ownSort)}
                widths={widths}
                resizeLabel={state.resizeLabel}
                hintLabel={state.hintLabel}
                label={given.label("columns")}
                selectAll={
                  state.selectable
                    ? {
                        label: state.selectAllLabel,
                        state: shownCount === 0 ? "none" : shownCount === rows.length ? "all" : "some",
                        toggle: () => select([...elsewhere, ...(shownCount === rows.length ? [] : rows)], true),
                      }
                    : undefined
                }
                actionsLabel={state.inlineEditing ? state.actionsLabel : undefined}
                isStartPinned={isStartPinned}
                isEndPinned={isEndPinned}
                onSort={(column) => {
                  const sort = sortOf(props, state, ownSort);
                  const order = sort.name === column.id && sort.order === "ASC" ? "DESC" : "ASC";
                  const next = { name: column.id, key: column.sortKey, order } as const;
                  variables.sort.value = next;
                  emit(props.onSort, "sort", next);
                }}
              />
            )}
            {isLoading ? (
              <tbody {...roles.group}>
                {skeletons(state.skeletonRows, (position) => (
                  <SkeletonRow key={position} {...{ state, columns, isInteractive }} />
                ))}
              </tbody>
            ) : (
              <GridBody
                tag="tbody"
                attributes={roles.group}
                {...bodyProps}
                gap={0}
                draw={(row, position, place) => (
                  <Row
                    key={row.id}
                    {...rowProps(row, position, place)}
                    cellRole={isInteractive ? "gridcell" : "cell"}
                    firstIndex={state.displayHeader ? 2 : 1}
                    isStartPinned={isStartPinned}
                    isEndPinned={isEndPinned}
                  />
                )}
              />
            )}
          </>
        )}
      </GridTable>
      {empty}
    </>
  );
}

const skeletons = (count: number, draw: (position: number) => ReactNode): ReactNode =>
  Array.from({ length: count }, (_, position) => draw(position));

function useLabels<Item>(state: GridState<Item>): GridLabels {
  const { selectRowLabel, editLabel, deleteLabel, saveLabel, cancelLabel } = state;
  return useMemo(
    () => ({
      selectRow: selectRowLabel,
      edit: editLabel,
      remove: deleteLabel,
      save: saveLabel,
      cancel: cancelLabel,
    }),
    [selectRowLabel, editLabel, deleteLabel, saveLabel, cancelLabel],
  );
}

function editingOf(id: string, editingId: string | null, isOn: boolean): RowEditing {
  if (!isOn) return "off";
  return editingId === null ? "idle" : editingId === id ? "active" : "blocked";
}

/** Returns the order that the design controls, or else the visitor. */
function sortOf<Item>(
  { sortName, sortOrder }: DataGridProps<Item>,
  state: GridState<Item>,
  own: GridSort | undefined,
): GridSort {
  if (sortName === undefined && sortOrder === undefined) return { name: own?.name ?? null, order: own?.order ?? "ASC" };
  return { name: state.sortName ?? null, order: state.sortOrder ?? "ASC" };
}

/** Whether Escape was pressed in a row, and not for a list that is open there. */
const isOwnEscape = (target: EventTarget, row: Element): boolean =>
  target instanceof Element && row.contains(target) && target.closest('[aria-expanded="true"]') === null;
