import { useMemo } from "react";
import type { Binds, ElementRoot } from "../../../react/element.tsx";
import type { ChartData } from "./chart-data.ts";
import { type ChartState, type LegendOptions, withLegend } from "./chart-state.ts";

/** The properties of a chart, with its options by the names of Chart.js. */
interface ChartProperties<Options> extends ChartState {
  readonly options: Options;
}

interface ChartOptions {
  readonly plugins?: { readonly legend?: LegendOptions | undefined } | undefined;
}

/** How a chart reads its data: guided by fields of rows, or advanced, as datasets. Undefined without data. */
interface ChartReaders<Resolved> {
  readonly guided: (state: Resolved) => ChartData | undefined;
  readonly advanced: (state: Resolved) => ChartData | undefined;
}

/** Returns the properties and the data of a chart; guided charts have the default options. */
export function useChart<Options extends ChartOptions, Resolved extends ChartProperties<Options>>(
  root: ElementRoot<HTMLDivElement>,
  props: Binds<Resolved> & { readonly dataType?: unknown },
  defaults: Resolved,
  { guided, advanced }: ChartReaders<Resolved>,
) {
  const given = root.values<Resolved>(props, defaults);
  const isGuided = props.dataType === "guided";
  const options: Options = isGuided ? defaults.options : given.options;
  const state = useMemo(() => withLegend(given, options.plugins?.legend), [given, options]);
  const data = useMemo(() => (isGuided ? guided(given) : advanced(given)), [isGuided, given, guided, advanced]);
  return { given, options, state, data };
}
