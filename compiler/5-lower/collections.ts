import type { LinkedCollection, LinkedValue } from "../3-link/linked-design.ts";
import { type EmbedName, embedName } from "../3-link/names/embed-name.ts";
import type { CollectionShape, ColumnsShape } from "../3-link/names/symbols.ts";
import { inQuotes } from "../3-link/values/field-path.ts";
import type { RecordType } from "../formula-types.ts";
import { kebabCase } from "../names.ts";
import { thingName } from "../output-names.ts";
import { placeOf } from "../span.ts";
import { optional, tsType } from "../value-types.ts";
import { type LowerBase, type LowerContext, moduleContext, use, valueCode, variableCode } from "./context.ts";
import { readsParams } from "./fetches.ts";
import type { CodeModule, Declaration, Import, OutputEntry, OutputExpression } from "./output-module.ts";
import {
  cmsFunction,
  customFunction,
  fileFunction,
  restFunction,
  runtime,
  supabaseFunction,
  xanoFunction,
} from "./runtime-names.ts";
import { isRequestSetting, requestArrow } from "./service-requests.ts";
import { tableType } from "./tables.ts";
import { paramsType, typeText } from "./type-text.ts";
import { argumentsOf, code, lowerArrow, lowerData, lowerNow } from "./value.ts";

/** collections/<name>.ts: the source of a collection's data, and its current request. */
export function lowerCollection(base: LowerBase, linked: LinkedCollection): CodeModule {
  const { named } = linked;
  const ctx = moduleContext(base, "../");
  const { id, json } = named;
  const lowerSource = sources[json.source];
  if (!lowerSource) throw new Error(`no lowering for the source ${json.source}`);
  const value = lowerSource(ctx, linked);
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

type LowerSource = (ctx: LowerContext, linked: LinkedCollection) => OutputExpression;

/** How the collections of each source are printed. */
const sources: Readonly<Record<string, LowerSource>> = {
  static: (ctx, { named }) => (named.json.inline === false ? lowerFile(ctx, named) : lowerStatic(ctx, named)),
  cms: lowerCms,
  custom: lowerCustom,
  supabase: lowerSupabase,
  rest: (ctx, linked) => lowerAnswered(ctx, linked, restFunction("restCollection")),
  xano: (ctx, linked) => lowerAnswered(ctx, linked, xanoFunction("xanoCollection")),
};

/** A collection with the response of a service. */
function lowerAnswered(ctx: LowerContext, { named, entries }: LinkedCollection, callee: Import): OutputExpression {
  const { id, json, place } = named;
  const parts = entries.filter(({ name }) => !isRequestSetting(name));
  const fields: OutputEntry[] = [
    ...literalEntries([
      ...nameOf(json, id),
      hasParamsOf(named),
      ["resultPath", json.resultPath],
      singleOf(json),
      keyOf(json),
      autoFetchOf(json),
    ]),
    { key: "request", value: requestArrow(ctx, json, entries, place) },
    ...boundEntries(ctx, parts),
  ];
  return declared(ctx, callee, typesOf(ctx, named), fields);
}

/** A collection with the result of a function of `custom/`; naming the function does not call it. */
function lowerCustom(ctx: LowerContext, { named, entries, target }: LinkedCollection): OutputExpression {
  const { id, json } = named;
  const [name = ""] = target?.references.map((one) => valueCode(ctx, one)) ?? [];
  const given = entries.find(({ name }) => name === "args")?.value;
  return declared(ctx, customFunction, typesOf(ctx, named), [
    ...literalEntries([...nameOf(json, id), hasParamsOf(named), singleOf(json), keyOf(json), autoFetchOf(json)]),
    {
      key: "request",
      value: lowerArrow(ctx, given && readsParams(given) ? "call, params" : "call", (inner) => {
        const args = [code(name), ...argumentsOf(inner, given)];
        return { kind: "call", callee: "call", args };
      }),
      from: placeOf(named.place.file, json, "function"),
    },
    ...boundEntries(
      ctx,
      entries.filter(({ name }) => name !== "args"),
    ),
  ]);
}

/** Returns the call that declares a collection. */
const declared = (ctx: LowerContext, callee: Import, types: string, entries: OutputEntry[]): OutputExpression => ({
  kind: "call",
  callee: `${use(ctx, callee)}<${types}>`,
  args: [{ kind: "object", entries }],
});

/** Returns the id of a collection, and the name for its errors. */
const nameOf = ({ name }: CollectionShape, id: string): Settings => [
  ["id", id],
  ["name", name],
];

/** The settings that every source has, if they differ from the default. */
const hasParamsOf = ({ params }: LinkedCollection["named"]): Settings[number] => [
  "hasParams",
  params.length > 0 ? true : undefined,
];
const keyOf = (json: CollectionShape): Settings[number] => ["key", json.key === "id" ? undefined : json.key];
const singleOf = (json: CollectionShape): Settings[number] => ["single", json.single === true ? true : undefined];
const autoFetchOf = (json: CollectionShape): Settings[number] => [
  "autoFetch",
  json.autoFetch === false ? false : undefined,
];

type Settings = readonly (readonly [key: string, value: unknown])[];

/** Returns the settings that are present. */
const literalEntries = (settings: Settings): OutputEntry[] =>
  settings
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: { kind: "literal", value } }));

