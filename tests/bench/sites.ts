import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import { bundleRelease } from "../../cli/bundle/release.ts";
import { readSite } from "../../cli/commands/serve.ts";
import { designName } from "../../cli/project/project.ts";
import { designReader } from "../../cli/project/read.ts";
import { compile } from "../../compiler/compile.ts";
import { openText } from "../../compiler/printed-text.ts";
import type { DesignTexts } from "./design.ts";
import type { Site } from "./rows/measured-pages.ts";

// Compiled pages and pages written by hand, as files for a server.

const root = resolve(process.env.TRAMA_ROOT ?? ".");

/** Compiles and bundles a design as `trama build` does. Its page renders in the browser only. */
export function compiledSite(texts: DesignTexts): Promise<Site> {
  return withProject(texts, async (project) => {
    const options = { designFolder: "designs/bench", customPath: "../../designs/bench/custom" };
    const { output, site, diagnostics } = compile(designReader(join(project, "designs/bench")).read(options));
    const [first] = diagnostics;
    if (!output || !site) throw new Error(`the design does not compile: ${first?.code} ${first?.message}`);
    for (const { path, text } of output) write(join(project, "generated/bench", path), openText(text));
    const { files, entry, styles, pageStyles } = await bundleRelease(
      join(project, "generated/bench"),
      { sourceMaps: false },
      site(),
      join(project, "designs/bench"),
    );
    return { files, document: emptyDocument([entry], [styles, ...Object.values(pageStyles)]) };
  });
}

/** Builds a design with `trama build`: its page is in the HTML, and React hydrates it. */
export function prerenderedSite(texts: DesignTexts): Promise<Site> {
  return withProject(texts, async (project) => {
    const build = [join(root, "dist/cli/main.js"), "build", "designs/bench"];
    const { status, stdout, stderr } = spawnSync(process.execPath, build, { cwd: project, encoding: "utf8" });
    if (status !== 0) throw new Error(`build ended with ${status}: ${stdout}${stderr}`);
    const folder = join(project, "dist", designName(join(project, "designs/bench")));
    const { files } = readSite(folder, "designs/bench");
    const document = readFileSync(join(folder, "index.html"), "utf8");
    if (!document.includes("data-prerendered")) throw new Error("the page is not prerendered");
    return { files, document };
  });
}

/** Writes a design to a project of its own, which is removed afterwards. */
export async function withProject<T>(texts: DesignTexts, use: (project: string) => Promise<T>): Promise<T> {
  const project = mkdtempSync(join(tmpdir(), "trama-bench-site-"));
  try {
    write(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
    for (const [path, text] of texts) write(join(project, "designs/bench", path), text);
    return await use(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A document into which its scripts render the whole page. */
export const emptyDocument = (scripts: readonly string[], styles: readonly string[]): string =>
  `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><title>Bench</title>
${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join("")}</head><body><div id="root"></div>
${scripts.map((path) => `<script type="module" src="${path}"></script>`).join("")}</body></html>`;

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
  return { files, document: emptyDocument(["/page.js"], ["/styles.css"]) };
}
