import { group, max, range, sum } from "d3-array";
import { type ScaleBand, scaleBand, scalePoint } from "d3-scale";
import { stack, stackOffsetDiverging, stackOffsetNone } from "d3-shape";
import type { AxesShape, AxisShape, BarShape, Drawing, LineShape } from "./chart-drawing.ts";
import { scaleOf, type ValueScale } from "./chart-scale.ts";

export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** The space of a chart in pixels, and how its texts are measured. */
export interface ChartRoom extends ChartSize {
  /** The font size. */
  readonly textSize: number;
  /** Returns the width of a text. */
  readonly widthOf: (text: string) => number;
}

/** A rectangle, in pixels of the chart. */
export interface Box extends ChartSize {
  readonly left: number;
  readonly top: number;
}

/** The layout of a chart with axes; its own box is the plot area inside the axes. */
export interface AxesLayout extends Box {
  readonly room: ChartSize;
  /** Returns the value at a position on the value axis. */
  readonly valueAt: (position: number) => number;
  /** Returns the label at a position on the label axis. */
  readonly labelAt: (position: number) => number | undefined;
  readonly lines: readonly AxisLine[];
  readonly texts: readonly PlacedText[];
}

export interface BarLayout extends AxesLayout {
  readonly kind: "bar";
  readonly bars: readonly Bar[];
}

/** A line across the chart at a position on an axis. */
export interface AxisLine {
  readonly axis: "x" | "y";
  readonly position: number;
  readonly isZero: boolean;
}

