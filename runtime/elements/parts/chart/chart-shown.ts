import { css } from "../look/css.ts";
import { type ChartData, total } from "./chart-data.ts";
import type { Drawing } from "./chart-drawing.ts";

/** How data is drawn, besides what the visitor hides. */
export interface Look extends Pick<Drawing, "shape" | "texts" | "valueTitle"> {
  /** The element's colours, used in turn. */
  readonly colors: readonly string[];
}

/** A button of the legend: a series of bars or a line, or a slice. */
export interface LegendEntry {
  readonly key: string;
  readonly text: string;
  readonly color: string;
  /** The share of a slice in the whole. */
  readonly share: string;
}

/** The drawing, and the indexes of its labels and series in the data. */
export interface Shown extends Drawing {
  readonly labelIndexes: readonly number[];
  readonly seriesIndexes: readonly number[];
}

export function legendOf(data: ChartData, look: Look): readonly LegendEntry[] {
  const { shape, texts } = look;
  if (shape.kind !== "pie") {
    const names = data.series.map(({ label }) => label);
    return keysOf(names).map((key, position) => ({
      key,
      text: names[position] ?? "",
      color: colorOf(data, look, position, 0),
      share: "",
    }));
  }
  const all = data.labels.reduce((sum, _, position) => sum + total(data.series, position), 0);
  return keysOf(data.labels).map((key, position) => ({
    key,
    text: texts.label(data.labels[position] ?? ""),
    color: colorOf(data, look, 0, position),
    share: texts.share(total(data.series, position) / all),
  }));
}

/** Returns the data without the hidden legend entries; the rest keep their colours. */
export function shownData(data: ChartData, look: Look, hidden: ReadonlySet<string>): Shown {
  const { shape, texts, valueTitle } = look;
  const isPie = shape.kind === "pie";
  const labelIndexes = keptOf(keysOf(data.labels), isPie ? hidden : nothing);
  const seriesIndexes = keptOf(keysOf(data.series.map(({ label }) => label)), isPie ? nothing : hidden);
  return {
    shape,
    texts,
    valueTitle,
    labelIndexes,
    seriesIndexes,
    labels: labelIndexes.map((position) => texts.label(data.labels[position] ?? "")),
    series: seriesIndexes.map((series) => ({
      label: data.series[series]?.label ?? "",
      values: labelIndexes.map((position) => data.series[series]?.values[position] ?? null),
      colors: labelIndexes.map((position) => colorOf(data, look, series, position)),
      isFilled: data.series[series]?.isFilled,
      areaColor: colorValue(data.series[series]?.areaColor),
    })),
  };
}

const nothing: ReadonlySet<string> = new Set();

/** Returns a stable key for each entry; duplicates of a name get a number. */
function keysOf(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name} ${count}`;
  });
}

const keptOf = (keys: readonly string[], hidden: ReadonlySet<string>): readonly number[] =>
  keys.flatMap((key, position) => (hidden.has(key) ? [] : [position]));

const themeColors = 7;

/** Returns the colour from the data, else the element's, else the theme's. */
function colorOf({ series }: ChartData, { shape, colors }: Look, seriesIndex: number, labelIndex: number): string {
  const own = series[seriesIndex]?.colors ?? [];
  const turn = shape.kind === "pie" ? labelIndex : seriesIndex;
  const color = own[labelIndex % own.length] ?? colors[turn % colors.length];
  return colorValue(color) ?? `var(--_series-${(turn % themeColors) + 1})`;
}

/** What makes a browser load something; a backslash could hide it. */
const loading = /\\|\b(?:url|src|image|image-set)\(/i;

/** Returns a colour of data as CSS; undefined if it is not one. A shape filled with `url(…)` would request that address. */
function colorValue(value: string | undefined): string | undefined {
  const color = css(value);
  return color !== undefined && loading.test(color) ? undefined : color;
}
