import { type ReactNode, useMemo, useRef } from "react";
import { lazyPart } from "../app/reload.ts";
import { PartSuspense } from "../late/part-suspense.tsx";
import { useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import type View from "./data-grid.view.tsx";
import { useGridColumns } from "./parts/grid/grid-columns.ts";
import { type GridActions, type GridState, gridDefaults, gridTexts } from "./parts/grid/grid-state.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import { useTexts } from "./parts/shared/texts.ts";
import type { DataGridProps, DataGridVariables } from "./props.ts";

// `lazyPart` drops the type parameter of the view; the cast restores it.
const DataGridView = lazyPart("data-grid.view", () => import("./data-grid.view.tsx")) as unknown as typeof View;

/** A table of rows sorted and paged by the server. The shell reserves the space; the table is loaded separately. */
export function DataGrid<Item = unknown>(props: DataGridProps<Item>): ReactNode {
  const root = useElement<HTMLDivElement>(props, "data-grid");
  const { label } = root;
  const values = root.values<GridState<Item>>(props, gridDefaults);
  const texts = useTexts(values, gridTexts);
  const state = useMemo(() => ({ ...values, ...texts }), [values, texts]);
  const columns = useGridColumns(props, label("columns"));
  const actions = useRef<GridActions>(undefined);
  const variables = root.connect<DataGridVariables<Item>, GridActions>(DataGrid.spec, props.handle, {
    clearSelection: () => actions.current?.clearSelection(),
    selectAll: (args) => actions.current?.selectAll(args),
    focusRow: (args) => actions.current?.focusRow(args),
    openNext: () => actions.current?.openNext(),
    openPrevious: () => actions.current?.openPrevious(),
    editRow: (args) => actions.current?.editRow(args),
    restoreRow: (args) => actions.current?.restoreRow(args),
    cancelUpdate: (args) => actions.current?.cancelUpdate(args),
    setCell: (args) => actions.current?.setCell(args),
  });
  const style: CustomProperties = {
    "--trama-row-height": css(state.rowHeight),
    "--trama-select-width": css(props.selectColumnWidth),
    "--trama-action-width": css(props.actionColumnWidth),
    "--trama-head-background": css(state.headerBackgroundColor),
    "--trama-head-color": css(state.headerColor),
    "--trama-row-background": css(state.rowBackgroundColor),
    "--trama-row-alternate": css(state.alternateColor),
    "--trama-row-hover": css(state.rowHoverColor),
    "--trama-row-selected": css(state.rowSelectedColor),
    "--trama-line-color": css(state.borderColor),
    "--trama-line-width": css(state.borderWidth),
    // Reserve the final height, so that nothing below moves when the table is loaded after its rows.
    "--trama-place-rows": state.data.length || state.skeletonRows,
  };
  const isEditing = useSignalValue(variables.editingId) !== null;
  const isEmpty = !state.isFetching && state.data.length === 0;
  return (
    <div
      {...root.attributes}
      style={style}
      aria-busy={state.isFetching || undefined}
      data-fetching={(state.isFetching && state.data.length > 0) || undefined}
      data-empty={isEmpty || undefined}
      data-editing={isEditing || undefined}
      data-sticky={state.hasStickyHeader || undefined}
      data-alternate={state.alternateBackground || undefined}
      data-vertical={state.verticalAlignment}
      data-borders={state.borders}
    >
      <PartSuspense fallback={<div className="trama-grid-place" />}>
        <DataGridView
          props={props}
          state={state}
          columns={columns}
          variables={variables}
          actions={actions}
          emit={root.emit}
          label={label}
        />
      </PartSuspense>
    </div>
  );
}

DataGrid.spec = elementSpec<DataGridVariables<never>>({
  type: "data-grid",
  variables: { selectedRows: [], sort: { name: null, key: null, order: "ASC" }, activeRow: null, editingId: null },
  actions: [
    "clearSelection",
    "selectAll",
    "focusRow",
    "openNext",
    "openPrevious",
    "editRow",
    "restoreRow",
    "cancelUpdate",
    "setCell",
  ],
});
