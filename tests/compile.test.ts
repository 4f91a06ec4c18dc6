import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { openText } from "../compiler/printed-text.ts";
import { defaults, inheritedBy, isCopy, readPart } from "./cases.ts";
import { compileFiles, isUpdate } from "./designs.ts";

const decoder = new TextDecoder();
const root = join(import.meta.dirname, "compile");
// The defaults come first: UPDATE=1 rewrites them before it compares the other cases with them.
const folders = [defaults, ...readdirSync(root).map((name) => join(root, name))];

describe("compile", () => {
  test.each(folders.map((folder) => [basename(folder), folder]))("%s", (_name, folder) => {
    const { diagnostics, output: made = [] } = compileFiles(
      readPart(folder, "design"),
      undefined,
      "../design/custom/index",
    );
    const output = made.map(({ path, text }) => ({ path, text: openText(text) }));
    expect(renderPretty(diagnostics, { folder: "design" }), "a case has no errors and no warnings").toBe("");
    if (isUpdate) rewrite(folder, output);
    const expected = new Map(
      readPart(folder, "expected").map(({ path, bytes }) => [path, decoder.decode(bytes).replaceAll("\r\n", "\n")]),
    );
    const found = new Map(output.map(({ path, text }) => [path, text]));
    expect([...found.keys()].sort(), "the list of files").toEqual([...expected.keys()].sort());
    for (const [path, text] of expected) expect(found.get(path), path).toBe(text);
  });
});

/** Write what a case does not inherit. */
function rewrite(folder: string, output: readonly { readonly path: string; readonly text: string }[]): void {
  const expected = join(folder, "expected");
  const inherited = inheritedBy(folder, "expected");
  rmSync(expected, { recursive: true, force: true });
  for (const { path, text } of output) {
    if (isCopy({ path, bytes: new TextEncoder().encode(text) }, inherited)) continue;
    mkdirSync(dirname(join(expected, path)), { recursive: true });
    writeFileSync(join(expected, path), text);
  }
}