/** A single-line text, positioned by its anchor on the baseline. */
export interface PlacedText {
  readonly kind: "label" | "title" | "value";
  readonly axis: "x" | "y";
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

export interface Bar extends Box {
  readonly labelIndex: number;
  readonly seriesIndex: number;
  /** The side away from zero; undefined where another part of the stack follows. */
  readonly end: "top" | "right" | "bottom" | "left" | undefined;
}

const gap = 8;

/** Compute the positions of the axes, texts and bars of a chart. */
export function barLayout(drawing: Drawing, shape: BarShape, room: ChartRoom): BarLayout {
  const placed = placeAxes(drawing, shape, room);
  const barWidth = barWidthOf(drawing, shape, placed.place);
  const slots = slotsOf(drawing, shape, barWidth);
  const bars: PlacedBars = { ...placed, slots, barWidth };
  const layout = axesLayout(placed);
  return {
    ...layout,
    kind: "bar",
    texts: shape.showsValues ? [...layout.texts, ...valueTexts(bars)] : layout.texts,
    bars: barsOf(bars),
  };
}

/** A chart with positioned axes. */
export interface Placed {
  readonly drawing: Drawing;
  readonly shape: BarShape | LineShape;
  readonly parts: readonly Part[];
  readonly room: ChartRoom;
  readonly box: Box;
  readonly steps: readonly number[];
  /** Returns the position of a value on its axis. */
  readonly at: (value: number) => number;
  readonly valueAt: (position: number) => number;
  /** Returns the position of a label on its axis. */
  readonly middleOf: (labelIndex: number) => number;
  readonly labelAt: (position: number) => number | undefined;
  /** The width of a label on its axis. */
  readonly place: number;
  /** The positions of grid lines between or at the labels. */
  readonly bounds: readonly number[];
}

interface PlacedBars extends Placed {
  /** The slots of the series around the middle of a label. */
  readonly slots: ScaleBand<number>;
  readonly barWidth: number;
}

/** Compute the positions of the axes of a chart. */
export function placeAxes(drawing: Drawing, shape: BarShape | LineShape, room: ChartRoom): Placed {
  const { isHorizontal } = shape;
  const parts = partsOf(drawing, shape);
  const values = scaleFor(parts, shape, room);
  const box = plotOf(drawing, shape, parts, values, room);
  const ends = isHorizontal ? [box.left, box.left + box.width] : [box.top + box.height, box.top];
  const start = isHorizontal ? box.top : box.left;
  const end = start + (isHorizontal ? box.height : box.width);
  // Bars are sharp at whole pixels; on curves these would be steps.
  const scale = values.scale.copy().clamp(true);
  const at = shape.kind === "bar" ? scale.rangeRound(ends) : scale.range(ends);
  const labels = shape.kind === "bar" ? slotsOfLabels : pointsOfLabels;
  return {
    ...{ drawing, shape, parts, room, box, at },
    steps: values.steps,
    valueAt: (position) => at.invert(position),
    ...labels(drawing.labels.length, start, end),
  };
}

type LabelPlaces = Pick<Placed, "middleOf" | "labelAt" | "place" | "bounds">;

/** Returns slots side by side. */
function slotsOfLabels(count: number, start: number, end: number): LabelPlaces {
  const slots = scaleBand(range(count), [start, end]);
  const place = slots.bandwidth();
  return {
    place,
    middleOf: (index) => (slots(index) ?? 0) + place / 2,
    labelAt: (position) => (position < start || position >= end ? undefined : Math.floor((position - start) / place)),
    bounds: [...slots.domain().map((index) => slots(index) ?? 0), end],
  };
}

/** Returns points from one end to the other; a single one is in the middle. */
function pointsOfLabels(count: number, start: number, end: number): LabelPlaces {
  const points = scalePoint(range(count), [start, end]);
  const step = points.step();
  const near = 8;
  return {
    place: (end - start) / Math.max(count, 1),
    middleOf: (index) => points(index) ?? 0,
    labelAt: (position) => {
      if (count === 0 || position < start - near || position > end + near) return undefined;
      return count === 1 ? 0 : Math.min(Math.max(Math.round((position - start) / step), 0), count - 1);
    },
    bounds: points.domain().map((index) => points(index) ?? 0),
  };
}

/** Returns the lines and texts of the axes. */
export function axesLayout(placed: Placed): AxesLayout {
  const { box, room, valueAt, labelAt } = placed;
  return {
    ...box,
    ...{ room, valueAt, labelAt },
    lines: linesOf(placed),
    texts: [...stepTexts(placed), ...labelTexts(placed), ...titlesOf(placed)],
  };
}

function scaleFor(parts: readonly Part[], shape: AxesShape, { width, height }: ChartSize): ValueScale {
  return scaleOf(
    parts.map(({ to }) => to),
    {
      mostSteps: shape.isHorizontal ? width / 90 : height / 56,
      startsAtZero: shape.startsAtZero,
      least: shape.least,
      greatest: shape.greatest,
    },
  );
}

/** Returns the plot area: what the texts and values leave of the space. */
function plotOf(
  drawing: Drawing,
  shape: BarShape | LineShape,
  parts: readonly Part[],
  { scale, steps: values }: ValueScale,
  room: ChartRoom,
): Box {
  const { isHorizontal, showsValues } = shape;
  const { width, height, textSize, widthOf } = room;
  const [across, up] = axesOf(shape);
  const steps = drawing.texts.steps(values);
  const beside = isHorizontal ? horizontalLabels(drawing, room) : steps;
  const ends = showsValues ? parts.map(({ to }) => to) : [];
  const share = scale.copy().range([0, 1]);
  const line = textSize + 4;
  const left = titleRoom(up, room) + Math.ceil(widestOf(beside, widthOf)) + gap;
  const below = gap + line + titleRoom(across, room);
  if (!isHorizontal) {
    const top = Math.ceil(textSize / 2) + 2 + (showsValues ? line : 0);
    const bottom = below + (ends.some((value) => value < 0) ? line : 0);
    // The last label of a line is at the end of its axis.
    const last = shape.kind === "line" ? Math.min(widthOf(drawing.labels.at(-1) ?? "") / 2, 40) : 0;
    const right = Math.ceil(Math.max(gap, last));
    return { left, top, width: rest(width, left + right), height: rest(height, top + bottom) };
  }
  const beyond = (isUp: boolean) =>
    ends
      .filter((value) => (isUp ? value >= 0 : value < 0))
      .map((value) => ({
        share: isUp ? share(value) : 1 - share(value),
        width: widthOf(drawing.texts.axis(value)) + gap,
      }));
  const start = left + roomBeyond(beyond(false), width - left - gap);
  const last = widthOf(steps.at(-1) ?? "") / 2;
  const right = Math.ceil(Math.max(gap, last, roomBeyond(beyond(true), width - start)));
  return { left: start, top: 4, width: rest(width, start + right), height: rest(height, 4 + below) };
}

/** Returns the remaining length; at least 1, even if the texts need more than the space. */
const rest = (all: number, taken: number): number => Math.max(all - taken, 1);

const axesOf = ({ isHorizontal, labelsAxis, valuesAxis }: AxesShape): readonly [AxisShape, AxisShape] =>
  isHorizontal ? [valuesAxis, labelsAxis] : [labelsAxis, valuesAxis];

const titleRoom = ({ title }: AxisShape, { textSize }: ChartRoom): number => (title === "" ? 0 : textSize + gap);

/** Returns how much of an axis to leave free for the texts beyond bars that fill a share of the rest. */
const roomBeyond = (texts: readonly { readonly share: number; readonly width: number }[], length: number): number =>
  Math.max(0, max(texts, ({ share, width }) => (share > 0 ? (width - (1 - share) * length) / share : 0)) ?? 0);

function linesOf({ shape, at, steps, bounds }: Placed): readonly AxisLine[] {
  const { isHorizontal, labelsAxis, valuesAxis } = shape;
  const [labels, values] = isHorizontal ? (["y", "x"] as const) : (["x", "y"] as const);
  const [low = 0] = steps;
  const zero = Math.round(at(0));
  const hasZero = low <= 0 && (steps.at(-1) ?? 0) >= 0;
  const isBesideZero = (position: number) => !hasZero || Math.abs(position - zero) > 1;
  const across = valuesAxis.hasLines ? steps.map((step) => Math.round(at(step))).filter(isBesideZero) : [];
  return [
    ...(labelsAxis.hasLines ? bounds : []).map((position) => ({
      axis: labels,
      position: Math.round(position),
      isZero: false,
    })),
    ...across.map((position) => ({ axis: values, position, isZero: false })),
    ...(hasZero ? [{ axis: values, position: zero, isZero: true }] : []),
  ];
}

/** Returns the distance from the middle of the letters to their baseline. */
const drop = ({ textSize }: ChartRoom): number => textSize * 0.35;

function stepTexts(placed: Placed): readonly PlacedText[] {
  const { drawing, shape, room, box, at, steps } = placed;
  const texts = drawing.texts.steps(steps);
  return steps.map((step, index): PlacedText => {
    const text = texts[index] ?? "";
    return shape.isHorizontal
      ? { kind: "label", axis: "x", text, x: at(step), y: lowerLine(placed), anchor: "middle" }
      : { kind: "label", axis: "y", text, x: box.left - gap, y: at(step) + drop(room), anchor: "end" };
  });
}

/** Returns the baseline of the texts at the lower edge, below the values of negative bars. */
const lowerLine = ({ shape, room }: Placed): number => room.height - titleRoom(axesOf(shape)[0], room) - 4;

function labelTexts(placed: Placed): readonly PlacedText[] {
  const { drawing, shape, room, box, middleOf, place } = placed;
  if (shape.isHorizontal) {
    const step = Math.ceil((room.textSize + 4) / place);
    return horizontalLabels(drawing, room).flatMap((text, index): readonly PlacedText[] =>
      index % step === 0
        ? [
            {
              kind: "label",
              axis: "y",
              text,
              x: box.left - gap,
              y: middleOf(index) + drop(room),
              anchor: "end",
            },
          ]
        : [],
    );
  }
  return fitLabels(drawing.labels, place, room.widthOf).flatMap((text, index): readonly PlacedText[] => {
    if (text === "") return [];
    const half = room.widthOf(text) / 2;
    // The last of many labels may be wider than its slot.
    const x = Math.min(Math.max(middleOf(index), half), room.width - half);
    return [{ kind: "label", axis: "x", text, x, y: lowerLine(placed), anchor: "middle" }];
  });
}

const horizontalLabels = ({ labels }: Drawing, { width, widthOf }: ChartRoom): readonly string[] =>
  labels.map((label) => cutShort(label, width * 0.45, widthOf));

/** Fit labels side by side: a few are truncated; of many, such as days, some are left out. */
function fitLabels(labels: readonly string[], place: number, widthOf: ChartRoom["widthOf"]): readonly string[] {
  const widest = widestOf(labels, widthOf);
  if (widest + 8 <= place) return labels;
  if (labels.length <= 6 || place > 56) return labels.map((label) => cutShort(label, place - 8, widthOf));
  const step = Math.ceil((widest + 12) / place);
  return labels.map((label, position) => (position % step === 0 ? label : ""));
}

const widestOf = (texts: readonly string[], widthOf: ChartRoom["widthOf"]): number => max(texts, widthOf) ?? 0;

/** Returns the longest prefix that fits, found by bisection, as data may have thousands of letters. */
function cutShort(text: string, width: number, widthOf: ChartRoom["widthOf"]): string {
  if (widthOf(text) <= width) return text;
  const letters = [...text];
  const beginning = (count: number): string => `${letters.slice(0, count).join("").trimEnd()}…`;
  let [fitting, tooLong] = [1, letters.length + 1];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (widthOf(beginning(middle)) > width) tooLong = middle;
    else fitting = middle;
  }
  return beginning(fitting);
}

