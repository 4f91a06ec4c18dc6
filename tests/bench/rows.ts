import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import { createBundler } from "../../cli/bundle/bundle.ts";
import { designReader } from "../../cli/project/read.ts";
import { compile } from "../../compiler/compile.ts";
import type { DesignTexts } from "./design.ts";
import { geometricMean, type MeasuredPage, median, type Site, withPages } from "./rows/measured-pages.ts";
import { rowsDesign } from "./rows/rows-design.ts";

// Compiled pages beside the same pages written by hand, in Chromium.

const root = resolve(process.env.TRAMA_ROOT ?? ".");
const folder = join(root, "tests/bench/rows");
const roundCount = 9;

interface Operation {
  readonly name: string;
  /** Clicks before the measured one, from any state. */
  readonly before: readonly string[];
  readonly selector: string;
  readonly position?: number;
}

const operations: readonly Operation[] = [
  { name: "create 1,000", before: ["clear"], selector: ".home-run" },
  { name: "replace 1,000", before: ["run"], selector: ".home-run" },
  { name: "update every 10th", before: ["run"], selector: ".home-update" },
  { name: "select", before: ["run"], selector: ".home-label", position: 1 },
  { name: "swap", before: ["run"], selector: ".home-swap" },
  { name: "remove", before: ["run"], selector: ".home-remove", position: 3 },
  { name: "append 1,000", before: ["run"], selector: ".home-add" },
  { name: "clear 1,000", before: ["run"], selector: ".home-clear" },
  { name: "create 10,000", before: ["clear"], selector: ".home-many" },
  { name: "clear 10,000", before: ["many"], selector: ".home-clear" },
];

/** Script time of operations on rows: the compiled page, and the same by hand with React's hooks and without a library. */
export async function rowOperations(): Promise<string> {
  const sites = {
    trama: await compiledSite(rowsDesign(readFileSync(join(folder, "rows-data.ts"), "utf8"))),
    react: await handWrittenSite("react-rows.tsx"),
    vanilla: await handWrittenSite("vanilla-rows.ts"),
  };
  return withPages(sites, async (pages) => {
    const times = new Map<string, number[]>();
    // The first two rounds only warm up.
    for (let round = -2; round < roundCount; round++) {
      for (const operation of operations) {
        for (const [name, page] of pages) {
          const time = await measure(page, operation);
          if (round < 0) continue;
          const key = `${operation.name} ${name}`;
          times.set(key, [...(times.get(key) ?? []), time]);
        }
      }
    }
    const lines = operations.map(({ name }) => {
      const [trama, react, vanilla] = ["trama", "react", "vanilla"].map((page) =>
        median(times.get(`${name} ${page}`) ?? []),
      );
      return { name, trama: trama ?? 0, react: react ?? 0, vanilla: vanilla ?? 0 };
    });
    return [
      ...lines.map(({ name, trama, react, vanilla }) => `${name}: ${compared(trama, react, vanilla, "ms")}`),
      `geometric mean: ${geometricMean(lines.map(({ trama, react }) => trama / react)).toFixed(2)} × React`,
      `memory of 1,000 rows: ${await heaps(pages)}`,
    ].join("\n  ");
  });
}

const compared = (trama: number, react: number, vanilla: number, unit: string): string =>
  `${trama.toFixed(2)} ${unit}; React ${react.toFixed(2)}, vanilla ${vanilla.toFixed(2)}; ${(trama / react).toFixed(2)} × React, ${(trama / vanilla).toFixed(2)} × vanilla`;

async function measure({ page, click }: MeasuredPage, { before, selector, position }: Operation): Promise<number> {
  for (const id of before)
    await page.evaluate((name) => document.querySelector<HTMLElement>(`.home-${name}`)?.click(), id);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return click(selector, position);
}

async function heaps(pages: ReadonlyMap<string, MeasuredPage>): Promise<string> {
  const sizes: number[] = [];
  for (const { page, click, heap } of pages.values()) {
    await page.reload({ waitUntil: "networkidle" });
    const before = await heap();
    await click(".home-run");
    sizes.push((await heap()) - before);
  }
  const [trama = 0, react = 0, vanilla = 0] = sizes;
  return compared(trama, react, vanilla, "MB");
}

/** Compiles and bundles a design as `trama build` does. */
async function compiledSite(texts: DesignTexts): Promise<Site> {
  const project = mkdtempSync(join(tmpdir(), "trama-bench-rows-"));
  try {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
    };
    for (const [path, text] of texts) write(`designs/rows/${path}`, text);
    const options = { designFolder: "designs/rows", customPath: "../../designs/rows/custom" };
    const { output, diagnostics } = compile(designReader(join(project, "designs/rows")).read(options));
    const [first] = diagnostics;
    if (!output) throw new Error(`the design does not compile: ${first?.code} ${first?.message}`);
    for (const { path, text } of output) write(`generated/rows/${path}`, text);
    const bundler = createBundler(join(project, "generated/rows"), { mode: "production", sourceMaps: false });
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

async function handWrittenSite(script: string): Promise<Site> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { page: join(folder, script), styles: "runtime/styles.css" },
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
