import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { OutputFile } from "../../compiler/compile.ts";
import { type Diagnostic, diagnose } from "../../compiler/diagnostics/diagnostic.ts";
import { type Place, placeInText, type SourceFile } from "../../compiler/span.ts";
import { isReadOnly } from "../error-code.ts";
import { lackOf, lackOfProgram } from "../optional-packages.ts";
import { writeBatch } from "../project/batch.ts";
import { refuseLinks } from "../project/folders.ts";
import { isCheckout, type Project, packageRoot } from "../project/project.ts";
import { filesBelow } from "../project/read.ts";
import { readIfThere } from "../project/write.ts";
import { originOf } from "../where/where.ts";

/** TypeScript's findings: errors at places of the design and of its code, and lines about any other file. */
export interface TypeFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly elsewhere: readonly string[];
  /** The absolute paths of all files that TypeScript read, and of the manifests of their packages. */
  readonly files: readonly string[];
}

/**
 * Type-check an output folder with TypeScript, as strictly as our own code.
 *
 * The folder must hold `files`. Each error in them is reported at the design value that its line comes from:
 * `output/type-error`; an error in the design's own code at its line: `custom/type-error`. Throws a CallError when the
 * compiler is not installed.
 */
export async function typeCheck(project: Project, folder: string, files: readonly OutputFile[]): Promise<TypeFindings> {
  return withConfig(project, folder, async (configPath) => {
    const hasClient = packageFolder(ownRequire(), clientPackage) !== undefined;
    const text = await runTypeScript(configPath);
    // Its declarations would accept anything without the package.
    if (!hasClient && clientModule.test(text)) throw lackOf(clientPackage) ?? new Error(`${clientPackage} has no use`);
    const found = mapErrors(parseErrors(text, dirname(configPath)), project, folder, files);
    return { ...found, files: readFiles(text) };
  });
}

/** The client of Supabase, and the file of the runtime for code in `custom/` that uses it. */
const clientPackage = "@supabase/supabase-js";
const clientModule = /\/runtime\/supabase(?:\.d)?\.ts$/m;

/** Compiler options for the output, here and in the editor of a new project. */
export const outputOptions = {
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
} as const;

