import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "..", path), "utf8");

/** The packages that the rows of a text name, in their first cell. */
const packagesIn = (text: string): string[] =>
  [...text.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = ""]) =>
    cell.split(", ").map((name) => name.replaceAll("`", "")),
  );

test("docs/packages.md has one row for each package that is installed", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  const sections = read("docs/packages.md").split(/^(?=## )/m);
  const rows = sections.filter((section) => !section.startsWith("## Dates")).flatMap(packagesIn);
  expect(rows.sort()).toEqual(installed.sort());
});
