// Builds the tool: the command line to dist/cli, the runtime to dist/runtime. Needs the packages installed.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const require = createRequire(join(root, "package.json"));
const hourMs = 3_600_000;

/** Bundle the command line: one small entry, and one chunk per command, loaded when the command runs. */
export async function buildCli({ isRelease = false } = {}) {
  const esbuild = await import(require.resolve("esbuild"));
  const outdir = join(root, "dist/cli");
  const compiler = await buildCompiler(esbuild, join(outdir, "chunks"));
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { main: "cli/main.ts" },
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    // A UMD package requires its own files at run time, where a bundler does not see them.
    mainFields: ["module", "main"],
    target: "node20",
    chunkNames: "chunks/[name]-[hash]",
    minifySyntax: true,
    minifyWhitespace: true,
    external: Object.keys(require("./package.json").dependencies)
      .concat(Object.keys(require("./package.json").optionalDependencies))
      .filter((name) => name !== "commander")
      .flatMap((name) => [name, `${name}/*`]),
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
    metafile: true,
    logLevel: "warning",
    plugins: [compilerFromScript(compiler)],
  });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { "dev-client": "cli/serve/dev/client.ts", "service-worker": "cli/site/service-worker.ts" },
    outdir,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    logLevel: "warning",
  });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { "prerender-worker": "cli/site/prerender-worker.ts" },
    outdir,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "warning",
  });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { "plugins-function": "cli/backend/plugins/deployed.ts" },
    outdir,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "es2022",
    logLevel: "warning",
  });
  chmodSync(join(outdir, "main.js"), 0o755);
  const current = [...Object.keys(result.metafile.outputs), ...scriptFiles(compiler)];
  removeOldChunks(join(outdir, "chunks"), new Set(current), isRelease ? 0 : hourMs);
}

const scriptFiles = (name) => [`dist/cli/chunks/${name}.js`, `dist/cli/chunks/${name}.cache`];

/**
 * Bundle the compiler as a script of its own and return its name. It is most of the command line and needs no Node API.
 *
 * V8's code cache of a compile run is stored next to it: without the cache, a short command takes a fifth longer.
 */
async function buildCompiler(esbuild, outdir) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ["compiler/compile.ts"],
    outdir,
    entryNames: "compiler-[hash]",
    bundle: true,
    write: false,
    format: "iife",
    globalName: "compiler",
    target: "node20",
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: "warning",
    banner: { js: "(() => {" },
    footer: { js: "return compiler; })()" },
  });
  const [{ path, text }] = outputFiles;
  const name = basename(path, ".js");
  const cache = join(outdir, `${name}.cache`);
  mkdirSync(outdir, { recursive: true });
  writeFileSync(path, text);
  const script = new Script(text, { filename: path });
  const { compile } = script.runInThisContext();
  const design = join(root, "designs/vendas");
  const files = readdirSync(design, { recursive: true })
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({ path: file.replaceAll("\\", "/"), bytes: readFileSync(join(design, file)) }));
  compile({ files, assets: [], icon: () => "<svg/>", options: { designFolder: "designs/vendas" } });
  writeFileSync(cache, script.createCachedData());
  return name;
}

/** Makes the command line load the compiler from its script. */
const compilerFromScript = (name) => ({
  name: "trama-compiler",
  setup(build) {
    build.onLoad({ filter: /[\\/]compiler[\\/]compile\.ts$/ }, () => ({
      contents: `import { join } from "node:path";
import { loadScript } from "../cli/load-script.ts";
import { packageRoot } from "../cli/project/project.ts";
export const { compile, examine } = loadScript(join(packageRoot(), "dist/cli/chunks", ${JSON.stringify(name)}));`,
      resolveDir: join(root, "compiler"),
      loader: "js",
    }));
  },
});

/** Remove chunks of earlier builds only after an hour: a command that is still running may load one. */
function removeOldChunks(folder, current, ageMs) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const isCurrent = current.has(relative(root, file).replaceAll("\\", "/"));
    if (!isCurrent && Date.now() - statSync(file).mtimeMs >= ageMs) rmSync(file);
  }
}

/** Emit the runtime as JavaScript with declarations, file by file, so that bundlers can drop unused modules. */
export function buildRuntime() {
  const tsc = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
  execFileSync(process.execPath, [tsc, "-p", join(root, ".ci/tsconfig.runtime.json")], { stdio: "inherit", cwd: root });
  copyStyles(join(root, "runtime"), join(root, "dist/runtime"));
}

function copyStyles(from, to) {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) copyStyles(join(from, entry.name), join(to, entry.name));
    else if (entry.name.endsWith(".css")) {
      mkdirSync(to, { recursive: true });
      copyFileSync(join(from, entry.name), join(to, entry.name));
    }
  }
}

/** Build everything and record the time. A release contains nothing from earlier builds. */
export async function build(options = {}) {
  await buildCli(options);
  if (options.isRelease) rmSync(join(root, "dist/runtime"), { recursive: true, force: true });
  buildRuntime();
  writeFileSync(join(root, "dist/.built"), "");
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { installPackages } = await import("./setup.mjs");
  installPackages();
  await build({ isRelease: process.argv.includes("--release") });
}
