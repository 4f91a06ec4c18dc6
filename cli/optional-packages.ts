import manifest from "../package.json" with { type: "json" };
import { codeOf } from "./error-code.ts";
import { CallError } from "./io.ts";

type Version = keyof typeof manifest.devDependencies;

/** Packages that only some projects need: what needs them, and whether only work on a project does. */
interface Use {
  readonly subject: string;
  readonly packages: readonly Version[];
  readonly isForWork: boolean;
}

const uses: readonly Use[] = [
  { subject: "the embedded backend", packages: ["@electric-sql/pglite"], isForWork: true },
  { subject: "reading custom/", packages: ["ts-morph"], isForWork: true },
  { subject: "--pictures", packages: ["playwright-core"], isForWork: true },
  { subject: "the element apex-chart", packages: ["apexcharts", "react-apexcharts"], isForWork: false },
  { subject: "trama/runtime/supabase", packages: ["@supabase/supabase-js"], isForWork: false },
];

/** Programs for one platform, which npm installs as optional packages of their own. */
const programs: Readonly<Record<string, string>> = {
  "@esbuild/": "bundling",
  "@typescript/": "type-checking",
};

/** Returns what to tell of an import that fails because an optional package is not installed; undefined for others. */
export function missingPackage(error: unknown): CallError | undefined {
  const name = nameOfMissing(error);
  return name === undefined ? undefined : lackOf(name);
}

/** Returns what to tell of an optional package that is not installed, with the line that installs it. */
export function lackOf(name: string): CallError | undefined {
  const use = uses.find(({ packages }) => packages.some((each) => each === name));
  const [, doing] = Object.entries(programs).find(([start]) => name.startsWith(start)) ?? [];
  const subject = use?.subject ?? doing;
  if (subject === undefined) return undefined;
  const message = `${subject} needs the package ${name}, which is not installed`;
  return new CallError(message, `run \`npm install ${use === undefined ? "--include=optional" : argumentsOf(use)}\``);
}

const argumentsOf = ({ packages, isForWork }: Use): string =>
  [...(isForWork ? ["--save-dev"] : []), ...packages.map((name) => `${name}@${exactVersion(name)}`)].join(" ");

/** The version that this tool is tested with. */
export const exactVersion = (name: Version): string => manifest.devDependencies[name];

function nameOfMissing(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, program] = /^The package "(@esbuild\/[^"]+)" could not be found/.exec(error.message) ?? [];
  if (program !== undefined) return program;
  if (codeOf(error) !== "ERR_MODULE_NOT_FOUND" && codeOf(error) !== "MODULE_NOT_FOUND") return undefined;
  return /^Cannot find (?:package|module) '((?:@[^/']+\/)?[^/']+)/.exec(error.message)?.[1];
}
