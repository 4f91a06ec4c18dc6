// Builds the tool: the command line to dist/cli, the runtime to dist/runtime. Needs the packages installed.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { gzipSync } from "node:zlib";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const require = createRequire(join(root, "package.json"));
const hourMs = 3_600_000;
/** Packages that a project installs; all others become part of the command line. */
const { dependencies, peerDependencies } = require("./package.json");
/** What `ws` uses only where it is installed. */
const partsOfOthers = ["bufferutil", "utf-8-validate"];
/** The clients of Supabase are part of the embedded backend as well, which must run without the packages of an app. */
const external = [...Object.keys({ ...dependencies, ...peerDependencies }), ...partsOfOthers].filter(
  (name) => !/^@supabase\//.test(name),
);
const iconSet = "lucide-static";

/** Bundle the command line into a folder: one small entry, and one chunk per command, loaded when the command runs. */
async function buildCli(outdir) {
  const esbuild = await import(require.resolve("esbuild"));
  const bundled = new Set([iconSet]);
  const bundle = async (options) => {
    const common = { absWorkingDir: root, outdir, bundle: true, metafile: true, logLevel: "warning" };
    const { metafile, outputFiles } = await esbuild.build({ ...common, ...options });
    for (const name of packagesOf(metafile)) bundled.add(name);
    return outputFiles;
  };
  const compiler = await buildCompiler(bundle, join(outdir, "chunks"));
  await bundle({
    entryPoints: { main: "cli/main.ts", "both-sides-worker": "cli/backend/database/both-sides-worker.ts" },
    splitting: true,
    format: "esm",
    platform: "node",
    // A UMD package requires its own files at run time, where a bundler does not see them.
    mainFields: ["module", "main"],
    target: "node20",
    chunkNames: "chunks/[name]-[hash]",
    minifySyntax: true,
    minifyWhitespace: true,
    external: external.flatMap((name) => [name, `${name}/*`]),
    // The tables of all character sets, which PO files in UTF-8 do not need.
    alias: { encoding: "./cli/texts/no-encoding.ts" },
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
    plugins: [compilerFromScript(compiler)],
  });
  await bundle({
    entryPoints: { "dev-client": "cli/serve/dev/client.ts", "service-worker": "cli/site/service-worker.ts" },
    minify: true,
    format: "iife",
    target: "es2022",
  });
  await bundle({
    entryPoints: { "prerender-worker": "cli/site/prerender-worker.ts" },
    format: "esm",
    platform: "node",
    target: "node20",
  });
  await bundle({
    entryPoints: { "plugins-function": "cli/backend/plugins/deployed.ts" },
    format: "esm",
    platform: "node",
    target: "es2022",
  });
  chmodSync(join(outdir, "main.js"), 0o755);
  writeFileSync(join(outdir, "icons.json.gz"), packIcons());
  copyExtensions([...bundled], join(outdir, "chunks"));
  writeFileSync(join(outdir, "NOTICES.txt"), noticesOf("The command line of Trama", bundled));
}

const packageFolder = (name) => join(root, "node_modules", name);

/** Extensions of the embedded database are archives, which their packages look for beside their code. */
function copyExtensions(packages, outdir) {
  for (const name of packages.filter((each) => each.startsWith("@electric-sql/pglite-"))) {
    const folder = join(packageFolder(name), "dist");
    for (const file of readdirSync(folder).filter((each) => each.endsWith(".tar.gz"))) {
      copyFileSync(join(folder, file), join(outdir, file));
    }
  }
}

/** All icons of the set as one compressed JSON object: the markup of its shapes by name. */
function packIcons() {
  const folder = join(packageFolder(iconSet), "icons");
  const icons = readdirSync(folder)
    .filter((file) => file.endsWith(".svg"))
    .sort()
    .map((file) => {
      const svg = readFileSync(join(folder, file), "utf8");
      const [, shapes = ""] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
      return [basename(file, ".svg"), shapes.replace(/\s*\n\s*/g, "")];
    });
  return gzipSync(JSON.stringify(Object.fromEntries(icons)), { level: 9 });
}

