// Builds the tool: the command line to dist/cli, the runtime to dist/runtime. Needs the packages installed.
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const require = createRequire(join(root, "package.json"));
const hourMs = 3_600_000;

/** Bundle the command line: one small entry, each command in a chunk of its own that is loaded when it is called. */
export async function buildCli({ isRelease = false } = {}) {
  const esbuild = await import(require.resolve("esbuild"));
  const outdir = join(root, "dist/cli");
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { main: "cli/main.ts" },
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
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
  });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { "dev-client": "cli/dev/client.ts", "service-worker": "cli/service-worker.ts" },
    outdir,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    logLevel: "warning",
  });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { "prerender-worker": "cli/prerender-worker.ts" },
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
  removeOldChunks(join(outdir, "chunks"), new Set(Object.keys(result.metafile.outputs)), isRelease ? 0 : hourMs);
}

/** Chunks of earlier builds go only after an hour: a command that still runs may yet load one. */
function removeOldChunks(folder, current, ageMs) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const isCurrent = current.has(relative(root, file).replaceAll("\\", "/"));
    if (!isCurrent && Date.now() - statSync(file).mtimeMs >= ageMs) rmSync(file);
  }
}

/** Emit the runtime as JavaScript with declarations, file by file, so that bundlers can leave out what is not used. */
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

/** Build everything, and note when. A release holds nothing of earlier builds. */
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
