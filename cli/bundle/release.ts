import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname, join, relative, sep } from "node:path";
import type {
  CodeSplittingNameFunction,
  OutputAsset,
  OutputChunk,
  Plugin,
  RolldownError,
  TransformPluginContext,
} from "rolldown";
import { bundleFolder } from "../../runtime/app/build-names.ts";
import { CallError } from "../io.ts";
import { lackOf, packageOf } from "../optional-packages.ts";
import { isCheckout, packageRoot } from "../project/project.ts";
import {
  addressInApp,
  type Bundle,
  type BundledApp,
  type BundleOptions,
  type BundleProblem,
  BundleProblems,
  bundleSplit,
  bundleStyles,
  fileTypes,
  optionalPackage,
  ownPackage,
} from "./bundle.ts";
import { moduleGraph } from "./module-graph.ts";
import { sharedScripts } from "./shared-scripts.ts";

/** The bundle of an app for publication. */
export interface Release extends Bundle {
  /** The bytes of each module in a script before it is minified, by the address of the script. */
  readonly modules: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Whether pages load more scripts than they need to, as the program of Rolldown is not installed. */
  readonly isSplitOnly: boolean;
}

/**
 * Bundle the output in `folder`, which is on disk, for publication. `design` is the folder of its design.
 *
 * What the start of the app and its first pages need at once is one script. Rejects with BundleProblems, or a CallError
 * for a package that is not installed.
 */
export async function bundleRelease(
  folder: string,
  options: BundleOptions,
  app: BundledApp,
  design: string,
): Promise<Release> {
  const [scripts, styles] = await Promise.all([
    bundleScripts(folder, options, app, await loadRolldown()),
    bundleStyles(folder, options.base ?? "", app.sheets, design),
  ]);
  return { ...scripts, ...styles, files: new Map([...scripts.files, ...styles.files]) };
}

const appModule = "\0trama:app";
const startCode = 'import { start } from "trama/runtime";\nimport { app } from "./app.tsx";\nstart(app);\n';

/** The script with what the start of the app and its first pages need. */
const startName = "start";

/** Makes browsers compile all functions of a script while they load it, where they know this hint. */
const eager = "//# allFunctionsCalledOnLoad";

type Scripts = Omit<Release, "styles" | "pageStyles" | "fonts">;

/** The part of Rolldown that bundles; undefined where its program for this machine is not installed. */
async function loadRolldown(): Promise<typeof import("rolldown") | undefined> {
  try {
    return await import("rolldown");
  } catch (error) {
    // npm treats the program as optional.
    if (error instanceof Error && error.message.includes("native binding")) return undefined;
    throw error;
  }
}

async function bundleScripts(
  folder: string,
  options: BundleOptions,
  { firstPages, modules }: BundledApp,
  bundler: typeof import("rolldown") | undefined,
): Promise<Scripts> {
  if (bundler === undefined) return { ...(await bundleSplit(folder, options, startCode)), isSplitOnly: true };
  const { rolldown } = bundler;
  const { sourceMaps, base = "" } = options;
  const pages = firstPages.map((page) => join(folder, `${page}.tsx`));
  const problems: RolldownError[] = [];
  const bundle = await rolldown({
    cwd: folder,
    // The first pages are entries so that the bundler counts what they need among what loads at once.
    input: { app: appModule, ...Object.fromEntries(pages.map((page) => [basename(page, ".tsx"), page])) },
    platform: "browser",
    resolve: {
      conditionNames: [...(isCheckout(packageRoot()) ? ["source"] : []), "module", "browser", "import", "default"],
    },
    tsconfig: false,
    preserveEntrySignatures: "allow-extension",
    transform: {
      jsx: { runtime: "automatic" },
      target: "es2022",
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
    },
    // Nothing in the output runs but what another module names.
    treeshake: { moduleSideEffects: (id) => (id.startsWith(folder) ? false : undefined) },
    moduleTypes: { ".txt": "text" },
    plugins: [start(folder), addresses(base), files(base), packages(), withoutNames()],
    onLog(_, log) {
      if (log.code === "UNRESOLVED_IMPORT") problems.push(log);
    },
  });
  try {
    const { output } = await bundle.generate({
      dir: join(folder, bundleFolder),
      format: "esm",
      minify: true,
      comments: { legal: false },
      postBanner: ({ name, moduleIds }) =>
        name !== startName && moduleIds.some((id) => id.startsWith(folder)) ? eager : "",
      sourcemap: sourceMaps,
      hashCharacters: "base36",
      entryFileNames: "[name]-[hash].js",
      chunkFileNames: "[name]-[hash].js",
      codeSplitting: {
        groups: [
          { name: startName, tags: ["$initial"], priority: 1 },
          { name: nameShared(folder, modules), includeDependenciesRecursively: false },
        ],
      },
    });
    if (problems.length > 0) throw new BundleProblems(problems.map(problemOf));
    return describe(folder, output);
  } catch (error) {
    throw failureOf(error);
  } finally {
    await bundle.close();
  }
}

/** Names the script of each module that several pages need. */
function nameShared(folder: string, modules: BundledApp["modules"]): CodeSplittingNameFunction {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    names ??= sharedScripts(moduleGraph(appModule, folder, modules, (each) => context.getModuleInfo(each)));
    return names.get(id);
  };
}

