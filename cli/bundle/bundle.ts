import { basename, join, relative, resolve, sep } from "node:path";
import type { BuildOptions, Loader, Message, Metafile, OutputFile, Plugin } from "esbuild";
import type { SiteManifest } from "../../compiler/compile.ts";
import { bundleFolder } from "../../runtime/app/build-names.ts";
import { CallError } from "../io.ts";
import { lackOf, packageOf } from "../optional-packages.ts";
import { isCheckout, packageRoot } from "../project/project.ts";

/** The scripts and styles of an app, in memory, with what a page needs to load them. Addresses start with `/`. */
export interface Bundle {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly entry: string;
  /** Chunks that the entry imports statically. */
  readonly entryImports: readonly string[];
  readonly styles: string;
  /** Lazily loaded style sheets: the address in the bundle by the path in the output, such as `pages/inicio.css`. */
  readonly pageStyles: Readonly<Record<string, string>>;
  /** The fonts of the theme that are in the bundle: their addresses by their paths in the design. */
  readonly fonts: Readonly<Record<string, string>>;
  /** By the module's path in the output, such as `pages/inicio`: its chunk and the static imports of that chunk. */
  readonly pageScripts: Readonly<Record<string, readonly string[]>>;
}

export interface BundleOptions {
  readonly sourceMaps: boolean;
  /** The path on the host under which the app is served; without a trailing `/`. */
  readonly base?: string | undefined;
}

/** What a bundler needs to know about an app. */
export type BundledApp = Pick<SiteManifest, "sheets" | "firstPages" | "modules">;

export const appEntry = "trama:app";
export const styleEntry = "trama:styles";

/** Bundles the style sheets of an app: one for every page, and one for each that loads on demand. */
export async function bundleStyles(
  folder: string,
  base: string,
  sheets: BundledApp["sheets"],
  design: string,
): Promise<Pick<Bundle, "files" | "styles" | "pageStyles" | "fonts">> {
  const esbuild = await import("esbuild");
  const { outputFiles, metafile } = await esbuild.build({
    ...splitOptions(folder, "production", base),
    entryPoints: [{ in: styleEntry, out: "styles" }, ...sheetEntries(folder, sheets.onDemand)],
    minify: true,
    plugins: [
      styleModule(folder, () => everyPageSheets(sheets, design)),
      fontsOfTheme(sheets.fonts, design),
      filesOfDesign(base),
      ownPackages(),
    ],
  });
  return {
    files: filesOf(folder, outputFiles),
    ...stylesIn(entriesOf(metafile)),
    fonts: fontsIn(folder, metafile, sheets.fonts, design),
  };
}

/** Makes the fonts of the theme files of the bundle, whose names have a hash of their contents. */
const fontsOfTheme = (fonts: readonly string[], design: string): Plugin => ({
  name: "trama-fonts",
  setup(build) {
    const files = new Map(fonts.map((font) => [`/${font}`, join(resolve(design), font)]));
    build.onResolve({ filter: /^\/assets\/.*\.woff2$/ }, ({ path }) => {
      const file = files.get(path);
      return file === undefined ? undefined : { path: file };
    });
  },
});

function fontsIn(folder: string, { outputs }: Metafile, fonts: readonly string[], design: string): Bundle["fonts"] {
  const byFile = new Map(
    Object.entries(outputs).flatMap(([path, { inputs }]) =>
      path.endsWith(".woff2") ? Object.keys(inputs).map((input) => [join(folder, input), addressOf(path)]) : [],
    ),
  );
  return Object.fromEntries(
    fonts.flatMap((font) => {
      const address = byFile.get(join(resolve(design), font));
      return address === undefined ? [] : [[font, address]];
    }),
  );
}

/** The style sheets of every page: what is in the output, and the design's own. */
export const everyPageSheets = ({ always, own }: BundledApp["sheets"], design: string): readonly string[] => [
  ...always.map((sheet) => `./${sheet}`),
  ...own.map((sheet) => resolve(design, sheet)),
];

/**
 * Bundle the scripts of the output in `folder` for publication, with a script for each set of pages that need the same
 * code. `modules` are the bytes of each module in a script, by the address of the script.
 */
