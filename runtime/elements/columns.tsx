import { createElement, type ReactNode } from "react";

import { useBox } from "./parts/look/box.tsx";
import { type CustomProperties, css } from "./parts/look/css.ts";
import { type LineLayout, lineDefaults, lineStyle, pushedSide } from "./parts/look/line-layout.ts";
import type { ColumnsProps } from "./props.ts";

interface Layout extends LineLayout {
  readonly type: "columns" | "rows" | "mosaic";
  readonly lengthInUnit: number;
  readonly grid: readonly number[];
}

const defaults: Layout = { ...lineDefaults, type: "columns", lengthInUnit: 12, grid: [], justifyContent: "center" };

/** The style sheet numbers children from 1 to this and then repeats. */
const childCycle = 12;

/** Lays out its children by units of a line: as columns, as rows, or as a wrapping mosaic. */
export function Columns(props: ColumnsProps): ReactNode {
  const { tag, attributes, root } = useBox(props, "columns");
  const layout = root.values<Layout>(props, defaults);
  const { type, grid } = layout;
  const units = Math.max(1, layout.lengthInUnit);
  const direction = type === "rows" ? "column" : "row";
  const style: CustomProperties = {
    ...lineStyle(layout, direction, type === "mosaic"),
    "--_mosaic-gap": layout.columnGap === "0" ? "0px" : css(layout.columnGap),
    "--_units": units,
  };
  for (let position = 0; position < childCycle; position++) {
    const equal = type === "mosaic" ? units : 1;
    const unit = grid.length > 0 ? (grid[position % grid.length] ?? equal) : equal;
    style[`--trama-unit-${position + 1}`] = type === "mosaic" ? Math.min(unit, units) : unit;
  }
  const push = pushedSide(layout, direction);
  return createElement(tag, { ...attributes, style, "data-type": type, "data-push": push }, props.children);
}
