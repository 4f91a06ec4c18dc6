import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compareDesigns } from "../cli/review/compare/review.ts";
import { readSide, type Source } from "../cli/review/read-side.ts";
import { linePlace } from "../cli/review/render/outline.ts";
import { readDesign } from "./designs.ts";
import { caseNames, checkCase, makeCase, runDiff } from "./review-cases.ts";

describe("trama diff", () => {
  test.each(caseNames(false))("%s", async (name) => {
    const { found, expected } = await checkCase(name);
    expect(found).toBe(expected);
  });
});

const designs = join(import.meta.dirname, "../designs");
const names = readdirSync(designs, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const sourceOf = (name: string, isReversed = false): Source => {
  const files = readDesign(join(designs, name)).filter(
    ({ path }) => path.endsWith(".json") && !path.startsWith("supabase/"),
  );
  return { shown: name, folder: name, files: isReversed ? files.toReversed() : files, others: new Map() };
};

test.each(names)("%s compared with itself has no changes", (name) => {
  expect(compareDesigns(readSide(sourceOf(name)).side, readSide(sourceOf(name, true)).side).changes).toEqual([]);
});

test("the order of files does not affect the order of changes", () => {
  const textsOf = (isReversed: boolean): readonly string[] =>
    compareDesigns(
      readSide(sourceOf("tarefas", isReversed)).side,
      readSide(sourceOf("vendas", isReversed)).side,
    ).changes.map(({ area, unit, where, words }) => JSON.stringify([area, unit, where, words]));
  expect(textsOf(true)).toEqual(textsOf(false));
  expect(textsOf(true).length).toBeGreaterThan(300);
});

test("every change has its place: from one design to another, and back", () => {
  const [one, other] = [readSide(sourceOf("tarefas")).side, readSide(sourceOf("vendas")).side];
  for (const changes of [compareDesigns(one, other).changes, compareDesigns(other, one).changes])
    for (const change of changes) expect(linePlace(change), JSON.stringify(change.words)).toBeDefined();
});

test("a changed member of a page, a section, an element, a step, a variable or a formula has the place of its value", () => {
  const sideOf = (isAfter: boolean) => {
    const now = <Value>(before: Value, after: Value): Value => (isAfter ? after : before);
    const step = { action: "setVariable", variable: "nome", value: now("a", "b") };
    const button = { id: "ir", type: "button", show: now(true, false), on: { click: { steps: [step] } } };
    const json: Readonly<Record<string, unknown>> = {
      "design.json": {
        formatVersion: 1,
        name: "loja",
        title: now("Loja", "Lojas"),
        languages: ["pt"],
        pages: { home: "inicio" },
      },
      "variables.json": { variables: { nome: { type: "string", default: now("x", "y") } } },
      "formulas.json": { formulas: { soma: { formula: "1 + 1", description: now("Um", "Dois") } } },
      "pages/inicio.json": {
        id: "inicio",
        path: "",
        title: now("Início", "Casa"),
        sections: [{ id: "corpo", tag: now("main", "section"), children: [button] }],
      },
    };
    const files = Object.entries(json).map(([path, value]) => ({ path, bytes: Buffer.from(JSON.stringify(value)) }));
    const { side, errors } = readSide({ shown: "loja", folder: "loja", files, others: new Map() });
    expect(errors).toEqual([]);
    return side;
  };
  const changes = compareDesigns(sideOf(false), sideOf(true)).changes;
  expect(changes.map((change) => [linePlace(change)?.file, linePlace(change)?.line])).toEqual([
    ...Array.from({ length: 4 }, () => ["pages/inicio.json", 1]),
    ["formulas.json", 1],
    ["variables.json", 1],
    ["design.json", 1],
  ]);
});

test("texts of a design cannot become markup of the HTML page", async () => {
  const top = makeCase("hostile-texts");
  try {
    const { out } = await runDiff(top, "base", "head", "--format", "html");
    expect(out).toContain("“&lt;img src=x onerror=alert(1)&gt; @octocat");
    expect(out).not.toContain("<img");
    expect(out).toContain("pages/inicio.json:");
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
});
