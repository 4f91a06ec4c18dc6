import { expect, test } from "vitest";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { fileOf } from "./all-designs.ts";
import { compileFiles } from "./designs.ts";

const design = { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } };

const compiled = (files: Readonly<Record<string, unknown>>) =>
  compileFiles(Object.entries(files).map(([path, json]) => fileOf(path, JSON.stringify(json))));

test("cycles and long chains are reported or compiled, however long they are", () => {
  const count = 10_000;
  const numbers = Array.from({ length: count }, (_, index) => index);
  const next = (index: number) => (index + 1) % count;
  const page = (children: unknown) => ({ id: "inicio", path: "", title: "Início", sections: [{ id: "s", children }] });
  const codes = (files: Readonly<Record<string, unknown>>) => {
    const { diagnostics, output } = compiled({ "design.json": design, "pages/inicio.json": page([]), ...files });
    expect(renderPretty(diagnostics).length).toBeLessThan(200_000);
    expect(output === undefined).toBe(diagnostics.some(({ severity }) => severity === "error"));
    return diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
  };
  const map = <T>(make: (index: number) => T) => Object.fromEntries(numbers.map((index) => [`n${index}`, make(index)]));
  const isLast = (index: number) => index === count - 1;

  const formulas = (last: string) =>
    map((index) => ({ formula: isLast(index) ? last : `formulas.n${next(index)}() + 1` }));
  expect(codes({ "formulas.json": { formulas: formulas("formulas.n0() + 1") } })).toEqual(["formula/cycle"]);
  expect(codes({ "formulas.json": { formulas: formulas("1") } })).toEqual([]);

  const collections = (last: unknown) =>
    map((index) => ({
      source: "custom",
      function: "rows",
      args: [isLast(index) ? last : { formula: `collections.n${next(index)}.data` }],
    }));
  expect(codes({ "collections.json": { collections: collections({ formula: "collections.n0.data" }) } })).toEqual([
    "collection/cycle",
  ]);
  expect(codes({ "collections.json": { collections: collections(1) } })).toEqual([]);

  const components = (isCycle: boolean) =>
    Object.fromEntries(
      numbers.map((index) => {
        const children = [{ id: "c", type: "component", component: `n${next(index)}` }];
        return [`components/n${index}.json`, { id: `n${index}`, children: isCycle || !isLast(index) ? children : [] }];
      }),
    );
  const shown = page([{ id: "c", type: "component", component: "n0" }]);
  expect(codes({ ...components(true), "pages/inicio.json": shown })).toEqual(["component/contains-itself"]);
  expect(codes({ ...components(false), "pages/inicio.json": shown })).toEqual([]);

  // A workflow may run itself: the runtime stops the third entry in one chain of calls.
  const workflows = map((index) => ({ steps: [{ action: "runWorkflow", workflow: `n${next(index)}` }] }));
  expect(codes({ "workflows.json": { workflows } })).toEqual([]);
});
