import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Project } from "../../cli/project.ts";
import { typeCheck } from "../../cli/typecheck.ts";
import type { SourceFile } from "../../compiler/span.ts";

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
  const found = await typeCheck(project, output, [{ path: "pages/home.tsx", text, origins }]);
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

test("an error in a function of the design's own is told with its file", async () => {
  write(output, "pages/home.tsx", "export const text = 1;\n");
  write(design, "custom/index.ts", "export const wrong: string = 2;\n");
  const found = await typeCheck(project, output, [{ path: "pages/home.tsx", text: "", origins: [] }]);
  expect(found.diagnostics).toEqual([]);
  expect(found.elsewhere).toHaveLength(1);
  expect(found.elsewhere[0]).toContain("custom/index.ts:1:14: TS2322");
});
