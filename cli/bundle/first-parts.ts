import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** What loads first of modules that declare things for all pages. */
export interface FirstParts {
  /** Which part of a module its importer gets: `?first` when it loads first itself, `?all` else, "" for a whole module. */
  suffix(path: string, importer: string): string;
  /** The text of the part that a suffix names. */
  contents(path: string, suffix: string): string;
  /** The files that only a part for later hands on. */
  readonly later: ReadonlySet<string>;
  /** The modules that only a part for later loads when they are asked for, by their paths without an ending. */
  readonly loadedLater: ReadonlySet<string>;
}

/** A variable, a popup, or the line of a module that only hands on what others export. */
const declaration = /^export (?:const (\w+) = [\s\S]*?^\}\);|\{([^}]*)\} from "([^"]+)";)$/gm;
const others = /^import (?:type )?\{[^}]*\} from "[^"]+";$|^\/\*\*[\s\S]*?\*\/$|^\/\/.*$/gm;

/**
 * Splits modules that hold several declarations and nothing else in two: what the first pages name, and the rest.
 *
 * A bundler keeps a module whole, so that the first page would load the variables and popups of all others. Variables
 * that are kept in the browser stay together: signing out clears them, whichever page it happens on.
 *
 * `modules` are the files that load first.
 */
export function firstParts(modules: readonly string[]): FirstParts {
  const sources = modules.filter((path) => path.endsWith(".ts") || path.endsWith(".tsx"));
  const texts = new Map(sources.map((path) => [path, readFileSync(path, "utf8")]));
  const textOf = (path: string): string => texts.get(path) ?? "";
  const split = sources.filter((path) => isSplit(textOf(path)));
  const handedOn = split.flatMap((path) => filesIn(path, textOf(path)));
  // What a module hands on is first only when one of those that are first names it.
  const first = new Set(sources.filter((path) => !split.includes(path) && !handedOn.includes(path)));
  const named = new Set([...first].flatMap((path) => textOf(path).match(/[\w$]+/g) ?? []));
  /** Lines stay where they are, for source maps. */
  const part = (path: string, wantsFirst: boolean): string =>
    textOf(path).replace(declaration, (whole: string, name?: string, names?: string) => {
      const isNamed = (name ?? names ?? "").split(/\W+/).some((each) => named.has(each));
      const isFirst = isNamed || whole.includes("\n  local: true,\n");
      return isFirst === wantsFirst ? whole : whole.replace(/.+/g, "");
    });
  const laterParts = split.map((path) => [path, part(path, false)] as const);
  return {
    suffix(path, importer) {
      if (!split.includes(path)) return "";
      return first.has(importer) ? "?first" : "?all";
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

/** The files that the lines of a module hand on. */
const filesIn = (path: string, text: string): string[] =>
  Array.from(text.matchAll(declaration), ([, , , from]) => from).flatMap((from) =>
    from === undefined ? [] : resolve(dirname(path), from),
  );

const isSplit = (text: string): boolean =>
  [...text.matchAll(declaration)].length > 1 && text.replace(declaration, "").replace(others, "").trim() === "";
