import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { lazyPart, renewParts } from "../app/reload.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { SoftPart } from "../late/soft-part.tsx";
import { usePageKeys } from "../page/use-page-keys.ts";
import { useSignalValue } from "../react/bound-value.ts";
import type { Emit } from "../react/element-events.ts";
import type { OwnVariables } from "../react/element-handle.ts";
import { useLatest } from "../react/use-latest.ts";
import { languageOf } from "../screen/language.ts";
import { breakpoint } from "../screen/screen.ts";
import { useActiveRow } from "./parts/grid/grid-active.ts";
import { GridBody } from "./parts/grid/grid-body.tsx";
import { cardGap, cardListAttributes, placeholders, SkeletonCards } from "./parts/grid/grid-cards.tsx";
import { type GridColumn, usePickedColumns } from "./parts/grid/grid-columns.ts";
import { changesOf, useSentEdits } from "./parts/grid/grid-edits.ts";
import { nextRow, rowsPerScreen, useRowFocus } from "./parts/grid/grid-focus.ts";
import { GridHeader } from "./parts/grid/grid-header.tsx";
import { useInlineEditing } from "./parts/grid/grid-inline.ts";
import { indexesOf, rowsOf } from "./parts/grid/grid-model.ts";
import type { GridRow, RowCalls, RowPlace } from "./parts/grid/grid-row.ts";
import { Card, Row, roles } from "./parts/grid/grid-rows.tsx";
import { useGridSelection } from "./parts/grid/grid-selection.ts";
import { useGridSort } from "./parts/grid/grid-sort.ts";
import type { GridActions, GridLabels, GridState } from "./parts/grid/grid-state.ts";
import { GridTable, SkeletonRow } from "./parts/grid/grid-table.tsx";
import { useGridWidths } from "./parts/grid/grid-widths.ts";
import type { CustomProperties } from "./parts/look/css.ts";
import type { DataGridProps, DataGridVariables } from "./props.ts";

