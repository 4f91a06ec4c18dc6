import type { LinkedCollection, LinkedValue } from "../3-link/types.ts";
import { runtime, supabaseFunction } from "../6-emit/runtime-names.ts";
import { kebabCase, pascalCase } from "../names.ts";
import { literal } from "../6-emit/code.ts";
import { tsType } from "../value-types.ts";
import { type LowerContext, use } from "./context.ts";
import type { CodeModule, OutputEntry, OutputExpression } from "./types.ts";
import { isBound, lowerData, lowerNow } from "./value.ts";
import { namedType } from "./workflow.ts";

type Base = Omit<LowerContext, "imports" | "prefix">;

/** collections/<name>.ts: where the data of a collection comes from, and what is asked for now. */
export function lowerCollection(base: Base, { named, entries }: LinkedCollection): CodeModule {
  const ctx: LowerContext = { ...base, prefix: "../", imports: [] };
  const { id, json } = named;
  const value: OutputExpression = json.source === "static" ? lowerStatic(ctx, named) : lowerSupabase(ctx, named, entries);
  return {
    kind: "code",
    path: `collections/${kebabCase(id)}.ts`,
    source: "collections.json",
    imports: ctx.imports,
    declarations: [{ kind: "const", name: id, isExported: true, value, doc: json.description, from: named.place }],
  };
}

function lowerStatic(ctx: LowerContext, { id, json, row, isSingle }: LinkedCollection["named"]): OutputExpression {
  const fields: OutputEntry[] = [
    { key: "id", value: { kind: "literal", value: id } },
    { key: "data", value: lowerData(json.data) },
  ];
  if (json.key !== undefined && json.key !== "id") fields.push({ key: "key", value: { kind: "literal", value: json.key } });
  const type = namedType(ctx, tsType(isSingle ? row : { kind: "list", item: row }));
  return { kind: "call", callee: `${use(ctx, runtime.staticCollection)}<${type}>`, args: [{ kind: "object", entries: fields }] };
}

function lowerSupabase(ctx: LowerContext, named: LinkedCollection["named"], entries: LinkedCollection["entries"]): OutputExpression {
  const { id, json } = named;
  const fields: OutputEntry[] = [{ key: "id", value: { kind: "literal", value: id } }];
  for (const key of ["table", "view", "function", "columns", "embed", "single", "count", "key", "autoFetch"] as const) {
    const setting = json[key];
    if (setting === undefined || (key === "key" && setting === "id") || (key === "autoFetch" && setting === true)) continue;
    fields.push({ key, value: { kind: "literal", value: setting } });
  }
  for (const { name, value } of entries) {
    fields.push({ key: name, value: isBound(value) || name === "filter" || name === "sort" ? asked(ctx, value) : lowerNow(ctx, value), from: value.place });
  }
  const callee = named.isSingle ? "supabaseRecord" : "supabaseCollection";
  return { kind: "call", callee: `${use(ctx, supabaseFunction(callee))}<${rowType(ctx, named)}>`, args: [{ kind: "object", entries: fields }] };
}

/** What is asked for now, read when the collection is fetched. */
const asked = (ctx: LowerContext, value: LinkedValue): OutputExpression => ({ kind: "arrow", params: "", body: lowerNow(ctx, value) });

/** The row's interface of tables.ts, or what is left of it with only some columns. */
function rowType(ctx: LowerContext, { json, row }: LinkedCollection["named"]): string {
  const table = ctx.environment.tables.get(json.table ?? json.view ?? "");
  if (table && json.columns && !json.embed && !json.schema) {
    const name = use(ctx, { name: `type ${pascalCase(table.name)}`, from: `${ctx.prefix}tables` });
    return `Pick<${name}, ${[...json.columns].sort().map((column) => literal(column)).join(" | ")}>`;
  }
  return namedType(ctx, tsType(row));
}
