import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Returns the files of a folder whose text fits. */
const filesWith = (folder: string, fits: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path).replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && fits.test(readFileSync(join(root, path), "utf8")))
    .sort();

test("in cli/, only the writer, with the comparison, and the loader of the bundler open a printed text", () => {
  expect(filesWith("cli", /\bopenText\b/)).toEqual(["cli/bundle/development.ts", "cli/project/write.ts"]);
});

test("the compiler opens none but to measure it", () => {
  expect(filesWith("compiler", /\bopenText\b/)).toEqual(["compiler/printed-text.ts"]);
});
