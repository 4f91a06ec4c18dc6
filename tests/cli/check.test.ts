import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { typeCheck } from "../../cli/check/typecheck.ts";
import type { Project } from "../../cli/project/project.ts";
import { compile } from "../../compiler/compile.ts";
import { renderPretty } from "../../compiler/diagnostics/render.ts";
import { openText, printed } from "../../compiler/printed-text.ts";
import type { SourceFile } from "../../compiler/span.ts";
import { compileFiles } from "../designs.ts";

const root = mkdtempSync(join(tmpdir(), "trama-check-"));
const design = join(root, "designs/shop");
const output = join(root, "generated/shop");
const state = join(root, ".trama");
const project: Project = {
  root,
  design,
  generated: join(root, "generated"),
  dist: join(root, "dist"),
  state,
  config: {},
};

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const props = { text: { formula: "1" }, tag: "h1" };
const source: SourceFile = { path: "pages/home.json", text: JSON.stringify(props), json: props };

test("an error in the output is told at the design value of its line, else of the nearest line above", async () => {
  const text = ["// header", "export const text: string =", "  1;", ""].join("\n");
  write(output, "pages/home.tsx", text);
  const origins = [undefined, { file: source, owner: props, key: "text" }, undefined];
  const found = await typeCheck(project, output, [{ path: "pages/home.tsx", text: printed(text), origins }]);
  expect(found.elsewhere).toEqual([]);
  expect(found.diagnostics).toMatchObject([
    {
      code: "output/type-error",
      severity: "error",
      help: "TS2322 at pages/home.tsx:2",
      place: { file: { path: "pages/home.json" }, key: "text" },
    },
  ]);
  expect(found.diagnostics[0]?.message).toContain("Type 'number' is not assignable to type 'string'");
});

test("tests that import the output are checked with it, and other ones are not", async () => {
  write(output, "pages/home.tsx", "export const text = 1;\n");
  const imported = 'import { text } from "../generated/shop/pages/home.tsx";\n';
  write(root, "tests/home.test.ts", `${imported}export const wrong: string = text;\n`);
  write(root, "tests/other.test.ts", "export const wrong: string = 1;\n");
  const found = await typeCheck(project, output, [{ path: "pages/home.tsx", text: printed(""), origins: [] }]);
  rmSync(join(root, "tests"), { recursive: true });
  expect(found).toMatchObject({
    diagnostics: [],
    elsewhere: ["tests/home.test.ts:2:14: TS2322: Type 'number' is not assignable to type 'string'."],
  });
});

test("an error in a function of the design's own is told with its file", async () => {
  write(output, "pages/home.tsx", "export const text = 1;\n");
  write(design, "custom/index.ts", "export const wrong: string = 2;\n");
  const found = await typeCheck(project, output, [{ path: "pages/home.tsx", text: printed(""), origins: [] }]);
  expect(found.elsewhere).toEqual([]);
  expect(renderPretty(found.diagnostics, { folder: "designs/shop" })).toBe(
    [
      "error custom/type-error: Type 'number' is not assignable to type 'string'",
      "  designs/shop/custom/index.ts:1:14",
      "     1 | export const wrong: string = 2;",
      "       |              ^^^^^",
      "  help: TypeScript reports TS2322",
      "",
      "1 error",
      "",
    ].join("\n"),
  );
});

test("only the type checker knows a custom function's parameters; its errors are at the formula", async () => {
  write(design, "custom/index.ts", "export const twice = (value: number): number => value * 2;\n");
  const call = (id: string, formula: string) => ({ id, type: "text", props: { text: { formula } } });
  const calls = [
    call("right", "toText(custom.twice(1))"),
    call("few", "toText(custom.twice())"),
    call("text", "toText(custom.twice('1'))"),
  ];
  const home = { id: "home", path: "", title: "Home", sections: [{ id: "main", children: calls }] };
  const found = await checkedWith({ "pages/home.json": home });
  expect(found.diagnostics.map(({ place, help }) => [Reflect.get(place.owner, "formula"), help?.slice(0, 6)])).toEqual([
    ["toText(custom.twice())", "TS2554"],
    ["toText(custom.twice('1'))", "TS2345"],
  ]);
});

