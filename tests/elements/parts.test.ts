import { describe, expect, test } from "vitest";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import { decimalsOf, decimalText, parseDecimal } from "../../runtime/elements/parts/field/decimal.ts";
import { pictureUrl } from "../../runtime/elements/parts/look/picture-url.ts";
import { member, toOptions } from "../../runtime/elements/parts/select/options.ts";
import { formatIso } from "../../runtime/elements/parts/shared/date-format.ts";
import { pageList } from "../../runtime/elements/parts/shared/pages.ts";
import { isSameValue } from "../../runtime/elements/parts/shared/same-value.ts";
import { numberCases } from "../number-cases.ts";

describe("numbers that people write", () => {
  test.each(numberCases)("%s %j is %j", (language, text, number) => {
    expect(parseDecimal(text, language)).toBe(number);
  });

  test("more decimals than the precision are refused", () => {
    const parse = (text: string) => parseDecimal(text, "pt", 2);
    expect(["12,5", "12,50", "12,500", "12,345", "1,000", "1.000"].map(parse)).toEqual([
      12.5,
      12.5,
      null,
      null,
      null,
      1000,
    ]);
  });

  test("a number is shown with the groups of its language, and all its decimals", () => {
    expect([decimalText(1234.5, 2, "pt"), decimalText(1234567, 0, "en"), decimalText(0.125, 2, "pt")]).toEqual([
      "1.234,50",
      "1,234,567",
      "0,125",
    ]);
    expect([decimalsOf("0.01"), decimalsOf("1"), decimalsOf("0.00000001")]).toEqual([2, 0, 8]);
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
