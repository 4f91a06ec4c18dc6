/**
 * The only entry point of the embedded backend for the rest of the command line.
 *
 * Modules that need the database, an optional package, are imported lazily: commands without a backend start without it.
 */

export { type KeptSessions, keepSessions } from "./auth/kept-session.ts";
export type { Backend, BackendOptions } from "./backend.ts";
export type { BothSidesAnswer, BothSidesTask } from "./database/both-sides-worker.ts";
export type { Catalogue, CatalogueKind, CatalogueObject, Property } from "./database/catalogue.ts";
export { printTables, readDatabase, withoutConstraints } from "./database/introspect.ts";
export type { DatabaseRules, FunctionRules, PolicyRules, ReferenceRules, TableRules } from "./database/rules.ts";
export { statementsOf } from "./database/statements.ts";
export { tablesDifferences } from "./database/tables-differences.ts";
export type { TablesFile } from "./database/tables-file.ts";
export { touchedThings } from "./database/touched-things.ts";
export { writtenHeader } from "./functions/written-header.ts";
export { isBackendPath } from "./http/paths.ts";
export { readPluginSettings } from "./plugins/settings.ts";
export { BackendProblem } from "./problem.ts";

/** `rulesOfMigrations`. */
export const loadRules = () => import("./database/rules.ts");

/** `readBothSides`. */
export const loadBothSides = () => import("./database/both-sides.ts");

/** `startBackend` and `openMailbox`. */
export const loadBackend = () => import("./backend.ts");

/** `readServer`, which queries a PostgreSQL server. */
export const loadServer = () => import("./database/engine/server.ts");
