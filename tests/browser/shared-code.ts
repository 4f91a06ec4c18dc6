import { readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";

/**
 * React, React Router and what the runtime exports, bundled once for all small apps of a worker.
 *
 * An app then bundles only its own files, and the browser keeps what it has compiled of the rest.
 */
export interface SharedCode {
  /** The files by their names. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Makes an app import this code instead of bundling it. */
  readonly plugin: Plugin;
}

const root = resolve(import.meta.dirname, "../..");
/** What loads with every app, in one file. */
const shared = "/assets/shared.js";
/** The only module that apps load late by its name. */
const late = { module: "trama/runtime/supabase", url: "/assets/supabase.js" };

const packages = [
  ...["react", "react/jsx-runtime", "react-dom", "react-dom/client", "react-router-dom"],
  "@preact/signals-react",
];

/** What an app may import: by name, or by path what is not public. */
function importable(): readonly string[] {
  const all = (folder: string): readonly string[] =>
    readdirSync(join(root, "runtime", folder))
      .filter((name) => /^[^.]*\.tsx?$/.test(name))
      .map((name) => `trama/runtime/${folder}/${name.replace(/\.tsx?$/, "")}`);
  const inner = ["workflow/workflow.ts", "late/style-sheets.ts", "screen/language.ts"].map((path) =>
    join(root, "runtime", path),
  );
  const own = ["trama/runtime", "trama/runtime/helpers", "trama/runtime/react", "trama/runtime/memory"];
  return [...packages, ...own, ...all("elements"), ...all("plugins"), ...inner];
}

/** Bundle the shared code with the options of the apps: first in parts, then all parts that load at once as one file. */
export async function bundleSharedCode(options: BuildOptions & { readonly outdir: string }): Promise<SharedCode> {
  const modules = importable();
  const { outputFiles = [], metafile } = await build({
    ...options,
    publicPath: "",
    entryPoints: [...modules, late.module].map((module, index) => ({ in: module, out: `entry-${index}` })),
    plugins: [namedExports()],
    metafile: true,
  });
  const parts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const names = new Map(
    Object.entries(metafile?.outputs ?? {}).map(([path, { exports }]) => [basename(path), exports] as const),
  );
  const entries = modules.map((_, index) => `entry-${index}.js`);
  const eager = [...reachable(metafile, entries)];
  const prefix = (part: string): string => `part${eager.indexOf(part)}_`;
  const importPart = (part: string): string =>
    `export { ${names.get(part)?.map((name) => `${prefix(part)}${name} as ${name}`)} } from "${shared}";`;
  const exportPart = (part: string): string =>
    `export { ${names.get(part)?.map((name) => `${name} as ${prefix(part)}${name}`)} } from "./${part}";`;
  const merged = await build({
    ...options,
    entryPoints: { shared: everything, supabase: `./entry-${modules.length}.js` },
    plugins: [mergeParts(eager, importPart, new Map([...parts, [everything, eager.map(exportPart).join("\n")]]))],
  });
  return {
    files: new Map(merged.outputFiles?.map(({ path, contents }) => [path.slice(options.outdir.length), contents])),
    plugin: pluginOf(modules, (index) => importPart(`entry-${index}.js`)),
  };
}

/** The part that exports all parts that load at once, each name with the prefix of its part. */
const everything = "everything";

/** Reads parts from memory. Parts that load late import the others from the shared file, under their own names. */
const mergeParts = (
  eager: readonly string[],
  importPart: (part: string) => string,
  texts: ReadonlyMap<string, string>,
): Plugin => ({
  name: "merge-parts",
  setup(to) {
    to.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
      if (path === shared) return { path, external: true };
      const part = basename(path);
      const isWithin = kind === "entry-point" || importer === everything || eager.includes(importer);
      return { path: part, namespace: eager.includes(part) && !isWithin ? "import" : "part" };
    });
    to.onLoad({ filter: /.*/, namespace: "import" }, ({ path }) => ({ contents: importPart(path) }));
    to.onLoad({ filter: /.*/, namespace: "part" }, ({ path }) => ({ contents: texts.get(path) ?? "" }));
  },
});

/** Packages in CommonJS have no named exports for a bundler: they are those in this process. */
const namedExports = (): Plugin => ({
  name: "named-exports",
  setup(to) {
    to.onResolve({ filter: /^react/ }, ({ path, kind }) =>
      kind === "entry-point" && path !== "react-router-dom" ? { path, namespace: "named" } : undefined,
    );
    to.onLoad({ filter: /.*/, namespace: "named" }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter((name) => /^[A-Za-z]\w*$/.test(name));
      return { contents: `export { ${names} } from "${path}";`, resolveDir: root };
    });
  },
});

/** The outputs that load with these, without those that they load later. */
function reachable(metafile: Metafile | undefined, entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries);
  const outputs = Object.entries(metafile?.outputs ?? {});
  for (const part of found) {
    const imports = outputs.find(([path]) => basename(path) === part)?.[1].imports ?? [];
    for (const { path, kind } of imports) if (kind === "import-statement") found.add(basename(path));
  }
  return found;
}

const pluginOf = (modules: readonly string[], contentsOf: (index: number) => string): Plugin => ({
  name: "shared-code",
  setup(to) {
    to.onResolve({ filter: /^(?:react|trama|@preact|\/)/ }, ({ path }) => {
      if (path === shared) return { path, external: true };
      if (path === late.module) return { path: late.url, external: true };
      const index = modules.indexOf(path);
      return index < 0 ? undefined : { path: String(index), namespace: "shared" };
    });
    to.onLoad({ filter: /.*/, namespace: "shared" }, ({ path }) => ({ contents: contentsOf(Number(path)) }));
    // A second copy of the runtime would have its own signals.
    to.onLoad({ filter: /\/runtime\/.*\.tsx?$/ }, ({ path }) =>
      path.startsWith(join(root, "runtime"))
        ? { errors: [{ text: `${path} is not in the list of tests/browser/shared-code.ts` }] }
        : undefined,
    );
  },
});
