import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, extname, join, relative, resolve, sep } from "node:path";
import type { BuildContext, BuildOptions, Loader, Message, Metafile, Plugin } from "esbuild";
import type { SiteManifest } from "../../compiler/compile.ts";
import manifest from "../../package.json" with { type: "json" };
import { bundleFolder } from "../../runtime/app/build-names.ts";
import { CallError } from "../io.ts";
import { parseJson, recordOf } from "../json.ts";
import { lackOf, packageOf } from "../optional-packages.ts";
import { isCheckout, packageRoot } from "../project/project.ts";
import { directImports } from "./barrels.ts";
import { withEagerScripts } from "./eager-scripts.ts";
import { type FirstParts, firstParts } from "./first-parts.ts";

/** The scripts and styles of an app, in memory, with what a page needs to load them. Addresses start with `/`. */
export interface Bundle {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly entry: string;
  /** Chunks that the entry imports statically. */
  readonly entryImports: readonly string[];
  readonly styles: string;
  /** Lazily loaded style sheets: the address in the bundle by the path in the output, such as `pages/inicio.css`. */
  readonly pageStyles: Readonly<Record<string, string>>;
  /** By the module's path in the output, such as `pages/inicio`: its chunk and the static imports of that chunk. */
  readonly pageScripts: Readonly<Record<string, readonly string[]>>;
  readonly metafile: Metafile;
}

export interface BundleOptions {
  readonly mode: "production" | "development";
  readonly sourceMaps: boolean;
  /** The path on the host under which the app is served; without a trailing `/`. */
  readonly base?: string | undefined;
}

/** What a bundler needs to know about an app. */
export type BundledApp = Pick<SiteManifest, "sheets" | "firstPages">;

/** Bundles an output folder repeatedly; unchanged files are read only once. */
export interface Bundler {
  /**
   * Bundles the app; its output must be on disk. `design` is the folder of its design. Rejects with esbuild's messages,
   * or a CallError for a package that is not installed.
   *
   * Code that the first pages share with other pages is put in one script with the start of the app.
   */
  bundle(app: BundledApp, design: string): Promise<Bundle>;
  dispose(): Promise<void>;
}

export const appEntry = "trama:app";
export const styleEntry = "trama:styles";
const vendorEntry = "trama:vendor";

/** Create a bundler for the output in `folder`. */
export function createBundler(folder: string, options: BundleOptions): Bundler {
  let context: BuildContext<{ metafile: true; write: false }> | undefined;
  let contextKey = "";
  let sheets: readonly string[] = [];
  let shell = noShell;
  const makeContext = async (loaded: readonly string[]) => {
    const esbuild = await import("esbuild");
    return esbuild.context({
      entryPoints: [
        { in: appEntry, out: "app" },
        { in: styleEntry, out: "styles" },
        ...sheetEntries(folder, loaded),
        ...(options.mode === "production" ? [{ in: vendorEntry, out: "vendor" }] : []),
      ],
      ...splitOptions(folder, options.mode, options.base ?? ""),
      minify: options.mode === "production",
      sourcemap: options.sourceMaps ? "linked" : false,
      plugins: [
        startModule(folder, startOfApp),
        styleModule(folder, () => sheets),
        shellOfEntries(folder, () => shell),
        filesOfDesign(options.base ?? ""),
        ...(options.mode === "production" ? [plainMarkup(), plainRouter()] : []),
        ownPackages(),
        optionalPackages(),
        sheetsOfScripts(),
      ],
    });
  };
  const dispose = async (): Promise<void> => {
    await context?.dispose();
    context = undefined;
  };
  return {
    async bundle({ sheets: { always, onDemand: loaded, own }, firstPages }, design) {
      sheets = [...always.map((sheet) => `./${sheet}`), ...own.map((sheet) => resolve(design, sheet))];
      const key = loaded.join("\n");
      if (key !== contextKey) await dispose();
      contextKey = key;
      context ??= await makeContext(loaded);
      shell = noShell;
      const whole = await context.rebuild().catch((failure: unknown) => {
        throw reasonOf(failure);
      });
      if (options.mode === "development") return describe(folder, whole.outputFiles, whole.metafile);
      shell = shellOf(folder, whole.metafile, firstPages);
      const { outputFiles, metafile } = await context.rebuild();
      return withEagerPages(describe(folder, outputFiles, metafile));
    },
    dispose,
  };
}

