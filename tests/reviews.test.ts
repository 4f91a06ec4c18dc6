import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compareDesigns } from "../cli/review/compare/review.ts";
import { readSide, type Source } from "../cli/review/read-side.ts";
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
  expect(compareDesigns(readSide(sourceOf(name)).side, readSide(sourceOf(name, true)).side)).toEqual([]);
});

test("the order of files does not affect the order of changes", () => {
  const textsOf = (isReversed: boolean): readonly string[] =>
    compareDesigns(readSide(sourceOf("tarefas", isReversed)).side, readSide(sourceOf("vendas", isReversed)).side).map(
      ({ area, unit, where, words }) => JSON.stringify([area, unit, where, words]),
    );
  expect(textsOf(true)).toEqual(textsOf(false));
  expect(textsOf(true).length).toBeGreaterThan(300);
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
