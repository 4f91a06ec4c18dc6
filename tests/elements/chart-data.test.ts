import { expect, test } from "vitest";
import {
  type Aggregate,
  advancedData,
  type GuidedFields,
  guidedData,
  rowsOf,
  slicesOf,
} from "../../runtime/elements/parts/chart/chart-data.ts";
import { chartTexts } from "../../runtime/elements/parts/chart/chart-format.ts";
import { type ScaleRules, scaleOf } from "../../runtime/elements/parts/chart/chart-scale.ts";

const fields: GuidedFields = {
  dataXField: "dia",
  dataXFieldProperty: "",
  dataYField: "",
  dataYFieldProperty: "",
  groupBy: "",
  groupByProperty: "",
  yAxis: "item-count",
  aggregate: undefined,
  dataOrderBy: "default",
  dataDirection: "ASC",
  dataXEmpty: false,
  emptyLabel: "(nenhum)",
  valueTitle: "",
};

const sales = [
  { dia: "ter", loja: "A", total: 10, tags: [{ nome: "novo" }, { nome: "vip" }], itens: [{ valor: 1 }, { valor: 4 }] },
  { dia: "seg", loja: "B", total: 20, tags: [{ nome: "vip" }], itens: [{ valor: 2 }] },
  { dia: "ter", loja: "B", total: 30, tags: [], itens: [] },
  { dia: "ter", loja: "A", total: 10, tags: [{ nome: "novo" }], itens: [{ valor: 8 }] },
];

/** Labels with the values of each series. */
function bars(rows: readonly unknown[], more: Partial<GuidedFields>): unknown {
  const { labels, series } = guidedData(rows, { ...fields, ...more });
  return labels.map((label, position) => [label, ...series.map(({ values }) => values[position])]);
}

test("rows of one label are one bar, counted", () => {
  expect(bars(sales, {})).toEqual([
    ["ter", 3],
    ["seg", 1],
  ]);
});

test.each<[Aggregate, unknown, unknown]>([
  ["item-count", 3, 1],
  ["distinct", 2, 1],
  ["value", 10, 20],
  ["sum", 50, 20],
  ["average", 50 / 3, 20],
  ["median", 10, 20],
  ["min", 10, 20],
  ["max", 30, 20],
])("a bar is the %s of its values", (aggregate, tuesday, monday) => {
  expect(bars(sales, { yAxis: "field-summary", dataYField: "total", aggregate })).toEqual([
    ["ter", tuesday],
    ["seg", monday],
  ]);
});

test("the median of an even number of values lies between the two in the middle", () => {
  const rows = [4, 1, 10, 3].map((v) => ({ dia: "x", v }));
  expect(bars(rows, { yAxis: "field-summary", dataYField: "v", aggregate: "median" })).toEqual([["x", 3.5]]);
});

test("without an aggregate, numbers in lists are added, single numbers used, and other values counted separately", () => {
  const summary = { yAxis: "field-summary" } as const;
  const lists = { ...summary, dataYField: "itens", dataYFieldProperty: "valor" };
  expect(bars(sales, lists)).toEqual([
    ["ter", 13],
    ["seg", 2],
  ]);
  expect(bars(sales, { ...summary, dataYField: "total" })).toEqual([
    ["ter", 10],
    ["seg", 20],
  ]);
  expect(bars(sales, { ...summary, dataYField: "loja" })).toEqual([
    ["ter", 2],
    ["seg", 1],
  ]);
});

test("a list of labels counts its row for each of them", () => {
  expect(bars(sales, { dataXField: "tags", dataXFieldProperty: "nome" })).toEqual([
    ["novo", 2],
    ["vip", 2],
  ]);
});

test("each group is a series, of the items of a list as well", () => {
  const data = guidedData(sales, { ...fields, groupBy: "loja" });
  expect(data).toEqual({
    labels: ["ter", "seg"],
    series: [
      { label: "A", values: [2, 0], colors: [] },
      { label: "B", values: [1, 1], colors: [] },
    ],
  });
  const byTag = guidedData(sales, { ...fields, groupBy: "tags", groupByProperty: "nome" });
  expect(byTag.series.map(({ label, values }) => [label, ...values])).toEqual([
    ["novo", 2, 0],
    ["vip", 1, 1],
  ]);
});

