import fc from "fast-check";
import { expect, test } from "vitest";
import type { Compilation } from "../compiler/compile.ts";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { allDesigns, bytesOf, compileCase, designs, type Files, fileOf, isJson, textOf } from "./all-designs.ts";
import { compilationOf } from "./compiled-designs.ts";
import { cases, isDeep, seed } from "./depth.ts";
import { mutate, mutation } from "./mutations.ts";

test("what is compiled with a previous compilation is what is compiled without", () => {
  const editable = allDesigns.filter(({ files }) => files.length > 0);
  const sequence = fc.array(mutation, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.nat(), sequence, (seed, edits) => {
      const design = editable[seed % editable.length];
      if (!design) return;
      const original = compilationOf(design.name);
      let previous = original;
      let { files } = design;
      for (const edit of edits) {
        // Edits of a broken design teach little: every second one starts from the valid design again.
        files = mutate(edit.spot % 2 === 0 ? design.files : files, edit);
        previous = compileCase(files, previous);
        expectEqual(previous, compileCase(files));
      }
      expectEqual(compileCase(design.files, previous), original);
    }),
    { numRuns: cases(12, 600), seed },
  );
});

/** After this many edits the incremental result is compared with a full compile, in a test of its own. */
const wholeEach = 20;

/** Files of designs to edit: the largest of each kind, or all of them. */
const parts = designs.flatMap(({ name, files }) => {
  const all = [...files.entries()].toSorted(([, a], [, b]) => b.bytes.length - a.bytes.length);
  const kindOf = ({ path }: Files[number]): string => path.split("/", 1)[0] ?? "";
  const chosen = isDeep
    ? all
    : all.filter(([, file], at) => all.findIndex(([, one]) => kindOf(one) === kindOf(file)) === at);
  return Array.from({ length: Math.ceil(chosen.length / wholeEach) }, (_, part) => ({
    name,
    files,
    edits: chosen.slice(part * wholeEach, (part + 1) * wholeEach),
    part: part + 1,
  }));
});

test.each(parts)(
  "what is compiled after edits of the files of $name, part $part, one by one, is what is compiled without a previous compilation",
  ({ name, files, edits }) => {
    let edited = files;
    let previous = compilationOf(name);
    for (const [index, file] of edits) {
      if (isJson(file)) edited = edited.with(index, fileOf(file.path, soundEdit(file)));
      previous = compileCase(edited, previous);
    }
    // What an edit leaves old stays old, so that a look after a few edits finds it.
    expectEqual(previous, compileCase(edited));
  },
);

/** Changes the first description or literal text of a file. */
function soundEdit(file: Files[number]): string {
  return textOf(file).replace(/("(?:description|text|label|title)": ")([^"]+)"/, '$1$2!"');
}

/** Expects a compilation that reused results to be the one that did not. */
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
