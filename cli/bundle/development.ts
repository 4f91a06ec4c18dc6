import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import type { BuildContext, BuildResult, Plugin } from "esbuild";
import type { Sheets } from "../../compiler/5-lower/site.ts";
import { openText, type PrintedText } from "../../compiler/printed-text.ts";
import { isCheckout, packageRoot } from "../project/project.ts";
import type { OutputText } from "../project/write.ts";
import { moduleFolder } from "../serve/dev/page-update.ts";
import {
  appEntry,
  type Bundle,
  commonOptions,
  describe,
  everyPageSheets,
  filesOfDesign,
  optionalPackages,
  ownPackages,
  reasonOf,
  sheetEntries,
  sheetsOfScripts,
  splitOptions,
  startModule,
  styleEntry,
  styleModule,
} from "./bundle.ts";

/** The app for `trama dev`: each module of the output is a script of its own, and all other code is one bundle. */
export interface DevelopmentBundle {
  readonly bundle: Bundle;
  readonly modules: ModuleScripts;
}

/** The modules of an output as scripts. A module's path is without extension, such as `pages/inicio`. */
export interface ModuleScripts {
  /** The version of each module, by its path: it changes with the code, not with its types. */
  readonly versions: ReadonlyMap<string, string>;
  /**
   * Returns what is at an address below `moduleFolder`: a module as `<path>.js`, its source map, or, as `<path>`, a script
   * that loads it with all that it needs.
   */
  script(address: string): ModuleScript | undefined;
}

export interface ModuleScript {
  readonly code: string;
  /** The version of the module; absent where the code changes with others. */
  readonly version?: string;
}

export interface DevelopmentBundler {
  /** `files` are the files of the output, on disk, and `design` the folder of its design. Rejects as `Bundler`. */
  bundle(files: readonly OutputText[], sheets: Sheets, design: string): Promise<DevelopmentBundle>;
  dispose(): Promise<void>;
}

/** Create a bundler for the output in `folder`. A module that did not change is not compiled again. */
export function createDevelopmentBundler(folder: string): DevelopmentBundler {
  const known = new Map<string, Module>();
  const rest = createRest(folder);
  return {
    async bundle(files, sheets, design) {
      try {
        await updateModules(folder, files, known);
        const outside = new Set([...known.values()].flatMap((module) => module.outside));
        const modules = scriptsOf(new Map(known));
        return { bundle: await rest.bundle([...outside], sheets, design), modules };
      } catch (failure) {
        throw reasonOf(failure);
      }
    },
    dispose: () => rest.dispose(),
  };
}

interface Module {
  readonly text: PrintedText;
  readonly version: string;
  readonly script: string;
  readonly map: string;
  /** The modules of the output that it needs before it runs. */
  readonly needs: readonly string[];
  /** The other modules that it needs: a package's, or one of the design by its path from the output. */
  readonly outside: readonly string[];
}

async function updateModules(folder: string, files: readonly OutputText[], known: Map<string, Module>): Promise<void> {
  const sources = files.filter(({ path }) => /\.tsx?$/.test(path));
  const paths = new Set(sources.map(({ path }) => moduleOf(path)));
  for (const path of known.keys()) if (!paths.has(path)) known.delete(path);
  const changed = sources.filter(({ path, text }) => known.get(moduleOf(path))?.text !== text);
  for (const [path, module] of await compiled(folder, changed)) known.set(path, module);
}

const moduleOf = (path: string): string => path.replace(/\.tsx?$/, "");

