import { spawn } from "node:child_process";
import { once } from "node:events";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { outputOptions } from "../check/typecheck.ts";
import { formatDesignFile } from "../format/format.ts";
import { CallError, type Io } from "../io.ts";
import { parseJson, recordOf } from "../json.ts";
import { backendPackages, exactVersions, requiredPackages } from "../optional-packages.ts";
import { writeBatch } from "../project/batch.ts";
import { isCheckout, packageRoot, shownPath } from "../project/project.ts";
import type { Template } from "../project/templates.ts";
import { clearFolder, readIfThere } from "../project/write.ts";

export interface InitOptions {
  readonly template: Template;
  /** Also install the packages of the project, and run `trama dev` in it. */
  readonly start?: boolean | undefined;
  /** The port of `start`. */
  readonly port?: number | undefined;
}

/** `trama init`: create a project from a template. Asks nothing and overwrites nothing. */
export async function init(io: Io, argument: string, { template, start, port }: InitOptions): Promise<number> {
  const folder = resolve(io.cwd, argument);
  const name = nameOf(folder);
  const files = projectFiles(template, name, titleOf(name), toolVersion(folder));
  const existing = Object.keys(files).filter((path) => lstatSync(join(folder, path), { throwIfNoEntry: false }));
  if (existing.length > 0)
    throw new CallError(
      `${shownPath(folder, io.cwd)} already has ${existing.join(", ")}`,
      "choose another folder: `trama init my-app`",
    );
  const write = Object.entries(files).map(([path, text]) => ({ path, text: inLayout(path, text) }));
  clearFolder(io, folder);
  await writeBatch({ root: folder, folder, write });
  const shown = shownPath(folder, io.cwd);
  if (start) {
    io.out(`${shown}: a new design in designs/${name}\n`);
    return startProject(folder, port);
  }
  io.out(
    `${shown}: a new design in designs/${name}\n\n${shown === "." ? "" : `  cd ${shown}\n`}  npm install\n  npm run dev        compiles, serves and reloads on every change\n  npm run compile    writes the React app to generated/${name}\n`,
  );
  return 0;
}

/** Install the packages of a new project, and run `trama dev` in it until it ends; returns the exit code of what failed. */
async function startProject(folder: string, port: number | undefined): Promise<number> {
  const isWindows = process.platform === "win32";
  const installed = await runIn(
    folder,
    isWindows ? "npm.cmd" : "npm",
    ["install", "--no-fund", "--no-audit"],
    isWindows,
  );
  if (installed !== 0) return 1;
  const command = join(folder, "node_modules/trama/dist/cli/main.js");
  return runIn(folder, process.execPath, [command, "dev", ...(port === undefined ? [] : ["--port", String(port)])]);
}

/** Run a program in a folder, on this terminal; returns its exit code. It ends with this process. */
async function runIn(cwd: string, command: string, args: readonly string[], shell = false): Promise<number> {
  const child = spawn(command, args, { cwd, shell, stdio: "inherit" });
  const end = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.once("SIGINT", end).once("SIGTERM", end);
  const [code]: (number | null)[] = await once(child, "exit");
  process.off("SIGINT", end).off("SIGTERM", end);
  return code ?? 0;
}

/** The name of the folder, turned into a valid design name: kebab-case, starting with a letter. */
function nameOf(folder: string): string {
  const plain = basename(folder)
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
  return plain || "app";
}

/** Files of the design are in the layout of `trama fmt`. */
function inLayout(path: string, text: string): string {
  const inDesign = /^designs\/[^/]+\/(.+\.json)$/.exec(path)?.[1];
  return inDesign === undefined ? text : formatDesignFile(inDesign, text);
}

/** `my-app` as a title: `My app`. */
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

/** The version of trama that the project depends on: this one, or the checkout or tarball that this one comes from. */
function toolVersion(folder: string): string {
  const tool = packageRoot();
  const source = isCheckout(tool) ? tool : tarballOf(tool);
  return source === undefined ? manifest.version : `file:${relative(folder, source).split(sep).join("/")}`;
}

/** The tarball that npm has installed a package from; undefined for a package of a registry. */
function tarballOf(folder: string): string | undefined {
  const modules = dirname(folder);
  // npm records there what it has installed.
  const { packages } = recordOf(parseJson(readIfThere(join(modules, ".package-lock.json")) ?? ""));
  const { resolved } = recordOf(recordOf(packages)[`node_modules/${basename(folder)}`]);
  const [, path] = /^file:(.+)$/.exec(String(resolved)) ?? [];
  return path === undefined ? undefined : resolve(dirname(modules), path);
}

/** The files of a template, under the paths of the new project. Texts name it by `{{name}}` and `{{title}}`. */
function projectFiles(template: Template, name: string, title: string, version: string): Record<string, string> {
  const files = layersOf(template).flatMap((layer) =>
    filesBelow(join(packageRoot(), "cli/templates", layer)).map(([path, text]): [string, string] => [
      targets[path] ?? path.replace(/^design\//, `designs/${name}/`),
      text.replaceAll("{{name}}", () => name).replaceAll("{{title}}", () => title),
    ]),
  );
  const check = hasBackend(template) ? "trama tables --all --check && trama check --all" : "trama check --all";
  return {
    "package.json": json({
      name,
      version: "0.1.0",
      private: true,
      type: "module",
      scripts: {
        dev: "trama dev",
        compile: "trama compile",
        check,
        build: "trama build",
        serve: "trama serve",
        // Later versions of Node would also run the tests of Vitest, in TypeScript.
        test: `${check} && node --test tests/*.test.mjs`,
      },
      dependencies: { trama: version, ...exactVersions(requiredPackages) },
      ...(hasBackend(template) && { devDependencies: exactVersions(backendPackages) }),
    }),
    "tsconfig.json": json({
      compilerOptions: outputOptions,
      include: ["generated", "designs/*/custom", "tests"],
    }),
    ...Object.fromEntries(files),
  };
}

const hasBackend = (template: Template): boolean => template !== "blank";

/** The folders of `cli/templates` that make up a template. */
const layersOf = (template: Template): readonly string[] => [
  "shared",
  ...(hasBackend(template) ? ["data"] : []),
  template,
];

/** Paths of files that a package of npm cannot contain, or that would configure this repository. */
const targets: Readonly<Record<string, string>> = {
  editorconfig: ".editorconfig",
  gitattributes: ".gitattributes",
  gitignore: ".gitignore",
  prettierignore: ".prettierignore",
  "workflow.yml": ".github/workflows/check.yml",
};

/** The files below a folder, with their texts. */
const filesBelow = (folder: string): readonly (readonly [path: string, text: string])[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8")]);

/** JSON in the layout of Prettier: lists of texts are on one line. */
const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(
    /\[\s+((?:"[^"]*",?\s*)+)\]/g,
    (_, items: string) =>
      `[${items
        .trim()
        .split(/\s*,\s*/)
        .join(", ")}]`,
  )}\n`;
