import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow } from "./designs.ts";

const root = join(import.meta.dirname, "..");

describe("imports", () => {
  const imports = new Map(
    ["compiler", "runtime", "cli"].flatMap((folder) =>
      filesBelow(join(root, folder))
        .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
        .map((path) => [shown(path), importsOf(path)] as const),
    ),
  );

  test("no phase of the compiler imports from a later one", () => {
    const phaseOf = (path: string) => Number(/^compiler\/(\d)-/.exec(path)?.[1] ?? 0);
    const later = pairs().filter(([from, to]) => phaseOf(from) > 0 && phaseOf(to) > phaseOf(from));
    expect(later).toEqual([]);
  });

  test("there is no import cycle, but for an element and its own lazy views", () => {
    expect(cyclesIn(imports).filter((cycle) => !isElementWithViews(cycle))).toEqual([]);
  });

  test("the command line enters the embedded backend through one module", () => {
    const backend = "cli/backend/";
    const inside = pairs().filter(
      ([from, to]) => !from.startsWith(backend) && to.startsWith(backend) && to !== `${backend}index.ts`,
    );
    expect(inside).toEqual([]);
  });

  test("compiler and runtime never import each other", () => {
    const crossing = pairs().filter(
      ([from, to]) =>
        (from.startsWith("compiler/") && to.startsWith("runtime/")) ||
        (from.startsWith("runtime/") && (to.startsWith("compiler/") || to.startsWith("cli/"))) ||
        (from.startsWith("compiler/") && to.startsWith("cli/")),
    );
    expect(crossing).toEqual([]);
  });

  test("the runtime loads code by functions that know of navigations", () => {
    const way = /\b(?:lazyPart|loadPart|loadCode)\(\s*"[^"]+",\s*\(\) => $/;
    const others = filesBelow(join(root, "runtime")).flatMap((path) => {
      const text = readFileSync(path, "utf8");
      return [...text.matchAll(/(?<!typeof )\bimport\("\.[^"]+"\)(?!\.)/g)]
        .filter(({ index }) => !way.test(text.slice(0, index)))
        .map(([load]) => `${shown(path)}: ${load}`);
    });
    expect(others).toEqual([]);
  });

  test("the compiler imports nothing of Node, and one package in one file: for colours", () => {
    const outside = filesBelow(join(root, "compiler")).flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/^(?:import|export)\b[^;]*?\bfrom "([^".][^"]*)"/gm)].map((found) => [
        shown(path),
        found[1],
      ]),
    );
    expect(outside).toEqual([["compiler/4-check/rules/css-color.ts", "culori/fn"]]);
  });

  const pairs = () => [...imports].flatMap(([from, all]) => all.map((to) => [from, to] as const));
});

const shown = (path: string): string => relative(root, path).split(sep).join("/");

/** The modules that a file imports, including types and lazy imports. */
function importsOf(path: string): readonly string[] {
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(/(?:\bfrom |\bimport\(|^import )"(\.[^"]+)"/gm)].map((found) =>
    shown(join(path, "..", found[1] ?? "")),
  );
}

/** The groups of files that import each other, each sorted. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const reached = new Map(Array.from(imports.keys(), (path) => [path, reachable(imports, path)]));
  const groups = Array.from(reached, ([path, below]) =>
    [...below].filter((other) => below.has(path) && reached.get(other)?.has(path)).sort(),
  );
  const cycles = groups.filter((group) => group.length > 0);
  return [...new Map(cycles.map((group) => [group.join(), group])).values()];
}

/** All files that a file imports directly or indirectly; itself only if it is part of a cycle. */
function reachable(imports: ReadonlyMap<string, readonly string[]>, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...(imports.get(start) ?? [])];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    open.push(...(imports.get(path) ?? []));
  }
  return found;
}

/** `elements/select.tsx` with `elements/select.view.tsx` and `elements/select-search.view.tsx`. */
function isElementWithViews(cycle: readonly string[]): boolean {
  const [element, ...others] = cycle.filter((path) => !path.endsWith(".view.tsx"));
  const name = /^runtime\/elements\/([\w-]+)\.tsx$/.exec(element ?? "")?.[1];
  const own = new RegExp(`^runtime/elements/${name}(?:-\\w+)?\\.view\\.tsx$`);
  return name !== undefined && others.length === 0 && cycle.every((path) => path === element || own.test(path));
}
