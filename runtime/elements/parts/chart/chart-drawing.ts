import type { ChartTexts } from "./chart-format.ts";

/** The visible series of a chart, with formatted labels and CSS colours. */
export interface Drawing {
  readonly shape: ChartShape;
  readonly labels: readonly string[];
  readonly series: readonly DrawnSeries[];
  readonly texts: ChartTexts;
  /** The meaning of the values, such as `Revenue`, where the series do not name it. */
  readonly valueTitle: string;
}

export interface DrawnSeries {
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** One for each label. */
  readonly colors: readonly string[];
  /** Whether the area below the line is filled; undefined if the series does not set it. */
  readonly isFilled?: boolean | undefined;
  /** The colour of that area if it differs from the line. */
  readonly areaColor?: string | undefined;
}

export type ChartShape = BarShape | LineShape | PieShape;

export interface BarShape extends AxesShape {
  readonly kind: "bar";
}

export interface LineShape extends AxesShape {
  readonly kind: "line";
  /** Curves without going above or below the points. */
  readonly isMonotone: boolean;
  readonly isFilled: boolean;
  /** Lines continue where a value is missing. */
  readonly spansGaps: boolean;
}

/** A chart with an axis of labels and one of values. */
export interface AxesShape {
  /** The labels are on the vertical axis. */
  readonly isHorizontal: boolean;
  readonly isStacked: boolean;
  readonly startsAtZero: boolean;
  readonly least: number | undefined;
  readonly greatest: number | undefined;
  readonly showsValues: boolean;
  readonly labelsAxis: AxisShape;
  readonly valuesAxis: AxisShape;
}

export interface AxisShape {
  readonly title: string;
  /** Grid lines across the chart at the steps of the axis. */
  readonly hasLines: boolean;
}

export interface PieShape {
  readonly kind: "pie";
  /** The diameter of the hole in the middle, as a percentage of the circle. */
  readonly hole: number;
}

/** The part of a drawing under the pointer. */
export interface Pick {
  readonly labelIndex: number;
  /** The bar there, or all bars of the label next to them. */
  readonly seriesIndexes: readonly number[];
  /** The value at the pointer on the value axis. */
  readonly value: number;
  /** In pixels of the chart. */
  readonly position: { readonly x: number; readonly y: number };
}
