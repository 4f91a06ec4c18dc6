import type { PageJson } from "../2-validate/schema-types.ts";
import { relatedWords } from "../diagnostics/catalogue.ts";
import { diagnose, relate } from "../diagnostics/diagnostic.ts";
import { type Type, unknown } from "../formula-types.ts";
import { type Place, placeOf } from "../span.ts";
import type { LinkContext } from "./context.ts";
import { nameOfRecord, recordRows } from "./names/gather-names.ts";
import { checkName } from "./names/references.ts";
import type { NamedCollection } from "./names/symbols.ts";
import { namedThing } from "./names/thing.ts";

/**
 * Checks the settings that generate one page per record of a collection. Returns the type of `page.record`, or unknown
 * if a setting is wrong.
 *
 * Reports `page/no-records`, `page/record-parameter`, `page/record-without-name` and `page/duplicate-record`.
 */
export function linkRecords(ctx: LinkContext, json: PageJson): Type | undefined {
  const { records } = json;
  if (records === undefined) return undefined;
  const { collections } = ctx.symbols;
  ctx.reads.add(namedThing("collection", records.collection));
  checkParameter(ctx, json);
  if (!checkName(ctx, "collection", records.collection, collections, records, "collection")) return unknown;
  const collection = collections.get(records.collection);
  if (!collection) return unknown;
  const { json: data, row } = collection;
  const isEmpty = Array.isArray(data.data) && data.data.length === 0;
  if (data.source !== "static" || data.inline === false || collection.isSingle || isEmpty) {
    ctx.report(diagnose("page/no-records", placeOf(ctx.file, records, "collection"), records.collection));
    return unknown;
  }
  if (!checkKinds(ctx, collection, records.field)) return unknown;
  if (row.kind !== "record" || checkName(ctx, "field", records.field, row.fields, records, "field"))
    checkRows(ctx, collection, records.field);
  return row;
}

/** Checks that the path has exactly one parameter, the same in every language. */
function checkParameter(ctx: LinkContext, json: PageJson): void {
  const { params = [], paths = new Map<string, string>() } = ctx.symbols.pages.get(json.id) ?? {};
  const [only] = params;
  const isSame = [...paths.values()].every(
    (path) =>
      path
        .split("/")
        .filter((part) => part.startsWith(":"))
        .join() === `:${only}`,
  );
  if (only === undefined || !isSame)
    ctx.report(diagnose("page/record-parameter", placeOf(ctx.file, json, "path"), json.id));
}

/** Checks that every row is a record; other values have no field to name a page. */
function checkKinds(ctx: LinkContext, collection: NamedCollection, field: string): boolean {
  const { data } = collection.json;
  if (!Array.isArray(data)) return true;
  const known = new Set<unknown>(recordRows(collection));
  data.forEach((row, rowIndex) => {
    if (known.has(row)) return;
    ctx.report(diagnose("page/record-without-name", placeOf(collection.place.file, data, rowIndex), field));
  });
  return known.size === data.length;
}

function checkRows(ctx: LinkContext, collection: NamedCollection, field: string): void {
  const { file } = collection.place;
  const first = new Map<string, Place>();
  for (const row of recordRows(collection)) {
    const place = Object.hasOwn(row, field) ? placeOf(file, row, field) : placeOf(file, row);
    const name = nameOfRecord(row, field);
    const other = name === undefined ? undefined : first.get(name);
    if (name === undefined) ctx.report(diagnose("page/record-without-name", place, field));
    else if (other === undefined) first.set(name, place);
    else ctx.report(relate(diagnose("page/duplicate-record", place, name), other, relatedWords.other));
  }
}
