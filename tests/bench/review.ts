import { compareDesigns } from "../../cli/review/compare/review.ts";
import { readSide, type Source } from "../../cli/review/read-side.ts";
import { examine } from "../../compiler/compile.ts";
import { benchDesign, type DesignTexts, withOtherText } from "./design.ts";

const pageCount = 50;
const elementCount = 200;
const roundCount = 7;

/** `trama diff` of 10,000 elements against `validate` of one side, without starting a process. */
export function reviewAtScale(): string {
  const base = benchDesign(pageCount, elementCount);
  const heads: readonly (readonly [what: string, texts: DesignTexts])[] = [
    ["one text changed", withOtherText(base, "changed")],
    ["every page changed", edited(base, (text) => text.replaceAll('"fontSize": "18px"', '"fontSize": "20px"'))],
    ["every element renamed", edited(base, (text) => text.replaceAll(/"id": "([a-z]+)(\d+)"/gi, '"id": "$1$2Novo"'))],
    [
      "a variable renamed",
      edited(base, (text) => text.replaceAll("variables.count", "variables.sum").replaceAll('"count"', '"sum"')),
    ],
  ];
  const validateMs = best(() => void examine(inputOf(base)));
  const parts = heads.map(([what, head]) => {
    let count = 0;
    const ms = best(() => {
      count = compareDesigns(readSide(sourceOf(base)).side, readSide(sourceOf(head)).side).changes.length;
    });
    return `${what}: ${ms.toFixed(0)} ms, ${(ms / validateMs).toFixed(2)} × validate, ${count} changes`;
  });
  return `validate ${validateMs.toFixed(0)} ms; ${parts.join("; ")}`;
}

const edited = (texts: DesignTexts, edit: (text: string) => string): DesignTexts =>
  new Map(Array.from(texts, ([path, text]) => [path, edit(text)]));

const filesOf = (texts: DesignTexts) => Array.from(texts, ([path, text]) => ({ path, bytes: Buffer.from(text) }));

const inputOf = (texts: DesignTexts) => ({
  files: filesOf(texts),
  assets: [],
  icon: () => undefined,
  options: { designFolder: "designs/bench" },
});

const sourceOf = (texts: DesignTexts): Source => ({
  shown: "bench",
  folder: "bench",
  files: filesOf(texts),
  others: new Map(),
});

function best(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < roundCount; round++) {
    globalThis.gc?.();
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