/**
 * Bundle the app as one script for Node, whose exports render its pages.
 *
 * Files have the same addresses as in the bundle for browsers. Only `build` runs it, in a separate thread.
 */
export async function bundlePrerender(folder: string, base: string): Promise<string> {
  const esbuild = await import("esbuild");
  const { outputFiles } = await esbuild.build({
    absWorkingDir: folder,
    stdin: {
      contents: 'export { app } from "./app.tsx";\nexport { prerender } from "trama/runtime/prerender";\n',
      resolveDir: folder,
      loader: "ts",
    },
    outfile: join(folder, bundleFolder, "prerender.cjs"),
    ...commonOptions("production", base),
    format: "cjs",
    target: "node20",
    platform: "node",
    plugins: [filesOfDesign(base), ownPackages(), optionalPackages(), sheetsOfScripts()],
  });
  return outputFiles.find(({ path }) => path.endsWith("prerender.cjs"))?.text ?? "";
}

/** Options of a bundle for browsers, of the output in `folder`, whose scripts load when they are needed. */
export const splitOptions = (folder: string, mode: BundleOptions["mode"], base: string) =>
  ({
    absWorkingDir: folder,
    outdir: join(folder, bundleFolder),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    ...commonOptions(mode, base),
    splitting: true,
    format: "esm",
    target: "es2022",
    platform: "browser",
    metafile: true,
  }) satisfies BuildOptions;

export const commonOptions = (mode: BundleOptions["mode"], base: string) =>
  ({
    bundle: true,
    write: false,
    legalComments: "none",
    logLevel: "silent",
    jsx: "automatic",
    assetNames: "[name]-[hash]",
    publicPath: `${base}/${bundleFolder}`,
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    conditions: isCheckout(packageRoot()) ? ["source"] : [],
    loader: Object.fromEntries(fileTypes.map((type) => [type, "file"] as const)),
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx", verbatimModuleSyntax: true } },
  }) satisfies BuildOptions;

const fileTypes = [
  ".woff",
  ".woff2",
  ".ttf",
  ".otf",
  ".svg",
  ".png",
  ".jpg",
  ".jpeg",
  ".gif",
  ".webp",
  ".avif",
  ".ico",
];

const startOfApp = (): string => `import "trama:shell";
import { app } from "./app.tsx";
${directImports()('import { start } from "trama/runtime";')}
start(app);
`;

/** The entry points of style sheets that are loaded on demand. */
export const sheetEntries = (folder: string, loaded: readonly string[]) =>
  loaded.map((path) => ({ in: join(folder, path), out: path.replace(/\.css$/, "") }));

/** The entry with the start of the app. */
export const startModule = (folder: string, start: () => string): Plugin => entryModule(folder, "app", "js", start);

/** The entry with the styles of every page. */
export const styleModule = (folder: string, sheets: () => readonly string[]): Plugin =>
  entryModule(folder, "styles", "css", () =>
    ["trama/runtime/styles.css", ...sheets()].map((sheet) => `@import ${JSON.stringify(sheet)};\n`).join(""),
  );

/** A module that is only in memory: `trama:<name>`. */
function entryModule(folder: string, name: string, loader: Loader, contents: () => string): Plugin {
  return {
    name: `trama-${name}`,
    setup(build) {
      build.onResolve({ filter: new RegExp(`^trama:${name}$`) }, () => ({ path: name, namespace: "trama" }));
      build.onLoad({ filter: new RegExp(`^${name}$`), namespace: "trama" }, () => ({
        contents: contents(),
        resolveDir: folder,
        loader,
      }));
    },
  };
}

/** The modules that load with the app on every page, and the lazy modules that load only after it. */
interface Shell {
  readonly modules: readonly string[];
  readonly lazy: ReadonlySet<string>;
  readonly inside: Inside;
  /** Modules of which only the parts that the first pages name load with the app. */
  readonly parts: FirstParts;
}

/** The code that most other pages share, and the lazy modules that import it. */
interface Inside {
  readonly modules: readonly string[];
  readonly users: ReadonlySet<string>;
  /** The part of it that a first page may load later, such as the code of a popup. */
  readonly early: { readonly modules: readonly string[]; readonly users: ReadonlySet<string> };
}

/** Minified bytes up to which a script costs more as a request than as part of what the pages share. */
const tinyBytes = 500;

const noShell: Shell = {
  modules: [],
  lazy: new Set(),
  inside: { modules: [], users: new Set(), early: { modules: [], users: new Set() } },
  parts: firstParts("", []),
};

