import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Diagnostic, diagnose, relate } from "../compiler/diagnostics/diagnostic.ts";
import { toRecords } from "../compiler/diagnostics/render.ts";
import { renderGithub } from "../compiler/diagnostics/render-github.ts";
import { renderSarif, type SarifOptions } from "../compiler/diagnostics/render-sarif.ts";
import { placeInText } from "../compiler/span.ts";

const text = '{\n  "nmae": 1,\n  "other": [\n  ]\n}';
const place = (piece: string, path: string) => {
  const start = text.indexOf(piece);
  return placeInText({ path, text, json: {} }, start, start + piece.length);
};
const found = (name: string, path = "pages/a.json") =>
  diagnose("property/unknown", place('"nmae"', path), name, "name");

// The schema as published by SchemaStore, from the npm package @microsoft/jest-sarif 1.0.0-beta.0 (MIT). It is draft 4;
// only its own address and the draft's differ from draft 7.
const {
  $schema: _,
  id: __,
  ...schema
} = JSON.parse(readFileSync(join(import.meta.dirname, "published/sarif-2.1.0-rtm.5.json"), "utf8"));
const isUri = (uri: string) => URL.canParse(uri);
const isReference = (uri: string) => /^[^\s\\"<>^`{|}]*$/.test(uri) && URL.canParse(uri, "file:///base/");
const ajv = new Ajv({
  strict: false,
  unicodeRegExp: false,
  formats: { uri: isUri, "uri-reference": isReference, "date-time": true },
});
const isSarif = ajv.compile(schema);

const sarifOf = (
  diagnostics: readonly Diagnostic[],
  { folder, ...options }: SarifOptions & { readonly folder?: string } = {},
) => {
  const log = JSON.parse(renderSarif(toRecords(diagnostics, folder), options));
  isSarif(log);
  expect(isSarif.errors ?? []).toEqual([]);
  return log;
};

describe("sarif", () => {
  test("is a log of one run", () => {
    const log = sarifOf([found("nmae")], { folder: "designs/loja", version: "1.2.3" });
    expect(log.runs[0].tool.driver).toMatchObject({ name: "trama", semanticVersion: "1.2.3" });
    expect(log.runs[0].tool.driver.rules[0]).toMatchObject({
      id: "property/unknown",
      defaultConfiguration: { level: "error" },
    });
    expect(log.runs[0].results).toEqual([
      {
        ruleId: "property/unknown",
        ruleIndex: 0,
        level: "error",
        message: { text: "unknown property `nmae`\nhelp: did you mean `name`?" },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "designs/loja/pages/a.json" },
              region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 9, charOffset: 4, charLength: 6 },
            },
          },
        ],
      },
    ]);
  });

  test("names the other places of a finding", () => {
    const log = sarifOf([relate(found("x"), place('"other"', "b.json"), "the other stands here")]);
    expect(log.runs[0].results[0].relatedLocations[0]).toMatchObject({
      id: 0,
      message: { text: "the other stands here" },
      physicalLocation: { artifactLocation: { uri: "b.json" }, region: { startLine: 3 } },
    });
  });

  test("makes no link of a name", () => {
    const { text } = sarifOf([found("[a](https://x.example)")]).runs[0].results[0].message;
    expect(text).toContain("unknown property `[a]\u200b(https://x.example)`");
  });

  test("is valid without findings", () => {
    expect(sarifOf([]).runs[0].results).toEqual([]);
  });

  test("writes odd paths as addresses", () => {
    const uriOf = (path: string, folder = "") =>
      sarifOf([found("x", path)], { folder }).runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri;
    expect(uriOf("pages/a b%20#.json")).toBe("pages/a%20b%2520%23.json");
    expect(uriOf("a.json", "/home/ana/d")).toBe("file:///home/ana/d/a.json");
    expect(uriOf("a.json", "C:/d")).toBe("file:///C:/d/a.json");
    expect(uriOf("\ud800.json")).toBe("%EF%BF%BD.json");
  });

  test("is valid whatever is in names and paths", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary", minLength: 1 }), (name, path) => {
        sarifOf([found(name, path)]);
      }),
    );
  });
});

/** Parses commands as the runner of GitHub Actions does (actions/runner, ActionCommand.cs). */
function readCommand(line: string) {
  const end = line.indexOf("::", 2);
  const [command = "", ...rest] = line.slice(2, end).split(" ");
  const plain = (value: string) => value.replaceAll("%0D", "\r").replaceAll("%0A", "\n");
  const property = (value: string) => plain(value).replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%25", "%");
  const properties = rest.join(" ").split(",").filter(Boolean);
  return {
    command,
    properties: Object.fromEntries(
      properties.map((pair) => [pair.slice(0, pair.indexOf("=")), property(pair.slice(pair.indexOf("=") + 1))]),
    ),
    message: plain(line.slice(end + 2)).replaceAll("%25", "%"),
  };
}

describe("github", () => {
  test("is one command per finding", () => {
    expect(renderGithub(toRecords([found("nmae")], "designs/loja"))).toBe(
      "::error file=designs/loja/pages/a.json,line=2,endLine=2,col=3,endColumn=8,title=property/unknown::unknown property `nmae`%0Ahelp: did you mean `name`?\n",
    );
    expect(renderGithub([])).toBe("");
  });

  test("omits columns for several lines", () => {
    const wide = diagnose("file/extra-text", place("[\n  ]", "a.json"));
    expect(renderGithub(toRecords([wide]))).toBe(
      "::error file=a.json,line=3,endLine=4,title=file/extra-text::unexpected text after the end of the JSON%0Ahelp: remove it, or an extra bracket before it\n",
    );
  });

  test("includes the related places of a finding", () => {
    const both = relate(found("x"), place('"other"', "b.json"), "the other stands here");
    expect(renderGithub(toRecords([both]))).toContain("%0Athe other stands here: b.json:3:3%0A");
  });

  test("output round-trips through a reader, whatever is in names and paths", () => {
    const odd = fc.string({
      unit: fc.constantFrom("%", ":", ",", "\r", "\n", "a", "=", " ", "%0A", "::"),
      minLength: 1,
    });
    fc.assert(
      fc.property(odd, odd, (name, path) => {
        const lines = renderGithub(toRecords([found(name, path)])).split("\n");
        expect(lines.length).toBe(2);
        const { command, properties, message } = readCommand(lines[0] ?? "");
        expect(command).toBe("error");
        expect(message).toBe(`unknown property \`${name}\`\nhelp: did you mean \`name\`?`);
        expect(properties).toEqual({
          file: path,
          line: "2",
          endLine: "2",
          col: "3",
          endColumn: "8",
          title: "property/unknown",
        });
      }),
    );
  });
});
