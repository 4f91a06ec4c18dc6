import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { afterAll, describe, expect, test } from "vitest";
import type { Diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import type { Type } from "../compiler/formula-types.ts";
import { optional, typeFromNotation, typeFromSchema } from "../compiler/value-types.ts";
import * as helpers from "../runtime/helpers/index.ts";
import { compileFormula, FormulaCache, type FormulaOutput } from "./formula-compiler.ts";
import { placeFor, scope, spellInWorld, typeErrors, world } from "./formula-world.ts";

// Each line of tests/formulas/*.txt is a formula, an arrow, and the expected result: `==>` its value as JSON, `-->` its
// TypeScript, `xx>` its error message at run time, `!!>` the codes of its diagnostics, each with the text it points at
// if `at` follows. `@type` before the formula is the expected type of its place: a notation, or a JSON Schema without
// spaces.
const arrow = /^(?:@(\S+) )?(.*?) ?(==>|-->|xx>|!!>) ?(.*)$/;

const folder = join(import.meta.dirname, "formulas");
const compiled: { readonly output: FormulaOutput; readonly type: Type }[] = [];

for (const file of readdirSync(folder).filter((name) => name.endsWith(".txt"))) {
  describe(file, () => {
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      if (line.startsWith("#") || line === "") continue;
      test(line, () => runCase(line));
    }
  });
}

afterAll(checkTypes, 60_000);

function runCase(line: string): void {
  const [, schema, formula = "", kind, wanted = ""] = arrow.exec(line) ?? [];
  const expected = schema === undefined ? undefined : typeOf(schema);
  const { output, found } = compile(formula, expected);
  if (kind === "!!>") {
    expectProblems(formula, found, wanted);
    return;
  }
  expect(found.map((one) => one.message)).toEqual([]);
  if (!output) throw new Error("no output");
  compiled.push({ output, type: expected ? optional(expected) : output.type });
  // A case is one line, however many lines the output has.
  if (kind === "-->") expect((output.setup + output.code).replaceAll(/\n */g, " ")).toBe(wanted);
  else if (kind === "xx>") expect(() => evaluate(output)).toThrow(new TypeError(wanted));
  else expect(JSON.parse(JSON.stringify(evaluate(output) ?? null))).toEqual(JSON.parse(wanted));
}

const typeOf = (schema: string): Type =>
  schema.startsWith("{") ? typeFromSchema(JSON.parse(schema)) : typeFromNotation(schema);

function compile(
  formula: string,
  expected: Type | undefined,
): { output: FormulaOutput | undefined; found: Diagnostic[] } {
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => found.push(diagnostic);
  const output = compileFormula(formula, scope, expected, placeFor(formula), report, new FormulaCache(spellInWorld));
  return { output, found };
}

function expectProblems(formula: string, found: readonly Diagnostic[], wanted: string): void {
  const expected = [...wanted.matchAll(/(formula\/[a-z-]+)(?: at "(.*?)"(?= |$))?/g)];
  const actual = [...found].sort((a, b) => (a.place.range?.[0] ?? 0) - (b.place.range?.[0] ?? 0));
  const codes = expected.map(([, code]) => code).sort();
  expect(actual.map((one) => one.code).sort(), JSON.stringify(actual.map((one) => one.message))).toEqual(codes);
  for (const [, code, piece] of expected) {
    if (piece === undefined) continue;
    const pieces = actual
      .filter((one) => one.code === code)
      .map((one) => formula.slice(...(one.place.range ?? [0, 0])));
    expect(pieces).toContain(piece);
  }
}

function evaluate({ plainSetup, code }: FormulaOutput): unknown {
  const names = { ...helpers, ...world };
  // Few formulas have type arguments, and each transformation takes a while.
  const body = `${plainSetup}return (${code});`;
  const plain = /\b(reduce|match|omit)</.test(body)
    ? transformSync(`function body() { ${body} }`, { loader: "ts" }).code + "return body();"
    : body;
  return new Function(...Object.keys(names), `"use strict"; ${plain}`)(...Object.values(names));
}

/** Every formula above type-checks under the project's own settings, and has the type that the checker inferred. */
function checkTypes(): void {
  expect(typeErrors("cases", compiled)).toBe("");
}
