import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  elementVariable,
  namedThing,
  ownVariable,
  rowOf,
  rowPart,
  stepResult,
} from "../compiler/3-link/names/thing.ts";
import { designs } from "./all-designs.ts";
import { compileFiles } from "./designs.ts";

// A name of a design is a thing until it is printed.

const compiler = join(import.meta.dirname, "../compiler");
const sourcesOf = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(compiler, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(compiler, folder, name), "utf8") })),
  );
const source = (pattern: RegExp, folders: readonly string[]): readonly string[] =>
  sourcesOf(folders).flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );

test("equal things are one object, and others are not", () => {
  expect(namedThing("variable", "name")).toBe(namedThing("variable", "name"));
  expect(namedThing("variable", "name")).not.toBe(namedThing("collection", "name"));
  expect(ownVariable("name", "top")).not.toBe(ownVariable("name"));
  const rows = [rowOf("a"), rowOf("b", "slot")];
  expect(rowOf("b", "slot")).toBe(rows[1]);
  expect(rowPart("item", rows)).toBe(rowPart("item", rows));
  expect(rowPart("item", rows)).not.toBe(rowPart("index", rows));
  expect(stepResult("found", "item")).not.toBe(stepResult("found"));
  expect(elementVariable("home", "name", "value", [])).toBe(elementVariable("home", "name", "value", []));
});

test("what a design reads are the same things in the next compilation", () => {
  const files = designs.find(({ name }) => name === "galeria")?.files ?? [];
  const readsOf = () => compileFiles(files).phases.linked.design.units.map(({ reads }) => [...reads]);
  const [first, second] = [readsOf(), readsOf()];
  expect(first.flat().length).toBeGreaterThan(20);
  for (const [index, reads] of first.entries())
    for (const [at, thing] of reads.entries()) expect(second[index]?.[at]).toBe(thing);
});

test("no phase before lowering knows the names of the output", () => {
  const spelled = source(/trama\/runtime|\bImport\b|5-lower|\$\{\w+\}\.value`|thingName\(/, ["3-link", "4-check"]);
  // Names that the output would have twice are an error.
  expect(spelled.filter((line) => !line.startsWith("3-link/rules/name-rules.ts"))).toEqual([]);
});

test("no text is taken apart for the kind of thing that it names", () => {
  const kinds =
    "variable|own|ownFormula|prop|param|formulaParam|step|element|collection|formula|workflow|popup|item|index|icon|custom|write|auth|helper";
  const pattern = new RegExp(`(?:startsWith|slice|split|replace|test)\\([^)]*["'\`/^(|](?:${kinds}):`);
  expect(source(pattern, ["3-link", "4-check", "5-lower", "6-emit"])).toEqual([]);
});
