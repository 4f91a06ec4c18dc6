import { describe } from "vitest";
import { formulaOf, many, page, testRepeated, texts } from "./repeated-mistakes.ts";

describe("a mistake that is repeated very often is reported as often", () => {
  testRepeated([
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