export async function bundleSplit(
  folder: string,
  { sourceMaps, base = "" }: BundleOptions,
  start: string,
): Promise<Bundle & { readonly modules: ReadonlyMap<string, ReadonlyMap<string, number>> }> {
  const esbuild = await import("esbuild");
  const { outputFiles, metafile } = await esbuild
    .build({
      ...splitOptions(folder, "production", base),
      entryPoints: [{ in: appEntry, out: "app" }],
      minify: true,
      sourcemap: sourceMaps ? "linked" : false,
      plugins: [
        startModule(folder, () => start),
        filesOfDesign(base),
        ownPackages(),
        optionalPackages(),
        sheetsOfScripts(),
      ],
    })
    .catch((failure: unknown) => {
      throw reasonOf(failure);
    });
  const bytesOf = ({ inputs }: Metafile["outputs"][string]): ReadonlyMap<string, number> =>
    new Map(Object.entries(inputs).map(([input, { bytesInOutput }]) => [join(folder, input), bytesInOutput]));
  return {
    ...describe(folder, outputFiles, metafile),
    modules: new Map(Object.entries(metafile.outputs).map(([path, output]) => [addressOf(path), bytesOf(output)])),
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

type Mode = "production" | "development";

/** Options of a bundle for browsers, of the output in `folder`, whose scripts load when they are needed. */
export const splitOptions = (folder: string, mode: Mode, base: string) =>
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

export const commonOptions = (mode: Mode, base: string) =>
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

export const fileTypes: readonly string[] = [
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

/** The runtime, React, its router and the signals, of which two copies would not work. */
export const ownPackage =
  /^(?:trama|react|react-dom|react-router|react-router-dom|@preact\/signals-(?:core|react))(?:\/|$)/;
export const optionalPackage = /^(?:(?:react-)?apexcharts|@supabase\/supabase-js)$/;

/**
 * Resolves the runtime, React, its router and the signals to the copies of this tool, wherever the design is: two copies
 * of them would not work.
 */
export const ownPackages = (): Plugin => reportingLacks("trama-packages", ownPackage, packageRoot());

/** Reports an optional package that is not installed with the line that installs it. */
export const optionalPackages = (): Plugin => reportingLacks("trama-optional", optionalPackage);

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

/** The address that a file of the design has in the app; style sheets name it as `/assets/logo.svg`. */
export const addressInApp = (base: string, path: string): string => `${base}${path.startsWith("/") ? "" : "/"}${path}`;

/** Keeps addresses of the design's files as they will be in the app. */
export function filesOfDesign(base: string): Plugin {
  return {
    name: "trama-assets",
    setup(build) {
      build.onResolve({ filter: /^\/?assets\// }, ({ path }) => ({
        path: addressInApp(base, path),
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

/** Describes a bundle that esbuild made. */
export function describe(folder: string, outputFiles: readonly OutputFile[], metafile: Metafile): Bundle {
  const byEntry = entriesOf(metafile);
  const withImports = (path: string): string[] => [path, ...staticImports(metafile, path)].map(addressOf);
  const modules = Array.from(byEntry).filter(([entry]) => /\.tsx?$/.test(entry));
  const [entry = "", ...entryImports] = withImports(byEntry.get(appEntry) ?? "");
  return {
    files: filesOf(folder, outputFiles),
    entry,
    entryImports,
    ...stylesIn(byEntry),
    fonts: {},
    pageScripts: Object.fromEntries(modules.map(([each, path]) => [each.replace(/\.tsx?$/, ""), withImports(path)])),
  };
}

const addressOf = (path: string): string => `/${bundleFolder}/${basename(path)}`;

const filesOf = (folder: string, outputFiles: readonly OutputFile[]): ReadonlyMap<string, Uint8Array> =>
  new Map(outputFiles.map(({ path, contents }) => [`/${relative(folder, path).split(sep).join("/")}`, contents]));

/** The outputs by the module or sheet that each is of. */
const entriesOf = ({ outputs }: Metafile): ReadonlyMap<string, string> =>
  new Map(Object.entries(outputs).flatMap(([path, { entryPoint }]) => (entryPoint ? [[entryPoint, path]] : [])));

const stylesIn = (byEntry: ReadonlyMap<string, string>): Pick<Bundle, "styles" | "pageStyles"> => ({
  styles: addressOf(byEntry.get(styleEntry) ?? ""),
  pageStyles: Object.fromEntries(
    Array.from(byEntry).flatMap(([each, path]) => (each.endsWith(".css") ? [[each, addressOf(path)]] : [])),
  ),
});

/** Returns everything that an output imports statically, directly or indirectly, without duplicates. */
function staticImports({ outputs }: Metafile, path: string): string[] {
  const found = new Set<string>();
  const visit = (each: string): void => {
    for (const { path: imported, kind } of outputs[each]?.imports ?? []) {
      if (kind !== "import-statement" || found.has(imported) || imported === path) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(path);
  return [...found];
}

/** A problem of the code that is bundled, in the form of both bundlers. */
export type BundleProblem = Pick<Message, "text"> & {
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
};

/** The problems of a bundle for publication. */
export class BundleProblems extends Error {
  readonly errors: readonly BundleProblem[];

  constructor(errors: readonly BundleProblem[]) {
    super(errors.map(({ text }) => text).join("\n"));
    this.errors = errors;
  }
}

/** Formats the problems of a bundle; undefined for any other error. */
export const bundleProblems = (error: unknown): string | undefined =>
  messagesOf(error)
    ?.map(({ text, location }) => {
      // Bundlers count from the folder of the output.
      const file = location?.file.replace(/^(\.\.\/)+/, "");
      return `error: ${text}\n${location ? `  ${file}:${location.line}:${location.column + 1}\n` : ""}`;
    })
    .join("");

const messagesOf = (error: unknown): readonly Message[] | undefined =>
  error instanceof Error && "errors" in error && Array.isArray(error.errors) ? error.errors : undefined;
