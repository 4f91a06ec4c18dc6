import type { FetchJson } from "../../2-validate/schema-types.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { placeOf } from "../../span.ts";
import { optional } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedFetch } from "../linked-design.ts";
import type { PlaceScope } from "../names/place-scope.ts";
import { checkName } from "../names/references.ts";
import { namedThing } from "../names/thing.ts";
import { expecting, linkEntries } from "./link-value.ts";

/**
 * Links the collections that a page or a step fetches. Reports unknown collections, and wrong, missing and unknown
 * parameters. With `isAgain`, one without values keeps its last ones.
 */
export const linkFetches = (
  ctx: LinkContext,
  scope: PlaceScope,
  list: readonly FetchJson[],
  isAgain = false,
): readonly LinkedFetch[] =>
  list.map((one, index) =>
    typeof one === "string"
      ? linkFetch(ctx, scope, { collection: one, owner: list, key: index, where: "name" }, isAgain)
      : linkFetch(ctx, scope, { ...one, owner: one, key: "collection", where: "item" }, isAgain),
  );

/** Where a collection to fetch is named, and the values that it gets. */
interface FetchSite {
  readonly collection: string;
  readonly with?: object;
  readonly owner: object;
  readonly key: string | number;
  /** What names it, for the help of `collection/missing-parameter`. */
  readonly where: "step" | "item" | "name" | "app";
}

/** Links one collection to fetch; see `linkFetches`. */
export function linkFetch(ctx: LinkContext, scope: PlaceScope, site: FetchSite, isAgain: boolean): LinkedFetch {
  const { collection, with: given, owner, key, where } = site;
  const place = placeOf(ctx.file, owner, key);
  ctx.reads.add(namedThing("collection", collection));
  if (!checkName(ctx, "collection", collection, ctx.symbols.collections, owner, key))
    return { ...place, collection, with: undefined };
  const params = new Map(ctx.symbols.collections.get(collection)?.params.map((param) => [param.name, param]));
  const unknown = Object.keys(given ?? {}).filter(
    (name) => !checkName(ctx, "parameter", name, params, given ?? {}, name, "key"),
  );
  // A misspelled parameter has been reported.
  if (unknown.length === 0 && (given || !isAgain))
    for (const { name, isOptional } of params.values())
      if (!isOptional && !Object.hasOwn(given ?? {}, name))
        ctx.report(diagnose("collection/missing-parameter", place, collection, name, where));
  const entries = linkEntries(ctx, scope, given, () => undefined);
  for (const { name, value } of entries) {
    const param = params.get(name);
    if (param) expecting(ctx, value, param.isOptional ? optional(param.type) : param.type, !param.isOptional);
  }
  const hasValues = params.size > 0 && (given !== undefined || !isAgain);
  return {
    ...place,
    collection,
    with: hasValues ? { kind: "record", entries, ...place } : undefined,
  };
}
