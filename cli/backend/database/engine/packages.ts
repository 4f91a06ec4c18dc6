import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "../../../../package.json" with { type: "json" };
import { isMissingPackage } from "../../../error-code.ts";
import { BackendProblem } from "../../problem.ts";

const database = "@electric-sql/pglite";
const services = "@supabase/lite";
const here = dirname(fileURLToPath(import.meta.url));

/**
 * Refuse when the services use another version of the database than ours: it cannot read the data of ours.
 *
 * The services depend on an older one. Only the project that installs us can change that, with `overrides`.
 */
export function checkPackages(from = here): void {
  const own = packageFolder(database, from);
  const above = packageFolder(services, from);
  const theirs = above && packageFolder(database, above);
  if (own === undefined || theirs === undefined || versionOf(own) === versionOf(theirs)) return;
  const overrides = JSON.stringify({ [database]: manifest.overrides[database] });
  throw new BackendProblem(
    `the embedded backend needs a single version of ${database}, but ${versionOf(own)} and ${versionOf(theirs)} are installed\n  help: add \`"overrides": ${overrides}\` to package.json, then run \`npm install\``,
  );
}

/** Returns the problem of a missing package of the backend; undefined for any other error. */
export function missingPackage(error: unknown): BackendProblem | undefined {
  if (!isMissingPackage(error)) return undefined;
  const [, name = ""] = /^Cannot find package '((?:@[^/']+\/)?[^/']+)/.exec(error.message) ?? [];
  if (!Object.hasOwn(manifest.optionalDependencies, name)) return undefined;
  return new BackendProblem(
    `the embedded backend needs the package ${name}, which is not installed\n  help: run \`npm install --include=optional\``,
  );
}

/** The installed version of the database, which its files in the cache depend on. */
export const databaseVersion = (): string => versionOf(packageFolder(database, here) ?? "");

/** Load a package that the services depend on, in their version; undefined when they are not installed. */
export function requireOfServices(name: string): unknown {
  const folder = packageFolder(services, here);
  return folder && createRequire(join(folder, "package.json"))(name);
}

/** Returns the folder of an installed package as seen from another, with links resolved. */
function packageFolder(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", name);
    if (existsSync(join(found, "package.json"))) return realpathSync(found);
    if (dirname(folder) === folder) return undefined;
  }
}

function versionOf(folder: string): string {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return String(version);
}
