import type { Compilation } from "../../compiler/compile.ts";
import { type Diagnostic, diagnose } from "../../compiler/diagnostics/diagnostic.ts";
import { placeInText } from "../../compiler/span.ts";
import type { Differences } from "../project/write.ts";
import { firstChangedLine } from "../report/summary.ts";
import { originOf } from "../where/where.ts";

/**
 * The output files that are not up to date, as errors for tools: `output/outdated`.
 *
 * Each is at the part of the design that its first different line comes from, else at the start of `design.json`.
 * `shownFolder` is the output folder as messages name it, `command` what brings it up to date.
 */
export function outdatedOutput(
  { write, remove }: Differences,
  { output = [], phases }: Compilation,
  { shownFolder, command }: { readonly shownFolder: string; readonly command: string },
): readonly Diagnostic[] {
  const [designFile] = phases.loaded.files.filter(({ path }) => path === "design.json");
  if (!designFile) throw new Error("a design with an output has no design.json");
  const start = placeInText(designFile, 0, 1);
  const byPath = new Map(output.map((file) => [file.path, file]));
  const help = `run \`${command}\` and commit what it writes`;
  return [
    ...write.map(({ path, text, before }) => {
      const file = byPath.get(path);
      const place = file && originOf(file, before === undefined ? 1 : firstChangedLine(before, text));
      const what = before === undefined ? "missing" : "differs";
      return diagnose("output/outdated", place ?? start, `${shownFolder}/${path}`, what, help);
    }),
    ...remove.map((path) => diagnose("output/outdated", start, `${shownFolder}/${path}`, "not produced", help)),
  ];
}
