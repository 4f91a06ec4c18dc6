import type { ApexOptions } from "apexcharts";
import { type AppLook, type GivenOptions, withThemeColors } from "./apex-colors.ts";
import { type ApexData, type ApexPoint, type ApexTexts, apexPoint, isRecord, part, valueText } from "./apex-data.ts";

/** Options that hold HTML or functions, or belong to the app. The compiler reports them where they are literal. */
export const refusedOptions: ReadonlySet<string> = new Set([
  "custom",
  "customHTML",
  "customIcons",
  "customSVG",
  "defaultLocale",
  "events",
  "formatter",
  "goals",
  "locales",
  "nonce",
  "tooltipHoverFormatter",
]);

/** The axes, whose tooltips the library writes as HTML. */
export const axisOptions: ReadonlySet<string> = new Set(["xaxis", "yaxis"]);

/** Returns data without refused options; `goals` is drawn with inline styles, which the content policy blocks. */
export function safeOptions(value: unknown, isAxis = false): unknown {
  if (Array.isArray(value)) return value.map((one) => safeOptions(one, isAxis));
  if (typeof value === "function") return undefined;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      refusedOptions.has(name) || (isAxis && name === "tooltip")
        ? []
        : [[name, safeOptions(one, axisOptions.has(name))]],
    ),
  );
}

interface Calls {
  readonly data: () => ApexData;
  readonly onPick: (seriesIndex: number, pointIndex: number) => void;
  readonly onMount: (chart: object) => void;
}

/** Returns the options for ApexCharts: from the design, with the look of the app and without HTML. */
export function apexOptions(type: string, given: unknown, look: AppLook, texts: ApexTexts, calls: Calls): ApexOptions {
  const options = withThemeColors(part(safeOptions(given)), type, look);
  const chart = part(options.chart);
  const xaxis = part(options.xaxis);
  const noData = part(options.noData);
  const { dataLabel } = texts;
  return {
    ...options,
    theme: { ...part(options.theme), mode: look.theme },
    chart: {
      fontFamily: "inherit",
      foreColor: look.textColor,
      background: "transparent",
      ...chart,
      toolbar: { show: false, ...part(chart.toolbar) },
      animations: { ...part(chart.animations), ...(look.isStill ? { enabled: false } : {}) },
      locales: [localeOf(look.language)],
      defaultLocale: look.language || "en",
      events: {
        beforeMount: (mounted: object) => calls.onMount(mounted),
        dataPointSelection: (_event: unknown, _chart: unknown, { seriesIndex, dataPointIndex }: Pointed) =>
          calls.onPick(seriesIndex, dataPointIndex),
        markerClick: (_event: unknown, _chart: unknown, { seriesIndex, dataPointIndex }: Pointed) =>
          calls.onPick(seriesIndex, dataPointIndex),
      },
    },
    xaxis: { ...withLabels(xaxis, texts.xAxis), tooltip: { enabled: false } },
    ...(texts.yAxis && { yaxis: yAxes(options.yaxis, texts.yAxis) }),
    ...(dataLabel && {
      dataLabels: {
        ...part(options.dataLabels),
        formatter: (_value: unknown, { seriesIndex, dataPointIndex }: Pointed) =>
          dataLabel(apexPoint(calls.data(), seriesIndex, dataPointIndex)),
      },
    }),
    legend: { ...part(options.legend), formatter: (name: string) => escaped(name) },
    tooltip: {
      ...part(options.tooltip),
      // The library would write these as HTML into the tooltip that `custom` replaces.
      x: { ...part(part(options.tooltip).x), formatter: noText },
      y: { formatter: noText, title: { formatter: noText } },
      custom: ({ seriesIndex, dataPointIndex }: Pointed) =>
        tipOf(apexPoint(calls.data(), seriesIndex, dataPointIndex), look.language, texts.tooltip),
    },
    noData: { ...noData, text: typeof noData.text === "string" ? noData.text : look.emptyText },
  };
}

interface Pointed {
  readonly seriesIndex: number;
  readonly dataPointIndex: number;
}

const noText = () => "";

/** Returns an axis whose labels a formula writes. */
const withLabels = (axis: GivenOptions, text: ((value: unknown) => string) | undefined): GivenOptions =>
  text ? { ...axis, labels: { ...part(axis.labels), formatter: text } } : axis;

/** Returns the vertical axes, with labels that a formula writes. */
function yAxes(given: unknown, text: (value: unknown) => string) {
  const axes: readonly unknown[] = Array.isArray(given) ? given : [given];
  return axes.map((axis) => withLabels(part(axis), text));
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Returns the names of months and days in a language. */
function localeOf(language: string) {
  const name = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language || "en", { timeZone: "UTC", ...options });
    return (month: number, day: number) => format.format(Date.UTC(2023, month, day));
  };
  const months = Array.from({ length: 12 }, (_, month) => month);
  const days = Array.from({ length: 7 }, (_, day) => day + 1);
  return {
    name: language || "en",
    options: {
      months: months.map((month) => name({ month: "long" })(month, 1)),
      shortMonths: months.map((month) => name({ month: "short" })(month, 1)),
      // The first of January 2023 was a Sunday.
      days: days.map((day) => name({ weekday: "long" })(0, day)),
      shortDays: days.map((day) => name({ weekday: "short" })(0, day)),
    },
  };
}

/** Returns the tooltip of a point as nodes: ApexCharts would make HTML of names. */
function tipOf(point: ApexPoint, language: string, text: ApexTexts["tooltip"]): Node {
  const tip = document.createElement("div");
  tip.className = "trama-apex-tip";
  const line = (tag: "strong" | "div", shown: string) => {
    const node = document.createElement(tag);
    node.textContent = shown;
    tip.append(node);
  };
  line("strong", point.label);
  const usual = [point.datasetLabel, valueText(point.value, language)].filter((one) => one !== "").join(": ");
  line("div", text ? text(point) : usual);
  return tip;
}
