import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from "react";
import { loadPart } from "../app/reload.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { read, textOf, useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { computed, type ReadonlySignal, signal } from "../react/signals.ts";
import { languageOf } from "../screen/language.ts";
import type { ApexViewProps } from "./apex-chart.view.tsx";
import { type ApexData, type ApexTexts, apexData, apexPoint, seriesOf, valueText } from "./parts/apex/apex-data.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import type { ApexChartProps } from "./props.ts";

interface Resolved {
  readonly type: ApexViewProps["type"];
  readonly series: readonly unknown[];
  readonly options: unknown;
  readonly height: string;
  readonly ariaLabel: string;
  readonly isFetching: boolean;
  readonly emptyText: string;
}

const defaults: Resolved = {
  type: "line",
  series: [],
  options: undefined,
  height: "300px",
  ariaLabel: "",
  isFetching: false,
  emptyText: "",
};

/** A chart of ApexCharts, with a table of its values for screen readers. The library is loaded separately. */
export function ApexChart(props: ApexChartProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "apex-chart");
  const { options: written } = props;
  const bound = useMemo(() => (typeof written === "function" ? written : () => current(written)), [written]);
  const state = root.values<Resolved>({ ...props, options: bound }, defaults);
  const { type, options, ariaLabel, emptyText } = state;
  const series = useMemo(() => seriesOf(state.series, type), [state.series, type]);
  const data = useMemo(() => apexData(series, options), [series, options]);
  const isEmpty = !data.series.some(({ values }) => values.length > 0);
  const texts = useTexts(props, data, root.label);
  const View = useView();
  const { onChartClick } = props;
  const onPick = (seriesIndex: number, pointIndex: number) => {
    const [row, place] = data.isParts ? [0, pointIndex] : [seriesIndex, pointIndex];
    const datasetLabel = data.series[row]?.label ?? "";
    if (onChartClick)
      root.emit(onChartClick, "chartClick", { seriesIndex, pointIndex, datasetLabel, label: data.labels[place] ?? "" });
  };
  const style: CustomProperties = { "--trama-chart-height": css(state.height) };
  return (
    <div
      {...root.attributes}
      className={`trama-chart ${root.attributes.className}`}
      style={style}
      aria-busy={state.isFetching || undefined}
      data-fetching={state.isFetching || undefined}
      data-empty={(isEmpty && !state.isFetching) || undefined}
    >
      <div className="trama-chart-frame">
        <div
          className="trama-chart-plot"
          {...(ariaLabel === "" || isEmpty ? {} : { role: "img", "aria-label": ariaLabel })}
        >
          {isEmpty && !state.isFetching ? <p className="trama-chart-note">{emptyText}</p> : null}
          {View && !isEmpty ? <View {...{ type, series, options, data, emptyText, texts, onPick }} /> : null}
        </div>
      </div>
      {isEmpty ? null : <ApexTable data={data} caption={ariaLabel} />}
    </div>
  );
}

/** Returns literal options with the current values of the formulas in them. */
function current(value: unknown): unknown {
  if (typeof value === "function") return value();
  if (Array.isArray(value)) return value.map(current);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, current(one)]));
}

/** Returns the formulas of the texts, as another object whenever the text of a value changes. */
function useTexts(props: ApexChartProps, data: ApexData, label: (name: string) => string): ApexTexts {
  const { xAxisText, yAxisText, dataLabelText, tooltipText } = props;
  const source = useMemo(() => {
    const written =
      <T,>(name: string, formula: ((item: ReadonlySignal<T>) => unknown) | undefined) =>
      (item: T): string =>
        textOf(formula && read(() => formula(signal(item)), label(name)));
    const xAxis = xAxisText && written("xAxisText", xAxisText);
    const yAxis = yAxisText && written("yAxisText", yAxisText);
    const texts: Omit<ApexTexts, "written"> = {
      xAxis: xAxis && ((value) => xAxis({ value })),
      yAxis: yAxis && ((value) => yAxis({ value })),
      dataLabel: dataLabelText && written("dataLabelText", dataLabelText),
      tooltip: tooltipText && written("tooltipText", tooltipText),
    };
    // The library calls these functions later: their texts for the data are what the chart depends on.
    const now = computed(() => JSON.stringify(textsOf(texts, data)));
    return computed(() => ({ ...texts, written: now.value }));
  }, [xAxisText, yAxisText, dataLabelText, tooltipText, data, label]);
  return useSignalValue(source);
}

function textsOf({ xAxis, yAxis, dataLabel, tooltip }: Omit<ApexTexts, "written">, data: ApexData): readonly unknown[] {
  const points = data.series.flatMap(({ values }, row) =>
    values.map((_, place) => (data.isParts ? apexPoint(data, place, 0) : apexPoint(data, row, place))),
  );
  return [
    xAxis && data.labels.map(xAxis),
    yAxis && points.map(({ value }) => yAxis(value)),
    dataLabel && points.map(dataLabel),
    tooltip && points.map(tooltip),
  ];
}

/** Returns the view once its code has loaded. The library needs a window. */
function useView(): ComponentType<ApexViewProps> | undefined {
  const [view, setView] = useState<ComponentType<ApexViewProps>>();
  useEffect(() => {
    let isGone = false;
    loadPart("apex-chart.view", () => import("./apex-chart.view.tsx")).then(
      ({ default: View }) => {
        if (!isGone) setView(() => View);
      },
      // The error is logged, and the table stays.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return view;
}

/** The values of a chart for screen readers. */
function ApexTable({ data, caption }: { readonly data: ApexData; readonly caption: string }): ReactNode {
  const shown = useSignalValue(languageOf(useRuntime()));
  return (
    <div className="trama-chart-table trama-chart-unseen">
      <table>
        {caption === "" ? null : <caption>{caption}</caption>}
        <thead>
          <tr>
            <td />
            {data.series.map(({ label }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: series may have the same name, and keep no state
              <Heading key={index} text={label} />
            ))}
          </tr>
        </thead>
        <tbody>
          {data.labels.map((label, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels may be equal, and keep no state
            <tr key={place}>
              <th scope="row">{label}</th>
              {data.series.map(({ values }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as in the heading
                <td key={index}>{valueText(values[place], shown)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Heading = ({ text }: { readonly text: string }): ReactNode =>
  text === "" ? <td /> : <th scope="col">{text}</th>;
