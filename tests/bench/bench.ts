import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { bundleRelease } from "../../cli/bundle/release.ts";
import { DesignState } from "../../cli/lsp/workspace.ts";
import { designReader } from "../../cli/project/read.ts";
import { type Compilation, compile, type SiteManifest } from "../../compiler/compile.ts";
import { toRecords } from "../../compiler/diagnostics/render.ts";
import { openText } from "../../compiler/printed-text.ts";
import { lighthouseScores, mainThread, menuClicks, pageScripts } from "./app.ts";
import { backendAtScale } from "./backend.ts";
import { commandTimes } from "./commands.ts";
import { benchDesign, type DesignTexts, handWritten, withOtherText } from "./design.ts";
import { boardDrags } from "./drag.ts";
import { formulaCompile, formulaEvaluation } from "./formulas.ts";
import { functionsAtScale } from "./functions.ts";
import { gridScrolling } from "./grid.ts";
import { firstRender } from "./page.ts";
import { realtimeFrames } from "./realtime.ts";
import { reviewAtScale } from "./review.ts";
import { rowOperations } from "./rows.ts";

// Prints ratios to a reference measured in the same run; nothing here passes or fails.

const root = resolve(process.env.TRAMA_ROOT ?? ".");
const trama = join(root, "dist/cli/main.js");
const work = mkdtempSync(join(tmpdir(), "trama-bench-"));
const roundCount = 15;
const options = { designFolder: "designs/bench" };

interface Case {
  readonly title: string;
  run(): string | Promise<string>;
}

const cases: readonly Case[] = [
  { title: "compile in-process, warm, 100 × 200", run: warmCompile },
  { title: "time per element, 500 × 200 against 100 × 200", run: scaling },
  { title: "type-check of the output, 100 × 200", run: typeCheck },
  { title: "one more page of 200 elements", run: onePageMore },
  { title: "editor: one keystroke in a page of 100", run: keystroke },
  { title: "watch: one page of 100 edited", run: watchLatency },
  { title: "processor time of commands", run: commandTimes },
  { title: "diff of 10,000 elements", run: reviewAtScale },
  { title: "first load of the login page of designs/vendas", run: firstLoad },
  { title: "formulas in the app against the same by hand", run: formulaEvaluation },
  { title: "compile a formula", run: formulaCompile },
  { title: "backend of designs/vendas at 100,000 sales", run: backendAtScale },
  { title: "figures of designs/vendas at 100,000 sales on PostgreSQL", run: functionsAtScale },
  { title: "JavaScript of each page of designs/vendas", run: pageScripts },
  { title: "menu of designs/vendas: from the click to painted rows", run: menuClicks },
  { title: "main thread of designs/vendas beside React alone", run: mainThread },
  { title: "200 changes a second in a list of 10,000 rows", run: realtimeFrames },
  { title: "longest task of a drag on a board of cards", run: boardDrags },
  { title: "data grid of 100,000 rows: script of a scrolled frame", run: gridScrolling },
  { title: "rows of a list against the same by hand", run: rowOperations },
  { title: "first render of 300 elements against the same by hand", run: firstRender },
  { title: "Lighthouse on designs/vendas", run: lighthouseScores },
];