/** Returns the parts that are computed on each fetch. */
const boundEntries = (ctx: LowerContext, entries: LinkedCollection["entries"]): OutputEntry[] =>
  entries.map(({ name, value }) => ({
    key: name,
    value:
      (name === "offset" ? offsetVariable(ctx, value) : undefined) ??
      lowerArrow(ctx, readsParams(value) ? "params" : "", (inner) => lowerNow(inner, value)),
    from: value,
  }));

/** Returns the variable that is the offset, which then follows the page that is shown; undefined for another formula. */
function offsetVariable(ctx: LowerContext, value: LinkedValue): OutputExpression | undefined {
  const expression = value.kind === "formula" ? ctx.formulas.get(value)?.expression : undefined;
  if (expression?.kind !== "reference") return undefined;
  const { reference } = expression;
  if (reference.thing.kind !== "variable" || reference.writable !== undefined) return undefined;
  return code(variableCode(ctx, reference));
}

/** Records that the server returns page by page; they are not in the output. */
function lowerCms(ctx: LowerContext, { named, entries }: LinkedCollection): OutputExpression {
  const { id, json } = named;
  const settings: Settings = [...nameOf(json, id), hasParamsOf(named), keyOf(json), autoFetchOf(json)];
  return declared(ctx, cmsFunction, typesOf(ctx, named), [...literalEntries(settings), ...boundEntries(ctx, entries)]);
}

/** Data that the build writes to a separate file; it is not in the output. */
function lowerFile(ctx: LowerContext, { id, json, row, isSingle }: LinkedCollection["named"]): OutputExpression {
  const empty: OutputExpression = isSingle ? { kind: "literal", value: null } : { kind: "list", items: [] };
  const fields: OutputEntry[] = [
    ...literalEntries(nameOf(json, id)),
    { key: "empty", value: empty },
    ...literalEntries([keyOf(json)]),
  ];
  const type = tsType(isSingle ? optional(row) : { kind: "list", item: row });
  return declared(ctx, fileFunction, type, fields);
}

function lowerStatic(ctx: LowerContext, { id, json, row, isSingle }: LinkedCollection["named"]): OutputExpression {
  const fields: OutputEntry[] = [
    ...literalEntries([["id", id]]),
    { key: "data", value: lowerData(json.data) },
    ...literalEntries([keyOf(json)]),
  ];
  const type = tsType(isSingle ? row : { kind: "list", item: row });
  return declared(ctx, runtime.staticCollection, type, fields);
}

