import type { LinkedFetch, LinkedValue } from "../3-link/linked-design.ts";
import { collectionImport } from "../3-link/names/place-scope.ts";
import { type LowerContext, use } from "./context.ts";
import type { OutputExpression } from "./output-module.ts";
import { runtimeFunction } from "./runtime-names.ts";
import { code, lowerNow } from "./value.ts";

/**
 * Returns a collection as pages and steps fetch it: `produto`, or with parameters `withParams(produto, () => ({ … }))`.
 * Without `given`, a fetch again uses the last parameters and the page that a paginator turned to.
 */
export function lowerFetch(
  ctx: LowerContext,
  collection: string,
  given: LinkedValue | undefined,
  isAgain: boolean,
): OutputExpression {
  const source = code(use(ctx, collectionImport(collection, ctx.prefix)));
  if (isAgain && !given) return { kind: "call", callee: use(ctx, runtimeFunction("withLastParams")), args: [source] };
  if ((ctx.symbols.collections.get(collection)?.params.length ?? 0) === 0) return source;
  const params: OutputExpression = given ? lowerNow(ctx, given) : { kind: "object", entries: [] };
  return {
    kind: "call",
    callee: use(ctx, runtimeFunction("withParams")),
    args: [source, { kind: "arrow", params: "", body: params }],
  };
}

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
      items: group.map((name) => lowerFetch(ctx, name, given.get(name), false)),
    }),
  );
  const [only] = lists;
  return lists.length === 1 && only ? only : { kind: "list", items: lists };
}

/** Returns the keys of what the formulas of a value read. */
export function readsOf(value: LinkedValue): readonly string[] {
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
export const readsParams = (value: LinkedValue): boolean => readsOf(value).some((read) => read.startsWith("param:"));
