import { type ReactNode, useMemo } from "react";
import { useElement } from "../react/element.tsx";
import {
  type Aggregate,
  advancedData,
  type ChartData,
  type Dataset,
  guidedData,
  rowsOf,
  slicesOf,
} from "./parts/chart/chart-data.ts";
import type { Pick, PieShape } from "./parts/chart/chart-drawing.ts";
import { ChartFrame } from "./parts/chart/chart-frame.tsx";
import { type ChartState, chartDefaults } from "./parts/chart/chart-state.ts";
import { useChart } from "./parts/chart/use-chart.ts";
import type { PieChartProps } from "./props.ts";

interface Resolved extends ChartState {
  readonly displayType: "pie" | "doughnut";
  readonly datasets: readonly Dataset[];
  readonly options: Options;
  readonly yAxis: "item-count" | "field-summary";
  readonly dataYField: string;
  readonly dataYFieldProperty: string;
  readonly aggregate: Aggregate | undefined;
  readonly showValues: boolean;
}

/** As in the schema: with the names of Chart.js. */
type Options = Exclude<PieChartProps["options"], null | undefined | (() => unknown)>;

const defaults: Resolved = {
  ...chartDefaults,
  displayType: "pie",
  datasets: [],
  options: {},
  yAxis: "item-count",
  dataYField: "",
  dataYFieldProperty: "",
  aggregate: undefined,
  showValues: true,
};
const holeOfDoughnut = 68;

const readers = { guided, advanced };

/** Parts of a whole as slices, with a table of the values next to them. */
export function PieChart(props: PieChartProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "pie-chart");
  const { given, options, state, data } = useChart<Options, Resolved>(root, props, defaults, readers);
  const hole = options.cutout === undefined ? undefined : Number.parseInt(options.cutout, 10);
  const ownHole = given.displayType === "doughnut" ? holeOfDoughnut : 0;
  const shape = useMemo((): PieShape => ({ kind: "pie", hole: hole ?? ownHole }), [hole, ownHole]);
  const { onChartClick } = props;
  const onPick =
    onChartClick && ((pick: Pick, data: ChartData) => root.emit(onChartClick, "chartClick", clickOf(pick, data)));
  return (
    <ChartFrame root={root} state={state} data={data} shape={shape} showsShares={given.showValues} onPick={onPick} />
  );
}

function guided(state: Resolved): ChartData | undefined {
  const rows = rowsOf(state.data);
  return rows && slicesOf(guidedData(rows, { ...state, groupBy: "", groupByProperty: "" }));
}

function advanced({ labels, datasets }: Resolved): ChartData | undefined {
  return Array.isArray(labels) && Array.isArray(datasets) ? slicesOf(advancedData(labels, datasets)) : undefined;
}

function clickOf({ labelIndex, position }: Pick, { labels, series }: ChartData) {
  const label = labels[labelIndex] ?? "";
  const [slices] = series;
  const value = slices?.values[labelIndex] ?? 0;
  return { position, points: [{ datasetLabel: slices?.label ?? "", label, value }] };
}
