import { max, mean, median, min, sum } from "d3-array";
import { toNumber } from "../field/number-format.ts";
import { member } from "../select/options.ts";

/** The data of a chart: a value for each label in each series. */
export interface ChartData {
  /** As in the data, converted to strings. */
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
}

export interface ChartSeries {
  readonly label: string;
  /** One for each label; null where it is missing. */
  readonly values: readonly (number | null)[];
  /** One for the series, or one for each label; empty if the design sets none. */
  readonly colors: readonly string[];
  /** Whether the area below the line is filled; undefined if the data does not set it. */
  readonly isFilled?: boolean | undefined;
  /** The colour of that area if it differs from the line. */
  readonly areaColor?: string | undefined;
}

/** How the values of one bar are combined. */
export type Aggregate = "item-count" | "distinct" | "value" | "sum" | "average" | "median" | "min" | "max";

/** The paths of labels, series and values in the rows of guided data. */
export interface GuidedFields {
  readonly dataXField: string;
  readonly dataXFieldProperty: string;
  readonly dataYField: string;
  readonly dataYFieldProperty: string;
  readonly groupBy: string;
  readonly groupByProperty: string;
  readonly yAxis: "item-count" | "field-summary";
  readonly aggregate: Aggregate | undefined;
  readonly dataOrderBy: "default" | "x" | "y";
  readonly dataDirection: "ASC" | "DESC";
  readonly dataXEmpty: boolean;
  readonly emptyLabel: string;
  readonly valueTitle: string;
}

/** A dataset of advanced data, as a design or an import writes it. */
export interface Dataset {
  readonly label?: string | undefined;
  readonly data?: readonly unknown[] | undefined;
  readonly backgroundColor?: string | readonly string[] | undefined;
}

/** Returns the rows of an array or collection; empty before they are loaded; undefined if it is neither. */
export function rowsOf(data: unknown): readonly unknown[] | undefined {
  if (data === null || data === undefined) return [];
  if (Array.isArray(data)) return data;
  const rows: unknown = typeof data === "object" ? Reflect.get(data, "data") : undefined;
  return Array.isArray(rows) ? rows : undefined;
}

/** Returns the labels and datasets as given; values that are not numbers are null. */
export function advancedData(labels: readonly unknown[], datasets: readonly Dataset[]): ChartData {
  const count = Math.max(labels.length, ...datasets.map(({ data }) => data?.length ?? 0));
  const positions = Array.from({ length: count }, (_, position) => position);
  return {
    labels: positions.map((position) => textOf(labels[position])),
    series: datasets.map(({ label, data, backgroundColor }) => ({
      label: label ?? "",
      values: positions.map((position) => toNumber(data?.[position]) ?? null),
      colors: typeof backgroundColor === "string" ? [backgroundColor] : (backgroundColor ?? []),
    })),
  };
}

/**
 * Group rows by their label and series.
 *
 * A row whose label is an array counts once for each of its items. Plain values are their own label and are counted.
 */
export function guidedData(rows: readonly unknown[], fields: GuidedFields): ChartData {
  const { dataXEmpty, emptyLabel } = fields;
  const places = rows.some(isRecord) ? fields : countOfValues(fields);
  const bars = new Map<string, Bar>();
  const groups = new Map<string, string>();
  for (const row of rows) {
    for (const x of valuesAt(row, places.dataXField, places.dataXFieldProperty)) {
      const key = textOf(x);
      if (key === "" && !dataXEmpty) continue;
      const bar = bars.get(key) ?? { label: key === "" ? emptyLabel : key, value: x, rows: new Map() };
      bars.set(key, bar);
      for (const group of groupsOf(row, places)) {
        groups.set(group, group === "" ? emptyLabel : group);
        const known = bar.rows.get(group);
        if (known) known.push(row);
        else bar.rows.set(group, [row]);
      }
    }
  }
  const kind = aggregateOf(rows, places);
  const sums = [...bars.values()].map(({ label, value, rows }) => ({
    label,
    value,
    values: [...groups.keys()].map((group) => aggregate(kind, itemsOf(kind, rows.get(group) ?? [], places))),
  }));
  sort(sums, fields);
  return {
    labels: sums.map(({ label }) => label),
    series: [...groups.values()].map((label, position) => ({
      label: places.groupBy === "" ? fields.valueTitle : label,
      values: sums.map(({ values }) => values[position] ?? null),
      colors: [],
    })),
  };
}

