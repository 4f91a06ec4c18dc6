import type { ChartFormat } from "./chart-format.ts";

/** The properties of all charts, resolved. */
export interface ChartState extends ChartFormat {
  readonly labels: readonly unknown[];
  readonly data: readonly unknown[];
  readonly dataXField: string;
  readonly dataXFieldProperty: string;
  readonly dataOrderBy: "default" | "x" | "y";
  readonly dataDirection: "ASC" | "DESC";
  readonly dataXEmpty: boolean;
  readonly emptyLabel: string;
  readonly colors: readonly string[];
  readonly height: string;
  readonly isLegend: boolean;
  readonly legendPosition: "top" | "bottom" | "left" | "right";
  readonly legendAlignment: "start" | "center" | "end";
  readonly legendSize: string;
  readonly legendColor: string;
  readonly ariaLabel: string;
  readonly labelsTitle: string;
  readonly valueTitle: string;
  readonly table: "hidden" | "toggle" | "shown";
  readonly tableText: string;
  readonly isFetching: boolean;
  readonly emptyText: string;
}

export const chartDefaults: ChartState = {
  labels: [],
  data: [],
  dataXField: "",
  dataXFieldProperty: "",
  dataOrderBy: "default",
  dataDirection: "ASC",
  dataXEmpty: false,
  emptyLabel: "—",
  colors: [],
  height: "300px",
  isLegend: true,
  legendPosition: "top",
  legendAlignment: "center",
  legendSize: "12px",
  legendColor: "",
  labelFormat: "",
  numberStyle: "decimal",
  currency: "USD",
  fractionDigits: undefined,
  ariaLabel: "",
  labelsTitle: "",
  valueTitle: "",
  table: "hidden",
  tableText: "",
  isFetching: false,
  emptyText: "",
};

/** The options `plugins.legend` of Chart.js. */
export interface LegendOptions {
  readonly display?: boolean | undefined;
  readonly position?: ChartState["legendPosition"] | undefined;
  readonly align?: ChartState["legendAlignment"] | undefined;
  readonly labels?:
    | {
        readonly color?: string | undefined;
        readonly font?: { readonly size?: number | undefined } | undefined;
      }
    | undefined;
}

/** Returns the properties with the legend of the Chart.js options. */
export function withLegend<State extends ChartState>(state: State, legend: LegendOptions | undefined): State {
  if (!legend) return state;
  const size = legend.labels?.font?.size;
  return {
    ...state,
    isLegend: legend.display ?? state.isLegend,
    legendPosition: legend.position ?? state.legendPosition,
    legendAlignment: legend.align ?? state.legendAlignment,
    legendColor: legend.labels?.color ?? state.legendColor,
    legendSize: size === undefined ? state.legendSize : `${size}px`,
  };
}
