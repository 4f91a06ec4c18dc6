import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Rules } from "../../compiler/diagnostics/rules.ts";
import { nearestName } from "../../compiler/near-names.ts";
import { CallError } from "../io.ts";
import { isObject } from "../json.ts";
import { isInside } from "./folders.ts";
import { type Format, formats } from "./formats.ts";
import { notAFile, readRegular } from "./regular-file.ts";
import { ancestors, configName, hasFile, rootAbove } from "./root.ts";
import { checkRules } from "./rules.ts";

/** The folders of one design. All paths are absolute. */
export interface Project {
  /** The nearest folder above the design with a `trama.config.json` or a `package.json`. */
  readonly root: string;
  readonly design: string;
  /** Contains one output folder per design. */
  readonly generated: string;
  /** Contains one folder per design with its built site. */
  readonly dist: string;
  /** The tool's own files; never committed. */
  readonly state: string;
  readonly config: Config;
}

/** Defaults from `trama.config.json`; the command line overrides them. */
export interface Config {
  readonly design?: string;
  readonly generated?: string;
  readonly dist?: string;
  readonly format?: Format;
  readonly maxWarnings?: number;
  readonly host?: string;
  readonly port?: number;
  /** Level changes of warnings, by code. */
  readonly rules?: Rules;
}

const configTypes: Record<keyof Config, "string" | "number" | "object"> = {
  design: "string",
  generated: "string",
  dist: "string",
  format: "string",
  maxWarnings: "number",
  host: "string",
  port: "number",
  rules: "object",
};

/** Find the project of the design that a command names, or of the default one. */
export function findProject(argument: string | undefined, cwd: string): Project {
  const nearby = configAbove(cwd);
  const design = argument === undefined ? defaultDesign(cwd, nearby) : namedDesign(argument, cwd);
  refuseControlCharacters(design, "the path of the design");
  const root = rootAbove(design) ?? cwd;
  const config = readConfig(root);
  // The bundler and the type checker read it.
  refuseSpecialFile(root, "package.json");
  return {
    root,
    design,
    generated: outputFolder(root, config, "generated"),
    dist: outputFolder(root, config, "dist"),
    state: join(root, ".trama"),
    config,
  };
}

/** No link is followed at or below this folder by commands that write to the design. */
export const designRoot = ({ root, design }: Project): string => (isInside(root, design) ? root : design);

/** Folders whose files other tools trust, in lower case: some file systems do not distinguish it. */
const foreignFolders = new Set([".git", "node_modules"]);

/** A checkout can contain its own configuration, so this must not name a folder outside the project, or of other tools. */
function outputFolder(root: string, config: Config, key: "generated" | "dist"): string {
  const name = config[key] ?? key;
  const folder = resolve(root, name);
  refuseControlCharacters(name, `\`${key}\` in ${configName}`);
  if (!isInside(root, folder))
    throw new CallError(`\`${key}\` in ${configName} is outside of the project`, "name a folder inside the project");
  const foreign = relative(root, folder)
    .split(sep)
    .find((part) => foreignFolders.has(part.toLowerCase()));
  if (foreign === undefined) return folder;
  throw new CallError(`\`${key}\` in ${configName} is in \`${foreign}\``, "name a folder that only Trama writes to");
}

