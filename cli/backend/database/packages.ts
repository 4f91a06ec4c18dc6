import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "../../../package.json" with { type: "json" };
import { isMissingPackage } from "../../error-code.ts";
import { BackendProblem } from "../problem.ts";

const database = "@electric-sql/pglite";
const services = "@supabase/lite";

/**
 * Refuse a database of another version than ours beneath the services: it cannot read what ours has made.
 *
 * The services ask for an older one. Only the project that installs us can give them ours, by `overrides`.
 */
export function checkPackages(from = dirname(fileURLToPath(import.meta.url))): void {
  const own = packageFolder(database, from);
  const above = packageFolder(services, from);
  const theirs = above && packageFolder(database, above);
  if (own === undefined || theirs === undefined || versionOf(own) === versionOf(theirs)) return;
  const overrides = JSON.stringify({ [database]: manifest.overrides[database] });
  throw new BackendProblem(
    `the embedded backend needs one version of ${database}, ${versionOf(own)} and ${versionOf(theirs)} are installed\n  help: write \`"overrides": ${overrides}\` into package.json, then run \`npm install\``,
  );
}

/** What to say when a package of the backend is not there, or nothing when the error is another. */
export function missingPackage(error: unknown): BackendProblem | undefined {
  if (!isMissingPackage(error)) return undefined;
  const [, name = ""] = /^Cannot find package '((?:@[^/']+\/)?[^/']+)/.exec(error.message) ?? [];
  if (!Object.hasOwn(manifest.optionalDependencies, name)) return undefined;
  return new BackendProblem(
    `the embedded backend needs the package ${name}, which is not installed\n  help: run \`npm install --include=optional\``,
  );
}

/** The folder of an installed package as seen from another, links resolved. */
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