const GridPicker = lazyPart("grid-picker", () => import("./parts/grid/grid-picker.tsx"));

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
  const [columns, toggleColumn] = usePickedColumns(given.columns, screen, props.visibleColumns !== undefined, (ids) =>
    emit(props.onColumnsChange, "columnsChange", { columns: ids }),
  );
  const widths = useGridWidths(state.columnWidths, (change) => emit(props.onColumnResize, "columnResize", change));
  const edits = useSentEdits<Item>();
  const rows = useMemo(() => rowsOf(data, props.dataIdPath, edits.shown), [data, props.dataIdPath, edits.shown]);
  const indexes = useMemo(() => indexesOf(rows), [rows]);
  const { isFetching } = state;
  const isInteractive = state.selectable || state.inlineEditing || props.onRowClick !== undefined;

  const selection = useGridSelection(variables.selectedRows, {
    rows,
    indexes,
    keepsOthers: state.keepSelection,
    isFetching,
    onChange: (selectedRows) => emit(props.onSelectionChange, "selectionChange", { selectedRows }),
  });
  const focus = useRowFocus(body, indexes);
  const currentId = state.currentId === undefined ? undefined : String(state.currentId);
  const active = useActiveRow(variables.activeRow, rows, indexes, { currentId, focusedId: focus.id });
  const editing = useInlineEditing<Item>(variables.editingId, {
    isOn: state.inlineEditing,
    isFetching,
    rows,
    indexes,
    columns,
    focus,
  });
  const isSortGiven = props.sortName !== undefined || props.sortOrder !== undefined;
  const [sort, toggleSort] = useGridSort(
    variables.sort,
    isSortGiven ? { name: state.sortName, order: state.sortOrder } : undefined,
    (next) => emit(props.onSort, "sort", next),
  );

  const toggleRow = (id: string, isRange: boolean) => (isRange ? selection.extend(id) : selection.toggle(id));
  const rowOf = (id: string) => {
    const index = indexes.get(id) ?? -1;
    return { index, row: rows[index] };
  };
  const clickRow = (id: string) => {
    const { index, row } = rowOf(id);
    if (row) emit(props.onRowClick, "rowClick", { id, value: row.value, index });
  };
  const openRow = (index: number) => {
    const row = rows[index];
    if (!row) return;
    // Leave the focus alone if it is outside the grid, as in a panel of details.
    focus.show(row.id, body.current?.contains(document.activeElement) === true);
    clickRow(row.id);
  };
  const saveRow = (id: string) => {
    const { index, row } = rowOf(id);
    const of = data[index];
    const value = row && editing.finish(row);
    if (of === undefined || row === undefined || value === undefined) return;
    const changes = changesOf(row.value, value, given.columns);
    emit(props.onUpdateRow, "updateRow", { id, value, changes, index, cancel: edits.add(id, of, value) });
  };
  const removeRow = (id: string) => {
    const { index, row } = rowOf(id);
    if (row) emit(props.onDeleteRow, "deleteRow", { id, value: row.value, index });
  };
  const press = (event: KeyboardEvent<HTMLElement>, id: string) => {
    const { key, shiftKey, target, currentTarget } = event;
    // The input method takes the keys of a text that is still composed.
    if (event.nativeEvent.isComposing) return;
    if (key === "Escape" && id === editing.id && isOwnEscape(target, currentTarget)) {
      // Keep a layer around the grid open.
      event.stopPropagation();
      editing.cancel();
      return;
    }
    if (target !== currentTarget) return;
    const next = nextRow(key, indexes.get(id) ?? 0, rows.length, rowsPerScreen(currentTarget));
    const moved = next === undefined ? undefined : rows[next];
    if (moved) {
      focus.move(moved.id);
      if (shiftKey && state.selectable && moved.id !== id) selection.extend(moved.id, id);
    } else if (key === " " && state.selectable) toggleRow(id, shiftKey);
    else if (key === "F2") editing.start(id);
    else if (key === "Enter" && id !== editing.id) clickRow(id);
    else return;
    event.preventDefault();
  };
  useLayoutEffect(() => {
    given.actions.current = {
      clearSelection: () => selection.set([]),
      selectAll: (args) => {
        // The types of actions do not know the type of a row.
        const wanted = args.rows as readonly Item[] | undefined;
        selection.set(wanted && rowsOf(wanted, props.dataIdPath, edits.shown));
      },
      focusRow: ({ id }) => {
        if (indexes.has(String(id))) focus.move(String(id));
      },
      openNext: () => openRow(active.index + 1),
      openPrevious: () => openRow(active.index - 1),
      editRow: ({ id }) => editing.start(String(id)),
      restoreRow: ({ id }) => edits.restore(String(id)),
      cancelUpdate: ({ cancel }) => edits.cancel(cancel ?? ""),
      setCell: ({ column, value }) => editing.setCell(column, value),
    };
  });
  const moveBy = (step: 1 | -1): void => {
    const row = rows[Math.max(0, active.index + step)];
    if (row) focus.move(row.id);
  };
  usePageKeys({ [state.previousRowKey]: () => moveBy(-1), [state.nextRowKey]: () => moveBy(1) });
  const calls = useRowCalls({
    click: clickRow,
    toggle: toggleRow,
    press,
    focus: focus.set,
    edit: editing.start,
    save: saveRow,
    cancel: editing.cancel,
    remove: removeRow,
    set: editing.setCell,
  });
  const labels = useLabels(state);
  const kept = useMemo(
    () => [...new Set([active.tabStop, editing.id])].flatMap((id) => indexes.get(id ?? "") ?? []),
    [active.tabStop, editing.id, indexes],
  );

  const drawn = useDrawnRows(rows);
  const isArriving = drawn.length < rows.length;
  const isLoading = isArriving || (isFetching && rows.length === 0);
  const place = isArriving && <RowsPlace count={rows.length - state.skeletonRows} />;
  const empty =
    !isFetching && rows.length === 0 ? <div className="trama-grid-empty">{props.empty ?? state.emptyText}</div> : null;
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
    row: editing.shown(row),
    position,
    place,
    editing: editing.stateOf(row.id),
    isSelected: selection.ids.has(row.id),
    isCurrent: row.id === currentId,
    tabIndex: isInteractive ? (row.id === active.tabStop ? 0 : -1) : undefined,
  });
  const bodyProps = {
    body,
    rows: drawn,
    kept,
    stops: isInteractive ? [active.tabStop, editing.id ?? undefined] : undefined,
    rowHeight: state.rowHeight,
    label: given.label("data"),
    onRender: focus.settle,
  };

  const { card } = props;
  if (screen === "mobile" && card) {
    return (
      <>
        {isLoading ? (
          <SkeletonCards label={state.ariaLabel} count={state.skeletonRows} />
        ) : (
          <GridBody
            tag="ul"
            attributes={cardListAttributes(state.ariaLabel)}
            {...bodyProps}
            gap={cardGap}
            draw={(row, position, place) => (
              <Card key={row.id} {...rowProps(row, position, place)} draw={card} rowCount={rows.length} />
            )}
          />
        )}
        {place}
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
            onToggle={toggleColumn}
          />
        </SoftPart>
      )}
      <GridTable {...{ table, state, columns, widths, isInteractive, rows }}>
        {({ isStartPinned, isEndPinned }) => (
          <>
            {state.displayHeader && (
              <GridHeader
                columns={columns}
                sort={sort}
                widths={widths}
                resizeLabel={state.resizeLabel}
                hintLabel={state.hintLabel}
                label={given.label("columns")}
                selectAll={
                  state.selectable
                    ? { label: state.selectAllLabel, state: selection.state, toggle: selection.toggleAll }
                    : undefined
                }
                actionsLabel={state.inlineEditing ? state.actionsLabel : undefined}
                isStartPinned={isStartPinned}
                isEndPinned={isEndPinned}
                onSort={toggleSort}
              />
            )}
            {isLoading ? (
              <tbody {...roles.group}>
                {placeholders(state.skeletonRows, (position) => (
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
      {place}
      {empty}
    </>
  );
}

/** From how many rows on drawing them is too long for one task. */
const manyRows = 20;

/**
 * Returns the rows to draw: many that come into an empty grid are drawn in short tasks, so that the page answers
 * meanwhile.
 */
function useDrawnRows<Row>(rows: readonly Row[]): readonly Row[] {
  const late = useDeferredValue(rows);
  return late.length === 0 && rows.length >= manyRows ? late : rows;
}

/** The space of rows that have come and are not drawn yet, below the placeholders: what follows moves only once. */
const RowsPlace = ({ count }: { readonly count: number }): ReactNode => {
  // The class adds one for the header, which is there already.
  const style: CustomProperties = { "--trama-place-rows": count - 1 };
  return <div className="trama-grid-place" style={style} />;
};

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

/** Returns the callbacks of rows as one object for all renders. */
function useRowCalls(now: RowCalls): RowCalls {
  const latest = useLatest(now);
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
  return calls;
}

/** Whether Escape was pressed in a row, and not for a list that is open there. */
const isOwnEscape = (target: EventTarget, row: Element): boolean =>
  target instanceof Element && row.contains(target) && target.closest('[aria-expanded="true"]') === null;
