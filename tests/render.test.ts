import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { diagnose } from "../compiler/diagnostics/diagnostic.ts";
import { renderJson, renderPretty, summary, toRecords } from "../compiler/diagnostics/render.ts";
import { placeInText } from "../compiler/span.ts";

const at = (text: string, piece: string, path = "pages/a.json") => {
  const start = text.indexOf(piece);
  return diagnose(
    "property/unknown",
    placeInText({ path, text, json: {} }, start, start + piece.length),
    "nmae",
    "name",
  );
};

describe("renderPretty", () => {
  test("shows the line before, the line, a mark and help", () => {
    expect(renderPretty([at('{\n  "nmae": 1\n}', '"nmae"')], { folder: "designs/loja" })).toBe(
      [
        "error property/unknown: unknown property `nmae`",
        "  designs/loja/pages/a.json:2:3",
        "     1 | {",
        '     2 |   "nmae": 1',
        "       |   ^^^^^^",
        "  help: did you mean `name`?",
        "",
        "1 error",
        "",
      ].join("\n"),
    );
  });

  test("sorts by file and place, and prints nothing without diagnostics", () => {
    const text = '{ "a": 1, "b": 2 }';
    const files = [at(text, '"b"', "b.json"), at(text, '"b"', "a.json"), at(text, '"a"', "a.json")];
    const places = renderPretty(files).match(/^ {2}\S+:\d+:\d+$/gm);
    expect(places).toEqual(["  a.json:1:3", "  a.json:1:11", "  b.json:1:11"]);
    expect(renderPretty([])).toBe("");
    expect(summary([])).toBe("no errors");
  });

  test("puts the mark under wide letters, combining marks and tabs", () => {
    const mark = (text: string) => renderPretty([at(text, "x")]).split("\n")[3];
    expect(mark("😀 x")).toBe("       |    ^");
    expect(mark("日本x")).toBe("       |     ^");
    expect(mark("e\u0301x")).toBe("       |  ^");
    expect(mark("\tx")).toBe("       |  ^");
  });

  test("cuts long lines around the place", () => {
    const lines = renderPretty([at(`${"a".repeat(5000)}x${"b".repeat(5000)}`, "x")]).split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(120);
    expect(lines[2]?.[lines[3]?.indexOf("^") ?? 0]).toBe("x");
  });

  test("shows nothing that a terminal would obey", () => {
    const text = renderPretty([at("\u001b[31m\u202e x", "x")], { color: false });
    expect(["\u001b", "\u202e"].filter((each) => text.includes(each))).toEqual([]);
  });

  test("colours only when asked to", () => {
    const text = "{ x }";
    expect(renderPretty([at(text, "x")], { color: true })).toContain("\u001b[");
    const plain = stripVTControlCharacters(renderPretty([at(text, "x")], { color: true }));
    expect(plain).toBe(renderPretty([at(text, "x")]));
  });
});

test("renderJson returns records with a stable shape", () => {
  expect(JSON.parse(renderJson(toRecords([at('{\r\n  "nmae": 1\r\n}', '"nmae"')])))).toEqual([
    {
      code: "property/unknown",
      severity: "error",
      message: "unknown property `nmae`",
      help: "did you mean `name`?",
      file: "pages/a.json",
      start: { line: 2, column: 3, offset: 5 },
      end: { line: 2, column: 9, offset: 11 },
      related: [],
    },
  ]);
  expect(renderJson([])).toBe("[]\n");
});
