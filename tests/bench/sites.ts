import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import { createBundler } from "../../cli/bundle/bundle.ts";
import { designReader } from "../../cli/project/read.ts";
import { compile } from "../../compiler/compile.ts";
import type { DesignTexts } from "./design.ts";
import type { Site } from "./rows/measured-pages.ts";

// Compiled pages and pages written by hand, as files for a server.

const root = resolve(process.env.TRAMA_ROOT ?? ".");

/** Compiles and bundles a design as `trama build` does. */
export async function compiledSite(texts: DesignTexts): Promise<Site> {
  const project = mkdtempSync(join(tmpdir(), "trama-bench-site-"));
  try {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
    };
    for (const [path, text] of texts) write(`designs/bench/${path}`, text);
    const options = { designFolder: "designs/bench", customPath: "../../designs/bench/custom" };
    const { output, diagnostics } = compile(designReader(join(project, "designs/bench")).read(options));
    const [first] = diagnostics;
    if (!output) throw new Error(`the design does not compile: ${first?.code} ${first?.message}`);
    for (const { path, text } of output) write(`generated/bench/${path}`, text);
    const bundler = createBundler(join(project, "generated/bench"), { mode: "production", sourceMaps: false });
    try {
      const { files, entry, styles, pageStyles } = await bundler.bundle(output, ["pages/home"]);
      return { files, scripts: [entry], styles: [styles, ...Object.values(pageStyles)] };
    } finally {
      await bundler.dispose();
    }
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Bundles a page written by hand. `script` is its path in this folder. */
export async function handWrittenSite(script: string): Promise<Site> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { page: join(root, "tests/bench", script), styles: "runtime/styles.css" },
    outdir: "/",
    write: false,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  return { files, scripts: ["/page.js"], styles: ["/styles.css"] };
}
