import { type ReactNode, useMemo } from "react";
import { useElement } from "../react/element.tsx";
import {
  type AxesState,
  axesClick,
  axesDefaults,
  axesShape,
  axesStyles,
  guidedSeries,
} from "./parts/chart/chart-axes.ts";
import { advancedData, type ChartData, type Dataset } from "./parts/chart/chart-data.ts";
import type { BarShape, Pick } from "./parts/chart/chart-drawing.ts";
import { ChartFrame } from "./parts/chart/chart-frame.tsx";
import { useChart } from "./parts/chart/use-chart.ts";
import type { BarChartProps } from "./props.ts";

interface Resolved extends AxesState {
  readonly axis: "x" | "y";
  readonly datasets: readonly Dataset[];
  readonly options: Options;
  readonly showValues: boolean;
}

/** As in the schema: with the names of Chart.js. */
type Options = Exclude<BarChartProps["options"], null | undefined | (() => unknown)>;

const defaults: Resolved = { ...axesDefaults, axis: "x", datasets: [], options: {}, showValues: false };

const readers = { guided: guidedSeries, advanced };

/** Values as bars, with a table of the values next to them. */
export function BarChart(props: BarChartProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "bar-chart");
  const { given, options, state, data } = useChart<Options, Resolved>(root, props, defaults, readers);
  const shape = useMemo(() => shapeOf(given, options), [given, options]);
  const style = axesStyles(given, options.scales ?? {});
  const { onChartClick } = props;
  const onPick =
    onChartClick && ((pick: Pick, data: ChartData) => root.emit(onChartClick, "chartClick", axesClick(pick, data)));
  return <ChartFrame root={root} state={state} data={data} shape={shape} style={style} onPick={onPick} />;
}

function advanced({ labels, datasets }: Resolved): ChartData | undefined {
  return Array.isArray(labels) && Array.isArray(datasets) ? advancedData(labels, datasets) : undefined;
}

const shapeOf = (state: Resolved, { indexAxis, scales }: Options): BarShape => ({
  ...axesShape(state, scales ?? {}, (indexAxis ?? state.axis) === "y"),
  kind: "bar",
  showsValues: state.showValues,
});
