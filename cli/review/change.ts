import type { JsonContainer, SourceFile } from "../../compiler/span.ts";
import type { Words } from "./render/words.ts";

/** What a change is about; changes are grouped by it, in this order. */
export const areas = [
  "access",
  "pages",
  "sections",
  "components",
  "workflows",
  "formulas",
  "data",
  "database",
  "look",
  "app",
  "files",
  "size",
] as const;
export type Area = (typeof areas)[number];

/** Changes that a reviewer should not miss, in the order of the summary. */
export const riskNames = {
  "access-added": "access added",
  "write-added": "write added",
  "write-grown": "write reaches more rows",
  "question-removed": "question removed",
  "filter-removed": "filter removed",
  "policy-dropped": "policy dropped",
  "policy-changed": "policy changed",
  "row-security-off": "row-level security off",
  "grant-added": "grant added",
  "search-path": "search path open",
  "guard-changed": "guard changed",
  "trigger-dropped": "trigger dropped",
  "trigger-changed": "trigger changed",
  "constraint-dropped": "constraint dropped",
  "constraint-changed": "constraint changed",
  "job-changed": "job changed",
  "trusted-html": "trusted HTML",
  "new-origin": "new origin",
  "sign-in-weaker": "sign-in weaker",
  "network-call": "network call",
  "code-run": "code from text",
  "package-changed": "package changed",
  "script-changed": "script changed",
  "column-dropped": "column dropped",
  "data-lost": "data lost",
  "money-changed": "money changed",
  "may-fail": "may fail on data",
  "long-lock": "long lock",
  "clients-break": "open apps break",
  "migration-changed": "migration changed",
  "address-key-changed": "address key changed",
  "path-changed": "path changed",
  "stored-variable-changed": "stored variable changed",
  "rule-off": "rule off",
  "bundle-grown": "bundle grown",
  "not-compared": "not compared",
} as const;
export type RiskKind = keyof typeof riskNames;

/** One sentence about a thing, with its risks. */
export interface Line {
  readonly words: Words;
  readonly risks: readonly RiskKind[];
}

/** A place in one of the two designs. */
export interface ChangePlace {
  readonly side: "base" | "head";
  readonly file: SourceFile;
  readonly owner: JsonContainer;
  readonly key?: string | number | undefined;
}

/** One change, as a sentence about a thing in the design. */
export interface Change {
  readonly area: Area;
  /** The page, component, workflow or the like, as people call it; empty for the whole app. */
  readonly unit: string;
  /** Where in the unit: usually the name of an element. */
  readonly where: readonly string[];
  readonly words: Words;
  readonly risks: readonly RiskKind[];
  /** The file of the design, for changes without a place in JSON. */
  readonly path?: string | undefined;
  readonly place?: ChangePlace | undefined;
  /** The pages on which the change is visible; absent when the unit is a page, or not part of one. */
  readonly pages?: readonly string[] | undefined;
}
