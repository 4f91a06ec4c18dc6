import { readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { audit } from "../cli/audit/audit.ts";
import { factsOf } from "../cli/audit/facts.ts";
import type { Diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import { toRecords } from "../compiler/diagnostics/render.ts";
import { compileFiles, filesBelow, isUpdate } from "./designs.ts";

// Mistakes of people who learned the format from the documentation, in one small design: what each of them reads.

/** A text in a file of the design, and the mistake in its place. `reason` says why nothing is reported. */
interface Mistake extends Edit {
  readonly name: string;
  readonly more?: readonly Edit[];
  readonly reason?: string;
}

interface Edit {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

const root = join(import.meta.dirname, "mistakes");
const lists = ["newcomer", "fresh"];
const folder = join(root, "design");
const files = filesBelow(folder)
  .filter((path) => /\.json$|\/functions\//.test(path))
  .map((path) => ({ path: relative(folder, path).replaceAll(sep, "/"), bytes: new Uint8Array(readFileSync(path)) }));
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const reported = (given: typeof files): readonly Diagnostic[] => {
  const result = compileFiles(given);
  return result.diagnostics.length > 0
    ? result.diagnostics
    : audit(factsOf(result.phases, undefined)).map(({ diagnostic }) => diagnostic);
};

/** Returns the first message, its place and its remedy. */
function reportOf({ file, before, after, more = [] }: Mistake): string {
  const edits = [{ file, before, after }, ...more];
  const given = files.map((one) => {
    const own = edits.filter((edit) => edit.file === one.path);
    return own.length === 0 ? one : { ...one, bytes: new TextEncoder().encode(own.reduce(edited, decode(one.bytes))) };
  });
  const [first] = toRecords(reported(given));
  if (first === undefined) return "";
  const help = first.help === null ? "" : `\n  help: ${first.help}`;
  return `${first.file}:${first.start.line} ${first.code}: ${first.message}${help}`;
}

function edited(text: string, { file, before, after }: Edit): string {
  if (text.split(before).length !== 2) throw new Error(`${file} has this text not once: ${before}`);
  return text.replace(before, () => after);
}

test("the design without a mistake is right", () => {
  expect(toRecords(reported(files)).map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});

test.each(lists)("what the mistakes of the list %s report", (list) => {
  const mistakes: readonly Mistake[] = JSON.parse(readFileSync(join(root, `${list}.json`), "utf8"));
  const texts = mistakes.map((mistake) => ({ mistake, report: reportOf(mistake) }));
  const silent = texts.filter(({ mistake, report }) => report === "" && mistake.reason === undefined);
  expect(silent.map(({ mistake }) => mistake.name)).toEqual([]);
  const stale = texts.filter(({ mistake, report }) => report !== "" && mistake.reason !== undefined);
  expect(stale.map(({ mistake }) => mistake.name)).toEqual([]);
  const text = texts
    .map(({ mistake, report }) => `${mistake.name}\n  ${report || `nothing: ${mistake.reason}`}\n`)
    .join("\n");
  const path = join(root, `${list}.txt`);
  if (isUpdate) writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, "utf8"));
});
