import type { CollectionShape, NamedRelation } from "../3-link/environment.ts";
import type { LinkedCollection } from "../3-link/types.ts";
import { kebabCase } from "../names.ts";
import { thingName } from "../output-names.ts";
import { tsType } from "../value-types.ts";
import { type LowerBase, type LowerContext, moduleContext, use } from "./context.ts";
import { runtime, supabaseFunction } from "./runtime-names.ts";
import { tableType } from "./tables.ts";
import { typeText } from "./type-text.ts";
import type { CodeModule, Declaration, OutputEntry, OutputExpression } from "./types.ts";
import { lowerData, lowerNow } from "./value.ts";

/** collections/<name>.ts: where the data of a collection comes from, and what is asked for now. */
export function lowerCollection(base: LowerBase, { named, entries }: LinkedCollection): CodeModule {
  const ctx = moduleContext(base, "../");
  const { id, json } = named;
  const value: OutputExpression =
    json.source === "static" ? lowerStatic(ctx, named) : lowerSupabase(ctx, named, entries);
  return {
    kind: "code",
    path: `collections/${kebabCase(id)}.ts`,
    source: "collections.json",
    imports: ctx.imports,
    declarations: [
      ...rowDeclaration(ctx, named),
      {
        kind: "const",
        name: thingName("collection", id),
        isExported: true,
        value,
        doc: json.description,
        from: named.place,
      },
    ],
  };
}

function lowerStatic(ctx: LowerContext, { id, json, row, isSingle }: LinkedCollection["named"]): OutputExpression {
  const fields: OutputEntry[] = [
    { key: "id", value: { kind: "literal", value: id } },
    { key: "data", value: lowerData(json.data) },
  ];
  if (json.key !== undefined && json.key !== "id")
    fields.push({ key: "key", value: { kind: "literal", value: json.key } });
  const type = tsType(isSingle ? row : { kind: "list", item: row });
  return {
    kind: "call",
    callee: `${use(ctx, runtime.staticCollection)}<${type}>`,
    args: [{ kind: "object", entries: fields }],
  };
}

function lowerSupabase(
  ctx: LowerContext,
  named: LinkedCollection["named"],
  entries: LinkedCollection["entries"],
): OutputExpression {
  const { id, json } = named;
  const settings: readonly (readonly [string, unknown])[] = [
    ["id", id],
    ["table", json.table ?? json.view],
    ["function", json.function],
    ["select", selectOf(ctx, json)],
    ["single", json.single === true ? true : undefined],
    ["count", json.count === undefined ? undefined : true],
    ["key", json.key === "id" ? undefined : json.key],
    ["autoFetch", json.autoFetch === false ? false : undefined],
  ];
  const fields: OutputEntry[] = settings
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: { kind: "literal", value } }));
  for (const { name, value } of entries) {
    fields.push({ key: name, value: { kind: "arrow", params: "", body: lowerNow(ctx, value) }, from: value });
  }
  const callee = use(ctx, supabaseFunction("supabaseCollection"));
  return { kind: "call", callee: `${callee}<${rowType(ctx, named)}>`, args: [{ kind: "object", entries: fields }] };
}

/** The columns as PostgREST writes them, related rows included. */
function selectOf({ environment }: LowerContext, json: CollectionShape): string | undefined {
  const { columns, embed } = json;
  if (!columns && !embed) return undefined;
  const relations = environment.tables.get(json.table ?? json.view ?? "")?.relations;
  const related = Object.entries(embed ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([alias, one]) => `${embedded(alias, relations?.get(alias))}(${one.columns?.join(",") ?? "*"})`);
  return [...(columns ?? ["*"]), ...related].join(",");
}

/** `dono:usuarios!contatos_dono_fkey`: the constraint tells two relations to the same table apart. */
function embedded(alias: string, relation: NamedRelation | undefined): string {
  if (!relation) return alias;
  const { table, constraint } = relation;
  return `${alias === table ? table : `${alias}:${table}`}${constraint === undefined ? "" : `!${constraint}`}`;
}

const rowType = (ctx: LowerContext, { row, hasOwnRow }: LinkedCollection["named"]): string =>
  hasOwnRow ? tsType(row) : typeText(ctx, row);

/** The type of a row that is no table's as it is: some of its columns, or a record of its own. */
function rowDeclaration(
  ctx: LowerContext,
  { json, row, hasOwnRow }: LinkedCollection["named"],
): readonly Declaration[] {
  if (!hasOwnRow || row.kind !== "record" || row.name === undefined) return [];
  const { name, ...shape } = row;
  const table = ctx.environment.tables.get(json.table ?? json.view ?? "");
  if (table && json.columns && !json.embed && !json.schema) {
    return [{ kind: "type", name, type: tableType(ctx, table.name, json.columns) ?? "unknown" }];
  }
  return [{ kind: "type", name, type: typeText(ctx, shape) }];
}
