import { expect, test } from "vitest";
import type { BarShape, Drawing } from "../../runtime/elements/parts/chart/chart-drawing.ts";
import { barLayout, type ChartRoom } from "../../runtime/elements/parts/chart/chart-layout.ts";
import { slicesOf } from "../../runtime/elements/parts/chart/chart-slices.ts";

const room: ChartRoom = { width: 400, height: 300, textSize: 12, widthOf: (text) => text.length * 6 };

const standing: BarShape = {
  kind: "bar",
  isHorizontal: false,
  isStacked: false,
  startsAtZero: true,
  least: undefined,
  greatest: undefined,
  showsValues: false,
  labelsAxis: { title: "", hasLines: false },
  valuesAxis: { title: "", hasLines: true },
};

type Values = readonly (number | null)[];

const drawn = (labels: readonly string[], series: readonly Values[], shape: Drawing["shape"] = standing): Drawing => ({
  shape,
  labels,
  series: series.map((values) => ({ label: "", values, colors: labels.map((_, index) => `c${index}`) })),
  texts: { value: String, axis: String, steps: (values) => values.map(String), share: String, label: String },
  valueTitle: "",
});

const layout = (labels: readonly string[], series: readonly Values[], more: Partial<BarShape> = {}, within = room) => {
  const shape = { ...standing, ...more };
  return barLayout(drawn(labels, series, shape), shape, within);
};

/** Bars are aligned to whole pixels. */
const expectNear = (position: number | undefined, wanted: number) =>
  expect(Math.abs((position ?? Number.NaN) - wanted)).toBeLessThanOrEqual(1);

test("a bar starts at zero, centred in its slot, rounded at the far end", () => {
  const { left, top, width, height, bars } = layout(["a", "b"], [[10, -5]]);
  const [up, down] = bars;
  const zero = top + (height * 10) / 15;
  expect(up?.end).toBe("top");
  expectNear((up?.top ?? 0) + (up?.height ?? 0), zero);
  expect(up?.top).toBe(top);
  expectNear((up?.left ?? 0) + (up?.width ?? 0) / 2, left + width / 4);
  expect(down?.end).toBe("bottom");
  expectNear(down?.top, zero);
  expect((down?.top ?? 0) + (down?.height ?? 0)).toBe(top + height);
});

test("parts of a stack are apart by a hair, and only the last on each side of zero is round", () => {
  const { bars } = layout(["a"], [[10], [20], [null], [0], [-6], [-4]], { isStacked: true });
  expect(bars.map(({ seriesIndex, end }) => [seriesIndex, end])).toEqual([
    [0, undefined],
    [1, "top"],
    [4, undefined],
    [5, "bottom"],
  ]);
  const [first, second, third, fourth] = bars;
  expect((second?.top ?? 0) + (second?.height ?? 0)).toBe((first?.top ?? 0) - 1);
  expect(third?.top).toBe((first?.top ?? 0) + (first?.height ?? 0));
  expect(fourth?.top).toBe((third?.top ?? 0) + (third?.height ?? 0) + 1);
});

