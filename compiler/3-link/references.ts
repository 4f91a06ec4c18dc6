import { diagnose } from "../diagnostics/diagnostic.ts";
import { fixedMessages } from "../diagnostics/fixed-messages.ts";
import { nearestName } from "../near-names.ts";
import { type JsonContainer, placeOf } from "../span.ts";
import type { LinkContext } from "./context.ts";
import type { LinkedValue } from "./types.ts";

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
  | "field"
  | "relation"
  | "function"
  | "action"
  | "icon"
  | "asset"
  | "property"
  | "parameter"
  | "language";

/** The part of the design whose unsoundness makes all names of a kind unknown. */
const parts: Partial<Record<Kind, string>> = {
  variable: "variables",
  collection: "collections",
  workflow: "workflows",
  group: "design",
  table: "tables",
  column: "tables",
  function: "tables",
  relation: "tables",
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
  const { poisoned } = ctx.environment;
  const holder = parts[kind];
  if (holder !== undefined && poisoned.has(holder)) return false;
  if (poisoned.has(`${kind === "popup" ? "component" : kind}:${name}`)) return false;
  const place = { ...placeOf(ctx.file, owner as JsonContainer, key), ...(part ? { part } : {}) };
  ctx.report(
    diagnose(
      "reference/unknown",
      place,
      kind,
      name,
      nearestName(name, known.keys()),
      fixedMessages[`reference/unknown ${kind}`],
    ),
  );
  return false;
}

interface Names {
  has(name: string): boolean;
  keys(): Iterable<string>;
}

const activeAddress = /^[\s\u0000-\u001f]*(javascript|vbscript|data:text\/html)/i;

/** Reports `url/active` and `asset/missing`. */
export function checkAddress(ctx: LinkContext, linked: LinkedValue): void {
  if (linked.kind !== "literal" || typeof linked.value !== "string") return;
  if (activeAddress.test(linked.value.replace(/[\t\n\r]/g, "")))
    ctx.report(diagnose("url/active", linked.place, linked.value));
  if (linked.value.startsWith("assets/") && !ctx.environment.assets.has(linked.value))
    ctx.report(diagnose("asset/missing", linked.place, linked.value));
}

/** Every parameter of a page's path must be given, and no other. */
export function checkPathParams(ctx: LinkContext, page: string, params: object | undefined, owner: object): void {
  const known = ctx.environment.pages.get(page)?.params ?? [];
  for (const name of Object.keys(params ?? {}))
    checkName(ctx, "parameter", name, new Map(known.map((one) => [one, one])), params ?? {}, name, "key");
  for (const name of known) {
    if (!params || !Object.hasOwn(params, name))
      ctx.report(diagnose("page/missing-parameter", placeOf(ctx.file, owner as JsonContainer, "page"), page, name));
  }
}
