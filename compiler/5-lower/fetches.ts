import type { LinkedFetch, LinkedValue } from "../3-link/linked-design.ts";
import type { Thing } from "../3-link/names/thing.ts";
import { type LowerContext, use } from "./context.ts";
import type { OutputExpression } from "./output-module.ts";
import { runtimeFunction } from "./runtime-names.ts";
import { collectionImport } from "./spell.ts";
import { code, lowerNow } from "./value.ts";

/**
 * Returns a collection as a step fetches it: `produto`, or with parameters `withParams(produto, { … })`.
 * Without `given`, a fetch again uses the last parameters and the page that a paginator turned to.
 */
export function lowerFetch(
  ctx: LowerContext,
  collection: string,
  given: LinkedValue | undefined,
  isAgain: boolean,
): OutputExpression {
  const source = sourceOf(ctx, collection);
  if (isAgain && !given) return { kind: "call", callee: use(ctx, runtimeFunction("withLastParams")), args: [source] };
  return hasParams(ctx, collection) ? withParams(ctx, source, paramsOf(ctx, given)) : source;
}

/** Returns a collection as a page fetches it, with parameters that are computed at each fetch. */
function lowerPageFetch(ctx: LowerContext, collection: string, given: LinkedValue | undefined): OutputExpression {
  const source = sourceOf(ctx, collection);
  if (!hasParams(ctx, collection)) return source;
  return withParams(ctx, source, { kind: "arrow", params: "", body: paramsOf(ctx, given) });
}

const sourceOf = (ctx: LowerContext, collection: string): OutputExpression =>
  code(use(ctx, collectionImport(collection)));

const hasParams = (ctx: LowerContext, collection: string): boolean =>
  (ctx.symbols.collections.get(collection)?.params.length ?? 0) > 0;

const paramsOf = (ctx: LowerContext, given: LinkedValue | undefined): OutputExpression =>
  given ? lowerNow(ctx, given) : { kind: "object", entries: [] };

const withParams = (ctx: LowerContext, source: OutputExpression, params: OutputExpression): OutputExpression => ({
  kind: "call",
  callee: use(ctx, runtimeFunction("withParams")),
  args: [source, params],
});

/** Returns groups of collections; a single group is a plain list. */
export function lowerGroups(
  ctx: LowerContext,
  groups: readonly (readonly string[])[],
  fetches: readonly LinkedFetch[] = [],
): OutputExpression {
  const given = new Map(fetches.map((fetch) => [fetch.collection, fetch.with]));
  const lists = groups.map(
    (group): OutputExpression => ({
      kind: "list",
      items: group.map((name) => lowerPageFetch(ctx, name, given.get(name))),
    }),
  );
  const [only] = lists;
  return lists.length === 1 && only ? only : { kind: "list", items: lists };
}

/** Returns what the formulas of a value read. */
export function readsOf(value: LinkedValue): readonly Thing[] {
  switch (value.kind) {
    case "literal":
      return [];
    case "formula":
      return value.formula.reads;
    case "localized":
      return value.texts.flatMap((one) => readsOf(one.value));
    case "record":
      return value.entries.flatMap((entry) => readsOf(entry.value));
    case "list":
      return value.items.flatMap(readsOf);
  }
}

/** Whether a part of a collection reads the collection's parameters. */
export const readsParams = (value: LinkedValue): boolean => readsOf(value).some(({ kind }) => kind === "param");
