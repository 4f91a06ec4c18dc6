import { arc, pie } from "d3-shape";
import { total } from "./chart-data.ts";
import type { Drawing, PieShape } from "./chart-drawing.ts";
import type { ChartSize } from "./chart-layout.ts";

/** A sector of a circle, as an SVG path around the middle of the chart. */
export interface Slice {
  readonly labelIndex: number;
  readonly color: string;
  readonly path: string;
}

/** Returns the slices of a circle that fills the space, clockwise from the top. */
export function slicesOf(
  { labels, series }: Drawing,
  { hole }: PieShape,
  { width, height }: ChartSize,
): readonly Slice[] {
  const radius = Math.max(Math.min(width, height) / 2 - 1, 1);
  const inner = (radius * Math.min(Math.max(hole, 0), 100)) / 100;
  const values = labels.map((_, position) => Math.max(total(series, position), 0));
  const sector = arc().digits(2);
  return pie()
    .sort(null)(values)
    .flatMap(({ value, startAngle, endAngle }, labelIndex) => {
      const path = sector({ innerRadius: inner, outerRadius: radius, startAngle, endAngle });
      return value === 0 || path === null ? [] : [{ labelIndex, color: series[0]?.colors[labelIndex] ?? "", path }];
    });
}
