import { describe, expect, test } from "vitest";
import { load } from "../compiler/1-load/load.ts";
import { scan } from "../compiler/1-load/scan.ts";
import { explainSyntax } from "../compiler/1-load/syntax.ts";
import { toRecords } from "../compiler/diagnostics/render.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (path: string, text: string) => ({ path, bytes: bytes(text) });
const codes = (input: Parameters<typeof load>[0]) => load(input).diagnostics.map(({ code }) => code);

describe("load", () => {
  test("returns the files of a design by path, whatever the input order", () => {
    const input = [file("pages/b.json", "{}"), file("design.json", "{}"), file("pages/a.json", "{}")];
    const paths = ["design.json", "pages/a.json", "pages/b.json"];
    expect(load(input).files.map(({ path }) => path)).toEqual(paths);
    expect(load([...input].reverse()).files.map(({ path }) => path)).toEqual(paths);
  });

  test("ignores files of other tools", () => {
    const input = ["package.json", "assets/a.json", "supabase/config.toml", "custom/index.ts", "README.md"];
    expect(load(input.map((path) => file(path, "?")))).toMatchObject({ files: [], diagnostics: [] });
  });

  test("keeps the file of the previous load while its bytes are the same", () => {
    const first = load([file("design.json", '{"a": 1}'), file("theme.json", "{}")]);
    const second = load([file("design.json", '{"a": 1}'), file("theme.json", '{"b": 2}')], first);
    expect(second.files[0]).toBe(first.files[0]);
    expect(second.files[1]).not.toBe(first.files[1]);
  });

  test("reports the same errors of a broken file again", () => {
    const first = load([file("design.json", "{")]);
    const second = load([file("design.json", "{")], first);
    expect(second.diagnostics).toEqual(first.diagnostics);
    expect([...second.unsound]).toEqual(["design.json"]);
  });

  test.each([
    "../design.json",
    "/etc/design.json",
    "pages/../design.json",
    "pages\\a.json",
    "./design.json",
    "pages//a.json",
  ])("refuses the path %s", (path) => expect(codes([file(path, "{}")])).toEqual(["file/outside-design"]));

  test("refuses paths that differ only in letter case", () => {
    expect(codes([file("pages/a.json", "{}"), file("pages/A.json", "{}")])).toEqual(["file/name-clash"]);
  });

  test("refuses files over 50 MB without parsing them", () => {
    expect(codes([{ path: "design.json", bytes: new Uint8Array(50 * 1024 * 1024 + 1) }])).toEqual(["file/too-big"]);
  });

  test("reads line ends of any kind, and finds positions in them", () => {
    const [record] = toRecords(load([file("design.json", '{\r\n  "a": 1,\r\n  "a": 2\r\n}')]).diagnostics);
    expect(record).toMatchObject({ code: "file/duplicate-key", start: { line: 3, column: 3 } });
  });

  test("counts offsets in UTF-16 units behind any letter", () => {
    const text = '{ "çã😀": 1, "a": 1, "a": 2 }';
    const [record] = toRecords(load([file("design.json", text)]).diagnostics);
    expect(record?.start.offset).toBe(text.lastIndexOf('"a"'));
  });

  test.each([
    ["a lone continuation byte", [0x22, 0x80, 0x22], 1],
    ["an overlong form", [0x22, 0xc0, 0x80, 0x22], 1],
    ["half of a surrogate pair", [0x61, 0x62, 0xed, 0xa0, 0x80], 2],
    ["what lies behind U+10FFFF", [0xf4, 0x90, 0x80, 0x80], 0],
    ["a sequence that is cut off", [0xc3, 0xa7, 0xe2, 0x82], 2],
  ])("finds %s", (_, content, offset) => {
    const [diagnostic] = load([{ path: "design.json", bytes: new Uint8Array(content) }]).diagnostics;
    expect(diagnostic?.code).toBe("file/not-utf8");
    expect(diagnostic?.message).toContain(`offset ${offset} `);
  });
});

describe("scan", () => {
  test("knows keys apart that only look alike", () => {
    expect(scan(bytes('{"a":{"a":1},"b":[{"a":1},{"a":"\\"a\\":"}],"A":1,"a ":1,"á":1,"a\\\\":1}'), 10)).toEqual([]);
  });

  test("finds equal keys among very many, and in inner objects", () => {
    const many = Array.from({ length: 5000 }, (_, index) => `"key${index}":{"x":[]}`);
    expect(scan(bytes(`{${many.join(",")}}`), 10)).toEqual([]);
    expect(scan(bytes(`{${many.join(",")},"key\\u0034999":0}`), 10)).toMatchObject([{ key: "key4999" }]);
    expect(scan(bytes('[{"a":[{"b":1,"b":2}],"a":3}]'), 10).map((each) => "key" in each && each.key)).toEqual([
      "b",
      "a",
    ]);
  });

  test("knows keys with equal hashes apart", () => {
    // "Aa" and "BB" have the same hash.
    expect(scan(bytes('{"Aa":1,"BB":2}'), 10)).toEqual([]);
  });

  test("counts brackets, not those in texts", () => {
    expect(scan(bytes('[[["[[[["]]]'), 3)).toEqual([]);
    expect(scan(bytes("[[[[]]]]"), 3)).toEqual([{ kind: "too-deep", start: 3 }]);
  });
});

describe("explainSyntax", () => {
  test.each([
    ["{} {}", "file/extra-text", 3, 4],
    ['{"a": 1 "b": 2}', "file/missing-comma", 7, 8],
    ['["a" "b"]', "file/missing-comma", 4, 5],
    ['{"a": [1, 2}', "file/unclosed", 11, 12],
    ['{"a": .5}', "file/bad-number", 6, 8],
    ['{"a": NaN}', "file/syntax", 6, 9],
    ['{"a" 1}', "file/syntax", 5, 6],
    ["[1,,2]", "file/syntax", 3, 4],
    ["[,]", "file/syntax", 1, 2],
    ['{"a": "\\u12"}', "file/bad-escape", 7, 9],
    ["/* a */ {}", "file/comment", 0, 7],
    ["\u00a0{}", "file/syntax", 0, 1],
    ['{"a"', "file/syntax", 4, 4],
    ['{"a":', "file/syntax", 5, 5],
    ['"', "file/unfinished-text", 0, 1],
    ["\u0000", "file/syntax", 0, 1],
  ])("%s is %s at %i", (text, code, start, end) => {
    expect(explainSyntax(text)).toMatchObject({ code, start, end });
  });

  test("is not troubled by depth", () => {
    expect(explainSyntax("[".repeat(1_000_000))).toMatchObject({ code: "file/unclosed" });
  });
});