/** Compiles modules to functions that ask the page's registry for what they import, so that it can be replaced later. */
async function compiled(folder: string, files: readonly OutputText[]): Promise<ReadonlyMap<string, Module>> {
  if (files.length === 0) return new Map();
  const esbuild = await import("esbuild");
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: folder,
    entryPoints: files.map(({ path }) => ({ in: `output:${path}`, out: moduleOf(path) })),
    outdir: folder,
    ...commonOptions("development", ""),
    format: "cjs",
    platform: "browser",
    target: "es2022",
    supported: { "dynamic-import": true },
    sourcemap: "linked",
    metafile: true,
    packages: "external",
    external: ["./*", "../*"],
    banner: { js: "tramaDev.define(import.meta.url, function (require, exports, module) {" },
    footer: { js: "});" },
    plugins: [outputTexts(folder, files)],
  });
  const outputs = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return new Map(
    files.map(({ path, text }) => {
      const module = moduleOf(path);
      const script = outputs.get(resolve(folder, `${module}.js`)) ?? "";
      const imported = (metafile.outputs[`${module}.js`]?.imports ?? [])
        .filter(({ kind, path: target }) => kind !== "dynamic-import" && !target.endsWith(".css"))
        .map(({ path: target }) => fromOutput(module, target));
      return [
        module,
        {
          text,
          script,
          version: createHash("sha256").update(script).digest("base64url").slice(0, 12),
          map: outputs.get(resolve(folder, `${module}.js.map`)) ?? "",
          needs: imported.flatMap(({ path: target, isOutside }) => (isOutside ? [] : [target])),
          outside: imported.flatMap(({ path: target, isOutside }) => (isOutside ? [target] : [])),
        },
      ];
    }),
  );
}

/** Returns a module that another one imports: its path from the output, or the name of a package's module. */
function fromOutput(importer: string, target: string): { readonly path: string; readonly isOutside: boolean } {
  if (!target.startsWith(".")) return { path: target, isOutside: true };
  const path = posix.join(posix.dirname(importer), target);
  return { path, isOutside: path.startsWith("../") };
}

/** Not read as files: the nearest `package.json` would decide how they import. */
function outputTexts(folder: string, files: readonly OutputText[]): Plugin {
  const texts = new Map<string, string>(files.map(({ path, text }) => [path, openText(text)]));
  return {
    name: "trama-output",
    setup(build) {
      build.onResolve({ filter: /^output:/ }, ({ path }) => ({ path: path.slice(7), namespace: "output" }));
      build.onLoad({ filter: /./, namespace: "output" }, ({ path }) => ({
        contents: texts.get(path) ?? "",
        loader: "tsx",
        resolveDir: join(folder, path, ".."),
      }));
    },
  };
}

function scriptsOf(modules: ReadonlyMap<string, Module>): ModuleScripts {
  return {
    versions: new Map(Array.from(modules, ([path, { version }]) => [path, version])),
    script(address) {
      if (!address.startsWith(`${moduleFolder}/`)) return undefined;
      const [, path = "", kind] = /^(.*?)(\.js|\.js\.map)?$/.exec(address.slice(moduleFolder.length + 1)) ?? [];
      const module = modules.get(path);
      if (module === undefined) return undefined;
      if (kind === ".js") return { code: module.script, version: module.version };
      return { code: kind === ".js.map" ? module.map : loaderOf(path, modules) };
    },
  };
}

/** A script that loads a module with all that it needs, and has the same default export. */
function loaderOf(path: string, modules: ReadonlyMap<string, Module>): string {
  const needed = new Map<string, Module>();
  const visit = (each: string): void => {
    const module = modules.get(each);
    if (module === undefined || needed.has(each)) return;
    needed.set(each, module);
    module.needs.forEach(visit);
  };
  visit(path);
  const outside = new Set([...needed.values()].flatMap((module) => module.outside));
  const versions = Object.fromEntries(Array.from(needed, ([each, { version }]) => [each, version]));
  return [
    ...Array.from(needed, ([each, { version }]) => `import "${moduleFolder}/${each}.js?v=${version}";`),
    `await tramaDev.load(${JSON.stringify([...outside])}, ${JSON.stringify(versions)});`,
    `export default tramaDev.defaultOf(${JSON.stringify(path)});`,
    "",
  ].join("\n");
}