function describe(folder: string, output: readonly (OutputChunk | OutputAsset)[]): Scripts {
  const address = (name: string): string => `/${bundleFolder}/${name}`;
  const chunks = new Map(output.flatMap((each) => (each.type === "chunk" ? [[each.fileName, each] as const] : [])));
  const withImports = (name: string): string[] => {
    const found = new Set([name]);
    for (const each of found) for (const imported of chunks.get(each)?.imports ?? []) found.add(imported);
    return [...found].filter((each) => chunks.has(each)).map(address);
  };
  const byModule = new Map<string, string>();
  for (const [name, { moduleIds, facadeModuleId }] of chunks) {
    for (const id of moduleIds) if (!byModule.has(id)) byModule.set(id, name);
    if (facadeModuleId !== null) byModule.set(facadeModuleId, name);
  }
  const ofOutput = [...byModule].filter(([id]) => id.startsWith(folder + sep) && /\.tsx?$/.test(id));
  const [entry = "", ...entryImports] = withImports(byModule.get(appModule) ?? "");
  return {
    files: new Map(
      output.map((each) => [
        address(each.fileName),
        each.type === "asset" && typeof each.source !== "string"
          ? each.source
          : Buffer.from(each.type === "asset" ? each.source : each.code),
      ]),
    ),
    entry,
    entryImports,
    pageScripts: Object.fromEntries(
      ofOutput.map(([id, name]) => [
        relative(folder, id)
          .split(sep)
          .join("/")
          .replace(/\.tsx?$/, ""),
        withImports(name),
      ]),
    ),
    isSplitOnly: false,
    modules: new Map(
      Array.from(chunks, ([name, { modules }]) => [
        address(name),
        new Map(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
      ]),
    ),
  };
}

/** Returns the error of a package that is not installed, if that is what the bundler met, else its problems. */
function failureOf(failure: unknown): unknown {
  if (!(failure instanceof Error) || !("errors" in failure) || !Array.isArray(failure.errors)) return failure;
  const errors: readonly RolldownError[] = failure.errors;
  return (
    errors.map(({ cause }) => cause).find((cause) => cause instanceof CallError) ??
    new BundleProblems(errors.map(problemOf))
  );
}

const problemOf = ({ message, loc, id }: RolldownError): BundleProblem => {
  const [text = ""] = message.split("\n");
  const file = loc?.file ?? id;
  return { text, location: loc && file !== undefined ? { ...loc, file } : null };
};

/** The start of the app, which is a module of no file. */
const start = (folder: string): Plugin => ({
  name: "trama-start",
  resolveId: {
    filter: { id: [/^\0trama:app$/, /^\.\/app\.tsx$/] },
    handler(source, importer) {
      if (source === appModule) return { id: appModule, moduleSideEffects: true };
      return importer === appModule ? join(folder, "app.tsx") : undefined;
    },
  },
  load: {
    filter: { id: /^\0trama:app$/ },
    handler: () => startCode,
  },
});

/** Keeps addresses of the design's files as they will be in the app. */
const addresses = (base: string): Plugin => ({
  name: "trama-addresses",
  resolveId: {
    filter: { id: /^\/?assets\// },
    handler: (source) => ({ id: addressInApp(base, source), external: "absolute" }),
  },
});

/** Makes an imported picture or font a file of the bundle, and its import the address. Style sheets load with the page. */
const files = (base: string): Plugin => ({
  name: "trama-files",
  load: {
    filter: { id: new RegExp(`(?:${[...fileTypes, ".css"].map((type) => `\\${type}`).join("|")})$`) },
    async handler(id) {
      if (id.endsWith(".css")) return { code: "", moduleSideEffects: false };
      const source = await readFile(id);
      const type = extname(id);
      const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
      const fileName = `${basename(id, type)}-${hash}${type}`;
      this.emitFile({ type: "asset", fileName, source });
      return `export default ${JSON.stringify(`${base}/${bundleFolder}/${fileName}`)};`;
    },
  },
});

/**
 * Resolves the packages of which an app has one copy from this tool, and reports an optional package that is not
 * installed with the line that installs it.
 */
const packages = (): Plugin => ({
  name: "trama-packages",
  resolveId: {
    filter: { id: [ownPackage, optionalPackage] },
    async handler(source, importer) {
      const from = ownPackage.test(source) ? join(packageRoot(), "package.json") : importer;
      const found = await this.resolve(source, from, { skipSelf: true });
      const lack = found ? undefined : lackOf(packageOf(source));
      if (lack !== undefined) throw lack;
      return found;
    },
  },
});

/**
 * Lets the bundler drop what an app does not use of React Router: its modules name components for developers, and
 * make contexts and components at their start, which a bundler keeps unless they are marked.
 */
const withoutNames = (): Plugin => ({
  name: "trama-router",
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
    handler(code) {
      const edits = this.parse(code).body.flatMap(editsOf);
      let text = "";
      let end = 0;
      for (const edit of edits) {
        text += code.slice(end, edit.start) + edit.text;
        end = edit.end;
      }
      return { code: text + code.slice(end), map: null };
    },
  },
});

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Statement = ReturnType<TransformPluginContext["parse"]>["body"][number];

function editsOf(statement: Statement): readonly Edit[] {
  if (statement.type === "ExpressionStatement" && statement.expression.type === "AssignmentExpression")
    return memberOf(statement.expression.left) === "displayName" ? [{ ...statement, text: "" }] : [];
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ init }) =>
    init?.type === "CallExpression" && makers.has(memberOf(init.callee) ?? "")
      ? [{ start: init.start, end: init.start, text: "/* @__PURE__ */ " }]
      : [],
  );
}

/** Functions of React that have no effect but their result. */
const makers: ReadonlySet<string> = new Set(["createContext", "forwardRef", "memo"]);

/** The name of a member, as of `createContext` in `React.createContext`. */
function memberOf(node: object): string | undefined {
  const property: unknown = "property" in node ? node.property : undefined;
  const name: unknown =
    typeof property === "object" && property !== null && "name" in property ? property.name : undefined;
  return typeof name === "string" ? name : undefined;
}
