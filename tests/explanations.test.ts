import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "../compiler/diagnostics/catalogue.ts";
import { explanations } from "../compiler/diagnostics/explanations.ts";
import { explain } from "../compiler/diagnostics/render.ts";

const codes = Object.keys(catalogue);

/** Subjects that 1-load and 2-validate have for themselves; each of their codes has a case and an explanation. */
const subjects = ["file", "design", "property", "text", "id"];
const shapeCodes = codes.filter((code) => subjects.includes(code.split("/")[0] ?? ""));

/** What no folder can show on every file system; see load.test.ts. */
const withoutCase = ["file/name-clash", "file/outside-design", "file/too-big"];

test("every explanation is about a code", () => {
  expect(Object.keys(explanations).filter((code) => !codes.includes(code))).toEqual([]);
});

test("every code about the shape of a design is explained", () => {
  expect(shapeCodes.filter((code) => explain(code) === undefined)).toEqual([]);
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