test("rows without a label are dropped, unless they are asked for", () => {
  const rows = [{ dia: null }, { dia: "seg" }, {}, { dia: "" }];
  expect(bars(rows, {})).toEqual([["seg", 1]]);
  expect(bars(rows, { dataXEmpty: true })).toEqual([
    ["(nenhum)", 3],
    ["seg", 1],
  ]);
});

test("bars are in data order, or sorted by label or value, ascending or descending", () => {
  const rows = ["b", "a", "b", "c", "c", "c"].map((dia) => ({ dia }));
  const order = (more: Partial<GuidedFields>) => guidedData(rows, { ...fields, ...more }).labels.join("");
  expect(order({})).toBe("bac");
  expect(order({ dataOrderBy: "x" })).toBe("abc");
  expect(order({ dataOrderBy: "x", dataDirection: "DESC" })).toBe("cba");
  expect(order({ dataOrderBy: "y" })).toBe("abc");
  expect(order({ dataOrderBy: "y", dataDirection: "DESC" })).toBe("cba");
  const numbers = [10, 9, 100].map((dia) => ({ dia }));
  expect(guidedData(numbers, { ...fields, dataOrderBy: "x" }).labels).toEqual(["9", "10", "100"]);
});

test("plain values are their own label and are counted", () => {
  expect(bars(["a", "b", "a"], { yAxis: "field-summary", dataYField: "total" })).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});

test("rows come from a list or a collection; null has none; other values are reported", () => {
  expect(rowsOf([1])).toEqual([1]);
  expect(rowsOf({ data: [2] })).toEqual([2]);
  expect(rowsOf(null)).toEqual([]);
  expect(rowsOf("x")).toBe(undefined);
  expect(rowsOf({ data: 1 })).toBe(undefined);
});

test("advanced data has a value for each label, nothing where none or no number is given", () => {
  const data = advancedData(["a", 2], [{ label: "S", data: [1, "2.5", Number.NaN], backgroundColor: "red" }, {}]);
  expect(data).toEqual({
    labels: ["a", "2", ""],
    series: [
      { label: "S", values: [1, 2.5, null], colors: ["red"] },
      { label: "", values: [null, null, null], colors: [] },
    ],
  });
});

test("slices sum the series of a label, and values not above zero have none", () => {
  const data = advancedData(
    ["a", "b", "c"],
    [{ data: [1, 0, 2], backgroundColor: ["x", "y", "z"] }, { data: [1, 0, 3] }],
  );
  expect(slicesOf(data)).toEqual({
    labels: ["a", "c"],
    series: [{ label: "", values: [2, 5], colors: ["x", "z"] }],
  });
});

/** The ends of the axis of these values, and how many steps it has. */
function axis(values: readonly number[], more: Partial<ScaleRules> = {}): readonly (number | undefined)[] {
  const rules: ScaleRules = { mostSteps: 5, startsAtZero: true, least: undefined, greatest: undefined };
  const { scale, steps } = scaleOf(values, { ...rules, ...more });
  return [...scale.domain(), steps.length - 1];
}

test("the axis of the values has round ends around them", () => {
  expect(axis([84_230, 1200])).toEqual([0, 100_000, 5]);
  expect(axis([-5, 10, 3.5])).toEqual([-5, 10, 3]);
  expect(axis([0.1, 0.3])).toEqual([0, 0.3, 3]);
  expect(axis([2, 1])).toEqual([0, 2, 2]);
  expect(axis([])).toEqual([0, 1, 1]);
  expect(axis([0, 0])).toEqual([0, 1, 1]);
  expect(axis([910, 960], { startsAtZero: false })).toEqual([910, 960, 5]);
});

test("equal values are in the middle of an axis that does not begin at zero", () => {
  expect(axis([7, 7], { startsAtZero: false })).toEqual([2, 12, 5]);
  expect(axis([-7], { startsAtZero: false })).toEqual([-12, -2, 5]);
});

