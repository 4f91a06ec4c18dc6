import { join } from "node:path";
import { expect, test } from "vitest";
import { fixEdit } from "../cli/lsp/quick-fixes.ts";
import type { InputFile } from "../compiler/1-load/load.ts";
import type { Diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import { readPart } from "./cases.ts";
import { compileFiles, filesBelow } from "./designs.ts";

const root = join(import.meta.dirname, "errors");
const cases = [
  ...new Set(
    filesBelow(root).map((path) =>
      path
        .slice(root.length + 1)
        .split(/[\\/]/)
        .slice(0, 2)
        .join("/"),
    ),
  ),
];

function corrected(files: readonly InputFile[], diagnostic: Diagnostic): readonly InputFile[] {
  const edit = fixEdit(diagnostic) ?? { start: 0, end: 0, text: "" };
  const { path, text } = diagnostic.place.file;
  const bytes = new TextEncoder().encode(text.slice(0, edit.start) + edit.text + text.slice(edit.end));
  return files.map((file) => (file.path === path ? { path, bytes } : file));
}

const count = (diagnostics: readonly Diagnostic[], { code, message }: Diagnostic): number =>
  diagnostics.filter((each) => each.code === code && each.message === message).length;

/** The codes of errors that a file is not valid JSON. */
const isSyntax = ({ code }: Diagnostic): boolean => code.startsWith("file/");

test("the fix of every error in the fixtures removes that error, and breaks no file", () => {
  const fixedCodes = new Set<string>();
  for (const name of cases) {
    const files = readPart(join(root, name), "design");
    const before = compileFiles(files).diagnostics;
    for (const diagnostic of before.filter((each) => fixEdit(each) !== undefined)) {
      const after = compileFiles(corrected(files, diagnostic)).diagnostics;
      const told = `${name}: ${diagnostic.message}`;
      expect(count(after, diagnostic), told).toBeLessThan(count(before, diagnostic));
      expect(after.filter(isSyntax).length, told).toBeLessThanOrEqual(before.filter(isSyntax).length);
      fixedCodes.add(diagnostic.code);
    }
  }
  expect([...fixedCodes].sort()).toMatchInlineSnapshot(`
    [
      "attribute/unknown",
      "collection/unknown-source",
      "design/unknown-time-zone",
      "element/unknown-event",
      "element/unknown-slot",
      "element/unknown-state",
      "element/unknown-type",
      "file/missing-comma",
      "file/single-quotes",
      "file/trailing-comma",
      "file/unopened",
      "file/unquoted-key",
      "file/wrong-id",
      "formula/not-allowed",
      "formula/unknown-member",
      "formula/unknown-name",
      "function/unknown",
      "property/unknown",
      "property/unknown-value",
      "reference/unknown",
      "step/unknown-action",
      "style/unknown-property",
      "style/unknown-token",
      "style/wrong-value",
      "theme/bad-value",
    ]
  `);
});
