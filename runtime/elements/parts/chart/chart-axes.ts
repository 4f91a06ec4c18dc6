import { type CustomProperties, css } from "../look/css.ts";
import { type Aggregate, type ChartData, guidedData, rowsOf } from "./chart-data.ts";
import type { AxesShape, AxisShape, Pick } from "./chart-drawing.ts";
import { type ChartState, chartDefaults } from "./chart-state.ts";

/** The properties of charts with axes, resolved. */
export interface AxesState extends ChartState {
  readonly stacked: boolean;
  readonly startAtZero: boolean;
  readonly dataYField: string;
  readonly dataYFieldProperty: string;
  readonly yAxis: "item-count" | "field-summary";
  readonly aggregate: Aggregate | undefined;
  readonly groupBy: string;
  readonly groupByProperty: string;
  readonly labelColor: string;
  readonly gridColor: string;
}

export const axesDefaults: AxesState = {
  ...chartDefaults,
  stacked: false,
  startAtZero: true,
  dataYField: "",
  dataYFieldProperty: "",
  yAxis: "item-count",
  aggregate: undefined,
  groupBy: "",
  groupByProperty: "",
  labelColor: "",
  gridColor: "",
};

/** The option `scales.x` or `scales.y` of Chart.js. */
export interface ScaleOptions {
  readonly title?: { readonly display?: boolean | undefined; readonly text?: string | undefined } | undefined;
  readonly stacked?: boolean | undefined;
  readonly beginAtZero?: boolean | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly grid?: { readonly display?: boolean | undefined; readonly color?: string | undefined } | undefined;
  readonly ticks?: { readonly color?: string | undefined } | undefined;
}

export interface AxesOptions {
  readonly x?: ScaleOptions | undefined;
  readonly y?: ScaleOptions | undefined;
}

export function guidedSeries(state: AxesState): ChartData | undefined {
  const rows = rowsOf(state.data);
  return rows && guidedData(rows, state);
}

/** Returns the axes of a chart; the options win over the properties. */
export function axesShape(
  { stacked, startAtZero }: AxesState,
  { x, y }: AxesOptions,
  isHorizontal: boolean,
): Omit<AxesShape, "showsValues"> {
  const [labels, values] = isHorizontal ? [y, x] : [x, y];
  return {
    isHorizontal,
    isStacked: values?.stacked ?? stacked,
    startsAtZero: values?.beginAtZero ?? startAtZero,
    least: values?.min,
    greatest: values?.max,
    labelsAxis: axisOf(labels, false),
    valuesAxis: axisOf(values, true),
  };
}

const axisOf = (scale: ScaleOptions | undefined, hasLines: boolean): AxisShape => ({
  title: scale?.title?.display === false ? "" : (scale?.title?.text ?? ""),
  hasLines: scale?.grid?.display ?? hasLines,
});

/** The style sheet colours the drawing, so that it follows the theme. */
export const axesStyles = ({ labelColor, gridColor }: AxesState, { x, y }: AxesOptions): CustomProperties => ({
  "--trama-chart-x-label": css(x?.ticks?.color ?? labelColor),
  "--trama-chart-y-label": css(y?.ticks?.color ?? labelColor),
  "--trama-chart-x-grid": css(x?.grid?.color ?? gridColor),
  "--trama-chart-y-grid": css(y?.grid?.color ?? gridColor),
});

/** Returns the payload of `chartClick`. */
export function axesClick({ labelIndex, seriesIndexes, value, position }: Pick, { labels, series }: ChartData) {
  const label = labels[labelIndex] ?? "";
  return {
    dataX: label,
    dataY: value,
    position,
    points: seriesIndexes.flatMap((index) => {
      const value = series[index]?.values[labelIndex] ?? null;
      return value === null ? [] : [{ datasetLabel: series[index]?.label ?? "", label, value }];
    }),
  };
}
