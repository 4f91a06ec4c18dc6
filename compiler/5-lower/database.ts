import type { NamedFunction, NamedRelation, NamedTable } from "../3-link/names/symbols.ts";
import { indented, literal, propertyKey, recordType } from "../code.ts";
import { type LowerBase, type LowerContext, moduleContext, use } from "./context.ts";
import type { CodeModule } from "./output-module.ts";
import { pickType } from "./tables.ts";
import { typeText } from "./type-text.ts";

/** database.ts: the tables, views and functions in the shape of the types of Supabase's own client. */
export function lowerDatabase(base: LowerBase): CodeModule | undefined {
  const { tables, functions, hasBackend } = base.symbols;
  if (!hasBackend || tables.size === 0) return undefined;
  const ctx = moduleContext(base, "./");
  const all = sorted(tables);
  const schema = [
    `Tables: ${record(all.filter(({ isView }) => !isView).map((table) => [table.name, tableType(ctx, table)]))}`,
    `Views: ${record(all.filter(({ isView }) => isView).map((view) => [view.name, viewType(ctx, view)]))}`,
    `Functions: ${record(sorted(functions).map((one) => [one.name, functionType(ctx, one)]))}`,
  ];
  const type = recordType([`public: ${recordType(schema)}`]);
  return {
    kind: "code",
    path: "database.ts",
    source: "tables.json",
    imports: ctx.imports,
    declarations: [{ kind: "type", name: "Database", type }],
  };
}

const sorted = <T extends { readonly name: string }>(things: ReadonlyMap<string, T>): readonly T[] =>
  [...things.values()].sort((a, b) => (a.name < b.name ? -1 : 1));

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

const record = (fields: readonly (readonly [string, string])[]): string =>
  fields.length === 0
    ? "Record<never, never>"
    : recordType(fields.map(([name, type]) => `${propertyKey(name)}: ${type}`));

const rowType = (ctx: LowerContext, { typeName }: NamedTable): string =>
  use(ctx, { name: typeName, from: "tables", isOwn: true, isType: true });

function tableType(ctx: LowerContext, table: NamedTable): string {
  const row = rowType(ctx, table);
  const columns = [...table.row.fields.keys()].filter((name) => !table.generated.has(name)).sort();
  const required = columns.filter((name) => table.required.has(name));
  const optional = columns.filter((name) => !table.required.has(name));
  const insert = [
    ...(required.length > 0 ? [pickType(row, required)] : []),
    ...(optional.length > 0 ? [`Partial<${pickType(row, optional)}>`] : []),
  ];
  const writes = (type: string): string => (columns.length === 0 ? "Record<never, never>" : type);
  return recordType([
    `Row: ${row}`,
    `Insert: ${writes(insert.join(" & "))}`,
    `Update: ${writes(`Partial<${pickType(row, columns)}>`)}`,
    `Relationships: ${relationships(table)}`,
  ]);
}

const viewType = (ctx: LowerContext, view: NamedTable): string =>
  recordType([`Row: ${rowType(ctx, view)}`, `Relationships: ${relationships(view)}`]);

/** The client derives the other direction of a relation from the table that has the foreign key. */
function relationships({ relations }: NamedTable): string {
  const own = [...relations].filter(([, { isMany }]) => !isMany).sort(byName);
  return own.length === 0 ? "[]" : `[${own.map(([alias, one]) => `\n  ${relationship(alias, one)},`).join("")}\n]`;
}

function relationship(alias: string, { table, columns, constraint }: NamedRelation): string {
  const pairs = Object.entries(columns).sort(byName);
  return indented(
    recordType([
      `foreignKeyName: ${literal(constraint ?? alias)}`,
      `columns: ${literal(pairs.map(([own]) => own))}`,
      "isOneToOne: false",
      `referencedRelation: ${literal(table)}`,
      `referencedColumns: ${literal(pairs.map(([, other]) => other))}`,
    ]),
  );
}

function functionType(ctx: LowerContext, { args, result }: NamedFunction): string {
  const fields = [...args]
    .sort(byName)
    .map(([name, { type, isOptional }]) => `${propertyKey(name)}${isOptional ? "?" : ""}: ${typeText(ctx, type)}`);
  return recordType([
    `Args: ${fields.length === 0 ? "never" : recordType(fields)}`,
    `Returns: ${typeText(ctx, result)}`,
  ]);
}