/**
 * Finds the code that the start of the app and its first pages share with other pages, from a bundle without a shell.
 *
 * A bundler splits by the set of pages that need a module. That makes dozens of small scripts that all load first. In
 * the second bundle every lazy module imports the shell, so it is needed everywhere and becomes one script.
 */
function shellOf(folder: string, { inputs: sources, outputs }: Metafile, firstPages: readonly string[]): Shell {
  const modules = new Set<string>();
  /** The shell, and the code that only the first pages need. */
  const first = new Set<string>();
  const lazy = new Set<string>();
  for (const [path, { entryPoint, inputs }] of Object.entries(outputs)) {
    // An import in a CommonJS module would run the shell when that module runs: the bundler wraps each module for that.
    if (entryPoint && /\.[jt]sx?$/.test(entryPoint) && sources[entryPoint]?.format !== "cjs")
      lazy.add(resolve(folder, entryPoint));
    const isStart = entryPoint === appEntry;
    if (!isStart && !firstPages.includes(entryPoint?.replace(/\.tsx?$/, "") ?? "")) continue;
    for (const each of [path, ...staticImports({ outputs }, path)]) {
      // A chunk that is an entry itself holds code that no other chunk needs.
      const isShared = isStart || !outputs[each]?.entryPoint;
      for (const [input, { bytesInOutput }] of Object.entries(outputs[each]?.inputs ?? inputs)) {
        const file = resolve(folder, input);
        if (!existsSync(file)) continue;
        first.add(file);
        if (isShared && bytesInOutput > 0) modules.add(file);
      }
    }
  }
  const parts = firstParts(folder, [...first]);
  return {
    modules: [...modules].filter((path) => !parts.later.has(path)).sort(),
    lazy,
    inside: insideOf(folder, { outputs }, firstPages, parts, first),
    parts,
  };
}

/**
 * Does the same for the other pages: code that half of them need becomes one script as well, with what would be a tiny
 * script of its own: each script is a request and takes milliseconds of the page.
 */
function insideOf(
  folder: string,
  { outputs }: Pick<Metafile, "outputs">,
  firstPages: readonly string[],
  { later, loadedLater }: FirstParts,
  first: ReadonlySet<string>,
): Inside {
  const isLater = (entry = ""): boolean => {
    const module = entry.replace(/\.tsx?$/, "");
    return module.startsWith("pages/") ? !firstPages.includes(module) : loadedLater.has(resolve(folder, module));
  };
  /** Outputs that may load with a first page. */
  const early = new Set<string>();
  const visit = (path: string): void => {
    const output = outputs[path];
    if (!output || early.has(path) || isLater(output.entryPoint)) return;
    early.add(path);
    for (const { path: imported } of output.imports) visit(imported);
  };
  for (const [path, { entryPoint }] of Object.entries(outputs)) if (entryPoint === appEntry) visit(path);
  /** Minified bytes of the modules that a lazy module needs before it runs, without those that load first. */
  const needsOf = (path: string): ReadonlyMap<string, number> =>
    new Map(
      [path, ...staticImports({ outputs }, path)]
        .flatMap((each) => Object.entries(outputs[each]?.inputs ?? {}))
        .map(([input, { bytesInOutput }]) => [resolve(folder, input), bytesInOutput] as const)
        .filter(([file, bytes]) => bytes > 0 && (!first.has(file) || later.has(file)) && existsSync(file)),
    );
  const lazy = Object.entries(outputs)
    .map(([path, { entryPoint = "" }]) => ({ path, entryPoint, file: resolve(folder, entryPoint) }))
    .filter(({ entryPoint, file }) => /\.[jt]sx?$/.test(entryPoint) && !first.has(file))
    .map((each) => ({ ...each, isEarly: early.has(each.path), needs: needsOf(each.path) }));
  const inner = lazy.filter(({ isEarly }) => !isEarly);
  const pages = inner.filter(({ entryPoint }) => entryPoint.startsWith("pages/"));
  const pagesWith = new Map<string, number>();
  for (const { needs } of pages) for (const file of needs.keys()) pagesWith.set(file, (pagesWith.get(file) ?? 0) + 1);
  const ofMany = [...pagesWith].filter(([, count]) => count > 1 && count * 2 >= pages.length).map(([file]) => file);
  const needed = new Set(inner.flatMap(({ needs }) => [...needs.keys()]));
  const ofTinyScripts = Object.values(outputs)
    .filter(({ entryPoint, bytes }) => entryPoint === undefined && bytes <= tinyBytes)
    .flatMap(({ inputs }) => Object.keys(inputs).map((input) => resolve(folder, input)));
  const shared = [...new Set([...ofMany, ...ofTinyScripts.filter((file) => needed.has(file))])];

  const ofFirst = lazy.filter(({ isEarly }) => isEarly);
  const sizes = new Map(ofFirst.flatMap(({ needs }) => [...needs].filter(([file]) => shared.includes(file))));
  const bytesOf = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  // A lazy module that needs less than a third would load the rest for nothing: what it needs is not part of it.
  const small = ofFirst.filter(({ needs }) => bytesOf(needs.keys()) * 3 < bytesOf(sizes.keys()));
  const earlyModules = [...sizes.keys()].filter((file) => !small.some(({ needs }) => needs.has(file)));
  const usesEarly = ({ isEarly, needs }: (typeof lazy)[number]): boolean =>
    !isEarly || earlyModules.some((file) => needs.has(file));
  return {
    modules: shared.filter((file) => !sizes.has(file)).sort(),
    users: new Set(inner.map(({ file }) => file)),
    early: { modules: earlyModules.sort(), users: new Set(lazy.filter(usesEarly).map(({ file }) => file)) },
  };
}

