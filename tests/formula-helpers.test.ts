import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formulaImportNames } from "../compiler/5-lower/formula.ts";
import { helpers } from "../compiler/catalogue/helper-catalogue.ts";
import { catalogue } from "../compiler/diagnostics/catalogue.ts";
import { explain } from "../compiler/diagnostics/render.ts";
import * as runtime from "../runtime/helpers/index.ts";

const folder = join(import.meta.dirname, "formulas");
const cases = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n");
const codes = Object.keys(catalogue).filter((code) => code.startsWith("formula/"));

/** Printed as `? :` and `!`. */
const withoutFunction = ["if", "switch", "not", "ifempty"];

/** They return another value each time. */
const impure = ["now", "currentDate", "dateRealtime", "timestamp", "today", "uuid", "fileToUrl"];

test("every helper of the schema can be called, and is described", () => {
  const schemas = join(import.meta.dirname, "../schema/helpers");
  const names = readdirSync(schemas).map((file) => {
    const schema: { name: string; description: string } = JSON.parse(readFileSync(join(schemas, file), "utf8"));
    expect(schema.description, file).toMatch(/^[-A-Z].+\.$/);
    expect(file).toBe(`${schema.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`);
    return schema.name;
  });
  expect([...helpers.keys()].sort()).toEqual(names.sort());
  for (const helper of helpers.values()) expect(helper.signatures.length, helper.name).toBeGreaterThan(0);
});

test("the older helpers name their successors, which are helpers", () => {
  const older = [...helpers.values()].filter((helper) => helper.successor);
  const names = "dateISO getByKey ifempty now rollupCount setByKey timestamp toList toObject".split(" ");
  expect(older.map(({ name }) => name).sort()).toEqual(names);
  for (const { successor = "" } of older) {
    const named = helpers.get(/^\w+/.exec(successor)?.[0] ?? "");
    expect(named?.successor, successor).toBeUndefined();
    expect(named, successor).toBeDefined();
  }
});

test("the runtime has everything that a formula may import, and nothing else", () => {
  const wanted = [...formulaImportNames].filter((name) => !withoutFunction.includes(name) || name in runtime);
  expect(Object.keys(runtime).sort()).toEqual(wanted.sort());
});

test("every helper has a case", () => {
  const isTried = (name: string) => new RegExp(`(^|[^.\\w])${name}\\(`, "m").test(cases);
  const untried = [...helpers.values()].filter((helper) => !isTried(helper.name) && !helper.successor);
  expect(untried.map((helper) => helper.name).filter((name) => !impure.includes(name))).toEqual([]);
});

test("helpers that return another value each time", () => {
  expect(runtime.now()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(runtime.today()).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(runtime.timestamp()).toBeGreaterThan(1.7e12);
  expect(runtime.uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(runtime.fileToUrl(undefined, "x.png")).toBe("x.png");
  const file = new Blob(["a"]);
  expect(runtime.fileToUrl(file)).toMatch(/^blob:/);
  expect(runtime.fileToUrl(file)).toBe(runtime.fileToUrl([file]));
});

test("a list helper takes the window of a collection that has a limit and a total", () => {
  const collection = { data: [1, 2, 3, 4, 5], limit: 2, offset: 1, total: 5 };
  expect(runtime.reverse(collection)).toEqual([3, 2]);
  expect(runtime.lengthOf({ data: [1, 2, 3], limit: null, offset: 1, total: 3 })).toBe(3);
  expect(() => runtime.sum(collection).toFixed()).toThrow();
});

test("empty values", () => {
  const empty = [undefined, null, "", [], {}, new Map(), new Error("x")];
  const full = [0, false, Number.NaN, new Date(), [null], { a: 1 }];
  for (const value of empty) expect(runtime.ifEmpty(value, "d")).toBe("d");
  for (const value of full) expect(runtime.ifEmpty(value, "d")).toBe(value);
});

test("undocumented edge cases of values", () => {
  expect(runtime.rollupSum([{ a: "2px" }, { a: "" }, { a: "x" }], "a")).toBeNaN();
  expect(runtime.rollupSum([{ a: "2px" }, { a: null }, { a: 1 }], "a")).toBe(3);
  expect(runtime.map([{ a: 1 }, null, 0], "a")).toEqual([1, null, 0]);
  expect(runtime.map([{ a: 1, b: 2, c: 3 }, null], "a", "b")).toEqual([{ a: 1, b: 2 }, {}]);
  expect(runtime.groupBy([{ a: 1 }, null, {}], "a")).toEqual({ 1: [{ a: 1 }], undefined: [{}] });
  expect(runtime.rollup([{ a: [1, [2]] }, { a: null }, { a: 3 }], "a")).toEqual([1, [2], 3]);
  expect(runtime.sum("a", "b" as unknown)).toBe("0ab");
  expect(runtime.toNumber("")).toBeNaN();
  for (const value of ["x", "2.5", true, null, undefined]) expect(runtime.round(value)).toBeNaN();
  expect(() => runtime.findIndexByKey([], 1, 1)).toThrow("Second parameter must be a text");
  expect(() => runtime.join([1], 2)).toThrow("Second parameter must be a text");
  expect(() => runtime.keys([1])).toThrow("First parameter must be an object");
  expect(() => runtime.addDays("2026-01-01", null)).toThrow("Second parameter must be a number");
  expect(runtime.get({ a: 1 }, "constructor")).toBeUndefined();
  expect(runtime.get("abc", "length")).toBe(3);
  expect(runtime.addDays("2026-03-09T10:00:00.000Z", 1)).toBe("2026-03-10T10:00:00.000Z");
});

test("every code about formulas has a case and an explanation", () => {
  // Errors between formulas, functions of custom/ and names of pages: tests/errors/formula.
  const others = ["formula/cycle", "formula/unused", "formula/async-function", "formula/not-a-value"];
  const single = codes.filter((code) => !others.includes(code));
  expect(single.filter((code) => !new RegExp(`${code}(?![a-z-])`).test(cases))).toEqual([]);
  expect(codes.filter((code) => explain(code) === undefined)).toEqual([]);
});

test("keys name own members of plain data only", () => {
  expect(runtime.map([{ a: 1 }], "constructor" as string)).toEqual([undefined]);
  expect(runtime.map([{ a: { b: [2] } }], "a.b[0]" as string)).toEqual([2]);
  expect(runtime.rollupSum([[1, 2], { length: 3 }], "length")).toBe(5);
  expect(runtime.filterByKey([{ a: null }, { a: undefined }, {}, "x", null], "a", null)).toEqual([{ a: null }]);
});
