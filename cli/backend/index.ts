/**
 * The only entry point of the embedded backend for the rest of the command line.
 *
 * Modules that need an optional package are imported lazily, so that commands without a backend start without them.
 */

export { type KeptSessions, keepSessions } from "./auth/kept-session.ts";
export type { Backend, BackendOptions } from "./backend.ts";
export { missingPackage } from "./database/engine/packages.ts";
export { printTables, readDatabase, type TablesFile } from "./database/introspect.ts";
export type { DatabaseRules, FunctionRules, TableRules } from "./database/rules.ts";
export { tablesDifferences } from "./database/tables-differences.ts";
export { writtenHeader } from "./functions/written-header.ts";
export { isBackendPath } from "./http/paths.ts";
export { readPluginSettings } from "./plugins/settings.ts";
export { BackendProblem } from "./problem.ts";

/** `rulesOfMigrations`. Throws when an optional package is missing; see `missingPackage`. */
export const loadRules = () => import("./database/rules.ts");

/** `startBackend` and `openMailbox`. Throws when an optional package is missing; see `missingPackage`. */
export const loadBackend = () => import("./backend.ts");

/**
 * `readServer`, which queries a PostgreSQL server. Throws when an optional package is missing; see `missingPackage`.
 */
export const loadServer = () => import("./database/engine/server.ts");
