import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from "react";
import { loadPart } from "../app/reload.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { language } from "../screen/language.ts";
import type { ApexViewProps } from "./apex-chart.view.tsx";
import { type ApexData, apexData, seriesOf, valueText } from "./parts/apex/apex-data.ts";
import { type CustomProperties, css } from "./parts/shared/css.ts";
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
          {View && !isEmpty ? (
            <View type={type} series={series} options={options} data={data} emptyText={emptyText} onPick={onPick} />
          ) : null}
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
  const shown = useSignalValue(language);
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
