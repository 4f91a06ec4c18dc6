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
    const output = new Map((compilation.output ?? []).map(({ path, text }) => [path, text]));
    const paths = [...output.keys()].sort();
    if (isUpdate) rewrite(folder, output);
    expect(told, "a case has no errors and no warnings").toBe("");
    expect(readFileSync(join(folder, "files.txt"), "utf8").trimEnd().split(/\r?\n/), "the list of files").toEqual(
      paths,
    );
    const expected = filesOf(join(folder, "expected"));
    expect([...expected.keys()], "a case compares the text of a file").not.toEqual([]);
    for (const [path, text] of expected) expect(output.get(path), path).toBe(text);
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

/**
 * Rewrite the list of files, and the ones that `expected/` has. A new case starts with all of them, and every case has
 * the module that most others import.
 */
function rewrite(folder: string, output: ReadonlyMap<string, string>): void {
  const expected = join(folder, "expected");
  const compared = [...filesOf(expected).keys()];
  rmSync(expected, { recursive: true, force: true });
  writeFileSync(
    join(folder, "files.txt"),
    [...output.keys()]
      .sort()
      .map((path) => `${path}\n`)
      .join(""),
  );
  for (const [path, text] of output) {
    if (compared.length > 0 && !compared.includes(path) && path !== "runtime.ts") continue;
    mkdirSync(dirname(join(expected, path)), { recursive: true });
    writeFileSync(join(expected, path), text);
  }
}
