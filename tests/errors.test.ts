import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogue } from "../compiler/diagnostics/catalogue.ts";
import type { Diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import { renderPretty, toRecords } from "../compiler/diagnostics/render.ts";
import { readPart } from "./cases.ts";
import { compileFiles, filesBelow, isUpdate } from "./designs.ts";

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

const diagnosticsOf = (folder: string) => compileFiles(readPart(folder, "design")).diagnostics;

describe("errors", () => {
  test.each(cases)("%s", (name) => {
    const folder = join(root, name);
    const diagnostics = diagnosticsOf(folder);
    const text = renderPretty(diagnostics, { folder: "design" });
    const file = join(folder, "expected.txt");
    if (isUpdate) writeFileSync(file, text);
    expect(existsSync(file), `no ${file}; UPDATE=1 writes it`).toBe(true);
    expect(text).toBe(readFileSync(file, "utf8").replaceAll("\r\n", "\n"));
    expect(basename(name)).toMatch(new RegExp(`^(${codesOf(diagnostics, dirname(name)).join("|")})(-|$)`));
  });

  test("no case reports the same code at one place more than once", () => {
    for (const name of cases) {
      const records = toRecords(diagnosticsOf(join(root, name)));
      const keys = records.map(({ code, file, start, end }) => `${code} ${file} ${start.offset} ${end.offset}`);
      expect(new Set(keys).size, name).toBe(keys.length);
    }
  });
});

/** The problems that a case reports under its subject. */
function codesOf(diagnostics: readonly Diagnostic[], subject: string): string[] {
  const codes = diagnostics.map((each) => each.code).filter((code) => code.startsWith(`${subject}/`));
  expect(codes.every((code) => code in catalogue)).toBe(true);
  return codes.map((code) => code.slice(subject.length + 1));
}
