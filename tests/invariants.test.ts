import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Compilation } from "../compiler/compile.ts";
import { catalogue } from "../compiler/diagnostics/catalogue.ts";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { allDesigns, bytesOf, compileCase, designs, type Files, fileOf, textOf } from "./all-designs.ts";
import { compileFiles, filesBelow } from "./designs.ts";
import { catalogueDesign } from "./elements/catalogue-design.ts";
import { seed } from "./fuzz-seed.ts";
import { mutate, mutation } from "./mutations.ts";
import { typeErrors } from "./type-check.ts";

const root = join(import.meta.dirname, "..");
const names = allDesigns.map(({ name }) => name);
const clean = new Map(allDesigns.map(({ name, files }) => [name, compileCase(files)]));
const designOf = (name: string) => {
  const found = allDesigns.find((design) => design.name === name);
  if (!found) throw new Error(`no design ${name}`);
  return found;
};
const cleanOf = (name: string) => {
  const found = clean.get(name);
  if (!found) throw new Error(`no design ${name}`);
  return found;
};
const toldBy = ({ diagnostics }: Compilation) =>
  diagnostics.map(({ code, message, place }) => `${place.file.path} ${code} ${message}`).sort();
const expectSame = (name: string, files: Files): void => {
  const expected = cleanOf(name);
  const compiled = compileCase(files);
  // Positions follow the text; messages stay the same.
  expect(toldBy(compiled)).toEqual(toldBy(expected));
  expect(bytesOf(compiled)).toBe(bytesOf(expected));
};

test("all output type-checks", () => {
  const outputs = allDesigns.map(({ name, folder }) => ({
    name,
    output: clean.get(name)?.output ?? [],
    design: folder,
  }));
  expect(outputs.filter(({ output }) => output.length === 0)).toEqual([]);
  // Everything that the catalogue says of the elements, in the same program: to set one up is what takes time.
  const { output, diagnostics } = compileFiles(catalogueDesign());
  expect(renderPretty(diagnostics.filter(({ severity }) => severity === "error"))).toBe("");
  expect(typeErrors([...outputs, { name: "catalogue", output: output ?? [] }])).toEqual([]);
});

describe("the same bytes", () => {
  test.each(names)("%s, compiled again, files in another order, its input unchanged", (name) => {
    const { files } = designOf(name);
    const before = files.map(textOf);
    expectSame(name, files);
    expectSame(name, files.toReversed());
    expectSame(
      name,
      files.toSorted((a, b) => a.path.length - b.path.length),
    );
    expect(files.map(textOf)).toEqual(before);
  });

  test.each(names)("%s, with the keys of its objects in another order", (name) => {
    expectSame(name, designOf(name).files.map(withKeysReversed));
  });

  test.each(names)("%s, with Windows line ends", (name) => {
    expectSame(
      name,
      designOf(name).files.map((file) =>
        isJson(file) ? fileOf(file.path, textOf(file).replaceAll("\n", "\r\n")) : file,
      ),
    );
  });
});

test("what is compiled with a previous compilation is what is compiled without", () => {
  const editable = allDesigns.filter(({ files }) => files.length > 0);
  const sequence = fc.array(mutation, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.nat(), sequence, (seed, edits) => {
      const design = editable[seed % editable.length];
      if (!design) return;
      let previous = compileCase(design.files);
      let { files } = design;
      for (const edit of edits) {
        // Edits of a broken design teach little: every second one starts from the valid design again.
        files = mutate(edit.spot % 2 === 0 ? design.files : files, edit);
        previous = compileCase(files, previous);
        expectEqual(previous, compileCase(files));
      }
      expectEqual(compileCase(design.files, previous), compileCase(design.files));
    }),
    { numRuns: 80, seed },
  );
});

/** After this many edits the incremental result is compared with a full compile, in a test of its own. */
const wholeEach = 20;
const parts = designs.flatMap(({ name, files }) =>
  Array.from({ length: Math.ceil(files.length / wholeEach) }, (_, part) => ({ name, files, part: part + 1 })),
);

test.each(parts)(
  "what is compiled after edits of the files of $name, part $part, one by one, is what is compiled without a previous compilation",
  ({ name, files, part }) => {
    let edited = files;
    let previous = cleanOf(name);
    for (const [index, file] of [...files.entries()].slice((part - 1) * wholeEach, part * wholeEach)) {
      if (isJson(file)) edited = edited.with(index, fileOf(file.path, soundEdit(file)));
      previous = compileCase(edited, previous);
    }
    // What an edit leaves old stays old, so that a look after a few edits finds it.
    expectEqual(previous, compileCase(edited));
  },
);

/** Changes the first description or literal text of a file. */
const soundEdit = (file: Files[number]): string =>
  textOf(file).replace(/("(?:description|text|label|title)": ")([^"]+)"/, '$1$2!"');

