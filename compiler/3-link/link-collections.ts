import type { CatalogueSchema } from "../catalogue-types.ts";
import type { SourceFile } from "../span.ts";
import type { Type } from "../types.ts";
import type { LinkContext } from "./context.ts";
import type { CollectionShape, NamedTable } from "./environment.ts";
import { filterSchema, linkValue, mapSchema } from "./link-value.ts";
import type { PlaceScope } from "./place-scope.ts";
import { checkName } from "./references.ts";
import type { LinkedCollection, LinkedEntry } from "./types.ts";

/** The parts of a collection that are computed when it is fetched, in the order in which they are printed. */
const boundParts: Readonly<Record<string, CatalogueSchema>> = {
  args: mapSchema,
  filter: filterSchema,
  sort: filterSchema,
  limit: { type: "integer" },
  offset: { type: "integer" },
};

/** Link the collections of a file. Reports unknown tables, columns, relations and functions. */
export function linkCollections(
  file: SourceFile,
  contextOf: (file: SourceFile) => LinkContext,
  scope: PlaceScope,
): readonly LinkedCollection[] {
  return [...contextOf(file).environment.collections.values()].map((named) => {
    const ctx = contextOf(file);
    const { json } = named;
    checkSource(ctx, json);
    const entries: LinkedEntry[] = [];
    for (const part in boundParts) {
      if (json[part] !== undefined)
        entries.push({ name: part, value: linkValue(ctx, scope, json, part, boundParts[part]) });
    }
    return { named, entries, reads: ctx.reads };
  });
}

/** Check the table, columns and function that a collection reads. */
function checkSource(ctx: LinkContext, json: CollectionShape): void {
  const { tables, functions } = ctx.environment;
  for (const key of ["table", "view"] as const) {
    const name = json[key];
    if (name === undefined || tables.size === 0 || !checkName(ctx, "table", name, tables, json, key)) continue;
    const table = tables.get(name);
    if (table) checkTable(ctx, json, table);
  }
  if (json.function !== undefined && functions.size > 0)
    checkName(ctx, "function", json.function, functions, json, "function");
}

function checkTable(ctx: LinkContext, json: CollectionShape, table: NamedTable): void {
  const { columns, embed = {} } = json;
  if (columns) checkColumns(ctx, columns, table);
  for (const alias of Object.keys(embed)) {
    if (!checkName(ctx, "relation", alias, table.relations, embed, alias, "key")) continue;
    const related = ctx.environment.tables.get(table.relations.get(alias)?.table ?? "");
    const inner = embed[alias]?.columns;
    if (related && inner) checkColumns(ctx, inner, related);
  }
  checkFields(ctx, json.filter, table.row.fields);
  checkFields(ctx, json.sort, table.row.fields);
}

function checkColumns(ctx: LinkContext, columns: readonly string[], { row }: NamedTable): void {
  columns.forEach((column, columnIndex) => {
    checkName(ctx, "column", column, row.fields, columns, columnIndex);
  });
}

/** Check the columns that a filter or an order names. A dotted field is one of a relation and is left to the database. */
function checkFields(ctx: LinkContext, json: unknown, fields: ReadonlyMap<string, Type>): void {
  if (typeof json !== "object" || json === null) return;
  for (const [key, value] of Object.entries(json)) {
    if ((key === "field" || key === "by") && typeof value === "string") {
      if (!value.includes(".") && !value.includes("->")) checkName(ctx, "column", value, fields, json, key);
    } else if (typeof value === "object" && !("formula" in (value ?? {}))) checkFields(ctx, value, fields);
  }
}