test("a column that a table lacks is an error in code that uses the app's client", async () => {
  write(
    design,
    "custom/index.ts",
    [
      'import { supabase } from "trama/runtime/supabase";',
      'import type { Database } from "../../../generated/calls/database";',
      'const sales = () => supabase<Database>().from("sales");',
      'export const right = async () => (await sales().select("id, total")).data?.map(({ total }) => total + 1);',
      'export const read = async () => (await sales().select("id, totl")).data?.map(({ totl }) => totl);',
      "export const write = async () => sales().insert({ totl: 1 });",
      'export const table = async () => supabase<Database>().from("sails");',
      "",
    ].join("\n"),
  );
  const found = await findingsWith({
    "design.json": { backend: { kind: "supabase" } },
    "tables.json": {
      tables: { sales: { columns: { id: { type: "text", hasDefault: true }, total: { type: "number" } } } },
    },
    "pages/home.json": { id: "home", path: "", title: "Home", sections: [] },
  });
  expect(found.elsewhere).toEqual([]);
  const told = renderPretty(found.diagnostics, { folder: "" });
  const lines = [...told.matchAll(/^ {2}custom\/index\.ts:(\d+):/gm)].map(([, line]) => Number(line));
  expect([...new Set(lines)]).toEqual([5, 6, 7]);
  expect(told).toContain("Property 'totl' does not exist");
});

test("a collection's function exists, takes its arguments and gives its rows, or the error stands at its name", async () => {
  write(
    design,
    "custom/index.ts",
    [
      "export interface Row { readonly id: number; readonly name?: string }",
      "export const rows = async (count: number): Promise<Row[]> => [{ id: count }];",
      "export const row = (): Row | null => null;",
      "export const names = (): string[] => [];",
    ].join("\n"),
  );
  const schema = { type: "object", required: ["id"], properties: { id: { type: "number" }, name: { type: "string" } } };
  const of = (name: string, ...args: unknown[]) => ({ source: "custom", function: name, args, schema });
  const collections = {
    list: of("rows", 1),
    one: { ...of("row"), single: true },
    few: of("rows"),
    text: of("rows", "1"),
    other: of("names"),
    unknown: of("rowz"),
  };
  const reads = Object.keys(collections).map((id) => `toText(collections.${id}.data)`);
  const shown = { id: "all", type: "text", props: { text: { formula: reads.join(" + ") } } };
  const home = { id: "home", path: "", title: "Home", sections: [{ id: "main", children: [shown] }] };
  const found = await checkedWith({ "pages/home.json": home, "collections.json": { collections } });
  const told = found.diagnostics.map(({ place, help }) => {
    const owner = Object.entries(collections).find(([, one]) => JSON.stringify(one) === JSON.stringify(place.owner));
    return [owner?.[0], place.key, help?.slice(0, 6)];
  });
  expect(told.sort()).toEqual([
    ["few", "function", "TS2554"],
    ["other", "function", "TS2345"],
    ["text", "function", "TS2345"],
    ["unknown", "function", "TS2551"],
  ]);
});

/** The type checker's findings for a design that has these files besides its settings. */
async function checkedWith(parts: Readonly<Record<string, object>>) {
  const found = await findingsWith(parts);
  expect(found.elsewhere).toEqual([]);
  return found;
}

async function findingsWith(parts: Readonly<Record<string, object>>) {
  const settings = { formatVersion: 1, name: "shop", title: "Shop", languages: ["en"], pages: { home: "home" } };
  const all = { ...parts, "design.json": { ...settings, ...parts["design.json"] } };
  const files = Object.entries(all).map(([path, json]) => ({
    path,
    bytes: new TextEncoder().encode(JSON.stringify(json)),
  }));
  const { output: made = [], diagnostics } = compileFiles(files, undefined, "../../designs/shop/custom/index");
  expect(diagnostics).toEqual([]);
  const folder = join(root, "generated/calls");
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of made) write(folder, path, openText(text));
  return typeCheck(project, folder, made);
}

test("in a design without custom code, no collection calls a function", () => {
  const json = { collections: { list: { source: "custom", function: "rows" } } };
  const bytes = new TextEncoder().encode(JSON.stringify(json));
  const { diagnostics } = compile({
    files: [{ path: "collections.json", bytes }],
    assets: [],
    icon: () => undefined,
    options: { designFolder: "designs/shop" },
  });
  expect(diagnostics.find(({ code }) => code === "formula/not-here")).toMatchObject({
    message: "`rows` is not available here",
    place: { key: "function" },
  });
});
