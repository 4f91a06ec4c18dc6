import manifest from "../package.json" with { type: "json" };
import { codeOf } from "./error-code.ts";
import { CallError } from "./io.ts";

type Package = keyof typeof manifest.devDependencies;

/** Packages that a project installs itself: what needs them, and whether only work on the project does. */
interface Use {
  readonly subject: string;
  readonly packages: readonly Package[];
  readonly isForWork: boolean;
}

/** What every app needs: a project brings its own, so that there is one copy beside its other code. */
export const requiredPackages = ["react", "react-dom", "react-router-dom"] as const;
/** What the embedded backend needs, and nothing that is built. */
export const backendPackages = ["@electric-sql/pglite"] as const;

const uses: readonly Use[] = [
  { subject: "an app", packages: requiredPackages, isForWork: false },
  { subject: "the embedded backend", packages: backendPackages, isForWork: true },
  { subject: "reading custom/", packages: ["ts-morph"], isForWork: true },
  { subject: "--pictures", packages: ["playwright-core"], isForWork: true },
  { subject: "the element apex-chart", packages: ["apexcharts", "react-apexcharts"], isForWork: false },
  { subject: "trama/runtime/supabase", packages: ["@supabase/supabase-js"], isForWork: false },
];

/** Returns the error of an import that fails because an optional package is not installed; undefined for any other. */
export function missingPackage(error: unknown): CallError | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, program] = /^The package "(@esbuild\/[^"]+)" could not be found/.exec(error.message) ?? [];
  if (program !== undefined) return lackOfProgram(program);
  if (codeOf(error) !== "ERR_MODULE_NOT_FOUND" && codeOf(error) !== "MODULE_NOT_FOUND") return undefined;
  const [, path = ""] = /^Cannot find (?:package|module) '([^']+)/.exec(error.message) ?? [];
  return lackOf(packageOf(path));
}

/** The package of a module: `react-dom` of `react-dom/client`. */
export const packageOf = (path: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? "";

/** Returns the error of an optional package that is not installed; undefined for any other package. */
export function lackOf(name: string): CallError | undefined {
  const use = uses.find(({ packages }) => packages.some((each) => each === name));
  if (use === undefined) return undefined;
  const { subject, packages, isForWork } = use;
  const exact = Object.entries(exactVersions(packages)).map(([each, version]) => `${each}@${version}`);
  return lack(subject, name, [...(isForWork ? ["--save-dev"] : []), ...exact]);
}

/** Returns the error of a program of esbuild or TypeScript that is not installed: npm treats it as optional. */
export const lackOfProgram = (name: string): CallError =>
  lack(name.startsWith("@esbuild/") ? "bundling" : "type-checking", name, ["--include=optional"]);

const lack = (subject: string, name: string, toInstall: readonly string[]): CallError =>
  new CallError(
    `${subject} needs the package ${name}, which is not installed`,
    `run \`npm install ${toInstall.join(" ")}\``,
  );

/** The versions that this tool is tested with. */
export const exactVersions = (names: readonly Package[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, manifest.devDependencies[name]]));
