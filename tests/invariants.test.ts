import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";
import type { Compilation } from "../compiler/compile.ts";
import { catalogue } from "../compiler/diagnostics/catalogue.ts";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { openText } from "../compiler/printed-text.ts";
import { allDesigns, bytesOf, compileCase, designs, type Files, fileOf, isJson, textOf } from "./all-designs.ts";
import { compilationOf, compiled } from "./compiled-designs.ts";
import { compileFiles, filesBelow } from "./designs.ts";
import { catalogueDesign } from "./elements/catalogue-design.ts";
import { typeErrors } from "./type-check.ts";

const root = join(import.meta.dirname, "..");
const names = allDesigns.map(({ name }) => name);
const designOf = (name: string) => {
  const found = allDesigns.find((design) => design.name === name);
  if (!found) throw new Error(`no design ${name}`);
  return found;
};
const toldBy = ({ diagnostics }: Compilation) =>
  diagnostics.map(({ code, message, place }) => `${place.file.path} ${code} ${message}`).sort();
const expectSame = (name: string, files: Files): void => {
  const expected = compilationOf(name);
  const again = compileCase(files);
  // Positions follow the text; messages stay the same.
  expect(toldBy(again)).toEqual(toldBy(expected));
  expect(bytesOf(again)).toBe(bytesOf(expected));
};

test("all output type-checks", () => {
  const outputs = allDesigns.map(({ name, folder }) => ({
    name,
    output: compilationOf(name).output ?? [],
    design: folder,
  }));
  expect(outputs.filter(({ output }) => output.length === 0)).toEqual([]);
  // Everything that the catalogue says of the elements, in the same program: to set one up is what takes time.
  const { output, diagnostics } = compileFiles(catalogueDesign());
  expect(renderPretty(diagnostics.filter(({ severity }) => severity === "error"))).toBe("");
  expect(typeErrors([...outputs, { name: "catalogue", output: output ?? [] }])).toEqual([]);
});

test.each(names)(
  "%s is the same bytes with its files and keys in another order, and with Windows line ends",
  (name) => {
    const { files } = designOf(name);
    const before = files.map(textOf);
    expectSame(name, files.toReversed().map(withKeysReversed).map(withWindowsLineEnds));
    expectSame(
      name,
      files.toSorted((a, b) => a.path.length - b.path.length),
    );
    expect(files.map(textOf)).toEqual(before);
  },
);

test("generated code imports the runtime, React, itself and custom functions, nothing else", () => {
  const allowed = /^(trama\/runtime(\/.+)?|react|\.\.?\/.+)$/;
  const strange = [...compiled].flatMap(([{ name }, { output }]) =>
    (output ?? []).flatMap(({ path, text }) =>
      [...openText(text).matchAll(/^(?:import|\} from|export .* from)\b.*"([^"]+)";$/gm)]
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
  "migration/both-sides",
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
  const output = new Map((compilation.output ?? []).map(({ path, text }) => [path, openText(text)]));
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

/** Keys of literal data, whose own keys keep their order. */
const dataKeys = new Set(["default", "value", "payload", "result", "items", "body", "options", "series", "stacks"]);

function withKeysReversed(file: Files[number]): Files[number] {
  if (!isJson(file)) return file;
  const json: unknown = JSON.parse(textOf(file));
  return fileOf(file.path, JSON.stringify(reversed(json, file.path === "collections.json" ? "data" : ""), null, 2));
}

const withWindowsLineEnds = (file: Files[number]): Files[number] =>
  isJson(file) ? fileOf(file.path, textOf(file).replaceAll("\n", "\r\n")) : file;

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