async function told(run: Case["run"]): Promise<string> {
  try {
    return await run();
  } catch (error) {
    return `could not be measured: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The unavoidable work: read the JSON, print JSON, and write text of the size of the output. */
function floor(texts: DesignTexts, output: readonly string[], folder: string): void {
  for (const text of texts.values()) JSON.stringify(JSON.parse(text), null, 2);
  writeAll(output, folder);
}

function writeAll(output: readonly string[], folder: string): void {
  for (const [index, text] of output.entries()) writeFileSync(join(folder, String(index)), text);
}

const bytesOf = (texts: DesignTexts) => Array.from(texts, ([path, text]) => ({ path, bytes: Buffer.from(text) }));

function compileTexts(texts: DesignTexts, previous?: Compilation): Compilation {
  const input = { files: bytesOf(texts), assets: [], icon: () => undefined, options };
  return compile(input, previous);
}

function outputOf(compilation: Compilation): readonly string[] {
  const [first] = compilation.diagnostics;
  if (!compilation.output) throw new Error(`the design does not compile: ${first?.code} ${first?.message}`);
  return compilation.output.map(({ text }) => openText(text));
}

function siteOf({ site, diagnostics: [first] }: Compilation): SiteManifest {
  if (!site) throw new Error(`the design does not compile: ${first?.code} ${first?.message}`);
  return site();
}

/** Best of several rounds, alternating the two, so that both run under the same load. */
function compare(first: () => void, second: () => void, rounds = roundCount): { firstMs: number; secondMs: number } {
  const best = { firstMs: Number.POSITIVE_INFINITY, secondMs: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds; round++) {
    best.firstMs = Math.min(best.firstMs, timed(first));
    best.secondMs = Math.min(best.secondMs, timed(second));
  }
  return best;
}

function timed(run: () => void): number {
  globalThis.gc?.();
  const start = performance.now();
  run();
  return performance.now() - start;
}

function warmCompile(): string {
  const texts = benchDesign(100, 200);
  const output = outputOf(compileTexts(texts));
  const folder = newFolder("warm");
  const { firstMs, secondMs } = compare(
    () => writeAll(outputOf(compileTexts(texts)), folder),
    () => floor(texts, output, folder),
  );
  const incremental = incrementalMs(texts);
  return `${perSecond(20_000, firstMs)} elements/s; floor ${perSecond(20_000, secondMs)} elements/s; ${ratio(firstMs, secondMs)} × floor; one text changed: ${incremental.toFixed(1)} ms`;
}

function incrementalMs(texts: DesignTexts): number {
  let previous = compileTexts(texts);
  let best = Number.POSITIVE_INFINITY;
  let files = bytesOf(texts);
  for (let round = 0; round < roundCount; round++) {
    const changed = Buffer.from(withOtherText(texts, `round ${round}`).get("pages/page-0.json") ?? "");
    files = files.map((file) => (file.path === "pages/page-0.json" ? { ...file, bytes: changed } : file));
    const start = performance.now();
    previous = compile({ files, assets: [], icon: () => undefined, options }, previous);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

function scaling(): string {
  const small = benchDesign(100, 200);
  const large = benchDesign(500, 200);
  const { firstMs, secondMs } = compare(
    () => void outputOf(compileTexts(large)),
    () => void outputOf(compileTexts(small)),
    5,
  );
  const perLarge = firstMs / 100_000;
  const perSmall = secondMs / 20_000;
  return `${(perLarge * 1000).toFixed(2)} µs against ${(perSmall * 1000).toFixed(2)} µs; ${ratio(perLarge, perSmall)} ×`;
}

function typeCheck(): string {
  const project = newProject("types", benchDesign(100, 200));
  runNode([trama, "compile", "designs/bench"], project);
  const plain = join(project, "plain");
  for (const [path, text] of handWritten(100, 200)) writeBelow(plain, path, text);
  const paths = {
    "trama/runtime": [join(root, "runtime/index.ts")],
    "trama/runtime/*": [join(root, "runtime/*.ts"), join(root, "runtime/*.tsx"), join(root, "runtime/*/index.ts")],
    react: [join(root, "node_modules/@types/react")],
    "react/*": [join(root, "node_modules/@types/react/*")],
  };
  const { compilerOptions } = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8"));
  const config = (name: string, include: string): string => {
    const path = join(project, `tsconfig.${name}.json`);
    writeFileSync(
      path,
      JSON.stringify({ compilerOptions: { ...compilerOptions, types: [], paths }, include: [include] }),
    );
    return path;
  };
  const own = config("own", "generated");
  const hand = config("plain", "plain");
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { firstMs, secondMs } = compare(
    () => runNode([tsc, "-p", own], project),
    () => runNode([tsc, "-p", hand], project),
    5,
  );
  return `${Math.round(firstMs)} ms; hand-written equivalent ${Math.round(secondMs)} ms; ${ratio(firstMs, secondMs)} ×`;
}

async function onePageMore(): Promise<string> {
  const [few, more] = [await bundledBytes(10), await bundledBytes(11)];
  const js = (more.js - few.js) / 200;
  const css = (more.css - few.css) / 200;
  return `${js.toFixed(2)} bytes of JavaScript and ${css.toFixed(2)} of CSS per element, minified and gzipped`;
}

async function bundledBytes(pageCount: number): Promise<{ js: number; css: number }> {
  const project = newProject(`bytes-${pageCount}`, benchDesign(pageCount, 200));
  runNode([trama, "compile", "designs/bench"], project);
  const compilation = compile(designReader(join(project, "designs/bench")).read(options));
  const { files } = await bundleRelease(
    join(project, "generated/bench"),
    { sourceMaps: false },
    siteOf(compilation),
    join(project, "designs/bench"),
  );
  const sum = (type: string): number =>
    Array.from(files)
      .filter(([path]) => path.endsWith(type))
      .reduce((total, [, bytes]) => total + gzipSync(bytes, { level: 9 }).length, 0);
  return { js: sum(".js"), css: sum(".css") };
}

async function watchLatency(): Promise<string> {
  const texts = benchDesign(100, 200);
  const project = newProject("watch", texts);
  const output = join(project, "generated/bench/pages/page-0.tsx");
  const child = spawn(process.execPath, [trama, "compile", "designs/bench", "--watch"], {
    cwd: project,
    stdio: "ignore",
  });
  try {
    await until(() => readIfThere(output) !== undefined);
    await pause(1500);
    const times: number[] = [];
    for (let round = 0; round < 15; round++) {
      const word = `edit ${round}`;
      const text = withOtherText(texts, word).get("pages/page-0.json") ?? "";
      const start = performance.now();
      writeBelow(join(project, "designs/bench"), "pages/page-0.json", text);
      await until(() => readIfThere(output)?.includes(word) ?? false);
      times.push(performance.now() - start);
      await pause(120);
    }
    times.sort((a, b) => a - b);
    return `${times[7]?.toFixed(0)} ms in the middle, ${times.at(-1)?.toFixed(0)} ms at most, from the change to the disk`;
  } finally {
    child.kill();
  }
}

/** The time of the language server from a keystroke to its diagnostics, without its pause. */
function keystroke(): string {
  const texts = benchDesign(100, 200);
  const state = new DesignState(join(newProject("editor", texts), "designs/bench"));
  state.examine();
  const times: number[] = [];
  for (let round = 0; round < 30; round++) {
    const text = withOtherText(texts, "x".repeat(round)).get("pages/page-0.json");
    const start = performance.now();
    state.setText("pages/page-0.json", text);
    toRecords(state.examine().diagnostics);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return `${times[15]?.toFixed(1)} ms in the middle, ${times.at(-1)?.toFixed(1)} ms at most (target 30)`;
}

async function firstLoad(): Promise<string> {
  const project = newProject("first-load", new Map());
  cpSync(join(root, "designs/vendas"), join(project, "designs/vendas"), { recursive: true });
  runNode([trama, "compile", "designs/vendas"], project);
  const folder = join(project, "generated/vendas");
  const compileOptions = { designFolder: "designs/vendas", customPath: "../../designs/vendas/custom" };
  const compilation = compile(designReader(join(project, "designs/vendas")).read(compileOptions));
  outputOf(compilation);
  const { entry, entryImports, pageScripts, files } = await bundleRelease(
    folder,
    { sourceMaps: false },
    siteOf(compilation),
    join(project, "designs/vendas"),
  );
  const scripts = new Set([entry, ...entryImports, ...(pageScripts["pages/pg-login"] ?? [])]);
  const bytes = [...scripts].reduce((sum, path) => sum + gzipSync(files.get(path) ?? "", { level: 9 }).length, 0);
  return `${(bytes / 1000).toFixed(1)} kB of JavaScript (gzip) in ${scripts.size} files, ${entryImports.length + 1} of them before the route is known`;
}

function newFolder(name: string): string {
  const folder = join(work, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function newProject(name: string, texts: DesignTexts): string {
  const folder = newFolder(name);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  for (const [path, text] of texts) writeBelow(join(folder, "designs/bench"), path, text);
  return folder;
}

function writeBelow(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function runNode(args: readonly string[], cwd: string, allowed: readonly number[] = [0]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  if (!allowed.includes(status ?? -1))
    throw new Error(`${args.join(" ")} ended with ${status}: ${(stdout + stderr).slice(0, 400)}`);
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 30_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error("nothing happened for 30 s");
    await pause(1);
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const ratio = (first: number, second: number): string => (first / second).toFixed(2);
const perSecond = (elementCount: number, ms: number): string =>
  Math.round(elementCount / (ms / 1000)).toLocaleString("en");

try {
  const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
  for (const { title, run } of cases) {
    if (wanted.length > 0 && !wanted.some((word) => title.toLowerCase().includes(word))) continue;
    console.log(`${title}\n  ${await told(run)}`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
