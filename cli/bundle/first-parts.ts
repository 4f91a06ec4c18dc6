import { existsSync, readFileSync } from "node:fs";
import { dirname, extname, join, resolve, sep } from "node:path";

/** Splits modules that declare things for all pages, so that only the parts for the first pages load first. */
export interface FirstParts {
  /**
   * The part of a module that an importer gets: `?first` if the importer loads first, `?all` if not, "" for a whole
   * module.
   */
  suffix(path: string, importer: string): string;
  /** The code of the part that a suffix names. */
  contents(path: string, suffix: string): string;
  /** The files that only a later part re-exports. */
  readonly later: ReadonlySet<string>;
  /** The modules that only a later part loads on demand, by their paths without extension. */
  readonly loadedLater: ReadonlySet<string>;
}

/** A variable, a popup, or a re-export. */
const declaration = /^export (?:const (\w+) = [\s\S]*?^\}\);|\{([^}]*)\} from "([^"]+)";)$/gm;
const reExport = /^export \{[^}]*\} from "\.[^"]+";$/gm;
const others = /^import (?:type )?\{[^}]*\} from "[^"]+";$|^\/\*\*[\s\S]*?\*\/$|^\/\/.*$/gm;

/**
 * Splits each module that consists of several declarations in two: those that the first pages name, and the rest.
 *
 * A bundler keeps a module whole, so the first page would load the variables and popups of all others. Variables that
 * the browser stores stay together: signing out clears them, on whichever page it happens.
 *
 * Only modules of the output, in `folder`, are split: their declarations never name each other, and the output names
 * what it reads. A module of the design that only re-exports is split for the output when its package declares, with
 * `sideEffects`, that loading fewer of its files changes nothing. All other code stays whole.
 *
 * `modules` are the files that load first.
 */
export function firstParts(folder: string, modules: readonly string[]): FirstParts {
  const sources = modules.filter((path) => path.endsWith(".ts") || path.endsWith(".tsx"));
  const texts = new Map(sources.map((path) => [path, readFileSync(path, "utf8")]));
  const textOf = (path: string): string => texts.get(path) ?? "";
  const isOutput = (path: string): boolean => path.startsWith(folder + sep);
  const split = sources.filter((path) =>
    isOutput(path) ? isSplit(textOf(path), declaration) : isSplit(textOf(path), reExport) && isSideEffectFree(path),
  );
  const handedOn = split.flatMap((path) => filesIn(path, textOf(path)));
  // A re-exported file is first only when one of the first files names it.
  const first = new Set(sources.filter((path) => !split.includes(path) && !handedOn.includes(path)));
  const named = new Set([...first].flatMap((path) => textOf(path).match(/[\w$]+/g) ?? []));
  /** Lines keep their numbers, for source maps. */
  const part = (path: string, wantsFirst: boolean): string =>
    textOf(path).replace(declaration, (whole: string, name?: string, names?: string) => {
      const isNamed = (name ?? names ?? "").split(/\W+/).some((each) => named.has(each));
      const isFirst = isNamed || whole.includes("\n  local: true,\n");
      return isFirst === wantsFirst ? whole : whole.replace(/.+/g, "");
    });
  const laterParts = split.map((path) => [path, part(path, false)] as const);
  return {
    suffix(path, importer) {
      if (!split.includes(path) || !(isOutput(path) || isOutput(importer))) return "";
      return first.has(importer) && isOutput(importer) ? "?first" : "?all";
    },
    contents(path, suffix) {
      if (suffix !== "?all") return part(path, suffix === "?first");
      return ["?first", "?later"].map((each) => `export * from ${JSON.stringify(path + each)};\n`).join("");
    },
    later: new Set(laterParts.flatMap(([path, text]) => filesIn(path, text))),
    loadedLater: new Set(
      laterParts.flatMap(([path, text]) =>
        Array.from(text.matchAll(/\bimport\("([^"]+)"\)/g), ([, module = ""]) => resolve(dirname(path), module)),
      ),
    ),
  };
}

/** The files that a module re-exports. */
const filesIn = (path: string, text: string): string[] =>
  Array.from(text.matchAll(declaration), ([, , , from]) => from).flatMap((from) =>
    from === undefined ? [] : resolve(dirname(path), from),
  );

const isSplit = (text: string, parts: RegExp): boolean =>
  [...text.matchAll(parts)].length > 1 && text.replace(parts, "").replace(others, "").trim() === "";

/** Whether the package of a file declares that the file, and what it re-exports, has no effect but its exports. */
const isSideEffectFree = (path: string): boolean =>
  [path, ...filesIn(path, readFileSync(path, "utf8"))].every((file) => {
    const declared = sideEffectsOf(dirname(file));
    // A pattern such as `*.css` excludes code; any other may match this file.
    return declared === false || (Array.isArray(declared) && !declared.some((glob) => mayBeCode(String(glob))));
  });

const mayBeCode = (glob: string): boolean => /^$|^\.[cm]?[jt]sx?$/.test(extname(glob));

/** The field `sideEffects` of the nearest `package.json`. */
function sideEffectsOf(folder: string): unknown {
  const path = join(folder, "package.json");
  if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8")).sideEffects;
  return dirname(folder) === folder ? undefined : sideEffectsOf(dirname(folder));
}
