import { describe, expect, test } from "vitest";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { diagnosticsOf, formulaOf, many, map, page, testRepeated, texts } from "./repeated-mistakes.ts";

describe("a mistake that is repeated very often is reported as often", () => {
  testRepeated([
    [
      "unknown properties of one object",
      "property/unknown",
      {
        "pages/inicio.json": page(
          [],
          map(() => 1),
        ),
      },
    ],
    ["unknown properties of elements", "property/unknown", { "pages/inicio.json": page(texts(() => ({ txet: "" }))) }],
    ["wrong types", "property/wrong-type", { "pages/inicio.json": page(texts(() => ({ text: 1 }))) }],
    ["missing properties", "property/missing", { "formulas.json": { formulas: map(() => ({})) } }],
    ["misspelt properties", "property/unknown", { "formulas.json": { formulas: map(() => ({ formul: "1" })) } }],
    [
      "unknown style properties",
      "style/unknown-property",
      { "pages/inicio.json": page([{ id: "a", type: "text", style: map(() => 1) }]) },
    ],
    ["warnings", "variable/unused", { "variables.json": { variables: map(() => ({ type: "string" })) } }],
    ["unknown files", "file/unknown", Object.fromEntries(many((at) => [`pags${at}.json`, {}]))],
    [
      "unknown types",
      "element/unknown-type",
      { "pages/inicio.json": page(many((at) => ({ id: `a${at}`, type: "texx" }))) },
    ],
    [
      "duplicate ids",
      "element/duplicate-id",
      { "pages/inicio.json": page([...many(() => ({ id: "a", type: "text" })), { id: "a", type: "text" }]) },
    ],
    [
      "unresolved references",
      "reference/unknown",
      {
        "workflows.json": {
          workflows: { w: { steps: many((at) => ({ action: "setVariable", variable: `v${at}`, value: 1 })) } },
        },
      },
    ],
    [
      "unknown names in formulas",
      "formula/unknown-name",
      { "pages/inicio.json": page(texts((at) => ({ text: { formula: `elements.b${at}.value` } }))) },
    ],
    [
      "unknown names in one formula",
      "formula/unknown-name",
      { "pages/inicio.json": formulaOf(`[${many((at) => `x${at}`).join(",\n")}]`) },
    ],
  ]);
});

test("of one code in one file people read a hundred, and how many there are", () => {
  const wrong = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`n${at}`, 1]));
  const right = Object.fromEntries(Object.entries(wrong).slice(0, 100));
  const told = (one: object, other: object) =>
    renderPretty(
      diagnosticsOf({ "pages/a.json": { ...page([], one), id: "a" }, "pages/b.json": { ...page([], other), id: "b" } }),
    );
  expect(told(right, right)).not.toContain("in this file");
  const lines = told(wrong, right).split("\n");
  expect(lines.filter((line) => line.startsWith("and "))).toEqual(["and 1 more `property/unknown` in this file"]);
  expect(lines.filter((line) => line.startsWith("error property/unknown"))).toHaveLength(200);
  expect(lines).toContain("201 errors");
});
