import { diagnose } from "../../diagnostics/diagnostic.ts";
import { fixedMessages } from "../../diagnostics/fixed-messages.ts";
import { joined, keysOf } from "../../iterables.ts";
import { missingNames, nearestName } from "../../near-names.ts";
import { placeOf } from "../../span.ts";
import type { LinkContext } from "../context.ts";
import type { NamedProp } from "./symbols.ts";

/** The kinds of things that plain text in the design can refer to. */
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
  | "constraint"
  | "field"
  | "relation"
  | "function"
  | "action"
  | "icon"
  | "asset"
  | "property"
  | "parameter"
  | "record"
  | "language"
  | "API group";

/** The file of the design whose errors make all names of a kind unknown. */
const parts: Partial<Record<Kind, string>> = {
  variable: "variables",
  collection: "collections",
  workflow: "workflows",
  group: "design",
  table: "tables",
  column: "tables",
  constraint: "tables",
  function: "tables",
  relation: "tables",
  record: "collections",
  "API group": "design",
};

/** Reports `reference/unknown` unless `known` has the name. Names of unsound files are accepted. */
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
  const { poisoned } = ctx.symbols;
  const holder = parts[kind];
  if (holder !== undefined && poisoned.has(holder)) return false;
  if (poisoned.has(`${kind === "popup" ? "component" : kind}:${name}`)) return false;
  const place = { ...placeOf(ctx.file, owner as object, key), ...(part ? { part } : {}) };
  ctx.report(
    diagnose(
      "reference/unknown",
      place,
      kind,
      name,
      nearestName(name, known.keys()),
      fixedMessages[`reference/unknown ${kind}`],
      keysOf(known),
    ),
  );
  return false;
}

export interface Names {
  has(name: string): boolean;
  keys(): Iterable<string>;
}

/** Returns the names of both. */
export const eitherOf = (one: Names, other: Names): Names => ({
  has: (name) => one.has(name) || other.has(name),
  keys: () => joined(one.keys(), other.keys()),
});

/** Returns the required properties that a use of a component lacks, except one that it has under a misspelt name. */
export function missingProps(
  { props }: { readonly props: ReadonlyMap<string, Pick<NamedProp, "isRequired">> },
  given: object,
): readonly string[] {
  const required = [...props].filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  return missingNames(Object.keys(given), required, props);
}

/** Checks the collection, table or view whose row each of these properties, parameters and results declares. */
export function checkRows(ctx: LinkContext, shapes: readonly ({ readonly rowOf?: string } | undefined)[] = []): void {
  const { collections, tables } = ctx.symbols;
  for (const shape of shapes) {
    if (shape?.rowOf === undefined) continue;
    checkName(ctx, "collection", shape.rowOf, eitherOf(collections, tables), shape, "rowOf");
  }
}
