import { join, relative, sep } from "node:path";
import type { ModuleInfo } from "rolldown";
import type { OutputImport } from "../../compiler/compile.ts";
import { isCheckout, packageRoot } from "../project/project.ts";
import { remembered } from "../remembered.ts";
import type { BundledApp } from "./bundle.ts";
import type { GraphModule, ModuleGraph, RuntimePart } from "./shared-scripts.ts";

/** What the bundler knows of a module, as plain data: each of its own answers is made anew. */
interface Facts {
  readonly bytes: number;
  readonly imports: readonly string[];
  readonly later: readonly string[];
  readonly exports: readonly string[];
  readonly isEntry: boolean;
}

const nothing: Facts = { bytes: 0, imports: [], later: [], exports: [], isEntry: false };

/**
 * Returns the modules of the output in `folder` as a graph. `start` is the module that starts the app, and `modules` what
 * each file of the output imports. A module that only exports what others declare is left out: what imports it needs
 * the others, as far as it names them.
 */
export function moduleGraph(
  start: string,
  folder: string,
  modules: BundledApp["modules"],
  infoOf: (id: string) => ModuleInfo | null,
): ModuleGraph {
  const factsOf = remembered((id: string): Facts => {
    const info = infoOf(id);
    if (info === null) return nothing;
    const { code, importedIds, dynamicallyImportedIds, exports, isEntry } = info;
    const lists = { imports: [...importedIds], later: [...dynamicallyImportedIds], exports: [...exports] };
    return { bytes: code?.length ?? 0, isEntry, ...lists };
  });
  const isIndex = remembered((id: string): boolean => {
    if (id.startsWith(runtime))
      return /^(?:index|helpers[\\/]index|plugins[\\/]\w+)\.[jt]s$/.test(id.slice(runtime.length));
    if (id.startsWith(folder + sep)) return /^(?:variables|popups)\.ts$/.test(id.slice(folder.length + 1));
    const { exports, imports } = factsOf(id);
    const others = new Set(imports.flatMap((each) => factsOf(each).exports));
    return exports.length > 0 && exports.every((name) => others.has(name));
  });
  const moduleOf = remembered((id: string): GraphModule => {
    const { bytes, imports, later } = factsOf(id);
    const path = relative(folder, id).split(sep).join("/");
    const declaring = imports.flatMap((each) => {
      if (!isIndex(each)) return [each];
      const names = namesFrom(each, join(folder, path, ".."), modules.get(path));
      return factsOf(each).imports.filter((inner) => factsOf(inner).exports.some((name) => names.includes(name)));
    });
    return { bytes, imports: declaring, later };
  });
  const pages = [...modules.keys()].filter((path) => /^pages\/.*\.tsx$/.test(path)).map((path) => join(folder, path));
  return {
    starts: [start, ...pages.filter((id) => factsOf(id).isEntry)],
    pages: pages.filter((id) => !factsOf(id).isEntry),
    declarations: ["variables.ts", "popups.ts"].flatMap((path) => factsOf(join(folder, path)).imports),
    functions: [...modules].flatMap(([path, imports]) =>
      imports
        .filter(({ name }) => name === "*")
        .flatMap(({ from }) =>
          factsOf(join(folder, path)).imports.filter((id) => id.startsWith(join(folder, path, "..", from))),
        ),
    ),
    moduleOf,
    partOf,
  };
}

const runtime = join(packageRoot(), isCheckout(packageRoot()) ? "runtime" : "dist/runtime") + sep;

/** The folders of the runtime with what loads and follows rows. */
const rowFolders: ReadonlySet<string> = new Set(["data", "plugins", "realtime", "rows"]);

function partOf(id: string): RuntimePart | undefined {
  if (!id.startsWith(runtime)) return undefined;
  const [part = ""] = id.slice(runtime.length).split(sep);
  if (part === "app") return "start";
  return rowFolders.has(part) ? "rows" : part === "elements" ? part : "rest";
}

/** The names that a file of the output, in `folder`, imports from a module. */
const namesFrom = (id: string, folder: string, imports: readonly OutputImport[] = []): readonly string[] =>
  imports.flatMap(({ name, from }) => {
    const isOfRuntime = from.startsWith("trama/");
    const path = isOfRuntime ? packageRoot() : join(folder, from);
    return name !== "*" && id.startsWith(path) && (isOfRuntime || /^(?:[\\/]index)?\.\w+$/.test(id.slice(path.length)))
      ? [name]
      : [];
  });