/**
 * Makes the start of the app and every lazy module import the shell, and makes the output import the runtime's modules
 * directly.
 *
 * Code of packages becomes a separate script: it stays in the browser cache when only the app changes.
 */
function shellOfEntries(folder: string, shell: () => Shell): Plugin {
  const direct = directImports();
  /** Virtual modules that only import others. */
  const gathered: Readonly<Record<string, () => readonly string[]>> = {
    shell: () => shell().modules,
    inside: () => shell().inside.modules,
    early: () => shell().inside.early.modules,
    vendor: () => shell().modules.filter(isVendor),
  };
  return {
    name: "trama-shell",
    setup(build) {
      const importOf = (path: string): string => `import ${JSON.stringify(path)};\n`;
      for (const [name, modules] of Object.entries(gathered)) {
        build.onResolve({ filter: new RegExp(`^trama:${name}$`) }, () => ({ path: name, namespace: "trama" }));
        build.onLoad({ filter: new RegExp(`^${name}$`), namespace: "trama" }, () => ({
          contents: modules().map(importOf).join(""),
          loader: "js",
        }));
      }
      // A module that only imports packages would drop those without side effects.
      build.onResolve({ filter: /./, namespace: "trama" }, ({ importer, path }) =>
        Object.hasOwn(gathered, importer)
          ? { path, suffix: shell().parts.suffix(path, importer) && "?first", sideEffects: true }
          : undefined,
      );
      build.onResolve({ filter: /^\/.*\?(?:first|later)$/ }, ({ path }) => {
        const [file = "", part] = path.split("?");
        return { path: file, suffix: `?${part}` };
      });
      build.onResolve({ filter: /^\./, namespace: "file" }, ({ importer, path }) => {
        const target = resolve(dirname(importer), path);
        const files = [target, `${target}.ts`, join(target, "index.ts")];
        const file = files.find((each) => shell().parts.suffix(each, importer) !== "");
        return file === undefined ? undefined : { path: file, suffix: shell().parts.suffix(file, importer) };
      });
      build.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path, suffix }) => {
        const isLazy = shell().lazy.has(path);
        const isOutput = path.startsWith(folder + sep);
        if (!isLazy && !isOutput && suffix === "") return undefined;
        const text = suffix === "" ? await readFile(path, "utf8") : shell().parts.contents(path, suffix);
        const contents = isOutput ? direct(text) : text;
        const { users, early } = shell().inside;
        const shared = [
          importOfShell,
          early.users.has(path) ? importOfEarly : "",
          users.has(path) ? importOfInside : "",
        ];
        return { contents: (isLazy ? shared.join("") : "") + contents, loader: loaderOf(path) };
      });
    },
  };
}

/** Whether a module belongs to a package other than our own runtime, which contains parts of some. */
const isVendor = (path: string): boolean => {
  const runtime = join(packageRoot(), "dist/runtime");
  return path.startsWith(runtime + sep)
    ? path.startsWith(join(runtime, "packages") + sep)
    : path.split(sep).includes("node_modules");
};

const importOfShell = 'import "trama:shell";';
const importOfInside = 'import "trama:inside";';
const importOfEarly = 'import "trama:early";';

