import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { FunctionJson } from "../../cli/adopt/function-json.ts";
import { main } from "../../cli/main.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "trama-adopt-")));
const design = join(root, "designs/shop");
const signatures = join(design, "custom/signatures.json");

afterAll(() => rmSync(root, { recursive: true, force: true }));

const settings = { formatVersion: 1, name: "shop", title: "Shop", languages: ["en"], pages: { home: "home" } };
const home = (formula: string) => ({
  id: "home",
  path: "",
  title: "Home",
  sections: [{ id: "main", children: [{ id: "shown", type: "text", props: { text: { formula } } }] }],
});

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  write("package.json", "{}");
  write("designs/shop/design.json", JSON.stringify({ $schema: "../../schema/editor/design.schema.json", ...settings }));
  write("designs/shop/pages/home.json", JSON.stringify(home("'Shop'")));
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const writeCode = (...lines: readonly string[]) => write("designs/shop/custom/index.ts", `${lines.join("\n")}\n`);

/** Run a command; returns its exit code and output. */
async function run(...args: readonly string[]) {
  const told: string[] = [];
  const tell = (text: string): void => void told.push(text);
  const code = await main(args, { cwd: root, out: tell, err: tell, color: false, progress: false });
  return { code, told: told.join("") };
}

/** Returns the functions that `adopt` writes for these lines. */
async function adopted(...lines: readonly string[]): Promise<Readonly<Record<string, FunctionJson>>> {
  writeCode(...lines);
  expect(await run("adopt")).toMatchObject({ code: 0 });
  return JSON.parse(readFileSync(signatures, "utf8")).functions;
}

