import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { LinkedFormula } from "../../compiler/3-link/formula/link-formula.ts";
import type { Scope } from "../../compiler/3-link/names/scope.ts";
import { type Compilation, type CompileInput, compile, type Examination, examine } from "../../compiler/compile.ts";
import type { JsonContainer, Place, SourceFile } from "../../compiler/span.ts";
import { designName, findProject, ownRoutes, type Project } from "../project/project.ts";
import { type DesignReader, designReader } from "../project/read.ts";

/** A formula of the design with its location, and the names that it can use. */
export interface FormulaSite {
  readonly place: Place;
  readonly scope: Scope;
  readonly formula: LinkedFormula;
}

/** No system has longer paths, and each of their folders is looked at. */
const longestPath = 4096;

/** The path of a file that the editor names; undefined for what is not a file of this machine. */
export function pathOfUri(uri: string): string | undefined {
  try {
    const path = uri.length <= 3 * longestPath ? fileURLToPath(uri) : "";
    return path.length <= longestPath && isAbsolute(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The folder of the design that a file belongs to. */
export function designFolderOf(uri: string): string | undefined {
  const path = pathOfUri(uri);
  if (path === undefined) return undefined;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(join(folder, "design.json"))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** One design as the editor has it: the files on disk, overlaid with the open texts. */
export class DesignState {
  readonly project: Project;
  examination: Examination | undefined;
  /** The tokens of the theme, or of the last one that had the right shape. */
  tokens: ReadonlySet<string> = new Set();
  private readonly reader: DesignReader;
  private compilation: Compilation | undefined;
  private icons: readonly string[] | undefined;
  private readonly overlays = new Map<string, Uint8Array>();
  private sitesByFile = new WeakMap<SourceFile, readonly FormulaSite[]>();
  private readonly scopesByPath = new Map<string, ReadonlyMap<string, Scope>>();

  constructor(readonly folder: string) {
    this.project = findProject(folder, folder);
    this.reader = designReader(folder);
  }

  /** The path of a file inside the design, with `/`. */
  pathOf(uri: string): string {
    return relative(this.folder, pathOfUri(uri) ?? "")
      .split(sep)
      .join("/");
  }

  uriOf(path: string): string {
    return pathToFileURL(join(this.folder, path)).href;
  }

  /** The icons that the design can name. */
  get iconNames(): readonly string[] {
    this.icons ??= this.reader.iconNames();
    return this.icons;
  }

  /** Use the editor's text instead of the file on disk; `undefined` when the file is closed. */
  setText(path: string, text: string | undefined): void {
    if (text === undefined) this.overlays.delete(path);
    else this.overlays.set(path, new TextEncoder().encode(text));
  }

  /** Compile the current state, for the places of the output; unchanged parts are reused. */
  compile(): Compilation {
    this.compilation = compile(this.input(), this.compilation);
    return this.compilation;
  }

  /** Returns the URI of a file of the output folder. */
  outputUri(path: string): string {
    return pathToFileURL(join(this.project.generated, designName(this.folder), path)).href;
  }

  private input(): CompileInput {
    const { rules } = this.project.config;
    const customPath = existsSync(join(this.folder, "custom/index.ts")) ? "../custom" : undefined;
    const customRoutes = existsSync(join(this.folder, ownRoutes)) ? "../custom/routes" : undefined;
    const options = {
      designFolder: "design",
      rules,
      customRoutes,
      ownElementsPath: "../custom/elements",
      ...(customPath === undefined ? {} : { customPath }),
    };
    const input = this.reader.read(options);
    const fromDisk = input.files.filter(({ path }) => !this.overlays.has(path));
    return { ...input, files: [...fromDisk, ...Array.from(this.overlays, ([path, bytes]) => ({ path, bytes }))] };
  }

  /** Examine the current state; unchanged parts are reused. */
  examine(): Examination {
    const found = new Map<SourceFile, FormulaSite[]>();
    this.examination = examine(
      {
        ...this.input(),
        onFormula: (formula, scope, place) => {
          const sites = found.get(place.file);
          if (sites) sites.push({ formula, scope, place });
          else found.set(place.file, [{ formula, scope, place }]);
        },
      },
      this.examination,
    );
    const { tokens } = this.examination.phases.linked.design.symbols;
    if (tokens.size > 0) this.tokens = tokens;
    for (const [file, sites] of found) {
      this.sitesByFile.set(file, sites);
      const pointers = pointersOf(file);
      this.scopesByPath.set(
        file.path,
        new Map(sites.map(({ place, scope }) => [pointers.get(place.owner) ?? "", scope])),
      );
    }
    return this.examination;
  }

  /** Returns what would be reported if files had other texts, or other paths. The state stays as it is. */
  problemsWith(texts: ReadonlyMap<string, string>, paths: ReadonlyMap<string, string> = new Map()) {
    const input = this.input();
    const files = input.files.map(({ path, bytes }) => {
      const text = texts.get(path);
      return { path: paths.get(path) ?? path, bytes: text === undefined ? bytes : new TextEncoder().encode(text) };
    });
    return examine({ ...input, files }, this.examination).diagnostics;
  }

  /** The files that could be read. */
  get files(): readonly SourceFile[] {
    return this.examination?.phases.loaded.files ?? [];
  }

  sitesOf(file: SourceFile): readonly FormulaSite[] {
    return this.sitesByFile.get(file) ?? [];
  }

  /** The names that a formula in a container can use: from this text, or from the last one that could be parsed. */
  scopeAt(path: string, pointer: string): Scope | undefined {
    return this.scopesByPath.get(path)?.get(pointer);
  }
}

/** Containers of a file with their JSON pointers: `/sections/0/children/2`. */
function pointersOf({ json }: SourceFile): ReadonlyMap<JsonContainer, string> {
  const pointers = new Map<JsonContainer, string>();
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== "object" || value === null) return;
    pointers.set(value as JsonContainer, pointer);
    for (const [key, inner] of Object.entries(value)) visit(inner, `${pointer}/${key}`);
  };
  visit(json, "");
  return pointers;
}
