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
import { advancedData, type ChartData } from "./parts/chart/chart-data.ts";
import type { LineShape, Pick } from "./parts/chart/chart-drawing.ts";
import { ChartFrame } from "./parts/chart/chart-frame.tsx";
import { useChart } from "./parts/chart/use-chart.ts";
import type { LineChartProps } from "./props.ts";

interface Resolved extends AxesState {
  readonly cubicInterpolationMode: "default" | "monotone";
  readonly area: boolean;
  readonly spanGaps: boolean;
  readonly datasets: readonly LineDataset[];
  readonly options: Options;
}

/** A dataset of advanced data, as a design or an import writes it. */
interface LineDataset {
  readonly label?: string | undefined;
  readonly data?: readonly unknown[] | undefined;
  readonly borderColor?: string | undefined;
  readonly backgroundColor?: string | undefined;
  readonly fill?: boolean | undefined;
}

/** As in the schema: with the names of Chart.js. */
type Options = Exclude<LineChartProps["options"], null | undefined | (() => unknown)>;

const defaults: Resolved = {
  ...axesDefaults,
  cubicInterpolationMode: "default",
  area: false,
  spanGaps: false,
  datasets: [],
  options: {},
};

const readers = { guided: guidedSeries, advanced };

/** Values as lines, with a table of the values next to them. */
export function LineChart(props: LineChartProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "line-chart");
  const { given, options, state, data } = useChart<Options, Resolved>(root, props, defaults, readers);
  const shape = useMemo(() => shapeOf(given, options), [given, options]);
  const style = axesStyles(given, options.scales ?? {});
  const { onChartClick } = props;
  const onPick =
    onChartClick && ((pick: Pick, data: ChartData) => root.emit(onChartClick, "chartClick", axesClick(pick, data)));
  return <ChartFrame root={root} state={state} data={data} shape={shape} style={style} onPick={onPick} />;
}

function advanced({ labels, datasets }: Resolved): ChartData | undefined {
  if (!Array.isArray(labels) || !Array.isArray(datasets)) return undefined;
  const lines = datasets.map(({ label, data, borderColor, backgroundColor }: LineDataset) => ({
    label,
    data,
    backgroundColor: borderColor ?? backgroundColor,
  }));
  const drawn = advancedData(labels, lines);
  return {
    ...drawn,
    series: drawn.series.map((one, index) => ({
      ...one,
      isFilled: datasets[index]?.fill,
      areaColor: datasets[index]?.backgroundColor,
    })),
  };
}

const shapeOf = (state: Resolved, { scales, spanGaps }: Options): LineShape => ({
  ...axesShape(state, scales ?? {}, false),
  kind: "line",
  showsValues: false,
  isMonotone: state.cubicInterpolationMode === "monotone",
  isFilled: state.area,
  spansGaps: spanGaps ?? state.spanGaps,
});
