import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "../designs.ts";
import { openBrowser } from "./harness.ts";

const runtime = join(import.meta.dirname, "../../runtime");

/** Returns the names that a module exports, including types. */
function exportsOf(path: string): readonly string[] {
  const text = readFileSync(path, "utf8");
  const declared = text.matchAll(/^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm);
  const listed = text.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  return [
    ...Array.from(declared, ([, name = ""]) => name),
    ...Array.from(listed, ([, names = ""]) => names.split(",")).flatMap((names) =>
      names.map((name) =>
        name
          .trim()
          .replace(/^type /, "")
          .replace(/^\w+ as /, ""),
      ),
    ),
  ];
}

test("no export of the runtime shadows a global of JavaScript or the DOM", async () => {
  const page = await (await openBrowser()).newPage();
  const globals = new Set(
    await page.evaluate(() => [globalThis, Window.prototype].flatMap((owner) => Object.getOwnPropertyNames(owner))),
  );
  await page.close();
  const names = filesBelow(runtime)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => exportsOf(path).map((name) => ({ path: path.slice(runtime.length), name })));
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter(({ name }) => globals.has(name))).toEqual([]);
});
