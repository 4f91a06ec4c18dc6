import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogue } from "../compiler/diagnostics/catalogue.ts";
import { explanations } from "../compiler/diagnostics/explanations.ts";
import { explain, renderPretty } from "../compiler/diagnostics/render.ts";
import { compileFiles } from "./designs.ts";
import { type DesignFile, designsOf, plainWorld } from "./explanation-designs.ts";

const codes = Object.keys(catalogue);

/** Subjects that belong to 1-load and 2-validate alone; each of their codes has a case and an explanation. */
const subjects = ["file", "design", "property", "text", "id"];
const shapeCodes = codes.filter((code) => subjects.includes(code.split("/")[0] ?? ""));

/** Codes that a folder cannot show on every file system; see load.test.ts. */
const withoutCase = ["file/name-clash", "file/outside-design", "file/too-big"];

test("every explanation is about a code", () => {
  expect(Object.keys(explanations).filter((code) => !codes.includes(code))).toEqual([]);
});

test("every code is explained", () => {
  expect(codes.filter((code) => explain(code) === undefined)).toEqual([]);
});

/** Errors that TypeScript finds in the output or in custom/: see tests/cli. */
const ofTheOutput = [
  "custom/type-error",
  "migration/both-sides",
  "output/outdated",
  "output/type-error",
  "signature/outdated",
  "element/no-component",
  "element/outdated-schema",
  "element/reserved-property",
  "element/union-properties",
  "element/unsupported-type",
];

const diagnosticsOf = (files: readonly DesignFile[]) => compileFiles(files).diagnostics;
const countOf = (code: string, files: readonly DesignFile[]) =>
  diagnosticsOf(files).filter((one) => one.code === code).length;

test("the world of the explanations has no error", () => {
  expect(
    renderPretty(
      diagnosticsOf(plainWorld()).filter((one) => one.severity === "error"),
      { folder: "" },
    ),
  ).toBe("");
});

describe("the wrong design of an explanation is reported, the right one is not", () => {
  test.each(codes.filter((code) => !ofTheOutput.includes(code)))("%s", (code) => {
    const { wrong, right } = designsOf(code, explain(code) ?? "");
    const usual = countOf(code, plainWorld());
    const told = (files: readonly DesignFile[]) => renderPretty(diagnosticsOf(files), { folder: "" });
    expect(countOf(code, wrong), told(wrong)).toBeGreaterThan(usual);
    expect(countOf(code, right), told(right)).toBeLessThanOrEqual(usual);
    // A snippet of a file is not a whole design, which causes other errors than the explained one.
    const errors = diagnosticsOf(right).filter((one) => one.severity === "error" && !code.startsWith("file/"));
    expect(renderPretty(errors, { folder: "" })).toBe("");
  });
});

test("every code about the shape of a design has a case", () => {
  const root = join(import.meta.dirname, "errors");
  const cases = readdirSync(root).flatMap((subject) =>
    readdirSync(join(root, subject)).map((name) => `${subject}/${name}`),
  );
  const hasCase = (code: string) => cases.some((name) => name === code || name.startsWith(`${code}-`));
  expect(shapeCodes.filter((code) => !hasCase(code) && !withoutCase.includes(code))).toEqual([]);
});

test("an unknown code has no explanation", () => {
  expect(explain("constructor")).toBeUndefined();
});