function lowerSupabase(ctx: LowerContext, { named, entries }: LinkedCollection): OutputExpression {
  const { id, json } = named;
  const settings: Settings = [
    ...nameOf(json, id),
    hasParamsOf(named),
    ["table", json.table ?? json.view],
    ["function", json.function],
    ["select", selectOf(ctx, json)],
    singleOf(json),
    ["count", json.count === undefined ? undefined : true],
    keyOf(json),
    autoFetchOf(json),
    ["realtime", json.realtime === true ? true : undefined],
    ["echo", json.echo],
  ];
  return declared(ctx, supabaseFunction("supabaseCollection"), typesOf(ctx, named), [
    ...literalEntries(settings),
    ...boundEntries(ctx, entries),
  ]);
}

/** Returns the columns in the syntax of PostgREST, with embedded relations. */
function selectOf({ symbols }: LowerContext, json: CollectionShape): string | undefined {
  const { columns, asText, embed } = json;
  if (!columns && !asText && !embed) return undefined;
  const table = symbols.tables.get(json.table ?? json.view ?? "");
  const related = Object.entries(embed ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([alias, { inner, ...part }]) => {
      const relation = table?.relations.get(alias);
      const name = embedded(alias, table && relation && embedName(table, relation));
      return `${name}${inner ? "!inner" : ""}(${columnsOf(part, symbols.tables.get(relation?.table ?? "")?.row)})`;
    });
  const called = symbols.functions.get(json.function ?? "")?.row;
  return [columnsOf(json, called?.kind === "record" ? called : table?.row), ...related].join(",");
}

/** Returns columns, the ones to read as text with a cast. `*` beside a cast would read a column twice. */
function columnsOf({ columns, asText = [] }: ColumnsShape, row: RecordType | undefined): string {
  const names = columns ?? (asText.length === 0 ? undefined : [...(row?.fields.keys() ?? ["*", ...asText])]);
  return names?.map((name) => `${queryName(name)}${asText.includes(name) ? "::text" : ""}`).join(",") ?? "*";
}

/** Returns `dono:usuarios!contatos_dono_fkey`: the constraint distinguishes two relations to the same table. */
function embedded(alias: string, name: EmbedName | undefined): string {
  const { target, hint } = name ?? { target: alias };
  const renamed = alias === target ? queryName(target) : `${queryName(alias)}:${queryName(target)}`;
  // A constraint `inner_fkey` would be read as the word `inner`.
  const spelled = hint !== undefined && /^(?:inner|left)/.test(hint) ? inQuotes : queryName;
  return hint === undefined ? renamed : `${renamed}!${spelled(hint)}`;
}

/** Returns a name in the syntax of PostgREST: in quotes if it has characters that mean something there. */
const queryName = (name: string): string => (/^(?:\*|[A-Za-z_]\w*)$/.test(name) ? name : inQuotes(name));

/** Returns the types of the rows and of the parameters. */
function typesOf(ctx: LowerContext, named: LinkedCollection["named"]): string {
  const row = rowType(ctx, named);
  return named.params.length === 0 ? row : `${row}, ${paramsType(ctx, named.params)}`;
}

const rowType = (ctx: LowerContext, { row, hasOwnRow }: LinkedCollection["named"]): string =>
  hasOwnRow ? tsType(row) : typeText(ctx, row);

/** Declares the type of a row that differs from every table's: some of its columns, or a custom record. */
function rowDeclaration(
  ctx: LowerContext,
  { json, row, hasOwnRow }: LinkedCollection["named"],
): readonly Declaration[] {
  if (!hasOwnRow || row.kind !== "record" || row.name === undefined) return [];
  const { name, ...shape } = row;
  const table = ctx.symbols.tables.get(json.table ?? json.view ?? "");
  if (table && json.columns && !json.asText && !json.embed && !json.schema) {
    return [{ kind: "type", name, type: tableType(ctx, table.name, json.columns) ?? "unknown" }];
  }
  return [{ kind: "type", name, type: typeText(ctx, shape) }];
}