test("bars of one label are side by side and do not overlap", () => {
  const { bars } = layout(
    ["a", "b"],
    [
      [1, 2],
      [3, 4],
    ],
    {},
  );
  const sides = [...bars].sort((one, other) => one.left - other.left);
  for (const [index, bar] of sides.entries()) {
    const before = sides[index - 1];
    if (before) expect(bar.left).toBeGreaterThanOrEqual(before.left + before.width);
  }
  expect(sides.map(({ seriesIndex, labelIndex }) => [labelIndex, seriesIndex])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
});

test("positive values are visible, zero is not", () => {
  const heights = (values: Values) => layout(["a", "b", "c"], [values]).bars.map(({ height }) => height);
  expect(heights([100_000, 1, 0]).slice(1)).toEqual([1, 0]);
  const lying = layout(["a", "b"], [[100_000, 1]], { isHorizontal: true }).bars[1];
  expect(lying?.width).toBe(1);
});

test("grid lines are at the value steps and once at zero, or only at zero", () => {
  const positions = (more: Partial<BarShape>) =>
    layout(["a", "b"], [[10, -10]], more).lines.map(({ axis, isZero }) => `${axis}${isZero ? " zero" : ""}`);
  expect(positions({})).toEqual(["y", "y", "y", "y", "y zero"]);
  expect(positions({ valuesAxis: { title: "", hasLines: false } })).toEqual(["y zero"]);
  expect(positions({ isHorizontal: true, labelsAxis: { title: "", hasLines: true } })).toEqual([
    ...["y", "y", "y"],
    ...["x", "x", "x", "x"],
    "x zero",
  ]);
  expect(positions({ least: 2, greatest: 8 })).not.toContain("y zero");
});

test("all texts stay inside the chart: titles, many labels, values at long bars", () => {
  const days = Array.from({ length: 31 }, (_, day) => `${day + 1}/07`);
  const axes = {
    labelsAxis: { title: "Dia do mês", hasLines: false },
    valuesAxis: { title: "Receita", hasLines: true },
    showsValues: true,
  };
  const inside = (labels: readonly string[], series: readonly Values[], more: Partial<BarShape>) => {
    for (const { kind, axis, text, x, y, anchor } of layout(labels, series, { ...axes, ...more }).texts) {
      const width = room.widthOf(text);
      const isTurned = kind === "title" && axis === "y";
      const start = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
      expect(isTurned ? x - room.textSize : start, text).toBeGreaterThanOrEqual(0);
      expect(isTurned ? x : start + width, text).toBeLessThanOrEqual(room.width);
      expect(y - room.textSize * 0.8, text).toBeGreaterThanOrEqual(0);
      expect(y, text).toBeLessThanOrEqual(room.height);
    }
  };
  inside(days, [days.map((_, day) => day)], {});
  inside(["a", "b"], [[1_234_567, -1_234_567]], {});
  inside(["a", "b"], [[1_234_567, -1_234_567]], { isHorizontal: true });
  inside(["Pedidos aprovados pelo banco emissor do cartão de crédito"], [[1_000_000]], { isHorizontal: true });
  inside(["a"], [[3], [9]], { isStacked: true, isHorizontal: true });
});

test("the value below the lowest bar is above the labels", () => {
  const { texts } = layout(["a", "b"], [[10, -10]], {
    showsValues: true,
    labelsAxis: { title: "Mês", hasLines: false },
  });
  const value = texts.find(({ kind, text }) => kind === "value" && text === "-10");
  const label = texts.find(({ text }) => text === "b");
  const title = texts.find(({ text }) => text === "Mês");
  expect((label?.y ?? 0) - (value?.y ?? 0)).toBeGreaterThanOrEqual(room.textSize);
  expect((title?.y ?? 0) - (label?.y ?? 0)).toBeGreaterThanOrEqual(room.textSize);
});

test("the value of a stack is its sum, at the end of the side that it is on", () => {
  const { texts, bars } = layout(
    ["a", "b", "c"],
    [
      [5, 2, null],
      [3, -6, null],
    ],
    { isStacked: true, showsValues: true },
  );
  const values = texts.filter(({ kind }) => kind === "value");
  expect(values.map(({ text }) => text)).toEqual(["8", "-4"]);
  expect(values[0]?.y).toBe(Math.min(...bars.map(({ top }) => top)) - 4);
  expect(values[1]?.y).toBeGreaterThan(Math.max(...bars.map(({ top, height }) => top + height)));
});

test("a chart without space, labels or series is not an error", () => {
  const tiny = { ...room, width: 20, height: 10 };
  for (const isHorizontal of [false, true]) {
    expect(layout(["a"], [[1]], { isHorizontal, showsValues: true }, tiny).bars).toHaveLength(1);
    expect(layout([], [], { isHorizontal }).bars).toEqual([]);
    expect(layout(["a"], [[null]], { isHorizontal, isStacked: true }).bars).toEqual([]);
  }
});

const paths = (values: Values, hole: number) => {
  const shape = { kind: "pie", hole } as const;
  const labels = values.map(String);
  return slicesOf(drawn(labels, [values], shape), shape, { width: 202, height: 102 }).map(({ path }) => path);
};

test("slices go clockwise from the top, around the hole", () => {
  expect(paths([1, 0, 3], 0)).toEqual(["M0,-50A50,50,0,0,1,50,0L0,0Z", "M50,0A50,50,0,1,1,0,-50L0,0Z"]);
  expect(paths([1, 1], 50)[0]).toBe("M0,-50A50,50,0,1,1,0,50L0,25A25,25,0,1,0,0,-25Z");
  expect(paths([], 50)).toEqual([]);
});

test("a single slice is the whole circle, without a seam", () => {
  expect(paths([7], 0)).toEqual(["M0,-50A50,50,0,1,1,0,50A50,50,0,1,1,0,-50Z"]);
  expect(paths([7], 60)).toEqual([
    "M0,-50A50,50,0,1,1,0,50A50,50,0,1,1,0,-50M0,-30A30,30,0,1,0,0,30A30,30,0,1,0,0,-30Z",
  ]);
});
