import { describe, expect, test } from "vitest";
import { renderPretty, toRecords } from "../compiler/diagnostics/render.ts";
import { renderGithub } from "../compiler/diagnostics/render-github.ts";
import { renderSarif } from "../compiler/diagnostics/render-sarif.ts";
import { count, diagnosticsOf, formulaOf, many, map, more, page, testRepeated, texts } from "./repeated-mistakes.ts";

describe("a mistake that is repeated very often is reported as often", () => {
  testRepeated([
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
  ]);

  test("keys of one object, all on one line and each on its own", () => {
    const keys = Array.from({ length: 2 * count }, () => '"id":"a"');
    const repeats = keys.length - 1;
    for (const between of [",", ",\n"]) {
      const diagnostics = diagnosticsOf({ "pages/inicio.json": `{${keys.join(between)}}` });
      expect(toRecords(diagnostics).map(({ start, end }) => end.offset - start.offset)).toEqual(
        keys.slice(1).map(() => 4),
      );
      expect(renderPretty(diagnostics)).toContain(`\nand ${more(repeats)} \`file/duplicate-key\` in this file\n`);
      expect(renderGithub(toRecords(diagnostics)).match(/^::error /gm)).toHaveLength(repeats);
      expect(JSON.parse(renderSarif(toRecords(diagnostics))).runs[0].results).toHaveLength(repeats);
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