/** The bundle of all code but the output's, and of the styles. Each is made again only when it may have changed. */
function createRest(folder: string) {
  let sheets: readonly string[] = [];
  let outside: readonly string[] = [];
  const code = createPart(
    folder,
    startModule(folder, () => entryCode(outside)),
  );
  const styles = createPart(
    folder,
    styleModule(folder, () => sheets),
  );
  return {
    async bundle(imported: readonly string[], loaded: Sheets, design: string) {
      sheets = everyPageSheets(loaded, design);
      outside = [...new Set(imported)].sort();
      const made = await Promise.all([
        code.bundle([{ in: appEntry, out: "app" }], outside.join("\n")),
        styles.bundle([{ in: styleEntry, out: "styles" }, ...sheetEntries(folder, loaded.onDemand)], sheets.join("\n")),
      ]);
      const outputs = Object.assign({}, ...made.map(({ metafile }) => metafile.outputs));
      return describe(
        folder,
        made.flatMap(({ outputFiles }) => outputFiles),
        { inputs: {}, outputs },
      );
    },
    dispose: async () => {
      await Promise.all([code.dispose(), styles.dispose()]);
    },
  };
}

type Made = BuildResult<{ metafile: true; write: false }>;

/** A bundle that is made again when its entries, what they contain or one of its files changed. */
function createPart(folder: string, entry: Plugin) {
  let context: BuildContext<{ metafile: true; write: false }> | undefined;
  let contextKey = "";
  let last: { readonly key: string; readonly state: string; readonly made: Made } | undefined;
  const dispose = async (): Promise<void> => {
    await context?.dispose();
    context = undefined;
    last = undefined;
  };
  return {
    async bundle(entryPoints: readonly { readonly in: string; readonly out: string }[], key: string): Promise<Made> {
      const names = JSON.stringify(entryPoints);
      if (names !== contextKey) await dispose();
      contextKey = names;
      if (last?.key === key && last.state === stateOf(folder, last.made)) return last.made;
      const esbuild = await import("esbuild");
      context ??= await esbuild.context({
        ...splitOptions(folder, "development", ""),
        entryPoints: [...entryPoints],
        sourcemap: "linked",
        plugins: [entry, filesOfDesign(""), ownPackages(), optionalPackages(), sheetsOfScripts()],
      });
      const made = await context.rebuild();
      last = { key, state: stateOf(folder, made), made };
      return made;
    },
    dispose,
  };
}

/** The times and sizes of a bundle's files outside of packages, which do not change. */
const stateOf = (folder: string, { metafile }: Made): string =>
  Object.keys(metafile.inputs)
    .filter((path) => !path.split("/").includes("node_modules"))
    .map((path) => {
      const file = statSync(resolve(folder, path), { throwIfNoEntry: false });
      return file === undefined ? "" : `${file.mtimeMs} ${file.size}`;
    })
    .join();

/** The start of the app: it hands the registry the runtime, and how to load each module that is not of the output. */
function entryCode(outside: readonly string[]): string {
  const loads = outside.map((name) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(name)}),\n`).join("");
  return `import * as runtime from ${JSON.stringify(runtimeModule("dev"))};\n${reportsFailures}\ntramaDev.begin(runtime, {\n${loads}});\n`;
}

const runtimeModule = (name: string): string =>
  join(packageRoot(), isCheckout(packageRoot()) ? `runtime/${name}.ts` : `dist/runtime/${name}.js`);

/**
 * Passes each line of the error log that no step has handled to the script of `trama dev`. An error reaches the steps
 * after its line is written.
 */
const reportsFailures = `import { isCaught, logEntries, onLogged } from "trama/runtime";
const send = ({ label, message }) => dispatchEvent(new CustomEvent("trama:failure", { detail: { label, message } }));
const report = (entry) => setTimeout(() => isCaught(entry) || send(entry));
logEntries().forEach(report);
onLogged(report);
`;
