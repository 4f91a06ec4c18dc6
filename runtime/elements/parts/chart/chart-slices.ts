import { total } from "./chart-data.ts";
import type { Drawing, PieShape } from "./chart-drawing.ts";
import type { ChartSize } from "./chart-layout.ts";

/** A sector of a circle, as an SVG path. */
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
  const circle: Circle = {
    x: width / 2,
    y: height / 2,
    radius,
    inner: (radius * Math.min(Math.max(hole, 0), 100)) / 100,
  };
  const values = labels.map((_, position) => Math.max(total(series, position), 0));
  const all = values.reduce((sum, value) => sum + value, 0);
  let begun = 0;
  return values.flatMap((value, labelIndex) => {
    if (value === 0) return [];
    const start = begun / all;
    begun += value;
    return [{ labelIndex, color: series[0]?.colors[labelIndex] ?? "", path: pathOf(circle, start, begun / all) }];
  });
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly inner: number;
}

/** An arc cannot end where it starts, so more than half a circle is drawn as two arcs. */
function pathOf(circle: Circle, start: number, end: number): string {
  const turns = end - start > 0.5 ? [start, (start + end) / 2, end] : [start, end];
  const outer = pointsOf(circle, circle.radius, turns);
  const back = pointsOf(circle, circle.inner, [...turns].reverse());
  const isWhole = end - start > 1 - 1e-9;
  const rim = arcs(outer, circle.radius, 1);
  if (circle.inner === 0) return isWhole ? `M${rim}Z` : `M${circle.x} ${circle.y}L${rim}Z`;
  const hole = arcs(back, circle.inner, 0);
  return isWhole ? `M${rim}ZM${hole}Z` : `M${rim}L${hole}Z`;
}

const pointsOf = ({ x, y }: Circle, radius: number, turns: readonly number[]): readonly string[] =>
  turns.map((turn) => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });

const arcs = ([first = "", ...others]: readonly string[], radius: number, sweep: 0 | 1): string =>
  `${first}${others.map((point) => `A${round(radius)} ${round(radius)} 0 0 ${sweep} ${point}`).join("")}`;

const round = (length: number): number => Math.round(length * 100) / 100;
