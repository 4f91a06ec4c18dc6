import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { optionalPackages } from "../cli/bundle/bundle.ts";

/** Bundle an import of a package from a folder. */
const bundle = (name: string, resolveDir: string) =>
  build({
    stdin: { contents: `import "${name}";`, resolveDir },
    bundle: true,
    write: false,
    logLevel: "silent",
    plugins: [optionalPackages()],
  });

test("a build names the optional package that an element needs, and how to install it", async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "trama-optional-"));
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }));
  await expect(bundle("react-apexcharts", elsewhere)).rejects.toMatchObject({
    errors: [
      {
        text: "the element apex-chart needs the package react-apexcharts, which is not installed\n  help: run `npm install --include=optional`",
      },
    ],
  });
  const { errors } = await bundle("apexcharts", import.meta.dirname);
  expect(errors).toEqual([]);
});