test("the axis ends where the design sets it, with round steps between", () => {
  expect(axis([3], { least: -10, greatest: 90 })).toEqual([-10, 90, 4]);
  expect(axis([3, 8], { least: 2 })).toEqual([2, 8, 3]);
  expect(axis([3, 8], { least: 20 })).toEqual([20, 40, 4]);
  expect(axis([3, 8], { greatest: -20 })).toEqual([-40, -20, 4]);
  expect(axis([3, 8], { least: 5, greatest: 5 })).toEqual([5, 10, 5]);
});

test("an axis has at least two labels, which differ, around all values", () => {
  const sizes = [
    0,
    1e-320,
    1e-12,
    1e-3,
    0.1,
    0.30000000000000004,
    1,
    1.5,
    3,
    7,
    99,
    1e6,
    1e6 + 1e-4,
    1e15,
    1e300,
    1.7e308,
  ];
  const numbers = [...sizes, ...sizes.map((size) => -size)];
  const bounds = [{}, { least: 0 }, { greatest: 10 }, { least: 3, greatest: 4 }, { least: 2.2, greatest: 2.9 }];
  const texts = chartTexts(
    { numberStyle: "decimal", currency: "BRL", fractionDigits: undefined, labelFormat: "" },
    "pt-BR",
  );
  const wrong: unknown[] = [];
  for (const one of numbers) {
    for (const other of numbers) {
      for (const mostSteps of [0.4, 1, 2, 3, 5, 10]) {
        for (const startsAtZero of [true, false]) {
          for (const bound of bounds) {
            const rules: ScaleRules = { mostSteps, startsAtZero, least: undefined, greatest: undefined, ...bound };
            const { scale, steps } = scaleOf([one, other], rules);
            const [low = 0, high = 0] = scale.domain();
            const isInside = steps.every((step) => step >= low && step <= high && Number.isFinite(scale(step)));
            // Smaller and larger numbers than a screen shows are at zero, and at the end.
            const [least, most] = [Math.min(one, other), Math.max(one, other)].map((end) =>
              Math.abs(end) < 1e-300 ? 0 : Math.max(-1e300, Math.min(end, 1e300)),
            );
            const isAround = "least" in bound || "greatest" in bound || (low <= (least ?? 0) && high >= (most ?? 0));
            const labels = mostSteps === 5 ? texts.steps(steps) : steps.map(String);
            const differ = labels.length > 1 && new Set(labels).size === labels.length;
            if (!isInside || !isAround || !differ) wrong.push({ one, other, ...rules, steps, labels });
          }
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("numbers and dates are written as the language does, short on the axis", () => {
  const format = { numberStyle: "currency", currency: "BRL", fractionDigits: undefined, labelFormat: "DD/MM" } as const;
  const texts = chartTexts(format, "pt-BR");
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
  expect(plain(texts.value(1234))).toBe("R$ 1.234,00");
  expect(plain(texts.axis(84_230))).toBe("84,2 mil");
  expect(plain(texts.axis(84_000))).toBe("84 mil");
  expect(plain(texts.share(0.381))).toBe("38,1%");
  expect(texts.label("2025-06-14")).toBe("14/06");
  expect(texts.label("Hotmart")).toBe("Hotmart");
  const percent = chartTexts({ ...format, numberStyle: "percent", fractionDigits: 1 }, "pt-BR");
  expect(plain(percent.value(0.5))).toBe("50,0%");
  expect(plain(percent.axis(0.25))).toBe("25%");
  expect(texts.steps([0, 0.05, 0.1, 0.15])).toEqual(["0", "0,05", "0,1", "0,15"]);
  expect(texts.steps([0, 0.5, 1])).toEqual(["0", "0,5", "1"]);
  expect(texts.steps([0, 1e-9])).toEqual(["0", "1E-9"]);
  expect(chartTexts({ ...format, currency: "reais" }, "en-US").value(2)).toBe("$2.00");
});
