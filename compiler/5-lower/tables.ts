import type { Symbols } from "../3-link/names/symbols.ts";
import { indented, literal, unionType } from "../code.ts";
import { tsType } from "../value-types.ts";
import { type LowerContext, use } from "./context.ts";
import type { CodeModule } from "./output-module.ts";

/** tables.ts: the rows of the database as types, one interface per table or view. */
export function lowerTables(symbols: Symbols): CodeModule | undefined {
  if (symbols.tables.size === 0) return undefined;
  const declarations = [...symbols.tables.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((table) => ({
      kind: "record" as const,
      name: table.typeName,
      fields: [...table.row.fields].map(([name, type]) => ({
        name,
        type: tsType(type),
        isOptional: false,
      })),
    }));
  return { kind: "code", path: "tables.ts", source: "tables.json", imports: new Set(), declarations };
}

/** Returns the type of a table's row in the output, with only some columns; undefined for an undeclared table. */
export function tableType(
  ctx: LowerContext,
  table: string,
  columns: readonly string[] | undefined,
): string | undefined {
  const known = ctx.symbols.tables.get(table);
  if (!known) return undefined;
  const name = use(ctx, { name: known.typeName, from: "tables", isOwn: true, isType: true });
  return columns ? pickType(name, [...columns].sort()) : name;
}

/** Returns a type with only some fields of another. */
export function pickType(name: string, columns: readonly string[]): string {
  const names = unionType(columns.map(literal));
  return names.startsWith("\n") ? `Pick<\n  ${name},${indented(names)}\n>` : `Pick<${name}, ${names}>`;
}
