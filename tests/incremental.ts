import { expect, test } from "vitest";
import type { Compilation } from "../compiler/compile.ts";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { bytesOf, compileCase, type Files, fileOf, isJson, type KnownDesign, textOf } from "./all-designs.ts";
import { compilationOf } from "./compiled-designs.ts";

/** After this many edits the incremental result is compared with a full compile, in a test of its own. */
const wholeEach = 20;

/** Tests edits of the files of designs, one by one: of all files, or of the chosen ones. */
export function testEdits(designs: readonly KnownDesign[], isEdited: (path: string) => boolean = () => true): void {
  const parts = designs.flatMap(({ name, files }) => {
    const edits = [...files.entries()].filter(([, { path }]) => isEdited(path));
    return Array.from({ length: Math.ceil(edits.length / wholeEach) }, (_, part) => ({
      name,
      files,
      edits: edits.slice(part * wholeEach, (part + 1) * wholeEach),
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
}

/** Changes the first description or literal text of a file. */
const soundEdit = (file: Files[number]): string =>
  textOf(file).replace(/("(?:description|text|label|title)": ")([^"]+)"/, '$1$2!"');

/** Expects a compilation that reused results to be the one that did not. */
export function expectEqual(incremental: Compilation, whole: Compilation): void {
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