describe("adopt writes down", () => {
  test("parameters, results and doc comments, the same bytes every time", async () => {
    write("designs/shop/custom/half.ts", "export const half = (value: number): number => value / 2;");
    const functions = await adopted(
      'export { half as metade } from "./half.ts";',
      "/** Twice. */",
      "export const twice = (value: number, note?: string, ...more: readonly boolean[]): number => value * 2;",
      "export type Half = () => number;",
      "export const limit = 5;",
      "export function greet({ name }: { readonly name: string }): string { return name; }",
      "export default function main(): void {}",
    );
    expect(functions).toEqual({
      greet: {
        params: [
          {
            id: "arg1",
            schema: {
              type: "object",
              required: ["name"],
              properties: { name: { type: "string" } },
              additionalProperties: false,
            },
          },
        ],
        result: { type: "text" },
      },
      metade: { params: [{ id: "value", type: "number" }], result: { type: "number" } },
      twice: {
        description: "Twice.",
        params: [
          { id: "value", type: "number" },
          { id: "note", type: "text", optional: true },
          { id: "more", type: "boolean", rest: true },
        ],
        result: { type: "number" },
      },
    });
    const before = readFileSync(signatures, "utf8");
    expect(before).toMatch(/^\{\n {2}"\$schema": "\.\.\/\.\.\/\.\.\/schema\/editor\/signatures\.schema\.json",\n/);
    expect(await run("adopt")).toEqual({ code: 0, told: "designs/shop/custom/signatures.json is up to date\n" });
    expect(readFileSync(signatures, "utf8")).toBe(before);
    expect((await run("fmt", "--check")).told).not.toContain("signatures.json");
  });

  test("results with the types of a design, and none for types that formulas do not have", async () => {
    const results: readonly (readonly [type: string, result: FunctionJson["result"]])[] = [
      ["'b' | 'a' | null", { schema: { enum: ["a", "b", null] } }],
      ["number | string | null", { schema: { type: ["number", "string", "null"] } }],
      ["boolean | undefined", { schema: { type: ["boolean", "null"] } }],
      ["string[]", { schema: { type: "array", items: { type: "string" } } }],
      ["readonly [string, number]", { schema: { type: "array", items: { type: ["number", "string"] } } }],
      ["Record<string, number>", { schema: { type: "object", additionalProperties: { type: "number" } } }],
      ["Record<string, unknown>", { type: "record" }],
      ["readonly unknown[]", { type: "list" }],
      ["Promise<File>", { type: "file" }],
      [
        "{ b?: string; a: number | null }",
        {
          schema: {
            type: "object",
            required: ["a"],
            properties: { a: { type: ["number", "null"] }, b: { type: "string" } },
            additionalProperties: false,
          },
        },
      ],
      // Types that formulas do not have.
      ["void", undefined],
      ["Date", undefined],
      ["Map<string, number>", undefined],
      ["bigint", undefined],
      ["HTMLElement", undefined],
      ["() => string", undefined],
      ["string | Date", undefined],
    ];
    const functions = await adopted(
      ...results.map(([type], index) => `export const f${index} = (): ${type} => { throw 1; };`),
    );
    for (const [index, [type, result]] of results.entries())
      expect(functions[`f${index}`]?.result, type).toEqual(result);
  });

  test("that a result comes later", async () => {
    const functions = await adopted(
      "export const now = (): number => 1;",
      "export const later = async (): Promise<number> => 1;",
      "export const perhaps = (): number | Promise<number> => 1;",
    );
    expect(functions.now).toEqual({ params: [], result: { type: "number" } });
    expect(functions.later).toEqual({ async: true, params: [], result: { type: "number" } });
    expect(functions.perhaps).toEqual(functions.later);
  });

  test("that a parameter takes nothing only where it takes both kinds of it", async () => {
    const { f } = await adopted(
      "export const f = (a: string | null | undefined, b: string | null, c: string | undefined, d?: string | null): void => {};",
    );
    expect(f?.params).toEqual([
      { id: "a", schema: { type: ["string", "null"] } },
      { id: "b", type: "text" },
      { id: "c", type: "text" },
      { id: "d", schema: { type: ["string", "null"] }, optional: true },
    ]);
  });

  test("recursive, generic and overloaded types as unknown", async () => {
    const functions = await adopted(
      "interface Node { readonly name: string; readonly inner: readonly Node[] }",
      "export const tree = (): Node => ({ name: '', inner: [] });",
      "export const first = <Item>(items: readonly Item[]): Item | undefined => items[0];",
      "export function text(value: string): string;",
      "export function text(value: number, digits: number): string;",
      "export function text(value: unknown): string { return String(value); }",
    );
    expect(functions.tree?.result?.schema).toMatchObject({ properties: { inner: { type: "array", items: {} } } });
    expect(functions.first).toEqual({ params: [{ id: "items", type: "list" }] });
    expect(functions.text).toEqual({});
  });
});

test("adopt reads code, and runs none", async () => {
  const trace = join(root, "trace");
  const functions = await adopted(
    "// @ts-ignore",
    `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(trace)}, "");`,
    "export const f = (): number => 1;",
    'throw new Error("run");',
  );
  expect(functions).toEqual({ f: { params: [], result: { type: "number" } } });
  expect(existsSync(trace)).toBe(false);
});

test("adopt reports where code does not parse, and keeps the existing file", async () => {
  await adopted("export const f = (): number => 1;");
  const before = readFileSync(signatures, "utf8");
  writeCode("export const f = (: number => 1;");
  const { code, told } = await run("adopt");
  expect(code).toBe(1);
  expect(told).toMatch(/^error: custom\/ does not parse\n {2}custom\/index\.ts:1:19: \S/);
  expect(readFileSync(signatures, "utf8")).toBe(before);
});

test("adopt needs code to read", async () => {
  expect(await run("adopt")).toEqual({
    code: 2,
    told: "error: the design has no custom/index.ts and no custom/elements/ to read\n",
  });
});

test("check reports outdated signatures at their place", async () => {
  const same = "export const same = (): string => 'a';";
  await adopted(same, "export const other = (x: number): number => x;", "export const old = (): string => 'b';");
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of a formula
  write("designs/shop/pages/home.json", JSON.stringify(home("`${custom.same()}${custom.other(1)}${custom.old()}`")));
  expect(await run("compile")).toMatchObject({ code: 0 });
  expect(await run("check")).toMatchObject({ code: 0 });

  const help = "  help: run `trama adopt` and commit the result";
  writeCode(same, "export const other = (x: string): number => x.length;", "export const late = (): string => 'c';");
  const { code, told } = await run("check");
  expect(code).toBe(1);
  expect(told.match(/^error signature\/.*\n.*|^ {2}help: .*adopt.*/gm)).toEqual([
    "error signature/outdated: missing signature of `late`\n  designs/shop/custom/signatures.json:3:3",
    help,
    "error signature/outdated: custom/index.ts does not export the function `old`\n  designs/shop/custom/signatures.json:4:5",
    help,
    "error signature/outdated: outdated signature of `other`\n  designs/shop/custom/signatures.json:5:5",
    help,
  ]);

  // With the current code, the call in the design is wrong.
  expect(await run("adopt")).toMatchObject({ code: 0 });
  const again = await run("validate");
  expect(again.code).toBe(1);
  expect(again.told).toContain("unknown name `old`");
  expect(again.told).toContain("expected `text`, found `number`");
});