function loaderOf(path: string): Loader {
  const type = extname(path);
  return type === ".tsx" || type === ".ts" || type === ".jsx" ? (type.slice(1) as "tsx" | "ts" | "jsx") : "js";
}

/**
 * Routes React's markup calls through a small module with one name for the two functions that are the same in
 * production. React's own is CommonJS, which every script would unwrap again at every element.
 */
function plainMarkup(): Plugin {
  const contents = `import react from "react/jsx-runtime";
const { jsx, Fragment } = react;
export { jsx, jsx as jsxs, Fragment };`;
  const real = createRequire(join(packageRoot(), "package.json")).resolve("react/jsx-runtime");
  return {
    name: "trama-markup",
    setup(build) {
      build.onResolve({ filter: /^react\/jsx-runtime$/ }, ({ namespace }) =>
        namespace === "trama-markup" ? { path: real } : { path: "jsx", namespace: "trama-markup", sideEffects: false },
      );
      build.onLoad({ filter: /./, namespace: "trama-markup" }, () => ({
        contents,
        loader: "js",
        resolveDir: packageRoot(),
      }));
    },
  };
}

/**
 * Lets the bundler drop the parts of React Router that an app does not use, which is half of what its core takes. The
 * package is one module, and the bundler keeps a call or an assignment at its top level unless it is marked as pure.
 *
 * A project may have another version of it, whose code is another; then all parts stay.
 */
function plainRouter(): Plugin {
  return {
    name: "trama-router",
    setup(build) {
      build.onLoad({ filter: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/ }, async ({ path }) => {
        const [folder = ""] = path.split(/(?<=[\\/]react-router)[\\/]dist[\\/]/);
        const { version } = recordOf(parseJson(await readFile(join(folder, "package.json"), "utf8")));
        if (version !== manifest.devDependencies["react-router-dom"]) return undefined;
        const contents = withPlainRoutes(await readFile(path, "utf8"))
          .replace(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, "$1/* @__PURE__ */ ")
          .replace(/^\w+\.displayName = .*;$/gm, "")
          .replace("var ENABLE_DEV_WARNINGS = true;", "const ENABLE_DEV_WARNINGS = false;")
          .replace(/\bif \(ENABLE_DEV_WARNINGS\)/g, "if (false)");
        return { contents, loader: "js" };
      });
    },
  };
}

/**
 * Lets `useRoutes` call copies of two functions without their third parameter, which only the data router passes: then the
 * bundler drops what they do for it. An app that uses a data router of its own keeps the originals.
 */
function withPlainRoutes(text: string): string {
  const functionOf = (name: string): string =>
    new RegExp(`^function ${name}\\([\\s\\S]*?^}$`, "m").exec(text)?.[0] ?? "";
  const copies = [functionOf("useRoutesImpl"), functionOf("_renderMatches")].map((code) =>
    code
      .replace(", dataRouterOpts) {", ") {")
      .replace("let dataRouterState = dataRouterOpts?.state;", "")
      .replace("let errors = ", "const errors = ")
      .replace(/\bdataRouter(?:Opts|State)\b/g, "(void 0)")
      .replace(/\b(useRoutesImpl|_renderMatches)\(/g, "$1Plain("),
  );
  const plain = text.replace(
    "return useRoutesImpl(routes, locationArg);",
    "return useRoutesImplPlain(routes, locationArg);",
  );
  return copies.includes("") ? text : [plain, ...copies].join("\n");
}

/**
 * Resolves the runtime, React, its router and the signals to the copies of this tool, wherever the design is: two copies
 * of them would not work.
 */
export const ownPackages = (): Plugin =>
  reportingLacks(
    "trama-packages",
    /^(?:trama|react|react-dom|react-router|react-router-dom|@preact\/signals-(?:core|react))(?:\/|$)/,
    packageRoot(),
  );

/** Reports an optional package that is not installed with the line that installs it. */
export const optionalPackages = (): Plugin =>
  reportingLacks("trama-optional", /^(?:(?:react-)?apexcharts|@supabase\/supabase-js)$/);

/** Resolves modules from a folder, or from where they are imported; one that lacks its package has the error of `lackOf`. */
function reportingLacks(name: string, filter: RegExp, folder?: string): Plugin {
  const resolved = Symbol("resolved");
  return {
    name,
    setup(build) {
      build.onResolve({ filter }, async ({ path, kind, resolveDir, pluginData }) => {
        if (pluginData === resolved) return undefined;
        const found = await build.resolve(path, { kind, resolveDir: folder ?? resolveDir, pluginData: resolved });
        const lack = found.errors.length > 0 ? lackOf(packageOf(path)) : undefined;
        return lack === undefined ? found : { errors: [{ detail: lack }] };
      });
    },
  };
}

/** Returns what esbuild rejected with; for a package that is not installed, the error that names it. */
export function reasonOf(failure: unknown): unknown {
  return messagesOf(failure)?.find(({ detail }) => detail instanceof CallError)?.detail ?? failure;
}

/** Keeps addresses of the design's files as they will be in the app; style sheets name them as `/assets/logo.svg`. */
export function filesOfDesign(base: string): Plugin {
  return {
    name: "trama-assets",
    setup(build) {
      build.onResolve({ filter: /^\/?assets\// }, ({ path }) => ({
        path: `${base}${path.startsWith("/") ? "" : "/"}${path}`,
        external: true,
      }));
    },
  };
}

