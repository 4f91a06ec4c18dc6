import { type ReactNode, useMemo } from "react";
import { useElement, useProps } from "../react/element.tsx";
import {
  type Aggregate,
  advancedData,
  type ChartData,
  type Dataset,
  guidedData,
  rowsOf,
} from "./parts/chart/chart-data.ts";
import type { AxisShape, BarShape, Pick } from "./parts/chart/chart-drawing.ts";
import { ChartFrame } from "./parts/chart/chart-frame.tsx";
import { type ChartState, chartDefaults, withLegend } from "./parts/chart/chart-state.ts";
import { type CustomProperties, css } from "./parts/shared/css.ts";
import type { BarChartProps } from "./props.ts";

interface Resolved extends ChartState {
  readonly axis: "x" | "y";
  readonly stacked: boolean;
  readonly startAtZero: boolean;
  readonly datasets: readonly Dataset[];
  readonly options: Options;
  readonly dataYField: string;
  readonly dataYFieldProperty: string;
  readonly yAxis: "item-count" | "field-summary";
  readonly aggregate: Aggregate | undefined;
  readonly groupBy: string;
  readonly groupByProperty: string;
  readonly labelColor: string;
  readonly gridColor: string;
  readonly showValues: boolean;
}

/** As in the schema: with the names of Chart.js. */
type Options = Exclude<BarChartProps["options"], null | undefined | (() => unknown)>;
type Scale = NonNullable<NonNullable<Options["scales"]>["x"]>;

const noOptions: Options = {};

const defaults: Resolved = {
  ...chartDefaults,
  axis: "x",
  stacked: false,
  startAtZero: true,
  datasets: [],
  options: noOptions,
  dataYField: "",
  dataYFieldProperty: "",
  yAxis: "item-count",
  aggregate: undefined,
  groupBy: "",
  groupByProperty: "",
  labelColor: "",
  gridColor: "",
  showValues: false,
};

/** Values as bars, with a table of the values next to them. */
export function BarChart(props: BarChartProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "bar-chart");
  const given = useProps<Resolved>(props, defaults, root.label);
  const isGuided = props.dataType === "guided";
  const options = isGuided ? noOptions : given.options;
  const state = useMemo(() => withLegend(given, options.plugins?.legend), [given, options]);
  const data = useMemo(() => (isGuided ? guided(given) : advanced(given)), [isGuided, given]);
  const shape = useMemo(() => shapeOf(given, options), [given, options]);
  const { onChartClick } = props;
  const onPick =
    onChartClick && ((pick: Pick, data: ChartData) => root.emit(onChartClick, "chartClick", clickOf(pick, data)));
  return (
    <ChartFrame root={root} state={state} data={data} shape={shape} style={stylesOf(given, options)} onPick={onPick} />
  );
}

function guided(state: Resolved): ChartData | undefined {
  const rows = rowsOf(state.data);
  return rows && guidedData(rows, state);
}

function advanced(state: Resolved): ChartData | undefined {
  const { labels, datasets } = state;
  return Array.isArray(labels) && Array.isArray(datasets) ? advancedData(labels, datasets) : undefined;
}

function shapeOf(state: Resolved, { indexAxis, scales }: Options): BarShape {
  const isHorizontal = (indexAxis ?? state.axis) === "y";
  const [labels, values] = isHorizontal ? [scales?.y, scales?.x] : [scales?.x, scales?.y];
  return {
    kind: "bar",
    isHorizontal,
    isStacked: values?.stacked ?? state.stacked,
    startsAtZero: values?.beginAtZero ?? state.startAtZero,
    least: values?.min,
    greatest: values?.max,
    showsValues: state.showValues,
    labelsAxis: axisOf(labels, false),
    valuesAxis: axisOf(values, true),
  };
}

const axisOf = (scale: Scale | undefined, hasLines: boolean): AxisShape => ({
  title: scale?.title?.display === false ? "" : (scale?.title?.text ?? ""),
  hasLines: scale?.grid?.display ?? hasLines,
});

/** The style sheet colours the drawing, so that it follows the theme. */
const stylesOf = ({ labelColor, gridColor }: Resolved, { scales }: Options): CustomProperties => ({
  "--trama-chart-x-label": css(scales?.x?.ticks?.color ?? labelColor),
  "--trama-chart-y-label": css(scales?.y?.ticks?.color ?? labelColor),
  "--trama-chart-x-grid": css(scales?.x?.grid?.color ?? gridColor),
  "--trama-chart-y-grid": css(scales?.y?.grid?.color ?? gridColor),
});

function clickOf({ labelIndex, seriesIndexes, value, position }: Pick, { labels, series }: ChartData) {
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
