import { describe, expect, test } from "vitest";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import {
  decimalSign,
  decimalsOf,
  parseDecimal,
  parseNumber,
  roundTo,
} from "../../runtime/elements/parts/field/number.ts";
import { pictureUrl } from "../../runtime/elements/parts/look/picture-url.ts";
import { member, toOptions } from "../../runtime/elements/parts/select/options.ts";
import { formatIso } from "../../runtime/elements/parts/shared/date-format.ts";
import { pageList } from "../../runtime/elements/parts/shared/pages.ts";
import { isSameValue } from "../../runtime/elements/parts/shared/same-value.ts";

describe("numbers that visitors type", () => {
  test.each([
    ["12,5", 12.5],
    ["12.5", 12.5],
    ["1.234,56", 1234.56],
    ["1,234.56", 1234.56],
    ["1.234.567", 1234567],
    ["-3,5", -3.5],
    [" 7 ", 7],
    ["1 234,5", 1234.5],
    ["5,", 5],
    ["", null],
    ["abc", null],
    ["1e5", null],
    ["--1", null],
    [",", null],
  ])("%j is %j", (text, number) => {
    expect(parseDecimal(text)).toBe(number);
  });

  test("a number field also takes what its browser does", () => {
    expect(["1e2", "1.5E-1", "-2e+1", "12", "", "1e999", "e2"].map(parseNumber)).toEqual([
      100,
      0.15,
      -20,
      12,
      null,
      null,
      null,
    ]);
  });

  test("rounding is on the decimal digits, away from zero", () => {
    expect([roundTo(1.005, 2), roundTo(-1.005, 2), roundTo(2.5, 0), roundTo(1e-9, 2), roundTo(1234.5678, 3)]).toEqual([
      1.01, -1.01, 3, 0, 1234.568,
    ]);
    expect([decimalsOf("0.01"), decimalsOf("1"), decimalsOf("0.00000001")]).toEqual([2, 0, 8]);
    expect([decimalSign("pt-BR"), decimalSign("en"), decimalSign("no such language")]).toEqual([",", ".", "."]);
  });
});

test("page lists show ends, neighbours, gaps, and never a gap for one page", () => {
  const shown = (page: number, count: number, siblings = 1) =>
    pageList(page, count, siblings)
      .map((one) => (one === "gap" ? "…" : one))
      .join(" ");
  expect(shown(1, 1)).toBe("1");
  expect(shown(1, 5)).toBe("1 2 … 5");
  expect(shown(3, 5)).toBe("1 2 3 4 5");
  expect(shown(4, 7)).toBe("1 2 3 4 5 6 7");
  expect(shown(5, 9)).toBe("1 … 4 5 6 … 9");
  expect(shown(250, 500)).toBe("1 … 249 250 251 … 500");
  expect(shown(500, 500, 2)).toBe("1 … 498 499 500");
  expect(shown(2, 500, 0)).toBe("1 2 … 500");
  expect(pageList(50_000_000, 100_000_000, 1)).toHaveLength(7);
});

test("dates in every token, with names of the language", () => {
  const iso = "2025-06-04T09:05:07";
  expect(formatIso(iso, "DD/MM/YY HH:mm:ss", "pt-BR")).toBe("04/06/25 09:05:07");
  expect(formatIso(iso, "D/M/YYYY H:m:s", "pt-BR")).toBe("4/6/2025 9:5:7");
  expect(formatIso(iso, "dddd, MMMM D, YYYY h:mm A", "en")).toBe("Wednesday, June 4, 2025 9:05 AM");
  expect(formatIso("2025-06-04T00:30:00", "hh a [de] MMM", "en")).toBe("12 am de Jun");
  expect(formatIso("2025-01-01", "DD/MM/YYYY", "pt-BR")).toBe("01/01/2025");
  expect(formatIso("", "DD", "pt-BR")).toBe("");
  expect(formatIso("ontem", "DD", "pt-BR")).toBe("");
});

test("options are records or plain values; a path never reaches a prototype", () => {
  const fields = { labelField: "dados.nome", valueField: "id", imageField: "" };
  expect(toOptions([{ id: 1, dados: { nome: "Ana" }, image: "a.png" }, "livre", 3], fields)).toMatchObject([
    { value: 1, label: "Ana", image: "a.png" },
    { value: "livre", label: "livre" },
    { value: 3, label: "3" },
  ]);
  expect(member({ a: 1 }, "constructor.name")).toBe(undefined);
  expect(isSameValue({ a: [1] }, { a: [1] })).toBe(true);
  expect(isSameValue(null, undefined)).toBe(true);
  expect(isSameValue("1", 1)).toBe(false);
});

test("pictures may be data, never code", () => {
  expect(pictureUrl(plainRuntime, "data:image/png;base64,AA")).toBe("data:image/png;base64,AA");
  expect(pictureUrl(plainRuntime, "/assets/a.png")).toBe("/assets/a.png");
  expect(pictureUrl(plainRuntime, "javascript:alert(1)")).toBe(undefined);
  expect(pictureUrl(plainRuntime, "data:text/html,x")).toBe(undefined);
  expect(pictureUrl(plainRuntime, "")).toBe(undefined);
});
