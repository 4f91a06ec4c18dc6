import { createElement, type ReactNode } from "react";
import { useProps } from "../element.tsx";
import { pushedSide } from "./flexbox.tsx";
import { useBox } from "./parts/box.tsx";
import { type CustomProperties, css } from "./parts/css.ts";
import type { ColumnsProps } from "./props.ts";

interface Layout {
  readonly type: "columns" | "rows" | "mosaic";
  readonly lengthInUnit: number;
  readonly grid: readonly number[];
  readonly justifyContent: string;
  readonly alignItems: string;
  readonly rowGap: string;
  readonly columnGap: string;
  readonly reverse: boolean;
  readonly pushLast: boolean;
}

const defaults: Layout = {
  type: "columns",
  lengthInUnit: 12,
  grid: [],
  justifyContent: "center",
  alignItems: "stretch",
  rowGap: "0",
  columnGap: "0",
  reverse: false,
  pushLast: false,
};

/** The style sheet numbers children from 1 to this and starts again. */
const childCycle = 12;

/** Lays out its children by units of a line: beside each other, under each other, or as a mosaic that wraps. */
export function Columns(props: ColumnsProps): ReactNode {
  const { tag, attributes, label } = useBox(props, "columns");
  const layout = useProps<Layout>(props, defaults, label);
  const { type, grid, reverse } = layout;
  const units = Math.max(1, layout.lengthInUnit);
  const direction = type === "rows" ? "column" : "row";
  const style: CustomProperties = {
    "--trama-direction": reverse ? `${direction}-reverse` : direction,
    "--trama-wrap": type === "mosaic" ? "wrap" : undefined,
    "--trama-justify": layout.justifyContent,
    "--trama-align": layout.alignItems,
    "--trama-row-gap": css(layout.rowGap),
    "--trama-column-gap": css(layout.columnGap),
    "--_mosaic-gap": layout.columnGap === "0" ? "0px" : css(layout.columnGap),
    "--_units": units,
  };
  for (let position = 0; position < childCycle; position++) {
    const equal = type === "mosaic" ? units : 1;
    const unit = grid.length > 0 ? (grid[position % grid.length] ?? equal) : equal;
    style[`--trama-unit-${position + 1}`] = type === "mosaic" ? Math.min(unit, units) : unit;
  }
  const push = pushedSide(layout.pushLast, direction, reverse);
  return createElement(tag, { ...attributes, style, "data-type": type, "data-push": push }, props.children);
}