/** Returns the slices of a circle: the sum of all series per label. Only values above zero have a slice. */
export function slicesOf({ labels, series }: ChartData): ChartData {
  const totals = labels.map((_, position) => total(series, position));
  const kept = labels.map((_, position) => position).filter((position) => (totals[position] ?? 0) > 0);
  const [first] = series;
  const colors = first && first.colors.length > 1 ? first.colors : [];
  return {
    labels: kept.map((position) => labels[position] ?? ""),
    series: [
      {
        label: series.length === 1 ? (first?.label ?? "") : "",
        values: kept.map((position) => totals[position] ?? null),
        colors: colors.length === 0 ? [] : kept.map((position) => colors[position % colors.length] ?? ""),
      },
    ],
  };
}

/** Returns the sum of all series for a label. */
export const total = (series: readonly ChartSeries[], position: number): number =>
  sum(series, ({ values }) => values[position]);

interface Bar {
  readonly label: string;
  readonly value: unknown;
  readonly rows: Map<string, unknown[]>;
}

const isRecord = (row: unknown): boolean => typeof row === "object" && row !== null;

const countOfValues = (fields: GuidedFields): GuidedFields => ({
  ...fields,
  dataXField: "",
  dataYField: "",
  groupBy: "",
  yAxis: "item-count",
});

/** Returns the value at a path, or the items of the array there. Without a path, the row is the value. */
function valuesAt(row: unknown, path: string, property: string): readonly unknown[] {
  const value = path === "" ? row : member(row, path);
  if (!Array.isArray(value)) return [value];
  return value.map((item: unknown) => (property === "" ? item : (member(item, property) ?? item)));
}

function groupsOf(row: unknown, { groupBy, groupByProperty }: GuidedFields): readonly string[] {
  return groupBy === "" ? [""] : [...new Set(valuesAt(row, groupBy, groupByProperty).map(textOf))];
}

function itemsOf(kind: Aggregate, rows: readonly unknown[], fields: GuidedFields): readonly unknown[] {
  if (kind === "item-count" && fields.yAxis === "item-count") return rows;
  if (fields.dataYField === "") return rows;
  return rows.flatMap((row) => valuesAt(row, fields.dataYField, fields.dataYFieldProperty));
}

/** Returns the design's choice, else a default for the first value. */
function aggregateOf(rows: readonly unknown[], fields: GuidedFields): Aggregate {
  if (fields.yAxis === "item-count") return "item-count";
  if (fields.aggregate) return fields.aggregate;
  for (const row of rows) {
    const value = member(row, fields.dataYField);
    const [first] = valuesAt(row, fields.dataYField, fields.dataYFieldProperty);
    if (first === undefined || first === null) continue;
    if (typeof first !== "number") return "distinct";
    return Array.isArray(value) ? "sum" : "value";
  }
  return "distinct";
}

function aggregate(kind: Aggregate, items: readonly unknown[]): number | null {
  if (kind === "item-count") return items.length;
  if (kind === "distinct") return new Set(items).size;
  if (kind === "value") return toNumber(items[0]) ?? null;
  const numbers = items.map(toNumber).filter((number) => number !== undefined);
  return numbers.length === 0 ? null : (ofNumbers[kind](numbers) ?? null);
}

const ofNumbers: Readonly<
  Record<Exclude<Aggregate, "item-count" | "distinct" | "value">, (numbers: readonly number[]) => number | undefined>
> = { sum, average: mean, median, min, max };

interface Sum {
  readonly label: string;
  readonly value: unknown;
  readonly values: readonly (number | null)[];
}

function sort(sums: Sum[], { dataOrderBy, dataDirection }: GuidedFields): void {
  if (dataOrderBy === "default") return;
  const sign = dataDirection === "DESC" ? -1 : 1;
  const height = ({ values }: Sum) => sum(values, (value) => value);
  sums.sort((one, other) => {
    const difference = dataOrderBy === "y" ? height(one) - height(other) : compare(one.value, other.value);
    return difference * sign;
  });
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return textOf(one).localeCompare(textOf(other), undefined, { numeric: true });
}

/** Convert a label or series of the data to a string. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