/** Adds a style sheet that a script imports to the styles of every page; the script itself imports an empty module. */
export function sheetsOfScripts(): Plugin {
  return {
    name: "trama-sheets",
    setup(build) {
      build.onResolve({ filter: /^\..*\.css$/ }, ({ path, kind }) =>
        kind === "import-statement" ? { path, namespace: "trama-sheet", sideEffects: false } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: "trama-sheet" }, () => ({ contents: "", loader: "js" }));
    },
  };
}

export function describe(
  folder: string,
  outputFiles: readonly { readonly path: string; readonly contents: Uint8Array }[],
  metafile: Metafile,
): Bundle {
  const address = (path: string): string => `/${bundleFolder}/${basename(path)}`;
  const files = new Map(
    outputFiles.map(({ path, contents }) => [`/${relative(folder, path).split(sep).join("/")}`, contents]),
  );
  const byEntry = new Map<string, string>();
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) if (entryPoint) byEntry.set(entryPoint, path);
  // It is an entry only so that packages get a separate script.
  const vendor = byEntry.get(vendorEntry);
  for (const type of ["", ".map"]) files.delete(`/${vendor}${type}`);
  const withImports = (path: string): string[] => [path, ...staticImports(metafile, path)].map(address);
  const found = (entry: string): string => {
    const path = byEntry.get(entry);
    if (path === undefined) throw new Error(`the bundle has no ${entry}`);
    return path;
  };
  const ofModules = Array.from(byEntry).filter(([entry]) => !entry.startsWith("trama:"));
  const [entry = "", ...entryImports] = withImports(found("trama:app"));
  return {
    files,
    entry,
    entryImports,
    styles: address(found("trama:styles")),
    pageStyles: Object.fromEntries(
      ofModules.filter(([each]) => each.endsWith(".css")).map(([each, path]) => [each, address(path)]),
    ),
    pageScripts: Object.fromEntries(
      ofModules
        .filter(([each]) => /\.tsx?$/.test(each))
        .map(([each, path]) => [each.replace(/\.tsx?$/, ""), withImports(path)]),
    ),
    metafile,
  };
}

/** Let browsers compile the code of pages early. Most of what every page loads is not called at its start. */
function withEagerPages(bundle: Bundle): Bundle {
  const pages = Object.entries(bundle.pageScripts).filter(([module]) => !module.startsWith(".."));
  const scripts = new Set(pages.flatMap(([, loaded]) => loaded));
  for (const path of [bundle.entry, ...bundle.entryImports]) scripts.delete(path);
  return { ...bundle, files: withEagerScripts(bundle.files, scripts) };
}

/** Returns everything that an output imports statically, directly or indirectly, without duplicates. */
export function staticImports(metafile: Pick<Metafile, "outputs">, path: string): string[] {
  const seen = new Set<string>();
  const visit = (each: string): void => {
    for (const { path: imported, kind } of metafile.outputs[each]?.imports ?? []) {
      if (kind !== "import-statement" || seen.has(imported) || imported === path) continue;
      seen.add(imported);
      visit(imported);
    }
  };
  visit(path);
  return [...seen];
}

/** Formats esbuild's errors; undefined for any other error. */
export const bundleProblems = (error: unknown): string | undefined =>
  messagesOf(error)
    ?.map(
      ({ text, location }) =>
        `error: ${text}\n${location ? `  ${location.file}:${location.line}:${location.column + 1}\n` : ""}`,
    )
    .join("");

const messagesOf = (error: unknown): readonly Message[] | undefined =>
  error instanceof Error && "errors" in error && Array.isArray(error.errors) ? error.errors : undefined;
