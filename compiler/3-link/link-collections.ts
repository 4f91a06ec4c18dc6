import type { CatalogueSchema } from "../catalogue/catalogue-types.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import { unknown } from "../formula-types.ts";
import { placeOf, type SourceFile } from "../span.ts";
import { list, typeFromSchema, typeText, withoutNothing } from "../value-types.ts";
import type { LinkContext } from "./context.ts";
import type { LinkedCollection, LinkedEntry, LinkedLiteral, LinkedValue } from "./linked-design.ts";
import { embedName } from "./names/embed-name.ts";
import { type PlaceScope, paramsRoot } from "./names/place-scope.ts";
import { checkName } from "./names/references.ts";
import type { CollectionShape, ColumnsShape, NamedCollection, NamedTable } from "./names/symbols.ts";
import { checkArranged, linkCall, linkCustom } from "./rules/function-call.ts";
import { checkRestRequest, checkXanoRequest } from "./rules/request-rules.ts";
import { type NamedFields, type RelatedRows, withSpelledFields } from "./values/field-path.ts";
import { checkFilter, checkOrder } from "./values/link-filter.ts";
import { filterSchema, linkValue, mapSchema } from "./values/link-value.ts";

/** The parts of a collection that are computed on each fetch, in print order. */
const boundParts: Readonly<Record<string, CatalogueSchema>> = {
  args: mapSchema,
  url: { type: "string" },
  pathParams: mapSchema,
  query: mapSchema,
  headers: mapSchema,
  body: { "x-type": "unknown" },
  filter: filterSchema,
  sort: filterSchema,
  limit: { type: "integer" },
  offset: { type: "integer" },
};

/** Links the collections of a file. Reports unknown tables, columns, relations and functions. */
export function linkCollections(
  file: SourceFile,
  contextOf: (file: SourceFile) => LinkContext,
  outer: PlaceScope,
): readonly LinkedCollection[] {
  return [...contextOf(file).symbols.collections.values()].map((named) => {
    const ctx = contextOf(file);
    const { id, params, json } = named;
    const scope = params.length === 0 ? outer : outer.with(`collection:${id}`, { params: paramsRoot(params) });
    const entries: LinkedEntry[] = [];
    for (const part in boundParts) {
      if (json[part] !== undefined)
        entries.push({ name: part, value: linkValue(ctx, scope, json, part, schemaOf(json, part)) });
    }
    const partOf = (part: string) => entries.find(({ name }) => name === part)?.value;
    let fields = checkSource(ctx, json, partOf("filter"));
    if (json.schema && json.data !== undefined) ctx.written.push(writtenData(ctx, named));
    if (json.source === "rest") checkRestRequest(ctx, json, partOf("url"));
    if (json.source === "xano") checkXanoRequest(ctx, json);
    if (json.source === "supabase" && json.function !== undefined) {
      linkCall(ctx, json, partOf("args"));
      fields = checkArranged(ctx, json, partOf("filter"));
      if (fields) checkColumns(ctx, json, fields.columns);
    }
    const target = json.source === "custom" ? linkCustom(ctx, scope, json, partOf("args")) : undefined;
    return { named, entries: entries.map((entry) => withFields(entry, fields)), target, reads: ctx.reads };
  });
}

/** Returns a filter or an order of rows with its fields in the notation of the runtime. */
const withFields = ({ name, value }: LinkedEntry, fields: NamedFields | undefined): LinkedEntry => ({
  name,
  value: fields && (name === "filter" || name === "sort") ? withSpelledFields(value, fields) : value,
});

/** Returns the data of a collection, for a check against its schema. */
function writtenData({ file }: LinkContext, { json, isSingle }: NamedCollection): LinkedLiteral {
  const row = typeFromSchema(json.schema);
  return { kind: "literal", value: json.data, expected: isSingle ? row : list(row), file, owner: json, key: "data" };
}

/** A function of `custom/` takes a list of arguments, a function of the database takes named ones. */
const schemaOf = ({ source }: CollectionShape, part: string): CatalogueSchema | undefined =>
  source === "custom" && part === "args" ? argumentsSchema : boundParts[part];

