export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a record as it is, and no members of other values. */
export const part = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** Charts of parts of a whole have a number for each part; all others have lists of points. */
const partTypes: ReadonlySet<string> = new Set(["pie", "donut", "radialBar", "polarArea"]);

/** Points of these have several numbers each: open and close, or the ends of a range. */
const spanTypes: ReadonlySet<string> = new Set(["candlestick", "boxPlot", "rangeBar", "rangeArea"]);

/** Returns what fits a type of chart of its series: ApexCharts throws for others, such as one without `data`. */
export function seriesOf(series: unknown, type: string): readonly unknown[] {
  if (!Array.isArray(series)) return [];
  const list: readonly unknown[] = series;
  if (partTypes.has(type)) return list.filter((one) => typeof one === "number" && Number.isFinite(one));
  const fits = (point: unknown): boolean =>
    spanTypes.has(type) ? Array.isArray(splitPoint(point).y) : type !== "treemap" || isRecord(point);
  return list
    .filter(isRecord)
    .map((one) => ({ ...one, data: Array.isArray(one["data"]) ? one["data"].filter(fits) : [] }))
    .filter(({ data }) => type !== "treemap" || data.length > 0);
}

/** The data of a chart: a value for each label in each series. */
export interface ApexData {
  readonly labels: readonly string[];
  readonly series: readonly { readonly label: string; readonly values: readonly unknown[] }[];
  /** The series are parts of a whole, one number each. */
  readonly isParts: boolean;
}

/** Returns labels and values of the series of ApexCharts, for the table and the tooltip. */
export function apexData(series: readonly unknown[], options: unknown): ApexData {
  const named = namesIn(options);
  const lists = series.filter(isRecord);
  if (lists.length === 0) {
    const labels = series.map((_, index) => textOf(named[index] ?? index + 1));
    return { labels, series: series.length === 0 ? [] : [{ label: "", values: series }], isParts: true };
  }
  const points = lists.map(({ data }) => (Array.isArray(data) ? data : []));
  const count = Math.max(0, ...points.map(({ length }) => length));
  const xOf = (index: number): unknown => points.map((list) => splitPoint(list[index]).x).find((x) => x !== undefined);
  return {
    labels: Array.from({ length: count }, (_, index) => textOf(xOf(index) ?? named[index] ?? index + 1)),
    series: lists.map(({ name }, index) => ({
      label: textOf(name ?? ""),
      values: Array.from({ length: count }, (_, place) => splitPoint(points[index]?.[place]).y),
    })),
    isParts: false,
  };
}

function namesIn(options: unknown): readonly unknown[] {
  if (!isRecord(options)) return [];
  const categories = isRecord(options.xaxis) ? options.xaxis.categories : undefined;
  const names = categories ?? options.labels;
  return Array.isArray(names) ? names : [];
}

/** A point is a value, a pair, or a record with `x` and `y`. */
function splitPoint(point: unknown): { readonly x: unknown; readonly y: unknown } {
  if (Array.isArray(point)) return { x: point[0], y: point.length === 2 ? point[1] : point.slice(1) };
  if (isRecord(point)) return { x: point.x, y: point.y };
  return { x: undefined, y: point };
}

const textOf = (value: unknown): string => (isRecord(value) ? JSON.stringify(value) : String(value));

/** Returns a value as text: a number, or the numbers of a range or candle. */
export function valueText(value: unknown, language: string): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, language)).join(" – ");
  if (typeof value === "number") return value.toLocaleString(language || undefined);
  return value === null || value === undefined ? "—" : String(value);
}

/** A point of a chart, as the formulas of its texts read it. */
export interface ApexPoint {
  readonly value: unknown;
  readonly label: string;
  readonly datasetLabel: string;
  readonly seriesIndex: number;
  readonly pointIndex: number;
}

/** Formulas that write the texts of a chart, where the design has one. */
export interface ApexTexts {
  readonly xAxis: ((value: unknown) => string) | undefined;
  readonly yAxis: ((value: unknown) => string) | undefined;
  readonly dataLabel: ((point: ApexPoint) => string) | undefined;
  readonly tooltip: ((point: ApexPoint) => string) | undefined;
  /** The texts for the data, so that another text is another object. */
  readonly written: string;
}

/** Returns a point of the data. Charts of parts have one series, and their parts are its points. */
export function apexPoint({ labels, series, isParts }: ApexData, seriesIndex: number, pointIndex: number): ApexPoint {
  const [row, place] = isParts ? [0, seriesIndex] : [seriesIndex, Math.max(pointIndex, 0)];
  const one = series[row];
  return {
    value: one?.values[place],
    label: labels[place] ?? "",
    datasetLabel: one?.label ?? "",
    seriesIndex: row,
    pointIndex: place,
  };
}