/** Use a tsconfig.json in the state folder of the project, or in a temporary one if the checkout is read-only. */
async function withConfig<T>(project: Project, folder: string, use: (path: string) => Promise<T>): Promise<T> {
  const state = join(project.state, "check", basename(folder));
  const path = join(state, "tsconfig.json");
  const config = {
    compilerOptions: compilerOptions(),
    include: [folder, join(project.design, "custom"), ...outputTests(project, folder)].filter((each) =>
      existsSync(each),
    ),
  };
  const text = `${JSON.stringify(config, null, 2)}\n`;
  refuseLinks(project.root, path);
  if (readIfThere(path) === text) return use(path);
  try {
    await writeBatch({ root: project.root, folder: state, write: [{ path: basename(path), text }] });
  } catch (error) {
    if (!isReadOnly(error)) throw error;
    const temporary = mkdtempSync(join(tmpdir(), "trama-check-"));
    try {
      writeFileSync(join(temporary, "tsconfig.json"), text);
      return await use(join(temporary, "tsconfig.json"));
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  }
  return use(path);
}

/** The project's tests in TypeScript that import the output. In a checkout of Trama, the tool checks them. */
export function outputTests({ root }: Project, folder: string): readonly string[] {
  if (isCheckout(root)) return [];
  const tests = filesBelow(root, "tests").filter((path) => /\.test\.tsx?$/.test(path));
  const imported = `${relative(root, folder).split(sep).join("/")}/`;
  return tests.map((path) => join(root, "tests", path)).filter((path) => readFileSync(path, "utf8").includes(imported));
}

/** The compiler options for the output and the design's own code, in the form of a tsconfig.json. */
export const compilerOptions = () => ({
  ...outputOptions,
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  noFallthroughCasesInSwitch: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  paths: modulePaths(),
});

/** Resolves the runtime and React to the copies of this tool, wherever the design is. */
function modulePaths(): Record<string, string[]> {
  const root = packageRoot();
  const runtime = isCheckout(root) ? join(root, "runtime") : join(root, "dist/runtime");
  const extensions = isCheckout(root) ? [".ts", ".tsx", "/index.ts"] : [".d.ts", "/index.d.ts"];
  const require = ownRequire();
  const packages: Record<string, string[]> = {};
  for (const [name, types] of [
    ["react", "@types/react"],
    ["react-dom", "@types/react-dom"],
    ["react-router-dom", "react-router-dom"],
  ] as const) {
    const typesFolder = packageFolder(require, types);
    if (typesFolder === undefined) continue;
    packages[name] = [typesFolder];
    packages[`${name}/*`] = [`${typesFolder}/*`];
  }
  return {
    "trama/runtime": [join(runtime, `index${extensions[0]}`)],
    "trama/runtime/*": extensions.map((extension) => `${runtime}/*${extension}`),
    ...packages,
  };
}

const ownRequire = (): NodeJS.Require => createRequire(join(packageRoot(), "package.json"));

function packageFolder(require: NodeJS.Require, name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/**
 * Returns the path of TypeScript's compiler, which is a package of its own for each platform. Starting it directly saves
 * the process of its Node wrapper.
 */
function typeScriptProgram(): string {
  const require = ownRequire();
  const name = `@typescript/typescript-${process.platform}-${process.arch}`;
  const folder = packageFolder(createRequire(require.resolve("typescript/package.json")), name);
  if (folder === undefined) throw lackOfProgram(name);
  return join(folder, "lib", process.platform === "win32" ? "tsc.exe" : "tsc");
}

function runTypeScript(configPath: string): Promise<string> {
  const args = ["-p", configPath, "--pretty", "false", "--listFiles"];
  const child = spawn(typeScriptProgram(), args, { cwd: dirname(configPath) });
  return new Promise((done, failed) => {
    let text = "";
    let problems = "";
    child.stdout.setEncoding("utf8").on("data", (piece: string) => (text += piece));
    child.stderr.setEncoding("utf8").on("data", (piece: string) => (problems += piece));
    child.on("error", failed);
    child.on("close", (code) => {
      if (code === 0 || text.includes("error TS")) done(text);
      else failed(new Error(`TypeScript ended with ${code}: ${problems || text}`));
    });
  });
}

interface FoundError {
  /** Absolute; undefined for errors about the configuration itself. */
  readonly path: string | undefined;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

const errorLine = /^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/;

/** The files that TypeScript lists. A manifest says which declarations of a package are read. */
function readFiles(text: string): string[] {
  const files = text.split(/\r?\n/).filter((line) => isAbsolute(line) && !errorLine.test(line));
  const packages = files.flatMap((path) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0] ?? []);
  return [...files, ...Array.from(new Set(packages), (folder) => join(folder, "package.json"))];
}

/** Parse the first line of each error, and keep the indented lines after it, which explain it. */
function parseErrors(text: string, from: string): FoundError[] {
  const errors: FoundError[] = [];
  for (const line of text.split(/\r?\n/)) {
    const match = errorLine.exec(line);
    const last = errors.at(-1);
    if (match) {
      const [, path, row = "0", column = "0", code = "", message = ""] = match;
      errors.push({ path: path && resolve(from, path), line: Number(row), column: Number(column), code, message });
    } else if (last && line.startsWith("  ")) {
      errors[errors.length - 1] = { ...last, message: `${last.message} ${line.trim()}` };
    }
  }
  return errors;
}

function mapErrors(
  errors: readonly FoundError[],
  { root, design }: Project,
  folder: string,
  files: readonly OutputFile[],
): Omit<TypeFindings, "files"> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const sources = new Map<string, SourceFile>();
  const diagnostics: Diagnostic[] = [];
  const elsewhere: string[] = [];
  // Errors inside the runtime are for our own tests to report.
  const runtime = join(packageRoot(), "runtime") + sep;
  for (const error of errors) {
    if (error.path?.startsWith(runtime)) continue;
    const inside = error.path && relative(folder, error.path).split(sep).join("/");
    const file = inside ? byPath.get(inside) : undefined;
    const place = file && originOf(file, error.line);
    const own = place ? undefined : placeInCustom(error, design, sources);
    if (place && inside)
      diagnostics.push(diagnose("output/type-error", place, `${inside}:${error.line}`, error.code, error.message));
    else if (own) diagnostics.push(diagnose("custom/type-error", own, error.code, error.message));
    else {
      const path = error.path?.startsWith(root + sep) ? relative(root, error.path) : (error.path ?? "tsconfig.json");
      elsewhere.push(`${path}:${error.line}:${error.column}: ${error.code}: ${error.message}`);
    }
  }
  return { diagnostics, elsewhere };
}

/** The place of an error in `custom/` of a design; each of its files is read once. */
function placeInCustom(
  { path, line, column }: FoundError,
  design: string,
  sources: Map<string, SourceFile>,
): Place | undefined {
  if (path === undefined || !path.startsWith(join(design, "custom") + sep)) return undefined;
  const inDesign = relative(design, path).split(sep).join("/");
  const text = sources.get(inDesign)?.text ?? readIfThere(path) ?? "";
  const source = sources.get(inDesign) ?? { path: inDesign, text, json: undefined };
  sources.set(inDesign, source);
  const start = offsetOf(text, line, column);
  const [word = ""] = /^[\w$]+|^./u.exec(text.slice(start)) ?? [];
  return placeInText(source, start, start + word.length);
}

/** The offset of a line and a column, which TypeScript counts from 1 in UTF-16 code units. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let row = 1; row < line; row++) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}
