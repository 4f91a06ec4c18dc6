import { index } from "d3-array";
import { area, curveLinear, curveMonotoneX, line } from "d3-shape";
import type { Drawing, LineShape } from "./chart-drawing.ts";
import { type AxesLayout, axesLayout, type ChartRoom, placeAxes } from "./chart-layout.ts";

export interface LineLayout extends AxesLayout {
  readonly kind: "line";
  readonly curves: readonly Curve[];
  readonly points: readonly Point[];
  /** There is room to draw each point. */
  readonly hasRoom: boolean;
}

/** The line of a series as SVG paths. */
export interface Curve {
  readonly seriesIndex: number;
  readonly line: string;
  /** The path of the area below it; empty if it is not filled. */
  readonly area: string;
}

/** A value, in pixels of the chart. */
export interface Point {
  readonly labelIndex: number;
  readonly seriesIndex: number;
  readonly x: number;
  readonly y: number;
  /** The position of zero, or of the line below in a stack. */
  readonly base: number;
  /** No line leads to it. */
  readonly isAlone: boolean;
}

const leastRoom = 10;

/** Compute the positions of the axes, texts and lines of a chart. */
export function lineLayout(drawing: Drawing, shape: LineShape, room: ChartRoom): LineLayout {
  const placed = placeAxes(drawing, shape, room);
  const { parts, at, middleOf, place } = placed;
  const values = index(
    parts,
    ({ seriesIndex }) => seriesIndex,
    ({ labelIndex }) => labelIndex,
  );
  const series = drawing.series.map(({ isFilled }, seriesIndex) => {
    const own = values.get(seriesIndex);
    const isMissing = (labelIndex: number) => !shape.spansGaps && !own?.has(labelIndex);
    const points = drawing.labels.map((_, labelIndex): Point | undefined => {
      const part = own?.get(labelIndex);
      if (!part) return undefined;
      const isAlone = isMissing(labelIndex - 1) && isMissing(labelIndex + 1);
      return { labelIndex, seriesIndex, x: middleOf(labelIndex), y: at(part.to), base: at(part.from), isAlone };
    });
    return { seriesIndex, isFilled: isFilled ?? shape.isFilled, points };
  });
  return {
    ...axesLayout(placed),
    kind: "line",
    curves: series.map(({ seriesIndex, isFilled, points }) => {
      const path = shape.spansGaps ? points.filter((point) => point !== undefined) : points;
      return { seriesIndex, line: lineOf(path, shape), area: isFilled ? areaOf(path, shape) : "" };
    }),
    points: series.flatMap(({ points }) => points.filter((point) => point !== undefined)),
    hasRoom: place >= leastRoom,
  };
}

type Path = readonly (Point | undefined)[];

const isPoint = (point: Point | undefined): boolean => point !== undefined;
const xOf = (point: Point | undefined): number => point?.x ?? 0;
const yOf = (point: Point | undefined): number => point?.y ?? 0;
const baseOf = (point: Point | undefined): number => point?.base ?? 0;
const curveOf = ({ isMonotone }: LineShape) => (isMonotone ? curveMonotoneX : curveLinear);

const lineOf = (path: Path, shape: LineShape): string =>
  line(xOf, yOf).defined(isPoint).curve(curveOf(shape)).digits(2)(path) ?? "";

const areaOf = (path: Path, shape: LineShape): string =>
  area(xOf, baseOf, yOf).defined(isPoint).curve(curveOf(shape)).digits(2)(path) ?? "";
