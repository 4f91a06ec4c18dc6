import { readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createBundler } from "../cli/bundle/bundle.ts";
import { compilationOf } from "./compiled-designs.ts";
import { isUpdate } from "./designs.ts";

/** The modules that the login page of `designs/vendas` loads first, with their minified bytes. */

const root = resolve(import.meta.dirname, "..");
const table = join(root, "tests/first-load.txt");
const output = join(root, "generated/vendas");
/** Gzipped bytes, with React and its router. The budget of the first page; see docs/packages.md. */
const limit = 128_000;

interface FirstLoad {
  readonly gzipped: number;
  /** Minified bytes by module; a package is one module. */
  readonly modules: ReadonlyMap<string, number>;
}

async function firstLoad(): Promise<FirstLoad> {
  const bundler = createBundler(output, { mode: "production", sourceMaps: false });
  try {
    const { site } = compilationOf("vendas");
    if (!site) throw new Error("designs/vendas has errors");
    const bundle = await bundler.bundle(site(), join(root, "designs/vendas"));
    const scripts = [bundle.entry, ...bundle.entryImports, ...(bundle.pageScripts["pages/pg-login"] ?? [])];
    const modules = new Map<string, number>();
    let gzipped = 0;
    for (const script of new Set(scripts)) {
      gzipped += gzipSync(bundle.files.get(script) ?? "", { level: 9 }).length;
      for (const [input, { bytesInOutput }] of Object.entries(bundle.metafile.outputs[script.slice(1)]?.inputs ?? {})) {
        const name = moduleName(input);
        if (bytesInOutput > 0) modules.set(name, (modules.get(name) ?? 0) + bytesInOutput);
      }
    }
    return { gzipped, modules };
  } finally {
    await bundler.dispose();
  }
}

/** Returns the path in the repository, or the name of a package. */
function moduleName(input: string): string {
  const [path = ""] = input.split("?");
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inPackage !== undefined) return inPackage;
  return /^[\w-]+:/.test(path) ? "bundler" : relative(root, resolve(output, path)).split(sep).join("/");
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
