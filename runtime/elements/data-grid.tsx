import { type ReactNode, Suspense, useRef } from "react";
import { elementSpec, useElement, useProps, useVariables } from "../element.tsx";
import { lazyPart } from "../reload.ts";
import type View from "./data-grid.view.tsx";
import { type CustomProperties, css } from "./parts/css.ts";
import { useGridColumns } from "./parts/grid-columns.ts";
import { type GridActions, type GridState, gridDefaults } from "./parts/grid-state.ts";
import type { DataGridProps, DataGridVariables } from "./props.ts";

// `lazy` forgets that the view takes any kind of row; what it gives back is the view itself.
const DataGridView = lazyPart("data-grid.view", () => import("./data-grid.view.tsx")) as unknown as typeof View;

/** A table of rows that the server sorts and pages. The shell keeps the place; the table is loaded beside the page. */
export function DataGrid<Item = unknown>(props: DataGridProps<Item>): ReactNode {
  const root = useElement<HTMLDivElement>(props, "data-grid");
  const { label } = root;
  const state = useProps<GridState<Item>>(props, gridDefaults, label);
  const columns = useGridColumns(props.columns, label("columns"));
  const actions = useRef<GridActions>(undefined);
  const variables = useVariables<DataGridVariables<Item>, GridActions>(DataGrid.spec, props.handle, {
    clearSelection: () => actions.current?.clearSelection(),
    selectAll: () => actions.current?.selectAll(),
  });
  const style: CustomProperties = {
    "--trama-row-height": css(state.rowHeight),
    "--trama-select-width": css(props.selectColumnWidth),
  };
  const isEmpty = !state.isFetching && state.data.length === 0;
  return (
    <div
      {...root.attributes}
      style={style}
      aria-busy={state.isFetching || undefined}
      data-fetching={(state.isFetching && state.data.length > 0) || undefined}
      data-empty={isEmpty || undefined}
      data-sticky={state.hasStickyHeader || undefined}
      data-alternate={state.alternateBackground || undefined}
      data-vertical={state.verticalAlignment}
    >
      <Suspense fallback={<div className="trama-grid-place" />}>
        <DataGridView
          props={props}
          state={state}
          columns={columns}
          variables={variables}
          actions={actions}
          emit={root.emit}
        />
      </Suspense>
    </div>
  );
}

DataGrid.spec = elementSpec<DataGridVariables<never>>({
  type: "data-grid",
  variables: { selectedRows: [], sort: { name: null, key: null, order: "ASC" } },
  actions: ["clearSelection", "selectAll"],
});
