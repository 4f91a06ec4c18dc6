import { describe, expect, test } from "vitest";
import { examine } from "../compiler/compile.ts";
import { renderPretty, toRecords } from "../compiler/diagnostics/render.ts";
import { renderGithub } from "../compiler/diagnostics/render-github.ts";
import { renderSarif } from "../compiler/diagnostics/render-sarif.ts";
import { fileOf } from "./all-designs.ts";

// Quadratic work would take minutes or hours here, so each test also checks that it ends.
const count = 50_000;

const design = { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } };
const page = (children: unknown, more: object = {}) => ({
  id: "inicio",
  path: "",
  title: "Caso",
  sections: [{ id: "principal", children }],
  ...more,
});

const many = <T>(make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const map = (make: (index: number) => unknown) => Object.fromEntries(many((index) => [`n${index}`, make(index)]));
const texts = (props: (index: number) => unknown) =>
  many((index) => ({ id: `a${index}`, type: "text", ...own(props(index)) }));
const own = (props: unknown) => ({ props });
const formulaOf = (formula: string) => page([{ id: "a", type: "text", props: { text: { formula } } }]);

type Parts = Readonly<Record<string, unknown>>;

const diagnosticsOf = (parts: Parts) => {
  const all: Parts = { "design.json": design, "pages/inicio.json": page([]), ...parts };
  const files = Object.entries(all).map(([path, json]) =>
    fileOf(path, typeof json === "string" ? json : JSON.stringify(json)),
  );
  return examine({ files, assets: [], icon: () => undefined, options: { designFolder: "design" } }).diagnostics;
};

const mistakes: readonly (readonly [title: string, code: string, parts: Parts])[] = [
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
    "unknown types",
    "element/unknown-type",
    { "pages/inicio.json": page(many((at) => ({ id: `a${at}`, type: "texx" }))) },
  ],
  [
    "unknown style properties",
    "style/unknown-property",
    { "pages/inicio.json": page([{ id: "a", type: "text", style: map(() => 1) }]) },
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
  [
    "unknown members of a large record",
    "formula/unknown-member",
    {
      "variables.json": {
        variables: {
          v: {
            type: "object",
            schema: { type: "object", properties: map(() => ({ type: "string" })), additionalProperties: false },
          },
        },
      },
      "pages/inicio.json": page(texts((at) => ({ text: { formula: `variables.v.x${at}` } }))),
    },
  ],
  ["warnings", "variable/unused", { "variables.json": { variables: map(() => ({ type: "string" })) } }],
  ["unknown files", "file/unknown", Object.fromEntries(many((at) => [`pags${at}.json`, {}]))],
];

describe("a mistake that is repeated very often is reported as often", () => {
  test.each(mistakes)("%s", (_, code, parts) => {
    const diagnostics = diagnosticsOf(parts);
    expect(diagnostics.filter((each) => each.code === code)).toHaveLength(count);
    expect(toRecords(diagnostics)).toHaveLength(diagnostics.length);
    if (code !== "file/unknown")
      expect(renderPretty(diagnostics)).toContain(`\nand 49,900 more \`${code}\` in this file\n`);
  });

  test("keys of one object, all on one line and each on its own", () => {
    for (const between of [",", ",\n"]) {
      const keys = Array.from({ length: 100_000 }, () => '"id":"a"');
      const diagnostics = diagnosticsOf({ "pages/inicio.json": `{${keys.join(between)}}` });
      expect(toRecords(diagnostics).map(({ start, end }) => end.offset - start.offset)).toEqual(
        keys.slice(1).map(() => 4),
      );
      expect(renderPretty(diagnostics)).toContain("\nand 99,899 more `file/duplicate-key` in this file\n");
      expect(renderGithub(diagnostics).match(/^::error /gm)).toHaveLength(99_999);
      expect(JSON.parse(renderSarif(diagnostics)).runs[0].results).toHaveLength(99_999);
    }
  });

  test("different keys whose hashes a writer made equal", () => {
    const key = (at: number) => at.toString(2).padStart(17, "0").replaceAll("1", "Aa").replaceAll("0", "BB");
    const diagnostics = diagnosticsOf({ "pages/inicio.json": Object.fromEntries(many((at) => [key(at), 1])) });
    expect(diagnostics.filter(({ code }) => code === "property/unknown")).toHaveLength(count);
  });

  test("a very long name or line takes one line", () => {
    const name = "é".repeat(2_000_000);
    const field = "e".repeat(90_000);
    const schema = { type: "object", properties: { [field]: { type: "string" } }, additionalProperties: false };
    const diagnostics = diagnosticsOf({
      "variables.json": { variables: { v: { type: "object", schema } } },
      "sections/s.json": { id: "s", children: [], [name]: 1 },
      "pages/inicio.json": formulaOf(`variables.v.${field}e`),
    });
    expect(diagnostics.map(({ code }) => code).sort()).toEqual(["formula/unknown-member", "property/unknown"]);
    expect(renderPretty(diagnostics).length).toBeLessThan(3000);
  });
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