function titlesOf({ shape, room, box }: Placed): readonly PlacedText[] {
  const [across, up] = axesOf(shape);
  const titles: readonly PlacedText[] = [
    {
      kind: "title",
      axis: "x",
      text: cutShort(across.title, box.width, room.widthOf),
      x: box.left + box.width / 2,
      y: room.height - 4,
      anchor: "middle",
    },
    {
      kind: "title",
      axis: "y",
      text: cutShort(up.title, box.height, room.widthOf),
      x: room.textSize,
      y: box.top + box.height / 2,
      anchor: "middle",
    },
  ];
  return titles.filter(({ text }) => text !== "");
}

/** Returns the values at the ends of the bars; for a stack, its sum. */
function valueTexts(placed: PlacedBars): readonly PlacedText[] {
  const { shape, parts } = placed;
  if (!shape.isStacked) return parts.map((part) => valueText(placed, part.to, part.to, middleOfBar(placed, part)));
  return [...group(parts, ({ labelIndex }) => labelIndex).values()].flatMap((stacked) => {
    const [first] = stacked;
    if (!first) return [];
    const all = sum(stacked, ({ from, to }) => to - from);
    const end = stacked.findLast(({ to, isLast }) => isLast && to < 0 === all < 0)?.to ?? 0;
    return [valueText(placed, all, end, middleOfBar(placed, first))];
  });
}

