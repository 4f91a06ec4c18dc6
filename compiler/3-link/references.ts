import { diagnose } from "../diagnostics/diagnostic.ts";
import { nearestName } from "../near-names.ts";
import { type JsonContainer, placeOf } from "../span.ts";
import type { LinkContext } from "./context.ts";

/** What a name that stands in the design as plain text can refer to. */
export type Kind =
  | "page"
  | "section"
  | "component"
  | "popup"
  | "variable"
  | "collection"
  | "workflow"
  | "group"
  | "element"
  | "event"
  | "slot"
  | "table"
  | "column"
  | "relation"
  | "function"
  | "action"
  | "icon"
  | "asset"
  | "property"
  | "parameter";

/** The file whose unsoundness makes all names of a kind unknown. */
const files: Partial<Record<Kind, string>> = {
  variable: "variables.json",
  collection: "collections.json",
  workflow: "workflows.json",
  group: "design.json",
  table: "tables.json",
  column: "tables.json",
  function: "tables.json",
  relation: "tables.json",
};

/** Report `reference/unknown` unless `known` has the name; names of unsound files are let pass. */
export function checkName(
  ctx: LinkContext,
  kind: Kind,
  name: string,
  known: Names,
  owner: object,
  key: string | number,
  part?: "key",
): boolean {
  if (known.has(name)) return true;
  const file = files[kind];
  const poisoned = ctx.environment.poisoned;
  if (file !== undefined && poisoned.has(file)) return false;
  if (poisoned.has(`${kind}s/${name}.json`) || (kind === "popup" && poisoned.has(`components/${name}.json`)))
    return false;
  const place = { ...placeOf(ctx.file, owner as JsonContainer, key), ...(part ? { part } : {}) };
  ctx.report(diagnose("reference/unknown", place, kind, name, nearestName(name, known.keys())));
  return false;
}

interface Names {
  has(name: string): boolean;
  keys(): Iterable<string>;
}
