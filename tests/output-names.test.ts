import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isTaken } from "../compiler/output-names.ts";
import { filesBelow } from "./designs.ts";

/** `import { a, type B, c as d } from "trama/runtime…"`, also over several lines. */
const imports = /import \{([^}]*)\} from "trama\/runtime[^"]*"/g;

test("nothing of a design takes the name of a function that the output imports", () => {
  const roots = ["compile", "defaults"].map((folder) => join(import.meta.dirname, folder));
  // The files of helpers have no names of a design.
  const modules = roots.flatMap(filesBelow).filter((path) => /[\\/]expected[\\/](?!helpers).*\.tsx?$/.test(path));
  const names = modules.flatMap((path) =>
    Array.from(readFileSync(path, "utf8").matchAll(imports), ([, list = ""]) => list.split(","))
      .flat()
      .map((name) => name.trim().split(" as ").at(-1) ?? "")
      .filter((name) => /^[a-z]\w*$/.test(name)),
  );
  expect(names.length).toBeGreaterThan(100);
  expect([...new Set(names)].filter((name) => !isTaken(name))).toEqual([]);
});
