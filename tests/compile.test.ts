import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { compileFiles, filesBelow, isUpdate, readDesign } from "./designs.ts";

const root = join(import.meta.dirname, "compile");

describe("compile", () => {
  test.each(readdirSync(root))("%s", (name) => {
    const folder = join(root, name);
    const compilation = compileFiles(readDesign(join(folder, "design")), undefined, "../design/custom/index");
    const told = renderPretty(compilation.diagnostics, { folder: "design" });
    if (isUpdate) rewrite(join(folder, "expected"), compilation.output ?? []);
    expect(told, "a case has no errors and no warnings").toBe("");
    const expected = filesOf(join(folder, "expected"));
    const output = new Map((compilation.output ?? []).map(({ path, text }) => [path, text]));
    expect([...output.keys()].sort(), "the list of files").toEqual([...expected.keys()].sort());
    for (const [path, text] of output) expect(text, path).toBe(expected.get(path));
  });
});

function filesOf(folder: string): Map<string, string> {
  const paths = existsSync(folder) ? filesBelow(folder) : [];
  return new Map(
    paths.map((path) => [
      relative(folder, path).split(sep).join("/"),
      readFileSync(path, "utf8").replaceAll("\r\n", "\n"),
    ]),
  );
}

function rewrite(folder: string, output: readonly { readonly path: string; readonly text: string }[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of output) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