function valueText({ drawing, shape, room, at }: Placed, value: number, end: number, middle: number): PlacedText {
  const text = drawing.texts.axis(value);
  const isBelow = value < 0;
  return shape.isHorizontal
    ? {
        kind: "value",
        axis: "x",
        text,
        x: at(end) + (isBelow ? -6 : 6),
        y: middle + drop(room),
        anchor: isBelow ? "end" : "start",
      }
    : {
        kind: "value",
        axis: "y",
        text,
        x: middle,
        y: at(end) + (isBelow ? room.textSize + 2 : -4),
        anchor: "middle",
      };
}

/** Limit the width of bars where there are few. */
function barWidthOf({ series }: Drawing, { isStacked }: BarShape, place: number): number {
  const count = isStacked ? 1 : Math.max(series.length, 1);
  return Math.max(1, Math.round(Math.min(place * 0.7, 40 * count) / count));
}

/** Returns the slots of the series, or of a whole stack, around the middle of a label. */
function slotsOf({ series }: Drawing, { isStacked }: BarShape, barWidth: number): ScaleBand<number> {
  const count = isStacked ? 1 : series.length;
  return scaleBand(range(count), [(-barWidth * count) / 2, (barWidth * count) / 2]);
}

/** Returns the middle of a bar on the label axis. */
const middleOfBar = ({ shape, middleOf, slots, barWidth }: PlacedBars, { labelIndex, seriesIndex }: Part): number =>
  middleOf(labelIndex) + (slots(shape.isStacked ? 0 : seriesIndex) ?? 0) + barWidth / 2;

