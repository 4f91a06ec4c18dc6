import type { ChartTexts } from "./chart-format.ts";

/** What is drawn of a chart: the series that are shown, with labels as they are written and colours as CSS has them. */
export interface Drawing {
  readonly shape: BarShape | PieShape;
  readonly labels: readonly string[];
  readonly series: readonly DrawnSeries[];
  readonly texts: ChartTexts;
  /** What the values are, such as `Revenue`, where the series do not say it. */
  readonly valueTitle: string;
}

export interface DrawnSeries {
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** One for each label. */
  readonly colors: readonly string[];
}

export interface BarShape {
  readonly kind: "bar";
  /** The labels stand along the vertical axis. */
  readonly isLying: boolean;
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
  /** Lines across the chart at the steps of the axis. */
  readonly hasLines: boolean;
}

export interface PieShape {
  readonly kind: "pie";
  /** Width of the hole in the middle, as a part of the circle in percent. */
  readonly hole: number;
}

/** A place of a drawing that the pointer chose. */
export interface Pick {
  readonly labelIndex: number;
  /** The bar there, or all bars of the label beside them. */
  readonly seriesIndexes: readonly number[];
  /** The value at the place on the axis of the values. */
  readonly value: number;
  /** In pixels of the chart. */
  readonly position: { readonly x: number; readonly y: number };
}