/** The packages whose code is in a bundle, as their folders below `node_modules`. */
const packagesOf = ({ outputs }) =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(
      ([path]) => /^(?:\.\.\/)*node_modules\/((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [],
    );

/** The licences of packages whose code or icons are part of ours; each demands that its text comes along. */
function noticesOf(what, names) {
  const notices = [...new Set(names)].sort().map((name) => {
    const folder = packageFolder(name);
    const { name: own, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const texts = readdirSync(folder)
      .filter((file) => /^(?:licen[cs]e|notice|copying)(?:[.-]|$)/i.test(file))
      .sort()
      .map((file) => readFileSync(join(folder, file), "utf8").trim());
    return [`${own} ${version} (${license})`, ...texts].join("\n\n");
  });
  const head = `${what} contains code or icons of these packages.`;
  return `${[head, ...notices].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/**
 * Bundle the compiler as a script of its own and return its name. It is most of the command line and needs no Node API.
 *
 * V8's code cache of a compile run is stored next to it: without the cache, a short command takes a fifth longer.
 */
async function buildCompiler(bundle, outdir) {
  const [{ path, text }] = await bundle({
    entryPoints: ["compiler/compile.ts"],
    outdir,
    entryNames: "compiler-[hash]",
    write: false,
    format: "iife",
    globalName: "compiler",
    target: "node20",
    minifySyntax: true,
    minifyWhitespace: true,
    banner: { js: "(() => {" },
    footer: { js: "return compiler; })()" },
  });
  const name = basename(path, ".js");
  const cache = join(outdir, `${name}.cache`);
  mkdirSync(outdir, { recursive: true });
  writeFileSync(path, text);
  // The cache keeps this name, and with a piece of a path all of the path; loadScript names the real one.
  const script = new Script(text, { filename: "compiler.js" });
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

/** Emit the runtime as JavaScript with declarations, file by file, so that bundlers can drop unused modules. */
async function buildRuntime(outdir) {
  const tsc = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
  const config = join(root, ".ci/tsconfig.runtime.json");
  execFileSync(process.execPath, [tsc, "-p", config, "--outDir", outdir], { stdio: "inherit", cwd: root });
  copyStyles(join(root, "runtime"), outdir);
  await takeInParts(outdir);
}

/** Packages of which the runtime uses a small part: installed, they would be 55 MB. */
const takenInPart = ["@base-ui/react", "@date-fns/tz", "@date-fns/utc", "date-fns", "react-day-picker"];

/** Bundle what the runtime imports of large packages to `packages/`, one file per import, and import it from there. */
async function takeInParts(outdir) {
  const esbuild = await import(require.resolve("esbuild"));
  const importing = new RegExp(`(?<=^import (.*) from )"((?:${takenInPart.join("|")})(?:/[^"]*)?)"`, "gm");
  const names = new Map();
  for (const path of filesBelow(outdir).filter((each) => each.endsWith(".js"))) {
    const file = join(outdir, path);
    const text = readFileSync(file, "utf8");
    const inParts = text.replace(importing, (_, imported, from) => {
      for (const name of imported.slice(1, -1).split(",")) {
        const [exported = ""] = name.trim().split(" as ");
        names.set(from, (names.get(from) ?? new Set()).add(exported));
      }
      const target = relative(dirname(path), `packages/${from}.js`).replaceAll("\\", "/");
      return JSON.stringify(target.startsWith(".") ? target : `./${target}`);
    });
    if (inParts !== text) writeFileSync(file, inParts);
  }
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [...names.keys()].map((from) => ({ in: `part:${from}`, out: from })),
    outdir: join(outdir, "packages"),
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    packages: "bundle",
    // CommonJS code of a part would ask for React with `require`.
    external: ["react", "react-dom", "use-sync-external-store"],
    metafile: true,
    logLevel: "warning",
    plugins: [
      {
        name: "trama-parts",
        setup(build) {
          build.onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice(5), namespace: "part" }));
          build.onLoad({ filter: /./, namespace: "part" }, ({ path }) => ({
            contents: `export { ${[...names.get(path)].join(", ")} } from ${JSON.stringify(path)};`,
            resolveDir: root,
          }));
        },
      },
    ],
  });
  const notices = noticesOf("The runtime of Trama", packagesOf(metafile));
  writeFileSync(join(outdir, "packages/NOTICES.txt"), notices);
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

/**
 * Build everything into a folder beside `dist`, then put it in place and record the time.
 *
 * A build that fails changes nothing, and a command that runs meanwhile finds all its files.
 */
export async function build() {
  const staging = join(root, `.trama/build-${process.pid}`);
  try {
    await buildCli(join(staging, "cli"));
    await buildRuntime(join(staging, "runtime"));
    putInPlace(join(staging, "runtime"), join(root, "dist/runtime"), 0);
    putInPlace(join(staging, "cli"), join(root, "dist/cli"), hourMs);
    writeFileSync(join(root, "dist/.built"), "");
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Move the files of a build to their place, each in one step, and remove the files of earlier builds that are this old.
 *
 * A command that is still running may load a chunk of its own build, so those stay for a while. npm leaves them out of
 * the package.
 */
function putInPlace(from, to, ageMs) {
  const paths = filesBelow(from);
  // What names other files comes after them: chunks are in a folder of their own.
  for (const path of paths.sort((a, b) => depth(b) - depth(a))) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    renameSync(join(from, path), join(to, path));
  }
  const current = new Set(paths);
  const ignoring = join(to, ".npmignore");
  rmSync(ignoring, { force: true });
  const old = filesBelow(to).filter((path) => !current.has(path));
  const kept = old.filter((path) => Date.now() - statSync(join(to, path)).mtimeMs < ageMs);
  for (const path of old) if (!kept.includes(path)) rmSync(join(to, path));
  if (kept.length > 0) writeFileSync(ignoring, kept.map((path) => `/${path}\n`).join(""));
}

const depth = (path) => path.split("/").length;

/** The files below a folder, as paths with `/` from there. */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { installPackages } = await import("./setup.mjs");
  installPackages();
  await build();
}