function barsOf(placed: PlacedBars): readonly Bar[] {
  const { shape, parts, at, barWidth: width } = placed;
  return parts.map((part): Bar => {
    const { labelIndex, seriesIndex, from, to, isLast } = part;
    const side = Math.round(middleOfBar(placed, part) - width / 2);
    const isUp = to >= from;
    const near = at(from);
    // Any value other than zero is visible.
    const least = to === from ? 0 : isUp === shape.isHorizontal ? 1 : -1;
    const far = at(to) === near ? near + least : at(to);
    // Leave a one-pixel gap between the parts of a stack.
    const hair = from !== 0 && Math.abs(far - near) > 1 ? 1 : 0;
    const length = Math.abs(far - near) - hair;
    const ends = { labelIndex, seriesIndex };
    if (shape.isHorizontal) {
      const end = isLast ? (isUp ? "right" : "left") : undefined;
      return { ...ends, left: isUp ? near + hair : far, top: side, width: length, height: width, end };
    }
    const end = isLast ? (isUp ? "top" : "bottom") : undefined;
    return { ...ends, left: side, top: isUp ? far : near + hair, width, height: length, end };
  });
}

/** The values at which a bar starts and ends; a point of a line is at the end. */
export interface Part {
  readonly labelIndex: number;
  readonly seriesIndex: number;
  readonly from: number;
  readonly to: number;
  /** The last part of the stack in its direction. */
  readonly isLast: boolean;
}

/**
 * Returns the bars, or the points of lines.
 *
 * In a stack of bars each starts where the previous one on its side of zero ends, and zeros are left out. Lines of a
 * stack are sums.
 */
function partsOf({ labels, series }: Drawing, { kind, isStacked }: BarShape | LineShape): readonly Part[] {
  const given = (seriesIndex: number, labelIndex: number) => series[seriesIndex]?.values[labelIndex] ?? null;
  if (!isStacked) {
    return labels.flatMap((_, labelIndex) =>
      series.flatMap((_, seriesIndex) => {
        const to = given(seriesIndex, labelIndex);
        return to === null ? [] : [{ labelIndex, seriesIndex, from: 0, to, isLast: true }];
      }),
    );
  }
  const stacked = stack<number, number>()
    .keys(range(series.length))
    .value((labelIndex, seriesIndex) => given(seriesIndex, labelIndex) ?? 0)
    .offset(kind === "bar" ? stackOffsetDiverging : stackOffsetNone)(range(labels.length));
  return labels.flatMap((_, labelIndex) => {
    const parts = stacked.flatMap((layer) => {
      const value = given(layer.key, labelIndex);
      const [from, to] = layer[labelIndex] ?? [0, 0];
      if (value === null || (kind === "bar" && value === 0)) return [];
      // d3 orders the ends of a bar below zero by size.
      const isTurned = kind === "bar" && value < 0;
      const ends = isTurned ? { from: to, to: from } : { from, to };
      return [{ labelIndex, seriesIndex: layer.key, ...ends }];
    });
    const ends = [parts.findLast(({ to }) => to > 0), parts.findLast(({ to }) => to < 0)];
    return parts.map((part) => ({ ...part, isLast: ends.includes(part) }));
  });
}