/** Outputs name the design folder in a comment, which a line break would end; no path has a null character. */
function refuseControlCharacters(path: string, what: string): void {
  const shown = path.replace(
    /[\p{Cc}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  if (shown !== path) throw new CallError(`${what} has control characters: ${shown}`, "rename the folder");
}

/** The file in a design with its routes written by hand. */
export const ownRoutes = "custom/routes.tsx";

/** The name in `design.json`, or the folder's name without a usable one. */
export function designName(design: string): string {
  try {
    const { name }: { name?: unknown } = JSON.parse(
      readRegular(join(design, "design.json"), "design.json").toString("utf8"),
    );
    if (typeof name === "string" && /^[a-z][a-z0-9-]*$/.test(name)) return name;
  } catch {
    // Compiling reports what is wrong with the file.
  }
  return basename(design);
}

/** Returns a path relative to `cwd` for display, always with `/`. */
export function shownPath(path: string, cwd: string): string {
  const short = relative(cwd, path);
  return (short.startsWith("..") ? path : short || ".").split(sep).join("/");
}

function namedDesign(argument: string, cwd: string): string {
  const path = resolve(cwd, argument);
  if (hasFile(path, "design.json")) return path;
  if (basename(path) === "design.json" && existsSync(path)) return dirname(path);
  if (existsSync(path)) throw new CallError(`\`${argument}\` is not a design: it has no design.json`);
  const near = nearestName(basename(path), designsIn(dirname(path)));
  const help = near && `did you mean \`${join(dirname(argument), near).split(sep).join("/")}\`?`;
  throw new CallError(`there is no folder \`${argument}\``, help || undefined);
}

function defaultDesign(cwd: string, nearby: { readonly folder: string; readonly config: Config } | undefined): string {
  const above = ancestors(cwd);
  const inside = above.find((folder) => hasFile(folder, "design.json"));
  if (inside) return inside;
  if (nearby?.config.design) return namedDesign(nearby.config.design, nearby.folder);
  for (const folder of above) {
    const names = designsIn(join(folder, "designs"));
    const [only] = names;
    if (names.length === 1 && only) return join(folder, "designs", only);
    if (names.length > 1)
      throw new CallError(
        "more than one design here",
        `name one: ${names.map((name) => `designs/${name}`).join(", ")}`,
      );
  }
  throw new CallError("no design here", "name the folder with design.json, or create one with `trama init`");
}

function designsIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => hasFile(join(folder, name), "design.json"))
    .sort();
}

function configAbove(cwd: string): { readonly folder: string; readonly config: Config } | undefined {
  const folder = ancestors(cwd).find((each) => hasFile(each, configName));
  return folder === undefined ? undefined : { folder, config: readConfig(folder) };
}

/** The format of diagnostics in the nearest configuration. */
export const formatNear = (cwd: string): Format | undefined => configAbove(cwd)?.config.format;

function readConfig(folder: string): Config {
  const path = join(folder, configName);
  if (!existsSync(path)) return {};
  refuseSpecialFile(folder, configName);
  const config = parseConfig(path);
  for (const [key, value] of Object.entries(config)) checkConfigEntry(key, value);
  return config;
}

function parseConfig(path: string): Config {
  try {
    const config: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (isObject(config)) return config;
  } catch (error) {
    throw new CallError(`${configName} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new CallError(`${configName} must be an object`);
}

function checkConfigEntry(key: string, value: unknown): void {
  const type = Object.hasOwn(configTypes, key) ? configTypes[key as keyof Config] : undefined;
  if (type === undefined) {
    const near = nearestName(key, Object.keys(configTypes));
    throw new CallError(`${configName} has an unknown key \`${key}\``, near && `did you mean \`${near}\`?`);
  }
  if (typeof value !== type)
    throw new CallError(`\`${key}\` in ${configName} must be ${type === "object" ? "an" : "a"} ${type}`);
  if (key === "format" && !formats.some((format) => format === value))
    throw new CallError(`\`format\` in ${configName} must be one of ${formats.map((one) => `\`${one}\``).join(", ")}`);
  if (key === "rules") checkRules(value, configName);
}

function refuseSpecialFile(folder: string, name: string): void {
  if (statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === false) throw new CallError(notAFile(name));
}

/** The folder of the installed `trama` package, or of this checkout. */
export function packageRoot(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const found = ancestors(here).find((folder) => hasFile(folder, "package.json"));
  if (found === undefined) throw new Error(`no package.json above ${here}`);
  return found;
}

/** Whether the tool runs from a checkout, which has the runtime as source, so it need not be built first. */
export const isCheckout = (root: string): boolean => existsSync(join(root, "runtime/index.ts"));