function expectEqual(incremental: Compilation, whole: Compilation): void {
  expect(renderPretty(incremental.diagnostics)).toBe(renderPretty(whole.diagnostics));
  expect(incremental.output === undefined).toBe(whole.output === undefined);
  expect(bytesOf(incremental)).toBe(bytesOf(whole));
  expect(originsOf(incremental)).toBe(originsOf(whole));
}

/** The origin of each line, as file and text, so that no line points into an older version. */
const originsOf = ({ output }: Compilation): string =>
  JSON.stringify(
    (output ?? []).map(({ path, origins }) => [
      path,
      origins.map((place) => place && [place.file.path, place.file.text.length, place.key]),
    ]),
  );

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

/**
 * The files that a file imports values from, as paths inside the repository. Type imports cause no cycle at run time.
 */
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

test("generated code imports the runtime, React, itself and custom functions, nothing else", () => {
  const allowed = /^(trama\/runtime(\/.+)?|react|\.\.?\/.+)$/;
  const strange = [...clean].flatMap(([name, { output }]) =>
    (output ?? []).flatMap(({ path, text }) =>
      [...text.matchAll(/^(?:import|\} from|export .* from)\b.*"([^"]+)";$/gm)]
        .filter((found) => !allowed.test(found[1] ?? ""))
        .map((found) => `${name}/${path}: ${found[1]}`),
    ),
  );
  expect(strange).toEqual([]);
});

describe("codes", () => {
  const textsBelow = (folder: string) =>
    filesBelow(join(root, "tests", folder))
      .filter((path) => path.endsWith(".txt"))
      .map((path) => readFileSync(path, "utf8"));
  const rendered = textsBelow("errors").flatMap((text) => [
    ...text.matchAll(/^(?:error|warning) ([a-z]+\/[a-z0-9-]+):/gm),
  ]);
  const listed = textsBelow("formulas")
    .flatMap((text) => [...text.matchAll(/ !!> (.*)$/gm)])
    .flatMap((found) => [...(found[1] ?? "").matchAll(/(?<=^|\s)([a-z]+\/[a-z0-9-]+)(?=\s|$)/g)]);
  const shownCodes = new Set([...rendered, ...listed].map((found) => found[1] ?? ""));

  test("every code of the catalogue has a case", () => {
    expect(Object.keys(catalogue).filter((code) => !shownCodes.has(code) && !withoutCase.has(code))).toEqual([]);
  });

  test("every code of a case is in the catalogue", () => {
    expect([...shownCodes].filter((code) => !(code in catalogue))).toEqual([]);
  });
});

/** Codes that a folder cannot show: see load.test.ts, and the tests of the command line for TypeScript's errors. */
const withoutCase = new Set([
  "file/name-clash",
  "file/outside-design",
  "file/too-big",
  "custom/type-error",
  "output/outdated",
  "output/type-error",
  "signature/outdated",
  "element/no-component",
  "element/outdated-schema",
  "element/reserved-property",
  "element/union-properties",
  "element/unsupported-type",
]);

test.each(designs.map(({ name }) => name))("generated/%s is up to date", (name) => {
  const folder = join(root, "generated", name);
  const compilation = compileCommitted(name);
  const output = new Map((compilation.output ?? []).map(({ path, text }) => [path, text]));
  const written = new Map(
    filesBelow(folder).map((path) => [
      relative(folder, path).split(sep).join("/"),
      readFileSync(path, "utf8").replaceAll("\r\n", "\n"),
    ]),
  );
  // Icons come from the command line's icon set, which this test does not read.
  const compared = (map: Map<string, string>) => [...map].filter(([path]) => !path.startsWith("icons/")).sort();
  expect(compared(written)).toEqual(compared(output));
  expect([...written.keys()].sort()).toEqual([...output.keys()].sort());
});

const compileCommitted = (name: string): Compilation =>
  compileFiles(designOf(name).files, undefined, `../../designs/${name}/custom`, `designs/${name}`);

const isJson = ({ path }: Files[number]): boolean => path.endsWith(".json");

/** Keys of literal data, whose own keys keep their order. */
const dataKeys = new Set(["default", "value", "payload", "result", "items", "body", "options", "series", "stacks"]);

function withKeysReversed(file: Files[number]): Files[number] {
  if (!isJson(file)) return file;
  const json: unknown = JSON.parse(textOf(file));
  return fileOf(file.path, JSON.stringify(reversed(json, file.path === "collections.json" ? "data" : ""), null, 2));
}

function reversed(value: unknown, dataKey: string): unknown {
  if (Array.isArray(value)) return value.map((item) => reversed(item, dataKey));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, isData(key, inner, dataKey) ? inner : reversed(inner, dataKey)]),
  );
}

const isData = (key: string, value: unknown, dataKey: string): boolean =>
  key === dataKey || (dataKeys.has(key) && !JSON.stringify(value).includes('"action"'));