const argumentsSchema: CatalogueSchema = { type: "array", items: { "x-type": "unknown" } };

/** Checks the table and columns that a collection reads. Returns the fields that its filter and order can name. */
function checkSource(
  ctx: LinkContext,
  json: CollectionShape,
  filter: LinkedValue | undefined,
): NamedFields | undefined {
  const { tables } = ctx.symbols;
  let fields: NamedFields | undefined;
  for (const key of ["table", "view"] as const) {
    const name = json[key];
    if (name === undefined || tables.size === 0 || !checkName(ctx, "table", name, tables, json, key)) continue;
    const table = tables.get(name);
    if (!table) continue;
    fields = checkTable(ctx, json, table, filter);
    if (json.realtime) checkRealtime(ctx, table, json, "realtime");
  }
  if (json.realtime && json.function !== undefined)
    ctx.report(diagnose("table/not-realtime", placeOf(ctx.file, json, "realtime"), json.function, false));
  if (json.echo !== undefined && !json.realtime)
    ctx.report(diagnose("property/missing", placeOf(ctx.file, json), "realtime", "`echo`"));
  return fields;
}

/** Reports `table/not-realtime` at `owner[key]` for a table or view whose changes are not published. */
export function checkRealtime(ctx: LinkContext, table: NamedTable, owner: object, key: string): void {
  if (!table.isRealtime)
    ctx.report(diagnose("table/not-realtime", placeOf(ctx.file, owner, key), table.name, !table.isView));
}

function checkTable(
  ctx: LinkContext,
  json: CollectionShape,
  table: NamedTable,
  filter: LinkedValue | undefined,
): NamedFields {
  const { embed = {}, echo } = json;
  if (echo !== undefined) checkName(ctx, "column", echo, table.row.fields, json, "echo");
  checkColumns(ctx, json, table.row.fields);
  const related = new Map<string, RelatedRows>();
  for (const alias of Object.keys(embed)) {
    if (!checkName(ctx, "relation", alias, table.relations, embed, alias, "key")) continue;
    const relation = table.relations.get(alias);
    const other = ctx.symbols.tables.get(relation?.table ?? "");
    if (!relation || !other) continue;
    if (!embedName(table, relation)) {
      const place = { ...placeOf(ctx.file, embed, alias), part: "key" } as const;
      ctx.report(diagnose("collection/unreachable-relation", place, alias, table.name));
    }
    const part = embed[alias] ?? {};
    const { columns: read, asText = [] } = part;
    related.set(alias, { columns: other.accepted, read, asText, isMany: relation.isMany });
    checkColumns(ctx, part, other.row.fields);
  }
  const fields = { columns: table.accepted, related };
  checkFilter(ctx, json.filter, filter, fields);
  checkOrder(ctx, json.sort, fields);
  return fields;
}

/** Checks the columns that are read. Only numbers need another form. */
function checkColumns(
  ctx: LinkContext,
  { columns = [], asText = [] }: ColumnsShape,
  known: NamedFields["columns"],
): void {
  columns.forEach((column, columnIndex) => {
    checkName(ctx, "column", column, known, columns, columnIndex);
  });
  const read = columns.length > 0 ? new Set(columns) : known;
  asText.forEach((column, columnIndex) => {
    if (!checkName(ctx, "column", column, known, asText, columnIndex)) return;
    const place = placeOf(ctx.file, asText, columnIndex);
    if (!read.has(column)) ctx.report(diagnose("property/missing", place, column, "`columns`", readToo));
    const type = withoutNothing(known.get(column) ?? unknown) ?? unknown;
    if (type.kind !== "number" && type.kind !== "unknown")
      ctx.report(
        diagnose("property/wrong-type", place, "a column of type `number`", `\`${typeText(type)}\``, leaveOut),
      );
  });
}

const readToo = "`asText` names some of the columns that are read";
const leaveOut = "leave it out of `asText`: only numbers lose digits";
