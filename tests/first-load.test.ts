import { readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bundleRelease } from "../cli/bundle/release.ts";
import { compilationOf } from "./compiled-designs.ts";
import { isUpdate } from "./designs.ts";

/** The modules that the login page of `designs/vendas` loads first, with their bytes before they are minified. */

const root = resolve(import.meta.dirname, "..");
const table = join(root, "tests/first-load.txt");
const output = join(root, "generated/vendas");
/** Gzipped bytes, with React and its router. The budget of the first page; see docs/packages.md. */
const limit = 128_000;

interface FirstLoad {
  readonly gzipped: number;
  /** Bytes by module, before it is minified; a package is one module. */
  readonly modules: ReadonlyMap<string, number>;
}

async function firstLoad(): Promise<FirstLoad> {
  const { site } = compilationOf("vendas");
  if (!site) throw new Error("designs/vendas has errors");
  const bundle = await bundleRelease(output, { sourceMaps: false }, site(), join(root, "designs/vendas"));
  const scripts = [bundle.entry, ...bundle.entryImports, ...(bundle.pageScripts["pages/pg-login"] ?? [])];
  const modules = new Map<string, number>();
  let gzipped = 0;
  for (const script of new Set(scripts)) {
    gzipped += gzipSync(bundle.files.get(script) ?? "", { level: 9 }).length;
    for (const [input, bytes] of bundle.modules.get(script) ?? []) {
      const name = moduleName(input);
      if (bytes > 0) modules.set(name, (modules.get(name) ?? 0) + bytes);
    }
  }
  return { gzipped, modules };
}

/** Returns the path in the repository, or the name of a package. */
function moduleName(input: string): string {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1];
  if (inPackage !== undefined) return inPackage;
  return input.startsWith(root) ? relative(root, input).split(sep).join("/") : "bundler";
}

const written = (modules: FirstLoad["modules"]): string =>
  Array.from(modules, ([name, bytes]) => `${name} ${bytes}\n`)
    .sort()
    .join("");

test("the login page loads the listed modules first, in at most 128 kB; UPDATE=1 writes the list", async () => {
  const { gzipped, modules } = await firstLoad();
  if (isUpdate) writeFileSync(table, written(modules));
  const listed = readFileSync(table, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split(" ")[0]);
  expect([...modules.keys()].sort()).toEqual(listed);
  expect(gzipped).toBeLessThanOrEqual(limit);
});
